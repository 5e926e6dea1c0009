// @ts-check
// The rule of a question: told the first three times a reader meets its kind, afterwards behind a sign. It stands where
// previews stand, so nothing moves; whoever looks at an answer sees the preview again.
import { $, around, first, page, small } from "./dom.js"
import { now } from "./moment.js"

const TIMES = 3, KEPT = "rules-met"

/** What the reader did with the sign at this question: opened, closed, or nothing yet. @type {boolean | null} */
let wish = null
let asked = ""

/** How often each kind of question was met, and when last. @returns {Record<string, [number, string]>} */
function met() {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? "{}")
  } catch {
    return {}
  }
}

/** Count this question, once however often it is drawn. @param {string} kind @returns {number} */
function count(kind) {
  const all = met(), at = `${page.table} ${now.ply}`
  const [times, last] = all[kind] ?? [0, ""]
  if (last === at) return times
  all[kind] = [Math.min(times, TIMES) + 1, at]
  localStorage.setItem(KEPT, JSON.stringify(all))
  return all[kind][0]
}

/** @param {boolean} on */
function reveal(on) {
  const line = $("rule-line"), preview = $("preview"), sign = first("#question [data-do=rule]")
  if (!line || !preview || !sign) return
  line.hidden = !on
  preview.hidden = on
  sign.hidden = false
  sign.setAttribute("aria-expanded", String(on))
}

/** Set the line right after the question was drawn. */
export function remindOfRule() {
  const kind = $("rule-line")?.dataset.met
  if (!kind) return
  const at = `${kind} ${now.ply}`
  if (at !== asked) wish = null
  asked = at
  const times = count(kind)
  reveal(wish ?? times <= TIMES)
}

/** The sign was pressed. */
export function toggleRule() {
  wish = !!$("rule-line")?.hidden
  reveal(wish)
}

/** The reader looks at an answer: its preview wants the place. On a phone it has none. */
function looked() {
  if (small.matches || $("rule-line")?.hidden !== false) return
  wish = false
  reveal(false)
}

export function watchRule() {
  document.addEventListener("pointermove", (event) => {
    if ((event.movementX || event.movementY) && around(event, "[data-answer], [data-then], [data-do=hint]")) looked()
  })
  document.addEventListener("keydown", ({ key }) => { if (/^(Arrow|Home$|End$|h$)/.test(key)) looked() })
}
