game = Runes
game-about = Steine so anlegen, dass die Runen passen, Münzen darauflegen und als Erster die eigene Ablage leeren.
game-goal = Wer zuerst die Ablage leert.
game-do = Lege und drehe Runensteine, setze Münzen auf passende Runen, überbaue Gegner, spiele Rituale.

## Optionen
option-variant = Variante
    .about = Standard spielt mit allem. In der Familienvariante fehlen die starken Rituale, und kein Stein darf überbaut werden; in der Kindervariante gibt es gar keine Rituale, und kein Stein darf überbaut werden.
option-variant-standard = Standard
option-variant-family = Familie
option-variant-children = Kinder
option-first_seat_starts = Der erste Platz beginnt
    .about = Sonst entscheidet das Los, wer beginnt. So beginnt der erste Platz; bei einer Revanche sitzt dort, wer die meisten Münzen übrig hatte.
option-first_seat_starts-false = nein, das Los
option-first_seat_starts-true = ja

## Runen und Steine
rune = { $name }
about-rune = Eine Rune. Passt zu { $rune } und zum Stern.
rune-fehu = Fehu
rune-uruz = Uruz
rune-thurisaz = Thurisaz
rune-gebo = Gebo
rune-dagaz = Dagaz
rune-ingwaz = Ingwaz
rune-star = Stern
    .about = Passt zu jeder Rune, auch zu einem anderen Stern, und zählt wie jede passende Rune.
stone = { $colour ->
    [black] Schwarzer Stein { $number }
    [gold] Goldener Stein { $number }
   *[grey] Grauer Stein { $number }
}
stone-object = { $colour ->
    [black] den schwarzen Stein { $number }
    [gold] den goldenen Stein { $number }
   *[grey] den grauen Stein { $number }
}
stone-grey = Grauer Stein
    .about = { $match ->
        [1] 1 Münze
       *[other] { $match } Münzen
    } pro passender Rune, zusammen höchstens { $most }.
stone-black = Schwarzer Stein
    .about = { $match ->
        [1] 1 Münze
       *[other] { $match } Münzen
    } pro passender Rune, zusammen höchstens { $most }; dazu ziehst du ein Ritual (nicht in der Kindervariante).
stone-gold = Goldener Stein
    .about = { $gold ->
        [1] 1 Münze
       *[other] { $gold } Münzen
    } pro passender Rune, zusammen höchstens { $most }.
tray = Münzablage
    .about = Die Münzen, die noch nicht liegen. Wer seine Ablage zuerst leert, gewinnt.
form-line = Linie
    .about = { $line } oder mehr Steine eines Spielers lückenlos in einer Reihe: Darauf { $form ->
        [1] liegt 1 Münze
       *[other] liegen { $form } Münzen
    }. Eine längere Reihe bringt nicht mehr. Geht ein Stein der Linie verloren und bleiben weniger als { $line } nebeneinander, kommen die Münzen zurück.
form-circle = Kreis
    .about = 6 Steine eines Spielers rings um ein Feld, wem auch immer das Feld gehört: Darauf { $form ->
        [1] liegt 1 Münze
       *[other] liegen { $form } Münzen
    }, bis einer der sechs verloren geht.
pile = Offener Stapel
    .about = Gespielte Rituale. Das oberste lässt sich kopieren. Ist der Nachziehstapel leer, wird dieser Stapel gemischt und ersetzt ihn.
coins = { $n ->
    [0] keine Münze
    [one] 1 Münze
   *[other] { $n } Münzen
}
forms = { $kinds ->
    [unknown] { $forms ->
        [one] eine Linie oder einen Kreis
       *[other] { $forms } Linien oder Kreise
    }
    [lines] { $lines ->
        [one] eine Linie
       *[other] { $lines } Linien
    }
    [circles] { $circles ->
        [one] einen Kreis
       *[other] { $circles } Kreise
    }
   *[both] { $lines ->
        [one] eine Linie
       *[other] { $lines } Linien
    } und { $circles ->
        [one] einen Kreis
       *[other] { $circles } Kreise
    }
}
forms-off = von { $kinds ->
    [unknown] { $forms ->
        [one] einer Linie oder einem Kreis
       *[other] { $forms } Linien oder Kreisen
    }
    [lines] { $lines ->
        [one] einer Linie
       *[other] { $lines } Linien
    }
    [circles] { $circles ->
        [one] einem Kreis
       *[other] { $circles } Kreisen
    }
   *[both] { $lines ->
        [one] einer Linie
       *[other] { $lines } Linien
    } und { $circles ->
        [one] einem Kreis
       *[other] { $circles } Kreisen
    }
}

