game = Wikinger
game-about = Buy tiles and figures from a wheel that turns ever cheaper, build islands before your coast and keep the ships off.
game-goal = Most points after the last round.
game-do = Buy tiles with figures from the wheel, build islands and fend off the ships.

## Options
option-version = Version
    .about = The advanced game adds an auction of who goes first, colours placed by the players, special tiles, and boatmen who carry one figure only.
option-version-base = base game
option-version-advanced = advanced game
option-version-no-auction = advanced game without the auction

## Rows
row-ships = ships
    .about = Ships lie here: columns 1 to { $first-ships } first, in any order, then one after the other. Beside them, on the homeland, the boatmen wait.
row-warriors = warriors
    .about = Warriors stand in this row. Each repels the ship right above and earns what it is worth in every large scoring.
row-nobles = nobles
    .about = Nobles stand in this row. Each brings { $noble ->
        [one] 1 point
       *[other] { $noble } points
    } in every large scoring, unless threatened.
row-scouts = scouts
    .about = Scouts stand in this row. Each brings { $scout ->
        [one] 1 point
       *[other] { $scout } points
    } in every large scoring, and as much again for a goldsmith and for a fisher in the same column, unless the scout is threatened.
row-goldsmiths = goldsmiths
    .about = Goldsmiths stand in this row. Each brings { $goldsmith } gold in every scoring, unless threatened.
row-fishers = fishers
    .about = Fishers stand in this row. Each feeds { $fisher } figures at the end, unless threatened.
of-row = { $row ->
    [ships] of the ships
    [warriors] of the warriors
    [nobles] of the nobles
    [scouts] of the scouts
    [goldsmiths] of the goldsmiths
   *[fishers] of the fishers
}

## Buildings, as they follow "with"
building-farm = a farm
building-church = a church
building-settlement = a settlement
building-sanctuary = a sanctuary
building-called = the { $en }
great-farm = Great farm
great-church = Great church
great-settlement = Great settlement
great-sanctuary = Great sanctuary
great-called = Great { $en }

## Tiles
tile-left = Left end
    .about = Where an island begins: sea on its left, land on its right. Only left ends lie beside the homeland.
tile-right = Right end
    .about = Closes an island: land on its left, sea on its right.
tile-middle = Middle with { $building }
tile-red-ship = Red ship
tile-green-ship = Green ship
tile-yellow-ship = Yellow ship
tile-blue-ship = Blue ship
a-tile = { $tile ->
    [left] a left end
    [right] a right end
    [red-ship] a red ship
    [green-ship] a green ship
    [yellow-ship] a yellow ship
   *[blue-ship] a blue ship
}
a-tile-middle = a middle with { $building }
the-tile = { $tile ->
    [left] The left end
    [right] The right end
    [red-ship] The red ship
    [green-ship] The green ship
    [yellow-ship] The yellow ship
   *[blue-ship] The blue ship
}
the-tile-middle = The middle with { $building }
the-tile-great = The special tile “{ $special }”
about-middle = Land on both sides. In the advanced game the special tile “{ $great }” can take its place.
about-ship = Threatens its column down to the { $reach ->
    [warriors] warriors
    [nobles] nobles
    [scouts] scouts
    [goldsmiths] goldsmiths
   *[fishers] fishers
}. If a warrior stands right below, he repels it and earns { $worth } in every large scoring. If none does at the end, it takes { $worth } from you.
homeland = Homeland
    .about = Figures without a tile of their own wait here, ashore, until a boatman takes them across before a large scoring. Beside it is sea, so islands begin here with left ends.

## Figures
figure-boatman = boatman
    .about = Stays ashore. Before a large scoring he ferries one colour, or one figure of each colour, and leaves the game. Advanced game: one figure, more with a boat. Most boatmen left at the end: { $boatmen ->
        [one] 1 point
       *[other] { $boatmen } points
    }.
figure-warrior = warrior
    .about = Repels the ship right above and earns what it is worth in every large scoring.
figure-noble = noble
    .about = { $noble ->
        [one] 1 point
       *[other] { $noble } points
    } in every large scoring, unless threatened.
figure-scout = scout
    .about = { $scout ->
        [one] 1 point
       *[other] { $scout } points
    } in every large scoring, and as much again for a goldsmith and for a fisher in the same column, unless the scout is threatened.
figure-goldsmith = goldsmith
    .about = { $goldsmith } gold in every scoring, small or large, unless threatened.
figure-fisher = fisher
    .about = Feeds { $fisher ->
        [one] 1 figure
       *[other] { $fisher } figures
    } at the end, unless threatened. Every figure that could be fed besides all you have is worth { $fed ->
        [one] 1 point
       *[other] { $fed } points
    }, every hungry one costs { $hungry ->
        [one] 1 point
       *[other] { $hungry } points
    }.
