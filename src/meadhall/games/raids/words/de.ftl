game = Raids
game-about = Vier Fahrten rund um die Insel: Rüste dein Langschiff aus und lass die anderen hinter dir. Am Zug ist, wer am weitesten hinten liegt.

## Varianten
option-docked_ships_are_ahead = Schiffe im Hafen gelten als voraus
    .about = Sonst darf das letzte Schiff auf See allein weiterfahren und sich nehmen, was noch liegt. Mit dieser Variante muss es geradewegs heim.
option-docked_ships_are_ahead-false = nein
option-docked_ships_are_ahead-true = ja
option-shields_count = Der Schildhafen zählt
    .about = Was das Hafenplättchen für Schilde vergleicht: alle sichtbaren Schilde oder die Wikinger an Bord.
option-shields_count-shields = sichtbare Schilde
option-shields_count-vikings = Wikinger an Bord

## Plättchen
name-weapon = { $size ->
    [2] Doppelaxt
   *[1] { $shields ->
        [2] Axt mit zwei Schilden
       *[other] Axt
    }
}
name-sail = { $size ->
    [2] Doppelsegel
   *[1] { $shields ->
        [2] Segel mit zwei Schilden
       *[other] Segel
    }
}
name-mjolnir = { $size ->
    [2] Doppel-Mjölnir
   *[1] Mjölnir
}
name-standard = Standarte { $points }
name-wood = Holz { $points }
name-pig = Schwein { $points }
name-fur = Fell { $points }
name-mead = Met { $points }
name-rune = Rune
name-post = { $size ->
    [2] Doppel-Handelsplatz
   *[1] Handelsplatz
}
name-visit = Besuch
name-plunder = Plünderung
name-monster = Ungeheuer { $points }
about-weapon = { $size ->
    [2] Zwei Waffen
   *[1] Eine Waffe
}: Für dieses Schiff ist jedes Ungeheuer um { $size } schwächer. { $shields }
about-sail = Bringt am Ende jeder Fahrt { $size } Wikinger. { $shields }
about-mjolnir = Am Spielende { $size ->
    [1] 1 Punkt
   *[other] { $size } Punkte
} für jeden Wikinger an Bord. { $shields }
about-standard = { $points ->
    [1] 1 Punkt
   *[other] { $points } Punkte
}, wenn sie am Spielende an Bord ist. { $shields }
about-goods = Ware: { $points ->
    [1] 1 Punkt
   *[other] { $points } Punkte
}, sobald sie an einem Handelsplatz verkauft ist. { $shields }
about-shields = { $n ->
    [0] Kein Schild
    [1] 1 Schild
   *[other] { $n } Schilde
}{ $keeps ->
    [yes] , es geht also kein Platz verloren
   *[no] {""}
}.
about-rune = 1, 2, 3, 4 oder 5 Runen zählen { $set-1 }, { $set-2 }, { $set-3 }, { $set-4 } oder { $set-5 } Punkte; weitere beginnen einen neuen Satz.
about-post = Hier kannst du { $size ->
    [1] 1 Ware
   *[other] bis zu { $size } Waren
} verkaufen; danach kommt 1 Wikinger an Bord.
about-visit = Im Vorbeifahren: Das erste Schiff bekommt { $rank-1 } Wikinger, das zweite { $rank-2 }. Anhalten darf hier niemand.
about-plunder = Im Vorbeifahren: Das erste Schiff nimmt eine { $rank-1 }er-Münze, das zweite eine { $rank-2 }er-Münze. Anhalten darf hier niemand.
about-monster = Im Vorbeifahren: mit { $points ->
    [1] 1 Wikinger
   *[other] { $points } Wikingern
} kämpfen (Waffen sparen welche) und { $points ->
    [1] 1 Punkt
   *[other] { $points } Punkte
} gewinnen, oder 1 Wikinger opfern.
village = Dorf
about-village = Jedes Schiff, das vorbeifährt, nimmt { $vikings } Wikinger auf.

