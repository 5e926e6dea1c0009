// @ts-check
// What needs no player: the only answer there is, after a moment, and Done where nothing was chosen.
import { $, page } from "./dom.js"
import { choose, done } from "./answering.js"
import { onlyAnswer } from "./prefs.js"
import { endSoon, stay } from "./turn-end.js"
import { say } from "./words.js"

const AT_ONCE = 80 // whatever is held: the pause tells nothing

/** @type {ReturnType<typeof setTimeout> | undefined} */
let timer

export function byItself() {
  clearTimeout(timer)
  stay()
  const question = $("ask")?.dataset ?? {}
  if (!page.table || !question.yours) return
  const only = question.only, line = $("preview")
  if (only && onlyAnswer() === "moment") timer = setTimeout(() => choose(only), 1500 + 2000 * Math.random())
  else if (only && line) line.textContent = say("only-waits")
  else if (question.settled) timer = setTimeout(() => done().catch(() => {}), AT_ONCE)
  else endSoon()
}
