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
    p  shows every point so far
    hint  tells what the strongest bot would do, and what it expects of each answer
    why  tells what cannot be chosen now and why, why NAME why that answer cannot be given
    q  quits; the game is kept and goes on with: meadhall resume
term-no-answer = { $typed } is none of the answers. Type a number from 1 to { $most }, the name of an answer, or h for help.
term-hinting = The strongest bot is thinking …
term-hint = The strongest bot would do this: { $answer }
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
term-coach = What the coach says of it: meadhall coach { $name }
term-commitment = The dice are bound to { $hash }; the seed is told at the end.
term-seed = Seed: { $seed }
term-game = { $game }: { $least } to { $most } players, { $minutes } minutes
term-option = -o { $name }={ $usual } (or { $others })
term-bots = Bots, weakest first
term-bots-own = search:N and plain:N think for N iterations; your own: file.py:Class
term-what = What
term-figures = Figures
term-basis = Basis
term-note = Note

## A table in plain text
told-seat = { $name }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $status }
told-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
replay-first = To the beginning
replay-back = One answer back
replay-next = One answer on
replay-last = To the end
replay-at = Answers given
replay-eyes = Whose eyes
replay-all = What all see

## Pages: front page
page-noscript = Meadhall needs JavaScript in your browser to play; please switch it on for this page.
page-welcome = Pull up a bench
page-welcome-about = Viking board games by their real rules. No account, no waiting: learn one in a few minutes, play it against bots, or send friends a link.
page-compiles = The rules are still being compiled: for the first minutes the bots think more slowly.
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

## Pages: the hall on one device, without a server
page-fetching = The hall is carried onto this device. It happens once; then it plays without a network.
page-bytes = { $got } of { $all } MB
page-waking = Waking the hall …
page-opening = Lighting the fire …
page-other-tab = Meadhall is open in another tab of this browser. Tables are kept by one at a time.
page-taken = Meadhall was opened in another tab. Nothing is lost: every answer is kept.
page-open-here = Open it here
page-failed = The hall did not open. Your tables are safe; try again.
page-try-again = Try again
page-insecure = Browsers keep a page for offline play only if it comes by https, or from localhost. This one came otherwise.
page-old = This browser cannot keep a page for offline play: it is too old, or this window is a private one. Please try a newer browser, or an ordinary window.
page-unkept = This browser keeps nothing for this page; the window may be a private one, or cookies are forbidden. No table would last here, so the hall stays closed.
page-interrupted = The hall was interrupted. Every answer that was shown is kept, unless this site's data were deleted.
page-new-version = A new version lies ready. Your tables stay.
page-restart = Begin with it
page-welcome-here = Viking board games by their real rules, on this device alone: learn one in a few minutes, play it against bots, or pass the device around. No network is needed any more.
page-local-here = Your games stay on this device, in this browser.
page-several-here = Together
page-at-this-device = at this device
page-seat-here-too = Somebody at this device
page-pass-to = { $who }, it is your turn
page-pass-about = { $game }: take the device. What others hold is covered; your own seat is shown when you say so.
page-pass-here = I am { $who }
page-pass-on = Pass the device to { $who }
page-pass-wait = { $who } is asked now.
page-save-running = Save this table as a file

## Pages: setting up and joining
page-set-up = { $game }: set the table
page-how-many = Players
page-seat-me = Me
page-seat-friend = A friend, by link
page-seat-program = A program, by link
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
page-rests = Each may rest
page-rests-for = { $n ->
    [0] not at all
   *[other] for { $n } days in all
}
page-watchable = Others may watch
page-at-once = End my turns at once
page-at-once-about = Otherwise a turn that could still be taken back ends when you say Done.
page-hints = Hints and win chances
page-hints-usual = when one person plays
page-hints-yes = for everybody
page-hints-no = for nobody
page-hints-about = Who is asked may ask what the strongest bot would do, and everybody may see win chances, each from what they know. Among people it is off unless you allow it here.
page-rating-about = The figure behind a bot is its measured rating in this game with so many players, and how surely it stands so far above the bot before it (95 %). A thrall has 1000; 200 points more win about three of four games between two.
page-rating-least = at least { $rating }
page-rating-brief = The page thinks without compiled rules: in its second and a half an answer it looks at some { $n } games here. { $who } want more, so here they are only as strong as { $like }, or a little stronger; in a hall they are what their names promise.
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
page-free = free
page-record = Saga or score sheet
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
page-final = final
page-points = Points
page-points-so-far = Points so far
    .about = All points that count now. What comes only at the end of the game may still be missing; the score sheet tells it.
page-earned = Earned
    .about = Points that nobody can take away any more.
page-if-over = If it were over now
    .about = What comes with the end of the game only, counted as things lie now. It can still change.
page-bot = (bot)
page-hint = Hint
page-hint-about = What would the strongest bot do?
page-expected = about { $points } points, { $low } to { $high }
page-expected-searched = about { $points } points
page-expected-unsure = about { $points } points, hardly looked at
page-hint-answer = { $answer }. { $told }
page-hint-brings = About { $points } points in the end, { $low } to { $high } with 95 % certainty.
page-hint-only = There is nothing else to choose.
page-hint-more = That is { $more } points more than “{ $other }” ({ $low } to { $high }).
page-hint-even = “{ $other }” is about as good: { $more } points less, which may be chance ({ $low } to { $high }).
page-hint-wins = “{ $other }” brings { $more } points more on average ({ $low } to { $high }), but this plays for the win: { $mine } % against { $theirs } %.
page-hint-further = In quick games “{ $other }” brings { $more } points more ({ $low } to { $high }); the bot plays for the win and has looked further ahead.
page-hint-chance = “{ $other }” shows { $more } points more, which may be chance ({ $low } to { $high }); the bot plays for the win.
page-chance = Chance to win
page-undo = Undo
page-done = Done
page-done-ask = All as you want it?
page-done-about = You can still take your last answer back. Done lets the game go on.
page-only = Nothing to choose: “{ $answer }”
page-only-about = It is answered by itself in a moment.
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
page-gain-you = you { $points }
page-lost = your loss
page-to-ply = Look at answer { $n } again

