// @ts-check
// A turn that could still be taken back ends a moment after its last answer, unless its player holds it: by pointing at
// the question's bar, by reading something that was opened, or by a setting. The moment is the same whatever was
// answered, so it tells nobody anything.
import { $, first } from "./dom.js"
import { done } from "./answering.js"
import { turnEnd } from "./prefs.js"
import { say } from "./words.js"

const MOMENT = 3000, TICK = 100
const OPEN = "dialog[open], [role=dialog]:popover-open, #question:hover"

/** @type {ReturnType<typeof setInterval> | undefined} */
let ticking

/** Count down where Done is asked for. */
export function endSoon() {
  const bar = $("question"), line = $("preview")
  if (!first("#question [data-do=done]") || !bar || turnEnd() !== "moment") return
  if (line) line.textContent = say("ending")
  let left = MOMENT
  ticking = setInterval(() => {
    const held = !!first(OPEN)
    bar.classList.toggle("ending", !held)
    if (held) left = MOMENT
    else if ((left -= TICK) <= 0) {
      stay()
      done().catch(() => {})
    }
  }, TICK)
}

/** The turn does not end by itself any more. */
export function stay() {
  clearInterval(ticking)
  $("question")?.classList.remove("ending")
}
