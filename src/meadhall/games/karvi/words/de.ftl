game = Karvi
game-about = Befahre die nördlichen Meere, handle und plündere, rüste dein Schiff aus und meißle deine Taten in Stein. Am Zug ist, wessen Würfel am weitesten hinten liegt.
game-goal = Meiste Punkte nach der letzten Runde.
game-do = Zieh Würfel für Aktionen, fahre, handle, plündere, baue und ritze deine Taten in Runensteine.
tally-axe = Kampfstärke
tally-fur = Fell, Silber und Gold
tally-bread = Proviant
tally-beer = Bier

## Varianten
option-start_cards = Startkarten
    .about = Zufällig verteilt oder der Reihe nach aus allen gewählt.
option-start_cards-dealt = verteilt
option-start_cards-drafted = der Reihe nach gewählt
option-panels = Aktionstafeln
    .about = Die einfache Seite; die abwechslungsreiche Seite von Tafeln und Rundenplättchen; oder Chaos: Die beiden langen Tafeln tauschen die Plätze, die beiden kurzen auch, und jede darf auf jeder Seite liegen.
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
    .about = Zufällig verteilt oder ausgesucht: Alle nehmen sich etwas aus einem Vorrat und geben den Rest nach links weiter.
option-tiles-dealt = verteilt
option-tiles-drafted = ausgesucht
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
do-fill = Proviant auf { $n } auffüllen
do-act-beer = Bieraktion
do-act-bread = Proviantaktion
do-act-yield = Ertragsaktion
do-act-equip = Ausrüstungsaktion
do-act-trade = Handelsaktion
do-act-raid = Plünderaktion
do-act-locked = verschlossene Aktion
do-recruit = eine Kriegerin der Stärke { $n }
do-raise = +{ $n } Kampfstärke
do-heal = bis zu { $n ->
    [one] 1 Kriegerin
   *[other] { $n } Kriegerinnen
} heilen
do-draw = { $n ->
    [one] 1 Ausrüstungskarte
   *[other] { $n } Ausrüstungskarten
}
do-tradecard = { $n ->
    [one] 1 Handelskarte
   *[other] { $n } Handelskarten
}
do-release-tower = der linke Turm kommt vom Tableau in den Vorrat
do-release-post = der linke Handelsposten kommt vom Tableau in den Vorrat
per-trade = Handelsplättchen auf der Leiste
per-raid = Plünderplättchen auf der Leiste
per-gear = gelegtem Ausrüstungsplättchen
per-played = ausgespielter Ausrüstungskarte
per-tower = gebautem Turm
per-post = gebautem Handelsposten
per-buildings = Gebäude auf der Seekarte
per-healthy = gesunder Kriegerin
per-injured = verletzter Kriegerin
per-crew = Kriegerin
per-strength = Kampfstärke
per-bread = Proviant an Bord
per-both = Paar aus Handels- und Plünderplättchen
per-either = Plättchen auf der längeren der beiden Leisten
do-score = { $points } pro { $measure }{ $bound ->
    [yes] {""} (höchstens { $most })
   *[no] {""}
}
do-convert-resources = { $price } Fell oder Silber gegen { $gain } tauschen
do-convert-bread = { $price } Proviant gegen { $gain } tauschen{ $bound ->
    [yes] , bis zu { $times }-mal
   *[no] , beliebig oft
}
do-convert-health = gesunde Kriegerinnen auf die verletzte Seite drehen, für jede { $gain }{ $bound ->
    [yes] {""} (höchstens { $most })
   *[no] {""}
}
do-convert-warrior = eine gesunde Kriegerin für { $gain } wegschicken (das gilt nicht als Sterben und bringt nichts für ihre Stärke)
do-sail-normal = bis zu { $n ->
    [one] 1 Schritt
   *[other] { $n } Schritte
} ohne Proviant fahren
do-sail-peaceful = bis zu { $n ->
    [one] 1 Schritt
   *[other] { $n } Schritte
} ohne Proviant fahren und neben anderen Schiffen liegen, statt sie zu verdrängen
do-sail-forced = bis zu { $n ->
    [one] 1 Schritt
   *[other] { $n } Schritte
} ohne Proviant fahren und andere Schiffe kostenlos verdrängen
do-raise-each-healthy = jede gesunde Kriegerin bis zu +{ $n } (nicht aufteilbar)
do-raise-each-injured = jede verletzte Kriegerin bis zu +{ $n } (nicht aufteilbar)
do-double = die Stärke von bis zu { $n ->
    [one] 1 gesunden Kriegerin
   *[other] { $n } gesunden Kriegerinnen
} verdoppeln (höchstens auf { $most })
do-score-strongest = Punkte in Höhe der Stärke von { $n ->
    [one] 1 gesunden Kriegerin
   *[other] { $n } gesunden Kriegerinnen
} (höchstens { $most })
do-set-beer = einen eigenen Würfel auf { $n } Bier drehen
do-copy-beer = ein eigener Würfel bekommt so viel Bier, wie ein anderer Würfel zeigt
do-score-beer = 1 Punkt für jedes Bier auf den eigenen Würfeln (es bleibt dort)
do-free-move = den hintersten Würfel wie üblich ziehen, ohne Bier zu zahlen
do-stack-move = den hintersten Würfel auf einen anderen weiter vorn stellen und dessen Aktionsfeld nutzen, ohne Bier zu zahlen
do-step-back-paid = ein eigener Würfel geht { $n ->
    [one] 1 Aktionsfeld
   *[other] genau { $n } Aktionsfelder
} zurück, zahlt und nutzt das Aktionsfeld dort
do-step-back-free = ein eigener Würfel geht { $n ->
    [one] 1 Aktionsfeld
   *[other] genau { $n } Aktionsfelder
} zurück und nutzt das Aktionsfeld dort, ohne Bier zu zahlen
do-reuse-space = das Aktionsfeld eines eigenen Würfels noch einmal nutzen, ohne Bier zu zahlen
do-use-space-paid = ein freies Aktionsfeld nutzen, auch im Stopp-Bereich; ein eigener Würfel zahlt
do-use-space-free = ein freies Aktionsfeld nutzen, auch im Stopp-Bereich, ohne Bier zu zahlen
do-ship-to-map = das Schiff auf ein Feld mit Landkarte stellen
do-ship-to-ship-peaceful = das Schiff neben ein anderes Schiff stellen, wo immer es liegt
do-ship-to-ship-forced = das Schiff zu einem anderen Schiff stellen, wo immer es liegt, und alle Schiffe dort kostenlos verdrängen

do-times = { $times }× { $effect }

## Was sie jetzt bringen würden
now-fill = Proviant auf { $n } auffüllen (jetzt { $more } mehr)
now-gain-bread = { $n } Proviant (Platz ist für { $fits })
now-gain-beer = { $n } Bier (Platz ist für { $fits })
now-recruit = eine Kriegerin der Stärke { $n } anstelle einer anderen (deine Mannschaft ist voll)
now-score = { $effect } – jetzt { $points }
now-act-beer = { $room ->
    [none] Bieraktion (deine Würfel sind voll)
    [some] Bieraktion ({ $n } Bier, Platz ist für { $fits })
   *[all] Bieraktion ({ $n } Bier)
}
now-act-bread = { $room ->
    [none] Proviantaktion (dein Schiff ist voll)
    [some] Proviantaktion ({ $n } Proviant, Platz ist für { $fits })
   *[all] Proviantaktion ({ $n } Proviant)
}
now-act-yield = Ertragsaktion ({ $n } Fell oder Silber, +{ $strength } Kampfstärke)
now-act-trade = Handelsaktion (noch kannst du nichts handeln)
now-act-raid = Plünderaktion (noch kannst du nichts plündern)
now-act-locked = { $both ->
    [yes] verschlossene Aktion ({ $first }; oder aber { $second })
   *[no] verschlossene Aktion ({ $first })
}
space-one = { $first }
space-both = { $first } + { $second }
space-or = { $first } / { $second }
space-title = Aktionsfeld: { $action }
stop-space-title = Stopp-Feld { $n }: { $action }
place-stop = Stopp-Feld { $n }
place-bar = Aktionsfeld { $n }
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
   *[other] { $fur ->
        [0] { $silver ->
            [0] { $any } Fell oder Silber
           *[other] { $silver } Silber, { $any } Fell oder Silber
        }
       *[other] { $silver ->
            [0] { $fur } Fell, { $any } Fell oder Silber
           *[other] { $fur } Fell, { $silver } Silber, { $any } Fell oder Silber
        }
    }
}
figure = { $n }

## Namen; „the“ ist der Akkusativ mit Artikel: das Geschlecht kommt vom Platz, wer ein Eigenschaftswort trägt, steht selbst da
the = { $piece ->
    [H2] das goldene Heck
    [H6] das beladene Heck
    [H7] das stolze Heck
    [S2] das schnelle Segel
    [S5] das sparsame Segel
    [K5] den goldenen Kopf
    [K7] den listenreichen Kopf
   *[other] { $sort ->
        [head] den { $name }
        [special] den { $name }
        [rune] die { $name }
       *[other] das { $name }
    }
}
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
good-T1 = Wolle
good-T2 = Honig
good-T3 = Salz
good-T4 = Glas
good-T5 = Wein
good-T6 = Elfenbein

## Wertung
tie-die = Der Würfel am weitesten links im Haltebereich
    .detail = Feld { $n }
tie-pile = Der obere Würfel im Stapel
    .detail = Würfel { $n } von unten
score-buildings = Gebäude
    .about = Punkte der Plätze, auf denen du Türme und Handelsposten gebaut hast.
score-trade = Handel
    .about = Punkte, die du beim Handeln bekommen hast.
score-raid = Plünderungen
    .about = Punkte, die du beim Plündern bekommen hast.
score-valhalla = Walhall
    .about = Punkte für Kriegerinnen, die beim Plündern gefallen sind.
score-mat = Abgedeckt auf dem Tableau
    .about = Punkte auf den Plätzen deines Tableaus, die du abgedeckt hast.
score-cards = Ausrüstungskarten
    .about = Punkte der Ausrüstungskarten, die du gespielt hast.
score-trade-cards = Handelskarten
    .about = Punkte der Handelskarten, die du genutzt hast.
score-gear = Ausrüstungsplättchen
    .about = Punkte, die deine Ausrüstungsplättchen gebracht haben.
score-spaces = Aktionsfelder
    .about = Punkte der Aktionsfelder, auf denen deine Würfel standen.