## Pages: the end of a game
end-how = How it ended
end-view = What to see
end-result = Result
end-won = You win with { $points ->
    [one] 1 point
   *[other] { $points } points
}, { $ahead } ahead of { $who }.
end-won-level = You win with { $points ->
    [one] 1 point
   *[other] { $points } points
}, level with { $who }.
end-shared = You share the win with { $who } at { $points ->
    [one] 1 point
   *[other] { $points } points
}.
end-came = You came { $place ->
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}, { $behind ->
    [one] 1 point
   *[other] { $behind } points
} behind { $who }.
end-came-level = You came { $place ->
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}, level with { $who } on points.
end-wins = { $who } wins with { $points ->
    [one] 1 point
   *[other] { $points } points
}, { $ahead } ahead.
end-wins-level = { $who } wins with { $points ->
    [one] 1 point
   *[other] { $points } points
}, level with { $other }.
end-share = { $who } share the win with { $points ->
    [one] 1 point
   *[other] { $points } points
}.
end-level-you = Level with { $who } at { $points }.
end-level = { $who } are level at { $points }.
end-decides = { $what } decides: { $figures }.
end-you = you { $figure }
end-no-tie = { $game } has no tie-break, so equals share the place.
end-all-level = { $what }: level too, so equals share the place.
end-ranking = Ranking
end-row-you = you
end-row-ahead = { $n } ahead of you
end-row-behind = { $n } behind you
end-row-level = level with you
end-row-first = wins
end-row-off = { $n } behind
end-row-told = place { $place }, points { $points }: { $lines }
end-course = How it went
end-course-about = points above, chances to win below
end-course-yours = points above, chances to win below: your chance is the lowest band
end-points = Points
end-chances = Chances to win
end-scoring = scoring
end-picture = Points and chances to win from the first answer to the last. { $how }
end-weighing = being weighed, { $done } of { $all }
end-weighing-points = The game is being played again …
end-chances-about = Each chance comes from about { $games } quick games played on from there, from what you could know; it is right within { $off } %.
end-turning = Turning points
end-turn = { $who } { $up ->
    [yes] rises
   *[no] falls
} from { $from } to { $to } %, give or take { $off }.
end-turn-you = You { $up ->
    [yes] rise
   *[no] fall
} from { $from } to { $to } %, give or take { $off }.
end-turn-at = Answer { $ply }
end-no-turnings = No turn surely changed anybody's chance by 15 % or more.
end-best = Best moment
end-slip = Biggest slip
end-best-told = { $what } It brought you { $mine } % instead of { $theirs } with the next best answer, give or take { $off }.
end-slip-told = { $what } It left you { $mine } % where another answer had { $theirs }, give or take { $off }.
end-other-told = The other answer: { $what }
end-best-none = No answer of yours stood out from the next best so far that it could not be chance.
end-slip-none = No answer of yours was so much worse than another that it could not be chance.
end-show = Show me
end-now = And now?
end-rematch = Rematch
end-rematch-about = same people and bots, new deal
end-wanted = { $who } wants a rematch
end-wanted-about = one click, and your seat is waiting
end-wanted-same = { $who } plays the same deal again
end-going = To the rematch
end-going-same = To the same deal
end-watch-rematch = Watch the rematch
end-same-deal = Same deal again
end-same-deal-about = Same cards and dice, same seats. It is marked as a known deal and counts as no fair win.
end-known = known deal
end-known-about = This deal was played before or is in a file: somebody may know what will be drawn, so a win here is no fair one.
end-placed = set position
end-placed-about = This game began at a position that somebody chose, who may know what was hidden in it.
end-share-game = Share
end-shared-title = { $game } at table { $table }
end-more = More
end-other = Other set-up

