"""Who owns the box may correct everything: a file is refused only for what cannot be played."""

from __future__ import annotations

import re
from collections.abc import Callable
from importlib.resources import files

import pytest
from tests.games.karvi.play import few
from tests.owned import play_whole

import meadhall
from meadhall.engine.errors import BadComponents

pytestmark = pytest.mark.slow

TEXT = files("meadhall.games.karvi").joinpath("components.toml").read_text("utf-8")
TRADES = {f"T{k}": "a" for k in range(1, 7)}

SPACE = """[[space]]
side = "a"
panel = "{panel}"
number = {k}
beer = 0
halves = [["gain points 1"]]
basis = "printed"

"""
FIELD = """[[field]]
id = "harbour-{k}"
name = "Own {k}"
x = {x}
y = 60
kind = "{kind}"
{spots}basis = "printed"

"""
CARD = """[[tradecard]]
number = {k}
copies = 1
boxes = [["gain points {k}"], ["convert resources 2 points 6", "draw 1"]]
basis = "printed"

"""


def entries(text: str) -> list[str]:
    """The entries of a file, what stands before the first one among them."""
    return re.split(r"(?m)^(?=\[)", text)


def changed(text: str, header: str, words: tuple[str, ...], change: Callable[[str], str]) -> str:
    """The file with every entry changed that has the header and holds the words as lines."""
    found = [entry.startswith(header) and set(words) <= set(entry.splitlines()) for entry in entries(text)]
    assert any(found)
    return "".join(change(entry) if hit else entry for entry, hit in zip(entries(text), found, strict=True))


def without(entry: str) -> str:
    """Nothing in its place."""
    return ""


def fewer_spaces() -> str:
    """The last space of each panel is missing, on both sides."""
    text = TEXT
    numbers = {9: "top", 14: "right", 23: "bottom", 28: "left"}
    for number, panel in numbers.items():
        text = changed(text, "[[space]]", (f"number = {number}", f'panel = "{panel}"'), without)
    return renumbered(text)


def more_spaces() -> str:
    """Two spaces more on the short panels of side A."""
    text = TEXT
    for number, panel in ((14, "right"), (28, "left")):
        new = SPACE.format(panel=panel, k=number) * 2
        text = changed(text, "[[space]]", ('side = "a"', f"number = {number}"), lambda entry, new=new: entry + new)  # type: ignore[misc]
    return renumbered(text)


def renumbered(text: str) -> str:
    """The spaces of each side numbered on from 1."""
    numbers = {"a": 0, "b": 0}
    found = []
    for entry in entries(text):
        side = re.search(r'(?m)^side = "([ab])"$', entry)
        if entry.startswith("[[space]]") and side:
            numbers[side[1]] += 1
            entry = re.sub(r"(?m)^number = \d+$", f"number = {numbers[side[1]]}", entry)
        found.append(entry)
    return "".join(found)


def another_map() -> str:
    """Without Peel and Avaldsnes, with two harbours of the owner's, other spots, and a third way into yellow waters."""
    text = TEXT
    for field in ("peel", "avaldsnes"):
        text = changed(text, "[[field]]", (f'id = "{field}"',), without)
        text = "".join(
            entry for entry in entries(text) if not (entry.startswith("[[route]]") and f'"{field}"' in entry)
        )
    text = text.replace("spots = [3, 2, 1]", "spots = [5, 2]").replace(
        "spots_four = [3, 2, 1, 1]", "spots_four = [5, 2, 1]"
    )
    spots = "spots = [4]\nspots_four = [4, 4]\n"
    text += "\n" + FIELD.format(k=1, x=90, kind="tower", spots=spots) + FIELD.format(k=9, x=99, kind="map", spots="")
    for a, b in (("kaupanger", "harbour-1"), ("harbour-1", "harbour-9"), ("harbour-9", "vik")):
        text += f'[[route]]\nbetween = ["{a}", "{b}"]\nbasis = "printed"\n\n'
    return text


