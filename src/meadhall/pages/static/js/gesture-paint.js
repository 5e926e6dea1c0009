// @ts-check
// What is seen of a gesture: what is picked, the places for it, what is tried on, and the bar.
import { $, all, made } from "./dom.js"
import { at, best, tried } from "./chains.js"
import { tell } from "./notice.js"

/** @typedef {import("./chains.js").Chain} Chain */
/** @typedef {import("./chains.js").Chains} Chains */
/** @typedef {import("./chains.js").Held} Held */

/** @param {Chains} known @param {Held} held @param {boolean} [aloud] tell what is tried on */
export function paint(known, held, aloud = false) {
  const found = tried(known, held)
  document.body.classList.toggle("gesturing", known.chains.length > 0)
  picks(known, held)
  spots(known, held)
  piece(found)
  bar(known, held, found)
  const lines = [$(held.spot)?.dataset.name, found?.say.join(", "), found?.loss?.join(", ")]
  if (aloud && found) tell(lines.filter(Boolean).join(". "))
}

/** @param {Chains} known @param {Held} held */
function picks(known, held) {
  for (const node of all("[data-pick]")) {
    const on = !!held.pick && node.dataset.pick === held.pick
    node.classList.toggle("picked", on)
    if (known.chains.length) node.setAttribute("aria-pressed", String(on))
    else node.removeAttribute("aria-pressed")
  }
}

/** @param {Chains} known @param {Held} held */
function spots(known, held) {
  for (const node of all(".open")) {
    node.classList.remove("open", "best", "taken")
    for (const name of ["role", "tabindex", "data-marks"]) node.removeAttribute(name)
    if (node.dataset.role) node.setAttribute("role", node.dataset.role)
    if (node.dataset.name) node.setAttribute("aria-label", node.dataset.name)
  }
  for (const sign of all("[data-gain-of]")) sign.classList.remove("shown")
  const places = best(known, held)
  for (const one of places) {
    const node = $(one.spot)
    if (!node) continue
    node.classList.add("open")
    node.classList.toggle("best", one.gain === places[0].gain)
    node.classList.toggle("taken", one.spot === held.spot)
    const label = heard(one, known.ways[at(known, held, one.spot).length])
    const now = { role: "button", tabindex: "-1", "data-marks": one.marks, "aria-label": label }
    for (const [key, value] of Object.entries(now)) node.setAttribute(key, value)
    const signs = all(`[data-gain-of="${one.spot}"]`)
    for (const sign of signs) sign.classList.toggle("shown", one.spot !== held.spot)
    for (const figure of [node, ...signs].flatMap((part) => all(".gain", part))) figure.textContent = String(one.gain)
  }
}

/** A place in words. @param {Chain} best there @param {string} ways in which it can be done */
export const heard = (best, ways) => `${$(best.spot)?.dataset.name ?? ""}: ${best.say[0]} ${ways}`.trim()

/** What is tried on lies at its place; the game's styles go by its attributes. @param {Chain | undefined} found */
function piece(found) {
  const node = $("tried")
  if (!node) return
  node.toggleAttribute("hidden", !found)
  if (!found) return
  const place = $(found.spot)?.getAttribute("transform"), marks = found.marks.split(" ")
  for (const part of all("[data-for]", node)) part.toggleAttribute("hidden", part.dataset.for !== found.pick)
  for (const part of all("[data-mark]", node)) part.toggleAttribute("hidden", !marks.includes(part.dataset.mark ?? ""))
  if (place) node.setAttribute("transform", place)
  Object.assign(node.dataset, { of: found.pick, variant: found.variant, marks: found.marks, gain: found.gain })
}

/** @param {Chains} known @param {Held} held @param {Chain | undefined} found */
function bar(known, held, found) {
  const home = $("gesture"), dial = $("dial"), here = at(known, held, held.spot)
  home?.classList.toggle("tried", !!found)
  if (!home || !dial) return
  const most = Math.max(0, ...known.chains.map((one) => one.variant))
  const slots = most ? Array.from({ length: most + 1 }, (_, variant) => variant) : []
  dial.replaceChildren(...slots.map((variant) => slot(variant, here.find((one) => one.variant === variant), found)))
  for (const [id, words] of Object.entries({ "gesture-sum": found?.say, "gesture-loss": found?.loss })) {
    const node = $(id)
    if (!node) continue
    node.hidden = !words
    all("b, small", node).forEach((part, number) => { part.textContent = words?.[number] ?? "" })
  }
  for (const node of all("[data-do=turn][data-by]", home)) node.toggleAttribute("disabled", here.length < 2)
}

/**
 * One way of many, with what it brings; empty where it may not lie so.
 * @param {number} variant @param {Chain | undefined} way @param {Chain | undefined} found
 */
function slot(variant, way, found) {
  const node = made("button", way ? String(way.gain) : "")
  node.toggleAttribute("disabled", !way)
  const about = { type: "button", tabindex: "-1", "data-do": "turn", "data-to": `${variant}` }
  const heard = { "aria-pressed": String(!!way && way === found), "aria-label": way?.say.join(", ") ?? "–" }
  for (const [key, value] of Object.entries({ ...about, ...heard })) node.setAttribute(key, value)
  return node
}
