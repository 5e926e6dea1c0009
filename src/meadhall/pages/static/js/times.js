// @ts-check
// Moments in the reader's own time: the clock, or how long ago.
import { all, lang } from "./dom.js"

/** @param {Date} then */
function ago(then) {
  const minutes = Math.max(1, Math.round((Date.now() - then.getTime()) / 60000))
  const say = new Intl.RelativeTimeFormat(lang(), { numeric: "auto", style: "short" })
  if (minutes < 60) return say.format(-minutes, "minute")
  return minutes < 2880 ? say.format(-Math.round(minutes / 60), "hour") : say.format(-Math.round(minutes / 1440), "day")
}

export function tellTimes() {
  for (const node of all("#chat time, time.ago")) {
    const then = new Date(/** @type {HTMLTimeElement} */ (node).dateTime)
    const text = node.className === "ago"
      ? ago(then)
      : then.toLocaleTimeString(lang(), { hour: "2-digit", minute: "2-digit", hourCycle: "h23" })
    if (node.textContent !== text) node.textContent = text
  }
}
