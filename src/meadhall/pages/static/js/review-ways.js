// @ts-check
// What a decision shows of itself: its row in sight, and on the board the chances of the way taken and of the bot's.
import { $, all, calm, first, small } from "./dom.js"

/** The row of this decision comes into sight, where the list scrolls by itself. */
export function reveal() {
  const how = calm.matches ? "auto" : "smooth"
  const row = first("#deeds [aria-current]")
  if (row && first("#deeds ol")?.contains(document.activeElement)) row.focus({ preventScroll: true })
  if (!small.matches) row?.scrollIntoView({ block: "nearest", behavior: how })
  label()
}

/** What holds all of these that can be seen. @param {DOMRect[]} places */
function union(places) {
  const seen = places.filter((one) => one.width)
  if (!seen.length) return null
  const left = Math.min(...seen.map((one) => one.left)), top = Math.min(...seen.map((one) => one.top))
  const right = Math.max(...seen.map((one) => one.right)), bottom = Math.max(...seen.map((one) => one.bottom))
  return new DOMRect(left, top, right - left, bottom - top)
}

/** Chances stand over the ways they belong to; where both would cover each other, the bot's stands below its own. */
export function label() {
  const board = $("board"), room = board?.getBoundingClientRect()
  if (!board || !room) return
  /** @type {DOMRect | undefined} */
  let taken
  for (const kind of ["given", "bot"]) {
    const plate = first(`#board .way-plate.${kind}`)
    const way = union(all(`#board [data-way~=${kind}]`).map((node) => node.getBoundingClientRect()))
    if (!plate || !way) continue
    plate.classList.add("placed")
    const { width, height } = plate.getBoundingClientRect()
    const left = Math.max(2, Math.min(room.width - width - 2, way.left - room.left + (way.width - width) / 2))
    const put = (/** @type {number} */ top) => {
      const within = Math.max(2, Math.min(room.height - height - 2, top))
      Object.assign(plate.style, { left: `${left}px`, top: `${within}px` })
      return plate.getBoundingClientRect()
    }
    const place = put(way.top - room.top - height * 0.6)
    const over = taken && place.left < taken.right && taken.left < place.right
      && place.top < taken.bottom && taken.top < place.bottom
    taken = over ? put(way.bottom - room.top - height * 0.4) : place
  }
}
