game = Walhalla
game-about = Man the dragons, besiege three tongues of land in three raids, and choose well when to fall: Valhalla counts too.

## Options
option-tongues = Length of the tongues
    .about = How many tiles each of the three tongues has, in the order of the board. Usually six each; longer tongues have more berths.
option-tongues-6-6-6 = 6, 6, 6
option-tongues-5-5-8 = 5, 5, 8
option-tongues-5-6-7 = 5, 6, 7
option-tongues-5-7-6 = 5, 7, 6
option-tongues-5-8-5 = 5, 8, 5
option-tongues-6-5-7 = 6, 5, 7
option-tongues-drawn = drawn by lot

## Fields
name-forest = Forest { $value }
name-wheat = Wheat
name-cult = Cult site
name-village = Village +{ $value }
name-headland = Headland { $value }
about-forest = Whoever comes to stand here gets { $value ->
    [1] 1 point
   *[other] { $value } points
} at once, { $times ->
    [2] twice that
   *[other] { $times } times that
} with the Hunt card.
about-wheat = Pays { $pay } points at the end of the raids, one after the other. The Viking stays for the next raid.
about-cult = Whoever comes to stand here draws an action card at once.
about-village = The Viking here counts as { $value ->
    [1] one
    [2] two
   *[other] { $value }
} more when the tongue is scored.
about-headland-first = First place on this tongue gets { $value } points at the end of every raid. Equals share both headlands, rounded up.
about-headland-second = Second place on this tongue gets { $value } points at the end of every raid.

## Cards
card-forest = Woodland
    .about = At the end of a raid: 1 point for every forest you besiege.
card-wheat = Harvest
    .about = At the end of a raid: 1 point for every wheat field you besiege.
card-cult = Offering
    .about = At the end of a raid: 1 point for every cult site you besiege.
card-village = Tribute
    .about = At the end of a raid: 1 point for every village you besiege.
name-banner = Banner { $value }
about-banner = At the end of a raid: counts as { $vikings ->
    [1] 1 Viking
   *[other] { $vikings } Vikings
} on the tongue with headland { $value }.
card-valhalla = Valkyrie
about-valkyrie = At the end of a raid: counts as { $vikings ->
    [1] 1 Viking
   *[other] { $vikings } Vikings
} in Valhalla, for the supply or the last scoring; not when heroes leave.
card-hunt = Hunt
about-hunt = Play it when your Viking takes a forest: it pays { $times ->
    [2] double
   *[other] { $times } times as much
}.
card-attack = Attack
    .about = Play it when your Viking attacks: the defender falls and has no answer.
card-shield = Shield
    .about = Play it when you are attacked: the attacker falls and you pay nothing. Of no use against Attack.
cards-hidden = Cards of another player
    .about = How many there are is open, which ones is not.
deck = Deck
    .about = Action cards, drawn at cult sites. When it is empty, the open discards are shuffled again.
discards = Discards
    .about = Action cards that have been played lie open.

## Pieces and places
dragon = Dragon
    .about = Three seats. The active player mans the two neutral ones; the coloured one belongs to that colour's player.
stack = Dragons left
    .about = All of them are ready in every raid. It ends when all have sailed or nobody has a Viking in Midgard.
midgard = Midgard
    .about = Your Vikings ready to sail.
valhalla = Valhalla
    .about = Your fallen heroes. One of them pays for a battle won in defence; having many means more supply, and points at the end.
asgard = Asgard
    .about = Vikings out of reach until the next supply.
place-bow = bow
place-middle = middle
place-stern = stern
fjord = Fjord
    .about = A dragon runs in until it meets the coast or another dragon.
tongue-strength = Strength
    .about = Vikings and village bonuses on this tongue, as they stand now.
colour-blue = blue
colour-red = red
colour-yellow = yellow
colour-green = green

## Score sheet
score-forests = Forests
score-cards = End cards
score-wheat = Wheat
score-tongues = Tongues
score-fields = Fields held
score-valhalla = Valhalla

## Board
board-label = Three tongues of land with four fjords between and beside them
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
board-discards = played { $cards }
board-cards = { $cards ->
    [0] No cards
    [one] 1 card
   *[other] { $cards } cards
}
board-laid = laid down
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
plate-plain = without card
plate-lose = lose
plate-win = win
plate-shield = Shield
plate-hunt = Hunt
plate-no = without card
plate-done = nothing more
note-lose = field lost
note-win = field kept
note-shield = field kept
note-hunt = points
note-no = points
short-forest = 1 point a forest
short-wheat = 1 point a wheat field
short-cult = 1 point a cult site
short-village = 1 point a village
short-tongue-6 = { $vikings ->
    [1] 1 Viking more there
   *[other] { $vikings } Vikings more there
}
short-tongue-7 = { $vikings ->
    [1] 1 Viking more there
   *[other] { $vikings } Vikings more there
}
short-tongue-8 = { $vikings ->
    [1] 1 Viking more there
   *[other] { $vikings } Vikings more there
}
short-valhalla = { $vikings } more in Valhalla
short-hunt = a forest pays { $times ->
    [2] double
   *[other] { $times } times as much
}
short-attack = defender falls
short-shield = win and pay nothing
status-camp = Midgard { $midgard }, Valhalla { $valhalla }, Asgard { $asgard }, { $cards ->
    [0] no cards
    [one] 1 card
   *[other] { $cards } cards
}

