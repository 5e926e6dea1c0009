game = Karvi
game-about = Sail the northern seas, trade and raid, equip your ship and carve your deeds in stone. Whose die is furthest behind moves.

## Options
option-start_cards = Start cards
    .about = Dealt at random, or chosen one after the other from all five.
option-start_cards-dealt = dealt
option-start_cards-drafted = chosen in turn
option-panels = Action panels
    .about = The plain side, the varied side of panels and round tiles, or chaos: the two long panels change places, so do the two short ones, and each may lie on either side.
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
    .about = Dealt at random, or drafted: take two of each sort and three runes, pass the rest to the left.
option-tiles-dealt = dealt
option-tiles-drafted = drafted
option-draw_two = Draw two, keep one
    .about = Whoever draws an equipment card draws two, keeps one and puts the other back on top.
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
do-fill = provisions up to 6
do-act-beer = beer action
do-act-bread = provision action
do-act-yield = yield action
do-act-equip = equip action
do-act-trade = trade action
do-act-raid = raid action
do-act-locked = locked action
do-recruit = a warrior of strength { $n }
do-raise = +{ $n } strength
do-heal = heal up to { $n }
do-draw = { $n ->
    [one] 1 equipment card
   *[other] { $n } equipment cards
}
do-tradecard = { $n ->
    [one] 1 trade card
   *[other] { $n } trade cards
}
do-release-tower = the leftmost tower of the mat to the supply
do-release-post = the leftmost trading post of the mat to the supply
per-trade = trade tile
per-raid = raid tile
per-gear = equipment tile
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
per-either = trade or raid tile, whichever are more
do-score = { $n ->
    [one] 1 point
   *[other] { $n } points
} per { $measure }{ $most ->
    [999] {""}
   *[other] {""} (at most { $most })
}
do-convert-resources-points = give { $price } fur or silver for { $n } points
do-convert-resources-gold = give { $price } fur or silver for { $n } gold
do-convert-bread-points = give up to { $times } provisions for { $n } points each
do-convert-bread-gold = give up to { $times } provisions for { $n } gold each
do-convert-health-points = turn healthy warriors to their injured side for { $n } points each{ $times ->
    [99] {""}
   *[other] {""} (at most { $most })
}
do-convert-health-gold = turn healthy warriors to their injured side for { $n } gold each
do-convert-warrior-points = send a healthy warrior away for { $n } points; it does not count as dying
do-convert-warrior-gold = send a healthy warrior away for { $n } gold; it does not count as dying
do-sail-normal = sail up to { $n ->
    [one] 1 step
   *[other] { $n } steps
} without provisions
do-sail-peaceful = sail up to { $n } steps without provisions, lying beside others instead of displacing them
do-sail-forced = sail up to { $n } steps without provisions, displacing others for nothing
do-raise-each-healthy = every healthy warrior up to +{ $n }, not shared out
do-raise-each-injured = every injured warrior up to +{ $n }, not shared out
do-double = double up to { $n } healthy warriors (to 6 at most)
do-score-strongest = points for the strength of { $n ->
    [one] 1 healthy warrior
   *[other] { $n } healthy warriors
} (at most { $most })
do-set-beer = turn one of your dice to { $n } beer
do-copy-beer = one of your dice shows as much beer as any other die
do-score-beer = points for all beer on your dice, which stays
do-free-move = move your hindmost die as usual, without paying beer
do-stack-move = put your active die on a die ahead and use its space without beer
do-step-back-paid = one of your dice goes back { $n ->
    [one] 1 space
   *[other] exactly { $n } spaces
}, pays and uses the space there
do-step-back-free = one of your dice goes back { $n ->
    [one] 1 space
   *[other] exactly { $n } spaces
} and uses the space there without beer
do-reuse-space = use a space where one of your dice stands once more, without beer
do-use-space-paid = use any free space, the stop area too; one die pays
do-use-space-free = use any free space, the stop area too, without beer
do-ship-to-map = put your ship on a field with a map
do-ship-to-ship-peaceful = put your ship beside another ship
do-ship-to-ship-forced = put your ship to another ship and displace all others there for nothing
space-one = { $first }
space-both = { $first } + { $second }
space-or = { $first } / { $second }
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
   *[other] { $any } fur or silver
}

