game = Raids
game-about = Voyage after voyage round the island: equip your longship and leave the others behind. Whoever lies furthest behind is next.
game-goal = Most points after four voyages.
game-do = Sail round the island, load your longship, hire Vikings, beat monsters and push rivals aside.

## Options
option-docked_ships_are_ahead = Ships that are home count as ahead
    .about = Before it sails, a ship clears away all tiles up to the next ship ahead. Without this option ships that are home do not count, so the last ship at sea may go on alone and take what is left. With it, all tiles before that ship leave the game and it can only sail home.
option-docked_ships_are_ahead-false = no
option-docked_ships_are_ahead-true = yes
option-shields_count = The harbour tile for shields counts
    .about = The rulebook asks who has the most shields and does not say which: all that can be seen on ship and tiles, those on tiles only, or those with a Viking behind them.
option-shields_count-shields = all visible shields
option-shields_count-vikings = Vikings aboard
option-shields_count-tiles = shields on tiles

## Tiles: standing alone, inside a list, inside a sentence
name-weapon = { $size ->
    [2] Double axe
   *[1] Axe
}{ with-shields }
name-sail = { $size ->
    [2] Double sail
   *[1] Sail
}{ with-shields }
name-mjolnir = { $size ->
    [2] Double Mjölnir
   *[1] Mjölnir
}{ with-shields }
name-standard = Standard ({ $points })
name-wood = Wood ({ $points })
name-pig = Pig ({ $points })
name-fur = Fur ({ $points })
name-mead = Mead ({ $points })
name-own = { $good } ({ $points })
name-rune = Rune
name-post = { $size ->
    [2] Double trading post
   *[1] Trading post
}
name-visit = Visit
name-plunder = Plunder
name-monster = Monster ({ $points })
plain-weapon = { $size ->
    [2] double axe
   *[1] axe
}{ with-shields }
plain-sail = { $size ->
    [2] double sail
   *[1] sail
}{ with-shields }
plain-mjolnir = { $size ->
    [2] double Mjölnir
   *[1] Mjölnir
}{ with-shields }
plain-standard = standard ({ $points })
plain-wood = wood ({ $points })
plain-pig = pig ({ $points })
plain-fur = fur ({ $points })
plain-mead = mead ({ $points })
plain-own = { $good } ({ $points })
plain-rune = rune
plain-post = { $size ->
    [2] double trading post
   *[1] trading post
}
plain-visit = visit
plain-plunder = plunder
plain-monster = monster ({ $points })
the-weapon = the { plain-weapon }
the-sail = the { plain-sail }
the-mjolnir = the { plain-mjolnir }
the-standard = the { plain-standard }
the-wood = the { plain-wood }
the-pig = the { plain-pig }
the-fur = the { plain-fur }
the-mead = the { plain-mead }
the-own = { $good } ({ $points })
the-rune = the { plain-rune }
the-post = the { plain-post }
the-visit = the { plain-visit }
the-plunder = the { plain-plunder }
the-monster = the { plain-monster }
with-shields = { $shields ->
    [0] {""}
    [1] {""}
   *[other] {" "}with { $shields } shields
}
number = { $n }

## What a tile is good for, in a few words
gain-weapon = { $size ->
    [1] 1 Viking
   *[other] { $size } Vikings
} less for each monster fought
gain-sail = { $size ->
    [1] 1 Viking
   *[other] { $size } Vikings
} at the end of each voyage
gain-mjolnir = { $size ->
    [1] 1 point
   *[other] { $size } points
} per Viking at the end of the game
gain-standard = { $points ->
    [1] 1 point
   *[other] { $points } points
} at the end of the game
gain-goods = { $points ->
    [1] 1 point
   *[other] { $points } points
} once sold
gain-rune = { $most ->
    [1] points of each rune: { $sets }
   *[other] sets of 1 to { $most } runes score { $sets } points
}
gain-post = it buys { $size ->
    [1] 1 of the goods aboard
   *[other] up to { $size } of the goods aboard
}

