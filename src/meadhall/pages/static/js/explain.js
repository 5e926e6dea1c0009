// @ts-check
// Explanations of components: a card near what is pointed at, focused or long pressed.
import { $, all, lang, made, must, page } from "./dom.js"
import { tell } from "./notice.js"

/** @typedef {{name: string, about: string, basis: string}} Explained */

/** @type {Map<string, Explained | null>} */
const known = new Map()
/** @type {HTMLElement | null} */
let about = null
let walked = ""
/** @type {ReturnType<typeof setTimeout> | undefined} */
let timer

/** @param {string} id */
async function look(id) {
  if (known.has(id)) return
  const which = new URLSearchParams({ lang: lang(), components: page.components ?? "" })
  const address = `/api/games/${page.game}/explain/${encodeURIComponent(id)}?${which}`
  const reply = await fetch(address).catch(() => null)
  if (reply?.ok) known.set(id, await reply.json())
  else if (reply?.status === 404) known.set(id, null)
}

/**
 * @param {HTMLElement} node
 * @param {Element | null} [by] what has the focus, and is described by it
 */
export async function explain(node, by) {
  about = node
  const id = node.dataset.explain ?? ""
  await look(id)
  const found = known.get(id), tip = $("tip")
  if (!found || about !== node || !tip) return
  tip.replaceChildren(made("h3", found.name))
  if (found.about) tip.append(made("p", found.about))
  if (found.basis) tip.append(made("p", found.basis, "basis"))
  tip.hidden = false
  by?.setAttribute("aria-describedby", "tip")
  if (!tip.matches(":popover-open")) tip.showPopover() // above a mat that is looked at
  place(tip, node.getBoundingClientRect())
}

/** @param {HTMLElement} tip @param {DOMRect} box */
function place(tip, box) {
  const own = tip.getBoundingClientRect()
  const left = Math.max(8, Math.min(innerWidth - own.width - 8, box.x + box.width / 2 - own.width / 2))
  const above = box.y - own.height - 10
  const top = above > 8 ? above : Math.min(innerHeight - own.height - 8, box.bottom + 10)
  tip.animate([{ translate: `${left}px ${top}px` }], { duration: 0, fill: "forwards" })
}

/** @param {HTMLElement} node @param {Element | null} by */
export function explainSoon(node, by) {
  clearTimeout(timer)
  timer = setTimeout(() => explain(node, by), 350)
}

/** With the keyboard from one kind of component to the next. @param {number} step */
export async function walk(step) {
  const shown = all("#board [data-explain], #own [data-explain], .rival [data-explain]")
  const things = [...new Map(shown.map((node) => [node.dataset.explain, node])).values()]
  if (!things.length) return
  const at = things.findIndex((node) => node.dataset.explain === walked)
  const node = things[at < 0 ? 0 : (at + step + things.length) % things.length]
  walked = node.dataset.explain ?? ""
  node.scrollIntoView({ block: "nearest", inline: "nearest" })
  await explain(node)
  const tip = must("tip")
  if (about === node && !tip.hidden) tell([...tip.children].map((one) => one.textContent).join(" "))
}

export function hideTip() {
  clearTimeout(timer)
  about = null
  for (const node of all("[aria-describedby=tip]")) node.removeAttribute("aria-describedby")
  const tip = $("tip")
  if (!tip || tip.hidden) return
  tip.hidePopover()
  tip.hidden = true
}
