// @ts-check
// Motion: pieces glide from where they were; new choices fade in when they have arrived.
import { $, all, calm } from "./dom.js"

/** @typedef {Map<string, {transform: string | null, box: DOMRect}>} Spots */

/** @returns {Spots} where the pieces of the board are now */
export const spots = () =>
  new Map(all("#board [id][transform]").map((node) => [
    node.id,
    { transform: node.getAttribute("transform"), box: node.getBoundingClientRect() },
  ]))

/**
 * The course of a piece: along its wake where one is drawn, else straight.
 * @param {Element} node
 * @param {number} dx
 * @param {number} dy
 */
function course(node, dx, dy) {
  const way = /** @type {SVGPathElement | null} */ (document.querySelector(`#board path[data-of="${node.id}"]`))
  const length = way?.getTotalLength() || 0
  const [x, y] = (node.getAttribute("transform")?.match(/-?[\d.]+/g) || [0, 0]).map(Number)
  const points = way && length ? Array.from({ length: 25 }, (_, i) => way.getPointAtLength((length * i) / 24)) : []
  const between = points.map((point) => ({ translate: `${point.x - x}px ${point.y - y}px` }))
  return {
    frames: [{ translate: `${dx}px ${dy}px` }, ...between, { translate: "0px 0px" }],
    duration: Math.min(700, 420 + length / 4),
  }
}

/**
 * Let what was moved since then glide to its place.
 * @param {Spots} before
 * @returns {number} how many pieces move
 */
export function glide(before) {
  if (calm.matches || document.hidden) return 0
  let moved = 0
  for (const [id, was] of before) {
    const node = /** @type {SVGGraphicsElement | null} */ (/** @type {unknown} */ ($(id)))
    if (!node || node.getAttribute("transform") === was.transform) continue
    const box = node.getBoundingClientRect(), scale = node.ownerSVGElement?.getScreenCTM()?.a || 1
    const dx = (was.box.x - box.x) / scale, dy = (was.box.y - box.y) / scale
    if (!dx && !dy) continue
    moved++
    const { frames, duration } = course(node, dx, dy)
    node.animate(frames, { duration, easing: "cubic-bezier(.3,.7,.2,1)" })
  }
  if (moved) fadeIn()
  return moved
}

function fadeIn() {
  for (const node of all("#board .rope, #board .key, #board .burst, #answers li"))
    node.animate([{ opacity: 0 }, { opacity: 0, offset: 0.6 }, { opacity: 1 }], { duration: 620 })
}