## Sorts, rounds, kinds
sort-helmet = helmet
sort-beer = beer
sort-ship = ship
slot-stern = Stern
slot-sail = Sail
slot-head = Head
slot-rune = Rune stone
round-I = round tile I
round-II = round tile II
round-III = round tile III
round-village = the village's own stop area
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

## Score sheet
score-buildings = Buildings
score-trade = Trading
score-raid = Raiding
score-valhalla = Valhalla
score-mat = Covered on the mat
score-cards = Equipment cards
score-trade-cards = Trade cards
score-gear = Equipment tiles
score-spaces = Action spaces
score-specials = Special runes, at once
score-runes = Rune stones
score-strength = Strength
score-tiles = Trade tiles squared
score-beer = Beer left
score-bread = Provisions left
score-gold = Gold and cards left
score-resources = Fur and silver left

## Where a seat stands
status = at { $field } · strength { $strength } · { $trades } traded, { $raids } raided · { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}

## Fields
field-kaupanger = Kaupanger
    .about = Where all ships start; there is room for all of them.
field-avaldsnes = Avaldsnes
    .about = A site for trading posts: end a move here and build for the points of the best free spot.
field-ribe = Ribe
    .about = A stack of trade tiles: end a move here and take one.
field-hedeby = Hedeby
    .about = A stack of trade tiles: end a move here and take one.
field-dorestad = Dorestad
    .about = A stack of raid tiles: end a move here and take one.
field-grimsby = Grimsby
    .about = A site for trading posts: end a move here and build for the points of the best free spot.
field-lundenwic = Lundenwic
    .about = A stack of raid tiles: end a move here and take one.
field-jorvik = Jórvík
    .about = A stack of trade tiles: end a move here and take one.
field-lindisfarne = Lindisfarne
    .about = A stack of raid tiles: end a move here and take one.
field-portmahomack = Portmahomack
    .about = A stack of raid tiles: end a move here and take one.
field-wick = Wick
    .about = A site for towers: end a move here and build for the points of the best free spot.
field-kirkwall = Kirkwall
    .about = A site for trading posts: end a move here and build for the points of the best free spot.
field-jarlshof = Jarlshof
    .about = A stack of trade tiles: end a move here and take one.
field-torshavn = Tórshavn
    .about = A site for towers: end a move here and build for the points of the best free spot.
field-ljodhus = Ljóðhús
    .about = A stack of trade tiles: end a move here and take one.
field-iona = Iona
    .about = A stack of raid tiles: end a move here and take one.
field-bangor = Bangor
    .about = A stack of raid tiles: end a move here and take one.
field-peel = Peel
    .about = A site for towers: end a move here and build for the points of the best free spot.
field-dyflin = Dyflin
    .about = A stack of trade tiles: end a move here and take one.
field-celtic-sea = Celtic Sea
    .about = A gate to the yellow waters: it needs the fourth tile on one of your tracks, or the right sail.
field-waterford = Waterford
    .about = A site for towers: end a move here and build for the points of the best free spot. Who builds here takes a special rune. Yellow waters.
field-norwegian-sea = Norwegian Sea
    .about = A gate to the yellow waters: it needs the fourth tile on one of your tracks, or the right sail.
field-vik = Vík í Mýrdal
    .about = A site for trading posts: end a move here and build for the points of the best free spot. Who builds here takes a special rune. Yellow waters.
field-harbour-1 = Harbour 1
    .about = A field of your own component file.
field-harbour-2 = Harbour 2
    .about = A field of your own component file.
field-harbour-3 = Harbour 3
    .about = A field of your own component file.
field-harbour-4 = Harbour 4
    .about = A field of your own component file.
field-harbour-5 = Harbour 5
    .about = A field of your own component file.
field-harbour-6 = Harbour 6
    .about = A field of your own component file.
field-harbour-7 = Harbour 7
    .about = A field of your own component file.
field-harbour-8 = Harbour 8
    .about = A field of your own component file.
field-harbour-9 = Harbour 9
    .about = A field of your own component file.

## Trade and raid tiles
tile-trade = { $good } for { $price }
tile-raid = { $kind }, strength { $strength }
about-trade = Trade tile. Pay { $price }: { $gain }.
about-raid = Raid tile. Strength { $strength }, { $damage } damage: { $gain }.

