// @ts-check
// What a reader chose and the browser keeps: cookies where the server must know, else the local storage.
import { all, page, shape } from "./dom.js"

/** @param {string} name @param {string} value */
export function remember(name, value) {
  document.cookie = `${name}=${value}; path=${page.base || "/"}; max-age=31536000; samesite=lax`
}

export const rememberShape = () => remember("shape", shape())

/** How long a bot's move is shown, in milliseconds. */
export const pace = () => Number(localStorage.getItem("pace") ?? 1300)

/** When a turn ends that could still be taken back: a moment after its last answer, or when its player says so. */
export const turnEnd = () => localStorage.getItem("turn-end") ?? "moment"

/** What becomes of the only answer there is: it gives itself after a moment, or waits for its player. */
export const onlyAnswer = () => localStorage.getItem("only-answer") ?? "moment"

/** @type {Record<string, () => string>} */
const USUAL = { pace: () => String(pace()), "turn-end": turnEnd, "only-answer": onlyAnswer }

/** @param {HTMLElement} field */
const kept = (field) => USUAL[field.id]?.() ?? (localStorage.getItem(field.dataset.keep ?? "") || "")

/** Settings show what was chosen, also after the menu was drawn anew. */
export function fillIn() {
  for (const node of all("[data-keep]")) {
    const field = /** @type {HTMLSelectElement} */ (node)
    if (field.value !== kept(field)) field.value = kept(field)
  }
}

/** From dark to light and back. */
export function switchLight() {
  const root = document.documentElement.dataset
  const now = root.theme || (matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light")
  root.theme = now === "dark" ? "light" : "dark"
  remember("theme", root.theme)
}

/** @param {string} lang */
export function switchLanguage(lang) {
  remember("lang", lang)
  const to = new URL(location.href)
  to.searchParams.delete("lang")
  location.replace(to)
}
