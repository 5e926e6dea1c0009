// @ts-check
// A lesson: its steps, and how far one came, which the browser keeps.
import { hallAt, page } from "./dom.js"
import { progress, reached } from "./lesson-progress.js"
import { startSteps, steps } from "./steps.js"

const home = () => hallAt(`/learn/${page.game}/${page.lesson}`)

/** The step that the address names, else where this learner was. */
function wanted() {
  const named = location.hash.slice(1) || new URLSearchParams(location.search).get("step")
  if (named) return steps().includes(named) ? named : page.step
  const kept = progress(page.game ?? "")[page.lesson ?? ""]
  return (!kept?.done && steps()[(kept?.step ?? 1) - 1]) || page.step
}

function end() {
  reached(page.game ?? "", page.lesson ?? "", { done: true, step: steps().length })
  location.assign(`${home()}/end`)
}

export function startLesson() {
  startSteps({
    home,
    wanted,
    end,
    address: (step) => `${home()}?step=${step}`,
    arrived: (_, number) => reached(page.game ?? "", page.lesson ?? "", { step: number }),
    tried: () => {},
  })
}