def other_cards() -> str:
    """Thirty-six different trade cards, the longer halves of the stacks on top, a card of three boxes, other costs."""
    text = "".join(entry for entry in entries(TEXT) if not entry.startswith("[[tradecard]]"))
    text += "\n" + "".join(CARD.format(k=k) for k in range(1, 37))
    text = text.replace("level = 1", "level = 0").replace("level = 2", "level = 1").replace("level = 0", "level = 2")
    boxes = 'boxes = [["free_move"], ["gain resources 9"], ["convert resources 2 gold 3", "convert bread 1 points 4"]]'
    return text.replace('boxes = [["free_move"]]', boxes)


def beer_by_raids() -> str:
    """The raid track bears beer; other marks, needs, costs and bonuses of tiles."""
    text = TEXT.replace('beer_track = "trade"', 'beer_track = "raid"')
    text = text.replace("beer = [2, 3, 3, 4, 4, 5, 5]", "beer = [1, 2, 2, 3, 3, 4, 5]")
    text = text.replace("unlock_slot = 2", "unlock_slot = 3").replace("map_slot = 4", "map_slot = 2")
    text = text.replace("runes = 4 ", "runes = 2 ").replace('need = "trade 1"', 'need = "bread 0"')
    return text.replace("crew = 5 ", "crew = 4 ").replace("most_bread = 6", "most_bread = 5")


FILES = [fewer_spaces, more_spaces, another_map, other_cards, beer_by_raids]


@pytest.mark.parametrize("corrected", FILES)
def test_whole_games_are_played_and_told_with_a_corrected_file(corrected: Callable[[], str]) -> None:
    tables = play_whole("karvi", corrected(), games=1)
    assert all(table.over for table in tables)


def test_fewer_spaces_make_a_shorter_round() -> None:
    table = meadhall.scene("karvi", seats=2, components=fewer_spaces())
    assert [place for place in table.legal() if place.startswith("die:")][-1] == "die:24"


def test_more_spaces_make_a_longer_round_and_the_stop_area_follows_the_last() -> None:
    dice = {"blue": {"dice": [["31", 5], ["back S1", 0]]}, "red": {"dice": [["back S2", 0], ["back S3", 0]]}}
    table = meadhall.scene("karvi", seats=2, players=dice, components=more_spaces())
    assert [place for place in table.legal() if place.startswith("die:")] == ["die:S4", "die:S5", "die:S6", "die:32"]
    table.play("die:32")
    assert table.position()["players"]["blue"]["score"] == {"spaces": 1}


def test_a_map_may_lack_fields_and_have_others() -> None:
    blue = {"at": "harbour-1", "bread": 6, "towers": 1, "done": few(TRADES, 4), "mat_posts": []}
    table = meadhall.scene("karvi", seats=2, players={"blue": blue}, components=another_map())
    assert "sail:harbour-9" in table.legal()
    assert "sail:peel" not in table.legal()
    table.play("sail:harbour-1", "build")
    assert table.position()["players"]["blue"]["score"] == {"buildings": 4}


def test_a_site_whose_spots_are_taken_is_not_built_at() -> None:
    built = {"harbour-1": ["red"]}
    players = {"blue": {"at": "harbour-1"}, "red": {"towers": 0, "dice": [["9", 3], ["10", 3]]}}
    table = meadhall.scene("karvi", seats=2, players=players, built=built, components=another_map())
    assert "sail:harbour-1" not in table.legal()


def test_the_raid_track_may_bear_the_beer() -> None:
    done = {"R1": "a", "R2": "a", "R3": "a"}
    players = {"blue": {"done": done, "dice": [["S1", 0], ["S6", 5]]}}
    table = meadhall.scene("karvi", seats=2, players=players, components=beer_by_raids())
    table.play("die:6")
    assert table.position()["players"]["blue"]["dice"][0][1] == 3
    bread = meadhall.scene(
        "karvi", seats=2, players=players, pending=[["run", "act-bread"], ["fur", 1]], components=beer_by_raids()
    )
    bread.play("fur:1")
    assert bread.position()["players"]["blue"]["bread"] == 2


