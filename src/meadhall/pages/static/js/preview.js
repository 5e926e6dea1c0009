// @ts-check
// What an answer would do, told below the question while a pointer or the focus is on it.
import { $, first } from "./dom.js"
import { ask, connected } from "./socket.js"

/** @type {Map<string, Promise<any>>} */
let known = new Map() // of this question

export function forget() {
  known = new Map()
}

/** What an answer would do; null when nobody could be asked. @param {string} answer */
export async function foretold(answer) {
  if (!connected()) return null
  const mine = known
  if (!mine.has(answer)) mine.set(answer, ask({ do: "preview", answer }).catch(() => { mine.delete(answer) }))
  return (await mine.get(answer))?.preview ?? null
}

/** @param {string} answer */
export async function preview(answer) {
  const line = $("preview"), mine = known
  const own = first(`[data-tells][data-answer="${CSS.escape(answer)}"]`)?.dataset.tells
  if (line && own) line.textContent = own
  if (!line || own) return
  const found = await foretold(answer)
  const lit = first(`.on[data-answer="${CSS.escape(answer)}"]`)
  if (found && mine === known && lit) line.textContent = found.told.join(" ")
}
