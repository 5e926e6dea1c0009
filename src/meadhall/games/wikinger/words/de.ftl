game = Wikinger
game-about = Kauft am Drehrad immer billigere Plättchen mit Siedlern, baut Inseln vor eurer Küste und haltet die Angreifer fern.

## Optionen
option-version = Fassung
    .about = Das Spiel für Fortgeschrittene bringt eine Versteigerung des ersten Platzes, Farben, die die Spieler selbst ans Rad stellen, Sonderplättchen und Bootsmänner, die nur noch eine Figur mitnehmen.
option-version-base = Grundspiel
option-version-advanced = für Fortgeschrittene
option-version-no-auction = für Fortgeschrittene, ohne Versteigerung

## Reihen
row-ships = Schiffe
    .about = Hier liegen die Schiffe: zuerst Spalte 1 bis 3 in beliebiger Reihenfolge, dann eines nach dem anderen. Daneben warten die Bootsmänner.
row-warriors = Kämpfer
row-nobles = Adlige
row-scouts = Späher
row-goldsmiths = Goldschmiede
row-fishers = Fischer

## Plättchen
tile-left = Inselanfang
    .about = Hier beginnt eine Insel: links Meer, rechts Land. Neben dem Festland liegen nur Inselanfänge.
tile-right = Inselende
    .about = Schließt eine Insel ab: links Land, rechts Meer.
tile-farm = Inselmitte mit Hof
    .about = Land auf beiden Seiten. Bei den Fortgeschrittenen kann der Große Hof an ihre Stelle treten.
tile-church = Inselmitte mit Kirche
    .about = Land auf beiden Seiten. Bei den Fortgeschrittenen kann die Große Kirche an ihre Stelle treten.
tile-settlement = Inselmitte mit Siedlung
    .about = Land auf beiden Seiten. Bei den Fortgeschrittenen kann die Große Siedlung an ihre Stelle treten.
tile-sanctuary = Inselmitte mit Heiligtum
    .about = Land auf beiden Seiten. Bei den Fortgeschrittenen kann das Große Heiligtum an ihre Stelle treten.
tile-red-ship = Rotes Schiff
tile-green-ship = Grünes Schiff
tile-yellow-ship = Gelbes Schiff
tile-blue-ship = Blaues Schiff
about-ship = Bedroht seine Spalte bis zu den { $reach ->
    [warriors] Kämpfern
    [nobles] Adligen
    [scouts] Spähern
    [goldsmiths] Goldschmieden
   *[fishers] Fischern
}. Ein Kämpfer direkt darunter wehrt es ab: { $gold ->
    [0] { $points ->
        [1] 1 Punkt
       *[other] { $points } Punkte
    }
   *[other] { $gold } Gold
} in jeder großen Wertung. Wehrt es keiner ab, nimmt es am Ende { $gold ->
    [0] { $points ->
        [1] 1 Punkt
       *[other] { $points } Punkte
    }
   *[other] { $gold } Gold
}.
homeland = Festland
    .about = Figuren ohne eigenes Plättchen warten hier, bis ein Bootsmann sie vor einer großen Wertung übersetzt.

## Figuren
figure-boatman = Bootsmann
    .about = Bleibt am Festland. Vor einer großen Wertung setzt er eine Farbe oder je eine Figur jeder Farbe über und verlässt das Spiel. Bei den Fortgeschrittenen: eine Figur, mit Boot mehr. Wer am Ende die meisten übrig hat, bekommt { $boatmen ->
        [1] 1 Punkt
       *[other] { $boatmen } Punkte
    }.
figure-warrior = Kämpfer
    .about = Wehrt das Schiff direkt über ihm ab und bringt in jeder großen Wertung, was es wert ist.
figure-noble = Adliger
    .about = { $noble ->
        [1] 1 Punkt
       *[other] { $noble } Punkte
    } in jeder großen Wertung, wenn er nicht bedroht ist.
figure-scout = Späher
    .about = { $scout ->
        [1] 1 Punkt
       *[other] { $scout } Punkte
    } in jeder großen Wertung und je 1 für einen Goldschmied und einen Fischer in seiner Spalte, wenn der Späher nicht bedroht ist.
figure-goldsmith = Goldschmied
    .about = { $goldsmith } Gold in jeder Wertung, klein oder groß, wenn er nicht bedroht ist.