## Equipment tiles
about-gear = { $what } Needs { $need }.
about-both = { $first } { $second }
rule-far = Once a turn, besides the usual sailing: give { $bread } and sail { $steps ->
    [99] as far as you like
    [one] 1 step
   *[other] up to { $steps } steps
}.
rule-smuggle-beer = Once a turn: take { $n } beer off one of your dice for a trade or raid action.
rule-beer-cap = Action spaces cost you { $n } beer at most, by cards too.
rule-map = The yellow waters are open to you.
rule-armour = Raids do you { $n } damage less.
rule-raid-factor = Raids bring { $n ->
    [2] twice
   *[other] { $n } times
} their points, Francia too; not those of Valhalla.
rule-both-locked = A locked action brings all unlocked bonuses instead of one.
on-equip = Each equip action brings { $effect }.
on-tower = Building a tower brings { $effect }.
on-post = Building a trading post brings { $effect }.
on-explore = Taking a trade or raid tile brings { $effect }.
on-bread = Each provision action also brings { $effect }.
on-raid = Each raid also brings { $effect }.
on-death = For each warrior who dies in a raid: { $effect }.
on-tradecard = Each trade card also brings { $effect }.
on-trade = Each trade action brings { $effect }.
on-yield = Each yield action also brings { $effect }.
on-card = Each equipment card played brings { $effect }.
on-locked = Each locked action also brings { $effect }.
count-trade = { $n ->
    [one] 1 trade tile
   *[other] { $n } trade tiles
}
count-raid = { $n ->
    [one] 1 raid tile
   *[other] { $n } raid tiles
}
count-gear = { $n ->
    [one] 1 equipment tile
   *[other] { $n } equipment tiles
}
count-played = { $n ->
    [one] 1 card played
   *[other] { $n } cards played
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
    [one] 1 building
   *[other] { $n } buildings
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
    [one] 1 provision
   *[other] { $n } provisions
}
count-both = { $n ->
    [one] 1 trade tile and 1 raid tile
   *[other] { $n } trade tiles and as many raid tiles
}
count-either = { $n ->
    [one] 1 trade or raid tile
   *[other] { $n } trade tiles, or as many raid tiles
}
count-goods = { $n } of { $goods }
gear-H1 = Merchant’s stern
gear-H2 = Golden stern
gear-H3 = Warriors’ stern
gear-H4 = Brewers’ stern
gear-H5 = Bakers’ stern
gear-H6 = Loaded stern
gear-H7 = Proud stern
gear-H8 = Recruiters’ stern
gear-S1 = Sail of the wide sea
gear-S2 = Swift sail
gear-S3 = Builders’ sail
gear-S4 = Smugglers’ sail
gear-S5 = Thrifty sail
gear-S6 = Charted sail
gear-S7 = Explorers’ sail
gear-S8 = Provisioned sail
gear-K1 = Shielded head
gear-K2 = Head of the wake
gear-K3 = Market head
gear-K4 = Dragon head
gear-K5 = Golden head
gear-K6 = Harvest head
gear-K7 = Cunning head
gear-K8 = Key-bearing head

## Rune stones
about-rune = At the end: { $easy } for { $points }, { $hard } for { $more } instead. Needs { $need } to be laid.
about-special = At once: { $effect }. At the end { $points } per { $measure }.
rune-N1 = Rune of the posts
rune-N2 = Rune of the towers
rune-N3 = Rune of trade
rune-N4 = Rune of raids
rune-N5 = Rune of the shipwright
rune-N6 = Rune of cunning
rune-N7 = Rune of strength
rune-N8 = Rune of health
rune-N9 = Rune of the builders
rune-N10 = Rune of wool, honey and salt
rune-N11 = Rune of glass, wine and ivory
rune-N12 = Rune of both ways
special-B1 = Stone of cunning
special-B2 = Stone of the posts
special-B3 = Stone of the towers
special-B4 = Stone of trade
special-B5 = Stone of raids
special-B6 = Stone of the shipwright
special-B7 = Stone of the crew
special-B8 = Stone of the builders

