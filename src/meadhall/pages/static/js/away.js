// @ts-check
// What happened while nobody looked.
import { $, hallAt, made, page, parse } from "./dom.js"
import { now } from "./moment.js"
import { ask, connected } from "./socket.js"
import { say } from "./words.js"

const place = () => `seen-${page.table}`

/** Note that this moment was looked at. */
export function seen() {
  if (!document.hidden && page.table) localStorage.setItem(place(), String(now.ply))
}

/** Tell what was missed. */
export async function away() {
  if (document.hidden || !page.table || !connected()) return
  const last = Number(localStorage.getItem(place()) ?? now.ply)
  if (last < now.ply) {
    const { since } = await ask({ do: "since", ply: last }).catch(() => ({ since: [] }))
    if (since.length > 1) card(since, last)
  }
  seen()
}

const CARD =
  `<section class="tip away" id="away" role="dialog"><header><h3></h3>` +
  `<button type="button" class="btn"></button></header><ul></ul><a class="btn"></a></section>`

/** @param {string[]} lines @param {number} from */
function card(lines, from) {
  $("away")?.remove()
  const node = parse(CARD)
  const [title, close, list, link] = ["h3", "button", "ul", "a"].map((tag) => node.getElementsByTagName(tag)[0])
  title.textContent = say("away")
  node.setAttribute("aria-label", say("away"))
  close.textContent = say("close")
  close.addEventListener("click", () => node.remove())
  list.append(...lines.map((line) => made("li", line)))
  link.textContent = say("show")
  link.setAttribute("href", hallAt(`/t/${page.table}/replay?ply=${from}`))
  document.body.append(node)
}