## What components do
about-weapon = { $size ->
    [1] Fighting a monster costs this ship 1 Viking less.
   *[other] { $size } weapons in one: fighting a monster costs this ship { $size } Vikings less.
} { $shields }
about-sail = Brings { $size ->
    [1] 1 Viking
   *[other] { $size } Vikings
} at the end of every voyage, as far as shields are free. { $shields }
about-mjolnir = At the end of the game { $size ->
    [1] 1 point
   *[other] { $size } points
} for each Viking aboard. { $shields }
about-standard = { $points ->
    [1] 1 point
   *[other] { $points } points
}, if it is aboard at the end of the game. { $shields }
about-goods = Goods: { $points ->
    [1] 1 point
   *[other] { $points } points
} once sold at a trading post, nothing while aboard. { $shields }
about-shields = { $n ->
    [0] Shows no shield
    [1] Shows 1 shield
   *[other] Shows { $n } shields
}; a bare place shows { $bare ->
    [0] none
   *[other] { $bare }
}.
about-rune = { about-runes }
about-runes = Runes score at the end of the game, by the number in a set: { $sets }. { $most ->
    [1] Each rune is a set of its own.
   *[other] After { $most } runes a new set begins.
}
set = { $points ->
    [1] 1 point
   *[other] { $points } points
} for { $n }
about-post = Here { $size ->
    [1] 1 of the goods aboard
   *[other] up to { $size } of the goods aboard
} can be sold; then { $hires ->
    [1] 1 Viking comes
   *[other] { $hires } Vikings come
} aboard, if a shield is free.
about-visit = For ships that pass: { $shares }. The others get none, and no ship may stop here.
about-plunder = For ships that pass: { $shares }. The others get none, and no ship may stop here.
share-visit = { $n ->
    [1] 1 Viking
   *[other] { $n } Vikings
} for the { nth }
share-plunder = a coin of { $n } for the { nth }
prize = a coin of { $n } for the { nth }
nth = { $rank ->
    [1] first
    [2] second
    [3] third
   *[other] fourth
}
about-monster = A ship that passes may fight it: it loses { $points ->
    [1] 1 Viking
   *[other] { $points } Vikings
}, 1 less for each of its weapons, and gets { $points ->
    [1] 1 point
   *[other] { $points } points
} and the tile. Else it feeds the monster { $meal ->
    [1] 1 Viking
   *[other] { $meal } Vikings
}, and the monster stays. No ship may stop here.
village = Village
about-village = Every ship that passes hires { $vikings ->
    [0] nobody
    [1] 1 Viking
   *[other] { $vikings } Vikings
}, as far as shields are free.
route = The route
about-route = { $spaces ->
    [1] 1 space
   *[other] { $spaces } spaces
} round the island, { $villages ->
    [0] no village
    [1] 1 of them a village
   *[other] { $villages } of them villages
}, and then the harbour. It is sailed { $voyages ->
    [1] once
    [2] twice
   *[other] { $voyages } times
}, each time with new tiles. Whoever lies furthest behind is next; before a ship sails, all tiles up to the next ship ahead leave the game.
harbour = Harbour
about-harbour = Ships wait inside the basin and dock outside it: the first to come home at berth 1, also while others still wait. Whoever docked last sets out first on the next voyage.
ghost = Ghost ship
about-ghost = Sails along when two play, from village to village. It takes no tiles and fights nobody, but all tiles up to the next ship ahead of it leave the game.
battle = Battle
about-battle = Whoever comes to a tile where another ship lies sends 1 Viking into battle. Then each in turn sends one more than the other, or flees to a tile further on. Whoever stays keeps the space, and takes the tile on the next turn.
viking = Vikings
about-viking = Each stands behind a shield. They fall in battles and against monsters, and each counts for Mjölnir at the end of the game.
shield = Shields
about-shield = Each has room for one Viking. A bare place shows { $shields }; a tile covers them and shows its own. Vikings without a shield leave.
place = Places of a ship
about-place = { $places ->
    [1] 1 place
   *[other] { $places } places
} for weapons, sails, Mjölnirs, standards and goods. Once they are full, a new tile takes the place of another, which leaves the game.
coin = Coins
about-coin = Coins are points at the end of the game. There are coins of { $coins }.
runes = Runes
monsters = Beaten monsters
about-monsters = Each scores its strength in points at the end of the game.
posts = Trading posts
about-posts = They have done their work and score nothing; one harbour tile counts them.
sold = Sold goods
about-sold = Sold goods score their points at the end of the game; goods still aboard score nothing.

