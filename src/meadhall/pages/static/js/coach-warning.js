// @ts-check
// Before a slip that the strongest bot is sure of: what would be better, and a second choice. Nobody waits for it.
import { $, all, first, made } from "./dom.js"
import { wisdom } from "./advice.js"
import { choose } from "./answering.js"
import { choices, light } from "./choices.js"
import { now } from "./moment.js"
import { ask } from "./socket.js"

/** @typedef {import("./advice.js").Advice} Advice */
/** @typedef {import("./advice.js").Expected} Expected */

let held = "" // the answer she asks about
let wanted = "" // the one that was meant all the same

export const warned = () => held !== ""

/** @param {string} answer */
const named = (answer) => `${now.ply} ${now.version} ${answer}`

/** Whether an answer goes to the table; a slip is held back, once. @param {string} answer */
export function mayAnswer(answer) {
  const advice = wisdom(), slip = advice?.expected.find((one) => one.answer === answer && one.slip)
  if (!advice || !slip || wanted === named(answer)) {
    calm()
    return true
  }
  if (held !== answer) warn(advice, slip)
  return false
}

/** @param {Advice} advice @param {Expected} slip */
function warn(advice, slip) {
  calm()
  const panel = $("coach"), best = advice.expected.find((one) => one.answer === advice.hint)
  const row = choices().find((node) => node.dataset.answer === advice.hint)
  if (!panel || !best) return
  held = slip.answer
  const figure = String(Math.max(1, Math.round(best.points - slip.points)))
  const better = made("p", row?.querySelector("b")?.textContent ?? "", "better-one")
  const why = made("p", slip.why ?? "", "quiet")
  $("speech")?.replaceChildren(
    made("h3", panel.dataset.wait ?? ""), made("p", (panel.dataset.slip ?? "").replace("#", figure)), better, why,
  )
  if (!slip.why) ask({ do: "preview", answer: advice.hint }, true).then(
    (found) => { why.textContent = found.preview.told.join(" ") }, () => {},
  )
  row?.classList.add("better")
  row?.append(made("em", panel.dataset.better ?? ""))
  light(advice.hint)
  panel.classList.add("warning")
  $("warned")?.removeAttribute("hidden")
  first("#warned .btn")?.focus({ preventScroll: true })
}

/** Nothing is asked any more; the focus goes back to where it was. */
export function calm() {
  if (!held) return
  const row = choices().find((node) => node.dataset.answer === held)
  const had = $("warned")?.contains(document.activeElement)
  held = ""
  $("coach")?.classList.remove("warning")
  $("warned")?.setAttribute("hidden", "")
  $("speech")?.replaceChildren()
  for (const node of all("#answers .answer.better")) node.classList.remove("better")
  for (const node of all("#answers .answer > em")) node.remove()
  if (had) row?.focus({ preventScroll: true })
}

/** It was meant. */
export function anyway() {
  wanted = named(held)
  choose(held)
}
