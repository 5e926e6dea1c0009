// @ts-check
// Games this browser has finished on a seat of its own, counted by game, each table once.
import { $, page } from "./dom.js"

const TABLES = "finished-tables", MOST = 200

/** @param {HTMLElement} place */
function count(place) {
  if (!place.dataset.over || Number(page.seat) < 0) return
  /** @type {string[]} */
  let tables = []
  try { tables = JSON.parse(localStorage.getItem(TABLES) ?? "[]") } catch { /* written by another version of us */ }
  if (tables.includes(page.table ?? "")) return
  localStorage.setItem(TABLES, JSON.stringify([...tables, page.table].slice(-MOST)))
  const key = `finished:${page.game}`
  localStorage.setItem(key, String((Number(localStorage.getItem(key)) || 0) + 1))
}

export function countFinished() {
  const place = $("place")
  if (!place) return
  new MutationObserver(() => count(place)).observe(place, { attributes: true })
  count(place)
}
