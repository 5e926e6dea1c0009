// @ts-check
// A long press explains what is under the finger, and is no click.
import { explain } from "./explain.js"

const LONG = 500, END = 700

/** @type {ReturnType<typeof setTimeout> | undefined} */
let timer
let pressed = 0

export const letGo = () => clearTimeout(timer)

/** Whether a click is the end of a long press; asked once. */
export function wasLong() {
  const was = Date.now() - pressed < END
  if (was) pressed = 0
  return was
}

/** @param {TouchEvent} event */
function start(event) {
  pressed = 0
  const { clientX, clientY } = event.touches[0]
  const under = document.elementsFromPoint(clientX, clientY).map((node) => node.closest("[data-explain]")).find(Boolean)
  if (!under) return
  timer = setTimeout(() => {
    pressed = Date.now()
    explain(/** @type {HTMLElement} */ (under))
  }, LONG)
}

function end() {
  letGo()
  if (pressed) pressed = Date.now()
}

export function watchPresses() {
  document.addEventListener("touchstart", start, { passive: true })
  document.addEventListener("touchend", end, { passive: true })
  document.addEventListener("touchmove", end, { passive: true })
  document.addEventListener("touchcancel", end, { passive: true })
  document.addEventListener("contextmenu", (event) => { if (pressed) event.preventDefault() })
}
