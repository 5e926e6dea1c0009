// @ts-check
// Finding words: without regard to case and accents, all of them, wherever they begin.

/** @param {string} text */
export const folded = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase()

/** What was typed, as words. @param {string} typed */
export const terms = (typed) => folded(typed).split(/\s+/).filter(Boolean)

/** @param {string} text @param {string[]} wanted */
export const has = (text, wanted) => {
  const plain = folded(text)
  return wanted.every((one) => plain.includes(one))
}

/**
 * Where words stand in a text, by its own letters: accents may be letters of their own.
 * @param {string} text
 * @param {string[]} wanted
 */
function spots(text, wanted) {
  /** @type {number[]} */
  const from = []
  let plain = ""
  for (let at = 0; at < text.length; at++) {
    const one = folded(text[at])
    for (let k = 0; k < one.length; k++) from.push(at)
    plain += one
  }
  from.push(text.length)
  /** @type {[number, number][]} */
  const found = []
  for (const term of wanted)
    for (let at = plain.indexOf(term); at >= 0; at = plain.indexOf(term, at + term.length))
      found.push([from[at], from[at + term.length]])
  return found.sort((a, b) => a[0] - b[0] || b[1] - a[1])
}

/** Mark words in an element. @param {Element} node @param {string[]} wanted */
export function mark(node, wanted) {
  const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT)
  /** @type {Text[]} */
  const texts = []
  while (walker.nextNode()) texts.push(/** @type {Text} */ (walker.currentNode))
  for (const text of texts) {
    const words = text.data, parts = []
    let end = 0
    for (const [start, stop] of spots(words, wanted)) {
      if (start < end) continue
      const marked = document.createElement("mark")
      marked.textContent = words.slice(start, stop)
      parts.push(words.slice(end, start), marked)
      end = stop
    }
    if (end) text.replaceWith(...parts, words.slice(end))
  }
}

/** @param {Element} node */
export function unmark(node) {
  for (const one of node.querySelectorAll("mark")) one.replaceWith(...one.childNodes)
  node.normalize()
}
