game = Walhalla
game-about = Man the dragons, besiege three tongues of land raid after raid, and choose well when to fall: Valhalla counts too.
game-goal = Most points after three raids.
game-do = Man dragons, land on three tongues of land, fight for fields and fill Valhalla.
tally-tongue = fields besieged
tally-valhalla = heroes in Valhalla
tally-action-card = cards

## Options
option-tongues = Length of the tongues
    .about = How many tiles each of the three tongues has, in the order of the board. Usually all are equally long; longer ones have more berths.
option-tongues-6-6-6 = 6, 6, 6
option-tongues-5-5-8 = 5, 5, 8
option-tongues-5-6-7 = 5, 6, 7
option-tongues-5-7-6 = 5, 7, 6
option-tongues-5-8-5 = 5, 8, 5
option-tongues-6-5-7 = 6, 5, 7
option-tongues-drawn = drawn by lot
name-tongues = { $tiles }

## Fields: their names, as somebody besieges one, as something happens there, and what they give
name-forest = Forest { $value }
name-wheat = Wheat field
name-cult = Cult site
name-village = Village +{ $value }
name-headland = Headland { $value }
a-forest = a forest
a-wheat = a wheat field
a-cult = a cult site
a-village = a village (+{ $value })
in-forest = in the forest ({ $value ->
    [one] 1 point
   *[other] { $value } points
})
in-wheat = on the wheat field
in-cult = at the cult site
in-village = in the village (+{ $value })
gain-forest = { $points } at once
gain-wheat = { $points } at the end of this raid if the Viking still stands there
gain-cult = { $left ->
    [0] a card, if one is left by then
   *[other] a card
}
gain-village = { $strength } strength on the tongue
points = { $points ->
    [0] nothing
    [one] 1 point
   *[other] { $points } points
}
about-forest = Whoever comes to stand here gets { $points } at once, { $hunted } with the card “Hunt”.
about-wheat = For each wheat field you besiege you get points at the end of a raid; raid by raid: { $pay }. The Viking stays there for the next raid.
about-cult = Whoever comes to stand here draws a card at once.
about-village = The Viking here adds { $value } more to your strength when the tongue is scored.
about-headland-first = Whoever is strongest on this tongue at the end of a raid gets { $points }. If several are, they share both headlands, rounded up, and nobody is second.
about-headland-second = Whoever is second strongest on this tongue at the end of a raid gets { $points }. If several are, they share it, rounded up.

## Cards
card-forest = Woodland
card-wheat = Harvest
card-cult = Offering
card-village = Tribute
about-forest-card = At the end of a raid: { $points } for every forest you besiege.
about-wheat-card = At the end of a raid: { $points } for every wheat field you besiege.
about-cult-card = At the end of a raid: { $points } for every cult site you besiege.
about-village-card = At the end of a raid: { $points } for every village you besiege.
name-banner = Banner { $value }
about-banner = At the end of a raid: adds { $vikings } to your strength on the tongue with headland { $value }.
card-valhalla = Valkyrie
about-valkyrie = At the end of a raid: you count { $vikings } more in Valhalla, for the supply or, after the last raid, for the points. Not when heroes leave.
card-hunt = Hunt
about-hunt = Play it when your Viking takes a forest: it pays { $times ->
    [2] twice
   *[other] { $times } times
} as much.
card-attack = Attack
    .about = Play it when your Viking attacks: the defender must lose the battle.
card-shield = Shield
    .about = Play it when you are attacked: you win the battle and pay no hero. Of no use against “Attack”.
cards-hidden = Cards
    .about = How many cards a player has is open, which ones is not.
deck = Deck
about-deck = { $cards } cards are in the game. Everybody is dealt { $dealt } at the start and draws one at each cult site taken. When the deck is empty, the discards are shuffled.
discards = Discards
    .about = Cards that have been played lie open.

