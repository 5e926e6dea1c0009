// @ts-check
// How far a learner has come: kept in the browser alone, by game and lesson.
import { all, first, page } from "./dom.js"

/** @typedef {{done?: boolean, step?: number}} Come */

/** @param {string} game @returns {Record<string, Come>} */
export function progress(game) {
  try {
    const kept = JSON.parse(localStorage.getItem(`learn:${game}`) ?? "{}")
    return kept && typeof kept === "object" ? kept : {}
  } catch {
    return {}
  }
}

/** @param {string} game @param {string} lesson @param {Come} come */
export function reached(game, lesson, come) {
  const kept = progress(game)
  localStorage.setItem(`learn:${game}`, JSON.stringify({ ...kept, [lesson]: { ...kept[lesson], ...come } }))
}

/** The list of lessons: what is done, and where to go on. */
export function fillList() {
  const kept = progress(page.learn ?? "")
  for (const card of all("[data-of]")) {
    const { done, step = 1 } = kept[card.dataset.of ?? ""] ?? {}
    const sign = card.querySelector(".is-done"), words = card.querySelector("[data-begin]")
    sign?.toggleAttribute("hidden", !done)
    if (!(words instanceof HTMLElement)) continue
    if (done) words.textContent = words.dataset.again ?? ""
    else if (step > 1) words.textContent = (words.dataset.goOn ?? "").replace("#", String(step))
  }
}

/** The coach is offered to who never came to the end of this game here. */
export function offerCoach() {
  const offer = first("[data-offer]")
  if (offer) offer.hidden = Number(localStorage.getItem(`finished:${offer.dataset.offer}`)) > 0
}
