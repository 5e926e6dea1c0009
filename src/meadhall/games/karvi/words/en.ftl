game = Karvi
game-about = Sail the northern seas, trade and raid, equip your ship and carve your deeds in stone. Whose die is furthest behind moves.
game-goal = Most points after the last round.
game-do = Move dice for actions, sail, trade, raid, build, and carve your deeds in runes.
tally-axe = Strength
tally-fur = Fur, silver and gold
tally-bread = Provisions
tally-beer = Beer

## Options
option-start_cards = Start cards
    .about = Dealt at random, or chosen one after the other from all of them.
option-start_cards-dealt = dealt
option-start_cards-drafted = chosen in turn
option-panels = Action panels
    .about = The plain side; the varied side of panels and round tiles; or chaos: the two long panels change places, so do the two short ones, and each may lie on either side.
option-panels-plain = plain
option-panels-varied = varied
option-panels-chaos = chaos
option-side_top = Chaos: the panel otherwise at the top
    .about = Only for chaos: which side is up of the panel that otherwise lies at the top.
option-side_top-random = at random
option-side_top-a = A
option-side_top-b = B
option-side_right = Chaos: the panel otherwise on the right
    .about = Only for chaos: which side is up of the panel that otherwise lies on the right.
option-side_right-random = at random
option-side_right-a = A
option-side_right-b = B
option-side_bottom = Chaos: the panel otherwise at the bottom
    .about = Only for chaos: which side is up of the panel that otherwise lies at the bottom.
option-side_bottom-random = at random
option-side_bottom-a = A
option-side_bottom-b = B
option-side_left = Chaos: the panel otherwise on the left
    .about = Only for chaos: which side is up of the panel that otherwise lies on the left.
option-side_left-random = at random
option-side_left-a = A
option-side_left-b = B
option-tiles = Equipment tiles and runes
    .about = Dealt at random, or drafted: everybody takes from a pack and passes the rest to the left.
option-tiles-dealt = dealt
option-tiles-drafted = drafted
option-draw_two = Draw two, keep one
    .about = Whoever draws an equipment card draws two, keeps one and puts the other back on top of the stack.
option-draw_two-false = no
option-draw_two-true = yes

## What effects do
do-gain-fur = { $n } fur
do-gain-silver = { $n } silver
do-gain-gold = { $n } gold
do-gain-bread = { $n ->
    [one] 1 provision
   *[other] { $n } provisions
}
do-gain-beer = { $n } beer
do-gain-resources = { $n } fur or silver
do-gain-points = { $n ->
    [one] 1 point
   *[other] { $n } points
}
do-fill = fill up to { $n } provisions
do-act-beer = beer action
do-act-bread = provision action
do-act-yield = yield action
do-act-equip = equip action
do-act-trade = trade action
do-act-raid = raid action
do-act-locked = locked action
do-recruit = a warrior of strength { $n }
do-raise = +{ $n } strength
do-heal = heal up to { $n ->
    [one] 1 warrior
   *[other] { $n } warriors
}
do-draw = { $n ->
    [one] 1 equipment card
   *[other] { $n } equipment cards
}
do-tradecard = { $n ->
    [one] 1 trade card
   *[other] { $n } trade cards
}
do-release-tower = the leftmost tower moves from the mat to the supply
do-release-post = the leftmost trading post moves from the mat to the supply
per-trade = trade tile on the track
per-raid = raid tile on the track
per-gear = equipment tile laid
per-played = equipment card played
per-tower = tower built
per-post = trading post built
per-buildings = building on the map
per-healthy = healthy warrior
per-injured = injured warrior
per-crew = warrior
per-strength = strength
per-bread = provision aboard
per-both = pair of a trade and a raid tile
per-either = tile on the longer of the two tracks
do-score = { $points } per { $measure }{ $bound ->
    [yes] {""} ({ $most } at most)
   *[no] {""}
}
do-convert-resources = give { $price } fur or silver for { $gain }
do-convert-bread = give { $price ->
    [one] 1 provision
   *[other] { $price } provisions
} for { $gain }{ $bound ->
    [yes] , up to { $times ->
        [one] once
       *[other] { $times } times
    }
   *[no] , as often as wanted
}
do-convert-health = turn healthy warriors to their injured side, { $gain } for each{ $bound ->
    [yes] {""} ({ $most } at most)
   *[no] {""}
}
do-convert-warrior = send a healthy warrior away for { $gain } (that is no death and brings nothing for her strength)
do-sail-normal = sail up to { $n ->
    [one] 1 step
   *[other] { $n } steps
} without provisions
do-sail-peaceful = sail up to { $n ->
    [one] 1 step
   *[other] { $n } steps
} without provisions and lie beside other ships instead of displacing them
do-sail-forced = sail up to { $n ->
    [one] 1 step
   *[other] { $n } steps
} without provisions and displace other ships for nothing
do-raise-each-healthy = every healthy warrior up to +{ $n } (not to be shared out)
do-raise-each-injured = every injured warrior up to +{ $n } (not to be shared out)
do-double = double the strength of up to { $n ->
    [one] 1 healthy warrior
   *[other] { $n } healthy warriors
} (to { $most } at most)
do-score-strongest = points for the strength of { $n ->
    [one] 1 healthy warrior
   *[other] { $n } healthy warriors
} ({ $most } at most)
do-set-beer = turn one own die to { $n } beer
do-copy-beer = one own die gets as much beer as any other die shows
do-score-beer = 1 point for each beer on the own dice (it stays there)
do-free-move = move the hindmost die as usual, without paying beer
do-stack-move = put the hindmost die on another die ahead and use its space without paying beer
do-step-back-paid = one own die goes back { $n ->
    [one] 1 space
   *[other] exactly { $n } spaces
}, pays and uses the space there
do-step-back-free = one own die goes back { $n ->
    [one] 1 space
   *[other] exactly { $n } spaces
} and uses the space there without paying beer
do-reuse-space = use the space of an own die once more, without paying beer
do-use-space-paid = use any free space, also of the stop area; one own die pays
do-use-space-free = use any free space, also of the stop area, without paying beer
do-ship-to-map = put the ship on a field with a map
do-ship-to-ship-peaceful = put the ship beside another ship, wherever that is
do-ship-to-ship-forced = put the ship to another ship, wherever that is, and displace all ships there for nothing

do-times = { $times }× { $effect }

## What they would bring now
now-fill = fill up to { $n } provisions (now { $more } more)
now-gain-bread = { $n ->
    [one] 1 provision
   *[other] { $n } provisions
} (room for { $fits })
now-gain-beer = { $n } beer (room for { $fits })
now-recruit = a warrior of strength { $n } in place of another (your crew is full)
now-score = { $effect } – now { $points }
now-act-beer = { $room ->
    [none] beer action (your dice are full)
    [some] beer action ({ $n } beer, room for { $fits })
   *[all] beer action ({ $n } beer)
}
now-act-bread = { $room ->
    [none] provision action (your ship is full)
    [some] provision action ({ $n } provisions, room for { $fits })
   *[all] provision action ({ $n ->
        [one] 1 provision
       *[other] { $n } provisions
    })
}
now-act-yield = yield action ({ $n } fur or silver, +{ $strength } strength)
now-act-trade = trade action (so far you can trade nothing)
now-act-raid = raid action (so far you can raid nothing)
now-act-locked = { $both ->
    [yes] locked action ({ $first }; or else { $second })
   *[no] locked action ({ $first })
}
space-one = { $first }
space-both = { $first } + { $second }
space-or = { $first } / { $second }
space-title = Action space: { $action }
stop-space-title = Stop space { $n }: { $action }
place-stop = stop space { $n }
place-bar = space { $n }
price = { $any ->
    [0] { $fur ->
        [0] { $silver ->
            [0] nothing
           *[other] { $silver } silver
        }
       *[other] { $silver ->
            [0] { $fur } fur
           *[other] { $fur } fur, { $silver } silver
        }
    }
   *[other] { $fur ->
        [0] { $silver ->
            [0] { $any } fur or silver
           *[other] { $silver } silver, { $any } fur or silver
        }
       *[other] { $silver ->
            [0] { $fur } fur, { $any } fur or silver
           *[other] { $fur } fur, { $silver } silver, { $any } fur or silver
        }
    }
}
figure = { $n }

## Names
the = the { $name }
round-I = Round tile I
round-II = Round tile II
round-III = Round tile III
round-village = Stop area of the village
kind-T1 = Wool
kind-T2 = Honey
kind-T3 = Salt
kind-T4 = Glass
kind-T5 = Wine
kind-T6 = Ivory
kind-R1 = Raid I
kind-R2 = Raid II
kind-R3 = Raid III
kind-R4 = Raid IV
kind-R5 = Raid V
kind-R6 = Raid VI
good-T1 = wool
good-T2 = honey
good-T3 = salt
good-T4 = glass
good-T5 = wine
good-T6 = ivory