## Pieces and places
dragon = Dragon
name-dragon = Dragon with its { $colour } seat { $place }
about-dragon = It has three seats. The player whose turn it is mans the two neutral ones; on the { $colour } one { $place } only the player of that colour may ride.
raid = Raid
about-raid = A game has { $raids } raids. In each of them all { $dragons } dragons can sail; when all have, or nobody has a Viking left in Midgard, it is scored.
stack = Dragons left
about-stack = { $dragons } dragons are ready in every raid. It ends when all have sailed or nobody has a Viking left in Midgard.
midgard = Midgard
about-midgard = Vikings ready to sail: { $three } for each of 3 players at the start, { $four } for each of 4.
valhalla = Valhalla
about-valhalla = Fallen Vikings, the heroes. A battle won in defence costs { $price } of them. After a raid, more heroes mean more supply; after the last one, who has most gets { $first }, the second { $second }.
asgard = Asgard
about-asgard = Vikings out of reach. After a raid they go to Midgard as supply, by rank in Valhalla and as far as there are any: with 3 players { $for-3 }, with 4 players { $for-4 }.
place-bow = bow
place-middle = middle
place-stern = stern
at-bow = at the bow
at-middle = in the middle
at-stern = at the stern
from-bow = at the bow
from-middle = in the middle
from-stern = at the stern
crew-none = nobody
crew-bow = the bow
crew-middle = the middle
crew-bow-middle = bow and middle
crew-stern = the stern
crew-bow-stern = bow and stern
crew-middle-stern = middle and stern
crew-all = all three seats
fjord = Fjord
about-fjord = A dragon runs in until it meets the coast or another dragon, and lies beside { $fields } rows of fields.
fjords-one = fjord { $last }
fjords = fjords { $fjords } and { $last }
tongue-strength = Strength on a tongue
    .about = Vikings and village bonuses on this tongue, as they stand now. Cards can add to it at the end of the raid.
fields = Fields besieged
about-fields = After the last raid each of them pays { $points }.
colour-blue = blue
colour-red = red
colour-yellow = yellow
colour-green = green

## Score sheet
score-forests = Forests
    .about = Points of the forests you landed on, paid at once.
score-cards = Cards at the end
    .about = Cards laid at the end of a raid: each pays for the fields of its kind that you besiege.
score-wheat = Wheat fields
    .about = Wheat fields you besiege at the end of a raid.
score-tongues = Tongues
    .about = The headland of each tongue pays the two strongest there; equals share, rounded up.
score-fields = Fields besieged
    .about = After the last raid: every field you hold.
score-valhalla = Valhalla
    .about = After the last raid: the two with most Vikings in Valhalla.

## Board
board-label = Three tongues of land with four fjords between and beside them
text-forest = Forest{" "}
text-wheat = Wheat{" "}
text-cult = Cult{" "}
text-village = Village{" "}
text-forest-short = F
text-wheat-short = W
text-cult-short = C
text-village-short = V
text-signs =
    C cult site · F2 forest and its points · W wheat field · V+2 village and what it adds to strength · ▒ the coast · ~ open water · ◂ ▸ a dragon, ○ its coloured seat · 6/3 what the headland pays first and second · ■4 strength on the tongue
board-raid = Raid { $raid } of { $raids }
board-dragons = { $left ->
    [0] no dragon left
    [one] 1 dragon left
   *[other] { $left } dragons left
}
board-tongue = Tongue { $tongue }
board-strength = Strength on tongue { $tongue }
board-field = { $field }, row { $row } of tongue { $tongue }
board-deck = Deck { $cards }
board-discards = Discards { $cards }
board-cards = { $cards ->
    [0] No cards
    [one] 1 card
   *[other] { $cards } cards
}
board-laid = face down
mat-asked = What you can do
store-cards = cards
store-fields = fields besieged
store-wheat = wheat fields
plate-man = { $count ->
    [0] nobody
    [one] 1 Viking
   *[other] { $count } Vikings
}
plate-ride = ride along
plate-stay = stay
plate-attack = Attack
plate-plain = { $choice ->
    [1] without card
   *[0] fight
}
plate-lose = lose
plate-win = win
plate-shield = Shield
plate-hunt = Hunt
plate-no = { $choice ->
    [1] without card
   *[0] take
}
plate-done = { $choice ->
    [1] nothing more
   *[0] go on
}
note-lose = field lost
note-win = field kept
note-shield = field kept
note-points = { $points ->
    [one] point
   *[other] points
}
short-forest = { $points ->
    [one] 1 point
   *[other] { $points } points
} a forest
short-wheat = { $points ->
    [one] 1 point
   *[other] { $points } points
} a wheat field
short-cult = { $points ->
    [one] 1 point
   *[other] { $points } points
} a cult site
short-village = { $points ->
    [one] 1 point
   *[other] { $points } points
} a village
short-banner = { $vikings } more strength there
short-valhalla = { $vikings } more in Valhalla
short-hunt = a forest pays { $times ->
    [2] double
   *[other] { $times } times as much
}
short-attack = defender must lose
short-shield = win and pay nothing
status-camp = Midgard { $midgard }, Valhalla { $valhalla }, Asgard { $asgard }, { $cards ->
    [0] no cards
    [one] 1 card
   *[other] { $cards } cards
}

