## Herkunft einer Angabe
basis-printed = gedruckt
    .about = steht in der Spielregel
basis-review = aus Besprechungen bekannt
    .about = in veröffentlichten Besprechungen des Spiels genannt
basis-inferred = erschlossen
    .about = folgt aus dem Gedruckten
basis-assumed = rekonstruiert
    .about = von uns gewählt, wo die Angabe verloren ist; wer das Spiel besitzt, kann es berichtigen
basis-facts = { $facts } { $basis }

## Angaben zu Bestandteilen, für die Zeile, die sagt, woher wir sie kennen
fact-id = Name
fact-copies = Anzahl
fact-points = Punkte
fact-kind = Art

## Terminal
term-you = { $name } (du)
term-happened = Seit deiner letzten Antwort
term-only-one = Nur eine Antwort ist möglich, sie wird für dich gegeben: { $answer }
term-score = Punkte bisher
term-total = Zusammen
term-prompt = Nummer oder Antwort (h für Hilfe)
term-help =
    Eine Nummer oder der Name einer Antwort spielt sie.
    b  zeigt das Brett, wie der Platz es sehen darf   l  zeigt die ganze Chronik
    u  nimmt deine letzte Antwort zurück              s  speichert, s DATEI speichert dorthin
    p  zeigt alle Punkte bisher
    hint  sagt, was der stärkste Bot täte und was er von jeder Antwort erwartet
    why  sagt, was jetzt nicht geht und warum, why NAME, warum diese Antwort nicht geht
    q  beendet; das Spiel bleibt erhalten und geht weiter mit: meadhall resume
term-no-answer = { $typed } ist keine der Antworten. Tippe eine Nummer von 1 bis { $most }, den Namen einer Antwort oder h für Hilfe.
term-hinting = Der stärkste Bot überlegt …
term-hint = Der stärkste Bot täte dies: { $answer }
term-hint-chances = Siegchancen danach: { $chances }
term-hint-off = Tipps gibt es für einen Menschen gegen Bots; hier spielen mehrere.
term-undone = Zurückgenommen.
term-undo-none = Die letzte Antwort bleibt: Sie war die einzig mögliche, und davor lässt sich keine Wahl mehr zurücknehmen.
term-saved = Gespeichert: { $file }
term-not-saved = Unter { $file } liegt schon etwas anderes als dieses Spiel; es bleibt, wie es ist. Wähle einen anderen Namen.
term-kept = Das Spiel bleibt erhalten. Weiter mit: meadhall resume
term-kept-name = Auch nach anderen Spielen wartet es auf dich: meadhall resume { $name }
term-list = { $game }: { $who }, zuletzt gespielt { $date }
term-list-over = { $game }: { $who }, zu Ende seit { $date }
term-list-none = Noch ist kein Spiel gespeichert. Beginne eines mit: meadhall play raids
term-thinking = { $who } überlegt …
term-handover = { $who } wird gefragt. Drücke die Eingabetaste, wenn niemand sonst hinsieht.
term-over = Das Spiel ist zu Ende.
term-winners = { $count ->
    [one] { $who-you ->
        [yes] Du gewinnst.
       *[no] { $who } gewinnt.
    }
   *[other] { $who-you ->
        [yes] Du teilst dir den Sieg mit { $who }.
       *[no] { $who } teilen sich den Sieg.
    }
}
term-saga = Die Saga dieses Spiels: { $file }
term-coach = Was der Trainer dazu sagt: meadhall coach { $name }
term-commitment = Die Würfel sind an { $hash } gebunden; der Startwert wird am Ende verraten.
term-seed = Startwert: { $seed }
term-game = { $game }: { $least } bis { $most } Spieler, { $minutes } Minuten
term-option = -o { $name }={ $usual } (oder { $others })
term-bots = Bots, der schwächste zuerst
term-bots-own = search:N und plain:N denken N Durchläufe lang; dein eigener: datei.py:Klasse
term-what = Was
term-figures = Angaben
term-basis = Herkunft
term-note = Anmerkung

## A table in plain text
told-seat = { $name }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, { $status }
told-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
replay-first = Zum Anfang
replay-back = Eine Antwort zurück
replay-next = Eine Antwort weiter
replay-last = Zum Ende
replay-at = Gegebene Antworten
replay-eyes = Mit wessen Augen
replay-all = Was alle sehen

## Seiten: Eingang
page-noscript = Zum Spielen braucht Meadhall JavaScript im Browser; bitte schalte es für diese Seite ein.
page-welcome = Rück eine Bank heran
page-welcome-about = Wikinger-Brettspiele nach den echten Regeln. Ohne Konto, ohne Warten: Lerne eines in ein paar Minuten, spiel es gegen Bots oder schick Freunden einen Link.
page-compiles = Die Regeln werden noch kompiliert: In den ersten Minuten denken die Bots langsamer.
page-games = Spiele, leichte zuerst
page-players = Spieler
page-minutes = { $n } Min.
page-weight = Schwere { $n } von 5
page-invited = Eingeladen worden?
page-invited-place = Link oder Tischname
page-join = Hinsetzen
page-join-table = An einen Tisch setzen
page-open-saga = Saga-Datei öffnen
page-open = Öffnen
page-my-tables = Meine Tische
page-running = Gerade im Spiel
page-go-on = Weiterspielen
page-look = Ansehen
page-watch = Zuschauen
page-card-over = Das Spiel ist aus.
page-known = { $lost } von { $all } Angaben rekonstruiert
page-known-about = Nach den gedruckten Regeln; die Abbildungen der Spielregel sind verloren, darum ist ein Teil des Spielmaterials rekonstruiert. Jedes Teil am Tisch sagt, woher wir es kennen, und wer das Spiel besitzt, kann es berichtigen.
page-share = Freunde in deinem Netz
page-shared = Andere in deinem lokalen Netz erreichen diese Halle unter { $address }
page-not-shared = Nur dieser Rechner erreicht diese Halle.
page-share-begin = Andere einlassen
page-share-end = Nur für diesen Rechner
page-honest = Die Bots sehen nur, was du siehst; jeder Startwert wird nach dem Spiel gezeigt.
page-local = Deine Spiele bleiben auf dem Rechner, der sie anbietet.

## Seiten: die Halle auf einem Gerät, ohne Server
page-fetching = Die Halle wird auf dieses Gerät getragen. Das geschieht einmal; danach spielt sie ohne Netz.
page-bytes = { $got } von { $all } MB
page-waking = Die Halle erwacht …
page-opening = Das Feuer wird entfacht …
page-other-tab = Meadhall ist in einem anderen Tab dieses Browsers offen. Die Tische führt immer nur einer.
page-taken = Meadhall wurde in einem anderen Tab geöffnet. Nichts ist verloren: Jede Antwort ist aufgehoben.
page-open-here = Hier öffnen
page-failed = Die Halle ging nicht auf. Deine Tische sind sicher; versuch es noch einmal.
page-try-again = Noch einmal versuchen
page-insecure = Browser heben eine Seite nur dann fürs Spiel ohne Netz auf, wenn sie über https oder von localhost kommt. Diese kam anders.
page-old = Dieser Browser kann keine Seite fürs Spiel ohne Netz aufheben: Er ist zu alt, oder dies ist ein privates Fenster. Versuch es mit einem neueren Browser oder einem gewöhnlichen Fenster.
page-unkept = Dieser Browser hebt für diese Seite nichts auf; vielleicht ist das Fenster ein privates, oder Cookies sind verboten. Kein Tisch bliebe hier erhalten, darum bleibt die Halle zu.
page-interrupted = Die Halle wurde unterbrochen. Jede Antwort, die zu sehen war, ist aufgehoben, außer wenn die Daten dieser Website gelöscht wurden.
page-new-version = Eine neue Fassung liegt bereit. Deine Tische bleiben.
page-restart = Mit ihr beginnen
page-welcome-here = Wikinger-Brettspiele nach den echten Regeln, ganz auf diesem Gerät: Lerne eines in ein paar Minuten, spiel es gegen Bots oder gib das Gerät reihum. Ein Netz braucht es nicht mehr.
page-local-here = Deine Spiele bleiben auf diesem Gerät, in diesem Browser.
page-several-here = Zusammen
page-at-this-device = an diesem Gerät
page-seat-here-too = Jemand an diesem Gerät
page-pass-to = { $who }, du bist dran
page-pass-about = { $game }: Nimm das Gerät. Was andere haben, ist verdeckt; dein Platz wird gezeigt, wenn du es sagst.
page-pass-here = Ich bin { $who }
page-pass-on = Gib das Gerät an { $who }
page-pass-wait = Jetzt ist { $who } gefragt.
page-save-running = Diesen Tisch als Datei sichern

## Seiten: Tisch vorbereiten und Platz nehmen
page-set-up = { $game }: Tisch decken
page-how-many = Spieler
page-seat-me = Ich
page-seat-friend = Freund, per Link
page-seat-program = Ein Programm, per Link
page-seat-bot = Bot: { $level }
page-level-random = sorglos
page-level-greedy = schlau
page-level-thrall = Thrall (leicht)
page-level-karl = Karl (gemütlich)
page-level-huskarl = Huskarl (solide)
page-level-skald = Skalde (klug)
page-level-jarl = Jarl (stark)
page-level-konung = Konung (so stark es geht)
page-seat-name = Name (freiwillig)
page-seat-named = Name auf dem Platz { $colour }
page-seat-who = Wer auf dem Platz { $colour } sitzt
page-colour-blue = Blau
page-colour-red = Rot
page-colour-yellow = Gelb
page-colour-green = Grün
page-colour-purple = Violett
page-more = Einstellungen
page-patience = Ein Bot übernimmt einen verlassenen Platz
page-patience-for = { $n ->
    [0] nur auf Wunsch
    [1440] nach einem Tag
   *[other] nach { $n } Minuten
}
page-patience-about = Wer zurückkommt, nimmt seinen Platz jederzeit wieder ein.
page-rests = Alle dürfen Urlaub nehmen
page-rests-for = { $n ->
    [0] gar nicht
   *[other] zusammen { $n } Tage
}
page-watchable = Andere dürfen zuschauen
page-at-once = Meine Züge sofort beenden
page-at-once-about = Sonst endet ein Zug, der sich noch zurücknehmen ließe, erst mit „Fertig“.
page-hints = Tipps und Siegchancen
page-hints-usual = wenn nur ein Mensch mitspielt
page-hints-yes = für alle
page-hints-no = für niemanden
page-hints-about = Wer gefragt ist, kann sich zeigen lassen, was der stärkste Bot täte, und alle können Siegchancen sehen, jeder nach dem, was er weiß. Unter Menschen gibt es das nur, wenn du es hier erlaubst.
page-rating-about = Die Zahl hinter einem Bot ist seine gemessene Spielstärke in diesem Spiel bei so vielen Spielern, samt der Unsicherheit, mit der er so weit über dem Bot davor steht (95 %). Ein Thrall hat 1000; wer 200 Punkte mehr hat, gewinnt zu zweit etwa drei von vier Partien.
page-rating-least = mindestens { $rating }
page-rating-brief = Diese Seite denkt ohne übersetzte Regeln: In den anderthalb Sekunden für eine Antwort probiert sie hier etwa { $n } Verläufe. { $who } brauchen mehr; hier sind sie nur so stark wie { $like } oder etwas stärker. In einer Halle sind sie, was ihr Name verspricht.
page-sit-down = Hinsetzen
page-invitation = Du bist zu { $game } eingeladen
page-invitation-with = Am Tisch: { $names }.
page-your-name = Dein Name
page-refused = Das ging nicht

