// @ts-check
// What is seen before the hall is open: a sentence, a bar with bytes, a button.
import { lang, say } from "./words.js"

/** @param {string} id */
const must = (id) => /** @type {HTMLElement} */ (document.getElementById(id))
const megabytes = (/** @type {number} */ bytes) => (bytes / 1e6).toLocaleString(lang(), { minimumFractionDigits: 1, maximumFractionDigits: 1 })

/**
 * @typedef {object} Shown
 * @property {string} said
 * @property {string} [figures]
 * @property {string} [act]
 * @property {() => void} [then]
 * @property {number} [got] bytes
 * @property {number} [all]
 */

/** @param {Shown} shown */
export function door({ said, figures = "", act, then, got, all }) {
  document.documentElement.lang = lang()
  must("said").textContent = say(said)
  const bar = /** @type {HTMLProgressElement} */ (must("bar"))
  bar.hidden = Boolean(act) || said === "page-insecure" || said === "page-old"
  if (all) bar.value = (got ?? 0) / all
  else bar.removeAttribute("value")
  must("figures").textContent = all ? say("page-bytes", { got: megabytes(got ?? 0), all: megabytes(all) }) : figures
  const button = /** @type {HTMLButtonElement} */ (must("act"))
  button.hidden = !act
  button.textContent = act ? say(act) : ""
  button.onclick = then ?? null
}

/** @param {string} text @param {string} act @param {() => void} then */
export function news(text, act, then) {
  const place = must("news"), button = /** @type {HTMLButtonElement} */ (place.querySelector("button"))
  place.hidden = false
  ;/** @type {HTMLElement} */ (place.querySelector("span")).textContent = text
  button.textContent = act
  button.onclick = then
}
