game = Karvi
game-about = Befahre die nördlichen Meere, handle und plündere, rüste dein Schiff aus und meißle deine Taten in Stein. Wessen Würfel hinten liegt, der ist dran.

## Varianten
option-start_cards = Startkarten
    .about = Zufällig verteilt, oder der Reihe nach aus allen fünf gewählt.
option-start_cards-dealt = verteilt
option-start_cards-drafted = der Reihe nach gewählt
option-panels = Aktionstafeln
    .about = Die einfache Seite, die abwechslungsreiche Seite von Tafeln und Rundenplättchen, oder Chaos: Die beiden langen Tafeln tauschen die Plätze, die beiden kurzen auch, und jede darf auf jeder Seite liegen.
option-panels-plain = einfach
option-panels-varied = abwechslungsreich
option-panels-chaos = Chaos
option-side_top = Chaos: Tafel, die sonst oben liegt
    .about = Nur im Chaos: welche Seite die Tafel zeigt, die sonst oben liegt.
option-side_top-random = zufällig
option-side_top-a = A
option-side_top-b = B
option-side_right = Chaos: Tafel, die sonst rechts liegt
    .about = Nur im Chaos: welche Seite die Tafel zeigt, die sonst rechts liegt.
option-side_right-random = zufällig
option-side_right-a = A
option-side_right-b = B
option-side_bottom = Chaos: Tafel, die sonst unten liegt
    .about = Nur im Chaos: welche Seite die Tafel zeigt, die sonst unten liegt.
option-side_bottom-random = zufällig
option-side_bottom-a = A
option-side_bottom-b = B
option-side_left = Chaos: Tafel, die sonst links liegt
    .about = Nur im Chaos: welche Seite die Tafel zeigt, die sonst links liegt.
option-side_left-random = zufällig
option-side_left-a = A
option-side_left-b = B
option-tiles = Ausrüstungsplättchen und Runensteine
    .about = Zufällig verteilt oder gedraftet: nimm zwei jeder Sorte und drei Runensteine, gib den Rest nach links weiter.
option-tiles-dealt = verteilt
option-tiles-drafted = gedraftet
option-draw_two = Zwei ziehen, eine behalten
    .about = Wer eine Ausrüstungskarte zieht, zieht zwei, behält eine und legt die andere oben auf den Stapel zurück.
option-draw_two-false = nein
option-draw_two-true = ja

## Was Effekte tun
do-gain-fur = { $n } Fell
do-gain-silver = { $n } Silber
do-gain-gold = { $n } Gold
do-gain-bread = { $n } Proviant
do-gain-beer = { $n } Bier
do-gain-resources = { $n } Fell oder Silber
do-gain-points = { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
}
do-fill = Proviant bis 6 auffüllen
do-act-beer = Bieraktion
do-act-bread = Proviantaktion
do-act-yield = Ertragsaktion
do-act-equip = Ausrüstungsaktion
do-act-trade = Handelsaktion
do-act-raid = Plünderaktion
do-act-locked = verschlossene Aktion
do-recruit = eine Kriegerin der Stärke { $n }
do-raise = +{ $n } Kampfstärke
do-heal = bis zu { $n } heilen
do-draw = { $n ->
    [one] 1 Ausrüstungskarte
   *[other] { $n } Ausrüstungskarten
}
do-tradecard = { $n ->
    [one] 1 Handelskarte
   *[other] { $n } Handelskarten
}
do-release-tower = den linken Turm vom Tableau in den Vorrat
do-release-post = den linken Handelsposten vom Tableau in den Vorrat
per-trade = Handelsplättchen
per-raid = Plünderplättchen
per-gear = Ausrüstungsplättchen
per-played = ausgespielter Ausrüstungskarte
per-tower = gebautem Turm
per-post = gebautem Handelsposten
per-buildings = Gebäude auf der Karte
per-healthy = gesunder Kriegerin
per-injured = verletzter Kriegerin
per-crew = Kriegerin
per-strength = Kampfstärke
per-bread = Proviant an Bord
per-both = Paar aus Handels- und Plünderplättchen
per-either = Handels- oder Plünderplättchen, je nachdem, wovon du mehr hast
do-score = { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
} je { $measure }{ $most ->
    [999] {""}
   *[other] {""} (höchstens { $most })
}
do-convert-resources-points = gib { $price } Fell oder Silber für { $n } Punkte
do-convert-resources-gold = gib { $price } Fell oder Silber für { $n } Gold
do-convert-bread-points = gib bis zu { $times } Proviant für je { $n } Punkte
do-convert-bread-gold = gib bis zu { $times } Proviant für je { $n } Gold
do-convert-health-points = gesunde Kriegerinnen auf die verletzte Seite drehen, je { $n } Punkte{ $times ->
    [99] {""}
   *[other] {""} (höchstens { $most })
}
do-convert-health-gold = gesunde Kriegerinnen auf die verletzte Seite drehen, je { $n } Gold
do-convert-warrior-points = eine gesunde Kriegerin für { $n } Punkte wegschicken; das gilt nicht als Sterben
do-convert-warrior-gold = eine gesunde Kriegerin für { $n } Gold wegschicken; das gilt nicht als Sterben
do-sail-normal = bis zu { $n ->
    [one] 1 Schritt
   *[other] { $n } Schritte
} ohne Proviant fahren
do-sail-peaceful = bis zu { $n } Schritte ohne Proviant fahren; dein Schiff verdrängt niemanden, es legt sich daneben
do-sail-forced = bis zu { $n } Schritte ohne Proviant fahren und andere kostenlos verdrängen
do-raise-each-healthy = jede gesunde Kriegerin bis zu +{ $n }, nicht aufteilbar
do-raise-each-injured = jede verletzte Kriegerin bis zu +{ $n }, nicht aufteilbar
do-double = bis zu { $n } gesunde Kriegerinnen verdoppeln (höchstens auf 6)
do-score-strongest = Punkte in Höhe der Stärke von { $n ->
    [one] 1 gesunden Kriegerin
   *[other] { $n } gesunden Kriegerinnen
} (höchstens { $most })
do-set-beer = einen deiner Würfel auf { $n } Bier drehen
do-copy-beer = einer deiner Würfel bekommt so viel Bier, wie ein anderer Würfel zeigt
do-score-beer = Punkte für alles Bier auf deinen Würfeln; es bleibt dort
do-free-move = den hintersten Würfel wie üblich ziehen, ohne Bier zu zahlen
do-stack-move = den aktiven Würfel auf einen Würfel weiter vorn stellen und dessen Feld ohne Bier nutzen
do-step-back-paid = einer deiner Würfel geht { $n ->
    [one] 1 Feld
   *[other] genau { $n } Felder
} zurück, zahlt und nutzt das Feld dort
do-step-back-free = einer deiner Würfel geht { $n ->
    [one] 1 Feld
   *[other] genau { $n } Felder
} zurück und nutzt das Feld dort ohne Bier
do-reuse-space = ein Feld, auf dem einer deiner Würfel steht, noch einmal ohne Bier nutzen
do-use-space-paid = ein freies Feld nutzen, auch im Stopp-Bereich; ein Würfel zahlt
do-use-space-free = ein freies Feld nutzen, auch im Stopp-Bereich, ohne Bier
do-ship-to-map = dein Schiff auf ein Feld mit Landkarte stellen
do-ship-to-ship-peaceful = dein Schiff neben ein anderes stellen
do-ship-to-ship-forced = dein Schiff zu einem anderen stellen und alle dort kostenlos verdrängen
space-one = { $first }
space-both = { $first } + { $second }
space-or = { $first } / { $second }
place-stop = Stopp-Feld { $n }
place-bar = Feld { $n }
price = { $any ->
    [0] { $fur ->
        [0] { $silver ->
            [0] nichts
           *[other] { $silver } Silber
        }
       *[other] { $silver ->
            [0] { $fur } Fell
           *[other] { $fur } Fell, { $silver } Silber
        }
    }
   *[other] { $any } Fell oder Silber
}

