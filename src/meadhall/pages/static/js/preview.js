// @ts-check
// What an answer would do, told below the question while a pointer or the focus is on it.
import { $, first } from "./dom.js"
import { ask, connected } from "./socket.js"

/** @type {Map<string, Promise<any>>} */
let known = new Map() // of this question

export function forget() {
  known = new Map()
}

/** @param {string} answer */
export async function preview(answer) {
  const line = $("preview")
  if (!line || !connected()) return
  const mine = known
  if (!mine.has(answer)) mine.set(answer, ask({ do: "preview", answer }).catch(() => { mine.delete(answer) }))
  const found = (await mine.get(answer))?.preview
  const lit = first(`.on[data-answer="${CSS.escape(answer)}"]`)
  if (found && mine === known && lit) line.textContent = found.told.join(" ")
}
