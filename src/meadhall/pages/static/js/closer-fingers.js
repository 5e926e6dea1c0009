// @ts-check
// Wheel, drag and pinch on a board that can be looked at closer; two fingers may turn something instead.
import { around } from "./dom.js"
import { closer, drag, reveal, zoom, zoomed, zoomedIn } from "./closer.js"
import { letGo } from "./press.js"

/** @type {Map<number, PointerEvent>} */
const fingers = new Map()
let dragged = false
/** @type {(angle: number) => boolean} */
let twisted = () => false

/** @param {(angle: number) => boolean} take gets what two fingers turn, in degrees; no: they look closer instead */
export const onTwist = (take) => { twisted = take }

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
  else if (zoomedIn() && (dragged || Math.hypot(dx, dy) > 6)) drag(dx, dy)
  else return
  dragged = true
  letGo()
  fingers.set(event.pointerId, event)
}

/** @param {PointerEvent} before @param {PointerEvent} after @param {PointerEvent} other */
function pinch(before, after, other) {
  const way = (/** @type {PointerEvent} */ one) => [one.clientX - other.clientX, one.clientY - other.clientY]
  const far = (/** @type {PointerEvent} */ one) => Math.hypot(...way(one))
  const angle = (/** @type {PointerEvent} */ one) => (Math.atan2(way(one)[1], way(one)[0]) * 180) / Math.PI
  const turned = angle(after) - angle(before)
  if (twisted(turned > 180 ? turned - 360 : turned < -180 ? turned + 360 : turned)) return
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
  zoomed()
  window.addEventListener("resize", zoomed)
  document.addEventListener("wheel", wheel, { passive: false })
  document.addEventListener("pointerdown", down)
  document.addEventListener("pointermove", moved)
  document.addEventListener("pointerup", (event) => fingers.delete(event.pointerId))
  document.addEventListener("pointercancel", (event) => fingers.delete(event.pointerId))
  document.addEventListener("click", clicked, true)
  document.addEventListener("focusin", ({ target }) => {
    const node = /** @type {Element} */ (target)
    if (document.body.classList.contains("keys") && node.closest("#board > svg")) reveal(node)
  })
}