## Score sheet
tie-die = The leftmost die in the stop area
    .detail = space { $n }
tie-pile = The upper die of the pile
    .detail = die { $n } from below
score-buildings = Buildings
    .about = Points of the spots where you built towers and trading posts.
score-trade = Trading
    .about = Points paid when you traded goods.
score-raid = Raiding
    .about = Points paid when you raided.
score-valhalla = Valhalla
    .about = Points for warriors who fell in a raid.
score-mat = Covered on the mat
    .about = Points printed on the places of your mat that you covered.
score-cards = Equipment cards
    .about = Points of equipment cards you played.
score-trade-cards = Trade cards
    .about = Points of trade cards you used.
score-gear = Equipment tiles
    .about = Points that your equipment tiles brought.
score-spaces = Action spaces
    .about = Points of the action spaces your dice stood on.
score-specials = Special runes, at once
    .about = Points that special runes paid at once.
score-runes = Rune stones
    .about = At the end: the goals of your rune stones, the harder one where you met it. A covered stone counts nothing.
score-strength = Strength
    .about = At the end: the strength of all your warriors, healthy or injured.
score-tiles = Trade tiles squared
    .about = At the end: the number of your trade tiles times itself.
score-beer = Beer left
    .about = At the end: the beer on your dice.
score-bread = Provisions left
    .about = At the end: provisions that are left.
score-gold = Gold and cards left
    .about = At the end: gold that is left, and cards in your hand.
score-resources = Fur and silver left
    .about = At the end: fur and silver that are left.

## Where a seat stands
status = { $field } · strength { $strength } · { $trades } traded, { $raids } raided · { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}

## Fields: alone, and with what a sentence puts before them
field = { $name }
field-to = to { $name }
field-at = at { $name }
field-from = from { $name }
sea-celtic = Celtic Sea
sea-celtic-to = to the Celtic Sea
sea-celtic-at = in the Celtic Sea
sea-celtic-from = from the Celtic Sea
sea-norwegian = Norwegian Sea
sea-norwegian-to = to the Norwegian Sea
sea-norwegian-at = in the Norwegian Sea
sea-norwegian-from = from the Norwegian Sea
about-field-start = All ships start here, and there is room for all of them: nobody is displaced.
about-field-trade = A stack of trade tiles. End a move here, look through it and take one tile; you may have one of each kind.
about-field-raid = A stack of raid tiles. End a move here, look through it and take one tile; you may have one of each kind.
about-field-site = A site for { $building ->
    [tower] towers
   *[post] trading posts
}. End a move here and build one from your supply on the best free spot, for its points: { $few }; with four players { $four }.
about-field-map = The gate to the yellow waters. It opens with tile { $slot } on your trade track or raid track, or by an equipment tile.
about-field-special = Who builds here also takes a special rune.
about-field-yellow = It lies in the yellow waters.

## Trade and raid tiles
tile-trade = { $good } for { $price }
tile-raid = { $kind }, strength { $strength }
terms-trade = { $price } for { $gain }
terms-raid = strength { $strength } needed: { $damage } damage, then { $gain }
about-trade = Trade tile, for a trade action ({ $terms }). Then it goes to your trade track.
about-raid = Raid tile, for a raid action ({ $terms }). Then it goes to your raid track.

## Equipment tiles
about-gear = { $what } Condition for laying it: { $need }.
about-both = { $first } { $second }
about-nothing = It changes nothing.
rule-far = Once a turn, besides the usual sailing: give { $bread } and sail { $bound ->
    [yes] up to { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    }
   *[no] as far as you like
}.
rule-smuggle-beer = Once a turn: take { $n } beer off one of your dice for a trade or raid action.
rule-beer-cap = Action spaces cost you { $n } beer at most, also when a card uses them.
rule-map = The yellow waters are open to you.
rule-armour = Raids do you { $n } damage less.
rule-raid-factor = Raids bring { $n ->
    [2] twice
   *[other] { $n } times
} their points, Francia too; the points of Valhalla stay as they are.
rule-both-locked = A locked action brings all unlocked bonuses instead of one.
on-equip = With each equip action: { $effect }.
on-tower = For each tower you build: { $effect }.
on-post = For each trading post you build: { $effect }.
on-explore = For each trade or raid tile you take from a stack: { $effect }.
on-bread = With each provision action: { $effect }.
on-raid = With each raid: { $effect }.
on-death = For each warrior who dies in a raid: { $effect }.
on-tradecard = For each trade card you get: { $effect }.
on-trade = With each trade: { $effect }.
on-yield = With each yield action: { $effect }.
on-card = For each equipment card you play: { $effect }.
on-locked = With each locked action: { $effect }.
count-trade = { $n ->
    [one] 1 trade tile on the track
   *[other] { $n } trade tiles on the track
}
count-raid = { $n ->
    [one] 1 raid tile on the track
   *[other] { $n } raid tiles on the track
}
count-gear = { $n ->
    [one] 1 equipment tile laid
   *[other] { $n } equipment tiles laid
}
count-played = { $n ->
    [one] 1 equipment card played
   *[other] { $n } equipment cards played
}
count-tower = { $n ->
    [one] 1 tower built
   *[other] { $n } towers built
}
count-post = { $n ->
    [one] 1 trading post built
   *[other] { $n } trading posts built
}
count-buildings = { $n ->
    [one] 1 building on the map
   *[other] { $n } buildings on the map
}
count-healthy = { $n ->
    [one] 1 healthy warrior
   *[other] { $n } healthy warriors
}
count-injured = { $n ->
    [one] 1 injured warrior
   *[other] { $n } injured warriors
}
count-crew = { $n ->
    [one] 1 warrior
   *[other] { $n } warriors
}
count-strength = strength { $n }
count-bread = { $n ->
    [one] 1 provision aboard
   *[other] { $n } provisions aboard
}
count-both = { $n ->
    [one] 1 trade tile and 1 raid tile on the tracks
   *[other] { $n } trade tiles and { $n } raid tiles on the tracks
}
count-either = { $n ->
    [one] 1 trade tile or 1 raid tile on the tracks
   *[other] { $n } trade tiles or { $n } raid tiles on the tracks
}
count-goods = { $n } traded of { $goods }
gear-H1 = Merchants’ Stern
gear-H2 = Golden Stern
gear-H3 = Warriors’ Stern
gear-H4 = Brewers’ Stern
gear-H5 = Bakers’ Stern
gear-H6 = Laden Stern
gear-H7 = Proud Stern
gear-H8 = Recruiters’ Stern
gear-S1 = Sail of the Wide Sea
gear-S2 = Swift Sail
gear-S3 = Builders’ Sail
gear-S4 = Smugglers’ Sail
gear-S5 = Thrifty Sail
gear-S6 = Charted Sail
gear-S7 = Explorers’ Sail
gear-S8 = Provisioned Sail
gear-K1 = Shielded Head
gear-K2 = Head of the Wake
gear-K3 = Market Head
gear-K4 = Dragon Head
gear-K5 = Golden Head
gear-K6 = Harvest Head
gear-K7 = Cunning Head
gear-K8 = Key-bearing Head

## Rune stones
rune-goal = { $points } at the end for { $easy }; { $more } instead for { $hard }
rune-now = { $goal } (you have { $n } so far)
about-rune = Brings { $goal }. Condition for laying it: { $need }.
about-special = At once: { $effect }. At the end: { $points } per { $measure }.
rune-N1 = Rune of the Posts
rune-N2 = Rune of the Towers
rune-N3 = Rune of Trade
rune-N4 = Rune of Raids
rune-N5 = Rune of the Shipwright
rune-N6 = Rune of Cunning
rune-N7 = Rune of Strength
rune-N8 = Rune of Health
rune-N9 = Rune of the Builders
rune-N10 = Rune of Wool, Honey and Salt
rune-N11 = Rune of Glass, Wine and Ivory
rune-N12 = Rune of Both Ways
special-B1 = Stone of Cunning
special-B2 = Stone of the Posts
special-B3 = Stone of the Towers
special-B4 = Stone of Trade
special-B5 = Stone of Raids
special-B6 = Stone of the Shipwright
special-B7 = Stone of the Crew
special-B8 = Stone of the Builders

## Cards
card-title = { $sort ->
    [helmet] Helmet
    [beer] Beer
   *[ship] Ship
} card { $n }
card-inside = { $sort ->
    [helmet] helmet
    [beer] beer
   *[ship] ship
} card { $n }
about-card = Costs { $price }: { $effect }.
about-or = { $first }; or else: { $second }
tradecard-title = Trade card { $n }
about-tradecard = When you take it: { $effect }.
start-title = Start card { $n }
about-start = With two or three players: { $few }. With four: { $four }.
start-dice = dice with { $left } and { $right } beer
start-die = a die with { $left } beer
start-card = a { $sort ->
    [helmet] helmet
    [beer] beer
   *[ship] ship
} card

