// @ts-check
// Talk: saying something, hearing it, and how many lines nobody read yet.
import { $, first, page, parse } from "./dom.js"
import { tell } from "./notice.js"
import { patch } from "./patch.js"
import { ask } from "./socket.js"
import { tellTimes } from "./times.js"
import { say } from "./words.js"

const place = () => `talk-${page.table}`
const read = () => Number(localStorage.getItem(place()) ?? 0)
const seen = () => !document.hidden && !$("talk")?.hidden

/** @param {number} last the number of the newest line */
function count(last) {
  const badge = $("talk-new")
  if (seen()) localStorage.setItem(place(), String(last))
  if (!badge) return
  const fresh = Math.max(0, last - read())
  badge.hidden = !fresh
  badge.textContent = fresh > 9 ? "9+" : String(fresh)
}

let newest = 0

/** @param {{last?: number, by?: number, parts: Record<string, string>}} message */
export function heardTalk(message) {
  const chat = $("chat"), before = newest, foot = $("talk-foot")
  if (foot && message.parts["talk-foot"]) return patch(foot, parse(message.parts["talk-foot"]))
  newest = message.last ?? newest
  if (!chat) return
  const below = chat.scrollHeight - chat.scrollTop - chat.clientHeight < 60
  patch(chat, parse(message.parts.chat))
  tellTimes()
  if (below) chat.scrollTop = chat.scrollHeight
  count(newest)
  const line = chat.querySelector("li:last-child")?.textContent
  if (before && $("talk")?.hidden && message.by !== Number(page.seat)) tell(`${say("said")} ${line}`)
}

/** Open or close the talk beside the table. */
export function toggleTalk() {
  const drawer = $("talk"), handle = $("talk-open")
  if (!drawer) return
  const rules = first("#rules:not([hidden]) #rules-close")
  if (drawer.hidden) rules?.click() // they lie at the same place
  drawer.hidden = !drawer.hidden
  handle?.setAttribute("aria-expanded", String(!drawer.hidden))
  if (drawer.hidden) return handle?.focus()
  $("chat")?.scrollTo(0, 1e6)
  count(newest)
  const field = $("say") ?? $("talk-title")
  field?.focus()
}

/** @param {SubmitEvent} event */
function said(event) {
  const form = /** @type {HTMLFormElement} */ (event.target)
  if (form.id !== "saying") return
  event.preventDefault()
  const field = /** @type {HTMLInputElement} */ ($("say")), text = field.value.trim()
  if (text) ask({ do: "say", text }).then(() => { field.value = "" }, () => {})
}

export function watchTalk() {
  document.addEventListener("submit", said)
  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape" && $("talk")?.contains(document.activeElement) && !$("talk")?.hidden) toggleTalk()
  })
  const chat = $("chat")
  if (chat) chat.scrollTop = chat.scrollHeight
  tellTimes()
}