## Equipment cards
about-card = Costs { $price }: { $effect }.
about-box = ({ $effect })
about-or = { $first } or { $second }
card-1 = Helmet card 1
card-2 = Helmet card 2
card-3 = Helmet card 3
card-4 = Helmet card 4
card-5 = Helmet card 5
card-6 = Helmet card 6
card-7 = Helmet card 7
card-8 = Helmet card 8
card-9 = Helmet card 9
card-10 = Helmet card 10
card-11 = Helmet card 11
card-12 = Helmet card 12
card-13 = Helmet card 13
card-14 = Helmet card 14
card-15 = Helmet card 15
card-16 = Beer card 16
card-17 = Beer card 17
card-18 = Beer card 18
card-19 = Beer card 19
card-20 = Beer card 20
card-21 = Beer card 21
card-22 = Beer card 22
card-23 = Beer card 23
card-24 = Beer card 24
card-25 = Beer card 25
card-26 = Beer card 26
card-27 = Beer card 27
card-28 = Beer card 28
card-29 = Beer card 29
card-30 = Beer card 30
card-31 = Ship card 31
card-32 = Ship card 32
card-33 = Ship card 33
card-34 = Ship card 34
card-35 = Ship card 35
card-36 = Ship card 36
card-37 = Ship card 37
card-38 = Ship card 38
card-39 = Ship card 39
card-40 = Ship card 40
card-41 = Ship card 41
card-42 = Ship card 42
card-43 = Ship card 43
card-44 = Ship card 44
card-45 = Ship card 45

## Trade cards
about-tradecard = Bonus: { $effect }.
tradecard-1 = Trade card 1
tradecard-2 = Trade card 2
tradecard-3 = Trade card 3
tradecard-4 = Trade card 4
tradecard-5 = Trade card 5
tradecard-6 = Trade card 6
tradecard-7 = Trade card 7
tradecard-8 = Trade card 8
tradecard-9 = Trade card 9
tradecard-10 = Trade card 10
tradecard-11 = Trade card 11
tradecard-12 = Trade card 12
tradecard-13 = Trade card 13
tradecard-14 = Trade card 14
tradecard-15 = Trade card 15
tradecard-16 = Trade card 16
tradecard-17 = Trade card 17
tradecard-18 = Trade card 18
tradecard-19 = Trade card 19
tradecard-20 = Trade card 20
tradecard-21 = Trade card 21
tradecard-22 = Trade card 22
tradecard-23 = Trade card 23
tradecard-24 = Trade card 24
tradecard-25 = Trade card 25
tradecard-26 = Trade card 26
tradecard-27 = Trade card 27
tradecard-28 = Trade card 28
tradecard-29 = Trade card 29
tradecard-30 = Trade card 30
tradecard-31 = Trade card 31
tradecard-32 = Trade card 32
tradecard-33 = Trade card 33
tradecard-34 = Trade card 34
tradecard-35 = Trade card 35
tradecard-36 = Trade card 36

## Start cards
about-start = 2 or 3 players: dice with { $left } and { $right } beer, { $few }. 4 players: a die with { $beer } beer, { $four }.
about-card-helmet = a helmet card
about-card-beer = a beer card
about-card-ship = a ship card
start-1 = Start card 1
start-2 = Start card 2
start-3 = Start card 3
start-4 = Start card 4
start-5 = Start card 5