## Hafenplättchen
harbour-race = Zuerst daheim
harbour-goods = Die meisten Waren
harbour-kinds = Die meisten Warensorten
harbour-runes = Die meisten Runen
harbour-shields = Die meisten Schilde
harbour-weapons = Die meisten Waffen
harbour-posts = Die meisten Handelsplätze
harbour-monsters = Die meisten Ungeheuer
harbour-sails = Die meisten Segel
about-harbour-race = Das erste Schiff im Hafen bekommt eine { $rank-1 }er-Münze, das zweite eine { $rank-2 }er, das dritte eine { $rank-3 }er.
about-harbour-goods = Zählt Waren an Bord und verkaufte. { $prizes }
about-harbour-kinds = Zählt verschiedene Waren, an Bord und verkauft. { $prizes }
about-harbour-runes = { $prizes }
about-harbour-shields = Zählt alle sichtbaren Schilde auf Schiff und Plättchen, als Option stattdessen die Wikinger an Bord. { $prizes }
about-harbour-weapons = Eine Doppelaxt zählt 2. { $prizes }
about-harbour-posts = Ein Doppel-Handelsplatz zählt 1. { $prizes }
about-harbour-monsters = Zählt besiegte Ungeheuer, nicht ihre Stärke. { $prizes }
about-harbour-sails = Ein Doppelsegel zählt 2. { $prizes }
about-prizes = Münzen zu { $rank-1 }, { $rank-2 } und { $rank-3 }; bei gleicher Zahl liegt vorn, wer früher im Hafen war.

## Wertung
score-coins = Münzen
score-runes = Runen
score-mjolnirs = Mjölnir × Wikinger
score-standards = Standarten
score-goods = Verkaufte Waren
score-monsters = Ungeheuer

## Wo ein Schiff ist
status-waiting = im Hafen, Liegeplatz { $slot }
status-docked = daheim, Liegeplatz { $slot }
status-at-sea = auf See, Feld { $space }

## Fragen
ask-take = { $who-you ->
    [yes] Du nimmst { $tile }. Wohin damit?
   *[no] { $who } nimmt { $tile } und verstaut es.
}
ask-sell = { $who-you ->
    [yes] Was verkaufst du? { $sales ->
        [one] Eine Ware geht noch.
       *[other] { $sales } Waren gehen noch.
    }
   *[no] { $who } handelt.
}
ask-sail = { $who-you ->
    [yes] Wohin segelst du?
   *[no] { $who } wählt den Kurs.
}
ask-monster = { $who-you ->
    [yes] { $tile } taucht auf Feld { $space } auf. Kämpfen oder füttern?
   *[no] { $who } trifft auf Feld { $space } auf { $tile }.
}
ask-battle = { $who-you ->
    [yes] { $side ->
        [attacker] { $rival } verteidigt das Plättchen { $tile } und hat { $blow } Wikinger geschickt.
       *[defender] { $rival } will dein Plättchen { $tile } und hat { $blow } Wikinger geschickt.
    } Mit { $cost } zurückschlagen oder fliehen?
   *[no] { $who } muss gegen { $rival } zurückschlagen oder fliehen.
}
ask-flee = { $who-you ->
    [yes] Du weichst. Wohin fliehst du?
   *[no] { $who } weicht und sucht einen anderen Platz.
}
ask-turned-away = { $who-you ->
    [yes] Der Platz ist besetzt, und du hast keinen Wikinger für einen Kampf. Wohin segelst du weiter?
   *[no] { $who } findet den Platz besetzt und segelt weiter.
}
ask-over = Das Spiel ist zu Ende.

## Antworten
answer-place = { $tile } auf einen freien Platz legen
answer-replace = Dafür { $tile } abwerfen
answer-throw = { $tile } abwerfen
answer-sell = { $tile } für { $points } Punkte verkaufen
answer-done = Nichts weiter verkaufen
way-vikings = { $vikings ->
    [one] 1 Wikinger
   *[other] { $vikings } Wikinger
}
way-coins = { $coins ->
    [one] 1 Punkt in Münzen
   *[other] { $coins } Punkte in Münzen
}
answer-sail = Nach Feld { $space } zu { $tile } segeln{ $fight ->
    [yes] {""}, gegen { $rival }
   *[no] {""}
}
    .detail = { $passes ->
        [yes] unterwegs: { $way }
       *[no] {""}
    }
