"""Answers and their names."""

from __future__ import annotations

import pytest

from meadhall.engine import ActionSpace, IllegalAnswer, family

SPACE = ActionSpace(
    [family("feed"), family("sail", range(1, 4)), family("card", range(2), ("up", "down")), family("feed", "ab")]
)


def test_answers_fill_one_dense_range_and_read_both_ways() -> None:
    texts = [SPACE.text(action) for action in range(len(SPACE))]
    assert texts == ["feed", "sail:1", "sail:2", "sail:3", "card:0.up", "card:0.down", "card:1.up", "card:1.down",
                     "feed:a", "feed:b"]  # fmt: skip
    assert [SPACE.parse(text) for text in texts] == list(range(len(SPACE)))


def test_a_family_knows_its_first_answer_its_labels_and_its_form() -> None:
    assert SPACE.first("sail", 1) == 1
    assert SPACE.first("feed", 0) == 0
    assert SPACE.first("feed", 1) == 8
    assert SPACE.labels(7) == ("1", "down")
    assert SPACE.family(7).form == "card:0..1.up..down"


def test_an_unknown_answer_is_refused_with_what_it_may_have_meant() -> None:
    with pytest.raises(IllegalAnswer, match=r"did you mean sail:3\?"):
        SPACE.parse("sial:3")
    with pytest.raises(IllegalAnswer, match=r"is no answer of this game\. Known: feed"):
        SPACE.parse("xyz")
    with pytest.raises(IllegalAnswer, match="answers are 0 to 9"):
        SPACE.text(10)


def test_two_answers_never_share_a_name() -> None:
    with pytest.raises(ValueError, match="share a name"):
        ActionSpace([family("a"), family("a")])
