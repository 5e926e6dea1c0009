// @ts-check
// What the page says before the hall can speak: the build has put the sentences of both languages here.

/** @type {Record<string, Record<string, string>>} */
const WORDS = {} // words

const wanted = () => localStorage.getItem("page-lang") ?? navigator.languages.find((one) => one.slice(0, 2) in WORDS) ?? "en"
export const lang = () => (wanted().slice(0, 2) in WORDS ? wanted().slice(0, 2) : "en")

/** @param {string} name @param {Record<string, string>} figures */
export function say(name, figures = {}) {
  return WORDS[lang()][name].replace(/\{(\w+)\}/g, (_, key) => figures[key] ?? "")
}