## Pages: the table's menu
page-seat-here = at the table
page-seat-away = away
page-seat-open = not here yet
page-seat-stand-in = a bot plays for this seat
page-program-here = a program
page-bots = Programs at this hall
page-bots-about = How programs did in games that are over here. A rating rests on games against other programs and our measured levels alone; the weakest of them has 1000. Names are what programs call themselves.
page-bots-none = No program has played a game to its end here yet.
page-bots-name = Program
page-bots-rating = Rating
page-bots-sure = 95 %
page-bots-games = Games
page-bots-wins = Wins
page-api-bots = How programs did here
page-api = For programs
page-api-about = All that a program can ask of this hall, and all that it is told. For machines:
page-api-routes = Requests
page-api-socket = The socket of a table
page-api-receives = What you can say
page-api-sends = What the hall says
page-program-away = a program, not here
page-program-seat = A seat for a program
page-program-about = At { $table }, a table of { $game }. Whoever starts this command plays the seat with a program; it gets what the seat may know and nothing else.
page-program-command = The command
page-program-own = Put your own file and class in the place of my_bots.py:MyBot, or one of ours: karl, skald, jarl.
page-link-for = Invitation for { $who }
page-copy-link = Copy the link for { $who }
page-copy = Copy
page-pace = Bots' pace
page-pace-slow = leisurely
page-pace-readable = readable
page-pace-fast = fast
page-pace-instant = at once
page-turn-end = My turns end
page-turn-end-moment = a moment after my last answer
page-turn-end-said = when I say Done
page-only-answer = The only answer there is
page-only-answer-moment = gives itself after a moment
page-only-answer-mine = waits for me
page-chances = Win chances beside the names
page-chances-off = do not show
page-chances-on = show
page-hints-here = Everybody may ask for hints and see win chances here.
page-hints-not-here = This table was set up without hints and win chances.
page-asks = Ask when
page-asks-aimed = aimed at me
page-asks-turn = my turn
page-asks-always = always
page-bell = Ask me at the next chance to play a ritual
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
page-told-rematch = { $who } wants a rematch.
page-told-same-deal = { $who } plays the same deal again.
page-told-sat = { $who } sat down.
page-told-invited = { $by } replaced the unused invitation for { $who }.
page-told-asked = { $by } asks for a new link to the seat of { $who }.
page-told-kept = { $who } keeps the seat; { $by } gets no new link.
page-told-given = { $who } gave the seat away; { $by } has a new link to it.
page-told-absent = { $who } was away for long; { $by } has a new link to the seat.
page-told-closed = Whoever runs this hall has closed this table. It can be read, not played on.
page-closed = This table is closed.
page-closed-about = Whoever runs this hall has ended the game undecided. It can still be read and replayed.
refused-table-ended = Whoever runs this hall has closed this table. It can be read, not played on.
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
page-rest = You may rest: { $left ->
    [one] { $left } day is left
   *[other] { $left } days are left
}
page-rest-for = { $n ->
    [one] Rest for a day
   *[other] Rest for { $n } days
}
page-rest-until = You rest until { $day }; no bot takes over before.
page-rest-back = I am back
page-seat-rests = rests until { $day }
page-plan = Plan ahead
page-plan-about = Prepare answers before your turn. Each is given some seconds after its question has come, if it is possible then; else you are asked as usual. Nobody else sees that there is a plan.
page-plan-kept = Your plan
page-plan-so-far = What you plan so far
page-plan-back = Take back from here
page-plan-keep = Keep this plan
page-plan-drop = Drop the plan
page-plan-ask-if = Ask me instead, if
page-plan-if-mine = anything of mine has changed
page-plan-if-points = anybody’s points have changed
page-plan-other = Another course of play
page-plan-may = This is how the question may look, if the others play as beginners do. What is really possible shows when it comes.
page-plan-stopped-mine = The plan waits for you: something of yours has changed.
page-plan-stopped-points = The plan waits for you: points have changed.
page-plan-stopped-question = The plan waits for you: another question came.
page-plan-stopped-possible = The plan waits for you: the next answer was not possible.
page-plan-stopped-giving = The plan waits for you: the hall was interrupted while it gave your answer. Look whether it is there.
page-to-table = To the table

## What the client says by itself
client-lost = The connection is lost. Trying again …
client-back = Connected again.
client-away = While you were away
client-close = Close
client-skip = Skip to now
client-following = What # did is shown.
client-ending = You can still take it back. The game goes on in a moment, or at once with Done (Enter).
client-only-waits = It waits for you, as you set it in the menu.
client-copied = Copied.
client-show = Show me
client-hint = The strongest bot would do this.
client-hinting = The strongest bot is thinking …
client-pause = Pause
client-play = Play

## Refusals
refused-answer-stale = The table has moved on. Here is how it stands.
refused-answer-illegal = That is not possible now.
refused-answer-not-yours = It is not your question.
refused-answer-too-far = That cannot be decided yet: something else comes first. Nothing was done.
refused-answer-wait = The last answer can still be taken back; wait a moment.
refused-answer-stand-in = A bot plays for you. Take your seat back first.
refused-undo-refused = The last answer stays: something was drawn or shown, or another seat has answered.
refused-seat-none = You are looking on. To play you need an invitation.
refused-seat-forbidden = Its end is missing, as happens when a link is broken over two lines. Ask for it again, or scan the code on your friend’s screen.
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
refused-seat-no-rest = So many days of rest are not left: { $left } of { $agreed }.
refused-plan-asked = It is your question. Answer it, then plan what follows.
refused-plan-not-now = Only a game that is being played can be planned.
refused-plan-over = The game may be over before you are asked again.
refused-plan-unfit = Step { $step } does not fit what may come before it. Take it back.
refused-plan-long = A plan has { $most } answers at most.
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
page-on = Play on: { $game }
page-on-about = { $who } is asked. Choose who sits where from here on.
page-dice = Dice
page-dice-same = its own: the deal counts as known
page-dice-new = new ones
page-dice-about = With its own dice the game goes on just as it was dealt. Who has the file, or saw the end, may know what will be drawn, so everybody at the table is told. With new dice nobody knows it.
page-dice-fresh = Draws from here on are new every time.
page-take = Let me save this table as a file
page-take-about = You can take this game along: to the page without a server, to another hall, to the terminal. The file tells all that is hidden and all that will be drawn, so the deal counts as known from then on.
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
page-ladder-here = On this page bots think without compiled rules. The strongest levels have too little time for that in most games; when you set a table it says which, and how strong they are at least.
page-ladder-thrall = looks one answer ahead and misses much. Your first opponent.
page-ladder-karl = takes what looks best now and never thinks of your answer.
page-ladder-huskarl = looks some answers ahead; close calls escape it.
page-ladder-skald = thinks further ahead and seldom slips.
page-ladder-jarl = thinks five times as much as a skald and punishes what you overlook.
page-ladder-konung = thinks for as long as it may. The strongest we have.
page-known-title = What is reconstructed?