## Questions
ask-turn = { $who-you ->
    [yes] { $moved ->
        [yes] Your die has moved. Sail, play cards, exchange gold, or end your turn.
       *[no] Your turn: move your die; sail, play cards and exchange gold before or after.
    }
   *[no] { $who } plays.
}
ask-move = { $who-you ->
    [yes] Where does your hindmost die go? It pays no beer.
   *[no] { $who } moves a die without beer.
}
ask-stack = { $who-you ->
    [yes] On which die ahead do you put yours?
   *[no] { $who } puts a die on another.
}
ask-sail = { $who-you ->
    [yes] Where do you sail with your card?
   *[no] { $who } sails with a card.
}
ask-to-map = { $who-you ->
    [yes] On which field with a map do you put your ship?
   *[no] { $who } puts the ship on a field with a map.
}
ask-to-ship = { $who-you ->
    [yes] To which ship do you put yours?
   *[no] { $who } puts the ship to another.
}
ask-push = { $who-you ->
    [yes] Where does { $rival }’s ship go?
   *[no] { $who } displaces { $rival-you ->
        [yes] your ship
       *[no] { $rival }’s ship
    }.
}
ask-explore = { $who-you ->
    [yes] Do you look through the stack ({ $kind }) and take a tile?
   *[no] { $who } may explore ({ $kind }).
}
ask-build = { $who-you ->
    [yes] Do you build at { $field } for { $points }?
   *[no] { $who } may build at { $field }.
}
ask-look = { $who-you ->
    [yes] Which tile do you take ({ $kind })?
   *[no] { $who } looks through a stack ({ $kind }).
}
ask-special = { $who-you ->
    [yes] Which special rune of { $field } do you take?
   *[no] { $who } chooses a special rune at { $field }.
}
ask-special-slot = { $who-you ->
    [yes] Your rune slots are full. Cover one with { $stone }, or throw it away?
   *[no] { $who } finds a place for { $stone }.
}
ask-half = { $who-you ->
    [yes] What do you use of this space?
   *[no] { $who } chooses what to use.
}
ask-fur = { $who-you ->
    [yes] { $n ->
        [one] Fur or silver?
       *[other] { $n } fur or silver: how many furs?
    }
   *[no] { $who } takes fur or silver.
}
ask-spend = { $who-you ->
    [yes] You pay { $n } fur or silver: how many furs?
   *[no] { $who } pays.
}
ask-beer = { $who-you ->
    [yes] { $n } beer: how much for your first die?
   *[no] { $who } pours beer.
}
ask-raise = { $who-you ->
    [yes] Whom do you raise? { $n } strength left.
   *[no] { $who } raises warriors.
}
ask-heal = { $who-you ->
    [yes] Whom do you heal? Up to { $n }.
   *[no] { $who } heals warriors.
}
ask-convert = { $who-you ->
    [yes] Your choice: { $effect }.
   *[no] { $who } decides: { $effect }.
}
ask-double = { $who-you ->
    [yes] Whom do you double? Up to { $n }.
   *[no] { $who } doubles warriors.
}
ask-recruit = { $who-you ->
    [yes] Your crew is full. Whom do you send away for a warrior of strength { $n }?
   *[no] { $who }’s crew is full; somebody may have to go.
}
ask-wound = { $who-you ->
    [yes] { $n ->
        [one] 1 damage
       *[other] { $n } damage
    } left. Who takes the blow?
   *[no] { $who } takes damage.
}
ask-draw = { $who-you ->
    [yes] From which stack do you draw? { $n ->
        [one] 1 card
       *[other] { $n } cards
    }.
   *[no] { $who } draws equipment cards.
}
ask-keep = { $who-you ->
    [yes] Which of the two cards do you keep?
   *[no] { $who } keeps one of two cards.
}
ask-equip = { $who-you ->
    [yes] Equip: draw a card, or lay a tile or rune?
   *[no] { $who } equips.
}
ask-cover = { $who-you ->
    [yes] Your rune slots are full. Which one does { $stone } cover?
   *[no] { $who } covers a rune with { $stone }.
}
ask-trade = { $who-you ->
    [yes] Which tile do you trade?
   *[no] { $who } trades.
}
ask-raid = { $who-you ->
    [yes] Where do you raid?
   *[no] { $who } raids.
}
ask-take = { $who-you ->
    [yes] Which trade card do you take?
   *[no] { $who } takes a trade card.
}
ask-locked = { $who-you ->
    [yes] Which of your unlocked bonuses do you use?
   *[no] { $who } uses the locked action.
}
ask-set-beer = { $who-you ->
    [yes] Which die do you turn to { $n } beer?
   *[no] { $who } turns a die.
}
ask-copy = { $who-you ->
    [yes] Which of your dice changes its beer?
   *[no] { $who } changes the beer of a die.
}
ask-copy-from = { $who-you ->
    [yes] Which die does it copy?
   *[no] { $who } copies the beer of a die.
}
ask-back = { $who-you ->
    [yes] Which die goes back?
   *[no] { $who } moves a die back.
}
ask-reuse = { $who-you ->
    [yes] Which of your dice uses its space once more?
   *[no] { $who } uses a space once more.
}
ask-space = { $who-you ->
    [yes] Which free space do you use?
   *[no] { $who } uses a free space.
}
ask-payer = { $who-you ->
    [yes] Which die pays { $n } beer?
   *[no] { $who } pays beer.
}
ask-discard = { $who-you ->
    [yes] Which card goes with it? Two bring 1 gold.
   *[no] { $who } throws off cards.
}
ask-startcard = { $who-you ->
    [yes] Which start card do you take?
   *[no] { $who } chooses a start card.
}
ask-draft = { $who-you ->
    [yes] Which piece do you take before passing the rest on?
   *[no] { $who } drafts.
}
ask-rune = { $who-you ->
    [yes] Which rune do you carve first, for nothing?
   *[no] { $who } chooses the first rune.
}
ask-over = The game is over.

