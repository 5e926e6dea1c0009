// @ts-check
// The coach at a table: she sits where the log is, says what is new, warns of a slip, and is silent otherwise.
import { $, around, page } from "./dom.js"
import { wonder } from "./advice.js"
import { before } from "./answering.js"
import { choices } from "./choices.js"
import { news } from "./coach-news.js"
import { anyway, calm, mayAnswer, warned } from "./coach-warning.js"
import { now } from "./moment.js"
import { connected } from "./socket.js"

const SOON = 300 // milliseconds after which a question is thought about: one that answers itself is not

let heard = "" // the question she has spoken to
/** @type {ReturnType<typeof setTimeout> | undefined} */
let timer

const key = () => `coach:${page.table}`
const on = () => !!$("coach") && localStorage.getItem(key()) === "on"

/** Come, go, or speak to the question that is open now. */
export function beside() {
  if (!page.table) return
  const panel = $("coach"), asked = $("ask")?.dataset ?? {}
  if (!panel) return
  panel.hidden = !on()
  document.body.classList.toggle("coached", on())
  const question = `${now.ply} ${now.version}`
  if (heard !== question) calm()
  if (!on() || !asked.yours || !connected() || heard === question) return // the first view comes with the line
  heard = question
  clearTimeout(timer)
  if (choices().length > 1) timer = setTimeout(think, SOON)
  speak(asked.question ?? "", question)
}

/** If nothing comes of it, nothing is said. */
function think() {
  if (on()) wonder().catch(() => {})
}

/** @param {string} kind of question @param {string} question */
async function speak(kind, question) {
  const lines = await news(kind)
  if (heard === question && on() && !warned()) $("speech")?.replaceChildren(...lines)
}

/** @param {string} value */
function sit(value) {
  if (value) localStorage.setItem(key(), value)
  else localStorage.removeItem(key())
  heard = ""
  calm()
  beside()
}

/** @type {Record<string, () => unknown>} */
const doing = { alone: () => sit(""), again: calm, anyway }

/** @param {MouseEvent} event */
const clicked = (event) => doing[around(event, "[data-coach]")?.dataset.coach ?? ""]?.()

/** @param {Event} event */
function changed({ target }) {
  const field = /** @type {HTMLSelectElement} */ (target)
  if (field.id === "coached") sit(field.value)
}

/** @param {KeyboardEvent} event */
function pressed(event) {
  if (event.key === "Escape" && warned()) calm()
}

export function startCoach() {
  if (location.hash === "#coach") {
    localStorage.setItem(key(), "on")
    history.replaceState(null, "", location.pathname + location.search)
  }
  before((answer) => !on() || mayAnswer(answer))
  document.addEventListener("click", clicked)
  document.addEventListener("change", changed)
  document.addEventListener("keydown", pressed)
  beside()
}
