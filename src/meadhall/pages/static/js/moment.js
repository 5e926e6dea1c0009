// @ts-check
// The moment that is shown: which question, of which version of the table.
import { page } from "./dom.js"

export const now = { ply: Number(page.ply), version: 0 }

/** @param {number} ply @param {number} [version] */
export function moveOn(ply, version = now.version) {
  Object.assign(now, { ply, version })
  page.ply = String(ply)
}
