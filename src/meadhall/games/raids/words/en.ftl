game = Raids
game-about = Sail four voyages around the island, fill your longship and outrun the others. Whoever is furthest behind moves.

## Options
option-docked_ships_are_ahead = Docked ships count as ahead
    .about = Normally the last ship at sea may go on alone and pick what is left. With this option it must sail straight home.
option-docked_ships_are_ahead-false = no
option-docked_ships_are_ahead-true = yes
option-shields_count = The shield harbour counts
    .about = What the harbour tile for shields compares: every shield that can be seen, or the Vikings aboard.
option-shields_count-shields = visible shields
option-shields_count-vikings = Vikings aboard

## Tiles
name-weapon = { $size ->
    [2] Double axe
   *[1] { $shields ->
        [2] Axe with two shields
       *[other] Axe
    }
}
name-sail = { $size ->
    [2] Double sail
   *[1] { $shields ->
        [2] Sail with two shields
       *[other] Sail
    }
}
name-mjolnir = { $size ->
    [2] Double Mjölnir
   *[1] Mjölnir
}
name-standard = Standard { $points }
name-wood = Wood { $points }
name-pig = Pig { $points }
name-fur = Fur { $points }
name-mead = Mead { $points }
name-rune = Rune
name-post = { $size ->
    [2] Double trading post
   *[1] Trading post
}
name-visit = Visit
name-plunder = Plunder
name-monster = Monster { $points }
about-weapon = { $size ->
    [2] Two weapons
   *[1] A weapon
}: every monster counts { $size } weaker for this ship. { $shields }
about-sail = Brings { $size ->
    [1] 1 Viking
   *[other] { $size } Vikings
} at the end of every voyage. { $shields }
about-mjolnir = { $size ->
    [1] 1 point
   *[other] { $size } points
} for each Viking aboard at the end of the game. { $shields }
about-standard = { $points ->
    [1] 1 point
   *[other] { $points } points
} if aboard at the end of the game. { $shields }
about-goods = Goods: { $points ->
    [1] 1 point
   *[other] { $points } points
} once sold at a trading post. { $shields }
about-shields = { $n ->
    [0] No shield
    [1] 1 shield
   *[other] { $n } shields
}{ $keeps ->
    [yes] , so no Viking loses a place
   *[no] {""}
}.
about-rune = 1, 2, 3, 4 or 5 runes are worth { $set-1 }, { $set-2 }, { $set-3 }, { $set-4 } or { $set-5 } points; further ones start a new set.
about-post = { $size ->
    [1] Sell 1 of your goods here
   *[other] Sell up to { $size } of your goods here
}, then hire 1 Viking.
about-visit = Pass by: the first ship hires { $rank-1 ->
    [1] 1 Viking
   *[other] { $rank-1 } Vikings
}, the second { $rank-2 }. No ship may stop here.
about-plunder = Pass by: the first ship takes a coin of { $rank-1 }, the second a coin of { $rank-2 }. No ship may stop here.
about-monster = Passing it, fight with { $points ->
    [1] 1 Viking
   *[other] { $points } Vikings
} (fewer with weapons) and win { $points ->
    [1] 1 point
   *[other] { $points } points
}, or feed it 1 Viking.
village = Village
about-village = Every ship that passes hires { $vikings ->
    [1] 1 Viking
   *[other] { $vikings } Vikings
}.

## Harbour tiles
harbour-race = First home
harbour-goods = Most goods
harbour-kinds = Most kinds of goods
harbour-runes = Most runes
harbour-shields = Most shields
harbour-weapons = Most weapons
harbour-posts = Most trading posts
harbour-monsters = Most monsters
harbour-sails = Most sails
about-harbour-race = The first ship home gets a coin of { $rank-1 }, the second { $rank-2 }, the third { $rank-3 }.
about-harbour-goods = Counts goods aboard and sold. { $prizes }
about-harbour-kinds = Counts different goods, aboard and sold. { $prizes }
about-harbour-runes = { $prizes }
about-harbour-shields = Counts the shields that can be seen on ship and tiles; as an option, the Vikings aboard instead. { $prizes }
about-harbour-weapons = A double axe counts 2. { $prizes }
about-harbour-posts = A double trading post counts 1. { $prizes }
about-harbour-monsters = Counts beaten monsters, not their strength. { $prizes }
about-harbour-sails = A double sail counts 2. { $prizes }
about-prizes = Coins of { $rank-1 }, { $rank-2 } and { $rank-3 }; of equals the ship that docked earlier is better.

## Score sheet
score-coins = Coins
score-runes = Runes
score-mjolnirs = Mjölnir × Vikings
score-standards = Standards
score-goods = Goods sold
score-monsters = Monsters