score-specials = Besondere Runensteine, sofort
    .about = Punkte, die besondere Runensteine sofort gebracht haben.
score-runes = Runensteine
    .about = Am Ende: die Ziele deiner Runensteine, das schwerere, wo du es erreicht hast. Ein überdeckter Stein zählt nichts.
score-strength = Kampfstärke
    .about = Am Ende: die Stärke aller deiner Kriegerinnen, gesund oder verletzt.
score-tiles = Handelsplättchen im Quadrat
    .about = Am Ende: die Zahl deiner Handelsplättchen, mit sich selbst malgenommen.
score-beer = Übriges Bier
    .about = Am Ende: das Bier auf deinen Würfeln.
score-bread = Übriger Proviant
    .about = Am Ende: übriger Proviant.
score-gold = Gold und übrige Karten
    .about = Am Ende: übriges Gold und Karten auf der Hand.
score-resources = Übriges Fell und Silber
    .about = Am Ende: übriges Fell und Silber.

## Stand
status = { $field } · Kampfstärke { $strength } · { $trades } gehandelt, { $raids } geplündert · { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}

## Felder der Karte: allein, und mit dem, was ein Satz davorstellt
field = { $name }
field-to = nach { $name }
field-at = bei { $name }
field-from = von { $name }
sea-celtic = Keltische See
sea-celtic-to = in die Keltische See
sea-celtic-at = in der Keltischen See
sea-celtic-from = aus der Keltischen See
sea-norwegian = Nordmeer
sea-norwegian-to = ins Nordmeer
sea-norwegian-at = im Nordmeer
sea-norwegian-from = aus dem Nordmeer
about-field-start = Hier beginnen alle Schiffe, und für alle ist Platz: Niemand wird verdrängt.
about-field-trade = Ein Stapel Handelsplättchen. Beende hier eine Fahrt, sieh ihn durch und nimm ein Plättchen; von jeder Sorte darfst du eines haben.
about-field-raid = Ein Stapel Plünderplättchen. Beende hier eine Fahrt, sieh ihn durch und nimm ein Plättchen; von jeder Sorte darfst du eines haben.
about-field-site = Bauplätze für { $building ->
    [tower] Türme
   *[post] Handelsposten
}. Beende hier eine Fahrt und baue aus deinem Vorrat auf dem besten freien Bauplatz, für dessen Punkte: { $few }; zu viert { $four }.
about-field-map = Das Tor zu den gelben Gewässern. Es öffnet sich mit Plättchen { $slot } auf deiner Handels- oder Plünderleiste oder durch ein Ausrüstungsplättchen.
about-field-special = Wer hier baut, nimmt auch einen besonderen Runenstein.
about-field-yellow = Es liegt in den gelben Gewässern.

## Handels- und Plünderplättchen
tile-trade = { $good } für { $price }
tile-raid = { $kind }, Stärke { $strength }
terms-trade = { $price } für { $gain }
terms-raid = Kampfstärke { $strength } nötig: { $damage } Schaden, dann { $gain }
about-trade = Handelsplättchen für eine Handelsaktion ({ $terms }). Danach kommt es auf deine Handelsleiste.
about-raid = Plünderplättchen für eine Plünderaktion ({ $terms }). Danach kommt es auf deine Plünderleiste.

## Ausrüstungsplättchen
about-gear = { $what } Bedingung zum Legen: { $need }.
about-both = { $first } { $second }
about-nothing = Es ändert nichts.
rule-far = Einmal pro Zug, zusätzlich zur üblichen Fahrt: Gib { $bread } und fahre { $bound ->
    [yes] bis zu { $steps ->
        [one] 1 Schritt
       *[other] { $steps } Schritte
    }
   *[no] so weit du willst
}.
rule-smuggle-beer = Einmal pro Zug: Nimm { $n } Bier von einem deiner Würfel für eine Handels- oder Plünderaktion.
rule-beer-cap = Aktionsfelder kosten dich höchstens { $n } Bier, auch wenn eine Karte sie nutzt.
rule-map = Die gelben Gewässer stehen dir offen.
rule-armour = Plünderungen bringen dir { $n } Schaden weniger.
rule-raid-factor = Plünderungen bringen { $n ->
    [2] doppelte
   *[other] { $n }-fache
} Punkte, auch in Francia; die Punkte von Walhall bleiben, wie sie sind.
rule-both-locked = Eine verschlossene Aktion bringt alle freigeschalteten Boni statt nur einen.
on-equip = Bei jeder Ausrüstungsaktion: { $effect }.
on-tower = Für jeden Turm, den du baust: { $effect }.
on-post = Für jeden Handelsposten, den du baust: { $effect }.
on-explore = Für jedes Handels- oder Plünderplättchen, das du von einem Stapel nimmst: { $effect }.
on-bread = Bei jeder Proviantaktion: { $effect }.
on-raid = Bei jeder Plünderung: { $effect }.
on-death = Für jede Kriegerin, die bei einer Plünderung stirbt: { $effect }.
on-tradecard = Für jede Handelskarte, die du bekommst: { $effect }.
on-trade = Bei jedem Handel: { $effect }.
on-yield = Bei jeder Ertragsaktion: { $effect }.
on-card = Für jede Ausrüstungskarte, die du ausspielst: { $effect }.
on-locked = Bei jeder verschlossenen Aktion: { $effect }.
count-trade = { $n } Handelsplättchen auf der Leiste
count-raid = { $n } Plünderplättchen auf der Leiste
count-gear = { $n ->
    [one] 1 gelegtes Ausrüstungsplättchen
   *[other] { $n } gelegte Ausrüstungsplättchen
}
count-played = { $n ->
    [one] 1 ausgespielte Ausrüstungskarte
   *[other] { $n } ausgespielte Ausrüstungskarten
}
count-tower = { $n ->
    [one] 1 gebauten Turm
   *[other] { $n } gebaute Türme
}
count-post = { $n ->
    [one] 1 gebauten Handelsposten
   *[other] { $n } gebaute Handelsposten
}
count-buildings = { $n } Gebäude auf der Seekarte
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
count-bread = { $n } Proviant an Bord
count-both = { $n ->
    [one] 1 Handels- und 1 Plünderplättchen auf den Leisten
   *[other] { $n } Handels- und { $n } Plünderplättchen auf den Leisten
}
count-either = { $n ->
    [one] 1 Handels- oder 1 Plünderplättchen auf den Leisten
   *[other] { $n } Handels- oder { $n } Plünderplättchen auf den Leisten
}
count-goods = { $n } Waren aus { $goods }
gear-H1 = Händlerheck
gear-H2 = Goldenes Heck
gear-H3 = Kriegerinnenheck
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
rune-goal = { $points } am Ende für { $easy }; stattdessen { $more } für { $hard }
rune-now = { $goal } (bisher hast du { $n })
about-rune = Bringt { $goal }. Bedingung zum Legen: { $need }.
about-special = Sofort: { $effect }. Am Ende: { $points } pro { $measure }.
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

## Karten
card-title = { $sort ->
    [helmet] Helmkarte
    [beer] Bierkarte
   *[ship] Schiffkarte
} { $n }
card-inside = { $sort ->
    [helmet] Helmkarte
    [beer] Bierkarte
   *[ship] Schiffkarte
} { $n }
about-card = Kostet { $price }: { $effect }.
about-or = { $first }; oder aber: { $second }
tradecard-title = Handelskarte { $n }
about-tradecard = Wenn du sie nimmst: { $effect }.
start-title = Startkarte { $n }
about-start = Zu zweit oder dritt: { $few }. Zu viert: { $four }.
start-dice = Würfel mit { $left } und { $right } Bier
start-die = ein Würfel mit { $left } Bier
start-card = eine { $sort ->
    [helmet] Helmkarte
    [beer] Bierkarte
   *[ship] Schiffkarte
}

## Fragen
ask-turn = { $who-you ->
    [yes] { $moved ->
        [yes] { $only ->
            [yes] Dein Würfel ist gezogen; du kannst nur noch deinen Zug beenden.
           *[no] Dein Würfel ist gezogen
        }
       *[no] { $only ->
            [yes] Du bist am Zug: Dein Würfel kann nur auf ein einziges Feld.
           *[no] Du bist am Zug: Zieh deinen Würfel
        }
    }
   *[no] { $who } ist am Zug.
}
    .rule = Ein Zug ist ein Würfelzug und davor oder danach freie Aktionen: einmal fahren, Karten ausspielen, Gold tauschen. Dann beendest du ihn.
ask-move = { $who-you ->
    [yes] { $only ->
        [yes] Dein hinterster Würfel kann nur auf ein einziges Feld; er zahlt kein Bier.
       *[no] Wohin zieht dein hinterster Würfel? Er zahlt kein Bier.
    }
   *[no] { $who } zieht einen Würfel, ohne Bier zu zahlen.
}
    .rule = Der hinterste Würfel zieht nach vorn auf ein freies Feld und nutzt dessen Aktion; diesmal zahlt er kein Bier.
ask-stack = { $who-you ->
    [yes] { $only ->
        [yes] Dein Würfel kann nur auf einen einzigen Würfel weiter vorn; er nutzt das Feld dort und zahlt kein Bier.
       *[no] Auf welchen Würfel weiter vorn stellst du deinen? Er nutzt das Feld dort und zahlt kein Bier.
    }
   *[no] { $who } stellt einen Würfel auf einen anderen.
}
    .rule = Dein Würfel kommt auf einen anderen weiter vorn und nutzt dasselbe Feld ohne Bier; von einem Stapel zieht zuerst der oberste.
ask-sail = { $who-you ->
    [yes] Wohin fährst du mit deiner Karte?
   *[no] { $who } darf mit einer Karte fahren.
}
    .rule = Mit einer Karte fährt das Schiff höchstens so weit, wie sie sagt; Proviant kostet nur das Verdrängen von jemandem, der nicht schwächer ist.
ask-to-map = { $who-you ->
    [yes] { $only ->
        [yes] Dein Schiff kann nur auf ein einziges Feld mit Landkarte.
       *[no] Auf welches Feld mit Landkarte stellst du dein Schiff?
    }
   *[no] { $who } stellt ein Schiff auf ein Feld mit Landkarte.
}
    .rule = Das Schiff kommt sofort auf ein Feld mit Landkarte, auch bevor dir die gelben Gewässer offenstehen; es verdrängt wie sonst.
