"""The front page: games, tables to go on with, tables to watch, a file to open."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from meadhall.bots import strengths
from meadhall.engine.game import AnyGame
from meadhall.engine.registry import game, games
from meadhall.look import Markup, element, show
from meadhall.pages.html import button, emblem, hidden, icon, link, void
from meadhall.pages.layout import Reader, page
from meadhall.pages.pictures import picture
from meadhall.pages.words import words
from meadhall.words import speaker


@dataclass(frozen=True)
class Card:
    """A table in a list."""

    id: str
    game: str
    name: str
    seat: int
    text: str
    over: bool


def lobby(reader: Reader, mine: Sequence[Card], running: Sequence[Card], share: tuple[str, bool] | None = None) -> str:
    """The games, tables to go on with, tables to watch, a file to open, and the switch that lets others in: the address
    they would reach the hall by, and whether they do."""
    w = words(reader.lang)
    join = element(
        "form",
        element("h2", element("label", w("page-invited"), for_="code")),
        void(
            "input",
            id="code",
            name_="code",
            placeholder=w("page-invited-place"),
            autocomplete="off",
            maxlength="200",
            required=True,
        ),
        button(w("page-join"), type="submit"),
        class_="panel",
        data_post="/go",
        aria_label=w("page-join-table"),
    )
    open_ = element(
        "form",
        element("h2", element("label", w("page-open-saga"), for_="saga")),
        void("input", id="saga", name_="saga", type="file", accept=".saga,.txt,text/plain", required=True),
        button(w("page-open"), type="submit"),
        class_="panel",
        data_file="/api/sagas",
        aria_label=w("page-open-saga"),
    )
    resume = [_card(reader, card, w("page-look") if card.over else w("page-go-on"), not card.over) for card in mine[:1]]
    welcome = element(
        "section",
        element("div", element("h1", w("page-welcome")), element("p", w("page-welcome-about"))),
        resume,
        join,
        class_="welcome",
    )
    more = [
        element(
            "section",
            element("h2", w("page-my-tables")),
            element(
                "div",
                [_card(reader, card, w("page-look") if card.over else w("page-go-on"), False) for card in mine[1:]],
                class_="cards",
            ),
            class_="shelf",
            aria_label=w("page-my-tables"),
        )
        if len(mine) > 1
        else None,
        element(
            "section",
            element("h2", w("page-running")),
            element("div", [_card(reader, card, w("page-watch"), False) for card in running], class_="cards"),
            class_="shelf",
            aria_label=w("page-running"),
        )
        if running
        else None,
        element("section", open_, share and _share(reader, *share), class_="shelf"),
    ]
    shelves = element(
        "section", [_game(reader, game(name)) for name in games()], class_="games", aria_label=w("page-games")
    )
    foot = element("footer", element("p", w("page-honest")), element("p", w("page-local")))
    return page(reader, "", element("main", welcome, shelves, more, foot, class_="lobby"))


def _share(reader: Reader, address: str, on: bool) -> Markup:
    w = words(reader.lang)
    return element(
        "form",
        element("h2", w("page-share")),
        element("p", w("page-shared", address=address) if on else w("page-not-shared")),
        void("input", name_="on", type="hidden", value="no" if on else "yes"),
        button(w("page-share-end") if on else w("page-share-begin"), type="submit"),
        class_="panel",
        data_post="/share",
        aria_label=w("page-share"),
    )


def _card(reader: Reader, card: Card, label: str, first: bool) -> Markup:
    title = (
        f"{speaker(reader.lang, show(game(card.game))).say('game')}, {words(reader.lang)('page-table', name=card.name)}"
    )
    return element(
        "article",
        emblem(card.seat) if card.seat >= 0 else icon("eye", "emblem"),
        element("div", element("h3", title), element("p", card.text, class_="quiet")),
        link(label, f"/t/{card.id}", first=first, aria_label=f"{label}: {title}"),
        class_=f"panel card seat-{card.seat + 1}",
    )


def _game(reader: Reader, shown: AnyGame) -> Markup:
    w, say = words(reader.lang), speaker(reader.lang, show(shown)).say
    seats = f"{min(shown.seats)}–{max(shown.seats)}"
    meta = element(
        "p",
        icon("people"),
        f" {seats} ",
        hidden(w("page-players")),
        icon("clock"),
        " ",
        w("page-minutes", n=shown.minutes),
        element("span", weight(shown.weight), class_="weight", title=w("page-weight", n=shown.weight)),
        hidden(w("page-weight", n=shown.weight)),
        class_="meta",
    )
    figures = [one.rating for levels in strengths(shown.name).values() for one in levels.values()]
    rated = (
        element(
            "p",
            icon("bot"),
            " ",
            w("page-ratings", low=str(min(figures)), high=str(max(figures))),
            class_="meta",
            title=w("page-rating-about"),
        )
        if figures
        else None
    )
    bases = shown.components.bases
    known = element(
        "p",
        icon("scroll"),
        " ",
        w("page-known", lost=str(bases["assumed"]), all=str(bases.total())),
        class_="meta",
        title=w("page-known-about"),
    )
    drawn = (
        void(
            "img",
            class_="scene",
            src=f"/pictures/{shown.name}.svg?{reader.stamp}",
            alt="",
            loading="lazy",
            width="300",
            height="200",
        )
        if picture(shown.name)
        else None
    )
    return element(
        "article",
        drawn,
        element("div", element("h2", say("game")), meta, rated, known, element("p", say("game-about")), class_="about"),
        element(
            "div",
            link(
                w("page-play-bots"),
                f"/new/{shown.name}?bots",
                "bot",
                first=True,
                aria_label=f"{say('game')}: {w('page-play-bots')}",
            ),
            link(w("page-invite"), f"/new/{shown.name}", "people", aria_label=f"{say('game')}: {w('page-invite')}"),
            class_="go",
        ),
        class_="game panel",
    )


def weight(n: int) -> Markup:
    """How heavy a game is: filled of five notches."""
    return Markup("".join(element("i", class_="on" if k < n else None) for k in range(5)))
