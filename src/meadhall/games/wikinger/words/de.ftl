game = Wikinger
game-about = Kauft am Drehrad immer billigere Plättchen mit Figuren, baut Inseln vor eurer Küste und haltet die Schiffe fern.
game-goal = Am Ende die meisten Punkte.
game-do = Kauf am Drehrad Plättchen mit Figuren, bau Inseln und wehr die Schiffe ab.

## Optionen
option-version = Fassung
    .about = Das Spiel für Fortgeschrittene bringt eine Versteigerung, wer Startspieler wird, Farben, die die Spieler selbst ans Drehrad stellen, Sonderplättchen und Bootsmänner, die nur noch eine Figur übersetzen.
option-version-base = Grundspiel
option-version-advanced = für Fortgeschrittene
option-version-no-auction = für Fortgeschrittene, ohne Versteigerung

## Reihen
row-ships = Schiffe
    .about = Hier liegen die Schiffe: zuerst Spalte 1 bis { $first-ships } in beliebiger Reihenfolge, dann eines nach dem anderen. Daneben, auf dem Festland, warten die Bootsmänner.
row-warriors = Kämpfer
    .about = In dieser Reihe stehen Kämpfer. Jeder wehrt das Schiff direkt über ihm ab und bringt in jeder großen Wertung, was es wert ist.
row-nobles = Adlige
    .about = In dieser Reihe stehen Adlige. Jeder bringt in jeder großen Wertung { $noble ->
        [one] 1 Punkt
       *[other] { $noble } Punkte
    }, wenn er nicht bedroht ist.
row-scouts = Späher
    .about = In dieser Reihe stehen Späher. Jeder bringt in jeder großen Wertung { $scout ->
        [one] 1 Punkt
       *[other] { $scout } Punkte
    } und ebenso viel für einen Goldschmied und für einen Fischer in seiner Spalte, wenn der Späher nicht bedroht ist.
row-goldsmiths = Goldschmiede
    .about = In dieser Reihe stehen Goldschmiede. Jeder bringt in jeder Wertung { $goldsmith } Gold, wenn er nicht bedroht ist.
row-fishers = Fischer
    .about = In dieser Reihe stehen Fischer. Jeder versorgt am Ende { $fisher ->
        [one] 1 Figur
       *[other] { $fisher } Figuren
    }, wenn er nicht bedroht ist.
of-row = { $row ->
    [ships] der Schiffe
    [warriors] der Kämpfer
    [nobles] der Adligen
    [scouts] der Späher
    [goldsmiths] der Goldschmiede
   *[fishers] der Fischer
}

## Bauwerke, wie sie nach „mit“ stehen
building-farm = Hof
building-church = Kirche
building-settlement = Siedlung
building-sanctuary = Heiligtum
building-called = { $de }
great-farm = Großer Hof
great-church = Große Kirche
great-settlement = Große Siedlung
great-sanctuary = Großes Heiligtum
great-called = Großes Bauwerk ({ $de })

## Plättchen
tile-left = Inselanfang
    .about = Hier beginnt eine Insel: links Meer, rechts Land. Neben dem Festland liegen nur Inselanfänge.
tile-right = Inselende
    .about = Schließt eine Insel ab: links Land, rechts Meer.
tile-middle = Inselmitte mit { $building }
tile-red-ship = Rotes Schiff
tile-green-ship = Grünes Schiff
tile-yellow-ship = Gelbes Schiff
tile-blue-ship = Blaues Schiff
a-tile = { $tile ->
    [left] einen Inselanfang
    [right] ein Inselende
    [red-ship] ein rotes Schiff
    [green-ship] ein grünes Schiff
    [yellow-ship] ein gelbes Schiff
   *[blue-ship] ein blaues Schiff
}
a-tile-middle = eine Inselmitte mit { $building }
the-tile = { $tile ->
    [left] Der Inselanfang
    [right] Das Inselende
    [red-ship] Das rote Schiff
    [green-ship] Das grüne Schiff
    [yellow-ship] Das gelbe Schiff
   *[blue-ship] Das blaue Schiff
}
the-tile-middle = Die Inselmitte mit { $building }
the-tile-great = Das Sonderplättchen „{ $special }“
about-middle = Land auf beiden Seiten. Im Spiel für Fortgeschrittene kann das Sonderplättchen „{ $great }“ an ihre Stelle treten.
about-ship = Bedroht seine Spalte bis zu den { $reach ->
    [warriors] Kämpfern
    [nobles] Adligen
    [scouts] Spähern
    [goldsmiths] Goldschmieden
   *[fishers] Fischern
}. Steht ein Kämpfer direkt darunter, wehrt er es ab und bringt { $worth } in jeder großen Wertung. Steht dort am Ende keiner, nimmt es dir { $worth }.
homeland = Festland
    .about = Figuren ohne eigenes Plättchen warten hier, bis ein Bootsmann sie vor einer großen Wertung übersetzt. Daneben ist Meer; Inseln beginnen hier also mit einem Inselanfang.

## Figuren
figure-boatman = Bootsmann
    .about = Bleibt auf dem Festland. Vor einer großen Wertung setzt er eine Farbe oder von jeder Farbe eine Figur über und verlässt das Spiel. Im Spiel für Fortgeschrittene: eine Figur, mit Boot mehr. Wer am Ende die meisten übrig hat, bekommt { $boatmen ->
        [one] 1 Punkt
       *[other] { $boatmen } Punkte
    }.
figure-warrior = Kämpfer
    .about = Wehrt das Schiff direkt über ihm ab und bringt in jeder großen Wertung, was es wert ist.
figure-noble = Adliger
    .about = { $noble ->
        [one] 1 Punkt
       *[other] { $noble } Punkte
    } in jeder großen Wertung, wenn er nicht bedroht ist.
figure-scout = Späher
    .about = { $scout ->
        [one] 1 Punkt
       *[other] { $scout } Punkte
    } in jeder großen Wertung und ebenso viel für einen Goldschmied und für einen Fischer in seiner Spalte, wenn der Späher nicht bedroht ist.
figure-goldsmith = Goldschmied
    .about = { $goldsmith } Gold in jeder Wertung, klein oder groß, wenn er nicht bedroht ist.
figure-fisher = Fischer
    .about = Versorgt am Ende { $fisher ->
        [one] 1 Figur
       *[other] { $fisher } Figuren
    }, wenn er nicht bedroht ist. Jede Figur, für die das Essen über alle deine Figuren hinaus noch reicht, bringt { $fed ->
        [one] 1 Punkt
       *[other] { $fed } Punkte
    }, jede hungrige kostet { $hungry ->
        [one] 1 Punkt
       *[other] { $hungry } Punkte
    }.
