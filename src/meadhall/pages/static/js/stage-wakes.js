// @ts-check
// Wakes: a line from the place that pays a seat to its total. They run over sea and gutter, never over words or pieces;
// where there is no such way, there is none.
import { all, must } from "./dom.js"

/** @typedef {{x: number, y: number}} Point */
/** @typedef {{left: number, top: number, right: number, bottom: number}} Box */

const SVG = "http://www.w3.org/2000/svg"
const WATER = "#stage, .weighing, .board, .board > svg, .sea, .shoal, .frame, [fill='url(#waves)']" // a wake may cross
const STEP = 5, ROOM = 4, LANE = 8, AROUND = 40 // pixels: of a look; to words; to the next wake; aside of a place

/** @param {Box} box @param {Point} a @param {Point} b whether a straight line keeps off */
const off = (box, a, b) =>
  Math.max(a.x, b.x) < box.left - ROOM || Math.min(a.x, b.x) > box.right + ROOM ||
  Math.max(a.y, b.y) < box.top - ROOM || Math.min(a.y, b.y) > box.bottom + ROOM

/** @param {Point} at @param {Element} from whether nothing but water, or the place itself, lies there */
function open({ x, y }, from) {
  const top = document.elementFromPoint(x, y)
  return Boolean(top && (from.contains(top) || top.matches(WATER)))
}

/** @param {Point[]} way @param {Element} from @param {Box[]} words */
function free(way, from, words) {
  return way.slice(1).every((b, k) => {
    const a = way[k], looks = Math.ceil(Math.hypot(b.x - a.x, b.y - a.y) / STEP)
    if (words.some((box) => !off(box, a, b))) return false
    return Array.from({ length: looks }, (_, n) => (n + 1) / looks)
      .every((part) => open({ x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part }, from))
  })
}

/** Ways from a place to a lane: straight to the right, else above or below it. @param {Box} box @param {number} lane */
function* ways(box, lane) {
  const middle = (box.top + box.bottom) / 2, x = (box.left + box.right) / 2
  for (let aside = 0; aside < (box.bottom - box.top) / 2 - ROOM; aside += LANE) {
    for (const y of aside ? [middle - aside, middle + aside] : [middle]) yield [{ x: box.right, y }, { x: lane, y }]
  }
  for (let aside = LANE; aside < AROUND; aside += LANE) {
    yield [{ x, y: box.top }, { x, y: box.top - aside }, { x: lane, y: box.top - aside }]
    yield [{ x, y: box.bottom }, { x, y: box.bottom + aside }, { x: lane, y: box.bottom + aside }]
  }
}

/** A line of ink and one of dye. @param {Point[]} way @param {number} seat */
function drawn(way, seat) {
  const own = must("stage").getBoundingClientRect()
  const d = way.map(({ x, y }, k) => `${k ? "L" : "M"}${(x - own.x).toFixed(1)} ${(y - own.y).toFixed(1)}`).join("")
  return ["wake-under", `wake seat-${seat + 1}`].map((name) => {
    const path = document.createElementNS(SVG, "path")
    path.setAttribute("d", d)
    path.setAttribute("class", name)
    return path
  })
}

/**
 * The wakes of a step, each from one of the places that count for a seat.
 * @param {Map<number, Element[]>} places by seat
 * @returns {SVGPathElement[]}
 */
export function wakes(places) {
  const totals = must("stage").querySelector(".tally")?.getBoundingClientRect()
  const board = must("stage").querySelector(".board")?.getBoundingClientRect()
  if (!totals || !board || totals.left <= board.right) return []
  const words = all("#stage .board text, #stage .weighed:not([hidden])").map((node) => node.getBoundingClientRect())
  /** @type {Box[]} */
  const taken = [], found = []
  for (const [seat, nodes] of places) {
    const lane = totals.left - ROOM - LANE * (found.length / 2)
    if (lane < board.right) break // the gutter is full
    const row = must(`tally-${seat + 1}`).getBoundingClientRect(), y = (row.top + row.bottom) / 2
    const boxes = nodes.map((node) => ({ node, box: node.getBoundingClientRect() }))
    boxes.sort((a, b) => b.box.right - a.box.right)
    for (const { node, box } of boxes) {
      const others = [...words.filter((one) => off(one, ...corners(box))), ...taken]
      const way = [...ways(box, lane)].find((one) => free(one, node, others))
      if (!way) continue
      found.push(...drawn([...way, { x: lane, y }, { x: totals.left + 2, y }], seat))
      const [from, to] = way.slice(-2)
      taken.push({ left: from.x, right: to.x, top: from.y, bottom: from.y })
      break
    }
  }
  return found
}

/** @param {Box} box @returns {[Point, Point]} */
const corners = (box) => [{ x: box.left, y: box.top }, { x: box.right, y: box.bottom }]
