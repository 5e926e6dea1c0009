// @ts-check
// Where the own pieces would go by an answer that is looked at: each stands there too, pale, until it is given or not.
import { $, all } from "./dom.js"

export function unhaunt() {
  for (const node of all("#board .would")) node.remove()
}

const LIVING = ["id", "data-answer", "data-explain", "data-why", "role", "tabindex"] // what a ghost has not

/** @param {Record<string, string>} moves where pieces would stand, by id */
export function haunts(moves) {
  unhaunt()
  for (const [id, transform] of Object.entries(moves)) {
    const piece = $(id), ghost = /** @type {HTMLElement | undefined} */ (piece?.cloneNode(true))
    if (!piece || !ghost) continue
    for (const node of [ghost, ...all("[id], [data-answer], [data-explain]", ghost)]) {
      for (const name of LIVING) node.removeAttribute(name)
    }
    ghost.setAttribute("transform", transform)
    ghost.setAttribute("aria-hidden", "true")
    ghost.classList.add("would")
    piece.after(ghost)
  }
}
