// @ts-check
// The table page: open the line, follow the game.
import { small } from "./dom.js"
import { away } from "./away.js"
import { heard, wanted, wish } from "./chances.js"
import { focusFirst, rove } from "./choices.js"
import { startCoach } from "./coach.js"
import { follow, play } from "./follow.js"
import { rememberShape } from "./prefs.js"
import { remindOfRule } from "./rule.js"
import { keepFilledIn } from "./settings.js"
import { markNewest } from "./show.js"
import { connect, hangUp } from "./socket.js"

export function startTable() {
  connect({ opened: () => { if (wanted()) wish(true) }, view: follow, chances: heard })
  small.addEventListener("change", () => {
    rememberShape()
    hangUp() // the line is opened anew for the other shape
  })
  document.addEventListener("visibilitychange", () => {
    away()
    play()
  })
  setTimeout(away, 600)
  keepFilledIn()
  markNewest()
  remindOfRule()
  rove()
  focusFirst()
  startCoach()
}