## Questions
ask-turn = { $who-you ->
    [yes] { $moved ->
        [yes] { $only ->
            [yes] Your die has moved; only ending your turn is left.
           *[no] Your die has moved
        }
       *[no] { $only ->
            [yes] Your turn: your die can go to one space only.
           *[no] Your turn: move your die
        }
    }
   *[no] It is { $who }’s turn.
}
    .rule = A turn is one die move and, before or after it, free actions: sail once, play cards, exchange gold. Then you end it.
ask-move = { $who-you ->
    [yes] { $only ->
        [yes] Your hindmost die can go to one space only; it pays no beer.
       *[no] Where does your hindmost die go? It pays no beer.
    }
   *[no] { $who } moves a die without paying beer.
}
    .rule = The hindmost die goes forward to a free space and uses its action; this time it pays no beer.
ask-stack = { $who-you ->
    [yes] { $only ->
        [yes] Your die can be put on one die ahead only; it uses the space there and pays no beer.
       *[no] On which die ahead do you put yours? It uses the space there and pays no beer.
    }
   *[no] { $who } puts a die on another.
}
    .rule = Your die stands on another one ahead and uses the same space without beer; of a stack the uppermost die moves first.
ask-sail = { $who-you ->
    [yes] Where do you sail with your card?
   *[no] { $who } may sail with a card.
}
    .rule = By a card the ship sails at most the steps it says; provisions are paid only for displacing somebody who is not weaker.
ask-to-map = { $who-you ->
    [yes] { $only ->
        [yes] There is one field with a map that your ship can be put on.
       *[no] On which field with a map do you put your ship?
    }
   *[no] { $who } puts a ship on a field with a map.
}
    .rule = The ship goes straight to a field with a map, even before the yellow waters are open to you; it displaces as usual.
ask-to-ship = { $who-you ->
    [yes] { $only ->
        [yes] There is one field with other ships that yours can join.
       *[no] Which ship does yours join?
    }
   *[no] { $who } puts a ship to another.
}
    .rule = The ship goes straight to another ship, however far away, and may use the place there.
ask-push = { $who-you ->
    [yes] You displace { $rival }’s ship. Where does it go?
   *[no] { $who } displaces { $rival-you ->
        [yes] your ship
       *[no] { $rival }’s ship
    }.
}
    .rule = A displaced ship goes to an empty field beside it, or else as near as can be; it does not use that place.
ask-explore = { $who-you ->
    [yes] Do you look through the stack “{ $kind }” and take a tile?
   *[no] { $who } may take a tile of the stack “{ $kind }”.
}
    .rule = Where your ship ends a move at a stack, you may look through it and then take one tile; you have one of each kind.
ask-build = { $who-you ->
    [yes] Do you build { $field } for { $points }?
   *[no] { $who } may build { $field } for { $points }.
}
    .rule = Where your ship ends a move at a site, you may build there once, on the best free spot, for its points.
ask-look = { $who-you ->
    [yes] { $only ->
        [yes] One tile is left in the stack “{ $kind }”: it is yours.
       *[no] Which tile of the stack “{ $kind }” do you take?
    }
   *[no] { $who } looks through the stack “{ $kind }”.
}
    .rule = Who looks through a stack takes one tile; it lies openly beside the mat until an action uses it.
ask-special = { $who-you ->
    [yes] { $only ->
        [yes] One special rune is left { $field }: it is yours.
       *[no] Which special rune { $field } do you take?
    }
   *[no] { $who } chooses a special rune { $field }.
}
    .rule = Who builds behind the yellow waters takes a special rune: its bonus at once, its points at the end.
ask-special-slot = { $who-you ->
    [yes] Your rune slots are full. Which rune does { $stone } cover, or do you throw it away?
   *[no] { $who } finds a slot for { $stone }.
}
    .rule = A special rune needs a rune slot; when all are taken it covers a rune, which then scores nothing, or is thrown away.
ask-half = { $who-you ->
    [yes] What do you use here?
   *[no] { $who } chooses what to use.
}
    .rule = A space with a stroke offers one of two actions, a space with a plus both in any order; each may be declined.
ask-fur = { $who-you ->
    [yes] { $n ->
        [one] Do you take fur or silver?
       *[other] You get { $n } fur or silver. How do you mix them?
    }
   *[no] { $who } takes { $n } fur or silver.
}
    .rule = Goods gained as fur or silver are mixed as you like; trades and cards ask for one, the other or both.
ask-spend = { $who-you ->
    [yes] You pay { $n } fur or silver. How do you mix them?
   *[no] { $who } pays { $n } fur or silver.
}
    .rule = Where a price says fur or silver, you mix them as you like.
ask-beer = { $who-you ->
    [yes] { $n } beer: how do you share it out among your dice?
   *[no] { $who } pours { $n } beer.
}
    .rule = New beer is shared out among your dice as you like; a die holds { $most-beer } at most.
ask-raise = { $who-you ->
    [yes] Which warrior gets stronger? +{ $n } strength left.
   *[no] { $who } gives +{ $n } strength to warriors.
}
    .rule = Each +1 makes any warrior stronger by 1, up to { $strengths }; healthy or injured she stays as she is.
ask-heal = { $who-you ->
    [yes] Which warrior do you heal? { $n ->
        [one] One may be healed.
       *[other] Up to { $n } may be healed.
    }
   *[no] { $who } may heal { $n ->
        [one] 1 warrior
       *[other] { $n } warriors
    }.
}
    .rule = Healing turns an injured warrior to her healthy side; her strength stays the same.
ask-convert = { $who-you ->
    [yes] Your card: { $effect }. What do you give?
   *[no] { $who } uses a card: { $effect }.
}
    .rule = Some cards take goods, provisions or healthy warriors and give points or gold for them.
ask-double = { $who-you ->
    [yes] Which warrior’s strength do you double? { $n ->
        [one] One may be doubled.
       *[other] Up to { $n } may be doubled.
    }
   *[no] { $who } may double the strength of { $n ->
        [one] 1 warrior
       *[other] { $n } warriors
    }.
}
    .rule = Doubling makes a healthy warrior twice as strong, { $strengths } at most, and each warrior only once.
ask-recruit = { $who-you ->
    [yes] Your crew is full. Which warrior do you send away for one of strength { $n }?
   *[no] { $who }’s crew is full; for one of strength { $n } another has to leave.
}
    .rule = A ship has room for { $crew } warriors; on a full one a newcomer takes the place of one who leaves without points.
ask-wound = { $who-you ->
    [yes] { $only ->
        [yes] { $n } damage left, and nothing to choose.
       *[no] { $n } damage left. Which warrior does the next one meet?
    }
   *[no] { $who } takes { $n } damage.
}
    .rule = Each damage injures a healthy warrior, or kills an injured one: she goes to Valhalla for as many points as her strength.
ask-draw = { $who-you ->
    [yes] { $only ->
        [yes] Cards are left in one stack only: draw from it.
       *[no] From which stack do you draw? { $n ->
            [one] 1 card.
           *[other] { $n } cards, one after the other.
        }
    }
   *[no] { $who } draws { $n ->
        [one] 1 equipment card
       *[other] { $n } equipment cards
    }.
}
    .rule = Equipment cards come in three stacks: helmets for warriors, beer for dice, ships for sailing. You may always take fewer.
ask-keep = { $who-you ->
    [yes] Which of the two cards do you keep? The other goes back on top of its stack.
   *[no] { $who } keeps one of two cards.
}
    .rule = With this option you draw two cards, keep one, and put the other back on top of its stack.
ask-equip = { $who-you ->
    [yes] { $only ->
        [yes] Equip action: there is no card to draw, and you can lay nothing.
       *[no] Equip action: do you draw a card, or do you lay a tile or rune?
    }
   *[no] { $who } uses an equip action.
}
    .rule = An equip action draws a card, or lays a tile or rune from above your mat, if you meet its condition and pay its slot.
ask-cover = { $who-you ->
    [yes] { $only ->
        [yes] You have one rune slot, and it is taken: { $stone } covers what lies there.
       *[no] Your rune slots are full. Which rune does { $stone } cover? It then brings nothing any more.
    }
   *[no] { $who } covers a rune with { $stone }.
}
    .rule = When all rune slots are taken, a new rune covers one of yours; a covered rune scores nothing.
ask-trade = { $who-you ->
    [yes] { $only ->
        [yes] You have taken the bonus of a trade; it must be carried out now.
       *[no] Trade action: what do you trade?
    }
   *[no] { $who } uses a trade action.
}
    .rule = A trade pays for one trade tile beside your mat: points and trade cards now, then the tile goes to your trade track.
ask-raid = { $who-you ->
    [yes] Raid action: what do you raid?
   *[no] { $who } uses a raid action.
}
    .rule = A raid needs the strength on its tile; you take the damage, then points and bonuses, and it goes to your raid track.
