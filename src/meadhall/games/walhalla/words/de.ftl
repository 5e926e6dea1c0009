game = Walhalla
game-about = Bemannt die Drachen, belagert Raubzug für Raubzug drei Landzungen und wählt gut, wann ihr fallt: Auch Walhalla zählt.
game-goal = Die meisten Punkte nach drei Raubzügen.
game-do = Bemanne Drachen, belagere drei Landzungen, kämpfe um Felder und fülle Walhalla.
tally-tongue = belagerte Felder
tally-valhalla = Helden in Walhalla
tally-action-card = Karten

## Optionen
option-tongues = Länge der Landzungen
    .about = Wie viele Plättchen jede der drei Landzungen hat, in der Reihenfolge auf dem Brett. Üblicherweise sind alle gleich lang; an längeren finden mehr Drachen einen Liegeplatz.
option-tongues-6-6-6 = 6, 6, 6
option-tongues-5-5-8 = 5, 5, 8
option-tongues-5-6-7 = 5, 6, 7
option-tongues-5-7-6 = 5, 7, 6
option-tongues-5-8-5 = 5, 8, 5
option-tongues-6-5-7 = 6, 5, 7
option-tongues-drawn = ausgelost
name-tongues = { $tiles }

## Felder: ihre Namen, wie jemand eines belagert, wie dort etwas geschieht, und was sie geben
name-forest = Wald { $value }
name-wheat = Weizenfeld
name-cult = Kultstätte
name-village = Dorf +{ $value }
name-headland = Landspitze { $value }
a-forest = einen Wald
a-wheat = ein Weizenfeld
a-cult = eine Kultstätte
a-village = ein Dorf (+{ $value })
in-forest = im Wald ({ $value ->
    [one] 1 Punkt
   *[other] { $value } Punkte
})
in-wheat = auf dem Weizenfeld
in-cult = an der Kultstätte
in-village = im Dorf (+{ $value })
gain-forest = sofort { $points }
gain-wheat = am Ende dieses Raubzugs { $points }, wenn der Wikinger dann noch dort steht
gain-cult = { $left ->
    [0] eine Karte, falls dann noch eine da ist
   *[other] eine Karte
}
gain-village = { $strength } Stärke auf der Landzunge
points = { $points ->
    [0] nichts
    [one] 1 Punkt
   *[other] { $points } Punkte
}
about-forest = Wer hier zu stehen kommt, erhält sofort { $points }, mit der Karte „Jagd“ { $hunted }.
about-wheat = Für jedes Weizenfeld, das du belagerst, bekommst du am Ende eines Raubzugs Punkte; Raubzug für Raubzug: { $pay }. Der Wikinger bleibt dort für den nächsten Raubzug stehen.
about-cult = Wer hier zu stehen kommt, zieht sofort eine Karte.
about-village = Der Wikinger hier bringt bei der Wertung der Landzunge { $value } Stärke mehr.
about-headland-first = Wer am Ende eines Raubzugs auf dieser Landzunge am stärksten ist, erhält { $points }. Sind es mehrere, teilen sie sich beide Landspitzen, aufgerundet, und niemand ist Zweiter.
about-headland-second = Wer am Ende eines Raubzugs auf dieser Landzunge am zweitstärksten ist, erhält { $points }. Sind es mehrere, teilen sie sich den Wert, aufgerundet.

## Karten
card-forest = Holzschlag
card-wheat = Ernte
card-cult = Opfergabe
card-village = Tribut
about-forest-card = Am Ende eines Raubzugs: { $points } pro Wald, den du belagerst.
about-wheat-card = Am Ende eines Raubzugs: { $points } pro Weizenfeld, das du belagerst.
about-cult-card = Am Ende eines Raubzugs: { $points } pro Kultstätte, die du belagerst.
about-village-card = Am Ende eines Raubzugs: { $points } pro Dorf, das du belagerst.
name-banner = Banner { $value }
about-banner = Am Ende eines Raubzugs: erhöht deine Stärke auf der Landzunge mit der Landspitze { $value } um { $vikings }.
card-valhalla = Walküre
about-valkyrie = Am Ende eines Raubzugs: Du zählst in Walhalla { $vikings } mehr, für den Nachschub oder nach dem letzten Raubzug für die Punkte. Nicht beim Auszug der Helden.
card-hunt = Jagd
about-hunt = Spiel sie, wenn dein Wikinger einen Wald nimmt: Er bringt { $times ->
    [2] doppelt
   *[other] { $times }-mal
} so viel.
card-attack = Attacke
    .about = Spiel sie, wenn dein Wikinger angreift: Der Verteidiger muss den Kampf verlieren.
card-shield = Schutzschild
    .about = Spiel es, wenn du angegriffen wirst: Du gewinnst den Kampf und zahlst keinen Helden. Gegen die „Attacke“ hilft es nicht.
cards-hidden = Karten
    .about = Wie viele Karten jemand hat, ist offen, welche nicht.
deck = Nachziehstapel
about-deck = { $cards } Karten sind im Spiel. Zu Beginn erhält jeder { $dealt }, an jeder genommenen Kultstätte zieht man eine. Ist der Stapel leer, wird die Ablage neu gemischt.
discards = Ablage
    .about = Gespielte Karten liegen hier offen.

