// @ts-check
// Finding and making elements, and what the page says about itself.

export const page = document.body.dataset
/** An address of the hall, as a browser asks for it: the hall may lie below a path. @param {string} address */
export const hallAt = (address) => (page.base ?? "") + address
export const lang = () => document.documentElement.lang
export const calm = matchMedia("(prefers-reduced-motion: reduce)")
export const small = matchMedia("(max-width: 820px)")
export const shape = () => (small.matches ? "tall" : "wide")

/** @param {string} id */
export const $ = (id) => document.getElementById(id)

/**
 * An element that the page always has.
 * @param {string} id
 */
export function must(id) {
  const found = $(id)
  if (!found) throw new Error(`the page has no #${id}`)
  return found
}

/** @param {string} selector @returns {HTMLElement | null} */
export const first = (selector) => document.querySelector(selector)

/** @param {string} selector @param {ParentNode} root @returns {HTMLElement[]} */
export const all = (selector, root = document) => [.../** @type {NodeListOf<any>} */ (root.querySelectorAll(selector))]

/**
 * The nearest element around an event's target that fits.
 * @param {Event} event
 * @param {string} selector
 * @returns {HTMLElement | null}
 */
export const around = (event, selector) => /** @type {Element} */ (event.target).closest?.(selector) ?? null

/** @param {string} html @returns {HTMLElement} */
export function parse(html) {
  const holder = document.createElement("template")
  holder.innerHTML = html
  return /** @type {HTMLElement} */ (holder.content.firstElementChild)
}

/** @param {string} tag @param {string} text @param {string} name */
export function made(tag, text, name = "") {
  return Object.assign(document.createElement(tag), { textContent: text, className: name })
}

/** The answer that the focused element stands for. */
export const focused = () => /** @type {HTMLElement | null} */ (document.activeElement)?.dataset?.answer

/** @param {number} ms @returns {Promise<void>} */
export const wait = (ms) => new Promise((done) => setTimeout(done, ms))
