// @ts-check
// Following the game: views are shown one after the other, bots' moves at the reader's pace.
import { $, first, must, parse, wait } from "./dom.js"
import { seen } from "./away.js"
import { moveOn, now } from "./moment.js"
import { tell, toast } from "./notice.js"
import { pace } from "./prefs.js"
import { forget } from "./preview.js"
import { show } from "./show.js"
import { goneOn, offStage, onStage } from "./stage.js"
import { beforeShowing, isScored } from "./stage-seen.js"
import { say } from "./words.js"

/**
 * @typedef {object} View
 * @property {number} ply
 * @property {number} version
 * @property {string[]} news
 * @property {string[]} [notices] of seats and links
 * @property {Record<string, string>} parts
 * @property {boolean} paced
 * @property {string} [by] who answered last
 */

const LONGEST = 80 // views that are still shown one by one
const AT_PACE = 8 // views between two own turns that get the whole time; more of them share it

/** @type {View[]} */
const queue = []
let playing = false, skipping = false
/** When the first move of others after the own turn was shown. @type {number | undefined} */
let since

/** @param {View} view */
export function follow(view) {
  if (onStage() && !view.paced && view.ply > (queue.at(-1)?.ply ?? now.ply)) goneOn()
  queue.push(view)
  play()
}

/** Show what waits. */
export async function play() {
  if (playing) return
  playing = true
  while (queue.length) {
    if (document.hidden || skipping || queue.length > LONGEST || late()) collapse()
    const view = /** @type {View} */ (queue.shift())
    if (onStage()) await offStage()
    if (isScored(view.parts)) await watched(beforeShowing(view.parts))
    moveOn(view.ply, view.version)
    forget()
    if (view.news.length) tell(view.news.join(" "))
    if (view.notices?.length) toast(view.notices.join(" "), true)
    show(view.parts)
    seen()
    more(view)
    if (view.paced && !document.hidden) await look(view)
  }
  playing = skipping = false
  if (must("ask").dataset.yours) since = undefined
  skipButton(false)
}

/** What is left of the time for what others do, by the clock: while bots think and pages are drawn it runs too. */
const left = () => AT_PACE * pace() - (since === undefined ? 0 : performance.now() - since)

/** Whether it is over: then the newest is shown at once. */
const late = () => pace() > 0 && left() <= 0

/** A scoring that is looked at takes none of that time. @param {Promise<unknown>} scoring */
async function watched(scoring) {
  const began = performance.now()
  await scoring
  if (since !== undefined) since += performance.now() - began
}

/** How long a view is shown: whoever waits for many does not wait longer than for a few. */
function time() {
  const waiting = queue.filter((view) => view.paced).length + 1
  return Math.min(pace(), Math.max(0, left()) / waiting)
}

/** A view is looked at for a while; one that asks the reader waits for nobody. @param {View} view */
async function look(view) {
  since ??= performance.now()
  const asks = () => !!must("ask").dataset.yours
  for (let rest = time(); rest > 0 && !skipping && !asks(); rest -= 50) {
    await wait(Math.min(50, rest))
    more(view)
  }
}

/** Others have moved on: the page says that it shows what was, and nobody is said to think. @param {View} view */
function more(view) {
  const follows = queue.length > 0, line = $("preview")
  must("ask").toggleAttribute("data-following", follows)
  skipButton(follows)
  if (follows && view.by && line) line.textContent = say("following", view.by)
}

/** One view instead of many. */
function collapse() {
  const parts = Object.assign({}, ...queue.map((view) => view.parts))
  const news = queue.flatMap((view) => view.news), notices = queue.flatMap((view) => view.notices ?? [])
  const last = queue[queue.length - 1]
  queue.splice(0, queue.length, { ...last, parts, news, notices, paced: false })
}

/** @param {boolean} on */
function skipButton(on) {
  const old = $("skip")
  if (!on) return old?.remove()
  if (old) return
  const node = parse(`<button type="button" class="btn" id="skip"></button>`)
  node.textContent = say("skip")
  node.onclick = () => { skipping = true }
  first("#question .do")?.append(node)
}
