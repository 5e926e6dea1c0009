// @ts-check
// The pinned card: what a thing is and why it cannot be chosen now, until it is closed or another question comes.
import { $, all, around, first, hallAt, made, page, parse, small } from "./dom.js"
import { focusFirst } from "./choices.js"
import { component, explained, hideTip, label } from "./explain.js"
import { tell } from "./notice.js"
import { dock, place, under } from "./place.js"
import { possible, question, why } from "./why.js"
import { say } from "./words.js"

/** @typedef {import("./why.js").Why} Why */
/** @typedef {{thing: Element, question: string, back: Element | null}} Pinned */

const ROOMS = "#board, #own, #rivals"
const FINGER = 10 // how far beside a thing it is still meant
let pinned = /** @type {Pinned | null} */ (null)

/** A link to a paragraph of the rules. @param {Why["rule"]} rule */
export function ruleLink(rule) {
  const href = rule && hallAt(rule.address)
  return rule ? Object.assign(made("a", say("rule", rule.number), "rule"), { href, target: "rules" }) : null
}

/** The card; the page gets it when it is first needed. */
function card() {
  const found = $("pinned")
  if (found) return found
  const node = parse(`<div id="pinned" class="tip why" popover="manual" role="dialog" tabindex="-1"
    aria-labelledby="pinned-name"><header><h3 id="pinned-name"></h3>
    <button type="button" class="btn close" data-do="unpin"><span aria-hidden="true">×</span></button></header>
    <section class="not-now"></section><p class="about"></p><footer></footer>
    <p class="go"><button type="button" class="btn" data-phone="unpin"></button></p></div>`)
  node.querySelector(".go button")?.append(say("back-to"))
  node.querySelector("button")?.setAttribute("aria-label", say("close"))
  const home = first("main") ?? document.body
  home.append(node)
  return node
}

/** @param {HTMLElement} node @param {Element} thing @param {Why | null} told */
async function fill(node, thing, told) {
  const found = await explained(component(thing))
  const [name, about] = /** @type {NodeListOf<HTMLElement>} */ (node.querySelectorAll("h3, .about"))
  const part = /** @type {HTMLElement} */ (node.querySelector(".not-now"))
  const foot = /** @type {HTMLElement} */ (node.querySelector("footer"))
  name.textContent = label(thing) || found?.name || say("not-now")
  about.textContent = found?.about ?? ""
  part.replaceChildren()
  if (told && name.textContent !== say("not-now")) part.append(made("h4", say("not-now")))
  if (told) part.append(made("p", told.text))
  if (told?.help) part.append(made("p", told.help, "help"))
  part.hidden = !told
  foot.replaceChildren(...[ruleLink(told?.rule ?? null)].filter((one) => one !== null))
  if (found?.basis) foot.append(made("p", found.basis, "basis"))
  foot.hidden = !foot.childElementCount
  return told || found
}

/**
 * Pin the card of a thing.
 * @param {Element} thing
 * @param {boolean} [plain] only what it is
 */
export async function pin(thing, plain = false) {
  const back = pinned?.back ?? document.activeElement
  const mine = { thing, question: question(), back: back === document.body ? null : back }
  hideTip()
  mark(null)
  pinned = mine
  const told = plain || !page.table ? null : await why(thing)
  if (pinned !== mine) return
  const node = card()
  const found = await fill(node, thing, told)
  if (pinned !== mine) return
  if (!found) return unpin(false)
  mark(thing)
  if (!node.matches(":popover-open")) node.showPopover()
  lay(node, thing)
  node.focus({ preventScroll: true })
  tell([...node.querySelectorAll("h3, h4, p:not(.go)")].map(heard).filter(Boolean).join(" "))
}

/** A text with a stop at its end. @param {Element} node */
const heard = (node) => (node.textContent ?? "").trim().replace(/[^.!?…]$/, "$&.")

/** @param {Element | null} thing wears the ring now */
function mark(thing) {
  for (const node of all(".ringed")) node.classList.remove("ringed")
  thing?.classList.add("ringed")
}

/** @param {HTMLElement} node @param {Element} thing */
function lay(node, thing) {
  if (small.matches && page.table) return uncover(node, thing)
  if (small.matches) {
    dock(node, 120)
    const under = thing.getBoundingClientRect().bottom + 12 - node.getBoundingClientRect().top
    if (under > 0) scrollBy({ top: under, behavior: "instant" })
    return
  }
  const field = { left: 0, top: 50, right: innerWidth, bottom: innerHeight }
  const seen = (/** @type {DOMRect} */ box) => box.width && box.bottom > 0 && box.top < innerHeight
  const boxes = (/** @type {string} */ what) => all(what).map((one) => one.getBoundingClientRect()).filter(seen)
  const free = boxes("[data-answer]:not(#answers *), #question .do > *, #answers > ol") // rows may lie out of it
  const rather = boxes("#question, #answers")
  Object.assign(node.style, { left: "0", top: "0", bottom: "", maxHeight: "" })
  const { left, top } = place(node.getBoundingClientRect(), thing.getBoundingClientRect(), free, field, rather)
  Object.assign(node.style, { left: `${left}px`, top: `${top}px` })
}

/** It takes the answers' place, and its thing stays in sight. @param {HTMLElement} node @param {Element} thing */
function uncover(node, thing) {
  Object.assign(node.style, { left: "", top: "", bottom: "", maxHeight: "" })
  node.scrollTop = 0
  const under = thing.getBoundingClientRect().bottom + 12 - node.getBoundingClientRect().top
  if (under > 0) first("main")?.scrollBy({ top: under, behavior: "instant" })
}

/** @param {boolean} [giveBack] the focus, to what had it */
export function unpin(giveBack = true) {
  const was = pinned, node = $("pinned")
  pinned = null
  mark(null)
  if (!node?.matches(":popover-open")) return false
  const inside = node.contains(document.activeElement)
  node.hidePopover()
  const back = /** @type {HTMLElement | null} */ (was?.back ?? null)
  if (giveBack && inside) back?.isConnected ? back.focus({ preventScroll: true }) : focusFirst()
  return true
}

/** After something was drawn anew: the card of another question closes, the ring of this one stays. */
export function keepPinned() {
  if (!pinned) return
  if (pinned.question !== question() || !pinned.thing.isConnected) unpin()
  else if ($("pinned")?.matches(":popover-open")) mark(pinned.thing)
}

/** A click or tap that chose nothing: pin what lies there, or close what is pinned. @param {MouseEvent} event */
export function pinUnder(event) {
  if (around(event, "#pinned, #cannots")) return
  const room = around(event, ":popover-open") ?? around(event, ROOMS)
  if (!room) return unpin()
  const { clientX: x, clientY: y } = event, touch = /** @type {PointerEvent} */ (event).pointerType === "touch"
  const thing = under(room, x, y, "[data-why]", touch ? FINGER : 0)
  const plain = touch ? under(room, x, y, "[data-explain]") : null
  if (thing && page.table && !possible(thing)) pin(thing)
  else if (plain) pin(plain, true)
  else unpin()
}