## Questions
ask-man = { $who-you ->
    [yes] Whom do you send aboard? { $colour ->
        [own] The seat at the { $place } is yours too.
        [other] The seat at the { $place } belongs to another.
       *[none] The seat at the { $place } stays empty.
    }
   *[no] { $who } mans the dragon.
}
ask-ride = { $who-you ->
    [yes] { $active } sails. Does one of yours ride along at the { $place }? You cannot choose where it goes.
   *[no] { $who } decides whether to ride along with { $active-you ->
        [yes] you
       *[no] { $active }
    }.
}
ask-berth = { $who-you ->
    [yes] Which fjord, and which end first?
   *[no] { $who } steers the dragon.
}
ask-side = { $who-you ->
    [yes] Where does your Viking from the { $place } go ashore?
   *[no] { $who } chooses where to go ashore.
}
ask-attack = { $who-you ->
    [yes] You attack { $rival } on { $field }, row { $row } of tongue { $tongue }. { $holds ->
        [yes] Do you play Attack?
       *[no] {""}
    }
   *[no] { $who } attacks { $rival-you ->
        [yes] you
       *[no] { $rival }
    } on { $field }, row { $row } of tongue { $tongue }.
}
ask-defend = { $who-you ->
    [yes] { $rival } attacks you on { $field }, row { $row } of tongue { $tongue }. Lose or win?
   *[no] { $who } defends { $field }, row { $row } of tongue { $tongue }, against { $rival-you ->
        [yes] you
       *[no] { $rival }
    }.
}
ask-hunt = { $who-you ->
    [yes] You take a forest for { $points } points. { $holds ->
        [yes] Do you play Hunt?
       *[no] {""}
    }
   *[no] { $who } takes a forest for { $points } points.
}
ask-lay = { $who-you ->
    [yes] Raid { $raid } is over. Which cards do you lay down? Nobody sees them yet.
   *[no] Raid { $raid } is over. { $who } chooses cards to lay down.
}
ask-over = The game is over.

## Answers
answer-man = Man { $places }: { $count ->
    [one] 1 Viking
   *[other] { $count } Vikings
}
answer-man-none = Send nobody
answer-ride = Ride along; { $midgard ->
    [0] none stays
    [one] 1 stays
   *[other] { $midgard } stay
} in Midgard
answer-stay = Stay in Midgard
landing-free = { $field }
landing-fight = { $field } against { $rival-you ->
    [yes] you
   *[no] { $rival }
}
stop = { $who-you ->
    [yes] you
   *[no] { $who }
} { $choices ->
    [0] back to Midgard
    [one] on { $landing1 }
   *[other] on { $landing1 } or { $landing2 }
}
answer-berth = Fjord { $fjord }, rows { $from } to { $to }, { $end ->
    [bow] bow first
   *[stern] stern first
}{ $crew ->
    [0] {""}
   *[other] : { $stops }
}
answer-left = Row { $row } of tongue { $tongue }: { $landing }
answer-right = Row { $row } of tongue { $tongue }: { $landing }
answer-attack = Play Attack: { $rival } falls and has no answer
answer-plain = { $holds ->
    [yes] Fight without the card: { $rival } decides
   *[no] Fight: { $rival } decides
}
answer-lose = Lose: your Viking goes to Valhalla, you have { $valhalla } there; { $rival } takes the field
answer-win = Win: one of your heroes goes to Asgard, { $valhalla ->
    [0] none stays
    [one] 1 stays
   *[other] { $valhalla } stay
} in Valhalla; { $rival }'s Viking goes to Valhalla
answer-shield = Play Shield: you win and pay nothing; { $rival }'s Viking goes to Valhalla
answer-hunt = Play Hunt: { $points } points
answer-no = { $holds ->
    [yes] Keep the card: { $points } points
   *[no] Take { $points } points
}
answer-lay = Lay down { $card }
answer-lay-field = Lay down { $card }: { $points ->
    [one] 1 point
   *[other] { $points } points
}
answer-done = { $laid ->
    [0] Lay down nothing
   *[other] Lay down nothing more
}

