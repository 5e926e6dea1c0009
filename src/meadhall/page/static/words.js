// @ts-check
// What the page says before the hall can speak: the build has put the sentences of both languages here.

/** @type {Record<string, Record<string, string>>} */
const WORDS = {} // words

/** Where cookies are forbidden the storage is not to be had either, and says so by throwing. @returns {string | null} */
function remembered() {
  try { return localStorage.getItem("page-lang") } catch { return null }
}

const wanted = () => remembered() ?? navigator.languages.find((one) => one.slice(0, 2) in WORDS) ?? "en"
export const lang = () => (wanted().slice(0, 2) in WORDS ? wanted().slice(0, 2) : "en")

/** @param {string} name @param {Record<string, string>} figures */
export function say(name, figures = {}) {
  return WORDS[lang()][name].replace(/\{(\w+)\}/g, (_, key) => figures[key] ?? "")
}
