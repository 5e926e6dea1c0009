// @ts-check
// Answering, taking back, being done.
import { all, first, page } from "./dom.js"
import { places } from "./choices.js"
import { now } from "./moment.js"
import { ask, opening } from "./socket.js"

/** @type {((answer: string) => boolean)[]} */
const guards = [] // whether an answer may be given now; who says no deals with it

/** @param {(answer: string) => boolean} may is asked before every answer */
export const before = (may) => guards.push(may)

let busy = "" // the question that is being answered: a second click on it does nothing

/** Give an answer, and what is meant with it. @param {string} answer */
export async function choose(answer) {
  const then = first(`#answers [data-answer="${CSS.escape(answer)}"]`)?.dataset.then
  if (places(answer).length) await give([answer, ...(then ? then.split(" ") : [])], places(answer))
}

/**
 * Give one answer, or several in one gesture.
 * @param {string[]} answers
 * @param {HTMLElement[]} nodes what shows that they are chosen
 */
export async function give(answers, nodes) {
  if (!guards.every((may) => may(answers[0]))) return
  const line = opening()
  if (line) { // clicked before the line is open
    const asked = now.ply
    await line
    if (now.ply !== asked) return
  }
  const { ply, version } = now, question = `${ply}.${version}`
  if (busy === question || !page.table) return
  busy = question
  for (const node of nodes) node.classList.add("chosen")
  const said = answers.length > 1 ? { do: "answers", answers } : { do: "answer", answer: answers[0] }
  await ask({ ...said, ply, version }).catch(() => null)
  if (busy === question) busy = ""
  for (const node of all(".chosen")) node.classList.remove("chosen")
}

export const undo = () => ask({ do: "undo", ply: now.ply })
export const done = () => ask({ do: "done", ply: now.ply })