## Figuren und Orte
dragon = Drache
name-dragon = Drache mit { $colour } Platz { $place }
about-dragon = Er hat drei Plätze. Wer am Zug ist, bemannt die zwei neutralen; auf dem farbigen { $place } darf nur mitfahren, wer diese Farbe spielt.
raid = Raubzug
about-raid = Ein Spiel hat { $raids } Raubzüge. In jedem können alle { $dragons } Drachen fahren; sind alle gefahren oder hat niemand mehr einen Wikinger in Midgard, wird gewertet.
stack = Drachen übrig
about-stack = In jedem Raubzug stehen { $dragons } Drachen bereit. Er endet, wenn alle gefahren sind oder niemand mehr einen Wikinger in Midgard hat.
midgard = Midgard
about-midgard = Wikinger, die in See stechen können: zu Beginn { $three } für jeden von 3 Spielern, { $four } für jeden von 4.
valhalla = Walhalla
about-valhalla = Gefallene Wikinger, die Helden. Ein Sieg als Verteidiger kostet { $price } von ihnen. Nach einem Raubzug bringen mehr Helden mehr Nachschub; nach dem letzten erhält, wer am meisten hat, { $first }, der Zweite { $second }.
asgard = Asgard
about-asgard = Wikinger, die nicht verfügbar sind. Nach einem Raubzug gehen sie als Nachschub nach Midgard, nach Rang in Walhalla und solange welche da sind: zu dritt { $for-3 }, zu viert { $for-4 }.
place-bow = Bug
place-middle = Mitte
place-stern = Heck
at-bow = am Bug
at-middle = in der Mitte
at-stern = am Heck
from-bow = vom Bug
from-middle = aus der Mitte
from-stern = vom Heck
crew-none = niemanden
crew-bow = den Bug
crew-middle = die Mitte
crew-bow-middle = Bug und Mitte
crew-stern = das Heck
crew-bow-stern = Bug und Heck
crew-middle-stern = Mitte und Heck
crew-all = alle drei Plätze
fjord = Fjord
about-fjord = Ein Drache fährt hinein, bis er die Küste oder einen anderen Drachen berührt, und liegt dann neben { $fields } Reihen von Feldern.
fjords-one = Fjord { $last }
fjords = Fjord { $fjords } und { $last }
tongue-strength = Stärke auf einer Landzunge
    .about = Wikinger und Boni der Dörfer auf dieser Landzunge, so wie es jetzt steht. Karten können sie am Ende des Raubzugs erhöhen.
fields = Belagerte Felder
about-fields = Nach dem letzten Raubzug bringt jedes davon { $points }.
colour-blue = blauem
colour-red = rotem
colour-yellow = gelbem
colour-green = grünem

## Wertungsblatt
score-forests = Wälder
    .about = Punkte der Wälder, auf denen du gelandet bist; sie zählen sofort.
score-cards = Karten am Ende
    .about = Karten, die am Ende eines Raubzugs gelegt werden: Jede zählt für die Felder ihrer Art, die du belagerst.
score-wheat = Weizenfelder
    .about = Weizenfelder, die du am Ende eines Raubzugs belagerst.
score-tongues = Landzungen
    .about = Die Spitze jeder Landzunge belohnt dort die zwei Stärksten; Gleichstarke teilen, aufgerundet.
score-fields = Belagerte Felder
    .about = Nach dem letzten Raubzug: jedes Feld, das du hältst.
score-valhalla = Walhalla
    .about = Nach dem letzten Raubzug: die zwei mit den meisten Wikingern in Walhalla.

## Brett
board-label = Drei Landzungen und vier Fjorde dazwischen und daneben
text-forest = Wald{" "}
text-wheat = Weizen{" "}
text-cult = Kult{" "}
text-village = Dorf{" "}
text-forest-short = Wa
text-wheat-short = We
text-cult-short = K
text-village-short = D
text-signs =
    K Kultstätte · Wa2 Wald und seine Punkte · We Weizenfeld · D+2 Dorf und was es zur Stärke gibt · ▒ die Küste · ~ freies Wasser · ◂ ▸ ein Drache, ○ sein farbiger Platz · 6/3 was die Landspitze dem Ersten und Zweiten bringt · ■4 Stärke auf der Landzunge
