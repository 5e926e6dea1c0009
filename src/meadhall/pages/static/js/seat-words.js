// @ts-check
// The words of one's own seat, with its link and code: covered until somebody wants to see them, and covered again.
import { $, must, parse } from "./dom.js"
import { ask } from "./socket.js"
import { say } from "./words.js"

/** @param {HTMLElement} node */
export async function showWords(node) {
  const prefix = node.dataset.words ?? "", place = must(`${prefix}-words`), send = must(`${prefix}-send`)
  const open = node.getAttribute("aria-expanded") === "true"
  const told = open ? null : await ask({ do: "words" })
  place.dataset.cover ??= place.textContent ?? ""
  place.textContent = told?.words ?? place.dataset.cover
  send.querySelector(".code")?.replaceChildren(...(told ? [parse(told.code)] : []))
  const link = /** @type {HTMLInputElement} */ (must(`${prefix}-seat-link`))
  link.value = told?.link ?? ""
  send.hidden = !told
  node.setAttribute("aria-expanded", String(!open))
  const label = node.querySelector("span")
  if (label) label.textContent = open ? say("words-shown") : say("words-hidden")
}

/** Who comes by the code of the own seat has said the words; the address forgets them. */
export function takeWords() {
  const field = /** @type {HTMLInputElement | null} */ ($("seat-words"))
  if (!field || !location.hash || !location.pathname.endsWith("/words")) return
  field.value = decodeURIComponent(location.hash.slice(1)).replaceAll("-", " ")
  history.replaceState(null, "", location.pathname)
  field.form?.querySelector("button")?.focus()
}
