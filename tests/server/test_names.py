"""Nobody sits down under a name that reads like another's at the table."""

from __future__ import annotations

import unicodedata

import pytest
from starlette.testclient import TestClient

from meadhall.server.look_alikes import alike, plain, scripts
from tests.server.conftest import sit

CYRILLIC_A, GREEK_ALPHA = "\N{CYRILLIC CAPITAL LETTER A}", "\N{GREEK CAPITAL LETTER ALPHA}"
WHOLE = "\N{CYRILLIC CAPITAL LETTER A}\N{CYRILLIC SMALL LETTER ES}\N{CYRILLIC SMALL LETTER IE}"  # reads "Ace"


@pytest.mark.parametrize(
    ("taken", "name"),
    [
        ("Åse", unicodedata.normalize("NFD", "Åse")),
        ("Ann", "ann"),
        ("Ann", "\N{FULLWIDTH LATIN CAPITAL LETTER A}nn"),
        ("Ann", "A\N{COMBINING GRAPHEME JOINER}nn"),
        ("Ann", "Ann\N{HANGUL FILLER}"),
        ("Ann", "An\N{ZERO WIDTH SPACE}n"),
        ("Ann", "An n"),
        ("Ivar", "lvar"),
        ("Olaf", "0laf"),
        ("Bjarne", "Bjame"),
        ("Ace", WHOLE),
        ("ANNA", "\N{GREEK CAPITAL LETTER ALPHA}\N{GREEK CAPITAL LETTER NU}\N{GREEK CAPITAL LETTER NU}" + GREEK_ALPHA),
    ],
)
def test_a_name_that_looks_like_anothers_is_refused(client: TestClient, taken: str, name: str) -> None:
    seats = [{"kind": "me", "name": taken}, {"kind": "friend", "name": "Torleif"}]
    made = client.post("/api/tables", json={"game": "raids", "seats": seats}).json()
    reply = client.post(f"/join/{made['tokens']['1']}", json={"name": name})
    assert reply.status_code == 422
    assert reply.json()["code"] in ("seat/look-alike", "seat/name")
    assert client.get(f"/api/tables/{made['table']}").json()["seats"][1] == {
        "name": "Torleif", "kind": "human", "bot": None, "joined": False, "present": False, "link_asked": False
    }  # fmt: skip
    seats[1]["name"] = name
    refused = client.post("/api/tables", json={"game": "raids", "seats": seats})
    assert refused.status_code == 422


@pytest.mark.parametrize("name", [f"{CYRILLIC_A}nn", f"{GREEK_ALPHA}nn"])
def test_a_name_of_mixed_alphabets_is_refused_in_both_languages(client: TestClient, name: str) -> None:
    _, invited, _ = sit(client, kinds="mi")
    for lang, words in (("en", "mixes letters"), ("de", "mischt")):
        headers = {"x-meadhall": "page", "accept-language": lang}
        reply = client.post(f"/join/{invited.token}", json={"name": name}, headers=headers)
        assert reply.json()["code"] == "seat/mixed-letters"
        assert words in reply.json()["text"]


@pytest.mark.parametrize(
    ("one", "other"), [("Alli", "Aili"), ("Åse", "Ase"), ("Jürgen", "Jurgen"), ("Анна", "Anna"), ("Bo", "Bob")]
)
def test_names_that_can_be_told_apart_are_fine(client: TestClient, one: str, other: str) -> None:
    assert not alike(one, other)
    seats = [{"kind": "me", "name": one}, {"kind": "friend", "name": other}]
    assert client.post("/api/tables", json={"game": "raids", "seats": seats}).status_code == 201


def test_a_name_is_kept_composed_and_without_what_cannot_be_seen() -> None:
    assert plain(unicodedata.normalize("NFD", "  Åse\N{ZERO WIDTH JOINER}  Bø ")) == "Åse Bø"
    assert scripts("Åse 99 漢字") == {"LATIN"}


def test_a_bot_gets_a_name_that_looks_like_nobodys(client: TestClient) -> None:
    seats = [{"kind": "me", "name": "bjame"}, {"kind": "bot"}]
    made = client.post("/api/tables", json={"game": "raids", "seats": seats}).json()
    assert [one["name"] for one in client.get(f"/api/tables/{made['table']}").json()["seats"]] == ["bjame", "Solveig"]
