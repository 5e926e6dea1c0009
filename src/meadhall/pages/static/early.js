// @ts-check
// A form that is sent before the client runs waits for it (`js/forms.js`): the browser's own way would open the same
// page anew, with nothing of what was chosen. No module, for those run when the whole page is there.
document.addEventListener("submit", (event) => {
  if (document.documentElement.dataset.runs) return
  event.preventDefault()
  ;/** @type {HTMLElement} */ (event.target).dataset.early = "yes"
})