## Sorten, Runden, Arten
sort-helmet = Helm
sort-beer = Bier
sort-ship = Schiff
slot-stern = Heck
slot-sail = Segel
slot-head = Kopf
slot-rune = Runenstein
round-I = Rundenplättchen I
round-II = Rundenplättchen II
round-III = Rundenplättchen III
round-village = Stopp-Bereich des Dorfes
kind-T1 = Wolle
kind-T2 = Honig
kind-T3 = Salz
kind-T4 = Glas
kind-T5 = Wein
kind-T6 = Elfenbein
kind-R1 = Plünderung I
kind-R2 = Plünderung II
kind-R3 = Plünderung III
kind-R4 = Plünderung IV
kind-R5 = Plünderung V
kind-R6 = Plünderung VI

## Wertung
score-buildings = Gebäude
score-trade = Handel
score-raid = Plünderungen
score-valhalla = Walhall
score-mat = Abgedeckt auf dem Tableau
score-cards = Ausrüstungskarten
score-trade-cards = Handelskarten
score-gear = Ausrüstungsplättchen
score-spaces = Aktionsfelder
score-specials = Besondere Runensteine, sofort
score-runes = Runensteine
score-strength = Kampfstärke
score-tiles = Handelsplättchen im Quadrat
score-beer = Übriges Bier
score-bread = Übriger Proviant
score-gold = Gold und übrige Karten
score-resources = Übriges Fell und Silber

## Stand
status = { $field } · Stärke { $strength } · { $trades } gehandelt, { $raids } geplündert · { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}

## Felder
field-kaupanger = Kaupanger
    .about = Hier beginnen alle Schiffe; Platz ist für alle.
field-avaldsnes = Avaldsnes
    .about = Bauplätze für Handelsposten: Beende hier eine Fahrt und baue für die Punkte des besten freien Platzes.
field-ribe = Ribe
    .about = Ein Stapel Handelsplättchen: Beende hier eine Fahrt und nimm eines.
field-hedeby = Hedeby
    .about = Ein Stapel Handelsplättchen: Beende hier eine Fahrt und nimm eines.
field-dorestad = Dorestad
    .about = Ein Stapel Plünderplättchen: Beende hier eine Fahrt und nimm eines.
field-grimsby = Grimsby
    .about = Bauplätze für Handelsposten: Beende hier eine Fahrt und baue für die Punkte des besten freien Platzes.
field-lundenwic = Lundenwic
    .about = Ein Stapel Plünderplättchen: Beende hier eine Fahrt und nimm eines.
field-jorvik = Jórvík
    .about = Ein Stapel Handelsplättchen: Beende hier eine Fahrt und nimm eines.
field-lindisfarne = Lindisfarne
    .about = Ein Stapel Plünderplättchen: Beende hier eine Fahrt und nimm eines.
field-portmahomack = Portmahomack
    .about = Ein Stapel Plünderplättchen: Beende hier eine Fahrt und nimm eines.
field-wick = Wick
    .about = Bauplätze für Türme: Beende hier eine Fahrt und baue für die Punkte des besten freien Platzes.
field-kirkwall = Kirkwall
    .about = Bauplätze für Handelsposten: Beende hier eine Fahrt und baue für die Punkte des besten freien Platzes.
field-jarlshof = Jarlshof
    .about = Ein Stapel Handelsplättchen: Beende hier eine Fahrt und nimm eines.
field-torshavn = Tórshavn
    .about = Bauplätze für Türme: Beende hier eine Fahrt und baue für die Punkte des besten freien Platzes.
field-ljodhus = Ljóðhús
    .about = Ein Stapel Handelsplättchen: Beende hier eine Fahrt und nimm eines.
field-iona = Iona
    .about = Ein Stapel Plünderplättchen: Beende hier eine Fahrt und nimm eines.
field-bangor = Bangor
    .about = Ein Stapel Plünderplättchen: Beende hier eine Fahrt und nimm eines.
field-peel = Peel
    .about = Bauplätze für Türme: Beende hier eine Fahrt und baue für die Punkte des besten freien Platzes.
field-dyflin = Dyflin
    .about = Ein Stapel Handelsplättchen: Beende hier eine Fahrt und nimm eines.
field-celtic-sea = Keltische See
    .about = Tor zu den gelben Gewässern: Es braucht das vierte Plättchen auf einer deiner Leisten oder das richtige Segel.
field-waterford = Waterford
    .about = Bauplätze für Türme: Beende hier eine Fahrt und baue für die Punkte des besten freien Platzes. Wer hier baut, nimmt einen besonderen Runenstein. Gelbe Gewässer.
