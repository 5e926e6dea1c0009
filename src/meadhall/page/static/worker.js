// @ts-check
// The hall: the same application that a server runs, with IndexedDB for a store and messages for sockets.
import { openDisk } from "./disk.js"
import { startPython } from "./python.js"

/** @type {any} */
const config = {} // config
/** @type {any} */
let host
/** @type {Worker | undefined} */
let mind
let questions = 0
/** @type {Map<number, {yes: (text: string) => void, no: (error: Error) => void}>} */
const thinking = new Map()

function thinker() {
  if (mind) return mind
  mind = new Worker(new URL("./bots.js", import.meta.url), { type: "module" })
  mind.onerror = (event) => endThinking(event.message || "the bots' worker did not start")
  mind.onmessage = ({ data }) => {
    const asked = thinking.get(data.number)
    thinking.delete(data.number)
    if (data.failed) asked?.no(new Error(data.failed))
    else asked?.yes(data.text)
  }
  return mind
}

/** @param {string} why */
function endThinking(why) {
  mind?.terminate()
  mind = undefined
  for (const { no } of thinking.values()) no(new Error(why))
  thinking.clear()
}

/** What Python calls. @param {Awaited<ReturnType<typeof openDisk>>} disk */
const script = (disk) => ({
  commit: disk.commit,
  read: disk.read,
  heard: (/** @type {number} */ number, /** @type {string} */ text) => postMessage({ type: "line", number, message: JSON.parse(text) }),
  ask: (/** @type {any} */ question) => new Promise((yes, no) => {
    const bytes = question.toJs ? question.toJs() : question, number = ++questions
    thinking.set(number, { yes, no })
    thinker().postMessage({ number, bytes })
  }),
  end: () => endThinking("ended"),
})

/** There is no hall any more, or there never was one. @param {string} said @param {unknown} why */
const gone = (said, why) => postMessage({ type: "failed", said, text: String(why).trim().slice(-500) })

/** @param {any} wish */
async function start(wish) {
  const kept = openDisk((why) => gone("page-interrupted", why)).catch((error) => { throw Object.assign(error, { said: "page-unkept" }) })
  const [python, disk] = await Promise.all([startPython(), kept])
  postMessage({ type: "step", said: "page-opening" })
  const { Host } = python.pyimport("meadhall.page.host")
  host = Host(script(disk))
  await host.start(JSON.stringify({ ...wish, ...config }))
  postMessage({ type: "ready" })
}

/** @param {any} asked @param {MessagePort} port */
async function answer({ method, target, headers, cookies, body }, port) {
  try {
    const found = await host.ask(JSON.stringify({ method, target, headers, cookies }), new Uint8Array(body ?? 0))
    const [head, bytes] = found.toJs()
    found.destroy()
    const { status, headers: told, cookies: set } = JSON.parse(head)
    for (const text of set) postMessage({ type: "cookie", text })
    port.postMessage({ status, headers: told, body: bytes.buffer }, [bytes.buffer])
  } catch (error) {
    console.error(error)
    port.postMessage({ status: 500, headers: [], body: null })
    if (/** @type {Error} */ (error).name !== "PythonError") gone("page-interrupted", error) // it was Python itself that ended
  }
}

addEventListener("message", ({ data, ports }) => {
  if (data.type === "start") start(data).catch((error) => gone(error?.said ?? "page-failed", error?.message ?? error))
  else if (data.type === "ask") answer(data, ports[0])
  else if (data.type === "dial") host.dial(data.number, data.target, data.cookies)
  else if (data.type === "say") host.say(data.number, data.text)
  else if (data.type === "hang-up") host.hang_up(data.number)
})
