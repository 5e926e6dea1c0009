// @ts-check
// "Why can't I …": a list of everything on the table that cannot be chosen now, each reason once.
import { $, all, first, made, must, parse, small } from "./dom.js"
import { component, explained, label } from "./explain.js"
import { tell } from "./notice.js"
import { ruleLink, unpin } from "./pin.js"
import { dock } from "./place.js"
import { question, whys } from "./why.js"
import { say } from "./words.js"

/** @typedef {import("./why.js").Listed} Listed */

const NAMED = 3 // things of a reason that are called by name
let asked = ""
/** @type {Element | null} */
let before = null // had the focus

const opened = () => !!$("cannots")?.matches(":popover-open")
const buttons = () => all("[data-do=why-not]")

function panel() {
  const found = $("cannots")
  if (found) return found
  const node = parse(`<div id="cannots" class="tip" popover="manual" role="dialog" tabindex="-1"
    aria-labelledby="cannots-name"><header><h2 id="cannots-name"></h2>
    <button type="button" class="btn close" data-do="why-not-close"><span aria-hidden="true">×</span></button></header>
    <div class="scrolls" tabindex="0" role="group" aria-labelledby="cannots-name"></div></div>`)
  const home = first("main") ?? document.body
  home.append(node)
  return node
}

/** What the things of a reason are called. @param {string[]} things */
async function names(things) {
  const nodes = things.map((one) => document.querySelector(`[data-why="${CSS.escape(one)}"]`))
  const here = nodes.filter((node) => node !== null), labels = here.map(label).filter(Boolean)
  const kinds = labels.length ? [] : here.map(async (node) => (await explained(component(node)))?.name ?? "")
  const all = [...new Set([...labels, ...(await Promise.all(kinds))].filter(Boolean))]
  const more = all.length - NAMED
  return more > 1 ? `${all.slice(0, NAMED).join(", ")} ${say("more", String(more))}` : all.join(", ")
}

/** @param {Listed} one */
async function row(one) {
  const item = made("li", ""), called = await names(one.things)
  if (called) item.append(made("b", called))
  item.append(made("p", [one.text, one.help].filter(Boolean).join(" ")))
  const link = ruleLink(one.rule)
  if (link) item.lastElementChild?.append(" ", link)
  const spot = document.querySelector(`[data-why="${CSS.escape(one.things[0])}"]`)?.closest("[id]")
  if (spot?.closest("#board, #own, #rivals") && !spot.matches("#board, #own, #rivals")) item.dataset.spot = spot.id
  return item
}

/** Open the list, or close it. */
export async function toggleWhys() {
  if (opened()) return closeWhys()
  asked = question()
  const mine = asked
  const told = await whys()
  if (!told || mine !== question()) return
  const rows = await Promise.all(told.map(row))
  if (mine !== asked) return
  unpin(false)
  const node = panel(), body = /** @type {HTMLElement} */ (node.querySelector(".scrolls"))
  must("cannots-name").textContent = say("why-not")
  node.querySelector("button")?.setAttribute("aria-label", say("close"))
  body.replaceChildren()
  const rule = $("rule-line")
  if (rule) {
    const copy = made("p", "", "rule-line")
    copy.append(...[...rule.childNodes].map((one) => one.cloneNode(true)))
    body.append(copy)
  }
  if (rows.length) body.append(made("ul", ""))
  else body.append(made("p", say("all-can")))
  body.querySelector("ul")?.append(...rows)
  before = document.activeElement
  node.showPopover()
  for (const button of buttons()) button.setAttribute("aria-expanded", "true")
  lay(node)
  node.focus({ preventScroll: true })
  tell(`${say("why-not")} ${rows.length ? rows.map((one) => one.textContent).join(" ") : say("all-can")}`)
}

/** Below the answers, over what is only to be read; on a phone above them. @param {HTMLElement} node */
function lay(node) {
  if (small.matches) return dock(node, 140)
  const list = must("answers").getBoundingClientRect(), below = Math.min(list.bottom + 6, innerHeight - 200)
  const [left, top, width] = [list.left, below, list.width].map((length) => `${length}px`)
  Object.assign(node.style, { left, top, width, bottom: "", maxHeight: `${innerHeight - below - 8}px` })
}

/** @param {boolean} [giveBack] the focus, to the button, or to what had it where the button is not seen */
export function closeWhys(giveBack = true) {
  const node = $("cannots"), inside = !!node?.contains(document.activeElement)
  asked = ""
  if (!node || !opened()) return false
  node.hidePopover()
  for (const button of buttons()) button.setAttribute("aria-expanded", "false")
  const button = buttons().find((one) => one.offsetParent), last = /** @type {HTMLElement | null} */ (before)
  if (giveBack && inside) (button ?? last)?.focus({ preventScroll: true })
  return true
}

/** After something was drawn anew. */
export function keepWhys() {
  if (!opened()) return
  if (asked !== question()) closeWhys()
  else for (const button of buttons()) button.setAttribute("aria-expanded", "true")
}

/** With the key: as if the button were pressed. */
export const pressWhys = () => first("[data-do=why-not]") && toggleWhys()
