// @ts-check
// The rules page: short or full, finding words, the chapter that is read, links to paragraphs, paper.
import { $, all, first, must } from "./dom.js"
import { has, mark, terms, unmark } from "./find.js"
import { say } from "./words.js"

const LENGTH = "rules-length"
const field = () => /** @type {HTMLInputElement} */ (must("rules-find"))

/** @param {string} which short or full */
const choose = (which) => { /** @type {HTMLInputElement} */ (must(`rules-${which}`)).checked = true }

/** The paragraph that the address names: open Full where it stands only there. */
function goTo() {
  const target = $(decodeURIComponent(location.hash.slice(1)))
  if (!target?.closest(".book")) return
  if (field().value) {
    field().value = ""
    find()
  }
  if (target.closest(".full-only")) choose("full")
  target.scrollIntoView({ block: target.matches(".para") ? "center" : "start" })
}

function find() {
  const wanted = terms(field().value), book = must("book"), active = wanted.length > 0
  book.closest(".rules")?.classList.toggle("finding", active)
  let count = 0
  for (const chapter of all(".chapter", book)) {
    let here = 0
    for (const paragraph of all(".para", chapter)) {
      const says = /** @type {HTMLElement} */ (paragraph.querySelector(".says"))
      unmark(says)
      const hit = active && has(says.textContent ?? "", wanted)
      if (hit) mark(says, wanted)
      paragraph.classList.toggle("missed", active && !hit)
      here += Number(hit)
    }
    chapter.classList.toggle("missed", active && !here)
    count += here
  }
  const told = count === 0 ? say("found-none") : count === 1 ? say("found-one") : say("found", String(count))
  must("rules-found").textContent = active ? told : ""
}

/** Mark where in the book we are. */
function here() {
  const links = /** @type {HTMLAnchorElement[]} */ (all(".toc a")), line = innerHeight * 0.35
  let now = links[0], top = -Infinity
  for (const link of links) {
    const box = $(link.hash.slice(1))?.getBoundingClientRect()
    if (!scrollY || !box?.height || box.top > line || box.top <= top) continue
    now = link
    top = box.top
  }
  for (const link of links) {
    if (link !== now) link.removeAttribute("aria-current")
    else if (!link.hasAttribute("aria-current")) {
      link.setAttribute("aria-current", "true")
      const row = /** @type {HTMLElement} */ (first(".toc ol"))
      row.scrollLeft = link.offsetLeft - row.clientWidth / 2 + link.offsetWidth / 2
    }
  }
}

/** @param {Event} event */
function changed(event) {
  const input = /** @type {HTMLInputElement} */ (event.target)
  if (input.name !== "length") return
  localStorage.setItem(LENGTH, input.value)
  here()
}

export function startRules() {
  if (localStorage.getItem(LENGTH) === "full") choose("full")
  field().value = new URLSearchParams(location.search).get("find") ?? field().value
  find()
  field().addEventListener("input", find)
  field().addEventListener("keydown", (event) => {
    if (event.key !== "Escape") return
    field().value = ""
    find()
  })
  document.addEventListener("change", changed)
  first("[data-print]")?.addEventListener("click", () => print())
  addEventListener("hashchange", goTo)
  addEventListener("scroll", here, { passive: true })
  if (location.hash) goTo()
  here()
}
