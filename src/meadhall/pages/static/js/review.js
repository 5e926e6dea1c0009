// @ts-check
// The coach: from one decision to the next by buttons, keys, list or slider; what is still weighed comes by itself.
import { $, all, around, first, hallAt, lang, page, parse, shape, small, wait } from "./dom.js"
import { toast, tell } from "./notice.js"
import { patch } from "./patch.js"
import { rememberShape } from "./prefs.js"
import { label, reveal } from "./review-ways.js"
import { say } from "./words.js"

const AGAIN = 1500 // ms between two looks while it is weighed
const PACE = 1800 // ms for a decision, when they go by themselves

let wished = 0, runs = 0, running = false, slips = false

const here = () => Number(page.ply)
const slider = () => /** @type {HTMLInputElement | null} */ ($("scrub"))
const plies = () => (slider()?.dataset.plies || "").split(",").filter(Boolean).map(Number)
const bad = () => all("#deeds li:is(.slip, .blunder) [data-at]").map((node) => Number(node.dataset.at))

/** @param {number | null} ply the one to go to; null: wherever there is something to see */
async function go(ply) {
  const mine = ++wished, query = new URLSearchParams({ shape: shape(), lang: lang() })
  if (ply !== null) query.set("ply", String(ply))
  const seat = new URL(location.href).searchParams.get("seat")
  if (seat !== null) query.set("seat", seat)
  const reply = await fetch(hallAt(`/t/${page.review}/coach/parts?${query}`)).catch(() => null)
  const found = reply?.ok ? await reply.json() : null
  if (mine !== wished) return
  if (!found) {
    run(false)
    return toast(say("lost"))
  }
  for (const [id, html] of Object.entries(found.parts)) {
    const old = $(id)
    if (old) patch(old, parse(/** @type {string} */ (html)))
  }
  const news = page.done !== "yes" || here() !== found.ply
  Object.assign(page, { ply: found.ply, done: found.done ? "yes" : "" })
  filter(slips)
  run(running)
  reveal()
  if (!found.done) return
  const address = new URL(location.href)
  address.searchParams.set("ply", found.ply)
  history.replaceState(null, "", address)
  if (news) tell(first("#pane .call-head")?.innerText.replaceAll("\n", " ") ?? "")
}

/** The decision after this one among some, or before it. @param {number[]} among @param {number} by */
function beside(among, by) {
  return by > 0 ? among.find((ply) => ply > here()) : among.findLast((ply) => ply < here())
}

/** @param {number | undefined} ply */
const goIf = (ply) => { if (ply !== undefined) go(ply) }

/** @param {boolean} on */
function run(on) {
  running = on
  for (const node of all("[data-review=play] span")) node.textContent = say(on ? "pause" : "play")
}

async function playOn() {
  const mine = ++runs
  run(!running)
  while (running && mine === runs) {
    const next = beside(plies(), 1)
    if (next === undefined) return run(false)
    await go(next)
    await wait(PACE)
  }
}

/** @param {boolean} only whether the list shows slips alone */
function filter(only) {
  slips = only
  $("deeds")?.classList.toggle("slips", only)
  for (const node of all("#deeds .filter .btn")) {
    node.setAttribute("aria-pressed", String((node.dataset.review === "slips") === only))
  }
}

/** @param {string} what */
function act(what) {
  if (what === "play") return playOn()
  run(false)
  if (what === "next" || what === "back") goIf(beside(plies(), what === "next" ? 1 : -1))
  if (what === "slip") goIf(beside(bad(), 1) ?? bad()[0]) // after the last the first again
  if (what === "all" || what === "slips") filter(what === "slips")
}

/** @param {MouseEvent} event */
function clicked(event) {
  const row = around(event, "[data-at]"), press = around(event, "button[data-review]")
  if (press) act(press.dataset.review ?? "")
  if (!row || event.ctrlKey || event.metaKey) return
  event.preventDefault()
  run(false)
  go(Number(row.dataset.at))
}

/** @param {KeyboardEvent} event */
function pressed(event) {
  const target = /** @type {Element} */ (event.target)
  if (event.ctrlKey || event.metaKey || event.altKey || target.matches("select, textarea")) return
  const by = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: 1, ArrowUp: -1 }[event.key]
  const press = target.matches("button") && event.key === " "
  if (by && event.shiftKey) go(Math.min(Number(page.last) - 1, Math.max(0, here() + by)))
  else if (by && !target.matches("input")) goIf(beside(slips && /Up|Down/.test(event.key) ? bad() : plies(), by))
  else if (event.key === " " && !press) playOn()
  else if (event.key.toLowerCase() === "n") act("slip")
  else if (event.key.toLowerCase() === "p") first("#play-on")?.click()
  else return
  event.preventDefault()
}

/** The ply that somebody chose; null: none yet, so that what cost most is shown as soon as it is known. */
const wanted = () => new URL(location.href).searchParams.has("ply") ? here() : null

/** Look again until all is weighed. */
async function follow() {
  while (page.done !== "yes") {
    await wait(AGAIN)
    if (!document.hidden) await go(wanted())
  }
}

export function startReview() {
  document.addEventListener("click", clicked)
  document.addEventListener("keydown", pressed)
  document.addEventListener("input", (event) => {
    if (event.target !== slider()) return
    run(false)
    goIf(plies()[Number(slider()?.value)])
  })
  addEventListener("resize", label)
  small.addEventListener("change", () => {
    rememberShape()
    go(wanted())
  })
  const tall = (first("#board svg")?.getAttribute("class") || "").includes("tall")
  if (small.matches !== tall) go(wanted())
  reveal()
  follow()
}