## Seiten: der Tisch
page-to-hall = Zur Halle
page-nav = Einstellungen
page-light = Hell oder dunkel
page-table-menu = Tisch
page-table = Tisch { $name }
page-watching = { $n ->
    [one] 1 Person schaut zu
   *[other] { $n } Personen schauen zu
}
page-decision = Die Entscheidung
page-choices = Deine Möglichkeiten
page-free = gratis
page-record = Saga oder Wertungsblatt
page-no-choices = Nichts zu entscheiden
page-afterwards = Und jetzt?
page-board = Spielplan
page-own = Vor dir
page-rivals = Die anderen
page-log = Saga
page-newest = Neuestes zuerst
page-happened = Was geschah
page-score = Wertung
    .about = Woher die Punkte aller kommen, Zeile für Zeile. Jede Zeile erklärt sich selbst.
page-line = Zeile
page-final = Endstand
page-points = Punkte
page-points-so-far = Punkte bisher
    .about = Alle Punkte, die jetzt zählen. Was erst am Ende des Spiels dazukommt, kann noch fehlen; die Wertung sagt es.
page-earned = Verdient
    .about = Punkte, die dir niemand mehr nimmt.
page-if-over = Wäre jetzt Schluss
    .about = Was erst am Ende des Spiels zählt, gerechnet nach dem, was jetzt liegt. Es kann sich noch ändern.
page-bot = (Bot)
page-hint = Tipp
page-hint-about = Was täte der stärkste Bot?
page-expected = etwa { $points } Punkte, { $low } bis { $high }
page-expected-searched = etwa { $points } Punkte
page-expected-unsure = etwa { $points } Punkte, kaum betrachtet
page-hint-answer = { $answer }. { $told }
page-hint-brings = Am Ende etwa { $points } Punkte, mit 95 % Sicherheit { $low } bis { $high }.
page-hint-only = Etwas anderes gibt es nicht zu wählen.
page-hint-more = Das sind { $more } Punkte mehr als bei „{ $other }“ ({ $low } bis { $high }).
page-hint-even = „{ $other }“ ist etwa gleich gut: { $more } Punkte weniger, was Zufall sein kann ({ $low } bis { $high }).
page-hint-wins = „{ $other }“ bringt im Mittel { $more } Punkte mehr ({ $low } bis { $high }), aber dies spielt auf Sieg: { $mine } % gegen { $theirs } %.
page-hint-further = In schnellen Partien bringt „{ $other }“ { $more } Punkte mehr ({ $low } bis { $high }); der Bot spielt auf Sieg und hat weiter vorausgeschaut.
page-hint-chance = „{ $other }“ zeigt { $more } Punkte mehr, was Zufall sein kann ({ $low } bis { $high }); der Bot spielt auf Sieg.
page-chance = Siegchance
page-undo = Zurück
page-done = Fertig
page-done-ask = Alles so, wie du willst?
page-done-about = Du kannst deine letzte Antwort noch zurücknehmen. Mit „Fertig“ geht das Spiel weiter.
page-only = Nichts zu wählen: „{ $answer }“
page-only-about = Das beantwortet der Tisch gleich selbst.
page-held = { $who } beendet den Zug.
page-held-about = Die letzte Antwort lässt sich noch zurücknehmen.
page-thinking = Ein Bot überlegt.
page-waiting = { $who } ist am Tisch.
page-absent = { $who } ist gerade nicht da.
page-not-joined = { $who } hat noch nicht Platz genommen. Der Link steht unter „Tisch“.
page-stand-in = Ein Bot spielt für dich
page-stand-in-about = Nimm deinen Platz wieder ein, wann du willst.
page-take-back = Ich bin zurück
page-wake = Zurückgeben
page-let-bot = Einen Bot spielen lassen
page-over = Das Spiel ist aus.
page-over-about = Sieh es dir Schritt für Schritt an oder behalte seine Saga.
page-wins = { $you ->
    [yes] Du gewinnst mit { $points } Punkten!
   *[no] { $who } gewinnt mit { $points } Punkten.
}
page-win-together = { $who } gewinnen gemeinsam mit { $points } Punkten.
page-again = Noch ein Spiel
page-no-board = Der Plan dieses Spiels ist noch nicht gezeichnet. Alles lässt sich aus der Liste spielen.
page-gain-you = du { $points }
page-lost = dein Verlust
page-to-ply = Antwort { $n } noch einmal ansehen

## Seiten: das Ende eines Spiels
end-how = So ging es aus
end-view = Was du siehst
end-result = Ergebnis
end-won = Du gewinnst mit { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
}, { $ahead } vor { $who }.
end-won-level = Du gewinnst mit { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
}, gleichauf mit { $who }.
end-shared = Du teilst den Sieg mit { $who } bei { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
}.
end-came = Du bist auf Platz { $place }, { $behind ->
    [one] 1 Punkt
   *[other] { $behind } Punkte
} hinter { $who }.
end-came-level = Du bist auf Platz { $place }, nach Punkten gleichauf mit { $who }.
end-wins = { $who } gewinnt mit { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
}, { $ahead } Vorsprung.
end-wins-level = { $who } gewinnt mit { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
}, gleichauf mit { $other }.
end-share = { $who } gewinnen gemeinsam mit { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
}.
end-level-you = Gleichauf mit { $who } bei { $points }.
end-level = { $who } sind gleichauf bei { $points }.
end-decides = { $what } entscheidet: { $figures }.
end-you = du { $figure }
end-no-tie = { $game } kennt keinen Entscheid bei Gleichstand, Gleiche teilen den Platz.
end-all-level = { $what }: auch gleich, Gleiche teilen den Platz.
end-ranking = Rangfolge
end-row-you = du
end-row-ahead = { $n } vor dir
end-row-behind = { $n } hinter dir
end-row-level = gleichauf mit dir
end-row-first = gewinnt
end-row-off = { $n } zurück
end-row-told = Platz { $place }, Punkte { $points }: { $lines }
end-course = So lief es
end-course-about = oben Punkte, unten Siegchancen
end-course-yours = oben Punkte, unten Siegchancen: dein Band liegt zuunterst
end-points = Punkte
end-chances = Siegchancen
end-scoring = Wertung
end-picture = Punkte und Siegchancen von der ersten Antwort bis zur letzten. { $how }
end-weighing = wird gewogen, { $done } von { $all }
end-weighing-points = Das Spiel wird noch einmal gespielt …
end-chances-about = Jede Chance stammt aus etwa { $games } schnellen Partien von dort aus, mit dem, was du wissen konntest; sie stimmt auf { $off } % genau.
end-turning = Wendepunkte
end-turn = { $who } { $up ->
    [yes] steigt
   *[no] fällt
} von { $from } auf { $to } %, auf { $off } genau.
end-turn-you = Du { $up ->
    [yes] steigst
   *[no] fällst
} von { $from } auf { $to } %, auf { $off } genau.
end-turn-at = Antwort { $ply }
end-no-turnings = Kein Zug hat eine Chance sicher um 15 % oder mehr verändert.
end-best = Bester Moment
end-slip = Größter Fehler
end-best-told = { $what } Das gab dir { $mine } % statt { $theirs } mit der nächstbesten Antwort, auf { $off } genau.
end-slip-told = { $what } Das ließ dir { $mine } %, eine andere Antwort hatte { $theirs }, auf { $off } genau.
end-other-told = Die andere Antwort: { $what }
end-best-none = Keine deiner Antworten war so viel besser als die nächste, dass es kein Zufall sein kann.
end-slip-none = Keine deiner Antworten war so viel schlechter als eine andere, dass es kein Zufall sein kann.
end-show = Zeig es mir
end-now = Und jetzt?
end-rematch = Revanche
end-rematch-about = dieselben Leute und Bots, neu gegeben
end-wanted = { $who } will eine Revanche
end-wanted-about = ein Klick, und dein Platz wartet
end-wanted-same = { $who } spielt dieselbe Gabe noch einmal
end-going = Zur Revanche
end-going-same = Zur selben Gabe
end-watch-rematch = Bei der Revanche zusehen
end-same-deal = Dieselbe Gabe
end-same-deal-about = Dieselben Karten und Würfel, dieselben Plätze. Sie gilt als bekannt und zählt nicht als fairer Sieg.
end-known = bekannte Gabe
end-known-about = Diese Gabe wurde schon einmal gespielt oder steht in einer Datei: Jemand kann wissen, was gezogen wird, ein Sieg hier zählt nicht als fair.
end-placed = gestellt
end-placed-about = Dieses Spiel begann in einer Stellung, die jemand gewählt hat, der vielleicht weiß, was darin verdeckt war.
end-share-game = Teilen
end-shared-title = { $game } am Tisch { $table }
end-more = Mehr
end-other = Anders aufbauen

