// @ts-check
// The table page: open the line, follow the game.
import { small } from "./dom.js"
import { away } from "./away.js"
import { heard, wanted, wish } from "./chances.js"
import { focusFirst, rove } from "./choices.js"
import { startCoach } from "./coach.js"
import { follow, play } from "./follow.js"
import { renewGesture } from "./gesture.js"
import { startPhone } from "./phone.js"
import { rememberShape } from "./prefs.js"
import { remindOfRule } from "./rule.js"
import { keepFilledIn } from "./settings.js"
import { markNewest } from "./show.js"
import { called } from "./alerts.js"
import { toast } from "./notice.js"
import { connect, hangUp } from "./socket.js"
import { firstSight, missed } from "./stage-seen.js"
import { heardTalk } from "./talk.js"
import { tellTimes } from "./times.js"
import { come } from "./waiting.js"

export function startTable() {
  connect({
    opened: () => { if (wanted()) wish(true) }, view: follow, chances: heard, talk: heardTalk, nudge: called, come,
    told: (/** @type {any} */ message) => toast(message.text, true),
  })
  setInterval(tellTimes, 20000)
  small.addEventListener("change", () => {
    rememberShape()
    hangUp() // the line is opened anew for the other shape
  })
  document.addEventListener("visibilitychange", () => {
    missed().then(away)
    play()
  })
  firstSight()
  setTimeout(() => missed().then(away), 600)
  keepFilledIn()
  markNewest()
  remindOfRule()
  rove()
  renewGesture()
  focusFirst()
  startCoach()
  startPhone()
}
