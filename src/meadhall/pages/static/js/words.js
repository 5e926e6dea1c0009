// @ts-check
// The few sentences the client says by itself; the page brings them by name, in the reader's language.
import { page } from "./dom.js"

/** @type {Record<string, string>} */
const words = JSON.parse(page.words || "{}")

/**
 * @param {string} name
 * @param {string} [figure] stands where the sentence has a #
 */
export const say = (name, figure) => (words[name] ?? name).replace("#", figure ?? "#")