board-raid = Raubzug { $raid } von { $raids }
board-dragons = { $left ->
    [0] alle gefahren
    [one] noch 1 Drache
   *[other] noch { $left } Drachen
}
board-tongue = Landzunge { $tongue }
board-strength = Stärke auf Landzunge { $tongue }
board-field = { $field }, Reihe { $row } der Landzunge { $tongue }
board-deck = Stapel { $cards }
board-discards = Ablage { $cards }
board-cards = { $cards ->
    [0] Keine Karten
    [one] 1 Karte
   *[other] { $cards } Karten
}
board-laid = verdeckt
mat-asked = Was du tun kannst
store-cards = Karten
store-fields = belagerte Felder
store-wheat = Weizenfelder
plate-man = { $count ->
    [0] niemand
   *[other] { $count } Wikinger
}
plate-ride = mitfahren
plate-stay = bleiben
plate-attack = Attacke
plate-plain = { $choice ->
    [1] ohne Karte
   *[0] kämpfen
}
plate-lose = verlieren
plate-win = gewinnen
plate-shield = Schutzschild
plate-hunt = Jagd
plate-no = { $choice ->
    [1] ohne Karte
   *[0] nehmen
}
plate-done = { $choice ->
    [1] nichts weiter
   *[0] weiter
}
note-lose = Feld verloren
note-win = Feld behalten
note-shield = Feld behalten
note-points = { $points ->
    [one] Punkt
   *[other] Punkte
}
short-forest = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} pro Wald
short-wheat = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} pro Weizenfeld
short-cult = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} pro Kultstätte
short-village = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} pro Dorf
short-banner = dort { $vikings } Stärke mehr
short-valhalla = { $vikings } mehr in Walhalla
short-hunt = ein Wald zählt { $times ->
    [2] doppelt
   *[other] { $times }-fach
}
short-attack = Gegner muss verlieren
short-shield = gewinnen ohne Zahlung
status-camp = Midgard { $midgard }, Walhalla { $valhalla }, Asgard { $asgard }, { $cards ->
    [0] keine Karten
    [one] 1 Karte
   *[other] { $cards } Karten
}

## Fragen
ask-man = { $who-you ->
    [yes] Wen schickst du an Bord? { $colour ->
        [own] Auch der farbige Platz { $place } gehört dir.
        [other] Auf dem farbigen Platz { $place } darf nur { $owner } mitfahren.
        [gone] Der farbige Platz { $place } bleibt leer: { $owner } hat niemanden in Midgard.
       *[none] Der farbige Platz { $place } bleibt leer: Niemand spielt diese Farbe.
    }
   *[no] { $who } bemannt den Drachen.
}
    .rule = Schicke Wikinger aus Midgard auf die zwei neutralen Plätze, so viele du willst, auch keinen. Der farbige Platz gehört dem, der diese Farbe spielt.
ask-ride = { $who-you ->
    [yes] { $active } fährt { $crew ->
        [0] ohne eigenen Wikinger
        [one] mit 1 Wikinger
       *[other] mit { $crew } Wikingern
    } und wählt danach den Fjord. Fährt einer von deinen { $place } mit?
   *[no] { $who } entscheidet, ob ein Wikinger mit { $active-you ->
        [yes] dir
       *[no] { $active }
    } fährt.
}
    .rule = Der farbige Platz gehört dir, wer auch den Drachen zieht: Einer deiner Wikinger darf mitfahren. Wohin, entscheidet danach, wer am Zug ist.
ask-berth = { $who-you ->
    [yes] { $crew ->
        [0] Der Drache fährt leer und belegt nur einen Liegeplatz. In welchem Fjord?
       *[other] In welchen Fjord fährt der Drache, und mit welchem Ende voran?
    }
   *[no] { $who } steuert den Drachen.
}
    .rule = Der Drache fährt hinein, bis er die Küste oder einen Drachen berührt. Jeder Platz liegt neben einer Reihe; von der Küste aus geht es an Land.
ask-side = { $who-you ->
    [yes] Wo geht dein Wikinger { $place } an Land?
   *[no] { $who } wählt, wo es an Land geht.
}
    .rule = Ein Wikinger geht links oder rechts neben seinem Platz an Land, auf ein freies oder ein fremdes Feld, nie dorthin, wo einer von dir steht.
ask-attack = { $who-you ->
    [yes] Du greifst { $rival } { $where } an, Reihe { $row } der Landzunge { $tongue }. { $holds ->
        [yes] Spielst du „Attacke“?
       *[no] { $can ->
            [none] { $rival } hat weder Helden noch Karten und muss verlieren.
           *[other] { $rival } entscheidet, wer fällt.
        }
    }
   *[no] { $who } greift { $rival-you ->
        [yes] dich
       *[no] { $rival }
    } { $where } an, Reihe { $row } der Landzunge { $tongue }.
}
    .rule = Wer auf einem fremden Feld an Land geht, greift an. Wer verteidigt, entscheidet, wer fällt; gegen „Attacke“ verliert er in jedem Fall.