## The daily deal
daily = Daily deal
daily-date = { $day } { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
} { $year }
daily-of = Daily deal of { $date }
daily-about = One deal a day, the same for everybody in the world. Your first try counts; practise as often as you like afterwards.
daily-what = { $game }, { $seats } players. You are { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
} in the order of seats, against { $rivals ->
    [one] one { $bot }
   *[other] { $rivals } { $bot }
}.
daily-trust = Everybody can know this deal, for it follows from the date. It is on trust: no hints, no bot in your place, no looking it up.
daily-late-about = This is the deal of an earlier day. You can still play it; it is marked as played later and counts for no streak.
daily-play = Play
daily-play-late = Play it now
daily-go-on = Go on with your first try
daily-look = Look at your game
daily-practise = Practise this deal again
daily-practise-about = A practice counts nothing.
daily-given-up = Your first try of this deal ended without a result. You can practise it.
daily-mine = { $points ->
    [one] 1 point
   *[other] { $points } points
}, { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
} of { $seats }
daily-running = being played
daily-stopped = given up
daily-unplayed = not played
daily-later = played later
daily-above = That is { $n } above par.
daily-level = That is exactly par.
daily-below = That is { $n } below par.
daily-par = Par
daily-par-about = What bots reach on your seat of this deal, against the same rivals. The skald’s points are par.
daily-par-playing = being played …
daily-par-score = { $who }: { $points } points, place { $place }
daily-you = You
daily-here = At this hall
daily-here-none = Nobody here has finished this deal yet.
daily-here-own = On this device
daily-col-place = Rank
daily-col-name = Name
daily-col-points = Points
daily-col-came = At the table
daily-came = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
} of { $seats }
daily-days = Your last days
daily-streak = { $n ->
    [0] Play today’s deal to begin a row of days.
    [one] One day so far. Come back tomorrow.
   *[other] { $n } days in a row.
}
daily-today = Today
daily-to-today = Today’s deal
daily-share = Share
daily-shared = Meadhall daily { $day }, { $game }: { $points ->
    [one] 1 point
   *[other] { $points } points
}, { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
} of { $seats }{ $par ->
    [none] {""}
   *[other] , par { $par }
}
daily-kept = Results are kept for 60 days. There are no accounts: this hall knows your browser by a cookie.
daily-kept-own = Results stay on this device.
daily-card = Daily deal: { $game }
daily-card-about = The same for everybody, today only. Your first try counts.
daily-card-running = Your first try waits for you.
daily-card-done = You have { $points ->
    [one] 1 point
   *[other] { $points } points
}, { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
} of { $seats }.
daily-card-open = Have a look
daily-result = To the daily deal
daily-try-first = Your first try, which counts.
daily-try-late = Your first try, played later: it counts for no streak.
daily-try-practice = A practice, which counts nothing.
end-daily-about = Everybody can know this deal, for it follows from the date: it is on trust, and programs are not rated by it.
refused-daily-by-hand = A daily deal is played by hand: no bot can take your seat.
refused-daily-day = There is no daily deal of that day: it is still to come, before the first one, or no day at all.
refused-daily-played = Your first try of that day is over and its table is deleted. You can practise.
refused-daily-running = Finish your first try before you practise.
term-daily-try = { $kind ->
    [first] Your first try, which counts.
    [late] Your first try, played later: it counts for no streak.
   *[practice] A practice, which counts nothing: your first try is over.
}
term-daily-par = Par: { $scores }. You: { $points }.
term-daily-playing = The bots play it for par …
term-daily-no-hints = There are no hints for a daily deal: it is on trust.
term-daily-first = Your first try: { $result }

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

## Puzzles
puzzle = Puzzle
puzzles = Puzzles
puzzles-of = Puzzles of { $game }
puzzles-every = Puzzles of all games
puzzles-about = Positions from games of bots. One answer clearly wins more games than every other one, and it is not the one that looks best at first.
puzzles-count = { $n ->
    [one] 1 puzzle
   *[other] { $n } puzzles
}
puzzles-mine = # solved at the first try
puzzles-solve = Solve
puzzle-named = Puzzle { $n }
puzzle-of = Puzzle { $n } of { $of }
puzzle-difficulty = difficulty { $n } of 5
puzzle-ask = Which answer is best?
puzzle-about = One answer clearly wins more games than every other one. It is not the one that looks best at first.
puzzle-task = Look closely, then answer on the board or in the list. Your first try counts.
puzzle-right = Well seen!
puzzle-wrong = There is better
puzzle-solution = The solution
puzzle-costs = “{ $answer }” costs you { $loss } % of your chance to win ({ $low } to { $high }).
puzzle-brings = What the best answer brings more or less. { $why }
puzzle-solution-says = “{ $best }” wins { $chance } % of the games; “{ $obvious }”, which looks better at first, only { $less } %.
puzzle-solvers = Found by bots: { $solvers }.
puzzle-figures = From { $games } quick games after every answer, all from the same imagined truths. Intervals hold 95 times out of 100.
puzzle-again = Try again
puzzle-show = Show the solution
puzzle-next = Next puzzle
puzzle-all = All puzzles
puzzle-went-first = solved at the first try
puzzle-went-later = solved later
puzzle-went-missed = tried
refused-puzzle-unknown = There is no such puzzle.
term-puzzle-show = ! shows the solution, n leads to the next puzzle, q leaves.
tui-puzzle-solved = Enter: the next puzzle.
tui-puzzle-again = Enter: try again. u: the solution.
tui-puzzle-over = That was the last puzzle. q leaves.
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

