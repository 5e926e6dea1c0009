// @ts-check
// Meadhall's client. It knows no rules: it shows what the server drew, and says which answer was chosen.
import { page } from "./dom.js"
import { watchFingers } from "./closer.js"
import { watchForms } from "./forms.js"
import { watchKeys } from "./keys.js"
import { watchClicks } from "./menu.js"
import { watchPointing } from "./pointing.js"
import { rememberShape } from "./prefs.js"
import { watchPresses } from "./press.js"
import { startReplay } from "./replay.js"
import { watchRule } from "./rule.js"
import { watchSettings } from "./settings.js"
import { watchSetup } from "./setup.js"
import { startTable } from "./table.js"

rememberShape()
for (const watch of [watchFingers, watchForms, watchClicks, watchKeys, watchPointing, watchPresses, watchRule]) watch()
watchSettings()
watchSetup()
if (page.replay) startReplay()
if (page.table) startTable()