## Seiten: Menü des Tisches
page-seat-here = am Tisch
page-seat-away = nicht da
page-seat-open = noch nicht da
page-seat-stand-in = ein Bot spielt auf diesem Platz
page-program-here = ein Programm
page-bots = Programme in dieser Halle
page-bots-about = Wie Programme in Partien abgeschnitten haben, die hier zu Ende sind. Eine Wertung ruht allein auf Partien gegen andere Programme und unsere gemessenen Stufen; die schwächste hat 1000. Namen geben sich Programme selbst.
page-bots-none = Hier hat noch kein Programm eine Partie zu Ende gespielt.
page-bots-name = Programm
page-bots-rating = Wertung
page-bots-sure = 95 %
page-bots-games = Partien
page-bots-wins = Siege
page-api-bots = Wie Programme hier abschnitten
page-api = Für Programme
page-api-about = Alles, was ein Programm diese Halle fragen kann, und alles, was es erfährt (auf Englisch). Für Maschinen:
page-api-routes = Anfragen
page-api-socket = Der Socket eines Tisches
page-api-receives = Was du sagen kannst
page-api-sends = Was die Halle sagt
page-program-away = ein Programm, nicht da
page-program-seat = Ein Platz für ein Programm
page-program-about = Am Tisch { $table }, { $game }. Wer diesen Befehl startet, lässt dort ein Programm spielen; es erfährt, was der Platz wissen darf, sonst nichts.
page-program-command = Der Befehl
page-program-own = Setz deine Datei und Klasse an die Stelle von my_bots.py:MyBot, oder einen von unseren: karl, skald, jarl.
page-link-for = Einladung für { $who }
page-copy-link = Link für { $who } kopieren
page-copy = Kopieren
page-pace = Tempo der Bots
page-pace-slow = gemächlich
page-pace-readable = zum Mitlesen
page-pace-fast = schnell
page-pace-instant = sofort
page-turn-end = Meine Züge enden
page-turn-end-moment = kurz nach meiner letzten Antwort
page-turn-end-said = wenn ich „Fertig“ sage
page-only-answer = Die einzige Antwort
page-only-answer-moment = gibt sich nach einem Moment selbst
page-only-answer-mine = wartet auf mich
page-chances = Siegchancen neben den Namen
page-chances-off = nicht zeigen
page-chances-on = zeigen
page-hints-here = An diesem Tisch kann jeder Tipps und Siegchancen sehen.
page-hints-not-here = An diesem Tisch gibt es keine Tipps und Siegchancen.
page-asks = Fragen
page-asks-aimed = zielt auf mich
page-asks-turn = mein Zug
page-asks-always = immer
page-bell = Bei der nächsten Gelegenheit zu einem Ritual fragen
page-zoom = Näher ansehen
page-zoom-in = Vergrößern
page-zoom-out = Verkleinern
page-zoom-all = Das ganze Brett zeigen
page-own-link = Dein Platz auf einem anderen Gerät
page-watch-link = Link zum Zuschauen
page-seed = Die Würfel sind unter { $hash } versiegelt; der Startwert wird nach dem Spiel gezeigt.

## Seiten: neue Links zu einem Platz
page-link-replace = Link zurückziehen und neu ausstellen
page-link-ask = Um einen neuen Link zu diesem Platz bitten
page-link-take = Den neuen Link jetzt ausstellen
page-link-asked = { $by } bittet um einen neuen Link zum Platz von { $who }; { $who } kann ablehnen.
page-link-asked-you = { $by } bittet um einen neuen Link zu deinem Platz. Wer ihn bekommt, sitzt an deiner Stelle und sieht, was du hast. Bleibst du lange fort, gilt das als Ja.
page-link-keep = Meinen Platz behalten
page-link-give = Den Platz abgeben
page-own-links = Alle Links zu meinem Platz wertlos machen
page-own-links-about = Hat jemand deinen Link? Danach öffnet nur noch dieser Browser deinen Platz.
page-seat-news = Plätze und Links
page-told-rematch = { $who } will eine Revanche.
page-told-same-deal = { $who } spielt dieselbe Gabe noch einmal.
page-told-sat = { $who } hat sich gesetzt.
page-told-invited = { $by } hat die unbenutzte Einladung für { $who } ersetzt.
page-told-asked = { $by } bittet um einen neuen Link zum Platz von { $who }.
page-told-kept = { $who } behält den Platz; { $by } bekommt keinen neuen Link.
page-told-given = { $who } hat den Platz abgegeben; { $by } hat einen neuen Link dazu.
page-told-absent = { $who } war lange fort; { $by } hat einen neuen Link zum Platz.
page-told-closed = Wer diese Halle betreibt, hat diesen Tisch geschlossen. Er lässt sich lesen, nicht weiterspielen.
page-closed = Dieser Tisch ist geschlossen.
page-closed-about = Wer diese Halle betreibt, hat das Spiel ohne Ergebnis beendet. Es lässt sich noch lesen und nachspielen.
refused-table-ended = Wer diese Halle betreibt, hat diesen Tisch geschlossen. Er lässt sich lesen, nicht weiterspielen.
page-told-own = { $who } hat alle Links zum eigenen Platz wertlos gemacht und einen neuen bekommen.

## Seiten: Rückschau
page-replay = Rückschau
page-saga = Saga herunterladen
page-first = Anfang
page-back = Zurück
page-play = Abspielen
page-forth = Weiter
page-last = Ende
page-ply = Nach { $n } von { $of } Antworten
page-ply-label = Stelle im Spiel
page-rest = Du darfst Urlaub nehmen: { $left ->
    [one] { $left } Tag ist übrig
   *[other] { $left } Tage sind übrig
}
page-rest-for = { $n ->
    [one] Einen Tag Urlaub
   *[other] { $n } Tage Urlaub
}
page-rest-until = Du hast Urlaub bis { $day }; vorher übernimmt kein Bot.
page-rest-back = Ich bin zurück
page-seat-rests = hat Urlaub bis { $day }
page-plan = Vorausplanen
page-plan-about = Bereite Antworten vor, bevor du dran bist. Jede wird einige Sekunden nach ihrer Frage gegeben, wenn sie dann möglich ist; sonst wirst du gefragt wie immer. Niemand sonst sieht, dass es einen Plan gibt.
page-plan-kept = Dein Plan
page-plan-so-far = Was du bis jetzt planst
page-plan-back = Ab hier zurücknehmen
page-plan-keep = Diesen Plan behalten
page-plan-drop = Plan verwerfen
page-plan-ask-if = Frag mich lieber, wenn
page-plan-if-mine = sich etwas von mir verändert hat
page-plan-if-points = sich irgendjemandes Punkte verändert haben
page-plan-other = Ein anderer Spielverlauf
page-plan-may = So könnte die Frage aussehen, wenn die anderen wie Anfänger spielen. Was wirklich möglich ist, zeigt sich, wenn sie kommt.
page-plan-stopped-mine = Der Plan wartet auf dich: Etwas von dir hat sich verändert.
page-plan-stopped-points = Der Plan wartet auf dich: Punkte haben sich verändert.
page-plan-stopped-question = Der Plan wartet auf dich: Es kam eine andere Frage.
page-plan-stopped-possible = Der Plan wartet auf dich: Die nächste Antwort war nicht möglich.
page-plan-stopped-giving = Der Plan wartet auf dich: Die Halle wurde unterbrochen, während sie deine Antwort gab. Sieh nach, ob sie da ist.
page-to-table = Zum Tisch

## Was der Browser selbst sagt
client-lost = Die Verbindung ist weg. Neuer Versuch …
client-back = Wieder verbunden.
client-away = Während du weg warst
client-close = Schließen
client-skip = Vorspulen
client-following = Gezeigt wird, was # getan hat.
client-ending = Du kannst es noch zurücknehmen. Das Spiel geht gleich weiter, mit „Fertig“ (Eingabetaste) sofort.
client-only-waits = Sie wartet auf dich, wie du es im Menü eingestellt hast.
client-copied = Kopiert.
client-show = Zeig es mir
client-hint = Das täte der stärkste Bot.
client-hinting = Der stärkste Bot überlegt …
client-pause = Anhalten
client-play = Abspielen

