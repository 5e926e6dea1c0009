## Basis of a component
basis-printed = printed
    .about = stands in the rulebook
basis-review = known from reviews
    .about = told by published reviews of the game
basis-inferred = inferred
    .about = follows from what is printed
basis-assumed = reconstructed
    .about = chosen by us where the figure is lost; an owner of the box can correct it
basis-facts = { $facts } { $basis }

## Facts of components, for the line that says how we know them
fact-id = name
fact-copies = number
fact-points = points
fact-kind = kind

## Terminal
term-you = { $name } (you)
term-happened = Since your last answer
term-only-one = Only one answer is possible, so it is given for you: { $answer }
term-score = Points so far
term-total = Together
term-prompt = Number or answer (h for help)
term-help =
    A number or the name of an answer plays it.
    b  shows the board as the seat may see it     l  shows the whole log
    u  takes your last answer back                s  saves, s FILE saves there
    hint  tells what the strongest bot would do, and what it expects of each answer
    why  tells what cannot be chosen now and why, why NAME why that answer cannot be given
    q  quits; the game is kept and goes on with: meadhall resume
term-no-answer = { $typed } is none of the answers. Type a number from 1 to { $most }, the name of an answer, or h for help.
term-hinting = The strongest bot is thinking …
term-hint = The strongest bot would do this: { $answer }
term-hint-points = points expected
term-hint-unsure = hardly looked at
term-hint-chances = Chances to win after it: { $chances }
term-hint-off = Hints are for one person against bots; here several people play.
term-undone = Taken back.
term-undo-none = The last answer stays: it was the only one possible, and no choice before it can be taken back any more.
term-saved = Saved: { $file }
term-not-saved = { $file } is there already and is no saga of this game, so it stays as it is. Choose another name.
term-kept = The game is kept. Go on with: meadhall resume
term-kept-name = It waits for you after other games too: meadhall resume { $name }
term-list = { $game }: { $who }, last played { $date }
term-list-over = { $game }: { $who }, over since { $date }
term-list-none = No game is kept yet. Start one with: meadhall play raids
term-thinking = { $who } is thinking …
term-handover = { $who } is asked. Press Enter when nobody else is looking.
term-over = The game is over.
term-winners = { $count ->
    [one] { $who-you ->
        [yes] You win.
       *[no] { $who } wins.
    }
   *[other] { $who-you ->
        [yes] You share the win with { $who }.
       *[no] { $who } share the win.
    }
}
term-saga = The saga of this game: { $file }
term-commitment = The dice are bound to { $hash }; the seed is told at the end.
term-seed = Seed: { $seed }
term-game = { $game }: { $least } to { $most } players, { $minutes } minutes
term-option = -o { $name }={ $usual } (or { $others })
term-what = What
term-figures = Figures
term-basis = Basis
term-note = Note

## Pages: front page
page-noscript = Meadhall needs JavaScript in your browser to play; please switch it on for this page.
page-welcome = Pull up a bench
page-welcome-about = Viking board games by their real rules. No account, no waiting: learn one in a few minutes, play it against bots, or send friends a link.
page-games = Games, light ones first
page-players = players
page-minutes = { $n } min
page-weight = weight { $n } of 5
page-invited = Were you invited?
page-invited-place = link or table name
page-join = Join
page-join-table = Join a table
page-open-saga = Open a saga file
page-open = Open
page-my-tables = My tables
page-running = Being played now
page-go-on = Go on
page-look = Look back
page-watch = Watch
page-card-over = The game is over.
page-known = { $lost } of { $all } figures reconstructed
page-known-about = By the printed rules; the rulebook's pictures are lost, so part of the components is reconstructed. Every piece at the table says how we know it, and an owner of the box can correct it.
page-share = Friends in your network
page-shared = Others in your local network reach this hall at { $address }
page-not-shared = Only this machine reaches this hall.
page-share-begin = Let others in
page-share-end = Keep it on this machine
page-honest = The bots see only what you see; every seed is shown after the game.
page-local = Your games stay on the machine that serves them.

