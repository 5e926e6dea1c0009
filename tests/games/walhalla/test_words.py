"""What Walhalla says: every figure that is promised comes true, and nothing is asked where nothing can be chosen."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import islice
from typing import Any

import pytest
from tests.sayings import listen, tables

import meadhall
from meadhall.engine import FastDice
from meadhall.engine.game import Told
from meadhall.engine.phrase import Phrase
from meadhall.engine.state import ints
from meadhall.games.walhalla.game import WalhallaGame
from meadhall.games.walhalla.rules import scoring
from meadhall.games.walhalla.rules.names import (
    CARD_TYPES,
    COUNTS,
    LINES,
    NOBODY,
    SEATS,
    Act,
    Camp,
    Phase,
    Pile,
    Score,
)
from meadhall.games.walhalla.rules.state import Walhalla
from meadhall.look import show
from meadhall.words import LANGUAGES, speaker

POSITIONS = 6000
GAME = WalhallaGame()
SHOW = show(GAME)
Figures = Mapping[str, Any]


def promised() -> Iterator[tuple[Walhalla, str, int, Figures]]:
    """Every answer in thousands of random positions: the state, its name, its number, and the figures told with it."""
    for table in islice(tables(GAME), POSITIONS):
        state = table.state
        assert isinstance(state, Walhalla)
        for action in table.legal_actions():
            phrase = SHOW.answer(table.view(table.seat), action)
            yield state, GAME.actions.family(action).name, action, phrase.args


def tried(state: Walhalla, *actions: int) -> Walhalla:
    """The state after answers; of a dragon's crew only the Viking that is asked about goes ashore."""
    s = state.clone()
    if s.phase in (Phase.SIDE, Phase.ATTACK, Phase.DEFEND, Phase.HUNT):
        for place in range(len(s.crew)):
            if place != (s.step if s.end == 0 else len(s.crew) - 1 - s.step):
                s.crew[place] = NOBODY
    for action in actions:
        s.apply(action, FastDice(1))
    return s


def camp(s: Walhalla, seat: int, which: int) -> int:
    return int(s.camp[seat * COUNTS + which])


def line(s: Walhalla, seat: int, which: int) -> int:
    return int(s.score[seat * LINES + which])


def strength(s: Walhalla, seat: int, headland: int) -> int:
    found = ints(SEATS)
    scoring.strengths(s, list(s.first).index(headland), False, found)
    return int(found[seat])


def figure(phrase: Phrase) -> int:
    """The points of `Phrase("points")`."""
    points = phrase.args["points"]
    assert isinstance(points, int)
    return points


def check_defence(state: Walhalla, name: str, action: int, told: Figures) -> None:
    then, who, rival = tried(state, action), int(state.seat), int(told["rival"])
    if then.raid != state.raid or then.phase == Phase.LAY:
        return  # it was the last dragon, and heroes have left since
    assert (camp(then, who, Camp.VALHALLA), camp(then, rival, Camp.VALHALLA)) == (told["valhalla"], told["rivals"])
    now = strength(state, who, told["tongue"]), strength(state, rival, told["tongue"])
    assert now == (told["from"], told["rival-from"])
    later = strength(then, who, told["tongue"]), strength(then, rival, told["tongue"])
    assert later == ((told["to"], told["rival-to"]) if name == "lose" else now)


def check_aboard(state: Walhalla, name: str, action: int, told: Figures) -> None:
    assert camp(tried(state, action), int(state.seat), Camp.MIDGARD) == told["midgard"]


def check_forest(state: Walhalla, name: str, action: int, told: Figures) -> None:
    gained = line(tried(state, action), int(state.seat), Score.FORESTS) - line(state, int(state.seat), Score.FORESTS)
    assert gained == figure(told["points" if name == "hunt" else "plain"])


def check_card(state: Walhalla, name: str, action: int, told: Figures) -> None:
    """What a card brings, where nobody else plays one: with it and without it the raid is scored as was said."""
    alone, who = state.clone(), int(state.seat)
    for seat in range(state.seats):
        for card in range(CARD_TYPES):
            if seat != who:
                alone.piles[(Pile.LAID + seat) * CARD_TYPES + card] = 0
    ends = []
    for first in (action, Act.DONE):
        s = tried(alone, first)
        while s.phase == Phase.LAY and s.seat >= 0 and s.raid == state.raid:
            s.apply(Act.DONE, FastDice(1))
        ends.append(s)
    if "after" in told:  # a banner
        gained = [line(s, who, Score.TONGUES) for s in ends]
        assert gained[0] - gained[1] == figure(told["after"]) - told["before"]
    elif "last" not in told:
        assert line(ends[0], who, Score.CARDS) - line(ends[1], who, Score.CARDS) == figure(told["points"])
    elif told["last"] == "yes":
        assert [line(s, who, Score.VALHALLA) for s in ends] == [figure(told["points"]), told["before"]]
    else:
        came = [camp(s, who, Camp.MIDGARD) - camp(state, who, Camp.MIDGARD) for s in ends]
        assert came == [told["vikings"], told["before"]]


