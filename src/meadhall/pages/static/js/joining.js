// @ts-check
// Joining: who only watches takes the name along, so that others know who looks on; who has a seat brings its words.
import { $, around } from "./dom.js"
import { takeWords } from "./seat-words.js"

/** @param {MouseEvent} event */
function watched(event) {
  const name = /** @type {HTMLInputElement | null} */ ($("name"))?.value.trim()
  if (around(event, "[data-watch]") && name) localStorage.setItem("watch-name", name)
}

export function watchJoining() {
  document.addEventListener("click", watched)
  takeWords()
}
