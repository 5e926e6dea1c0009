"""Owners of another box can correct everything: whole games are played, drawn and told with their files."""

from __future__ import annotations

import re
import tomllib
from importlib.resources import files

import pytest
from tests.games.wikinger.boxes import OWNED, TEXT, bigger, smaller, written
from tests.owned import play_whole
from tests.sayings import NAMES, Listener, draw, hear

import meadhall
from meadhall.engine import BadComponents, FastDice, Table
from meadhall.look import show
from meadhall.words import LANGUAGES, speaker

pytestmark = pytest.mark.slow

every_box = pytest.mark.parametrize("box", OWNED)


@every_box
def test_whole_games_are_played_with_a_corrected_file(box: str) -> None:
    for table in play_whole("wikinger", OWNED[box], games=2):
        assert table.position()["round"] == tomllib.loads(OWNED[box])["round"]["rounds"]


@every_box
@pytest.mark.parametrize("version", ["advanced", "no-auction"])
def test_whole_advanced_games_are_played_with_a_corrected_file(box: str, version: str) -> None:
    game = meadhall.game("wikinger", OWNED[box])
    ears = [Listener(lang, game) for lang in LANGUAGES]
    for seats in game.seats:
        table = Table(game, seats, seed=f"owner {seats}", options={"version": version}, names=NAMES[:seats])
        mind = FastDice(seats)
        while not table.over:
            legal = table.legal_actions()
            table.play(legal[mind.below(len(legal))])
            if table.ply % 9 == 0:
                for ear in ears:
                    hear(ear, table)
                    draw(ear, table)
                again = meadhall.scene("wikinger", table.position(), components=OWNED[box])
                assert again.position() == table.position()
        assert meadhall.load(table.saga(), components=OWNED[box]).position() == table.position()
        for ear in ears:
            for _, told in table.events(0, 0):
                ear.say(show(game).event(told), table.names, 0)
    for ear in ears:
        begun = list(ear.heard["event-round"])
        assert all(re.search(rf"\b{tomllib.loads(OWNED[box])['round']['rounds']}\b", sentence) for sentence in begun)


@every_box
def test_bots_play_with_a_corrected_file(box: str) -> None:
    from meadhall import bots

    game = meadhall.game("wikinger", OWNED[box])
    table = Table(game, 3, seed="owner's bots", options={"version": "advanced"})
    greedy = bots.make("greedy", game, 1)
    while not table.over:
        table.play(greedy.choose(table.view(table.seat), table.legal_actions(), 1.0))
    assert table.winners()


def test_a_wheel_of_another_size_costs_from_nothing_to_one_less_than_its_slots() -> None:
    table = meadhall.table("wikinger", 2, seed="large wheel", components=bigger())
    assert len(table.position()["wheel"]) == 16
    assert {"buy:1", "buy:15"} <= set(table.legal())


def test_where_the_wheel_cannot_be_shared_evenly_buying_goes_on_round_the_table() -> None:
    table = meadhall.table("wikinger", 3, seed="uneven", components=smaller())
    buyers = []
    while table.position()["round"] == 1:
        if table.question() == "buy":
            buyers.append(table.seat)
        table.play(table.legal()[0])
    first = buyers[0]
    assert buyers == [(first + n) % 3 for n in range(5)]


def test_when_special_tiles_run_out_gaps_stay() -> None:
    rich = tomllib.loads(smaller())
    rich["gold"][0]["amount"] = 100
    table = meadhall.table("wikinger", 2, seed="few", components=written(rich), options={"version": "no-auction"})
    taken = 0
    while not table.over:
        special = [answer for answer in table.legal() if answer.startswith("special:")]
        dearest = [answer for answer in table.legal() if answer.startswith("buy:")][-1:]
        taken += len(special[:1])
        table.play((special or dearest or table.legal())[0])
    assert taken == 2
    assert table.position()["open"] == [None]


def test_a_second_great_building_of_a_kind_waits_for_the_next_middle() -> None:
    table = meadhall.scene(
        "wikinger", components=bigger(), seats=2, options={"version": "advanced"},
        specials={"blue": {"great-farm": 2}}, lands={"blue": {"scouts": "left farm"}, "red": {"scouts": "left"}},
        wheel={0: "left noble", 1: "farm noble", 2: "farm noble", 3: "left fisher"},
    )  # fmt: skip
    table.play("buy:1", "lay:4.3")
    assert table.position()["lands"]["blue"]["scouts"] == "left farm great-farm"
    assert table.position()["specials"]["blue"] == {"great-farm": 1}


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"combinations": 3}, "combinations must be a whole number from 4 to 16"),
        ({"combinations": 17}, "combinations must be"),
        ({"combinations": 11}, "one of them leaves the game, and 11 must be left for the wheel"),
        ({"rounds": 11}, "2 players could lay rows of 67 tiles; a land has room for 61"),
        ({"rounds": 0}, "rounds must be"),
        ({"rounds": 7}, "7 rounds draw 84, there are 72"),
        ({"shown": 9}, "shown must be"),
    ],
)
def test_only_what_cannot_be_played_is_refused_with_line_and_reason(change: dict[str, int], reason: str) -> None:
    data = tomllib.loads(TEXT)
    data["round"] |= change
    with pytest.raises(BadComponents, match=reason) as refusal:
        meadhall.game("wikinger", written(data))
    assert refusal.value.line > 1


