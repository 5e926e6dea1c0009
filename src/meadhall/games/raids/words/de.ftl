game = Raids
game-about = Fahrt um Fahrt rund um die Insel: Rüste dein Langschiff aus und lass die anderen hinter dir. Am Zug ist, wer am weitesten hinten liegt.
game-goal = Die meisten Punkte nach vier Fahrten.
game-do = Segle um die Insel, belade dein Langschiff, heuere Wikinger an, besiege Ungeheuer und verdränge die anderen.

## Varianten
option-docked_ships_are_ahead = Schiffe, die daheim sind, gelten als voraus
    .about = Bevor ein Schiff segelt, räumt es alle Plättchen bis zum nächsten Schiff vor ihm ab. Ohne diese Variante zählen Schiffe, die daheim sind, dabei nicht: Das letzte Schiff auf See darf allein weiterfahren und sich nehmen, was noch liegt. Mit ihr kommen alle Plättchen vor diesem Schiff aus dem Spiel, und es kann nur noch heimsegeln.
option-docked_ships_are_ahead-false = nein
option-docked_ships_are_ahead-true = ja
option-shields_count = Das Hafenplättchen für Schilde zählt
    .about = Die Spielregel fragt nach den meisten Schilden und sagt nicht, welche gemeint sind: alle sichtbaren auf Schiff und Plättchen, nur die auf Plättchen oder nur die, hinter denen ein Wikinger steht.
option-shields_count-shields = alle sichtbaren Schilde
option-shields_count-vikings = Wikinger an Bord
option-shields_count-tiles = Schilde auf Plättchen

## Plättchen: für sich, in einer Aufzählung, im Satz mit Artikel in seinem Fall
name-weapon = { $size ->
    [2] Doppelaxt
   *[1] Axt
}{ with-shields }
name-sail = { $size ->
    [2] Doppelsegel
   *[1] Segel
}{ with-shields }
name-mjolnir = { $size ->
    [2] Doppel-Mjölnir
   *[1] Mjölnir
}{ with-shields }
name-standard = Standarte ({ $points })
name-wood = Holz ({ $points })
name-pig = Schwein ({ $points })
name-fur = Fell ({ $points })
name-mead = Met ({ $points })
name-own = { $good } ({ $points })
name-rune = Rune
name-post = { $size ->
    [2] Doppel-Handelsplatz
   *[1] Handelsplatz
}
name-visit = Besuch
name-plunder = Plünderung
name-monster = Ungeheuer ({ $points })
plain-weapon = { name-weapon }
plain-sail = { name-sail }
plain-mjolnir = { name-mjolnir }
plain-standard = { name-standard }
plain-wood = { name-wood }
plain-pig = { name-pig }
plain-fur = { name-fur }
plain-mead = { name-mead }
plain-own = { name-own }
plain-rune = { name-rune }
plain-post = { name-post }
plain-visit = { name-visit }
plain-plunder = { name-plunder }
plain-monster = { name-monster }
the-weapon = die { name-weapon }
the-sail = das { name-sail }
the-mjolnir = { $case ->
    [acc] den
   *[nom] der
} { name-mjolnir }
the-standard = die { name-standard }
the-wood = das { name-wood }
the-pig = das { name-pig }
the-fur = das { name-fur }
the-mead = { $case ->
    [acc] den
   *[nom] der
} { name-mead }
the-own = { name-own }
the-rune = die { name-rune }
the-post = { $case ->
    [acc] den
   *[nom] der
} { name-post }
the-visit = { $case ->
    [acc] den
   *[nom] der
} { name-visit }
the-plunder = die { name-plunder }
the-monster = das { name-monster }
with-shields = { $shields ->
    [0] {""}
    [1] {""}
   *[other] {" "}mit { $shields } Schilden
}
number = { $n }

## Wozu ein Plättchen gut ist, in wenigen Worten
gain-weapon = { $size } Wikinger weniger für jeden Kampf gegen ein Ungeheuer
gain-sail = { $size } Wikinger am Ende jeder Fahrt
gain-mjolnir = { $size ->
    [1] 1 Punkt
   *[other] { $size } Punkte
} pro Wikinger am Spielende
gain-standard = { $points ->
    [1] 1 Punkt
   *[other] { $points } Punkte
} am Spielende
gain-goods = { $points ->
    [1] 1 Punkt
   *[other] { $points } Punkte
} nach dem Verkauf
gain-rune = { $most ->
    [1] Punkte jeder Rune: { $sets }
   *[other] Sätze von 1 bis { $most } Runen zählen { $sets } Punkte
}
gain-post = er kauft { $size ->
    [1] 1 Ware
   *[other] bis zu { $size } Waren
} von Bord

