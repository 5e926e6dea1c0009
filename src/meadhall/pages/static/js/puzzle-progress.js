// @ts-check
// How puzzles went: kept in the browser alone, by game. The first try decides whether one was solved at once.
import { all } from "./dom.js"

/** @typedef {"first" | "later" | "missed"} Went */

/** @param {string} game @returns {Record<string, Went>} */
function kept(game) {
  try {
    const found = JSON.parse(localStorage.getItem(`puzzles:${game}`) ?? "{}")
    return found && typeof found === "object" ? found : {}
  } catch {
    return {}
  }
}

/** @param {string} game @param {string} puzzle @param {boolean} right */
export function noted(game, puzzle, right) {
  const before = kept(game), went = before[puzzle]
  /** @type {Went} */
  const now = went === "first" ? went : right ? (went ? "later" : "first") : (went ?? "missed")
  localStorage.setItem(`puzzles:${game}`, JSON.stringify({ ...before, [puzzle]: now }))
}

/** Lists of puzzles: which were solved, and how many. @param {string} game the one whose puzzles are listed */
export function fillPuzzles(game) {
  const here = kept(game)
  for (const card of all("[data-of]"))
    for (const sign of card.querySelectorAll("[data-went]"))
      sign.toggleAttribute("hidden", /** @type {HTMLElement} */ (sign).dataset.went !== here[card.dataset.of ?? ""])
  for (const count of all("[data-solved]")) {
    const went = kept(count.dataset.solved ?? ""), words = count.querySelector("[data-words]")
    const solved = (count.dataset.ids ?? "").split(" ").filter((one) => went[one] === "first").length
    if (!(words instanceof HTMLElement) || !Object.keys(went).length) continue
    words.textContent = (words.dataset.words ?? "").replace("#", String(solved))
    count.hidden = false
  }
}