ask-take = { $who-you ->
    [yes] { $only ->
        [yes] There is no choice among the open trade cards.
       *[no] Which trade card do you take?
    }
   *[no] { $who } takes a trade card.
}
    .rule = For each trade card you get, take one of the open cards and receive at once what one of its boxes shows.
ask-locked = { $who-you ->
    [yes] Locked action: which of your two bonuses do you take?
   *[no] { $who } uses a locked action.
}
    .rule = A locked action brings the bonus of a track with { $unlock-slot } tiles; with both tracks open you choose each time.
ask-set-beer = { $who-you ->
    [yes] Which of your dice do you turn to { $n } beer?
   *[no] { $who } turns a die to { $n } beer.
}
    .rule = The die is turned to exactly that much beer, whether it showed more or less.
ask-copy = { $who-you ->
    [yes] Which of your dice gets the beer of another die?
   *[no] { $who } chooses a die that gets the beer of another.
}
    .rule = One of your dice will show as much beer as any other die; that other one keeps its beer.
ask-copy-from = { $who-you ->
    [yes] As much beer as which other die?
   *[no] { $who } chooses whose beer to copy.
}
    .rule = Any other die will do, your own or a rival’s; it keeps its beer.
ask-back = { $who-you ->
    [yes] Which of your dice goes back { $n ->
        [one] 1 space
       *[other] { $n } spaces
    }?
   *[no] { $who } moves a die back.
}
    .rule = The die goes back exactly that far, skipping occupied spaces, and uses the space there; it is not your die move.
ask-reuse = { $who-you ->
    [yes] Which of your dice uses its space once more? It pays no beer.
   *[no] { $who } uses a space once more.
}
    .rule = You use the space where one of your dice stands once more, without beer.
ask-space = { $who-you ->
    [yes] { $free ->
        [yes] Which free space do you use, without paying beer?
       *[no] Which free space do you use? One of your dice pays for it.
    }
   *[no] { $who } uses a free space.
}
    .rule = A card uses a free space without a die; blockades and closed locks stay shut.
ask-payer = { $who-you ->
    [yes] Which of your dice pays { $n } beer?
   *[no] { $who } pays { $n } beer.
}
    .rule = One die alone pays all the beer of a space.
ask-discard = { $who-you ->
    [yes] { $only ->
        [yes] Your other card goes, too: { $cards } cards bring 1 gold.
       *[no] Which card do you throw off with it? { $cards } cards bring 1 gold.
    }
   *[no] { $who } throws off cards for 1 gold.
}
    .rule = Cards you throw off go under their stack; { $cards-for-gold } of them bring 1 gold.
ask-startcard = { $who-you ->
    [yes] Which start card do you take?
   *[no] { $who } chooses a start card.
}
    .rule = A start card gives beer, goods, a warrior and a card; the lowest number moves first.
ask-draft = { $who-you ->
    [yes] { $only ->
        [yes] One piece is left for you in this pack: it is yours.
       *[no] Which piece do you take before you pass the pack on?
    }
   *[no] { $who } drafts a piece.
}
    .rule = Take what you need from the pack before you, then packs go left, until all have two tiles for each slot and three runes.
ask-rune = { $who-you ->
    [yes] Which of your runes do you lay first? It costs nothing.
   *[no] { $who } chooses the first rune.
}
    .rule = Before the first round everybody lays one rune without condition, cost or points; the others wait for equip actions.
ask-over = The game is over.

## Answers
answer-die = Move to { $place }: { $action }
    .detail = { $cost ->
        [0] no beer
       *[other] { $cost } beer
    }{ $stop ->
        [yes] ; the die rests there until the next round
       *[no] {""}
    }
answer-card = Play { $card } for { $cost }: { $effect }
answer-discard = Throw off { $card }
    .detail = { $second ->
        [yes] brings 1 gold
       *[no] { $n } cards bring 1 gold
    }
answer-gold = { $what ->
    [fur] Exchange 1 gold for 1 fur
    [silver] Exchange 1 gold for 1 silver
    [beer1] Exchange 1 gold for 1 beer on die 1
    [beer2] Exchange 1 gold for 1 beer on die 2
   *[bread] Exchange 1 gold for 1 provision
}
answer-sail = Sail { $field }
    .detail = { $detail }
answer-sail-stay = Stay { $field } and use your move
    .detail = { $detail }
answer-sail-back = Sail out and back { $field }
    .detail = { $detail }
answer-far = Sail { $field } by the power of your sail
    .detail = { $detail }
voyage-bread = { $n ->
    [0] no provisions
    [one] 1 provision
   *[other] { $n } provisions
}
voyage-push = displaces { $rival }
voyage-build = { $building ->
    [tower] a tower there brings { $points }
   *[post] a trading post there brings { $points }
}
voyage-explore = a tile “{ $kind }” to take there
voyage-special = a special rune
gain-by = { $gain } by { $tile }
answer-smuggle = Take { $n } beer off die { $die } for a trade or raid action
    .detail = it keeps { $left }
answer-end = End your turn
answer-half = { $effect }
answer-bonus = First take the bonus of { $tile }: { $effect }
answer-fur = Take { $goods }
answer-spend = Pay { $goods }
    .detail = { $gain }
answer-beer = { $left } for die 1, { $right } for die 2
    .detail = they then show { $first } and { $second }
answer-raise = { $side ->
    [healthy] Raise your healthy warrior from { $value } to { $to }
   *[injured] Raise your injured warrior from { $value } to { $to }
}
answer-heal = Heal your warrior of strength { $value }
answer-flip = Injure your healthy warrior of strength { $value } for { $gain }
answer-double = Double your warrior from { $value } to { $to }
answer-give = Send your healthy warrior of strength { $value } away for { $gain }
answer-dismiss = { $side ->
    [healthy] Send your healthy warrior of strength { $value } away
   *[injured] Send your injured warrior of strength { $value } away
}
    .detail = { $n ->
        [0] nobody joins you
       *[other] no points; you get one of strength { $n }
    }
answer-wound = { $side ->
    [healthy] Your healthy warrior of strength { $value } is injured
   *[injured] Your injured warrior of strength { $value } must die and go to Valhalla
}
    .detail = { $side ->
        [healthy] she keeps her strength
       *[injured] { $points }, { $value } strength less
    }
answer-draw = Draw a { $sort ->
    [helmet] helmet
    [beer] beer
   *[ship] ship
} card
    .detail = { $n } left in the stack
answer-place = Lay { $piece } for { $cost }: { $n ->
    [0] no points
   *[other] { $points }
}
    .detail = { $about }{ $covers ->
        [gear] {""} You cover { $covered }, whose effect ends.
        [rune] . It covers one of your runes, which then brings nothing.
       *[no] {""}
    }
answer-cover = Cover { $rune }
    .detail = now worth { $points }; covered it brings nothing
answer-keep = Keep { $card }
    .detail = costs { $cost }: { $effect }
answer-use = { $how ->
    [trade] Trade { $kind }: pay { $price }, get { $gain }
   *[raid] { $kind }: { $damage ->
        [0] without damage
       *[other] { $damage } damage to your warriors
    }, then { $gain }
}
    .detail = { $more ->
        [yes] on the track: { $step }
       *[no] {""}
    }
answer-francia = { $how ->
    [trade] Trade in Francia: pay { $price } fur or silver, get { $gain }
   *[raid] Raid Francia: { $damage ->
        [0] without damage
       *[other] { $damage } damage to your warriors
    }, then { $gain }
}
answer-take = Trade card { $n }: { $effect }
answer-locked = { $effect }
answer-push = Send { $rival } { $field }
answer-explore = Look through “{ $kind }” and take a tile
    .detail = { $n ->
        [one] 1 tile is there
       *[other] { $n } tiles are there; one must be taken
    }
answer-build = Build a { $building ->
    [tower] tower
   *[post] trading post
} { $field }: { $gain }
answer-tile = { $track ->
    [trade] Take the trade tile “{ $kind }”
   *[raid] Take raid tile { $short }
}
    .detail = later: { $terms }
answer-special = Take { $stone }
    .detail = { $about }
answer-throw = Throw { $stone } away
    .detail = it then brings nothing at the end
answer-mine = { $task ->
    [set-beer] Turn die { $die } to { $n } beer
    [copy] Die { $die } on { $place }
    [back] Die { $die } from { $place } to { $goal }: { $action }
    [reuse] Die { $die } on { $place }: { $action }
   *[payer] Pay with die { $die }
}
    .detail = { $task ->
        [set-beer] it shows { $beer } now
        [copy] it shows { $beer } beer now
        [back] { $cost ->
            [0] no beer
           *[other] { $cost } beer
        }
        [reuse] {""}
       *[payer] it keeps { $left } beer
    }
answer-any = { $beer } beer, as { $who-you ->
    [yes] your die { $die }
   *[no] die { $die } of { $who }
}
answer-bread = Give { $n ->
    [one] 1 provision
   *[other] { $n } provisions
} for { $gain }
answer-space = Use { $place }: { $action }
    .detail = { $cost ->
        [0] no beer
       *[other] { $cost } beer
    }
