"""How tables, looks and sagas show themselves."""

from __future__ import annotations

import pytest

import meadhall
from meadhall.engine import SPECTATOR, MeadhallError, Table
from meadhall.engine.errors import BadSetup
from meadhall.engine.faces import face
from meadhall.engine.saga import Saga


def table() -> Table:
    """Three at sea."""
    made = meadhall.table("raids", seats=3, seed="a quiet evening", names=["Ann", "Ben", "Cid"])
    made.play(made.legal()[1])
    return made


def test_a_table_says_in_a_line_what_it_is() -> None:
    at = table()
    assert repr(at) == f"<table of raids (Ann, Ben, Cid): {at.names[at.seat]} answers {at.question()!r}, ply 1>"


def test_a_table_that_is_over_says_who_won() -> None:
    at = meadhall.table("pebbles", seed="x")
    while not at.over:
        at.play(at.legal()[0])
    assert repr(at).endswith(
        f"over after {at.ply} answers, won by {' and '.join(at.names[one] for one in at.winners())}>"
    )


def test_a_notebook_gets_a_picture_and_a_text_of_what_all_may_see() -> None:
    at = table()
    bundle = at._repr_mimebundle_()
    assert bundle == {"image/svg+xml": at.picture(SPECTATOR), "text/plain": at.describe(SPECTATOR)}
    assert str(at) == bundle["text/plain"]


def test_a_look_is_what_one_seat_sees_at_one_moment() -> None:
    at = table()
    asked, before = at.seat, at.legal()
    look, other = at.look(asked, "de"), at.look((asked + 1) % 3)
    assert (look.answers, look.question, look.view) == (before, at.question(), at.view(asked))
    assert look.position == at.game.position(at.view(asked), at.names)
    assert look._repr_mimebundle_()["text/plain"] == str(look) == at.describe(asked, "de")
    assert look._repr_mimebundle_()["image/svg+xml"] == at.picture(asked, "de")
    assert repr(look) == f"<what {at.names[asked]} sees of {at!r}>"
    assert other.answers == []
    at.play(before[0])
    assert look.answers == before  # the table went on, the look did not


def test_a_saga_draws_the_table_it_tells_of() -> None:
    at = table()
    saga = at.saga()
    assert isinstance(saga, str)
    assert repr(saga) == "<saga of raids (Ann, Ben, Cid): 1 answers>"
    assert saga._repr_mimebundle_() == {"image/svg+xml": at.picture(), "text/plain": str(saga)}
    assert Saga(str(saga)).table().state == at.state


def test_an_earlier_moment_of_a_table() -> None:
    at = table()
    start = meadhall.table("raids", seats=3, seed="a quiet evening")
    assert at.earlier(0).state == start.state
    assert at.earlier(1).state == at.state
    assert at.earlier(1).saga() == at.saga()
    with pytest.raises(BadSetup, match="1 answers have been given"):
        at.earlier(2)


def test_a_seat_or_language_that_is_none_is_refused() -> None:
    with pytest.raises(BadSetup, match="there is no seat 7"):
        table().describe(7)
    with pytest.raises(BadSetup, match="there is no seat 7"):
        table().picture(7)
    with pytest.raises(ValueError, match="Meadhall speaks en, de, not 'fr'"):
        table().describe(lang="fr")


def test_what_nobody_provides_is_refused_by_name() -> None:
    with pytest.raises(MeadhallError, match="nothing here shows a table as opera"):
        face("opera")