## Questions
ask-man = { $who-you ->
    [yes] Whom do you send aboard? { $colour ->
        [own] The coloured seat { $place } is yours, too.
        [other] On the coloured seat { $place } only { $owner } may ride.
        [gone] The coloured seat { $place } stays empty: { $owner } has nobody in Midgard.
       *[none] The coloured seat { $place } stays empty: nobody plays that colour.
    }
   *[no] { $who } mans the dragon.
}
    .rule = Send Vikings from Midgard to the two neutral seats, as many as you like, also none. The coloured seat is for the player of that colour.
ask-ride = { $who-you ->
    [yes] { $active } sails with { $crew ->
        [0] no Viking
        [one] 1 Viking
       *[other] { $crew } Vikings
    } and chooses the fjord afterwards. Does one of yours ride along { $place }?
   *[no] { $who } decides whether to ride along with { $active-you ->
        [yes] you
       *[no] { $active }
    }.
}
    .rule = The coloured seat is yours, whoever draws the dragon: one Viking of yours may ride. Where it sails, the player whose turn it is chooses afterwards.
ask-berth = { $who-you ->
    [yes] { $crew ->
        [0] The dragon sails empty and only fills a berth. Into which fjord?
       *[other] Into which fjord does the dragon sail, and which end first?
    }
   *[no] { $who } steers the dragon.
}
    .rule = The dragon runs in until it meets the coast or another dragon. Each seat lies beside a row of fields, and the seat nearest the coast lands first.
ask-side = { $who-you ->
    [yes] Where does your Viking { $place } land?
   *[no] { $who } chooses where to land.
}
    .rule = A Viking lands left or right of its own seat, on a free field or a rival’s, never where one of yours stands.
ask-attack = { $who-you ->
    [yes] You attack { $rival } { $where }, row { $row } of tongue { $tongue }. { $holds ->
        [yes] Do you play “Attack”?
       *[no] { $can ->
            [none] { $rival } has neither hero nor card and must lose.
           *[other] { $rival } decides who falls.
        }
    }
   *[no] { $who } attacks { $rival-you ->
        [yes] you
       *[no] { $rival }
    } { $where }, row { $row } of tongue { $tongue }.
}
    .rule = Landing on a rival’s field is an attack. The defender decides who falls, unless you play “Attack”: then the defender loses.
ask-defend = { $who-you ->
    [yes] { $rival } attacks you { $where }, row { $row } of tongue { $tongue }. { $can ->
        [both] Do you lose, win or play “Shield”?
        [win] Do you lose or win?
        [shield] { $valhalla ->
            [0] Your Valhalla is empty
           *[other] You have too few heroes to win
        }: do you lose or play “Shield”?
       *[none] You must lose: { $valhalla ->
            [0] your Valhalla is empty.
           *[other] to win costs { $price } heroes, and you have { $valhalla }.
        }
    }
   *[no] { $rival-you ->
        [yes] You attack
       *[no] { $rival } attacks
    } { $who } { $where }, row { $row } of tongue { $tongue }. { $known ->
        [none] { $who } has neither hero nor card and must lose.
       *[other] { $who } decides who falls.
    }
}
    .rule = Lose: your Viking goes to Valhalla. Win: the attacker goes there, and you pay { $price ->
    [one] 1 hero
   *[other] { $price } heroes
} of your own, with “Shield” none.
ask-hunt = { $who-you ->
    [yes] You take a forest: { $points }. { $holds ->
        [yes] Do you play “Hunt”?
       *[no] {""}
    }
   *[no] { $who } takes a forest: { $points }.
}
    .rule = A forest pays at once whoever comes to stand on it. “Hunt” { $hunt ->
    [2] doubles
   *[other] multiplies
} that, for this one forest.
ask-lay = { $who-you ->
    [yes] Raid { $raid } is over. { $can ->
        [yes] Which cards do you play? They stay face down until everybody has chosen.
        [done] You play no further card.
       *[none] You hold no card for the end of a raid.
    }
   *[no] Raid { $raid } is over. { $who } chooses cards to play.
}
    .rule = When a raid is over, you may play cards for it, face down. All players’ cards are revealed together, and every one played is spent.