figure-fisher = Fischer
    .about = Versorgt am Ende { $fisher } Figuren, wenn er nicht bedroht ist. Jede Figur, für die es darüber hinaus reichen würde, bringt { $fed ->
        [1] 1 Punkt
       *[other] { $fed } Punkte
    }, jede hungrige kostet { $hungry }.
many-boatman = { $n ->
    [one] 1 Bootsmann
   *[other] { $n } Bootsmänner
}
many-warrior = { $n } Kämpfer
many-noble = { $n ->
    [one] 1 Adliger
   *[other] { $n } Adlige
}
many-scout = { $n } Späher
many-goldsmith = { $n ->
    [one] 1 Goldschmied
   *[other] { $n } Goldschmiede
}
many-fisher = { $n } Fischer

## Sonderplättchen
special-five-gold = Schatz
    .about = Sofort { $five-gold } Gold; dann verlässt das Plättchen das Spiel.
name-more-goldsmith = Goldschmiede +{ $n }
name-more-noble = Adlige +{ $n }
name-more-scout = Späher +{ $n }
name-more-fisher = Fischer +{ $n }
special-boat = Boot
    .about = Damit setzt ein Bootsmann eine ganze Farbe oder je eine Figur jeder Farbe über. Bootsmann und Boot verlassen das Spiel.
about-more-goldsmith = { $n } Gold mehr für jeden unbedrohten Goldschmied, in jeder Wertung.
about-more-noble = { $n ->
    [1] 1 Punkt
   *[other] { $n } Punkte
} mehr für jeden unbedrohten Adligen, in jeder großen Wertung.
about-more-scout = { $n ->
    [1] 1 Punkt
   *[other] { $n } Punkte
} mehr für jeden unbedrohten Späher, in jeder großen Wertung.
about-more-fisher = { $n ->
    [1] 1 Punkt
   *[other] { $n } Punkte
} für jeden unbedrohten Fischer, in jeder großen Wertung.
special-ferryman = Fährmann
    .about = Zählt bei der Mehrheit am Ende als Bootsmann. Er setzt niemanden über und muss nicht versorgt werden.
special-surplus = Volle Speicher
    .about = Am Ende bringt jede überversorgte Figur { $surplus ->
        [1] 1 Punkt
       *[other] { $surplus } Punkte
    } statt { $fed }.
special-exchange = Wechsler
    .about = Am Ende sind { $exchange } Gold einen Punkt wert statt { $gold-a-point }.
special-great-farm = Großer Hof
    .about = Tritt an die Stelle einer Inselmitte mit Hof. Am Ende { $great-farm ->
        [1] 1 Punkt
       *[other] { $great-farm } Punkte
    } für jede Figur darauf und auf den acht Feldern ringsum, sofern sein eigenes Feld nicht bedroht ist.
special-great-church = Große Kirche
    .about = Tritt an die Stelle einer Inselmitte mit Kirche. Am Ende { $great-church ->
        [1] 1 Punkt
       *[other] { $great-church } Punkte
    } für jede Figur darauf und auf den acht Feldern ringsum, sofern ihr eigenes Feld nicht bedroht ist.
special-great-settlement = Große Siedlung
    .about = Tritt an die Stelle einer Inselmitte mit Siedlung. Am Ende { $great-settlement ->
        [1] 1 Punkt
       *[other] { $great-settlement } Punkte
    } für jede Figur darauf und auf den acht Feldern ringsum, sofern ihr eigenes Feld nicht bedroht ist.
special-great-sanctuary = Großes Heiligtum
    .about = Tritt an die Stelle einer Inselmitte mit Heiligtum. Am Ende { $great-sanctuary ->
        [1] 1 Punkt
       *[other] { $great-sanctuary } Punkte
    } für jede Figur darauf und auf den acht Feldern ringsum, sofern sein eigenes Feld nicht bedroht ist.

## Wertungsblatt: was verdient ist, dann die Schlusswertung, wie sie jetzt ausfiele
score-start = Anfang, ohne bezahlte Punkte
score-repelled = Abgewehrte Schiffe
score-nobles = Adlige
score-scouts = Späher
score-fishers = Fischer (Sonderplättchen)
score-raiders = Ende: Schiffe ohne Abwehr
score-gold = Ende: Gold
score-boatmen = Ende: meiste Bootsmänner
score-islands = Ende: meiste Inseln
score-longest = Ende: längste Insel
score-feeding = Ende: Versorgung
score-buildings = Ende: große Bauwerke

