// @ts-check
// Steps to go to, answers to try and to take back, at a table that is nobody's: lessons and puzzles. The server keeps
// nothing.
import { $, around, first, lang, page, shape, small, wait } from "./dom.js"
import { before } from "./answering.js"
import { focusFirst, places, rove } from "./choices.js"
import { post } from "./forms.js"
import { foldAsBefore, toFirstMark, turnFold } from "./lesson-room.js"
import { toast } from "./notice.js"
import { fitList } from "./phone-list.js"
import { pace, rememberShape } from "./prefs.js"
import { show } from "./show.js"
import { say } from "./words.js"

/** @typedef {Record<string, string>} Parts */
/** @typedef {{parts: Parts, views: Parts[], right?: boolean, answer?: string | null}} Tried */
/** What differs between lessons and puzzles: addresses, and what is remembered.
 * @typedef {{
 *   home: () => string, address: (step: string) => string, wanted: () => string | undefined,
 *   arrived: (step: string, number: number) => void, tried: (step: string, found: Tried) => void, end: () => void,
 * }} Course */

/** @type {Course} */
let course
let wished = 0 // what was asked for last: whatever comes for something else is too late

export const steps = () => (page.steps ?? "").split(" ")
const query = () => new URLSearchParams({ lang: lang(), shape: shape() })

/** @param {string} step @param {boolean} [push] whether the way back leads here */
async function go(step, push = true) {
  const mine = ++wished
  const reply = await fetch(`${course.home()}/${step}/parts?${query()}`).catch(() => null)
  const found = reply?.ok ? await reply.json() : null
  if (mine !== wished) return
  if (!found) return toast(say("lost"))
  page.step = step
  if (push) history.pushState(null, "", course.address(step))
  course.arrived(step, found.number)
  show(found.parts)
  ready()
}

/** She has the word. Who plays by keys is at the answers; for all others lighting one would be a hint. */
function ready() {
  foldAsBefore()
  rove()
  fitList()
  if (document.body.classList.contains("keys")) focusFirst()
  else $("speech")?.focus({ preventScroll: true })
  toFirstMark()
}

/** @param {string | null} answer null: the solution, where there is one */
async function attempt(answer) {
  const mine = ++wished, given = answer === null ? [] : places(answer)
  if (answer !== null && !given.length) return
  for (const node of given) node.classList.add("chosen")
  const address = `${course.home()}/${page.step}/try?${query()}`
  const reply = post(address, JSON.stringify({ answer }), "application/json")
  const found = await reply.catch((error) => toast(error.message))
  for (const node of given) node.classList.remove("chosen")
  if (!found) return
  course.tried(page.step ?? "", found)
  if (mine === wished) await followed(found, mine)
}

/** What she says comes at once, what the others did one after the other. @param {Tried} found @param {number} mine */
async function followed({ parts: { ask, ...last }, views }, mine) {
  const [next, ...more] = [...views, last]
  show({ ask, ...next })
  foldAsBefore()
  first("#coach .after .btn")?.focus({ preventScroll: true })
  toFirstMark()
  for (const view of more) {
    await wait(pace())
    if (mine !== wished) return
    show(view)
  }
}

function next() {
  const all = steps(), at = all.indexOf(page.step ?? "")
  return at + 1 < all.length ? go(all[at + 1]) : course.end()
}

/** @type {Record<string, () => unknown>} */
const doing = { next, back: () => go(page.step ?? "", false), solve: () => attempt(null), fold: turnFold }

/** @param {MouseEvent} event */
function clicked(event) {
  const step = around(event, "[data-go]")?.dataset.go, what = around(event, "[data-coach]")?.dataset.coach
  if (step && !event.ctrlKey && !event.metaKey && !event.shiftKey) {
    event.preventDefault()
    go(step)
  } else doing[what ?? ""]?.()
}

/** The keys of a table: u takes back, d goes on. @param {KeyboardEvent} event */
function pressed({ key, target, ctrlKey, metaKey, altKey }) {
  if (ctrlKey || metaKey || altKey || /** @type {Element} */ (target).matches("input, select, textarea")) return
  const what = key === "u" || key === "Backspace" ? "back" : key === "d" ? "next" : ""
  if (what) first(`#coach .after [data-coach=${what}]`)?.click()
}

/** @param {Course} one */
export function startSteps(one) {
  course = one
  before((answer) => {
    attempt(answer)
    return false
  })
  document.addEventListener("click", clicked)
  document.addEventListener("keydown", pressed)
  window.addEventListener("popstate", () => go(course.wanted() ?? "", false))
  small.addEventListener("change", () => {
    rememberShape()
    go(page.step ?? "", false)
  })
  const tall = (first("#board svg")?.getAttribute("class") || "").includes("tall")
  if (course.wanted() !== page.step || ($("board") && small.matches !== tall)) return go(course.wanted() ?? "", false)
  course.arrived(page.step ?? "", steps().indexOf(page.step ?? "") + 1)
  ready()
}