field-norwegian-sea = Nordmeer
    .about = Tor zu den gelben Gewässern: Es braucht das vierte Plättchen auf einer deiner Leisten oder das richtige Segel.
field-vik = Vík í Mýrdal
    .about = Bauplätze für Handelsposten: Beende hier eine Fahrt und baue für die Punkte des besten freien Platzes. Wer hier baut, nimmt einen besonderen Runenstein. Gelbe Gewässer.
field-harbour-1 = Hafen 1
    .about = Ein Feld deiner eigenen Komponentendatei.
field-harbour-2 = Hafen 2
    .about = Ein Feld deiner eigenen Komponentendatei.
field-harbour-3 = Hafen 3
    .about = Ein Feld deiner eigenen Komponentendatei.
field-harbour-4 = Hafen 4
    .about = Ein Feld deiner eigenen Komponentendatei.
field-harbour-5 = Hafen 5
    .about = Ein Feld deiner eigenen Komponentendatei.
field-harbour-6 = Hafen 6
    .about = Ein Feld deiner eigenen Komponentendatei.
field-harbour-7 = Hafen 7
    .about = Ein Feld deiner eigenen Komponentendatei.
field-harbour-8 = Hafen 8
    .about = Ein Feld deiner eigenen Komponentendatei.
field-harbour-9 = Hafen 9
    .about = Ein Feld deiner eigenen Komponentendatei.

## Handels- und Plünderplättchen
tile-trade = { $good } für { $price }
tile-raid = { $kind }, Stärke { $strength }
about-trade = Handelsplättchen. Zahle { $price }: { $gain }.
about-raid = Plünderplättchen. Stärke { $strength }, { $damage } Schaden: { $gain }.

## Ausrüstungsplättchen
about-gear = { $what } Braucht: { $need }.
about-both = { $first } { $second }
rule-far = Einmal pro Zug, zusätzlich zur üblichen Fahrt: Gib { $bread } und fahre { $steps ->
    [99] so weit du willst
    [one] 1 Schritt
   *[other] bis zu { $steps } Schritte
}.
rule-smuggle-beer = Einmal pro Zug: Nimm { $n } Bier von einem deiner Würfel für eine Handels- oder Plünderaktion.
rule-beer-cap = Aktionsfelder kosten dich höchstens { $n } Bier, auch durch Karten.
rule-map = Die gelben Gewässer stehen dir offen.
rule-armour = Plünderungen bringen dir { $n } Schaden weniger.
rule-raid-factor = Plünderungen bringen { $n ->
    [2] doppelte
   *[other] { $n }fache
} Punkte, auch Francia; nicht die von Walhall.
rule-both-locked = Eine verschlossene Aktion bringt alle freigeschalteten Boni statt nur einen.
on-equip = Jede Ausrüstungsaktion bringt { $effect }.
on-tower = Ein gebauter Turm bringt { $effect }.
on-post = Ein gebauter Handelsposten bringt { $effect }.
on-explore = Ein genommenes Handels- oder Plünderplättchen bringt { $effect }.
on-bread = Jede Proviantaktion bringt außerdem { $effect }.
on-raid = Jede Plünderung bringt außerdem { $effect }.
on-death = Für jede Kriegerin, die bei einer Plünderung stirbt: { $effect }.
on-tradecard = Jede Handelskarte bringt außerdem { $effect }.
on-trade = Jede Handelsaktion bringt { $effect }.
on-yield = Jede Ertragsaktion bringt außerdem { $effect }.
on-card = Jede ausgespielte Ausrüstungskarte bringt { $effect }.
on-locked = Jede verschlossene Aktion bringt außerdem { $effect }.
count-trade = { $n } Handelsplättchen
count-raid = { $n } Plünderplättchen
count-gear = { $n } Ausrüstungsplättchen
count-played = { $n ->
    [one] 1 ausgespielte Karte
   *[other] { $n } ausgespielte Karten
}
count-tower = { $n ->
    [one] 1 gebauter Turm
   *[other] { $n } gebaute Türme
}
count-post = { $n ->
    [one] 1 gebauter Handelsposten
   *[other] { $n } gebaute Handelsposten
}
count-buildings = { $n } Gebäude
count-healthy = { $n ->
    [one] 1 gesunde Kriegerin
   *[other] { $n } gesunde Kriegerinnen
}
count-injured = { $n ->
    [one] 1 verletzte Kriegerin
   *[other] { $n } verletzte Kriegerinnen
}
count-crew = { $n ->
    [one] 1 Kriegerin
   *[other] { $n } Kriegerinnen
}
count-strength = Kampfstärke { $n }
count-bread = { $n } Proviant
count-both = { $n ->
    [one] 1 Handels- und 1 Plünderplättchen
   *[other] { $n } Handels- und ebenso viele Plünderplättchen
}
count-either = { $n ->
    [one] 1 Handels- oder Plünderplättchen
   *[other] { $n } Handels- oder ebenso viele Plünderplättchen
}
count-goods = { $n } aus { $goods }
gear-H1 = Händlerheck
gear-H2 = Goldenes Heck
gear-H3 = Kriegerheck
gear-H4 = Brauerheck
gear-H5 = Bäckerheck
gear-H6 = Beladenes Heck
gear-H7 = Stolzes Heck
gear-H8 = Werberheck
gear-S1 = Segel der weiten See
gear-S2 = Schnelles Segel
gear-S3 = Baumeistersegel
gear-S4 = Schmugglersegel
gear-S5 = Sparsames Segel
gear-S6 = Kartensegel
gear-S7 = Entdeckersegel
gear-S8 = Proviantsegel
gear-K1 = Schildkopf
gear-K2 = Kopf der Totenwache
gear-K3 = Marktkopf
gear-K4 = Drachenkopf
gear-K5 = Goldener Kopf
gear-K6 = Erntekopf
gear-K7 = Listenreicher Kopf
gear-K8 = Schlüsselkopf

