game = Runes
game-about = Steine so anlegen, dass die Runen passen, Münzen darauflegen und als Erster die eigene Ablage leeren.

## Optionen
option-variant = Variante
    .about = In der Familienvariante fehlen die starken Rituale und das Überbauen, in der Kindervariante dazu alle anderen Rituale.
option-variant-standard = Standard
option-variant-family = Familie
option-variant-children = Kinder
option-first_seat_starts = Der erste Platz beginnt
    .about = Sonst entscheidet das Los, wer beginnt. So beginnt der erste Platz; bei einer Revanche sitzt dort, wer die meisten Münzen übrig hatte.
option-first_seat_starts-false = nein, das Los
option-first_seat_starts-true = ja

## Runen und Steine
rune-fehu = Fehu
    .about = Eine Rune. Passt zu Fehu und zum Stern.
rune-uruz = Uruz
    .about = Eine Rune. Passt zu Uruz und zum Stern.
rune-thurisaz = Thurisaz
    .about = Eine Rune. Passt zu Thurisaz und zum Stern.
rune-gebo = Gebo
    .about = Eine Rune. Passt zu Gebo und zum Stern.
rune-dagaz = Dagaz
    .about = Eine Rune. Passt zu Dagaz und zum Stern.
rune-ingwaz = Ingwaz
    .about = Eine Rune. Passt zu Ingwaz und zum Stern.
rune-star = Stern
    .about = Passt zu jeder Rune, auch zu einem anderen Stern, und zählt wie sie.
stone = { $colour ->
    [black] schwarzer Stein { $number }
    [gold] goldener Stein { $number }
   *[grey] grauer Stein { $number }
}
stone-grey = Grauer Stein
    .about = { $match ->
        [1] 1 Münze
       *[other] { $match } Münzen
    } für jede passende Rune.
stone-black = Schwarzer Stein
    .about = { $match ->
        [1] 1 Münze
       *[other] { $match } Münzen
    } für jede passende Rune, dazu ziehst du ein Ritual (nicht in der Kindervariante).
stone-gold = Goldener Stein
    .about = { $gold ->
        [1] 1 Münze
       *[other] { $gold } Münzen
    } für jede passende Rune, zusammen höchstens { $most }.
tray = Münzablage
    .about = Deine Münzen, die noch nicht liegen. Wer sie zuerst los ist, gewinnt.
form-line = Linie
    .about = { $line } oder mehr deiner Steine lückenlos in einer Reihe: Solange sie besteht, { $form ->
        [1] liegt 1 Münze
       *[other] liegen { $form } Münzen
    } darauf.
form-circle = Kreis
    .about = 6 deiner Steine rings um ein Feld, wem auch immer das Feld gehört: Solange er besteht, { $form ->
        [1] liegt 1 Münze
       *[other] liegen { $form } Münzen
    } darauf.
pile = Offener Stapel
    .about = Gespielte Rituale. Das oberste lässt sich kopieren. Ist der Nachziehstapel leer, wird er daraus neu gemischt.

## Rituale
ritual-skip = Aussetzen
    .about = Ein Gegner deiner Wahl setzt seinen nächsten Zug aus. Lässt sich abwehren.
ritual-place = Runenstein anlegen
    .about = Lege sofort einen deiner Handsteine an, auch wenn du nicht am Zug bist.
ritual-more-coins = Zusätzliche Münzen
    .about = Würfle und lege so viele Münzen auf einen deiner Steine; mehr als { $most } dürfen dort nicht liegen.
ritual-new-hand = Handsteine neu ziehen
    .about = Lege alle deine Handsteine zurück und ziehe ebenso viele.
ritual-ward = Ritual abwehren
    .about = Abwehr: Hebt ein Ritual auf, das dir gilt.
ritual-refill = Handsteine auffüllen
    .about = Ziehe Handsteine nach, bis du { $hand } hast.
ritual-mirror = Ritual umkehren
    .about = Abwehr: Wendet ein Ritual, das dir gilt, mit demselben Wurf gegen den, der es gespielt hat.
ritual-tide = Richtung umdrehen
    .about = Nach diesem Zug geht es andersherum weiter. Zu zweit ist derselbe Spieler noch einmal dran.
ritual-copy = Ritual kopieren
    .about = Nutze das Ritual, das oben auf dem offenen Stapel liegt.
ritual-quick-turn = Schneller Spielzug
    .about = Mache sofort einen zusätzlichen Zug; danach geht es weiter, wo es unterbrochen wurde.
