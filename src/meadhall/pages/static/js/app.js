// @ts-check
// Meadhall's client. It knows no rules: it shows what the server drew, and says which answer was chosen.
import { first, page } from "./dom.js"
import { watchFingers } from "./closer.js"
import { watchDrawer } from "./drawer.js"
import { countFinished } from "./finished.js"
import { watchForms } from "./forms.js"
import { startFront } from "./front.js"
import { watchKeys } from "./keys.js"
import { startLesson } from "./lesson.js"
import { fillList, offerCoach } from "./lesson-progress.js"
import { watchClicks } from "./menu.js"
import { watchPointing } from "./pointing.js"
import { rememberShape } from "./prefs.js"
import { watchPresses } from "./press.js"
import { startReplay } from "./replay.js"
import { startRules } from "./rules.js"
import { watchRule } from "./rule.js"
import { watchSettings } from "./settings.js"
import { watchSetup } from "./setup.js"
import { startTable } from "./table.js"

rememberShape()
for (const watch of [watchFingers, watchForms, watchClicks, watchKeys, watchPointing, watchPresses, watchRule]) watch()
watchSettings()
watchSetup()
offerCoach()
if (page.replay) startReplay()
if (page.table) {
  startTable()
  watchDrawer()
  countFinished()
}
if (page.learn) fillList()
if (page.lesson) startLesson()
if (first(".hall-front")) startFront()
if (first(".rules-page")) startRules()