## Runensteine
about-rune = Am Ende: { $easy } für { $points }, { $hard } stattdessen für { $more }. Zum Legen nötig: { $need }.
about-special = Sofort: { $effect }. Am Ende { $points } je { $measure }.
rune-N1 = Rune der Handelsposten
rune-N2 = Rune der Türme
rune-N3 = Rune des Handels
rune-N4 = Rune der Raubzüge
rune-N5 = Rune des Schiffbauers
rune-N6 = Rune der List
rune-N7 = Rune der Stärke
rune-N8 = Rune der Gesundheit
rune-N9 = Rune der Baumeister
rune-N10 = Rune von Wolle, Honig und Salz
rune-N11 = Rune von Glas, Wein und Elfenbein
rune-N12 = Rune beider Wege
special-B1 = Stein der List
special-B2 = Stein der Handelsposten
special-B3 = Stein der Türme
special-B4 = Stein des Handels
special-B5 = Stein der Raubzüge
special-B6 = Stein des Schiffbauers
special-B7 = Stein der Mannschaft
special-B8 = Stein der Baumeister

## Ausrüstungskarten
about-card = Kostet { $price }: { $effect }.
about-box = ({ $effect })
about-or = { $first } oder { $second }
card-1 = Helmkarte 1
card-2 = Helmkarte 2
card-3 = Helmkarte 3
card-4 = Helmkarte 4
card-5 = Helmkarte 5
card-6 = Helmkarte 6
card-7 = Helmkarte 7
card-8 = Helmkarte 8
card-9 = Helmkarte 9
card-10 = Helmkarte 10
card-11 = Helmkarte 11
card-12 = Helmkarte 12
card-13 = Helmkarte 13
card-14 = Helmkarte 14
card-15 = Helmkarte 15
card-16 = Bierkarte 16
card-17 = Bierkarte 17
card-18 = Bierkarte 18
card-19 = Bierkarte 19
card-20 = Bierkarte 20
card-21 = Bierkarte 21
card-22 = Bierkarte 22
card-23 = Bierkarte 23
card-24 = Bierkarte 24
card-25 = Bierkarte 25
card-26 = Bierkarte 26
card-27 = Bierkarte 27
card-28 = Bierkarte 28
card-29 = Bierkarte 29
card-30 = Bierkarte 30
card-31 = Schiffkarte 31
card-32 = Schiffkarte 32
card-33 = Schiffkarte 33
card-34 = Schiffkarte 34
card-35 = Schiffkarte 35
card-36 = Schiffkarte 36
card-37 = Schiffkarte 37
card-38 = Schiffkarte 38
card-39 = Schiffkarte 39
card-40 = Schiffkarte 40
card-41 = Schiffkarte 41
card-42 = Schiffkarte 42
card-43 = Schiffkarte 43
card-44 = Schiffkarte 44
card-45 = Schiffkarte 45

## Handelskarten
about-tradecard = Bonus: { $effect }.
tradecard-1 = Handelskarte 1
tradecard-2 = Handelskarte 2
tradecard-3 = Handelskarte 3
tradecard-4 = Handelskarte 4
tradecard-5 = Handelskarte 5
tradecard-6 = Handelskarte 6
tradecard-7 = Handelskarte 7
tradecard-8 = Handelskarte 8
tradecard-9 = Handelskarte 9
tradecard-10 = Handelskarte 10
tradecard-11 = Handelskarte 11
tradecard-12 = Handelskarte 12
tradecard-13 = Handelskarte 13
tradecard-14 = Handelskarte 14
tradecard-15 = Handelskarte 15
tradecard-16 = Handelskarte 16
tradecard-17 = Handelskarte 17
tradecard-18 = Handelskarte 18
tradecard-19 = Handelskarte 19
tradecard-20 = Handelskarte 20
tradecard-21 = Handelskarte 21
tradecard-22 = Handelskarte 22
tradecard-23 = Handelskarte 23
tradecard-24 = Handelskarte 24
tradecard-25 = Handelskarte 25
tradecard-26 = Handelskarte 26
tradecard-27 = Handelskarte 27
tradecard-28 = Handelskarte 28
tradecard-29 = Handelskarte 29
tradecard-30 = Handelskarte 30
tradecard-31 = Handelskarte 31
tradecard-32 = Handelskarte 32
tradecard-33 = Handelskarte 33
tradecard-34 = Handelskarte 34
tradecard-35 = Handelskarte 35
tradecard-36 = Handelskarte 36

## Startkarten
about-start = Zu zweit oder dritt: Würfel mit { $left } und { $right } Bier, { $few }. Zu viert: ein Würfel mit { $beer } Bier, { $four }.
about-card-helmet = eine Helmkarte
about-card-beer = eine Bierkarte
about-card-ship = eine Schiffkarte
start-1 = Startkarte 1
start-2 = Startkarte 2
start-3 = Startkarte 3
start-4 = Startkarte 4
start-5 = Startkarte 5