answer-sail-home = Heim segeln auf Liegeplatz { $slot }
    .detail = { $passes ->
        [yes] unterwegs: { $way }
       *[no] {""}
    }
answer-fight = Kämpfen: { $cost ->
    [0] deine Waffen reichen
    [one] 1 Wikinger fällt
   *[other] { $cost } Wikinger fallen
}, { $points } Punkte
answer-feed = { $vikings ->
    [0] Vorbeischleichen; es findet keinen Wikinger
   *[other] 1 Wikinger opfern und weitersegeln
}
answer-strike = Mit { $cost } Wikingern zurückschlagen, { $left ->
    [0] keiner bleibt
    [one] 1 bleibt
   *[other] { $left } bleiben
}
answer-flee = Fliehen und das Plättchen überlassen
answer-flee-to = Nach Feld { $space } zu { $tile } fliehen{ $fight ->
    [yes] {""}, gegen { $rival }
   *[no] {""}
}
    .detail = { $passes ->
        [yes] unterwegs: { $way }
       *[no] {""}
    }
answer-flee-to-home = Heim fliehen auf Liegeplatz { $slot }
    .detail = { $passes ->
        [yes] unterwegs: { $way }
       *[no] {""}
    }

## Ereignisse
source-village = aus einem Dorf
source-visit = vom Besuch
source-post = vom Handelsplatz
source-sails = dank der Segel
source-plunder = aus der Plünderung
source-harbour = vom Hafen
event-voyage = Fahrt { $voyage } beginnt. Hafen: { $harbour }.
event-took = { $who-you ->
    [yes] Du nimmst { $tile }.
   *[no] { $who } nimmt { $tile }.
}
event-replaced = { $who-you ->
    [yes] Du nimmst { $tile }; { $old } kommt aus dem Spiel.
   *[no] { $who } nimmt { $tile }; { $old } kommt aus dem Spiel.
}
event-threw = { $who-you ->
    [yes] Du wirfst { $tile } ab.
   *[no] { $who } wirft { $tile } ab.
}
event-sold = { $who-you ->
    [yes] Du verkaufst { $tile } für { $points } Punkte.
   *[no] { $who } verkauft { $tile } für { $points } Punkte.
}
event-hired = { $who-you ->
    [yes] Du bekommst { $vikings ->
        [0] keinen Wikinger
       *[other] { $vikings } Wikinger
    } { $source }
   *[no] { $who } bekommt { $vikings ->
        [0] keinen Wikinger
       *[other] { $vikings } Wikinger
    } { $source }
}{ $lost ->
    [0] .
   *[other] ; für { $lost } ist kein Schild frei.
}
event-lost = { $who-you ->
    [yes] Du verlierst { $vikings } Wikinger, weil Schilde fehlen.
   *[no] { $who } verliert { $vikings } Wikinger, weil Schilde fehlen.
}
event-left-game = { $tile } auf Feld { $space } kommt aus dem Spiel.
event-sailed = { $who-you ->
    [yes] Du segelst { $home ->
        [yes] heim
       *[no] nach Feld { $space }
    }.
   *[no] { $who } segelt { $home ->
        [yes] heim
       *[no] nach Feld { $space }
    }.
}
event-fled = { $who-you ->
    [yes] Du fliehst { $home ->
        [yes] heim
       *[no] nach Feld { $space }
    }.
   *[no] { $who } flieht { $home ->
        [yes] heim
       *[no] nach Feld { $space }
    }.
}
event-coin = { $who-you ->
    [yes] Du bekommst eine { $value }er-Münze { $source }.
   *[no] { $who } bekommt eine { $value }er-Münze { $source }.
}
event-fought = { $who-you ->
    [yes] Du besiegst { $tile }; { $cost ->
        [0] niemand fällt
        [one] 1 Wikinger fällt
       *[other] { $cost } Wikinger fallen
    }.
   *[no] { $who } besiegt { $tile }; { $cost ->
        [0] niemand fällt
        [one] 1 Wikinger fällt
       *[other] { $cost } Wikinger fallen
    }.
}
event-fed = { $vikings ->
    [0] { $who-you ->
        [yes] Du schleichst ohne Wikinger an { $tile } vorbei.
       *[no] { $who } schleicht ohne Wikinger an { $tile } vorbei.
    }
   *[other] { $who-you ->
        [yes] Du verfütterst 1 Wikinger: { $tile }.
       *[no] { $who } verfüttert 1 Wikinger: { $tile }.
    }
}
event-struck = { $who-you ->
    [yes] Du schickst { $vikings } Wikinger gegen { $rival }.
   *[no] { $who } schickt { $vikings } Wikinger gegen { $rival-you ->
        [yes] dich
       *[no] { $rival }
    }.
}
event-gave-way = { $who-you ->
    [yes] Du weichst auf Feld { $space } vor { $rival }.
   *[no] { $who } weicht auf Feld { $space } vor { $rival-you ->
        [yes] dir
       *[no] { $rival }
    }.
}
event-turned-away = { $who-you ->
    [yes] Du erreichst Feld { $space } ohne Wikinger; { $rival } hält es.
   *[no] { $who } erreicht Feld { $space } ohne Wikinger; { $rival-you ->
        [yes] du hältst
       *[no] { $rival } hält
    } es.
}
event-docked = { $who-you ->
    [yes] Du legst an Liegeplatz { $slot } an.
   *[no] { $who } legt an Liegeplatz { $slot } an.
}
event-ghost = Das Geisterschiff treibt { $home ->
    [yes] heim
   *[no] zum Dorf auf Feld { $space }
}.
event-ranked = { $rank ->
    [1] Erster Platz
    [2] Zweiter Platz
   *[other] Dritter Platz
} am Hafen: { $who-you ->
    [yes] du
   *[no] { $who }
}, { $coin }er-Münze.
event-ended = Alle Schiffe sind daheim. Das Spiel ist zu Ende.

