// @ts-check
// A game step by step: buttons, arrows, the slider, or by itself.
import { all, hallAt, first, lang, must, page, shape, small, wait } from "./dom.js"
import { ended, showBoard, showResult } from "./end.js"
import { moveOn, now } from "./moment.js"
import { toast } from "./notice.js"
import { pace, rememberShape } from "./prefs.js"
import { show } from "./show.js"
import { closeStage, openStage } from "./stage.js"
import { say } from "./words.js"

/** @type {Record<string, string>} */
const KEYS = { ArrowLeft: "-1", ArrowRight: "1", Home: "first", End: "last", " ": "play" }

let running = false, wished = 0

const last = () => Number(page.last)
/** How many scorings there were. */
const scored = () => Number(first("#place")?.dataset.scored ?? 0)
const slider = () => /** @type {HTMLInputElement} */ (must("ply"))

/** @param {boolean} on */
function run(on) {
  running = on
  for (const node of all("[data-step=play] span")) node.textContent = say(on ? "pause" : "play")
}

/** @param {number} ply */
async function fetched(ply) {
  const query = new URLSearchParams({ ply: String(Math.max(0, ply)), shape: shape(), lang: lang() })
  const seat = new URL(location.href).searchParams.get("seat")
  if (seat !== null) query.set("seat", seat)
  const reply = await fetch(hallAt(`/t/${page.replay}/frame?${query}`)).catch(() => null)
  return reply?.ok ? reply.json() : null
}

/** @param {number} to a ply */
async function go(to) {
  const mine = ++wished
  const found = await fetched(to)
  if (mine !== wished) return // another step is wished for meanwhile
  if (!found) {
    run(false)
    return toast(say("lost"))
  }
  closeStage()
  show(found.parts)
  if (!ended()) showBoard()
  moveOn(found.ply)
  page.last = found.last
  slider().max = found.last
  slider().value = found.ply
  const address = new URL(location.href)
  address.searchParams.set("ply", found.ply)
  history.replaceState(null, "", address)
  const here = /** @type {HTMLAnchorElement | null} */ (first("#from-here"))
  if (here) here.href = hallAt(`/t/${page.replay}/on?ply=${found.ply}`)
}

/** What was just scored is walked through, unless the reader wants none. @param {number} before how many there were */
async function scoring(before) {
  if (scored() > before && localStorage.getItem("scorings") !== "log") await openStage(scored())
}

/** @param {string} what first, last, play, or how many plies to go */
export async function step(what) {
  if (what === "play") return running ? run(false) : playOn()
  run(false)
  const from = now.ply, before = scored()
  await go(what === "first" ? 0 : what === "last" ? last() : Math.min(last(), now.ply + Number(what)))
  if (from < last() && now.ply === last()) await over(before)
}

/** The last answer: its scoring, then the result, unless somebody steps back meanwhile. @param {number} before */
async function over(before) {
  await scoring(before)
  if (now.ply === last() && ended()) showResult()
}

async function playOn() {
  running = true
  if (now.ply >= last()) await go(0)
  run(running)
  while (running && now.ply < last()) {
    const before = scored()
    await go(now.ply + 1)
    if (now.ply === last()) await over(before)
    else if (running) await scoring(before)
    if (now.ply < last()) await wait(pace() || 300)
  }
  run(false)
}

/** @param {KeyboardEvent} event */
function pressed(event) {
  const target = /** @type {Element} */ (event.target), what = KEYS[event.key]
  if (!what || target.matches("input, select") || (what === "play" && target.matches("button, a"))) return
  event.preventDefault()
  step(what)
}

export function startReplay() {
  slider().addEventListener("input", () => {
    run(false)
    go(Number(slider().value))
  })
  document.addEventListener("keydown", pressed)
  small.addEventListener("change", () => {
    rememberShape()
    go(now.ply)
  })
  const tall = (first("#board svg")?.getAttribute("class") || "").includes("tall")
  if (small.matches !== tall) go(now.ply)
}
