// @ts-check
// Looking closer, for boards that say so; the state lives here, so that a patch does not lose it.
import { around, first, must } from "./dom.js"
import { letGo } from "./press.js"

const look = { k: 1, x: 0, y: 0 }
const MOST = 6
/** @type {Map<number, PointerEvent>} */
const fingers = new Map()
let dragged = false

/** The drawing that can be looked at closer. */
export const closer = () => first("#board > svg[data-zoom]")

/** @param {number} least @param {number} most @param {number} value */
const within = (least, most, value) => Math.max(least, Math.min(most, value))

/** Draw it as it is looked at. */
export function zoomed() {
  const svg = closer()
  if (!svg) return
  const board = must("board"), box = board.getBoundingClientRect()
  look.k = within(1, MOST, look.k)
  look.x = within(box.width * (1 - look.k), 0, look.x)
  look.y = within(box.height * (1 - look.k), 0, look.y)
  svg.style.transformOrigin = "0 0"
  svg.style.transform = look.k === 1 ? "" : `translate(${look.x}px, ${look.y}px) scale(${look.k})`
  board.classList.toggle("closer", look.k > 1)
}

/**
 * @param {number} by a factor; 0 shows the whole board
 * @param {number} [x] what stays in its place, else the middle
 * @param {number} [y]
 */
export function zoom(by, x, y) {
  const box = must("board").getBoundingClientRect(), was = look.k
  const px = (x ?? box.x + box.width / 2) - box.x, py = (y ?? box.y + box.height / 2) - box.y
  look.k = by ? within(1, MOST, look.k * by) : 1
  look.x = px - ((px - look.x) * look.k) / was
  look.y = py - ((py - look.y) * look.k) / was
  zoomed()
}

/** @param {Event} event */
const onBoard = (event) => !!around(event, "#board")

/** @param {WheelEvent} event */
function wheel(event) {
  if (!closer() || !onBoard(event)) return
  event.preventDefault()
  zoom(event.deltaY < 0 ? 1.15 : 1 / 1.15, event.clientX, event.clientY)
}

/** @param {PointerEvent} event */
function down(event) {
  if (!closer() || !onBoard(event)) return
  fingers.set(event.pointerId, event)
  dragged = false
}

/** @param {PointerEvent} event */
function moved(event) {
  const before = fingers.get(event.pointerId)
  if (!before) return
  const other = [...fingers.values()].find((one) => one.pointerId !== event.pointerId)
  const dx = event.clientX - before.clientX, dy = event.clientY - before.clientY
  if (other) pinch(before, event, other)
  else if (look.k > 1 && (dragged || Math.hypot(dx, dy) > 6)) {
    look.x += dx
    look.y += dy
    zoomed()
  } else return
  dragged = true
  letGo()
  fingers.set(event.pointerId, event)
}

/** @param {PointerEvent} before @param {PointerEvent} after @param {PointerEvent} other */
function pinch(before, after, other) {
  const far = (/** @type {PointerEvent} */ one) => Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY)
  zoom(far(after) / Math.max(1, far(before)), (after.clientX + other.clientX) / 2, (after.clientY + other.clientY) / 2)
}

/** The end of a drag is no click. @param {Event} event */
function clicked(event) {
  if (!dragged || !onBoard(event)) return
  event.stopPropagation()
  event.preventDefault()
  dragged = false
}

export function watchFingers() {
  document.addEventListener("wheel", wheel, { passive: false })
  document.addEventListener("pointerdown", down)
  document.addEventListener("pointermove", moved)
  document.addEventListener("pointerup", (event) => fingers.delete(event.pointerId))
  document.addEventListener("pointercancel", (event) => fingers.delete(event.pointerId))
  document.addEventListener("click", clicked, true)
}