## Fragen
ask-turn = { $who-you ->
    [yes] { $moved ->
        [yes] Dein Würfel ist gezogen. Fahre, spiele Karten, tausche Gold, oder beende deinen Zug.
       *[no] Du bist dran: Zieh deinen Würfel; davor oder danach darfst du fahren, Karten spielen und Gold tauschen.
    }
   *[no] { $who } ist am Zug.
}
ask-move = { $who-you ->
    [yes] Wohin zieht dein hinterster Würfel? Er zahlt kein Bier.
   *[no] { $who } zieht einen Würfel ohne Bier.
}
ask-stack = { $who-you ->
    [yes] Auf welchen Würfel weiter vorn stellst du deinen?
   *[no] { $who } stellt einen Würfel auf einen anderen.
}
ask-sail = { $who-you ->
    [yes] Wohin fährst du mit deiner Karte?
   *[no] { $who } fährt mit einer Karte.
}
ask-to-map = { $who-you ->
    [yes] Auf welches Feld mit Landkarte stellst du dein Schiff?
   *[no] { $who } stellt das Schiff auf ein Feld mit Landkarte.
}
ask-to-ship = { $who-you ->
    [yes] Zu welchem Schiff stellst du deines?
   *[no] { $who } stellt das Schiff zu einem anderen.
}
ask-push = { $who-you ->
    [yes] Wohin muss das Schiff von { $rival } ausweichen?
   *[no] { $who } verdrängt { $rival-you ->
        [yes] dein Schiff
       *[no] das Schiff von { $rival }
    }.
}
ask-explore = { $who-you ->
    [yes] Siehst du den Stapel ({ $kind }) durch und nimmst ein Plättchen?
   *[no] { $who } darf erkunden ({ $kind }).
}
ask-build = { $who-you ->
    [yes] Baust du bei { $field } für { $points }?
   *[no] { $who } darf bei { $field } bauen.
}
ask-look = { $who-you ->
    [yes] Welches Plättchen nimmst du ({ $kind })?
   *[no] { $who } sieht einen Stapel durch ({ $kind }).
}
ask-special = { $who-you ->
    [yes] Welchen besonderen Runenstein von { $field } nimmst du?
   *[no] { $who } wählt einen besonderen Runenstein bei { $field }.
}
ask-special-slot = { $who-you ->
    [yes] Deine Runenplätze sind voll. Überdeckst du einen mit { $stone }, oder wirfst du ihn weg?
   *[no] { $who } sucht einen Platz für { $stone }.
}
ask-half = { $who-you ->
    [yes] Was davon nutzt du?
   *[no] { $who } wählt, was genutzt wird.
}
ask-fur = { $who-you ->
    [yes] { $n ->
        [one] Fell oder Silber?
       *[other] { $n } Fell oder Silber: wie viel Fell?
    }
   *[no] { $who } nimmt Fell oder Silber.
}
ask-spend = { $who-you ->
    [yes] Du zahlst { $n } Fell oder Silber: wie viel Fell?
   *[no] { $who } zahlt.
}
ask-beer = { $who-you ->
    [yes] { $n } Bier: wie viel davon für deinen ersten Würfel?
   *[no] { $who } schenkt Bier aus.
}
ask-raise = { $who-you ->
    [yes] Wen verstärkst du? Noch { $n } Kampfstärke.
   *[no] { $who } verstärkt Kriegerinnen.
}
ask-heal = { $who-you ->
    [yes] Wen heilst du? Bis zu { $n }.
   *[no] { $who } heilt Kriegerinnen.
}
ask-convert = { $who-you ->
    [yes] Du entscheidest: { $effect }.
   *[no] { $who } entscheidet: { $effect }.
}
ask-double = { $who-you ->
    [yes] Wen verdoppelst du? Bis zu { $n }.
   *[no] { $who } verdoppelt Kriegerinnen.
}
ask-recruit = { $who-you ->
    [yes] Deine Mannschaft ist voll. Wen schickst du weg für eine Kriegerin der Stärke { $n }?
   *[no] Die Mannschaft von { $who } ist voll; vielleicht muss jemand gehen.
}
ask-wound = { $who-you ->
    [yes] Noch { $n } Schaden. Wen trifft es?
   *[no] { $who } erleidet Schaden.
}
ask-draw = { $who-you ->
    [yes] Von welchem Stapel ziehst du? { $n ->
        [one] 1 Karte
       *[other] { $n } Karten
    }.
   *[no] { $who } zieht Ausrüstungskarten.
}
ask-keep = { $who-you ->
    [yes] Welche der beiden Karten behältst du?
   *[no] { $who } behält eine von zwei Karten.
}
ask-equip = { $who-you ->
    [yes] Ausrüsten: Karte ziehen, oder Plättchen oder Runenstein legen?
   *[no] { $who } rüstet sich aus.
}
ask-cover = { $who-you ->
    [yes] Deine Runenplätze sind voll. Welchen überdeckt { $stone }?
   *[no] { $who } überdeckt einen Runenstein mit { $stone }.
}
ask-trade = { $who-you ->
    [yes] Mit welchem Plättchen handelst du?
   *[no] { $who } handelt.
}
ask-raid = { $who-you ->
    [yes] Wo plünderst du?
   *[no] { $who } plündert.
}
ask-take = { $who-you ->
    [yes] Welche Handelskarte nimmst du?
   *[no] { $who } nimmt eine Handelskarte.
}
ask-locked = { $who-you ->
    [yes] Welchen deiner freigeschalteten Boni nutzt du?
   *[no] { $who } nutzt die verschlossene Aktion.
}
ask-set-beer = { $who-you ->
    [yes] Welchen Würfel drehst du auf { $n } Bier?
   *[no] { $who } dreht einen Würfel.
}
ask-copy = { $who-you ->
    [yes] Welcher deiner Würfel ändert sein Bier?
   *[no] { $who } ändert das Bier eines Würfels.
}
ask-copy-from = { $who-you ->
    [yes] Das Bier welches Würfels übernimmt er?
   *[no] { $who } übernimmt das Bier eines Würfels.
}
ask-back = { $who-you ->
    [yes] Welcher Würfel geht zurück?
   *[no] { $who } zieht einen Würfel zurück.
}
ask-reuse = { $who-you ->
    [yes] Welcher deiner Würfel nutzt sein Feld noch einmal?
   *[no] { $who } nutzt ein Feld noch einmal.
}
ask-space = { $who-you ->
    [yes] Welches freie Feld nutzt du?
   *[no] { $who } nutzt ein freies Feld.
}
ask-payer = { $who-you ->
    [yes] Welcher Würfel zahlt { $n } Bier?
   *[no] { $who } zahlt Bier.
}
ask-discard = { $who-you ->
    [yes] Welche zweite Karte wirfst du ab? Zwei bringen 1 Gold.
   *[no] { $who } wirft Karten ab.
}
ask-startcard = { $who-you ->
    [yes] Welche Startkarte nimmst du?
   *[no] { $who } wählt eine Startkarte.
}
ask-draft = { $who-you ->
    [yes] Was nimmst du, bevor du den Rest weitergibst?
   *[no] { $who } draftet.
}
ask-rune = { $who-you ->
    [yes] Welchen Runenstein legst du als ersten, ohne Kosten?
   *[no] { $who } wählt den ersten Runenstein.
}
ask-over = Das Spiel ist zu Ende.

## Antworten
answer-die = { $place }: { $action }
    .detail = { $cost } Bier
answer-card = Spiele { $card } für { $cost }: { $effect }
answer-discard = Wirf { $card } ab
answer-gold = { $what ->
    [fur] 1 Gold für 1 Fell
    [silver] 1 Gold für 1 Silber
    [beer1] 1 Gold für 1 Bier auf deinem ersten Würfel
    [beer2] 1 Gold für 1 Bier auf deinem zweiten Würfel
   *[bread] 1 Gold für 1 Proviant
}
answer-sail = Fahrt: { $field }
    .detail = { $bread ->
        [0] {""}
       *[other] { $bread } Proviant
    }
