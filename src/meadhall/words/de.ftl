## Herkunft einer Angabe
basis-printed = steht in der Spielregel
basis-review = aus veröffentlichten Besprechungen bekannt
basis-inferred = folgt aus dem Gedruckten
basis-assumed = von uns rekonstruiert; wer die Schachtel besitzt, kann es berichtigen
