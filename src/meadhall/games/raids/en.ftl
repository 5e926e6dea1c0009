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
tile-axe = Axe
    .about = A weapon: every monster counts 1 weaker for this ship. 1 shield.
tile-shielded-axe = Axe with two shields
    .about = A weapon: every monster counts 1 weaker for this ship. 2 shields, so no Viking loses a place.
tile-double-axe = Double axe
    .about = Two weapons: every monster counts 2 weaker for this ship. No shield.
tile-sail = Sail
    .about = Brings 1 Viking at the end of every voyage. 1 shield.
tile-shielded-sail = Sail with two shields
    .about = Brings 1 Viking at the end of every voyage. 2 shields, so no Viking loses a place.
tile-double-sail = Double sail
    .about = Brings 2 Vikings at the end of every voyage. No shield.
tile-mjolnir = Mjölnir
    .about = 1 point for each Viking aboard at the end of the game. 1 shield.
tile-double-mjolnir = Double Mjölnir
    .about = 2 points for each Viking aboard at the end of the game. No shield.
tile-standard-3 = Standard 3
    .about = 3 points if aboard at the end of the game. 1 shield.
tile-standard-4 = Standard 4
    .about = 4 points if aboard at the end of the game. No shield.
tile-standard-5 = Standard 5
    .about = 5 points if aboard at the end of the game. No shield.
tile-standard-6 = Standard 6
    .about = 6 points if aboard at the end of the game. No shield.
tile-wood-3 = Wood 3
    .about = Goods: 3 points once sold at a trading post. 1 shield.
tile-wood-4 = Wood 4
    .about = Goods: 4 points once sold at a trading post. 1 shield.
tile-wood-5 = Wood 5
    .about = Goods: 5 points once sold at a trading post. No shield.
tile-pig-3 = Pig 3
    .about = Goods: 3 points once sold at a trading post. 1 shield.
tile-pig-4 = Pig 4
    .about = Goods: 4 points once sold at a trading post. 1 shield.
tile-pig-5 = Pig 5
    .about = Goods: 5 points once sold at a trading post. No shield.
tile-fur-3 = Fur 3
    .about = Goods: 3 points once sold at a trading post. 1 shield.
tile-fur-5 = Fur 5
    .about = Goods: 5 points once sold at a trading post. 1 shield.
tile-fur-6 = Fur 6
    .about = Goods: 6 points once sold at a trading post. No shield.
tile-mead-4 = Mead 4
    .about = Goods: 4 points once sold at a trading post. 1 shield.
tile-mead-6 = Mead 6
    .about = Goods: 6 points once sold at a trading post. No shield.
tile-mead-7 = Mead 7
    .about = Goods: 7 points once sold at a trading post. No shield.
tile-rune = Rune
    .about = 1, 2, 3, 4 or 5 runes are worth 1, 3, 6, 10 or 15 points; further ones start a new set.
tile-post = Trading post
    .about = Sell 1 of your goods here, then hire 1 Viking.
tile-double-post = Double trading post
    .about = Sell up to 2 of your goods here, then hire 1 Viking.
tile-visit = Visit
    .about = Pass by: the first ship hires 2 Vikings, the second 1. No ship may stop here.
tile-plunder = Plunder
    .about = Pass by: the first ship takes a coin of 3, the second a coin of 1. No ship may stop here.
tile-monster-2 = Monster 2
    .about = Passing it, fight with 2 Vikings (fewer with weapons) and win 2 points, or feed it 1 Viking.
tile-monster-3 = Monster 3
    .about = Passing it, fight with 3 Vikings (fewer with weapons) and win 3 points, or feed it 1 Viking.
tile-monster-4 = Monster 4
    .about = Passing it, fight with 4 Vikings (fewer with weapons) and win 4 points, or feed it 1 Viking.
tile-monster-5 = Monster 5
    .about = Passing it, fight with 5 Vikings (fewer with weapons) and win 5 points, or feed it 1 Viking.
tile-monster-6 = Monster 6
    .about = Passing it, fight with 6 Vikings (fewer with weapons) and win 6 points, or feed it 1 Viking.
village = Village
    .about = Every ship that passes hires 1 Viking.

## Harbour tiles
harbour-race = First home
    .about = The first ship home gets a coin of 6, the second 3, the third 1.
harbour-goods = Most goods
    .about = Counts goods aboard and sold. Coins of 6, 3 and 1; of equals the ship that docked earlier is better.
harbour-kinds = Most kinds of goods
    .about = Counts different goods, aboard and sold. Coins of 6, 3 and 1; of equals the ship that docked earlier is better.
harbour-runes = Most runes
    .about = Coins of 6, 3 and 1; of equals the ship that docked earlier is better.
harbour-shields = Most shields
    .about = Counts the shields that can be seen on ship and tiles. Coins of 6, 3 and 1; of equals the ship that docked earlier is better.
harbour-weapons = Most weapons
    .about = A double axe counts 2. Coins of 6, 3 and 1; of equals the ship that docked earlier is better.
harbour-posts = Most trading posts
    .about = A double trading post counts 1. Coins of 6, 3 and 1; of equals the ship that docked earlier is better.
harbour-monsters = Most monsters
    .about = Counts beaten monsters, not their strength. Coins of 6, 3 and 1; of equals the ship that docked earlier is better.
harbour-sails = Most sails
    .about = A double sail counts 2. Coins of 6, 3 and 1; of equals the ship that docked earlier is better.

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
    [yes] { $rival } wants your { $tile } and has sent { $blow ->
        [one] 1 Viking
       *[other] { $blow } Vikings
    }. Strike back with { $cost }, or flee?
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
}{ $passes ->
    [yes] {""} (on the way: { $way })
   *[no] {""}
}
answer-sail-home = Sail home to berth { $slot }{ $passes ->
    [yes] {""} (on the way: { $way })
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
   *[other] { $left } stay
}
answer-flee = Flee and leave the tile
answer-flee-to = Flee to { $tile } on space { $space }{ $fight ->
    [yes] {""}, against { $rival }
   *[no] {""}
}{ $passes ->
    [yes] {""} (on the way: { $way })
   *[no] {""}
}
answer-flee-to-home = Flee home to berth { $slot }{ $passes ->
    [yes] {""} (on the way: { $way })
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
        [yes] You slip past { $tile } with an empty ship.
       *[no] { $who } slips past { $tile } with an empty ship.
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