## Where a ship is
status-waiting = in the harbour, berth { $slot }
status-docked = home, berth { $slot }
status-at-sea = at sea, space { $space }

## Questions
ask-take = { $who-you ->
    [yes] You take { $tile }. Where does it go?
   *[no] { $who } takes { $tile } and stows it.
}
ask-sell = { $who-you ->
    [yes] What do you sell? { $sales ->
        [one] One more may go.
       *[other] { $sales } more may go.
    }
   *[no] { $who } trades.
}
ask-sail = { $who-you ->
    [yes] Where do you sail?
   *[no] { $who } sets a course.
}
ask-monster = { $who-you ->
    [yes] { $tile } rises on space { $space }. Fight it or feed it?
   *[no] { $who } faces { $tile } on space { $space }.
}
ask-battle = { $who-you ->
    [yes] { $side ->
        [attacker] { $rival } defends { $tile } and has sent { $blow } Vikings.
       *[defender] { $rival } wants your { $tile } and has sent { $blow ->
            [one] 1 Viking
           *[other] { $blow } Vikings
        }.
    } Strike back with { $cost }, or flee?
   *[no] { $who } must strike back against { $rival } or flee.
}
ask-flee = { $who-you ->
    [yes] You give way. Where do you flee?
   *[no] { $who } gives way and looks for another place.
}
ask-turned-away = { $who-you ->
    [yes] The place is taken and you have no Viking to fight for it. Where do you sail on?
   *[no] { $who } finds the place taken and sails on.
}
ask-over = The game is over.

## Answers
answer-place = Stow { $tile } on a free space
answer-replace = Put it in the place of { $tile }
answer-throw = Throw { $tile } away
answer-sell = Sell { $tile } for { $points } points
answer-done = Sell nothing more
way-vikings = { $vikings ->
    [one] 1 Viking
   *[other] { $vikings } Vikings
}
way-coins = { $coins ->
    [one] 1 coin point
   *[other] { $coins } coin points
}
answer-sail = Sail to { $tile } on space { $space }{ $fight ->
    [yes] {""}, against { $rival }
   *[no] {""}
}
    .detail = { $passes ->
        [yes] on the way: { $way }
       *[no] {""}
    }
answer-sail-home = Sail home to berth { $slot }
    .detail = { $passes ->
        [yes] on the way: { $way }
       *[no] {""}
    }
answer-fight = Fight: { $cost ->
    [0] your weapons suffice
    [one] 1 Viking falls
   *[other] { $cost } Vikings fall
}, { $points } points
answer-feed = { $vikings ->
    [0] Slip past; you have no Viking it could take
   *[other] Feed it 1 Viking and sail on
}
answer-strike = Strike back with { $cost } Vikings, { $left ->
    [0] none stays
    [one] 1 stays
   *[other] { $left } stay
}
answer-flee = Flee and leave the tile
answer-flee-to = Flee to { $tile } on space { $space }{ $fight ->
    [yes] {""}, against { $rival }
   *[no] {""}
}
    .detail = { $passes ->
        [yes] on the way: { $way }
       *[no] {""}
    }
answer-flee-to-home = Flee home to berth { $slot }
    .detail = { $passes ->
        [yes] on the way: { $way }
       *[no] {""}
    }