ask-over = The game is over.

## Answers
answer-man = Man { $crew }
    .detail = { $count ->
    [one] 1 Viking sails
   *[other] { $count } Vikings sail
}, { $midgard ->
    [0] nobody
   *[other] { $midgard }
} left in Midgard
answer-man-none = Send nobody
    .detail = { $midgard } left in Midgard
answer-ride = Ride along
    .detail = { $midgard ->
    [0] nobody
   *[other] { $midgard }
} left in Midgard; { $active } chooses the fjord
answer-stay = Do not ride along
    .detail = { $midgard } left in Midgard
landing = { $field }{ $fight ->
    [yes] {" "}against { $rival-you ->
        [yes] you
       *[no] { $rival }
    }
   *[no] {""}
}
stop = { $who-you ->
    [yes] you
   *[no] { $who }
}: { $choices ->
    [0] back to Midgard
    [one] { $landing1 }
   *[other] { $landing1 } or { $landing2 }
}
answer-berth = Fjord { $fjord }, rows { $from } to { $to }, { $end ->
    [bow] bow first
   *[stern] stern first
}
    .detail = { $stops }
answer-left = { $field }, row { $row } of tongue { $tongue }{ $fight ->
    [yes] , against { $rival }
   *[no] {""}
}
    .detail = { $fight ->
    [yes] if you win: { $gain }; { $rival } has { $valhalla ->
        [0] no hero
        [one] 1 hero
       *[other] { $valhalla } heroes
    } and { $cards ->
        [0] no card
        [one] 1 card
       *[other] { $cards } cards
    }
   *[no] { $gain }
}
answer-right = { answer-left }
    .detail = { answer-left.detail }
answer-attack = Play “Attack”: { $rival } must lose, and you take the field
    .detail = { $gain }
answer-plain = { $holds ->
    [yes] Fight without the card
   *[no] Fight
}
    .detail = { $can ->
    [none] { $rival } has neither hero nor card and must lose; you get { $gain }
    [shield] { $rival } must lose without “Shield”: you get { $gain }; with it your Viking falls, and you have { $valhalla } in Valhalla
   *[win] { $rival } decides: you take the field and get { $gain }, or your Viking falls, and you have { $valhalla } in Valhalla
}
answer-lose = Lose the field to { $rival }
    .detail = then you have { $valhalla } in Valhalla; strength on tongue { $tongue }: you { $to } instead of { $from }, { $rival } { $rival-to } instead of { $rival-from }{ $kind ->
    [forest] ; { $rival } gets { $points }, { $hunted } with “Hunt”
    [cult] ; { $rival } draws a card{ $left ->
        [0] {" "}if one is left by then
       *[other] {""}
    }
   *[other] {""}
}
answer-win = Win and keep the field
    .detail = { $price ->
    [0] it costs no hero, { $valhalla } left in Valhalla
    [one] it costs 1 hero, { $valhalla ->
        [0] none
       *[other] { $valhalla }
    } left in Valhalla
   *[other] it costs { $price } heroes, { $valhalla ->
        [0] none
       *[other] { $valhalla }
    } left in Valhalla
}; then { $rival } has { $rivals } there
answer-shield = Play “Shield” and keep the field
    .detail = it costs no hero; then { $rival } has { $rivals } in Valhalla
answer-hunt = Play “Hunt”: { $points } instead of { $value }
answer-no = { $holds ->
    [yes] Keep “Hunt”: { $plain }
   *[no] Go on: { $plain }
}
answer-lay = Play “{ $card }”
    .detail = strength on tongue { $tongue }: { $to } instead of { $from }; unless others play cards too, the headlands pay you { $changes ->
    [yes] { $after } instead of { $before }
   *[no] { $after } with or without it
}
answer-lay-field = Play “{ $card }”
    .detail = it brings you { $points }
