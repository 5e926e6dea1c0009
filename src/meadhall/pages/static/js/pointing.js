// @ts-check
// What pointer and focus are on: its answer is lit and previewed, its place shown, its component explained.
import { $, all, around, focused, small } from "./dom.js"
import { haunt, light, places } from "./choices.js"
import { explainSoon, hideTip } from "./explain.js"
import { preview } from "./preview.js"

/** The component that an answer is about. @param {string} answer */
function component(answer) {
  const found = places(answer).map((place) => place.closest("[data-explain]")).find(Boolean)
  return /** @type {HTMLElement | undefined} */ (found)
}

const STILL = 6 // pixels: a hand on a mouse that rests

/** The answer that the pointer is on. @type {string | undefined} */
let pointed
/** @type {{x: number, y: number} | null} */
let clicked = null // nothing is explained where a click was until the pointer moves on

/** Whether the pointer still rests where it clicked. @param {Event} event */
function rests(event) {
  const { clientX: x, clientY: y } = /** @type {PointerEvent} */ (event)
  if (clicked && Math.hypot(x - clicked.x, y - clicked.y) > STILL) clicked = null
  return !!clicked
}

/** After something was drawn anew: what is pointed at is lit and foretold as before. */
export function pointAgain() {
  const answer = pointed && places(pointed).length ? pointed : focused()
  if (!answer) return
  light(answer)
  if (answer === pointed) preview(answer)
}

/** @param {Event} event */
function on(event) {
  const answer = around(event, "[data-answer]")?.dataset.answer
  const byTouch = small.matches && !document.body.classList.contains("keys") // a tap shows it, not the focus
  if (answer && !byTouch) {
    light(answer)
    preview(answer)
  }
  if (event.type === "pointerover") pointed = answer
  const spot = around(event, "[data-spot]")?.dataset.spot
  if (spot) $(spot)?.classList.add("pointed")
  const focus = event.type === "focusin", still = !focus && rests(event)
  const byKey = focus && answer && document.body.classList.contains("keys")
  const thing = around(event, "[data-explain]") || (byKey && component(answer))
  const touch = /** @type {PointerEvent} */ (event).pointerType === "touch"
  const by = focus ? /** @type {Element} */ (event.target) : null
  const trying = around(event, ".open, #tried") // a card would hide what is being decided
  if (thing && !touch && !trying && !still) explainSoon(thing, by)
}

/** @param {Event} event */
function off(event) {
  if (around(event, "[data-answer]")) {
    light(focused())
    haunt($("table")?.dataset.picked || focused())
  }
  for (const node of all(".pointed")) node.classList.remove("pointed")
  if (around(event, "[data-explain], [aria-describedby=tip]")) hideTip()
}

export function watchPointing() {
  document.addEventListener("pointerdown", ({ clientX: x, clientY: y }) => { clicked = { x, y } })
  for (const type of ["pointerover", "focusin"]) document.addEventListener(type, on)
  for (const type of ["pointerout", "focusout"]) document.addEventListener(type, off)
}
