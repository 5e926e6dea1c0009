// @ts-check
// The hall's worker, as the page around it sees it: requests go in with a port for the answer, lines look like sockets.

/** @type {Worker | undefined} */
let worker
let lines = 0
/** @type {Map<number, Line>} */
const open = new Map()

/** Why there is no hall: a sentence's name, and what the browser says. */
export class HallFailed extends Error {
  /** @param {string} said @param {string} text */
  constructor(said, text) { super(text); this.said = said }
}

/**
 * Comes true when the hall can be asked; refused also later, to `lost`, when it ends.
 * @param {string} base @param {(said: string) => void} told @param {(error: HallFailed) => void} lost
 * @returns {Promise<void>}
 */
export function startHall(base, told, lost) {
  worker = new Worker(new URL("./worker.js", import.meta.url), { type: "module" })
  const made = worker
  return new Promise((done, fail) => {
    made.onerror = (event) => fail(new Error(event.message || "the worker did not start"))
    made.onmessage = ({ data }) => {
      if (data.type === "ready") done()
      else if (data.type === "failed") { const error = new HallFailed(data.said, data.text); fail(error); lost(error) }
      else if (data.type === "step") told(data.said)
      else if (data.type === "cookie") document.cookie = data.text
      else if (data.type === "line") open.get(data.number)?.hear(data.message)
    }
    made.postMessage({ type: "start", host: location.host, scheme: location.protocol.slice(0, -1), base })
  })
}

export const stopHall = () => { worker?.terminate(); worker = undefined }

/** What the frame asks for comes from the service worker; the answer goes there directly. */
export function whenAsked() {
  navigator.serviceWorker.addEventListener("message", ({ data, ports }) => {
    if (data?.type !== "ask" || !ports[0]) return
    if (!worker) return ports[0].postMessage({ type: "not-here" })
    const frame = document.querySelector("iframe")
    const body = data.body ? [data.body] : []
    worker.postMessage({ ...data, cookies: frame?.contentDocument?.cookie ?? "" }, [ports[0], ...body])
  })
  navigator.serviceWorker.startMessages()
}

/** What a page in the frame takes for a WebSocket. */
class Line {
  readyState = 0
  /** @type {((event: any) => void) | null} */ onopen = null
  /** @type {((event: any) => void) | null} */ onmessage = null
  /** @type {((event: any) => void) | null} */ onclose = null

  /** @param {string} address @param {string} cookies */
  constructor(address, cookies) {
    this.number = ++lines
    open.set(this.number, this)
    worker?.postMessage({ type: "dial", number: this.number, target: address, cookies })
  }

  /** @param {{type: string, text?: string, code?: number, reason?: string}} message */
  hear(message) {
    if (message.type === "open") { this.readyState = 1; this.onopen?.({}) }
    else if (message.type === "text") this.onmessage?.({ data: message.text })
    else this.#end(message.code ?? 1006, message.reason ?? "")
  }

  /** @param {string} text */
  send(text) { worker?.postMessage({ type: "say", number: this.number, text }) }

  /** Who dialled has left, and hears nothing more. */
  leave() {
    this.onopen = this.onmessage = this.onclose = null
    this.close()
  }

  close() {
    if (!open.has(this.number)) return
    worker?.postMessage({ type: "hang-up", number: this.number })
    this.#end(1000, "")
  }

  /** @param {number} code @param {string} reason */
  #end(code, reason) {
    if (!open.delete(this.number)) return
    this.readyState = 3
    this.onclose?.({ code, reason })
  }
}

export function offerLines() {
  /** @param {string} address @param {string} cookies */
  const dial = (address, cookies) => {
    const line = new Line(address, cookies)
    // a socket ends with its page; a line must be told
    document.querySelector("iframe")?.contentWindow?.addEventListener("pagehide", () => line.leave(), { once: true })
    return line
  }
  Object.assign(window, { meadhallLine: dial })
}