## Rituale
about-ritual = { $strong ->
    [yes] Stark.
   *[no] {""}
} { $effect }{ $aimed ->
    [yes] {" "}Lässt sich abwehren.
   *[no] {""}
}{ $rolls ->
    [in-vain] {" "}Dafür wird gewürfelt, doch der Wurf ändert nichts.
   *[no] {""}
}
ritual-skip = Aussetzen
effect-skip = Ein Gegner deiner Wahl setzt seinen nächsten Zug aus.
ritual-place = Runenstein anlegen
effect-place = Lege sofort einen deiner Handsteine an, auch wenn du nicht am Zug bist.
ritual-more-coins = Zusätzliche Münzen
effect-more-coins = Würfle und lege so viele Münzen dazu auf einen deiner Steine; mehr als { $most } dürfen dort nicht liegen.
ritual-new-hand = Handsteine neu ziehen
effect-new-hand = Lege alle deine Handsteine zurück und ziehe ebenso viele.
ritual-ward = Ritual abwehren
effect-ward = Abwehr: Ein Ritual, das dir gilt, bewirkt nichts.
ritual-refill = Handsteine auffüllen
effect-refill = Ziehe Handsteine nach, bis du { $hand } hast.
ritual-mirror = Ritual umkehren
effect-mirror = Abwehr: Ein Ritual, das dir gilt, nützt mit demselben Wurf dir gegen den, der es gespielt hat.
ritual-tide = Richtung umdrehen
effect-tide = Ist dieser Zug vorbei, geht es andersherum weiter. Zu zweit ist derselbe Spieler noch einmal dran.
ritual-copy = Ritual kopieren
effect-copy = Nutze das Ritual, das oben auf dem offenen Stapel liegt.
ritual-quick-turn = Schneller Spielzug
effect-quick-turn = Mache sofort einen zusätzlichen Zug; danach geht es weiter, wo es unterbrochen wurde.
ritual-replace-coins = Münzen ersetzen
effect-replace-coins = Würfle: Ein gegnerischer Stein mit höchstens so vielen Münzen wird deiner. Seine Münzen kommen zurück, und du legst ebenso viele.
ritual-steal-stone = Runenstein stehlen
effect-steal-stone = Überbaue mit einem Handstein einen gegnerischen Stein, auch außerhalb deines Zuges; gleich viele passende Runen genügen.
ritual-steal-hand = Handsteine stehlen
effect-steal-hand = Würfle und nimm einem Gegner einen grauen Handstein; ab einer { $theft } darfst du auch einen schwarzen nehmen, gleich von wem.
ritual-swap-hands = Handsteine tauschen
effect-swap-hands = Tausche alle deine Handsteine gegen die eines Gegners.
ritual-steal-gold = Goldenen Handstein stehlen
effect-steal-gold = Nimm einem Gegner einen goldenen Handstein.
ritual-unknown = Ritual
    .about = Ein Ritual, das nur sein Besitzer kennt.

## Wertung
score-stones = Münzen auf Steinen
    .about = Münzen, die du gelegt hast, wo Runen zusammenpassen.
score-forms = Münzen auf Linien und Kreisen
    .about = Münzen, die du für Linien und Kreise aus Steinen gelegt hast.

## Stand
tally-ritual-card = Rituale
tally-hexstone = eigene Steine
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
moment = { $turn-you ->
    [yes] { $stage ->
        [before] Du bist am Zug.
       *[after] Dein Stein liegt.
    }
   *[no] { $stage ->
        [before] { $turn } ist am Zug.
       *[after] { $turn } hat angelegt.
    }
}
ask-window = { $who-you ->
    [yes] { $moment } { $only ->
        [yes] Keines deiner Rituale lässt sich jetzt spielen.
       *[no] Spielst du ein Ritual?
    }
   *[no] { $who } kann ein Ritual spielen.
}
    .rule = Rituale darfst du jederzeit spielen: Wer eines hält, wird vor jedem Zug und nach jedem Stein und Ritual gefragt.
ask-stone = { $who-you ->
    [yes] { $only ->
        [yes] { $is ->
            [steal-stone] Mit einem deiner Steine kannst du einen gegnerischen überbauen.
           *[other] Nur einer deiner Steine passt.
        }
       *[no] { $is ->
            [steal-stone] Mit welchem Stein überbaust du einen gegnerischen?
           *[other] Welchen Stein legst du an?
        }
    }
   *[no] { $who } wählt einen Stein.
}
    .rule = In jedem Zug legst du einen deiner Handsteine an, wenn einer passt; neue ziehst du erst mit leerer Hand.
ask-turn = { $who-you ->
    [yes] { $only ->
        [yes] Du kannst { $stone } nur so drehen.
       *[no] Wie drehst du { $stone }?
    }
   *[no] { $who } dreht { $stone }.
}
    .rule = Du darfst einen Stein beliebig drehen; jede Rune, die zum Nachbarn passt, bringt { $match ->
        [one] 1 Münze
       *[other] { $match } Münzen
    }, auf Gold { $gold }, zusammen höchstens { $most }.
ask-cell = { $who-you ->
    [yes] { $only ->
        [yes] Du kannst { $stone } nur auf ein Feld legen.
       *[no] Wohin legst du { $stone }?
    }
   *[no] { $who } sucht ein Feld für { $stone }.
}
    .rule = Auf einem freien Feld muss mindestens eine Rune passen; wer überbaut, braucht mehr passende Runen, als der Stein dort hat.
ask-draw = { $who-you ->
    [yes] Dein schwarzer Stein bringt ein Ritual, doch du hältst schon { $held }, und mehr sind nicht erlaubt. Spielst oder entfernst du eines, um Platz zu schaffen?
   *[no] { $who } hält schon { $held } Rituale und überlegt, ob ein neues dazukommt.
}
    .rule = Jeder schwarze Stein zieht ein Ritual, doch niemand hält mehr als { $held }: Für ein neues muss ein altes weichen.
ask-victim = { $who-you ->
    [yes] { $only ->
        [yes] „{ $ritual }“ kann nur einem Gegner gelten.
       *[no] Wem gilt „{ $ritual }“?
    }
   *[no] { $who } spielt „{ $ritual }“ und wählt einen Gegner.
}
    .rule = Dieses Ritual gilt einem einzelnen Gegner, und der darf es abwehren.
