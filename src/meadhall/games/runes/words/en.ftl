game = Runes
game-about = Lay stones so that their runes match, put your coins on them, and be the first to empty your tray.

## Options
option-variant = Variant
    .about = The family game has no strong rituals and no overbuilding; the children's game has no rituals at all besides.
option-variant-standard = standard
option-variant-family = family
option-variant-children = children
option-first_seat_starts = The first seat starts
    .about = Normally the lot decides who starts. With this option the first seat does; a rematch seats the player with the most coins left there.
option-first_seat_starts-false = no, by lot
option-first_seat_starts-true = yes

## Runes and stones
rune-fehu = fehu
    .about = A rune. It matches fehu and the star.
rune-uruz = uruz
    .about = A rune. It matches uruz and the star.
rune-thurisaz = thurisaz
    .about = A rune. It matches thurisaz and the star.
rune-gebo = gebo
    .about = A rune. It matches gebo and the star.
rune-dagaz = dagaz
    .about = A rune. It matches dagaz and the star.
rune-ingwaz = ingwaz
    .about = A rune. It matches ingwaz and the star.
rune-star = star
    .about = Matches every rune, another star too, and counts like one.
stone = { $colour ->
    [black] black stone { $number }
    [gold] gold stone { $number }
   *[grey] grey stone { $number }
}
stone-grey = Grey stone
    .about = { $match ->
        [1] 1 coin
       *[other] { $match } coins
    } for each matching rune.