ritual-replace-coins = Münzen ersetzen
    .about = Stark. Würfle: Ein gegnerischer Stein mit höchstens so vielen Münzen wird deiner, mit ebenso vielen von dir. Lässt sich abwehren.
ritual-steal-stone = Runenstein stehlen
    .about = Stark. Überbaue einen gegnerischen Stein, auch außerhalb deines Zuges; gleich viele passende Runen genügen. Lässt sich abwehren.
ritual-steal-hand = Handsteine stehlen
    .about = Stark. Nimm einem Gegner einen grauen Handstein; ab einer { $theft } auch einen schwarzen. Lässt sich abwehren.
ritual-swap-hands = Handsteine tauschen
    .about = Stark. Tausche alle Handsteine mit einem Gegner. Lässt sich abwehren.
ritual-steal-gold = Goldenen Handstein stehlen
    .about = Stark. Nimm einem Gegner einen goldenen Handstein. Lässt sich abwehren.
ritual-unknown = Ritual
    .about = Ein Ritual, das nur sein Besitzer kennt.

## Wertung
score-stones = Münzen auf Steinen
score-forms = Münzen auf Linien und Kreisen

## Stand
status-coins = noch { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
}{ $rituals ->
    [-1] {""}
    [0] , kein Ritual
    [one] , 1 Ritual
   *[other] , { $rituals } Rituale
}

## Fragen
ask-window = { $who-you ->
    [yes] { $turn-you ->
        [yes] { $stage ->
            [before] Dein Zug beginnt. Spielst du ein Ritual?
           *[after] Dein Stein liegt. Spielst du ein Ritual?
        }
       *[no] { $stage ->
            [before] Gleich legt { $turn } an. Spielst du ein Ritual?
           *[after] { $turn } hat angelegt. Spielst du ein Ritual?
        }
    }
   *[no] { $who } kann ein Ritual spielen.
}
ask-stone = { $who-you ->
    [yes] { $is ->
        [no] Welchen Stein legst du an?
        [steal-stone] Mit welchem Stein überbaust du einen gegnerischen?
       *[other] { $ritual }: Welchen Stein legst du an?
    }
   *[no] { $who } wählt einen Stein.
}
ask-turn = { $who-you ->
    [yes] Wie drehst du ihn? ({ $stone })
   *[no] { $who } dreht den Stein. ({ $stone })
}
ask-cell = { $who-you ->
    [yes] Wohin legst du ihn? ({ $stone })
   *[no] { $who } sucht einen Platz. ({ $stone })
}
ask-draw = { $who-you ->
    [yes] Du hast schon so viele Rituale, wie du halten darfst. Spielst oder entfernst du eines, um ein neues zu ziehen?
   *[no] { $who } hat die Hand voller Rituale und überlegt, ob ein neues dazukommt.
}
ask-victim = { $who-you ->
    [yes] { $ritual }: Gegen wen?
   *[no] { $who } spielt { $ritual } und wählt einen Gegner.
}
ask-take = { $who-you ->
    [yes] { $colour ->
        [gold] Welchen goldenen Stein nimmst du?
        [black] Eine { $roll }! Welchen schwarzen Stein nimmst du noch?
       *[grey] Welchen grauen Stein nimmst du?
    }
   *[no] { $who } mustert die Handsteine der anderen.
}
ask-mark = { $who-you ->
    [yes] { $is ->
        [more-coins] Eine { $roll }. Auf welchen deiner Steine kommen die Münzen?
       *[other] Eine { $roll }. Wessen Münzen ersetzt du?
    }
   *[no] { $who } hat eine { $roll } gewürfelt und wählt einen Stein.
}
ask-defend = { $who-you ->
    [yes] { $caster } spielt { $ritual }: { $threat } Was tust du?
   *[no] { $who } kann { $ritual } abwehren.
}
ask-over = Das Spiel ist aus.
threat-skip = Du müsstest einen Zug aussetzen.
threat-swap-hands = Eure Handsteine würden getauscht.
threat-hand = Du würdest aus der Hand verlieren: { $stones }.
threat-cover = Dein Stein auf Feld { $cell } würde überbaut, { $coins ->
    [one] 1 Münze käme zurück.
   *[other] { $coins } Münzen kämen zurück.
}
threat-coins = Dein Stein auf Feld { $cell } würde den Besitzer wechseln, { $coins ->
    [one] 1 Münze käme zurück.
   *[other] { $coins } Münzen kämen zurück.
}

