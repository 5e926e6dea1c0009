// @ts-check
// Looking closer, for boards that say so; the state lives here, so that a patch does not lose it.
import { first, must, page, small } from "./dom.js"

// How closely, by the size that the drawing wants (0: the whole of it), and where; and where its origin was seen.
const look = { by: 1, k: 1, x: NaN, y: NaN, at: [NaN, NaN] }
const MOST = 6

/** The drawing that can be looked at closer. */
export const closer = () =>
  first(small.matches && page.table ? "#board > svg:not(.away-page)" : "#board > svg[data-zoom]")

/** Whether it is looked at closer now. */
export const zoomedIn = () => !!closer() && look.k > 1

/** @param {number} least @param {number} most @param {number} value */
const within = (least, most, value) => Math.max(least, Math.min(most, value))

/** What the board has room for a drawing. */
function room() {
  const board = must("board"), { left, top } = board.getBoundingClientRect()
  const { clientLeft, clientTop, clientWidth: width, clientHeight: height } = board
  return { left: left + clientLeft, top: top + clientTop, width, height }
}

/** How much nearer a drawing is to be looked at, so that its pieces have their full size. @param {HTMLElement} svg */
const near = (svg) => Number(svg.dataset.near ?? 1)

/** Draw it as it is looked at; what was drawn anew stays where it was. */
export function zoomed() {
  const svg = closer()
  if (!svg) return
  const { width, height } = room(), was = look.k
  look.k = within(1, MOST * near(svg), look.by * near(svg))
  const { a: unit, e, f } = lie(svg), origin = (svg.dataset.origin ?? "").split(" ").map(Number)
  const at = [e + unit * origin[0], f + unit * origin[1]]
  look.x = settled(look.x, was * look.at[0] - look.k * at[0], width)
  look.y = settled(look.y, was * look.at[1] - look.k * at[1], height)
  look.at = at
  const moves = /** @type {HTMLElement} */ (svg.querySelector("[data-moves]") ?? svg)
  const [dx, dy, per] = moves === svg ? [0, 0, 1] : [e * (look.k - 1), f * (look.k - 1), unit]
  const way = `translate(${(look.x + dx) / per}px, ${(look.y + dy) / per}px) scale(${look.k})`
  moves.style.transformOrigin = "0 0"
  moves.style.transform = look.k === 1 ? "" : way
  must("board").classList.toggle("closer", look.k > 1)
}

/** Where the units of a drawing lie in the board, looked at as a whole. @param {Element} svg */
function lie(svg) {
  const { width, height } = room()
  const [, , wide, high] = (svg.getAttribute("viewBox") ?? "0 0 1 1").split(" ").map(Number)
  const a = Math.min(width / wide, height / high)
  return { a, e: (width - wide * a) / 2, f: (height - high * a) / 2 }
}

/** @param {number} was @param {number} moved by how much the drawing did @param {number} wide */
function settled(was, moved, wide) {
  const least = wide * (1 - look.k)
  return within(least, 0, Number.isNaN(was) ? least / 2 : was + (moved || 0))
}

/**
 * @param {number} by a factor; 0 shows the whole board
 * @param {number} [x] what stays in its place, else the middle
 * @param {number} [y]
 */
export function zoom(by, x, y) {
  const svg = closer()
  if (!svg) return
  const { left, top, width, height } = room(), was = look.k
  const px = x === undefined ? width / 2 : x - left, py = y === undefined ? height / 2 : y - top
  look.k = by ? within(1, MOST * near(svg), look.k * by) : 1
  look.by = look.k > 1 ? look.k / near(svg) : 0
  look.x = px - ((px - look.x) * look.k) / was
  look.y = py - ((py - look.y) * look.k) / was
  zoomed()
}

const EDGE = 24 // pixels round what is brought into sight

/** Bring something of the board into sight. @param {Element} node */
export function reveal(node) {
  if (!zoomedIn()) return
  const { left, top, width, height } = room(), box = node.getBoundingClientRect()
  drag(into(left, width, box.left, box.right), into(top, height, box.top, box.bottom))
}

/**
 * How far something must move to lie inside.
 * @param {number} from @param {number} wide of the room @param {number} a where it begins @param {number} b and ends
 */
const into = (from, wide, a, b) => (a < from + EDGE ? from + EDGE - a : Math.min(0, from + wide - EDGE - b))

/** @param {number} dx @param {number} dy */
export function drag(dx, dy) {
  look.x += dx
  look.y += dy
  zoomed()
}