## Was Bestandteile bewirken
about-weapon = { $size ->
    [1] Ein Kampf gegen ein Ungeheuer kostet dieses Schiff 1 Wikinger weniger.
   *[other] { $size } Waffen in einer: Ein Kampf gegen ein Ungeheuer kostet dieses Schiff { $size } Wikinger weniger.
} { $shields }
about-sail = Bringt am Ende jeder Fahrt { $size } Wikinger, soweit Schilde frei sind. { $shields }
about-mjolnir = Am Spielende { $size ->
    [1] 1 Punkt
   *[other] { $size } Punkte
} für jeden Wikinger an Bord. { $shields }
about-standard = { $points ->
    [1] 1 Punkt
   *[other] { $points } Punkte
}, wenn sie am Spielende an Bord ist. { $shields }
about-goods = Ware: { $points ->
    [1] 1 Punkt
   *[other] { $points } Punkte
}, sobald sie an einem Handelsplatz verkauft ist, an Bord nichts. { $shields }
about-shields = { $n ->
    [0] Zeigt keinen Schild
    [1] Zeigt 1 Schild
   *[other] Zeigt { $n } Schilde
}; ein leerer Platz zeigt { $bare ->
    [0] keinen
   *[other] { $bare }
}.
about-rune = { about-runes }
about-runes = Runen zählen am Spielende, nach ihrer Anzahl in einem Satz: { $sets }. { $most ->
    [1] Jede Rune ist ein Satz für sich.
   *[other] Nach { $most } Runen beginnt ein neuer Satz.
}
set = { $points ->
    [1] 1 Punkt
   *[other] { $points } Punkte
} für { $n }
about-post = Hier kannst du { $size ->
    [1] 1 Ware
   *[other] bis zu { $size } Waren
} von Bord verkaufen; danach { $hires ->
    [1] kommt 1 Wikinger
   *[other] kommen { $hires } Wikinger
} an Bord, wenn ein Schild frei ist.
about-visit = Für Schiffe, die vorbeifahren: { $shares }. Die anderen bekommen nichts, und anhalten darf hier niemand.
about-plunder = Für Schiffe, die vorbeifahren: { $shares }. Die anderen bekommen nichts, und anhalten darf hier niemand.
share-visit = { $n } Wikinger für das { nth }
share-plunder = eine { $n }er-Münze für das { nth }
prize = eine { $n }er-Münze für das { nth } Schiff
nth = { $rank ->
    [1] erste
    [2] zweite
    [3] dritte
   *[other] vierte
}
about-monster = Wer vorbeifährt, darf kämpfen: Das kostet { $points } Wikinger, pro Waffe 1 weniger, und bringt { $points ->
    [1] 1 Punkt
   *[other] { $points } Punkte
} und das Plättchen. Sonst opfert er dem Ungeheuer { $meal } Wikinger, und es bleibt liegen. Anhalten darf hier niemand.
village = Dorf
about-village = Jedes Schiff, das vorbeifährt, heuert { $vikings ->
    [0] niemanden
   *[other] { $vikings } Wikinger
} an, soweit Schilde frei sind.
route = Der Seeweg
about-route = { $spaces ->
    [1] 1 Feld
   *[other] { $spaces } Felder
} rund um die Insel, { $villages ->
    [0] ohne Dorf
    [1] 1 davon mit einem Dorf
   *[other] { $villages } davon mit Dörfern
}, danach der Hafen. Er wird { $voyages }-mal befahren, jedes Mal mit neuen Plättchen. Am Zug ist, wer am weitesten hinten liegt; bevor ein Schiff segelt, kommen alle Plättchen bis zum nächsten Schiff vor ihm aus dem Spiel.
harbour = Hafen
about-harbour = Im Hafenbecken warten die Schiffe, außen legen sie an: das erste, das heimkommt, an Liegeplatz 1, auch wenn andere noch warten. Wer zuletzt anlegt, sticht auf der nächsten Fahrt als Erster in See.
ghost = Geisterschiff
about-ghost = Fährt im Spiel zu zweit mit, von Dorf zu Dorf. Es nimmt keine Plättchen und kämpft nie, aber alle Plättchen bis zum nächsten Schiff vor ihm kommen aus dem Spiel.
battle = Kampf
about-battle = Wer zu einem Plättchen segelt, an dem schon ein Schiff liegt, schickt 1 Wikinger in den Kampf. Dann schicken beide abwechselnd einen mehr als der andere, oder sie fliehen zu einem Plättchen weiter vorn. Wer bleibt, behält das Feld und nimmt das Plättchen in seinem nächsten Zug.
viking = Wikinger
about-viking = Jeder steht hinter einem Schild. Sie fallen im Kampf gegen Schiffe und Ungeheuer, und jeder zählt am Spielende für Mjölnir.
shield = Schilde
about-shield = Hinter jedem hat ein Wikinger Platz. Ein leerer Platz zeigt { $shields ->
    [0] keinen
   *[other] { $shields }
}; ein Plättchen verdeckt sie und zeigt seine eigenen. Wikinger ohne Schild gehen von Bord.
place = Plätze eines Schiffs
about-place = { $places ->
    [1] 1 Platz
   *[other] { $places } Plätze
} für Waffen, Segel, Mjölnirs, Standarten und Waren. Sind alle belegt, ersetzt ein neues Plättchen ein anderes, das aus dem Spiel kommt.
coin = Münzen
about-coin = Münzen sind Punkte am Spielende. Es gibt Münzen zu { $coins }.
runes = Runen
monsters = Besiegte Ungeheuer
about-monsters = Jedes zählt am Spielende so viele Punkte, wie es stark ist.
posts = Handelsplätze
about-posts = Sie haben ihren Dienst getan und zählen keine Punkte; ein Hafenplättchen zählt sie.
sold = Verkaufte Waren
about-sold = Verkaufte Waren zählen am Spielende ihre Punkte; Waren an Bord zählen nichts.

