// @ts-check
// Giving a link to friends: by the device's own way to share, else copied.
import { $ } from "./dom.js"
import { toast } from "./notice.js"
import { say } from "./words.js"

/** @param {string} text */
export function copy(text) {
  const done = () => toast(say("copied"))
  if (navigator.clipboard) return navigator.clipboard.writeText(text).then(done, () => byHand(text))
  byHand(text) // only https and localhost have a clipboard
}

/** @param {string} text */
function byHand(text) {
  const field = document.createElement("input")
  field.value = text
  document.body.append(field)
  field.select()
  if (document.execCommand("copy")) toast(say("copied"))
  field.remove()
}

/** Share the link that stands in a field. @param {HTMLElement} node */
export function shareLink(node) {
  const { share = "", text, copyOnly } = node.dataset
  const url = /** @type {HTMLInputElement | null} */ ($(share))?.value
  if (!url) return
  if (copyOnly || !navigator.share) return copy(url)
  navigator.share({ title: document.title, text, url }).catch((why) => { if (why?.name !== "AbortError") copy(url) })
}
