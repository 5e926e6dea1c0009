// @ts-check
// The front page: what this browser has learnt and played, and when that was.
import { all, lang, page } from "./dom.js"

/** Whether the first lesson or a game was finished here. @param {string} game */
function knows(game) {
  try {
    /** @type {{done?: boolean}[]} */
    const lessons = Object.values(JSON.parse(localStorage.getItem(`learn:${game}`) ?? "{}"))
    return !["0", null].includes(localStorage.getItem(`finished:${game}`)) || lessons.some((one) => one?.done)
  } catch {
    return false // written by another version of us
  }
}

/** Learn becomes Rules for who knows the game; the loud button is then the next thing to do. */
function lead() {
  const cards = all(".game[data-game]"), known = cards.filter((card) => knows(card.dataset.game ?? ""))
  if (known.length) page.again = "yes"
  for (const card of known) {
    const [learn, rules] = all(".learn", card)
    if (!rules) continue
    if (learn.matches(".first")) card.querySelector(".play")?.classList.add("first")
    learn.hidden = true
    rules.hidden = false
  }
}

/** @param {Date} then @param {Date} now */
function said(then, now) {
  const midnight = (/** @type {Date} */ day) => new Date(day).setHours(0, 0, 0, 0)
  const days = Math.round((midnight(now) - midnight(then)) / 864e5)
  const clock = then.toLocaleTimeString(lang(), { hour: "2-digit", minute: "2-digit", hourCycle: "h23" })
  const year = then.getFullYear() === now.getFullYear() ? undefined : /** @type {const} */ ("numeric")
  const day = days < 2
    ? new Intl.RelativeTimeFormat(lang(), { numeric: "auto" }).format(-days, "day")
    : then.toLocaleDateString(lang(), { day: "numeric", month: "short", year })
  return `${day}, ${clock}`
}

export function startFront() {
  lead()
  const now = new Date()
  for (const node of all("time[datetime]")) {
    const then = new Date(/** @type {HTMLTimeElement} */ (node).dateTime)
    node.textContent = said(then, now)
  }
}