## Hafenplättchen
harbour-race = Zuerst daheim
harbour-goods = Die meisten Waren
harbour-kinds = Die meisten Warensorten
harbour-runes = Die meisten Runen
harbour-shields = Die meisten Schilde
harbour-shields-vikings = Die meisten Wikinger
harbour-shields-tiles = Die meisten Schilde auf Plättchen
harbour-weapons = Die meisten Waffen
harbour-posts = Die meisten Handelsplätze
harbour-monsters = Die meisten Ungeheuer
harbour-sails = Die meisten Segel
about-harbour-race = Zählt, wer früher heimkommt. { $prizes }
about-harbour-goods = Zählt Waren, an Bord und verkauft. { $prizes } { of-equals }
about-harbour-kinds = Zählt verschiedene Waren, an Bord und verkauft. { $prizes } { of-equals }
about-harbour-runes = Zählt Runen. { $prizes } { of-equals }
about-harbour-shields = Zählt alle sichtbaren Schilde auf Schiff und Plättchen, mit oder ohne Wikinger. { $prizes } { of-equals }
about-harbour-shields-vikings = Zählt die Wikinger an Bord. { $prizes } { of-equals }
about-harbour-shields-tiles = Zählt die Schilde auf Plättchen an Bord, nicht die leerer Plätze. { $prizes } { of-equals }
about-harbour-weapons = Zählt Waffen, eine Doppelaxt als zwei. { $prizes } { of-equals }
about-harbour-posts = Zählt Handelsplätze, einen doppelten als einen. { $prizes } { of-equals }
about-harbour-monsters = Zählt besiegte Ungeheuer, nicht ihre Stärke. { $prizes } { of-equals }
about-harbour-sails = Zählt Segel, ein Doppelsegel als zwei. { $prizes } { of-equals }
about-prizes = Am Ende der Fahrt: { $coins }.
of-equals = Bei Gleichstand liegt vorn, wer früher angelegt hat.

## Wertung
score-coins = Münzen
    .about = Der Wert aller deiner Münzen: Preise des Hafens und der Plünderungen, an denen du vorbeigefahren bist.
score-runes = Runen
    .about = Je mehr Runen neben deinem Schiff liegen, desto mehr zählt jeder Satz.
score-mjolnirs = Mjölnir × Wikinger
    .about = Jeder Mjölnir an Bord zählt einen Punkt je Wikinger an Bord, ein doppelter zwei.
score-standards = Standarten
    .about = Was die Standarten an Bord zeigen. Eine ersetzte zählt nichts.
score-goods = Verkaufte Waren
    .about = Was die Waren zeigen, die du an Handelsplätzen verkauft hast. Waren an Bord zählen nichts.
score-monsters = Ungeheuer
    .about = Die volle Stärke jedes besiegten Ungeheuers, egal was der Kampf gekostet hat.

## Wo ein Schiff ist
status-waiting = im Starthafen, Liegeplatz { $slot }
status-docked = daheim, Liegeplatz { $slot }
status-at-sea = auf See, Feld { $space }

## Fragen
ask-take = { $who-you ->
    [yes] Du hast { $tile } erreicht. Was machst du damit?
   *[no] { $who } hat { $tile } erreicht und entscheidet, was damit geschieht.
}
    .rule = Dein Zug beginnt mit dem Plättchen, an dem du liegst: Leg es auf einen freien Platz, ersetze damit ein anderes, oder wirf es ab.
ask-sell = { $who-you ->
    [yes] Der Handelsplatz kauft { $sales ->
        [one] 1 deiner Waren
       *[other] bis zu { $sales } deiner Waren
    }. Was verkaufst du?
   *[no] { $who } handelt.
}
    .rule = Ein Handelsplatz kauft nur jetzt: Verkaufte Waren zählen am Spielende und machen ihren Platz frei, Waren an Bord zählen nichts.
ask-sail = { $courses ->
    [1] { $who-you ->
        [yes] Kein Plättchen ist mehr da, an dem du anhalten könntest: Segle heim.
       *[no] { $who } kann nur noch heimsegeln.
    }
   *[other] { $who-you ->
        [yes] Wohin segelst du?
       *[no] { $who } wählt den Kurs.
    }
}
    .rule = Segle vorwärts zu einem Plättchen, an dem Schiffe anhalten dürfen, oder heim; am Zug ist, wer am weitesten hinten liegt, also bringen kurze Sprünge mehr Züge.
ask-monster = { $who-you ->
    [yes] Ein Ungeheuer der Stärke { $strength } taucht auf Feld { $space } auf. Kämpfst du, oder opferst du ihm einen Wikinger?
   *[no] { $who } trifft auf Feld { $space } auf ein Ungeheuer der Stärke { $strength }.
}
    .rule = Ein Kampf kostet so viele Wikinger, wie das Ungeheuer stark ist, pro Waffe 1 weniger, und bringt seine Stärke in Punkten; sonst opferst du 1 Wikinger.