## Pages: setting up and joining
page-set-up = { $game }: set the table
page-how-many = Players
page-seat-me = Me
page-seat-friend = A friend, by link
page-seat-bot = Bot: { $level }
page-level-random = careless
page-level-greedy = canny
page-level-thrall = thrall (easy)
page-level-karl = karl (casual)
page-level-huskarl = huskarl (steady)
page-level-skald = skald (clever)
page-level-jarl = jarl (strong)
page-level-konung = konung (as strong as it gets)
page-seat-name = Name (optional)
page-seat-named = Name of the { $colour } seat
page-seat-who = Who sits on the { $colour } seat
page-colour-blue = Blue
page-colour-red = Red
page-colour-yellow = Yellow
page-colour-green = Green
page-colour-purple = Purple
page-more = Options
page-patience = A bot takes over an absent seat
page-patience-for = { $n ->
    [0] only when asked to
    [1440] after a day
   *[other] after { $n } minutes
}
page-patience-about = Whoever comes back takes the seat back at any moment.
page-watchable = Others may watch
page-at-once = End my turns at once
page-at-once-about = Otherwise a turn that could still be taken back ends when you say Done.
page-hints = Hints and win chances
page-hints-usual = when one person plays
page-hints-yes = for everybody
page-hints-no = for nobody
page-hints-about = Who is asked may ask what the strongest bot would do, and everybody may see win chances, each from what they know. Among people it is off unless you allow it here.
page-rating-about = The figure behind a bot is its measured rating in this game with so many players, and how sure that is (95 %). A thrall has 1000; 200 points more win about three of four games between two.
page-sit-down = Sit down
page-invitation = You are invited to { $game }
page-invitation-with = At the table: { $names }.
page-your-name = Your name
page-refused = That did not work

## Pages: the table
page-to-hall = To the hall
page-nav = Settings
page-light = Light or dark
page-table-menu = Table
page-table = table { $name }
page-watching = { $n ->
    [one] 1 person watches
   *[other] { $n } people watch
}
page-decision = The decision
page-choices = Your choices
page-no-choices = Nothing to decide
page-afterwards = And now?
page-board = Board
page-own = Before you
page-rivals = The others
page-log = Saga
page-newest = newest first
page-happened = What happened
page-score = Score sheet
    .about = Where everybody's points come from, line by line. Each line explains itself.
page-line = Line
page-as-it-stands = as it stands
page-final = final
page-points = Points
page-points-so-far = Points so far
    .about = All points that count now. What comes only at the end of the game may still be missing; the score sheet tells it.
page-bot = (bot)
page-hint = Hint
page-hint-about = What would the strongest bot do?
page-chance = Chance to win
page-undo = Undo
page-done = Done
page-done-ask = All as you want it?
page-done-about = You can still take your last answer back. Done lets the game go on.
page-held = { $who } finishes the turn.
page-held-about = The last answer can still be taken back.
page-thinking = A bot is thinking.
page-waiting = { $who } is at the table.
page-absent = { $who } is away just now.
page-not-joined = { $who } has not sat down yet. The link is under “Table”.
page-stand-in = A bot plays for you
page-stand-in-about = Take your seat back whenever you like.
page-take-back = I am back
page-wake = Give it back
page-let-bot = Let a bot play
page-over = The game is over.
page-over-about = Look back at it step by step, or keep its saga.
page-wins = { $you ->
    [yes] You win with { $points } points!
   *[no] { $who } wins with { $points } points.
}
page-win-together = { $who } share the win with { $points } points.
page-again = Another game
page-no-board = This game's board is not drawn yet. Everything can be played from the list of choices.
page-to-ply = Look at answer { $n } again

## Pages: the table's menu
page-seat-here = at the table
page-seat-away = away
page-seat-open = not here yet
page-seat-stand-in = a bot plays for this seat
page-link-for = Invitation for { $who }
page-copy-link = Copy the link for { $who }
page-copy = Copy
page-pace = Bots' pace
page-pace-slow = leisurely
page-pace-readable = readable
page-pace-fast = fast
page-pace-instant = at once
page-chances = Win chances beside the names
page-chances-off = do not show
page-chances-on = show
page-hints-here = Everybody may ask for hints and see win chances here.
page-hints-not-here = This table was set up without hints and win chances.
page-mute = Ask me between turns
page-mute-never = whenever I could play something
page-mute-turn = not before my turn
page-mute-aimed = only when something is aimed at me
page-zoom = Look closer
page-zoom-in = Zoom in
page-zoom-out = Zoom out
page-zoom-all = Show the whole board
page-own-link = Your seat on another device
page-watch-link = Link for onlookers
page-seed = The dice are sealed under { $hash }; the seed is told when the game is over.

