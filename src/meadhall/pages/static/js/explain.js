// @ts-check
// Explanations of components: a card near what is pointed at, focused or long pressed.
import { $, all, hallAt, lang, made, must, page } from "./dom.js"
import { tell } from "./notice.js"
import { place } from "./place.js"

/** @typedef {{name: string, about: string, basis: string}} Explained */

const LONGEST = 60 // letters of a thing's name
const ROOMS = ["#board", "#own", ".rival", "#score"]
const WALKED = ROOMS.map((room) => `${room} [data-explain], ${room} [data-why]`).join()

/** @type {Map<string, Explained | null>} */
const known = new Map()
/** @type {HTMLElement | null} */
let about = null
/** @type {HTMLElement | null} */
let reached = null
let walked = ""
/** @type {string | undefined} */
let explainedAs
/** @type {ReturnType<typeof setTimeout> | undefined} */
let timer

/** @param {string} id */
async function look(id) {
  if (!id || known.has(id)) return
  const which = new URLSearchParams({ lang: lang(), components: page.components ?? "" })
  const address = hallAt(`/api/games/${page.game}/explain/${encodeURIComponent(id)}?${which}`)
  const reply = await fetch(address).catch(() => null)
  if (reply?.ok) known.set(id, await reply.json())
  else if (reply?.status === 404) known.set(id, null)
}

/** Name, effect and basis of a component. @param {string | null | undefined} id @returns {Promise<Explained | null>} */
export async function explained(id) {
  await look(id ?? "")
  return known.get(id ?? "") ?? null
}

/** What is found on a thing, around it or in it. @param {Element} thing @param {string} selector */
export const within = (thing, selector) => thing.closest(selector) ?? thing.querySelector(selector)

/** The component that a thing is or shows. @param {Element} thing */
export const component = (thing) => within(thing, "[data-explain]")?.getAttribute("data-explain")

/** @param {Element} thing */
function words(thing) {
  const named = thing.hasAttribute("aria-label") ? thing : thing.querySelector("[aria-label]:not([data-answer])")
  const said = named?.getAttribute("aria-label") ?? thing.querySelector("title")?.textContent ?? ""
  return said || (thing instanceof HTMLElement ? thing.innerText.trim() : "")
}

/** What a thing is called, or another that means the same; nothing where that is too long. @param {Element} thing */
export function label(thing) {
  const means = thing.getAttribute("data-why")
  const same = means && !words(thing) ? all(`[data-why="${CSS.escape(means)}"]`) : []
  return [thing, ...same].map(words).find((said) => said && said.length <= LONGEST) ?? ""
}

/**
 * @param {HTMLElement} node
 * @param {Element | null} [by] what has the focus, and is described by it
 */
export async function explain(node, by) {
  about = node
  const id = node.dataset.explain ?? ""
  explainedAs = node.dataset.explain
  await look(id)
  const found = known.get(id) ?? (label(node) ? { name: label(node), about: "", basis: "" } : null), tip = $("tip")
  if (!found || about !== node || !tip) return
  tip.replaceChildren(made("h3", found.name))
  if (found.about) tip.append(made("p", found.about))
  if (found.basis) tip.append(made("p", found.basis, "basis"))
  tip.hidden = false
  by?.setAttribute("aria-describedby", "tip")
  if (!tip.matches(":popover-open")) tip.showPopover() // above a mat that is looked at
  lay(tip, node.getBoundingClientRect())
}

/** Beside the thing, over neither it nor the question and its answers. @param {HTMLElement} tip @param {DOMRect} box */
function lay(tip, box) {
  const free = all("#question, #answers").map((one) => one.getBoundingClientRect()).filter((one) => one.width)
  const field = { left: 0, top: 50, right: innerWidth, bottom: innerHeight }
  const { left, top } = place(tip.getBoundingClientRect(), box, free, field)
  tip.animate([{ translate: `${left}px ${top}px` }], { duration: 0, fill: "forwards" })
}

/** @param {HTMLElement} node @param {Element | null} by */
export function explainSoon(node, by) {
  clearTimeout(timer)
  timer = setTimeout(() => explain(node, by), 350)
}

/** What kind of thing it is: its component, else what it may be an answer to. @param {HTMLElement} node */
const kind = (node) => node.dataset.explain ?? (node.dataset.why ?? "").replace(/:\S*/g, "")

/** With the keyboard from one kind of thing to the next. @param {number} step */
export async function walk(step) {
  const shown = all(WALKED).filter((node) => node.dataset.explain || (!within(node, "[data-explain]") && label(node)))
  const things = [...new Map(shown.map((node) => [kind(node), node])).values()]
  if (!things.length) return
  const at = things.findIndex((node) => kind(node) === walked)
  const node = things[at < 0 ? 0 : (at + step + things.length) % things.length]
  walked = kind(node)
  node.scrollIntoView({ block: "nearest", inline: "nearest" })
  await explain(node)
  const tip = must("tip")
  if (about !== node || tip.hidden) return
  reached = node
  tell([...tip.children].map((one) => one.textContent).join(" "))
}

/** The thing that the walk has come to, while its card is shown. */
export const here = () => reached

/** After something was drawn anew: what is gone, or another thing now, is explained no longer. */
export function keepTip() {
  if (about && (!about.isConnected || about.dataset.explain !== explainedAs)) hideTip()
}

export function hideTip() {
  clearTimeout(timer)
  about = reached = null
  for (const node of all("[aria-describedby=tip]")) node.removeAttribute("aria-describedby")
  const tip = $("tip")
  if (!tip || tip.hidden) return
  tip.hidePopover()
  tip.hidden = true
}
