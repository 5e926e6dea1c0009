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
tile-axe = Axt
    .about = Eine Waffe: Für dieses Schiff ist jedes Ungeheuer um 1 schwächer. 1 Schild.
tile-shielded-axe = Axt mit zwei Schilden
    .about = Eine Waffe: Für dieses Schiff ist jedes Ungeheuer um 1 schwächer. 2 Schilde, es geht also kein Platz verloren.
tile-double-axe = Doppelaxt
    .about = Zwei Waffen: Für dieses Schiff ist jedes Ungeheuer um 2 schwächer. Kein Schild.
tile-sail = Segel
    .about = Bringt am Ende jeder Fahrt 1 Wikinger. 1 Schild.
tile-shielded-sail = Segel mit zwei Schilden
    .about = Bringt am Ende jeder Fahrt 1 Wikinger. 2 Schilde, es geht also kein Platz verloren.
tile-double-sail = Doppelsegel
    .about = Bringt am Ende jeder Fahrt 2 Wikinger. Kein Schild.
tile-mjolnir = Mjölnir
    .about = Am Spielende 1 Punkt für jeden Wikinger an Bord. 1 Schild.
tile-double-mjolnir = Doppelter Mjölnir
    .about = Am Spielende 2 Punkte für jeden Wikinger an Bord. Kein Schild.
tile-standard-3 = Standarte 3
    .about = 3 Punkte, wenn sie am Spielende an Bord ist. 1 Schild.
tile-standard-4 = Standarte 4
    .about = 4 Punkte, wenn sie am Spielende an Bord ist. Kein Schild.
tile-standard-5 = Standarte 5
    .about = 5 Punkte, wenn sie am Spielende an Bord ist. Kein Schild.
tile-standard-6 = Standarte 6
    .about = 6 Punkte, wenn sie am Spielende an Bord ist. Kein Schild.
tile-wood-3 = Holz 3
    .about = Ware: 3 Punkte, sobald sie an einem Handelsplatz verkauft ist. 1 Schild.
tile-wood-4 = Holz 4
    .about = Ware: 4 Punkte, sobald sie an einem Handelsplatz verkauft ist. 1 Schild.
tile-wood-5 = Holz 5
    .about = Ware: 5 Punkte, sobald sie an einem Handelsplatz verkauft ist. Kein Schild.
tile-pig-3 = Schwein 3
    .about = Ware: 3 Punkte, sobald sie an einem Handelsplatz verkauft ist. 1 Schild.
tile-pig-4 = Schwein 4
    .about = Ware: 4 Punkte, sobald sie an einem Handelsplatz verkauft ist. 1 Schild.
tile-pig-5 = Schwein 5
    .about = Ware: 5 Punkte, sobald sie an einem Handelsplatz verkauft ist. Kein Schild.
tile-fur-3 = Fell 3
    .about = Ware: 3 Punkte, sobald sie an einem Handelsplatz verkauft ist. 1 Schild.
tile-fur-5 = Fell 5
    .about = Ware: 5 Punkte, sobald sie an einem Handelsplatz verkauft ist. 1 Schild.
tile-fur-6 = Fell 6
    .about = Ware: 6 Punkte, sobald sie an einem Handelsplatz verkauft ist. Kein Schild.
tile-mead-4 = Met 4
    .about = Ware: 4 Punkte, sobald sie an einem Handelsplatz verkauft ist. 1 Schild.
tile-mead-6 = Met 6
    .about = Ware: 6 Punkte, sobald sie an einem Handelsplatz verkauft ist. Kein Schild.
tile-mead-7 = Met 7
    .about = Ware: 7 Punkte, sobald sie an einem Handelsplatz verkauft ist. Kein Schild.
tile-rune = Rune
    .about = 1, 2, 3, 4 oder 5 Runen zählen 1, 3, 6, 10 oder 15 Punkte; weitere beginnen einen neuen Satz.
tile-post = Handelsplatz
    .about = Hier kannst du 1 Ware verkaufen; danach kommt 1 Wikinger an Bord.
tile-double-post = Doppelter Handelsplatz
    .about = Hier kannst du bis zu 2 Waren verkaufen; danach kommt 1 Wikinger an Bord.
tile-visit = Besuch
    .about = Im Vorbeifahren: Das erste Schiff bekommt 2 Wikinger, das zweite 1. Anhalten darf hier niemand.
tile-plunder = Plünderung
    .about = Im Vorbeifahren: Das erste Schiff nimmt eine 3er-Münze, das zweite eine 1er-Münze. Anhalten darf hier niemand.
tile-monster-2 = Ungeheuer 2
    .about = Im Vorbeifahren: mit 2 Wikingern kämpfen (Waffen sparen welche) und 2 Punkte gewinnen, oder 1 Wikinger opfern.