## Pages: new links to a seat
page-link-replace = Withdraw the link, make a new one
page-link-ask = Ask for a new link to this seat
page-link-take = Make the new link now
page-link-asked = { $by } asks for a new link to the seat of { $who }, who can refuse.
page-link-asked-you = { $by } asks for a new link to your seat. Whoever gets it sits in your place and sees what you hold. If you stay away for long, it counts as a yes.
page-link-keep = Keep my seat
page-link-give = Give it away
page-own-links = Make all links to my seat worthless
page-own-links-about = Has somebody got your link? Afterwards only this browser opens your seat.
page-seat-news = Seats and links
page-told-sat = { $who } sat down.
page-told-invited = { $by } replaced the unused invitation for { $who }.
page-told-asked = { $by } asks for a new link to the seat of { $who }.
page-told-kept = { $who } keeps the seat; { $by } gets no new link.
page-told-given = { $who } gave the seat away; { $by } has a new link to it.
page-told-absent = { $who } was away for long; { $by } has a new link to the seat.
page-told-own = { $who } made all links to the own seat worthless and has a new one.

## Pages: replay
page-replay = Replay
page-saga = Download the saga
page-first = Start
page-back = Back
page-play = Play
page-forth = Forward
page-last = End
page-ply = After { $n } of { $of } answers
page-ply-label = Position in the game
page-to-table = To the table

## What the client says by itself
client-lost = The connection is lost. Trying again …
client-back = Connected again.
client-away = While you were away
client-close = Close
client-skip = Skip to now
client-copied = Copied.
client-show = Show me
client-hint = The strongest bot would do this.
client-hinting = The strongest bot is thinking …
client-expected = about # points
client-unsure = about # points, hardly looked at
client-for-the-win = It plays for the win, not for the most points.
client-pause = Pause
client-play = Play

## Refusals
refused-answer-stale = The table has moved on. Here is how it stands.
refused-answer-illegal = That is not possible now.
refused-answer-not-yours = It is not your question.
refused-answer-wait = The last answer can still be taken back; wait a moment.
refused-answer-stand-in = A bot plays for you. Take your seat back first.
refused-undo-refused = The last answer stays: something was drawn or shown, or another seat has answered.
refused-seat-none = You are looking on. To play you need an invitation.
refused-seat-forbidden = That invitation is not valid here. Was the link cut?
refused-seat-withdrawn = That invitation has been used or withdrawn. Ask for a new link.
refused-seat-present = That player is at the table.
refused-seat-not-host = Only who set the table up can do that.
refused-table-unknown = There is no such table.
refused-table-closed = This table is not open to onlookers.
refused-table-saga = This game was opened from a file: it can be replayed, not played on.
refused-page-unknown = There is no such page.
refused-game-unknown = There is no such game.
refused-request-too-often = That was too often. Wait a moment.
refused-request-size = That is too large.
refused-saga-early = The saga holds every secret. It can be had when the game is over.
refused-hint-off = This table was set up without hints and win chances.
refused-hint-busy = A bot is already thinking about it.
refused-bot-failed = No bot could be asked just now. Try again.
refused-seat-unknown = There is no such seat to give away.
refused-table-running = This game is not over yet. Another one can be set up when it is.
refused-table-other = This table was dealt by other rules or components than this Meadhall has: { $why }.
refused-table-setup = That table cannot be set up: { $why }.
refused-saga-bad = That saga cannot be opened: { $why }.
refused-seat-name = That name does not do here: somebody at the table has it, or it is empty or longer than 40 letters.
refused-seat-level = There is no such bot.
refused-components-bad = Those components do not fit: { $why }.
refused-components-unknown = This hall does not know those components.
refused-explain-unknown = There is nothing to say about that.
refused-message-bad = That message makes no sense: { $why }.
refused-message-size = That message is too long.
refused-page-failed = The table could not be drawn. Nothing was lost; load the page again.
refused-request-full = Too many tables are open from your address. Close some windows.
refused-request-header = That did not come from a page of this hall.
refused-request-origin = That came from another site's page.
refused-request-host = This hall does not go by that name. Use its number, or ask whoever runs it to add the name.
refused-store-failed = That could not be kept, so it was not done. Nothing else is lost; try again in a moment.
refused-limit-set-up = { $most } tables a day can be set up from one address; today's are used up. Tomorrow there are new ones.
refused-limit-bots-only = { $most } tables of bots only a day can be set up from one address; today's are used up.
refused-limit-bots-at-once = { $most } tables of bots only play for you already. Let one come to its end.
refused-limit-saga = { $most } sagas a day can be opened from one address; today's are used up. Tomorrow you can open more.
refused-limit-saga-size = { $most } KB of sagas a day can be opened from one address; today's are used up. Tomorrow you can open more.
refused-limit-join = { $most } times a day somebody can sit down from one address; today's are used up.
refused-limit-hint = { $most } hints a day can be had from one address; today's are used up. Tomorrow there are new ones.
refused-share-not-here = Only who sits at the machine of this hall can let others in.
refused-share-failed = This hall cannot be reached from the local network here.
refused-request-json = That is of no use: { $why }.
refused-server-failed = Something went wrong here. Nothing was lost.
refused-seat-unjoined = That is an invitation. Open it and sit down first.
refused-seat-expired = That link has expired, for nobody has used it for a long time. Ask for a new one.
refused-seat-asked = That player was asked and can still refuse. The new link can be made when they agree, or stay away for the agreed time (a day where none was agreed).
refused-seat-not-asked = Nobody asks for a new link to your seat.
refused-seat-look-alike = That name looks like another one at this table. Choose a different one.
refused-seat-mixed-letters = That name mixes letters of several alphabets that look alike. Use one alphabet.