ask-take = { $who-you ->
    [yes] { $colour ->
        [black] Du hast eine { $roll } gewürfelt und darfst auch einen schwarzen Stein nehmen. Welchen?
        [gold] { $only ->
            [yes] Es gibt nur einen goldenen Stein zu nehmen.
           *[no] Welchen goldenen Stein nimmst du?
        }
       *[grey] { $only ->
            [yes] Es gibt nur einen grauen Stein zu nehmen.
           *[no] Welchen grauen Stein nimmst du?
        }
    }
   *[no] { $who } mustert die Handsteine der anderen.
}
    .rule = Du nimmst einen Stein aus der Hand eines Gegners; mit einer Abwehr kann er das verhindern.
ask-mark = { $who-you ->
    [yes] Du hast eine { $roll } gewürfelt. { $is ->
        [more-coins] { $only ->
            [yes] Nur auf einem deiner Steine ist noch Platz.
           *[no] Auf welchen deiner Steine legst du Münzen?
        }
       *[other] { $only ->
            [yes] Nur auf einem Stein liegen so wenige Münzen, dass du sie ersetzen kannst.
           *[no] Auf welchem Stein ersetzt du die Münzen?
        }
    }
   *[no] { $who } hat eine { $roll } gewürfelt und wählt einen Stein.
}
    .rule = Dein Wurf sagt, wie viele Münzen du auf einen eigenen Stein dazulegst oder auf einem gegnerischen ersetzt; höchstens { $most } liegen auf einem Stein.
ask-defend = { $who-you ->
    [yes] { $caster } spielt „{ $ritual }“: { $threat } { $only ->
        [yes] Du hast keine Abwehr dagegen.
       *[no] Wehrst du es ab?
    }
   *[no] { $who } kann „{ $ritual }“ abwehren.
}
    .rule = Abwehren darf nur, wem das Ritual gilt, und nur einmal: Es verpufft, oder es trifft den, der es gespielt hat.
ask-over = Das Spiel ist aus.
threat-skip = Du müsstest deinen nächsten Zug aussetzen.
threat-swap-hands = Du bekämst { $theirs ->
    [one] den einen Handstein
   *[other] die { $theirs } Handsteine
} von { $other } für { $mine ->
    [one] deinen einen.
   *[other] deine { $mine }.
}
both-stones = { $first } und { $second }
threat-hand = Du würdest aus der Hand { $stones } verlieren.
threat-cover = Dein Stein auf Feld { $cell } würde überbaut, { $n ->
    [one] 1 Münze käme
   *[other] { $n } Münzen kämen
} zurück auf deine Ablage{ $lost ->
    [0] {""}
   *[other] , davon { $lost } { $off }
}{ $split ->
    [0] .
   *[other] ; du würdest { $split } weitere legen, denn aus einer Linie würden zwei.
}
threat-coins = Dein Stein auf Feld { $cell } würde übernommen, { $n ->
    [one] 1 Münze käme
   *[other] { $n } Münzen kämen
} zurück auf deine Ablage{ $lost ->
    [0] {""}
   *[other] , davon { $lost } { $off }
}{ $split ->
    [0] .
   *[other] ; du würdest { $split } weitere legen, denn aus einer Linie würden zwei.
}

## Antworten
best = { $sign ->
    [less] bestenfalls { $n ->
        [one] 1 Münze
       *[other] { $n } Münzen
    } weniger auf dem Tisch
    [none] kein Gewinn
   *[more] { $n ->
        [one] 1 Münze
       *[other] bis zu { $n } Münzen
    }
}
more = { $sign ->
    [less] { $n ->
        [one] 1 Münze
       *[other] { $n } Münzen
    } weniger auf dem Tisch
    [none] kein Gewinn
   *[more] { $n ->
        [one] 1 Münze mehr
       *[other] { $n } Münzen mehr
    }
}
part-forms = davon { $n } für { $forms }
part-joined = { $n } deiner Münzen kommen zurück, denn aus zwei Linien wird eine
part-matches = { $matches ->
    [one] 1 passende Rune
   *[other] { $matches } passende Runen
}, mindestens { $needed } nötig
part-back = erst { $home } zurück und dann { $laid } gelegt
part-home = { $n ->
    [one] 1 Münze von { $loser } kommt zurück
   *[other] { $n } Münzen von { $loser } kommen zurück
}
part-broken = { $n } weitere { $off }
part-split = { $loser } legt { $n } weitere, denn aus einer Linie werden zwei
answer-pass = Passen
answer-play = „{ $ritual }“ spielen
    .detail = { $effect }
answer-play-copy = „{ $ritual }“ spielen, als „{ $copied }“
    .detail = { $effect }
answer-drop = „{ $ritual }“ aus dem Spiel nehmen und ein Ritual ziehen
answer-none = Keines ziehen und { $held ->
    [one] dein Ritual
   *[other] deine { $held } Rituale
} behalten
answer-none-black = Keinen schwarzen Stein nehmen
answer-stone = { $stone }: { $best }{ $draws ->
    [yes] {" "}und ein Ritual
    [full] {" "}und ein Ritual, wenn du Platz dafür schaffst
   *[no] {""}
}
    .detail = { $runes }
answer-turn = { $turn ->
    [0] Wie er liegt
    [one] Einmal gedreht
    [2] Zweimal gedreht
   *[other] { $turn }-mal gedreht
}: { $best }
    .detail = { $cells ->
        [one] passt auf 1 Feld
       *[other] passt auf { $cells } Felder
    }
