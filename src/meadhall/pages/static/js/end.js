// @ts-check
// The end of a game: result or board, a rematch by one click, the replay's link to share.
import { around, hallAt, calm, first } from "./dom.js"
import { cutOut } from "./cut-outs.js"
import { post } from "./forms.js"
import { toast } from "./notice.js"
import { leave } from "./socket.js"
import { say } from "./words.js"

const PAUSE = 1500 // for a look at the last move
const FEAST = 2500 // how long the pennants unfurl

/** Whether the game is over, as far as this page knows. */
export const ended = () => first("#end")?.hidden === false

/** Show how it ended. */
export function showResult() {
  document.body.classList.add("result")
  cutOut()
  first("#end h1")?.focus({ preventScroll: true })
  scrollTo(0, 0)
}

/** Show the table as it lies. */
export function showBoard() {
  if (!document.body.classList.contains("result")) return
  document.body.classList.remove("result")
  first("#answers [data-do=see-result]")?.focus({ preventScroll: true })
}

/** Begin another game, or come along to one. @param {HTMLElement} node */
export async function rematch(node) {
  const press = /** @type {HTMLButtonElement} */ (node)
  if (press.disabled) return
  press.disabled = true
  leave(true)
  try {
    const address = `${location.pathname}/rematch`
    location.assign(hallAt((await post(address, JSON.stringify({ deal: node.dataset.deal }), "application/json")).go))
  } catch (error) {
    leave(false)
    press.disabled = false
    toast(/** @type {Error} */ (error).message)
  }
}

/** Hand the replay's link to others. @param {HTMLElement} node */
export async function share(node) {
  const url = new URL(node.dataset.link ?? "", location.href).href, title = node.dataset.title ?? ""
  if (navigator.share) return navigator.share({ title, url }).catch(() => {}) // closed again: nothing to say
  if (navigator.clipboard) return navigator.clipboard.writeText(url).then(() => toast(say("copied")), () => toast(url))
  toast(url)
}

/** @param {MouseEvent} event */
function clicked(event) {
  const node = around(event, "[data-do]"), what = node?.dataset.do
  if (!node) return
  if (what === "see-result") showResult()
  if (what === "see-board") showBoard()
  if (what === "rematch") rematch(node)
  if (what === "share") share(node)
}

/** @param {KeyboardEvent} event */
function pressed(event) {
  const target = /** @type {Element} */ (event.target)
  if (!ended() || target.matches("input, select, textarea") || event.ctrlKey || event.metaKey || event.altKey) return
  if (first("dialog[open], [role=dialog]:popover-open")) return
  if (event.key === "b") document.body.classList.contains("result") ? showBoard() : showResult()
  if (event.key === "c") first("#to-coach")?.click()
  if (event.key === "r") first("#end [data-do=rematch][data-deal=new]")?.click()
}

/** The last answer was given while this page looked on: unless somebody holds it back, the result comes by itself. */
function over() {
  if (!document.dispatchEvent(new CustomEvent("ended", { cancelable: true }))) return
  document.body.classList.add("feast")
  setTimeout(showResult, calm.matches ? 0 : PAUSE)
  setTimeout(() => document.body.classList.remove("feast"), PAUSE + FEAST)
}

/** Buttons and keys of the result. */
export function watchResult() {
  cutOut()
  document.addEventListener("click", clicked)
  document.addEventListener("keydown", pressed)
}

/** At a table: the end may come at any time. */
export function watchEnd() {
  watchResult()
  const result = first("#end")
  if (!result || ended()) return
  const waiting = new MutationObserver(() => {
    if (!ended()) return
    waiting.disconnect()
    over()
  })
  waiting.observe(result, { attributes: true, attributeFilter: ["hidden"] })
}
