// @ts-check
// The set-up page: rows for as many as play, one seat for me, my name as last time.
import { all } from "./dom.js"

/** @typedef {HTMLSelectElement | HTMLInputElement} Field */

/** @param {string} selector @param {ParentNode} [root] */
const fields = (selector, root) => /** @type {Field[]} */ (all(selector, root))

/** The field for the name of whoever sits here. */
export function ownName() {
  const kinds = fields("[name^=kind-]"), mine = kinds.find((node) => node.value === "me")
  if (!kinds.length) return fields("[name=name]")[0]
  return mine && fields(`[name=name-${mine.name.slice(5)}]`)[0]
}

/** @param {string} count of players */
function seat(count) {
  all(".seating > li").forEach((row, k) => {
    row.hidden = k >= Number(count)
    for (const field of fields("select, input", row)) field.disabled = row.hidden
    for (const bot of all("[data-ratings]", row)) {
      const rating = JSON.parse(bot.dataset.ratings ?? "{}")[count]
      bot.textContent = rating ? `${bot.dataset.called} · ${rating}` : bot.dataset.called ?? ""
    }
  })
}

/** Nobody sits on two seats, unless several share the device. @param {Field} mine */
function oneSeat(mine) {
  if (mine.form?.dataset.shared) return
  for (const other of fields("[name^=kind-]")) if (other !== mine && other.value === "me") other.value = "friend"
}

/** @param {Event} event */
function changed(event) {
  const field = /** @type {Field} */ (event.target)
  if (field.dataset.seats) seat(field.value)
  if (field.name?.startsWith("kind-") && field.value === "me") oneSeat(field)
  if (field.name?.startsWith("kind-") && field.value.startsWith("bot:")) localStorage.setItem("bot", field.value)
}

/** Whether somebody has chosen here already, before the client ran. @param {Field} field */
const touched = (field) => "options" in field && [...field.options].some((one) => one.selected !== one.defaultSelected)

/** Who plays against bots again meets those chosen last; at first they are beginners. */
function usualBots() {
  const bot = localStorage.getItem("bot")
  if (!bot || !new URLSearchParams(location.search).has("bots")) return
  for (const kind of fields("[name^=kind-]")) {
    if (touched(kind)) continue
    if (kind.value.startsWith("bot:") && kind.querySelector(`[value="${CSS.escape(bot)}"]`)) kind.value = bot
  }
}

export function watchSetup() {
  const early = fields("form.setup select").filter(touched)
  usualBots()
  document.addEventListener("change", changed)
  for (const field of early) field.dispatchEvent(new Event("change", { bubbles: true }))
  const field = ownName(), name = localStorage.getItem("name")
  if (field && !field.value && name) field.value = name
}