## Ablehnungen
refused-answer-stale = Am Tisch ging es schon weiter. So steht es jetzt.
refused-answer-illegal = Das ist jetzt nicht möglich.
refused-answer-not-yours = Du bist nicht gefragt.
refused-answer-too-far = Das lässt sich noch nicht entscheiden: Vorher kommt etwas anderes. Es ist nichts geschehen.
refused-answer-wait = Die letzte Antwort lässt sich noch zurücknehmen; warte einen Augenblick.
refused-answer-stand-in = Ein Bot spielt für dich. Nimm erst deinen Platz zurück.
refused-undo-refused = Die letzte Antwort bleibt: etwas wurde gezogen oder gezeigt, oder jemand anders hat geantwortet.
refused-seat-none = Du schaust zu. Zum Mitspielen brauchst du eine Einladung.
refused-seat-forbidden = Ihm fehlt das Ende, wie es geht, wenn ein Link in zwei Zeilen bricht. Lass ihn dir noch einmal schicken, oder fotografier den Code vom Bildschirm.
refused-seat-withdrawn = Diese Einladung wurde benutzt oder zurückgezogen. Bitte um einen neuen Link.
refused-seat-present = Diese Person ist am Tisch.
refused-seat-not-host = Das kann nur, wer den Tisch gedeckt hat.
refused-table-unknown = Diesen Tisch gibt es nicht.
refused-table-closed = An diesem Tisch darf niemand zuschauen.
refused-table-saga = Dieses Spiel kam aus einer Datei: man kann es ansehen, nicht weiterspielen.
refused-page-unknown = Diese Seite gibt es nicht.
refused-game-unknown = Dieses Spiel gibt es nicht.
refused-request-too-often = Das war zu oft. Warte einen Augenblick.
refused-request-size = Das ist zu groß.
refused-saga-early = Die Saga enthält jedes Geheimnis. Es gibt sie, wenn das Spiel aus ist.
refused-hint-off = An diesem Tisch gibt es keine Tipps und Siegchancen.
refused-hint-busy = Ein Bot überlegt schon.
refused-bot-failed = Gerade ließ sich kein Bot fragen. Versuch es noch einmal.
refused-seat-unknown = Einen solchen Platz gibt es hier nicht zu vergeben.
refused-table-running = Dieses Spiel läuft noch. Das nächste lässt sich beginnen, wenn es aus ist.
refused-table-other = Dieser Tisch wurde mit anderen Regeln oder anderem Spielmaterial begonnen, als dieses Meadhall hat (auf Englisch: { $why }).
refused-table-setup = So lässt sich kein Tisch decken (auf Englisch: { $why }).
refused-saga-bad = Diese Saga lässt sich nicht öffnen (auf Englisch: { $why }).
refused-seat-name = Dieser Name geht hier nicht: Es sitzt schon jemand dieses Namens am Tisch, oder er ist leer oder länger als 40 Zeichen.
refused-seat-no-rest = So viele Urlaubstage sind nicht übrig: { $left } von { $agreed }.
refused-plan-asked = Das ist deine Frage. Beantworte sie, dann plane, was folgt.
refused-plan-not-now = Planen lässt sich nur ein Spiel, das gerade gespielt wird.
refused-plan-over = Vielleicht ist das Spiel zu Ende, bevor du wieder gefragt wirst.
refused-plan-unfit = Schritt { $step } passt nicht zu dem, was davor kommen kann. Nimm ihn zurück.
refused-plan-long = Ein Plan hat höchstens { $most } Antworten.
refused-seat-level = Diesen Bot gibt es nicht.
refused-components-bad = Diese Angaben zum Spielmaterial passen nicht (auf Englisch: { $why }).
refused-components-unknown = Dieses Spielmaterial kennt diese Halle nicht.
refused-explain-unknown = Dazu gibt es nichts zu sagen.
refused-message-bad = Diese Nachricht ist nicht zu verstehen (auf Englisch: { $why }).
refused-message-size = Diese Nachricht ist zu lang.
refused-page-failed = Der Tisch ließ sich nicht zeichnen. Verloren ging nichts; lade die Seite neu.
refused-request-full = Von deiner Adresse sind zu viele Tische offen. Schließe einige Fenster.
refused-request-header = Das kam nicht von einer Seite dieser Halle.
refused-request-origin = Das kam von der Seite eines anderen Orts.
refused-request-host = Unter diesem Namen ist diese Halle nicht bekannt. Nimm ihre Nummer, oder lass den Namen von dem eintragen, der sie betreibt.
refused-store-failed = Das ließ sich nicht festhalten und ist darum nicht geschehen. Sonst ist nichts verloren; versuch es gleich noch einmal.
refused-limit-set-up = Von einer Adresse aus lassen sich am Tag { $most } Tische aufbauen; für heute sind es genug. Morgen geht es weiter.
refused-limit-bots-only = Von einer Adresse aus lassen sich am Tag { $most } Tische nur für Bots aufbauen; für heute sind es genug.
refused-limit-bots-at-once = An { $most } Tischen spielen für dich schon Bots unter sich. Lass erst einen zu Ende kommen.
refused-limit-saga = Von einer Adresse aus lassen sich am Tag { $most } Sagas öffnen; für heute sind es genug. Morgen geht es weiter.
refused-limit-saga-size = Von einer Adresse aus lassen sich am Tag { $most } KB an Sagas öffnen; für heute ist es genug. Morgen geht es weiter.
refused-limit-join = Von einer Adresse aus kann man sich am Tag { $most } Mal an einen Tisch setzen; für heute ist es genug.
refused-limit-hint = Von einer Adresse aus gibt es am Tag { $most } Tipps; für heute sind es genug. Morgen gibt es neue.
refused-share-not-here = Andere einlassen kann nur, wer am Rechner dieser Halle sitzt.
refused-share-failed = Aus dem lokalen Netz ist diese Halle hier nicht zu erreichen.
refused-request-json = Damit ist nichts anzufangen (auf Englisch: { $why }).
refused-server-failed = Hier ist etwas schiefgegangen. Verloren ging nichts.
refused-seat-asked = Gefragt ist schon, und abgelehnt werden kann noch. Den neuen Link gibt es mit Zustimmung oder nach der vereinbarten Abwesenheit (einem Tag, wo keine vereinbart ist).
refused-seat-not-asked = Niemand bittet um einen neuen Link zu deinem Platz.
refused-seat-look-alike = Dieser Name sieht aus wie ein anderer an diesem Tisch. Wähle einen anderen.
refused-seat-mixed-letters = Dieser Name mischt ähnlich aussehende Buchstaben mehrerer Alphabete. Nimm nur eines.

# warum etwas nicht geht, in jedem Spiel
why-not-now = Das gehört zu einem anderen Augenblick des Spiels. Jetzt ist eine andere Frage offen.
why-other-seat = Das ist nicht deine Frage: { $who } ist gefragt.
why-over = Das Spiel ist zu Ende; niemand wird mehr gefragt.

# lernen
learn-rule = Regel { $number }
learn-marked = markiert mit

# eine Stellung, die jemand teilt
page-from-here = Von hier spielen
page-scene = Eine Stellung aus { $game }
page-on = Weiterspielen: { $game }
page-on-about = { $who } ist gefragt. Wähle, wer von hier an wo sitzt.
page-dice = Würfel
page-dice-same = die des Spiels: die Gabe gilt als bekannt
page-dice-new = neue
page-dice-about = Mit den eigenen Würfeln geht das Spiel genau so weiter, wie es gegeben wurde. Wer die Datei hat oder das Ende sah, kann wissen, was gezogen wird; darum erfahren es alle am Tisch. Mit neuen Würfeln weiß es niemand.
page-dice-fresh = Was von hier an gezogen wird, ist jedes Mal neu.
page-take = Diesen Tisch als Datei sichern lassen
page-take-about = Du kannst dieses Spiel mitnehmen: auf die Seite ohne Server, in eine andere Halle, ins Terminal. Die Datei verrät alles Verdeckte und alles, was noch gezogen wird; darum gilt die Gabe von da an als bekannt.
page-scene-play = Von hier spielen

## Startseite: Wege hinein, Tische, Bots
page-start-here = Hier anfangen
page-how-you-win = So gewinnst du:
page-weight-light = leicht
page-weight-medium = mittel
page-weight-heavy = schwer
page-bots-good = Bots: leicht bis gut
page-bots-strong = Bots: leicht bis stark
page-bots-very-strong = Bots: leicht bis sehr stark
page-learn = Lernen
page-rules = Regeln
page-play-now = Spielen
page-against-bots = gegen Bots
page-friends = Freunde
page-by-link = per Link
page-col-game = Spiel
page-col-with = Mit
page-col-last = Letzter Zug
page-col-stands = Wie es steht
page-col-open = Öffnen
page-open-table = Öffnen
page-more-tables = { $n ->
    [one] Noch 1 Tisch
   *[other] Noch { $n } Tische
}
page-your-turn-in = { $game }: du bist dran
page-goes-on = { $game } geht weiter
page-table-with = { $table }, mit { $names }
page-and = { $first } und { $last }
page-stands-yours = Du bist dran
page-stands-other = { $who } ist dran
page-stands-won = Du hast gewonnen
page-stands-shared = Ihr teilt euch den Sieg
page-stands-lost = { $n ->
    [one] { $who } hat gewonnen
   *[other] { $who } teilen sich den Sieg
}
page-stands-points = { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
}
page-so-many-thrall = { $n ->
    [one] Thrall
   *[other] Thralle
}
page-so-many-karl = { $n ->
    [one] Karl
   *[other] Karle
}
page-so-many-huskarl = { $n ->
    [one] Huskarl
   *[other] Huskarle
}
page-so-many-skald = { $n ->
    [one] Skalde
   *[other] Skalden
}
page-so-many-jarl = { $n ->
    [one] Jarl
   *[other] Jarle
}
page-so-many-konung = { $n ->
    [one] Konung
   *[other] Konunge
}
page-ladder = Wie stark sind die Bots?
page-ladder-about = Sechs Stufen, in jedem Spiel dieselben. Wenn du einen Tisch deckst, steht bei jeder ihre gemessene Spielstärke: Wer 200 Punkte mehr hat, gewinnt zu zweit etwa drei von vier Partien. Bots sehen nur, was du siehst.
page-ladder-here = Auf dieser Seite denken die Bots ohne übersetzte Regeln. Den stärksten Stufen fehlt dafür in den meisten Spielen die Zeit; wenn du einen Tisch deckst, steht da, welchen, und wie stark sie mindestens sind.
page-ladder-thrall = schaut eine Antwort voraus und übersieht viel. Dein erster Gegner.
page-ladder-karl = nimmt, was jetzt am besten aussieht, und denkt nie an deine Antwort.
page-ladder-huskarl = schaut einige Antworten voraus; Feinheiten entgehen ihm.
page-ladder-skald = denkt weiter voraus und greift selten daneben.
page-ladder-jarl = denkt fünfmal so viel wie ein Skalde und bestraft, was du übersiehst.
page-ladder-konung = denkt, so lange er darf. Der stärkste, den wir haben.
page-known-title = Was ist rekonstruiert?

