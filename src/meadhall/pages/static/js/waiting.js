// @ts-check
// The waiting room: who comes and goes is put in place; when the game begins, the table takes its place.
import { $, hallAt, must, parse } from "./dom.js"
import { called } from "./alerts.js"
import { toast } from "./notice.js"
import { patch } from "./patch.js"
import { shareLink } from "./share.js"
import { ask, connect, leave } from "./socket.js"
import { heardTalk } from "./talk.js"
import { tellTimes } from "./times.js"

const TICK = 20000 // for how long somebody is away

/** @param {{begun: boolean, parts: Record<string, string>, notices?: string[]}} view */
function follow(view) {
  if (view.begun) {
    leave(true)
    return location.reload()
  }
  if (view.notices?.length) toast(view.notices.join(" "))
  for (const [id, html] of Object.entries(view.parts)) {
    const old = $(id)
    if (old) patch(old, parse(html))
  }
  tellTimes()
}

/** @param {{go: string, text: string}} message */
export function come(message) {
  leave(true)
  location.assign(hallAt(message.go))
}

/** @param {HTMLElement} node */
export async function invite(node) {
  await ask({ do: "invite", seat: Number(node.dataset.seat) })
  shareLink(node)
}

const dialog = () => /** @type {HTMLDialogElement} */ (must("name-dialog"))
export const askName = () => dialog().showModal()
export const closeName = () => dialog().close()

/** @param {SubmitEvent} event */
function named(event) {
  event.preventDefault()
  const { value } = /** @type {HTMLInputElement} */ (must("name"))
  ask({ do: "name", name: value }).then(() => {
    localStorage.setItem("name", value)
    closeName()
  }, () => {})
}

export function startWaiting() {
  connect({
    opened: () => {}, view: follow, chances: () => {}, talk: heardTalk, nudge: called, come,
    told: (/** @type {any} */ message) => toast(message.text, true),
  })
  $("naming")?.addEventListener("submit", named)
  setInterval(tellTimes, TICK)
  tellTimes()
}
