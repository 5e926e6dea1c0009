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
from meadhall.games.wikinger.rules import wheel
from meadhall.games.wikinger.rules.standing import runs, standing
from meadhall.games.wikinger.rules.state import Wikinger
from meadhall.look import brush, show
from meadhall.words import speaker

VERSIONS = ("base", "advanced", "no-auction")

UNCOUNTED = {"board-hand", "board-glance", "strip-head-earned", "strip-head-late"}
PURSE = re.compile(r'class="purse[^>]*>\d+')  # the reader's own gold, in the hub


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
        assert not signs & {"rope", "key", "hit", "choice", "choosable", "ghosts", "fits", "bids", "take", "dear"}
        assert "data-answer" not in page
        other = board(table.game, view, "en", (asked + 1) % 3, shape, table.names)
        assert PURSE.sub("", board_) == PURSE.sub("", other)


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
            assert name in UNCOUNTED or name.startswith(("score-", "page-")) or speak.basis(name), name


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


GHOSTS = re.compile(
    r'<g class="ghosts" id="ghosts-\d+" data-of="([^"]+)">(.*?)(?=<g class="ghosts"|<g class="stop signs")'
)
THEN = re.compile(r' data-then="([^"]+)"')


def rows(table: Table) -> dict[str, list[list[str]]]:
    """The rows of answers that ghosts give, by the combination they belong to."""
    page = mat(table.game, table.view(table.seat), table.seat, "en", table.seat, "own", table.names)
    return {answer: [then.split() for then in THEN.findall(drawn_)] for answer, drawn_ in GHOSTS.findall(page)}


@pytest.mark.parametrize("version", VERSIONS)
def test_ghosts_are_all_places_of_a_combination_and_let_its_figure_stay_where_it_may(version: str) -> None:
    bought = 0
    for table in played(version, 2, 11)[:-1:3]:
        if table.question() != "buy":
            continue
        found = rows(table)
        assert set(found) == set(table.legal())
        for answer, ghosts in found.items():
            after = table.copy()
            after.play(answer)
            bought += 1
            if after.seat == table.seat and after.question() in ("start", "lay"):
                assert [then[1] for then in ghosts] == after.legal()
            for then in ghosts:
                assert then[0] == answer
                twin = table.copy()
                for one in then[:-1]:
                    twin.play(one)
                    assert twin.seat == table.seat
                before = twin.question()
                twin.play(then[-1])
                asks_more = twin.seat == table.seat and twin.question() == "stand"
                assert before in ("start", "stand") or not asks_more  # what follows the start tile is asked
    assert bought > 20


def test_ghosts_are_drawn_for_who_buys_and_nobody_else() -> None:
    assert 'class="ghosts"' in land()
    assert 'class="ghosts"' not in land(asked="red")


def test_a_figure_lies_on_its_ghost_where_a_ship_would_threaten_it() -> None:
    page = land()
    ghosts = dict(GHOSTS.findall(page))["buy:0"]  # a left end with a noble, below the red ship
    roped = re.findall(r'aria-label="([^"]+)"[^>]*data-else', ghosts)
    assert roped
    assert all(("threatened" in label) == ("column 1" in label) for label in roped)


def test_after_a_purchase_the_figure_stays_with_the_same_click_where_it_may() -> None:
    table = meadhall.scene(
        "wikinger",
        seats=2,
        question="lay",
        hand={"tile": "left", "figure": "noble"},
        lands={"blue": {"scouts": "left", "nobles": "left right"}},
        wheel={3: "left noble"},
    )
    page = mat(table.game, table.view(0), 0, "en", 0, "own", table.names)
    given = dict(re.findall(r'data-answer="(lay:[^"]+)"[^>]*data-then="([^"]+)"', page))
    assert given == {answer: f"{answer} stand" for answer in table.legal() if answer.startswith("lay:3.")}
    assert given


@pytest.mark.parametrize("version", VERSIONS)
def test_flags_and_torn_edges_tell_what_the_rules_count(version: str) -> None:
    flags = 0
    for table in played(version, 3, 12)[::9]:
        for seat in range(table.seats):
            view = table.view(seat)
            assert isinstance(view, Wikinger)
            finished = [run.last - run.first + 1 for run in runs(view, seat) if run.finished]
            one = standing(view, seat)
            assert (len(finished), max(finished, default=0)) == (one.islands, one.longest)
            page = mat(table.game, view, seat, "en", seat, "own", table.names)
            assert page.count("flown") == len(finished)
            flags += len(finished)
    assert flags


