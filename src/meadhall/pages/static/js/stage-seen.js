// @ts-check
// Which scorings this browser has shown: a new one comes before the view that wipes the board, a missed one on return.
import { first, page, parse } from "./dom.js"
import { onStage, openStage } from "./stage.js"

const MOST = 2 // scorings shown one after the other; earlier ones can be had from the log

const place = () => `scored-${page.table}`
const kept = () => localStorage.getItem(place())
/** @param {number} count */
const keep = (count) => localStorage.setItem(place(), String(count))
/** @param {HTMLElement | null} node @returns {number} how many scorings there were */
const scored = (node) => Number(node?.dataset.scored ?? 0)

/** @param {number} count */
async function catchUp(count) {
  const seen = Number(kept() ?? count)
  keep(count)
  if (localStorage.getItem("scorings") === "log") return
  for (let number = Math.max(seen, count - MOST) + 1; number <= count; number++) await openStage(number)
}

/** A table that this browser never saw: what was scored there before is nothing missed. */
export function firstSight() {
  if (kept() === null) keep(scored(first("#place")))
}

/** Whether a view tells of other scorings than were shown. @param {Record<string, string>} parts */
export const isScored = (parts) =>
  Boolean(parts.place && page.table && !document.hidden && String(scored(parse(parts.place))) !== kept())

/** A view comes: what it wipes is scored first. @param {Record<string, string>} parts */
export const beforeShowing = (parts) => catchUp(scored(parse(parts.place)))

/** Somebody comes, or comes back: a scoring that was missed. */
export async function missed() {
  const count = scored(first("#place")) // behind a scoring that is just being fetched lies what was before it
  if (document.hidden || !page.table || onStage() || count <= Number(kept() ?? count)) return
  await catchUp(count)
}
