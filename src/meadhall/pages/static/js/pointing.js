// @ts-check
// What pointer and focus are on: its answer is lit and previewed, its place shown, its component explained.
import { $, all, around, focused } from "./dom.js"
import { light, places } from "./choices.js"
import { explainSoon, hideTip } from "./explain.js"
import { preview } from "./preview.js"

/** The component that an answer is about. @param {string} answer */
function component(answer) {
  const found = places(answer).map((place) => place.closest("[data-explain]")).find(Boolean)
  return /** @type {HTMLElement | undefined} */ (found)
}

/** @param {Event} event */
function on(event) {
  const answer = around(event, "[data-answer]")?.dataset.answer
  if (answer) {
    light(answer)
    preview(answer)
  }
  const spot = around(event, "[data-spot]")?.dataset.spot
  if (spot) $(spot)?.classList.add("pointed")
  const focus = event.type === "focusin"
  const byKey = focus && answer && document.body.classList.contains("keys")
  const thing = around(event, "[data-explain]") || (byKey && component(answer))
  const touch = /** @type {PointerEvent} */ (event).pointerType === "touch"
  if (thing && !touch) explainSoon(thing, focus ? /** @type {Element} */ (event.target) : null)
}

/** @param {Event} event */
function off(event) {
  if (around(event, "[data-answer]")) light(focused())
  for (const node of all(".pointed")) node.classList.remove("pointed")
  if (around(event, "[data-explain], [aria-describedby=tip]")) hideTip()
}

export function watchPointing() {
  for (const type of ["pointerover", "focusin"]) document.addEventListener(type, on)
  for (const type of ["pointerout", "focusout"]) document.addEventListener(type, off)
}