ask-battle = { $who-you ->
    [yes] { $rival } { $side ->
        [attacker] verteidigt { $tile } mit { of-the-blow }
       *[defender] will { $tile } und greift dich mit { of-the-blow } an
    }. Schlägst du mit { $cost } zurück, oder fliehst du?
   *[no] { $who } schlägt mit { $cost } Wikingern zurück oder flieht.
}
    .rule = Jeder schickt abwechselnd genau einen Wikinger mehr als zuletzt oder flieht; geschickte Wikinger sind weg, Waffen helfen nicht, und wer bleibt, behält das Feld.
of-the-blow = { $blow ->
    [one] 1 Wikinger
   *[other] { $blow } Wikingern
}
ask-flee = { $courses ->
    [1] { $who-you ->
        [yes] Du musst weichen, und kein Plättchen ist mehr da, an dem du anhalten könntest: Fliehe heim.
       *[no] { $who } kann nur noch heim fliehen.
    }
   *[other] { $who-you ->
        [yes] Du musst weichen. Wohin fliehst du?
       *[no] { $who } muss Feld { $space } verlassen und flieht.
    }
}
    .rule = Wer flieht, segelt sofort weiter, zu einem Plättchen vor ihm oder heim, und alles am Weg geschieht wie sonst; genommen und abgeräumt wird nichts.
ask-turned-away = { $courses ->
    [1] { $who-you ->
        [yes] Hier liegt schon ein Schiff, du hast keinen Wikinger für einen Kampf, und kein Plättchen ist mehr da, an dem du anhalten könntest: Segle heim.
       *[no] { $who } hat keinen Wikinger für einen Kampf und kann nur noch heimsegeln.
    }
   *[other] { $who-you ->
        [yes] Hier liegt schon ein Schiff, und du hast keinen Wikinger für einen Kampf. Wohin segelst du weiter?
       *[no] { $who } hat keinen Wikinger für einen Kampf und segelt weiter.
    }
}
    .rule = Ein Kampf kostet einen Wikinger: Wer keinen hat und zu einem anderen Schiff kommt, nennt ein Ziel weiter vorn, und nichts am Weg geschieht doppelt.
ask-over = Das Spiel ist zu Ende.

## Antworten
leave-for-want-of-shields = { $lost ->
    [0] {""}
    [one] : 1 Wikinger verliert seinen Schild und geht von Bord
   *[other] : { $lost } Wikinger verlieren ihre Schilde und gehen von Bord
}
shields-then = dann { $shields ->
    [0] kein Schild
    [one] 1 Schild
   *[other] { $shields } Schilde
}
answer-place = Nimm { $tile } an Bord{ leave-for-want-of-shields }
    .detail = { $gain }; { shields-then }
answer-replace = Nimm { $tile } an Bord, dafür kommt { $old } aus dem Spiel{ leave-for-want-of-shields }
    .detail = { $gain }; bisher { $gone }; { shields-then }
answer-throw = Wirf { $tile } aus dem Spiel
answer-sell = Verkaufe { $tile } für { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}{ leave-for-want-of-shields }
    .detail = { shields-then }
answer-done = Verlasse den Handelsplatz: { $vikings ->
    [0] Für seinen Wikinger ist kein Schild frei
    [one] 1 Wikinger kommt an Bord
   *[other] { $vikings } Wikinger kommen an Bord
}
way-vikings = { $most ->
    [0] kein Schild ist frei für Wikinger am Weg
   *[other] unterwegs { $sure ->
        [yes] {""}
       *[no] { $fewest } bis{" "}
    }{ $most } Wikinger
}
way-coins = { $coins ->
    [one] 1 Punkt in Münzen
   *[other] { $coins } Punkte in Münzen
}
way-race = eine { $coin }er-Münze fürs Heimkommen
way-monster = Ungeheuer ({ $strength }): { $cost ->
    [0] deine Waffen besiegen es
   *[other] { $meal ->
        [0] es findet niemanden an Bord
       *[other] mit { $cost ->
            [one] 1 Wikinger
           *[other] { $cost } Wikingern
        } kämpfen oder { $meal } opfern
    }
}
way-battle = { $armed ->
    [yes] {""}
   *[no] falls ein Wikinger übrig ist:{" "}
}1 Wikinger fällt sofort und { $rival } ({ $theirs ->
    [0] kein Wikinger
   *[other] { $theirs } Wikinger
}) { $answered ->
    [yes] darf zurückschlagen
   *[no] muss fliehen
}
answer-sail = Segle nach Feld { $space }: { $tile }{ $fight ->
    [yes] , dort liegt { $rival }
   *[no] {""}
}
    .detail = { on-the-way }
answer-sail-home = Segle heim an Liegeplatz { $slot }
    .detail = { on-the-way }
answer-flee-to = Fliehe nach Feld { $space }: { $tile }{ $fight ->
    [yes] , dort liegt { $rival }
   *[no] {""}
}
    .detail = { on-the-way }
