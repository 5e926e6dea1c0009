// @ts-check
// All places of a gesture in words: by what is picked, those that bring most first; one of them is tried on.
import { $, all, first, made, must, parse } from "./dom.js"
import { known, pick, tryOn } from "./gesture.js"
import { at, best } from "./chains.js"
import { heard } from "./gesture-paint.js"
import { say } from "./words.js"

function dialog() {
  const found = /** @type {HTMLDialogElement | null} */ ($("places"))
  if (found) return found
  const node = parse(`<dialog id="places" aria-labelledby="places-name"><header><h2 id="places-name" tabindex="-1"></h2>
    <button type="button" class="btn close" data-do="places-close"><span aria-hidden="true">×</span></button></header>
    <div></div></dialog>`)
  const home = first("main") ?? document.body
  home.append(node)
  return /** @type {HTMLDialogElement} */ (node)
}

/** The places for one thing that can be picked. @param {string} one */
function places(one) {
  const held = { pick: one, spot: "", variant: 0 }, list = made("ol", "")
  const dearest = best(known, held)
    .sort((a, b) => b.gain - a.gain || a.spot.localeCompare(b.spot, "en", { numeric: true }))
  for (const found of dearest) {
    const node = made("button", heard(found, known.ways[at(known, held, found.spot).length]), "btn")
    const about = { type: "button", "data-do": "try-on", "data-picks": one, "data-at": found.spot }
    for (const [key, value] of Object.entries(about)) node.setAttribute(key, value)
    const row = made("li", "")
    row.append(node)
    list.append(row)
  }
  return list
}

/** @param {HTMLElement} opener its words are the name of the list */
export function openPlaces(opener) {
  const node = dialog(), picks = all("[data-pick]").map((one) => one.dataset.pick ?? "")
  const open = [...new Set([...picks, ...known.chains.map((one) => one.pick)])]
    .filter((one) => known.chains.some((chain) => chain.pick === one))
  must("places-name").textContent = opener.textContent
  node.querySelector("header button")?.setAttribute("aria-label", say("close"))
  node.querySelector("div")?.replaceChildren(...open.flatMap((one) => {
    const name = first(`[data-pick="${one}"]`)?.getAttribute("aria-label") ?? $(one)?.getAttribute("aria-label") ?? ""
    return [made("h3", name), places(one)]
  }))
  node.showModal()
  must("places-name").focus()
}

export const closePlaces = () => dialog().close()

/** @param {HTMLElement} node what was chosen of the list */
export function goToPlace({ dataset: { picks = "", at: spot = "" } }) {
  closePlaces()
  if (pick(picks) && tryOn(spot)) first("[data-do=do-it]")?.focus()
}