answer-none = { $task ->
    [sail] Do not sail
    [explore] Leave the stack alone
    [build] Build nothing
    [half] Use nothing more of it
    [raise] Raise nobody any more
    [heal] Heal nobody any more
    [convert] Injure nobody any more
    [double] Double nobody any more
    [recruit] Keep your crew as it is
    [equip] Draw nothing, lay nothing
    [trade] Do not trade
    [raid] Do not raid
    [take] Take no trade card
    [draw] Draw no more cards
   *[other] Go on without
}
answer-startcard = Start card { $n }
    .detail = { $gives }
answer-draft = Take { $piece }
    .detail = { $about }
answer-rune = Lay { $piece }
    .detail = { $about }

## Events
event-round = Round { $round } has begun.
event-tile-off = { $village ->
    [yes] The last round tile is gone: now the stop area of the village counts.
   *[no] In the stop area there is now round tile { $tile }.
}
event-ended = All dice are back. The game is over.
event-moved = { $who-you ->
    [yes] You move die { $die } to { $place }{ $beer ->
        [0] .
       *[other] {""} for { $beer } beer.
    }
   *[no] { $who } moves die { $die } to { $place }{ $beer ->
        [0] .
       *[other] {""} for { $beer } beer.
    }
}
event-used = { $who-you ->
    [yes] You use { $place }.
   *[no] { $who } uses { $place }.
}
event-gained = { $who-you ->
    [yes] You get { $what }.
   *[no] { $who } gets { $what }.
}
event-sailed = { $who-you ->
    [yes] { $stays ->
        [yes] Your move ends where it began, { $field }{ $paid ->
            [0] .
           *[other] {""} ({ $bread }).
        }
       *[no] You sail { $from } { $field }{ $paid ->
            [0] .
           *[other] {""} for { $bread }.
        }
    }
   *[no] { $stays ->
        [yes] { $who }’s move ends where it began, { $field }{ $paid ->
            [0] .
           *[other] {""} ({ $bread }).
        }
       *[no] { $who } sails { $from } { $field }{ $paid ->
            [0] .
           *[other] {""} for { $bread }.
        }
    }
}
event-pushed = { $who-you ->
    [yes] You displace { $rival } { $field }.
   *[no] { $who } displaces { $rival-you ->
        [yes] you
       *[no] { $rival }
    } { $field }.
}
event-explored = { $who-you ->
    [yes] You look through the stack “{ $kind }” { $field }.
   *[no] { $who } looks through the stack “{ $kind }” { $field }.
}
event-took-tile = { $who-you ->
    [yes] { $track ->
        [trade] You take the trade tile “{ $kind }” ({ $terms }).
       *[raid] You take raid tile { $short } ({ $terms }).
    }
   *[no] { $track ->
        [trade] { $who } takes the trade tile “{ $kind }” ({ $terms }).
       *[raid] { $who } takes raid tile { $short } ({ $terms }).
    }
}
event-built = { $who-you ->
    [yes] { $building ->
        [tower] You build a tower { $field }: { $points }.
       *[post] You build a trading post { $field }: { $points }.
    }
   *[no] { $building ->
        [tower] { $who } builds a tower { $field }: { $points }.
       *[post] { $who } builds a trading post { $field }: { $points }.
    }
}
event-special = { $who-you ->
    [yes] You take { $stone }.
   *[no] { $who } takes { $stone }.
}
event-threw = { $who-you ->
    [yes] You throw { $stone } away.
   *[no] { $who } throws { $stone } away.
}
event-recruited = { $who-you ->
    [yes] You are joined by a warrior of strength { $value }.
   *[no] { $who } is joined by a warrior of strength { $value }.
}
event-dismissed = { $who-you ->
    [yes] You send a warrior of strength { $value } away.
   *[no] { $who } sends a warrior of strength { $value } away.
}
event-raised = { $who-you ->
    [yes] Your warrior rises from strength { $from } to { $to }.
   *[no] { $who }’s warrior rises from strength { $from } to { $to }.
}
event-healed = { $who-you ->
    [yes] Your warrior of strength { $value } is healed.
   *[no] { $who }’s warrior of strength { $value } is healed.
}
event-wounded = { $who-you ->
    [yes] Your warrior of strength { $value } is injured.
   *[no] { $who }’s warrior of strength { $value } is injured.
}
event-fell = { $who-you ->
    [yes] Your warrior of strength { $value } has gone to Valhalla: { $points }.
   *[no] { $who }’s warrior of strength { $value } has gone to Valhalla: { $points }.
}
event-drew = { $who-you ->
    [yes] It is { $card }: { $effect }.
   *[no] It is { $card }: { $effect }.
}
event-drew-back = { $who-you ->
    [yes] You draw a { $sort } card of level { $level }.
   *[no] { $who } draws a { $sort } card of level { $level }.
}
event-discarded = { $who-you ->
    [yes] It is { $card }.
   *[no] It is { $card }.
}
event-discarded-back = { $who-you ->
    [yes] You throw off a { $sort } card of level { $level }.
   *[no] { $who } throws off a { $sort } card of level { $level }.
}
event-played = { $who-you ->
    [yes] You play { $card }: { $effect }.
   *[no] { $who } plays { $card }: { $effect }.
}
event-exchanged = { $who-you ->
    [yes] You exchange 1 gold for { $what }{ $kind ->
        [beer] {""} on die { $die }.
       *[other] .
    }
   *[no] { $who } exchanges 1 gold for { $what }{ $kind ->
        [beer] {""} on die { $die }.
       *[other] .
    }
}
event-laid = { $who-you ->
    [yes] You lay { $piece }{ $n ->
        [0] {""}; it brings no points.
       *[other] : { $points }.
    }
   *[no] { $who } lays { $piece }{ $n ->
        [0] {""}; it brings no points.
       *[other] : { $points }.
    }
}
event-traded = { $who-you ->
    [yes] You trade { $kind }: you pay { $price } and get { $points }.
   *[no] { $who } trades { $kind }: { $price } for { $points }.
}
event-raided = { $who-you ->
    [yes] You raid ({ $kind }): { $points }.
   *[no] { $who } raids ({ $kind }): { $points }.
}
event-francia = { $who-you ->
    [yes] { $how ->
        [trade] You trade in Francia: { $price } fur or silver for { $points }.
       *[raid] You raid Francia: { $points }.
    }
   *[no] { $how ->
        [trade] { $who } trades in Francia: { $price } fur or silver for { $points }.
       *[raid] { $who } raids Francia: { $points }.
    }
}
event-trade-card = { $who-you ->
    [yes] You take trade card { $n }: { $effect }.
   *[no] { $who } takes trade card { $n }: { $effect }.
}
event-released = { $who-you ->
    [yes] { $building ->
        [tower] A tower comes to your supply.
       *[post] A trading post comes to your supply.
    }
   *[no] { $building ->
        [tower] A tower comes to { $who }’s supply.
       *[post] A trading post comes to { $who }’s supply.
    }
}
event-unlocked = { $who-you ->
    [yes] { $what ->
        [action] Locked actions are open to you: { $effect }.
        [map] The yellow waters are open to you.
       *[francia] Francia is open to you.
    }
   *[no] { $what ->
        [action] Locked actions are open to { $who }: { $effect }.
        [map] The yellow waters are open to { $who }.
       *[francia] Francia is open to { $who }.
    }
}
event-beer = { $who-you ->
    [yes] Your die { $die } has { $beer } beer now.
   *[no] { $who }’s die { $die } has { $beer } beer now.
}
event-flipped = { $who-you ->
    [yes] You turn your warrior of strength { $value } to her injured side.
   *[no] { $who } turns a warrior of strength { $value } to her injured side.
}
event-chose = { $who-you ->
    [yes] You choose start card { $value }.
   *[no] { $who } chooses start card { $value }.
}
event-drafted = { $who-you ->
    [yes] You take { $piece }.
   *[no] { $who } takes { $piece }.
}
event-first-rune = { $who-you ->
    [yes] You lay { $rune } as your first rune.
   *[no] { $who } lays { $rune } as the first rune.
}
event-bonus = { $who-you ->
    [yes] You get the bonus of { $piece }{ $known ->
        [yes] : { $effect }.
       *[no] .
    }
   *[no] { $who } gets the bonus of { $piece }{ $known ->
        [yes] : { $effect }.
       *[no] .
    }
}
event-smuggled = { $who-you ->
    [yes] You take { $n ->
        [0] beer
       *[other] { $n } beer
    } off die { $die } for a trade or raid action.
   *[no] { $who } takes { $n ->
        [0] beer
       *[other] { $n } beer
    } off die { $die } for a trade or raid action.
}
event-turn = { $who-you ->
    [yes] It is your turn.
   *[no] It is { $who }’s turn.
}
event-declined = { $who-you ->
    [yes] You leave it at that.
   *[no] { $who } leaves it at that.
}
event-decided = { $who-you ->
    [yes] You go on.
   *[no] { $who } goes on.
}

