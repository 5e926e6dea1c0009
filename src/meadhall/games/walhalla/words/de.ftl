game = Walhalla
game-about = Bemannt die Drachen, belagert in drei Raubzügen drei Landzungen und wählt gut, wann ihr fallt: Auch Walhalla zählt.

## Optionen
option-tongues = Länge der Landzungen
    .about = Wie viele Plättchen jede der drei Landzungen hat, in der Reihenfolge auf dem Brett. Üblich sind je sechs; an längeren ist Platz für mehr Drachen.
option-tongues-6-6-6 = 6, 6, 6
option-tongues-5-5-8 = 5, 5, 8
option-tongues-5-6-7 = 5, 6, 7
option-tongues-5-7-6 = 5, 7, 6
option-tongues-5-8-5 = 5, 8, 5
option-tongues-6-5-7 = 6, 5, 7
option-tongues-drawn = ausgelost

## Felder
name-forest = Wald { $value }
name-wheat = Weizen
name-cult = Kultstätte
name-village = Dorf +{ $value }
name-headland = Landspitze { $value }
about-forest = Wer hier zu stehen kommt, erhält sofort { $value ->
    [1] 1 Punkt
   *[other] { $value } Punkte
}, mit der Karte Jagd { $times ->
    [2] das Doppelte
   *[other] { $times }-mal so viel
}.
about-wheat = Bringt am Ende der Raubzüge der Reihe nach { $pay } Punkte. Der Wikinger bleibt für den nächsten Raubzug stehen.
about-cult = Wer hier zu stehen kommt, zieht sofort eine Aktionskarte.
about-village = Der Wikinger hier zählt bei der Wertung der Landzunge um { $value } mehr.
about-headland-first = Der erste Platz auf dieser Landzunge bringt am Ende jedes Raubzugs { $value } Punkte. Gleich Starke teilen sich beide Landspitzen, aufgerundet.
about-headland-second = Der zweite Platz auf dieser Landzunge bringt am Ende jedes Raubzugs { $value } Punkte.

## Karten
card-forest = Holzschlag
    .about = Am Ende eines Raubzugs: 1 Punkt je Wald, den du belagerst.
card-wheat = Ernte
    .about = Am Ende eines Raubzugs: 1 Punkt je Weizenfeld, das du belagerst.
card-cult = Opfergabe
    .about = Am Ende eines Raubzugs: 1 Punkt je Kultstätte, die du belagerst.
card-village = Tribut
    .about = Am Ende eines Raubzugs: 1 Punkt je Dorf, das du belagerst.
name-banner = Banner { $value }
about-banner = Am Ende eines Raubzugs: zählt auf der Landzunge mit der Landspitze { $value } wie { $vikings } Wikinger.
card-valhalla = Walküre
about-valkyrie = Am Ende eines Raubzugs: zählt in Walhalla wie { $vikings } Wikinger, für den Nachschub oder die letzte Wertung; nicht beim Auszug der Helden.
card-hunt = Jagd
about-hunt = Spiel sie, wenn dein Wikinger einen Wald nimmt: Er bringt { $times ->
    [2] das Doppelte
   *[other] { $times }-mal so viel
}.
card-attack = Attacke
    .about = Spiel sie, wenn dein Wikinger angreift: Der Verteidiger fällt und kann nicht antworten.
card-shield = Schutzschild
    .about = Spiel es, wenn du angegriffen wirst: Der Angreifer fällt, und du zahlst nichts. Gegen die Attacke hilft es nicht.
cards-hidden = Karten eines Mitspielers
    .about = Wie viele es sind, ist offen, welche nicht.
deck = Nachziehstapel
    .about = Aktionskarten, an Kultstätten gezogen. Ist er leer, werden die gespielten Karten neu gemischt.
discards = Gespielte Karten
    .about = Gespielte Aktionskarten liegen offen.

## Figuren und Orte
dragon = Drache
    .about = Drei Plätze. Wer am Zug ist, bemannt die zwei neutralen; der farbige gehört dem Spieler dieser Farbe.
stack = Drachen übrig
    .about = Sie alle stehen in jedem Raubzug bereit. Er endet, wenn der letzte gefahren ist oder niemand mehr einen Wikinger in Midgard hat.
midgard = Midgard
    .about = Deine Wikinger, die in See stechen können.
valhalla = Walhalla
    .about = Deine gefallenen Helden. Einer von ihnen bezahlt eine gewonnene Verteidigung; viele bringen mehr Nachschub und am Ende Punkte.
