// @ts-check
// Patching: nodes keep their identity by id, so focus, scroll and running animations survive.

/** What the reader opened stays open. @param {Element} node @param {string} name */
const readers = (node, name) => name === "open" && node.nodeName === "DETAILS"

/** @param {Element} old @param {Element} fresh */
function attributes(old, fresh) {
  for (const { name } of [...old.attributes])
    if (!fresh.hasAttribute(name) && !readers(old, name)) old.removeAttribute(name)
  for (const { name, value } of fresh.attributes) if (old.getAttribute(name) !== value) old.setAttribute(name, value)
}

/** @param {Element} home @param {Node} node @param {Node | null} before */
function move(home, node, before) {
  const keeping = /** @type {any} */ (home) // moveBefore is young: it keeps the state of what moves
  if (keeping.moveBefore) keeping.moveBefore(node, before)
  else home.insertBefore(node, before)
}

/** @param {Element} old @param {Element} fresh */
function children(old, fresh) {
  const keyed = new Map([...old.children].filter((node) => node.id).map((node) => [node.id, node]))
  /** @type {ChildNode | null} */
  let at = old.firstChild
  for (const node of [...fresh.childNodes]) {
    const id = /** @type {Element} */ (node).id
    const like = at && !(/** @type {Element} */ (at).id) && at.nodeName === node.nodeName ? at : null
    const match = id ? keyed.get(id) : like
    if (!match) { old.insertBefore(node, at); continue }
    if (at && match === at) at = at.nextSibling
    else move(old, match, at)
    patch(match, node)
  }
  while (at) {
    const next = at.nextSibling
    at.remove()
    at = next
  }
}

/**
 * Make an old node like a fresh one with as few changes as possible.
 * @param {ChildNode} old
 * @param {ChildNode} fresh
 */
export function patch(old, fresh) {
  if (old.isEqualNode(fresh)) return
  if (old.nodeName !== fresh.nodeName) { old.replaceWith(fresh); return }
  if (!(old instanceof Element)) { old.nodeValue = fresh.nodeValue; return }
  attributes(old, /** @type {Element} */ (fresh))
  children(old, /** @type {Element} */ (fresh))
}
