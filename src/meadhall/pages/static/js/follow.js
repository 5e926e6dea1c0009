// @ts-check
// Following the game: views are shown one after the other, bots' moves at the reader's pace.
import { $, first, must, parse, wait } from "./dom.js"
import { seen } from "./away.js"
import { moveOn } from "./moment.js"
import { tell, toast } from "./notice.js"
import { pace } from "./prefs.js"
import { forget } from "./preview.js"
import { show } from "./show.js"
import { say } from "./words.js"

/**
 * @typedef {object} View
 * @property {number} ply
 * @property {number} version
 * @property {string[]} news
 * @property {string[]} [notices] of seats and links
 * @property {Record<string, string>} parts
 * @property {boolean} paced
 */

const LONGEST = 80 // views that are still shown one by one

/** @type {View[]} */
const queue = []
let playing = false, skipping = false

/** @param {View} view */
export function follow(view) {
  queue.push(view)
  play()
}

/** Show what waits. */
export async function play() {
  if (playing) return
  playing = true
  while (queue.length) {
    if (document.hidden || skipping || queue.length > LONGEST) collapse()
    const view = /** @type {View} */ (queue.shift())
    moveOn(view.ply, view.version)
    forget()
    if (view.news.length) tell(view.news.join(" "))
    if (view.notices?.length) toast(view.notices.join(" "), true)
    show(view.parts)
    seen()
    must("ask").toggleAttribute("data-following", queue.length > 0)
    skipButton(queue.length > 0)
    if (view.paced && !document.hidden) await look()
  }
  playing = skipping = false
  skipButton(false)
}

async function look() {
  for (let left = pace(); left > 0 && !skipping; left -= 50) {
    await wait(50)
    skipButton(queue.length > 0)
  }
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
