game = Runes
game-about = Lay stones so that their runes match, put your coins on them, and be the first to empty your tray.
game-goal = First to empty the tray.
game-do = Lay and turn rune stones, put coins on matching runes, cover rivals, play rituals.

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
tally-ritual-card = rituals
tally-hexstone = stones of yours
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
    .rule = Rituals may be played at any time: whoever holds one is asked before each turn and after every stone and ritual.
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
    .rule = Each turn you lay one of your hand stones, if any fits; new ones come only when your hand is empty.
ask-turn = { $who-you ->
    [yes] { $only ->
        [yes] There is one way to turn { $stone }.
       *[no] How do you turn { $stone }?
    }
   *[no] { $who } turns { $stone }.
}
    .rule = A stone may be turned any way; each rune that matches its neighbour brings { $match ->
        [one] 1 coin
       *[other] { $match } coins
    }, on gold { $gold }, and { $most } at most.
ask-cell = { $who-you ->
    [yes] { $only ->
        [yes] There is one cell for { $stone }.
       *[no] Where do you lay { $stone }?
    }
   *[no] { $who } looks for a cell for { $stone }.
}
    .rule = An empty cell needs at least one matching rune; to cover a stone takes more matches than it has now.
ask-draw = { $who-you ->
    [yes] Your black stone may draw a ritual, but you hold { $held } already, and more are not allowed. Do you play or remove one to make room?
   *[no] { $who } holds { $held } rituals already and decides whether to make room for another.
}
    .rule = Every black stone draws a ritual, but nobody holds more than { $held }: for a new one another must go.
ask-victim = { $who-you ->
    [yes] { $only ->
        [yes] “{ $ritual }” can be aimed at one opponent.
       *[no] Whom do you aim “{ $ritual }” at?
    }
   *[no] { $who } plays “{ $ritual }” and chooses an opponent.
}
    .rule = This ritual is aimed at one opponent, who may parry it with a defence.
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
    .rule = You take a stone out of an opponent’s hand; who holds a defence may parry that.
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
    .rule = Your roll says how many coins you may add to your own stone, or replace on an opponent’s; { $most } lie on one at most.
ask-defend = { $who-you ->
    [yes] { $caster } plays “{ $ritual }”: { $threat } { $only ->
        [yes] You hold no defence against it.
       *[no] Do you parry it?
    }
   *[no] { $who } may parry “{ $ritual }”.
}
    .rule = Only who is aimed at may parry, once: a ward cancels the ritual, a mirror turns it against its player.
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

## Why not
stone-subject = { $colour ->
    [black] The black stone { $number }
    [gold] The gold stone { $number }
   *[grey] The grey stone { $number }
}
why-no-match = { $choice ->
    [hand] However it is turned, no hand stone of yours has a matching rune on cell { $cell }; it takes at least 1.
    [stone] However you turn it, { $stone } has no matching rune on cell { $cell }; it takes at least 1.
   *[turned] Turned like this, { $stone } has no matching rune on cell { $cell }; it takes at least 1.
}
    .help = { $fits ->
        [0] {""}
        [one] In 1 of its 6 turns it would fit there.
       *[other] In { $fits } of its 6 turns it would fit there.
    }
why-too-few = The stone on cell { $cell } has { $now ->
    [0] no matching rune
    [one] 1 matching rune
   *[other] { $now } matching runes
}, so it takes { $need } to cover it. { $choice ->
    [hand] Your hand stones have { $have } there at best.
    [stone] { $subject } has { $have } there at best.
   *[turned] { $subject } has { $have } there, turned like this.
}
    .help = { $fits ->
        [0] {""}
        [one] In 1 of its 6 turns it would fit there.
       *[other] In { $fits } of its 6 turns it would fit there.
    }
why-no-covering = { $variant ->
    [family] In the family game no stone is covered, and one lies on cell { $cell } already.
   *[children] In the children's game no stone is covered, and one lies on cell { $cell } already.
}
    .help = Lay your stone on an empty cell beside another stone.