ask-defend = { $who-you ->
    [yes] { $rival } greift dich { $where } an, Reihe { $row } der Landzunge { $tongue }. { $can ->
        [both] Verlierst du, gewinnst du oder spielst du „Schutzschild“?
        [win] Verlierst oder gewinnst du?
        [shield] { $valhalla ->
            [0] Dein Walhalla ist leer
           *[other] Zum Gewinnen hast du zu wenige Helden
        }: Verlierst du oder spielst du „Schutzschild“?
       *[none] Du musst verlieren: { $valhalla ->
            [0] Dein Walhalla ist leer.
           *[other] Gewinnen kostet { $price } Helden, und du hast { $valhalla }.
        }
    }
   *[no] { $rival-you ->
        [yes] Du greifst
       *[no] { $rival } greift
    } { $who } { $where } an, Reihe { $row } der Landzunge { $tongue }. { $known ->
        [none] { $who } hat weder Helden noch Karten und muss verlieren.
       *[other] { $who } entscheidet, wer fällt.
    }
}
    .rule = Verlierst du, geht dein Wikinger nach Walhalla. Gewinnst du, geht der Angreifer dorthin, und du zahlst { $price ->
    [one] 1 Helden
   *[other] { $price } Helden
}, mit „Schutzschild“ keinen.
ask-hunt = { $who-you ->
    [yes] Du nimmst einen Wald: { $points }. { $holds ->
        [yes] Spielst du „Jagd“?
       *[no] {""}
    }
   *[no] { $who } nimmt einen Wald: { $points }.
}
    .rule = Ein Wald zahlt sofort, wenn ein Wikinger dort zu stehen kommt. „Jagd“ { $hunt ->
    [2] verdoppelt
   *[other] vervielfacht
} das, für diesen einen Wald.
ask-lay = { $who-you ->
    [yes] Raubzug { $raid } ist vorbei. { $can ->
        [yes] Welche Karten spielst du aus? Sie bleiben verdeckt, bis alle gewählt haben.
        [done] Du spielst keine weitere Karte aus.
       *[none] Du hast keine Karte für das Ende eines Raubzugs.
    }
   *[no] Raubzug { $raid } ist vorbei. { $who } wählt Karten zum Ausspielen.
}
    .rule = Ist ein Raubzug vorbei, darfst du verdeckt Karten dafür ausspielen. Alle werden zugleich aufgedeckt, und jede ausgespielte ist verbraucht.
ask-over = Das Spiel ist aus.

