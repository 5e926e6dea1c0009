"""The board and the mats: every answer can be clicked, nothing is named twice, threats can be seen."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from importlib.resources import files
from typing import Any

import pytest
from tests.pictures import board, mat

import meadhall
from meadhall import bots
from meadhall.engine import FastDice, Table
from meadhall.look import brush, show

VERSIONS = ("base", "advanced", "no-auction")

UNCOUNTED = {"board-starter", "board-hand", "board-glance"}  # explained without a figure of the box


def played(version: str, seats: int, seed: int) -> list[Table]:
    """A table, again and again, before each of its answers: half of them sensible, half at random."""
    table = meadhall.table("wikinger", seats, seed=f"board {seed}", options={"version": version})
    greedy, chance = bots.make("greedy", table.game, seed), FastDice(seed)
    found = []
    while not table.over:
        found.append(table.copy())
        legal = table.legal_actions()
        sensible = chance.below(2) == 0
        table.play(greedy.choose(table.view(table.seat), legal, 1.0) if sensible else legal[chance.below(len(legal))])
    return [*found, table]


def drawn(table: Table, seat: int, shape: str = "wide", lang: str = "en") -> str:
    """All that a page shows a seat."""
    game, view = table.game, table.view(seat)
    parts = [board(game, view, lang, seat, shape, table.names)]
    for of in range(table.seats):
        parts.append(mat(game, view, of, lang, seat, "own" if of == seat else "rival", table.names))
    return "".join(parts)


@pytest.mark.parametrize("version", VERSIONS)
@pytest.mark.parametrize("shape", ["wide", "tall"])
def test_every_answer_can_be_clicked_and_nothing_else(version: str, shape: str) -> None:
    questions = set()
    for seats, seed in ((2, 1), (3, 2), (4, 3)):
        for table in played(version, seats, seed)[:-1]:
            questions.add(table.question())
            page = drawn(table, table.seat, shape, "de" if seed == 2 else "en")
            assert set(re.findall(r'data-answer="([^"]+)"', page)) == set(table.legal())
            assert "data-answer" not in drawn(table, (table.seat + 1) % table.seats, shape)
    asked = {"buy", "start", "lay", "stand", "ferry", "to"}
    if version != "base":
        asked |= {"special"}
    if version == "advanced":
        asked |= {"bid", "remove", "colour"}
    assert asked <= questions


def auction(gold: int, **more: Any) -> Table:
    """Blue opens an auction with so much gold and no points."""
    drawn = {"fisher": 5, "noble": 5, "scout": 3}
    purse = {"gold": {"blue": gold, "red": gold}, "points": {"blue": 0, "red": 0}}
    position = {"seats": 2, "options": {"version": "advanced"}, "question": "bid", "drawn": drawn, **purse}
    return meadhall.scene("wikinger", {**position, **more})


@pytest.mark.parametrize("shape", ["wide", "tall"])
@pytest.mark.parametrize("gold", [0, 1, 12, 13, 40, 200])
def test_every_bid_stands_once_on_board_or_mat_up_to_the_highest(gold: int, shape: str) -> None:
    raised = auction(gold + 1, asked="red", auction={"standing": 0, "leader": "blue"})
    for table, answers in ((raised, min(gold + 1, 99) + 1), (auction(max(gold, 1)), min(max(gold, 1), 99) + 1)):
        page = drawn(table, table.seat, shape)
        assert len(table.legal()) == answers
        assert sorted(re.findall(r'data-answer="([^"]+)"', page)) == sorted(table.legal())


@pytest.mark.parametrize("version", VERSIONS)
@pytest.mark.parametrize("shape", ["wide", "tall"])
def test_without_choices_the_asked_seat_sees_the_board_as_it_lies(version: str, shape: str) -> None:
    for table in played(version, 3, 8)[:-1:2]:
        shown, view, asked = show(table.game), table.view(table.seat), table.seat
        still = brush(shown, view, "en", asked, shape, table.names, answers=())
        board_ = shown.board(view, still)
        mats = [shown.mat(view, of, still, "own" if of == asked else "rival") for of in range(table.seats)]
        page = "".join([board_, *mats])
        signs = {word for classes in re.findall(r' class="([^"]+)"', page) for word in classes.split()}
        assert not signs & {"rope", "key", "hit", "choice", "choosable", "plate", "fits", "bids"}
        assert "data-answer" not in page
        if table.question() != "bid":  # where it says "you"
            other = board(table.game, view, "en", (asked + 1) % 3, shape, table.names)
            assert board_.replace(' class="mine"', "") == other.replace(' class="mine"', "")


@pytest.mark.parametrize("version", VERSIONS)
def test_no_id_stands_twice_and_no_style_stands_in_the_markup(version: str) -> None:
    for table in played(version, 4, 5)[::7]:
        page = drawn(table, max(table.seat, 0))
        ids = re.findall(r' id="([^"]+)"', page)
        assert len(ids) == len(set(ids))
        assert " style=" not in page


@pytest.mark.parametrize("version", VERSIONS)
def test_everything_that_explains_itself_has_words(version: str) -> None:
    from meadhall.words import LANGUAGES, speaker

    for table in played(version, 3, 6)[::11]:
        for name in set(re.findall(r'data-explain="([^"]+)"', drawn(table, 0))):
            for lang in LANGUAGES:
                assert speaker(lang, show(table.game)).about(name), name


class Figures(HTMLParser):
    """Figures on a page that nothing around them explains; keys and words for who cannot see are none."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[dict[str, str | None]] = []
        self.bare: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.open.append({"tag": tag, **dict(attrs)})

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        pass

    def handle_endtag(self, tag: str) -> None:
        self.open.pop()

    def handle_data(self, data: str) -> None:
        explained = any("data-explain" in one for one in self.open)
        key = any(one["tag"] in ("kbd", "button") or (one.get("class") or "") in ("key", "hide") for one in self.open)
        if re.search(r"\d", data) and not explained and not key:
            self.bare.append(f"{data} in {self.open[-1]}")


