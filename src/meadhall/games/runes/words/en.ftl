game = Runes
game-about = Lay stones so that their runes match, put your coins on them, and be the first to empty your tray.

## Options
option-variant = Variant
    .about = Standard plays with everything. In the family game strong rituals are left out and no stone may be covered; in the children's game there are no rituals at all, and no stone may be covered.
option-variant-standard = standard
option-variant-family = family
option-variant-children = children
option-first_seat_starts = The first seat starts
    .about = Normally the lot decides who starts. With this option the first seat does; in a rematch the player with the most coins left sits there.
option-first_seat_starts-false = no, by lot
option-first_seat_starts-true = yes

## Runes and stones
rune = { $name }
about-rune = A rune. It matches { $rune } and the star.
rune-fehu = fehu
rune-uruz = uruz
rune-thurisaz = thurisaz
rune-gebo = gebo
rune-dagaz = dagaz
rune-ingwaz = ingwaz
rune-star = star
    .about = Matches every rune, another star too, and counts like any match.
stone = { $colour ->
    [black] black stone { $number }
    [gold] gold stone { $number }
   *[grey] grey stone { $number }
}
stone-object = { $colour ->
    [black] the black stone { $number }
    [gold] the gold stone { $number }
   *[grey] the grey stone { $number }
}
stone-grey = Grey stone
    .about = { $match ->
        [1] 1 coin
       *[other] { $match } coins
    } for each matching rune, { $most } at most.