answer-flee-to-home = Fliehe heim an Liegeplatz { $slot }
    .detail = { on-the-way }
on-the-way = { $passes ->
    [yes] { $way }
   *[no] {""}
}
answer-fight = Kämpfe um { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}: { $cost ->
    [0] Deine Waffen reichen
    [one] 1 Wikinger fällt
   *[other] { $cost } Wikinger fallen
}
    .detail = { crew-left }
answer-feed = { $vikings ->
    [0] Schleiche vorbei: Kein Wikinger ist an Bord, den du opfern könntest
   *[other] Opfere { $vikings } Wikinger und segle weiter
}
    .detail = { $vikings ->
        [0] {""}
       *[other] { crew-left }
    }
crew-left = { $left ->
    [0] kein Wikinger bleibt an Bord
    [one] 1 Wikinger bleibt an Bord
   *[other] { $left } Wikinger bleiben an Bord
}
answer-strike = Schlage mit { $cost } Wikingern zurück
    .detail = { crew-left }; { $answered ->
        [yes] { $rival } hat { $theirs } und braucht { $needs }, um zu antworten
       *[no] { $theirs ->
            [0] { $rival } hat keinen mehr
           *[other] { $rival } hat nur { $theirs }
        } und muss fliehen
    }
answer-flee = Fliehe und überlass { $rival } { $tile }
    .detail = { $vikings ->
        [one] dein Wikinger bleibt an Bord
       *[other] deine { $vikings } Wikinger bleiben an Bord
    }

