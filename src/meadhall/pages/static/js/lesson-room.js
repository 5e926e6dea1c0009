// @ts-check
// Room for a lesson on a small screen: the coach can be folded, the first mark is scrolled to where nothing covers it.
import { $, first, small } from "./dom.js"

/** The page is drawn anew with every step; how she was folded stays. */
export function foldAsBefore() {
  const folded = document.body.classList.contains("folded")
  first("#coach .fold")?.setAttribute("aria-expanded", String(!folded))
}

export function turnFold() {
  document.body.classList.toggle("folded")
  foldAsBefore()
  toFirstMark()
}

/** Bring what the first tag marks into the part of the screen that the coach leaves free. */
export function toFirstMark() {
  const ids = $("coach")?.dataset.marks?.split(" ") ?? [], marked = ids.map((id) => $(id)).find(Boolean)
  const coach = $("ask")
  if (!small.matches || !marked || !coach) return
  const box = marked.getBoundingClientRect(), free = coach.getBoundingClientRect().top
  if (box.top >= 0 && box.bottom <= free) return
  scrollBy({ top: box.top + box.height / 2 - free / 2, behavior: "instant" })
}
