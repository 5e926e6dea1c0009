// @ts-check
// Where a card lies: on no choice if that can be helped, not on what it is about, and then as near to it as may be.

/** @typedef {{left: number, top: number, right: number, bottom: number}} Box */

import { all, must } from "./dom.js"

const STEP = 12, AWAY = 14, EDGE = 8

/** @param {Box} a @param {Box} b the area that both have */
export function shared(a, b) {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left)
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
  return width > 0 && height > 0 ? width * height : 0
}

/** @param {Box} a @param {Box} b how far they lie apart */
function apart(a, b) {
  const across = Math.max(0, a.left - b.right, b.left - a.right)
  const down = Math.max(0, a.top - b.bottom, b.top - a.bottom)
  return Math.hypot(across, down)
}

/** @param {Box} box @param {number} by */
const wider = (box, by) => ({ left: box.left - by, top: box.top - by, right: box.right + by, bottom: box.bottom + by })

/**
 * The best place for a card.
 * @param {{width: number, height: number}} card
 * @param {Box} thing what it is about
 * @param {Box[]} choices what must stay free
 * @param {Box} field where it may lie
 * @param {Box[]} [rather] what stays free where no choice has to be covered for it
 */
export function place(card, thing, choices, field, rather = []) {
  const own = wider(thing, AWAY), free = choices.map((one) => wider(one, 2))
  let best = { left: field.left + EDGE, top: field.top + EDGE }, least = Infinity
  const last = { left: field.right - EDGE - card.width, top: field.bottom - EDGE - card.height }
  for (let top = best.top; top <= Math.max(best.top, last.top); top += STEP) {
    for (let left = field.left + EDGE; left <= Math.max(field.left + EDGE, last.left); left += STEP) {
      const box = { left, top, right: left + card.width, bottom: top + card.height }
      let cost = apart(box, thing) + 20 * shared(box, own)
      for (const choice of free) cost += 1000 * shared(box, choice)
      for (const one of rather) cost += 4 * shared(box, one)
      if (cost < least) [best, least] = [{ left, top }, cost]
    }
  }
  return best
}

/** On a phone a card lies above the answers. @param {HTMLElement} node @param {number} above what stays free over it */
export function dock(node, above) {
  const room = Math.min(must("ask").getBoundingClientRect().top, innerHeight)
  const bottom = `${innerHeight - room + EDGE}px`, maxHeight = `${room - above}px`
  Object.assign(node.style, { left: "", top: "", width: "", bottom, maxHeight })
}

/**
 * What lies under a point: what is drawn there, else what has it within its bounds, the smallest first.
 * @param {Element} room @param {number} x @param {number} y @param {string} selector @param {number} [by] beside it
 */
export function under(room, x, y, selector, by = 0) {
  const drawn = document.elementsFromPoint(x, y).filter((node) => room.contains(node))
  const found = drawn.map((node) => node.closest(selector)).find((one) => one && room.contains(one))
  if (found) return found
  const boxes = all(selector, room).map((node) => ({ node, box: node.getBoundingClientRect() }))
  const point = { left: x - by, top: y - by, right: x + by + 1, bottom: y + by + 1 }
  const near = boxes.filter(({ box }) => box.width && shared(box, point))
  return near.sort((a, b) => a.box.width * a.box.height - b.box.width * b.box.height)[0]?.node ?? null
}