## Scorings, step by step
page-stage-you = You
page-stage-place = { $n ->
    [1] { $n }st
    [2] { $n }nd
    [3] { $n }rd
   *[other] { $n }th
}
page-stage-count = { $n } of { $of }
page-stage-steps = Scoring step by step
page-stage-totals = totals
page-stage-sources = Source by source
page-stage-source = Source
page-stage-again = choose one to see it again
page-stage-before = Before the scoring
page-stage-so-far = So far
page-stage-keys = Keys: left and right step, space plays, end skips
page-stage-back = Back
page-stage-next = Next
page-stage-skip = Skip
page-stage-result = Result
page-stage-gone-on = The game has gone on.
page-stage-show = Show the scoring
page-scorings = Scorings
page-scorings-walk = step by step
page-scorings-once = finished at once
page-scorings-log = only from the saga
refused-scoring-unknown = This table has no such scoring.
## On a phone
page-you = You
page-tabs = Board and players: tap or swipe
page-tab = { $who }
page-tab-to-move = { $who }, to move
page-menu = Menu
page-stores = What you have
page-your-turn = Your turn
page-turn-of = { $who } is to move
page-nothing-yet = Nothing has happened yet.
page-event-opens = Open the saga
page-sections = Parts of the board
page-kinds = Kinds of answers
page-list = List
page-since-your-turn = Since your last turn
page-before-that = Before that
page-show-spot = Show it on the board
page-peek = { $n ->
    [one] 1 choice
   *[other] { $n } choices
}
page-to-board = To the board
page-preview-points = { $points ->
    [one] You gain 1 point.
   *[other] You gain { $points } points.
}
page-preview-loses = { $points ->
    [one] You lose 1 point.
   *[other] You lose { $points } points.
}
client-do-it = Do it
client-back-to = Back to the choices
client-what-is = What is this?
## Friends: the waiting room
page-room-waits = Waiting for { $names }
page-room-waits-friends = Waiting for friends
page-room-waits-you = All wait for you
page-room-all = Everybody is here
page-room-free = { $n ->
    [one] One seat is free.
   *[other] { $n } seats are free.
}
page-room-full = Every seat is taken.
page-room-hints = Hints are allowed.
page-room-no-hints = No hints.
page-room-watch = Everybody may watch.
page-room-no-watch = Nobody may watch.
page-room-ready = I am ready
page-room-be-ready = I am ready
page-room-start = Start now
page-room-start-bots = Start, bots on the free seats
page-room-seats = Seats
page-room-nobody = Nobody yet
page-room-here = here
page-room-away = away
page-room-invited = invited
page-room-open = free
page-room-bot = Bot
page-room-is-ready = ready
page-room-was-ready = was ready
page-room-not-ready = not ready yet
page-room-expected = expected
page-room-for-now = { $level }, for now
page-room-first = whoever opens the link first
page-room-sent = link made, not opened yet
page-room-opened = link opened
page-room-left = left
page-room-kept = the seat is kept
page-room-you = you
page-room-host = host
page-room-name = Name
page-room-nudge = Nudge
page-room-remind = Remind
page-room-remind-text = { $who }, we wait for you at { $game }:
page-room-bot-now = Bot for now
page-room-no-bot = No bot here
page-room-copy = Copy the link
page-room-take-back = Take back
page-room-invite = Invite
page-room-invite-text = Come and play { $game } with me:
page-invite = Invite
page-invite-about = One link for every free seat. It works until the last one is taken.
page-invite-full = No seat is free, so there is nothing to send. Who opens the table's address may watch, if you allow it.
page-invite-not-host = Who set the table up has the link for friends.
page-invite-link = Link to a free seat
page-invite-code = QR code of the link to this table
page-share-it = Share
page-own-seat = Your seat
page-words = Your seat words
page-words-about = Play on at another device, or come back when a browser has forgotten you. Say the words to nobody else.
page-words-show = Show
page-words-like = otter birch stone
page-send-seat = Send to my phone
page-send-seat-about = Scan this with the device you want to play on, or send it to yourself. The seat goes along.
page-send-seat-text = My seat at the table, for me alone
page-send-seat-code = The code of your own seat; show it to nobody
page-have-seat = I have a seat here
page-have-seat-about = On another device, or your browser has forgotten you: say your three seat words. The other browser then looks on.
page-carry-on = Carry on
page-name-keep = Keep
page-alerts = When it is my turn
page-alert-title = Tab title
page-alert-title-about = “Your turn · { $game }”
page-alert-horn = Horn
page-alert-horn-about = one call, and again after a minute
page-alert-note = Notification
page-alert-note-about = even with the page in the background
page-nudged = { $who } calls you to the table.

## Friends: talk
page-talk = Talk
page-fire = At the fire
page-fire-counts = { $here } at the table, { $watch ->
    [one] 1 watches
   *[other] { $watch } watch
}
page-talk-said = What was said
page-talk-none = Nobody has said anything yet.
page-talk-off = The host has switched talk off.
page-talk-end = Switch talk off
page-talk-begin = Let people talk
page-say = Say something
page-say-it = Say it
page-signs = Signs
page-sign-skal = Skål
page-sign-well-played = Well played
page-sign-to-arms = To arms
page-sign-moment = One moment
page-sign-ouch = Ouch
page-sign-bravo = Bravo
page-onlooker = An onlooker
page-nameless = { $n ->
    [one] one without a name
   *[other] { $n } without a name
}