asgard = Asgard
    .about = Wikinger, die bis zum nächsten Nachschub fehlen.
place-bow = Bug
place-middle = Mitte
place-stern = Heck
fjord = Fjord
    .about = Ein Drache fährt hinein, bis er die Küste oder einen anderen Drachen berührt.
tongue-strength = Stärke
    .about = Wikinger und Dorfboni auf dieser Landzunge, so wie es jetzt steht.
colour-blue = Blau
colour-red = Rot
colour-yellow = Gelb
colour-green = Grün

## Wertungsblatt
score-forests = Wälder
score-cards = Karten am Ende
score-wheat = Weizen
score-tongues = Landzungen
score-fields = Gehaltene Felder
score-valhalla = Walhalla

## Brett
board-label = Drei Landzungen und vier Fjorde dazwischen und daneben
board-raid = Raubzug { $raid } von { $raids }
board-dragons = { $left ->
    [0] kein Drache mehr
    [one] noch 1 Drache
   *[other] noch { $left } Drachen
}
board-tongue = Zunge { $tongue }
board-strength = Stärke auf Landzunge { $tongue }
board-field = { $field }, Reihe { $row } der Landzunge { $tongue }
board-deck = Stapel { $cards }
board-discards = gespielt { $cards }
board-cards = { $cards ->
    [0] Keine Karten
    [one] 1 Karte
   *[other] { $cards } Karten
}
board-laid = abgelegt
mat-asked = Was du tun kannst
store-cards = Karten
store-fields = belagerte Felder
store-wheat = Weizenfelder
plate-man = { $count ->
    [0] niemand
    [one] 1 Wikinger
   *[other] { $count } Wikinger
}
plate-ride = mitfahren
plate-stay = bleiben
plate-attack = Attacke
plate-plain = ohne Karte
plate-lose = verlieren
plate-win = gewinnen
plate-shield = Schild
plate-hunt = Jagd
plate-no = ohne Karte
plate-done = nichts weiter
note-lose = Feld verloren
note-win = Feld gehalten
note-shield = Feld gehalten
note-hunt = Punkte
note-no = Punkte
short-forest = 1 Punkt je Wald
short-wheat = 1 Punkt je Weizenfeld
short-cult = 1 Punkt je Kultstätte
short-village = 1 Punkt je Dorf
short-tongue-6 = dort { $vikings } Wikinger mehr
short-tongue-7 = dort { $vikings } Wikinger mehr
short-tongue-8 = dort { $vikings } Wikinger mehr
short-valhalla = { $vikings } mehr in Walhalla
short-hunt = ein Wald zählt { $times ->
    [2] doppelt
   *[other] { $times }-fach
}
short-attack = Gegner fällt
short-shield = gewinnen ohne Zahlung
status-camp = Midgard { $midgard }, Walhalla { $valhalla }, Asgard { $asgard }, { $cards ->
    [0] keine Karten
    [one] 1 Karte
   *[other] { $cards } Karten
}

## Fragen
ask-man = { $who-you ->
    [yes] Wen schickst du an Bord? { $colour ->
        [own] Auch der farbige Platz ({ $place }) ist deiner.
        [other] Der farbige Platz ({ $place }) gehört jemand anderem.
       *[none] Der farbige Platz ({ $place }) bleibt leer.
    }
   *[no] { $who } bemannt den Drachen.
}
ask-ride = { $who-you ->
    [yes] { $active } sticht in See. Fährt einer deiner Wikinger mit ({ $place })? Wohin es geht, bestimmst du nicht.
   *[no] { $who } entscheidet, ob ein Wikinger mit { $active-you ->
        [yes] dir
       *[no] { $active }
    } fährt.
}
ask-berth = { $who-you ->
    [yes] In welchen Fjord, und welches Ende voran?
   *[no] { $who } steuert den Drachen.
}
ask-side = { $who-you ->
    [yes] Wo geht dein Wikinger ({ $place }) an Land?
   *[no] { $who } wählt, wo es an Land geht.
}
ask-attack = { $who-you ->
    [yes] Du greifst { $rival } an: { $field }, Reihe { $row } der Landzunge { $tongue }. { $holds ->
        [yes] Spielst du Attacke?
       *[no] {""}
    }
   *[no] { $who } greift { $rival-you ->
        [yes] dich
       *[no] { $rival }
    } an: { $field }, Reihe { $row } der Landzunge { $tongue }.
}
ask-defend = { $who-you ->
    [yes] { $rival } greift dich an: { $field }, Reihe { $row } der Landzunge { $tongue }. Verlieren oder gewinnen?
   *[no] { $who } verteidigt sich gegen { $rival-you ->
        [yes] dich
       *[no] { $rival }
    }: { $field }, Reihe { $row } der Landzunge { $tongue }.
}
ask-hunt = { $who-you ->
    [yes] Du nimmst einen Wald für { $points } Punkte. { $holds ->
        [yes] Spielst du Jagd?
       *[no] {""}
    }
   *[no] { $who } nimmt einen Wald für { $points } Punkte.
}
ask-lay = { $who-you ->
    [yes] Raubzug { $raid } ist vorbei. Welche Karten legst du ab? Noch sieht sie niemand.
   *[no] Raubzug { $raid } ist vorbei. { $who } wählt Karten.
}
ask-over = Das Spiel ist aus.