why-no-stone = Cell { $cell } is empty. { $is ->
    [steal-stone] “{ $ritual }” covers a stone that lies there.
    [more-coins] “{ $ritual }” needs one of your stones.
   *[other] “{ $ritual }” needs an opponent's stone with coins on it.
}
why-no-target = { $mine ->
    [yes] { $question ->
        [take] You hold { $stone } yourself; “{ $ritual }” takes a stone from an opponent.
       *[other] The stone on cell { $cell } is yours already; “{ $ritual }” is meant for an opponent's.
    }
   *[no] You turned “{ $ritual }” against { $caster }, so it can hit nobody else; this stone is { $owner }’s.
}
why-out-of-reach = Cell { $cell } touches no stone yet; { $cells ->
    [one] only cell 1 is
   *[other] cells 1 to { $cells } are
} in reach.
why-not-in-hand = { $subject } is in nobody's hand; only hand stones can be laid or taken.
why-not-yours = { $subject } is in { $owner }’s hand, and you lay only stones of your own.
    .help = { $strong ->
        [yes] “{ $steal-hand }” and “{ $swap-hands }” can bring you stones of the others.
       *[no] {""}
    }
why-fits-nowhere = { $subject } fits nowhere, however you turn it: { $have ->
    [0] none of its runes matches on a cell in reach.
    [one] it comes nearest on cell { $cell }, with 1 matching rune where it takes { $need }.
   *[other] it comes nearest on cell { $cell }, with { $have } matching runes where it takes { $need }.
}
why-turn-fits-nowhere = Turned like this, { $stone } fits nowhere: { $have ->
    [0] none of its runes matches.
    [one] it comes nearest on cell { $cell }, with 1 matching rune where it takes { $need }.
   *[other] it comes nearest on cell { $cell }, with { $have } matching runes where it takes { $need }.
}
    .help = Choose one of the other turns.
why-stone-first = First choose the stone{ $cell ->
    [0] : { $fits } of your { $hand ->
        [one] 1 hand stone
       *[other] { $hand } hand stones
    } can be laid.
   *[other] : { $fits } of your { $hand ->
        [one] 1 hand stone
       *[other] { $hand } hand stones
    } can be laid on cell { $cell }.
}
why-turn-first = First turn { $stone }: { $fits } of its 6 turns { $fits ->
    [one] fits
   *[other] fit
} on cell { $cell }.
why-taken-up = { $same ->
    [yes] You have taken up { $stone } already; now { $question ->
        [turn] turn it.
       *[cell] choose its cell.
    }
   *[no] You have taken up { $stone } and lay that one now.
}
    .help = { $same ->
        [yes] {""}
       *[no] Take your answer back to choose another stone.
    }
why-turned = You have turned { $stone } already; now choose its cell.
    .help = Take your answer back to turn it differently.
why-must-lay = { $is ->
    [no] Who can lay a stone must lay one, and { $fits } of your { $hand ->
        [one] 1 hand stone
       *[other] { $hand } hand stones
    } can be laid.
   *[other] “{ $ritual }” is being played: lay a stone for it.
}
why-window-first = { $skips ->
    [0] First everybody is asked for rituals; when all have passed, { $fits ->
        [0] your turn passes, for no hand stone of yours fits.
       *[other] you lay your stone.
    }
   *[other] First everybody is asked for rituals; then you miss this turn and lay nothing.
}
    .help = Play a ritual or pass.
why-laid-already = One stone is laid a turn, and yours lies already.
    .help = “{ $place }” or “{ $quick-turn }” would let you lay another one.
why-other-turn = It is { $turn }’s turn; you lay a stone in your own.
    .help = “{ $place }” or “{ $quick-turn }” would let you lay one now.
why-lay-first = You passed before your turn; now you lay your stone.
    .help = After it you are asked for rituals again, unless it wins.
why-under-way = { $is ->
    [no] First the ritual for your black stone: play or remove one of those you hold, or draw none.
   *[other] “{ $ritual }” is being played and must be finished first.
}
why-defend-first = { $caster } aims “{ $ritual }” at you; first decide whether you parry it.
why-not-held = You do not hold “{ $card }”; you have { $have ->
    [0] no ritual.
    [one] 1 ritual, another one.
   *[other] { $have } rituals, all of them others.
}
    .help = { $variant ->
        [children] {""}
       *[other] Every black stone you lay draws a ritual, whichever comes.
    }
