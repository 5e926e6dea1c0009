game = Kiesel
game-about = Nimm ein bis drei Kiesel; der letzte gewinnt.
score-taken = Kiesel
score-hidden = Verborgener Kiesel
status-has = { $n } Kiesel
ask-take = Wie viele nimmst du?
answer-take = { $n } nehmen
event-took = { $who } nimmt { $n }.
