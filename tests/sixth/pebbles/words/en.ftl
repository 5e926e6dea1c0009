game = Pebbles
game-about = Take one to three pebbles; the last one wins.
score-taken = Pebbles
score-hidden = Hidden pebble
status-has = { $n ->
    [one] 1 pebble
   *[other] { $n } pebbles
}
ask-take = How many do you take?
answer-take = Take { $n }
event-took = { $who } takes { $n }.