stone-black = Black stone
    .about = { $match ->
        [1] 1 coin
       *[other] { $match } coins
    } for each matching rune, and you draw a ritual (not in the children's game).
stone-gold = Gold stone
    .about = { $gold ->
        [1] 1 coin
       *[other] { $gold } coins
    } for each matching rune, { $most } at most.
tray = Coin tray
    .about = Your coins that are not laid yet. Who empties the tray first wins.
form-line = Line
    .about = { $line } or more of your stones in an unbroken row: { $form ->
        [1] 1 coin
       *[other] { $form } coins
    } on it while it lasts.
form-circle = Circle
    .about = 6 of your stones around a cell, whoever has the cell: { $form ->
        [1] 1 coin
       *[other] { $form } coins
    } on it while it lasts.
pile = Open pile
    .about = Played rituals. The top one can be copied. It becomes the new deck when the deck is empty.

## Rituals
ritual-skip = Skip
    .about = An opponent of your choice misses the next turn. Can be parried.
ritual-place = Place a stone
    .about = Lay one of your hand stones now, out of turn too.
ritual-more-coins = More coins
    .about = Roll, and lay that many coins on one of your stones; it holds { $most } at most.
ritual-new-hand = New hand
    .about = Put all your hand stones back and draw as many.
ritual-ward = Ward
    .about = A defence: cancel a ritual that is aimed at you.
ritual-refill = Refill
    .about = Draw hand stones up to { $hand }.
ritual-mirror = Mirror
    .about = A defence: turn a ritual that is aimed at you against its player, with the same roll.
ritual-tide = Turn the tide
    .about = When the turn ends, the direction of play reverses. Of two players the same one moves again.
ritual-copy = Copy
    .about = Use the ritual on top of the open pile.
ritual-quick-turn = Quick turn
    .about = Take an extra turn now; the game then goes on where it was.
ritual-replace-coins = Replace coins
    .about = Strong. Roll: an opponent's stone with at most that many coins becomes yours, with as many of your coins. Can be parried.
ritual-steal-stone = Steal a stone
    .about = Strong. Cover an opponent's stone, out of turn too; as many matches as it has are enough. Can be parried.
ritual-steal-hand = Steal hand stones
    .about = Strong. Take a grey hand stone from an opponent; on a roll of { $theft } or more a black one too. Can be parried.
ritual-swap-hands = Swap hands
    .about = Strong. Swap all hand stones with an opponent. Can be parried.
ritual-steal-gold = Steal gold
    .about = Strong. Take a gold hand stone from an opponent. Can be parried.
ritual-unknown = Ritual
    .about = A ritual that only its holder knows.

## Score sheet
score-stones = Coins on stones
score-forms = Coins on lines and circles

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
ask-window = { $who-you ->
    [yes] { $turn-you ->
        [yes] { $stage ->
            [before] Your turn begins. Play a ritual?
           *[after] You have laid your stone. Play a ritual?
        }
       *[no] { $stage ->
            [before] { $turn } is about to lay a stone. Play a ritual?
           *[after] { $turn } has laid a stone. Play a ritual?
        }
    }
   *[no] { $who } may play a ritual.
}
ask-stone = { $who-you ->
    [yes] { $is ->
        [no] Which stone do you lay?
        [steal-stone] Which stone covers an opponent's?
       *[other] { $ritual }: which stone do you lay?
    }
   *[no] { $who } chooses a stone.
}
ask-turn = { $who-you ->
    [yes] How do you turn the { $stone }?
   *[no] { $who } turns the { $stone }.
}
ask-cell = { $who-you ->
    [yes] Where do you lay the { $stone }?
   *[no] { $who } looks for a place for the { $stone }.
}
ask-draw = { $who-you ->
    [yes] Your hand of rituals is full. Play one or remove one to draw another, or draw none?
   *[no] { $who } has a full hand of rituals and decides whether to draw.
}
ask-victim = { $who-you ->
    [yes] { $ritual }: against whom?
   *[no] { $who } plays { $ritual } and chooses an opponent.
}
ask-take = { $who-you ->
    [yes] { $colour ->
        [gold] Which gold stone do you take?
        [black] You rolled { $roll }. Which black stone do you take too?
       *[grey] Which grey stone do you take?
    }
   *[no] { $who } looks through the hands of the others.
}
ask-mark = { $who-you ->
    [yes] { $is ->
        [more-coins] You rolled { $roll }. On which of your stones do the coins go?
       *[other] You rolled { $roll }. Whose coins do you replace?
    }
   *[no] { $who } rolled { $roll } and chooses a stone.
}
ask-defend = { $who-you ->
    [yes] { $caster } plays { $ritual }: { $threat } What do you do?
   *[no] { $who } may parry { $ritual }.
}
ask-over = The game is over.
threat-skip = you would miss your next turn.
threat-swap-hands = your hand stones would be swapped.
threat-hand = you would lose from your hand: { $stones }.
threat-cover = your stone on cell { $cell } would be covered, { $coins ->
    [one] 1 coin comes home.
   *[other] { $coins } coins come home.
}
threat-coins = your stone on cell { $cell } would change hands, { $coins ->
    [one] 1 coin comes home.
   *[other] { $coins } coins come home.
}

## Answers
answer-pass = Pass
answer-play = Play { $ritual }
answer-play-copy = Play { $ritual } as { $copied }
answer-drop = Remove { $ritual } from the game
answer-none = Draw none
answer-none-black = Take no black stone
answer-stone = The { $stone }: { $best ->
    [one] 1 coin
   *[other] up to { $best } coins
}
    .detail = { $runes }
answer-turn = { $turn ->
    [0] As it lies
    [one] Turned once
   *[other] Turned { $turn } times
}: { $best ->
    [one] 1 coin
   *[other] up to { $best } coins
}
    .detail = { $cells ->
        [one] 1 place
       *[other] { $cells } places
    }
answer-cell = On cell { $cell }: { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}
answer-cell-cover = Over { $victim-you ->
    [yes] your own stone
   *[no] { $victim }’s stone
} on cell { $cell }: { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}
    .detail = { $there ->
        [one] 1 goes
       *[other] { $there } go
    } home
answer-cell-more = { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
} on your stone on cell { $cell }
    .detail = { $there ->
        [one] 1 lies
       *[other] { $there } lie
    } there
answer-cell-replace = { $victim }’s stone on cell { $cell }: { $there ->
    [one] 1 coin
   *[other] { $there } coins
}
answer-at = Against { $victim }
answer-take = Take the { $stone } from { $victim }
answer-ward = Ward it off
answer-mirror = Turn it against its player
answer-accept = Let it happen

## Events
event-laid = { $who-you ->
    [yes] You lay the { $stone } on cell { $cell }:
   *[no] { $who } lays the { $stone } on cell { $cell }:
} { $coins ->
    [one] 1 coin.
   *[other] { $coins } coins.
}
event-covered = { $who-you ->
    [yes] You lay the { $stone } over the one on cell { $cell }:
   *[no] { $who } lays the { $stone } over the one on cell { $cell }:
} { $coins ->
    [one] 1 coin.
   *[other] { $coins } coins.
}
event-home = { $coins ->
    [one] 1 coin goes
   *[other] { $coins } coins go
} back to { $who-you ->
    [yes] your tray.
   *[no] { $who }’s tray.
}
event-formed = { $who-you ->
    [yes] You complete
   *[no] { $who } completes
} { $forms ->
    [one] a line or circle:
   *[other] { $forms } lines or circles:
} { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}.
event-broken = { $who-you ->
    [yes] You lose
   *[no] { $who } loses
} { $forms ->
    [one] a line or circle:
   *[other] { $forms } lines or circles:
} { $coins } coins go back to the tray.
event-drew-stones = { $who-you ->
    [yes] You draw
   *[no] { $who } draws
} { $stones ->
    [one] 1 stone.
   *[other] { $stones } stones.
}
event-drew-ritual = { $who-you ->
    [yes] You draw a ritual.
   *[no] { $who } draws a ritual.
}
event-drew = You have drawn { $ritual }.
event-dropped-ritual = { $who-you ->
    [yes] You remove a ritual from the game.
   *[no] { $who } removes a ritual from the game, unseen.
}
event-dropped = You have removed { $ritual }.
event-reshuffled = The deck of rituals is empty; the open pile becomes the new one.
event-no-draw = { $who-you ->
    [yes] You draw no ritual; there is none left.
   *[no] { $who } draws no ritual; there is none left.
}
event-played = { $who-you ->
    [yes] You play { $ritual }.
   *[no] { $who } plays { $ritual }.
}
event-copied = It is played as { $ritual }.
event-rolled = { $who-you ->
    [yes] You roll a { $roll }.
   *[no] { $who } rolls a { $roll }.
}
event-aimed = { $ritual } is aimed at { $victim-you ->
    [yes] you.
   *[no] { $victim }.
}
event-warded = { $who-you ->
    [yes] You ward { $ritual } off.
   *[no] { $who } wards { $ritual } off.
}
event-mirrored = { $who-you ->
    [yes] You turn { $ritual } against { $caster }.
   *[no] { $who } turns { $ritual } against { $caster-you ->
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
    [yes] None of your stones fits anywhere; your turn passes.
   *[no] No stone of { $who } fits anywhere; the turn passes.
}
event-more-coins = { $who-you ->
    [yes] You lay { $coins } more on cell { $cell }.
   *[no] { $who } lays { $coins } more on cell { $cell }.
}
event-replaced = { $who-you ->
    [yes] You replace { $victim }’s coins on cell { $cell } with { $coins } of your own.
   *[no] { $who } replaces { $victim-you ->
        [yes] your
       *[no] { $victim }’s
    } coins on cell { $cell } with { $coins }.
}
event-new-hand = { $who-you ->
    [yes] You put your stones back and draw { $stones }.
   *[no] { $who } puts all stones back and draws { $stones }.
}
event-refilled = { $who-you ->
    [yes] You fill your hand up (+{ $stones }).
   *[no] { $who } fills the hand up (+{ $stones }).
}
event-tide = { $turning ->
    [yes] The direction of play turns once the turn under way is over, extra turns included.
   *[no] The reversal is undone; the direction of play stays.
}
event-quick = { $who-you ->
    [yes] You take an extra turn.
   *[no] { $who } takes an extra turn.
}
event-stole = { $who-you ->
    [yes] You take the { $stone } from { $victim }.
   *[no] { $who } takes the { $stone } from { $victim-you ->
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
event-in-vain = { $ritual } finds nothing it could do.
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
} of
board-bag = { $stones ->
    [one] 1 stone
   *[other] { $stones } stones
} in the bag
board-deck = { $rituals ->
    [one] 1 ritual
   *[other] { $rituals } rituals
} to draw
board-pile = On the open pile: { $ritual }
board-roll = Rolled: { $roll }
board-turning = The direction of play turns after the turn under way
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
mat-gold = gold: pays double
mat-tray = { $coins } of { $all } left
mat-rituals = Your rituals
mat-no-rituals = None. A black stone brings one.
mat-drop = Remove
store-coins = coins left
store-rituals = rituals
store-skips = turns to miss

## Facts of components, for the line that says how we know them
fact-stones = number of stones
fact-symbols = symbol
fact-die = roll
fact-strong = strength
fact-colour = colour
fact-runes = runes