# why something cannot be answered, whatever the game
why-not-now = That belongs to another moment of the game. Now another question is open.
why-other-seat = It is not your question: { $who } is asked.
why-over = The game is over; nothing is asked any more.

# learning
learn-rule = Rule { $number }
learn-marked = marked

# a position that is shared
page-from-here = Play from here
page-scene = A position of { $game }
page-scene-about = You sit down for { $who }; bots play the others. Draws from here on are new every time.
page-scene-bots = Bots
page-scene-play = Play from here

## Front page: ways in, tables, bots
page-start-here = Start here
page-how-you-win = How you win:
page-weight-light = light
page-weight-medium = medium
page-weight-heavy = heavy
page-bots-good = Bots: easy to good
page-bots-strong = Bots: easy to strong
page-bots-very-strong = Bots: easy to very strong
page-learn = Learn
page-rules = Rules
page-play-now = Play
page-against-bots = against bots
page-friends = Friends
page-by-link = by link
page-col-game = Game
page-col-with = With
page-col-last = Last move
page-col-stands = How it stands
page-col-open = Open
page-open-table = Open
page-more-tables = { $n ->
    [one] 1 more table
   *[other] { $n } more tables
}
page-your-turn-in = Your turn in { $game }
page-goes-on = { $game } goes on
page-table-with = { $table }, with { $names }
page-and = { $first } and { $last }
page-stands-yours = Your turn
page-stands-other = { $who } is to answer
page-stands-won = You won
page-stands-shared = You share the win
page-stands-lost = { $n ->
    [one] { $who } won
   *[other] { $who } share the win
}
page-stands-points = { $n ->
    [one] 1 point
   *[other] { $n } points
}
page-so-many-thrall = { $n ->
    [one] thrall
   *[other] thralls
}
page-so-many-karl = { $n ->
    [one] karl
   *[other] karls
}
page-so-many-huskarl = { $n ->
    [one] huskarl
   *[other] huskarls
}
page-so-many-skald = { $n ->
    [one] skald
   *[other] skalds
}
page-so-many-jarl = { $n ->
    [one] jarl
   *[other] jarls
}
page-so-many-konung = { $n ->
    [one] konung
   *[other] konungs
}
page-ladder = How strong are the bots?
page-ladder-about = Six levels, the same in every game. When you set a table, each shows its measured rating: 200 points more win about three of four games between two. They see only what you see.
page-ladder-thrall = looks one answer ahead and misses much. Your first opponent.
page-ladder-karl = takes what looks best now and never thinks of your answer.
page-ladder-huskarl = looks some answers ahead; close calls escape it.
page-ladder-skald = thinks further ahead and seldom slips.
page-ladder-jarl = thinks five times as much as a skald and punishes what you overlook.
page-ladder-konung = thinks for as long as it may. The strongest we have.
page-known-title = What is reconstructed?

## Rules to read
page-rules-place = Rules
page-rules-of = Rules of { $game }
page-rules-all = Rules of the games
page-rules-all-about = Each game on a page: goal, a turn in pictures, then every rule with a number.
page-rules-length = Length
page-rules-short = Short
page-rules-full = Full
page-rules-learn = Learn it by playing
page-rules-contents = Contents
page-rules-goal = Goal
page-rules-points = Points come from
page-rules-paragraph = Link to rule { $number }
page-rules-find = Search
page-rules-search = Search the rules
page-rules-ruling = Ruling { $n }
page-rules-ruling-about = The rulebook leaves this open. We decided it; ruling { $n } in the game's README says why.
page-rules-print = Print
page-rules-own = All texts are our own. What is printed in the rulebook counts; where it leaves something open, the sign { $sign } stands beside the paragraph.
page-rules-read = Read the rules