ask-to-ship = { $who-you ->
    [yes] { $only ->
        [yes] Andere Schiffe liegen nur auf einem einzigen Feld: Dein Schiff kommt dazu.
       *[no] Zu welchem Schiff stellst du deines?
    }
   *[no] { $who } stellt ein Schiff zu einem anderen.
}
    .rule = Das Schiff kommt sofort zu einem anderen, wie weit es auch weg ist, und darf den Ort dort nutzen.
ask-push = { $who-you ->
    [yes] Du verdrängst das Schiff von { $rival }. Wohin muss es ausweichen?
   *[no] { $who } verdrängt { $rival-you ->
        [yes] dein Schiff
       *[no] das Schiff von { $rival }
    }.
}
    .rule = Ein verdrängtes Schiff kommt auf ein leeres Feld daneben, sonst auf ein möglichst nahes; den Ort dort nutzt es nicht.
ask-explore = { $who-you ->
    [yes] Siehst du den Stapel „{ $kind }“ durch und nimmst ein Plättchen?
   *[no] { $who } darf ein Plättchen vom Stapel „{ $kind }“ nehmen.
}
    .rule = Endet eine Fahrt bei einem Stapel, darfst du ihn durchsehen und nimmst dann ein Plättchen; von jeder Sorte hast du eines.
ask-build = { $who-you ->
    [yes] Baust du { $field } für { $points }?
   *[no] { $who } darf { $field } für { $points } bauen.
}
    .rule = Endet eine Fahrt bei einem Bauplatz, darfst du dort einmal bauen, auf der besten freien Stelle, für deren Punkte.
ask-look = { $who-you ->
    [yes] { $only ->
        [yes] Im Stapel „{ $kind }“ liegt nur noch ein Plättchen: Es gehört dir.
       *[no] Welches Plättchen vom Stapel „{ $kind }“ nimmst du?
    }
   *[no] { $who } sieht den Stapel „{ $kind }“ durch.
}
    .rule = Wer einen Stapel durchsieht, nimmt ein Plättchen; es liegt offen neben dem Tableau, bis eine Aktion es nutzt.
ask-special = { $who-you ->
    [yes] { $only ->
        [yes] Nur noch ein besonderer Runenstein liegt { $field }: Er gehört dir.
       *[no] Welchen besonderen Runenstein { $field } nimmst du?
    }
   *[no] { $who } wählt einen besonderen Runenstein { $field }.
}
    .rule = Wer hinter den gelben Gewässern baut, nimmt einen besonderen Runenstein: den Bonus sofort, die Punkte am Ende.
ask-special-slot = { $who-you ->
    [yes] Deine Runenplätze sind voll. Welchen Runenstein überdeckst du durch { $stone }, oder wirfst du den neuen weg?
   *[no] { $who } sucht einen Platz für { $stone }.
}
    .rule = Ein besonderer Runenstein braucht einen Runenplatz; sind alle belegt, überdeckt er einen Stein, der dann nichts mehr zählt, oder kommt weg.
ask-half = { $who-you ->
    [yes] Was davon nutzt du?
   *[no] { $who } wählt, was genutzt wird.
}
    .rule = Ein Feld mit Strich bietet eine von zwei Aktionen, ein Feld mit Plus beide in beliebiger Folge; jede darfst du ablehnen.
ask-fur = { $who-you ->
    [yes] { $n ->
        [one] Nimmst du Fell oder Silber?
       *[other] Du bekommst { $n } Fell oder Silber. In welcher Mischung?
    }
   *[no] { $who } nimmt { $n } Fell oder Silber.
}
    .rule = Was als Fell oder Silber kommt, mischst du, wie du willst; Handel und Karten verlangen das eine, das andere oder beides.
ask-spend = { $who-you ->
    [yes] Du zahlst { $n } Fell oder Silber. In welcher Mischung?
   *[no] { $who } zahlt { $n } Fell oder Silber.
}
    .rule = Wo ein Preis Fell oder Silber sagt, mischst du, wie du willst.
ask-beer = { $who-you ->
    [yes] { $n } Bier: Wie verteilst du es auf deine Würfel?
   *[no] { $who } verteilt { $n } Bier.
}
    .rule = Neues Bier verteilst du auf deine Würfel, wie du willst; ein Würfel fasst höchstens { $most-beer }.
ask-raise = { $who-you ->
    [yes] Welche Kriegerin wird stärker? Noch +{ $n } Kampfstärke.
   *[no] { $who } verteilt +{ $n } Kampfstärke.
}
    .rule = Jedes +1 macht eine Kriegerin um 1 stärker, bis höchstens { $strengths }; gesund oder verletzt bleibt sie, wie sie ist.
ask-heal = { $who-you ->
    [yes] Welche Kriegerin heilst du? { $n ->
        [one] Eine darfst du heilen.
       *[other] Bis zu { $n } darfst du heilen.
    }
   *[no] { $who } darf { $n ->
        [one] 1 Kriegerin
       *[other] { $n } Kriegerinnen
    } heilen.
}
    .rule = Heilen dreht eine verletzte Kriegerin auf die gesunde Seite; ihre Stärke bleibt gleich.
ask-convert = { $who-you ->
    [yes] Deine Karte: { $effect }. Was gibst du?
   *[no] { $who } nutzt eine Karte: { $effect }.
}
    .rule = Manche Karten nehmen Waren, Proviant oder gesunde Kriegerinnen und geben dafür Punkte oder Gold.
ask-double = { $who-you ->
    [yes] Die Stärke welcher Kriegerin verdoppelst du? { $n ->
        [one] Eine darfst du verdoppeln.
       *[other] Bis zu { $n } darfst du verdoppeln.
    }
   *[no] { $who } darf die Stärke von { $n ->
        [one] 1 Kriegerin
       *[other] { $n } Kriegerinnen
    } verdoppeln.
}
    .rule = Verdoppeln macht eine gesunde Kriegerin doppelt so stark, höchstens { $strengths }, und jede nur einmal.
ask-recruit = { $who-you ->
    [yes] Deine Mannschaft ist voll. Welche Kriegerin schickst du weg für eine der Stärke { $n }?
   *[no] Die Mannschaft von { $who } ist voll; für eine der Stärke { $n } müsste eine andere gehen.
}
    .rule = Auf ein Schiff passen { $crew } Kriegerinnen; ist es voll, kommt eine neue nur für eine andere, die ohne Punkte geht.
ask-wound = { $who-you ->
    [yes] { $only ->
        [yes] Noch { $n } Schaden, und zu wählen gibt es nichts.
       *[no] Noch { $n } Schaden. Welche Kriegerin trifft der nächste?
    }
   *[no] { $who } erleidet { $n } Schaden.
}
    .rule = Jeder Schaden verletzt eine gesunde Kriegerin oder tötet eine verletzte: Sie geht nach Walhall und bringt Punkte in Höhe ihrer Stärke.
ask-draw = { $who-you ->
    [yes] { $only ->
        [yes] Nur in einem Stapel liegen noch Karten: Zieh von dort.
       *[no] Von welchem Stapel ziehst du? { $n ->
            [one] 1 Karte.
           *[other] { $n } Karten, eine nach der anderen.
        }
    }
   *[no] { $who } zieht { $n ->
        [one] 1 Ausrüstungskarte
       *[other] { $n } Ausrüstungskarten
    }.
}
    .rule = Ausrüstungskarten liegen in drei Stapeln: Helme für Kriegerinnen, Bier für Würfel, Schiffe fürs Fahren. Weniger nehmen darfst du immer.
ask-keep = { $who-you ->
    [yes] Welche der beiden Karten behältst du? Die andere kommt wieder oben auf ihren Stapel.
   *[no] { $who } behält eine von zwei Karten.
}
    .rule = Bei dieser Option ziehst du zwei Karten, behältst eine und legst die andere oben auf ihren Stapel zurück.
ask-equip = { $who-you ->
    [yes] { $only ->
        [yes] Ausrüstungsaktion: Es gibt keine Karte zu ziehen, und du kannst nichts legen.
       *[no] Ausrüstungsaktion: Karte ziehen, oder Plättchen oder Runenstein legen?
    }
   *[no] { $who } nutzt eine Ausrüstungsaktion.
}
    .rule = Eine Ausrüstungsaktion zieht eine Karte oder legt ein Plättchen oder einen Runenstein, wenn du die Bedingung erfüllst und den Platz bezahlst.
ask-cover = { $who-you ->
    [yes] { $only ->
        [yes] Du hast nur einen Runenplatz, und er ist belegt: Was dort liegt, überdeckst du durch { $stone }.
       *[no] Deine Runenplätze sind voll. Welchen Runenstein überdeckst du durch { $stone }? Er bringt dann nichts mehr.
    }
   *[no] { $who } überdeckt einen Runenstein durch { $stone }.
}
    .rule = Sind alle Runenplätze belegt, überdeckt ein neuer Stein einen von deinen; ein überdeckter zählt nichts.
ask-trade = { $who-you ->
    [yes] { $only ->
        [yes] Den Bonus eines Handels hast du schon; nun musst du handeln.
       *[no] Handelsaktion: Womit handelst du?
    }
   *[no] { $who } nutzt eine Handelsaktion.
}
    .rule = Ein Handel bezahlt ein Handelsplättchen neben deinem Tableau: Punkte und Handelskarten sofort, dann kommt es auf die Handelsleiste.
ask-raid = { $who-you ->
    [yes] Plünderaktion: Was plünderst du?
   *[no] { $who } nutzt eine Plünderaktion.
}
    .rule = Eine Plünderung braucht die Stärke auf dem Plättchen; erst der Schaden, dann Punkte und Boni, dann kommt es auf die Plünderleiste.
ask-take = { $who-you ->
    [yes] { $only ->
        [yes] Bei den offenen Handelskarten hast du keine Wahl.
       *[no] Welche Handelskarte nimmst du?
    }
   *[no] { $who } nimmt eine Handelskarte.
}
    .rule = Für jede Handelskarte nimmst du eine der offenen Karten und bekommst sofort, was eines ihrer Kästchen zeigt.
ask-locked = { $who-you ->
    [yes] Verschlossene Aktion: Welchen deiner beiden Boni nimmst du?
   *[no] { $who } nutzt eine verschlossene Aktion.
}
    .rule = Eine verschlossene Aktion bringt den Bonus einer Leiste mit { $unlock-slot } Plättchen; sind beide offen, wählst du jedes Mal.
ask-set-beer = { $who-you ->
    [yes] Welchen deiner Würfel drehst du auf { $n } Bier?
   *[no] { $who } dreht einen Würfel auf { $n } Bier.
}
    .rule = Der Würfel zeigt danach genau so viel Bier, ob er vorher mehr oder weniger zeigte.