answer-cell = Auf Feld { $cell }: { $won }
    .detail = { $parts }
answer-cell-cover = Stein von { $victim } auf Feld { $cell } überbauen: { $won }
    .detail = { $parts }
answer-cell-own = Deinen eigenen Stein auf Feld { $cell } überbauen: { $won }
    .detail = { $parts }
answer-cell-more = Noch { $won } auf deinen Stein auf Feld { $cell }
    .detail = dort { $there ->
        [one] liegt 1
       *[other] liegen { $there }
    }
answer-cell-replace = Stein von { $victim } auf Feld { $cell } übernehmen: { $won }
    .detail = { $parts }
answer-at = { $is ->
    [skip] { $other } setzt einen Zug aus
   *[other] Handsteine mit { $other } tauschen: { $theirs ->
        [one] 1 Stein
       *[other] { $theirs } Steine
    } für { $mine ->
        [one] deinen einen
       *[other] deine { $mine }
    }
}
answer-take = { $victim } { $stone } wegnehmen
    .detail = { $runes }
answer-ward = „{ $defence }“ spielen: Dir geschieht nichts
answer-mirror = „{ $defence }“ spielen: gegen { $caster } wenden
answer-accept = Geschehen lassen

## Ereignisse
event-laid = { $who-you ->
    [yes] Du legst { $stone } auf Feld { $cell }:
   *[no] { $who } legt { $stone } auf Feld { $cell }:
} { $won }.
event-covered = { $who-you ->
    [yes] Du legst { $stone } über den auf Feld { $cell }:
   *[no] { $who } legt { $stone } über den auf Feld { $cell }:
} { $won }.
event-home = { $n ->
    [one] 1 Münze kommt
   *[other] { $n } Münzen kommen
} zurück auf { $who-you ->
    [yes] deine Ablage.
   *[no] die Ablage von { $who }.
}
event-formed = { $who-you ->
    [yes] Du vollendest
   *[no] { $who } vollendet
} { $forms }{ $n ->
    [0] ; dafür ist keine Münze mehr übrig.
    [one] : 1 Münze.
   *[other] : { $n } Münzen.
}
event-broken = { $who-you ->
    [yes] Du verlierst
   *[no] { $who } verliert
} { $forms }: { $n ->
    [one] 1 Münze kommt
   *[other] { $n } Münzen kommen
} zurück auf die Ablage.
event-drew-stones = { $who-you ->
    [yes] Deine Hand ist leer: Du ziehst
   *[no] { $who } hat keinen Handstein mehr und zieht
} { $stones ->
    [one] 1 Stein.
   *[other] { $stones } Steine.
}
event-drew-ritual = { $who-you ->
    [yes] Du ziehst ein Ritual.
   *[no] { $who } zieht ein Ritual.
}
event-drew = Es ist „{ $ritual }“.
event-dropped-ritual = { $who-you ->
    [yes] Du nimmst ein Ritual aus dem Spiel.
   *[no] { $who } nimmt ein Ritual verdeckt aus dem Spiel.
}
event-dropped = Es war „{ $ritual }“.
event-reshuffled = Der Nachziehstapel der Rituale ist leer; der offene Stapel wird gemischt und ersetzt ihn.
event-no-draw = { $who-you ->
    [yes] Du ziehst kein Ritual, es ist keines mehr da.
   *[no] { $who } zieht kein Ritual, es ist keines mehr da.
}
event-played = { $who-you ->
    [yes] Du spielst „{ $ritual }“.
   *[no] { $who } spielt „{ $ritual }“.
}
event-copied = Kopiert wird „{ $ritual }“.
event-rolled = { $who-you ->
    [yes] Du würfelst
   *[no] { $who } würfelt
} eine { $roll }.
event-aimed = „{ $ritual }“ gilt { $victim-you ->
    [yes] { $cell ->
        [0] dir.
       *[other] deinem Stein auf Feld { $cell }.
    }
   *[no] { $cell ->
        [0] { $victim }.
       *[other] dem Stein von { $victim } auf Feld { $cell }.
    }
}
event-warded = { $who-you ->
    [yes] Du wehrst „{ $ritual }“ ab.
   *[no] { $who } wehrt „{ $ritual }“ ab.
}
event-mirrored = { $who-you ->
    [yes] Du wendest „{ $ritual }“ gegen { $caster }.
   *[no] { $who } wendet „{ $ritual }“ gegen { $caster-you ->
        [yes] dich.
       *[no] { $caster }.
    }
}
event-skipped = { $victim-you ->
    [yes] Du wirst einen Zug aussetzen.
   *[no] { $victim } wird einen Zug aussetzen.
}
event-missed = { $who-you ->
    [yes] Du setzt diesen Zug aus.
   *[no] { $who } setzt einen Zug aus.
}
event-stuck = { $who-you ->
    [yes] Keiner deiner Steine passt irgendwohin; dein Zug verfällt.
   *[no] Kein Stein von { $who } passt irgendwohin; der Zug verfällt.
}
event-more-coins = { $who-you ->
    [yes] Du legst
   *[no] { $who } legt
} noch { $n ->
    [one] 1 Münze
   *[other] { $n } Münzen
} auf Feld { $cell }.
event-replaced = { $who-you ->
    [yes] Du übernimmst den Stein von { $victim }
   *[no] { $who } übernimmt { $victim-you ->
        [yes] deinen Stein
       *[no] den Stein von { $victim }
    }
} auf Feld { $cell }: { $n ->
    [one] 1 Münze.
   *[other] { $n } Münzen.
}
event-new-hand = { $who-you ->
    [yes] Du legst deine Steine zurück und ziehst
   *[no] { $who } legt alle Steine zurück und zieht
} { $stones ->
    [one] 1 neuen.
   *[other] { $stones } neue.
}
event-refilled = { $who-you ->
    [yes] Du füllst deine Hand auf:
   *[no] { $who } füllt die Hand auf:
} { $stones ->
    [one] 1 Stein.
   *[other] { $stones } Steine.
}
event-tide = { $turning ->
    [yes] Die Spielrichtung dreht sich um, sobald der laufende Zug samt zusätzlichen Zügen vorbei ist.
   *[no] Zwei Umkehrungen heben sich auf; die Spielrichtung bleibt.
}
event-quick = { $who-you ->
    [yes] Du machst einen zusätzlichen Zug.
   *[no] { $who } macht einen zusätzlichen Zug.
}
event-stole = { $who-you ->
    [yes] Du nimmst { $victim } { $stone } weg.
   *[no] { $who } nimmt { $victim-you ->
        [yes] dir
       *[no] { $victim }
    } { $stone } weg.
}
event-swapped = { $who-you ->
    [yes] Du tauschst die Handsteine mit { $victim }.
   *[no] { $who } tauscht die Handsteine mit { $victim-you ->
        [yes] dir.
       *[no] { $victim }.
    }
}
event-in-vain = „{ $ritual }“ findet nichts, was es bewirken könnte, und ist verbraucht.
event-won = { $who-you ->
    [yes] Deine Ablage ist leer. Du gewinnst!
   *[no] { $who } hat die Ablage geleert und gewinnt.
}
event-stalled = Eine ganze Runde lang kam weder ein Stein noch ein Ritual. Es gewinnt, wer die wenigsten Münzen übrig hat.