stone-black = Black stone
    .about = { $match ->
        [1] 1 coin
       *[other] { $match } coins
    } for each matching rune, { $most } at most, and you draw a ritual (not in the children's game).
stone-gold = Gold stone
    .about = { $gold ->
        [1] 1 coin
       *[other] { $gold } coins
    } for each matching rune, { $most } at most.
tray = Coin tray
    .about = The coins that are not laid yet. Who empties the tray first wins.
form-line = Line
    .about = { $line } or more stones of one player in an unbroken row: { $form ->
        [1] 1 coin lies
       *[other] { $form } coins lie
    } on it. A longer row brings no more; the coins go home when a stone of the line is lost and fewer than { $line } are left beside each other.
form-circle = Circle
    .about = 6 stones of one player around a cell, whoever has the cell: { $form ->
        [1] 1 coin lies
       *[other] { $form } coins lie
    } on it until one of the six is lost.
pile = Open pile
    .about = Rituals that were played. The top one can be copied. When the deck is empty, the pile becomes the new deck.
coins = { $n ->
    [0] no coin
    [one] 1 coin
   *[other] { $n } coins
}
forms = { $kinds ->
    [unknown] { $forms ->
        [one] a line or a circle
       *[other] { $forms } lines or circles
    }
    [lines] { $lines ->
        [one] a line
       *[other] { $lines } lines
    }
    [circles] { $circles ->
        [one] a circle
       *[other] { $circles } circles
    }
   *[both] { $lines ->
        [one] a line
       *[other] { $lines } lines
    } and { $circles ->
        [one] a circle
       *[other] { $circles } circles
    }
}
forms-off = off { $kinds ->
    [unknown] { $forms ->
        [one] a line or a circle
       *[other] { $forms } lines or circles
    }
    [lines] { $lines ->
        [one] a line
       *[other] { $lines } lines
    }
    [circles] { $circles ->
        [one] a circle
       *[other] { $circles } circles
    }
   *[both] { $lines ->
        [one] a line
       *[other] { $lines } lines
    } and { $circles ->
        [one] a circle
       *[other] { $circles } circles
    }
}

## Rituals
about-ritual = { $strong ->
    [yes] Strong.
   *[no] {""}
} { $effect }{ $aimed ->
    [yes] {" "}It can be parried.
   *[no] {""}
}{ $rolls ->
    [in-vain] {" "}A die is rolled for it, but changes nothing.
   *[no] {""}
}
ritual-skip = Skip
effect-skip = An opponent of your choice misses the next turn.
ritual-place = Place a stone
effect-place = Lay one of your hand stones now, out of turn too.
ritual-more-coins = More coins
effect-more-coins = Roll, and lay that many more coins on one of your stones; { $most } may lie on it at most.
ritual-new-hand = New hand
effect-new-hand = Put all your hand stones back and draw as many.
ritual-ward = Ward
effect-ward = A defence: a ritual that is aimed at you does nothing.
ritual-refill = Refill
effect-refill = Draw hand stones until you have { $hand }.
ritual-mirror = Mirror
effect-mirror = A defence: a ritual that is aimed at you serves you against its player, with the same roll.
ritual-tide = Turn the tide
effect-tide = When the turn is over, play goes round the other way. Of two players the same one moves again.
ritual-copy = Copy
effect-copy = Use the ritual on top of the open pile.
ritual-quick-turn = Quick turn
effect-quick-turn = Take an extra turn now; then the game goes on where it was.
ritual-replace-coins = Replace coins
effect-replace-coins = Roll: an opponent's stone with at most that many coins becomes yours. Its coins go home, and you lay as many.
ritual-steal-stone = Steal a stone
effect-steal-stone = Cover an opponent's stone with a hand stone, out of turn too; as many matching runes as it has are enough.
ritual-steal-hand = Steal hand stones
effect-steal-hand = Roll, and take a grey hand stone from an opponent; with a { $theft } or more you may also take a black one from anybody.
ritual-swap-hands = Swap hands
effect-swap-hands = Swap all your hand stones for those of an opponent.
ritual-steal-gold = Steal gold
effect-steal-gold = Take a gold hand stone from an opponent.
ritual-unknown = Ritual
    .about = A ritual that only its holder knows.

## Score sheet
score-stones = Coins on stones
    .about = Coins you laid where runes match.
score-forms = Coins on lines and circles
    .about = Coins you laid for lines and circles of stones.

## Where a player stands
status-coins = { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
} left{ $rituals ->
    [-1] {""}
    [0] , no ritual
    [one] , 1 ritual
   *[other] , { $rituals } rituals
}

## Questions
moment = { $turn-you ->
    [yes] { $stage ->
        [before] It is your turn.
       *[after] You have laid your stone.
    }
   *[no] { $stage ->
        [before] It is { $turn }’s turn.
       *[after] { $turn } has laid a stone.
    }
}
ask-window = { $who-you ->
    [yes] { $moment } { $only ->
        [yes] No ritual of yours can be played now.
       *[no] Do you play a ritual?
    }
   *[no] { $who } may play a ritual.
}
ask-stone = { $who-you ->
    [yes] { $only ->
        [yes] { $is ->
            [steal-stone] One of your stones can cover an opponent's.
           *[other] One of your stones can be laid.
        }
       *[no] { $is ->
            [steal-stone] Which stone do you lay over an opponent's?
           *[other] Which stone do you lay?
        }
    }
   *[no] { $who } chooses a stone.
}
ask-turn = { $who-you ->
    [yes] { $only ->
        [yes] There is one way to turn { $stone }.
       *[no] How do you turn { $stone }?
    }
   *[no] { $who } turns { $stone }.
}
ask-cell = { $who-you ->
    [yes] { $only ->
        [yes] There is one cell for { $stone }.
       *[no] Where do you lay { $stone }?
    }
   *[no] { $who } looks for a cell for { $stone }.
}
ask-draw = { $who-you ->
    [yes] Your black stone may draw a ritual, but you hold { $held } already, and more are not allowed. Do you play or remove one to make room?
   *[no] { $who } holds { $held } rituals already and decides whether to make room for another.
}
ask-victim = { $who-you ->
    [yes] { $only ->
        [yes] “{ $ritual }” can be aimed at one opponent.
       *[no] Whom do you aim “{ $ritual }” at?
    }
   *[no] { $who } plays “{ $ritual }” and chooses an opponent.
}
ask-take = { $who-you ->
    [yes] { $colour ->
        [black] You rolled a { $roll } and may take a black stone too. Which one?
        [gold] { $only ->
            [yes] There is one gold stone to take.
           *[no] Which gold stone do you take?
        }
       *[grey] { $only ->
            [yes] There is one grey stone to take.
           *[no] Which grey stone do you take?
        }
    }
   *[no] { $who } looks through the hands of the others.
}
ask-mark = { $who-you ->
    [yes] You rolled a { $roll }. { $is ->
        [more-coins] { $only ->
            [yes] One of your stones has room for coins.
           *[no] On which of your stones do you lay coins?
        }
       *[other] { $only ->
            [yes] One stone has few enough coins to be replaced.
           *[no] On which stone do you replace the coins?
        }
    }
   *[no] { $who } rolled a { $roll } and chooses a stone.
}
ask-defend = { $who-you ->
    [yes] { $caster } plays “{ $ritual }”: { $threat } { $only ->
        [yes] You hold no defence against it.
       *[no] Do you parry it?
    }
   *[no] { $who } may parry “{ $ritual }”.
}
ask-over = The game is over.
threat-skip = you would miss your next turn.
threat-swap-hands = you would get { $other }’s { $theirs ->
    [one] hand stone
   *[other] { $theirs } hand stones
} for your { $mine ->
    [one] hand stone.
   *[other] { $mine } hand stones.
}
both-stones = { $first } and { $second }
threat-hand = you would lose from your hand { $stones }.
threat-cover = your stone on cell { $cell } would be covered, and { $n ->
    [one] 1 coin
   *[other] { $n } coins
} would go back to your tray{ $lost ->
    [0] {""}
   *[other] , { $lost } of them { $off }
}{ $split ->
    [0] .
   *[other] ; you would lay { $split } more, for one line would become two.
}
threat-coins = your stone on cell { $cell } would be taken over, and { $n ->
    [one] 1 coin
   *[other] { $n } coins
} would go back to your tray{ $lost ->
    [0] {""}
   *[other] , { $lost } of them { $off }
}{ $split ->
    [0] .
   *[other] ; you would lay { $split } more, for one line would become two.
}

## Answers
best = { $sign ->
    [less] { $n ->
        [one] 1 coin
       *[other] { $n } coins
    } fewer on the table at best
    [none] no gain
   *[more] { $n ->
        [one] 1 coin
       *[other] up to { $n } coins
    }
}
more = { $sign ->
    [less] { $n ->
        [one] 1 coin
       *[other] { $n } coins
    } fewer on the table
    [none] no gain
   *[more] { $n ->
        [one] 1 coin more
       *[other] { $n } coins more
    }
}
part-forms = { $n } of them for { $forms }
part-joined = { $n } of your coins go home, for two lines become one
part-matches = { $matches ->
    [one] 1 matching rune
   *[other] { $matches } matching runes
}, at least { $needed } needed
part-back = { $home } home first and { $laid } laid
part-home = { $n ->
    [one] 1 coin of { $loser } goes home
   *[other] { $n } coins of { $loser } go home
}
part-broken = { $n } more { $off }
part-split = { $loser } lays { $n } more, for one line becomes two
answer-pass = Pass
answer-play = Play “{ $ritual }”
    .detail = { $effect }
answer-play-copy = Play “{ $ritual }” as “{ $copied }”
    .detail = { $effect }
answer-drop = Remove “{ $ritual }” from the game and draw a ritual
answer-none = Draw none and keep your { $held ->
    [one] ritual
   *[other] { $held } rituals
}
answer-none-black = Take no black stone
answer-stone = The { $stone }: { $best }{ $draws ->
    [yes] {" "}and a ritual
    [full] {" "}and a ritual, if you make room for it
   *[no] {""}
}
    .detail = { $runes }
answer-turn = { $turn ->
    [0] As it lies
    [1] Turned once
    [2] Turned twice
   *[other] Turned { $turn } times
}: { $best }
    .detail = { $cells ->
        [one] fits on 1 cell
       *[other] fits on { $cells } cells
    }
answer-cell = On cell { $cell }: { $won }
    .detail = { $parts }
answer-cell-cover = Over { $victim }’s stone on cell { $cell }: { $won }
    .detail = { $parts }
answer-cell-own = Over your own stone on cell { $cell }: { $won }
    .detail = { $parts }
answer-cell-more = { $won } more on your stone on cell { $cell }
    .detail = { $there } there already
answer-cell-replace = Take over { $victim }’s stone on cell { $cell }: { $won }
    .detail = { $parts }
answer-at = { $is ->
    [skip] { $other } misses a turn
   *[other] Swap hands with { $other }: { $theirs ->
        [one] 1 stone
       *[other] { $theirs } stones
    } for your { $mine }
}
answer-take = Take { $stone } from { $victim }
    .detail = { $runes }
answer-ward = Play “{ $defence }”: nothing happens to you
answer-mirror = Play “{ $defence }”: turn it against { $caster }
answer-accept = Let it happen

## Events
event-laid = { $who-you ->
    [yes] You lay { $stone } on cell { $cell }:
   *[no] { $who } lays { $stone } on cell { $cell }:
} { $won }.
event-covered = { $who-you ->
    [yes] You lay { $stone } over the one on cell { $cell }:
   *[no] { $who } lays { $stone } over the one on cell { $cell }:
} { $won }.
event-home = { $n ->
    [one] 1 coin goes
   *[other] { $n } coins go
} back to { $who-you ->
    [yes] your tray.
   *[no] { $who }’s tray.
}
event-formed = { $who-you ->
    [yes] You complete
   *[no] { $who } completes
} { $forms }{ $n ->
    [0] ; no coin is left for it.
    [one] : 1 coin.
   *[other] : { $n } coins.
}
event-broken = { $who-you ->
    [yes] You lose
   *[no] { $who } loses
} { $forms }: { $n ->
    [one] 1 coin goes
   *[other] { $n } coins go
} back to the tray.
event-drew-stones = { $who-you ->
    [yes] Your hand is empty: you draw
   *[no] { $who } has no hand stone left and draws
} { $stones ->
    [one] 1 stone.
   *[other] { $stones } stones.
}
event-drew-ritual = { $who-you ->
    [yes] You draw a ritual.
   *[no] { $who } draws a ritual.
}
event-drew = It is “{ $ritual }”.
event-dropped-ritual = { $who-you ->
    [yes] You remove a ritual from the game.
   *[no] { $who } removes a ritual from the game, unseen.
}
event-dropped = It was “{ $ritual }”.
event-reshuffled = The deck of rituals is empty; the open pile becomes the new one.
event-no-draw = { $who-you ->
    [yes] You draw no ritual; there is none left.
   *[no] { $who } draws no ritual; there is none left.
}
event-played = { $who-you ->
    [yes] You play “{ $ritual }”.
   *[no] { $who } plays “{ $ritual }”.
}
event-copied = It is played as “{ $ritual }”.
event-rolled = { $who-you ->
    [yes] You roll
   *[no] { $who } rolls
} a { $roll }.
event-aimed = “{ $ritual }” is aimed at { $victim-you ->
    [yes] { $cell ->
        [0] you.
       *[other] your stone on cell { $cell }.
    }
   *[no] { $cell ->
        [0] { $victim }.
       *[other] { $victim }’s stone on cell { $cell }.
    }
}
event-warded = { $who-you ->
    [yes] You ward off “{ $ritual }”.
   *[no] { $who } wards off “{ $ritual }”.
}
event-mirrored = { $who-you ->
    [yes] You turn “{ $ritual }” against { $caster }.
   *[no] { $who } turns “{ $ritual }” against { $caster-you ->
        [yes] you.
       *[no] { $caster }.
    }
}
event-skipped = { $victim-you ->
    [yes] You will miss a turn.
   *[no] { $victim } will miss a turn.
}
event-missed = { $who-you ->
    [yes] You miss your turn.
   *[no] { $who } misses a turn.
}
event-stuck = { $who-you ->
    [yes] No stone of yours fits anywhere; your turn passes.
   *[no] No stone of { $who }’s fits anywhere; the turn passes.
}
event-more-coins = { $who-you ->
    [yes] You lay
   *[no] { $who } lays
} { $n ->
    [one] 1 more coin
   *[other] { $n } more coins
} on cell { $cell }.
event-replaced = { $who-you ->
    [yes] You take over { $victim }’s stone
   *[no] { $who } takes over { $victim-you ->
        [yes] your stone
       *[no] { $victim }’s stone
    }
} on cell { $cell }: { $n ->
    [one] 1 coin.
   *[other] { $n } coins.
}
event-new-hand = { $who-you ->
    [yes] You put your stones back and draw
   *[no] { $who } puts all stones back and draws
} { $stones ->
    [one] 1 new one.
   *[other] { $stones } new ones.
}
event-refilled = { $who-you ->
    [yes] You fill your hand up:
   *[no] { $who } fills the hand up:
} { $stones ->
    [one] 1 stone.
   *[other] { $stones } stones.
}
event-tide = { $turning ->
    [yes] Play goes round the other way once the turn under way is over, extra turns included.
   *[no] Two reversals cancel; play goes on in the same direction.
}
event-quick = { $who-you ->
    [yes] You take an extra turn.
   *[no] { $who } takes an extra turn.
}
event-stole = { $who-you ->
    [yes] You take { $stone } from { $victim }.
   *[no] { $who } takes { $stone } from { $victim-you ->
        [yes] you.
       *[no] { $victim }.
    }
}
event-swapped = { $who-you ->
    [yes] You swap hands with { $victim }.
   *[no] { $who } swaps hands with { $victim-you ->
        [yes] you.
       *[no] { $victim }.
    }
}
event-in-vain = “{ $ritual }” finds nothing it could do and is spent.
event-won = { $who-you ->
    [yes] Your tray is empty. You win!
   *[no] { $who } has emptied the tray and wins.
}
event-stalled = A whole round brought neither stone nor ritual. Who has the fewest coins left wins.

## Board and mats
board = The table: { $stones ->
    [one] 1 stone
   *[other] { $stones } stones
}
board-empty = The first stone goes here
board-stone = Cell { $cell }: { $stone }, { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
} of { $owner }
board-form = { $form } of { $owner }
board-bag = { $stones ->
    [one] 1 stone
   *[other] { $stones } stones
} in the bag
board-deck = { $rituals ->
    [one] 1 ritual
   *[other] { $rituals } rituals
} to draw
board-pile = On top of the open pile: “{ $ritual }”
board-roll = Rolled: { $roll }
board-turning = Play goes round the other way after the turn under way
board-back = Play goes counterclockwise
mat-hand = { $who-you ->
    [yes] Your hand
   *[no] { $who }’s hand
}: { $stones ->
    [one] 1 stone
   *[other] { $stones } stones
}; { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
} on the tray
mat-stone = { $stone } { $number }
mat-grey = grey
mat-black = black: a ritual
mat-black-plain = black
mat-gold = gold: { $coins } per rune
mat-tray = { $coins } of { $all } left
mat-rituals = Your rituals
mat-no-rituals = No rituals yet. A black stone brings one.
mat-drop = Remove
store-coins = coins left
store-rituals = rituals
store-skips = turns to miss

## Facts of components, for the line that says how we know them
fact-effect = effect
fact-coins = coins
fact-stones = number of stones
fact-line = length
fact-shape = shape
fact-symbols = symbol
fact-die = roll
fact-strong = strength
fact-colour = colour
fact-runes = runes