## Die Gabe des Tages
daily = Gabe des Tages
daily-date = { $day }. { $month ->
    [1] Januar
    [2] Februar
    [3] März
    [4] April
    [5] Mai
    [6] Juni
    [7] Juli
    [8] August
    [9] September
    [10] Oktober
    [11] November
   *[12] Dezember
} { $year }
daily-of = Gabe des Tages vom { $date }
daily-about = Jeden Tag eine Gabe, für alle auf der Welt dieselbe. Dein erster Versuch zählt; danach kannst du üben, so oft du magst.
daily-what = { $game } zu { $seats ->
    [2] zweit
    [3] dritt
    [4] viert
   *[other] { $seats }
}. Du sitzt auf Platz { $place } der Sitzordnung, gegen { $rivals ->
    [one] einen Bot
   *[other] { $rivals } Bots
} der Stufe { $level }.
daily-trust = Diese Gabe kann jeder kennen, denn sie folgt aus dem Datum. Es ist Vertrauenssache: keine Tipps, kein Bot an deiner Stelle, kein Nachschlagen.
daily-late-about = Das ist die Gabe eines früheren Tages. Du kannst sie noch spielen; sie gilt als nachgeholt und zählt für keine Serie.
daily-play = Spielen
daily-play-late = Jetzt nachholen
daily-go-on = Deinen ersten Versuch fortsetzen
daily-look = Deine Partie ansehen
daily-practise = Diese Gabe noch einmal üben
daily-practise-about = Eine Übung zählt nicht.
daily-given-up = Dein erster Versuch mit dieser Gabe endete ohne Ergebnis. Du kannst sie noch üben.
daily-mine = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}, Platz { $place } von { $seats }
daily-running = läuft noch
daily-stopped = aufgegeben
daily-unplayed = nicht gespielt
daily-later = nachgeholt
daily-above = Das sind { $n } über Par.
daily-level = Das ist genau Par.
daily-below = Das sind { $n } unter Par.
daily-par = Par
daily-par-about = Was Bots auf deinem Platz dieser Gabe gegen dieselben Gegner erreichen. Die Punkte des Skalden sind Par.
daily-par-playing = wird gerade gespielt …
daily-par-score = { $who }: { $points } Punkte, Platz { $place }
daily-you = Du
daily-here = In dieser Halle
daily-here-none = Hier hat noch niemand diese Gabe zu Ende gespielt.
daily-here-own = Auf diesem Gerät
daily-col-place = Rang
daily-col-name = Name
daily-col-points = Punkte
daily-col-came = Am Tisch
daily-came = Platz { $place } von { $seats }
daily-days = Deine letzten Tage
daily-streak = { $n ->
    [0] Spiel die heutige Gabe und beginne eine Serie.
    [one] Ein Tag bisher. Komm morgen wieder.
   *[other] { $n } Tage in Folge.
}
daily-today = Heute
daily-to-today = Zur heutigen Gabe
daily-share = Teilen
daily-shared = Meadhall, Gabe des Tages { $day }, { $game }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}, Platz { $place } von { $seats }{ $par ->
    [none] {""}
   *[other] , Par { $par }
}
daily-kept = Ergebnisse bleiben 60 Tage. Es gibt keine Konten: Diese Halle erkennt deinen Browser an einem Cookie.
daily-kept-own = Ergebnisse bleiben auf diesem Gerät.
daily-card = Gabe des Tages: { $game }
daily-card-about = Für alle dieselbe, nur heute. Dein erster Versuch zählt.
daily-card-running = Dein erster Versuch wartet auf dich.
daily-card-done = Du hast { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}, Platz { $place } von { $seats }.
daily-card-open = Ansehen
daily-result = Zur Gabe des Tages
daily-try-first = Dein erster Versuch: Er zählt.
daily-try-late = Dein erster Versuch, nachgeholt: Er zählt für keine Serie.
daily-try-practice = Eine Übung: Sie zählt nicht.
end-daily-about = Diese Gabe kann jeder kennen, denn sie folgt aus dem Datum: Es ist Vertrauenssache, und Programme werden danach nicht bewertet.
refused-daily-by-hand = Die Gabe des Tages spielst du selbst: Kein Bot kann deinen Platz übernehmen.
refused-daily-day = Für diesen Tag gibt es keine Gabe: Er kommt erst noch, liegt vor der ersten oder ist kein Datum.
refused-daily-played = Dein erster Versuch an diesem Tag ist vorbei und der Tisch gelöscht. Du kannst üben.
refused-daily-running = Spiel erst deinen ersten Versuch zu Ende, dann kannst du üben.
term-daily-try = { $kind ->
    [first] Dein erster Versuch: Er zählt.
    [late] Dein erster Versuch, nachgeholt: Er zählt für keine Serie.
   *[practice] Eine Übung, die nicht zählt: Dein erster Versuch ist vorbei.
}
term-daily-par = Par: { $scores }. Du: { $points }.
term-daily-playing = Die Bots spielen die Gabe für das Par …
term-daily-no-hints = Bei der Gabe des Tages gibt es keine Tipps: Es ist Vertrauenssache.
term-daily-first = Dein erster Versuch: { $result }

## Regeln zum Lesen
page-rules-place = Regeln
page-rules-of = Regeln von { $game }
page-rules-all = Regeln der Spiele
page-rules-all-about = Jedes Spiel auf einer Seite: das Ziel, ein Zug in Bildern, dann jede Regel mit Nummer.
page-rules-length = Länge
page-rules-short = Kurz
page-rules-full = Ganz
page-rules-learn = Spielend lernen
page-rules-contents = Inhalt
page-rules-goal = Ziel
page-rules-points = Punkte bringen
page-rules-paragraph = Link zu Regel { $number }
page-rules-find = Suchen
page-rules-search = In den Regeln suchen
page-rules-ruling = Entscheidung { $n }
page-rules-ruling-about = Die Spielregel lässt das offen. Wir haben es entschieden; warum, sagt Entscheidung { $n } in der README des Spiels.
page-rules-print = Drucken
page-rules-own = Alle Texte sind unsere eigenen. Es gilt, was in der Spielregel gedruckt ist; wo sie etwas offen lässt, steht das Zeichen { $sign } neben dem Absatz.
page-rules-read = Regeln lesen

## Regeln neben dem Tisch
page-drawer-now = Jetzt: { $question }
page-drawer-turn = Ein Zug
page-drawer-over = Das Spiel ist aus.
page-drawer-step-done = vorbei
page-drawer-step-now = jetzt
page-drawer-look = Ein Wort nachschlagen
page-drawer-word = Wort
page-drawer-keys = Tasten
page-drawer-all = Alle Regeln
page-drawer-lesson = Lektion
page-key-digits = antworten
page-key-arrows = Antworten durchgehen
page-key-enter = wählen
page-key-h = Tipp
page-key-u = zurücknehmen
page-key-d = Fertig
page-key-p = passen
page-key-e = Nächstes erklären
page-key-w = Warum nicht?
page-key-zoom = näher, weiter
page-key-rules = Regeln
page-key-esc = schließen

client-found-rule = Regel #
client-found-none = Nichts gefunden.
client-found-one = 1 Regel gefunden.
client-found = # Regeln gefunden.
client-found-more = # weitere in den Regeln
refused-learn-unknown = Dieses Spiel bringt keine Regeln zum Lesen und keine Lektionen mit.

## Regeln im Terminal
term-rules-goal = Ziel
term-rules-points = Punkte bringen
term-rules-picture = Bild: { $alt }
term-rules-full = Das ist die kurze Fassung. Alles: meadhall rules { $game } --lang de --full
term-rules-found = { $n ->
    [one] 1 Regel enthält „{ $word }“
   *[other] { $n } Regeln enthalten „{ $word }“
}
term-rules-none = Keine Regel enthält „{ $word }“.
## Lektionen und die Trainerin
lesson-learn = { $game } lernen
lesson-you = Du
lesson-about = Du sitzt an einem echten Brett und entscheidest, Unn sagt dir, was es bringt. Alles kannst du zurücknehmen.
lesson-minutes = { $n ->
    [one] 1 Minute
   *[other] { $n } Minuten
}
lesson-decisions = { $n ->
    [one] 1 Entscheidung
   *[other] { $n } Entscheidungen
}
lesson-begin = Anfangen
lesson-go-on = Weiter bei Schritt #
lesson-again = Noch einmal
lesson-done = geschafft
lesson-further = Weitere Lektionen
lesson-step = Schritt { $n } von { $of }
lesson-intro = Ich bin Unn. Ich stand schon am Steuer, als deine Großmutter noch nicht rudern konnte. { $steps } Entscheidungen, etwa { $minutes } Minuten. Irr dich ruhig; ich sage dir, was es kostet.
lesson-now-you = Jetzt du
lesson-costs = Das darfst du, aber es kostet
lesson-less = Das darfst du, aber es geht besser
lesson-next = Weiter
lesson-finish = Zum Schluss
lesson-take-back = Zurücknehmen
lesson-anyway = Trotzdem weiter
lesson-other = Etwas anderes probieren
lesson-better = besser
lesson-yours = deins
lesson-answer = Antwort
lesson-compared = Was beide Antworten bringen
lesson-followed = Was danach geschah
lesson-goal = Ziel: { $goal }
lesson-skip = Lektion überspringen
lesson-back = Zurück: { $title }
lesson-skip-step = Diesen Schritt überspringen
lesson-steps = Schritte dieser Lektion
lesson-step-named = { $n }: { $title }
lesson-step-done = { $n }: { $title }, geschafft
lesson-fold = Unns Worte
lesson-learnt = Das kannst du jetzt
lesson-rules = Regeln lesen
lesson-play = Spiel deine erste echte Partie
lesson-play-about = { $n ->
    [one] gegen einen Thrall, und Unn bleibt neben dir
   *[other] gegen { $n } Thralle, und Unn bleibt neben dir
}
coach-name = Unn
coach-beside = in dieser Partie neben dir
coach-alone = Ich komme allein zurecht
coach-wait = Sieh noch einmal hin
coach-slip = Davon erwartet der stärkste Bot etwa # Punkte weniger als von dieser Antwort:
coach-again = Noch einmal wählen
coach-anyway = Trotzdem so
coach-new = Neu für dich:
coach-goal = Das Ziel:
coach-here = Du bist am Zug, und das alles kennst du.
coach-switch = Unn neben mir
coach-switch-off = nein
coach-switch-on = ja
coach-offer = Deine erste Partie?
coach-offer-about = Unn kann neben dir sitzen. Sie sagt dir, was neu ist, wenn es dran ist, und warnt dich vor einem Fehlgriff.
coach-offer-lesson = Oder erst die Lektion
refused-lesson-unknown = Diese Lektion gibt es nicht.
refused-lesson-step = Diesen Schritt hat die Lektion nicht.

## Rätsel
puzzle = Rätsel
puzzles = Rätsel
puzzles-of = Rätsel zu { $game }
puzzles-every = Rätsel aller Spiele
puzzles-about = Stellungen aus Partien von Bots. Eine Antwort gewinnt deutlich mehr Partien als jede andere, und es ist nicht die, die auf den ersten Blick am besten aussieht.
puzzles-count = { $n ->
    [one] 1 Rätsel
   *[other] { $n } Rätsel
}
puzzles-mine = # beim ersten Versuch gelöst
puzzles-solve = Lösen
puzzle-named = Rätsel { $n }
puzzle-of = Rätsel { $n } von { $of }
puzzle-difficulty = Schwierigkeit { $n } von 5
puzzle-ask = Welche Antwort ist die beste?
puzzle-about = Eine Antwort gewinnt deutlich mehr Partien als jede andere. Es ist nicht die, die auf den ersten Blick am besten aussieht.
puzzle-task = Schau genau hin und antworte auf dem Brett oder in der Liste. Der erste Versuch zählt.
puzzle-right = Gut gesehen!
puzzle-wrong = Es geht besser
puzzle-solution = Die Lösung
puzzle-costs = „{ $answer }“ kostet dich { $loss } % deiner Gewinnchance ({ $low } bis { $high }).
puzzle-brings = Was die beste Antwort mehr oder weniger bringt. { $why }
puzzle-solution-says = „{ $best }“ gewinnt { $chance } % der Partien; „{ $obvious }“, das auf den ersten Blick besser aussieht, nur { $less } %.
puzzle-solvers = Von den Bots finden es: { $solvers }.
puzzle-figures = Aus je { $games } schnellen Partien nach jeder Antwort, alle von denselben vorgestellten Wahrheiten aus. Die Bereiche treffen in 95 von 100 Fällen.
puzzle-again = Noch ein Versuch
puzzle-show = Lösung zeigen
puzzle-next = Nächstes Rätsel
puzzle-all = Alle Rätsel
puzzle-went-first = beim ersten Versuch gelöst
puzzle-went-later = später gelöst
puzzle-went-missed = versucht
refused-puzzle-unknown = Dieses Rätsel gibt es nicht.
term-puzzle-show = ! zeigt die Lösung, n führt zum nächsten Rätsel, q beendet.
tui-puzzle-solved = Enter: das nächste Rätsel.
tui-puzzle-again = Enter: noch ein Versuch. u: die Lösung.
tui-puzzle-over = Das war das letzte Rätsel. q beendet.
# warum nicht: die Karte, die Liste, die Regel einer Frage
why-stand-in = Ein Bot spielt für dich. Nimm zuerst deinen Platz zurück.
why-still = Dieses Spiel wird nur angesehen; niemand spielt weiter.
why-done = Du hast geantwortet. Sag „Fertig“ oder nimm die Antwort zurück.
why-held = { $who } kann die letzte Antwort noch zurücknehmen. Warte auf „Fertig“.
page-why-not = Warum kann ich nicht …
page-why-not-about = Was jetzt nicht geht, und warum
page-rule-of = Die Regel zu dieser Frage
client-not-now = Jetzt nicht
client-rule = Regel #
client-why-not = Warum kann ich nicht …
client-all-can = Alles, was du siehst, kannst du wählen, oder es gehört zu einer anderen Frage.
client-more = und # weitere
term-why = { $answer }: { $text }
term-why-possible = { $answer } ist möglich.
term-why-none = Nichts auf dem Tisch scheitert gerade an einer Regel. Frag nach einer Antwort: why NAME

