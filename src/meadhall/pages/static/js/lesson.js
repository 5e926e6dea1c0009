// @ts-check
// A lesson: steps to go to, answers to try and to take back. The server keeps nothing, the browser how far one came.
import { $, around, hallAt, first, lang, page, shape, small, wait } from "./dom.js"
import { before } from "./answering.js"
import { focusFirst, places, rove } from "./choices.js"
import { post } from "./forms.js"
import { progress, reached } from "./lesson-progress.js"
import { foldAsBefore, toFirstMark, turnFold } from "./lesson-room.js"
import { toast } from "./notice.js"
import { fitList } from "./phone-list.js"
import { pace, rememberShape } from "./prefs.js"
import { show } from "./show.js"
import { say } from "./words.js"

/** @typedef {Record<string, string>} Parts */
/** @typedef {{parts: Parts, views: Parts[]}} Tried */

let wished = 0 // what was asked for last: whatever comes for something else is too late

const steps = () => (page.steps ?? "").split(" ")
const home = () => hallAt(`/learn/${page.game}/${page.lesson}`)
const query = () => new URLSearchParams({ lang: lang(), shape: shape() })

/** @param {string} step @param {boolean} [push] whether the way back leads here */
async function go(step, push = true) {
  const mine = ++wished
  const reply = await fetch(`${home()}/${step}/parts?${query()}`).catch(() => null)
  const found = reply?.ok ? await reply.json() : null
  if (mine !== wished) return
  if (!found) return toast(say("lost"))
  page.step = step
  if (push) history.pushState(null, "", `${home()}?step=${step}`)
  reached(page.game ?? "", page.lesson ?? "", { step: found.number })
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

/** @param {string} answer */
async function attempt(answer) {
  const mine = ++wished, given = places(answer)
  if (!given.length) return
  for (const node of given) node.classList.add("chosen")
  const address = `${home()}/${page.step}/try?${query()}`
  const reply = post(address, JSON.stringify({ answer }), "application/json")
  const found = await reply.catch((error) => toast(error.message))
  for (const node of given) node.classList.remove("chosen")
  if (found && mine === wished) await followed(found, mine)
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
  if (at + 1 < all.length) return go(all[at + 1])
  reached(page.game ?? "", page.lesson ?? "", { done: true, step: all.length })
  location.assign(`${home()}/end`)
}

/** @type {Record<string, () => unknown>} */
const doing = { next, back: () => go(page.step ?? "", false), fold: turnFold }

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

/** The step that the address names, else where this learner was. */
function wanted() {
  const named = location.hash.slice(1) || new URLSearchParams(location.search).get("step")
  if (named) return steps().includes(named) ? named : page.step
  const kept = progress(page.game ?? "")[page.lesson ?? ""]
  return (!kept?.done && steps()[(kept?.step ?? 1) - 1]) || page.step
}

export function startLesson() {
  before((answer) => {
    attempt(answer)
    return false
  })
  document.addEventListener("click", clicked)
  document.addEventListener("keydown", pressed)
  window.addEventListener("popstate", () => go(wanted() ?? "", false))
  small.addEventListener("change", () => {
    rememberShape()
    go(page.step ?? "", false)
  })
  const tall = (first("#board svg")?.getAttribute("class") || "").includes("tall")
  if (wanted() !== page.step || ($("board") && small.matches !== tall)) return go(wanted() ?? "", false)
  reached(page.game ?? "", page.lesson ?? "", { step: steps().indexOf(page.step ?? "") + 1 })
  ready()
}
