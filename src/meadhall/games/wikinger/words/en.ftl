game = Wikinger
game-about = Buy tiles and settlers from a wheel that turns ever cheaper, build islands before your coast and keep the raiders off.

## Options
option-version = Version
    .about = The advanced game adds an auction for first place, colours placed by the players, special tiles, and boatmen who carry one figure only.
option-version-base = base game
option-version-advanced = advanced game
option-version-no-auction = advanced game without the auction

## Rows
row-ships = ships
    .about = Ships lie here: columns 1 to 3 first, in any order, then one after the other. Boatmen wait beside them.
row-warriors = warriors
row-nobles = nobles
row-scouts = scouts
row-goldsmiths = goldsmiths
row-fishers = fishers

## Tiles
tile-left = Left end
    .about = Where an island begins: sea on its left, land on its right. Only left ends lie beside the homeland.
tile-right = Right end
    .about = Closes an island: land on its left, sea on its right.
tile-farm = Middle with a farm
    .about = Land on both sides. In the advanced game the great farm can take its place.
tile-church = Middle with a church
    .about = Land on both sides. In the advanced game the great church can take its place.
tile-settlement = Middle with a settlement
    .about = Land on both sides. In the advanced game the great settlement can take its place.
tile-sanctuary = Middle with a sanctuary
    .about = Land on both sides. In the advanced game the great sanctuary can take its place.
tile-red-ship = Red ship
tile-green-ship = Green ship
tile-yellow-ship = Yellow ship
tile-blue-ship = Blue ship
about-ship = Threatens its column down to the { $reach ->
    [warriors] warriors
    [nobles] nobles
    [scouts] scouts
    [goldsmiths] goldsmiths
   *[fishers] fishers
}. A warrior right below repels it: { $gold ->
    [0] { $points ->
        [1] 1 point
       *[other] { $points } points
    }
   *[other] { $gold } gold
} each large scoring. At the end it takes { $gold ->
    [0] { $points ->
        [1] 1 point
       *[other] { $points } points
    }
   *[other] { $gold } gold
} if nobody does.
homeland = Homeland
    .about = Figures without a tile of their own wait here, ashore, until a boatman takes them across before a large scoring.

## Figures
figure-boatman = boatman
    .about = Stays ashore. Before a large scoring he ferries one colour, or one figure of each colour, and leaves the game. Advanced game: one figure, more with a boat. Most boatmen left at the end: { $boatmen ->
        [1] 1 point
       *[other] { $boatmen } points
    }.
figure-warrior = warrior
    .about = Repels the ship right above and earns what it is worth in every large scoring.
figure-noble = noble
    .about = { $noble ->
        [1] 1 point
       *[other] { $noble } points
    } each large scoring, unless threatened.
figure-scout = scout
    .about = { $scout ->
        [1] 1 point
       *[other] { $scout } points
    } each large scoring, and 1 each for a goldsmith and a fisher in the same column, unless the scout is threatened.
figure-goldsmith = goldsmith
    .about = { $goldsmith } gold in every scoring, small or large, unless threatened.
figure-fisher = fisher
    .about = Feeds { $fisher } figures at the end, unless threatened. Every figure fed beyond your need is worth { $fed ->
        [1] 1 point
       *[other] { $fed } points
    }, every hungry one costs { $hungry }.
many-boatman = { $n ->
    [one] 1 boatman
   *[other] { $n } boatmen
}
many-warrior = { $n ->
    [one] 1 warrior
   *[other] { $n } warriors
}
many-noble = { $n ->
    [one] 1 noble
   *[other] { $n } nobles
}
many-scout = { $n ->
    [one] 1 scout
   *[other] { $n } scouts
}
many-goldsmith = { $n ->
    [one] 1 goldsmith
   *[other] { $n } goldsmiths
}
many-fisher = { $n ->
    [one] 1 fisher
   *[other] { $n } fishers
}

## Special tiles
special-five-gold = Treasure
    .about = { $five-gold } gold at once; then the tile leaves the game.
name-more-goldsmith = Goldsmiths +{ $n }
name-more-noble = Nobles +{ $n }
name-more-scout = Scouts +{ $n }
name-more-fisher = Fishers +{ $n }
special-boat = Boat
    .about = With it a boatman ferries a whole colour, or one figure of each colour. Boatman and boat leave the game.