why-defence-only = { $kind ->
    [copy] “{ $copied }” lies on top of the open pile, and a copy is never a defence.
   *[other] “{ $card }” is a defence: it only answers a ritual that is aimed at you.
}
why-in-vain = { $copied ->
    [no] “{ $ritual }” would do nothing now:
   *[other] “{ $ritual }” would copy “{ $copied }”, and that would do nothing now:
} { $kind ->
    [place] { $hand ->
        [0] you have no hand stone.
       *[other] none of your { $hand } hand stones fits anywhere.
    }
    [more-coins] { $own ->
        [0] no stone on the table is yours.
        [one] on your 1 stone lie { $need } coins already.
       *[other] on all { $own } stones of yours lie { $need } coins already.
    }
    [new-hand] you have no hand stone to put back.
    [refill] { $bag ->
        [0] the bag is empty.
       *[other] it fills up to { $need } hand stones, and you have { $hand }.
    }
    [quick-turn] { $deepest } extra turns are under way within each other, and more are not allowed.
    [replace-coins] no opponent's stone lies on the table.
    [steal-stone] { $cell ->
        [0] { $others ->
            [0] no opponent's stone lies on the table.
           *[other] you have no hand stone to cover one with.
        }
       *[other] your stones come nearest on cell { $cell }, with { $have } of { $need } matching runes.
    }
    [steal-hand] no opponent has a grey hand stone.
    [swap-hands] neither of you has a hand stone.
    [copy] { $pile ->
        [0] the open pile is empty.
       *[other] a copy cannot be copied, and one lies on top of the open pile.
    }
   *[steal-gold] no opponent has a gold hand stone.
}
why-no-need = A ritual is removed only to make room, when a black stone draws one and you hold { $need } already. You hold { $have }.
why-no-threat = No ritual is aimed at you now, so there is nothing to parry.
why-parry-only = { $kind ->
    [mirror] Only the black stone would be taken from you; that part can be warded off, not turned round.
   *[other] “{ $card }” is no defence against a ritual.
}
why-no-aim = No ritual that is aimed at a player is being played.
why-must-choose = “{ $ritual }” has been played and must be aimed{ $question ->
    [victim] : choose an opponent.
    [take] : choose a hand stone of an opponent.
   *[mark] : choose a stone on the table.
}
why-players-only = “{ $ritual }” is aimed at a player, not at a stone.
    .help = Choose an opponent.
why-hands-only = “{ $ritual }” takes a stone from a hand{ $at ->
    [yes] : choose the stone itself.
   *[no] , not from the table.
}
why-table-only = “{ $ritual }” is about coins on a stone that lies on the table{ $at ->
    [yes] : choose the stone itself.
   *[no] , not about hand stones.
}
why-yourself = “{ $ritual }” is meant for an opponent, not for you.
why-nobody-there = Only { $players } players sit at this table.
why-other-colour = “{ $ritual }” now takes a { $colour ->
    [black] black
    [gold] gold
   *[grey] grey
} stone; this one is { $there ->
    [black] black.
    [gold] gold.
   *[grey] grey.
}
why-not-own = The stone on cell { $cell } is { $owner }’s; “{ $ritual }” lays coins on your own stones.
why-too-many = { $is ->
    [more-coins] { $have } coins lie on cell { $cell } already; more than { $need } are not allowed.
   *[other] { $have } coins lie on cell { $cell }; with your { $need } you can replace { $need } at most.
}

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
mat-grey = Grey
mat-black = Black
mat-gold = Gold
mat-tray = { $coins } of { $all } coins left to lay
mat-grey-pays = { $coins } a match
mat-gold-pays = { $coins } a match
mat-black-brings = and a ritual
mat-of = of { $all } coins left to lay
mat-rituals = Your rituals
    .about = Rituals in your hand. The others see only how many they are.
mat-no-rituals = No rituals yet. A black stone brings one.
mat-drop = Remove
store-coins = coins left
store-rituals = rituals
    .about = Rituals in the hand. Only their holder knows which.
store-skips = turns to miss
    .about = So many turns this player has to miss.

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
foot-bag = Bag
    .about = Stones that are still to be drawn, unseen.
foot-deck = Deck of rituals
    .about = Rituals that are still to be drawn. When it is empty, the open pile becomes the new deck.
foot-roll = Die
    .about = What was rolled for the ritual that is being played.
foot-way = Direction
    .about = Which way round the table the turns go now.

## Laying in one gesture
chain-bar = Lay a stone
chain-do = Lay it
chain-turn = Turn right (R)
chain-turn-back = Turn left (Shift R)
chain-back = Take it back (Escape)
chain-places = All places in words
chain-ways = { $ways ->
    [one] with one turn
   *[other] with { $ways } turns
}
chain-pays = { $sign ->
    [less] −{ $n }
   *[more] { $n }
} { $n ->
    [one] coin
   *[other] coins
}
    .detail = { $first ->
        [yes] the first stone of the game
       *[no] { $matches ->
            [one] 1 rune matches
           *[other] { $matches } runes match
        }
    }{ $gold ->
        [1] {""}
        [2] , gold pays double
       *[other] , gold pays { $gold } times
    }{ $most ->
        [yes] , no more may lie there
       *[no] {""}
    }{ $bonus ->
        [0] {""}
       *[other] , { $bonus } for { $forms }
    }