## Answers
answer-die = { $place }: { $action }
    .detail = { $cost } beer
answer-card = Play { $card } for { $cost }: { $effect }
answer-discard = Throw off { $card }
answer-gold = { $what ->
    [fur] 1 gold for 1 fur
    [silver] 1 gold for 1 silver
    [beer1] 1 gold for 1 beer on your first die
    [beer2] 1 gold for 1 beer on your second die
   *[bread] 1 gold for 1 provision
}
answer-sail = Sail to { $field }
    .detail = { $bread ->
        [0] {""}
        [one] 1 provision
       *[other] { $bread } provisions
    }
answer-sail-stay = Stay at { $field }
    .detail = { $bread ->
        [0] a move of 0 steps
        [one] a move of 0 steps, 1 provision
       *[other] a move of 0 steps, { $bread } provisions
    }
answer-far = By your sail to { $field }
    .detail = { $bread ->
        [one] 1 provision
       *[other] { $bread } provisions
    }
answer-smuggle = Give beer of die { $die } (it has { $beer }) for a trade or raid
answer-end = End your turn
answer-half = { $effect }
answer-bonus = Take the bonus of { $tile } first
answer-fur = { $fur } fur, { $silver } silver
answer-spend = Pay { $fur } fur, { $silver } silver
answer-beer = { $left } on your first die, { $right } on your second
answer-raise = { $side ->
    [healthy] Raise your healthy { $value }
   *[injured] Raise your injured { $value }
}
answer-heal = Heal your { $value }
answer-flip = Turn your { $value } to her injured side
answer-double = Double your { $value }
answer-give = Send your { $value } away
answer-dismiss = { $side ->
    [healthy] Send your healthy { $value } away
   *[injured] Send your injured { $value } away
}
answer-wound = { $side ->
    [healthy] Your healthy { $value } is injured
   *[injured] Your injured { $value } goes to Valhalla for { $points }
}
answer-draw = Draw a { $sort } card
answer-place = Lay { $piece }
answer-cover = Cover { $rune }
answer-keep = Keep { $card }
answer-use = { $tile }
answer-francia = { $how ->
    [trade] Trade in Francia: { $price } resources for { $points }
   *[raid] Raid Francia: { $damage } damage, { $points }
}
answer-take = { $card }: { $effect }
answer-locked = { $effect }
answer-push = To { $field }
answer-explore = Explore
answer-build = Build at { $field } for { $points }
answer-tile = Take { $tile }
answer-special = Take { $stone }
answer-throw = Throw the special rune away
answer-mine = Die { $die } on { $place }
    .detail = { $beer } beer
answer-any = Die { $die } of { $who-you ->
    [yes] yours
   *[no] { $who }
}
    .detail = { $beer } beer
answer-bread = Give { $value ->
    [one] 1 provision
   *[other] { $value } provisions
}
answer-space = { $place }: { $action }
    .detail = { $cost } beer
answer-none = No, or no more
answer-startcard = Start card { $value }
answer-draft = Take { $piece }
answer-rune = Carve { $rune }