## Harbour tiles
harbour-race = First home
harbour-goods = Most goods
harbour-kinds = Most kinds of goods
harbour-runes = Most runes
harbour-shields = Most shields
harbour-shields-vikings = Most Vikings
harbour-shields-tiles = Most shields on tiles
harbour-weapons = Most weapons
harbour-posts = Most trading posts
harbour-monsters = Most monsters
harbour-sails = Most sails
about-harbour-race = Ranks the ships in the order they come home. { $prizes }
about-harbour-goods = Counts goods, aboard and sold. { $prizes } { of-equals }
about-harbour-kinds = Counts different goods, aboard and sold. { $prizes } { of-equals }
about-harbour-runes = Counts runes. { $prizes } { of-equals }
about-harbour-shields = Counts all shields that can be seen on ship and tiles, with a Viking or without. { $prizes } { of-equals }
about-harbour-shields-vikings = Counts the Vikings aboard. { $prizes } { of-equals }
about-harbour-shields-tiles = Counts the shields on tiles aboard, not those of bare places. { $prizes } { of-equals }
about-harbour-weapons = Counts weapons; a double axe is two. { $prizes } { of-equals }
about-harbour-posts = Counts trading posts; a double one is one. { $prizes } { of-equals }
about-harbour-monsters = Counts beaten monsters, not their strength. { $prizes } { of-equals }
about-harbour-sails = Counts sails; a double sail is two. { $prizes } { of-equals }
about-prizes = At the end of the voyage: { $coins }.
of-equals = Of equals, the ship that docked earlier is ahead.

## Score sheet
score-coins = Coins
    .about = What all your coins show: prizes of the harbour, and of plunders you passed.
score-runes = Runes
    .about = The more runes lie beside your ship, the more each set of them is worth.
score-mjolnirs = Mjölnir × Vikings
    .about = Every Mjölnir aboard counts one point for each Viking aboard; a double counts two.
score-standards = Standards
    .about = What the standards aboard show. One that was replaced counts nothing.
score-goods = Goods sold
    .about = What the goods show that you sold at trading posts. Goods still aboard count nothing.
score-monsters = Monsters
    .about = The full strength of every monster you beat, whatever the fight cost.

## Where a ship is
status-waiting = in the start harbour, berth { $slot }
status-docked = home, berth { $slot }
status-at-sea = at sea, space { $space }

## Questions
ask-take = { $who-you ->
    [yes] You have reached { $tile }. What do you do with it?
   *[no] { $who } decides what to do with { $tile }.
}
    .rule = Your turn begins with the tile you lie at: stow it on a free place, put it in place of another, or throw it away.
ask-sell = { $who-you ->
    [yes] The trading post buys { $sales ->
        [one] 1 of your goods
       *[other] up to { $sales } of your goods
    }. Which do you sell?
   *[no] { $who } is trading.
}
    .rule = A trading post buys goods only now: sold goods score at the end of the game and free their place, goods still aboard score nothing.
ask-sail = { $courses ->
    [1] { $who-you ->
        [yes] No tile is left where you could stop: sail home.
       *[no] { $who } can only sail home.
    }
   *[other] { $who-you ->
        [yes] Where do you sail?
       *[no] { $who } sets a course.
    }
}
    .rule = Sail forward to any tile where ships may stop, or home; whoever lies furthest behind is next, so short hops bring more turns.
ask-monster = { $who-you ->
    [yes] A monster of strength { $strength } rises on space { $space }. Do you fight it or feed it?
   *[no] { $who } faces a monster of strength { $strength } on space { $space }.
}
    .rule = Fighting costs as many Vikings as the monster is strong, 1 less for each weapon, and wins its strength in points; feeding it costs 1 Viking.