## Antworten
answer-pass = Passen
answer-play = { $ritual } spielen
answer-play-copy = { $ritual } spielen: { $copied }
answer-drop = { $ritual } aus dem Spiel nehmen
answer-none = Keines ziehen
answer-none-black = Keinen schwarzen Stein nehmen
answer-stone = { $stone }: { $best ->
    [one] 1 Münze
   *[other] bis zu { $best } Münzen
}
    .detail = { $runes }
answer-turn = { $turn ->
    [0] Wie er liegt
    [one] Einmal gedreht
   *[other] { $turn }-mal gedreht
}: { $best ->
    [one] 1 Münze
   *[other] bis zu { $best } Münzen
}
    .detail = { $cells ->
        [one] 1 Platz
       *[other] { $cells } Plätze
    }
answer-cell = Auf Feld { $cell }: { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
}
answer-cell-cover = { $victim-you ->
    [yes] Deinen eigenen Stein
   *[no] Stein von { $victim }
} auf Feld { $cell } überbauen: { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
}
    .detail = { $there ->
        [one] 1 kommt
       *[other] { $there } kommen
    } zurück
answer-cell-more = { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
} auf deinen Stein auf Feld { $cell }
    .detail = dort { $there ->
        [one] liegt 1
       *[other] liegen { $there }
    }
answer-cell-replace = Stein von { $victim } auf Feld { $cell }: { $there ->
    [one] 1 Münze
   *[other] { $there } Münzen
}
answer-at = Gegen { $victim }
answer-take = { $stone } von { $victim } nehmen
answer-ward = Abwehren
answer-mirror = Umkehren
answer-accept = Geschehen lassen

## Ereignisse
event-laid = { $who-you ->
    [yes] Du legst auf Feld { $cell } an ({ $stone }):
   *[no] { $who } legt auf Feld { $cell } an ({ $stone }):
} { $coins ->
    [one] 1 Münze.
   *[other] { $coins } Münzen.
}
event-covered = { $who-you ->
    [yes] Du überbaust Feld { $cell } ({ $stone }):
   *[no] { $who } überbaut Feld { $cell } ({ $stone }):
} { $coins ->
    [one] 1 Münze.
   *[other] { $coins } Münzen.
}
event-home = { $who-you ->
    [yes] Du bekommst
   *[no] { $who } bekommt
} { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
} zurück.
event-formed = { $who-you ->
    [yes] Du vollendest
   *[no] { $who } vollendet
} { $forms ->
    [one] eine Linie oder einen Kreis:
   *[other] { $forms } Linien oder Kreise:
} { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
}.
event-broken = { $who-you ->
    [yes] Du verlierst
   *[no] { $who } verliert
} { $forms ->
    [one] eine Linie oder einen Kreis:
   *[other] { $forms } Linien oder Kreise:
} { $coins } Münzen zurück auf die Ablage.
event-drew-stones = { $who-you ->
    [yes] Du ziehst
   *[no] { $who } zieht
} { $stones ->
    [one] 1 Stein.
   *[other] { $stones } Steine.
}
event-drew-ritual = { $who-you ->
    [yes] Du ziehst ein Ritual.
   *[no] { $who } zieht ein Ritual.
}
event-drew = Gezogen: { $ritual }.
event-dropped-ritual = { $who-you ->
    [yes] Du nimmst ein Ritual aus dem Spiel.
   *[no] { $who } nimmt ein Ritual verdeckt aus dem Spiel.
}
event-dropped = Entfernt: { $ritual }.
event-reshuffled = Die Rituale sind aufgebraucht; der offene Stapel wird neu gemischt.
event-no-draw = { $who-you ->
    [yes] Du ziehst kein Ritual, es ist keines mehr da.
   *[no] { $who } zieht kein Ritual, es ist keines mehr da.
}
event-played = { $who-you ->
    [yes] Du spielst { $ritual }.
   *[no] { $who } spielt { $ritual }.
}
event-copied = Kopiert wird: { $ritual }.
event-rolled = { $who-you ->
    [yes] Du würfelst eine { $roll }.
   *[no] { $who } würfelt eine { $roll }.
}
event-aimed = { $victim-you ->
    [yes] { $ritual } gilt dir.
   *[no] { $ritual } gilt { $victim }.
}
event-warded = { $who-you ->
    [yes] Du wehrst { $ritual } ab.
   *[no] { $who } wehrt { $ritual } ab.
}
event-mirrored = { $who-you ->
    [yes] Du wendest { $ritual } gegen { $caster }.
   *[no] { $who } wendet { $ritual } gegen { $caster-you ->
        [yes] dich.
       *[no] { $caster }.
    }
}
event-skipped = { $victim-you ->
    [yes] Du wirst einen Zug aussetzen.
   *[no] { $victim } wird einen Zug aussetzen.
}
event-missed = { $who-you ->
    [yes] Du setzt aus.
   *[no] { $who } setzt aus.
}
event-stuck = { $who-you ->
    [yes] Keiner deiner Steine passt; du kannst nicht anlegen.
   *[no] { $who } kann keinen Stein anlegen.
}
event-more-coins = { $who-you ->
    [yes] Du legst noch { $coins } auf Feld { $cell }.
   *[no] { $who } legt noch { $coins } auf Feld { $cell }.
}
event-replaced = { $who-you ->
    [yes] Du ersetzt die Münzen von { $victim } auf Feld { $cell } durch { $coins } eigene.
   *[no] { $who } ersetzt { $victim-you ->
        [yes] deine Münzen
       *[no] die Münzen von { $victim }
    } auf Feld { $cell } durch { $coins } eigene.
}
event-new-hand = { $who-you ->
    [yes] Du legst deine Steine zurück und ziehst { $stones } neue.
   *[no] { $who } legt alle Steine zurück und zieht { $stones } neue.
}
event-refilled = { $who-you ->
    [yes] Du füllst deine Hand auf (+{ $stones }).
   *[no] { $who } füllt die Hand auf (+{ $stones }).
}
event-tide = { $turning ->
    [yes] Die Spielrichtung dreht sich um, sobald der laufende Zug samt zusätzlichen Zügen vorbei ist.
   *[no] Die Umkehr ist aufgehoben, die Spielrichtung bleibt.
}
event-quick = { $who-you ->
    [yes] Du machst einen zusätzlichen Zug.
   *[no] { $who } macht einen zusätzlichen Zug.
}
event-stole = { $who-you ->
    [yes] Du nimmst { $victim } einen Handstein weg ({ $stone }).
   *[no] { $who } nimmt { $victim-you ->
        [yes] dir
       *[no] { $victim }
    } einen Handstein weg ({ $stone }).
}
event-swapped = { $who-you ->
    [yes] Du tauschst die Handsteine mit { $victim }.
   *[no] { $who } tauscht die Handsteine mit { $victim-you ->
        [yes] dir.
       *[no] { $victim }.
    }
}
event-in-vain = { $ritual } geht ins Leere.
event-won = { $who-you ->
    [yes] Deine Ablage ist leer. Du gewinnst!
   *[no] { $who } hat die Ablage geleert und gewinnt.
}
event-stalled = Eine ganze Runde lang kam weder ein Stein noch ein Ritual. Es gewinnt, wer die wenigsten Münzen übrig hat.