## Friends: watching, joining
page-you-watch = You are watching
page-you-watch-about = You see what everybody sees; what is in a hand stays hidden. Nothing you do here changes the game.
page-at-table = At the table
page-who-here = here
page-who-away = away
page-who-bot = a bot
page-who-stand-in = a bot plays
page-who-to-move = to move
page-ask-seat = Ask for a seat
page-asks-seat = { $who } asks for a seat.
page-yes = Yes
page-no = No
page-given-seat = { $who } gives you a seat.
page-given-none = { $who } has no seat for you now. You may go on watching.
page-asks-you = { $who } asks you to the table
page-join-about = { $game }, { $least } to { $most } players, about { $minutes } minutes. { $here ->
    [0] Nobody is here just now;
    [one] One is here;
   *[other] { $here } are here;
} { $begun ->
    [yes] the game has begun.
   *[no] the game has not begun.
}
page-join-full = No seat is free any more. You may watch and ask for one; if you have a seat, say its words below.
page-only-watch = Only watch
page-pick-free = Free seat
page-pick-yours = kept for you
page-pick-kept = kept for somebody
page-pick-here = here
page-pick-away = away, kept
page-pick-bot = a bot
page-i-have-seat = I have a seat here
page-paste-again = Paste it again
page-told-moved = { $who } plays on at another device.
client-your-turn = Your turn
client-asked-seat = The host was asked. Stay here.
client-no-horn = This browser lets no page make a sound.
client-no-note = This browser shows no notifications of this page. Its settings can change that.
client-sure = Really delete?
client-words-hidden = Cover
client-words-shown = Show
client-said = New in the talk:

## Friends: refusals
title-seat-withdrawn = Somebody sits here already
title-seat-forbidden = The link is cut short
title-seat-expired = The link has expired
title-seat-unjoined = That is an invitation
title-seat-program = A seat for a program
title-seat-taken = Somebody was faster
title-table-full = The table is full
title-table-closed = A table among themselves
title-table-unknown = There is no such table
title-page-unknown = There is no such page
title-request-too-often = Slowly
title-saga-early = The saga is still secret
title-table-running = The game is not over yet
title-table-other = Dealt by other rules
title-server-failed = Something went wrong
title-game-unknown = There is no such game
title-lesson-unknown = There is no such lesson
title-puzzle-unknown = There is no such puzzle
title-request-host = Not under this name
refused-seat-program = This seat is for a program: meadhall bot LINK my_bots.py:MyBot
refused-seat-taken = Somebody sits there now. Choose another seat.
refused-seat-expired = Nobody used that link for three months, so it opens nothing any more. Ask for a new one, or say your seat words.
refused-seat-unjoined = Sit down by the link first; then the table opens.
refused-seat-words = No seat of this table has those three words. Look at them again: three words, as your page showed them.
refused-seat-words-too-often = Those were too many tries. Wait an hour, or ask the host for a new link to your seat.
refused-seat-have = You have a seat already.
refused-table-full = Every seat is taken. You may watch; whoever leaves may give a seat to you.
refused-table-waiting = The game has not begun yet.
refused-table-begun = The game has begun already.
refused-room-called = That player was just called. Once a minute is enough.
refused-room-left = Who asked for a seat has left.
refused-room-away = That player has just left; the seat is kept. Whoever set the table up can remind them.
refused-request-bad = That cannot be done here. Go back to the hall and try again from there.
refused-position-bad = That position does not add up: { $why }.
refused-room-no-host = Nobody can give you a seat here.
refused-talk-off = The host has switched talk off at this table.
refused-talk-too-often = Slowly: a few lines at a time. Wait a moment.
refused-talk-length = Say one to { $most } letters.
refused-talk-sign = There is no such sign.
page-table-again = Play again
page-table-delete = Delete
page-table-hide = Hide
page-stands-waiting = Has not begun
page-waits-in = { $game } waits for friends

## The page of whoever runs the hall
admin-title = This hall
admin-token = Admin token
admin-token-about = This page is for whoever runs the hall. On its machine a token is made by
admin-enter = Enter
admin-leave = Leave this page
admin-health = How it is
admin-keeps = Answers can be kept in { $store }.
admin-keeps-not = Answers cannot be kept: { $store } cannot be written just now.
admin-version = Meadhall { $version }.
admin-uptime = Open for { $days ->
    [0] {""}
    [one] { $days } day,{" "}
   *[other] { $days } days,{" "}
}{ $hours } h { $minutes } min.
admin-played = { $answers ->
    [one] { $answers } answer
   *[other] { $answers } answers
} since then; { $tables ->
    [one] { $tables } table is
   *[other] { $tables } tables are
} in memory.
admin-soon = 95 of 100 answers were on everybody's page within { $ms } ms.
admin-refused = { $n ->
    [one] { $n } request was refused
   *[other] { $n } requests were refused
}, most of them:
admin-connected = { $n ->
    [0] Nobody is connected
    [one] { $n } is connected
   *[other] { $n } are connected
}
admin-who = Who
admin-place = Place
admin-address = Address
admin-seat = seat { $n }
admin-looks-on = looks on
admin-tables = Tables
admin-table = Table
admin-players = Players
admin-last = Last played at
admin-state = State
admin-all = All
admin-running = Running
admin-waiting = Waiting
admin-finished = Finished
admin-closed = Closed
admin-file = From files
admin-none = There are none.
admin-answers = { $n ->
    [one] { $n } answer
   *[other] { $n } answers
}
admin-close = Close
admin-close-sure = The game ends undecided, for good. Its people are told and can still read it.
admin-close-yes = Close it
admin-delete = Delete
admin-delete-sure = The table is gone for good, with all its answers.
admin-delete-yes = Delete it
admin-backup = Backup
admin-backup-about = All tables as they are now, in one file. It holds every hand and opens every seat: keep it safe.
admin-backup-take = Download a backup
refused-admin-token = That token opens nothing here.
refused-admin-too-often = Those were too many tries. Try again in an hour.
refused-admin-over = The game is over already. Nothing has changed.