answer-sail-stay = Bleib hier: { $field }
    .detail = { $bread ->
        [0] Fahrt über 0 Schritte
       *[other] Fahrt über 0 Schritte, { $bread } Proviant
    }
answer-far = Mit deinem Segel: { $field }
    .detail = { $bread } Proviant
answer-smuggle = Gib Bier von Würfel { $die } (er hat { $beer }) für Handel oder Plünderung
answer-end = Beende deinen Zug
answer-half = { $effect }
answer-bonus = Nimm zuerst den Bonus von { $tile }
answer-fur = { $fur } Fell, { $silver } Silber
answer-spend = Zahle { $fur } Fell, { $silver } Silber
answer-beer = { $left } auf deinen ersten Würfel, { $right } auf deinen zweiten
answer-raise = { $side ->
    [healthy] Verstärke deine gesunde { $value }
   *[injured] Verstärke deine verletzte { $value }
}
answer-heal = Heile deine { $value }
answer-flip = Drehe deine { $value } auf die verletzte Seite
answer-double = Verdopple deine { $value }
answer-give = Schicke deine { $value } weg
answer-dismiss = { $side ->
    [healthy] Schicke deine gesunde { $value } weg
   *[injured] Schicke deine verletzte { $value } weg
}
answer-wound = { $side ->
    [healthy] Deine gesunde { $value } wird verletzt
   *[injured] Deine verletzte { $value } geht für { $points } nach Walhall
}
answer-draw = Zieh eine { $sort }karte
answer-place = Lege { $piece }
answer-cover = Überdecke { $rune }
answer-keep = Behalte { $card }
answer-use = { $tile }
answer-francia = { $how ->
    [trade] Handle in Francia: { $price } Ressourcen für { $points }
   *[raid] Plündere Francia: { $damage } Schaden, { $points }
}
answer-take = { $card }: { $effect }
answer-locked = { $effect }
answer-push = { $field }
answer-explore = Erkunden
answer-build = Baue bei { $field } für { $points }
answer-tile = Nimm { $tile }
answer-special = Nimm { $stone }
answer-throw = Wirf den besonderen Runenstein weg
answer-mine = Würfel { $die } auf { $place }
    .detail = { $beer } Bier
answer-any = Würfel { $die } von { $who-you ->
    [yes] dir
   *[no] { $who }
}
    .detail = { $beer } Bier
answer-bread = Gib { $value } Proviant
answer-space = { $place }: { $action }
    .detail = { $cost } Bier
answer-none = Nichts weiter
answer-startcard = Startkarte { $value }
answer-draft = Nimm { $piece }
answer-rune = Lege { $rune }