answer-lay-valkyrie = Play “{ $card }”
    .detail = you count { $to } in Valhalla instead of { $from }; unless others play it too, that brings { $last ->
    [yes] { $points }
   *[no] { $vikings ->
        [0] no Viking
        [one] 1 Viking
       *[other] { $vikings } Vikings
    } as supply
}{ $changes ->
    [yes] {" "}instead of { $before }
   *[no] , as without it
}
answer-done = { $can ->
    [yes] { $laid ->
        [0] Play no card
       *[other] Play no further card
    }
   *[no] Go on
}

## Why not
why-coloured = The coloured seat { $place } is { $owner }’s, and only { $owner } may send a Viking there.
    .help = You may man the two neutral seats.
why-unplayed = The coloured seat { $place } stays empty: nobody plays that colour.
    .help = You may man the two neutral seats.
why-short = That takes { $need } Vikings in Midgard; you have { $have }.
    .help = { $asgard ->
    [0] {""}
    [one] Your Viking in Asgard comes back at the next supply, between two raids.
   *[other] Your { $asgard } Vikings in Asgard come back at the next supply, between two raids.
}
why-manned = The dragon is manned: { $have ->
    [0] nobody is aboard
    [one] 1 Viking is aboard
   *[other] { $have } Vikings are aboard
}, and now the fjord is chosen.
    .help = Vikings go aboard at the beginning of a turn.
why-riding = It is { $active }’s turn, and { $active } has manned the neutral seats.
    .help = One Viking of yours may ride along { $place }, on the seat of your colour; you have { $have } in Midgard.
why-sailed = The dragon lies in fjord { $fjord } beside rows { $from } to { $to } and is being unloaded; nobody goes aboard any more.
    .help = When it is empty, the next player draws a dragon.
why-closed = Raid { $raid } is over: { $left ->
    [0] all dragons have sailed.
   *[other] nobody has a Viking left in Midgard.
}
    .help = { $last ->
    [yes] {""}
   *[no] Dragons sail again in raid { $next }, after the scoring.
}
why-unmanned = First the dragon is manned, by none, one or more Vikings from Midgard; you have { $have } there.
    .help = Then you choose the fjord, and the crew lands.
why-steered = { $active } steers this dragon; you only decide whether a Viking of yours rides along. You have { $have } in Midgard.
    .help = You choose the fjord when it is your turn.
why-full = Fjord { $fjord } is full: { $have ->
    [one] its 1 berth is taken.
   *[other] all { $have } berths are taken.
}
    .help = There is room in { $open }.
why-moored = The dragon already lies in fjord { $fjord }, beside rows { $from } to { $to }. A Viking lands beside its seat, and the one { $place } is at row { $row }.
why-unmoored = The dragon has no berth yet; { $have ->
    [0] nobody is aboard.
    [one] the Viking aboard lands once it lies in a fjord.
   *[other] the { $have } Vikings aboard land once it lies in a fjord.
}
why-landed = The side is chosen: the Viking has gone to row { $row } of tongue { $tongue }.
why-own-seat = The coloured seat { $place } is your own: on your turn you man it like the neutral ones.
why-others-seat = { $have ->
    [0] The coloured seat { $place } is { $owner }’s, who has nobody in Midgard: it stays empty.
   *[other] Whether a Viking rides { $place }, { $owner } says once you have manned the dragon.
}
    .help = You are asked when another player draws a dragon with a seat of your colour.
why-no-battle = None of your Vikings fights now.
    .help = “Attack” is for the moment when your Viking lands on a rival’s field.