tile-monster-3 = Ungeheuer 3
    .about = Im Vorbeifahren: mit 3 Wikingern kämpfen (Waffen sparen welche) und 3 Punkte gewinnen, oder 1 Wikinger opfern.
tile-monster-4 = Ungeheuer 4
    .about = Im Vorbeifahren: mit 4 Wikingern kämpfen (Waffen sparen welche) und 4 Punkte gewinnen, oder 1 Wikinger opfern.
tile-monster-5 = Ungeheuer 5
    .about = Im Vorbeifahren: mit 5 Wikingern kämpfen (Waffen sparen welche) und 5 Punkte gewinnen, oder 1 Wikinger opfern.
tile-monster-6 = Ungeheuer 6
    .about = Im Vorbeifahren: mit 6 Wikingern kämpfen (Waffen sparen welche) und 6 Punkte gewinnen, oder 1 Wikinger opfern.
village = Dorf
    .about = Jedes Schiff, das vorbeifährt, nimmt 1 Wikinger auf.

## Hafenplättchen
harbour-race = Zuerst daheim
    .about = Das erste Schiff im Hafen bekommt eine 6er-Münze, das zweite eine 3er, das dritte eine 1er.
harbour-goods = Die meisten Waren
    .about = Zählt Waren an Bord und verkaufte. Münzen zu 6, 3 und 1; bei gleicher Zahl liegt vorn, wer früher im Hafen war.
harbour-kinds = Die meisten Warensorten
    .about = Zählt verschiedene Waren, an Bord und verkauft. Münzen zu 6, 3 und 1; bei gleicher Zahl liegt vorn, wer früher im Hafen war.
harbour-runes = Die meisten Runen
    .about = Münzen zu 6, 3 und 1; bei gleicher Zahl liegt vorn, wer früher im Hafen war.
harbour-shields = Die meisten Schilde
    .about = Zählt alle sichtbaren Schilde auf Schiff und Plättchen. Münzen zu 6, 3 und 1; bei gleicher Zahl liegt vorn, wer früher im Hafen war.
harbour-weapons = Die meisten Waffen
    .about = Eine Doppelaxt zählt 2. Münzen zu 6, 3 und 1; bei gleicher Zahl liegt vorn, wer früher im Hafen war.
harbour-posts = Die meisten Handelsplätze
    .about = Ein doppelter Handelsplatz zählt 1. Münzen zu 6, 3 und 1; bei gleicher Zahl liegt vorn, wer früher im Hafen war.
harbour-monsters = Die meisten Ungeheuer
    .about = Zählt besiegte Ungeheuer, nicht ihre Stärke. Münzen zu 6, 3 und 1; bei gleicher Zahl liegt vorn, wer früher im Hafen war.
harbour-sails = Die meisten Segel
    .about = Ein Doppelsegel zählt 2. Münzen zu 6, 3 und 1; bei gleicher Zahl liegt vorn, wer früher im Hafen war.

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
    [yes] { $rival } will dein Plättchen { $tile } und hat { $blow ->
        [one] 1 Wikinger
       *[other] { $blow } Wikinger
    } geschickt. Mit { $cost } zurückschlagen oder fliehen?
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
answer-replace = Gegen { $tile } austauschen
answer-throw = { $tile } abwerfen
answer-sell = { $tile } für { $points } Punkte verkaufen
answer-done = Nichts weiter verkaufen
way-vikings = { $vikings ->
    [one] 1 Wikinger
   *[other] { $vikings } Wikinger
}
way-coins = { $coins ->
    [one] Münze mit 1 Punkt
   *[other] Münzen mit { $coins } Punkten
}
answer-sail = Nach Feld { $space } zu { $tile } segeln{ $fight ->
    [yes] {""}, gegen { $rival }
   *[no] {""}
}{ $passes ->
    [yes] {""} (unterwegs: { $way })
   *[no] {""}
}
answer-sail-home = Heim segeln auf Liegeplatz { $slot }{ $passes ->
    [yes] {""} (unterwegs: { $way })
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
}{ $passes ->
    [yes] {""} (unterwegs: { $way })
   *[no] {""}
}
answer-flee-to-home = Heim fliehen auf Liegeplatz { $slot }{ $passes ->
    [yes] {""} (unterwegs: { $way })
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
        [yes] Du schleichst mit leerem Schiff an { $tile } vorbei.
       *[no] { $who } schleicht mit leerem Schiff an { $tile } vorbei.
    }
   *[other] { $who-you ->
        [yes] Du opferst 1 Wikinger an { $tile }.
       *[no] { $who } opfert 1 Wikinger an { $tile }.
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
