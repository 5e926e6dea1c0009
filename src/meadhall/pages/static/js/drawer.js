// @ts-check
// The rules beside the table: a button or ? opens them, Escape closes them; words are looked up in what the hall told.
import { $, hallAt, lang, made, must, page, small } from "./dom.js"
import { folded, has, mark, terms } from "./find.js"
import { say } from "./words.js"

/** @typedef {{id: string, number: string, url: string}} Rule */
/** @typedef {{number: string, text: string, words: string[], url: string}} Paragraph */
/** @typedef {{name: string, about: string, rule: Rule | null}} Component */
/** @typedef {{title: string, text: string, number: string, url: string}} Hit */

const MOST = 8 // hits; the others stand on the rules page

/** @typedef {{paragraphs: Paragraph[], components: Component[]}} Book */

/** @type {Promise<Book | null> | undefined} */
let book
/** @type {HTMLElement | null} */
let before = null
let asked = 0

const drawer = () => $("rules")
const isOpen = () => !!drawer() && !must("rules").hidden

/** @param {boolean} on */
function turn(on) {
  must("rules").hidden = !on
  must("rules-open").setAttribute("aria-expanded", String(on))
  document.body.classList.toggle("drawer-open", on)
}

function open() {
  before = /** @type {HTMLElement | null} */ (document.activeElement)
  turn(true)
  must("rules-title").focus()
}

function close() {
  const inside = must("rules").contains(document.activeElement) || document.activeElement === document.body
  turn(false)
  if (!inside) return
  const back = before?.isConnected && before !== document.body ? before : must("rules-open")
  back.focus({ preventScroll: true })
}

const toggle = () => (isOpen() ? close() : open())

/** @returns {Promise<Book | null>} */
async function load() {
  const which = new URLSearchParams({ lang: lang(), components: page.components ?? "" })
  const reply = await fetch(hallAt(`/api/games/${page.game}/rules?${which}`)).catch(() => null)
  if (reply?.ok) return reply.json()
  book = undefined // asked for anew with the next word
  return null
}

/**
 * What has the words: things called so, rules that explain one of them, things called like it, then all the others.
 * @param {string[]} wanted
 */
async function hits(wanted) {
  const found = await (book ??= load())
  if (!found) return null
  /** @type {[number, Hit][]} */
  const ranked = []
  for (const { name, about, rule } of found.components) {
    if (!has(`${name} ${about}`, wanted)) continue
    const rank = folded(name).startsWith(wanted[0]) && has(name, wanted) ? 0 : has(name, wanted) ? 2 : 4
    ranked.push([rank, { title: name, text: about, number: rule?.number ?? "", url: rule?.url ?? "" }])
  }
  for (const { number, text, words, url } of found.paragraphs)
    if (has(text, wanted))
      ranked.push([words.some((word) => has(word, wanted)) ? 1 : 3, { title: "", text, number, url }])
  return ranked.sort((a, b) => a[0] - b[0]).map(([, hit]) => hit)
}

/** @param {string} text @param {string} url */
function link(text, url) {
  const node = /** @type {HTMLAnchorElement} */ (made("a", text, "rule"))
  node.href = hallAt(url)
  node.target = "_blank"
  return node
}

/** @param {Hit} hit @param {string[]} wanted */
function row({ title, text, number, url }, wanted) {
  const item = document.createElement("li"), words = made("span", text)
  mark(words, wanted)
  if (title) item.append(made("b", title), " ")
  item.append(words)
  if (url) item.append(" ", link(say("found-rule", number), url))
  return item
}

async function look() {
  const typed = /** @type {HTMLInputElement} */ (must("rules-word")).value, wanted = terms(typed), mine = ++asked
  const found = wanted.length ? await hits(wanted) : []
  if (mine !== asked) return // something else was typed meanwhile
  const list = must("rules-hits"), count = must("rules-count")
  list.replaceChildren(...(found ?? []).slice(0, MOST).map((hit) => row(hit, wanted)))
  const more = (found?.length ?? 0) - MOST
  if (more > 0) {
    const item = document.createElement("li")
    item.append(link(say("found-more", String(more)), `/rules/${page.game}?find=${encodeURIComponent(typed)}`))
    list.append(item)
  }
  if (!found) count.textContent = say("lost")
  else count.textContent = wanted.length && !found.length ? say("found-none") : ""
}

/** Asked before the table's own keys: a card that is open is closed by them first. @param {KeyboardEvent} event */
function pressed(event) {
  const target = /** @type {HTMLInputElement} */ (event.target)
  if (event.ctrlKey || event.metaKey || event.altKey || $("dialog")?.hasAttribute("open")) return
  if (event.key === "?" && !target.matches("input, select, textarea")) {
    event.preventDefault()
    toggle()
  } else if (event.key === "Escape" && isOpen()) {
    const reading = must("rules").contains(target)
    if (reading ? !(target.matches("input") && target.value) : $("tip")?.hidden !== false) close()
  }
}

export function watchDrawer() {
  if (!drawer()) return
  must("rules-open").addEventListener("click", toggle)
  must("rules-close").addEventListener("click", close)
  must("rules-word").addEventListener("input", look)
  must("rules").addEventListener("keydown", (event) => event.stopPropagation()) // who reads does not play by mistake
  document.addEventListener("keydown", pressed, { capture: true })
  small.addEventListener("change", () => { if (isOpen()) close() })
}
