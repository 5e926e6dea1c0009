// @ts-check
// The one real page: fetches everything once, starts the hall in a worker, and shows its pages in a frame.
import { door, news } from "./door.js"
import { offerLines, startHall, stopHall, whenAsked } from "./hall.js"
import { installed, onProgress, takeOver } from "./keeping.js"
import { say } from "./words.js"

const home = new URL("./", document.baseURI)
const hall = `${home.pathname}hall`
/** @type {HTMLIFrameElement | null} */
let frame = null

/** What the address asks for: `#/t/otter`. */
const asked = () => (location.hash.startsWith("#/") ? location.hash.slice(1) : "/")

/** The address, the title and the language follow the frame. */
function follow() {
  const inside = frame?.contentWindow, shown = frame?.contentDocument
  if (!frame || !inside || !shown || !inside.location.pathname.startsWith(hall)) return
  const path = inside.location.pathname.slice(hall.length) || "/"
  history.replaceState(history.state, "", path === "/" ? home.pathname : `#${path}${inside.location.search}${inside.location.hash}`)
  document.documentElement.lang = shown.documentElement.lang
  localStorage.setItem("page-lang", shown.documentElement.lang)
  shown.addEventListener("click", save)
  const title = shown.querySelector("title")
  const name = () => { document.title = frame ? frame.title = shown.title : "" }
  if (title) new MutationObserver(name).observe(title, { childList: true })
  name()
}

/** No service worker is asked for what a link downloads: it is fetched as any other thing, then saved. @param {MouseEvent} event */
async function save(event) {
  const link = /** @type {HTMLAnchorElement | null} */ (/** @type {Element} */ (event.target).closest?.("a[download]") ?? null)
  if (!link || !frame?.contentWindow) return
  event.preventDefault()
  const inside = frame.contentWindow, reply = await inside.fetch(link.href)
  if (!reply.ok) return inside.location.assign(link.href) // that page says why
  const made = Object.assign(document.createElement("a"), { href: URL.createObjectURL(await reply.blob()), download: link.download })
  made.click()
  setTimeout(() => URL.revokeObjectURL(made.href), 60000)
}

function showFrame() {
  frame = document.createElement("iframe")
  frame.title = "Meadhall"
  frame.allow = "clipboard-write; screen-wake-lock"
  frame.addEventListener("load", follow)
  frame.src = hall + asked()
  document.body.append(frame)
  document.body.classList.add("open")
}

/** @param {any} error */
function ended(error) {
  closeFrame()
  stopHall()
  door({ said: error?.said ?? "page-failed", figures: String(error?.message ?? error), act: "page-try-again", then: () => location.reload() })
}

function closeFrame() {
  frame?.remove()
  frame = null
  document.body.classList.remove("open")
}

/** Opens the hall once this tab may: two of them would each keep tables of their own. @param {boolean} steal */
function open(steal) {
  const wish = steal ? { steal } : { ifAvailable: true }
  navigator.locks.request("meadhall", wish, async (lock) => {
    if (!lock) return door({ said: "page-other-tab", act: "page-open-here", then: () => open(true) })
    await run()
    return new Promise(() => {}) // as long as this tab lives
  }).catch((/** @type {Error} */ error) => {
    ended(error)
    if (error.name === "AbortError") door({ said: "page-taken", act: "page-open-here", then: () => location.reload() })
  })
}

async function run() {
  door({ said: "page-waking" })
  await startHall(hall, (said) => door({ said }), ended)
  offerLines()
  showFrame()
  document.body.dataset.ready = "yes"
}

async function begin() {
  if (!isSecureContext) return door({ said: "page-insecure" })
  const able = "serviceWorker" in navigator && "locks" in navigator && "DecompressionStream" in window
  if (!able) return door({ said: "page-old" }) // browsers of 2023 are; private windows of some lack the first
  whenAsked()
  onProgress((got, all) => door({ said: "page-fetching", got, all }))
  await installed(home, () => door({ said: "page-fetching" }))
  takeOver((restart) => news(say("page-new-version"), say("page-restart"), restart))
  open(false)
}

addEventListener("hashchange", () => {
  if (frame?.contentWindow && frame.contentWindow.location.pathname + frame.contentWindow.location.search !== hall + asked()) {
    frame.contentWindow.location.assign(hall + asked())
  }
})
begin().catch(ended)
