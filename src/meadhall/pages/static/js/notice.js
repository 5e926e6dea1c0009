// @ts-check
// Saying things: a notice over the page, and news for those who listen.
import { first, must } from "./dom.js"

/** @type {ReturnType<typeof setTimeout> | undefined} */
let timer

/** @param {string} text @param {boolean} stay */
export function toast(text, stay = false) {
  const home = first("dialog[open]") || document.body // what lies behind a dialog is neither seen nor read
  const node = must("toast")
  if (node.parentNode !== home) home.append(node)
  node.textContent = text || ""
  clearTimeout(timer)
  timer = setTimeout(() => { node.textContent = "" }, stay ? 20000 : 3500)
}

/** @param {string} text */
export function tell(text) {
  must("news").textContent = text
}
