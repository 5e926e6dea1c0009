"""The story of a finished game as one viewer could know it: points, chances and decisions, from the table's review."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

from meadhall.bots.coach import Weighed
from meadhall.bots.review import Review
from meadhall.bots.verdicts import Verdict
from meadhall.pages.model import TableModel


@dataclass(frozen=True)
class Story:
    """A review with one viewer's eye; without a review nothing is known yet."""

    review: Review | None
    eye: int

    @property
    def points(self) -> Sequence[Sequence[int]] | None:
        """By ply and seat, from before the first answer."""
        return self.review.points.get(self.eye) if self.review else None

    @cached_property
    def chances(self) -> Mapping[int, Weighed]:
        """By ply, as far as they are weighed."""
        return {one.ply: one for one in self.review.curve(self.eye)} if self.review else {}

    @property
    def parts(self) -> tuple[int, int]:
        """How much is weighed, and of how much."""
        return self.review.parts if self.review else (0, 0)

    @property
    def weighed(self) -> bool:
        """Whether all chances are there."""
        return self.review is not None and self.review.weighed

    @property
    def split(self) -> bool:
        """Whether luck and decisions can be told apart."""
        return self.review is not None and self.review.split

    @property
    def done(self) -> bool:
        """Whether decisions are weighed too."""
        return self.review is not None and self.review.done

    @property
    def best(self) -> Verdict | None:
        """The viewer's best moment."""
        return self.review.best(self.eye) if self.review and self.done else None

    @property
    def slip(self) -> Verdict | None:
        """The viewer's biggest slip."""
        return self.review.worst(self.eye) if self.review and self.done else None


def story(model: TableModel, eye: int) -> Story:
    """What is known by now."""
    return Story(model.review, eye)