a-figure = { $figure ->
    [boatman] einen Bootsmann
    [warrior] einen Kämpfer
    [noble] einen Adligen
    [scout] einen Späher
    [goldsmith] einen Goldschmied
   *[fisher] einen Fischer
}
the-figure = { $figure ->
    [boatman] der Bootsmann
    [warrior] der Kämpfer
    [noble] der Adlige
    [scout] der Späher
    [goldsmith] der Goldschmied
   *[fisher] der Fischer
}
to-the-figure = { $figure ->
    [boatman] den Bootsmann
    [warrior] den Kämpfer
    [noble] den Adligen
    [scout] den Späher
    [goldsmith] den Goldschmied
   *[fisher] den Fischer
}
many-figures = { $figure ->
    [boatman] { many-boatman }
    [warrior] { many-warrior }
    [noble] { $n ->
        [one] 1 Adligen
       *[other] { $n } Adlige
    }
    [scout] { many-scout }
    [goldsmith] { many-goldsmith }
   *[fisher] { many-fisher }
}
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
    .about = Damit setzt ein Bootsmann eine ganze Farbe oder von jeder Farbe eine Figur über. Bootsmann und Boot verlassen das Spiel.
about-more-goldsmith = { $n } Gold mehr für jeden unbedrohten Goldschmied, in jeder Wertung.
about-more-noble = { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
} mehr für jeden unbedrohten Adligen, in jeder großen Wertung.
about-more-scout = { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
} mehr für jeden unbedrohten Späher, in jeder großen Wertung.
about-more-fisher = { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
} für jeden unbedrohten Fischer, in jeder großen Wertung.
special-ferryman = Fährmann
    .about = Zählt als { $ferryman ->
        [one] 1 Bootsmann
       *[other] { $ferryman } Bootsmänner
    }, wenn am Ende die meisten Bootsmänner gesucht werden. Er setzt niemanden über und muss nicht versorgt werden.
special-surplus = Volle Speicher
    .about = Am Ende bringt jede Figur, für die das Essen über alle deine Figuren hinaus noch reicht, { $surplus ->
        [one] 1 Punkt
       *[other] { $surplus } Punkte
    } statt { $fed }.
special-exchange = Wechsler
    .about = Am Ende bekommst du für { $exchange } Gold 1 Punkt, statt für { $gold-a-point }.
about-great = Tritt an die Stelle einer Inselmitte mit { $building }. Am Ende bringt das Plättchen { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
} für jede Figur darauf und ringsum, auch über Eck, wenn sein eigenes Feld nicht bedroht ist.

## Wertungsblatt: was verdient ist, dann die Schlusswertung, wie sie jetzt ausfiele
tie-gold = Das Gold nach dem Tausch
    .detail = { $n }
score-start = Anfang
    .about = Die Punkte, mit denen alle beginnen, ohne die, die du in Gold getauscht hast.
score-repelled = Abgewehrte Schiffe
    .about = Schiffe über einer Spalte mit Kämpfer, bei jeder großen Wertung.
score-nobles = Adlige
    .about = Adlige, die kein Schiff bedroht, bei jeder großen Wertung.
score-scouts = Späher
    .about = Späher, die kein Schiff bedroht, und die Figuren unter ihnen, über die sie wachen, bei jeder großen Wertung.
score-fishers = Fischer
    .about = Nur mit einem Sonderplättchen: Fischer, die kein Schiff bedroht, bei jeder großen Wertung.
score-raiders = Räuberschiffe
    .about = Was die Schiffe rauben, die kein Kämpfer abwehrt, wäre das Spiel jetzt zu Ende. Fehlendes Gold kostet Punkte.
score-gold = Gold
    .about = Übriges Gold, in Punkte getauscht, wäre das Spiel jetzt zu Ende.
score-boatmen = Meiste Bootsmänner
    .about = Für die meisten übrigen Bootsmänner; bei Gleichstand bekommen es alle.
score-islands = Meiste Inseln
    .about = Für die meisten Inseln; bei Gleichstand bekommen es alle.
score-longest = Längste Insel
    .about = Für die längste Insel; bei Gleichstand bekommen es alle.
score-feeding = Versorgung
    .about = Fischer, die kein Schiff bedroht, versorgen deine Figuren. Hungrige kosten Punkte, ein Überschuss bringt welche.
score-buildings = Große Bauwerke
    .about = Fortgeschrittenes Spiel: Figuren auf und um jedes große Bauwerk, wenn kein Schiff es bedroht.

## Stand eines Platzes

## Woran sich zwei Antworten vergleichen lassen
tally-gold = Gold
tally-goldsmith = Gold in einer großen Wertung
tally-noble = Punkte in einer großen Wertung

## Auf dem Plan
board = Drehrad mit { $left } von { $slots } Kombinationen, Durchgang { $round } von { $rounds }
board-tile = { $tile }
board-pair = { $tile } und { $figure }
board-price = Drehrad und Preise
    .about = Zu Beginn eines Durchgangs liegen { $slots } Kombinationen aus Plättchen und Figur am Drehrad. Die billigste kostet nichts, jeder Schritt weiter 1 Gold mehr; ist die billigste verkauft, dreht sich das Rad weiter, und alle anderen kosten weniger.
board-barred = Noch nicht umsonst
    .about = Die Kombination zum Preis 0 gibt es nur, wenn ihre Figur die letzte ihrer Farbe am Drehrad ist, oder für jemanden, dessen Gold nicht für die nächste reicht.
board-now = Durchgang { $round }
board-round = Durchgänge
    .about = Das Spiel hat { $rounds ->
        [one] 1 Durchgang
       *[other] { $rounds } Durchgänge
    }. Nach den ungeraden folgt eine kleine Wertung: Gold für Goldschmiede. Nach den geraden folgt eine große: Die Bootsmänner setzen über, dann bringen abgewehrte Schiffe, Adlige, Späher und Goldschmiede, was sie wert sind.
board-next-small = endet mit kleiner Wertung
board-next-large = endet mit großer Wertung
board-last-small = endet mit kleiner Wertung, dann Schluss
board-last-large = endet mit großer Wertung, dann Schluss
board-specials = Sonderplättchen
    .about = { $shown ->
        [one] 1 Sonderplättchen liegt
       *[other] { $shown } Sonderplättchen liegen
    } offen. Wer die teuerste Kombination am Drehrad kauft und bezahlt, darf eines nehmen. Lücken werden zu Beginn des nächsten Durchgangs gefüllt.
board-drawn = Für diesen Durchgang gezogen
    .about = { $drawn } Figuren werden gezogen. Der Startspieler nimmt eine davon aus dem Spiel; dann stellen alle reihum eine ganze Farbe an die teuersten freien Preise.
board-auction = Wer wird Startspieler?
    .about = Wer am meisten bietet, wird Startspieler, und nur er zahlt. Der bisherige Startspieler eröffnet, auch mit nichts, und darf noch erhöhen, wenn andere bieten; wer passt, ist draußen. Bietet niemand, bleibt er Startspieler, ohne zu zahlen.
board-hand = In der Hand
    .about = Das Plättchen und die Figur, die gerade gekauft wurden. Sie werden jetzt gelegt und gestellt.
