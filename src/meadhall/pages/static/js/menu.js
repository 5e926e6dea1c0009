// @ts-check
// Clicks: answers, buttons that do something, links that are copied, steps of a replay, languages.
import { $, around, must } from "./dom.js"
import { hint } from "./advice.js"
import { fillAlerts } from "./alerts.js"
import { done, undo } from "./answering.js"
import { zoom } from "./closer.js"
import { closeWhys, toggleWhys } from "./cannots.js"
import { closeElsewhere, endAlert, openElsewhere, switchPush } from "./elsewhere.js"
import { hideTip } from "./explain.js"
import { forgetTable } from "./forget.js"
import { haunted } from "./ghosts.js"
import { gestured, lay, putBack, turn, turnTo } from "./gesture.js"
import { closePlaces, goToPlace, openPlaces } from "./gesture-list.js"
import { toast } from "./notice.js"
import { pick } from "./phone-preview.js"
import { pinUnder, unpin } from "./pin.js"
import { switchLanguage, switchLight } from "./prefs.js"
import { wasLong } from "./press.js"
import { step } from "./replay.js"
import { toggleRule } from "./rule.js"
import { showWords } from "./seat-words.js"
import { shareLink } from "./share.js"
import { ask } from "./socket.js"
import { openStage } from "./stage.js"
import { toggleTalk } from "./talk.js"
import { askName, closeName, invite } from "./waiting.js"
import { say } from "./words.js"

const dialog = () => /** @type {HTMLDialogElement} */ (must("dialog"))

/** @param {HTMLElement} node */
const seat = (node) => (node.dataset.seat ? { seat: Number(node.dataset.seat) } : {})

/** @type {Record<string, (node: HTMLElement) => unknown>} */
const doing = {
  menu: () => { fillAlerts(); dialog().showModal() },
  close: () => dialog().close(),
  theme: switchLight,
  undo,
  done,
  hint,
  rest: (node) => ask({ do: "rest", days: Number(node.dataset.days) }),
  bot: (node) => ask({ do: "bot", ...seat(node) }),
  back: (node) => ask({ do: "back", ...seat(node) }),
  renew: (node) => ask({ do: "renew", ...seat(node) }),
  "link-keep": () => ask({ do: "link", allow: false }),
  "link-give": () => ask({ do: "link", allow: true }),
  "at-once": (node) => ask({ do: "at-once", on: /** @type {HTMLInputElement} */ (node).checked }),
  asks: (node) => ask({ do: "asks", when: node.dataset.when }),
  bell: (node) => ask({ do: "asks", bell: node.getAttribute("aria-pressed") !== "true" }),
  rule: toggleRule,
  unpin: () => unpin(),
  "why-not": toggleWhys,
  "why-not-close": () => closeWhys(),
  stage: (node) => openStage(Number(node.dataset.number)),
  zoom: (node) => zoom(Number(node.dataset.by)),
  turn: (node) => (node.dataset.to ? turnTo(Number(node.dataset.to)) : turn(Number(node.dataset.by))),
  "put-back": putBack,
  "do-it": lay,
  places: openPlaces,
  "places-close": closePlaces,
  "try-on": goToPlace,
  ready: (node) => ask({ do: "ready", on: node.getAttribute("aria-pressed") !== "true" }),
  start: () => ask({ do: "start" }),
  invite,
  uninvite: (node) => ask({ do: "uninvite", ...seat(node) }),
  nudge: (node) => ask({ do: "nudge", ...seat(node) }),
  name: askName,
  "name-close": closeName,
  share: shareLink,
  words: showWords,
  talk: toggleTalk,
  sign: (node) => ask({ do: "sign", sign: node.dataset.sign }),
  talks: (node) => ask({ do: "talks", on: node.dataset.on === "yes" }),
  "ask-seat": () => ask({ do: "ask-seat" }).then(() => toast(say("asked-seat"))),
  "give-seat": (node) => ask({ do: "give-seat", asker: Number(node.dataset.asker), yes: node.dataset.on === "yes" }),
  forget: forgetTable,
  elsewhere: openElsewhere,
  "elsewhere-close": closeElsewhere,
  "alert-push": switchPush,
  "alert-end": endAlert,
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
  if (gestured(event) || haunted(event)) return
  const node = around(event, "[data-answer], [data-do], [data-copy], button[data-step], [data-lang]")
  if (!node) return pinUnder(event)
  const data = node.dataset
  if (data.answer) pick(data.answer)
  else if (data.do) Promise.resolve(doing[data.do]?.(node)).catch(() => {})
  else if (data.copy) copy(/** @type {HTMLInputElement} */ ($(data.copy)))
  else if (data.step) step(data.step)
  else if (data.lang) {
    event.preventDefault()
    switchLanguage(data.lang)
  }
}

export const watchClicks = () => document.addEventListener("click", clicked)