## Warum nicht
stone-subject = { $colour ->
    [black] Der schwarze Stein { $number }
    [gold] Der goldene Stein { $number }
   *[grey] Der graue Stein { $number }
}
why-no-match = { $choice ->
    [hand] Keiner deiner Handsteine hat auf Feld { $cell } eine passende Rune, wie du ihn auch drehst; mindestens 1 ist nötig.
    [stone] { $subject } hat auf Feld { $cell } keine passende Rune, wie du ihn auch drehst; mindestens 1 ist nötig.
   *[turned] { $subject } hat so gedreht auf Feld { $cell } keine passende Rune; mindestens 1 ist nötig.
}
    .help = { $fits ->
        [0] {""}
        [one] In 1 von 6 Drehungen passt er dort.
       *[other] In { $fits } von 6 Drehungen passt er dort.
    }
why-too-few = Der Stein auf Feld { $cell } hat { $now ->
    [0] keine passende Rune
    [one] 1 passende Rune
   *[other] { $now } passende Runen
}, also braucht es { $need }, um ihn zu überbauen. { $choice ->
    [hand] Deine Handsteine haben dort höchstens { $have }.
    [stone] { $subject } hat dort höchstens { $have }.
   *[turned] { $subject } hat dort so gedreht { $have }.
}
    .help = { $fits ->
        [0] {""}
        [one] In 1 von 6 Drehungen passt er dort.
       *[other] In { $fits } von 6 Drehungen passt er dort.
    }
why-no-covering = { $variant ->
    [family] In der Familienvariante wird kein Stein überbaut, und auf Feld { $cell } liegt schon einer.
   *[children] In der Kindervariante wird kein Stein überbaut, und auf Feld { $cell } liegt schon einer.
}
    .help = Lege deinen Stein auf ein freies Feld neben einem anderen.
why-no-stone = Feld { $cell } ist leer. { $is ->
    [steal-stone] „{ $ritual }“ überbaut einen Stein, der dort liegt.
    [more-coins] „{ $ritual }“ braucht einen deiner Steine.
   *[other] „{ $ritual }“ braucht einen gegnerischen Stein, auf dem Münzen liegen.
}
why-no-target = { $mine ->
    [yes] { $question ->
        [take] Du hältst { $stone } schon selbst; „{ $ritual }“ nimmt einem Gegner einen Stein.
       *[other] Der Stein auf Feld { $cell } gehört schon dir; „{ $ritual }“ gilt einem gegnerischen.
    }
   *[no] Du hast „{ $ritual }“ gegen { $caster } gewendet, und sonst trifft es niemanden; dieser Stein gehört { $owner }.
}
why-out-of-reach = Feld { $cell } berührt noch keinen Stein; in Reichweite { $cells ->
    [one] ist nur Feld 1.
   *[other] sind die Felder 1 bis { $cells }.
}
why-not-in-hand = { $subject } ist in keiner Hand; anlegen oder nehmen kannst du nur Handsteine.
why-not-yours = { $subject } gehört zur Hand von { $owner }, und du legst nur eigene Steine an.
    .help = { $strong ->
        [yes] „{ $steal-hand }“ und „{ $swap-hands }“ können dir Steine der anderen bringen.
       *[no] {""}
    }