@pytest.mark.slow
@pytest.mark.parametrize("version", VERSIONS)
@pytest.mark.parametrize("shape", ["wide", "tall"])
def test_every_figure_on_board_and_mats_can_be_explained_with_its_basis(version: str, shape: str) -> None:
    from meadhall.words import LANGUAGES, speaker

    explained = set()
    for table in played(version, 3, 9):
        for seat in range(2):
            page = drawn(table, seat, shape)
            look = Figures()
            look.feed(page)
            assert not look.bare
            assert not look.open  # all of it was read
            explained |= set(re.findall(r'data-explain="([^"]+)"', page))
    assert len(explained) > 30
    for name in explained:
        for lang in LANGUAGES:
            speak = speaker(lang, show(table.game))
            assert speak.title(name)
            assert speak.about(name), name
            assert name in UNCOUNTED or speak.basis(name), name


def test_every_symbol_that_is_used_is_drawn_somewhere() -> None:
    from meadhall.look import sheet

    there = set(re.findall(r'<symbol id="([^"]+)"', sheet()))
    for table in played("advanced", 4, 7)[::5]:
        assert set(re.findall(r'href="[^"#]*#([^"]+)"', drawn(table, 0))) <= there


def land(**more: Any) -> str:
    """Blue's own mat with a threatened noble and a repelled ship."""
    rows = {"ships": "red-ship blue-ship", "warriors": "left right*", "nobles": "left* right*"}
    table = meadhall.scene(
        "wikinger", seats=2, round=2, lands={"blue": rows}, wheel={0: "left noble", 1: "farm scout"}, **more
    )
    return mat(table.game, table.view(0), 0, "en", 0, "own", table.names)


def test_a_threat_is_a_line_down_to_its_row_and_the_threatened_lie_down() -> None:
    page = land()
    assert page.count('class="threatened"') == 1
    assert page.count('class="lying"') == 1
    assert "Column 1: Left end, noble, threatened" in page
    assert "Column 2: Right end, noble" in page


def test_before_buying_the_land_knows_where_each_shape_could_lie() -> None:
    page = land()
    for shape in ("left", "middle", "right", "ship"):
        assert f"fits-{shape}" in page
    assert "fits-left" not in land(asked="red")


def test_a_rivals_land_opens_beside_the_own_one() -> None:
    table = meadhall.table("wikinger", 2, seed="look")
    page = mat(table.game, table.view(0), 1, "en", 0, "rival", table.names)
    assert 'popovertarget="look-2"' in page
    assert 'id="look-2"' in page


def test_the_wheel_turns_with_the_cheapest_combination() -> None:
    wheel = {4: "left noble", 7: "farm scout"}
    table = meadhall.scene("wikinger", seats=2, lands={"blue": {"scouts": "left"}}, wheel=wheel)
    page = board(table.game, table.view(0), "en", 0, "wide", table.names)
    assert re.search(r'id="wheel-disc" transform="rotate\(120\)"', page)


@pytest.mark.parametrize("shape", ["wide", "tall"])
def test_the_tiles_a_building_may_replace_can_be_clicked(shape: str) -> None:
    table = meadhall.scene(
        "wikinger",
        seats=2,
        options={"version": "advanced"},
        question="swap",
        building="great-farm",
        specials={"blue": {"great-farm": 1}},
        lands={"blue": {"scouts": "left farm* right", "nobles": "left farm"}},
        wheel={0: "left noble"},
    )
    page = drawn(table, 0, shape)
    assert set(re.findall(r'data-answer="([^"]+)"', page)) == {"swap:3.2", "swap:4.2"}


def test_a_special_tile_shows_the_figure_of_the_component_file() -> None:
    text = files("meadhall.games.wikinger").joinpath("components.toml").read_text("utf-8")
    for amount, shown in ((1, ">+1</text>"), (4, ">+4</text>")):
        table = meadhall.scene(
            "wikinger",
            components=text.replace('id = "noble-1"\namount = 1', f'id = "noble-1"\namount = {amount}'),
            seats=2,
            options={"version": "advanced"},
            open=["noble-1"],
            wheel={0: "left noble"},
        )
        assert shown in board(table.game, table.view(0), "en", 0, "wide", table.names)
