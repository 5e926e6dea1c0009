// @ts-check
// The keyboard of a gesture: keys pick, arrows go to the nearest place, Home to the best, R turns, Enter does it.
import { $, first } from "./dom.js"
import { gesturing, lay, now, open, pick, putBack, tryOn, turn } from "./gesture.js"

/** @type {Record<string, [number, number]>} */
const WAYS = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] }

/** @param {string} id */
function middle(id) {
  const box = $(id)?.getBoundingClientRect()
  return box ? [box.x + box.width / 2, box.y + box.height / 2] : [0, 0]
}

/** The nearest place in a direction, what lies ahead before what lies aside. @param {[number, number]} way */
function towards([dx, dy]) {
  const found = now(), places = open().map((one) => one.spot)
  if (!found) return places[0]
  const [x, y] = middle(found.spot)
  let nearest = "", least = Infinity
  for (const spot of places) {
    const [px, py] = middle(spot), ahead = (px - x) * dx + (py - y) * dy
    const aside = Math.abs((px - x) * dy - (py - y) * dx)
    if (ahead < 4 || aside > 3 * ahead) continue
    if (ahead + 2 * aside < least) [nearest, least] = [spot, ahead + 2 * aside]
  }
  return nearest
}

/** @param {string} spot */
function go(spot) {
  if (spot && tryOn(spot)) $(spot)?.focus({ preventScroll: false })
}

/** Whether a key belongs to the gesture. @param {KeyboardEvent} event */
export function gestureKey(event) {
  const active = document.activeElement, { key } = event
  const inside = active?.closest?.("#ask, #board, #gesture, #own") || active === document.body
  if (!gesturing() || !inside) return false
  if (key === "Escape") return putBack()
  const own = first(`[data-pick][data-key="${CSS.escape(key)}"]`)?.dataset.pick
  if (own) return pick(own)
  if (WAYS[key] || key === "Home") {
    if (!open().length) return false
    go(key === "Home" ? open()[0].spot : towards(WAYS[key]))
    return true
  }
  if (key.toLowerCase() === "r" && now()) {
    turn(event.shiftKey ? -1 : 1)
    return true
  }
  const elsewhere = active?.matches("button, a, [data-answer]") && active.id !== now()?.spot
  return key === "Enter" && !elsewhere && lay()
}
