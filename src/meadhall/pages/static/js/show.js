// @ts-check
// Showing a view: patch its parts, let pieces move, and set right what hangs on them.
import { $, all, focused, must, page, parse } from "./dom.js"
import { advise } from "./advice.js"
import { byItself } from "./by-itself.js"
import { foretell } from "./chances.js"
import { focusFirst, rove } from "./choices.js"
import { zoomed } from "./closer.js"
import { keepWhys } from "./cannots.js"
import { beside } from "./coach.js"
import { cutOut } from "./cut-outs.js"
import { keepTip } from "./explain.js"
import { keepGroup } from "./groups.js"
import { renewGesture } from "./gesture.js"
import { keepGhosts } from "./ghosts.js"
import { glide, spots } from "./motion.js"
import { patch } from "./patch.js"
import { keepPage } from "./phone.js"
import { keepForesee } from "./phone-preview.js"
import { keepPinned } from "./pin.js"
import { pointAgain } from "./pointing.js"
import { remindOfRule } from "./rule.js"

/** Mark the newest line of the log. */
export function markNewest() {
  const lines = all("#log li[data-ply]"), newest = lines[0]?.dataset.ply
  for (const line of lines) line.classList.toggle("new", line.dataset.ply === newest)
}

/** @param {Record<string, string>} parts markup by element id */
export function show(parts) {
  const before = "board" in parts ? spots() : new Map()
  const had = focused() || document.activeElement?.id
  for (const [id, html] of Object.entries(parts)) {
    const old = $(id)
    if (old) patch(old, parse(html))
  }
  glide(before)
  if (parts.board) zoomed()
  if (parts.log) markNewest()
  if (parts.end) cutOut()
  keepGroup()
  renewGesture()
  keepGhosts()
  rove()
  advise()
  foretell()
  keepWhys()
  keepPinned()
  keepTip()
  pointAgain()
  keepForesee()
  keepPage()
  if (!parts.ask) return
  remindOfRule()
  byItself()
  beside()
  const lost = !had || !document.activeElement || document.activeElement === document.body
  if (must("ask").dataset.yours && lost && page.table) focusFirst()
}