## Events
event-round = Round { $round } begins.
event-tile-off = The stop area shows { $tile }.
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
        [yes] You stay at { $field }.
       *[no] You sail from { $from } to { $field }.
    }
   *[no] { $stays ->
        [yes] { $who } stays at { $field }.
       *[no] { $who } sails from { $from } to { $field }.
    }
}
event-pushed = { $who-you ->
    [yes] You displace { $rival } to { $field }.
   *[no] { $who } displaces { $rival-you ->
        [yes] you
       *[no] { $rival }
    } to { $field }.
}
event-explored = { $who-you ->
    [yes] You explore { $field } ({ $kind }).
   *[no] { $who } explores { $field } ({ $kind }).
}
event-took-tile = { $who-you ->
    [yes] You take { $tile }.
   *[no] { $who } takes { $tile }.
}
event-built = { $who-you ->
    [yes] You build at { $field }: { $points }.
   *[no] { $who } builds at { $field }: { $points }.
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
    [yes] You recruit a warrior of strength { $value }.
   *[no] { $who } recruits a warrior of strength { $value }.
}
event-dismissed = { $who-you ->
    [yes] You send a { $value } away.
   *[no] { $who } sends a { $value } away.
}
event-raised = { $who-you ->
    [yes] You raise a { $from } to { $to }.
   *[no] { $who } raises a { $from } to { $to }.
}
event-healed = { $who-you ->
    [yes] You heal a { $value }.
   *[no] { $who } heals a { $value }.
}
event-wounded = { $who-you ->
    [yes] Your { $value } is injured.
   *[no] { $who }’s { $value } is injured.
}
event-fell = { $who-you ->
    [yes] Your { $value } goes to Valhalla: { $points }.
   *[no] { $who }’s { $value } goes to Valhalla: { $points }.
}
event-drew = { $who-you ->
    [yes] It is { $card }.
   *[no] It is { $card }.
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
    [yes] You exchange 1 gold for { $what }.
   *[no] { $who } exchanges 1 gold for { $what }.
}
event-laid = { $who-you ->
    [yes] You lay { $piece }: { $points }.
   *[no] { $who } lays { $piece }: { $points }.
}
event-traded = { $who-you ->
    [yes] You trade { $tile }.
   *[no] { $who } trades { $tile }.
}
event-raided = { $who-you ->
    [yes] You raid: { $tile }.
   *[no] { $who } raids: { $tile }.
}
event-francia = { $who-you ->
    [yes] { $how ->
        [trade] You trade in Francia: { $points }.
       *[raid] You raid Francia: { $points }.
    }
   *[no] { $how ->
        [trade] { $who } trades in Francia: { $points }.
       *[raid] { $who } raids Francia: { $points }.
    }
}
event-trade-card = { $who-you ->
    [yes] You take { $card }: { $effect }.
   *[no] { $who } takes { $card }: { $effect }.
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
        [action] You unlock the locked action.
        [map] The yellow waters are open to you.
       *[francia] Francia is open to you.
    }
   *[no] { $what ->
        [action] { $who } unlocks the locked action.
        [map] The yellow waters are open to { $who }.
       *[francia] Francia is open to { $who }.
    }
}
event-beer = { $who-you ->
    [yes] Your die { $die } shows { $beer } beer.
   *[no] { $who }’s die { $die } shows { $beer } beer.
}
event-flipped = { $who-you ->
    [yes] You turn a { $value } to her injured side.
   *[no] { $who } turns a { $value } to her injured side.
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
    [yes] You carve { $rune }.
   *[no] { $who } carves { $rune }.
}
event-bonus = { $who-you ->
    [yes] Your { $piece } brings its bonus.
   *[no] { $who }’s { $piece } brings its bonus.
}
event-smuggled = { $who-you ->
    [yes] You give beer of die { $die } for a trade or raid.
   *[no] { $who } gives beer of die { $die } for a trade or raid.
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
    [yes] You decide.
   *[no] { $who } decides.
}

## On the board and the mats
board = Sea map and village
board-field = { $field }
board-ship = { $who-you ->
    [yes] Your ship
   *[no] Ship of { $who }
} at { $field }
board-space = { $place }: { $action }, { $cost } beer
board-die = { $who-you ->
    [yes] Your die { $die }
   *[no] Die { $die } of { $who }
} with { $beer } beer at { $place }
board-round = { $round ->
    [0] Setting up
   *[other] Round { $round } of { $rounds }
}
board-stack = { $sort } cards: { $n }
stack-helmet = Helmet cards
    .about = Equipment cards about your warriors. Level 1 lies on level 2; discards go under the stack.
stack-beer = Beer cards
    .about = Equipment cards about dice and beer. Level 1 lies on level 2; discards go under the stack.
stack-ship = Ship cards
    .about = Equipment cards about your ship. Level 1 lies on level 2; discards go under the stack.
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
    .about = Pour as much beer as your trade track says on your dice, shared out as you like; 5 is the most a die holds.
