game = Karvi
game-about = Befahre die nördlichen Meere, handle und plündere, rüste dein Schiff aus und meißle deine Taten in Stein. Wessen Würfel hinten liegt, der ist dran.

## Varianten
option-start_cards = Startkarten
    .about = Zufällig verteilt, oder der Reihe nach aus allen fünf gewählt.
option-start_cards-dealt = verteilt
option-start_cards-drafted = der Reihe nach gewählt
option-panels = Aktionstafeln
    .about = Die einfache Seite, die abwechslungsreiche Seite von Tafeln und Rundenplättchen, oder Chaos: Lange und kurze Tafeln tauschen die Plätze, und jede darf auf jeder Seite liegen.
option-panels-plain = einfach
option-panels-varied = abwechslungsreich
option-panels-chaos = Chaos
option-side_top = Chaos: Seite der oberen Tafel
    .about = Nur im Chaos: welche Seite der oberen Tafel oben liegt.
option-side_top-random = zufällig
option-side_top-a = A
option-side_top-b = B
option-side_right = Chaos: Seite der rechten Tafel
    .about = Nur im Chaos: welche Seite der rechten Tafel oben liegt.
option-side_right-random = zufällig
option-side_right-a = A
option-side_right-b = B
option-side_bottom = Chaos: Seite der unteren Tafel
    .about = Nur im Chaos: welche Seite der unteren Tafel oben liegt.
