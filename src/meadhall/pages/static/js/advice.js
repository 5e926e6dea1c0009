// @ts-check
// What the strongest bot would do, and what it expects of each answer.
import { $, all, first, lang, made, parse } from "./dom.js"
import { choices, light, lit, places } from "./choices.js"
import { reveal } from "./groups.js"
import { now } from "./moment.js"
import { tell } from "./notice.js"
import { fitList } from "./phone-list.js"
import { ask } from "./socket.js"
import { say } from "./words.js"

/** @typedef {{answer: string, points: number, sure: boolean, slip?: boolean, text: string, why?: string}} Expected */
/** @typedef {{ply: number, hint: string, why: string, told: string[], expected: Expected[]}} Advice */

/** @type {Advice | null} */
let advice = null
/** @type {{ply: number} | null} */
let asking = null
/** @type {{ply: number, version: number, came?: Advice, reply: Promise<Advice>} | null} */
let wondered = null // what nobody has to see

/** What the bot says to this question, asked for once and quietly. @returns {Promise<Advice>} */
export function wonder() {
  const { ply, version } = now
  if (wondered?.ply === ply && wondered.version === version) return wondered.reply
  /** @type {NonNullable<typeof wondered>} */
  const mine = { ply, version, reply: ask({ do: "hint" }, true) }
  wondered = mine
  mine.reply.then((found) => { mine.came = found }, () => { if (wondered === mine) wondered = null })
  return mine.reply
}

/** What has come by now of what was wondered about this question. */
export const wisdom = () =>
  wondered?.ply === now.ply && wondered.version === now.version ? wondered.came ?? null : null

/** Show what is known about this question, and that the bot thinks. */
export function advise() {
  if (advice && advice.ply !== now.ply) advice = null
  if (asking && asking.ply !== now.ply) asking = null
  thinking()
  for (const node of all(".expect, .hint-why")) node.remove()
  for (const node of all(".hinted")) node.classList.remove("hinted")
  if (!advice) return
  for (const one of advice.expected) expect(advice, one)
  for (const node of places(advice.hint)) lit(node).classList.add("hinted")
  fitList()
}

function thinking() {
  const press = first("#question [data-do=hint]"), line = $("preview")
  press?.toggleAttribute("disabled", !!asking)
  if (asking) {
    press?.setAttribute("aria-busy", "true")
    if (line) line.textContent = say("hinting")
  } else if (press?.hasAttribute("aria-busy")) {
    press.removeAttribute("aria-busy")
    if (line?.textContent === say("hinting")) line.textContent = ""
  }
}

/** @param {Advice} from @param {Expected} one */
function expect(from, { answer, points, sure, text }) {
  const node = first(`#answers [data-answer="${CSS.escape(answer)}"]`)
  if (!node) return
  const figures = from.expected.map((other) => other.points)
  const digits = Math.max(...figures) - Math.min(...figures) < 4 ? 1 : 0
  const figure = points.toLocaleString(lang(), { minimumFractionDigits: digits, maximumFractionDigits: digits })
  const best = answer === from.hint
  const added = parse(`<span class="expect"><span aria-hidden="true"></span><span class="hide"></span></span>`)
  const [seen, heard] = added.children
  added.title = text
  added.classList.toggle("unsure", !sure)
  seen.textContent = `≈ ${figure}${sure ? "" : " ?"}`
  heard.textContent = ` ${text}`
  const torch = best && document.querySelector("#question [data-do=hint] svg")?.cloneNode(true)
  if (torch) seen.prepend(torch)
  node.append(added)
  if (best) why(node, from.told)
}

/** Why the bot would do this, below the answer. @param {HTMLElement} node @param {string[]} told by sentences */
function why(node, told) {
  const line = parse(`<p class="hint-why"></p>`)
  line.append(...told.map((one) => made("span", `${one} `)))
  node.after(line)
}

/** Ask the bot; its answer is shown if the question is still the same. */
export async function hint() {
  if (asking) return
  const mine = (asking = { ply: now.ply })
  tell(say("hinting"))
  advise()
  try {
    const aloud = () => ask({ do: "hint" })
    const found = await (wondered?.ply === now.ply ? wonder().catch(aloud) : aloud())
    if (asking === mine && found.ply === now.ply) point(found)
  } finally {
    if (asking === mine) {
      asking = null
      advise()
    }
  }
}

/** @param {Advice} found */
function point(found) {
  advice = found
  reveal(found.hint)
  advise()
  const listed = choices().find((node) => node.dataset.answer === found.hint)
  listed?.focus({ preventScroll: true })
  first("#answers .hint-why")?.scrollIntoView({ block: "nearest", inline: "start" }) // the reason, then what it is for
  listed?.scrollIntoView({ block: "nearest", inline: "start" })
  light(found.hint)
  tell(`${say("hint")} ${found.why}`)
}