## Events
source-village = a village
source-visit = a visit
source-post = the trading post
source-sails = the sails
source-plunder = a plunder
source-harbour = the harbour
event-voyage = Voyage { $voyage } begins. Harbour: { $harbour }.
event-took = { $who-you ->
    [yes] You take { $tile }.
   *[no] { $who } takes { $tile }.
}
event-replaced = { $who-you ->
    [yes] You take { $tile }; { $old } leaves the game.
   *[no] { $who } takes { $tile }; { $old } leaves the game.
}
event-threw = { $who-you ->
    [yes] You throw { $tile } away.
   *[no] { $who } throws { $tile } away.
}
event-sold = { $who-you ->
    [yes] You sell { $tile } for { $points } points.
   *[no] { $who } sells { $tile } for { $points } points.
}
event-hired = { $who-you ->
    [yes] You hire { $vikings ->
        [0] nobody
        [one] 1 Viking
       *[other] { $vikings } Vikings
    } from { $source }
   *[no] { $who } hires { $vikings ->
        [0] nobody
        [one] 1 Viking
       *[other] { $vikings } Vikings
    } from { $source }
}{ $lost ->
    [0] .
   *[other] ; no shield free for { $lost }.
}
event-lost = { $who-you ->
    [yes] You lose { $vikings ->
        [one] 1 Viking
       *[other] { $vikings } Vikings
    } for want of shields.
   *[no] { $who } loses { $vikings ->
        [one] 1 Viking
       *[other] { $vikings } Vikings
    } for want of shields.
}
event-left-game = { $tile } on space { $space } leaves the game.
event-sailed = { $who-you ->
    [yes] You sail { $home ->
        [yes] home
       *[no] to space { $space }
    }.
   *[no] { $who } sails { $home ->
        [yes] home
       *[no] to space { $space }
    }.
}
event-fled = { $who-you ->
    [yes] You flee { $home ->
        [yes] home
       *[no] to space { $space }
    }.
   *[no] { $who } flees { $home ->
        [yes] home
       *[no] to space { $space }
    }.
}
event-coin = { $who-you ->
    [yes] You get a coin of { $value } from { $source }.
   *[no] { $who } gets a coin of { $value } from { $source }.
}
event-fought = { $who-you ->
    [yes] You beat { $tile }; { $cost ->
        [0] nobody falls
        [one] 1 Viking falls
       *[other] { $cost } Vikings fall
    }.
   *[no] { $who } beats { $tile }; { $cost ->
        [0] nobody falls
        [one] 1 Viking falls
       *[other] { $cost } Vikings fall
    }.
}
event-fed = { $vikings ->
    [0] { $who-you ->
        [yes] You slip past { $tile } without a Viking aboard.
       *[no] { $who } slips past { $tile } without a Viking aboard.
    }
   *[other] { $who-you ->
        [yes] You feed 1 Viking to { $tile }.
       *[no] { $who } feeds 1 Viking to { $tile }.
    }
}
event-struck = { $who-you ->
    [yes] You send { $vikings ->
        [one] 1 Viking
       *[other] { $vikings } Vikings
    } against { $rival }.
   *[no] { $who } sends { $vikings ->
        [one] 1 Viking
       *[other] { $vikings } Vikings
    } against { $rival-you ->
        [yes] you
       *[no] { $rival }
    }.
}
event-gave-way = { $who-you ->
    [yes] You give way to { $rival } on space { $space }.
   *[no] { $who } gives way to { $rival-you ->
        [yes] you
       *[no] { $rival }
    } on space { $space }.
}
event-turned-away = { $who-you ->
    [yes] You reach space { $space } without a Viking; { $rival } holds it.
   *[no] { $who } reaches space { $space } without a Viking; { $rival-you ->
        [yes] you hold
       *[no] { $rival } holds
    } it.
}
event-docked = { $who-you ->
    [yes] You dock at berth { $slot }.
   *[no] { $who } docks at berth { $slot }.
}
event-ghost = The ghost ship drifts { $home ->
    [yes] home
   *[no] to the village on space { $space }
}.
event-ranked = { $rank ->
    [1] First
    [2] Second
   *[other] Third
} at the harbour: { $who-you ->
    [yes] you
   *[no] { $who }
}, coin of { $coin }.
event-ended = All ships are home. The game is over.

## Board and ships
board = The sea route round the island: twenty spaces, then the harbour
board-stop = Space { $space }: { $tile }
board-ship = { $who }: { $status }
board-harbour = Voyage { $voyage }: { $harbour }
board-you = you
board-free = free
plate-fight = Fight
plate-feed = Feed
plate-strike = Strike
plate-flee = Flee
plate-throw = Throw away
plate-done = Done
ghost = Ghost ship
    .about = Sails along when two play: from village to village. It takes no tiles, but what lies between it and the next ship ahead leaves the game.
harbour = Harbour
    .about = Ships wait inside the basin and dock at the berths outside it, the first to come home at berth 1. Who docked last sets out first on the next voyage.
viking = Vikings
    .about = Each stands behind a shield. They fight monsters and rivals, feed monsters, and count for Mjölnir at the end.
shield = Shields
    .about = Room for one Viking each. A free space shows two, a tile covers them and shows its own.
mat-ship = { $who-you ->
    [yes] Your longship
   *[no] The longship of { $who }
}: { $vikings ->
    [one] 1 Viking
   *[other] { $vikings } Vikings
}, { $shields ->
    [one] 1 shield
   *[other] { $shields } shields
}
mat-space = Space { $space }: { $tile }
mat-free = Space { $space }: free
mat-beside = Beside your ship
mat-crew = { $vikings ->
    [one] 1 Viking
   *[other] { $vikings } Vikings
}, { $shields ->
    [one] 1 shield
   *[other] { $shields } shields
}: { $room ->
    [0] no room for more.
   *[other] room for { $room } more.
}
store-crew = Vikings / shields
store-coins = points in coins
store-runes = runes
store-monsters = monsters beaten
store-posts = trading posts
store-goods = goods sold

## Facts of components, for the line that says how we know them
fact-double = size
fact-good = goods
fact-shields = shields
fact-village = Vikings of a village
fact-visit = Vikings of a visit
fact-plunder = coins of a plunder
