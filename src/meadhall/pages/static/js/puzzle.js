// @ts-check
// A puzzle, the next one, and how each went, which the browser keeps.
import { hallAt, page } from "./dom.js"
import { noted } from "./puzzle-progress.js"
import { startSteps, steps } from "./steps.js"

const home = () => hallAt(`/puzzles/${page.game}`)

/** The puzzle that the address names. */
function wanted() {
  const named = location.pathname.split("/").pop() ?? ""
  return steps().includes(named) ? named : page.step
}

export function startPuzzle() {
  startSteps({
    home,
    wanted,
    address: (step) => `${home()}/${step}`,
    arrived: () => {},
    tried: (step, { right = false }) => noted(page.game ?? "", step, right),
    end: () => location.assign(home()),
  })
}