## On the board and the mats
board = Sea map and village
board-field = { $field }
board-ship = { $who-you ->
    [yes] Your ship
   *[no] Ship of { $who }
} { $field }
board-space = { $place }: { $action }, { $cost ->
    [0] no beer
   *[other] { $cost } beer
}
board-die = { $who-you ->
    [yes] Your die { $die }
   *[no] Die { $die } of { $who }
} with { $beer } beer at { $place }
board-round = { $round ->
    [0] Setting up
   *[other] Round { $round } of { $rounds }
}
board-stack = { $name }: { $n }
stack-helmet = Helmet cards
stack-beer = Beer cards
stack-ship = Ship cards
stack-trade = Trade cards
stack-helmet-about = Equipment cards about your warriors: { $first-level } of level 1 lie on { $second-level } of level 2. Cards thrown off go under the stack.
stack-beer-about = Equipment cards about dice and beer: { $first-level } of level 1 lie on { $second-level } of level 2. Cards thrown off go under the stack.
stack-ship-about = Equipment cards about your ship: { $first-level } of level 1 lie on { $second-level } of level 2. Cards thrown off go under the stack.
stack-trade-about = Who trades takes one or more of the open trade cards and gets what they show at once. After each turn they are filled up to { $open }.
short-T1 = I
short-T2 = II
short-T3 = III
short-T4 = IV
short-T5 = V
short-T6 = VI
short-R1 = I
short-R2 = II
short-R3 = III
short-R4 = IV
short-R5 = V
short-R6 = VI
act-beer = Beer action
act-bread = Provision action
act-yield = Yield action
act-equip = Equip action
act-trade = Trade action
act-raid = Raid action
act-locked = Locked action
act-beer-about = Pour { $beer } beer on your dice, shared out as you like; tiles on your { $beer-track ->
    [trade] trade track
   *[raid] raid track
} raise that to { $beer-last }. A die holds { $most-beer } at most.
act-bread-about = Take { $bread }; tiles on your { $beer-track ->
    [trade] raid track
   *[raid] trade track
} raise that to { $bread-last }. A ship holds { $most-bread } at most.
act-yield-about = 1 fur or silver and 1 more per trading post you have built; +1 strength and 1 more per tower you have built.
act-equip-about = Draw an equipment card; or lay an equipment tile or a rune whose condition you meet, and pay for its slot.
act-trade-about = Pay for a trade tile beside your mat: it brings points and trade cards and goes to your trade track.
act-raid-about = Use a raid tile beside your mat that your strength suffices for: first its damage, then its points and bonuses; it goes to your raid track.
act-locked-about = Open with tile { $unlock } on a track. Trade track: { $trade }. Raid track: { $raid }. Who has both takes one of them.
about-named = { $name }: { $about }
about-space = { $cost ->
    [0] It costs no beer.
   *[other] The die that goes there pays { $cost } beer.
}
about-space-stop = { $cost ->
    [0] It costs no beer.
   *[other] The die that goes there pays { $cost } beer.
} A die that goes there rests until the next round.
about-space-both = You may use both halves, in any order.
about-space-or = You use one of the two halves.
about-space-blocked = With two players it is blocked.
about-stop = The stop area while this round tile lies on top, from left to right: { $spaces }. It goes when the last die has left it.{ $four ->
    [yes] {" "}Only with four players.
   *[no] {""}
}
about-stop-village = The stop area of the last round, from left to right: { $spaces }.
goods-fur = Fur
goods-silver = Silver
goods-gold = Gold
goods-bread = Provisions
goods-beer = Beer
goods-resources = Fur or silver
goods-points = Points
goods-warrior = Warriors
goods-fur-about = You pay trade tiles, cards and slots with it. At the end there is 1 point for { $resources } fur or silver.
goods-silver-about = You pay trade tiles, cards and slots with it. At the end there is 1 point for { $resources } fur or silver.
goods-gold-about = At any time in your turn 1 gold becomes 1 fur, 1 silver, 1 beer or 1 provision. At the end each gold is { $end-gold }.
goods-bread-about = Each step of your ship costs 1 provision, displacing somebody not weaker than you 1 more. A ship holds { $most-bread }. At the end there is 1 point for { $end-bread }.
goods-beer-about = A die pays with it for action spaces and holds { $most-beer } at most. At the end each beer is 1 point.
goods-resources-about = Take fur and silver in any mixture.
goods-points-about = They go to the score track at once.
goods-warrior-about = A warrior joins your crew healthy; there is room for { $crew }.
piece-ship = Ship
piece-ship-about = Once in your turn you may sail, before or after your die moves: 1 provision a step. Where a move ends you may take a tile or build.
side-healthy = healthy
side-injured = injured
mat-crew = Crew
mat-crew-about = Your strength is the sum of your warriors, healthy or injured, each from 1 to { $strengths }; there is room for { $crew }, and { $warriors } of each strength are in the box. At the end each strength is 1 point.
mat-cards = Equipment cards in the hand
mat-cards-about = Others see only their backs. { $for-gold } thrown off in your turn bring 1 gold. At the end there is 1 point for { $end-cards } left over.
mat-strength = Strength { $n }
mat-slot = { $slot ->
    [stern] Stern
    [sail] Sail
   *[head] Head
}: { $cost }, { $points }
slot-title = { $slot ->
    [stern] Slot for a stern
    [sail] Slot for a sail
    [head] Slot for a head
   *[rune] Rune slot
}
about-slot = Laying a tile here costs { $cost } and brings { $points } the first time. A later one covers it and brings no points.
about-slot-rune = Laying a rune here costs { $cost } and brings { $points }; your first rune and special runes cost nothing and bring none. Number of slots: { $many }; when all are full, a rune covers another and brings no points.
mat-rune = rune slot
mat-track-trade = Trade track: { $n ->
    [one] 1 tile
   *[other] { $n } tiles
}
mat-track-raid = Raid track: { $n ->
    [one] 1 tile
   *[other] { $n } tiles
}
track-title = { $track ->
    [trade] Trade track, slot { $n }
   *[raid] Raid track, slot { $n }
}
about-step = { $track ->
    [trade] With trade tile { $n }: { $gain }.
   *[raid] With raid tile { $n }: { $gain }.
}
step-post = a trading post comes to your supply
step-tower = a tower comes to your supply
step-beer = your beer action pours { $n } beer
step-bread = your provision action brings { $n ->
    [one] 1 provision
   *[other] { $n } provisions
}
step-locked = locked actions bring { $effect }
step-map = the yellow waters are open
step-francia-trade = a trade action may give { $price } fur or silver in Francia for { $points }
step-francia-raid = with strength { $strength } a raid action may bring { $points } in Francia, for { $damage } damage
step-nothing = nothing new
mat-beside = Beside the mat
    .about = Trade and raid tiles that wait for their action.
mat-above = To lay
    .about = Equipment and rune stones above the mat that can still be laid on it.
mat-die = beer on die { $n }
mat-towers = Towers in the supply
mat-posts = Trading posts in the supply
mat-towers-about = Ready to be built at a site for towers. Two more come free with raid tiles { $first-slot } and { $second-slot }.
mat-posts-about = Ready to be built at a site for trading posts. Two more come free with trade tiles { $first-slot } and { $second-slot }.
mat-play = play
mat-discard = throw off
mat-keep = keep
mat-of = { $who-you ->
    [yes] Your mat
   *[no] Mat of { $who }
}
mat-back = { $sort ->
    [helmet] { $n ->
        [one] 1 helmet card
       *[other] { $n } helmet cards
    }
    [beer] { $n ->
        [one] 1 beer card
       *[other] { $n } beer cards
    }
   *[ship] { $n ->
        [one] 1 ship card
       *[other] { $n } ship cards
    }
}, level { $level }
mat-covered = Covered
    .about = Pieces that lie below others. They still count for conditions and for other runes; a covered rune scores nothing.
mat-done = On the tracks
    .about = Tiles that were traded or raided.
mat-built = Built
    .about = Where this player has built.
mat-played = Played
    .about = Cards that this player has played.
mat-trade-cards = { $n ->
    [one] 1 trade card received
   *[other] { $n } trade cards received
}
mat-lay = lay
mat-use = use
mat-raise = raise
mat-heal = heal
mat-flip = injure
mat-double = double
mat-give = send away
mat-dismiss = send away
mat-wound = strike
mat-cover = cover
mat-gold-fur = gold for fur
mat-gold-silver = gold for silver
mat-gold-beer1 = gold for beer, die 1
mat-gold-beer2 = gold for beer, die 2
mat-gold-bread = gold for a provision

