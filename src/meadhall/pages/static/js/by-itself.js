// @ts-check
// What needs no player: the only answer there is, after a moment, and Done where nothing was chosen; a pass for who
// does not want to be asked.
import { $, page } from "./dom.js"
import { choose, done } from "./answering.js"

const AT_ONCE = 80 // whatever is held: the pause tells nothing

/** @type {ReturnType<typeof setTimeout> | undefined} */
let timer

/** @param {DOMStringMap} question */
function muted(question) {
  const mute = localStorage.getItem("mute")
  return mute === "turn" ? question.passTurn : mute === "aimed" ? question.passAimed : ""
}

export function byItself() {
  clearTimeout(timer)
  const question = $("ask")?.dataset ?? {}
  if (!page.table || !question.yours) return
  const pass = muted(question), only = question.only
  if (pass) timer = setTimeout(() => choose(pass), AT_ONCE)
  else if (only) timer = setTimeout(() => choose(only), 1500 + 2000 * Math.random())
  else if (question.settled) timer = setTimeout(() => done().catch(() => {}), AT_ONCE)
}