ask-battle = { $who-you ->
    [yes] { $rival } { $side ->
        [attacker] defends { $tile }
       *[defender] attacks you for { $tile }
    } and has sent { of-the-blow }. Do you strike back with { $cost }, or flee?
   *[no] { $who } strikes back with { $cost } Vikings or flees.
}
    .rule = Each in turn sends exactly one Viking more than the last blow, or flees; Vikings sent are gone, weapons do not help, and who stays keeps the space.
of-the-blow = { $blow ->
    [one] 1 Viking
   *[other] { $blow } Vikings
}
ask-flee = { $courses ->
    [1] { $who-you ->
        [yes] You must leave this space, and no tile is left where you could stop: flee home.
       *[no] { $who } can only flee home.
    }
   *[other] { $who-you ->
        [yes] You must leave this space. Where do you flee?
       *[no] { $who } must leave space { $space } and flees.
    }
}
    .rule = Who flees sails on at once to a tile ahead or home and passes everything as usual; nothing is taken, and no tile leaves the game.
ask-turned-away = { $courses ->
    [1] { $who-you ->
        [yes] Another ship lies here, you have no Viking to send against it, and no tile is left where you could stop: sail home.
       *[no] { $who } has no Viking for a battle and can only sail home.
    }
   *[other] { $who-you ->
        [yes] Another ship lies here, and you have no Viking to send against it. Where do you sail on?
       *[no] { $who } has no Viking for a battle and sails on.
    }
}
    .rule = A battle takes a Viking: who reaches another ship without one names a goal further ahead, and nothing on the way happens twice.
ask-over = The game is over.

## Answers
leave-for-want-of-shields = { $lost ->
    [0] {""}
    [one] : 1 Viking loses its shield and leaves
   *[other] : { $lost } Vikings lose their shields and leave
}
shields-then = { $shields ->
    [0] no shield then
    [one] 1 shield then
   *[other] { $shields } shields then
}
answer-place = Stow { $tile }{ leave-for-want-of-shields }
    .detail = { $gain }; { shields-then }
answer-replace = Stow { $tile } in place of { $old }, which leaves the game{ leave-for-want-of-shields }
    .detail = { $gain }; until now { $gone }; { shields-then }
answer-throw = Throw { $tile } away: it leaves the game
answer-sell = Sell { $tile } for { $points ->
    [one] 1 point
   *[other] { $points } points
}{ leave-for-want-of-shields }
    .detail = { shields-then }
answer-done = Leave the trading post: { $vikings ->
    [0] its Viking finds no free shield
    [one] 1 Viking comes aboard
   *[other] { $vikings } Vikings come aboard
}
way-vikings = { $most ->
    [0] no shield is free for Vikings on the way
   *[other] hire { $sure ->
        [yes] {""}
       *[no] { $fewest } to{" "}
    }{ $most ->
        [one] 1 Viking
       *[other] { $most } Vikings
    } on the way
}
way-coins = { $coins ->
    [one] 1 point in coins
   *[other] { $coins } points in coins
}
way-race = a coin of { $coin } for coming home now
way-monster = monster ({ $strength }): { $cost ->
    [0] your weapons beat it
   *[other] { $meal ->
        [0] it finds nobody aboard
       *[other] fight with { $cost ->
            [one] 1 Viking
           *[other] { $cost } Vikings
        } or feed it { $meal }
    }
}
way-battle = { $armed ->
    [yes] {""}
   *[no] if a Viking is left{" "}
}1 Viking falls at once and { $rival } ({ $theirs ->
    [0] no Viking
    [one] 1 Viking
   *[other] { $theirs } Vikings
}) { $answered ->
    [yes] may strike back
   *[no] must flee
}
answer-sail = Sail to space { $space }: { $tile }{ $fight ->
    [yes] , held by { $rival }
   *[no] {""}
}
    .detail = { on-the-way }
answer-sail-home = Sail home to berth { $slot }
    .detail = { on-the-way }
answer-flee-to = Flee to space { $space }: { $tile }{ $fight ->
    [yes] , held by { $rival }
   *[no] {""}
}
    .detail = { on-the-way }