## Stand eines Platzes
status-purse = { $gold } Gold, { $points } auf der Leiste

## Auf dem Plan
board = Drehrad mit { $left } von { $slots } Kombinationen, Durchgang { $round } von { $rounds }
board-tile = { $tile }
board-pair = { $tile } und { $figure }
board-barred = Noch nicht umsonst
    .about = Die Kombination zum Preis 0 gibt es nur, wenn ihre Figur die letzte ihrer Farbe am Rad ist, oder für jemanden, dessen Gold nicht für die nächste reicht.
board-next-small = endet mit kleiner Wertung
board-next-large = endet mit großer Wertung
board-next-final = endet mit großer Wertung, dann Schluss
board-round = Durchgang { $round }
board-specials = Sonderplättchen
board-specials-rule = eines für den Kauf der teuersten Kombination
board-drawn = Für diesen Durchgang gezogen
board-standing = { $who-you ->
    [yes] Dein Gebot steht bei { $bid }.
   *[no] { $who } bietet { $bid }.
}
board-higher = Höhere Gebote
board-hand = In der Hand
board-ashore = Festland
board-taken = Sonderplättchen
board-gold = Gold
    .about = Damit kauft man Kombinationen. Am Ende sind { $gold-a-point } Gold einen Punkt wert.
board-points = Punkte
    .about = Punkte auf der Leiste. Man kann mit ihnen zahlen wie mit Gold, eins zu eins; am Ende kommt die Schlusswertung dazu.
board-boatmen = Bootsmänner
    .about = Wer am Ende die meisten übrig hat, bekommt { $boatmen ->
        [1] 1 Punkt
       *[other] { $boatmen } Punkte
    }; bei Gleichstand alle.
board-islands = Inseln
    .about = Fertige Inseln, vom Anfang bis zum Ende ohne Lücke. Wer am Ende die meisten hat, bekommt { $islands ->
        [1] 1 Punkt
       *[other] { $islands } Punkte
    }; bei Gleichstand alle.
board-longest = längste
    .about = Plättchen der längsten fertigen Insel. Wessen Insel am Ende die längste ist, bekommt { $longest ->
        [1] 1 Punkt
       *[other] { $longest } Punkte
    }; bei Gleichstand alle.
board-feeding = Versorgung
    .about = So viele Figuren könnten die Fischer über alle vorhandenen hinaus versorgen. Am Ende ist jede { $fed ->
        [1] 1 Punkt
       *[other] { $fed } Punkte
    } wert; unter 0 kostet jede hungrige Figur { $hungry }.
board-land = Land von { $who }
board-compared = { $who }: { $gold } Gold, { $points } Punkte, Bootsmänner { $boatmen }, Inseln { $islands }, längste { $longest }, { $short ->
    [yes] { $over } hungrig
   *[no] { $over } übrig
}
board-outlook = { $islands ->
    [one] 1 Insel
   *[other] { $islands } Inseln
} fertig{ $longest ->
    [0] {""}
   *[other] , die längste aus { $longest }
}. { $over ->
    [0] Alle Figuren sind versorgt.
   *[other] { $short ->
        [yes] { $over } blieben hungrig.
       *[no] Essen für { $over } mehr.
    }
}
mat-tile = Spalte { $column }: { $tile }
mat-stands = Spalte { $column }: { $tile }, { $figure }
mat-threatened = Spalte { $column }: { $tile }, { $figure }, bedroht