## Ereignisse
event-round = Runde { $round } beginnt.
event-tile-off = Ab jetzt gilt: { $tile }.
event-ended = Alle Würfel sind zurück. Das Spiel ist zu Ende.
event-moved = { $who-you ->
    [yes] Du ziehst Würfel { $die } auf { $place }{ $beer ->
        [0] .
       *[other] {""} für { $beer } Bier.
    }
   *[no] { $who } zieht Würfel { $die } auf { $place }{ $beer ->
        [0] .
       *[other] {""} für { $beer } Bier.
    }
}
event-used = { $who-you ->
    [yes] Du nutzt { $place }.
   *[no] { $who } nutzt { $place }.
}
event-gained = { $who-you ->
    [yes] Du bekommst { $what }.
   *[no] { $who } bekommt { $what }.
}
event-sailed = { $who-you ->
    [yes] { $stays ->
        [yes] Du bleibst vor Ort: { $field }.
       *[no] Du fährst: { $from } → { $field }.
    }
   *[no] { $stays ->
        [yes] { $who } bleibt vor Ort: { $field }.
       *[no] { $who } fährt: { $from } → { $field }.
    }
}
event-pushed = { $who-you ->
    [yes] Du verdrängst { $rival }: { $field }.
   *[no] { $who } verdrängt { $rival-you ->
        [yes] dich
       *[no] { $rival }
    }: { $field }.
}
event-explored = { $who-you ->
    [yes] Du erkundest { $field } ({ $kind }).
   *[no] { $who } erkundet { $field } ({ $kind }).
}
event-took-tile = { $who-you ->
    [yes] Du nimmst { $tile }.
   *[no] { $who } nimmt { $tile }.
}
event-built = { $who-you ->
    [yes] Du baust bei { $field }: { $points }.
   *[no] { $who } baut bei { $field }: { $points }.
}
event-special = { $who-you ->
    [yes] Du nimmst { $stone }.
   *[no] { $who } nimmt { $stone }.
}
event-threw = { $who-you ->
    [yes] Du wirfst { $stone } weg.
   *[no] { $who } wirft { $stone } weg.
}
event-recruited = { $who-you ->
    [yes] Du heuerst eine Kriegerin der Stärke { $value } an.
   *[no] { $who } heuert eine Kriegerin der Stärke { $value } an.
}
event-dismissed = { $who-you ->
    [yes] Du schickst eine { $value } weg.
   *[no] { $who } schickt eine { $value } weg.
}
event-raised = { $who-you ->
    [yes] Du machst aus einer { $from } eine { $to }.
   *[no] { $who } macht aus einer { $from } eine { $to }.
}
event-healed = { $who-you ->
    [yes] Du heilst eine { $value }.
   *[no] { $who } heilt eine { $value }.
}
event-wounded = { $who-you ->
    [yes] Deine { $value } wird verletzt.
   *[no] Eine { $value } von { $who } wird verletzt.
}
event-fell = { $who-you ->
    [yes] Deine { $value } geht nach Walhall: { $points }.
   *[no] Eine { $value } von { $who } geht nach Walhall: { $points }.
}
event-drew = { $who-you ->
    [yes] Es ist { $card }.
   *[no] Es ist { $card }.
}
event-drew-back = { $who-you ->
    [yes] Du ziehst eine { $sort }karte der Stufe { $level }.
   *[no] { $who } zieht eine { $sort }karte der Stufe { $level }.
}
event-discarded = { $who-you ->
    [yes] Es ist { $card }.
   *[no] Es ist { $card }.
}
event-discarded-back = { $who-you ->
    [yes] Du wirfst eine { $sort }karte der Stufe { $level } ab.
   *[no] { $who } wirft eine { $sort }karte der Stufe { $level } ab.
}
event-played = { $who-you ->
    [yes] Du spielst { $card }: { $effect }.
   *[no] { $who } spielt { $card }: { $effect }.
}
event-exchanged = { $who-you ->
    [yes] Du tauschst 1 Gold gegen { $what }.
   *[no] { $who } tauscht 1 Gold gegen { $what }.
}
event-laid = { $who-you ->
    [yes] Du legst { $piece }: { $points }.
   *[no] { $who } legt { $piece }: { $points }.
}
event-traded = { $who-you ->
    [yes] Du handelst: { $tile }.
   *[no] { $who } handelt: { $tile }.
}
event-raided = { $who-you ->
    [yes] Du plünderst: { $tile }.
   *[no] { $who } plündert: { $tile }.
}
event-francia = { $who-you ->
    [yes] { $how ->
        [trade] Du handelst in Francia: { $points }.
       *[raid] Du plünderst Francia: { $points }.
    }
   *[no] { $how ->
        [trade] { $who } handelt in Francia: { $points }.
       *[raid] { $who } plündert Francia: { $points }.
    }
}
event-trade-card = { $who-you ->
    [yes] Du nimmst { $card }: { $effect }.
   *[no] { $who } nimmt { $card }: { $effect }.
}
event-released = { $who-you ->
    [yes] { $building ->
        [tower] Ein Turm kommt in deinen Vorrat.
       *[post] Ein Handelsposten kommt in deinen Vorrat.
    }
   *[no] { $building ->
        [tower] Ein Turm kommt in den Vorrat von { $who }.
       *[post] Ein Handelsposten kommt in den Vorrat von { $who }.
    }
}
event-unlocked = { $who-you ->
    [yes] { $what ->
        [action] Du schaltest die verschlossene Aktion frei.
        [map] Die gelben Gewässer stehen dir offen.
       *[francia] Francia steht dir offen.
    }
   *[no] { $what ->
        [action] { $who } schaltet die verschlossene Aktion frei.
        [map] Die gelben Gewässer stehen { $who } offen.
       *[francia] Francia steht { $who } offen.
    }
}
event-beer = { $who-you ->
    [yes] Dein Würfel { $die } zeigt { $beer } Bier.
   *[no] Würfel { $die } von { $who } zeigt { $beer } Bier.
}
event-flipped = { $who-you ->
    [yes] Du drehst eine { $value } auf die verletzte Seite.
   *[no] { $who } dreht eine { $value } auf die verletzte Seite.
}
event-chose = { $who-you ->
    [yes] Du wählst Startkarte { $value }.
   *[no] { $who } wählt Startkarte { $value }.
}
event-drafted = { $who-you ->
    [yes] Du nimmst { $piece }.
   *[no] { $who } nimmt { $piece }.
}
event-first-rune = { $who-you ->
    [yes] Du legst { $rune }.
   *[no] { $who } legt { $rune }.
}
event-bonus = { $who-you ->
    [yes] { $piece } bringt dir den Bonus.
   *[no] { $piece } bringt { $who } den Bonus.
}
event-smuggled = { $who-you ->
    [yes] Du gibst Bier von Würfel { $die } für Handel oder Plünderung.
   *[no] { $who } gibt Bier von Würfel { $die } für Handel oder Plünderung.
}
event-turn = { $who-you ->
    [yes] Du bist am Zug.
   *[no] { $who } ist am Zug.
}
event-declined = { $who-you ->
    [yes] Du belässt es dabei.
   *[no] { $who } belässt es dabei.
}
event-decided = { $who-you ->
    [yes] Du entscheidest dich.
   *[no] { $who } entscheidet sich.
}

## Auf dem Spielplan und den Tableaus
board = Seekarte und Dorf
board-field = { $field }
board-ship = { $who-you ->
    [yes] Dein Schiff
   *[no] Schiff von { $who }
}: { $field }
board-space = { $place }: { $action }, { $cost } Bier
board-die = { $who-you ->
    [yes] Dein Würfel { $die }
   *[no] Würfel { $die } von { $who }
} mit { $beer } Bier auf { $place }
board-round = { $round ->
    [0] Vorbereitung
   *[other] Runde { $round } von { $rounds }
}
board-stack = { $sort }karten: { $n }
stack-helmet = Helmkarten
    .about = Ausrüstungskarten zu deinen Kriegerinnen. Stufe 1 liegt auf Stufe 2; Abgeworfenes kommt unter den Stapel.
stack-beer = Bierkarten
    .about = Ausrüstungskarten zu Würfeln und Bier. Stufe 1 liegt auf Stufe 2; Abgeworfenes kommt unter den Stapel.
stack-ship = Schiffkarten
    .about = Ausrüstungskarten zu deinem Schiff. Stufe 1 liegt auf Stufe 2; Abgeworfenes kommt unter den Stapel.
short-T1 = I
short-T2 = II
short-T3 = III
short-T4 = IV
short-T5 = V
short-T6 = VI
short-R1 = I
short-R2 = II
short-R3 = III
short-R4 = IV
short-R5 = V
short-R6 = VI
act-beer = Bieraktion
    .about = Schenke so viel Bier aus, wie deine Handelsleiste zeigt, beliebig verteilt; ein Würfel fasst höchstens 5.
act-bread = Proviantaktion
    .about = Nimm so viel Proviant, wie deine Plünderleiste zeigt; ein Schiff fasst höchstens 6.
act-yield = Ertragsaktion
    .about = 1 Fell oder Silber und 1 mehr je gebautem Handelsposten; +1 Kampfstärke und 1 mehr je gebautem Turm.
act-equip = Ausrüstungsaktion
    .about = Zieh eine Ausrüstungskarte, oder lege ein Plättchen oder einen Runenstein, dessen Bedingung du erfüllst, und bezahle es.
act-trade = Handelsaktion
    .about = Bezahle ein Handelsplättchen neben deinem Tableau: Punkte und Handelskarten, und es kommt auf die Handelsleiste.