text-wheel = Die Preise steigen im Uhrzeigersinn
text-signs =
    ¤ der Preis · ☻ eine Figur · ( ) die Enden einer Insel · ▶ ein Schiff: ↓ es bedroht, was darunter liegt, ✗ es ist abgewehrt · ! bedroht
board-ashore = Festland
board-column = Spalten
    .about = Vom Festland aus gezählt. Ein Schiff bedroht die Figuren seiner eigenen Spalte.
board-gold = Gold
    .about = Damit kauft man Kombinationen. Zu zweit beginnt jeder mit { $gold-2 } Gold, zu dritt mit { $gold-3 }, zu viert mit { $gold-4 }. Am Ende bekommst du für { $gold-a-point } Gold 1 Punkt.
board-points = Punkte
    .about = Jeder beginnt mit { $start-points ->
        [one] 1 Punkt
       *[other] { $start-points } Punkten
    } auf der Leiste. Man kann mit ihnen zahlen wie mit Gold, eins zu eins; am Ende kommt die Schlusswertung dazu.
board-boatmen = Bootsmänner
    .about = Wer am Ende die meisten übrig hat, bekommt { $boatmen ->
        [one] 1 Punkt
       *[other] { $boatmen } Punkte
    }; bei Gleichstand alle.
board-islands = Inseln
    .about = Fertige Inseln, vom Anfang bis zum Ende ohne Lücke. Wer am Ende die meisten hat, bekommt { $islands ->
        [one] 1 Punkt
       *[other] { $islands } Punkte
    }; bei Gleichstand alle.
board-longest = längste Insel
    .about = Plättchen der längsten fertigen Insel. Wessen Insel am Ende die längste ist, bekommt { $longest ->
        [one] 1 Punkt
       *[other] { $longest } Punkte
    }; bei Gleichstand alle.
board-feeding = Versorgung
    .about = So viele Figuren könnten die Fischer über alle vorhandenen hinaus versorgen. Am Ende ist jede { $fed ->
        [one] 1 Punkt
       *[other] { $fed } Punkte
    } wert; unter 0 kostet jede hungrige Figur { $hungry ->
        [one] 1 Punkt
       *[other] { $hungry } Punkte
    }.
board-land = Land von { $who }
mat-tile = Spalte { $column }: { $tile }
mat-stands = Spalte { $column }: { $tile }, { $figure }
mat-threatened = Spalte { $column }: { $tile }, { $figure }, bedroht

## Gold und Punkte zusammen; was etwas bringt
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
brings-every = { $n } Gold in jeder Wertung
brings-large = { $sum } in jeder großen Wertung
brings-food = { $n ->
    [one] am Ende Essen für 1 Figur
   *[other] am Ende Essen für { $n } Figuren
}
brings-nothing = bringt noch nichts
value = { $figure ->
    [noble] { $n ->
        [one] 1 Punkt
       *[other] { $n } Punkte
    } in jeder großen Wertung, wenn er nicht bedroht ist
    [scout] { $n } bis { $more } Punkte in jeder großen Wertung, wenn er nicht bedroht ist
    [goldsmith] { $n } Gold in jeder Wertung, wenn er nicht bedroht ist
    [fisher] { $n ->
        [one] am Ende Essen für 1 Figur
       *[other] am Ende Essen für { $n } Figuren
    }, wenn er nicht bedroht ist
    [warrior] er wehrt das Schiff direkt über ihm ab
   *[boatman] er setzt vor einer großen Wertung Figuren über
}

## Fragen
ask-bid = { $who-you ->
    [yes] { $opens ->
        [yes] Wer wird Startspieler? Du eröffnest die Versteigerung. Was bietest du?
       *[no] { $standing ->
            [0] Wer wird Startspieler? { $leader } hat bisher nichts geboten. Bietest du etwas?
           *[other] Wer wird Startspieler? { $leader } bietet { $standing } Gold. Bietest du mehr?
        }
    }
   *[no] { $who } überlegt ein Gebot in der Startspieler-Versteigerung.
}
    .rule = Wer am meisten bietet, wird Startspieler, und nur er zahlt. Wer passt, ist draußen; wer mit nichts eröffnet, darf später noch erhöhen.
ask-remove = { $who-you ->
    [yes] { $only ->
        [yes] Du bist Startspieler und nimmst eine Figur aus dem Spiel; alle haben dieselbe Farbe.
       *[no] Du bist Startspieler. Welche Figur nimmst du aus dem Spiel?
    }
   *[no] { $who } nimmt eine Figur aus dem Spiel.
}
    .rule = Der Startspieler nimmt eine der { $drawn } gezogenen Figuren aus dem Spiel; niemand kann sie kaufen.
ask-colour = { $who-you ->
    [yes] Welche Farbe stellst du an die teuersten freien Preise?
   *[no] { $who } stellt eine Farbe ans Drehrad.
}
    .rule = Eine ganze Farbe kommt an die teuersten freien Preise; was früh ans Drehrad kommt, wird teuer. Die letzte Farbe kommt von selbst.
