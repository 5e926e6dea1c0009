// @ts-check
// The line to the table: questions with replies, what the server tells, reconnecting with backoff.
import { $, lang, page, shape } from "./dom.js"
import { dial } from "./line.js"
import { toast } from "./notice.js"
import { say } from "./words.js"

/**
 * @typedef {object} Ears
 * @property {() => void} opened
 * @property {(view: any) => void} view
 * @property {(message: any) => void} chances
 * @property {(message: any) => void} [talk]
 * @property {(message: any) => void} [nudge] somebody calls this player
 * @property {(message: any) => void} [come] the host gives this onlooker a seat
 * @property {(message: any) => void} [told] a sentence for this viewer alone
 */
/** @typedef {{yes: (reply: any) => void, no: (reason: any) => void, quiet: boolean}} Waiting */

const SILENCE = 40000 // the server says something every 15 seconds
const LONGEST = 5000 // between two attempts
const RESTARTS = 1012 // the server says that it does, and will be back
const RESTARTING = 60000 // for so long it is looked for often

/** @type {import("./line.js").Line | undefined} */
let socket
/** @type {Promise<void>} */
let shown = Promise.resolve()
let isShown = () => {}
let pending = false // the first view of a line is awaited, however many attempts that takes
let tries = 0, number = 0, leaving = false, restart = -Infinity
/** @type {ReturnType<typeof setTimeout> | undefined} */
let alive
/** @type {Map<number, Waiting>} */
const waiting = new Map()

export const connected = () => socket?.readyState === 1
/** While the line is being opened, also at another attempt: comes true when the first view is shown. */
export const opening = () => (pending && !connected() ? shown : null)
export const hangUp = () => socket?.close()
/** Another page follows: a line that breaks now is no reason to do anything. @param {boolean} on */
export const leave = (on) => { leaving = on }

function beat() {
  clearTimeout(alive)
  alive = setTimeout(hangUp, SILENCE)
}

/** @param {any} reason */
function refuseAll(reason) {
  for (const { no } of waiting.values()) no(reason)
  waiting.clear()
}

/** @param {Ears} ears */
export function connect(ears) {
  const name = localStorage.getItem("watch-name")
  const query = `form=html&shape=${shape()}&lang=${lang()}${name ? `&name=${encodeURIComponent(name)}` : ""}`
  socket = dial(`/api/tables/${page.table}/live?${query}`)
  if (!pending) shown = new Promise((done) => { isShown = () => { pending = false; done() } })
  pending = true
  socket.onopen = () => {
    if (tries) toast(say("back"))
    tries = 0
    beat()
    ears.opened()
    $("ask")?.removeAttribute("inert")
  }
  socket.onmessage = (event) => { beat(); take(JSON.parse(event.data), ears) }
  socket.onclose = (event) => {
    clearTimeout(alive)
    refuseAll(new Error("lost"))
    if (leaving) return
    if (event.code === RESTARTS) restart = performance.now()
    if (event.code === 4403 || event.code === 1008) location.reload()
    else again(ears)
  }
}

/** @param {Ears} ears */
function again(ears) {
  if (tries++) toast(say("lost"), true)
  if (tries > 3) lookForReason()
  const soon = performance.now() - restart < RESTARTING ? 500 : Math.min(LONGEST, 250 * 2 ** tries)
  setTimeout(() => connect(ears), soon * (0.7 + 0.6 * Math.random()))
}

function lookForReason() { // the page says why it cannot be had
  const gone = (/** @type {Response} */ reply) => reply.status === 403 || reply.status === 404
  fetch(location.href).then((reply) => { if (gone(reply)) location.reload() }, () => {})
}

/**
 * Say something to the table.
 * @param {Record<string, unknown>} message
 * @param {boolean} quiet nobody asked for it: a refusal is not said
 * @returns {Promise<any>} the reply; refused where the server refuses or the line is lost
 */
export function ask(message, quiet = false) {
  return new Promise((yes, no) => {
    if (!socket || !connected()) {
      if (!quiet) toast(say("lost"), true)
      return no(new Error("lost"))
    }
    waiting.set(++number, { yes, no, quiet })
    socket.send(JSON.stringify({ ...message, id: number }))
  })
}

/** @param {any} message @param {Ears} ears */
function take(message, ears) {
  if (message.type === "view") { ears.view(message); return isShown() }
  if (message.type === "beat") return
  if (message.type === "chances") return ears.chances(message)
  const other = ["talk", "nudge", "come", "told"].includes(message.type)
  if (other) return /** @type {any} */ (ears)[message.type]?.(message)
  const asked = waiting.get(message.id)
  waiting.delete(message.id)
  if (message.type === "ok") return asked?.yes(message)
  if (!asked?.quiet) toast(message.text)
  if (message.id) asked?.no(message)
  else refuseAll(message) // it does not say which: all are asked for anew
}
