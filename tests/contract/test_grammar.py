"""Grammar that can be tested, over all that a game says at real tables. `scripts/words` prints the same to be read."""

from __future__ import annotations

import re
from functools import cache

import pytest

import meadhall
from meadhall.engine import FastDice
from meadhall.learn import book, lessons
from meadhall.look import show
from meadhall.words import LANGUAGES, speaker
from tests.contract.setups import shipped
from tests.sayings import listen

ANSWERS = 1500
REASONED = 200  # answers of a game at which reasons are heard

NEVER = {  # in any language
    "a placeholder": r"[{}]|\bNone\b|\bTrue\b|\bFalse\b",
    "a hole": r"  |\s[,.;:)]|\(\s|\(\)|,\s*,|,\.|\.\.(?!\.)|^[,.;]|[,;]$",
    "a bare minus": r"(?<![\w)])-\d",  # − is the sign
}
WRONG = {
    "en": {
        "a before a vowel": r"\b[Aa] (?!one\b|uni|use|eu)[aeiou]\w+",
        "an before a consonant": r"\b[Aa]n (?!hour|honest)[^aeiou\W\d]\w*",
        "one of a plural": r"\b1 (?!points? |less|has|always|this|is|plus|minus|gains)[a-z]+s\b",
    },
    "de": {
        "a nominative after a verb that wants the accusative": (
            r"\b(Lege|Nimm|Spiele|Setze|Wirf|Opfere|Stelle|Drehe|Kaufe|Tausche|Ziehe|Wähle|Verlade|Behalte|Besetze|Räume|"
            r"legt|nimmt|spielt|setzt|kauft|zieht|wählt|behält|besetzt|räumt) (der (?!Reihe)\w+|ein \w+er \w+)"
        ),
        "a wrong ending after the accusative article": r"\bden [a-zäöü]+er [A-ZÄÖÜ]",
        "a preposition with the dative": r"\b(mit|von|bei|aus|nach|zu) (das|den [A-ZÄÖÜ]\w+[^ns\W]\b)",
        "a preposition with the accusative": r"\b(für|durch|ohne|gegen) (der|dem) ",
        "je for pro": r"\b[Jj]e (?!nach\b|mehr\b|weniger\b|desto\b|ein)",
        "one of a plural": r"\b1 (Wikinger(?=n)|Münzen|Karten|Punkte|Steine|Plättchen liegen|Felle|Wikingern)\b",
    },
}


@cache
def heard(name: str, lang: str) -> dict[str, str]:
    """Sentences of a game, each with one of the messages that made it."""
    said = listen(meadhall.game(name), lang, ANSWERS).heard
    return {sentence: message for message, sentences in said.items() for sentence in sentences}


@pytest.mark.slow
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", meadhall.games())
def test_no_sentence_breaks_a_rule_of_its_language(name: str, lang: str) -> None:
    said = heard(name, lang)
    broken = [
        f"{message}: {sentence!r} has {what}"
        for what, pattern in (NEVER | WRONG[lang]).items()
        for sentence, message in said.items()
        if re.search(pattern, sentence)
    ]
    assert not broken, "\n".join(broken[:40])
    assert len(said) > 20  # something was heard


def taught(name: str, lang: str) -> dict[str, str]:
    """Sentences of rules and lessons, each with where it stands."""
    game = meadhall.game(name)
    found = {one.text: f"rule {one.id}" for one in book(game, lang).by_id.values() if "<table>" not in one.markup}
    for lesson in lessons(game):
        for step in lesson.steps:
            where = f"{lesson.name}, step {step.id}"
            found |= {text[lang]: where for text in (step.title, step.say, step.task)}
            found |= {reply.says[lang]: where for reply in step.replies}
    return found


def reasoned(name: str, lang: str) -> dict[str, str]:
    """Reasons given at a table for what is on it and cannot be chosen, each with its name."""
    game, found = meadhall.game(name), dict[str, str]()
    shown, table, dice = show(game), meadhall.table(name, seed="why not"), FastDice(11)
    while not table.over and table.ply < REASONED:
        view = table.view(table.seat)
        for action in range(table.ply % 7, len(game.actions), 7):
            reason = game.why_not(view, action)
            if reason is not None and not reason.general:
                said = speaker(lang, shown).reason(shown.why(view, action, reason), table.names, table.seat)
                found |= {text: reason.name for text in said if text}
        legal = table.legal_actions()
        table.play(legal[dice.below(len(legal))])
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", shipped())
def test_rules_lessons_and_reasons_have_no_holes(name: str, lang: str) -> None:
    """Prose may begin a sentence as no message does, so only what is wrong in any sentence is looked for."""
    said = taught(name, lang) | reasoned(name, lang)
    holes = {"a placeholder": r"[{}]", "a hole": NEVER["a hole"], "a bare minus": NEVER["a bare minus"]}
    broken = [
        f"{where}: {sentence!r} has {what}"
        for what, pattern in holes.items()
        for sentence, where in said.items()
        if re.search(pattern, sentence)
    ]
    assert not broken, "\n".join(broken[:40])
    assert len(said) > 100
