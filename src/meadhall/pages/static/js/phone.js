// @ts-check
// The table on a phone: pages turned by tabs and by swiping, the saga as a sheet, parts of a board one at a time.
import { $, all, around, first, page, small } from "./dom.js"
import { closeForesee } from "./phone-preview.js"
import { fitList, openList, pressKind } from "./phone-list.js"
import { watchSwipes } from "./phone-swipe.js"
import { unpin } from "./pin.js"

const LOOK = 2500 // how long a spot of the saga is pointed at

/** All pages in the order of the tabs. */
const pages = () => all("#strip [data-turn]").map((tab) => tab.dataset.turn ?? "")
const parts = () => all("#sections [data-section]").map((one) => one.dataset.section ?? "")
const shown = () => page.shown ?? "board"

/** @param {string} to turn to this page */
function turn(to) {
  if (!pages().includes(to)) return
  saga(false)
  page.shown = to
  keepPage()
  const main = first("main")
  if (main) main.scrollTop = 0
}

/** Which seat's page is shown, after tabs and mats were drawn anew. */
export function keepPage() {
  for (const tab of all("#strip [data-turn]")) {
    if (tab.dataset.turn === shown()) tab.setAttribute("aria-current", "page")
    else tab.removeAttribute("aria-current")
  }
  const own = `seat-${Number(page.seat) + 1}` === shown()
  page.look = shown().startsWith("seat-") ? (own ? "own" : "rival") : shown()
  for (const one of all("#rivals > *")) one.classList.toggle("here", one.id === shown().replace("seat", "rival"))
  $("event")?.setAttribute("aria-expanded", String("saga" in page))
  keepSection()
  fitList()
}

/** Of a board in several pictures one is shown: the one that was, or one where something can be chosen. */
function keepSection() {
  const named = parts()
  if (!named.length) { delete page.section; return }
  const asked = $("ask")?.dataset.yours ? page.ply : undefined
  const choosable = named.find((name) => first(`#board svg[data-page="${name}"] [data-answer]`))
  const here = first(`#board svg[data-page="${page.section}"] [data-answer]`)
  if (!named.includes(page.section ?? "")) page.section = choosable ?? named[0]
  else if (asked && asked !== page.sectioned && !here && choosable) page.section = choosable
  page.sectioned = asked ?? ""
  for (const tab of all("#sections [data-section]")) {
    tab.setAttribute("aria-pressed", String(tab.dataset.section === page.section))
  }
  for (const one of all("#board svg[data-page]")) one.classList.toggle("away-page", one.dataset.page !== page.section)
}

/** @param {boolean} on open the saga over the page, or close it */
function saga(on) {
  if (on) page.saga = "open"
  else delete page.saga
  $("event")?.setAttribute("aria-expanded", String(on))
  if (!on) return
  for (const eye of all("#log .eye")) eye.hidden = !$(eye.dataset.spot ?? "") // what is not on the board any more
  $("saga-close")?.focus({ preventScroll: true })
}

/** From the saga to where it happened. @param {HTMLElement} spot */
function pointOut(spot) {
  const there = $(spot.dataset.spot ?? "")
  if (!there) return
  turn("board")
  const picture = there.closest("svg[data-page]")?.getAttribute("data-page")
  if (picture) page.section = picture
  keepSection()
  there.classList.add("spotted")
  setTimeout(() => there.classList.remove("spotted"), LOOK)
}

/** @type {Record<string, () => void>} */
const doing = {
  saga: () => saga(!("saga" in page)),
  choices: () => turn("board"),
  list: openList,
  unpin: () => unpin(),
}

/** @param {MouseEvent} event */
function clicked(event) {
  if (!small.matches) return
  const tab = around(event, "#strip [data-turn]"), part = around(event, "#sections [data-section]")
  const kind = around(event, "#answers [data-kind]") // the page itself has such marks too
  const what = around(event, "[data-phone]"), eye = around(event, "#log .eye")
  if (tab) turn(tab.dataset.turn ?? "")
  else if (part) { page.section = part.dataset.section; keepSection() }
  else if (kind) pressKind(kind.dataset.kind ?? "")
  else if (what) doing[what.dataset.phone ?? ""]?.()
  else if (eye) pointOut(eye)
}

/** @param {number} by to the next page, or the one before */
function swipe(by) {
  const named = parts().map((part) => `board ${part}`)
  const way = pages().flatMap((one) => (one === "board" && named.length ? named : [one]))
  const here = way.indexOf(shown() === "board" && parts().length ? `board ${page.section}` : shown())
  const [to, part] = (way[here + by] ?? "").split(" ")
  if (!to) return
  if (part) page.section = part
  turn(to)
}

/** @param {KeyboardEvent} event */
function pressed({ key }) {
  if (key === "Escape" && "saga" in page) saga(false)
}

export function startPhone() {
  document.addEventListener("click", clicked)
  watchSwipes(swipe)
  document.addEventListener("keydown", pressed)
  window.addEventListener("resize", fitList)
  small.addEventListener("change", closeForesee)
  document.fonts.ready.then(fitList)
  keepPage()
}
