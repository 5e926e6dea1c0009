"""The puzzles there are: of all games, and of one; the page fills in which the reader has solved."""

from __future__ import annotations

from collections.abc import Sequence

from meadhall.engine.game import AnyGame
from meadhall.learn import Puzzle, puzzles
from meadhall.look import Markup, element, show
from meadhall.pages.games import ordered
from meadhall.pages.html import bust, hidden, icon, link, void
from meadhall.pages.layout import Reader, page
from meadhall.pages.pictures import picture
from meadhall.pages.puzzle import home, notches
from meadhall.pages.puzzle_words import Told
from meadhall.pages.words import Words, words
from meadhall.words import speaker

SIGNS = {"first": "tick", "later": "again", "missed": "eye"}  # how a puzzle went


def every(reader: Reader) -> str:
    """All games that have puzzles, how many, and how many the reader has solved."""
    w = words(reader.lang)
    found = [(game, known) for game in ordered() if (known := puzzles(game))]
    main = element(
        "main",
        element("h1", w("puzzles")),
        element("p", w("puzzles-about"), class_="quiet"),
        element("ul", [_game(reader, game, known) for game, known in found], class_="all-rules"),
        element("p", link(w("page-to-hall"), "/", "hall"), class_="row"),
        class_="lobby narrow",
    )
    return page(reader, w("puzzles"), main, data_puzzles="yes")


def _game(reader: Reader, game: AnyGame, known: Sequence[Puzzle]) -> Markup:
    w, name = words(reader.lang), speaker(reader.lang, show(game)).say("game")
    thumb = (
        void("img", class_="thumb", src=f"/pictures/{game.name}.svg?{reader.stamp}", alt="", width="88", height="60")
        if picture(game.name)
        else None
    )
    go = element("a", icon("ask"), element("span", hidden(f"{name}: "), w("puzzles-solve")), class_="btn",
                 href=f"/puzzles/{game.name}")  # fmt: skip
    return element(
        "li",
        thumb,
        element("div", element("h2", name), _count(w, game, known)),
        element("div", go, class_="go-now"),
        class_="panel",
    )


def _count(w: Words, game: AnyGame, known: Sequence[Puzzle]) -> Markup:
    """How many there are, and how many were solved, which the browser knows."""
    solved = element("span", " · ", element("span", data_words=w("puzzles-mine")), hidden=True, data_solved=game.name,
                     data_ids=" ".join(one.id for one in known))  # fmt: skip
    return element("p", w("puzzles-count", n=len(known)), solved, class_="quiet")


def of_game(reader: Reader, game: AnyGame, known: Sequence[Puzzle]) -> str:
    """The puzzles of a game, easy ones first."""
    w, name = words(reader.lang), speaker(reader.lang, show(game)).say("game")
    head = element(
        "header",
        bust(),
        element(
            "div",
            element("h1", w("puzzles-of", game=name)),
            element("p", w("puzzles-about")),
            _count(w, game, known),
        ),
    )
    ways = element(
        "p",
        link(w("puzzles-every"), "/puzzles", "ask"),
        link(w("page-to-hall"), "/", "hall"),
        class_="row",
    )
    listed = element("ol", [_card(reader, one) for one in known], class_="puzzles")
    main = element("main", element("section", head, listed, ways, class_="panel finish"), class_="lobby narrow")
    return page(reader, w("puzzles-of", game=name), main, data_puzzles=game.name)


def _card(reader: Reader, one: Puzzle) -> Markup:
    w = words(reader.lang)
    went = [
        element("span", icon(sign), hidden(w(f"puzzle-went-{how}")), title=w(f"puzzle-went-{how}"), hidden=True,
                data_went=how)
        for how, sign in SIGNS.items()
    ]  # fmt: skip
    inner = [
        element("b", hidden(f"{w('puzzle')} "), str(one.number)),
        element("span", Told(one, reader.lang).question),
        element("span", notches(w, one), class_="hard"),
        element("span", went, class_="went"),
    ]
    return element("li", element("a", inner, href=home(one), data_of=one.id))
