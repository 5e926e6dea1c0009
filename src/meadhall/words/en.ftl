## Basis of a component
basis-printed = printed in the rulebook
basis-review = known from published reviews
basis-inferred = follows from what is printed
basis-assumed = reconstructed by us; an owner of the box may correct it

## Terminal
term-seat-human = you
term-happened = Since your last answer
term-answers = Your answers
term-only-one = Only one answer is possible, so it is given for you: { $answer }
term-score = Points so far
term-total = Together
term-prompt = Number or answer (h for help)
term-help =
    A number or the name of an answer plays it.
    b  shows the board as the seat may see it     l  shows the whole log
    u  takes your last answer back                s  saves, s FILE saves there
    q  quits; the game is kept and goes on with: meadhall resume
term-no-answer = { $typed } is none of the answers. Type a number from 1 to { $most }, the name of an answer, or h for help.
term-undone = Taken back.
term-saved = Saved: { $file }
term-kept = The game is kept. Go on with: meadhall resume
term-thinking = { $who } is thinking …
term-handover = { $who } is asked. Press Enter when nobody else is looking.
term-over = The game is over.
term-winners = { $count ->
    [one] { $who } wins.
   *[other] { $who } share the win.
}
term-saga = The saga of this game: { $file }
term-commitment = The dice are bound to { $hash }; the seed is told at the end.
term-seed = Seed: { $seed }