CHECKS = {
    "lose": check_defence, "win": check_defence, "shield": check_defence, "hunt": check_forest, "no": check_forest,
    "man": check_aboard, "ride": check_aboard, "stay": check_aboard, "lay": check_card,
}  # fmt: skip


def test_every_figure_that_an_answer_names_comes_true() -> None:
    seen: Counter[str] = Counter()
    for state, name, action, told in promised():
        if name in CHECKS:
            CHECKS[name](state, name, action, told)
            seen[f"{name} {'banner' if 'after' in told else told.get('last', '')}".strip()] += 1
    wanted = {*CHECKS, "lay banner", "lay yes", "lay no"}
    assert {name for name in wanted if seen[name] < 10} == set(), seen


def landings(events: list[Told]) -> list[tuple[str, int, int]]:
    """What became of each Viking of a dragon, coast first: event, player, type of field."""
    found = []
    for at, told in enumerate(events):
        if told.name == "landed" and "fell" in [one.name for one in events[max(0, at - 1) : at]]:
            continue  # told when it attacked
        if told.name in ("landed", "assailed", "returned"):
            found.append((told.name, told.figures[0], told.figures[3 if told.name == "assailed" else 2]))
    return found


def test_every_viking_lands_where_its_berth_said_it_would() -> None:
    stops: tuple[Phrase, ...] | None = None
    offers: dict[int, Figures] = {}
    happened: list[Told] = []
    checked = 0
    for table in islice(tables(GAME), POSITIONS):
        events = list(table.moves[-1].events) if table.moves else []
        if table.moves and table.moves[-1].action in offers:
            stops, happened = offers[table.moves[-1].action]["stops"], []
        offers = {}
        if stops is not None:
            over = [at for at, told in enumerate(events) if told.name in ("dragon", "raid-over")]
            happened += events[: over[0]] if over else events
            if over:
                checked += compared(stops, landings(happened))
                stops = None
        if table.question() == "berth":
            view = table.view(table.seat)
            offers = {action: SHOW.answer(view, action).args for action in table.legal_actions()}
    assert checked > 500


def compared(stops: tuple[Phrase, ...], found: list[tuple[str, int, int]]) -> int:
    """How many Vikings went where they were said to go."""
    assert len(stops) == len(found)
    for stop, (event, player, kind) in zip(stops, found, strict=True):
        assert stop.args["who"] == player
        fields = [stop.args[f"landing{n}"] for n in (1, 2)]
        offered = [(one.args["field"], one.args["fight"]) for one in fields if isinstance(one, Phrase)]
        if event == "returned":
            assert not offered
        else:
            assert (Phrase(f"field-{GAME.box.names[kind]}"), "yes" if event == "assailed" else "no") in offered
    return len(found)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_where_there_is_one_answer_nothing_is_asked(lang: str) -> None:
    speak, asked = speaker(lang, SHOW), Counter[str]()
    for table in islice(tables(GAME), POSITIONS):
        if table.over:
            continue
        question = speak.say(SHOW.question(table.view(table.seat)), table.names, table.seat)
        one = len(table.legal_actions()) == 1
        assert ("?" in question) != one, question
        asked[f"{table.question()} {one}"] += 1
    assert all(asked[f"{name} True"] for name in ("attack", "defend", "hunt", "lay")), asked


@pytest.mark.parametrize(
    ("lang", "said"),
    [("en", "You must lose: your Valhalla is empty."), ("de", "Du musst verlieren: Dein Walhalla ist leer.")],
)
def test_who_can_only_lose_is_told_why(lang: str, said: str) -> None:
    table = meadhall.scene(
        "walhalla", question="defend", dragon="red-bow", turn="blue", crew={"middle": "blue"}, fjord="A",
        berths={"A": ["red-bow/bow"]}, unloading="middle", vikings={"yellow": ["1.2"]}, field="1.2",
        valhalla={"yellow": 0},
    )  # fmt: skip
    assert table.legal() == ["lose"]
    assert speaker(lang, SHOW).say(SHOW.question(table.view(2)), table.names, 2).endswith(said)


NEVER = {
    "en": r"\bashore\b|\b1 points\b|\b1 Vikings\b|\b1 heroes\b|\blay down\b|\bat the middle\b",
    "de": r"\bZunge\b|\babgelegt\b|\bablegen\b|\b1 Punkte\b|\bdas Feld (Wald|Dorf|Weizen)|\bmit [2-9] Wikinger\b",
}


@pytest.mark.slow
@pytest.mark.parametrize("lang", LANGUAGES)
def test_one_thing_has_one_word_and_cards_are_quoted(lang: str) -> None:
    heard = listen(GAME, lang, POSITIONS // 2).heard
    speak = speaker(lang, SHOW)
    names = "|".join(
        speak.say(f"card-{name}") for name in ("wheat", "valhalla", "attack", "shield", "hunt", "tongue-7")
    )
    sentences = [said for id_, all_ in heard.items() if re.match("ask-|answer-|event-|about-", id_) for said in all_]
    assert len(sentences) > 500
    for sentence in sentences:
        assert not re.search(NEVER[lang], sentence), sentence
        assert not re.search(rf"(?<![“„])\b({names})\b(?![”“])", sentence), sentence
