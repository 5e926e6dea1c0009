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
    hint  sagt, was der stärkste Bot täte und was er von jeder Antwort erwartet
    why  sagt, was jetzt nicht geht und warum, why NAME, warum diese Antwort nicht geht
    q  beendet; das Spiel bleibt erhalten und geht weiter mit: meadhall resume
term-no-answer = { $typed } ist keine der Antworten. Tippe eine Nummer von 1 bis { $most }, den Namen einer Antwort oder h für Hilfe.
term-hinting = Der stärkste Bot überlegt …
term-hint = Der stärkste Bot täte dies: { $answer }
term-hint-points = Punkte erwartet
term-hint-unsure = kaum betrachtet
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
term-commitment = Die Würfel sind an { $hash } gebunden; der Startwert wird am Ende verraten.
term-seed = Startwert: { $seed }
term-game = { $game }: { $least } bis { $most } Spieler, { $minutes } Minuten
term-option = -o { $name }={ $usual } (oder { $others })
term-what = Was
term-figures = Angaben
term-basis = Herkunft
term-note = Anmerkung

## Seiten: Eingang
page-noscript = Zum Spielen braucht Meadhall JavaScript im Browser; bitte schalte es für diese Seite ein.
page-welcome = Rück eine Bank heran
page-welcome-about = Wikinger-Brettspiele nach den echten Regeln. Ohne Konto, ohne Warten: Lerne eines in ein paar Minuten, spiel es gegen Bots oder schick Freunden einen Link.
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

## Seiten: Tisch vorbereiten und Platz nehmen
page-set-up = { $game }: Tisch decken
page-how-many = Spieler
page-seat-me = Ich
page-seat-friend = Freund, per Link
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
page-watchable = Andere dürfen zuschauen
page-at-once = Meine Züge sofort beenden
page-at-once-about = Sonst endet ein Zug, der sich noch zurücknehmen ließe, erst mit „Fertig“.
page-hints = Tipps und Siegchancen
page-hints-usual = wenn nur ein Mensch mitspielt
page-hints-yes = für alle
page-hints-no = für niemanden
page-hints-about = Wer gefragt ist, kann sich zeigen lassen, was der stärkste Bot täte, und alle können Siegchancen sehen, jeder nach dem, was er weiß. Unter Menschen gibt es das nur, wenn du es hier erlaubst.
page-rating-about = Die Zahl hinter einem Bot ist seine gemessene Spielstärke in diesem Spiel bei so vielen Spielern, samt ihrer Unsicherheit (95 %). Ein Thrall hat 1000; wer 200 Punkte mehr hat, gewinnt zu zweit etwa drei von vier Partien.
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
page-as-it-stands = wie es steht
page-final = Endstand
page-points = Punkte
page-points-so-far = Punkte bisher
    .about = Alle Punkte, die jetzt zählen. Was erst am Ende des Spiels dazukommt, kann noch fehlen; die Wertung sagt es.
page-bot = (Bot)
page-hint = Tipp
page-hint-about = Was täte der stärkste Bot?
page-chance = Siegchance
page-undo = Zurück
page-done = Fertig
page-done-ask = Alles so, wie du willst?
page-done-about = Du kannst deine letzte Antwort noch zurücknehmen. Mit „Fertig“ geht das Spiel weiter.
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
page-to-ply = Antwort { $n } noch einmal ansehen

## Seiten: Menü des Tisches
page-seat-here = am Tisch
page-seat-away = nicht da
page-seat-open = noch nicht da
page-seat-stand-in = ein Bot spielt auf diesem Platz
page-link-for = Einladung für { $who }
page-copy-link = Link für { $who } kopieren
page-copy = Kopieren
page-pace = Tempo der Bots
page-pace-slow = gemächlich
page-pace-readable = zum Mitlesen
page-pace-fast = schnell
page-pace-instant = sofort
page-chances = Siegchancen neben den Namen
page-chances-off = nicht zeigen
page-chances-on = zeigen
page-hints-here = An diesem Tisch kann jeder Tipps und Siegchancen sehen.
page-hints-not-here = An diesem Tisch gibt es keine Tipps und Siegchancen.
page-mute = Zwischen den Zügen gefragt werden
page-mute-never = immer, wenn ich etwas spielen könnte
page-mute-turn = nicht vor meinem Zug
page-mute-aimed = nur, wenn etwas auf mich zielt
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
page-told-sat = { $who } hat sich gesetzt.
page-told-invited = { $by } hat die unbenutzte Einladung für { $who } ersetzt.
page-told-asked = { $by } bittet um einen neuen Link zum Platz von { $who }.
page-told-kept = { $who } behält den Platz; { $by } bekommt keinen neuen Link.
page-told-given = { $who } hat den Platz abgegeben; { $by } hat einen neuen Link dazu.
page-told-absent = { $who } war lange fort; { $by } hat einen neuen Link zum Platz.
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
page-to-table = Zum Tisch

## Was der Browser selbst sagt
client-lost = Die Verbindung ist weg. Neuer Versuch …
client-back = Wieder verbunden.
client-away = Während du weg warst
client-close = Schließen
client-skip = Vorspulen
client-copied = Kopiert.
client-show = Zeig es mir
client-hint = Das täte der stärkste Bot.
client-hinting = Der stärkste Bot überlegt …
client-expected = etwa # Punkte
client-unsure = etwa # Punkte, kaum betrachtet
client-for-the-win = Er spielt auf Sieg, nicht auf die meisten Punkte.
client-pause = Anhalten
client-play = Abspielen

## Ablehnungen
refused-answer-stale = Am Tisch ging es schon weiter. So steht es jetzt.
refused-answer-illegal = Das ist jetzt nicht möglich.
refused-answer-not-yours = Du bist nicht gefragt.
refused-answer-wait = Die letzte Antwort lässt sich noch zurücknehmen; warte einen Augenblick.
refused-answer-stand-in = Ein Bot spielt für dich. Nimm erst deinen Platz zurück.
refused-undo-refused = Die letzte Antwort bleibt: etwas wurde gezogen oder gezeigt, oder jemand anders hat geantwortet.
refused-seat-none = Du schaust zu. Zum Mitspielen brauchst du eine Einladung.
refused-seat-forbidden = Diese Einladung gilt hier nicht. Ist der Link vollständig?
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
refused-seat-unjoined = Das ist eine Einladung. Öffne sie und setz dich zuerst.
refused-seat-expired = Dieser Link ist abgelaufen, denn lange hat ihn niemand benutzt. Bitte um einen neuen.
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
page-scene-about = Du spielst für { $who }; die anderen spielen Bots. Was ab hier gezogen wird, ist jedes Mal neu.
page-scene-bots = Bots
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
page-ladder-thrall = schaut eine Antwort voraus und übersieht viel. Dein erster Gegner.
page-ladder-karl = nimmt, was jetzt am besten aussieht, und denkt nie an deine Antwort.
page-ladder-huskarl = schaut einige Antworten voraus; Feinheiten entgehen ihm.
page-ladder-skald = denkt weiter voraus und greift selten daneben.
page-ladder-jarl = denkt fünfmal so viel wie ein Skalde und bestraft, was du übersiehst.
page-ladder-konung = denkt, so lange er darf. Der stärkste, den wir haben.
page-known-title = Was ist rekonstruiert?

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