answer-flee-to-home = Flee home to berth { $slot }
    .detail = { on-the-way }
on-the-way = { $passes ->
    [yes] { $way }
   *[no] {""}
}
answer-fight = Fight it for { $points ->
    [one] 1 point
   *[other] { $points } points
}: { $cost ->
    [0] your weapons suffice
    [one] 1 Viking falls
   *[other] { $cost } Vikings fall
}
    .detail = { crew-left }
answer-feed = { $vikings ->
    [0] Slip past it: there is no Viking aboard to feed it
    [one] Feed it 1 Viking and sail on
   *[other] Feed it { $vikings } Vikings and sail on
}
    .detail = { $vikings ->
        [0] {""}
       *[other] { crew-left }
    }
crew-left = { $left ->
    [0] no Viking stays aboard
    [one] 1 Viking stays aboard
   *[other] { $left } Vikings stay aboard
}
answer-strike = Strike back with { $cost } Vikings
    .detail = { crew-left }; { $answered ->
        [yes] { $rival } has { $theirs } and needs { $needs } to answer
       *[no] { $theirs ->
            [0] { $rival } has none left
           *[other] { $rival } has only { $theirs }
        } and must flee
    }
answer-flee = Flee and leave { $tile } to { $rival }
    .detail = { $vikings ->
        [one] your Viking stays aboard
       *[other] your { $vikings } Vikings stay aboard
    }