## Antworten
answer-man = { $count ->
    [one] 1 Wikinger an Bord: { $places }
   *[other] { $count } Wikinger an Bord: { $places }
}
answer-man-none = Niemanden schicken
answer-ride = Mitfahren; in Midgard { $midgard ->
    [0] bleibt keiner
    [one] bleibt 1
   *[other] bleiben { $midgard }
}
answer-stay = In Midgard bleiben
landing-free = { $field }
landing-fight = { $field } gegen { $rival-you ->
    [yes] dich
   *[no] { $rival }
}
stop = { $who-you ->
    [yes] du
   *[no] { $who }
}: { $choices ->
    [0] zurück nach Midgard
    [one] { $landing1 }
   *[other] { $landing1 } oder { $landing2 }
}
answer-berth = Fjord { $fjord }, Reihen { $from } bis { $to }, { $end ->
    [bow] Bug voran
   *[stern] Heck voran
}
    .detail = { $stops }
answer-left = Reihe { $row } der Landzunge { $tongue }: { $landing }
answer-right = Reihe { $row } der Landzunge { $tongue }: { $landing }
answer-attack = Attacke spielen: { $rival } fällt und kann nicht antworten
answer-plain = { $holds ->
    [yes] Ohne die Karte kämpfen: { $rival } entscheidet
   *[no] Kämpfen: { $rival } entscheidet
}
answer-lose = Verlieren: Dein Wikinger geht nach Walhalla, du hast dann { $valhalla } dort; { $rival } nimmt das Feld
answer-win = Gewinnen: Einer deiner Helden geht nach Asgard, in Walhalla { $valhalla ->
    [0] bleibt keiner
    [one] bleibt 1
   *[other] bleiben { $valhalla }
}; der angreifende Wikinger von { $rival } geht nach Walhalla
answer-shield = Schutzschild spielen: Du gewinnst und zahlst nichts; der angreifende Wikinger von { $rival } geht nach Walhalla
answer-hunt = Jagd spielen: { $points } Punkte
answer-no = { $holds ->
    [yes] Karte behalten: { $points } Punkte
   *[no] { $points } Punkte nehmen
}
answer-lay = { $card } ablegen
answer-lay-field = { $card } ablegen: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
answer-done = { $laid ->
    [0] Nichts ablegen
   *[other] Nichts weiter ablegen
}