PRICED = {2: "right fisher", 3: "left fisher", 5: "farm scout", 9: "red-ship noble"}


def prices(**more: Any) -> dict[str, str]:
    """The coins of a wheel as the one sees them who buys."""
    table = meadhall.scene("wikinger", seats=2, lands={"blue": {"scouts": "left"}}, wheel=PRICED, **more)
    page = board(table.game, table.view(0), "en", 0, "wide", table.names)
    wheel = re.findall(r'<g class="coin ?(\w*)[^"]*"(?: id="([^"]+)")?[^>]*>(.*?)</g>', page)
    return {
        f"{place or css}": f"{css} {''.join(re.findall('>([0-9]+)<', inner))}".strip() for css, place, inner in wheel
    }


def test_coins_show_what_can_be_paid_what_is_barred_and_what_is_too_dear() -> None:
    rich = prices(gold={"blue": 20, "red": 5}, points={"blue": 10, "red": 10})
    assert rich == {"barred": "barred", "price-3": "take 1", "price-5": "take 3", "price-9": "take 7"}
    poor = prices(gold={"blue": 1, "red": 5}, points={"blue": 3, "red": 10})
    assert poor == {
        "barred": "barred",
        "price-3": "take 1",
        "take": "take 1",
        "points": "points 2",
        "price-9": "dear 7",
    }


@pytest.mark.parametrize("version", VERSIONS)
def test_the_list_shows_the_barred_combination_and_says_why(version: str) -> None:
    seen = set()
    for table in played(version, 3, 8):
        if table.over:
            continue
        shown, view, legal = show(table.game), table.view(table.seat), table.legal()
        locked = [table.game.actions.text(action) for action in shown.locked(view)]
        assert isinstance(view, Wikinger)
        cheapest = f"buy:{wheel.cheapest(view)}"
        asked = any(answer.startswith("buy:") for answer in legal)
        assert locked == ([cheapest] if asked and cheapest not in legal else [])
        for action, phrase in shown.locked(view).items():
            assert table.game.why_not(view, action).name == "barred"  # type: ignore[union-attr]
            assert speaker("en", shown).answer(phrase).detail == "free only as the last of its colour"
        seen.add(bool(locked))
    assert seen == {True, False}


def test_the_keys_of_a_question_are_its_prices_and_no_two_are_the_same() -> None:
    for table in played("advanced", 3, 13)[:-1]:
        view, shown = table.view(table.seat), show(table.game)
        keys = [shown.key(view, action) for action in table.legal_actions()]
        if table.question() in ("bid", "buy"):
            assert None not in keys
            assert len(set(keys)) == len(keys)
        else:
            assert set(keys) == {None}


@pytest.mark.parametrize("version", VERSIONS)
def test_the_strip_keeps_what_is_earned_apart_from_what_the_end_would_bring(version: str) -> None:
    for table in played(version, 3, 14)[::13]:
        for seat in range(table.seats):
            page = mat(table.game, table.view(seat), seat, "en", seat, "own", table.names)
            heads = [int(one.replace("−", "-")) for one in re.findall(r"<h3[^>]*>[^<]*<b>([^<]+)</b>", page)]
            track = standing(table.view(seat), seat).points  # type: ignore[arg-type]
            assert heads == [track, table.points(seat) - track]


def test_whoever_leads_wears_a_crown() -> None:
    rows_ = {"scouts": "left right", "nobles": "left farm right"}
    table = meadhall.scene(
        "wikinger", seats=2, lands={"blue": rows_, "red": {"fishers": "left right"}}, wheel={0: "left noble"}
    )
    crowned = r'class="lead" id="stand-(\d)-(\w+)"'
    pages = [mat(table.game, table.view(0), of, "en", 0, "own" if of == 0 else "rival", table.names) for of in (0, 1)]
    assert [re.findall(crowned, page) for page in pages] == [[("1", "islands"), ("1", "longest")], []]


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