ask-copy = { $who-you ->
    [yes] Welcher deiner Würfel bekommt das Bier eines anderen?
   *[no] { $who } wählt einen Würfel, der das Bier eines anderen bekommt.
}
    .rule = Einer deiner Würfel zeigt dann so viel Bier wie ein beliebiger anderer; der behält sein Bier.
ask-copy-from = { $who-you ->
    [yes] So viel Bier wie welcher andere Würfel?
   *[no] { $who } wählt, wessen Bier übernommen wird.
}
    .rule = Jeder andere Würfel taugt, dein eigener oder ein fremder; er behält sein Bier.
ask-back = { $who-you ->
    [yes] Welcher deiner Würfel geht { $n ->
        [one] 1 Aktionsfeld
       *[other] { $n } Aktionsfelder
    } zurück?
   *[no] { $who } zieht einen Würfel zurück.
}
    .rule = Der Würfel geht genau so weit zurück, besetzte Felder zählen nicht, und nutzt das Feld dort; dein Würfelzug ist das nicht.
ask-reuse = { $who-you ->
    [yes] Welcher deiner Würfel nutzt sein Feld noch einmal? Er zahlt kein Bier.
   *[no] { $who } nutzt ein Feld noch einmal.
}
    .rule = Du nutzt das Feld, auf dem einer deiner Würfel steht, noch einmal, ohne Bier.
ask-space = { $who-you ->
    [yes] { $free ->
        [yes] Welches freie Feld nutzt du, ohne Bier zu zahlen?
       *[no] Welches freie Feld nutzt du? Einer deiner Würfel zahlt dafür.
    }
   *[no] { $who } nutzt ein freies Feld.
}
    .rule = Eine Karte nutzt ein freies Feld ohne Würfel; Blockaden und geschlossene Schlösser bleiben zu.
ask-payer = { $who-you ->
    [yes] Welcher deiner Würfel zahlt { $n } Bier?
   *[no] { $who } zahlt { $n } Bier.
}
    .rule = Ein Würfel allein zahlt das ganze Bier eines Feldes.
ask-discard = { $who-you ->
    [yes] { $only ->
        [yes] Deine andere Karte geht mit: { $cards } Karten bringen 1 Gold.
       *[no] Welche Karte wirfst du mit ab? { $cards } Karten bringen 1 Gold.
    }
   *[no] { $who } wirft Karten für 1 Gold ab.
}
    .rule = Abgeworfene Karten kommen unter ihren Stapel; { $cards-for-gold } davon bringen 1 Gold.
ask-startcard = { $who-you ->
    [yes] Welche Startkarte nimmst du?
   *[no] { $who } wählt eine Startkarte.
}
    .rule = Eine Startkarte gibt Bier, Waren, eine Kriegerin und eine Karte; die kleinste Zahl zieht zuerst.
ask-draft = { $who-you ->
    [yes] { $only ->
        [yes] Nur noch ein Stück liegt für dich bereit: Es gehört dir.
       *[no] Was nimmst du, bevor du den Rest weitergibst?
    }
   *[no] { $who } sucht etwas aus.
}
    .rule = Nimm, was du brauchst, dann gehen die Stücke nach links, bis alle zwei Plättchen für jeden Platz und drei Runensteine haben.
ask-rune = { $who-you ->
    [yes] Welchen deiner Runensteine legst du als ersten? Er kostet nichts.
   *[no] { $who } wählt den ersten Runenstein.
}
    .rule = Vor der ersten Runde legen alle einen Runenstein ohne Bedingung, Kosten und Punkte; die anderen warten auf Ausrüstungsaktionen.
ask-over = Das Spiel ist zu Ende.

## Antworten
answer-die = Zieh auf { $place }: { $action }
    .detail = { $cost ->
        [0] kein Bier
       *[other] { $cost } Bier
    }{ $stop ->
        [yes] ; der Würfel ruht dort bis zur nächsten Runde
       *[no] {""}
    }
answer-card = Spiele { $card } für { $cost } aus: { $effect }
answer-discard = Wirf { $card } ab
    .detail = { $second ->
        [yes] bringt 1 Gold
       *[no] { $n } Karten bringen 1 Gold
    }
answer-gold = { $what ->
    [fur] Tausche 1 Gold gegen 1 Fell
    [silver] Tausche 1 Gold gegen 1 Silber
    [beer1] Tausche 1 Gold gegen 1 Bier auf Würfel 1
    [beer2] Tausche 1 Gold gegen 1 Bier auf Würfel 2
   *[bread] Tausche 1 Gold gegen 1 Proviant
}
answer-sail = Fahre { $field }
    .detail = { $detail }
answer-sail-stay = Bleibe { $field } und nutze deine Fahrt
    .detail = { $detail }
answer-sail-back = Fahre hinaus und zurück { $field }
    .detail = { $detail }
answer-far = Fahre mit der Kraft deines Segels { $field }
    .detail = { $detail }
voyage-bread = { $n ->
    [0] ohne Proviant
   *[other] { $n } Proviant
}
voyage-push = verdrängt { $rival }
voyage-build = { $building ->
    [tower] ein Turm dort bringt { $points }
   *[post] ein Handelsposten dort bringt { $points }
}
voyage-explore = ein Plättchen „{ $kind }“ ist dort zu nehmen
voyage-special = ein besonderer Runenstein
gain-by = { $gain } durch { $tile }
answer-smuggle = Nimm { $n } Bier von Würfel { $die } für eine Handels- oder Plünderaktion
    .detail = er behält { $left }
answer-end = Beende deinen Zug
answer-half = { $effect }
answer-bonus = Nimm zuerst den Bonus durch { $tile }: { $effect }
answer-fur = Nimm { $goods }
answer-spend = Zahle { $goods }
    .detail = { $gain }
answer-beer = { $left } für Würfel 1, { $right } für Würfel 2
    .detail = sie zeigen dann { $first } und { $second }
answer-raise = { $side ->
    [healthy] Verstärke deine gesunde Kriegerin von { $value } auf { $to }
   *[injured] Verstärke deine verletzte Kriegerin von { $value } auf { $to }
}
answer-heal = Heile deine Kriegerin der Stärke { $value }
answer-flip = Drehe deine Kriegerin der Stärke { $value } auf die verletzte Seite: { $gain }
answer-double = Verdopple deine Kriegerin von { $value } auf { $to }
answer-give = Schicke deine gesunde Kriegerin der Stärke { $value } weg: { $gain }
answer-dismiss = { $side ->
    [healthy] Schicke deine gesunde Kriegerin der Stärke { $value } weg
   *[injured] Schicke deine verletzte Kriegerin der Stärke { $value } weg
}
    .detail = { $n ->
        [0] niemand kommt dazu
       *[other] keine Punkte; eine der Stärke { $n } kommt dazu
    }
answer-wound = { $side ->
    [healthy] Deine gesunde Kriegerin der Stärke { $value } wird verletzt
   *[injured] Deine verletzte Kriegerin der Stärke { $value } stirbt und geht nach Walhall
}
    .detail = { $side ->
        [healthy] ihre Stärke behält sie
       *[injured] { $points }, { $value } Kampfstärke weniger
    }
answer-draw = Zieh eine { $sort ->
    [helmet] Helmkarte
    [beer] Bierkarte
   *[ship] Schiffkarte
}
    .detail = noch { $n } im Stapel
answer-place = Lege { $piece } für { $cost }: { $n ->
    [0] keine Punkte
   *[other] { $points }
}
    .detail = { $about }{ $covers ->
        [gear] {""} Du überdeckst damit { $covered }; diese Wirkung endet.
        [rune] . Du überdeckst damit einen deiner Runensteine, der dann nichts mehr bringt.
       *[no] {""}
    }
answer-cover = Überdecke { $rune }
    .detail = jetzt { $points } wert; überdeckt bringt der Stein nichts
answer-keep = Behalte { $card }
    .detail = kostet { $cost }: { $effect }
answer-use = { $how ->
    [trade] Handle mit { $kind }: Zahle { $price }, erhalte { $gain }
   *[raid] { $kind }: { $damage ->
        [0] ohne Schaden
       *[other] { $damage } Schaden für deine Kriegerinnen
    }, dann { $gain }
}
    .detail = { $more ->
        [yes] auf der Leiste: { $step }
       *[no] {""}
    }
answer-francia = { $how ->
    [trade] Handle in Francia: Zahle { $price } Fell oder Silber, erhalte { $gain }
   *[raid] Plündere Francia: { $damage ->
        [0] ohne Schaden
       *[other] { $damage } Schaden für deine Kriegerinnen
    }, dann { $gain }
}
answer-take = Handelskarte { $n }: { $effect }
answer-locked = { $effect }
answer-push = Schicke { $rival } { $field }
answer-explore = Sieh „{ $kind }“ durch und nimm ein Plättchen
    .detail = { $n ->
        [one] 1 Plättchen liegt dort
       *[other] { $n } Plättchen liegen dort; eines musst du nehmen
    }
answer-build = Baue { $building ->
    [tower] einen Turm
   *[post] einen Handelsposten
} { $field }: { $gain }
answer-tile = { $track ->
    [trade] Nimm das Handelsplättchen „{ $kind }“
   *[raid] Nimm das Plünderplättchen { $short }
}
    .detail = später: { $terms }
answer-special = Nimm { $stone }
    .detail = { $about }
answer-throw = Wirf { $stone } weg
    .detail = am Ende bringt der Stein dann nichts
answer-mine = { $task ->
    [set-beer] Drehe Würfel { $die } auf { $n } Bier
    [copy] Würfel { $die } auf { $place }
    [back] Würfel { $die } von { $place } auf { $goal }: { $action }
    [reuse] Würfel { $die } auf { $place }: { $action }
   *[payer] Zahle mit Würfel { $die }
}
    .detail = { $task ->
        [set-beer] jetzt zeigt er { $beer }
        [copy] jetzt zeigt er { $beer } Bier
        [back] { $cost ->
            [0] kein Bier
           *[other] { $cost } Bier
        }
        [reuse] {""}
       *[payer] er behält { $left } Bier
    }
answer-any = { $beer } Bier wie { $who-you ->
    [yes] dein Würfel { $die }
   *[no] Würfel { $die } von { $who }
}
answer-bread = Gib { $n } Proviant für { $gain }
answer-space = Nutze { $place }: { $action }
    .detail = { $cost ->
        [0] kein Bier
       *[other] { $cost } Bier
    }
