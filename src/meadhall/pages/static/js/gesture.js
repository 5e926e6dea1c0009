// @ts-check
// A gesture: something is picked, places light up, it is tried on at one of them, turned, and done or put back.
import { $, all, around, page } from "./dom.js"
import { give } from "./answering.js"
import { at, best, tried, unpacked } from "./chains.js"
import { onTwist } from "./closer-fingers.js"
import { paint } from "./gesture-paint.js"

/** @type {import("./chains.js").Chains} all that can be done */
export let known = { chains: [], ways: [], first: null }
/** @type {import("./chains.js").Held} */
const held = { pick: "", spot: "", variant: 0 }
let text = ""
let tapped = { spot: "", variant: 0 } // what was tried on before the last tap: two at once mean that

/** Whether the open question is answered by a gesture. */
export const gesturing = () => known.chains.length > 0

/** What is tried on now. */
export const now = () => tried(known, held)

/** The places for what is picked, with the best that each brings; those that bring most first. */
export const open = () => best(known, held)

/** After something was drawn anew: read what can be done, and paint it. */
export function renewGesture() {
  const fresh = (page.table && $("chains")?.textContent) || ""
  if (fresh !== text) {
    text = fresh
    known = fresh ? unpacked(fresh) : { chains: [], ways: [], first: null }
    const picks = [...new Set(known.chains.map((one) => one.pick))]
    Object.assign(held, { pick: known.first ?? (picks.length === 1 ? picks[0] : ""), spot: "", variant: 0 })
  }
  paint(known, held)
}

/** @param {string} id what is picked */
export function pick(id) {
  if (!known.chains.some((one) => one.pick === id)) return false
  Object.assign(held, { pick: id, spot: held.pick === id ? held.spot : "" })
  paint(known, held)
  return true
}

/** Try it on at a place, as it brings most there. @param {string} spot */
export function tryOn(spot) {
  const found = at(known, held, spot)[0]
  if (!found) return false
  Object.assign(held, { spot, variant: found.variant })
  paint(known, held, true)
  return true
}

/** The next way it may lie. @param {number} by */
export function turn(by) {
  const ways = at(known, held, held.spot).sort((a, b) => a.variant - b.variant)
  if (!ways.length) return
  const was = ways.findIndex((one) => one.variant === held.variant)
  turnTo(ways[(was + by + ways.length) % ways.length].variant)
}

/** @param {number} variant */
export function turnTo(variant) {
  if (!at(known, held, held.spot).some((one) => one.variant === variant)) return
  held.variant = variant
  paint(known, held, true)
}

/** Take it back off the place, else out of the hand. */
export function putBack() {
  if (!held.spot && (!held.pick || held.pick === known.first)) return false
  Object.assign(held, held.spot ? { spot: "" } : { pick: "" })
  paint(known, held)
  return true
}

/** Do what is tried on. */
export function lay() {
  const found = now()
  if (found) give(found.answers, all("#tried, [data-do=do-it]"))
  return !!found
}

/** A click that belongs to the gesture. @param {MouseEvent} event */
export function gestured(event) {
  if (!gesturing()) return false
  const picked = around(event, "[data-pick]")?.dataset.pick
  if (picked) {
    if (!pick(picked)) return false
    if (!event.detail) $(open()[0].spot)?.focus() // by the keyboard
    return true
  }
  const spot = around(event, "#tried") ? held.spot : around(event, ".open")?.id
  if (!spot) return false
  if (event.detail === 2 && spot === held.spot) {
    if (tapped.spot === spot) held.variant = tapped.variant
    return lay()
  }
  tapped = { spot: held.spot, variant: held.variant }
  if (spot === held.spot) turn(1)
  else tryOn(spot)
  return true
}

/** @param {WheelEvent} event */
function wheel(event) {
  if (!around(event, "#tried")) return
  event.preventDefault()
  event.stopPropagation()
  turn(event.deltaY > 0 ? 1 : -1)
}

const TWIST = 40 // degrees that two fingers turn for the next way
let twisted = 0

/** Two fingers turn what is tried on; else they look closer. @param {number} angle */
function twist(angle) {
  if (!now()) return false
  twisted += angle
  if (Math.abs(twisted) < TWIST) return true
  turn(Math.sign(twisted))
  twisted = 0
  return true
}

export function watchGesture() {
  document.addEventListener("wheel", wheel, { capture: true, passive: false })
  document.addEventListener("pointerdown", () => { twisted = 0 })
  onTwist(twist)
}