why-fits-nowhere = { $subject } passt nirgends, wie du ihn auch drehst: { $have ->
    [0] Keine seiner Runen passt auf einem Feld in Reichweite.
    [one] Am nächsten kommt er auf Feld { $cell }, mit 1 passenden Rune, wo es { $need } braucht.
   *[other] Am nächsten kommt er auf Feld { $cell }, mit { $have } passenden Runen, wo es { $need } braucht.
}
why-turn-fits-nowhere = { $subject } passt so gedreht nirgends: { $have ->
    [0] Keine seiner Runen passt.
    [one] Am nächsten kommt er auf Feld { $cell }, mit 1 passenden Rune, wo es { $need } braucht.
   *[other] Am nächsten kommt er auf Feld { $cell }, mit { $have } passenden Runen, wo es { $need } braucht.
}
    .help = Wähle eine andere Drehung.
why-stone-first = Wähle zuerst den Stein: { $cell ->
    [0] Anlegen kannst du { $fits } von { $hand ->
        [one] 1 Handstein.
       *[other] { $hand } Handsteinen.
    }
   *[other] Auf Feld { $cell } kannst du { $fits } von { $hand ->
        [one] 1 Handstein
       *[other] { $hand } Handsteinen
    } legen.
}
why-turn-first = Drehe zuerst { $stone }: { $fits } von 6 Drehungen { $fits ->
    [one] passt
   *[other] passen
} auf Feld { $cell }.
why-taken-up = { $same ->
    [yes] Du hast { $stone } schon genommen; { $question ->
        [turn] jetzt drehst du ihn.
       *[cell] jetzt wählst du sein Feld.
    }
   *[no] Du hast { $stone } genommen und legst jetzt diesen.
}
    .help = { $same ->
        [yes] {""}
       *[no] Nimm deine Antwort zurück, um einen anderen Stein zu wählen.
    }
why-turned = Du hast { $stone } schon gedreht; jetzt wählst du sein Feld.
    .help = Nimm deine Antwort zurück, um ihn anders zu drehen.
why-must-lay = { $is ->
    [no] Wer einen Stein anlegen kann, muss es tun, und bei dir { $fits ->
        [one] passt 1
       *[other] passen { $fits }
    } von { $hand ->
        [one] 1 Handstein.
       *[other] { $hand } Handsteinen.
    }
   *[other] „{ $ritual }“ ist gespielt: Lege dafür einen Stein an.
}
why-window-first = { $skips ->
    [0] Erst werden alle nach Ritualen gefragt; haben alle gepasst, { $fits ->
        [0] verfällt dein Zug, denn keiner deiner Handsteine passt.
       *[other] legst du deinen Stein an.
    }
   *[other] Erst werden alle nach Ritualen gefragt; danach setzt du diesen Zug aus und legst nichts an.
}
    .help = Spiele ein Ritual oder passe.
why-laid-already = Pro Zug legst du einen Stein an, und deiner liegt schon.
    .help = Mit „{ $place }“ oder „{ $quick-turn }“ könntest du noch einen anlegen.
why-other-turn = { $turn } ist am Zug; du legst in deinem eigenen Zug an.
    .help = Mit „{ $place }“ oder „{ $quick-turn }“ könntest du jetzt anlegen.
why-lay-first = Vor deinem Zug hast du gepasst; jetzt legst du deinen Stein an.
    .help = Danach wirst du wieder nach Ritualen gefragt, wenn der Stein nicht gewinnt.
why-under-way = { $is ->
    [no] Zuerst geht es um das Ritual für deinen schwarzen Stein: Spiele oder entferne eines von deinen, oder ziehe keines.
   *[other] „{ $ritual }“ ist gespielt und muss erst zu Ende gehen.
}
why-defend-first = { $caster } richtet „{ $ritual }“ gegen dich; entscheide zuerst, ob du es abwehrst.
why-not-held = „{ $card }“ hast du nicht; { $have ->
    [0] du hältst kein Ritual.
    [one] du hältst 1 Ritual, ein anderes.
   *[other] du hältst { $have } Rituale, lauter andere.
}
    .help = { $variant ->
        [children] {""}
       *[other] Jeder schwarze Stein, den du anlegst, zieht ein Ritual, gleich welches.
    }
why-defence-only = { $kind ->
    [copy] Oben auf dem offenen Stapel liegt „{ $copied }“, und eine Kopie wehrt nie ab.
   *[other] „{ $card }“ ist eine Abwehr: Es antwortet nur auf ein Ritual, das dir gilt.
}
why-in-vain = { $copied ->
    [no] „{ $ritual }“ würde jetzt nichts bewirken:
   *[other] „{ $ritual }“ wäre hier „{ $copied }“ und würde jetzt nichts bewirken:
} { $kind ->
    [place] { $hand ->
        [0] Du hast keinen Handstein.
       *[other] Keiner deiner { $hand } Handsteine passt irgendwohin.
    }
    [more-coins] { $own ->
        [0] Kein Stein auf dem Tisch gehört dir.
        [one] Auf deinem 1 Stein liegen schon { $need } Münzen.
       *[other] Auf allen deinen { $own } Steinen liegen schon { $need } Münzen.
    }
    [new-hand] Du hast keinen Handstein zum Zurücklegen.
    [refill] { $bag ->
        [0] Der Beutel ist leer.
       *[other] Es füllt auf { $need } Handsteine auf, und du hast { $hand }.
    }
    [quick-turn] { $deepest } zusätzliche Züge laufen schon ineinander, und mehr sind nicht erlaubt.
    [replace-coins] Auf dem Tisch liegt kein gegnerischer Stein.
    [steal-stone] { $cell ->
        [0] { $others ->
            [0] Auf dem Tisch liegt kein gegnerischer Stein.
           *[other] Du hast keinen Handstein zum Überbauen.
        }
       *[other] Am nächsten kommen deine Steine auf Feld { $cell }, mit { $have } von { $need } passenden Runen.
    }
    [steal-hand] Kein Gegner hat einen grauen Handstein.
    [swap-hands] Ihr habt beide keinen Handstein.
    [copy] { $pile ->
        [0] Der offene Stapel ist leer.
       *[other] Eine Kopie lässt sich nicht kopieren, und eine liegt oben auf dem offenen Stapel.
    }
   *[steal-gold] Kein Gegner hat einen goldenen Handstein.
}
why-no-need = Ein Ritual entfernst du nur, um Platz zu schaffen: wenn ein schwarzer Stein eines zieht und du schon { $need } hältst. Du hältst { $have }.
why-no-threat = Kein Ritual gilt gerade dir, also gibt es nichts abzuwehren.
why-parry-only = { $kind ->
    [mirror] Du würdest nur den schwarzen Stein verlieren; das kannst du abwehren, aber nicht umkehren.
   *[other] „{ $card }“ wehrt kein Ritual ab.
}
why-no-aim = Gerade wird kein Ritual gespielt, das einem Spieler gilt.
why-must-choose = „{ $ritual }“ ist gespielt und braucht ein Ziel: { $question ->
    [victim] Wähle einen Gegner.
    [take] Wähle einen Handstein eines Gegners.
   *[mark] Wähle einen Stein auf dem Tisch.
}
why-players-only = „{ $ritual }“ gilt einem Spieler, keinem Stein.
    .help = Wähle einen Gegner.