answer-none = { $task ->
    [sail] Fahre nicht
    [explore] Lass den Stapel liegen
    [build] Baue nichts
    [half] Nutze nichts mehr davon
    [raise] Verstärke niemanden mehr
    [heal] Heile niemanden mehr
    [convert] Drehe niemanden mehr um
    [double] Verdopple niemanden mehr
    [recruit] Lass deine Mannschaft, wie sie ist
    [equip] Zieh nichts und lege nichts
    [trade] Handle nicht
    [raid] Plündere nicht
    [take] Nimm keine Handelskarte
    [draw] Zieh keine Karte mehr
   *[other] Ohne weiter
}
answer-startcard = Startkarte { $n }
    .detail = { $gives }
answer-draft = Nimm { $piece }
    .detail = { $about }
answer-rune = Lege { $piece }
    .detail = { $about }

## Ereignisse
event-round = Runde { $round } beginnt.
event-tile-off = { $village ->
    [yes] Das letzte Rundenplättchen ist weg: Jetzt gilt der Stopp-Bereich des Dorfes.
   *[no] Im Stopp-Bereich liegt jetzt Rundenplättchen { $tile }.
}
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
        [yes] Deine Fahrt endet, wo sie begann: { $field }{ $paid ->
            [0] .
           *[other] {""} ({ $bread }).
        }
       *[no] Du fährst { $from } { $field }{ $paid ->
            [0] .
           *[other] {""} für { $bread }.
        }
    }
   *[no] { $stays ->
        [yes] Die Fahrt von { $who } endet, wo sie begann: { $field }{ $paid ->
            [0] .
           *[other] {""} ({ $bread }).
        }
       *[no] { $who } fährt { $from } { $field }{ $paid ->
            [0] .
           *[other] {""} für { $bread }.
        }
    }
}
event-pushed = { $who-you ->
    [yes] Du verdrängst { $rival } { $field }.
   *[no] { $who } verdrängt { $rival-you ->
        [yes] dich
       *[no] { $rival }
    } { $field }.
}
event-explored = { $who-you ->
    [yes] Du siehst { $field } den Stapel „{ $kind }“ durch.
   *[no] { $who } sieht { $field } den Stapel „{ $kind }“ durch.
}
event-took-tile = { $who-you ->
    [yes] { $track ->
        [trade] Du nimmst das Handelsplättchen „{ $kind }“ ({ $terms }).
       *[raid] Du nimmst das Plünderplättchen { $short } ({ $terms }).
    }
   *[no] { $track ->
        [trade] { $who } nimmt das Handelsplättchen „{ $kind }“ ({ $terms }).
       *[raid] { $who } nimmt das Plünderplättchen { $short } ({ $terms }).
    }
}
event-built = { $who-you ->
    [yes] { $building ->
        [tower] Du baust { $field } einen Turm: { $points }.
       *[post] Du baust { $field } einen Handelsposten: { $points }.
    }
   *[no] { $building ->
        [tower] { $who } baut { $field } einen Turm: { $points }.
       *[post] { $who } baut { $field } einen Handelsposten: { $points }.
    }
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
    [yes] Eine Kriegerin der Stärke { $value } kommt zu dir.
   *[no] Eine Kriegerin der Stärke { $value } kommt zu { $who }.
}
event-dismissed = { $who-you ->
    [yes] Du schickst eine Kriegerin der Stärke { $value } weg.
   *[no] { $who } schickt eine Kriegerin der Stärke { $value } weg.
}
event-raised = { $who-you ->
    [yes] Deine Kriegerin steigt von Stärke { $from } auf { $to }.
   *[no] Eine Kriegerin von { $who } steigt von Stärke { $from } auf { $to }.
}
event-healed = { $who-you ->
    [yes] Deine Kriegerin der Stärke { $value } wird geheilt.
   *[no] Eine Kriegerin der Stärke { $value } von { $who } wird geheilt.
}
event-wounded = { $who-you ->
    [yes] Deine Kriegerin der Stärke { $value } wird verletzt.
   *[no] Eine Kriegerin der Stärke { $value } von { $who } wird verletzt.
}
event-fell = { $who-you ->
    [yes] Deine Kriegerin der Stärke { $value } geht nach Walhall: { $points }.
   *[no] Eine Kriegerin der Stärke { $value } von { $who } geht nach Walhall: { $points }.
}
event-drew = { $who-you ->
    [yes] Es ist { $card }: { $effect }.
   *[no] Es ist { $card }: { $effect }.
}
event-drew-back = { $who-you ->
    [yes] Du ziehst eine { $sort ->
        [helmet] Helmkarte
        [beer] Bierkarte
       *[ship] Schiffkarte
    } der Stufe { $level }.
   *[no] { $who } zieht eine { $sort ->
        [helmet] Helmkarte
        [beer] Bierkarte
       *[ship] Schiffkarte
    } der Stufe { $level }.
}
event-discarded = { $who-you ->
    [yes] Es ist { $card }.
   *[no] Es ist { $card }.
}
event-discarded-back = { $who-you ->
    [yes] Du wirfst eine { $sort ->
        [helmet] Helmkarte
        [beer] Bierkarte
       *[ship] Schiffkarte
    } der Stufe { $level } ab.
   *[no] { $who } wirft eine { $sort ->
        [helmet] Helmkarte
        [beer] Bierkarte
       *[ship] Schiffkarte
    } der Stufe { $level } ab.
}
event-played = { $who-you ->
    [yes] Du spielst { $card } aus: { $effect }.
   *[no] { $who } spielt { $card } aus: { $effect }.
}
event-exchanged = { $who-you ->
    [yes] Du tauschst 1 Gold gegen { $what }{ $kind ->
        [beer] {""} auf Würfel { $die }.
       *[other] .
    }
   *[no] { $who } tauscht 1 Gold gegen { $what }{ $kind ->
        [beer] {""} auf Würfel { $die }.
       *[other] .
    }
}
event-laid = { $who-you ->
    [yes] Du legst { $piece }{ $n ->
        [0] , ohne Punkte dafür.
       *[other] : { $points }.
    }
   *[no] { $who } legt { $piece }{ $n ->
        [0] , ohne Punkte dafür.
       *[other] : { $points }.
    }
}
event-traded = { $who-you ->
    [yes] Du handelst mit { $kind }: Du zahlst { $price } und bekommst { $points }.
   *[no] { $who } handelt mit { $kind }: { $price } gegen { $points }.
}
event-raided = { $who-you ->
    [yes] Du plünderst ({ $kind }): { $points }.
   *[no] { $who } plündert ({ $kind }): { $points }.
}
event-francia = { $who-you ->
    [yes] { $how ->
        [trade] Du handelst in Francia: { $price } Fell oder Silber gegen { $points }.
       *[raid] Du plünderst Francia: { $points }.
    }
   *[no] { $how ->
        [trade] { $who } handelt in Francia: { $price } Fell oder Silber gegen { $points }.
       *[raid] { $who } plündert Francia: { $points }.
    }
}
event-trade-card = { $who-you ->
    [yes] Du nimmst Handelskarte { $n }: { $effect }.
   *[no] { $who } nimmt Handelskarte { $n }: { $effect }.
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
        [action] Verschlossene Aktionen stehen dir offen: { $effect }.
        [map] Die gelben Gewässer stehen dir offen.
       *[francia] Francia steht dir offen.
    }
   *[no] { $what ->
        [action] Verschlossene Aktionen stehen { $who } offen: { $effect }.
        [map] Die gelben Gewässer stehen { $who } offen.
       *[francia] Francia steht { $who } offen.
    }
}
event-beer = { $who-you ->
    [yes] Dein Würfel { $die } zeigt { $beer } Bier.
   *[no] Würfel { $die } von { $who } zeigt { $beer } Bier.
}
event-flipped = { $who-you ->
    [yes] Du drehst deine Kriegerin der Stärke { $value } auf die verletzte Seite.
   *[no] { $who } dreht eine Kriegerin der Stärke { $value } auf die verletzte Seite.
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
    [yes] Du legst { $rune } als ersten Runenstein.
   *[no] { $who } legt { $rune } als ersten Runenstein.
}
event-bonus = { $who-you ->
    [yes] Du bekommst den Bonus durch { $piece }{ $known ->
        [yes] : { $effect }.
       *[no] .
    }
   *[no] { $who } bekommt den Bonus durch { $piece }{ $known ->
        [yes] : { $effect }.
       *[no] .
    }
}
event-smuggled = { $who-you ->
    [yes] Du nimmst { $n ->
        [0] Bier
       *[other] { $n } Bier
    } von Würfel { $die } für eine Handels- oder Plünderaktion.
   *[no] { $who } nimmt { $n ->
        [0] Bier
       *[other] { $n } Bier
    } von Würfel { $die } für eine Handels- oder Plünderaktion.
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
    [yes] Du machst weiter.
   *[no] { $who } macht weiter.
}