ask-buy = { $who-you ->
    [yes] { $only ->
        [yes] Dir bleibt nur eine Kombination.
       *[no] Was kaufst du?
    } Du hast { $gold } Gold und { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
   *[no] { $who } ist am Drehrad.
}
    .rule = Die billigste Kombination kostet nichts, jeder Schritt weiter 1 Gold mehr. Umsonst gibt es sie nur als letzte ihrer Farbe oder wenn dein Gold nicht für die nächste reicht.
ask-start = { $who-you ->
    [yes] Mit dem ersten Kauf legst du dein Startplättchen, einen Inselanfang. In welche Reihe?
   *[no] { $who } legt das Startplättchen.
}
    .rule = Das Startplättchen ist ein Inselanfang und liegt neben dem Festland, in jeder Reihe außer der obersten. Die gekaufte Figur steht nie darauf.
ask-lay = { $who-you ->
    [yes] Gekauft: { $tile } und { $figure }. Wohin?
   *[no] { $who } sucht einen Platz für { $tile }.
}
    .rule = Die Seiten passen zusammen, und eine berührt eine Insel oder das Festland. In der Reihe ihrer Farbe kann die gekaufte Figur darauf stehen. Schiffe bedrohen ihre Spalte.
ask-stand = { $who-you ->
    [yes] { $threat ->
        [yes] Ein Schiff bedroht dieses Feld. Stellst du { $figure } trotzdem auf das Plättchen oder lieber aufs Festland?
       *[no] Stellst du { $figure } auf das Plättchen oder aufs Festland?
    }
   *[no] { $who } entscheidet, wohin { $the-figure } kommt.
}
    .rule = Auf ihrem Plättchen wirkt eine Figur sofort, wenn kein Schiff sie bedroht; auf dem Festland wartet sie auf einen Bootsmann.
ask-special = { $who-you ->
    [yes] Du hast die teuerste Kombination gekauft. Welches Sonderplättchen nimmst du?
   *[no] { $who } darf ein Sonderplättchen nehmen.
}
    .rule = Wer die teuerste Kombination am Drehrad kauft und bezahlt, darf eines der offenen Sonderplättchen nehmen.
ask-swap = { $who-you ->
    [yes] Welche Inselmitte mit { $building } ersetzt du durch „{ $special }“?
   *[no] { $who } entscheidet, welche Inselmitte mit { $building } durch „{ $special }“ ersetzt wird.
}
    .rule = Ein großes Bauwerk ersetzt eine Inselmitte mit seinem Bauwerk. Am Ende zählt es die Figuren darauf und ringsum; leg es dorthin, wo viele stehen.
ask-ferry = { $who-you ->
    [yes] Du hast { $boatmen ->
        [one] { $boatmen } Bootsmann{ $must ->
            [yes] , der jetzt übersetzen muss
           *[no] {""}
        }
       *[other] { $boatmen } Bootsmänner{ $must ->
            [yes] , die jetzt übersetzen müssen
           *[no] {""}
        }
    }. { $only ->
        [yes] Nur eine Überfahrt ist möglich.
       *[no] { $boatmen ->
            [one] Wen setzt er über?
           *[other] Wen setzt einer über?
        }
    }
   *[no] { $who } entscheidet, wen die Bootsmänner übersetzen.
}
    .rule = Vor einer großen Wertung setzt ein Bootsmann eine Farbe oder von jeder eine Figur über, für Fortgeschrittene nur eine Figur, mit Boot mehr. Dann verlässt er das Spiel.
ask-to = { $who-you ->
    [yes] Auf welches Plättchen setzt du { $figure } über?
   *[no] { $who } setzt { $figure } über.
}
    .rule = Eine übergesetzte Figur landet auf einem freien Plättchen in der Reihe ihrer Farbe; Figuren auf Inseln ziehen nie um.
ask-over = Das Spiel ist aus.

## Antworten
answer-bid = { $bid ->
    [0] Nichts bieten
   *[other] { $bid } Gold bieten
}
    .detail = { $bid ->
        [0] du darfst noch erhöhen, wenn andere bieten
       *[other] { $short ->
            [yes] kostet { $price }, wenn niemand mehr bietet
           *[no] {""}
        }
    }
answer-pass = Passen
    .detail = du scheidest aus dieser Versteigerung aus
answer-remove = { $figures } aus dem Spiel nehmen
answer-colour = { $figures } ans Drehrad stellen
    .detail = { $n ->
        [one] an den Preis { $first }
       *[other] an die Preise { $first } bis { $last }
    }
answer-buy = { $tile } und { $figure }{ $cost ->
    [0] {""} umsonst
   *[other] {""} für { $price }
}{ $special ->
    [yes] , dazu ein Sonderplättchen
   *[no] {""}
}
    .detail = { $fate ->
        [ship] ein Kämpfer direkt darunter bringt { $worth } in jeder großen Wertung; ohne ihn nimmt es dir am Ende { $worth }; { $the-figure } geht aufs Festland
        [lost] passt nirgends in deine Auslage: Das Plättchen verlässt das Spiel, { $the-figure } geht aufs Festland
        [ashore] in der Reihe { $row } passt es nicht: { $the-figure } geht aufs Festland
        [boatman] der Bootsmann geht aufs Festland: { $value }
       *[stands] { $the-figure } kann darauf stehen: { $value }
    }
answer-start = In die Reihe { $row }
answer-lay = Reihe { $row }, Spalte { $column }
    .detail = { $stands ->
        [yes] { $threat ->
            [yes] { $the-figure } könnte hier stehen, wäre aber von einem Schiff bedroht und brächte nichts
           *[no] { $repels ->
                [yes] { $the-figure } kann hier stehen und das Schiff abwehren: { $brings }
               *[no] { $the-figure } kann hier stehen: { $brings }
            }
        }
       *[no] { $the-figure } geht aufs Festland
    }{ $island ->
        [0] {""}
       *[other] ; vollendet eine Insel aus { $island } Plättchen
    }{ $great ->
        [yes] ; dein großes Bauwerk ersetzt das Plättchen sofort
       *[no] {""}
    }
answer-lay-ship = Spalte { $column }
    .detail = { $repelled ->
        [yes] dein Kämpfer wehrt es ab: { $brings }
       *[no] { $n ->
            [0] bedroht die Spalte bis hinab zur Reihe { $reach }, dort steht noch niemand
            [one] bedroht 1 Figur bis hinab zur Reihe { $reach }; du verlierst { $brings }
           *[other] bedroht { $n } Figuren bis hinab zur Reihe { $reach }; du verlierst { $brings }
        }; nimmt dir am Ende { $worth }, wenn kein Kämpfer es abwehrt
    }
answer-stand = Auf das Plättchen stellen
    .detail = { $threat ->
        [yes] von einem Schiff bedroht: bringt nichts
       *[no] { $repels ->
            [yes] wehrt das Schiff ab: { $brings }
           *[no] { $brings }
        }
    }
answer-ashore = Aufs Festland stellen
    .detail = wartet dort auf einen Bootsmann
answer-special = { $special }
    .detail = { $kind ->
        [five-gold] sofort { $n } Gold
        [goldsmith] { $n } Gold mehr für jeden Goldschmied: { $now } Gold in jeder Wertung, wie deine Auslage jetzt liegt
        [noble] { $n ->
            [one] 1 Punkt
           *[other] { $n } Punkte
        } mehr für jeden Adligen: { $now } in jeder großen Wertung, wie deine Auslage jetzt liegt
        [scout] { $n ->
            [one] 1 Punkt
           *[other] { $n } Punkte
        } mehr für jeden Späher: { $now } in jeder großen Wertung, wie deine Auslage jetzt liegt
        [fisher] { $n ->
            [one] 1 Punkt
           *[other] { $n } Punkte
        } für jeden Fischer: { $now } in jeder großen Wertung, wie deine Auslage jetzt liegt
        [boat] für eine Überfahrt: Ein Bootsmann setzt eine ganze Farbe oder von jeder Farbe eine Figur über
        [ferryman] zählt am Ende als { $n ->
            [one] 1 Bootsmann
           *[other] { $n } Bootsmänner
        }; die meisten bringen { $now ->
            [one] 1 Punkt
           *[other] { $now } Punkte
        }
        [surplus] am Ende { $n ->
            [one] 1 Punkt
           *[other] { $n } Punkte
        } statt { $instead } für jede Figur, für die das Essen über alle deine Figuren hinaus noch reicht
        [exchange] am Ende 1 Punkt für { $n } Gold, statt für { $instead }
        [great] tritt an die Stelle einer Inselmitte mit { $building }: am Ende { $now ->
            [one] 1 Punkt
           *[other] { $now } Punkte
        }, wie deine Auslage jetzt liegt
       *[aside] liegt beiseite, bis du eine Inselmitte mit { $building } legst; bis dahin bringt es nichts
    }
answer-decline = Keines nehmen
answer-swap = Reihe { $row }, Spalte { $column }
    .detail = am Ende { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }, wie deine Auslage jetzt liegt
answer-ferry = { $figures } übersetzen
    .detail = der Bootsmann verlässt das Spiel; { $boatmen ->
        [0] dir bleibt keiner
        [one] dir bleibt einer
       *[other] dir bleiben { $boatmen }
    }
answer-ferry-each = Von jeder Farbe eine Figur übersetzen: { $figures }
    .detail = der Bootsmann verlässt das Spiel; { $boatmen ->
        [0] dir bleibt keiner
        [one] dir bleibt einer
       *[other] dir bleiben { $boatmen }
    }
answer-boat = { $figures } mit einem Boot übersetzen
    .detail = Bootsmann und Boot verlassen das Spiel; { $boatmen ->
        [0] dir bleibt kein Bootsmann
        [one] dir bleibt 1 Bootsmann
       *[other] dir bleiben { $boatmen } Bootsmänner
    }
answer-boat-each = Mit einem Boot von jeder Farbe eine Figur übersetzen: { $figures }
    .detail = Bootsmann und Boot verlassen das Spiel; { $boatmen ->
        [0] dir bleibt kein Bootsmann
        [one] dir bleibt 1 Bootsmann
       *[other] dir bleiben { $boatmen } Bootsmänner
    }
answer-stop = Niemanden mehr übersetzen
    .detail = du behältst { $boatmen ->
        [one] 1 Bootsmann
       *[other] { $boatmen } Bootsmänner
    }
answer-to = Reihe { $row }, Spalte { $column }
    .detail = { $threat ->
        [yes] von einem Schiff bedroht: bringt nichts
       *[no] { $repels ->
            [yes] wehrt das Schiff ab: { $brings }
           *[no] { $brings }
        }
    }

## Ereignisse
source-ships = abgewehrte Schiffe
source-nobles = Adlige
source-scouts = Späher
source-fishers = Fischer
source-goldsmiths = Goldschmiede
source-tile = ein Sonderplättchen
event-round = Durchgang { $round } von { $rounds } beginnt. { $who-you ->
    [yes] Du hast
   *[no] { $who } hat
} die Startspielerfigur.
event-bid = { $bid ->
    [0] { $who-you ->
        [yes] Du bietest nichts.
       *[no] { $who } bietet nichts.
    }
   *[other] { $who-you ->
        [yes] Du bietest { $bid } Gold.
       *[no] { $who } bietet { $bid } Gold.
    }
}
event-passed = { $who-you ->
    [yes] Du passt.
   *[no] { $who } passt.
}
event-won = { $who-you ->
    [yes] Du wirst Startspieler und zahlst { $price }.
   *[no] { $who } wird Startspieler und zahlt { $price }.
}
event-removed = { $who-you ->
    [yes] Du nimmst { $figure } aus dem Spiel.
   *[no] { $who } nimmt { $figure } aus dem Spiel.
}
event-placed = { $who-you ->
    [yes] Du stellst { $figures } ans Drehrad, { $n ->
        [one] an den Preis { $first }
       *[other] an die Preise { $first } bis { $last }
    }.
   *[no] { $who } stellt { $figures } ans Drehrad, { $n ->
        [one] an den Preis { $first }
       *[other] an die Preise { $first } bis { $last }
    }.
}
event-bought = { $who-you ->
    [yes] Du kaufst { $tile } und { $figure }.
   *[no] { $who } kauft { $tile } und { $figure }.
}
event-paid = { $who-you ->
    [yes] Du zahlst { $price }.
   *[no] { $who } zahlt { $price }.
}
event-turned = Das Drehrad dreht sich; alles kostet { $steps } Gold weniger.
event-started = { $who-you ->
    [yes] Du legst dein Startplättchen in die Reihe { $row }.
   *[no] { $who } legt das Startplättchen in die Reihe { $row }.
}
event-laid = { $who-you ->
    [yes] Du legst { $tile } in die Reihe { $row }, Spalte { $column }.
   *[no] { $who } legt { $tile } in die Reihe { $row }, Spalte { $column }.
}
event-discarded = { $tile } passt nirgends { $who-you ->
    [yes] in deine Auslage
   *[no] in die Auslage von { $who }
} und verlässt das Spiel.
event-stood = { $who-you ->
    [yes] Du stellst { $figure } auf das Plättchen.
   *[no] { $who } stellt { $figure } auf das Plättchen.
}
event-ashore = { $who-you ->
    [yes] Du stellst { $figure } aufs Festland.
   *[no] { $who } stellt { $figure } aufs Festland.
}
event-took = { $who-you ->
    [yes] Du nimmst das Sonderplättchen „{ $special }“.
   *[no] { $who } nimmt das Sonderplättchen „{ $special }“.
}
event-declined = { $who-you ->
    [yes] Du nimmst kein Sonderplättchen.
   *[no] { $who } nimmt kein Sonderplättchen.
}
event-set-aside = Das Sonderplättchen „{ $special }“ wartet, bis { $who-you ->
    [yes] du eine Inselmitte mit { $building } legst.
   *[no] { $who } eine Inselmitte mit { $building } legt.
}
event-swapped = Das Sonderplättchen „{ $special }“ ersetzt die Inselmitte mit { $building } in der Reihe { $row }, Spalte { $column }.
event-scoring = { $large ->
    [yes] Große Wertung
   *[no] Kleine Wertung
} nach Durchgang { $round }.
event-boatman = { $who-you ->
    [yes] { $boat ->
        [yes] Einer deiner Bootsmänner setzt mit einem Boot über; beide verlassen das Spiel.
       *[no] Einer deiner Bootsmänner setzt über und verlässt das Spiel.
    }
   *[no] { $boat ->
        [yes] Ein Bootsmann von { $who } setzt mit einem Boot über; beide verlassen das Spiel.
       *[no] Ein Bootsmann von { $who } setzt über und verlässt das Spiel.
    }
}
event-ferried = { $who-you ->
    [yes] Du setzt { $figure } über, in Spalte { $column }.
   *[no] { $who } setzt { $figure } über, in Spalte { $column }.
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
    [yes] { $lost ->
        [yes] Du verlierst
       *[no] Du bekommst
    }
   *[no] { $lost ->
        [yes] { $who } verliert
       *[no] { $who } bekommt
    }
} { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} { $line ->
    [raiders] an Schiffe, die niemand abwehrt
    [gold] für Gold
    [boatmen] für die meisten Bootsmänner
    [islands] für die meisten fertigen Inseln
    [longest] für die längste fertige Insel
    [feeding] { $lost ->
        [yes] wegen hungriger Figuren
       *[no] für Essen, das übrig ist
    }
   *[buildings] für große Bauwerke
}.
event-ended = Der letzte Durchgang ist vorbei und damit das Spiel.

## Warum nicht: was einer Antwort im Weg steht, und in .help, was sie möglich machte
why-no-slot = Das Drehrad hat nur { $slots } Plätze.
why-sold = { $left ->
    [0] Das Drehrad ist leer: Alle { $slots } Kombinationen dieses Durchgangs sind verkauft.
    [one] Diese Kombination ist verkauft; 1 von { $slots } ist noch am Drehrad.
   *[other] Diese Kombination ist verkauft; { $left } von { $slots } sind noch am Drehrad.
}
why-barred = Umsonst bekommst du sie noch nicht: Daneben { $again ->
    [one] steht
   *[other] stehen
} noch { $figures } am Drehrad, und du hast { $have } Gold für die nächste Kombination, die { $need } kostet.
    .help = Umsonst ist sie für alle, sobald ihre Figur die letzte ihrer Farbe ist, und für jeden, der weniger Gold hat, als die nächste kostet.
why-too-dear = Sie kostet { $need }, und du hast { $price }: { $missing ->
    [one] Es fehlt 1.
   *[other] Es fehlen { $missing }.
}
    .help = Immer wenn die billigste Kombination verkauft ist, dreht sich das Rad, und die anderen kosten weniger.
why-occupied = { $here } liegt schon hier.
why-ships-only = { $tile } ist kein Schiff, und in der obersten Reihe liegen nur Schiffe.
    .help = Leg das Plättchen in eine der Reihen darunter.
why-islands-only = { $tile } gehört in die oberste Reihe; die Reihen darunter sind für Inseln.
    .help = Leg es in eine freie Spalte der obersten Reihe.
why-coast = { $tile } hat links Land, aber neben dem Festland ist Meer.
    .help = In Spalte 1 liegen nur Inselanfänge.
why-left-edge = { $tile } hat links { $edge ->
    [land] Land
   *[sea] Meer
}, der linke Nachbar endet mit { $other ->
    [land] Land
   *[sea] Meer
}.
    .help = Land trifft auf Land, Meer auf Meer.
why-right-edge = { $tile } hat rechts { $edge ->
    [land] Land
   *[sea] Meer
}, der rechte Nachbar beginnt mit { $other ->
    [land] Land
   *[sea] Meer
}.
    .help = Land trifft auf Land, Meer auf Meer.
why-no-contact = Dieses Feld berührt kein Plättchen von dir; deine Inseln reichen bis Spalte { $reach }.
    .help = Ein Plättchen berührt mit einer ganzen Seite ein Inselplättchen oder das Festland. Ecken und Schiffe zählen nicht.
why-first-berths = { $free ->
    [one] In 1 der Spalten 1 bis { $need } liegt noch kein Schiff; sie kommt zuerst dran.
   *[other] In { $free } der Spalten 1 bis { $need } liegt noch kein Schiff; sie kommen zuerst dran.
}
    .help = Sind sie voll, liegen die Schiffe nach rechts weiter, eines nach dem anderen.
why-start-column = { $ships ->
    [yes] Das Startplättchen ist kein Schiff; es kommt in Spalte 1 einer Reihe darunter.
   *[no] Das Startplättchen kommt in Spalte 1; das hier ist Spalte { $column }.
}
why-empty-hand = { $tile ->
    [0] Du hast keine Figur in der Hand.
   *[other] Du hast kein Plättchen in der Hand, das du hier legen könntest.
}
    .help = { $begun ->
        [0] Dein Startplättchen legst du mit der ersten Kombination, die du kaufst.
       *[other] Ein Plättchen kaufst du am Drehrad, und du legst es sofort.
    }
why-tile-lies = { $here } bleibt hier liegen.
why-figure-stands = Steht { $the-figure } einmal auf einer Insel, bleibt er dort.
why-own-tile = Nur auf dem Plättchen, mit dem du ihn gekauft hast, kann { $the-figure } stehen: in Spalte { $column }.
    .help = Vom Festland aus kann ihn ein Bootsmann später auf jedes freie Plättchen seiner Reihe übersetzen.
why-other-row = Das ist die Reihe { $row }; { $the-figure } landet in der Reihe { $need }.
why-lacks-tile = { $step ->
    [to] Hier liegt kein Plättchen; { $the-figure } braucht ein freies in der Reihe { $need }.
   *[swap] { $empty ->
        [yes] Hier liegt nichts; „{ $special }“ ersetzt eine Inselmitte mit { $building }.
       *[no] { $here } liegt hier; „{ $special }“ ersetzt eine Inselmitte mit { $building }.
    }
}
why-taken = Hier steht schon jemand; auf ein Plättchen passt 1 Figur.
why-no-specials = Sonderplättchen und Boote gibt es nur im Spiel für Fortgeschrittene; das hier ist das Grundspiel.
why-not-open = „{ $special }“ liegt nicht offen; { $open ->
    [0] kein Sonderplättchen liegt offen.
    [one] 1 anderes Sonderplättchen liegt offen.
   *[other] { $open } andere Sonderplättchen liegen offen.
}
why-dearest = { $need ->
    [0] Ein Sonderplättchen gibt es zur teuersten Kombination, wenn du sie bezahlst; die einzige, die noch da ist, kostet nichts.
   *[other] Ein Sonderplättchen gibt es nur zur teuersten Kombination am Drehrad, und die kostet { $need }.
}
why-not-dearest = Zu diesem Kauf gibt es kein Sonderplättchen: Es war nicht die teuerste Kombination, oder sie hat nichts gekostet.
why-no-auction = In dieser Fassung bietet niemand; die Startspielerfigur geht reihum.
why-fixed-order = In dieser Fassung kommen die Figuren von selbst ans Drehrad, von den billigen Fischern bis zu den teuren Bootsmännern.
why-auction-over = Die Versteigerung von Durchgang { $round } ist vorbei: { $who-you ->
    [yes] Du bist Startspieler.
   *[no] { $who } ist Startspieler.
}
why-bid-too-low = { $have ->
    [0] { $leader } wird bisher für nichts Startspieler; du musst mindestens { $need } bieten.
   *[other] { $leader } bietet { $have }; du musst mindestens { $need } bieten.
}
why-bid-too-high = Du kannst höchstens { $have } bieten, denn du hast { $price }.
why-opens = Du eröffnest die Versteigerung; noch gibt es kein Gebot, bei dem du passen könntest.
    .help = Biete nichts: Das gilt als Gebot von 0, und du darfst noch erhöhen.
why-none-drawn = Unter den { $waiting } Figuren, die auf das Drehrad warten, ist kein { $figure }.
why-placed = Alle Figuren von Durchgang { $round } haben ihren Platz am Drehrad.
why-crossing-later = { $need ->
    [0] Bootsmänner setzen nur vor einer großen Wertung über, und es kommt keine mehr.
   *[other] { $same ->
        [yes] Bootsmänner setzen über, wenn das Drehrad in diesem Durchgang leer ist, vor der großen Wertung.
       *[no] Bootsmänner setzen nach Durchgang { $need } über, vor der großen Wertung; das hier ist Durchgang { $have }.
    }
}
    .help = { $boatmen ->
        [0] Dazu brauchst du einen Bootsmann, und du hast keinen.
       *[other] {""}
    }
why-none-ashore = Auf dem Festland wartet kein { $figure } von dir.
why-no-free-tile = { $figures } { $ashore ->
    [one] wartet
   *[other] warten
} auf dem Festland, aber in der Reihe { $row } ist kein Plättchen frei.
    .help = Jedes Plättchen, das du in diese Reihe legst, macht Platz für eine Figur.
why-one-figure = Im Spiel für Fortgeschrittene setzt ein Bootsmann 1 Figur über; für mehr nimmt er ein Boot, und du hast { $boats ->
    [0] keines
    [one] eines
   *[other] { $boats }
}.
why-no-boat = Dazu braucht er ein Boot, und du hast keines.
    .help = Boote sind Sonderplättchen; eines bekommst du zur teuersten Kombination am Drehrad.
why-one-crosses = { $boat ->
    [0] Nur 1 Figur kann übersetzen; es wäre dasselbe, als setztest du sie allein über.
   *[other] Das Boot trüge 1 Figur, so viele wie dein Bootsmann ohne Boot.
}
why-must-ferry = In der letzten Wertung wartet niemand, solange jemand übersetzen kann; du hast { $boatmen ->
    [one] 1 Bootsmann
   *[other] { $boatmen } Bootsmänner
}.
why-bid-first = Erst entscheidet sich, wer Startspieler wird; { $standing ->
    [0] noch hat niemand etwas geboten.
   *[other] das Gebot steht bei { $standing }.
}
why-wheel-first = { $removes ->
    [0] Erst kommen alle Figuren ans Drehrad; { $waiting } warten noch.
   *[other] Erst nimmst du eine der { $waiting } Figuren aus dem Spiel.
}
why-turn-first = { $step ->
    [start] Erst legst du dein Startplättchen.
    [lay] Erst legst du { $a-tile }.
    [stand] Erst entscheidest du, wohin { $the-figure } kommt.
    [special] { $open ->
        [one] Erst nimmst du das offene Sonderplättchen oder keines.
       *[other] Erst nimmst du eines der { $open } Sonderplättchen oder keines.
    }
   *[swap] Erst tritt „{ $special }“ an die Stelle einer Inselmitte.
}
why-ferry-first = Erst sagst du, wen ein Bootsmann übersetzt; du hast { $boatmen ->
    [one] 1 Bootsmann
   *[other] { $boatmen } Bootsmänner
}.
why-landing-first = Erst landet { $the-figure }; { $free } Plättchen seiner Reihe sind frei.

## Angaben zu Bestandteilen, für die Zeile, die sagt, woher wir sie kennen
fact-gold = Gold
fact-seats = Zahl der Spieler
fact-reaches = bedrohte Reihe
fact-colour = Farbe
fact-start = Startplättchen
fact-feeds = versorgte Figuren
fact-amount = Betrag
fact-building = Name des Bauwerks
fact-rule = Regel
fact-coast = Meer daneben
fact-combinations = Zahl der Kombinationen
fact-rounds = Zahl der Durchgänge
fact-drawn = gezogene Figuren
fact-shown = offene Sonderplättchen
fact-gold-a-point = Gold für einen Punkt
fact-most-boatmen = Punkte für Bootsmänner
fact-most-islands = Punkte für Inseln
fact-longest-island = Punkte für die längste Insel
fact-surplus = Punkte für Essen
fact-missing = Punkte für Hunger
fact-en = englischer Name
fact-de = deutscher Name
board-starter = Beginnt den Durchgang
    .about = Dieser Spieler beginnt den Durchgang.
board-glance = Ein Land im Kleinen
    .about = Von oben: Schiffe, dann die Reihen der Kämpfer, Adligen, Späher, Goldschmiede und Fischer. Öffne es, um es groß zu sehen.

## Wertungen
scoring-small = Durchgang { $round }: kleine Wertung
scoring-large = Durchgang { $round }: große Wertung
scoring-end = Schlusswertung
scoring-onward = Weiter zu Durchgang { $round }
scoring-to-end = Zur Schlusswertung
paid-ships = Abgewehrte Schiffe
paid-ships-rule = Ein Kämpfer unter einem Schiff wehrt es ab und bringt, was es wert ist.
paid-loot = Gold der Schiffe
paid-loot-rule = Manche abgewehrten Schiffe sind Gold wert.
paid-nobles = Adlige
paid-nobles-rule = Jeder Adlige, den kein Schiff bedroht, bringt { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
}.
paid-scouts = Späher
paid-scouts-rule = Jeder Späher, den kein Schiff bedroht, bringt { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
} und ebenso viel für Goldschmied und Fischer in der Spalte.
paid-goldsmiths = Goldschmiede
paid-goldsmiths-rule = Jeder Goldschmied, den kein Schiff bedroht, bringt { $n } Gold.
paid-fishers = Fischer
paid-fishers-rule = Mit dem Sonderplättchen bringen Fischer Punkte, die kein Schiff bedroht.
paid-raiders = Nicht abgewehrte Schiffe
paid-raiders-rule = Schiffe, die kein Kämpfer abwehrt, rauben ihren Wert. Fehlendes Gold kostet Punkte.
paid-gold = Gold
paid-gold-rule = Übriges Gold wird zu Punkten: { $n } für einen, mit dem Sonderplättchen weniger.
paid-boatmen = Meiste Bootsmänner
paid-boatmen-rule = Die meisten übrigen Bootsmänner bringen { $n }; bei Gleichstand bekommen es alle.
paid-islands = Meiste Inseln
paid-islands-rule = Die meisten fertigen Inseln bringen { $n }; bei Gleichstand bekommen es alle.
paid-longest = Längste Insel
paid-longest-rule = Die längste fertige Insel bringt { $n }; bei Gleichstand bekommen es alle.
paid-feeding = Versorgung
paid-feeding-rule = Ein Fischer, den kein Schiff bedroht, versorgt { $n }. Jede hungrige Figur kostet { $missing }, jeder freie Platz am Tisch bringt { $surplus }.
paid-buildings = Große Bauwerke
paid-buildings-rule = Figuren auf und um ein großes Bauwerk zählen, wenn kein Schiff es bedroht.
paid-why-ships = { $n ->
    [one] { $n } Schiff
   *[other] { $n } Schiffe
}
paid-why-loot = { $n ->
    [one] { $n } Schiff
   *[other] { $n } Schiffe
}
paid-why-nobles = { $n ->
    [one] 1 Adliger
   *[other] { $n } Adlige, jeder { $each }
}
paid-why-scouts = { $n ->
    [one] 1 Figur
   *[other] { $n } Figuren
}
paid-why-goldsmiths = { $n ->
    [one] 1 Goldschmied
   *[other] { $n } Goldschmiede, jeder { $each } Gold
}
paid-why-fishers = { $n ->
    [one] 1 Fischer
   *[other] { $n } Fischer, jeder { $each }
}
paid-why-raiders = { $n ->
    [one] { $n } Schiff
   *[other] { $n } Schiffe
}{ $short ->
    [0] {""}
   *[other] , { $short } Gold zu wenig
}
paid-why-gold = { $n } Gold, { $each } für einen Punkt
paid-why-boatmen = { $n ->
    [0] kein Bootsmann
    [one] 1 Bootsmann
   *[other] { $n } Bootsmänner
}
paid-why-islands = { $n ->
    [0] keine Insel
    [one] 1 Insel
   *[other] { $n } Inseln
}
paid-why-longest = { $n ->
    [0] keine Insel
    [one] { $n } Plättchen
   *[other] { $n } Plättchen
}
paid-why-feeding = { $hungry ->
    [yes] { $n } hungrig
   *[no] Vorrat für { $n } mehr
}
paid-why-buildings = { $n ->
    [one] { $n } Bauwerk
   *[other] { $n } Bauwerke
}

## Das eigene Land, seine Geister und seine Versorgung
mat-yours = Dein Land
mat-islands = { $n ->
    [one] 1 Insel fertig
   *[other] { $n } Inseln fertig
}, { $open } offen
mat-island = Eine fertige Insel aus { $n } Plättchen
board-your-gold = dein Gold
ghost = { $row ->
    [1] Spalte { $column } der Schiffe
    [2] Reihe der Kämpfer, Spalte { $column }
    [3] Reihe der Adligen, Spalte { $column }
    [4] Reihe der Späher, Spalte { $column }
    [5] Reihe der Goldschmiede, Spalte { $column }
   *[other] Reihe der Fischer, Spalte { $column }
}{ $fate ->
    [1] : { $figure } bleibt stehen
    [2] : { $figure } bleibt stehen, ein Schiff bedroht ihn
   *[other] {""}
}{ $island ->
    [0] {""}
   *[other] ; vollendet eine Insel aus { $island } Plättchen
}
food = { $figures ->
    [0] Noch ist niemand zu versorgen
   *[other] { $fishers ->
        [0] Kein Fischer versorgt deine { $figures ->
            [one] 1 Figur
           *[other] { $figures } Figuren
        }
        [one] 1 Fischer versorgt { $fed } von { $figures }
       *[other] { $fishers } Fischer versorgen { $fed } von { $figures }
    }
}
food-hungry = { $n } hungrig, { $points ->
    [0] kein Punkt verloren
   *[other] −{ $points } am Ende
}
food-spare = { $n } mehr könnten essen, +{ $points } am Ende

## Der Streifen aller Plätze
status-earned = { $points } verdient{ $begins ->
    [yes] , beginnt
   *[no] {""}
}
strip-earned = { $n } verdient
strip-now = Wäre jetzt Schluss
strip-final = Am Ende
strip-sheet = Wertung
strip-head-earned = Verdient
    .about = Punkte auf der Leiste: die vom Anfang ohne die bezahlten, und was die großen Wertungen gebracht haben. Sie bleiben.
strip-head-late = Am Ende
    .about = Was die Schlusswertung bringen oder kosten würde, wäre das Spiel jetzt zu Ende. Das kann sich noch ändern.
strip-start = Anfang
strip-repelled = Schiffe
strip-nobles = Adlige
strip-scouts = Späher
strip-fishers = Fischer
strip-raiders = Räuber
strip-gold = Gold
strip-feeding = Essen
strip-leads = Mehrheiten
strip-buildings = Bauwerke
score-leads = Mehrheiten
    .about = Für die meisten übrigen Bootsmänner, die meisten fertigen Inseln und die längste. Wer irgendwo führt, trägt dort eine Krone; bei Gleichstand bekommen alle die Punkte.
stand-gold = Gold
stand-boatmen = Boote
stand-islands = Inseln
stand-longest = Längste
stand-hungry = Hungrig
stand-spare = Übrig
stand-leads = Führt mit
chip-boatmen = { $n ->
    [one] Bootsmann
   *[other] Bootsmänner
}
chip-islands = Fertige Inseln, und die Plättchen der längsten

## Kurz
short-middle = { $building ->
    [farm] Hof
    [church] Kirche
    [settlement] Siedlung
    [called] { $de }
   *[sanctuary] Heiligtum
}
short-buy = { $tile }, { $figure }
    .detail = { $mixed ->
        [yes] { $price }; {""}
       *[no] {""}
    }{ $kind ->
        [start] zuerst das Startplättchen
        [ship] { $places ->
            [one] Spalte { $column }
           *[other] { $places } Spalten
        }, Figur ans Festland
        [none] passt nirgends, Figur ans Festland
       *[island] { $places ->
            [one] 1 Ort
           *[other] { $places } Orte
        }, { $stays ->
            [0] keiner zum Bleiben
            [one] einer zum Bleiben
           *[other] { $stays } zum Bleiben
        }
    }
    .at = { $cost }
short-barred = { $tile }, { $figure }
    .detail = umsonst nur als Letzter seiner Farbe
short-row = { $row }
short-cell = { $row }, { $column }
short-figures = { $figures }
short-each = Je eine Figur
short-crossing = { $what }{ $boat ->
    [yes] , mit Boot
   *[no] {""}
}
short-special = { $special }
short-stop = Niemand mehr
tells-buy = { $kind ->
    [start] Wähle die Reihe für dein Startplättchen: Die Kombination ist gekauft, ihr Plättchen kommt danach.
    [none] Es passt nirgends auf dein Land: Das Plättchen ginge aus dem Spiel, { $the-figure } ans Festland. Wähle es noch einmal, um es trotzdem zu kaufen.
    [ship] Wähle eine Spalte: Das Schiff ist gekauft und liegt dort, { $the-figure } geht ans Festland.
   *[island] { $places ->
        [one] Es gibt 1 Ort: Wähle ihn, und das Plättchen ist gekauft und gelegt.
       *[other] Wähle einen Ort: Das Plättchen ist gekauft und liegt dort.
    } { $stays ->
        [0] Auf keinem kann { $the-figure } bleiben; er geht ans Festland.
        [one] Auf dem mit Seil bleibt { $the-figure }{ $threats ->
            [0] .
           *[other] , doch ein Schiff bedroht ihn.
        }
       *[other] Auf den { $stays } mit Seil bleibt { $the-figure }{ $threats ->
            [0] .
            [one] ; auf 1 davon bedroht ihn ein Schiff.
           *[other] ; auf { $threats } davon bedroht ihn ein Schiff.
        }
    }
}
instead-ashore = Doch ans Festland
heading-round = Durchgang { $round } von { $rounds }
heading-scoring = { $large ->
    [yes] Große Wertung nach Durchgang { $round }
   *[no] Kleine Wertung nach Durchgang { $round }
}