## Ereignisse
source-village = in einem Dorf
source-visit = bei einem Besuch
source-post = am Handelsplatz
source-sails = dank der Segel
source-plunder = bei einer Plünderung
source-harbour = am Hafen
event-voyage = Fahrt { $voyage } beginnt. Hafenplättchen: { $harbour }.
event-took = { $who-you ->
    [yes] Du nimmst { $tile }
   *[no] { $who } nimmt { $tile }
}: { $gain }.
event-replaced = { $who-you ->
    [yes] Du nimmst { $tile } an Bord, dafür kommt { $old } aus dem Spiel
   *[no] { $who } nimmt { $tile } an Bord, dafür kommt { $old } aus dem Spiel
}: { $gain }; bisher { $gone }.
event-threw = { $who-you ->
    [yes] Du wirfst { $tile } aus dem Spiel.
   *[no] { $who } wirft { $tile } aus dem Spiel.
}
event-sold = { $who-you ->
    [yes] Du verkaufst { $tile }
   *[no] { $who } verkauft { $tile }
} für { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
event-hired = { $who-you ->
    [yes] Du heuerst
   *[no] { $who } heuert
} { $source } { some-vikings } an{ $lost ->
    [0] .
    [one] ; für 1 ist kein Schild frei.
   *[other] ; für { $lost } ist kein Schild frei.
}
some-vikings = { $vikings ->
    [0] niemanden
   *[other] { $vikings } Wikinger
}
event-lost = { $who-you ->
    [yes] Du verlierst { $vikings } Wikinger, weil Schilde fehlen.
   *[no] { $who } verliert { $vikings } Wikinger, weil Schilde fehlen.
}
event-left-game = Aus dem Spiel: { $tile } von Feld { $space }.
event-sailed = { $who-you ->
    [yes] Du segelst { where }.
   *[no] { $who } segelt { where }.
}
event-fled = { $who-you ->
    [yes] Du fliehst { where }.
   *[no] { $who } flieht { where }.
}
where = { $home ->
    [yes] heim
   *[no] nach Feld { $space }
}
event-coin = { $who-you ->
    [yes] Du bekommst
   *[no] { $who } bekommt
} { $source } eine { $value }er-Münze: { $value ->
    [one] 1 Punkt
   *[other] { $value } Punkte
}.
event-fought = { $who-you ->
    [yes] Du besiegst
   *[no] { $who } besiegt
} ein Ungeheuer der Stärke { $strength }: { $strength ->
    [one] 1 Punkt
   *[other] { $strength } Punkte
}; { $vikings ->
    [0] kein Wikinger fällt
    [one] 1 Wikinger fällt
   *[other] { $vikings } Wikinger fallen
}.
event-fed = { $vikings ->
    [0] { $who-you ->
        [yes] Du schleichst ohne Wikinger an einem Ungeheuer der Stärke { $strength } vorbei.
       *[no] { $who } schleicht ohne Wikinger an einem Ungeheuer der Stärke { $strength } vorbei.
    }
   *[other] { $who-you ->
        [yes] Du opferst { $vikings } Wikinger einem Ungeheuer der Stärke { $strength }.
       *[no] { $who } opfert { $vikings } Wikinger einem Ungeheuer der Stärke { $strength }.
    }
}
event-struck = { $who-you ->
    [yes] Du schickst { $vikings } Wikinger in den Kampf gegen { $rival }.
   *[no] { $who } schickt { $vikings } Wikinger in den Kampf gegen { $rival-you ->
        [yes] dich
       *[no] { $rival }
    }.
}
event-gave-way = { $who-you ->
    [yes] Du weichst vor { $rival } und musst Feld { $space } verlassen.
   *[no] { $who } weicht vor { $rival-you ->
        [yes] dir
       *[no] { $rival }
    } und muss Feld { $space } verlassen.
}
event-turned-away = { $who-you ->
    [yes] Du erreichst Feld { $space } ohne Wikinger; dort liegt { $rival }.
   *[no] { $who } erreicht Feld { $space } ohne Wikinger; dort { $rival-you ->
        [yes] liegst du
       *[no] liegt { $rival }
    }.
}
event-docked = { $who-you ->
    [yes] Du legst an Liegeplatz { $slot } an.
   *[no] { $who } legt an Liegeplatz { $slot } an.
}
event-ghost = Das Geisterschiff treibt { $home ->
    [yes] heim
   *[no] zum Dorf auf Feld { $space }
}.
event-ranked = Am Hafen { $who-you ->
    [yes] hast du
   *[no] hat { $who }
} den { $rank ->
    [1] ersten
    [2] zweiten
    [3] dritten
   *[other] vierten
} Rang.
event-ended = Alle Schiffe sind daheim. Das Spiel ist zu Ende.

## Warum eine Antwort nicht geht
why-behind = Feld { $space } liegt hinter dir: Du bist auf Feld { $at }, und Schiffe fahren nur vorwärts.
why-here = { $question ->
    [flee] Auf Feld { $space } kannst du nicht bleiben: { $rival } hat es gewonnen.
    [turned-away] Auf Feld { $space } kannst du nicht bleiben: Dort liegt { $rival }, und du hast keinen Wikinger für einen Kampf.
   *[other] Auf Feld { $space } liegst du schon, und ein Schiff muss weiterfahren.
}
why-beyond = Feld { $space } gibt es nicht: Der Seeweg endet am Hafen, und der ist Feld { $harbour }.
why-empty = Auf Feld { $space } liegt kein Plättchen, und ein Schiff hält nur an einem Plättchen oder daheim.
why-village = Auf Feld { $space } ist ein Dorf: Daran fährt man vorbei, anhalten darf niemand.{ $ghost ->
    [yes] {" "}Das Geisterschiff dort kann niemand angreifen.
   *[no] {""}
}
    .help = { $vikings ->
        [0] {""}
        [one] Fahr daran vorbei, und 1 Wikinger kommt an Bord, wenn ein Schild frei ist.
       *[other] Fahr daran vorbei, und { $vikings } Wikinger kommen an Bord, soweit Schilde frei sind.
    }
why-visit = Am Besuch auf Feld { $space } fährt man vorbei, anhalten darf niemand.
    .help = { $vikings ->
        [0] Im Vorbeifahren gibt es dort nichts mehr: Seine Wikinger sind schon angeheuert.
        [one] Fahr daran vorbei, und 1 Wikinger kommt an Bord, wenn ein Schild frei ist.
       *[other] Fahr daran vorbei, und { $vikings } Wikinger kommen an Bord, soweit Schilde frei sind.
    }
why-plunder = An der Plünderung auf Feld { $space } fährt man vorbei, anhalten darf niemand.
    .help = { $coin ->
        [0] Im Vorbeifahren gibt es dort nichts mehr: Die Münzen sind schon weg.
       *[other] Fahr daran vorbei, und du bekommst eine { $coin }er-Münze.
    }
why-monster = Am Ungeheuer der Stärke { $strength } auf Feld { $space } fährt man vorbei, anhalten darf niemand.
    .help = Wähle ein Ziel dahinter. { $able ->
        [free] Deine Waffen besiegen es, und kein Wikinger fällt.
        [yes] Dann kämpfst du mit { $need ->
            [one] 1 Wikinger
           *[other] { $need } Wikingern
        } oder opferst ihm { $meal }; dort wärst du mit höchstens { $have }.
        [none] Du kämst ohne Wikinger hin, und es lässt dich vorbei.
       *[no] Ein Kampf kostet { $need } Wikinger, und du kämst mit höchstens { $have } hin: Du opferst ihm { $meal }.
    }
why-unarmed = Dort anhalten heißt gegen { $rival } kämpfen, und das kostet { $need } Wikinger; du kämst mit { $have } an{ $fed ->
    [0] {""}
    [one] , denn ein Ungeheuer am Weg frisst 1
   *[other] , denn Ungeheuer am Weg fressen { $fed }
}.
    .help = Wähle ein freies Plättchen. Wikinger heuerst du in Dörfern, bei Besuchen und an Handelsplätzen an.
why-take-first = Entscheide erst über { $tile }: Nimm das Plättchen an Bord oder wirf es ab. Dann segelst du.
why-sell-first = Erst der Handelsplatz: Verkaufe { $sales ->
    [one] 1 deiner Waren
   *[other] bis zu { $sales } deiner Waren
} oder verlasse ihn. Dann segelst du.
why-course-set = Erst das Ungeheuer hier: { $cost ->
    [0] Deine Waffen besiegen es, oder du
    [one] Du kämpfst mit 1 Wikinger oder
   *[other] Du kämpfst mit { $cost } Wikingern oder
} { $meal ->
    [0] schleichst vorbei
   *[other] opferst ihm { $meal }
}. Dann segelst du weiter { $home ->
    [yes] heim
   *[no] nach Feld { $goal }
}, wie angesagt.
why-in-battle = Erst der Kampf gegen { $rival } um { $tile }: Schlag mit { $need } deiner { $have } Wikinger zurück oder flieh. Wohin, wirst du danach gefragt.
why-full = Alle { $places } Plätze deines Schiffs sind belegt: Für { $tile } ist keiner frei.
    .help = Ersetze ein Plättchen an Bord, das dann aus dem Spiel kommt, oder wirf das neue ab.
why-bare = { $question ->
    [sell] Auf Platz { $place } liegt nichts, was du verkaufen könntest.
   *[other] Auf Platz { $place } liegt nichts, was du ersetzen könntest.
}
    .help = { $question ->
        [sell] {""}
       *[other] Leg das neue Plättchen auf einen freien Platz.
    }
why-no-place = Dein Schiff hat { $places } Plätze; einen Platz { $place } gibt es nicht.
why-not-goods = Der Handelsplatz kauft nur Waren, und { $tile } ist keine.
why-no-post = Waren verkaufst du nur, wenn dein Zug an einem Handelsplatz beginnt; bis dahin bleibt { $tile } an Bord.
    .help = { $post ->
        [0] Auf dieser Fahrt liegt kein Handelsplatz mehr vor dir.
       *[other] Der nächste vor dir liegt auf Feld { $post }.
    }
why-stowed = Was an Bord ist, bleibt an Bord, und { $tile } weicht nur einem neuen Plättchen.
    .help = Das entscheidest du, wenn dein Zug an einer Waffe, einem Segel, einem Mjölnir, einer Standarte oder einer Ware beginnt.
why-unladen = Gerade kommt nichts an Bord: Ein Plättchen nimmst du, wenn dein Zug beginnt, und zwar das, an dem du liegst.
    .help = Halte an einer Waffe, einem Segel, einem Mjölnir, einer Standarte oder einer Ware; damit beginnt dein nächster Zug.

## Spielplan und Schiffe
board = Der Seeweg um die Insel: { $spaces ->
    [one] 1 Feld
   *[other] { $spaces } Felder
}, dann der Hafen
board-stop = Feld { $space }: { $tile }
board-ship = { $who }: { $status }
board-harbour = Fahrt { $voyage }: { $harbour }
board-you = du
board-free = frei
plate-fight = Kämpfen
plate-feed = Opfern
plate-strike = Schlagen
plate-flee = Fliehen
plate-throw = Abwerfen
plate-done = Verlassen
text-start = Im Starthafen:
text-berth = Liegeplatz { $berth }
text-signs =
    ○ ein Schild, Platz für einen Wikinger · ~ ~ offene See · +1 Wikinger, die unterwegs anheuern · eine Zahl hinter dem Namen: Punkte, beim Ungeheuer seine Stärke · ⌂ der Hafen und sein nächster Liegeplatz · ◎ das Geisterschiff
mat-ship = { $who-you ->
    [yes] Dein Langschiff
   *[no] Das Langschiff von { $who }
}: { mat-figures }
mat-figures = { $vikings } Wikinger, { $shields ->
    [one] 1 Schild
   *[other] { $shields } Schilde
}
mat-space = Platz { $space }: { $tile }
mat-free = Platz { $space }: frei
mat-beside = Neben deinem Schiff
    .about = Was keinen Platz an Bord braucht: Münzen, Runen, besiegte Ungeheuer, Handelsplätze und verkaufte Waren.
mat-crew = { mat-figures }, { $room ->
    [0] keiner
   *[other] { $room }
} davon frei.
store-crew = Wikinger / Schilde
store-coins = Punkte in Münzen
store-runes = Runen
store-monsters = besiegte Ungeheuer
store-posts = Handelsplätze
store-goods = verkaufte Waren

## Was Lektionen außer Punkten vergleichen
tally-viking = Wikinger
tally-shield = Schilde

## Angaben zu Bestandteilen, für die Zeile, die sagt, woher wir sie kennen
fact-rule = Regel
fact-double = Größe
fact-good = Ware
fact-shields = Schilde
fact-village = Wikinger eines Dorfs
fact-villages = Lage der Dörfer
fact-visit = Anteile
fact-plunder = Anteile
fact-harbour = Länge des Seewegs
fact-voyages = Fahrten
fact-tiles-a-voyage = Plättchen einer Fahrt
fact-harbours = Hafenplättchen
fact-spaces = Plätze
fact-seats = Spielerzahl
fact-vikings = Wikinger zu Beginn
fact-value = Werte
fact-sets = Punkte der Sätze
fact-prizes = Münzen
fact-counted = was zählt
longship = Langschiff
    .about = Das Schiff eines Spielers. Wer am weitesten hinten liegt, ist am Zug. Wer dort anhält, wo es liegt, kämpft.

## Das Ende, gezählt
event-counted = { $line }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} für { $who-you ->
    [yes] dich
   *[no] { $who }
}.
scoring-end = Die Schiffe werden gewertet
paid-coins-rule = Jede Münze zählt, was auf ihr steht.
paid-runes-rule = Runen zählen in Sätzen, die mit jeder Rune wertvoller werden: { $sets }.
paid-mjolnirs-rule = Jeder Mjölnir zählt einen Punkt für jeden Wikinger an Bord.
paid-standards-rule = Standarten an Bord zählen, was auf ihnen steht.
paid-goods-rule = Verkaufte Waren zählen, was auf ihnen steht; Waren an Bord zählen nichts.
paid-monsters-rule = Jedes besiegte Ungeheuer zählt seine volle Stärke.
paid-why-coins = { $n ->
    [one] 1 Münze
   *[other] { $n } Münzen
}
paid-why-runes = { $n ->
    [one] 1 Rune
   *[other] { $n } Runen
}
paid-why-mjolnirs = { $n } Mjölnir × { $vikings } Wikinger
paid-why-standards = { $n ->
    [one] 1 Standarte
   *[other] { $n } Standarten
}
paid-why-goods = { $n } verkauft
paid-why-monsters = { $n } Ungeheuer
## In Kürze: eine schmale Liste der Antworten, und was man zum Entscheiden zählt
brief-weapon = { $size ->
    [2] 2 × Axt
   *[1] Axt
}
brief-sail = { $size ->
    [2] 2 × Segel
   *[1] Segel
}
brief-mjolnir = { $size ->
    [2] 2 × Mjölnir
   *[1] Mjölnir
}
brief-standard = Standarte { $points }
brief-wood = Holz { $points }
brief-pig = Schwein { $points }
brief-fur = Fell { $points }
brief-mead = Met { $points }
brief-own = { $good } { $points }
brief-rune = Rune
brief-post = { $size ->
    [2] 2 × Handel
   *[1] Handelsplatz
}
brief-visit = Besuch
brief-plunder = Plünderung
brief-monster = Ungeheuer { $strength }
brief-vikings = { $fewest ->
    [0] bis zu { $most }
   *[other] { $most }
} Wikinger
brief-coins = { $coins ->
    [one] 1 Punkt
   *[other] { $coins } Punkte
}
short-sail = { $tile }
    .detail = { on-the-way }
    .risk = { $fight ->
        [yes] { $rival }
       *[no] {""}
    }
    .at = { $space }
    .do = Dorthin segeln
