// @ts-check
// Kinds of answers: one list is open, and only its answers have numbers on the board.
import { all, first } from "./dom.js"
import { give } from "./answering.js"
import { choices, rove } from "./choices.js"

let open = "" // the kind whose list was opened last

const tabs = () => all("#answers .tab[data-group]")

/** Open what was open, or the first kind there is; after every patch. */
export function keepGroup() {
  const named = tabs().map((tab) => tab.dataset.group ?? "")
  if (!named.includes(open)) open = named[0] ?? ""
  for (const tab of tabs()) tab.setAttribute("aria-pressed", String(tab.dataset.group === open))
  for (const list of all("#answers [data-group-list]")) list.toggleAttribute("hidden", list.dataset.groupList !== open)
  for (const sign of all("[data-grouped]")) sign.classList.toggle("shut", sign.dataset.grouped !== open)
}

/** @param {string} name */
function openGroup(name) {
  open = name
  keepGroup()
  rove()
}

/** Open the list that an answer stands in. @param {string} answer */
export function reveal(answer) {
  const list = first(`#answers [data-group-list]:has([data-answer="${CSS.escape(answer)}"])`)
  if (list?.hidden) openGroup(list.dataset.groupList ?? "")
}

/** A letter opens its kind and leads into the list. @param {string} key */
export function pressGroup(key) {
  const tab = tabs().find((one) => one.dataset.groupKey === key)
  if (!tab) return false
  openGroup(tab.dataset.group ?? "")
  choices()[0]?.focus()
  return true
}

/** @param {Event} event */
function clicked(event) {
  const target = /** @type {Element} */ (event.target)
  const tab = /** @type {HTMLElement | null} */ (target.closest?.("#answers .tab[data-group]"))
  if (tab) openGroup(tab.dataset.group ?? "")
  const way = /** @type {HTMLElement | null} */ (target.closest?.("button[data-way]"))
  if (way) give((way.dataset.way ?? "").split(" "), [way])
  const sheet = /** @type {HTMLElement | null} */ (target.closest?.("[data-record]"))
  if (sheet) openSheet(sheet.dataset.record ?? "")
}

/** Log or score sheet, where a table has room for one of them. @param {string} name */
function openSheet(name) {
  for (const tab of all("[data-record]")) tab.setAttribute("aria-pressed", String(tab.dataset.record === name))
  const record = first(".record")
  if (record) record.dataset.shown = name
}

export function watchGroups() {
  document.addEventListener("click", clicked)
  keepGroup()
}
