// @ts-check
// An answer with ghosts, the places of what follows it: it is picked first, and a click on a place gives the whole row
// of answers. Picked once more it is given alone, and what follows is asked.
import { $, all, around, first, made, must, page } from "./dom.js"
import { before, choose, give, undo } from "./answering.js"
import { choices, ghosts, haunt, lit, places } from "./choices.js"
import { now } from "./moment.js"
import { preview } from "./preview.js"

/** @typedef {{ply: number, answers: string[]}} Row answers from a ply on */

/** @type {Record<string, [number, number]>} */
const WAYS = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] }

/** @type {(Row & {end: number, words: string}) | null} */
let other = null // how the last row could have ended instead
/** @type {Row | null} */
let wanted = null // a row that is given when its question is asked again

const picked = () => $("table")?.dataset.picked ?? ""

/** @param {string} answer */
function pick(answer) {
  for (const node of all(".picked:not([data-pick])")) node.classList.remove("picked")
  if (answer) must("table").dataset.picked = answer
  else delete $("table")?.dataset.picked
  for (const node of answer ? places(answer) : []) for (const one of [lit(node), node]) one.classList.add("picked")
  haunt(answer)
}

/** Whether an answer is given at once; one with ghosts is picked first. @param {string} answer */
function may(answer) {
  if (!page.table || !ghosts(answer) || picked() === answer || choices().length < 2) return true
  pick(answer)
  preview(answer)
  if (document.body.classList.contains("keys")) shown()[0]?.focus()
  return false
}

/** The places on show. @returns {HTMLElement[]} */
const shown = () => all(".ghosts[data-of] [data-then]").filter((place) => place.getBoundingClientRect().width)

/** Give all that a place means. @param {HTMLElement} place */
function go(place) {
  const answers = (place.dataset.then ?? "").split(" "), { ply } = now
  if (ghosts(answers[0])) pick(answers[0])
  const last = place.dataset.else
  other = last
    ? { ply, answers: [...answers.slice(0, -1), last], end: ply + answers.length, words: place.dataset.words ?? "" }
    : null
  give(answers, [place, ...places(answers[0])])
}

/** A click that means a row of answers, or picks one that goes on. @param {Event} event */
export function haunted(event) {
  if (around(event, "[data-do=instead]")) return instead()
  if (!page.table) return false
  const place = around(event, "[data-then]:not(#answers *)"), answer = around(event, "[data-answer]")?.dataset.answer
  if (place) go(place)
  else if (answer && ghosts(answer)) choose(answer)
  else return false
  return true
}

/** Take the row back and end it the other way. */
function instead() {
  if (other) wanted = { ply: other.ply, answers: other.answers }
  undo().catch(() => { wanted = null })
  return true
}

/** After something was drawn anew: keep what is picked while it can be, and offer how else the row could end. */
export function keepGhosts() {
  const answer = picked()
  pick(answer && ghosts(answer) && places(answer).length ? answer : "")
  if (wanted && now.ply === wanted.ply) {
    const { answers } = wanted
    wanted = other = null
    if (ghosts(answers[0])) pick(answers[0])
    give(answers, [])
  }
  const bar = first("#question [data-do=done]")
  if (!bar || !other || now.ply !== other.end || first("[data-do=instead]")) return
  const offer = made("button", other.words, "btn")
  offer.dataset.do = "instead"
  bar.before(offer)
}

/** The nearest place in a direction. @param {Element} from @param {[number, number]} way */
function towards(from, [dx, dy]) {
  const here = from.getBoundingClientRect()
  const far = (/** @type {Element} */ place) => {
    const there = place.getBoundingClientRect(), x = there.x - here.x, y = there.y - here.y
    const ahead = x * dx + y * dy, aside = Math.abs(x * dy - y * dx)
    return ahead < 4 ? Infinity : ahead + 3 * aside
  }
  return shown().reduce((best, place) => (far(place) < far(best) ? place : best), /** @type {HTMLElement} */ (from))
}

/** Whether a key belongs to the ghosts. @param {KeyboardEvent} event */
export function ghostKey({ key }) {
  const place = /** @type {HTMLElement | null} */ (document.activeElement)
  const inside = !!place?.matches(".ghosts [data-then]")
  if (key === "Escape" && picked()) {
    const answer = picked()
    pick("")
    if (inside) choices().find((one) => one.dataset.answer === answer)?.focus()
    return true
  }
  if (!inside || !place) return false
  if (WAYS[key]) towards(place, WAYS[key]).focus()
  else if (key === "Enter" || key === " ") go(place)
  else return false
  return true
}

/** What a place means is told below the question. @param {Event} event */
function told(event) {
  const place = around(event, ".ghosts [data-then]"), line = $("preview")
  if (place && line) line.textContent = place.getAttribute("aria-label")
}

export function watchGhosts() {
  before(may)
  for (const type of ["pointerover", "focusin"]) document.addEventListener(type, told)
}