## Ereignisse
event-raid = Raubzug { $raid } beginnt. { $who-you ->
    [yes] Du fängst an.
   *[no] { $who } fängt an.
}
event-dragon = { $who-you ->
    [yes] Du ziehst einen Drachen; sein farbiger Platz ({ $place }): { $colour }.
   *[no] { $who } zieht einen Drachen; sein farbiger Platz ({ $place }): { $colour }.
}
event-manned = { $count ->
    [0] { $who-you ->
        [yes] Du schickst niemanden an Bord.
       *[no] { $who } schickt niemanden an Bord.
    }
   *[other] { $who-you ->
        [yes] Du bemannst: { $places }.
       *[no] { $who } bemannt: { $places }.
    }
}
event-rode = { $who-you ->
    [yes] Du fährst mit ({ $place }).
   *[no] { $who } fährt mit ({ $place }).
}
event-stayed = { $who-you ->
    [yes] Du bleibst an Land.
   *[no] { $who } bleibt an Land.
}
event-berthed = { $who-you ->
    [yes] Du steuerst den Drachen in Fjord { $fjord }, Liegeplatz { $berth }, { $end ->
        [bow] Bug voran
       *[stern] Heck voran
    }.
   *[no] { $who } steuert den Drachen in Fjord { $fjord }, Liegeplatz { $berth }, { $end ->
        [bow] Bug voran
       *[stern] Heck voran
    }.
}
event-returned = { $who-you ->
    [yes] Dein Wikinger ({ $place }) findet kein Feld und geht zurück nach Midgard.
   *[no] Der Wikinger von { $who } ({ $place }) findet kein Feld und geht zurück nach Midgard.
}
event-landed = { $who-you ->
    [yes] Du belagerst das Feld { $field }.
   *[no] { $who } belagert das Feld { $field }.
}
event-assailed = { $who-you ->
    [yes] Du greifst { $rival } an: { $field }.
   *[no] { $who } greift { $rival-you ->
        [yes] dich
       *[no] { $rival }
    } an: { $field }.
}
event-played = { $who-you ->
    [yes] Du spielst { $card }.
   *[no] { $who } spielt { $card }.
}
event-fell = { $who-you ->
    [yes] Dein Wikinger fällt und geht nach Walhalla.
   *[no] Der Wikinger von { $who } fällt und geht nach Walhalla.
}
event-repelled = { $rival-you ->
    [yes] Dein Wikinger wird abgewehrt und geht nach Walhalla
   *[no] Der Wikinger von { $rival } wird abgewehrt und geht nach Walhalla
}{ $paid ->
    [0] .
   *[other] ; { $who-you ->
        [yes] einer deiner Helden geht nach Asgard.
       *[no] ein Held von { $who } geht nach Asgard.
    }
}
event-forest = { $who-you ->
    [yes] Der Wald bringt dir { $points } Punkte.
   *[no] Der Wald bringt { $who } { $points } Punkte.
}
event-card = { $who-you ->
    [yes] Du ziehst eine Karte.
   *[no] { $who } zieht eine Karte.
}
event-drew = { $who-you ->
    [yes] Es ist { $card }.
   *[no] { $who } hat { $card } gezogen.
}
event-no-card = { $who-you ->
    [yes] Für dich ist keine Karte mehr da.
   *[no] Für { $who } ist keine Karte mehr da.
}
event-shuffled = { $cards } gespielte Karten werden gemischt und bilden den neuen Stapel.
event-raid-over = Raubzug { $raid } ist vorbei, { $dragons ->
    [0] alle Drachen sind gefahren
   *[other] niemand hat noch einen Wikinger zu schicken
}.
event-laid = { $who-you ->
    [yes] Du legst { $card } ab.
   *[no] { $who } legt { $card } ab.
}
event-laying = { $who-you ->
    [yes] Du hast gewählt.
   *[no] { $who } hat gewählt.
}
event-revealed = { $who-you ->
    [yes] Du deckst { $card } auf
   *[no] { $who } deckt { $card } auf
}{ $copies ->
    [one] .
   *[other] {""}, { $copies } davon.
}
event-card-paid = { $card } bringt { $who-you ->
    [yes] dir
   *[no] { $who }
} { $points ->
    [0] nichts
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
event-wheat = Weizen bringt { $who-you ->
    [yes] dir
   *[no] { $who }
} { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} für { $fields ->
    [one] 1 Feld
   *[other] { $fields } Felder
}.
event-tongue = Landzunge { $tongue } bringt { $who-you ->
    [yes] dir
   *[no] { $who }
} { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} für Stärke { $strength }.
event-fields = Gehaltene Felder bringen { $who-you ->
    [yes] dir
   *[no] { $who }
} { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
event-glory = Walhalla bringt { $who-you ->
    [yes] dir
   *[no] { $who }
} { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} für Stärke { $strength }.
event-supply = { $who-you ->
    [yes] Rang { $rank } in Walhalla bringt dir { $vikings } Wikinger aus Asgard.
   *[no] Rang { $rank } in Walhalla bringt { $who } { $vikings } Wikinger aus Asgard.
}
event-leave = { $vikings ->
    [one] 1 Held jedes Spielers verlässt
   *[other] { $vikings } Helden jedes Spielers verlassen
} Walhalla.
event-ended = Der dritte Raubzug ist gewertet. Das Spiel ist aus.

## Angaben zu Bestandteilen, für die Zeile, die sagt, woher wir sie kennen
fact-value = Wert
fact-first = Wert
fact-second = Wert
fact-colour = Farbe
fact-seat = Platz
fact-tongue = Landzunge
fact-seats = Spieler
fact-vikings = Wikinger