## It is your turn: the dialog for messages to who is away
page-elsewhere = Tell me elsewhere
page-elsewhere-about = When it is your turn and this page is closed. A message names the game, the table and who is asked, nothing of your hand, and a link ends it. Whoever takes your seat over gets none of them.
page-alert-none = Nothing yet.
page-alert-begin = Turn on
page-alert-end = Turn off
page-alert-waits = we wrote to you; click the link in that mail
page-push = Browser
page-push-on = Tell this browser
page-push-off = No longer tell this browser
page-push-is-on = This browser is told, also while it shows no page of the hall.
page-push-is-off = This browser is not told.
page-push-is-denied = This browser shows no notifications of this page. Its settings can change that.
page-push-is-unsupported = This browser cannot be told here: that needs a newer browser, and an address with https.
page-webhook = Webhook
page-webhook-about = An address that takes messages, such as one of Discord, Slack or ntfy.
page-webhook-form = Form
page-webhook-guess = as the address wants it
page-webhook-json = JSON
page-webhook-discord = Discord
page-webhook-slack = Slack
page-webhook-ntfy = ntfy
page-mail = E-mail
page-mail-about = You get one mail with a link; only after a click on it there are more.
page-quiet = For what you turn on next
page-quiet-from = Quiet from
page-quiet-to = to
page-quiet-about = Turn the same address on again to change it.
page-alert-most = Messages a day, at most

## It is your turn: the pages behind links in messages
page-alert-yes = Yes, tell me
page-alert-ending-title = No more of these?
page-alert-ending-about = A moment, then you get no more of these messages.
page-alert-off-title = That is off
page-alert-off-about = You get no more of these messages. At the table they can be turned on again.
page-alert-confirm-title = Shall Meadhall write to you?
page-alert-confirm-about = Whenever it is your turn at this table and its page is closed. Every mail has a link that ends it.
page-alert-confirm-yes-title = You will be told
page-alert-confirm-yes-about = When it is your turn and the table's page is closed, there will be a mail.
page-alert-confirm-gone-title = That is off
page-alert-confirm-gone-about = It was turned off, or nobody confirmed it for a day. At the table it can be turned on again.

## It is your turn: messages
alert-title-turn = It is your turn: { $game }, table { $table }
alert-title-turns = It is your turn at { $n } tables
alert-title-reminder = Your time runs out: { $game }, table { $table }
alert-title-confirm = Shall Meadhall write to you?
alert-line-turn = { $who } is asked: { $game }, table { $table }
alert-line-reminder = { $who } is still asked: { $game }, table { $table }. A bot takes over soon.
alert-off = No more of these
alert-confirm-about = At the table { $table } ({ $game }) somebody asked for a mail here whenever it is the turn of { $who }. If that was you, follow this link:
alert-confirm-off = If not, do nothing; you hear no more of it. To refuse it at once

## It is your turn: refusals
title-alert-link = The link is cut short
title-alert-unknown = That is off
refused-alert-url = That is no web address. It looks like https://example.org/path.
refused-alert-https = Messages go to addresses with https only.
refused-alert-password = Name and password do not belong into a web address.
refused-alert-port = That port is not for the web. 443 is, and those from 1024 on.
refused-alert-local = That is no public address: nobody knows the name, or it lies in a local network, where this hall sends nothing. Whoever runs it can allow that.
refused-alert-keys = This browser sent no keys of a push subscription.
refused-alert-mail = That is no e-mail address. It looks like name@example.org.
refused-alert-no-mail = This hall sends no mail.
refused-alert-quiet = Quiet hours look like 22:00-07:30.
refused-alert-zone = The hall does not know that time zone.
refused-alert-many = A seat is told in five ways at most. Turn one off first.
refused-alert-asked = That address was asked often enough today. Try again tomorrow.
refused-alert-target = That address is told of too many seats already.
refused-alert-over = This game is over; nobody is asked any more.
refused-alert-unknown = That is off already.
refused-alert-link = That link was not made here. Was it cut?
refused-limit-alert = { $most } messages a day can be asked for from one address; today's are used up. Tomorrow you can ask for more.

## The full-screen table in the terminal
tui-keys = ? help  u undo  h hint  w why not  e explain  s score  l log  m mats  q leave
tui-keys-replay = ← → step  ↑↓ list  v whose eyes  c coach  s score  l log  m mats  q leave
tui-keys-lesson = ? help  u back  e explain  r rules  q leave
tui-help-title = Keys
tui-help =
    digits, Enter: the answer with that number; it stands in the list and on the board
    ↑ ↓ Enter: through the list; the place of an answer lights up on the board
    ← → Enter: from answer to answer on the board
    mouse: click an answer, or a thing to have it explained
    Tab, Shift+Tab: from the board to the mats and on
    < >: along a board that is wider than the screen
    f: fold the list of answers into a line; the board gets its room
    u: take your last choice back
    h: what the strongest bot would do
    w: why something cannot be answered
    e: everything on the table explained
    c: everybody’s chances to win; after the end, the coach’s report
    s: the score sheet
    p: every scoring, step by step
    l: all that happened
    m: what lies before the others
    r: the rules of the game
    t: light or dark
    S: save under a name
    q: leave; the game is kept
    Escape: close a page, forget digits
