// @ts-check
// What the coach says when something comes up for the first time in this browser: the goal, a question, a component.
import { $, all, hallAt, lang, made, page } from "./dom.js"

/** @typedef {{text?: string, rule?: string, href?: string}} Taught */
/** @typedef {{goal: {doing: string, win: string} | null, questions: Record<string, Taught>,
 *   components: Record<string, Taught>}} Lore */
/** @typedef {{name: string, about: string | null}} Explained */

/** @type {Promise<Lore> | undefined} */
let lore

/** @template T @param {string} address @returns {Promise<T | null>} */
async function fetched(address) {
  const reply = await fetch(address).catch(() => null)
  return reply?.ok ? reply.json() : null
}

const place = () => `told:${page.game}`

/** What she has told of this game. @returns {Set<string>} */
function told() {
  try {
    return new Set(JSON.parse(localStorage.getItem(place()) ?? "[]"))
  } catch {
    return new Set()
  }
}

/** @param {string[]} things */
export const toldOf = (...things) =>
  localStorage.setItem(place(), JSON.stringify([...new Set([...told(), ...things])]))

/** @param {string} kind of question @returns {Promise<HTMLElement[]>} what is new about it; nothing: she is silent */
export async function news(kind) {
  const address = hallAt(`/api/games/${page.game}/teach?lang=${lang()}`)
  lore ??= fetched(address).then((found) => found ?? { goal: null, questions: {}, components: {} })
  const taught = await lore, known = told(), lines = []
  if (taught.goal && !known.has("goal")) {
    lines.push(line($("coach")?.dataset.goal, taught.goal.doing, {}, taught.goal.win))
    toldOf("goal")
  }
  const rule = taught.questions[kind]
  if (rule && !known.has(`ask-${kind}`)) {
    toldOf(`ask-${kind}`)
    return [...lines, line("", rule.text ?? "", rule)]
  }
  return lines.length ? lines : component(taught, known)
}

/**
 * One component that was never explained, best one that can be chosen now.
 * @param {Lore} taught @param {Set<string>} known
 */
async function component(taught, known) {
  const near = all("#board [data-answer], #own [data-answer]").map((node) => node.closest("[data-explain]"))
  const things = [...near, ...all("#board [data-explain], #own [data-explain]")]
  const names = things.map((node) => /** @type {HTMLElement | null} */ (node)?.dataset.explain ?? "")
  for (const name of new Set(names)) {
    const kind = name.replace(/-\d+$/, "") // one that differs in its figure alone is nothing new
    if (!name || known.has(kind)) continue
    const which = new URLSearchParams({ lang: lang(), components: page.components ?? "" })
    const address = hallAt(`/api/games/${page.game}/explain/${encodeURIComponent(name)}?${which}`)
    const found = /** @type {Explained | null} */ (await fetched(address))
    toldOf(kind)
    if (found?.about) return [line($("coach")?.dataset.new, found.about, taught.components[name] ?? {}, found.name)]
  }
  return []
}

/**
 * @param {string | undefined} opening @param {string} text @param {Taught} read where it stands
 * @param {string} [strong] the name of the thing, or how the game is won
 */
function line(opening, text, { rule, href }, strong = "") {
  const made_ = made("p", opening ? `${opening} ` : ""), name = made("strong", strong)
  if (opening && text && strong && !strong.endsWith(".")) made_.append(name, `. ${text}`)
  else made_.append(text, strong ? " " : "", name)
  if (rule && href) made_.append(" ", Object.assign(made("a", rule, "rule"), { href: hallAt(href) }))
  return made_
}