## Fragen
price = { $gold ->
    [0] { $points ->
        [0] nichts
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
   *[other] { $points ->
        [0] { $gold } Gold
        [one] { $gold } Gold und 1 Punkt
       *[other] { $gold } Gold und { $points } Punkte
    }
}
ask-bid = { $who-you ->
    [yes] { $opens ->
        [yes] Du eröffnest die Versteigerung des ersten Platzes. Was bietest du?
       *[no] { $leader } bietet { $standing } für den ersten Platz. Bietest du mehr?
    }
   *[no] { $who } überlegt ein Gebot für den ersten Platz.
}
ask-remove = { $who-you ->
    [yes] Du beginnst. Welche Figur verlässt das Spiel?
   *[no] { $who } nimmt eine Figur aus dem Spiel.
}
ask-colour = { $who-you ->
    [yes] Welche Farbe kommt als Nächstes auf die teuersten Plätze?
   *[no] { $who } stellt eine Farbe ans Rad.
}
ask-buy = { $who-you ->
    [yes] Was kaufst du? Du hast { $gold } Gold und { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
   *[no] { $who } ist am Rad.
}
ask-start = { $who-you ->
    [yes] Dein erster Kauf: In welche Reihe legst du dein Startplättchen?
   *[no] { $who } legt das Startplättchen.
}
ask-lay = { $who-you ->
    [yes] Wohin kommt das Plättchen: { $tile } (Figur: { $figure })?
   *[no] { $who } legt ein Plättchen: { $tile } (Figur: { $figure }).
}
ask-stand = { $who-you ->
    [yes] { $threat ->
        [yes] Hier drohen die Angreifer. Bleibt die Figur ({ $figure }) trotzdem auf dem Plättchen?
       *[no] Bleibt die Figur ({ $figure }) auf dem Plättchen oder geht sie ans Festland?
    }
   *[no] { $who } entscheidet, wo die Figur ({ $figure }) hinkommt.
}
ask-special = { $who-you ->
    [yes] Du hast die teuerste Kombination gekauft. Welches Sonderplättchen nimmst du?
   *[no] { $who } darf ein Sonderplättchen nehmen.
}
ask-swap = { $who-you ->
    [yes] { $building }: Welches Plättchen wird ersetzt?
   *[no] { $who } sucht einen Platz: { $building }.
}
ask-ferry = { $who-you ->
    [yes] Du hast { $boatmen ->
        [one] 1 Bootsmann. Wen setzt er über?
       *[other] { $boatmen } Bootsmänner. Wen setzt einer von ihnen über?
    }
   *[no] { $who } schickt die Bootsmänner los.
}
ask-to = { $who-you ->
    [yes] Wo geht die Figur an Land: { $figure }?
   *[no] { $who } bringt eine Figur an Land: { $figure }.
}
ask-over = Das Spiel ist aus.

## Antworten
answer-bid = { $bid ->
    [0] Nichts bieten
   *[other] { $bid } bieten
}
    .detail = { $bid ->
        [0] {""}
       *[other] { $price }
    }
answer-pass = Passen
answer-remove = Aus dem Spiel nehmen: { $figure }
answer-colour = Ans Rad stellen: { $figures }
answer-buy = { $tile } und { $figure }{ $cost ->
    [0] {""}, umsonst
   *[other] {""} für { $price }
}{ $special ->
    [yes] , dazu ein Sonderplättchen
   *[no] {""}
}
answer-start = Reihe { $row }
answer-lay = Reihe { $row }, Spalte { $column }: { $figure } { $stands ->
    [yes] { $threat ->
        [yes] kann stehen, aber bedroht
       *[no] { $repels ->
            [yes] kann stehen und das Schiff abwehren
           *[no] kann hier stehen
        }
    }
   *[no] geht ans Festland
}{ $island ->
    [0] {""}
   *[other] {""}; vollendet eine Insel aus { $island }
}
answer-lay-ship = Spalte { $column }{ $repelled ->
    [yes] {""}, dein Kämpfer wehrt es ab
   *[no] {""}, bedroht sie bis zur Reihe „{ $reach }“
}
answer-stand = In der Reihe „{ $row }“ bleiben
answer-ashore = Ans Festland gehen
answer-special = { $special }
answer-decline = Keines nehmen
answer-swap = Reihe { $row }, Spalte { $column }
    .detail = { $around ->
        [one] 1 Figur
       *[other] { $around } Figuren
    } darauf und ringsum
answer-ferry = Übersetzen: { $figures }
answer-ferry-each = Von jeder Farbe eine übersetzen: { $figures }
answer-boat = Mit einem Boot: { $figures }
answer-boat-each = Mit einem Boot, von jeder Farbe eine: { $figures }
answer-stop = Die Bootsmänner bleiben am Festland
answer-to = Reihe { $row }, Spalte { $column }
    .detail = { $threat ->
        [yes] bedroht
       *[no] { $repels ->
            [yes] wehrt das Schiff ab
           *[no] {""}
        }
    }

## Ereignisse
source-ships = abgewehrte Schiffe
source-nobles = Adlige
source-scouts = Späher
source-fishers = Fischer
source-goldsmiths = Goldschmiede
source-tile = ein Sonderplättchen
event-round = Durchgang { $round } beginnt. { $who-you ->
    [yes] Du hast
   *[no] { $who } hat
} das Startschiff.
event-bid = { $who-you ->
    [yes] Du bietest { $bid }.
   *[no] { $who } bietet { $bid }.
}
event-passed = { $who-you ->
    [yes] Du passt.
   *[no] { $who } passt.
}
event-won = { $who-you ->
    [yes] Du beginnst und zahlst { $price }.
   *[no] { $who } beginnt und zahlt { $price }.
}
event-removed = { $who-you ->
    [yes] Du nimmst eine Figur aus dem Spiel: { $figure }.
   *[no] { $who } nimmt eine Figur aus dem Spiel: { $figure }.
}
event-placed = { $who-you ->
    [yes] Du stellst ans Rad: { $figures }.
   *[no] { $who } stellt ans Rad: { $figures }.
}
event-bought = { $who-you ->
    [yes] Du kaufst: { $tile } und { $figure }.
   *[no] { $who } kauft: { $tile } und { $figure }.
}
event-paid = { $who-you ->
    [yes] Du zahlst { $price }.
   *[no] { $who } zahlt { $price }.
}
event-turned = Das Rad dreht sich; alles wird um { $steps } billiger.
event-started = { $who-you ->
    [yes] Du legst dein Startplättchen in die Reihe „{ $row }“.
   *[no] { $who } legt das Startplättchen in die Reihe „{ $row }“.
}
event-laid = { $tile }: Reihe { $row }, Spalte { $column }.
event-discarded = { $tile }: passt nirgends und verlässt das Spiel.
event-stood = { $who-you ->
    [yes] Deine Figur bleibt auf dem Plättchen: { $figure }.
   *[no] { $who } lässt die Figur auf dem Plättchen: { $figure }.
}
event-ashore = { $who-you ->
    [yes] Deine Figur geht ans Festland: { $figure }.
   *[no] { $who } schickt eine Figur ans Festland: { $figure }.
}
event-took = { $who-you ->
    [yes] Du nimmst ein Sonderplättchen: { $special }.
   *[no] { $who } nimmt ein Sonderplättchen: { $special }.
}
event-declined = { $who-you ->
    [yes] Du nimmst kein Sonderplättchen.
   *[no] { $who } nimmt kein Sonderplättchen.
}
event-set-aside = { $special }: wartet auf ein passendes Plättchen.
event-swapped = { $special }: steht jetzt in der Reihe „{ $row }“, Spalte { $column }.
event-scoring = { $large ->
    [yes] Große Wertung
   *[no] Kleine Wertung
} nach Durchgang { $round }.
event-boatman = { $who-you ->
    [yes] Du schickst einen Bootsmann{ $boat ->
        [yes] {""} mit einem Boot
       *[no] {""}
    } los.
   *[no] { $who } schickt einen Bootsmann{ $boat ->
        [yes] {""} mit einem Boot
       *[no] {""}
    } los.
}
event-ferried = { $who-you ->
    [yes] Deine Figur ({ $figure }) landet in Spalte { $column }.
   *[no] Eine Figur von { $who } ({ $figure }) landet in Spalte { $column }.
}
event-gold = { $who-you ->
    [yes] Du bekommst { $n } Gold für { $source }.
   *[no] { $who } bekommt { $n } Gold für { $source }.
}
event-points = { $who-you ->
    [yes] Du bekommst { $n ->
        [one] 1 Punkt
       *[other] { $n } Punkte
    } für { $source }.
   *[no] { $who } bekommt { $n ->
        [one] 1 Punkt
       *[other] { $n } Punkte
    } für { $source }.
}
event-final = { $who-you ->
    [yes] Du
   *[no] { $who }
}, { $line }: { $points }.
event-ended = Der sechste Durchgang ist vorbei und damit das Spiel.

## Angaben zu Bestandteilen, für die Zeile, die sagt, woher wir sie kennen
fact-gold = Gold
fact-reaches = bedrohte Reihe
fact-start = Startplättchen
fact-feeds = Versorgung
fact-amount = Betrag
fact-building = Gebäude