about-more-goldsmith = { $n } gold more for each unthreatened goldsmith, in every scoring.
about-more-noble = { $n ->
    [1] 1 point
   *[other] { $n } points
} more for each unthreatened noble, in every large scoring.
about-more-scout = { $n ->
    [1] 1 point
   *[other] { $n } points
} more for each unthreatened scout, in every large scoring.
about-more-fisher = { $n ->
    [1] 1 point
   *[other] { $n } points
} for each unthreatened fisher, in every large scoring.
special-ferryman = Ferryman
    .about = Counts as a boatman for the majority at the end. He ferries nobody and need not be fed.
special-surplus = Full stores
    .about = At the end each figure fed beyond your need is worth { $surplus ->
        [1] 1 point
       *[other] { $surplus } points
    } instead of { $fed }.
special-exchange = Money changer
    .about = At the end { $exchange } gold are worth a point, instead of { $gold-a-point }.
special-great-farm = Great farm
    .about = Takes the place of a middle with a farm. At the end { $great-farm ->
        [1] 1 point
       *[other] { $great-farm } points
    } for each figure on it and on the eight cells around it, unless its own cell is threatened.
special-great-church = Great church
    .about = Takes the place of a middle with a church. At the end { $great-church ->
        [1] 1 point
       *[other] { $great-church } points
    } for each figure on it and on the eight cells around it, unless its own cell is threatened.
special-great-settlement = Great settlement
    .about = Takes the place of a middle with a settlement. At the end { $great-settlement ->
        [1] 1 point
       *[other] { $great-settlement } points
    } for each figure on it and on the eight cells around it, unless its own cell is threatened.
special-great-sanctuary = Great sanctuary
    .about = Takes the place of a middle with a sanctuary. At the end { $great-sanctuary ->
        [1] 1 point
       *[other] { $great-sanctuary } points
    } for each figure on it and on the eight cells around it, unless its own cell is threatened.

## Score sheet: what has been earned, then the final scoring as it would be now
score-start = Start, less points paid
score-repelled = Ships repelled
score-nobles = Nobles
score-scouts = Scouts
score-fishers = Fishers (special tile)
score-raiders = End: raiders not repelled
score-gold = End: gold
score-boatmen = End: most boatmen
score-islands = End: most islands
score-longest = End: longest island
score-feeding = End: feeding
score-buildings = End: great buildings

## Standing of a seat
status-purse = { $gold } gold, { $points } on the track

## On the board
board = Wheel with { $left } of { $slots } combinations left, round { $round } of { $rounds }
board-tile = { $tile }
board-pair = { $tile } with { $figure }
board-barred = Not for free yet
    .about = The combination at price 0 may be taken only when its figure is the last of its colour at the wheel, or by somebody without the gold for the next one.
board-next-small = ends in a small scoring
board-next-large = ends in a large scoring
board-next-final = ends in a large scoring, then the end
board-round = Round { $round }
board-specials = Special tiles
board-specials-rule = whoever buys the dearest combination may take one
board-drawn = Drawn for this round
board-standing = { $who-you ->
    [yes] You stand at { $bid }.
   *[no] { $who } stands at { $bid }.
}
board-higher = Higher bids
board-hand = In hand
board-ashore = ashore
board-taken = Special tiles
board-gold = Gold
    .about = Buys combinations. At the end { $gold-a-point } gold are worth a point.
board-points = Points
    .about = Points on the track. They can be paid like gold, one for one; the final scoring is added at the end.
board-boatmen = Boatmen
    .about = Who has most of them left at the end gets { $boatmen ->
        [1] 1 point
       *[other] { $boatmen } points
    }; all who tie get them.
board-islands = islands
    .about = Finished islands, from a left end to a right end without a gap. Who has most of them at the end gets { $islands ->
        [1] 1 point
       *[other] { $islands } points
    }; all who tie get them.
board-longest = longest
    .about = Tiles of the longest finished island. Whose is longest at the end gets { $longest ->
        [1] 1 point
       *[other] { $longest } points
    }; all who tie get them.
board-feeding = Feeding
    .about = Figures the fishers could feed besides all there are. At the end each is worth { $fed ->
        [1] 1 point
       *[other] { $fed } points
    }; below 0 each figure that goes hungry costs { $hungry }.