def test_a_die_that_can_go_nowhere_stays_in_the_stop_area() -> None:
    text = re.sub(r"(?m)^beer = \d", "beer = 1", TEXT)
    players = {"blue": {"dice": [["S1", 0], ["S6", 0]]}}
    table = meadhall.scene("karvi", seats=2, players=players, components=text)
    assert [answer for answer in table.legal() if answer.startswith("die:")] == ["die:S1", "die:S3", "die:S4"]
    table.play("die:S1")
    assert table.position()["players"]["blue"]["dice"][0][0] == "back S1"


def tile(name: str, on: str) -> Callable[[str], str]:
    """An equipment tile with another bonus."""
    return lambda text: changed(
        text,
        "[[gear]]",
        (f'id = "{name}"',),
        lambda entry: re.sub(r"(?m)^(on|rule) = .*\n", "", entry).replace("basis", f"on = {{ {on} }}\nbasis", 1),
    )


def test_a_bonus_that_feeds_itself_is_refused() -> None:
    with pytest.raises(BadComponents, match="with S8 the bread action would repeat itself for ever") as refused:
        meadhall.game("karvi", tile("S8", 'bread = ["act bread"]')(TEXT))
    assert refused.value.line > 1


def test_bonuses_that_feed_each_other_are_refused_when_they_fit_on_one_mat() -> None:
    one, other = tile("H1", 'equip = ["act yield"]'), tile("K6", 'yield = ["act equip"]')
    with pytest.raises(BadComponents, match="with H1 and K6 the equip action would repeat itself"):
        meadhall.game("karvi", other(one(TEXT)))
    same_slot = tile("H2", 'yield = ["act equip"]')
    meadhall.game("karvi", same_slot(one(TEXT)))  # the second would cover the first


def test_what_the_locked_action_does_counts_too() -> None:
    locked = TEXT.replace('raid = ["raise 3"]', 'raid = ["act yield"]')
    meadhall.game("karvi", locked)
    with pytest.raises(BadComponents, match="with K6 the yield action would repeat itself"):
        meadhall.game("karvi", tile("K6", 'yield = ["act locked"]')(locked))
    with pytest.raises(BadComponents, match="the locked action would repeat itself"):
        meadhall.game("karvi", TEXT.replace('raid = ["raise 3"]', 'raid = ["act locked"]'))


def test_a_bonus_that_runs_out_may_feed_itself() -> None:
    meadhall.game("karvi", tile("S7", 'explore = ["sail 2"]')(TEXT))
    meadhall.game("karvi", tile("K3", 'tradecard = ["tradecard 1"]')(TEXT))


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        (TEXT.replace("number = 5\nbeer", "number = 29\nbeer", 1), "side a has no space 5 before this one"),
        (TEXT.replace('panel = "right"', 'panel = "left"', 1), "the panels follow each other"),
        (changed(TEXT, "[[field]]", ('id = "vik"',), without), "missing are vik"),
        (TEXT.replace('"kaupanger", "avaldsnes"', '"kaupanger", "harbour-1"'), "two fields of the map"),
        (TEXT.replace("spots = [3, 2, 1]", "spots = []", 1), "spots must be the points of 1 to 3 spots"),
        (TEXT.replace('beer_track = "trade"', 'beer_track = "both"'), "beer_track"),
    ],
)  # fmt: skip
def test_what_cannot_be_played_is_refused_with_line_and_reason(text: str, reason: str) -> None:
    with pytest.raises(BadComponents, match=reason) as refused:
        meadhall.game("karvi", text)
    assert refused.value.line > 1


def test_a_ship_must_find_home_without_the_map() -> None:
    text = changed(TEXT, "[[field]]", ('id = "ribe"',), lambda entry: entry.replace("basis", "yellow = true\nbasis", 1))
    text = changed(text, "[[route]]", ('between = ["hedeby", "dorestad"]',), without)
    with pytest.raises(BadComponents, match="without the map no route leads from hedeby to kaupanger"):
        meadhall.game("karvi", text)
