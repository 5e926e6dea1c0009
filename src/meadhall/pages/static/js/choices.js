// @ts-check
// The answers that can be given: one tab stop among them, and the light on all places of one.
import { $, all, first } from "./dom.js"

/** The answers as they stand in the list; of several lists, in the open one. */
export const choices = () => all("#answers [data-answer]").filter((node) => !node.closest("[hidden]"))

/** @param {string} answer */
export const places = (answer) => all(`[data-answer="${CSS.escape(answer)}"]`)

/** What is lit for a place: the thing on the board around it, or itself. @param {Element} node */
export const lit = (node) => node.closest(".choosable") || node

/** Make the list one tab stop. */
export function rove() {
  const list = choices()
  const current = list.find((node) => node === document.activeElement) || list[0]
  for (const node of list) node.tabIndex = node === current ? 0 : -1
  const row = first("#answers ol")
  if (row && !list.some((node) => node === document.activeElement)) row.scrollLeft = 0
}

/** Focus what is to be decided, unless something lies over it. */
export function focusFirst() {
  const target = choices()[0] || first("#question [data-do=done], #question [data-do=back]")
  if (!target || first("dialog[open]")) return
  const how = { preventScroll: true, focusVisible: document.body.classList.contains("keys") }
  target.focus(how)
}

/** @param {string | undefined} answer light it everywhere, and nothing else */
export function light(answer) {
  for (const node of all(".on")) node.classList.remove("on")
  haunt(answer)
  if (!answer) return
  for (const node of places(answer)) {
    lit(node).classList.add("on")
    node.classList.add("on")
  }
}

/** The places that follow an answer, where it shows them. @param {string} answer */
export const ghosts = (answer) => first(`.ghosts[data-of="${CSS.escape(answer)}"]`)

/** Which ghosts are shown: those of what is pointed at, else of what is picked. @param {string} [pointed] */
export function haunt(pointed) {
  const table = $("table")
  if (!table) return
  const shown = pointed && ghosts(pointed) ? pointed : table.dataset.picked
  if (shown) table.dataset.shows = shown
  else delete table.dataset.shows
}