## Wertungen, Schritt für Schritt
page-stage-you = Du
page-stage-place = { $n }.
page-stage-count = { $n } von { $of }
page-stage-steps = Wertung Schritt für Schritt
page-stage-totals = Stand
page-stage-sources = Quelle für Quelle
page-stage-source = Quelle
page-stage-again = zum Nachsehen wählen
page-stage-before = Vor der Wertung
page-stage-so-far = Bisher
page-stage-keys = Tasten: links und rechts blättern, Leertaste spielt ab, Ende überspringt
page-stage-back = Zurück
page-stage-next = Weiter
page-stage-skip = Zum Ende
page-stage-result = Ergebnis
page-stage-gone-on = Das Spiel ist weitergegangen.
page-stage-show = Wertung ansehen
page-scorings = Wertungen
page-scorings-walk = Schritt für Schritt
page-scorings-once = gleich fertig
page-scorings-log = nur aus der Saga
refused-scoring-unknown = Diese Wertung gibt es an diesem Tisch nicht.
## Auf dem Telefon
page-you = Du
page-tabs = Brett und Mitspieler: tippen oder wischen
page-tab = { $who }
page-tab-to-move = { $who }, am Zug
page-menu = Menü
page-stores = Was du hast
page-your-turn = Du bist dran
page-turn-of = { $who } ist dran
page-nothing-yet = Noch ist nichts geschehen.
page-event-opens = Die Saga öffnen
page-sections = Teile des Bretts
page-kinds = Arten von Antworten
page-list = Liste
page-since-your-turn = Seit deinem letzten Zug
page-before-that = Davor
page-show-spot = Auf dem Brett zeigen
page-peek = { $n ->
    [one] 1 Möglichkeit
   *[other] { $n } Möglichkeiten
}
page-to-board = Zum Brett
page-preview-points = { $points ->
    [one] Du gewinnst 1 Punkt.
   *[other] Du gewinnst { $points } Punkte.
}
page-preview-loses = { $points ->
    [one] Du verlierst 1 Punkt.
   *[other] Du verlierst { $points } Punkte.
}
client-do-it = So machen
client-back-to = Zurück zur Auswahl
client-what-is = Was ist das?
## Freunde: der Warteraum
page-room-waits = Wir warten auf { $names }
page-room-waits-friends = Wir warten auf Freunde
page-room-waits-you = Alle warten auf dich
page-room-all = Alle sind da
page-room-free = { $n ->
    [one] Ein Platz ist frei.
   *[other] { $n } Plätze sind frei.
}
page-room-full = Alle Plätze sind besetzt.
page-room-hints = Tipps sind erlaubt.
page-room-no-hints = Keine Tipps.
page-room-watch = Jeder darf zusehen.
page-room-no-watch = Niemand darf zusehen.
page-room-ready = Ich bin bereit
page-room-be-ready = Ich bin bereit
page-room-start = Jetzt beginnen
page-room-start-bots = Beginnen, Bots auf freie Plätze
page-room-seats = Plätze
page-room-nobody = Noch niemand
page-room-here = da
page-room-away = fort
page-room-invited = eingeladen
page-room-open = frei
page-room-bot = Bot
page-room-is-ready = bereit
page-room-was-ready = war bereit
page-room-not-ready = noch nicht bereit
page-room-expected = erwartet
page-room-for-now = { $level }, vorerst
page-room-first = wer den Link zuerst öffnet
page-room-sent = Link gemacht, noch nicht geöffnet
page-room-opened = Link geöffnet
page-room-left = ging
page-room-kept = der Platz bleibt
page-room-you = du
page-room-host = lädt ein
page-room-name = Name
page-room-nudge = Anstupsen
page-room-remind = Erinnern
page-room-remind-text = { $who }, wir warten auf dich bei { $game }:
page-room-bot-now = Vorerst Bot
page-room-no-bot = Kein Bot hier
page-room-copy = Link kopieren
page-room-take-back = Zurücknehmen
page-room-invite = Einladen
page-room-invite-text = Komm, spiel { $game } mit mir:
page-invite = Einladen
page-invite-about = Ein Link für alle freien Plätze. Er gilt, bis der letzte besetzt ist.
page-invite-full = Kein Platz ist frei, also gibt es nichts zu verschicken. Wer die Adresse des Tisches öffnet, darf zusehen, wenn du es erlaubst.
page-invite-not-host = Den Link für Freunde hat, wer den Tisch gedeckt hat.
page-invite-link = Link zu einem freien Platz
page-invite-code = QR-Code des Links zu diesem Tisch
page-share-it = Teilen
page-own-seat = Dein Platz
page-words = Die Wörter deines Platzes
page-words-about = Spiel an einem anderen Gerät weiter, oder komm zurück, wenn ein Browser dich vergessen hat. Sag die Wörter niemandem sonst.
page-words-show = Zeigen
page-words-like = otter birke stein
page-send-seat = An mein Handy senden
page-send-seat-about = Scanne das mit dem Gerät, an dem du spielen willst, oder schick es dir selbst. Der Platz geht mit.
page-send-seat-text = Mein Platz am Tisch, nur für mich
page-send-seat-code = Der Code deines eigenen Platzes; zeig ihn niemandem
page-have-seat = Ich habe hier einen Platz
page-have-seat-about = An einem anderen Gerät, oder dein Browser hat dich vergessen: Sag die drei Wörter deines Platzes. Der andere Browser sieht dann zu.
page-carry-on = Weiterspielen
page-name-keep = Behalten
page-alerts = Wenn ich dran bin
page-alert-title = Titel des Tabs
page-alert-title-about = „Du bist dran · { $game }“
page-alert-horn = Horn
page-alert-horn-about = ein Ruf, nach einer Minute noch einer
page-alert-note = Benachrichtigung
page-alert-note-about = auch wenn die Seite im Hintergrund ist
page-nudged = { $who } ruft dich an den Tisch.

## Freunde: Gespräch
page-talk = Gespräch
page-fire = Am Feuer
page-fire-counts = { $here } am Tisch, { $watch ->
    [one] 1 sieht zu
   *[other] { $watch } sehen zu
}
page-talk-said = Was gesagt wurde
page-talk-none = Noch hat niemand etwas gesagt.
page-talk-off = Wer einlädt, hat das Gespräch abgeschaltet.
page-talk-end = Gespräch abschalten
page-talk-begin = Gespräch erlauben
page-say = Sag etwas
page-say-it = Sagen
page-signs = Zeichen
page-sign-skal = Skål
page-sign-well-played = Gut gespielt
page-sign-to-arms = Zu den Waffen
page-sign-moment = Einen Augenblick
page-sign-ouch = Autsch
page-sign-bravo = Bravo
page-onlooker = Jemand, der zusieht,
page-nameless = { $n ->
    [one] eine Person ohne Namen
   *[other] { $n } ohne Namen
}

## Freunde: zusehen, sich setzen
page-you-watch = Du siehst zu
page-you-watch-about = Du siehst, was alle sehen; was jemand auf der Hand hat, bleibt verborgen. Nichts, was du hier tust, ändert das Spiel.
page-at-table = Am Tisch
page-who-here = da
page-who-away = fort
page-who-bot = ein Bot
page-who-stand-in = ein Bot spielt
page-who-to-move = am Zug
page-ask-seat = Um einen Platz bitten
page-asks-seat = { $who } bittet um einen Platz.
page-yes = Ja
page-no = Nein
page-given-seat = { $who } gibt dir einen Platz.
page-given-none = { $who } hat jetzt keinen Platz für dich. Du darfst weiter zusehen.
page-asks-you = { $who } bittet dich an den Tisch
page-join-about = { $game }, { $least } bis { $most } Spieler, etwa { $minutes } Minuten. { $here ->
    [0] Gerade ist niemand da;
    [one] Eine Person ist da;
   *[other] { $here } sind da;
} { $begun ->
    [yes] das Spiel hat begonnen.
   *[no] das Spiel hat noch nicht begonnen.
}
page-join-full = Kein Platz ist mehr frei. Du darfst zusehen und um einen bitten; hast du einen Platz, sag unten seine Wörter.
page-only-watch = Nur zusehen
page-pick-free = Freier Platz
page-pick-yours = für dich frei gehalten
page-pick-kept = für jemanden frei gehalten
page-pick-here = da
page-pick-away = fort, bleibt frei
page-pick-bot = ein Bot
page-i-have-seat = Ich habe hier einen Platz
page-paste-again = Noch einmal einfügen
page-told-moved = { $who } spielt an einem anderen Gerät weiter.
client-your-turn = Du bist dran
client-asked-seat = Deine Bitte ist angekommen. Bleib hier.
client-no-horn = Dieser Browser lässt keine Seite einen Ton machen.
client-no-note = Dieser Browser zeigt keine Benachrichtigungen dieser Seite. Seine Einstellungen können das ändern.
client-sure = Wirklich löschen?
client-words-hidden = Verdecken
client-words-shown = Zeigen
client-said = Neu im Gespräch:

## Freunde: Absagen
title-seat-withdrawn = Hier sitzt schon jemand
title-seat-forbidden = Der Link ist abgeschnitten
title-seat-expired = Der Link ist abgelaufen
title-seat-unjoined = Das ist eine Einladung
title-seat-program = Ein Platz für ein Programm
title-seat-taken = Jemand war schneller
title-table-full = Der Tisch ist voll
title-table-closed = Ein Tisch unter sich
title-table-unknown = Diesen Tisch gibt es nicht
title-page-unknown = Diese Seite gibt es nicht
title-request-too-often = Langsam
title-saga-early = Die Saga ist noch geheim
title-table-running = Das Spiel ist noch nicht vorbei
title-table-other = Nach anderen Regeln gegeben
title-server-failed = Etwas ist schiefgegangen
title-game-unknown = Dieses Spiel gibt es nicht
title-lesson-unknown = Diese Lektion gibt es nicht
title-puzzle-unknown = Dieses Rätsel gibt es nicht
title-request-host = Nicht unter diesem Namen
refused-seat-program = Dieser Platz ist für ein Programm: meadhall bot LINK my_bots.py:MyBot
refused-seat-taken = Dort sitzt jetzt jemand. Wähl einen anderen Platz.
refused-seat-expired = Drei Monate lang hat niemand diesen Link benutzt, darum öffnet er nichts mehr. Bitte um einen neuen oder sag die Wörter deines Platzes.
refused-seat-unjoined = Setz dich erst mit dem Link hin; dann öffnet sich der Tisch.
refused-seat-words = Kein Platz an diesem Tisch hat diese drei Wörter. Sieh noch einmal nach: drei Wörter, wie deine Seite sie gezeigt hat.
refused-seat-words-too-often = Das waren zu viele Versuche. Warte eine Stunde, oder bitte um einen neuen Link zu deinem Platz.
refused-seat-have = Du hast schon einen Platz.
refused-table-full = Alle Plätze sind besetzt. Du darfst zusehen; wer geht, kann dir den Platz geben.
refused-table-waiting = Das Spiel hat noch nicht begonnen.
refused-table-begun = Das Spiel hat schon begonnen.
refused-room-called = Gerade wurde gerufen. Einmal in der Minute genügt.
refused-room-left = Wer um einen Platz bat, ist gegangen.
refused-room-away = Dieser Platz ist gerade verlassen und bleibt aufgehoben. Wer den Tisch gedeckt hat, kann erinnern.
refused-request-bad = Das geht hier nicht. Geh zurück zur Halle und versuch es von dort.
refused-position-bad = Diese Stellung geht nicht auf: { $why }.
refused-room-no-host = Niemand kann dir hier einen Platz geben.
refused-talk-off = An diesem Tisch ist das Gespräch abgeschaltet.
refused-talk-too-often = Langsam: ein paar Zeilen auf einmal. Warte einen Augenblick.
refused-talk-length = Sag einen bis { $most } Buchstaben.
refused-talk-sign = Dieses Zeichen gibt es nicht.
page-table-again = Noch einmal
page-table-delete = Löschen
page-table-hide = Ausblenden
page-stands-waiting = Hat noch nicht begonnen
page-waits-in = { $game } wartet auf Freunde

## Die Seite für den Betrieb der Halle
admin-title = Diese Halle
admin-token = Admin-Token
admin-token-about = Diese Seite ist für alle, die die Halle betreiben. Auf ihrem Rechner macht man ein Token mit
admin-enter = Eintreten
admin-leave = Seite verlassen
admin-health = Wie es steht
admin-keeps = Antworten können in { $store } gesichert werden.
admin-keeps-not = Antworten können nicht gesichert werden: { $store } lässt sich gerade nicht beschreiben.
admin-version = Meadhall { $version }.
admin-uptime = Offen seit { $days ->
    [0] {""}
    [one] { $days } Tag,{" "}
   *[other] { $days } Tagen,{" "}
}{ $hours } Std. { $minutes } Min.
admin-played = { $answers ->
    [one] { $answers } Antwort
   *[other] { $answers } Antworten
} seitdem; { $tables ->
    [one] { $tables } Tisch ist
   *[other] { $tables } Tische sind
} im Speicher.
admin-soon = 95 von 100 Antworten waren binnen { $ms } ms auf allen Seiten.
admin-refused = { $n ->
    [one] { $n } Anfrage wurde
   *[other] { $n } Anfragen wurden
} abgelehnt, die meisten davon:
admin-connected = { $n ->
    [0] Niemand ist verbunden
    [one] { $n } Person ist verbunden
   *[other] { $n } sind verbunden
}
admin-who = Wer
admin-place = Platz
admin-address = Adresse
admin-seat = Platz { $n }
admin-looks-on = schaut zu
admin-tables = Tische
admin-table = Tisch
admin-players = Spielende
admin-last = Zuletzt gespielt
admin-state = Stand
admin-all = Alle
admin-running = Laufend
admin-waiting = Wartend
admin-finished = Beendet
admin-closed = Geschlossen
admin-file = Aus Dateien
admin-none = Es gibt keine.
admin-answers = { $n ->
    [one] { $n } Antwort
   *[other] { $n } Antworten
}
admin-close = Schließen
admin-close-sure = Das Spiel endet ohne Ergebnis, für immer. Alle am Tisch erfahren es und können es noch lesen.
admin-close-yes = Ja, schließen
admin-delete = Löschen
admin-delete-sure = Der Tisch ist dann für immer fort, mit allen Antworten.
admin-delete-yes = Ja, löschen
admin-backup = Sicherung
admin-backup-about = Alle Tische, wie sie jetzt sind, in einer Datei. Sie enthält jede Hand und öffnet jeden Platz: gut verwahren.
admin-backup-take = Sicherung herunterladen
refused-admin-token = Dieses Token öffnet hier nichts.
refused-admin-too-often = Das waren zu viele Versuche. Versuch es in einer Stunde wieder.
refused-admin-over = Das Spiel ist schon zu Ende. Nichts hat sich geändert.

## Du bist dran: der Dialog für Nachrichten an Abwesende
page-elsewhere = Woanders Bescheid geben
page-elsewhere-about = Wenn du dran bist und diese Seite geschlossen ist. Eine Nachricht nennt Spiel, Tisch und wer gefragt ist, nichts von deiner Hand, und ein Link beendet sie. Wer deinen Platz übernimmt, bekommt keine davon.
page-alert-none = Noch nichts.
page-alert-begin = Einschalten
page-alert-end = Abschalten
page-alert-waits = wir haben dir geschrieben; folge dem Link in der Mail
page-push = Browser
page-push-on = Diesem Browser Bescheid geben
page-push-off = Diesem Browser nicht mehr Bescheid geben
page-push-is-on = Dieser Browser bekommt Bescheid, auch wenn er keine Seite der Halle zeigt.
page-push-is-off = Dieser Browser bekommt keinen Bescheid.
page-push-is-denied = Dieser Browser zeigt keine Benachrichtigungen dieser Seite. In seinen Einstellungen lässt sich das ändern.
page-push-is-unsupported = Dieser Browser kann hier keinen Bescheid bekommen: Das braucht einen neueren Browser und eine Adresse mit https.
page-webhook = Webhook
page-webhook-about = Eine Adresse, die Nachrichten annimmt, etwa von Discord, Slack oder ntfy.
page-webhook-form = Form
page-webhook-guess = wie die Adresse es will
page-webhook-json = JSON
page-webhook-discord = Discord
page-webhook-slack = Slack
page-webhook-ntfy = ntfy
page-mail = E-Mail
page-mail-about = Du bekommst eine Mail mit einem Link; erst nach einem Klick darauf kommen weitere.
page-quiet = Für das, was du als Nächstes einschaltest
page-quiet-from = Ruhe von
page-quiet-to = bis
page-quiet-about = Schalte dieselbe Adresse noch einmal ein, um es zu ändern.
page-alert-most = Nachrichten am Tag, höchstens

## Du bist dran: die Seiten hinter den Links in Nachrichten
page-alert-yes = Ja, gebt mir Bescheid
page-alert-ending-title = Keine mehr davon?
page-alert-ending-about = Einen Augenblick, dann bekommst du diese Nachrichten nicht mehr.
page-alert-off-title = Das ist abgeschaltet
page-alert-off-about = Du bekommst diese Nachrichten nicht mehr. Am Tisch lassen sie sich wieder einschalten.
page-alert-confirm-title = Soll Meadhall dir schreiben?
page-alert-confirm-about = Immer wenn du an diesem Tisch dran bist und seine Seite geschlossen ist. Jede Mail hat einen Link, der das beendet.
page-alert-confirm-yes-title = Du bekommst Bescheid
page-alert-confirm-yes-about = Wenn du dran bist und die Seite des Tischs geschlossen ist, kommt eine Mail.
page-alert-confirm-gone-title = Das ist abgeschaltet
page-alert-confirm-gone-about = Es wurde abgeschaltet, oder einen Tag lang hat es niemand bestätigt. Am Tisch lässt es sich wieder einschalten.

## Du bist dran: Nachrichten
alert-title-turn = Du bist dran: { $game }, Tisch { $table }
alert-title-turns = Du bist an { $n } Tischen dran
alert-title-reminder = Deine Zeit läuft ab: { $game }, Tisch { $table }
alert-title-confirm = Soll Meadhall dir schreiben?
alert-line-turn = { $who } ist gefragt: { $game }, Tisch { $table }
alert-line-reminder = { $who } ist noch gefragt: { $game }, Tisch { $table }. Bald übernimmt ein Bot.
alert-off = Keine mehr davon
alert-confirm-about = Am Tisch { $table } ({ $game }) hat jemand um eine Mail hierher gebeten, immer wenn { $who } dran ist. Wenn du das warst, folge diesem Link:
alert-confirm-off = Wenn nicht, tu nichts; du hörst nicht mehr davon. Um es gleich abzulehnen