## Facts of components, for the line that says how we know them
fact-name = name
fact-number = number
fact-x = place on the map
fact-y = place on the map
fact-special = special rune
fact-spots = building spots
fact-spots-four = building spots
fact-stacks = tiles
fact-yellow = waters
fact-slot = slot
fact-need = condition
fact-on = effect
fact-rule = effect
fact-boxes = effect
fact-effect = effect
fact-effects = effects
fact-halves = effect
fact-join = effect
fact-three-plus = blockade
fact-four-only = number of players
fact-goal = goal
fact-goods = goods
fact-marks = marks
fact-per = measure
fact-sort = sort
fact-level = level
fact-fur = cost
fact-silver = cost
fact-any = cost
fact-gold = cost
fact-price = cost
fact-good = goods
fact-cards = trade cards
fact-strength = strength
fact-damage = damage
fact-beer = beer
fact-beer-track = track
fact-four-beer = beer with four players
fact-bread = provisions
fact-four-bread = provisions
fact-card = card
fact-four-card = card
fact-four-goods = goods
fact-warrior = warrior
fact-four-warrior = warrior
fact-crew = places
fact-strengths = strengths
fact-warriors = number
fact-most-beer = most on a die
fact-most-bread = most on a ship
fact-resources = points at the end
fact-cards-for-gold = exchange for gold
fact-open-trade-cards = open cards
fact-building-slots = building
fact-unlock-slot = slot
fact-map-slot = slot
fact-francia-slot = slot
fact-trade = trade bonus
fact-raid = raid bonus
fact-trade-points = points
fact-raid-points = points

## Why not
why-absent = There is no such thing in this game.
why-setup = The first round has not begun: first everybody chooses what to start with.
    .help = Choose one of the pieces on offer.
why-start-taken = { $who } has this start card already.
why-inside = An action is under way, and no card, ship or die comes in between.
    .help = Answer the open question; then the moves of your turn are back.
why-must = Here you have to choose; there is nothing to decline.
why-die-moved = Your die has moved, and only one die moves in a turn.
    .help = Your next die moves when it is the hindmost of all.
why-die-first = Your die has not moved yet, and every turn needs its die move.
    .help = Move the die; then you may end your turn.
why-die-ahead = This die stands further ahead; the one on { $space } moves first.
why-die-next = This die moves next. Choose the space it goes to.
why-rival-die = That die belongs to { $who }.
why-same-die = This is the die that gets the beer; it copies another one.
why-behind = Dice only go forward, and yours stands on { $space }.
why-no-die = No die stands there to put yours on.
why-no-way-back = This die cannot go back { $need ->
    [one] 1 space
   *[other] { $need } spaces
}: it waits in the stop area, lies under another die, or has too few spaces behind it.
why-from-stop = From the stop area a die goes to the bar, never to another stop space.
    .help = It comes back here once it has been on the bar.
why-taken = { $who-you ->
    [yes] Your other die stands there
   *[no] A die of { $who } stands there
}, and a space has room for one.
why-blocked = With two players a blockade closes this space for the whole game.
why-locked = This lock opens with { $need } tiles on one track; your track has { $have }.
    .help = Trade or raid: each tile you use goes to its track.
why-lock-waits = Your lock is open, and its bonus comes with a locked action.
    .help = Move your die to a space with a lock.
why-beer = That costs { $need } beer; your die has { $have }.
    .help = In your turn 1 gold becomes 1 beer while there is room on the die.
why-not-held = You do not hold { $card }.
why-not-drawn = You have not just drawn { $card }; one of the two new cards is kept.
why-card-cost = This card costs { $price }; you have { $has-fur } fur and { $has-silver } silver.
    .help = In your turn 1 gold becomes 1 fur or 1 silver.
why-give-up = The card wants { $what ->
    [resources] { $need } fur or silver
    [bread] { $need ->
        [one] 1 provision
       *[other] { $need } provisions
    }
   *[other] { $need ->
        [one] 1 healthy warrior
       *[other] { $need } healthy warriors
    }
} given; you have { $have }.
why-no-target = The card finds nothing to work on: { $effect }.
why-few-cards = { $need } cards thrown off bring 1 gold; you hold { $have }.
why-no-gold = You have no gold to exchange.
    .help = { $cards } cards thrown off in your turn bring 1 gold.
why-gold-idle = Gold cannot help with this question.
    .help = In your turn, between actions, 1 gold becomes 1 fur, silver, beer or provision.
why-die-full = Die { $die } shows { $need } beer already, and more does not fit.
why-ship-full = { $need } provisions lie on your ship already, and more do not fit.
why-sailed = Your ship has sailed this turn, and it sails once a turn.
    .help = Some ship cards and sails move it again.
why-yellow = Yellow waters open with { $need } tiles on one track; your longer track has { $have }.
    .help = Trade or raid: each tile you use goes to its track.
why-here = Your ship lies { $field } already, and ending a move there would change nothing.
why-no-map = Your card leads to a field with a map, and this is none.
why-no-ship = Your card leads to another ship, and none lies there.
why-too-far = It is { $need } steps away, and this move has { $have }.
why-bread = The way costs { $need ->
    [one] 1 provision
   *[other] { $need } provisions
}; you have { $have }.
    .help = A provision action brings more, and in your turn 1 gold becomes 1 provision.
why-toll = { $who } lies there with strength { $theirs } against your { $mine }, so displacing costs 1 provision more. That makes { $need }; you have { $have }.
    .help = Be stronger, or bring the provision: 1 gold becomes one.
why-no-power = You have no sail that can do this.
    .help = An equip action lays a sail; what it can do stands on the tile.
why-power-used = The power of your sail is used up for this turn.
why-half-done = You have used this half already.
why-no-trades = No trade tile lies beside your mat.
    .help = Sail to a stack of trade tiles and take one.
why-no-raids = No raid tile lies beside your mat.
    .help = Sail to a stack of raid tiles and take one.
why-trade-lacks = Your cheapest trade still lacks { $need } fur, silver or gold.
why-raid-lacks = Your easiest raid needs strength { $need }; you have { $have }.
    .help = Yield actions and recruits make your crew stronger.
why-no-tile = No tile of this kind lies beside your mat.
    .help = Sail to its stack and take one.
why-other-deed = { $track ->
    [trade] This is a raid action; a trade tile waits for a trade action.
   *[raid] This is a trade action; a raid tile waits for a raid action.
}
why-tile-waits = “{ $kind }” is a trade tile, and no trade action is open.
    .help = Move your die to a space with a trade action.
why-raid-waits = “{ $kind }” is a raid tile, and no raid action is open.
    .help = Move your die to a space with a raid action.
why-tile-cost = For this trade you still lack { $missing }.
    .help = 1 gold becomes 1 fur or 1 silver.
why-tile-strength = This raid needs strength { $need }; your crew has { $have }.
    .help = Yield actions and recruits make your crew stronger.
why-francia-shut = Francia opens with tile { $need } on the track; you have { $have } there.
why-francia-cost = A trade in Francia costs { $need } fur or silver; you have { $have }.
    .help = 1 gold becomes 1 fur or 1 silver.
why-francia-strength = A raid on Francia needs strength { $need }; your crew has { $have }.
why-francia-waits = Francia is open to you, and no trade or raid action is.
why-no-bonus = There is no bonus to take before this action.
why-bonus-taken = You took the bonus first; now the action has to follow.
why-market = Trade cards are taken when a trade or another effect brings one.
    .help = Move your die to a space with a trade action and trade a tile.
why-not-open = That trade card does not lie open.
why-offer-cost = This box wants { $need } fur or silver given; you have { $have }.
    .help = 1 gold becomes 1 fur or 1 silver.
why-drawing = Cards are drawn by an equip action, or where an effect says so.
    .help = Move your die to a space with an equip action.
why-stack-empty = This stack is empty.
why-not-above = You do not have { $piece } above your mat.
why-laying = It takes an equip action to lay { $piece }.
    .help = Move your die to a space with an equip action.
why-piece-cost = Laying it costs { $price }; you have { $has-fur } fur and { $has-silver } silver.
    .help = 1 gold becomes 1 fur or 1 silver.
why-condition = For { $piece } you need { $count }; so far you have { $have }.
why-covering = A rune is covered only by a new one, once all rune slots are taken.
why-no-order = Nothing is asked of your warriors now.
    .help = Yield actions make them stronger, raids wound them.
why-no-warrior = You have no { $side ->
    [healthy] healthy
   *[injured] injured
} warrior of strength { $value }.
why-strongest = She has strength { $value }, and nobody gets stronger.
why-sold-out = { $need ->
    [one] No warrior of strength { $low } is left in the supply.
   *[other] No warrior of strength { $low } to { $high } is left in the supply.
}
why-healthy = She is healthy; only injured warriors are healed.
why-injured = She is injured; this asks for a healthy warrior.
why-twice = Your warrior of strength { $value } was doubled just now, and each is doubled once.
why-in-port = You explore or build where your ship ends a move.
    .help = Sail there first.
