// @ts-check
// Why something cannot be chosen: asked of the server, kept as long as the question stays.
import { must } from "./dom.js"
import { choices } from "./choices.js"
import { now } from "./moment.js"
import { ask, connected } from "./socket.js"

/** @typedef {{id: string, number: string, address: string}} Rule a paragraph of the rules */
/** @typedef {{answer: string, name: string, text: string, help: string | null, rule: Rule | null}} Why */
/** @typedef {Why & {things: string[]}} Listed with the `data-why` of the things that it is about */

/** @type {Map<string, Promise<any>>} */
let known = new Map()
let moment = ""

/** Which question is shown, and to whom: what was said of another is out of date. */
export const question = () =>
  `${now.ply} ${must("ask").dataset.yours ?? ""} ${document.querySelector("#question h1")?.textContent ?? ""}`

/** @param {string} key @param {Record<string, unknown>} message */
async function once(key, message) {
  const at = `${question()} ${now.version}`
  if (at !== moment) known = new Map()
  moment = at
  const mine = known
  if (!connected()) return null
  if (!mine.has(key)) mine.set(key, ask(message).catch(() => { mine.delete(key) }))
  return (await mine.get(key)) ?? null
}

/** What a click on a thing may mean. @param {Element | null} thing */
export const meant = (thing) => (thing?.getAttribute("data-why") ?? "").split(" ").filter(Boolean)

/** Whether a click on a thing may mean something that can be chosen now. @param {Element | null} thing */
export function possible(thing) {
  const means = meant(thing)
  return choices().some((one) => means.includes(one.dataset.answer ?? ""))
}

/**
 * Why none of the answers that a thing may mean can be given.
 * @param {Element} thing
 * @returns {Promise<Why | null>} null where one can, or nobody could be asked
 */
export async function why(thing) {
  const answers = meant(thing)
  return answers.length ? (await once(answers.join(" "), { do: "why", answers }))?.why ?? null : null
}

/** Everything on the table that cannot be chosen now. @returns {Promise<Listed[] | null>} */
export const whys = async () => (await once("", { do: "whys" }))?.whys ?? null