## Du bist dran: Absagen
title-alert-link = Der Link ist abgeschnitten
title-alert-unknown = Das ist abgeschaltet
refused-alert-url = Das ist keine Webadresse. Sie sieht aus wie https://example.org/path.
refused-alert-https = Nachrichten gehen nur an Adressen mit https.
refused-alert-password = Name und Passwort gehören nicht in eine Webadresse.
refused-alert-port = Dieser Port ist nicht für das Web. 443 ist es, und die ab 1024.
refused-alert-local = Das ist keine öffentliche Adresse: Niemand kennt den Namen, oder sie liegt in einem lokalen Netz, wohin diese Halle nichts schickt. Wer sie betreibt, kann das erlauben.
refused-alert-keys = Dieser Browser hat keine Schlüssel für Nachrichten geschickt.
refused-alert-mail = Das ist keine E-Mail-Adresse. Sie sieht aus wie name@example.org.
refused-alert-no-mail = Diese Halle verschickt keine Mails.
refused-alert-quiet = Ruhezeiten sehen aus wie 22:00-07:30.
refused-alert-zone = Diese Zeitzone kennt die Halle nicht.
refused-alert-many = Ein Platz bekommt auf höchstens fünf Wegen Bescheid. Schalte erst einen ab.
refused-alert-asked = Diese Adresse wurde heute oft genug gefragt. Versuch es morgen wieder.
refused-alert-target = Diese Adresse bekommt schon von zu vielen Plätzen Bescheid.
refused-alert-over = Dieses Spiel ist zu Ende; niemand wird mehr gefragt.
refused-alert-unknown = Das ist schon abgeschaltet.
refused-alert-link = Dieser Link stammt nicht von hier. Ist er abgeschnitten?
refused-limit-alert = Von einer Adresse aus lassen sich am Tag { $most } Mal Nachrichten einschalten; für heute ist es genug. Morgen geht es weiter.

## Der Tisch, der das ganze Terminal füllt
tui-keys = ? Hilfe  u zurück  h Tipp  w warum  e erklären  s Punkte  l Chronik  q Ende
tui-keys-replay = ← → Schritt  ↑↓ Liste  v wessen Augen  c Trainer  s Punkte  l Chronik  q Ende
tui-keys-lesson = ? Hilfe  u zurück  e erklären  r Regeln  q Ende
tui-help-title = Tasten
tui-help =
    Ziffern, Enter: die Antwort mit dieser Nummer; sie steht in der Liste und auf dem Brett
    ↑ ↓ Enter: durch die Liste; auf dem Brett leuchtet der Ort der Antwort
    ← → Enter: von Antwort zu Antwort auf dem Brett
    Maus: klick auf eine Antwort, oder auf etwas, das du erklärt haben willst
    Tab, Umsch+Tab: vom Brett zu den Tableaus und weiter
    < >: am Brett entlang, wo es breiter als der Schirm ist
    f: faltet die Liste der Antworten zu einer Zeile; das Brett bekommt den Platz
    u: nimmt deine letzte Wahl zurück
    h: was der stärkste Bot täte
    w: warum etwas nicht geht
    e: alles auf dem Tisch erklärt
    c: die Siegchancen aller; nach dem Ende der Bericht des Trainers
    s: die Wertung
    p: jede Wertung, Schritt für Schritt
    l: alles, was geschah
    m: was vor den anderen liegt
    r: die Regeln des Spiels
    t: hell oder dunkel
    S: speichert unter einem Namen
    q: beendet; das Spiel bleibt erhalten
    Escape: schließt eine Seite, vergisst Ziffern
tui-signs = Zeichen auf dem Brett
tui-end-coach = Der Trainer sieht sich das Spiel an: Glück, Entscheidungen, was besser gewesen wäre
tui-end-replay = Das Spiel Schritt für Schritt noch einmal ansehen
tui-end-again = Noch ein Spiel an diesem Tisch
tui-end-leave = Den Tisch verlassen
tui-coach-weighs = Der Trainer wägt ab: { $done } von { $all }. Escape bricht ab.
tui-more = { $signs } Tab
tui-scorings = Wofür es Punkte gab
tui-no-scoring = Gewertet wurde noch nichts. Die Taste s zeigt alle Punkte bisher.
tui-scored = Es wurde gewertet. Die Taste p erzählt es Schritt für Schritt.
term-failed-won = { $who } liegt vorn, aber der Bot dort hat versagt und greedy spielte weiter: Er hat nichts gewonnen.
tui-done = Dein Zug ist zu Ende. Enter lässt das Spiel weitergehen, u nimmt deine letzte Wahl zurück.
tui-go-on = Weiter
tui-no-number = Eine Antwort { $number } gibt es nicht; sie gehen von 1 bis { $most }.
tui-explain = Was ist das?
tui-find = Tippe, um zu suchen
tui-why = Warum nicht?
tui-why-ask = Welche Antwort kannst du nicht geben? Tippe ihren Namen. Nur Enter: alles, was auf dem Tisch nicht geht.
tui-log = Was geschah
tui-mats = Vor den anderen
tui-save-ask = Unter welcher Datei speichern? Nur Enter: Es bleibt, wo es liegt.
tui-failed = Ein Bot hat versagt; greedy spielt an seiner Stelle weiter und gewinnt nichts für ihn
tui-replay = Nach Antwort { $ply } von { $all }
tui-lesson-good = Gut gemacht. Enter führt weiter.
tui-lesson-again = Enter: noch ein Versuch.
tui-lesson-over = Die Lektion ist zu Ende. q beendet.
tui-missing = Der Tisch, der das ganze Terminal füllt, braucht Textual: pip install "meadhall[tui]". Bis dahin wird Zeile für Zeile gespielt.
tui-hall-waiting = Der Tisch ist noch nicht voll. Das Spiel beginnt, wenn alle bereit sind.
tui-hall-asked = Die Halle ist gefragt; sie wird es sagen.
tui-hall-lost = Die Verbindung zur Halle ist abgerissen; sie wird wieder gesucht. Dein Platz bleibt dir.
tui-hall-withdrawn = Der Platz gehört jetzt jemand anderem. Bitte den Gastgeber um einen neuen Link.

## Gründe und der Trainer nach dem Spiel
why-lines = In der Schlusswertung: { $lines }.
why-lines-chance = Am meisten unterscheidet sich: { $lines }, was Zufall sein kann.
why-rival = { $more ->
    [yes] { $who } endet { $n } (±{ $off }) höher.
   *[no] { $who } endet { $n } (±{ $off }) tiefer.
}
review = Trainer
review-about = Was das Glück tat, was Entscheidungen taten, und was besser gewesen wäre
review-head = { $game }, noch einmal angesehen. Es urteilt: { $judge } mit schnellen Partien bis zum Ende; Spannen stimmen in 95 von 100 Fällen.
review-judge = Es urteilt: { $judge } mit schnellen Partien bis zum Ende. Spannen stimmen in 95 von 100 Fällen.
review-best = optimal
review-fine = gut
review-slip = Fehler
review-blunder = Patzer
review-same = Der stärkste Bot hätte dasselbe getan.
review-over = Gegenüber „{ $other }“:
review-instead = „{ $best }“ gewinnt { $theirs } % der Partien, dies hier { $mine } %.
review-instead-points = Keine Antwort gewinnt hier auch nur 2 % der Partien, also zählen Punkte: „{ $best }“ endet mit { $theirs }, dies hier mit { $mine }.
review-in-points = { $n } P.
review-unplayed = Der stärkste Bot zieht „{ $best }“ vor: { $lost ->
    [0] Auf den ersten Blick ist kaum ein Unterschied
   *[other] Auf den ersten Blick gewinnt das { $lost } % mehr Partien
} ({ $low } bis { $high }, { $games } Partien). Genauer angesehen wurde es nicht.
review-could-be-chance = Das kann Zufall sein.
review-luck = Glück
review-skill = Entscheidungen
review-line = { $who }: { $start } % bei der Auslage, Glück { $luck } (±{ $luck_off }), Entscheidungen { $skill } (±{ $skill_off }), am Ende { $end } %.
review-chance-of = Kann Zufall sein: { $what }.
review-seat = { $who }: { $n ->
    [one] 1 Entscheidung
   *[other] { $n } Entscheidungen
}, { $slips ->
    [0] kein Fehler
   *[other] { $slips } Fehler
}
review-strip = Deine Siegchance
review-strip-of = Siegchance von { $who }
review-moment = { $where }{ $own ->
    [none] {""}
    [yes] , deine Entscheidung: { $what }
   *[no] , Entscheidung: { $what }
}. Chance { $chance } Prozent
review-short = { $who }: { $mine }. Bot: { $best }.
review-nothing = Keine Entscheidung
review-others = Hier war { $who } gefragt.
review-decisions = Deine Entscheidungen
review-decisions-of = Entscheidungen von { $who }
review-all = Alle { $n }
review-slips = Fehler { $n }
review-no-slips = Kein Fehler: Keine Antwort war sicher schlechter als eine andere.
review-at = Antwort { $ply } von { $all }.
review-of-chance = { $own ->
    [yes] deiner Siegchance
   *[no] der Siegchance
}
review-of-points = { $own ->
    [yes] deiner Punkte am Ende
   *[no] der Punkte am Ende
}
review-interval = { $low } bis { $high }
review-you = Du
review-bot = Stärkster Bot
review-answer = Antwort
review-chance = Chance
review-points = Punkte
review-why = Warum:
review-answers = Alle Antworten, nach Siegchance
review-answers-points = Alle Antworten, nach Punkten
review-also = { $n ->
    [one] und „{ $other }“: dasselbe in jeder Partie
   *[other] und { $n } weitere: dasselbe in jeder Partie
}
review-more = { $n } weitere
review-on = Von hier weiterspielen
review-on-about = als neuer Tisch
review-next-slip = Nächster Fehler
review-back = Zurück
review-next = Weiter
review-none = Hier gab es nichts zu entscheiden.
review-weighing = wird gewogen, { $done } von { $all }
review-split = Glück und Entscheidungen
review-split-about = deiner Siegchance
review-split-start = { $start } % bei der Auslage
review-split-end = { $end } % am Ende
review-split-told = Gezogenes änderte deine Chance um { $luck } %, Entscheidungen um { $skill } %.
review-split-chance = { $what ->
    [luck] Die Spanne des Glücks enthält 0: Das kann Zufall sein.
    [skill] Die Spanne der Entscheidungen enthält 0: Das kann Zufall sein.
   *[both] Beide Spannen enthalten 0: Es kann Zufall sein.
}
review-split-lost = Jede für sich genommen, verloren deine Antworten gegen die des stärksten Bots zusammen { $lost } %.
review-everybody = Alle