a-figure = { $figure ->
    [boatman] a boatman
    [warrior] a warrior
    [noble] a noble
    [scout] a scout
    [goldsmith] a goldsmith
   *[fisher] a fisher
}
the-figure = { $figure ->
    [boatman] the boatman
    [warrior] the warrior
    [noble] the noble
    [scout] the scout
    [goldsmith] the goldsmith
   *[fisher] the fisher
}
to-the-figure = { the-figure }
many-figures = { $figure ->
    [boatman] { many-boatman }
    [warrior] { many-warrior }
    [noble] { many-noble }
    [scout] { many-scout }
    [goldsmith] { many-goldsmith }
   *[fisher] { many-fisher }
}
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
    [one] 1 point
   *[other] { $n } points
} more for each unthreatened noble, in every large scoring.
about-more-scout = { $n ->
    [one] 1 point
   *[other] { $n } points
} more for each unthreatened scout, in every large scoring.
about-more-fisher = { $n ->
    [one] 1 point
   *[other] { $n } points
} for each unthreatened fisher, in every large scoring.
special-ferryman = Ferryman
    .about = Counts as { $ferryman ->
        [one] 1 boatman
       *[other] { $ferryman } boatmen
    } when the most boatmen are sought at the end. He ferries nobody and need not be fed.
special-surplus = Full stores
    .about = At the end each figure that could be fed besides all you have is worth { $surplus ->
        [one] 1 point
       *[other] { $surplus } points
    } instead of { $fed }.
special-exchange = Money changer
    .about = At the end you get a point for every { $exchange } gold, instead of { $gold-a-point }.
about-great = Takes the place of a middle with { $building }. At the end it brings { $n ->
    [one] 1 point
   *[other] { $n } points
} for each figure on it and around it, also across the corners, unless its own cell is threatened.

## Score sheet: what has been earned, then the final scoring as it would be now
tie-gold = Gold left after the exchange
    .detail = { $n }
score-start = Start
    .about = The points everybody begins with, less those you changed into gold.
score-repelled = Ships repelled
    .about = Ships above a column with a warrior, in every large scoring.
score-nobles = Nobles
    .about = Nobles that no ship threatens, in every large scoring.
score-scouts = Scouts
    .about = Scouts that no ship threatens, and those they watch over below them, in every large scoring.
score-fishers = Fishers
    .about = Only with a special tile: fishers that no ship threatens, in every large scoring.
score-raiders = Raiding ships
    .about = What the ships take that no warrior repels, if the game ended now. Missing gold is paid in points.
score-gold = Gold
    .about = Gold that is left, changed into points, if the game ended now.
score-boatmen = Most boatmen
    .about = For whoever has the most boatmen left; with a tie everybody gets it.
score-islands = Most islands
    .about = For whoever has the most islands; with a tie everybody gets it.
score-longest = Longest island
    .about = For the longest island; with a tie everybody gets it.
score-feeding = Feeding
    .about = Fishers that no ship threatens feed your figures. Hungry ones cost points, a surplus brings some.
score-buildings = Great buildings
    .about = Advanced game: figures on and around each great building, unless a ship threatens it.

## Standing of a seat

## What two answers are compared by
tally-gold = Gold
tally-goldsmith = Gold in a large scoring
tally-noble = Points in a large scoring

## On the board
board = Wheel with { $left } of { $slots } combinations left, round { $round } of { $rounds }
board-tile = { $tile }
board-pair = { $tile } and { $figure }
board-price = Wheel and prices
    .about = { $slots } combinations of a tile and a figure lie round the wheel at the start of a round. The cheapest one left costs nothing, each step further 1 gold more; when the cheapest is gone the wheel turns on and all others cost less.
board-barred = Not for nothing yet
    .about = The combination at price 0 may be taken only when its figure is the last of its colour at the wheel, or by somebody without the gold for the next one.
board-now = Round { $round }
board-round = Rounds
    .about = The game has { $rounds ->
        [one] 1 round
       *[other] { $rounds } rounds
    }. A small scoring follows the odd ones: gold for goldsmiths. A large scoring follows the even ones: boatmen ferry, then ships repelled, nobles, scouts and goldsmiths bring theirs.
board-next-small = ends in a small scoring
board-next-large = ends in a large scoring
board-last-small = ends in a small scoring, then the end
board-last-large = ends in a large scoring, then the end
board-specials = Special tiles
    .about = { $shown ->
        [one] 1 special tile lies
       *[other] { $shown } special tiles lie
    } open. Whoever buys the dearest combination on the wheel, and pays for it, may take one. Gaps are filled when the next round begins.
board-drawn = Drawn for this round
    .about = { $drawn } figures are drawn. Who goes first takes one of them out of the game; then each player in turn puts a whole colour on the dearest prices left.
board-auction = Who goes first?
    .about = The highest bid goes first, and only that one pays. The starter opens, perhaps with nothing, and may still raise when others bid; a pass is final. If nobody bids, the starter goes first for nothing.
board-hand = In hand
    .about = The tile and the figure that were just bought. They are placed now.
text-wheel = Prices rise clockwise
text-signs =
    ¤ the price · ☻ a figure · ( ) the ends of an island · ▶ a ship: ↓ it threatens what lies below it, ✗ it is repelled · ! threatened
board-ashore = ashore
board-column = Columns
    .about = Counted from the homeland. A ship threatens the figures in its own column.
board-gold = Gold
    .about = Buys combinations. Two players begin with { $gold-2 } gold each, three with { $gold-3 }, four with { $gold-4 }. At the end you get a point for every { $gold-a-point } gold.
board-points = Points
    .about = Everybody begins with { $start-points ->
        [one] 1 point
       *[other] { $start-points } points
    } on the track. They can be paid like gold, one for one; the final scoring is added at the end.