board-land = Land of { $who }
board-compared = { $who }: { $gold } gold, { $points } points, boatmen { $boatmen }, islands { $islands }, longest { $longest }, { $short ->
    [yes] { $over } hungry
   *[no] { $over } to spare
}
board-outlook = { $islands ->
    [one] 1 island
   *[other] { $islands } islands
} finished{ $longest ->
    [0] {""}
   *[other] , the longest of { $longest }
}. { $over ->
    [0] All figures are fed.
   *[other] { $short ->
        [yes] { $over } would go hungry.
       *[no] Food for { $over } more.
    }
}
mat-tile = Column { $column }: { $tile }
mat-stands = Column { $column }: { $tile }, { $figure }
mat-threatened = Column { $column }: { $tile }, { $figure }, threatened

## Questions
price = { $gold ->
    [0] { $points ->
        [0] nothing
        [one] 1 point
       *[other] { $points } points
    }
   *[other] { $points ->
        [0] { $gold } gold
        [one] { $gold } gold and 1 point
       *[other] { $gold } gold and { $points } points
    }
}
ask-bid = { $who-you ->
    [yes] { $opens ->
        [yes] You open the auction for first place. What do you bid?
       *[no] { $leader } stands at { $standing } for first place. Do you bid more?
    }
   *[no] { $who } thinks about a bid for first place.
}
ask-remove = { $who-you ->
    [yes] You go first. Which figure leaves the game?
   *[no] { $who } takes a figure out of the game.
}
ask-colour = { $who-you ->
    [yes] Which colour goes to the dearest places next?
   *[no] { $who } places a colour.
}
ask-buy = { $who-you ->
    [yes] What do you buy? You have { $gold } gold and { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
   *[no] { $who } is at the wheel.
}
ask-start = { $who-you ->
    [yes] Your first purchase: in which row do you lay your start tile?
   *[no] { $who } lays the start tile.
}
ask-lay = { $who-you ->
    [yes] Where do you lay it: { $tile } with { $figure }?
   *[no] { $who } lays a tile: { $tile } with { $figure }.
}
ask-stand = { $who-you ->
    [yes] Does the { $figure } stay on the tile{ $threat ->
        [yes] {""}, under the eyes of the raiders?
       *[no] {""} or go ashore?
    }
   *[no] { $who } decides about the { $figure }.
}
ask-special = { $who-you ->
    [yes] You bought the dearest combination. Which special tile do you take?
   *[no] { $who } may take a special tile.
}
ask-swap = { $who-you ->
    [yes] { $building }: which tile does it replace?
   *[no] { $who } looks for a place: { $building }.
}
ask-ferry = { $who-you ->
    [yes] You have { $boatmen ->
        [one] 1 boatman. Whom does he ferry?
       *[other] { $boatmen } boatmen. Whom does one of them ferry?
    }
   *[no] { $who } sends the boatmen out.
}
ask-to = { $who-you ->
    [yes] Where does the { $figure } land?
   *[no] { $who } lands the { $figure }.
}
ask-over = The game is over.

## Answers
answer-bid = { $bid ->
    [0] Bid nothing
   *[other] Bid { $bid }
}
    .detail = { $bid ->
        [0] {""}
       *[other] { $price }
    }
answer-pass = Pass
answer-remove = Remove a { $figure }
answer-colour = Place { $figures }
answer-buy = { $tile } with { $figure }{ $cost ->
    [0] {""}, free
   *[other] {""} for { $price }
}{ $special ->
    [yes] , and a special tile
   *[no] {""}
}
answer-start = Among the { $row }
answer-lay = Row of the { $row }, column { $column }: { $figure } { $stands ->
    [yes] { $threat ->
        [yes] can stand, but threatened
       *[no] { $repels ->
            [yes] can stand and repel the ship
           *[no] can stand here
        }
    }
   *[no] goes ashore
}{ $island ->
    [0] {""}
   *[other] {""}; finishes an island of { $island }
}
answer-lay-ship = Column { $column }{ $repelled ->
    [yes] {""}, repelled by your warrior
   *[no] {""}, threatening it down to the { $reach }
}
answer-stand = Stay among the { $row }
answer-ashore = Go ashore
answer-special = { $special }
answer-decline = Take none
answer-swap = Row of the { $row }, column { $column }
    .detail = { $around ->
        [one] 1 figure
       *[other] { $around } figures
    } on and around it
answer-ferry = Ferry { $figures }
answer-ferry-each = Ferry one of each: { $figures }
answer-boat = With a boat: { $figures }
answer-boat-each = With a boat, one of each: { $figures }
answer-stop = Keep the boatmen ashore
answer-to = Row of the { $row }, column { $column }
    .detail = { $threat ->
        [yes] threatened
       *[no] { $repels ->
            [yes] repels the ship
           *[no] {""}
        }
    }

## Events
source-ships = repelled ships
source-nobles = nobles
source-scouts = scouts
source-fishers = fishers
source-goldsmiths = goldsmiths
source-tile = a special tile
event-round = Round { $round } begins. { $who-you ->
    [yes] You have
   *[no] { $who } has
} the starter’s mark.
event-bid = { $who-you ->
    [yes] You bid { $bid }.
   *[no] { $who } bids { $bid }.
}
event-passed = { $who-you ->
    [yes] You pass.
   *[no] { $who } passes.
}
event-won = { $who-you ->
    [yes] You go first
   *[no] { $who } goes first
} and { $who-you ->
    [yes] pay
   *[no] pays
} { $price }.
event-removed = { $who-you ->
    [yes] You take a { $figure } out of the game.
   *[no] { $who } takes a { $figure } out of the game.
}
event-placed = { $who-you ->
    [yes] You place { $figures }.
   *[no] { $who } places { $figures }.
}
event-bought = { $who-you ->
    [yes] You buy: { $tile } with { $figure }.
   *[no] { $who } buys: { $tile } with { $figure }.
}
event-paid = { $who-you ->
    [yes] You pay { $price }.
   *[no] { $who } pays { $price }.
}
event-turned = The wheel turns; everything becomes { $steps } cheaper.
event-started = { $who-you ->
    [yes] You lay your start tile among the { $row }.
   *[no] { $who } lays the start tile among the { $row }.
}
event-laid = { $tile }: row of the { $row }, column { $column }.
event-discarded = { $tile } fits nowhere and leaves the game.
event-stood = { $who-you ->
    [yes] Your { $figure } stays on the tile.
   *[no] { $who } leaves the { $figure } on the tile.
}
event-ashore = { $who-you ->
    [yes] Your { $figure } goes ashore.
   *[no] { $who } sends the { $figure } ashore.
}
event-took = { $who-you ->
    [yes] You take a special tile: { $special }.
   *[no] { $who } takes a special tile: { $special }.
}
event-declined = { $who-you ->
    [yes] You take no special tile.
   *[no] { $who } takes no special tile.
}
event-set-aside = { $special } waits for a tile of its kind.
event-swapped = { $special } now stands in the row of the { $row }, column { $column }.
event-scoring = { $large ->
    [yes] Large scoring
   *[no] Small scoring
} after round { $round }.
event-boatman = { $who-you ->
    [yes] You send a boatman out{ $boat ->
        [yes] {""} with a boat
       *[no] {""}
    }.
   *[no] { $who } sends a boatman out{ $boat ->
        [yes] {""} with a boat
       *[no] {""}
    }.
}
event-ferried = { $who-you ->
    [yes] Your { $figure } lands in column { $column }.
   *[no] A { $figure } of { $who } lands in column { $column }.
}
event-gold = { $who-you ->
    [yes] You get { $n } gold for { $source }.
   *[no] { $who } gets { $n } gold for { $source }.
}
event-points = { $who-you ->
    [yes] You get { $n ->
        [one] 1 point
       *[other] { $n } points
    } for { $source }.
   *[no] { $who } gets { $n ->
        [one] 1 point
       *[other] { $n } points
    } for { $source }.
}
event-final = { $who-you ->
    [yes] You
   *[no] { $who }
}, { $line }: { $points }.
event-ended = The sixth round is over, and with it the game.

## Facts of components, for the line that says how we know them
fact-gold = gold
fact-reaches = row it reaches
fact-start = start tiles
fact-feeds = settlers it feeds
fact-amount = amount
fact-building = building