## Auf dem Spielplan und den Tableaus
board = Seekarte und Dorf
board-field = { $field }
board-ship = { $who-you ->
    [yes] Dein Schiff
   *[no] Schiff von { $who }
} { $field }
board-space = { $place }: { $action }, { $cost ->
    [0] kein Bier
   *[other] { $cost } Bier
}
board-die = { $who-you ->
    [yes] Dein Würfel { $die }
   *[no] Würfel { $die } von { $who }
} mit { $beer } Bier auf { $place }
board-round = { $round ->
    [0] Vorbereitung
   *[other] Runde { $round } von { $rounds }
}
board-stack = { $name }: { $n }
stack-helmet = Helmkarten
stack-beer = Bierkarten
stack-ship = Schiffkarten
stack-trade = Handelskarten
stack-helmet-about = Ausrüstungskarten zu deinen Kriegerinnen: { $first-level } der Stufe 1 liegen auf { $second-level } der Stufe 2. Abgeworfenes kommt unter den Stapel.
stack-beer-about = Ausrüstungskarten zu Würfeln und Bier: { $first-level } der Stufe 1 liegen auf { $second-level } der Stufe 2. Abgeworfenes kommt unter den Stapel.
stack-ship-about = Ausrüstungskarten zu deinem Schiff: { $first-level } der Stufe 1 liegen auf { $second-level } der Stufe 2. Abgeworfenes kommt unter den Stapel.
stack-trade-about = Wer handelt, nimmt eine oder mehrere der offenen Handelskarten und bekommt sofort, was sie zeigen. Nach jedem Zug werden sie auf { $open } aufgefüllt.
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
act-bread = Proviantaktion
act-yield = Ertragsaktion
act-equip = Ausrüstungsaktion
act-trade = Handelsaktion
act-raid = Plünderaktion
act-locked = Verschlossene Aktion
act-beer-about = Verteile { $beer } Bier beliebig auf deine Würfel; Plättchen auf deiner { $beer-track ->
    [trade] Handelsleiste
   *[raid] Plünderleiste
} erhöhen das bis auf { $beer-last }. Ein Würfel fasst höchstens { $most-beer }.
act-bread-about = Nimm { $bread }; Plättchen auf deiner { $beer-track ->
    [trade] Plünderleiste
   *[raid] Handelsleiste
} erhöhen das bis auf { $bread-last }. Ein Schiff fasst höchstens { $most-bread }.
act-yield-about = 1 Fell oder Silber und 1 mehr pro Handelsposten, den du gebaut hast; +1 Kampfstärke und 1 mehr pro Turm, den du gebaut hast.
act-equip-about = Zieh eine Ausrüstungskarte; oder lege ein Ausrüstungsplättchen oder einen Runenstein, dessen Bedingung du erfüllst, und bezahle den Platz.
act-trade-about = Bezahle ein Handelsplättchen neben deinem Tableau: Es bringt Punkte und Handelskarten und kommt auf deine Handelsleiste.
act-raid-about = Nutze ein Plünderplättchen neben deinem Tableau, für das deine Kampfstärke reicht: zuerst der Schaden, dann Punkte und Boni; es kommt auf deine Plünderleiste.
act-locked-about = Offen ab Plättchen { $unlock } auf einer Leiste. Handelsleiste: { $trade }. Plünderleiste: { $raid }. Wer beides hat, nimmt eines davon.
about-named = { $name }: { $about }
about-space = { $cost ->
    [0] Es kostet kein Bier.
   *[other] Der Würfel, der dorthin zieht, zahlt { $cost } Bier.
}
about-space-stop = { $cost ->
    [0] Es kostet kein Bier.
   *[other] Der Würfel, der dorthin zieht, zahlt { $cost } Bier.
} Ein Würfel, der dorthin zieht, ruht bis zur nächsten Runde.
about-space-both = Du darfst beide Hälften nutzen, in beliebiger Reihenfolge.
about-space-or = Du nutzt eine der beiden Hälften.
about-space-blocked = Zu zweit ist es gesperrt.
about-stop = Der Stopp-Bereich, solange dieses Rundenplättchen oben liegt, von links nach rechts: { $spaces }. Es geht, sobald der letzte Würfel es verlassen hat.{ $four ->
    [yes] {" "}Nur zu viert.
   *[no] {""}
}
about-stop-village = Der Stopp-Bereich der letzten Runde, von links nach rechts: { $spaces }.
goods-fur = Fell
goods-silver = Silber
goods-gold = Gold
goods-bread = Proviant
goods-beer = Bier
goods-resources = Fell oder Silber
goods-points = Punkte
goods-warrior = Kriegerinnen
goods-fur-about = Damit bezahlst du Handelsplättchen, Karten und Plätze deines Tableaus. Am Ende gibt es 1 Punkt für { $resources } Fell oder Silber.
goods-silver-about = Damit bezahlst du Handelsplättchen, Karten und Plätze deines Tableaus. Am Ende gibt es 1 Punkt für { $resources } Fell oder Silber.
goods-gold-about = In deinem Zug wird 1 Gold jederzeit zu 1 Fell, 1 Silber, 1 Bier oder 1 Proviant. Am Ende bringt jedes Gold { $end-gold }.
goods-bread-about = Jeder Schritt deines Schiffs kostet 1 Proviant, das Verdrängen von jemandem, der nicht schwächer ist, 1 mehr. Ein Schiff fasst { $most-bread }. Am Ende gibt es 1 Punkt für { $end-bread }.
goods-beer-about = Damit zahlt ein Würfel für Aktionsfelder; er fasst höchstens { $most-beer }. Am Ende ist jedes Bier 1 Punkt.
goods-resources-about = Nimm Fell und Silber in beliebiger Mischung.
goods-points-about = Sie kommen sofort auf die Zählleiste.
goods-warrior-about = Eine Kriegerin kommt gesund in deine Mannschaft; Platz ist für { $crew }.
piece-ship = Schiff
piece-ship-about = Einmal in deinem Zug darfst du fahren, vor oder nach deinem Würfel: pro Schritt 1 Proviant. Wo eine Fahrt endet, darfst du ein Plättchen nehmen oder bauen.
side-healthy = gesund
side-injured = verletzt
mat-crew = Mannschaft
mat-crew-about = Deine Kampfstärke ist die Summe deiner Kriegerinnen, gesund oder verletzt, jede von 1 bis { $strengths }; Platz ist für { $crew }, und von jeder Stärke gibt es { $warriors }. Am Ende bringt jede Kampfstärke 1 Punkt.
mat-cards = Ausrüstungskarten auf der Hand
mat-cards-about = Andere sehen nur die Rückseiten. { $for-gold } in deinem Zug abgeworfene bringen 1 Gold. Am Ende gibt es 1 Punkt für { $end-cards } übrige.
mat-strength = Kampfstärke { $n }
mat-slot = { $slot ->
    [stern] Heck
    [sail] Segel
   *[head] Kopf
}: { $cost }, { $points }
slot-title = { $slot ->
    [stern] Platz für ein Heck
    [sail] Platz für ein Segel
    [head] Platz für einen Kopf
   *[rune] Runenplatz
}
about-slot = Hier ein Plättchen zu legen kostet { $cost } und bringt beim ersten Mal { $points }. Ein späteres überdeckt es und bringt keine Punkte.
about-slot-rune = Hier einen Runenstein zu legen kostet { $cost } und bringt { $points }; dein erster Runenstein und besondere kosten nichts und bringen keine. Zahl der Plätze: { $many }; sind alle voll, überdeckt ein Runenstein einen anderen und bringt keine Punkte.
mat-rune = Runenplatz
mat-track-trade = Handelsleiste: { $n } Plättchen
mat-track-raid = Plünderleiste: { $n } Plättchen
track-title = { $track ->
    [trade] Handelsleiste, Platz { $n }
   *[raid] Plünderleiste, Platz { $n }
}
about-step = { $track ->
    [trade] Mit Handelsplättchen { $n }: { $gain }.
   *[raid] Mit Plünderplättchen { $n }: { $gain }.
}
step-post = ein Handelsposten kommt in deinen Vorrat
step-tower = ein Turm kommt in deinen Vorrat
step-beer = deine Bieraktion bringt { $n } Bier
step-bread = deine Proviantaktion bringt { $n } Proviant
step-locked = verschlossene Aktionen bringen { $effect }
step-map = die gelben Gewässer sind offen
step-francia-trade = eine Handelsaktion darf in Francia { $price } Fell oder Silber gegen { $points } tauschen
step-francia-raid = mit Kampfstärke { $strength } darf eine Plünderaktion in Francia { $points } bringen, für { $damage } Schaden
step-nothing = nichts Neues
mat-beside = Neben dem Tableau
    .about = Handels- und Plünderplättchen, die auf ihre Aktion warten.
mat-above = Zu legen
    .about = Ausrüstung und Runensteine über dem Tableau, die noch darauf gelegt werden können.
mat-die = Bier auf Würfel { $n }
mat-towers = Türme im Vorrat
mat-posts = Handelsposten im Vorrat
mat-towers-about = Bereit, an einem Bauplatz für Türme gebaut zu werden. Zwei weitere werden mit den Plünderplättchen { $first-slot } und { $second-slot } frei.
mat-posts-about = Bereit, an einem Bauplatz für Handelsposten gebaut zu werden. Zwei weitere werden mit den Handelsplättchen { $first-slot } und { $second-slot } frei.
mat-play = ausspielen
mat-discard = abwerfen
mat-keep = behalten
mat-of = { $who-you ->
    [yes] Dein Tableau
   *[no] Tableau von { $who }
}
mat-back = { $sort ->
    [helmet] { $n ->
        [one] 1 Helmkarte
       *[other] { $n } Helmkarten
    }
    [beer] { $n ->
        [one] 1 Bierkarte
       *[other] { $n } Bierkarten
    }
   *[ship] { $n ->
        [one] 1 Schiffkarte
       *[other] { $n } Schiffkarten
    }
}, Stufe { $level }
mat-covered = Überdeckt
    .about = Teile, die unter anderen liegen. Sie zählen noch für Bedingungen und andere Runen; eine überdeckte Rune bringt keine Punkte.
mat-done = Auf den Leisten
    .about = Plättchen, die gehandelt oder geplündert sind.
mat-built = Gebaut
    .about = Wo dieser Spieler gebaut hat.
mat-played = Ausgespielt
    .about = Karten, die dieser Spieler gespielt hat.
mat-trade-cards = { $n ->
    [one] 1 Handelskarte erhalten
   *[other] { $n } Handelskarten erhalten
}
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
mat-gold-fur = Gold gegen Fell
mat-gold-silver = Gold gegen Silber
mat-gold-beer1 = Gold gegen Bier, Würfel 1
mat-gold-beer2 = Gold gegen Bier, Würfel 2
mat-gold-bread = Gold gegen Proviant

## Angaben zu Bestandteilen, für die Zeile, die sagt, woher wir sie kennen
fact-name = Name
fact-number = Nummer
fact-x = Lage auf der Seekarte
fact-y = Lage auf der Seekarte
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
fact-effects = Wirkungen
fact-halves = Wirkung
fact-join = Wirkung
fact-three-plus = Sperre
fact-four-only = Personenzahl
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
fact-price = Kosten
fact-good = Ware
fact-cards = Handelskarten
fact-strength = Stärke
fact-damage = Schaden
fact-beer = Bier
fact-beer-track = Leiste
fact-four-beer = Bier zu viert
fact-bread = Proviant
fact-four-bread = Proviant
fact-card = Karte
fact-four-card = Karte
fact-four-goods = Waren
fact-warrior = Kriegerin
fact-four-warrior = Kriegerin
fact-crew = Plätze
fact-strengths = Stärken
fact-warriors = Anzahl
fact-most-beer = das meiste auf einem Würfel
fact-most-bread = das meiste auf einem Schiff
fact-resources = Punkte am Ende
fact-cards-for-gold = Tausch gegen Gold
fact-open-trade-cards = offene Karten
fact-building-slots = Gebäude
fact-unlock-slot = Platz
fact-map-slot = Platz
fact-francia-slot = Platz
fact-trade = Handelsbonus
fact-raid = Plünderbonus
fact-trade-points = Punkte
fact-raid-points = Punkte