board-boatmen = Boatmen
    .about = Who has most of them left at the end gets { $boatmen ->
        [one] 1 point
       *[other] { $boatmen } points
    }; all who tie get them.
board-islands = islands
    .about = Finished islands, from a left end to a right end without a gap. Who has most of them at the end gets { $islands ->
        [one] 1 point
       *[other] { $islands } points
    }; all who tie get them.
board-longest = longest island
    .about = Tiles of the longest finished island. Whose is longest at the end gets { $longest ->
        [one] 1 point
       *[other] { $longest } points
    }; all who tie get them.
board-feeding = Feeding
    .about = How many figures the fishers could feed besides all there are. At the end each is worth { $fed ->
        [one] 1 point
       *[other] { $fed } points
    }; below 0 each figure that goes hungry costs { $hungry ->
        [one] 1 point
       *[other] { $hungry } points
    }.
board-land = Land of { $who }
mat-tile = Column { $column }: { $tile }
mat-stands = Column { $column }: { $tile }, { $figure }
mat-threatened = Column { $column }: { $tile }, { $figure }, threatened

## Gold and points together; what something brings
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
brings-every = { $n } gold in every scoring
brings-large = { $sum } in every large scoring
brings-food = { $n ->
    [one] food for 1 figure at the end
   *[other] food for { $n } figures at the end
}
brings-nothing = brings nothing yet
value = { $figure ->
    [noble] { $n ->
        [one] 1 point
       *[other] { $n } points
    } in every large scoring, unless threatened
    [scout] { $n } to { $more } points in every large scoring, unless threatened
    [goldsmith] { $n } gold in every scoring, unless threatened
    [fisher] { $n ->
        [one] food for 1 figure at the end, unless threatened
       *[other] food for { $n } figures at the end, unless threatened
    }
    [warrior] he repels the ship right above
   *[boatman] he ferries figures before a large scoring
}

## Questions
ask-bid = { $who-you ->
    [yes] { $opens ->
        [yes] Who goes first? You open the auction. What do you bid?
       *[no] { $standing ->
            [0] Who goes first? { $leader } has bid nothing so far. Do you bid something?
           *[other] Who goes first? { $leader } bids { $standing } gold. Do you bid more?
        }
    }
   *[no] { $who } thinks about a bid for going first.
}
    .rule = The highest bid goes first, and nobody else pays. A pass is final; who opens with nothing may still raise later.
ask-remove = { $who-you ->
    [yes] { $only ->
        [yes] You go first and take a figure out of the game; all are of one colour.
       *[no] You go first. Which figure do you take out of the game?
    }
   *[no] { $who } takes a figure out of the game.
}
    .rule = Whoever goes first takes one of the { $drawn } figures drawn out of the game; nobody can buy it.
ask-colour = { $who-you ->
    [yes] Which colour do you put on the dearest prices that are left?
   *[no] { $who } puts a colour on the wheel.
}
    .rule = A whole colour goes to the dearest prices that are free, so what is placed early becomes dear. The last colour goes by itself.