act-bread = Provision action
    .about = Take as many provisions as your raid track says; 6 is the most a ship holds.
act-yield = Yield action
    .about = 1 fur or silver and 1 more per trading post built; +1 strength and 1 more per tower built.
act-equip = Equip action
    .about = Draw an equipment card, or lay an equipment tile or a rune whose need is met, and pay for it.
act-trade = Trade action
    .about = Pay for a trade tile beside your mat: points and trade cards, and it goes to the trade track.
act-raid = Raid action
    .about = With enough strength use a raid tile beside your mat: damage first, then its points and bonuses; it goes to the raid track.
act-locked = Locked action
    .about = Open with the second tile on a track. Trade track: 1 gold and 1 silver. Raid track: +3 strength.
goods-fur = Fur
    .about = A resource to pay trade tiles, cards and equipment with.
goods-silver = Silver
    .about = A resource to pay trade tiles, cards and equipment with.
goods-gold = Gold
    .about = At any time in your turn 1 gold is 1 fur, 1 silver, 1 beer or 1 provision.
goods-bread = Provisions
    .about = Each step of your ship costs one; 6 is the most.
goods-beer = Beer
    .about = Dice pay with it for action spaces; 5 is the most on a die, each left is a point at the end.
goods-resources = Fur or silver
    .about = Take fur and silver in any mixture.
goods-points = Points
    .about = They go to the score track at once.
goods-warrior = Warriors
    .about = They join your crew healthy; five have room.
side-healthy = healthy
side-injured = injured
mat-crew = Crew
    .about = Strength is the sum of your warriors, healthy or injured. Each strength is a point at the end.
mat-cards = Equipment cards in the hand
    .about = Others see only their backs. Two left over are a point at the end.
mat-strength = Strength { $n }
mat-slot = { $slot }: { $cost }, { $points } points
mat-rune = rune slot
mat-track-trade = Trade track: { $n } tiles
mat-track-raid = Raid track: { $n } tiles
mat-beside = Beside the mat
mat-above = To lay
mat-die = beer on die { $n }
mat-towers = Towers in the supply
    .about = Ready to be built at a site for towers.
mat-posts = Trading posts in the supply
    .about = Ready to be built at a site for trading posts.
mat-play = play
mat-discard = throw off
mat-keep = keep
mat-of = { $who-you ->
    [yes] Your mat
   *[no] Mat of { $who }
}
mat-back = { $n ->
    [one] 1 { $sort } card
   *[other] { $n } { $sort } cards
}, level { $level }
mat-covered = Covered
mat-done = On the tracks
mat-built = Built
mat-played = Played
mat-trade-cards = { $n ->
    [one] 1 trade card received
   *[other] { $n } trade cards received
}
track-trade-1 = Beer action 3
    .about = Your beer action pours 3.
track-trade-2 = Trading post, locked action
    .about = A trading post comes to your supply; locked actions bring 1 gold and 1 silver.
track-trade-3 = Beer action 4
    .about = Your beer action pours 4.
track-trade-4 = Trading post, map
    .about = A trading post comes to your supply; the yellow waters are open.
track-trade-5 = Beer action 5
    .about = Your beer action pours 5.
track-trade-6 = Francia
    .about = A trade action may give 4 resources for 8 points.
track-raid-1 = Provision action 3
    .about = Your provision action takes 3.
track-raid-2 = Tower, locked action
    .about = A tower comes to your supply; locked actions bring +3 strength.
track-raid-3 = Provision action 4
    .about = Your provision action takes 4.
track-raid-4 = Tower, map
    .about = A tower comes to your supply; the yellow waters are open.
track-raid-5 = Provision action 5
    .about = Your provision action takes 5.
track-raid-6 = Francia
    .about = With strength 25 a raid action may bring 12 points for 3 damage.
mat-lay = lay
mat-use = use
mat-raise = raise
mat-heal = heal
mat-flip = turn
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
fact-good = goods
fact-cards = trade cards
fact-strength = strength
fact-damage = damage
fact-beer = beer
fact-four-beer = beer
fact-bread = provisions
fact-four-bread = provisions
fact-card = card
fact-four-card = card
fact-four-goods = goods
fact-warrior = warrior
fact-four-warrior = warrior