short-sail-home = Heim
    .detail = Liegeplatz { $slot }{ $passes ->
        [yes] , { $way }
       *[no] {""}
    }
    .do = Heimsegeln
short-flee-to = { $tile }
    .detail = { on-the-way }
    .risk = { short-sail.risk }
    .at = { $space }
    .do = Dorthin fliehen
short-flee-to-home = Heim
    .detail = { short-sail-home.detail }
    .do = Heimfliehen
short-place = An Bord
    .detail = { shields-then }
    .risk = { vikings-leave }
    .do = An Bord nehmen
short-replace = Für { $old }
    .detail = { shields-then }
    .risk = { vikings-leave }
    .do = Dort ablegen
vikings-leave = { $lost ->
    [0] {""}
    [one] 1 Wikinger geht
   *[other] { $lost } Wikinger gehen
}
short-throw = Wegwerfen
    .detail = es kommt aus dem Spiel
    .do = Wegwerfen
short-sell = { $tile }
    .detail = { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
    .do = Verkaufen
short-done = Nichts mehr
    .detail = { $vikings ->
        [0] kein Schild frei
        [one] 1 Wikinger kommt
       *[other] { $vikings } Wikinger kommen
    }
    .do = Handel beenden
short-fight = Kämpfen
    .detail = { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }, { $cost ->
        [0] keiner fällt
        [one] 1 fällt
       *[other] { $cost } fallen
    }
    .do = Kämpfen
short-feed = { $vikings ->
    [0] Vorbeischleichen
   *[other] Opfern
}
    .detail = { $vikings ->
        [0] niemand ist an Bord
        [one] 1 Wikinger geht
       *[other] { $vikings } Wikinger gehen
    }
    .do = { $vikings ->
        [0] Vorbeischleichen
       *[other] Opfern
    }
short-strike = Mit { $cost } schlagen
    .detail = { $theirs ->
        [0] { $rival } hat keinen mehr
       *[other] { $rival } hat { $theirs }
    }
    .do = Zurückschlagen
short-flee = Fliehen
    .detail = { $vikings ->
        [0] kein Wikinger an Bord
        [one] 1 Wikinger bleibt
       *[other] { $vikings } Wikinger bleiben
    }
    .do = Fliehen
chip-viking = Wikinger an Bord, { $room ->
    [one] 1 Schild
   *[other] { $room } Schilde
}
chip-axe = { $n ->
    [one] Waffe
   *[other] Waffen
}
chip-coin = { $n ->
    [one] Punkt in Münzen
   *[other] Punkte in Münzen
}
chip-rune = { $n ->
    [one] Rune
   *[other] Runen
}
chip-post = { $n ->
    [one] Handelsplatz
   *[other] Handelsplätze
}
chip-monster = { $n ->
    [one] Ungeheuer besiegt
   *[other] Ungeheuer besiegt
}
