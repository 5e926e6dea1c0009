// @ts-check
// What a viewer does on the scoring stage: buttons, rows of the table, keys.
import { first, small } from "./dom.js"
import { closeStage, go, onStage, play, redraw, where } from "./stage.js"

/** @type {Record<string, string>} */
const KEYS = { ArrowLeft: "back", ArrowRight: "next", Home: "first", End: "skip", Escape: "skip", " ": "play" }

/** On to the next step at once; the last one is paid first. */
function onward() {
  const { at, last } = where()
  go(last ? at : at + 1, !last)
}

/** @type {Record<string, () => unknown>} */
const doing = {
  first: () => { play(false); go(0, false) },
  back: () => { play(false); go(where().at - 1, false) },
  next: () => { if (where().done) return closeStage(); play(false); onward() },
  skip: () => { if (where().done) return closeStage(); play(false); go(Infinity, false) },
  play: () => play(!where().playing),
}

/** @param {MouseEvent} event */
function clicked(event) {
  const node = /** @type {Element} */ (event.target).closest?.("#stage [data-stage], #stage [data-show]")
  if (!(node instanceof HTMLElement)) return
  if (node.dataset.show) { play(false); go(Number(node.dataset.show), false) }
  else doing[node.dataset.stage ?? ""]?.()
}

/** @param {KeyboardEvent} event */
function pressed(event) {
  const does = KEYS[event.key], target = /** @type {Element} */ (event.target)
  if (!onStage() || !does || event.ctrlKey || event.metaKey || event.altKey || target.matches("input, select")) return
  if (first("dialog[open]")) return
  if (event.key === " " && target.closest("button:not([data-stage=next])")) return
  event.preventDefault()
  event.stopPropagation() // else the replay would step too
  doing[does]()
}

export function watchStage() {
  document.addEventListener("click", clicked)
  document.addEventListener("keydown", pressed, true)
  addEventListener("resize", redraw)
  small.addEventListener("change", closeStage) // it is drawn for the other shape
}
