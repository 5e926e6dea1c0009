// @ts-check
// Win chances, for who wants to see them.
import { $, all } from "./dom.js"
import { now } from "./moment.js"
import { ask } from "./socket.js"

/** @typedef {{version: number, chances: number[]}} Chances */

/** @type {Chances | null} */
let newest = null // may belong to a view still to be shown
/** @type {Chances | null} */
let shown = null

export const wanted = () => !!$("chances") && localStorage.getItem("chances") === "on"

/** @param {boolean} on */
export function wish(on) {
  if (!on) newest = shown = null
  foretell()
  return ask({ do: "chances", on }).catch(() => {})
}

/** @param {Chances} message */
export function heard(message) {
  newest = message
  foretell()
}

/** Fill in what this viewer may know by now. */
export function foretell() {
  if (newest && newest.version <= now.version) shown = newest
  const by = wanted() ? shown?.chances : null
  for (const node of all("[data-chance]")) {
    const share = by?.[Number(node.dataset.chance)]
    const home = /** @type {HTMLElement} */ (node.closest(".chances") || node)
    home.hidden = share === undefined
    node.textContent = share === undefined ? "" : `${Math.round(100 * share)} %`
    node.style.setProperty("--share", String(share ?? 0))
  }
}