why-attacked = { $rival } attacks, and you defend row { $row } of tongue { $tongue }; “Attack” is for the attacker.
why-attacking = You attack row { $row } of tongue { $tongue }, and { $rival } defends it; only a defender loses, wins or plays “Shield”.
why-unattacked = Nobody attacks you. { $fields ->
    [0] You hold no field to defend.
    [one] You hold 1 field and have { $have ->
        [0] no hero
        [one] 1 hero
       *[other] { $have } heroes
    } to defend it with.
   *[other] You hold { $fields } fields and have { $have ->
        [0] no hero
        [one] 1 hero
       *[other] { $have } heroes
    } to defend them with.
}
    .help = { $shield ->
    [yes] “Shield” is for the moment when a rival lands on a field of yours.
   *[no] A hero is spent when a rival lands on a field of yours and you want to keep it.
}
why-no-hero = To win costs { $need ->
    [one] 1 hero
   *[other] { $need } heroes
}; your Valhalla { $have ->
    [0] is empty.
   *[other] has { $have }.
}
    .help = Each Viking of yours that falls is a hero from then on. “Shield” wins without one.
why-no-card = You hold no “{ $card }”.
    .help = Each cult site you take brings a card by chance; { $left ->
    [0] the deck is empty, and the discards are shuffled first.
    [one] 1 is in the deck.
   *[other] { $left } are in the deck.
}
why-no-forest = No Viking of yours has just taken a forest.
    .help = { $times ->
    [2] “Hunt” doubles a forest at the moment when you take it.
   *[other] “Hunt” pays a forest { $times } times at the moment when you take it.
}
why-running = { $named ->
    [yes] “{ $card }” is for the end of raid { $raid }
   *[no] That is for the end of raid { $raid }
}; { $left ->
    [0] its last dragon is under way.
    [one] 1 dragon is still to come.
   *[other] { $left } dragons are still to come.
}
    .help = The raid also ends when nobody has a Viking left in Midgard.
why-declined = You have said that you play no further card in raid { $raid }; { $laid ->
    [0] none of yours lies there.
    [one] 1 of yours lies face down.
   *[other] { $laid } of yours lie face down.
}
    .help = { $last ->
    [yes] {""}
   *[no] You keep it for raid { $next }.
}
why-laid = You have played “{ $card }” already, face down, and hold no other one.

## Events
event-raid = Raid { $raid } begins. { $who-you ->
    [yes] You start.
   *[no] { $who } starts.
}
event-dragon = { $who-you ->
    [yes] You draw
   *[no] { $who } draws
} a dragon with its { $colour } seat { $place }.
event-manned = { $count ->
    [0] { $who-you ->
        [yes] You send nobody aboard.
       *[no] { $who } sends nobody aboard.
    }
   *[other] { $who-you ->
        [yes] You man { $crew }.
       *[no] { $who } mans { $crew }.
    }
}
event-rode = { $who-you ->
    [yes] You ride along { $place }.
   *[no] { $who } rides along { $place }.
}
event-stayed = { $who-you ->
    [yes] You stay in Midgard.
   *[no] { $who } stays in Midgard.
}
event-berthed = { $who-you ->
    [yes] You steer
   *[no] { $who } steers
} the dragon { $end ->
    [bow] bow first
   *[stern] stern first
} into fjord { $fjord }, rows { $from } to { $to }.
event-returned = { $who-you ->
    [yes] Your Viking { $place } finds
   *[no] { $who }’s Viking { $place } finds
} no field and goes back to Midgard.
event-landed = { $who-you ->
    [yes] You besiege { $field }.
   *[no] { $who } besieges { $field }.
}
event-assailed = { $who-you ->
    [yes] You attack { $rival } { $where }.
   *[no] { $who } attacks { $rival-you ->
        [yes] you
       *[no] { $rival }
    } { $where }.
}
event-played = { $who-you ->
    [yes] You play “{ $card }”.
   *[no] { $who } plays “{ $card }”.
}
event-fell = { $who-you ->
    [yes] Your Viking
   *[no] { $who }’s Viking
} falls and goes to Valhalla.
event-repelled = { $rival-you ->
    [yes] Your Viking
   *[no] { $rival }’s Viking
} falls in the attack and goes to Valhalla{ $paid ->
    [0] .
    [one] ; { $who-you ->
        [yes] 1 hero of yours goes to Asgard.
       *[no] 1 hero of { $who } goes to Asgard.
    }
   *[other] ; { $who-you ->
        [yes] { $paid } heroes of yours go to Asgard.
       *[no] { $paid } heroes of { $who } go to Asgard.
    }
}
event-forest = The forest brings { $who-you ->
    [yes] you
   *[no] { $who }
} { $points }.
event-card = { $who-you ->
    [yes] You draw a card.
   *[no] { $who } draws a card.
}
event-drew = { $who-you ->
    [yes] It is “{ $card }”.
   *[no] { $who } has drawn “{ $card }”.
}
event-no-card = There is no card left for { $who-you ->
    [yes] you
   *[no] { $who }
}.
event-shuffled = { $cards ->
    [one] 1 discard becomes the deck.
   *[other] { $cards } discards are shuffled and become the deck.
}
event-raid-over = Raid { $raid } is over: { $dragons ->
    [0] all dragons have sailed.
   *[other] nobody has a Viking left to send.
}
event-laid = { $who-you ->
    [yes] You play “{ $card }” face down.
   *[no] { $who } plays “{ $card }” face down.
}
event-laying = { $who-you ->
    [yes] You have chosen your cards.
   *[no] { $who } has chosen cards.
}
event-revealed = { $who-you ->
    [yes] You reveal “{ $card }”
   *[no] { $who } reveals “{ $card }”
}{ $copies ->
    [one] .
   *[other] , { $copies } times.
}
event-card-paid = “{ $card }” brings { $who-you ->
    [yes] you
   *[no] { $who }
} { $points }.
event-wheat = { $fields ->
    [one] 1 wheat field brings
   *[other] { $fields } wheat fields bring
} { $who-you ->
    [yes] you
   *[no] { $who }
} { $points }.
event-tongue = Tongue { $tongue } brings { $who-you ->
    [yes] you
   *[no] { $who }
} { $points } for strength { $strength }.
event-fields = { $fields ->
    [one] 1 field besieged brings
   *[other] { $fields } fields besieged bring
} { $who-you ->
    [yes] you
   *[no] { $who }
} { $points }.
event-glory = { $who-you ->
    [yes] You count { $strength } in Valhalla and get
   *[no] { $who } counts { $strength } in Valhalla and gets
} { $points }.
event-supply = Rank { $rank } in Valhalla brings { $who-you ->
    [yes] you
   *[no] { $who }
} { $vikings ->
    [0] no Viking
    [one] 1 Viking
   *[other] { $vikings } Vikings
} from Asgard.
event-leave = { $vikings ->
    [one] 1 hero of every player goes
   *[other] { $vikings } heroes of every player go
} from Valhalla to Asgard.
event-ended = The last raid is scored. The game is over.