## Rules beside the table
page-drawer-now = Now: { $question }
page-drawer-turn = A turn
page-drawer-over = The game is over.
page-drawer-step-done = done
page-drawer-step-now = now
page-drawer-look = Look a word up
page-drawer-word = Word
page-drawer-keys = Keys
page-drawer-all = All rules
page-drawer-lesson = Lesson
page-key-digits = answer
page-key-arrows = walk through answers
page-key-enter = take it
page-key-h = hint
page-key-u = undo
page-key-d = Done
page-key-p = pass
page-key-e = explain next
page-key-w = why can’t I
page-key-zoom = closer, farther
page-key-rules = rules
page-key-esc = close

client-found-rule = Rule #
client-found-none = Nothing found.
client-found-one = 1 rule found.
client-found = # rules found.
client-found-more = # more in the rules
refused-learn-unknown = This game brings no rules to read and no lessons.

## Rules in the terminal
term-rules-goal = Goal
term-rules-points = Points come from
term-rules-picture = Picture: { $alt }
term-rules-full = This is the short version. Everything: meadhall rules { $game } --full
term-rules-found = { $n ->
    [one] 1 rule has “{ $word }”
   *[other] { $n } rules have “{ $word }”
}
term-rules-none = No rule has “{ $word }”.
## Lessons and the coach
lesson-learn = Learn { $game }
lesson-you = You
lesson-about = You sit at a real board and decide, Unn says what it brings. Whatever you choose, you can take it back.
lesson-minutes = { $n ->
    [one] 1 minute
   *[other] { $n } minutes
}
lesson-decisions = { $n ->
    [one] 1 decision
   *[other] { $n } decisions
}
lesson-begin = Begin
lesson-go-on = Go on with step #
lesson-again = Once more
lesson-done = done
lesson-further = More lessons
lesson-step = Step { $n } of { $of }
lesson-intro = I am Unn. I steered ships before your grandmother could row. { $steps } decisions, about { $minutes } minutes. You may err; I say what it cost.
lesson-now-you = Now you
lesson-costs = You may, but it costs you
lesson-less = You may, but there is better
lesson-next = Next
lesson-finish = To the end
lesson-take-back = Take it back
lesson-anyway = Go on anyway
lesson-other = Try another answer
lesson-better = better
lesson-yours = yours
lesson-answer = Answer
lesson-compared = What both answers bring
lesson-followed = What followed
lesson-goal = Goal: { $goal }
lesson-skip = Skip the lesson
lesson-back = Back: { $title }
lesson-skip-step = Skip this step
lesson-steps = Steps of this lesson
lesson-step-named = { $n }: { $title }
lesson-step-done = { $n }: { $title }, done
lesson-fold = Unn's words
lesson-learnt = What you know now
lesson-rules = Read the rules
lesson-play = Play your first real game
lesson-play-about = { $n ->
    [one] against a thrall, and Unn stays beside you
   *[other] against { $n } thralls, and Unn stays beside you
}
coach-name = Unn
coach-beside = beside you in this game
coach-alone = I manage alone
coach-wait = Look again
coach-slip = The strongest bot expects about # points less from that than from this answer:
coach-again = Let me choose again
coach-anyway = Do it anyway
coach-new = New to you:
coach-goal = The goal:
coach-here = Your turn, and you know all of this.
coach-switch = Unn beside me
coach-switch-off = no
coach-switch-on = yes
coach-offer = Your first game?
coach-offer-about = Unn can sit beside you. She says what is new when it comes up, and warns you before a slip.
coach-offer-lesson = Or take the lesson first
refused-lesson-unknown = There is no such lesson.
refused-lesson-step = This lesson has no such step.
# why not: the card, the list, the rule of a question
why-stand-in = A bot plays for you. Take your seat back first.
why-still = This game is only looked at; nobody plays on.
why-done = You have answered. Say Done, or take your answer back.
why-held = { $who } can still take the last answer back. Wait for Done.
page-why-not = Why can’t I …
page-why-not-about = What cannot be chosen now, and why
page-rule-of = The rule of this question
client-not-now = Not now
client-rule = Rule #
client-why-not = Why can’t I …
client-all-can = Everything you see can be chosen, or belongs to another question.
client-more = and # more
term-why = { $answer }: { $text }
term-why-possible = { $answer } is possible.
term-why-none = Nothing you see on the table is held up by a rule now. Ask about one answer: why NAME