## Antworten
answer-man = Bemanne { $crew }
    .detail = { $count ->
    [one] 1 Wikinger fährt
   *[other] { $count } Wikinger fahren
}, { $midgard ->
    [0] keiner bleibt
    [one] 1 bleibt
   *[other] { $midgard } bleiben
} in Midgard
answer-man-none = Schicke niemanden
    .detail = { $midgard ->
    [one] 1 bleibt
   *[other] { $midgard } bleiben
} in Midgard
answer-ride = Fahre mit
    .detail = { $midgard ->
    [0] keiner bleibt
    [one] 1 bleibt
   *[other] { $midgard } bleiben
} in Midgard; { $active } wählt den Fjord
answer-stay = Fahre nicht mit
    .detail = { $midgard ->
    [one] 1 bleibt
   *[other] { $midgard } bleiben
} in Midgard
landing = { $field }{ $fight ->
    [yes] {" "}gegen { $rival-you ->
        [yes] dich
       *[no] { $rival }
    }
   *[no] {""}
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
answer-left = { $field }, Reihe { $row } der Landzunge { $tongue }{ $fight ->
    [yes] , gegen { $rival }
   *[no] {""}
}
    .detail = { $fight ->
    [yes] wenn du gewinnst: { $gain }; { $rival } hat { $valhalla ->
        [0] keinen Helden
        [one] 1 Helden
       *[other] { $valhalla } Helden
    } und { $cards ->
        [0] keine Karte
        [one] 1 Karte
       *[other] { $cards } Karten
    }
   *[no] { $gain }
}
answer-right = { answer-left }
    .detail = { answer-left.detail }
answer-attack = Spiele „Attacke“: { $rival } muss verlieren, und du nimmst das Feld
    .detail = { $gain }
answer-plain = { $holds ->
    [yes] Kämpfe ohne die Karte
   *[no] Kämpfe
}
    .detail = { $can ->
    [none] { $rival } hat weder Helden noch Karten und muss verlieren; du bekommst { $gain }
    [shield] Ohne „Schutzschild“ muss { $rival } verlieren, und du bekommst { $gain }; mit ihm fällt dein Wikinger, und du hast { $valhalla } in Walhalla
   *[win] { $rival } entscheidet: Du nimmst das Feld und bekommst { $gain }, oder dein Wikinger fällt, und du hast { $valhalla } in Walhalla
}
answer-lose = Verliere das Feld an { $rival }
    .detail = dann hast du { $valhalla } in Walhalla; Stärke auf Landzunge { $tongue }: du { $to } statt { $from }, { $rival } { $rival-to } statt { $rival-from }{ $kind ->
    [forest] ; { $rival } erhält { $points }, mit „Jagd“ { $hunted }
    [cult] ; { $rival } zieht eine Karte{ $left ->
        [0] , falls dann noch eine da ist
       *[other] {""}
    }
   *[other] {""}
}
answer-win = Gewinne und behalte das Feld
    .detail = { $price ->
    [0] kostet keinen Helden, { $valhalla ->
        [0] keiner ist
        [one] 1 bleibt
       *[other] { $valhalla } bleiben
    } in Walhalla
    [one] kostet 1 Helden, { $valhalla ->
        [0] keiner bleibt
        [one] 1 bleibt
       *[other] { $valhalla } bleiben
    } in Walhalla
   *[other] kostet { $price } Helden, { $valhalla ->
        [0] keiner bleibt
        [one] 1 bleibt
       *[other] { $valhalla } bleiben
    } in Walhalla
}; { $rival } hat dort dann { $rivals }
answer-shield = Spiele „Schutzschild“ und behalte das Feld
    .detail = kostet keinen Helden; { $rival } hat dann { $rivals } in Walhalla
answer-hunt = Spiele „Jagd“: { $points } statt { $value }
answer-no = { $holds ->
    [yes] Behalte „Jagd“: { $plain }
   *[no] Weiter: { $plain }
}
answer-lay = Spiele „{ $card }“ aus
    .detail = Stärke auf Landzunge { $tongue }: { $to } statt { $from }; spielt sonst niemand Karten aus, bringen dir die Landspitzen { $changes ->
    [yes] { $after } statt { $before }
   *[no] mit und ohne sie { $after }
}
answer-lay-field = Spiele „{ $card }“ aus
    .detail = bringt dir { $points }
answer-lay-valkyrie = Spiele „{ $card }“ aus
    .detail = du zählst in Walhalla { $to } statt { $from }; spielt sonst niemand diese Karte aus, bringt das { $last ->
    [yes] { $points }
   *[no] { $vikings ->
        [0] keinen
       *[other] { $vikings }
    } Wikinger Nachschub
}{ $changes ->
    [yes] {" "}statt { $before }
   *[no] , wie ohne sie
}
answer-done = { $can ->
    [yes] { $laid ->
        [0] Spiele keine Karte aus
       *[other] Spiele keine weitere Karte aus
    }
   *[no] Weiter
}

## Warum nicht
why-coloured = Der farbige Platz { $place } gehört { $owner }; niemand sonst schickt dort einen Wikinger hin.
    .help = Die zwei neutralen Plätze darfst du bemannen.
why-unplayed = Der farbige Platz { $place } bleibt leer: Niemand spielt diese Farbe.
    .help = Die zwei neutralen Plätze darfst du bemannen.
why-short = Dafür brauchst du { $need } Wikinger in Midgard; du hast { $have }.
    .help = { $asgard ->
    [0] {""}
    [one] Dein Wikinger in Asgard kommt mit dem nächsten Nachschub zurück, zwischen zwei Raubzügen.
   *[other] Deine { $asgard } Wikinger in Asgard kommen mit dem nächsten Nachschub zurück, zwischen zwei Raubzügen.
}
why-manned = Der Drache ist bemannt: { $have ->
    [0] Niemand ist an Bord
    [one] 1 Wikinger ist an Bord
   *[other] { $have } Wikinger sind an Bord
}, und jetzt wird der Fjord gewählt.
    .help = An Bord gehen Wikinger am Anfang eines Zuges.
why-riding = { $active } ist am Zug und hat die neutralen Plätze bemannt.
    .help = Einer deiner Wikinger darf { $place } mitfahren, auf dem Platz deiner Farbe; in Midgard hast du { $have }.
why-sailed = Der Drache liegt in Fjord { $fjord } neben den Reihen { $from } bis { $to } und wird entladen; an Bord geht niemand mehr.
    .help = Ist er leer, zieht der Nächste einen Drachen.
why-closed = Raubzug { $raid } ist vorbei: { $left ->
    [0] Alle Drachen sind gefahren.
   *[other] Niemand hat noch einen Wikinger in Midgard.
}
    .help = { $last ->
    [yes] {""}
   *[no] Drachen fahren wieder in Raubzug { $next }, nach der Wertung.
}
why-unmanned = Zuerst wird der Drache bemannt, mit keinem, einem oder mehreren Wikingern aus Midgard; du hast dort { $have }.
    .help = Danach wählst du den Fjord, und die Mannschaft geht an Land.
why-steered = { $active } steuert diesen Drachen; du entscheidest nur, ob einer deiner Wikinger mitfährt. In Midgard hast du { $have }.
    .help = Den Fjord wählst du, wenn du am Zug bist.
why-full = Fjord { $fjord } ist voll: { $have ->
    [one] Sein 1 Liegeplatz ist belegt.
   *[other] Alle { $have } Liegeplätze sind belegt.
}
    .help = Platz ist noch in { $open }.
why-moored = Der Drache liegt schon in Fjord { $fjord }, neben den Reihen { $from } bis { $to }. Ein Wikinger geht neben seinem Platz an Land, der { $place } in Reihe { $row }.
why-unmoored = Der Drache hat noch keinen Liegeplatz; { $have ->
    [0] an Bord ist niemand.
    [one] der Wikinger an Bord geht an Land, sobald er in einem Fjord liegt.
   *[other] die { $have } Wikinger an Bord gehen an Land, sobald er in einem Fjord liegt.
}
why-landed = Die Seite ist gewählt: Der Wikinger ist in Reihe { $row } der Landzunge { $tongue } an Land gegangen.
why-own-seat = Der farbige Platz { $place } gehört dir: In deinem Zug bemannst du ihn wie die neutralen.
why-others-seat = { $have ->
    [0] Der farbige Platz { $place } bleibt leer: { $owner } hat niemanden in Midgard.
   *[other] Ob { $place } ein Wikinger mitfährt, sagt { $owner }, sobald du den Drachen bemannt hast.
}
    .help = Gefragt wirst du, wenn jemand anderes einen Drachen mit einem Platz deiner Farbe zieht.
why-no-battle = Keiner deiner Wikinger kämpft gerade.
    .help = „Attacke“ spielst du, wenn dein Wikinger auf einem Feld mit einem fremden Wikinger an Land geht.
why-attacked = { $rival } greift an, und du verteidigst Reihe { $row } der Landzunge { $tongue }; „Attacke“ spielt nur, wer angreift.
why-attacking = Du greifst Reihe { $row } der Landzunge { $tongue } an, und { $rival } verteidigt sie; nur wer verteidigt, verliert, gewinnt oder spielt „Schutzschild“.
why-unattacked = Niemand greift dich an. { $fields ->
    [0] Du hast kein Feld zu verteidigen.
    [one] Du hältst 1 Feld und hast { $have ->
        [0] keinen Helden
        [one] 1 Helden
       *[other] { $have } Helden
    }, um es zu verteidigen.
   *[other] Du hältst { $fields } Felder und hast { $have ->
        [0] keinen Helden
        [one] 1 Helden
       *[other] { $have } Helden
    }, um sie zu verteidigen.
}
    .help = { $shield ->
    [yes] „Schutzschild“ spielst du, wenn ein fremder Wikinger auf deinem Feld an Land geht.
   *[no] Einen Helden zahlst du, wenn ein fremder Wikinger auf deinem Feld an Land geht und du es behalten willst.
}
why-no-hero = Gewinnen kostet { $need ->
    [one] 1 Helden
   *[other] { $need } Helden
}; { $have ->
    [0] dein Walhalla ist leer.
   *[other] du hast { $have }.
}
    .help = Jeder deiner Wikinger, der fällt, ist von da an ein Held. „Schutzschild“ gewinnt ohne einen.
why-no-card = „{ $card }“ hast du nicht auf der Hand.
    .help = Jede Kultstätte, die du nimmst, bringt eine zufällige Karte; { $left ->
    [0] der Stapel ist leer, und vorher wird die Ablage gemischt.
    [one] im Stapel liegt noch 1.
   *[other] im Stapel liegen noch { $left }.
}
why-no-forest = Keiner deiner Wikinger hat gerade einen Wald genommen.
    .help = { $times ->
    [2] „Jagd“ verdoppelt einen Wald in dem Augenblick, in dem du ihn nimmst.
   *[other] „Jagd“ zählt einen Wald { $times }-fach in dem Augenblick, in dem du ihn nimmst.
}
why-running = { $named ->
    [yes] „{ $card }“ ist für das Ende von Raubzug { $raid }
   *[no] Das gehört an das Ende von Raubzug { $raid }
}; { $left ->
    [0] der letzte Drache ist unterwegs.
    [one] 1 Drache kommt noch.
   *[other] { $left } Drachen kommen noch.
}
    .help = Der Raubzug endet auch, wenn niemand mehr einen Wikinger in Midgard hat.
why-declined = Du hast gesagt, dass du in Raubzug { $raid } keine Karte mehr ausspielst; { $laid ->
    [0] von dir liegt keine da.
    [one] von dir liegt 1 verdeckt da.
   *[other] von dir liegen { $laid } verdeckt da.
}
    .help = { $last ->
    [yes] {""}
   *[no] Du behältst sie für Raubzug { $next }.
}
why-laid = „{ $card }“ hast du schon verdeckt ausgespielt; eine weitere hast du nicht.

## Ereignisse
event-raid = Raubzug { $raid } beginnt. { $who-you ->
    [yes] Du fängst an.
   *[no] { $who } fängt an.
}
event-dragon = { $who-you ->
    [yes] Du ziehst
   *[no] { $who } zieht
} einen Drachen mit { $colour } Platz { $place }.
event-manned = { $count ->
    [0] { $who-you ->
        [yes] Du schickst niemanden an Bord.
       *[no] { $who } schickt niemanden an Bord.
    }
   *[other] { $who-you ->
        [yes] Du bemannst { $crew }.
       *[no] { $who } bemannt { $crew }.
    }
}
event-rode = { $who-you ->
    [yes] Du fährst { $place } mit.
   *[no] { $who } fährt { $place } mit.
}
event-stayed = { $who-you ->
    [yes] Du bleibst in Midgard.
   *[no] { $who } bleibt in Midgard.
}
event-berthed = { $who-you ->
    [yes] Du steuerst
   *[no] { $who } steuert
} den Drachen { $end ->
    [bow] mit dem Bug voran
   *[stern] mit dem Heck voran
} in Fjord { $fjord }, Reihen { $from } bis { $to }.
event-returned = { $who-you ->
    [yes] Dein Wikinger { $place } findet
   *[no] Der Wikinger von { $who } { $place } findet
} kein Feld und geht zurück nach Midgard.
event-landed = { $who-you ->
    [yes] Du belagerst { $field }.
   *[no] { $who } belagert { $field }.
}
event-assailed = { $who-you ->
    [yes] Du greifst { $rival } { $where } an.
   *[no] { $who } greift { $rival-you ->
        [yes] dich
       *[no] { $rival }
    } { $where } an.
}
event-played = { $who-you ->
    [yes] Du spielst „{ $card }“.
   *[no] { $who } spielt „{ $card }“.
}
event-fell = { $who-you ->
    [yes] Dein Wikinger
   *[no] Der Wikinger von { $who }
} fällt und geht nach Walhalla.
event-repelled = { $rival-you ->
    [yes] Dein Wikinger
   *[no] Der Wikinger von { $rival }
} fällt beim Angriff und geht nach Walhalla{ $paid ->
    [0] .
    [one] ; { $who-you ->
        [yes] 1 deiner Helden geht nach Asgard.
       *[no] 1 Held von { $who } geht nach Asgard.
    }
   *[other] ; { $who-you ->
        [yes] { $paid } deiner Helden gehen nach Asgard.
       *[no] { $paid } Helden von { $who } gehen nach Asgard.
    }
}
event-forest = Der Wald bringt { $who-you ->
    [yes] dir
   *[no] { $who }
} { $points }.
event-card = { $who-you ->
    [yes] Du ziehst eine Karte.
   *[no] { $who } zieht eine Karte.
}
event-drew = { $who-you ->
    [yes] Es ist „{ $card }“.
   *[no] { $who } hat „{ $card }“ gezogen.
}
event-no-card = Für { $who-you ->
    [yes] dich
   *[no] { $who }
} ist keine Karte mehr da.
event-shuffled = { $cards ->
    [one] 1 Karte der Ablage wird zum neuen Stapel.
   *[other] { $cards } Karten der Ablage werden gemischt und bilden den neuen Stapel.
}
event-raid-over = Raubzug { $raid } ist vorbei: { $dragons ->
    [0] Alle Drachen sind gefahren.
   *[other] Niemand hat noch einen Wikinger zu schicken.
}
event-laid = { $who-you ->
    [yes] Du spielst „{ $card }“ verdeckt aus.
   *[no] { $who } spielt „{ $card }“ verdeckt aus.
}
event-laying = { $who-you ->
    [yes] Du hast deine Karten gewählt.
   *[no] { $who } hat Karten gewählt.
}
event-revealed = { $who-you ->
    [yes] Du deckst „{ $card }“ auf
   *[no] { $who } deckt „{ $card }“ auf
}{ $copies ->
    [one] .
   *[other] , { $copies }-mal.
}
event-card-paid = „{ $card }“ bringt { $who-you ->
    [yes] dir
   *[no] { $who }
} { $points }.
event-wheat = { $fields ->
    [one] 1 Weizenfeld bringt
   *[other] { $fields } Weizenfelder bringen
} { $who-you ->
    [yes] dir
   *[no] { $who }
} { $points }.
event-tongue = Landzunge { $tongue } bringt { $who-you ->
    [yes] dir
   *[no] { $who }
} { $points } für Stärke { $strength }.
event-fields = { $fields ->
    [one] 1 belagertes Feld bringt
   *[other] { $fields } belagerte Felder bringen
} { $who-you ->
    [yes] dir
   *[no] { $who }
} { $points }.
event-glory = { $who-you ->
    [yes] Du zählst in Walhalla { $strength } und erhältst
   *[no] { $who } zählt in Walhalla { $strength } und erhält
} { $points }.
event-supply = Rang { $rank } in Walhalla bringt { $who-you ->
    [yes] dir
   *[no] { $who }
} { $vikings ->
    [0] keinen
   *[other] { $vikings }
} Wikinger aus Asgard.
event-leave = Von allen Spielern { $vikings ->
    [one] geht 1 Held
   *[other] gehen { $vikings } Helden
} aus Walhalla nach Asgard.
event-ended = Der letzte Raubzug ist gewertet. Das Spiel ist aus.

## Angaben zu Bestandteilen, für die Zeile, die sagt, woher wir sie kennen
fact-value = Wert
fact-first = Wert
fact-second = Wert
fact-colour = Farbe
fact-seat = Lage des farbigen Platzes
fact-tongue = Landzunge
fact-seats = Spieler
fact-effect = Wirkung
fact-tiles = wie viele es gibt
fact-wheat = Punkte
fact-raids = Zahl der Raubzüge
fact-dragons = Zahl der Drachen
fact-cards = Zahl der Karten
fact-dealt = Karten zu Beginn
fact-vikings = Wikinger
fact-midgard = Wikinger zu Beginn
fact-valhalla = Helden zu Beginn
fact-defence = Preis einer Verteidigung
fact-glory = Punkte
fact-supply-vikings = erste Ränge
fact-supply-last = letzter Rang
fact-last = letzter Rang
fact-length = Länge eines Drachen
fact-fields = Felder
fact-field = Punkte
fact-shortest = kürzeste Landzunge
fact-usual = übliche Länge
fact-longest = längste Landzunge
fact-card = Punkte einer Karte
fact-hunt = Wirkung von „Jagd“
fact-tongue-card = Wirkung der Banner
fact-valhalla-card = Wirkung der Walküre

## Wertungen
scoring-raid = Wertung von Raubzug { $raid }
scoring-onward = Weiter zu Raubzug { $raid }
paid-cards = Karten am Ende
paid-cards-rule = Jede Karte bringt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} für jedes Feld ihrer Art. Banner und Walküren zählen später.
paid-wheat = Weizen
paid-wheat-rule = In diesem Raubzug bringt jedes Weizenfeld { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
paid-tongue = Landzunge { $tongue }
paid-tongue-rule = Wer dort am stärksten ist, bekommt { $first }, Platz zwei { $second }. Gleichstand teilt, aufgerundet.
paid-fields = Felder
paid-fields-rule = Am Ende des Spiels bringt jedes gehaltene Feld { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
paid-valhalla = Walhalla
paid-valhalla-rule = Die meisten Helden bringen { $first }, die zweitmeisten { $second }. Gleichstand teilt, aufgerundet.
paid-ready = Alles bereit
paid-ready-rule = Alle Wikinger außer denen auf Weizen gehen nach Asgard. Nach dem Rang in Walhalla kommen Wikinger für Raubzug { $raid } nach Midgard.
paid-why-card = { $copies ->
    [one] { $card }
   *[other] { $copies } × { $card }
}: { $points }
paid-why-later = { $cards }: zählt später oder für kein Feld
paid-why-none = keine Karte gelegt
paid-why-fields = { $fields ->
    [one] 1 Feld
   *[other] { $fields } Felder, jedes { $points }
}
paid-why-held = { $fields ->
    [one] 1 Feld
   *[other] { $fields } Felder
}
paid-why-absent = nicht dort
paid-why-strength = { $vikings } Wikinger{ $villages ->
    [0] {""}
   *[other] , Dörfer +{ $villages }
}{ $banners ->
    [0] {""}
   *[other] , Banner +{ $banners }
}: { $strength }
paid-why-heroes = { $strength ->
    [0] niemand dort
    [one] 1 Held
   *[other] { $strength } Helden
}
paid-why-valkyrie = Walküre +{ $vikings }
paid-why-supply = Rang { $rank }: { $vikings ->
    [0] kein Wikinger
   *[other] { $vikings } Wikinger
}

## In Kürze: eine schmale Liste der Antworten, und was man zum Entscheiden zählt
brief-none = Niemand
brief-bow = Bug
brief-middle = Mitte
brief-bow-middle = Bug, Mitte
brief-stern = Heck
brief-bow-stern = Bug, Heck
brief-middle-stern = Mitte, Heck
brief-all = Alle drei
pick-man = { $crew }
    .detail = { $count ->
        [0] { $left }
        [one] 1 fährt, { $left }
       *[other] { $count } fahren, { $left }
    } { $left ->
        [one] bleibt
       *[other] bleiben
    }
    .do = { $count ->
        [0] Niemanden schicken
       *[other] So bemannen
    }
pick-ride = Mitfahren
    .detail = { $left ->
        [0] keiner bleibt
        [one] 1 bleibt
       *[other] { $left } bleiben
    } in Midgard; { $active } wählt den Fjord
    .do = Mitfahren
pick-stay = In Midgard bleiben
    .detail = der farbige Platz bleibt leer
    .do = In Midgard bleiben
pick-berth = Fjord { $fjord }, { $end ->
    [bow] Bug
   *[stern] Heck
}
    .detail = Reihen { $from } bis { $to }
    .risk = { $fight ->
        [yes] dich erwartet ein Kampf
       *[no] {""}
    }
    .do = Hineinfahren
pick-land = { $field }
    .detail = Reihe { $row }, Landzunge { $tongue }
    .risk = { $fight ->
        [yes] { $rival }
       *[no] {""}
    }
    .do = Dort landen
pick-attack = „Attacke“ spielen
    .detail = { $rival } muss verlieren
    .do = Karte spielen
pick-plain = Kämpfen
    .detail = { $can ->
        [none] { $rival } muss verlieren
        [shield] { $rival } hat vielleicht „Schutzschild“
       *[win] { $rival } entscheidet
    }
    .do = Kämpfen
pick-lose = Feld verlieren
    .detail = dann { $valhalla } in Walhalla
    .do = Verlieren
pick-win = Gewinnen
    .detail = kostet { $price } Helden, { $valhalla ->
        [0] keiner bleibt
        [one] 1 bleibt
       *[other] { $valhalla } bleiben
    }
    .do = Gewinnen
pick-shield = „Schutzschild“ spielen
    .detail = du gewinnst ohne Helden
    .do = Karte spielen
pick-hunt = „Jagd“ spielen
    .detail = { $points }
    .do = Karte spielen
pick-no = Keine Karte
    .detail = { $points }
    .do = Keine Karte
pick-lay-field = { $card }
    .detail = { $points }
    .do = Ausspielen
pick-lay = { $card }
    .detail = { $where ->
        [valhalla] +{ $more } in Walhalla
       *[tongue] +{ $more } Stärke
    }
    .do = Ausspielen
pick-done = { $can ->
    [yes] { $laid ->
        [0] Keine Karte
       *[other] Keine weitere Karte
    }
   *[other] Weiter
}
    .do = { $can ->
        [yes] { pick-done }
       *[other] Weiter
    }
chip-viking = Wikinger in Midgard
chip-tongue = { $n ->
    [one] Feld besetzt
   *[other] Felder besetzt
}
chip-valhalla = { $n ->
    [one] Held
   *[other] Helden
} in Walhalla
chip-points = in Asgard
chip-action-card = { $n ->
    [one] Karte
   *[other] Karten
}
