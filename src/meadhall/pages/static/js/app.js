// @ts-check
// Meadhall's client. It knows no rules: it shows what the server drew, and says which answer was chosen.
import { first, page } from "./dom.js"
import { watchFingers } from "./closer-fingers.js"
import { startDaily } from "./daily.js"
import { watchDrawer } from "./drawer.js"
import { countFinished } from "./finished.js"
import { watchEnd, watchResult } from "./end.js"
import { watchElsewhere } from "./elsewhere.js"
import { sendEarly, watchForms } from "./forms.js"
import { watchGesture } from "./gesture.js"
import { startFront } from "./front.js"
import { watchGhosts } from "./ghosts.js"
import { watchGroups } from "./groups.js"
import { watchKeys } from "./keys.js"
import { startLesson } from "./lesson.js"
import { fillList, offerCoach } from "./lesson-progress.js"
import { watchClicks } from "./menu.js"
import { watchPointing } from "./pointing.js"
import { rememberShape } from "./prefs.js"
import { watchPresses } from "./press.js"
import { startPuzzle } from "./puzzle.js"
import { fillPuzzles } from "./puzzle-progress.js"
import { startReplay } from "./replay.js"
import { startReview } from "./review.js"
import { startRules } from "./rules.js"
import { watchRule } from "./rule.js"
import { watchSettings } from "./settings.js"
import { watchSetup } from "./setup.js"
import { watchStage } from "./stage-controls.js"
import { startTable } from "./table.js"
import { watchAlerts } from "./alerts.js"
import { watchJoining } from "./joining.js"
import { watchTalk } from "./talk.js"
import { startWaiting } from "./waiting.js"

rememberShape()
for (const watch of [watchFingers, watchForms, watchClicks, watchGesture, watchGhosts, watchGroups, watchKeys]) watch()
for (const watch of [watchPointing, watchPresses, watchRule]) watch()
watchSettings()
watchSetup()
watchStage()
offerCoach()
if (page.replay) {
  startReplay()
  watchResult()
}
watchJoining()
if (page.table) {
  watchTalk()
  watchAlerts()
  watchElsewhere()
}
if (page.waiting) startWaiting()
else if (page.table) {
  startTable()
  watchDrawer()
  countFinished()
  watchEnd()
}
if (page.review) startReview()
if (page.learn) fillList()
if (page.lesson) startLesson()
if (page.puzzle) startPuzzle()
if (page.puzzles) fillPuzzles(page.puzzles)
if (first(".hall-front")) startFront()
if (first(".daily-page")) startDaily()
if (first(".rules-page")) startRules()
sendEarly()
