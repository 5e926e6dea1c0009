// @ts-check
// Fingers on a phone's table: a swipe sideways turns the page, two taps look closer at the board.
import { around, page, small } from "./dom.js"
import { zoom, zoomedIn } from "./closer.js"
import { unpin } from "./pin.js"

const FAR = 48 // pixels that make a swipe
const NEAR = 24 // between two taps that are one
const TWICE = 350 // milliseconds between them

/** @type {Touch | null} */
let began = null
let tapped = { at: 0, x: 0, y: 0 }

/** Two taps beside every choice look closer there, or at the whole again. @param {MouseEvent} event */
function twice(event) {
  if (!small.matches || !around(event, "#board")) return
  const { timeStamp: at, clientX: x, clientY: y } = event
  const again = at - tapped.at < TWICE && Math.hypot(x - tapped.x, y - tapped.y) < NEAR
  tapped = { at: again ? 0 : at, x, y }
  if (!again || around(event, "[data-answer], .open, #tried")) return
  unpin(false)
  zoom(zoomedIn() ? 0 : 2.2, x, y)
}

/** @param {TouchEvent} event */
function touched(event) {
  const inside = around(event, "main, .beam") && !around(event, "dialog, input, #cannots")
  began = event.touches.length === 1 && inside ? event.touches[0] : null
}

/** Whether something around a node can be scrolled sideways. @param {Element | null} node */
function scrolls(node) {
  for (let one = node; one && one.id !== "table"; one = one.parentElement) {
    if (one.scrollWidth > one.clientWidth + 1 && /auto|scroll/.test(getComputedStyle(one).overflowX)) return true
  }
  return false
}

/** Which way a finger went: 1 to the next page, -1 back, 0 nowhere. @param {Touch} from @param {Touch} to */
function way(from, to) {
  const dx = to.clientX - from.clientX, dy = to.clientY - from.clientY
  return Math.abs(dx) < FAR || Math.abs(dx) < 2 * Math.abs(dy) ? 0 : dx < 0 ? 1 : -1
}

/** @param {(by: number) => void} turned what a swipe does; a board that is looked at closer is panned instead */
export function watchSwipes(turned) {
  document.addEventListener("click", twice)
  document.addEventListener("touchstart", touched, { passive: true })
  document.addEventListener("touchend", (event) => {
    const from = began, by = from ? way(from, event.changedTouches[0]) : 0
    began = null
    const under = /** @type {Element | null} */ (from?.target ?? null)
    if (!by || !small.matches || "saga" in page || (under?.closest("#board") && zoomedIn()) || scrolls(under)) return
    turned(by)
  }, { passive: true })
}