why-no-building = No tower and no trading post lies in your supply.
    .help = Trade tiles free trading posts on your mat, raid tiles free towers.
why-not-here = It does not lie in this stack.
why-field-taken = A ship lies { $field }, and a displaced one needs an empty field.
why-rival-yellow = { $who } has no map and is not displaced into yellow waters.
why-push-near = That is { $have } steps away; the displaced ship goes exactly { $need ->
    [one] 1 step
   *[other] { $need } steps
}.
why-too-many = That would be { $need } fur; { $have } at most can be fur here.
why-few-silver = The rest would be { $need } silver; you have { $have }.
why-few-bread = That would be { $need } provisions; { $have } at most can be given here.
why-pour = Die 1 takes { $least } to { $most } of this beer, so that the rest fits on die 2.
why-other-pack = This piece is not in the pack before you.
why-pack-done = You have all the pieces of this sort that you get.
why-drafted = Somebody has taken { $piece } already.
why-rune-first = First you lay a rune, for nothing; equipment follows with equip actions.
mat-trade-track = Trade track
    .about = Tiles that were traded lie here, from left to right. Each step explains itself.
mat-raid-track = Raid track
    .about = Tiles that were raided lie here, from left to right. Each step explains itself.

## The end, counted
event-counted = { $line }: { $points } for { $who-you ->
    [yes] you
   *[no] { $who }
}.
scoring-end = The end is scored
paid-runes-rule = Each rune stone counts for the harder goal that was met; a covered one counts nothing.
paid-strength-rule = The strength of all warriors counts, healthy or injured.
paid-tiles-rule = The number of trade tiles counts times itself.
paid-beer-rule = Every beer on the dice counts 1 point.
paid-bread-rule = There is 1 point for { $bread ->
    [one] 1 provision
   *[other] { $bread } provisions
} left.
paid-gold-rule = Each gold left counts { $gold ->
    [one] 1 point
   *[other] { $gold } points
}; there is 1 point for { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} in hand.
paid-resources-rule = There is 1 point for { $resources } fur or silver left.
paid-why-cards = { $n ->
    [one] 1 card
   *[other] { $n } cards
}
paid-why-runes = { $n ->
    [one] 1 rune stone
   *[other] { $n } rune stones
}
paid-why-strength = { $n ->
    [one] 1 warrior
   *[other] { $n } warriors
}
paid-why-tiles = { $n } × { $n }
paid-why-beer = { $n } beer
paid-why-bread = { $n ->
    [one] 1 provision
   *[other] { $n } provisions
}
paid-why-gold = { $n } gold, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
paid-why-resources = { $n } fur and silver
## In short
group-die = Die
group-sail = Sail
group-cards = Cards
group-gold = Gold
band-again = You move again
band-before-1 = { $who0 } moves first
band-before-2 = { $who0 } and { $who1 } move first
band-before-3 = all { $n } move first
band-stop = { $last ->
    [yes] Stop: rests until the end
   *[no] Stop: rests until round { $round }
}
band-bread = { $n ->
    [0] No provisions
    [one] 1 provision
   *[other] { $n } provisions
}, { $left } left
band-play = Play
band-discard = Throw off { $n } for 1 gold
band-gold = 1 gold becomes
band-smuggle = Smuggle
heading-round = Round { $round }
short-space = { $action }
short-sail = { $field }
    .detail = { $there }{ $pushes ->
        [yes] ; { $pushed }
       *[no] {""}
    }
short-push = { $field }
short-card = { $effect }
    .detail = { $card }
short-discard = { $card }
    .detail = { $more ->
        [yes] and one more
       *[no] throw off
    }
short-keep = { $card }
short-gold-fur = 1 fur
    .detail = you have { $n }
short-gold-silver = 1 silver
    .detail = you have { $n }
short-gold-bread = 1 provision
    .detail = { $n } of { $most }
short-gold-beer = 1 beer
    .detail = { $dice ->
        [one] your die: { $n } of { $most }
       *[other] die { $die }: { $n } of { $most }
    }
short-at = { $action }
    .at = { $space }
short-trade = { $points }{ $cards ->
    [0] {""}
    [one] , 1 card
   *[other] , { $cards } cards
}
    .detail = costs { $goods }
short-raid = { $gives }
    .detail = strength { $n }, { $damage } damage
short-use-trade = { $tile }
    .detail = { $points } for { $n ->
        [one] 1 good
       *[other] { $n } goods
    }
short-use-raid = { $tile }
    .detail = { $points }, { $n } damage
short-raise = Strength { $value } to { $to }
    .detail = { $side ->
        [healthy] healthy
       *[injured] injured
    }
short-wound = Strength { $value }
    .detail = { $side ->
        [healthy] injured, keeps it
       *[injured] dies: { $points }
    }
short-piece = { $piece }
short-end = End turn
short-none = No
short-explore = Take a tile
short-build = Build
short-francia = Francia
short-throw = Throw away
there-yours = yours already
there-empty = nothing left
there-trade = take { $good }, costs { $span }
there-raid = take a raid of { $span }
there-span = { $low } to { $high }
there-one = { $low }
there-build = build for { $points }
there-built = built already
there-full = no spot free
there-no-tower = no tower in your supply
there-no-post = no post in your supply
there-harbour = harbour, nothing to do
there-sea = open sea, nothing to do
there-pushes = pushes { $rival }
brief-or = { $first } or { $second }
brief-times = { $times }× { $effect }
brief-fill = fill up to { $n }
brief-act-beer = { $n } beer
brief-act-bread = { $n ->
    [one] 1 provision
   *[other] { $n } provisions
}
brief-act-yield = Yield
brief-act-equip = Equip
brief-act-trade = Trade
brief-act-raid = Raid
brief-act-locked = Locked action
brief-recruit = warrior { $n }
brief-raise = +{ $n } strength
brief-heal = heal { $n }
brief-draw = { $n ->
    [one] 1 card
   *[other] { $n } cards
}
brief-tradecard = { $n ->
    [one] 1 trade card
   *[other] { $n } trade cards
}
brief-release-tower = free a tower
brief-release-post = free a post
brief-score = { $points } a { $measure }
brief-per-trade = trade tile
brief-per-raid = raid tile
brief-per-gear = tile laid
brief-per-played = card played
brief-per-tower = tower
brief-per-post = post
brief-per-buildings = building
brief-per-healthy = healthy one
brief-per-injured = injured one
brief-per-crew = warrior
brief-per-strength = strength
brief-per-bread = provision
brief-per-both = pair of tiles
brief-per-either = tile
brief-per-goods = good
brief-convert = { $n } for { $gain }
brief-sail = { $n ->
    [one] sail 1 step
   *[other] sail { $n } steps
}
brief-raise-each = { $side ->
    [healthy] healthy +{ $n }
   *[injured] injured +{ $n }
}
brief-double = { $n ->
    [one] double 1
   *[other] double { $n }
}
brief-score-strongest = points: { $n ->
    [one] 1 warrior
   *[other] { $n } warriors
}
brief-set-beer = die to { $n } beer
brief-copy-beer = copy beer
brief-score-beer = points for beer
brief-free-move = move free
brief-stack-move = onto a die
brief-step-back = die back { $n }
brief-reuse-space = space again
brief-use-space = any free space
brief-ship-to-map = to a map field
brief-ship-to-ship = to another ship
page-of-village = Village
page-of-sea = Sea
board-you = you
board-free = free
board-or = or
board-rests = { $last ->
    [yes] Stop: die rests until the end
   *[no] Stop: die rests until round { $round }
}
board-rests-first = Stop here: this die
board-rests-second = { $last ->
    [yes] rests until the end
   *[no] rests until round { $round }
}
text-signs =
    T trade tiles, what goods they ask for and ×how many there are, R a raid and the strength it asks for, ✓ you have one · ⌂ trading posts, ▴ towers: what the next ones to build there pay · ? a map, = where all begin · ~● a ship, ● behind figures: built there · ▾ the beer that a space costs · ● before a figure: a die and its beer · S a stop area; the ring runs clockwise
board-on-offer = Trade cards on offer
board-pile-helmet = Helmet
board-pile-beer = Beer
board-pile-ship = Ship
board-order = Order of the dice
mat-to-lay = To lay
mat-reached = { $n }/{ $of }
mat-progress = { $n } of { $of }
mat-francia = Francia
mat-strength-word = strength
mat-ready = ready
mat-lacks = need not met
mat-points = { $n ->
    [one] 1 point
   *[other] { $n } points
}
mat-laid = On the mat
    .about = Equipment tiles and runes that lie in their slots.
mat-card-helmet = Helmet { $n }
mat-card-beer = Beer { $n }
mat-card-ship = Ship { $n }
way-only-sail = sail only
way-goods = { $goods }
way-points = { $name }: { $n ->
    [one] 1 point
   *[other] { $n } points
}
