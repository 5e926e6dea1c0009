## Herkunft einer Angabe
basis-printed = steht in der Spielregel
basis-review = aus veröffentlichten Besprechungen bekannt
basis-inferred = folgt aus dem Gedruckten
basis-assumed = von uns rekonstruiert; wer die Schachtel besitzt, kann es berichtigen

## Terminal
term-seat-human = du
term-happened = Seit deiner letzten Antwort
term-answers = Deine Antworten
term-only-one = Nur eine Antwort ist möglich, sie wird für dich gegeben: { $answer }
term-score = Punkte bisher
term-total = Zusammen
term-prompt = Nummer oder Antwort (h für Hilfe)
term-help =
    Eine Nummer oder der Name einer Antwort spielt sie.
    b  zeigt das Brett, wie der Platz es sehen darf   l  zeigt die ganze Chronik
    u  nimmt deine letzte Antwort zurück              s  speichert, s DATEI speichert dorthin
    q  beendet; das Spiel bleibt erhalten und geht weiter mit: meadhall resume
term-no-answer = { $typed } ist keine der Antworten. Tippe eine Nummer von 1 bis { $most }, den Namen einer Antwort oder h für Hilfe.
term-undone = Zurückgenommen.
term-saved = Gespeichert: { $file }
term-kept = Das Spiel bleibt erhalten. Weiter mit: meadhall resume
term-thinking = { $who } überlegt …
term-handover = { $who } wird gefragt. Drücke die Eingabetaste, wenn niemand sonst hinsieht.
term-over = Das Spiel ist zu Ende.
term-winners = { $count ->
    [one] { $who } gewinnt.
   *[other] { $who } teilen sich den Sieg.
}
term-saga = Die Saga dieses Spiels: { $file }
term-commitment = Die Würfel sind an { $hash } gebunden; der Startwert wird am Ende verraten.
term-seed = Startwert: { $seed }