## Facts of components, for the line that says how we know them
fact-value = value
fact-first = value
fact-second = value
fact-colour = colour
fact-seat = place of the coloured seat
fact-tongue = tongue
fact-seats = players
fact-effect = effect
fact-tiles = how many there are
fact-wheat = points
fact-raids = number of raids
fact-dragons = number of dragons
fact-cards = number of cards
fact-dealt = cards at the start
fact-vikings = Vikings
fact-midgard = Vikings at the start
fact-valhalla = heroes at the start
fact-defence = price of a defence
fact-glory = points
fact-supply-vikings = first ranks
fact-supply-last = last rank
fact-last = last rank
fact-length = length of a dragon
fact-fields = fields
fact-field = points
fact-shortest = shortest tongue
fact-usual = usual length
fact-longest = longest tongue
fact-card = points of a card
fact-hunt = effect of “Hunt”
fact-tongue-card = effect of banners
fact-valhalla-card = effect of the Valkyrie

## Scorings
scoring-raid = Raid { $raid } is scored
scoring-onward = On to raid { $raid }
paid-cards = End cards
paid-cards-rule = Each card pays { $points ->
    [one] 1 point
   *[other] { $points } points
} for every field of its kind. Banners and Valkyries count later.
paid-wheat = Wheat
paid-wheat-rule = In this raid every wheat field pays { $points ->
    [one] 1 point
   *[other] { $points } points
}.
paid-tongue = Tongue { $tongue }
paid-tongue-rule = The strongest gets { $first }, the second { $second }. Who is level shares, rounded up.
paid-fields = Fields held
paid-fields-rule = At the end of the game every field held pays { $points ->
    [one] 1 point
   *[other] { $points } points
}.
paid-valhalla = Valhalla
paid-valhalla-rule = Most heroes get { $first }, the second most { $second }. Who is level shares, rounded up.
paid-ready = Made ready
paid-ready-rule = All Vikings but those on wheat leave the land for Asgard. By rank in Valhalla Vikings come to Midgard for raid { $raid }.
paid-why-card = { $copies ->
    [one] { $card }
   *[other] { $copies } × { $card }
}: { $points }
paid-why-later = { $cards }: counts later, or for no field
paid-why-none = no card laid down
paid-why-fields = { $fields ->
    [one] 1 field
   *[other] { $fields } fields, { $points } each
}
paid-why-held = { $fields ->
    [one] 1 field
   *[other] { $fields } fields
}
paid-why-absent = not there
paid-why-strength = { $vikings ->
    [one] 1 Viking
   *[other] { $vikings } Vikings
}{ $villages ->
    [0] {""}
   *[other] , villages +{ $villages }
}{ $banners ->
    [0] {""}
   *[other] , banner +{ $banners }
}: { $strength }
paid-why-heroes = { $strength ->
    [0] nobody there
    [one] 1 hero
   *[other] { $strength } heroes
}
paid-why-valkyrie = Valkyrie +{ $vikings }
paid-why-supply = rank { $rank }: { $vikings ->
    [0] no Viking
    [one] 1 Viking
   *[other] { $vikings } Vikings
}

