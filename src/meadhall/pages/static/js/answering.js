// @ts-check
// Answering, taking back, being done.
import { all, page } from "./dom.js"
import { places } from "./choices.js"
import { now } from "./moment.js"
import { ask, opening } from "./socket.js"

/** @type {((answer: string) => boolean)[]} */
const guards = [] // whether an answer may be given now; who says no deals with it

/** @param {(answer: string) => boolean} may is asked before every answer */
export const before = (may) => guards.push(may)

let busy = "" // the question that is being answered: a second click on it does nothing

/** @param {string} answer */
export async function choose(answer) {
  if (!guards.every((may) => may(answer))) return
  const line = opening()
  if (line) { // clicked before the line is open
    const asked = now.ply
    await line
    if (now.ply !== asked) return
  }
  const { ply, version } = now, question = `${ply}.${version}`
  if (busy === question || !page.table || !places(answer).length) return
  busy = question
  for (const node of places(answer)) node.classList.add("chosen")
  await ask({ do: "answer", ply, version, answer }).catch(() => null)
  if (busy === question) busy = ""
  for (const node of all(".chosen")) node.classList.remove("chosen")
}

export const undo = () => ask({ do: "undo", ply: now.ply })
export const done = () => ask({ do: "done", ply: now.ply })
