// @ts-check
// Clicks: answers, buttons that do something, links that are copied, steps of a replay, languages.
import { $, around, must } from "./dom.js"
import { hint } from "./advice.js"
import { choose, done, undo } from "./answering.js"
import { zoom } from "./closer.js"
import { closeWhys, toggleWhys } from "./cannots.js"
import { hideTip } from "./explain.js"
import { toast } from "./notice.js"
import { pinUnder, unpin } from "./pin.js"
import { switchLanguage, switchLight } from "./prefs.js"
import { wasLong } from "./press.js"
import { step } from "./replay.js"
import { toggleRule } from "./rule.js"
import { ask } from "./socket.js"
import { say } from "./words.js"

const dialog = () => /** @type {HTMLDialogElement} */ (must("dialog"))

/** @param {HTMLElement} node */
const seat = (node) => (node.dataset.seat ? { seat: Number(node.dataset.seat) } : {})

/** @type {Record<string, (node: HTMLElement) => unknown>} */
const doing = {
  menu: () => dialog().showModal(),
  close: () => dialog().close(),
  theme: switchLight,
  undo,
  done,
  hint,
  bot: (node) => ask({ do: "bot", ...seat(node) }),
  back: (node) => ask({ do: "back", ...seat(node) }),
  renew: (node) => ask({ do: "renew", ...seat(node) }),
  "link-keep": () => ask({ do: "link", allow: false }),
  "link-give": () => ask({ do: "link", allow: true }),
  "at-once": (node) => ask({ do: "at-once", on: /** @type {HTMLInputElement} */ (node).checked }),
  rule: toggleRule,
  unpin: () => unpin(),
  "why-not": toggleWhys,
  "why-not-close": () => closeWhys(),
  zoom: (node) => zoom(Number(node.dataset.by)),
}

/** @param {HTMLInputElement} field */
function copy(field) {
  const byHand = () => {
    if (!dialog().open) dialog().showModal()
    field.select()
    if (document.execCommand("copy")) toast(say("copied"))
  }
  if (!navigator.clipboard) return byHand() // only https and localhost have one
  navigator.clipboard.writeText(field.value).then(() => toast(say("copied")), byHand)
}

/** @param {MouseEvent} event */
function clicked(event) {
  if (wasLong()) return event.preventDefault()
  hideTip()
  const node = around(event, "[data-answer], [data-do], [data-copy], [data-step], [data-lang]")
  if (!node) return pinUnder(event)
  const data = node.dataset
  if (data.answer) choose(data.answer)
  else if (data.do) Promise.resolve(doing[data.do]?.(node)).catch(() => {})
  else if (data.copy) copy(/** @type {HTMLInputElement} */ ($(data.copy)))
  else if (data.step) step(data.step)
  else if (data.lang) {
    event.preventDefault()
    switchLanguage(data.lang)
  }
}

export const watchClicks = () => document.addEventListener("click", clicked)