## In short: a narrow list of answers, and the counts to decide by
brief-none = Nobody
brief-bow = Bow
brief-middle = Middle
brief-bow-middle = Bow, middle
brief-stern = Stern
brief-bow-stern = Bow, stern
brief-middle-stern = Middle, stern
brief-all = All three
pick-man = { $crew }
    .detail = { $count ->
        [0] {""}
       *[other] { $count } aboard,{" "}
    }{ $left } left
    .do = { $count ->
        [0] Send nobody
       *[other] Man it so
    }
pick-ride = Ride along
    .detail = { $left ->
        [0] nobody
       *[other] { $left }
    } left in Midgard; { $active } chooses the fjord
    .do = Ride along
pick-stay = Stay in Midgard
    .detail = the coloured seat stays empty
    .do = Stay in Midgard
pick-berth = Fjord { $fjord }, { $end ->
    [bow] bow
   *[stern] stern
}
    .detail = rows { $from } to { $to }
    .risk = { $fight ->
        [yes] a fight awaits you
       *[no] {""}
    }
    .do = Sail in
pick-land = { $field }
    .detail = row { $row }, tongue { $tongue }
    .risk = { $fight ->
        [yes] { $rival }
       *[no] {""}
    }
    .do = Land there
pick-attack = Play “Attack”
    .detail = { $rival } must lose
    .do = Play the card
pick-plain = Fight
    .detail = { $can ->
        [none] { $rival } must lose
        [shield] { $rival } may hold “Shield”
       *[win] { $rival } decides
    }
    .do = Fight
pick-lose = Lose the field
    .detail = { $valhalla } in Valhalla then
    .do = Lose it
pick-win = Win
    .detail = { $price ->
        [one] 1 hero
       *[other] { $price } heroes
    } for it, { $valhalla ->
        [0] none
       *[other] { $valhalla }
    } left
    .do = Win
pick-shield = Play “Shield”
    .detail = you win for no hero
    .do = Play the card
pick-hunt = Play “Hunt”
    .detail = { $points }
    .do = Play the card
pick-no = Play no card
    .detail = { $points }
    .do = Play no card
pick-lay-field = { $card }
    .detail = { $points }
    .do = Lay it down
pick-lay = { $card }
    .detail = { $where ->
        [valhalla] +{ $more } in Valhalla
       *[tongue] +{ $more } strength
    }
    .do = Lay it down
pick-done = { $can ->
    [yes] { $laid ->
        [0] No card
       *[other] No further card
    }
   *[other] Go on
}
    .do = { $can ->
        [yes] { pick-done }
       *[other] Go on
    }
chip-viking = { $n ->
    [one] Viking
   *[other] Vikings
} in Midgard
chip-tongue = { $n ->
    [one] field
   *[other] fields
} besieged
chip-valhalla = { $n ->
    [one] hero
   *[other] heroes
} in Valhalla
chip-points = in Asgard
chip-action-card = { $n ->
    [one] card
   *[other] cards
}
