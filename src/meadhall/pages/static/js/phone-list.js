// @ts-check
// The answers on a phone: two columns where every label fits, kinds of answers one at a time, and the sheet's height.
import { all, first, page, small } from "./dom.js"

const ROWS = 3 // that a low sheet shows; a question with more rows makes it higher, and then it stays so
const LONG = 56 // letters of a question in large type

/** Whether a label is wholly seen. @param {HTMLElement} node */
const whole = (node) => node.scrollWidth <= node.clientWidth + 1

/** Show one kind of answers, where the question mixes several. */
function keepKind() {
  const tabs = all("#answers [data-kind]"), names = tabs.map((one) => one.dataset.kind ?? "")
  if (names.length && !names.includes(page.kind ?? "")) page.kind = names[0]
  for (const tab of tabs) tab.setAttribute("aria-pressed", String(tab.dataset.kind === page.kind))
  for (const row of all("#answers li[data-group]")) row.hidden = names.length > 0 && row.dataset.group !== page.kind
}

/** @param {string} name */
export function pressKind(name) {
  page.kind = name
  fitList()
  const list = first("#answers ol")
  if (list) list.scrollTop = 0
}

/** The whole list over the board, or only its beginning; another question begins with that again. */
export function openList() {
  page.list = page.list === page.ply ? "" : page.ply
  fitList()
}

/** Whether the list is open, for the eye and for who listens. */
function keepOpen() {
  const button = first("#answers [data-phone=list]"), open = !!button && page.list === page.ply
  document.body.classList.toggle("listing", open)
  button?.setAttribute("aria-expanded", String(open))
}

/** Lay the list out anew. */
export function fitList() {
  const list = first("#answers ol")
  if (!small.matches || !list) return
  keepKind()
  keepOpen()
  const title = first("#question h1")
  title?.classList.toggle("long", (title.textContent ?? "").length > LONG)
  const rows = all("li:not(.band)", list).filter((row) => !row.hidden), labels = all("li .pick b, li .pick small", list)
  list.classList.remove("two")
  if (rows.length > 1 && labels.length) {
    list.classList.add("two")
    if (!labels.every(whole)) list.classList.remove("two")
  }
  const two = list.classList.contains("two"), high = Math.ceil(rows.length / (two ? 2 : 1))
  const told = first("#rule-line:not([hidden])") || first("#answers .kinds") ? 1 : 0
  if (high + told > ROWS) document.body.classList.add("four")
}