ask-buy = { $who-you ->
    [yes] { $only ->
        [yes] Only one combination is left for you to take.
       *[no] What do you buy?
    } You have { $gold } gold and { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
   *[no] { $who } is at the wheel.
}
    .rule = The cheapest combination is free, each step further costs 1 gold more. You get the free one only as the last of its colour, or without gold for the next.
ask-start = { $who-you ->
    [yes] With your first purchase your start tile is laid, a left end. Into which row?
   *[no] { $who } lays the start tile.
}
    .rule = The start tile is a left end and lies beside the homeland, in any row but the top one. The bought figure never stands on it.
ask-lay = { $who-you ->
    [yes] You bought { $tile } and { $figure }. Where to?
   *[no] { $who } looks for a place for { $tile }.
}
    .rule = Sides match, and one touches an island or the homeland. In the row of its colour the bought figure may stand on it. Ships threaten their column.
ask-stand = { $who-you ->
    [yes] { $threat ->
        [yes] A ship threatens this cell. Do you put { $figure } on the tile all the same, or send him ashore?
       *[no] Do you put { $figure } on the tile, or send him ashore?
    }
   *[no] { $who } decides where { $the-figure } goes.
}
    .rule = On its tile a figure works at once, unless a ship threatens it; ashore it waits for a boatman.
ask-special = { $who-you ->
    [yes] You bought the dearest combination. Which special tile do you take?
   *[no] { $who } may take a special tile.
}
    .rule = Whoever buys the dearest combination on the wheel, and pays for it, may take one of the special tiles that lie open.
ask-swap = { $who-you ->
    [yes] Which middle with { $building } does “{ $special }” replace?
   *[no] { $who } decides which middle with { $building } “{ $special }” replaces.
}
    .rule = A great building replaces a middle with its building. At the end it counts the figures on it and around it, so put it where many stand.
ask-ferry = { $who-you ->
    [yes] You have { $boatmen ->
        [one] { $boatmen } boatman
       *[other] { $boatmen } boatmen
    }{ $must ->
        [yes] , who must ferry now
       *[no] {""}
    }. { $only ->
        [yes] One crossing is possible.
       *[no] { $boatmen ->
            [one] Whom does he ferry?
           *[other] Whom does one of them ferry?
        }
    }
   *[no] { $who } decides whom the boatmen ferry.
}
    .rule = Before a large scoring a boatman ferries one colour, or one of each; in the advanced game one figure, more with a boat. He then leaves the game.
ask-to = { $who-you ->
    [yes] To which tile do you ferry { $figure }?
   *[no] { $who } ferries { $figure }.
}
    .rule = A ferried figure lands on a free tile in the row of its colour; figures already on islands never move.
ask-over = The game is over.

## Answers
answer-bid = { $bid ->
    [0] Bid nothing
   *[other] Bid { $bid } gold
}
    .detail = { $bid ->
        [0] you may still raise when others bid
       *[other] { $short ->
            [yes] costs { $price } if nobody bids more
           *[no] {""}
        }
    }
answer-pass = Pass
    .detail = you are out of this auction
answer-remove = Take { $figures } out of the game
answer-colour = Place { $figures }
    .detail = { $n ->
        [one] on price { $first }
       *[other] on the prices { $first } to { $last }
    }
answer-buy = { $tile } and { $figure }{ $cost ->
    [0] {""} for nothing
   *[other] {""} for { $price }
}{ $special ->
    [yes] , and a special tile
   *[no] {""}
}
    .detail = { $fate ->
        [ship] a warrior right below it earns { $worth } in every large scoring; without one it takes { $worth } at the end; { $the-figure } goes ashore
        [lost] fits nowhere on your land: the tile leaves the game, { $the-figure } goes ashore
        [ashore] no place in the row { $row }: { $the-figure } goes ashore
        [boatman] the boatman goes ashore: { $value }
       *[stands] { $the-figure } can stand on it: { $value }
    }
answer-start = In the row { $row }
answer-lay = Row { $row }, column { $column }
    .detail = { $stands ->
        [yes] { $threat ->
            [yes] { $the-figure } could stand here, but threatened by a ship he brings nothing
           *[no] { $repels ->
                [yes] { $the-figure } can stand here and repel the ship: { $brings }
               *[no] { $the-figure } can stand here: { $brings }
            }
        }
       *[no] { $the-figure } goes ashore
    }{ $island ->
        [0] {""}
       *[other] ; finishes an island of { $island } tiles
    }{ $great ->
        [yes] ; your great building replaces the tile at once
       *[no] {""}
    }
answer-lay-ship = Column { $column }
    .detail = { $repelled ->
        [yes] your warrior repels it: { $brings }
       *[no] { $n ->
            [0] threatens the column down to the row { $reach }, where nobody stands yet
            [one] threatens 1 figure, down to the row { $reach }; you lose { $brings }
           *[other] threatens { $n } figures, down to the row { $reach }; you lose { $brings }
        }; takes { $worth } at the end unless a warrior repels it
    }
answer-stand = Put on the tile
    .detail = { $threat ->
        [yes] threatened by a ship: brings nothing
       *[no] { $repels ->
            [yes] repels the ship: { $brings }
           *[no] { $brings }
        }
    }
answer-ashore = Send ashore
    .detail = waits there for a boatman
answer-special = { $special }
    .detail = { $kind ->
        [five-gold] { $n } gold at once
        [goldsmith] { $n } gold more for each goldsmith: { $now } gold in every scoring as your land lies
        [noble] { $n ->
            [one] 1 point
           *[other] { $n } points
        } more for each noble: { $now } in every large scoring as your land lies
        [scout] { $n ->
            [one] 1 point
           *[other] { $n } points
        } more for each scout: { $now } in every large scoring as your land lies
        [fisher] { $n ->
            [one] 1 point
           *[other] { $n } points
        } for each fisher: { $now } in every large scoring as your land lies
        [boat] for one crossing: a boatman ferries a whole colour, or one figure of each colour
        [ferryman] counts as { $n ->
            [one] 1 boatman
           *[other] { $n } boatmen
        } at the end; the most bring { $now ->
            [one] 1 point
           *[other] { $now } points
        }
        [surplus] { $n ->
            [one] 1 point
           *[other] { $n } points
        } instead of { $instead } at the end for each figure that could be fed besides all you have
        [exchange] at the end a point for every { $n } gold, instead of { $instead }
        [great] takes the place of a middle with { $building }: { $now ->
            [one] 1 point
           *[other] { $now } points
        } at the end as your land lies
       *[aside] set aside until you lay a middle with { $building }; until then it brings nothing
    }
answer-decline = Take none
answer-swap = Row { $row }, column { $column }
    .detail = { $points ->
        [one] 1 point
       *[other] { $points } points
    } at the end as your land lies
answer-ferry = Ferry { $figures }
    .detail = the boatman leaves the game; { $boatmen ->
        [0] none is left to you
        [one] 1 is left to you
       *[other] { $boatmen } are left to you
    }
answer-ferry-each = Ferry one of each colour: { $figures }
    .detail = the boatman leaves the game; { $boatmen ->
        [0] none is left to you
        [one] 1 is left to you
       *[other] { $boatmen } are left to you
    }
answer-boat = Ferry { $figures } with a boat
    .detail = boatman and boat leave the game; { $boatmen ->
        [0] no boatman is left to you
        [one] 1 boatman is left to you
       *[other] { $boatmen } boatmen are left to you
    }
answer-boat-each = Ferry one of each colour with a boat: { $figures }
    .detail = boatman and boat leave the game; { $boatmen ->
        [0] no boatman is left to you
        [one] 1 boatman is left to you
       *[other] { $boatmen } boatmen are left to you
    }
answer-stop = Ferry nobody else
    .detail = you keep { $boatmen ->
        [one] 1 boatman
       *[other] { $boatmen } boatmen
    }
answer-to = Row { $row }, column { $column }
    .detail = { $threat ->
        [yes] threatened by a ship: brings nothing
       *[no] { $repels ->
            [yes] repels the ship: { $brings }
           *[no] { $brings }
        }
    }

## Events
source-ships = repelled ships
source-nobles = nobles
source-scouts = scouts
source-fishers = fishers
source-goldsmiths = goldsmiths
source-tile = a special tile
event-round = Round { $round } of { $rounds } begins. { $who-you ->
    [yes] You have
   *[no] { $who } has
} the starter’s mark.
event-bid = { $bid ->
    [0] { $who-you ->
        [yes] You bid nothing.
       *[no] { $who } bids nothing.
    }
   *[other] { $who-you ->
        [yes] You bid { $bid } gold.
       *[no] { $who } bids { $bid } gold.
    }
}
event-passed = { $who-you ->
    [yes] You pass.
   *[no] { $who } passes.
}
event-won = { $who-you ->
    [yes] You go first and pay { $price }.
   *[no] { $who } goes first and pays { $price }.
}
event-removed = { $who-you ->
    [yes] You take { $figure } out of the game.
   *[no] { $who } takes { $figure } out of the game.
}
event-placed = { $who-you ->
    [yes] You put { $figures } on the wheel, { $n ->
        [one] on price { $first }
       *[other] on the prices { $first } to { $last }
    }.
   *[no] { $who } puts { $figures } on the wheel, { $n ->
        [one] on price { $first }
       *[other] on the prices { $first } to { $last }
    }.
}
event-bought = { $who-you ->
    [yes] You buy { $tile } and { $figure }.
   *[no] { $who } buys { $tile } and { $figure }.
}
event-paid = { $who-you ->
    [yes] You pay { $price }.
   *[no] { $who } pays { $price }.
}
event-turned = The wheel turns; everything costs { $steps } gold less.
event-started = { $who-you ->
    [yes] You lay your start tile in the row { $row }.
   *[no] { $who } lays the start tile in the row { $row }.
}
event-laid = { $who-you ->
    [yes] You lay { $tile } in the row { $row }, column { $column }.
   *[no] { $who } lays { $tile } in the row { $row }, column { $column }.
}
event-discarded = { $tile } fits nowhere on { $who-you ->
    [yes] your land
   *[no] the land of { $who }
} and leaves the game.
event-stood = { $who-you ->
    [yes] You put { $figure } on the tile.
   *[no] { $who } puts { $figure } on the tile.
}
event-ashore = { $who-you ->
    [yes] You send { $figure } ashore.
   *[no] { $who } sends { $figure } ashore.
}
event-took = { $who-you ->
    [yes] You take the special tile “{ $special }”.
   *[no] { $who } takes the special tile “{ $special }”.
}
event-declined = { $who-you ->
    [yes] You take no special tile.
   *[no] { $who } takes no special tile.
}
event-set-aside = The special tile “{ $special }” waits until { $who-you ->
    [yes] you lay
   *[no] { $who } lays
} a middle with { $building }.
event-swapped = The special tile “{ $special }” replaces the middle with { $building } in the row { $row }, column { $column }.
event-scoring = { $large ->
    [yes] Large scoring
   *[no] Small scoring
} after round { $round }.
event-boatman = { $who-you ->
    [yes] { $boat ->
        [yes] One of your boatmen crosses with a boat; both leave the game.
       *[no] One of your boatmen crosses and leaves the game.
    }
   *[no] { $boat ->
        [yes] A boatman of { $who } crosses with a boat; both leave the game.
       *[no] A boatman of { $who } crosses and leaves the game.
    }
}
event-ferried = { $who-you ->
    [yes] You ferry { $figure } to column { $column }.
   *[no] { $who } ferries { $figure } to column { $column }.
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
    [yes] { $lost ->
        [yes] You lose
       *[no] You get
    }
   *[no] { $lost ->
        [yes] { $who } loses
       *[no] { $who } gets
    }
} { $points ->
    [one] 1 point
   *[other] { $points } points
} { $line ->
    [raiders] to ships that nobody repels
    [gold] for gold
    [boatmen] for the most boatmen
    [islands] for the most finished islands
    [longest] for the longest finished island
    [feeding] { $lost ->
        [yes] for figures that go hungry
       *[no] for food beyond need
    }
   *[buildings] for great buildings
}.
event-ended = The last round is over, and with it the game.

## Why not: what stands against an answer, and in .help what would make it possible
why-no-slot = The wheel has only { $slots } slots.
why-sold = { $left ->
    [0] The wheel is empty: all { $slots } combinations of this round are sold.
    [one] This combination is sold; 1 of { $slots } is left on the wheel.
   *[other] This combination is sold; { $left } of { $slots } are left on the wheel.
}
why-barred = It is not free for you yet: { $figures } more { $again ->
    [one] stands
   *[other] stand
} at the wheel, and you have { $have } gold for the next combination, which costs { $need }.
    .help = It is free for all once its figure is the last of its colour, and for anybody with less gold than the next one costs.
why-too-dear = It costs { $need }, and you have { $price }: { $missing } { $missing ->
    [one] is
   *[other] are
} missing.
    .help = Whenever the cheapest combination is bought, the wheel turns and the others cost less.
why-occupied = { $here } lies here already.
why-ships-only = { $tile } is no ship, and only ships lie in the top row.
    .help = Lay it into one of the rows below.
why-islands-only = { $tile } lies in the top row; the rows below are for islands.
    .help = Lay it into a free column of the top row.
why-coast = { $tile } has land on its left side, but beside the homeland is sea.
    .help = Only left ends lie in column 1.
why-left-edge = { $tile } has { $edge ->
    [land] land
   *[sea] sea
} on its left side, its neighbour there has { $other ->
    [land] land
   *[sea] sea
} on its right side.
    .help = Land meets land, and sea meets sea.
why-right-edge = { $tile } has { $edge ->
    [land] land
   *[sea] sea
} on its right side, its neighbour there has { $other ->
    [land] land
   *[sea] sea
} on its left side.
    .help = Land meets land, and sea meets sea.
why-no-contact = No tile of yours touches this cell; your islands reach to column { $reach }.
    .help = A tile touches an island tile or the homeland with a full side. Corners and ships do not count.
why-first-berths = { $free ->
    [one] 1 of the columns 1 to { $need } has no ship yet, and it comes first.
   *[other] { $free } of the columns 1 to { $need } have no ship yet, and they come first.
}
    .help = Once they are full, ships lie on to the right, one after the other.
why-start-column = { $ships ->
    [yes] The start tile is no ship; it goes into column 1 of a row below.
   *[no] The start tile goes into column 1; this is column { $column }.
}
why-empty-hand = { $tile ->
    [0] You have no figure in hand.
   *[other] You have no tile in hand to lay here.
}
    .help = { $begun ->
        [0] Your start tile is laid with the first combination you buy.
       *[other] A tile comes with a combination from the wheel and is laid at once.
    }
why-tile-lies = { $here } stays where it lies.
why-figure-stands = Once on an island, { $the-figure } stays where he is.
why-own-tile = On an island { $the-figure } stands only on the tile he was bought with: in column { $column }.
    .help = Sent ashore he can be ferried later, to any free tile of his row.
why-other-row = This is the row { $row }; { $the-figure } lands in the row { $need }.
why-lacks-tile = { $step ->
    [to] No tile lies here; { $the-figure } needs a free one in the row { $need }.
   *[swap] { $empty ->
        [yes] Nothing lies here; “{ $special }” replaces a middle with { $building }.
       *[no] { $here } lies here; “{ $special }” replaces a middle with { $building }.
    }
}
why-taken = Somebody stands here already; a tile has room for 1 figure.
why-no-specials = Special tiles and boats belong to the advanced game; this is the base game.
why-not-open = “{ $special }” does not lie open; { $open ->
    [0] no special tile does.
    [one] 1 other special tile does.
   *[other] { $open } other special tiles do.
}
why-dearest = { $need ->
    [0] A special tile comes with the dearest combination, if it is paid for; the only one left costs nothing.
   *[other] A special tile comes only with the dearest combination on the wheel, and that one costs { $need }.
}
why-not-dearest = No special tile comes with this purchase: it was not the dearest combination, or it cost nothing.
why-no-auction = Nobody bids in this version; the starter’s mark goes round from player to player.
why-fixed-order = In this version the figures come to the wheel by themselves, from the cheap fishers to the dear boatmen.
why-auction-over = The auction of round { $round } is over: { $who-you ->
    [yes] you go first.
   *[no] { $who } goes first.
}
why-bid-too-low = { $have ->
    [0] { $leader } goes first for nothing so far; you have to bid { $need } at least.
   *[other] { $leader } bids { $have }; you have to bid { $need } at least.
}
why-bid-too-high = You can bid { $have } at most, for you have { $price }.
why-opens = You open the auction, so there is no bid you could pass on.
    .help = Bid nothing: that stands as a bid of 0, and you may still raise.
why-none-drawn = No { $figure } is among the { $waiting } figures that wait for the wheel.
why-placed = All figures of round { $round } have their place at the wheel.
why-crossing-later = { $need ->
    [0] Boatmen cross only before a large scoring, and none follows any more.
   *[other] { $same ->
        [yes] Boatmen cross when this round’s wheel is empty, before the large scoring.
       *[no] Boatmen cross after round { $need }, before the large scoring; this is round { $have }.
    }
}
    .help = { $boatmen ->
        [0] It takes a boatman ashore, and you have none.
       *[other] {""}
    }
why-none-ashore = No { $figure } of yours waits ashore.
why-no-free-tile = { $figures } { $ashore ->
    [one] waits
   *[other] wait
} ashore, but no tile in the row { $row } is free.
    .help = Every tile you lay into that row makes room for one.
why-one-figure = In the advanced game a boatman ferries 1 figure; for more he takes a boat, and you have { $boats ->
    [0] none
   *[other] { $boats }
}.
why-no-boat = It takes a boat, and you have none.
    .help = Boats are special tiles; one comes with the dearest combination on the wheel.
why-one-crosses = { $boat ->
    [0] Only 1 figure can cross, so this would be the same as ferrying it.
   *[other] The boat would carry 1 figure, as many as your boatman carries without it.
}
why-must-ferry = In the last scoring nobody waits while somebody can cross; you have { $boatmen ->
    [one] 1 boatman
   *[other] { $boatmen } boatmen
}.
why-bid-first = First it is settled who goes first; { $standing ->
    [0] nobody has bid anything yet.
   *[other] the bid stands at { $standing }.
}
why-wheel-first = { $removes ->
    [0] First all figures go to the wheel; { $waiting } are still waiting.
   *[other] First you take one of the { $waiting } figures out of the game.
}
why-turn-first = { $step ->
    [start] First you lay your start tile.
    [lay] First you lay { $a-tile }.
    [stand] First you decide where { $the-figure } goes.
    [special] { $open ->
        [one] First you take the special tile that lies open, or none.
       *[other] First you take one of the { $open } special tiles, or none.
    }
   *[swap] First “{ $special }” takes the place of a middle.
}
why-ferry-first = First you say whom a boatman ferries; you have { $boatmen ->
    [one] 1 boatman
   *[other] { $boatmen } boatmen
}.
why-landing-first = First { $the-figure } lands; { $free } tiles of his row are free.

## Facts of components, for the line that says how we know them
fact-gold = gold
fact-seats = number of players
fact-reaches = row it reaches
fact-colour = colour
fact-start = start tiles
fact-feeds = figures it feeds
fact-amount = amount
fact-building = name of the building
fact-rule = rule
fact-coast = sea beside it
fact-combinations = number of combinations
fact-rounds = number of rounds
fact-drawn = figures drawn
fact-shown = special tiles that lie open
fact-gold-a-point = gold for a point
fact-most-boatmen = points for boatmen
fact-most-islands = points for islands
fact-longest-island = points for the longest island
fact-surplus = points for food
fact-missing = points for hunger
fact-en = English name
fact-de = German name
board-starter = Starts the round
    .about = This player begins the round.
board-glance = A land in small
    .about = From the top: ships, then the rows of warriors, nobles, scouts, goldsmiths and fishers. Open it to see it large.

## Scorings
scoring-small = Round { $round }: small scoring
scoring-large = Round { $round }: large scoring
scoring-end = Final scoring
scoring-onward = On to round { $round }
scoring-to-end = On to the end
paid-ships = Ships repelled
paid-ships-rule = A warrior below a ship repels it and brings what it is worth.
paid-loot = Gold of the ships
paid-loot-rule = Some of the ships repelled are worth gold.
paid-nobles = Nobles
paid-nobles-rule = Every noble that no ship threatens brings { $n ->
    [one] 1 point
   *[other] { $n } points
}.
paid-scouts = Scouts
paid-scouts-rule = Every scout that no ship threatens brings { $n ->
    [one] 1 point
   *[other] { $n } points
}, and as much for a goldsmith and a fisher in the column.
paid-goldsmiths = Goldsmiths
paid-goldsmiths-rule = Every goldsmith that no ship threatens brings { $n } gold.
paid-fishers = Fishers
paid-fishers-rule = With the special tile fishers that no ship threatens bring points.
paid-raiders = Ships not repelled
paid-raiders-rule = Ships that no warrior repels take what they are worth. Gold that is missing is paid in points.
paid-gold = Gold
paid-gold-rule = Gold that is left is changed into points: { $n } for one, with the special tile fewer.
paid-boatmen = Most boatmen
paid-boatmen-rule = Who has most boatmen left gets { $n }; with a tie everybody does.
paid-islands = Most islands
paid-islands-rule = Who has most finished islands gets { $n }; with a tie everybody does.
paid-longest = Longest island
paid-longest-rule = The longest finished island brings { $n }; with a tie everybody gets it.
paid-feeding = Feeding
paid-feeding-rule = A fisher that no ship threatens feeds { $n }. A hungry figure costs { $missing }, room for one more brings { $surplus }.
paid-buildings = Great buildings
paid-buildings-rule = Figures on and around a great building count, unless a ship threatens it.
paid-why-ships = { $n ->
    [one] { $n } ship
   *[other] { $n } ships
}
paid-why-loot = { $n ->
    [one] { $n } ship
   *[other] { $n } ships
}
paid-why-nobles = { $n ->
    [one] 1 noble
   *[other] { $n } nobles, { $each } each
}
paid-why-scouts = { $n ->
    [one] 1 figure
   *[other] { $n } figures
}
paid-why-goldsmiths = { $n ->
    [one] 1 goldsmith
   *[other] { $n } goldsmiths, { $each } gold each
}
paid-why-fishers = { $n ->
    [one] 1 fisher
   *[other] { $n } fishers, { $each } each
}
paid-why-raiders = { $n ->
    [one] { $n } ship
   *[other] { $n } ships
}{ $short ->
    [0] {""}
   *[other] , { $short } gold short
}
paid-why-gold = { $n } gold, { $each } for a point
paid-why-boatmen = { $n ->
    [0] no boatman
    [one] 1 boatman
   *[other] { $n } boatmen
}
paid-why-islands = { $n ->
    [0] no island
    [one] 1 island
   *[other] { $n } islands
}
paid-why-longest = { $n ->
    [0] no island
    [one] { $n } tile
   *[other] { $n } tiles
}
paid-why-feeding = { $hungry ->
    [yes] { $n } hungry
   *[no] food for { $n } more
}
paid-why-buildings = { $n ->
    [one] { $n } building
   *[other] { $n } buildings
}

## The own land, its ghosts and its food
mat-yours = Your land
mat-islands = { $n ->
    [one] 1 island finished
   *[other] { $n } islands finished
}, { $open } open
mat-island = A finished island of { $n } tiles
board-your-gold = your gold
ghost = { $row ->
    [1] Column { $column } of the ships
    [2] Row of the warriors, column { $column }
    [3] Row of the nobles, column { $column }
    [4] Row of the scouts, column { $column }
    [5] Row of the goldsmiths, column { $column }
   *[other] Row of the fishers, column { $column }
}{ $fate ->
    [1] : the { $figure } stays
    [2] : the { $figure } stays, threatened by a ship
   *[other] {""}
}{ $island ->
    [0] {""}
   *[other] ; finishes an island of { $island } tiles
}
food = { $figures ->
    [0] Nobody has to be fed yet
   *[other] { $fishers ->
        [0] No fisher feeds your { $figures ->
            [one] 1 figure
           *[other] { $figures } figures
        }
        [one] 1 fisher feeds { $fed } of { $figures }
       *[other] { $fishers } fishers feed { $fed } of { $figures }
    }
}
food-hungry = { $n } hungry, { $points ->
    [0] no points lost
   *[other] −{ $points } at the end
}
food-spare = food for { $n } more, +{ $points } at the end

## The strip of all seats
status-earned = { $points } earned{ $begins ->
    [yes] , begins
   *[no] {""}
}
strip-earned = { $n } earned
strip-now = if over now
strip-final = in the end
strip-sheet = Score sheet
strip-head-earned = Earned
    .about = Points on the track: what you began with, less what you paid in points, and what the large scorings have brought. They stay.
strip-head-late = If over now
    .about = What the final scoring would bring or take, were the game over now. It may still change.
strip-start = Start
strip-repelled = Ships
strip-nobles = Nobles
strip-scouts = Scouts
strip-fishers = Fishers
strip-raiders = Raiders
strip-gold = Gold
strip-feeding = Food
strip-leads = Leads
strip-buildings = Buildings
score-leads = Leads
    .about = For the most boatmen left, the most finished islands and the longest one. Whoever leads in one wears a crown there; all who tie get the points.
stand-gold = Gold
stand-boatmen = Boatmen
stand-islands = Islands
stand-longest = Longest
stand-hungry = Hungry
stand-spare = To spare
stand-leads = leads with
chip-boatmen = { $n ->
    [one] Boatman
   *[other] Boatmen
}
chip-islands = Finished islands, and the tiles of the longest

## In short
short-middle = { $building ->
    [farm] Farm
    [church] Church
    [settlement] Settlement
    [called] { $en }
   *[sanctuary] Sanctuary
}
short-buy = { $tile }, { $figure }
    .detail = { $mixed ->
        [yes] { $price }; {""}
       *[no] {""}
    }{ $kind ->
        [start] first your start tile
        [ship] { $places ->
            [one] column { $column }
           *[other] { $places } columns
        }, figure ashore
        [none] fits nowhere, figure ashore
       *[island] { $places ->
            [one] 1 place
           *[other] { $places } places
        }, { $stays ->
            [0] none to stay on
            [one] one to stay on
           *[other] { $stays } to stay on
        }
    }
    .at = { $cost }
short-barred = { $tile }, { $figure }
    .detail = free only as the last of its colour
short-row = { $row }
short-cell = { $row }, { $column }
short-figures = { $figures }
short-each = one of each
short-crossing = { $what }{ $boat ->
    [yes] , by boat
   *[no] {""}
}
short-special = { $special }
short-stop = Nobody else
tells-buy = { $kind ->
    [start] Choose the row of your start tile: the combination is bought, and its tile comes next.
    [none] It fits nowhere on your land: the tile would leave the game and { $the-figure } go ashore. Choose it again to buy it all the same.
    [ship] Choose a column: it is bought and moored there, and { $the-figure } goes ashore.
   *[island] { $places ->
        [one] There is 1 place: choose it to buy and lay the tile.
       *[other] Choose a place: it is bought and laid there.
    } { $stays ->
        [0] On none of them { $the-figure } could stay; he goes ashore.
        [one] On the roped one { $the-figure } stays{ $threats ->
            [0] .
           *[other] , though a ship threatens him.
        }
       *[other] On the { $stays } roped ones { $the-figure } stays{ $threats ->
            [0] .
            [one] ; on 1 of them a ship threatens him.
           *[other] ; on { $threats } of them a ship threatens him.
        }
    }
}
instead-ashore = Ashore instead
heading-round = Round { $round } of { $rounds }
heading-scoring = { $large ->
    [yes] Large scoring after round { $round }
   *[no] Small scoring after round { $round }
}