why-hands-only = „{ $ritual }“ nimmt einen Stein aus einer Hand{ $at ->
    [yes] : Wähle den Stein selbst.
   *[no] , nicht vom Tisch.
}
why-table-only = Bei „{ $ritual }“ geht es um Münzen auf einem Stein, der auf dem Tisch liegt{ $at ->
    [yes] : Wähle den Stein selbst.
   *[no] , nicht um Handsteine.
}
why-yourself = „{ $ritual }“ gilt einem Gegner, nicht dir.
why-nobody-there = An diesem Tisch sitzen nur { $players } Spieler.
why-other-colour = „{ $ritual }“ nimmt jetzt einen { $colour ->
    [black] schwarzen
    [gold] goldenen
   *[grey] grauen
} Stein; dieser ist { $there ->
    [black] schwarz.
    [gold] golden.
   *[grey] grau.
}
why-not-own = Der Stein auf Feld { $cell } gehört { $owner }; „{ $ritual }“ legt Münzen auf deine eigenen Steine.
why-too-many = { $is ->
    [more-coins] Auf Feld { $cell } liegen schon { $have } Münzen; mehr als { $need } sind nicht erlaubt.
   *[other] Auf Feld { $cell } liegen { $have } Münzen; mit deiner { $need } kannst du höchstens { $need } ersetzen.
}

## Tisch und Ablagen
board = Der Tisch: { $stones ->
    [one] 1 Stein
   *[other] { $stones } Steine
}
board-empty = Hierher kommt der erste Stein
board-stone = Feld { $cell }: { $stone }, { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
} von { $owner }
board-form = { $form } von { $owner }
board-bag = { $stones ->
    [one] 1 Stein
   *[other] { $stones } Steine
} im Beutel
board-deck = { $rituals ->
    [one] 1 Ritual
   *[other] { $rituals } Rituale
} zu ziehen
board-pile = Oben auf dem offenen Stapel: „{ $ritual }“
board-roll = Gewürfelt: { $roll }
board-turning = Nach dem laufenden Zug dreht sich die Spielrichtung um
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
mat-grey = Grau
mat-black = Schwarz
mat-gold = Gold
mat-tray = Noch { $coins } von { $all } Münzen zu legen
mat-grey-pays = { $coins } pro Rune
mat-gold-pays = { $coins } pro Rune
mat-black-brings = und ein Ritual
mat-of = von { $all } Münzen noch zu legen
mat-rituals = Deine Rituale
    .about = Rituale auf deiner Hand. Die anderen sehen nur, wie viele es sind.
mat-no-rituals = Keine. Ein schwarzer Stein bringt eines.
mat-drop = Entfernen
store-coins = Münzen übrig
store-rituals = Rituale
    .about = Rituale auf der Hand. Nur wer sie hält, weiß welche.
store-skips = Züge aussetzen
    .about = So viele Züge setzt dieser Spieler aus.

## Angaben zu Bestandteilen, für die Zeile, die sagt, woher wir sie kennen
fact-effect = Wirkung
fact-coins = Münzen
fact-stones = Zahl der Steine
fact-line = Länge
fact-shape = Gestalt
fact-symbols = Symbol
fact-die = Würfelwurf
fact-strong = Stärke
fact-colour = Farbe
fact-runes = Runen
foot-bag = Beutel
    .about = Steine, die noch verdeckt gezogen werden.
foot-deck = Ritualstapel
    .about = Rituale, die noch gezogen werden. Ist er leer, wird die offene Ablage zum neuen Stapel.
foot-roll = Würfel
    .about = Was für das Ritual gewürfelt wurde, das gerade gespielt wird.
foot-way = Richtung
    .about = In welcher Richtung es jetzt reihum geht.

