// @ts-check
// A first tap on an answer shows what it leads to, in the list's place; the same tap again, or a button, gives it.
import { $, all, first, made, page, parse, small } from "./dom.js"
import { choose } from "./answering.js"
import { choices, places } from "./choices.js"
import { haunts, unhaunt } from "./phone-ghost.js"
import { pin } from "./pin.js"
import { foretold } from "./preview.js"
import { tell } from "./notice.js"
import { question } from "./why.js"
import { say } from "./words.js"

/** @typedef {{text: string, symbol: string | null}} Line */

let answer = "" // that is looked at
let asked = "" // of which question

const CARD = `<section id="foresee" role="dialog" tabindex="-1" aria-labelledby="foresee-name" hidden>
  <header><span class="chip" hidden></span><h2 id="foresee-name"></h2>
  <button type="button" class="btn" data-foresee="explain"></button>
  <button type="button" class="btn" data-foresee="back"></button></header>
  <ol class="brings" tabindex="0"></ol>
  <button type="button" class="btn first" data-foresee="play"></button></section>`

/** @param {string} name of a symbol @param {string} kind its class */
function drawn(name, kind = "") {
  const home = document.querySelector("use[href*='#']")?.getAttribute("href")?.split("#")[0] ?? ""
  const node = parse(`<svg aria-hidden="true"><use></use></svg>`)
  node.setAttribute("class", kind)
  node.firstElementChild?.setAttribute("href", `${home}#${name}`)
  return node
}

/** The card; the page gets it when it is first needed. */
function card() {
  const found = $("foresee")
  if (found) return found
  const node = parse(CARD)
  const [explain, back] = node.querySelectorAll("header button")
  explain.append(drawn("info", "s"))
  explain.setAttribute("aria-label", say("what-is"))
  back.append(drawn("close", "s"))
  back.setAttribute("aria-label", say("back-to"))
  node.addEventListener("click", pressed)
  first("main")?.append(node)
  return node
}

/** The row of an answer in the list. @param {string} of */
const row = (of) => choices().find((node) => node.dataset.answer === of)

/** What on board or mats explains an answer. @param {string} of */
const thing = (of) => places(of).map((node) => node.closest("[data-explain]")).find(Boolean)

/** An answer was tapped or clicked. @param {string} given */
export function pick(given) {
  if (!small.matches || !page.table || document.body.classList.contains("keys")) return choose(given)
  if (answer === given && asked === question()) return play()
  foresee(given)
}

function play() {
  const given = answer
  closeForesee()
  choose(given)
}

/** @param {string} given */
async function foresee(given) {
  answer = given
  asked = question()
  unhaunt()
  keepForesee()
  const node = card(), from = row(given)
  const name = from?.querySelector("b")?.textContent ?? "", at = from?.querySelector("i")?.textContent
  const sign = from?.querySelector(".chip")?.cloneNode(true), chip = node.querySelector(".chip")
  if (sign) chip?.replaceWith(sign)
  else chip?.toggleAttribute("hidden", true)
  const title = /** @type {HTMLElement} */ (node.querySelector("h2"))
  title.textContent = at ? `${name} · ${at}` : name
  const button = /** @type {HTMLElement} */ (node.querySelector("[data-foresee=play]"))
  button.textContent = from?.dataset.verb ?? say("do-it")
  node.querySelector("[data-foresee=explain]")?.toggleAttribute("hidden", !thing(given))
  const list = /** @type {HTMLElement} */ (node.querySelector("ol"))
  list.replaceChildren(line({ text: from?.querySelector(".hide")?.textContent ?? name, symbol: null }))
  node.hidden = false
  button.focus({ preventScroll: true })
  const found = await foretold(given)
  if (answer !== given || asked !== question()) return
  haunts(found?.moves ?? {})
  if (found?.brings?.length) list.replaceChildren(...found.brings.map(line))
  tell(`${title.textContent}. ${list.textContent}`)
}

/** @param {Line} told */
function line({ text, symbol }) {
  const item = made("li", ""), chip = made("span", "", "chip small")
  if (symbol) {
    chip.append(drawn(symbol))
    item.append(chip)
  }
  item.classList.toggle("warns", symbol === "battle")
  item.append(made("p", text))
  return item
}

/** After something was drawn anew: what is looked at stays marked; another question closes the card. */
export function keepForesee() {
  if (answer && (asked !== question() || !places(answer).length)) closeForesee()
  for (const node of all(".foreseen")) node.classList.remove("foreseen")
  document.body.classList.toggle("previewing", !!answer)
  for (const node of answer ? places(answer) : []) (node.closest(".choosable") ?? node).classList.add("foreseen")
}

/** Back to the list. @returns {boolean} whether something was open */
export function closeForesee() {
  const node = $("foresee"), was = answer, inside = !!node?.contains(document.activeElement)
  answer = ""
  if (node) node.hidden = true
  unhaunt()
  document.body.classList.remove("previewing")
  for (const one of all(".foreseen")) one.classList.remove("foreseen")
  if (inside) row(was)?.focus({ preventScroll: true })
  return !!was
}

/** @param {MouseEvent} event */
function pressed(event) {
  event.stopPropagation() // what it does is done here
  const what = /** @type {Element} */ (event.target).closest("[data-foresee]")?.getAttribute("data-foresee")
  const box = row(answer)?.getBoundingClientRect(), { clientX: x, clientY: y } = event
  const again = box && x >= box.left && x <= box.right && y >= box.top && y <= box.bottom // the same tap once more
  if (what === "back") closeForesee()
  else if (what === "explain") explain()
  else if (what === "play" || again) play()
}

function explain() {
  const about = thing(answer)
  if (about) pin(about, true)
}