## Events
event-raid = Raid { $raid } begins. { $who-you ->
    [yes] You start.
   *[no] { $who } starts.
}
event-dragon = { $who-you ->
    [yes] You draw a dragon with its { $colour } seat at the { $place }.
   *[no] { $who } draws a dragon with its { $colour } seat at the { $place }.
}
event-manned = { $count ->
    [0] { $who-you ->
        [yes] You send nobody aboard.
       *[no] { $who } sends nobody aboard.
    }
   *[other] { $who-you ->
        [yes] You man { $places }.
       *[no] { $who } mans { $places }.
    }
}
event-rode = { $who-you ->
    [yes] You ride along at the { $place }.
   *[no] { $who } rides along at the { $place }.
}
event-stayed = { $who-you ->
    [yes] You stay ashore.
   *[no] { $who } stays ashore.
}
event-berthed = { $who-you ->
    [yes] You steer the dragon into fjord { $fjord }, berth { $berth }, { $end ->
        [bow] bow first
       *[stern] stern first
    }.
   *[no] { $who } steers the dragon into fjord { $fjord }, berth { $berth }, { $end ->
        [bow] bow first
       *[stern] stern first
    }.
}
event-returned = { $who-you ->
    [yes] Your Viking at the { $place } finds no field and goes back to Midgard.
   *[no] { $who }'s Viking at the { $place } finds no field and goes back to Midgard.
}
event-landed = { $who-you ->
    [yes] You besiege { $field }.
   *[no] { $who } besieges { $field }.
}
event-assailed = { $who-you ->
    [yes] You attack { $rival } on { $field }.
   *[no] { $who } attacks { $rival-you ->
        [yes] you
       *[no] { $rival }
    } on { $field }.
}
event-played = { $who-you ->
    [yes] You play { $card }.
   *[no] { $who } plays { $card }.
}
event-fell = { $who-you ->
    [yes] Your Viking falls and goes to Valhalla.
   *[no] { $who }'s Viking falls and goes to Valhalla.
}
event-repelled = { $rival-you ->
    [yes] Your Viking is repelled and goes to Valhalla
   *[no] { $rival }'s Viking is repelled and goes to Valhalla
}{ $paid ->
    [0] .
   *[other] ; { $who-you ->
        [yes] one of your heroes goes to Asgard.
       *[no] one hero of { $who } goes to Asgard.
    }
}
event-forest = { $who-you ->
    [yes] The forest brings you { $points } points.
   *[no] The forest brings { $who } { $points } points.
}
event-card = { $who-you ->
    [yes] You draw a card.
   *[no] { $who } draws a card.
}
event-drew = { $who-you ->
    [yes] It is { $card }.
   *[no] { $who } has drawn { $card }.
}
event-no-card = { $who-you ->
    [yes] There is no card left for you.
   *[no] There is no card left for { $who }.
}
event-shuffled = { $cards } discards are shuffled and become the deck.
event-raid-over = Raid { $raid } is over, { $dragons ->
    [0] all dragons have sailed
   *[other] nobody has a Viking left to send
}.
event-laid = { $who-you ->
    [yes] You lay down { $card }.
   *[no] { $who } lays down { $card }.
}
event-laying = { $who-you ->
    [yes] You have chosen.
   *[no] { $who } has chosen.
}
event-revealed = { $who-you ->
    [yes] You reveal { $card }
   *[no] { $who } reveals { $card }
}{ $copies ->
    [one] .
   *[other] {""}, { $copies } of them.
}
event-card-paid = { $card } pays { $who-you ->
    [yes] you
   *[no] { $who }
} { $points ->
    [0] nothing
    [one] 1 point
   *[other] { $points } points
}.
event-wheat = Wheat pays { $who-you ->
    [yes] you
   *[no] { $who }
} { $points ->
    [one] 1 point
   *[other] { $points } points
} for { $fields ->
    [one] 1 field
   *[other] { $fields } fields
}.
event-tongue = Tongue { $tongue } pays { $who-you ->
    [yes] you
   *[no] { $who }
} { $points ->
    [one] 1 point
   *[other] { $points } points
} for strength { $strength }.
event-fields = Fields held pay { $who-you ->
    [yes] you
   *[no] { $who }
} { $points ->
    [one] 1 point
   *[other] { $points } points
}.
event-glory = Valhalla pays { $who-you ->
    [yes] you
   *[no] { $who }
} { $points ->
    [one] 1 point
   *[other] { $points } points
} for strength { $strength }.
event-supply = { $who-you ->
    [yes] Rank { $rank } in Valhalla brings you { $vikings ->
        [one] 1 Viking
       *[other] { $vikings } Vikings
    } from Asgard.
   *[no] Rank { $rank } in Valhalla brings { $who } { $vikings ->
        [one] 1 Viking
       *[other] { $vikings } Vikings
    } from Asgard.
}
event-leave = { $vikings ->
    [one] 1 hero of everybody leaves
   *[other] { $vikings } heroes of everybody leave
} Valhalla.
event-ended = The third raid is scored. The game is over.

## Facts of components, for the line that says how we know them
fact-value = value
fact-first = value
fact-second = value
fact-colour = colour
fact-seat = place
fact-tongue = tongue
fact-seats = players
fact-vikings = Vikings