## Tisch und Ablagen
board = Der Tisch: { $stones ->
    [one] 1 Stein
   *[other] { $stones } Steine
}
board-empty = Hierher kommt der erste Stein
board-stone = Feld { $cell }: { $stone }, { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
} von
board-bag = { $stones ->
    [one] 1 Stein
   *[other] { $stones } Steine
} im Beutel
board-deck = { $rituals ->
    [one] 1 Ritual
   *[other] { $rituals } Rituale
} zu ziehen
board-pile = Oben auf dem offenen Stapel: { $ritual }
board-roll = Gewürfelt: { $roll }
board-turning = Nach dem laufenden Zug dreht sich die Spielrichtung
board-back = Es geht gegen den Uhrzeigersinn
mat-hand = { $who-you ->
    [yes] Deine Hand
   *[no] Hand von { $who }
}: { $stones ->
    [one] 1 Stein
   *[other] { $stones } Steine
}; { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
} auf der Ablage
mat-stone = { $stone } { $number }
mat-grey = grau
mat-black = schwarz: ein Ritual
mat-black-plain = schwarz
mat-gold = gold: zählt doppelt
mat-tray = noch { $coins } von { $all }
mat-rituals = Deine Rituale
mat-no-rituals = Keine. Ein schwarzer Stein bringt eines.
mat-drop = Entfernen
store-coins = Münzen übrig
store-rituals = Rituale
store-skips = Züge aussetzen

## Angaben zu Bestandteilen, für die Zeile, die sagt, woher wir sie kennen
fact-stones = Zahl der Steine
fact-symbols = Symbol
fact-die = Würfelwurf
fact-strong = Stärke
fact-colour = Farbe
fact-runes = Runen