## Spielplan und Schiffe
board = Der Seeweg um die Insel: zwanzig Felder, dann der Hafen
board-stop = Feld { $space }: { $tile }
board-ship = { $who }: { $status }
board-harbour = Fahrt { $voyage }: { $harbour }
board-you = du
board-free = frei
plate-fight = Kämpfen
plate-feed = Füttern
plate-strike = Schlagen
plate-flee = Fliehen
plate-throw = Abwerfen
plate-done = Fertig
ghost = Geisterschiff
    .about = Fährt im Spiel zu zweit mit, von Dorf zu Dorf. Es nimmt keine Plättchen, aber was zwischen ihm und dem nächsten Schiff liegt, kommt aus dem Spiel.
harbour = Hafen
    .about = Im Hafenbecken warten die Schiffe, außen legen sie an, das erste an Liegeplatz 1. Wer zuletzt anlegt, sticht auf der nächsten Fahrt als Erster in See.
viking = Wikinger
    .about = Jeder steht hinter einem Schild. Sie kämpfen gegen Ungeheuer und andere Schiffe, füttern Ungeheuer und zählen am Ende für Mjölnir.
shield = Schilde
    .about = Jeder bietet einem Wikinger Platz. Ein freies Feld zeigt zwei, ein Plättchen verdeckt sie und zeigt seine eigenen.
mat-ship = { $who-you ->
    [yes] Dein Langschiff
   *[no] Das Langschiff von { $who }
}: { $vikings } Wikinger, { $shields ->
    [one] 1 Schild
   *[other] { $shields } Schilde
}
mat-space = Platz { $space }: { $tile }
mat-free = Platz { $space }: frei
mat-beside = Neben deinem Schiff
mat-crew = { $vikings } Wikinger, { $shields ->
    [one] 1 Schild
   *[other] { $shields } Schilde
}: { $room ->
    [0] kein Platz mehr.
    [one] Platz für einen weiteren.
   *[other] Platz für { $room } weitere.
}
store-crew = Wikinger / Schilde
store-coins = Punkte in Münzen
store-runes = Runen
store-monsters = besiegte Ungeheuer
store-posts = Handelsplätze
store-goods = verkaufte Waren

## Angaben zu Bestandteilen, für die Zeile, die sagt, woher wir sie kennen
fact-double = Größe
fact-good = Ware
fact-shields = Schilde
fact-village = Wikinger eines Dorfs
fact-visit = Wikinger eines Besuchs
fact-plunder = Münzen einer Plünderung