## Events
source-village = from a village
source-visit = from a visit
source-post = from the trading post
source-sails = thanks to the sails
source-plunder = from a plunder
source-harbour = from the harbour
event-voyage = Voyage { $voyage } begins. Harbour tile: { $harbour }.
event-took = { $who-you ->
    [yes] You take { $tile }
   *[no] { $who } takes { $tile }
}: { $gain }.
event-replaced = { $who-you ->
    [yes] You stow { $tile } in place of { $old }, which leaves the game
   *[no] { $who } stows { $tile } in place of { $old }, which leaves the game
}: { $gain }; until now { $gone }.
event-threw = { $who-you ->
    [yes] You throw { $tile } away; it leaves the game.
   *[no] { $who } throws { $tile } away; it leaves the game.
}
event-sold = { $who-you ->
    [yes] You sell { $tile }
   *[no] { $who } sells { $tile }
} for { $points ->
    [one] 1 point
   *[other] { $points } points
}.
event-hired = { $who-you ->
    [yes] You hire { some-vikings }
   *[no] { $who } hires { some-vikings }
} { $source }{ $lost ->
    [0] .
    [one] ; for 1 no shield is free.
   *[other] ; for { $lost } no shield is free.
}
some-vikings = { $vikings ->
    [0] nobody
    [one] 1 Viking
   *[other] { $vikings } Vikings
}
event-lost = { $who-you ->
    [yes] You lose { some-vikings } for want of shields.
   *[no] { $who } loses { some-vikings } for want of shields.
}
event-left-game = Out of the game: { $tile } from space { $space }.
event-sailed = { $who-you ->
    [yes] You sail { where }.
   *[no] { $who } sails { where }.
}
event-fled = { $who-you ->
    [yes] You flee { where }.
   *[no] { $who } flees { where }.
}
where = { $home ->
    [yes] home
   *[no] to space { $space }
}
event-coin = { $who-you ->
    [yes] You get
   *[no] { $who } gets
} a coin of { $value } { $source }: { $value ->
    [one] 1 point
   *[other] { $value } points
}.
event-fought = { $who-you ->
    [yes] You beat
   *[no] { $who } beats
} a monster of strength { $strength }: { $strength ->
    [one] 1 point
   *[other] { $strength } points
}; { $vikings ->
    [0] no Viking falls
    [one] 1 Viking falls
   *[other] { $vikings } Vikings fall
}.
event-fed = { $vikings ->
    [0] { $who-you ->
        [yes] You slip past a monster of strength { $strength } without a Viking aboard.
       *[no] { $who } slips past a monster of strength { $strength } without a Viking aboard.
    }
   *[other] { $who-you ->
        [yes] You feed { some-vikings } to a monster of strength { $strength }.
       *[no] { $who } feeds { some-vikings } to a monster of strength { $strength }.
    }
}
event-struck = { $who-you ->
    [yes] You send { some-vikings } into battle against { $rival }.
   *[no] { $who } sends { some-vikings } into battle against { $rival-you ->
        [yes] you
       *[no] { $rival }
    }.
}
event-gave-way = { $who-you ->
    [yes] You give way to { $rival } and must leave space { $space }.
   *[no] { $who } gives way to { $rival-you ->
        [yes] you
       *[no] { $rival }
    } and must leave space { $space }.
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
event-ranked = { $who-you ->
    [yes] You are
   *[no] { $who } is
} { nth } at the harbour.
event-ended = All ships are home. The game is over.

## Why an answer is not possible
why-behind = Space { $space } lies behind you: you are at space { $at }, and ships only sail forward.
why-here = { $question ->
    [flee] You cannot stay on space { $space }: { $rival } has won it.
    [turned-away] You cannot stay on space { $space }: { $rival } lies there, and you have no Viking for a battle.
   *[other] You already lie at space { $space }, and a ship has to sail on.
}
why-beyond = There is no space { $space }: the route ends at the harbour, which is { $harbour }.
why-empty = No tile lies on space { $space }, and a ship stops only at a tile or at home.
why-village = Space { $space } is a village: ships pass it and never stop there.{ $ghost ->
    [yes] {" "}The ghost ship there cannot be attacked.
   *[no] {""}
}
    .help = { $vikings ->
        [0] {""}
        [one] Sail past it, and 1 Viking comes aboard if a shield is free.
       *[other] Sail past it, and { $vikings } Vikings come aboard as far as shields are free.
    }
why-visit = The visit on space { $space } is only passed; no ship stops there.
    .help = { $vikings ->
        [0] Passing it brings nothing any more: its Vikings have been hired.
        [one] Sail past it, and 1 Viking comes aboard if a shield is free.
       *[other] Sail past it, and { $vikings } Vikings come aboard as far as shields are free.
    }
why-plunder = The plunder on space { $space } is only passed; no ship stops there.
    .help = { $coin ->
        [0] Passing it brings nothing any more: its coins have been taken.
       *[other] Sail past it, and you get a coin of { $coin }.
    }
why-monster = The monster of strength { $strength } on space { $space } is only passed; no ship stops there.
    .help = Choose a goal behind it. { $able ->
        [free] Your weapons beat it, and no Viking falls.
        [yes] You then fight it with { $need ->
            [one] 1 Viking
           *[other] { $need } Vikings
        } or feed it { $meal }; you would get there with { $have } at best.
        [none] You would get there without a Viking, and it lets you pass.
       *[no] Fighting it takes { $need } Vikings, and you would get there with { $have } at best: you feed it { $meal }.
    }
why-unarmed = Stopping there means a battle with { $rival }, and that takes { $need } Viking; you would arrive with { $have }{ $fed ->
    [0] {""}
    [one] , because a monster on the way eats 1
   *[other] , because monsters on the way eat { $fed }
}.
    .help = Choose a free tile. You hire Vikings at villages, visits and trading posts.
why-take-first = First decide about { $tile }, where you lie: stow it or throw it away. Then you sail.
why-sell-first = First the trading post: sell { $sales ->
    [one] 1 of your goods
   *[other] up to { $sales } of your goods
}, or leave it. Then you sail.
why-course-set = First the monster here: { $cost ->
    [0] your weapons beat it, or you
    [one] fight it with 1 Viking, or
   *[other] fight it with { $cost } Vikings, or
} { $meal ->
    [0] slip past it
   *[other] feed it { $meal }
}. Then you sail on { $home ->
    [yes] home
   *[no] to space { $goal }
}, as you said.
why-in-battle = First the battle with { $rival } for { $tile }: strike back with { $need } of your { $have } Vikings, or flee. Where to is asked after that.
why-full = All { $places } places of your ship are taken: none is free for { $tile }.
    .help = Stow it in place of a tile aboard, which then leaves the game, or throw it away.
why-bare = { $question ->
    [sell] Nothing lies on place { $place } that you could sell.
   *[other] Nothing lies on place { $place } that another tile could replace.
}
    .help = { $question ->
        [sell] {""}
       *[other] Stow the new tile on a free place.
    }
why-no-place = Your ship has { $places } places; there is no place { $place }.
why-not-goods = The trading post buys goods only, and { $tile } is none.
why-no-post = Goods are sold only when your turn begins at a trading post; until then { $tile } stays aboard.
    .help = { $post ->
        [0] No trading post lies ahead of you on this voyage.
       *[other] The nearest one ahead lies on space { $post }.
    }
why-stowed = What lies aboard stays aboard: { $tile } goes only when a new tile takes its place.
    .help = You decide that when your turn begins at a weapon, a sail, a Mjölnir, a standard or goods.
why-unladen = No tile waits to be stowed: you take one when your turn begins, the one you lie at.
    .help = Stop at a weapon, a sail, a Mjölnir, a standard or goods; your next turn begins with it.

## Board and ships
board = The route round the island: { $spaces ->
    [one] 1 space
   *[other] { $spaces } spaces
}, then the harbour
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
plate-done = Leave
text-start = In the start harbour:
text-berth = berth { $berth }
text-signs =
    ○ a shield, room for one Viking · ~ ~ open sea · +1 Vikings to hire on the way · a figure behind a name: points, or strength of a monster · ⌂ the harbour and its next berth · ◎ the ghost ship
mat-ship = { $who-you ->
    [yes] Your longship
   *[no] The longship of { $who }
}: { mat-figures }
mat-figures = { $vikings ->
    [one] 1 Viking
   *[other] { $vikings } Vikings
}, { $shields ->
    [one] 1 shield
   *[other] { $shields } shields
}
mat-space = Place { $space }: { $tile }
mat-free = Place { $space }: free
mat-beside = Beside your ship
    .about = What needs no place aboard: coins, runes, beaten monsters, trading posts, and goods that were sold.
mat-crew = { mat-figures }, { $room ->
    [0] none
   *[other] { $room }
} of them free.
store-crew = Vikings / shields
store-coins = points in coins
store-runes = runes
store-monsters = monsters beaten
store-posts = trading posts
store-goods = goods sold

## What lessons compare besides points
tally-viking = Vikings
tally-shield = shields

## Facts of components, for the line that says how we know them
fact-rule = rule
fact-double = size
fact-good = goods
fact-shields = shields
fact-village = Vikings of a village
fact-villages = where villages lie
fact-visit = shares
fact-plunder = shares
fact-harbour = length of the route
fact-voyages = voyages
fact-tiles-a-voyage = tiles of a voyage
fact-harbours = harbour tiles
fact-spaces = places
fact-seats = players
fact-vikings = Vikings at the start
fact-value = values
fact-sets = points of sets
fact-prizes = coins
fact-counted = what counts
longship = Longship
    .about = A player’s ship. Whoever lies furthest behind is next. Stopping where it lies means a battle.

## The end, counted
event-counted = { $line }: { $points ->
    [one] 1 point
   *[other] { $points } points
} for { $who-you ->
    [yes] you
   *[no] { $who }
}.
scoring-end = The ships are counted
paid-coins-rule = Every coin counts what it shows.
paid-runes-rule = Runes count by sets; the more runes, the more a set is worth: { $sets }.
paid-mjolnirs-rule = Every Mjölnir counts one point for each Viking aboard.
paid-standards-rule = Standards aboard count what they show.
paid-goods-rule = Goods that were sold count what they show; those still aboard count nothing.
paid-monsters-rule = Every monster beaten counts its full strength.
paid-why-coins = { $n ->
    [one] 1 coin
   *[other] { $n } coins
}
paid-why-runes = { $n ->
    [one] 1 rune
   *[other] { $n } runes
}
paid-why-mjolnirs = { $n } Mjölnir × { $vikings ->
    [one] 1 Viking
   *[other] { $vikings } Vikings
}
paid-why-standards = { $n ->
    [one] 1 standard
   *[other] { $n } standards
}
paid-why-goods = { $n ->
    [one] 1 sold
   *[other] { $n } sold
}
paid-why-monsters = { $n ->
    [one] 1 monster
   *[other] { $n } monsters
}

## In short: a narrow list of answers, and the counts to decide by
brief-weapon = { $size ->
    [2] Double axe
   *[1] Axe
}
brief-sail = { $size ->
    [2] Double sail
   *[1] Sail
}
brief-mjolnir = { $size ->
    [2] 2 × Mjölnir
   *[1] Mjölnir
}
brief-standard = Standard { $points }
brief-wood = Wood { $points }
brief-pig = Pig { $points }
brief-fur = Fur { $points }
brief-mead = Mead { $points }
brief-own = { $good } { $points }
brief-rune = Rune
brief-post = { $size ->
    [2] Double post
   *[1] Trading post
}
brief-visit = Visit
brief-plunder = Plunder
brief-monster = monster { $strength }
brief-vikings = { $fewest ->
    [0] up to { $most }
   *[other] { $most }
} { $most ->
    [one] Viking
   *[other] Vikings
}
brief-coins = { $coins ->
    [one] 1 point
   *[other] { $coins } points
}
short-sail = { $tile }
    .detail = { on-the-way }
    .risk = { $fight ->
        [yes] { $rival }
       *[no] {""}
    }
    .at = { $space }
    .do = Sail there
short-sail-home = Home
    .detail = berth { $slot }{ $passes ->
        [yes] , { $way }
       *[no] {""}
    }
    .do = Sail home
short-flee-to = { $tile }
    .detail = { on-the-way }
    .risk = { short-sail.risk }
    .at = { $space }
    .do = Flee there
short-flee-to-home = Home
    .detail = { short-sail-home.detail }
    .do = Flee home
short-place = Stow it
    .detail = { shields-then }
    .risk = { vikings-leave }
    .do = Stow it
short-replace = For { $old }
    .detail = { shields-then }
    .risk = { vikings-leave }
    .do = Put it there
vikings-leave = { $lost ->
    [0] {""}
    [one] 1 Viking leaves
   *[other] { $lost } Vikings leave
}
short-throw = Throw it away
    .detail = it leaves the game
    .do = Throw it away
short-sell = { $tile }
    .detail = { $points ->
        [one] 1 point
       *[other] { $points } points
    }
    .do = Sell it
short-done = Sell no more
    .detail = { $vikings ->
        [0] no free shield
        [one] 1 Viking comes
       *[other] { $vikings } Vikings come
    }
    .do = Leave the post
short-fight = Fight
    .detail = { $points ->
        [one] 1 point
       *[other] { $points } points
    }, { $cost ->
        [0] no Viking falls
        [one] 1 Viking falls
       *[other] { $cost } Vikings fall
    }
    .do = Fight it
short-feed = { $vikings ->
    [0] Slip past
   *[other] Feed it
}
    .detail = { $vikings ->
        [0] nobody is aboard
        [one] 1 Viking goes
       *[other] { $vikings } Vikings go
    }
    .do = { $vikings ->
        [0] Slip past
       *[other] Feed it
    }
short-strike = Strike with { $cost }
    .detail = { $theirs ->
        [0] { $rival } has none left
       *[other] { $rival } has { $theirs }
    }
    .do = Strike back
short-flee = Flee
    .detail = { $vikings ->
        [0] no Viking is aboard
        [one] 1 Viking stays
       *[other] { $vikings } Vikings stay
    }
    .do = Flee
chip-viking = { $n ->
    [one] Viking aboard
   *[other] Vikings aboard
}, { $room ->
    [one] 1 shield
   *[other] { $room } shields
}
chip-axe = { $n ->
    [one] weapon
   *[other] weapons
}
chip-coin = { $n ->
    [one] point in coins
   *[other] points in coins
}
chip-rune = { $n ->
    [one] rune
   *[other] runes
}
chip-post = { $n ->
    [one] trading post
   *[other] trading posts
}
chip-monster = { $n ->
    [one] monster beaten
   *[other] monsters beaten
}
