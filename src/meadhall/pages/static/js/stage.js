// @ts-check
// The scoring stage: a scoring step by step, in the place of the table; nothing is wiped before it was seen.
import { all, hallAt, calm, first, lang, page, parse, shape, wait } from "./dom.js"
import { tell, toast } from "./notice.js"
import { pace } from "./prefs.js"
import { lightUp, sail } from "./stage-flight.js"
import { fill, settle } from "./stage-step.js"
import { say } from "./words.js"

/**
 * @typedef {{figure: string, spots: string[], each: string}} Pay
 * @typedef {{totals: number[], places: string[]}} Standing
 * @typedef {Standing & {title: string, symbol: string, say: string, count: string, unit: string,
 *   pays: Record<string, Pay>, whys: string[], told: string}} Step
 * @typedef {{number: number, html: string, start: Standing, most: number, steps: Step[]}} Scoring
 */

const LIGHT = 200, READ = 700, HOLD = 900 // milliseconds
/** @type {Scoring | undefined} */
let scoring
/** @type {Element | undefined} */
let behind
let at = -1, run = 0, playing = false, stands = false
/** Which step is shown, whether all is paid, whether the next ones follow by themselves. */
export const where = () => ({ at, last: at >= last(), done: at >= last() && stands, playing })
/** Draw what lies over the page anew: it was resized. */
export const redraw = () => { if (scoring?.steps[at]) lightUp(scoring.steps[at]) }
let closed = () => {}
/** @type {Promise<void>} */
let free = Promise.resolve()

export const onStage = () => Boolean(scoring)
/** Comes true when the table stands in its place. */
export const offStage = () => free
const last = () => (scoring?.steps.length ?? 0) - 1

/** How long there is to read and to look, by the reader's pace. */
const factor = () => (pace() > 2000 ? 1.7 : pace() > 1000 ? 1 : 0.4)
const atOnce = () => !pace() || localStorage.getItem("scorings") === "once"

/** @param {number} number @returns {Promise<Scoring | null>} */
async function fetched(number) {
  const query = new URLSearchParams({ number: String(number), shape: shape(), lang: lang() })
  const seat = new URL(location.href).searchParams.get("seat")
  if (seat !== null) query.set("seat", seat)
  const reply = await fetch(hallAt(`/t/${page.table ?? page.replay}/stage?${query}`)).catch(() => null)
  return reply?.ok ? reply.json() : null
}

/**
 * Show a scoring until the viewer goes on.
 * @param {number} number 1 is the table's first
 */
export async function openStage(number) {
  if (scoring) return
  const found = await fetched(number)
  if (!found || scoring) return toast(say("lost"))
  put(found)
  if (atOnce()) go(last(), false)
  else if (calm.matches) go(0, false)
  else play(true)
  await free
}

/** @param {Scoring} found */
function put(found) {
  scoring = found
  free = new Promise((done) => { closed = done })
  at = -1
  const node = parse(found.html)
  behind = /** @type {Element} */ (first("main"))
  behind.replaceWith(node)
  document.body.classList.add("on-stage")
  settle(found, -1)
  first("[data-stage=next]")?.focus({ preventScroll: true })
  scrollTo(0, 0)
}

export function closeStage() {
  if (!scoring) return
  run++
  playing = false
  scoring = undefined
  document.body.classList.remove("on-stage")
  first("#stage")?.replaceWith(/** @type {Element} */ (behind))
  closed()
}

/** Somebody went on meanwhile: nobody waits for who looks at a scoring. */
export function goneOn() {
  first("#gone-on")?.removeAttribute("hidden")
  for (const node of all("#stage [data-stage=skip]")) node.classList.add("first")
}

/** @param {number} to @param {boolean} moving @returns {Promise<boolean>} whether it was seen to its end */
export async function go(to, moving) {
  if (!scoring) return false
  const mine = ++run, shown = scoring
  stands = !moving || calm.matches
  at = Math.max(0, Math.min(last(), to))
  const step = shown.steps[at]
  if (!step) return false
  tell(step.told)
  if (stands) {
    settle(shown, at)
    lightUp(step)
    return true
  }
  fill(shown, at)
  lightUp(step)
  await wait(LIGHT + READ * factor())
  if (mine !== run) return false
  if (!await sail(step, (seat) => settle(shown, at, seat), () => mine === run)) return false
  stands = true
  settle(shown, at)
  lightUp(step)
  await wait(HOLD * factor())
  return mine === run
}

/** @param {boolean} on */
export async function play(on) {
  playing = on && !calm.matches
  for (const node of all("#stage [data-stage=play]")) {
    node.querySelector("svg use")?.setAttribute("href", hallAt(`/static/symbols.svg#${playing ? "pause" : "play"}`))
    const words = node.querySelector("span")
    if (words) words.textContent = say(playing ? "pause" : "play")
  }
  while (playing && at < last()) if (!await go(at + 1, true)) return
  if (playing) play(false)
}
