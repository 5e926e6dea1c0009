// @ts-check
// The page of the daily deal: par while bots still play it, and a result to share.
import { $, around, must } from "./dom.js"
import { copy } from "./share.js"

const LOOK = 1500 // milliseconds between two looks at how far they are

/** What may change while bots play: par, and how one's own result compares. */
const PARTS = ["par", "reached", "share-text"]

/** Take over what is new of the page. @param {Document} fresh */
function take(fresh) {
  for (const id of PARTS) {
    const old = $(id), made = fresh.getElementById(id)
    if (old && made && !old.isEqualNode(made)) old.replaceWith(document.adoptNode(made))
  }
  const share = document.querySelector("[data-do=share-daily]"), anew = fresh.querySelector("[data-do=share-daily]")
  if (share && anew) share.setAttribute("data-text", anew.getAttribute("data-text") ?? "")
}

/** Look again until all have played; a look also says that somebody still wants to know. */
async function follow() {
  if (!must("par").dataset.playing) return
  const reply = document.hidden ? null : await fetch(location.href).catch(() => null)
  if (reply?.ok) take(new DOMParser().parseFromString(await reply.text(), "text/html"))
  setTimeout(follow, LOOK)
}

/** By the device's own way to share, else copied. @param {MouseEvent} event */
function clicked(event) {
  const node = around(event, "[data-do=share-daily]")
  if (!node) return
  const { text = "", link: url } = node.dataset, whole = url ? `${text}\n${url}` : text
  if (!navigator.share) return copy(whole)
  navigator.share({ text, url }).catch((why) => { if (why?.name !== "AbortError") copy(whole) })
}

export function startDaily() {
  document.addEventListener("click", clicked)
  setTimeout(follow, LOOK)
}