## Warum nicht
why-absent = Das gibt es in dieser Partie nicht.
why-setup = Die erste Runde hat noch nicht begonnen: Erst wählen alle, womit sie anfangen.
    .help = Wähle eines der Stücke, die zur Wahl stehen.
why-start-taken = Diese Startkarte hat { $who } schon.
why-inside = Eine Aktion läuft, und dazwischen kommt keine Karte, kein Schiff und kein Würfel.
    .help = Beantworte die offene Frage; dann geht dein Zug weiter.
why-must = Hier musst du wählen; ablehnen kannst du nichts.
why-die-moved = Dein Würfel ist gezogen, und in einem Zug zieht nur einer.
    .help = Dein nächster Würfel zieht, wenn er von allen am weitesten hinten steht.
why-die-first = Dein Würfel ist noch nicht gezogen, und das muss er in jedem Zug.
    .help = Zieh den Würfel; dann darfst du den Zug beenden.
why-die-ahead = Dieser Würfel steht weiter vorn; zuerst zieht der auf { $space }.
why-die-next = Dieser Würfel ist dran. Wähle das Feld, auf das er zieht.
why-rival-die = Dieser Würfel gehört { $who }.
why-same-die = Dieser Würfel bekommt das Bier; er richtet sich nach einem anderen.
why-behind = Würfel ziehen nur nach vorn, und deiner steht auf { $space }.
why-no-die = Dort steht kein Würfel, auf den du deinen stellen könntest.
why-no-way-back = Dieser Würfel kann nicht { $need ->
    [one] 1 Feld
   *[other] { $need } Felder
} zurück: Er wartet im Stopp-Bereich, liegt unter einem anderen oder hat zu wenige Felder hinter sich.
why-from-stop = Aus dem Stopp-Bereich zieht ein Würfel auf die Leiste, nie auf ein anderes Stoppfeld.
    .help = Hierher kommt er zurück, sobald er auf der Leiste war.
why-taken = { $who-you ->
    [yes] Dort steht dein anderer Würfel
   *[no] Dort steht ein Würfel von { $who }
}, und ein Feld hat Platz für einen.
why-blocked = Zu zweit sperrt eine Blockade dieses Feld im ganzen Spiel.
why-locked = Dieses Schloss öffnet sich mit { $need } Plättchen auf einer Leiste; auf deiner liegen { $have }.
    .help = Handle oder plündere: Jedes genutzte Plättchen kommt auf seine Leiste.
why-lock-waits = Dein Schloss ist offen; den Bonus bringt eine verschlossene Aktion.
    .help = Zieh deinen Würfel auf ein Feld mit Schloss.
why-beer = Das kostet { $need } Bier; dein Würfel hat { $have }.
    .help = In deinem Zug wird 1 Gold zu 1 Bier, solange der Würfel Platz hat.
why-not-held = Du hast { $card } nicht auf der Hand.
why-not-drawn = Du hast { $card } nicht eben gezogen; behalten wirst du eine der zwei neuen.
why-card-cost = Diese Karte kostet { $price }; du hast { $has-fur } Fell und { $has-silver } Silber.
    .help = In deinem Zug wird 1 Gold zu 1 Fell oder 1 Silber.
why-give-up = Die Karte verlangt { $what ->
    [resources] { $need } Fell oder Silber
    [bread] { $need } Proviant
   *[other] { $need ->
        [one] 1 gesunde Kriegerin
       *[other] { $need } gesunde Kriegerinnen
    }
}; du hast { $have }.
why-no-target = Die Karte findet nichts, woran sie wirkt: { $effect }.
why-few-cards = { $need } abgeworfene Karten bringen 1 Gold; du hast { $have } auf der Hand.
why-no-gold = Du hast kein Gold zum Tauschen.
    .help = { $cards } abgeworfene Karten bringen in deinem Zug 1 Gold.
why-gold-idle = Gold hilft bei dieser Frage nicht.
    .help = In deinem Zug, zwischen den Aktionen, wird 1 Gold zu 1 Fell, Silber, Bier oder Proviant.
why-die-full = Würfel { $die } zeigt schon { $need } Bier, und mehr passt nicht.
why-ship-full = Auf deinem Schiff liegen schon { $need } Proviant, und mehr passt nicht.
why-sailed = Dein Schiff ist in diesem Zug gefahren, und das darf es einmal.
    .help = Manche Schiffkarten und Segel bewegen es noch einmal.
why-yellow = Gelbe Gewässer öffnen sich mit { $need } Plättchen auf einer Leiste; deine längere hat { $have }.
    .help = Handle oder plündere: Jedes genutzte Plättchen kommt auf seine Leiste.
why-here = Dein Schiff liegt schon { $field }, und dort zu bleiben würde nichts ändern.
why-no-map = Deine Karte führt auf ein Feld mit Landkarte, und hier liegt keine.
why-no-ship = Deine Karte führt zu einem anderen Schiff, und hier liegt keines.
why-too-far = Das sind { $need } Schritte, und diese Fahrt hat { $have }.
why-bread = Der Weg kostet { $need } Proviant; du hast { $have }.
    .help = Eine Proviantaktion bringt mehr, und in deinem Zug wird 1 Gold zu 1 Proviant.
why-toll = { $who } liegt dort mit Stärke { $theirs } gegen deine { $mine }, deshalb kostet das Verdrängen 1 Proviant mehr. Das macht { $need }; du hast { $have }.
    .help = Sei stärker, oder bring den Proviant mit: 1 Gold wird zu einem.
why-no-power = Du hast kein Segel, das das kann.
    .help = Mit einer Ausrüstungsaktion legst du ein Segel; was es kann, steht darauf.
why-power-used = Die Kraft deines Segels ist für diesen Zug verbraucht.
why-half-done = Diese Hälfte hast du schon genutzt.
why-no-trades = Neben deinem Tableau liegt kein Handelsplättchen.
    .help = Fahre zu einem Stapel Handelsplättchen und nimm eines.
why-no-raids = Neben deinem Tableau liegt kein Plünderplättchen.
    .help = Fahre zu einem Stapel Plünderplättchen und nimm eines.
why-trade-lacks = Für deinen billigsten Handel fehlen noch { $need } Fell, Silber oder Gold.
why-raid-lacks = Deine leichteste Plünderung braucht Kampfstärke { $need }; du hast { $have }.
    .help = Ertragsaktionen und neue Kriegerinnen machen deine Mannschaft stärker.
why-no-tile = Von dieser Sorte liegt kein Plättchen neben deinem Tableau.
    .help = Fahre zu seinem Stapel und nimm eines.
why-other-deed = { $track ->
    [trade] Das hier ist eine Plünderaktion; ein Handelsplättchen wartet auf eine Handelsaktion.
   *[raid] Das hier ist eine Handelsaktion; ein Plünderplättchen wartet auf eine Plünderaktion.
}
why-tile-waits = „{ $kind }“ ist ein Handelsplättchen, und keine Handelsaktion ist offen.
    .help = Zieh deinen Würfel auf ein Feld mit Handelsaktion.
why-raid-waits = „{ $kind }“ ist ein Plünderplättchen, und keine Plünderaktion ist offen.
    .help = Zieh deinen Würfel auf ein Feld mit Plünderaktion.
why-tile-cost = Für diesen Handel fehlen dir noch { $missing }.
    .help = 1 Gold wird zu 1 Fell oder 1 Silber.
why-tile-strength = Diese Plünderung braucht Kampfstärke { $need }; deine Mannschaft hat { $have }.
    .help = Ertragsaktionen und neue Kriegerinnen machen deine Mannschaft stärker.
why-francia-shut = Francia öffnet sich mit Plättchen { $need } auf der Leiste; dort liegen { $have }.
why-francia-cost = Ein Handel in Francia kostet { $need } Fell oder Silber; du hast { $have }.
    .help = 1 Gold wird zu 1 Fell oder 1 Silber.
why-francia-strength = Eine Plünderung in Francia braucht Kampfstärke { $need }; deine Mannschaft hat { $have }.
why-francia-waits = Francia steht dir offen, aber keine Handels- oder Plünderaktion läuft.
why-no-bonus = Vor dieser Aktion gibt es keinen Bonus zu nehmen.
why-bonus-taken = Den Bonus hast du zuerst genommen; nun muss die Aktion folgen.
why-market = Eine Handelskarte nimmst du, wenn ein Handel oder eine andere Wirkung sie bringt.
    .help = Zieh deinen Würfel auf ein Feld mit Handelsaktion und handle.
why-not-open = Diese Handelskarte liegt nicht offen.
why-offer-cost = Dieses Kästchen verlangt { $need } Fell oder Silber; du hast { $have }.
    .help = 1 Gold wird zu 1 Fell oder 1 Silber.
why-drawing = Karten ziehst du mit einer Ausrüstungsaktion oder wenn eine Wirkung es sagt.
    .help = Zieh deinen Würfel auf ein Feld mit Ausrüstungsaktion.
why-stack-empty = Dieser Stapel ist leer.
why-not-above = Du hast { $piece } nicht über deinem Tableau.
why-laying = Du brauchst eine Ausrüstungsaktion und legst dann { $piece }.
    .help = Zieh deinen Würfel auf ein Feld mit Ausrüstungsaktion.
why-piece-cost = Das Legen kostet { $price }; du hast { $has-fur } Fell und { $has-silver } Silber.
    .help = 1 Gold wird zu 1 Fell oder 1 Silber.
why-condition = Für { $piece } brauchst du { $count }; bisher hast du { $have }.
why-covering = Einen Runenstein überdeckt nur ein neuer, sobald alle Runenplätze belegt sind.
why-no-order = Von deinen Kriegerinnen wird jetzt nichts verlangt.
    .help = Ertragsaktionen machen sie stärker, Plünderungen verletzen sie.
why-no-warrior = Du hast keine { $side ->
    [healthy] gesunde
   *[injured] verletzte
} Kriegerin der Stärke { $value }.
why-strongest = Sie hat Stärke { $value }, und stärker wird niemand.
why-sold-out = { $need ->
    [one] Im Vorrat ist keine Kriegerin der Stärke { $low } mehr.
   *[other] Im Vorrat ist keine Kriegerin der Stärke { $low } bis { $high } mehr.
}
why-healthy = Sie ist gesund; geheilt werden nur verletzte.
why-injured = Sie ist verletzt; hier zählt nur eine gesunde.
why-twice = Deine Kriegerin der Stärke { $value } hast du eben verdoppelt, und das geht bei jeder einmal.
why-in-port = Erkunden und bauen darfst du dort, wo dein Schiff eine Fahrt beendet.
    .help = Fahre zuerst dorthin.