tui-signs = Signs on the board
tui-end-coach = The coach looks at the game: luck, decisions, what would have been better
tui-end-replay = Step through the game once more
tui-end-again = Another game at this table
tui-end-leave = Leave the table
tui-coach-weighs = The coach is weighing: { $done } of { $all }. Escape breaks it off.
tui-more = { $signs } Tab
tui-scorings = How points were paid
tui-no-scoring = Nothing has been scored yet. The key s shows every point so far.
tui-scored = There was a scoring. The key p tells it step by step.
term-failed-won = { $who } comes first, but the bot there failed and greedy played on: it has won nothing.
tui-done = Your turn is over. Enter lets the game go on, u takes your last choice back.
tui-go-on = Go on
tui-no-number = There is no answer { $number }; they go from 1 to { $most }.
tui-explain = What is this?
tui-find = Type to search
tui-why = Why not?
tui-why-ask = Which answer can you not give, by its name? Just Enter: all that is held up on the table.
tui-log = What happened
tui-mats = Before the others
tui-save-ask = Save as which file? Just Enter: it stays where it is kept.
tui-failed = A bot failed; greedy plays on in its place and wins nothing for it
tui-replay = After answer { $ply } of { $all }
tui-lesson-good = Well done. Enter leads on.
tui-lesson-again = Enter: try once more.
tui-lesson-over = The lesson is over. q leaves.
tui-missing = The full-screen table needs Textual: pip install "meadhall[tui]". Until then it is played line by line.
tui-hall-waiting = The table is not full yet. The game begins when everybody is ready.
tui-hall-asked = The hall was asked; it will say.
tui-hall-lost = The connection to the hall is lost; it is tried again. Your seat is kept.
tui-hall-withdrawn = The seat belongs to somebody else now. Ask the host for a new link.

## Reasons and the coach after a game
why-lines = In the final sheet: { $lines }.
why-lines-chance = The line that differs most: { $lines }, which could be chance.
why-rival = { $more ->
    [yes] { $who } ends { $n } (±{ $off }) higher.
   *[no] { $who } ends { $n } (±{ $off }) lower.
}
review = Coach
review-about = What luck did, what decisions did, and what would have been better
review-head = { $game }, looked at again. Judge: { $judge } and quick games to the end; intervals hold 95 times out of 100.
review-judge = Judge: { $judge } and quick games to the end. Intervals hold 95 times out of 100.
review-best = best
review-fine = fine
review-slip = slip
review-blunder = blunder
review-same = The strongest bot would have done the same.
review-over = Against “{ $other }”:
review-instead = “{ $best }” wins { $theirs } % of the games, this { $mine } %.
review-instead-points = No answer wins even 2 % of the games here, so points count: “{ $best }” ends with { $theirs }, this with { $mine }.
review-in-points = { $n } pts
review-unplayed = The strongest bot prefers “{ $best }”: { $lost ->
    [0] at first sight there is hardly a difference
   *[other] at first sight it wins { $lost } % more of the games
} ({ $low } to { $high }, { $games } games). It was not looked into further.
review-could-be-chance = It could be chance.
review-luck = luck
review-skill = decisions
review-line = { $who }: { $start } % at the deal, luck { $luck } (±{ $luck_off }), decisions { $skill } (±{ $skill_off }), { $end } % in the end.
review-chance-of = Could be chance: { $what }.
review-seat = { $who }: { $n ->
    [one] 1 decision
   *[other] { $n } decisions
}, { $slips ->
    [0] no slips
    [one] 1 slip
   *[other] { $slips } slips
}
review-strip = Your chance to win
review-strip-of = { $who }'s chance to win
review-moment = { $where }{ $own ->
    [none] {""}
    [yes] , your decision: { $what }
   *[no] , decision: { $what }
}. Chance { $chance } percent
review-short = { $who }: { $mine }. Bot: { $best }.
review-nothing = No decision
review-others = { $who } was asked here.
review-decisions = Your decisions
review-decisions-of = Decisions of { $who }
review-all = All { $n }
review-slips = Slips { $n }
review-no-slips = No slips: no answer was surely worse than another.
review-at = Answer { $ply } of { $all }.
review-of-chance = { $own ->
    [yes] of your chance to win
   *[no] of the chance to win
}
review-of-points = { $own ->
    [yes] of your points in the end
   *[no] of the points in the end
}
review-interval = { $low } to { $high }
review-you = You
review-bot = Strongest bot
review-answer = Answer
review-chance = Chance
review-points = Points
review-why = Why:
review-answers = All answers, by chance to win
review-answers-points = All answers, by points
review-also = { $n ->
    [one] and “{ $other }”: the same in every game
   *[other] and { $n } more: the same in every game
}
review-more = { $n } more
review-on = Play on from here
review-on-about = as a new table
review-next-slip = Next slip
review-back = Back
review-next = Next
review-none = There was nothing to decide here.
review-weighing = being weighed, { $done } of { $all }
review-split = Luck and decisions
review-split-about = of your chance to win
review-split-start = { $start } % at the deal
review-split-end = { $end } % in the end
review-split-told = Draws changed your chance by { $luck } %, decisions by { $skill } %.
review-split-chance = { $what ->
    [luck] The interval of luck holds 0: that could be chance.
    [skill] The interval of decisions holds 0: that could be chance.
   *[both] Both intervals hold 0: it could be chance.
}
review-split-lost = Each by itself, your own answers lost { $lost } % in all against the strongest bot's.
review-everybody = Everybody
