// @ts-check
// The settings of a table that the browser keeps: pace, when to be asked, win chances.
import { must } from "./dom.js"
import { byItself } from "./by-itself.js"
import { wanted, wish } from "./chances.js"
import { fillIn } from "./prefs.js"

/** @param {Event} event */
function changed(event) {
  const field = /** @type {HTMLSelectElement} */ (event.target)
  if (!field.dataset.keep) return
  localStorage.setItem(field.dataset.keep, field.value)
  byItself()
  if (field.id === "chances") wish(wanted())
}

export const watchSettings = () => document.addEventListener("change", changed)

/** The menu is drawn anew with the table; what was chosen stays. */
export function keepFilledIn() {
  new MutationObserver(fillIn).observe(must("dialog"), { childList: true, subtree: true, attributes: true })
  fillIn()
}