option-side_bottom-random = zufällig
option-side_bottom-a = A
option-side_bottom-b = B
option-side_left = Chaos: Seite der linken Tafel
    .about = Nur im Chaos: welche Seite der linken Tafel oben liegt.
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
do-score = { $n } Punkte je { $measure }{ $most ->
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
} zurück, zahlt und nutzt es
do-step-back-free = einer deiner Würfel geht { $n ->
    [one] 1 Feld
   *[other] genau { $n } Felder
} zurück und nutzt es ohne Bier
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
round-village = den Stopp-Bereich des Dorfes
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
status = bei { $field } · Stärke { $strength } · { $trades } gehandelt, { $raids } geplündert · { $cards ->
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

## Handels- und Plünderplättchen
tile-T1a = Wolle für 2 Fell
    .about = Handelsplättchen. Zahle 2 Fell: 1 Punkte und 1 Handelskarte.
tile-T1b = Wolle für 2 Silber
    .about = Handelsplättchen. Zahle 2 Silber: 1 Punkte und 1 Handelskarte.
tile-T1c = Wolle für 1 Fell, 1 Silber
    .about = Handelsplättchen. Zahle 1 Fell, 1 Silber: 1 Punkte und 1 Handelskarte.
tile-T1d = Wolle für 2 Fell, 1 Silber
    .about = Handelsplättchen. Zahle 2 Fell, 1 Silber: 3 Punkte und 1 Handelskarte.
tile-T2a = Honig für 3 Silber
    .about = Handelsplättchen. Zahle 3 Silber: 4 Punkte und 1 Handelskarte.
tile-T2b = Honig für 3 Fell
    .about = Handelsplättchen. Zahle 3 Fell: 4 Punkte und 1 Handelskarte.
tile-T2c = Honig für 2 Fell, 1 Silber
    .about = Handelsplättchen. Zahle 2 Fell, 1 Silber: 4 Punkte und 1 Handelskarte.
tile-T2d = Honig für 1 Fell, 2 Silber
    .about = Handelsplättchen. Zahle 1 Fell, 2 Silber: 4 Punkte und 1 Handelskarte.
tile-T3a = Salz für 4 Fell
    .about = Handelsplättchen. Zahle 4 Fell: 5 Punkte und 1 Handelskarte.
tile-T3b = Salz für 4 Silber
    .about = Handelsplättchen. Zahle 4 Silber: 5 Punkte und 1 Handelskarte.
tile-T3c = Salz für 2 Fell, 2 Silber
    .about = Handelsplättchen. Zahle 2 Fell, 2 Silber: 5 Punkte und 1 Handelskarte.
tile-T3d = Salz für 3 Fell, 1 Silber
    .about = Handelsplättchen. Zahle 3 Fell, 1 Silber: 2 Punkte und 2 Handelskarten.
tile-T4a = Glas für 1 Fell, 3 Silber
    .about = Handelsplättchen. Zahle 1 Fell, 3 Silber: 5 Punkte und 1 Handelskarte.
tile-T4b = Glas für 3 Fell, 2 Silber
    .about = Handelsplättchen. Zahle 3 Fell, 2 Silber: 7 Punkte und 1 Handelskarte.
tile-T4c = Glas für 2 Fell, 2 Silber
    .about = Handelsplättchen. Zahle 2 Fell, 2 Silber: 2 Punkte und 2 Handelskarten.
tile-T4d = Glas für 2 Fell, 3 Silber
    .about = Handelsplättchen. Zahle 2 Fell, 3 Silber: 4 Punkte und 2 Handelskarten.
tile-T5a = Wein für 5 Silber
    .about = Handelsplättchen. Zahle 5 Silber: 7 Punkte und 1 Handelskarte.
tile-T5b = Wein für 5 Fell
    .about = Handelsplättchen. Zahle 5 Fell: 7 Punkte und 1 Handelskarte.
tile-T5c = Wein für 3 Fell, 2 Silber
    .about = Handelsplättchen. Zahle 3 Fell, 2 Silber: 4 Punkte und 2 Handelskarten.
tile-T5d = Wein für 2 Fell, 3 Silber
    .about = Handelsplättchen. Zahle 2 Fell, 3 Silber: 4 Punkte und 2 Handelskarten.
tile-T6a = Elfenbein für 3 Fell, 3 Silber
    .about = Handelsplättchen. Zahle 3 Fell, 3 Silber: 9 Punkte und 1 Handelskarte.
tile-T6b = Elfenbein für 2 Fell, 4 Silber
    .about = Handelsplättchen. Zahle 2 Fell, 4 Silber: 6 Punkte und 2 Handelskarten.
tile-T6c = Elfenbein für 4 Fell, 2 Silber
    .about = Handelsplättchen. Zahle 4 Fell, 2 Silber: 6 Punkte und 2 Handelskarten.
tile-T6d = Elfenbein für 2 Fell, 2 Silber, 1 Gold
    .about = Handelsplättchen. Zahle 2 Fell, 2 Silber, 1 Gold: 6 Punkte und 2 Handelskarten.
tile-R1a = Plünderung I, Stärke 3
    .about = Plünderplättchen. Stärke 3, 1 Schaden: 4 Punkte, 2 Bier.
tile-R1b = Plünderung I, Stärke 4
    .about = Plünderplättchen. Stärke 4, 1 Schaden: 5 Punkte, 1 Ausrüstungskarte, 1 Bier.
tile-R1c = Plünderung I, Stärke 4
    .about = Plünderplättchen. Stärke 4, 2 Schaden: 6 Punkte, 1 Gold.
tile-R1d = Plünderung I, Stärke 5
    .about = Plünderplättchen. Stärke 5, 1 Schaden: 5 Punkte, 2 Bier, 1 Silber.
tile-R2a = Plünderung II, Stärke 6
    .about = Plünderplättchen. Stärke 6, 1 Schaden: 6 Punkte, 2 Bier.
tile-R2b = Plünderung II, Stärke 7
    .about = Plünderplättchen. Stärke 7, 2 Schaden: 7 Punkte, 2 Gold.
tile-R2c = Plünderung II, Stärke 7
    .about = Plünderplättchen. Stärke 7, 2 Schaden: 7 Punkte, 1 Ausrüstungskarte, 2 Bier.
tile-R2d = Plünderung II, Stärke 8
    .about = Plünderplättchen. Stärke 8, 2 Schaden: 8 Punkte, 2 Bier.
tile-R3a = Plünderung III, Stärke 9
    .about = Plünderplättchen. Stärke 9, 2 Schaden: 8 Punkte, 1 Gold, 2 Bier.
tile-R3b = Plünderung III, Stärke 9
    .about = Plünderplättchen. Stärke 9, 3 Schaden: 10 Punkte, 2 Bier.
tile-R3c = Plünderung III, Stärke 10
    .about = Plünderplättchen. Stärke 10, 2 Schaden: 9 Punkte, 2 Gold.
tile-R3d = Plünderung III, Stärke 11
    .about = Plünderplättchen. Stärke 11, 2 Schaden: 10 Punkte, 1 Ausrüstungskarte, 2 Bier.
tile-R4a = Plünderung IV, Stärke 12
    .about = Plünderplättchen. Stärke 12, 3 Schaden: 8 Punkte, 2 Gold, 1 Ausrüstungskarte.
tile-R4b = Plünderung IV, Stärke 12
    .about = Plünderplättchen. Stärke 12, 2 Schaden: 10 Punkte, 2 Bier.
tile-R4c = Plünderung IV, Stärke 13
    .about = Plünderplättchen. Stärke 13, 3 Schaden: 12 Punkte, 1 Gold, 1 Bier.
tile-R4d = Plünderung IV, Stärke 14
    .about = Plünderplättchen. Stärke 14, 3 Schaden: 13 Punkte, 2 Bier.
tile-R5a = Plünderung V, Stärke 15
    .about = Plünderplättchen. Stärke 15, 3 Schaden: 13 Punkte, 2 Gold.
tile-R5b = Plünderung V, Stärke 16
    .about = Plünderplättchen. Stärke 16, 3 Schaden: 14 Punkte, 3 Bier.
tile-R5c = Plünderung V, Stärke 16
    .about = Plünderplättchen. Stärke 16, 4 Schaden: 16 Punkte, 1 Gold, 1 Bier.
tile-R5d = Plünderung V, Stärke 17
    .about = Plünderplättchen. Stärke 17, 3 Schaden: 15 Punkte, 1 Gold, 1 Ausrüstungskarte.
tile-R6a = Plünderung VI, Stärke 18
    .about = Plünderplättchen. Stärke 18, 3 Schaden: 16 Punkte, 2 Gold.
tile-R6b = Plünderung VI, Stärke 19
    .about = Plünderplättchen. Stärke 19, 3 Schaden: 17 Punkte, 3 Bier.
tile-R6c = Plünderung VI, Stärke 20
    .about = Plünderplättchen. Stärke 20, 4 Schaden: 19 Punkte, 2 Gold.
tile-R6d = Plünderung VI, Stärke 21
    .about = Plünderplättchen. Stärke 21, 4 Schaden: 21 Punkte, 1 Ausrüstungskarte.

## Ausrüstungsplättchen
gear-H1 = Händlerheck
    .about = Jede Ausrüstungsaktion bringt 2 Fell oder Silber. Braucht: 1 Handelsplättchen.
gear-H2 = Goldenes Heck
    .about = Jede Ausrüstungsaktion bringt 1 Gold. Braucht: 1 Gebäude.
gear-H3 = Kriegerheck
    .about = Jede Ausrüstungsaktion bringt +2 Kampfstärke. Braucht: 1 Plünderplättchen.
gear-H4 = Brauerheck
    .about = Jede Ausrüstungsaktion bringt 2 Bier. Braucht: Kampfstärke 5.
gear-H5 = Bäckerheck
    .about = Jede Ausrüstungsaktion bringt 2 Proviant. Braucht: 2 Proviant.
gear-H6 = Beladenes Heck
    .about = Jede Ausrüstungsaktion bringt 1 Ausrüstungskarte. Braucht: 2 ausgespielte Karten.
gear-H7 = Stolzes Heck
    .about = Jede Ausrüstungsaktion bringt 3 Punkte. Braucht: 1 gebauter Turm.
gear-H8 = Werberheck
    .about = Jede Ausrüstungsaktion bringt eine Kriegerin der Stärke 1. Braucht: 1 verletzte Kriegerin.
gear-S1 = Segel der weiten See
    .about = Einmal pro Zug, zusätzlich zur üblichen Fahrt: Gib 2 Proviant und fahre so weit du willst. Braucht: 2 Gebäude.
gear-S2 = Schnelles Segel
    .about = Einmal pro Zug, zusätzlich zur üblichen Fahrt: Gib 1 Proviant und fahre bis zu 2 Schritte. Braucht: 2 Proviant.
gear-S3 = Baumeistersegel
    .about = Ein gebauter Turm bringt +2 Kampfstärke. Ein gebauter Handelsposten bringt 2 Fell oder Silber. Braucht: 1 Gebäude.
gear-S4 = Schmugglersegel
    .about = Einmal pro Zug: Nimm 2 Bier von einem deiner Würfel für eine Handels- oder Plünderaktion. Braucht: 1 Handels- und 1 Plünderplättchen.
gear-S5 = Sparsames Segel
    .about = Aktionsfelder kosten dich höchstens 1 Bier, auch durch Karten. Braucht: 3 ausgespielte Karten.
gear-S6 = Kartensegel
    .about = Die gelben Gewässer stehen dir offen. Braucht: 2 Handels- oder ebenso viele Plünderplättchen.
gear-S7 = Entdeckersegel
    .about = Ein genommenes Handels- oder Plünderplättchen bringt 1 Fell oder Silber, 1 Punkt. Braucht: 1 Handelsplättchen.
gear-S8 = Proviantsegel
    .about = Jede Proviantaktion bringt außerdem 1 Bier, 1 Fell oder Silber. Braucht: 3 Proviant.
gear-K1 = Schildkopf
    .about = Plünderungen bringen dir 1 Schaden weniger. Jede Plünderung bringt außerdem 4 Punkte. Braucht: 2 Plünderplättchen.
gear-K2 = Kopf der Totenwache
    .about = Jede Kriegerin, die bei einer Plünderung stirbt, bringt eine Bieraktion. Braucht: 1 Plünderplättchen.
gear-K3 = Marktkopf
    .about = Jede Handelskarte bringt außerdem 4 Punkte. Braucht: 2 Handelsplättchen.
gear-K4 = Drachenkopf
    .about = Plünderungen bringen doppelte Punkte, auch Francia; nicht die von Walhall. Braucht: 3 Plünderplättchen.
gear-K5 = Goldener Kopf
    .about = Jede Handelsaktion bringt 1 Gold, 2 Punkte. Braucht: 2 Handelsplättchen.
gear-K6 = Erntekopf
    .about = Jede Ertragsaktion bringt außerdem 3 Punkte. Braucht: 2 Gebäude.
gear-K7 = Listenreicher Kopf
    .about = Jede ausgespielte Ausrüstungskarte bringt 2 Punkte. Braucht: 4 ausgespielte Karten.
gear-K8 = Schlüsselkopf
    .about = Eine verschlossene Aktion bringt alle freigeschalteten Boni statt nur einen. Jede verschlossene Aktion bringt außerdem 3 Punkte. Braucht: Kampfstärke 8.

## Runensteine
rune-N1 = Rune der Handelsposten
    .about = 2 gebaute Handelsposten für 10 Punkte, 3 gebaute Handelsposten stattdessen für 16 Punkte. Zum Legen nötig: 1 gebauter Handelsposten.
rune-N2 = Rune der Türme
    .about = 2 gebaute Türme für 10 Punkte, 3 gebaute Türme stattdessen für 16 Punkte. Zum Legen nötig: 1 gebauter Turm.
rune-N3 = Rune des Handels
    .about = 3 Handelsplättchen für 8 Punkte, 5 Handelsplättchen stattdessen für 15 Punkte. Zum Legen nötig: 1 Handelsplättchen.
rune-N4 = Rune der Raubzüge
    .about = 3 Plünderplättchen für 10 Punkte, 5 Plünderplättchen stattdessen für 20 Punkte. Zum Legen nötig: 1 Plünderplättchen.
rune-N5 = Rune des Schiffbauers
    .about = 2 Ausrüstungsplättchen für 8 Punkte, 4 Ausrüstungsplättchen stattdessen für 16 Punkte. Zum Legen nötig: 1 Ausrüstungsplättchen.
rune-N6 = Rune der List
    .about = 5 ausgespielte Karten für 8 Punkte, 9 ausgespielte Karten stattdessen für 16 Punkte. Zum Legen nötig: 2 ausgespielte Karten.
rune-N7 = Rune der Stärke
    .about = Kampfstärke 12 für 8 Punkte, Kampfstärke 20 stattdessen für 16 Punkte. Zum Legen nötig: Kampfstärke 5.
rune-N8 = Rune der Gesundheit
    .about = 3 gesunde Kriegerinnen für 10 Punkte, 5 gesunde Kriegerinnen stattdessen für 18 Punkte. Zum Legen nötig: 2 gesunde Kriegerinnen.
rune-N9 = Rune der Baumeister
    .about = 3 Gebäude für 9 Punkte, 5 Gebäude stattdessen für 18 Punkte. Zum Legen nötig: 1 Gebäude.
rune-N10 = Rune von Wolle, Honig und Salz
    .about = 2 aus Wolle, Honig, Salz für 8 Punkte, 3 aus Wolle, Honig, Salz stattdessen für 14 Punkte. Zum Legen nötig: 1 Handelsplättchen.
rune-N11 = Rune von Glas, Wein und Elfenbein
    .about = 2 aus Glas, Wein, Elfenbein für 9 Punkte, 3 aus Glas, Wein, Elfenbein stattdessen für 17 Punkte. Zum Legen nötig: 1 Handelsplättchen.
rune-N12 = Rune beider Wege
    .about = 2 Handels- und ebenso viele Plünderplättchen für 8 Punkte, 4 Handels- und ebenso viele Plünderplättchen stattdessen für 20 Punkte. Zum Legen nötig: 1 Handels- und 1 Plünderplättchen.
special-B1 = Stein der List
    .about = Sofort: 2 Ausrüstungskarten. Am Ende 1 Punkt je ausgespielter Ausrüstungskarte.
special-B2 = Stein der Handelsposten
    .about = Sofort: 2 Gold. Am Ende 3 Punkte je gebautem Handelsposten.
special-B3 = Stein der Türme
    .about = Sofort: +3 Kampfstärke. Am Ende 3 Punkte je gebautem Turm.
special-B4 = Stein des Handels
    .about = Sofort: 4 Punkte. Am Ende 2 Punkte je Handelsplättchen.
special-B5 = Stein der Raubzüge
    .about = Sofort: Bieraktion. Am Ende 2 Punkte je Plünderplättchen.
special-B6 = Stein des Schiffbauers
    .about = Sofort: 3 Fell oder Silber. Am Ende 2 Punkte je Ausrüstungsplättchen.
special-B7 = Stein der Mannschaft
    .about = Sofort: eine Kriegerin der Stärke 3. Am Ende 2 Punkte je Kriegerin.
special-B8 = Stein der Baumeister
    .about = Sofort: 1 Handelskarte. Am Ende 2 Punkte je Gebäude auf der Karte.

## Ausrüstungskarten
card-1 = Helmkarte 1
    .about = Kostet 1 Fell: eine Kriegerin der Stärke 2.
card-2 = Helmkarte 2
    .about = Kostet 1 Silber: (+2 Kampfstärke) oder (bis zu 2 heilen).
card-3 = Helmkarte 3
    .about = Kostet 1 Fell: eine Kriegerin der Stärke 1, eine Kriegerin der Stärke 1.
card-4 = Helmkarte 4
    .about = Kostet 1 Fell, 1 Silber: (eine Kriegerin der Stärke 3) oder (+3 Kampfstärke).
card-5 = Helmkarte 5
    .about = Kostet 1 Silber: Ertragsaktion.
card-6 = Helmkarte 6
    .about = Kostet 1 Fell, 1 Silber: den linken Turm vom Tableau in den Vorrat.
card-7 = Helmkarte 7
    .about = Kostet 1 Fell: (bis zu 2 heilen, +1 Kampfstärke) oder (eine Kriegerin der Stärke 1).
card-8 = Helmkarte 8
    .about = Kostet 1 Fell, 1 Silber: 2 Punkte je gesunder Kriegerin, bis zu 2 heilen.
card-9 = Helmkarte 9
    .about = Kostet 2 Silber: 3 Punkte je gebautem Turm (höchstens 9).
card-10 = Helmkarte 10
    .about = Kostet 1 Fell, 2 Silber: jede gesunde Kriegerin bis zu +2, nicht aufteilbar, bis zu 2 heilen.
card-11 = Helmkarte 11
    .about = Kostet 2 Fell: (jede verletzte Kriegerin bis zu +2, nicht aufteilbar) oder (Punkte in Höhe der Stärke von 2 gesunden Kriegerinnen (höchstens 12)).
card-12 = Helmkarte 12
    .about = Kostet 1 Fell, 1 Silber: (bis zu 2 gesunde Kriegerinnen verdoppeln (höchstens auf 6)) oder (Punkte in Höhe der Stärke von 1 gesunden Kriegerin (höchstens 6)).
card-13 = Helmkarte 13
    .about = Kostet 1 Fell, 1 Silber: gesunde Kriegerinnen auf die verletzte Seite drehen, je 3 Punkte (höchstens 15).
card-14 = Helmkarte 14
    .about = Kostet 1 Fell: gesunde Kriegerinnen auf die verletzte Seite drehen, je 1 Gold.
card-15 = Helmkarte 15
    .about = Kostet 1 Silber: eine gesunde Kriegerin für 10 Punkte wegschicken; das gilt nicht als Sterben.
card-16 = Bierkarte 16
    .about = Kostet 1 Silber: Bieraktion.
card-17 = Bierkarte 17
    .about = Kostet 1 Fell: (2 Bier) oder (einen deiner Würfel auf 3 Bier drehen).
card-18 = Bierkarte 18
    .about = Kostet 1 Fell oder Silber: einen deiner Würfel auf 2 Bier drehen.
card-19 = Bierkarte 19
    .about = Kostet 1 Silber: den hintersten Würfel wie üblich ziehen, ohne Bier zu zahlen.
card-20 = Bierkarte 20
    .about = Kostet 1 Silber: einer deiner Würfel geht 1 Feld zurück, zahlt und nutzt es.
card-21 = Bierkarte 21
    .about = Kostet 1 Fell, 1 Silber: ein Feld, auf dem einer deiner Würfel steht, noch einmal ohne Bier nutzen.
card-22 = Bierkarte 22
    .about = Kostet 1 Fell: einer deiner Würfel bekommt so viel Bier, wie ein anderer Würfel zeigt.
card-23 = Bierkarte 23
    .about = Kostet 1 Fell: Punkte für alles Bier auf deinen Würfeln; es bleibt dort.
card-24 = Bierkarte 24
    .about = Kostet 1 Fell, 1 Silber: 4 Bier.
card-25 = Bierkarte 25
    .about = Kostet 1 Fell, 2 Silber: ein freies Feld nutzen, auch im Stopp-Bereich, ohne Bier.
card-26 = Bierkarte 26
    .about = Kostet 1 Fell, 1 Silber: ein freies Feld nutzen, auch im Stopp-Bereich; ein Würfel zahlt.
card-27 = Bierkarte 27
    .about = Kostet 1 Fell, 1 Silber: einer deiner Würfel geht 1 Feld zurück und nutzt es ohne Bier.
card-28 = Bierkarte 28
    .about = Kostet 1 Fell, 1 Silber: einer deiner Würfel geht genau 2 Felder zurück und nutzt es ohne Bier.
card-29 = Bierkarte 29
    .about = Kostet 1 Fell: einer deiner Würfel geht genau 2 Felder zurück, zahlt und nutzt es.
card-30 = Bierkarte 30
    .about = Kostet 1 Silber: den aktiven Würfel auf einen Würfel weiter vorn stellen und dessen Feld ohne Bier nutzen.
card-31 = Schiffkarte 31
    .about = Kostet 1 Fell: (bis zu 2 Schritte ohne Proviant fahren) oder (3 Proviant).
card-32 = Schiffkarte 32
    .about = Kostet 1 Silber: bis zu 3 Schritte ohne Proviant fahren; dein Schiff verdrängt niemanden, es legt sich daneben.
card-33 = Schiffkarte 33
    .about = Kostet 1 Fell, 1 Silber: (4 Proviant) oder (bis zu 3 Schritte ohne Proviant fahren).
card-34 = Schiffkarte 34
    .about = Kostet 1 Silber: bis zu 2 Schritte ohne Proviant fahren und andere kostenlos verdrängen, 2 Punkte.
card-35 = Schiffkarte 35
    .about = Kostet 1 Fell: bis zu 1 Schritt ohne Proviant fahren, bis zu 1 Schritt ohne Proviant fahren.
card-36 = Schiffkarte 36
    .about = Kostet 1 Fell, 1 Silber: den linken Handelsposten vom Tableau in den Vorrat.
card-37 = Schiffkarte 37
    .about = Kostet 1 Fell oder Silber: 2 Punkte je Proviant an Bord (höchstens 6).
card-38 = Schiffkarte 38
    .about = Kostet 1 Fell: gib bis zu 3 Proviant für je 4 Punkte.
card-39 = Schiffkarte 39
    .about = Kostet 1 Fell, 1 Silber: bis zu 5 Schritte ohne Proviant fahren; dein Schiff verdrängt niemanden, es legt sich daneben.
card-40 = Schiffkarte 40
    .about = Kostet 1 Fell, 1 Silber: bis zu 4 Schritte ohne Proviant fahren und andere kostenlos verdrängen, 2 Punkte.
card-41 = Schiffkarte 41
    .about = Kostet 1 Fell: Proviant bis 6 auffüllen.
card-42 = Schiffkarte 42
    .about = Kostet 2 Fell: 3 Punkte je gebautem Handelsposten (höchstens 9).
card-43 = Schiffkarte 43
    .about = Kostet 1 Silber: (dein Schiff auf ein Feld mit Landkarte stellen) oder (Proviantaktion).
card-44 = Schiffkarte 44
    .about = Kostet 1 Fell: dein Schiff neben ein anderes stellen.
card-45 = Schiffkarte 45
    .about = Kostet 1 Silber: dein Schiff zu einem anderen stellen und alle dort kostenlos verdrängen.

## Handelskarten
tradecard-1 = Handelskarte 1
    .about = 3 Fell oder Silber.
tradecard-2 = Handelskarte 2
    .about = 2 Gold.
tradecard-3 = Handelskarte 3
    .about = 4 Punkte.
tradecard-4 = Handelskarte 4
    .about = (3 Bier) oder (3 Proviant).
tradecard-5 = Handelskarte 5
    .about = 1 Gold, 2 Punkte.
tradecard-6 = Handelskarte 6
    .about = Eine Kriegerin der Stärke 3.
tradecard-7 = Handelskarte 7
    .about = +3 Kampfstärke.
tradecard-8 = Handelskarte 8
    .about = Bis zu 2 heilen, +2 Kampfstärke.
tradecard-9 = Handelskarte 9
    .about = 2 Ausrüstungskarten.
tradecard-10 = Handelskarte 10
    .about = 1 Ausrüstungskarte, 1 Gold.
tradecard-11 = Handelskarte 11
    .about = Proviantaktion, 1 Silber.
tradecard-12 = Handelskarte 12
    .about = Bieraktion, 1 Fell.
tradecard-13 = Handelskarte 13
    .about = Ertragsaktion.
tradecard-14 = Handelskarte 14
    .about = 2 Punkte, 1 Bier, 1 Proviant.
tradecard-15 = Handelskarte 15
    .about = (2 Fell) oder (2 Silber) oder (1 Gold, 1 Punkt).
tradecard-16 = Handelskarte 16
    .about = Ausrüstungsaktion.
tradecard-17 = Handelskarte 17
    .about = (gib 2 Fell oder Silber für 6 Punkte) oder (2 Punkte, 1 Fell oder Silber).
tradecard-18 = Handelskarte 18
    .about = (bis zu 3 heilen) oder (3 Punkte).

## Startkarten
start-1 = Startkarte 1
    .about = Zu zweit oder dritt: Würfel mit 2 und 2 Bier, 2 Fell, 2 Silber, 1 Gold, eine Kriegerin der Stärke 2, eine Schiffkarte, 2 Proviant. Zu viert: ein Würfel mit 3 Bier, 1 Fell, 1 Silber, eine Kriegerin der Stärke 2, eine Schiffkarte, 2 Proviant.
start-2 = Startkarte 2
    .about = Zu zweit oder dritt: Würfel mit 3 und 2 Bier, 2 Fell, 2 Silber, eine Kriegerin der Stärke 2, eine Helmkarte, 2 Proviant. Zu viert: ein Würfel mit 3 Bier, 1 Fell, 2 Silber, eine Kriegerin der Stärke 2, eine Helmkarte, 2 Proviant.
start-3 = Startkarte 3
    .about = Zu zweit oder dritt: Würfel mit 3 und 3 Bier, 1 Fell, 1 Silber, eine Kriegerin der Stärke 2, eine Bierkarte, 2 Proviant. Zu viert: ein Würfel mit 4 Bier, 2 Fell, 1 Silber, eine Kriegerin der Stärke 2, eine Bierkarte, 2 Proviant.
start-4 = Startkarte 4
    .about = Zu zweit oder dritt: Würfel mit 3 und 3 Bier, 1 Fell, 1 Silber, eine Kriegerin der Stärke 1, eine Schiffkarte, 2 Proviant. Zu viert: ein Würfel mit 4 Bier, 2 Fell, 1 Silber, eine Kriegerin der Stärke 2, eine Schiffkarte, 2 Proviant.
start-5 = Startkarte 5
    .about = Zu zweit oder dritt: Würfel mit 3 und 3 Bier, 1 Silber, eine Kriegerin der Stärke 2, eine Helmkarte, 3 Proviant. Zu viert: ein Würfel mit 4 Bier, 1 Fell, 1 Silber, eine Kriegerin der Stärke 2, eine Helmkarte, 3 Proviant.

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
    [yes] Wohin weicht das Schiff von { $rival }?
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
    [yes] Was nutzt du von diesem Feld?
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
    [yes] Welchen Würfel ahmt er nach?
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
    [yes] Welche Karte geht mit? Zwei bringen 1 Gold.
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
answer-die = { $place }: { $action } ({ $cost } Bier)
answer-card = Spiele { $card } für { $cost }: { $effect }
answer-discard = Wirf { $card } ab
answer-gold = { $what ->
    [fur] 1 Gold für 1 Fell
    [silver] 1 Gold für 1 Silber
    [beer1] 1 Gold für 1 Bier auf deinem ersten Würfel
    [beer2] 1 Gold für 1 Bier auf deinem zweiten Würfel
   *[bread] 1 Gold für 1 Proviant
}
answer-sail = Fahre nach { $field }{ $bread ->
    [0] {""}
   *[other] {""} ({ $bread } Proviant)
}
answer-sail-stay = Bleib bei { $field } und nutze den Ort{ $bread ->
    [0] {""}
   *[other] {""} ({ $bread } Proviant)
}
answer-far = Mit deinem Segel nach { $field } ({ $bread } Proviant)
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
    [trade] Handle in Francia: 4 Ressourcen für 8 Punkte
   *[raid] Plündere Francia: 3 Schaden, 12 Punkte
}
answer-take = { $card }: { $effect }
answer-locked = { $effect }
answer-push = Nach { $field }
answer-explore = Erkunden
answer-build = Baue bei { $field } für { $points }
answer-tile = Nimm { $tile }
answer-special = Nimm { $stone }
answer-throw = Wirf den besonderen Runenstein weg
answer-mine = Würfel { $die } auf { $place } ({ $beer } Bier)
answer-any = Würfel { $die } von { $who-you ->
    [yes] dir
   *[no] { $who }
} ({ $beer } Bier)
answer-bread = Gib { $value } Proviant
answer-space = { $place }: { $action } ({ $cost } Bier)
answer-none = Nein, oder nichts mehr
answer-startcard = Startkarte { $value }
answer-draft = Nimm { $piece }
answer-rune = Lege { $rune }

## Ereignisse
event-round = Runde { $round } beginnt.
event-tile-off = Der Stopp-Bereich zeigt jetzt { $tile }.
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
    [yes] Du fährst von { $from } nach { $field }.
   *[no] { $who } fährt von { $from } nach { $field }.
}
event-pushed = { $who-you ->
    [yes] Du verdrängst { $rival } nach { $field }.
   *[no] { $who } verdrängt { $rival-you ->
        [yes] dich
       *[no] { $rival }
    } nach { $field }.
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
} bei { $field }
board-space = { $place }: { $action }, { $cost } Bier
board-die = { $who-you ->
    [yes] Dein Würfel { $die }
   *[no] Würfel { $die } von { $who }
} mit { $beer } Bier auf { $place }
board-round = Runde { $round } von { $rounds }
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
    .about = Zieh eine Ausrüstungskarte, oder lege ein Plättchen oder einen Runenstein, dessen Bedarf erfüllt ist.
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
    .about = Kampfstärke ist die Summe deiner Kriegerinnen, gesund oder verletzt. Jede Stärke ist am Ende ein Punkt.
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
