// @ts-check
// A table away from one's list: hidden at once, deleted when it is meant.
import { hallAt } from "./dom.js"
import { post } from "./forms.js"
import { toast } from "./notice.js"
import { say } from "./words.js"

/** @param {HTMLElement} node */
export async function forgetTable(node) {
  const { table, sure } = node.dataset, label = node.querySelector("span")
  if (sure === "ask" && label) {
    label.textContent = say("sure")
    node.dataset.sure = "yes"
    return
  }
  try {
    await post(hallAt(`/t/${table}/forget`), "{}", "application/json")
    const row = node.closest("tr")
    const next = /** @type {HTMLElement | null} */ (row?.nextElementSibling?.querySelector("a, button"))
    row?.remove()
    next?.focus()
  } catch (error) {
    toast(/** @type {Error} */ (error).message)
  }
}
