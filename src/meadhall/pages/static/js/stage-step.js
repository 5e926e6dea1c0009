// @ts-check
// A step of a scoring in words and figures: strip, totals, gauges, table of sources.
import { all, hallAt, first, must } from "./dom.js"

/** @typedef {import("./stage.js").Scoring} Scoring */

const GAUGE = 162 // its length when full

/** @param {string} selector @param {string} value */
function text(selector, value) {
  for (const node of all(`#stage ${selector}`)) node.textContent = value
}

/**
 * The step begins: its source is told, its pieces are shown, and nothing is paid yet.
 * @param {Scoring} scoring
 * @param {number} at
 */
export function fill(scoring, at) {
  const step = scoring.steps[at]
  text("#step-title", step.title)
  text("#step-count", step.count)
  text("#step-say", step.say)
  first("#step-chip use")?.setAttribute("href", hallAt(`/static/symbols.svg#${step.symbol}`))
  for (const node of all("#stage .weighed")) node.hidden = Number(node.dataset.at) !== at
  step.whys.forEach((why, seat) => text(`#tally-${seat + 1} .why`, why))
  const before = scoring.steps[at - 1] ?? scoring.start
  before.totals.forEach((_, seat) => stand(scoring, seat, before, ""))
  rows(at, true)
  buttons(at, scoring.steps.length, false)
}

/**
 * What is paid is paid: to one seat, or to all.
 * @param {Scoring} scoring
 * @param {number} at -1: before the first step
 * @param {number} [only]
 */
export function settle(scoring, at, only) {
  if (at >= 0 && only === undefined) fill(scoring, at)
  const now = at < 0 ? scoring.start : scoring.steps[at]
  now.totals.forEach((_, seat) => {
    if (only === undefined || seat === only) stand(scoring, seat, now, scoring.steps[at]?.pays[seat]?.figure ?? "")
  })
  if (only !== undefined) return
  rows(at, false)
  buttons(at, scoring.steps.length, at >= scoring.steps.length - 1)
}

/**
 * A seat's total, place, gauge and gain.
 * @param {Scoring} scoring @param {number} seat @param {import("./stage.js").Standing} now @param {string} gain
 */
function stand(scoring, seat, now, gain) {
  const row = must(`tally-${seat + 1}`), total = now.totals[seat]
  const step = /** @type {import("./stage.js").Step} */ (now)
  const shown = (/** @type {number} */ figure) => String(figure).replace("-", "−")
  text(`#tally-${seat + 1} .figure, #rival-${seat + 1} .figure, [data-sum="${seat}"]`, shown(total))
  text(`#tally-${seat + 1} .rank`, now.places[seat])
  const plate = /** @type {HTMLElement} */ (row.querySelector(".gain"))
  plate.hidden = !gain
  plate.textContent = gain
  if (gain && step.unit) plate.append(unit(step.unit))
  const was = /** @type {HTMLElement} */ (row.querySelector(".was"))
  was.textContent = gain && !step.unit ? shown(total - Number(gain.replace("−", "-"))) : ""
  const scale = GAUGE / Math.max(1, scoring.most), had = Math.max(0, scoring.start.totals[seat])
  const [old, fresh] = [Math.min(had, Math.max(0, total)) * scale, Math.max(0, total - had) * scale]
  row.querySelector(".gauge-had")?.setAttribute("width", String(old))
  row.querySelector(".gauge-new")?.setAttribute("x", String(1 + old))
  row.querySelector(".gauge-new")?.setAttribute("width", String(fresh))
}

/** @param {string} symbol */
function unit(symbol) {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg")
  svg.setAttribute("class", "unit")
  svg.innerHTML = `<use href="${hallAt("/static/symbols.svg")}#${symbol}"/>`
  return svg
}

/** @param {number} at @param {boolean} due whether the step's own row is still to be paid */
function rows(at, due) {
  for (const row of all("#stage tr[data-at]")) {
    const own = Number(row.dataset.at), current = own === at && row.querySelector("button") !== null
    row.classList.toggle("now", current)
    row.classList.toggle("later", own > at || (due && own === at))
    row.querySelector("button")?.toggleAttribute("aria-current", false)
    if (current) row.querySelector("button")?.setAttribute("aria-current", "step")
  }
}

/** @param {number} at @param {number} steps @param {boolean} done */
function buttons(at, steps, done) {
  for (const [name, off] of /** @type {[string, boolean][]} */ ([["back", at <= 0], ["play", done], ["skip", done]])) {
    const node = /** @type {HTMLButtonElement | null} */ (first(`#stage [data-stage=${name}]`))
    if (node) node.disabled = off
  }
  const next = first("#stage [data-stage=next]"), words = next?.querySelector("span")
  if (next && words) words.textContent = (done ? next.dataset.onward : next.dataset.next) ?? ""
  if (done && document.activeElement === document.body) next?.focus({ preventScroll: true })
}