chain-covers = { $sign ->
    [less] −{ $n }
   *[more] { $n }
} { $n ->
    [one] coin
   *[other] coins
}
    .detail = { $matches ->
        [one] 1 rune matches
       *[other] { $matches } runes match
    }, { $needed } needed{ $gold ->
        [1] {""}
        [2] , gold pays double
       *[other] , gold pays { $gold } times
    }{ $most ->
        [yes] , no more may lie there
       *[no] {""}
    }{ $bonus ->
        [0] {""}
       *[other] , { $bonus } for { $forms }
    }{ $own ->
        [0] {""}
       *[other] , { $own } of yours home first
    }
chain-home = { $n ->
    [0] No coin goes home
    [one] 1 coin goes home
   *[other] { $n } coins go home
}
    .detail = { $n ->
        [0] { $loser } loses the stone
       *[other] { $loser }: { $before } becomes { $after }
    }
bar-lay = { $first ->
    [yes] Tap the cell: the first stone goes there.
   *[no] Tap a hollow: the stone snaps in with its best turn.
}
    .detail = Arrows go round, R turns, Enter lays, Escape puts back.
bar-wait = { $who-you ->
    [yes] It is your turn.
   *[no] It is { $who }’s turn.
}
bar-defend = { $who-you ->
    [yes] Your turn goes on when you have answered.
   *[no] { $who }’s turn goes on when you have answered.
}
bar-ritual = { $who-you ->
    [yes] It is your turn.
   *[no] It is { $who }’s turn; it goes on when you have answered.
}
board-cell = Cell { $cell }{ $beside ->
    [0] {""}
   *[other] , beside { $colour ->
        [black] { $owner-you ->
            [yes] your black stone
           *[no] { $owner }’s black stone
        }
        [gold] { $owner-you ->
            [yes] your gold stone
           *[no] { $owner }’s gold stone
        }
       *[grey] { $owner-you ->
            [yes] your grey stone
           *[no] { $owner }’s grey stone
        }
    }
}{ $more ->
    [0] {""}
    [one] {" "}and 1 more
   *[other] {" "}and { $more } more
}
board-lost = { $n ->
    [one] 1 of your coins went home from here
   *[other] { $n } of your coins went home from here
}
mat-came-home = { $n ->
    [one] 1 came home
   *[other] { $n } came home
}
mat-left = to lay
mat-key = Key { $key }
text-signs =
    f fehu, u uruz, t thurisaz, g gebo, d dagaz, i ingwaz, * any of them · capitals, and = between them, match · # a black stone, $ a gold one · ●2 whose it is and its coins · +3 coins it would bring
legend-bag = { $n } in the bag
legend-deck = { $n ->
    [one] 1 ritual
   *[other] { $n } rituals
}

## In short
short-pass = Pass
short-play = { $ritual }
short-drop = Remove “{ $ritual }”
short-none = Draw none
short-stone = { $colour ->
    [black] Black
    [gold] Gold
   *[grey] Grey
}
    .detail = { $best }
short-turn = Turned { $turn ->
    [0] not at all
    [one] once
   *[other] { $turn } times
}
    .detail = { $best }
short-cell = Cell { $cell }
    .detail = { $sign ->
        [less] −{ $won }
       *[more] { $won }
    }{ $over ->
        [yes] , over { $owner }
       *[no] {""}
    }
short-at = { $who }
short-take = { $colour ->
    [black] Black
    [gold] Gold
   *[grey] Grey
} { $stone }
    .detail = from { $victim }
short-ward = Ward it off
short-mirror = Turn it back
short-accept = Let it happen
chip-coins = coins left of all
chip-hand = { $n ->
    [one] hand stone
   *[other] hand stones
}
chip-rituals = { $n ->
    [one] ritual
   *[other] rituals
}
chip-stones = { $n ->
    [one] stone on the table
   *[other] stones on the table
}
group-play = Play
group-drop = Remove
heading-end = { $who-you ->
    [yes] Your tray is empty
   *[no] { $who }’s tray is empty
}
