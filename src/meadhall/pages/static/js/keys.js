// @ts-check
// The keyboard: digits and arrows choose, letters do what the buttons do.
import { $, first, focused } from "./dom.js"
import { choose } from "./answering.js"
import { choices, rove } from "./choices.js"
import { closer, zoom } from "./closer.js"
import { here, hideTip, walk, within } from "./explain.js"
import { closeWhys, pressWhys } from "./cannots.js"
import { pressGroup } from "./groups.js"
import { gestureKey } from "./gesture-keys.js"
import { ghostKey } from "./ghosts.js"
import { closeForesee } from "./phone-preview.js"
import { pin, unpin } from "./pin.js"

/** @type {Record<string, number>} */
const STEPS = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1, Home: -1e3, End: 1e3 }
/** @type {Record<string, string>} */
const BUTTONS = { u: "undo", Backspace: "undo", h: "hint", d: "done" }
const SECOND = 500 // how long a second digit is waited for
const WALKS = /^(Tab|Arrow.*|Home|End|Enter| |[\deEw])$/ // keys of somebody who plays by keyboard

let typed = ""
/** @type {ReturnType<typeof setTimeout> | undefined} */
let typing

/** More digits where there are more answers. @param {string} digit @param {HTMLElement[]} list */
function number(digit, list) {
  const numbered = list.filter((node) => node.querySelector("kbd")) // some answers have a letter instead
  if (numbered.length) list = numbered
  clearTimeout(typing)
  typed += digit
  const own = list.some((node) => /^\d+$/.test(node.dataset.key ?? "")) // keys that say more than numbers do
  const now = () => {
    const node = own ? list.find((one) => one.dataset.key === typed) : list[Number(typed) - 1]
    typed = ""
    if (!node) return
    node.focus()
    choose(node.dataset.answer ?? "")
  }
  const longer = (/** @type {string | undefined} */ key) => !!key && key.length > typed.length && key.startsWith(typed)
  const more = own ? list.some((one) => longer(one.dataset.key)) : Number(typed) * 10 <= list.length
  if (!more) now()
  else typing = setTimeout(now, SECOND)
}

/** @param {number} by @param {HTMLElement[]} list */
function step(by, list) {
  const at = list.findIndex((node) => node.dataset.answer === focused())
  list[Math.max(0, Math.min(list.length - 1, at < 0 ? 0 : at + by))].focus()
  rove()
}

/** @param {string} key @param {HTMLElement[]} list */
function letter(key, list) {
  if (pressGroup(key)) return
  if (BUTTONS[key]) first(`#question [data-do=${BUTTONS[key]}]`)?.click()
  if (closer() && "+-".includes(key)) zoom(key === "+" ? 1.4 : 0.7)
  if (key === "e" || key === "E") walk(key === "e" ? 1 : -1)
  if (key === "w") pressWhys()
  const own = list.find((node) => node.dataset.key === key)?.dataset.answer
  if (own) choose(own)
}

/** Key numbers and the ring round the focus are for who uses them. @param {boolean} on */
const byKeyboard = (on) => document.body.classList.toggle("keys", on)

/** @param {KeyboardEvent} event */
function pressed(event) {
  const target = /** @type {Element} */ (event.target), { key } = event
  if (key === "Tab") byKeyboard(true)
  if (target.matches("input, select, textarea") || event.ctrlKey || event.metaKey || event.altKey) return
  if (WALKS.test(key)) byKeyboard(true)
  if (key === "Escape") {
    if (closeWhys() || unpin() || closeForesee() || gestureKey(event) || ghostKey(event)) return event.preventDefault()
    $("away")?.remove()
    return hideTip()
  }
  if (first("dialog[open], [role=dialog]:popover-open:not(#pinned, #cannots)")) return
  const thing = here()
  if (key === "Enter" && thing) {
    event.preventDefault()
    return pin(within(thing, "[data-why]") ?? thing)
  }
  if (gestureKey(event) || ghostKey(event)) return event.preventDefault()
  const list = choices(), by = STEPS[key], active = document.activeElement
  const inside = active?.closest?.("#ask, #board") || active === document.body
  if (list.length && /^\d$/.test(key)) number(key, list)
  else if (list.length && by && inside) step(by, list)
  else return letter(key, list)
  event.preventDefault()
}

/** Elements of a drawing are no buttons of their own. @param {KeyboardEvent} event */
function drawn(event) {
  const target = /** @type {SVGElement} */ (event.target)
  if (event.defaultPrevented || !["Enter", " "].includes(event.key) || !target.matches("svg [data-answer]")) return
  event.preventDefault()
  choose(target.dataset.answer ?? "")
}

export function watchKeys() {
  document.addEventListener("keydown", pressed)
  document.addEventListener("keydown", drawn)
  document.addEventListener("pointerdown", () => byKeyboard(false))
  document.addEventListener("pointermove", (event) => { if (event.movementX || event.movementY) byKeyboard(false) })
}