def test_a_building_with_a_name_needs_it_in_both_languages() -> None:
    with pytest.raises(BadComponents, match="de must be a word"):
        meadhall.game("wikinger", TEXT.replace('id = "farm"', 'id = "farm"\nen = "tower"', 1))


@pytest.mark.parametrize(
    ("lang", "tile", "great"),
    [("en", "Middle with the tower", "Great tower"), ("de", "Inselmitte mit Turm", "Großes Bauwerk (Turm)")],
)
def test_a_building_is_called_what_the_owner_calls_it(lang: str, tile: str, great: str) -> None:
    speak = speaker(lang, show(meadhall.game("wikinger", bigger())))
    assert speak.title("tile-settlement") == tile
    assert speak.title("special-great-settlement") == great
    assert great in (speak.about("tile-settlement") or "")


@pytest.mark.parametrize(
    ("kind", "which", "key", "messages"),
    [
        ("round", None, "rounds", ["board-round"]),
        ("round", None, "combinations", ["board-price"]),
        ("round", None, "drawn", ["board-drawn"]),
        ("round", None, "shown", ["board-specials"]),
        ("start", None, "points", ["board-points"]),
        ("gold", 0, "amount", ["board-gold"]),
        ("gold", 1, "amount", ["board-gold"]),
        ("gold", 2, "amount", ["board-gold"]),
        ("tile", "red-ship", "gold", ["tile-red-ship"]),
        ("tile", "yellow-ship", "points", ["tile-yellow-ship"]),
        ("figure", "noble", "points", ["figure-noble", "row-nobles"]),
        ("figure", "scout", "points", ["figure-scout", "row-scouts"]),
        ("figure", "goldsmith", "gold", ["figure-goldsmith", "row-goldsmiths"]),
        ("figure", "fisher", "feeds", ["figure-fisher", "row-fishers"]),
        ("end", None, "gold_a_point", ["board-gold", "special-exchange"]),
        ("end", None, "most_boatmen", ["board-boatmen", "figure-boatman"]),
        ("end", None, "most_islands", ["board-islands"]),
        ("end", None, "longest_island", ["board-longest"]),
        ("end", None, "surplus", ["board-feeding", "figure-fisher", "special-surplus"]),
        ("end", None, "missing", ["board-feeding", "figure-fisher"]),
        *(
            ("special", name, "amount", [f"special-{name}"])
            for name in ("five-gold", "goldsmith-1", "goldsmith-2", "noble-1", "scout-1", "fisher-1", "ferryman",
                         "surplus", "exchange", "great-farm", "great-church", "great-settlement", "great-sanctuary")
        ),
    ],
)  # fmt: skip
def test_every_explanation_takes_its_figure_from_the_file(
    kind: str, which: str | int | None, key: str, messages: list[str]
) -> None:
    data = tomllib.loads(bigger())
    entry = data[kind]
    if isinstance(which, int):
        entry = entry[which]
    elif which:
        entry = next(one for one in entry if one["id"] == which)
    now = entry[key]
    plain = meadhall.game("wikinger", TEXT)
    for lang in LANGUAGES:
        for message in messages:
            about = speaker(lang, show(meadhall.game("wikinger", bigger()))).about(message) or ""
            assert re.search(rf"(?<!\d){now}(?!\d)", about), f"{message}: {about}"
            assert about != speaker(lang, show(plain)).about(message)


NUMBERS = {
    "en": r"two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|\w+teen|sixth|third|fourth",
    "de": r"zwei|drei|vier|fünf|sechs\w*|sieben|acht|neun|zehn|elf|zwölf|dreizehn|dritte\w*|vierte\w*",
}
TYPED = {  # figures that no file changes: the first column, price 0, one step, one piece, how many people there are
    "en": r"Two players begin|three with|four with|columns? 1\b|price 0|below 0|1 gold more|bid of 0|; 1 of  is left",
    "de": r"Spalten? 1\b|Preis 0|unter 0|1 Gold mehr|Gold 1 Punkt|am Ende 1 Punkt|Gebot von 0|; 1 von  ist noch|"
    r"Es fehlt 1|In 1 der",
}
ONE = (
    r"\b1 (point|boatman|round|island|figure|(other )?special tile|warrior|noble|scout|goldsmith|fisher|is left|place)|"
    r"\b1 of the|"
    r"\b1 (Punkt|Bootsmann|Durchgang|Insel|Figur|(anderes )?Sonderplättchen|Adligen?r?|Goldschmied|Ort|Fischer)\b|"
    r"\b1 davon\b"
)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_figure_is_typed_into_the_words(lang: str) -> None:
    text = files("meadhall.games.wikinger").joinpath(f"words/{lang}.ftl").read_text("utf-8")
    text = re.sub(r"^#.*$|^ *\*?\[\w[\w-]*\]|^\.?[\w-]+ =", "", text, flags=re.M)
    text = re.sub(r"\{ ?[$\w\" -]*(\}|->)", "", text)
    for known in (TYPED[lang], ONE):
        text = re.sub(known, "", text)
    found = re.findall(rf".*(?:\d|\b(?:{NUMBERS[lang]})\b).*", text)
    assert not found, found