why-no-building = In deinem Vorrat liegt kein Turm und kein Handelsposten.
    .help = Handelsplättchen machen Handelsposten auf deinem Tableau frei, Plünderplättchen Türme.
why-not-here = In diesem Stapel liegt es nicht.
why-field-taken = Ein Schiff liegt { $field }, und ein verdrängtes braucht ein leeres Feld.
why-rival-yellow = { $who } hat keine Landkarte und wird nicht in gelbe Gewässer verdrängt.
why-push-near = Das sind { $have } Schritte; das verdrängte Schiff fährt genau { $need ->
    [one] 1 Schritt
   *[other] { $need } Schritte
}.
why-too-many = Das wären { $need } Fell; höchstens { $have } dürfen hier Fell sein.
why-few-silver = Der Rest wären { $need } Silber; du hast { $have }.
why-few-bread = Das wären { $need } Proviant; höchstens { $have } kannst du hier geben.
why-pour = Würfel 1 nimmt { $least } bis { $most } von diesem Bier, damit der Rest auf Würfel 2 passt.
why-other-pack = Dieses Stück liegt nicht vor dir zur Wahl.
why-pack-done = Von dieser Sorte hast du alles, was du bekommst.
why-drafted = Jemand hat { $piece } schon genommen.
why-rune-first = Zuerst legst du einen Runenstein, ohne Kosten; Ausrüstung folgt mit Ausrüstungsaktionen.
mat-trade-track = Handelsleiste
    .about = Hier liegen gehandelte Plättchen, von links nach rechts. Jeder Schritt erklärt sich selbst.
mat-raid-track = Plünderleiste
    .about = Hier liegen geplünderte Plättchen, von links nach rechts. Jeder Schritt erklärt sich selbst.

## Das Ende, gezählt
event-counted = { $line }: { $points } für { $who-you ->
    [yes] dich
   *[no] { $who }
}.
scoring-end = Schlusswertung
paid-runes-rule = Jeder Runenstein zählt das schwerere Ziel, das erreicht ist; ein abgedeckter zählt nichts.
paid-strength-rule = Die Kampfstärke aller Kriegerinnen zählt, gesund oder verletzt.
paid-tiles-rule = Die Zahl der Handelsplättchen zählt mal sich selbst.
paid-beer-rule = Jedes Bier auf den Würfeln zählt 1 Punkt.
paid-bread-rule = Für { $bread } übrigen Proviant gibt es 1 Punkt.
paid-gold-rule = Jedes übrige Gold zählt { $gold ->
    [one] 1 Punkt
   *[other] { $gold } Punkte
}; für { $cards ->
    [one] 1 Handkarte
   *[other] { $cards } Handkarten
} gibt es 1 Punkt.
paid-resources-rule = Für { $resources } übriges Fell oder Silber gibt es 1 Punkt.
paid-why-cards = { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
}
paid-why-runes = { $n ->
    [one] 1 Runenstein
   *[other] { $n } Runensteine
}
paid-why-strength = { $n ->
    [one] 1 Kriegerin
   *[other] { $n } Kriegerinnen
}
paid-why-tiles = { $n } × { $n }
paid-why-beer = { $n } Bier
paid-why-bread = { $n } Proviant
paid-why-gold = { $n } Gold, { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}
paid-why-resources = { $n } Fell und Silber
## In Kürze
group-die = Würfel
group-sail = Segeln
group-cards = Karten
group-gold = Gold
band-again = Du ziehst noch einmal
band-before-1 = Erst zieht { $who0 }
band-before-2 = Erst ziehen { $who0 } und { $who1 }
band-before-3 = Erst ziehen alle { $n }
band-stop = { $last ->
    [yes] Halt: ruht bis zum Ende
   *[no] Halt: ruht bis Runde { $round }
}
band-bread = { $n ->
    [0] Kein Proviant
   *[other] { $n } Proviant
}, { $left } bleibt
band-play = Ausspielen
band-discard = { $n } abwerfen für 1 Gold
band-gold = 1 Gold wird zu
band-smuggle = Schmuggeln
heading-round = Runde { $round }
short-space = { $action }
short-sail = { $field }
    .detail = { $there }{ $pushes ->
        [yes] ; { $pushed }
       *[no] {""}
    }
short-push = { $field }
short-card = { $effect }
    .detail = { $card }
short-discard = { $card }
    .detail = { $more ->
        [yes] und eine weitere
       *[no] abwerfen
    }
short-keep = { $card }
short-gold-fur = 1 Fell
    .detail = du hast { $n }
short-gold-silver = 1 Silber
    .detail = du hast { $n }
short-gold-bread = 1 Proviant
    .detail = { $n } von { $most }
short-gold-beer = 1 Bier
    .detail = { $dice ->
        [one] dein Würfel: { $n } von { $most }
       *[other] Würfel { $die }: { $n } von { $most }
    }
short-at = { $action }
    .at = { $space }
short-trade = { $points }{ $cards ->
    [0] {""}
    [one] , 1 Karte
   *[other] , { $cards } Karten
}
    .detail = kostet { $goods }
short-raid = { $gives }
    .detail = Stärke { $n }, { $damage } Schaden
short-use-trade = { $tile }
    .detail = { $points } für { $n ->
        [one] 1 Ware
       *[other] { $n } Waren
    }
short-use-raid = { $tile }
    .detail = { $points }, { $n } Schaden
short-raise = Stärke { $value } auf { $to }
    .detail = { $side ->
        [healthy] gesund
       *[injured] verletzt
    }
short-wound = Stärke { $value }
    .detail = { $side ->
        [healthy] verletzt, behält sie
       *[injured] stirbt: { $points }
    }
short-piece = { $piece }
short-end = Zug beenden
short-none = Nein
short-explore = Plättchen nehmen
short-build = Bauen
short-francia = Francia
short-throw = Wegwerfen
there-yours = hast du schon
there-empty = nichts mehr da
there-trade = { $good }, kostet { $span }
there-raid = Plünderung mit { $span }
there-span = { $low } bis { $high }
there-one = { $low }
there-build = bauen für { $points }
there-built = schon gebaut
there-full = kein Bauplatz frei
there-no-tower = kein Turm im Vorrat
there-no-post = kein Posten im Vorrat
there-harbour = Hafen, nichts zu tun
there-sea = hohe See, nichts zu tun
there-pushes = verdrängt { $rival }
brief-or = { $first } oder { $second }
brief-times = { $times }× { $effect }
brief-fill = auf { $n } auffüllen
brief-act-beer = { $n } Bier
brief-act-bread = { $n } Proviant
brief-act-yield = Ertrag
brief-act-equip = Ausrüsten
brief-act-trade = Handeln
brief-act-raid = Plündern
brief-act-locked = Verschlossen
brief-recruit = Kriegerin { $n }
brief-raise = +{ $n } Kampfstärke
brief-heal = { $n } heilen
brief-draw = { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
}
brief-tradecard = { $n ->
    [one] 1 Handelskarte
   *[other] { $n } Handelskarten
}
brief-release-tower = Turm befreien
brief-release-post = Posten befreien
brief-score = { $points } pro { $measure }
brief-per-trade = Handel
brief-per-raid = Plünderung
brief-per-gear = Ausrüstung
brief-per-played = Karte
brief-per-tower = Turm
brief-per-post = Posten
brief-per-buildings = Gebäude
brief-per-healthy = Gesunde
brief-per-injured = Verletzte
brief-per-crew = Kriegerin
brief-per-strength = Stärke
brief-per-bread = Proviant
brief-per-both = Paar
brief-per-either = Plättchen
brief-per-goods = Ware
brief-convert = { $n } für { $gain }
brief-sail = { $n ->
    [one] 1 Schritt segeln
   *[other] { $n } Schritte segeln
}
brief-raise-each = { $side ->
    [healthy] Gesunde +{ $n }
   *[injured] Verletzte +{ $n }
}
brief-double = { $n ->
    [one] 1 verdoppeln
   *[other] { $n } verdoppeln
}
brief-score-strongest = Punkte: { $n ->
    [one] 1 Kriegerin
   *[other] { $n } Kriegerinnen
}
brief-set-beer = Würfel auf { $n } Bier
brief-copy-beer = Bier angleichen
brief-score-beer = Punkte für Bier
brief-free-move = gratis ziehen
brief-stack-move = auf einen Würfel
brief-step-back = { $n } zurück
brief-reuse-space = Feld noch einmal
brief-use-space = freies Feld nutzen
brief-ship-to-map = zu einem Kartenfeld
brief-ship-to-ship = zu einem Schiff
page-of-village = Dorf
page-of-sea = Meer
board-you = du
board-free = gratis
board-or = oder
board-rests = { $last ->
    [yes] Halt: Würfel ruht bis zum Ende
   *[no] Halt: Würfel ruht bis Runde { $round }
}
board-rests-first = Halt: Der Würfel
board-rests-second = { $last ->
    [yes] ruht bis zum Ende
   *[no] ruht bis Runde { $round }
}
text-signs =
    T Handelsplättchen, wie viele Waren sie verlangen und ×wie viele es sind, R eine Plünderung und die Kampfstärke, die sie verlangt, ✓ du hast eines · ⌂ Handelsposten, ▴ Türme: was die nächsten bringen, die dort gebaut werden · ? eine Karte, = wo alle beginnen · ~● ein Schiff, ● hinter Zahlen: dort gebaut · ▾ das Bier, das ein Feld kostet · ● vor einer Zahl: ein Würfel und sein Bier · S ein Stopp-Bereich; der Ring läuft im Uhrzeigersinn
board-on-offer = Handelskarten im Angebot
board-pile-helmet = Helm
board-pile-beer = Bier
board-pile-ship = Schiff
board-order = Reihenfolge der Würfel
mat-to-lay = Zu legen
mat-reached = { $n }/{ $of }
mat-progress = { $n } von { $of }
mat-francia = Francia
mat-strength-word = Kampfstärke
mat-ready = bereit
mat-lacks = Bedingung fehlt
mat-points = { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
}
mat-laid = Auf dem Tableau
    .about = Ausrüstungsplättchen und Runen, die auf ihren Plätzen liegen.
mat-card-helmet = Helm { $n }
mat-card-beer = Bier { $n }
mat-card-ship = Schiff { $n }
way-only-sail = nur fahren
way-goods = { $goods }
way-points = { $name }: { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
}