act-raid = Plünderaktion
    .about = Nutze mit genug Kampfstärke ein Plünderplättchen neben deinem Tableau: zuerst der Schaden, dann Punkte und Boni; es kommt auf die Plünderleiste.
act-locked = Verschlossene Aktion
    .about = Offen ab dem zweiten Plättchen auf einer Leiste. Handelsleiste: 1 Gold und 1 Silber. Plünderleiste: +3 Kampfstärke.
goods-fur = Fell
    .about = Ressource, mit der du Handelsplättchen, Karten und Ausrüstung bezahlst.
goods-silver = Silber
    .about = Ressource, mit der du Handelsplättchen, Karten und Ausrüstung bezahlst.
goods-gold = Gold
    .about = In deinem Zug ist 1 Gold jederzeit 1 Fell, 1 Silber, 1 Bier oder 1 Proviant.
goods-bread = Proviant
    .about = Jeder Schritt deines Schiffs kostet einen; 6 ist das Höchste.
goods-beer = Bier
    .about = Damit zahlen Würfel für Aktionsfelder; höchstens 5 je Würfel, jedes übrige ist am Ende ein Punkt.
goods-resources = Fell oder Silber
    .about = Nimm Fell und Silber in beliebiger Mischung.
goods-points = Punkte
    .about = Sie kommen sofort auf die Zählleiste.
goods-warrior = Kriegerinnen
    .about = Sie kommen gesund in deine Mannschaft; Platz ist für fünf.
side-healthy = gesund
side-injured = verletzt
mat-crew = Mannschaft
    .about = Kampfstärke ist die Summe deiner Kriegerinnen, gesund oder verletzt. Jeder Punkt Kampfstärke zählt am Ende einen Punkt.
mat-cards = Ausrüstungskarten auf der Hand
    .about = Andere sehen nur die Rückseiten. Zwei übrige sind am Ende ein Punkt.
mat-strength = Kampfstärke { $n }
mat-slot = { $slot }: { $cost }, { $points } Punkte
mat-rune = Runenplatz
mat-track-trade = Handelsleiste: { $n } Plättchen
mat-track-raid = Plünderleiste: { $n } Plättchen
mat-beside = Neben dem Tableau
mat-above = Zu legen
mat-die = Bier auf Würfel { $n }
mat-towers = Türme im Vorrat
    .about = Bereit, an einem Bauplatz für Türme gebaut zu werden.
mat-posts = Handelsposten im Vorrat
    .about = Bereit, an einem Bauplatz für Handelsposten gebaut zu werden.
mat-play = spielen
mat-discard = abwerfen
mat-keep = behalten
mat-of = { $who-you ->
    [yes] Dein Tableau
   *[no] Tableau von { $who }
}
mat-back = { $n ->
    [one] 1 { $sort }karte
   *[other] { $n } { $sort }karten
}, Stufe { $level }
mat-covered = Überdeckt
mat-done = Auf den Leisten
mat-built = Gebaut
mat-played = Gespielt
mat-trade-cards = { $n ->
    [one] 1 Handelskarte erhalten
   *[other] { $n } Handelskarten erhalten
}
track-trade-1 = Bieraktion 3
    .about = Deine Bieraktion bringt 3.
track-trade-2 = Handelsposten, verschlossene Aktion
    .about = Ein Handelsposten kommt in deinen Vorrat; verschlossene Aktionen bringen 1 Gold und 1 Silber.
track-trade-3 = Bieraktion 4
    .about = Deine Bieraktion bringt 4.
track-trade-4 = Handelsposten, Landkarte
    .about = Ein Handelsposten kommt in deinen Vorrat; die gelben Gewässer sind offen.
track-trade-5 = Bieraktion 5
    .about = Deine Bieraktion bringt 5.
track-trade-6 = Francia
    .about = Eine Handelsaktion darf 4 Ressourcen gegen 8 Punkte tauschen.
track-raid-1 = Proviantaktion 3
    .about = Deine Proviantaktion bringt 3.
track-raid-2 = Turm, verschlossene Aktion
    .about = Ein Turm kommt in deinen Vorrat; verschlossene Aktionen bringen +3 Kampfstärke.
track-raid-3 = Proviantaktion 4
    .about = Deine Proviantaktion bringt 4.
track-raid-4 = Turm, Landkarte
    .about = Ein Turm kommt in deinen Vorrat; die gelben Gewässer sind offen.
track-raid-5 = Proviantaktion 5
    .about = Deine Proviantaktion bringt 5.
track-raid-6 = Francia
    .about = Mit Kampfstärke 25 darf eine Plünderaktion 12 Punkte für 3 Schaden bringen.
mat-lay = legen
mat-use = nutzen
mat-raise = stärken
mat-heal = heilen
mat-flip = drehen
mat-double = verdoppeln
mat-give = wegschicken
mat-dismiss = wegschicken
mat-wound = treffen
mat-cover = überdecken
mat-gold-fur = Gold für Fell
mat-gold-silver = Gold für Silber
mat-gold-beer1 = Gold für Bier, Würfel 1
mat-gold-beer2 = Gold für Bier, Würfel 2
mat-gold-bread = Gold für Proviant

## Angaben zu Bestandteilen, für die Zeile, die sagt, woher wir sie kennen
fact-name = Name
fact-x = Lage auf der Karte
fact-y = Lage auf der Karte
fact-special = besonderer Runenstein
fact-spots = Bauplätze
fact-spots-four = Bauplätze
fact-stacks = Plättchen
fact-yellow = Gewässer
fact-slot = Platz
fact-need = Bedingung
fact-on = Wirkung
fact-rule = Wirkung
fact-boxes = Wirkung
fact-effect = Wirkung
fact-goal = Ziel
fact-goods = Waren
fact-marks = Marken
fact-per = Maß
fact-sort = Sorte
fact-level = Stufe
fact-fur = Kosten
fact-silver = Kosten
fact-any = Kosten
fact-gold = Kosten
fact-good = Ware
fact-cards = Handelskarten
fact-strength = Stärke
fact-damage = Schaden
fact-beer = Bier
fact-four-beer = Bier
fact-bread = Proviant
fact-four-bread = Proviant
fact-card = Karte
fact-four-card = Karte
fact-four-goods = Waren
fact-warrior = Kriegerin
fact-four-warrior = Kriegerin