## Legen mit einem Griff
chain-bar = Stein legen
chain-do = Legen
chain-turn = Nach rechts drehen (R)
chain-turn-back = Nach links drehen (Umschalt R)
chain-back = Zurücknehmen (Escape)
chain-places = Alle Plätze in Worten
chain-ways = { $ways ->
    [one] mit einer Drehung
   *[other] mit { $ways } Drehungen
}
chain-pays = { $sign ->
    [less] −{ $n }
   *[more] { $n }
} { $n ->
    [one] Münze
   *[other] Münzen
}
    .detail = { $first ->
        [yes] der erste Stein der Partie
       *[no] { $matches ->
            [one] 1 Rune passt
           *[other] { $matches } Runen passen
        }
    }{ $gold ->
        [1] {""}
        [2] , Gold zählt doppelt
       *[other] , Gold zählt { $gold }-fach
    }{ $most ->
        [yes] , mehr dürfen dort nicht liegen
       *[no] {""}
    }{ $bonus ->
        [0] {""}
       *[other] , { $bonus } für { $forms }
    }
chain-covers = { $sign ->
    [less] −{ $n }
   *[more] { $n }
} { $n ->
    [one] Münze
   *[other] Münzen
}
    .detail = { $matches ->
        [one] 1 Rune passt
       *[other] { $matches } Runen passen
    }, { $needed } nötig{ $gold ->
        [1] {""}
        [2] , Gold zählt doppelt
       *[other] , Gold zählt { $gold }-fach
    }{ $most ->
        [yes] , mehr dürfen dort nicht liegen
       *[no] {""}
    }{ $bonus ->
        [0] {""}
       *[other] , { $bonus } für { $forms }
    }{ $own ->
        [0] {""}
       *[other] , vorher { $own } von dir heim
    }
chain-home = { $n ->
    [0] Keine Münze geht heim
    [one] 1 Münze geht heim
   *[other] { $n } Münzen gehen heim
}
    .detail = { $n ->
        [0] { $loser } verliert den Stein
       *[other] { $loser }: aus { $before } werden { $after }
    }
bar-lay = { $first ->
    [yes] Tippe auf das Feld: Dorthin kommt der erste Stein.
   *[no] Tippe auf eine Mulde: Der Stein rastet mit der besten Drehung ein.
}
    .detail = Pfeile wandern, R dreht, Enter legt, Escape nimmt zurück.
bar-wait = { $who-you ->
    [yes] Du bist am Zug.
   *[no] { $who } ist am Zug.
}
bar-defend = { $who-you ->
    [yes] Dein Zug geht weiter, wenn du geantwortet hast.
   *[no] { $who } ist am Zug; es geht weiter, wenn du geantwortet hast.
}
bar-ritual = { $who-you ->
    [yes] Du bist am Zug.
   *[no] { $who } ist am Zug; es geht weiter, wenn du geantwortet hast.
}
board-cell = Feld { $cell }{ $beside ->
    [0] {""}
   *[other] , neben { $colour ->
        [black] { $owner-you ->
            [yes] deinem schwarzen Stein
           *[no] einem schwarzen Stein von { $owner }
        }
        [gold] { $owner-you ->
            [yes] deinem Goldstein
           *[no] einem Goldstein von { $owner }
        }
       *[grey] { $owner-you ->
            [yes] deinem grauen Stein
           *[no] einem grauen Stein von { $owner }
        }
    }
}{ $more ->
    [0] {""}
    [one] {" "}und 1 weiteren
   *[other] {" "}und { $more } weiteren
}
board-lost = { $n ->
    [one] 1 deiner Münzen ging von hier heim
   *[other] { $n } deiner Münzen gingen von hier heim
}
mat-came-home = { $n ->
    [one] 1 kam heim
   *[other] { $n } kamen heim
}
mat-left = zu legen
mat-key = Taste { $key }
text-signs =
    f Fehu, u Uruz, t Thurisaz, g Gebo, d Dagaz, i Ingwaz, * jede von ihnen · Großbuchstaben, und = dazwischen, passen zueinander · # ein schwarzer Stein, $ ein goldener · ●2 wem er gehört und seine Münzen · +3 Münzen, die er brächte
legend-bag = { $n } im Beutel
legend-deck = { $n ->
    [one] 1 Ritual
   *[other] { $n } Rituale
}

## In Kürze
short-pass = Passen
short-play = { $ritual }
short-drop = „{ $ritual }“ entfernen
short-none = Nichts ziehen
short-stone = { $colour ->
    [black] Schwarz
    [gold] Gold
   *[grey] Grau
}
    .detail = { $best }
short-turn = { $turn ->
    [0] Nicht gedreht
    [one] Einmal gedreht
   *[other] { $turn }-mal gedreht
}
    .detail = { $best }
short-cell = Feld { $cell }
    .detail = { $sign ->
        [less] −{ $won }
       *[more] { $won }
    }{ $over ->
        [yes] , über { $owner }
       *[no] {""}
    }
short-at = { $who }
short-take = { $colour ->
    [black] Schwarz
    [gold] Gold
   *[grey] Grau
} { $stone }
    .detail = von { $victim }
short-ward = Abwehren
short-mirror = Zurückwerfen
short-accept = Geschehen lassen
chip-coins = Münzen übrig von allen
chip-hand = { $n ->
    [one] Handstein
   *[other] Handsteine
}
chip-rituals = { $n ->
    [one] Ritual
   *[other] Rituale
}
chip-stones = { $n ->
    [one] Stein auf dem Tisch
   *[other] Steine auf dem Tisch
}
group-play = Ausspielen
group-drop = Entfernen
heading-end = { $who-you ->
    [yes] Deine Ablage ist leer
   *[no] Die Ablage von { $who } ist leer
}
