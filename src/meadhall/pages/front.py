"""The front page: games to learn and play, tables to go on with or to watch, the bots, a file to open."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime

from meadhall.bots import LEVELS, brief, strengths
from meadhall.engine.game import AnyGame
from meadhall.engine.registry import game
from meadhall.learn import lessons, puzzles
from meadhall.look import Markup, element, show
from meadhall.pages.daily_words import titled
from meadhall.pages.games import address, meta, ordered, readable
from meadhall.pages.html import button, chip, emblem, hidden, icon, link, void
from meadhall.pages.layout import Reader, page
from meadhall.pages.one_device import alone
from meadhall.pages.pictures import picture
from meadhall.pages.setup import level_name
from meadhall.pages.words import Words, together, words
from meadhall.words import speaker

SHOWN = 8  # of one's own tables; the others are folded
GOOD, STRONG = 1800, 2100  # ratings below which the strongest bot is called good, or strong


@dataclass(frozen=True)
class Person:
    """Who sits at a table in a list."""

    name: str
    bot: str = ""  # its level


@dataclass(frozen=True)
class Card:
    """A table in a list, as the reader may know it."""

    id: str
    game: str
    name: str
    seat: int  # the reader's; SPECTATOR at tables to watch
    asked: int
    over: bool
    touched: float  # when somebody last answered, in seconds since 1970
    people: Sequence[Person] = ()
    points: Sequence[int] = ()  # empty: not known without opening the table
    winners: Sequence[int] = ()
    begun: bool = True
    alone: bool = False  # nobody else ever sat down: it can be deleted
    known: bool = False  # the deal was played before: a win is no fair one
    daily: str = ""  # the day whose deal it is

    @property
    def yours(self) -> bool:
        """Whether it waits for the reader."""
        return self.begun and not self.over and self.seat >= 0 and self.asked == self.seat


def lobby(
    reader: Reader,
    mine: Sequence[Card],
    running: Sequence[Card],
    share: tuple[str, bool] | None = None,
    compiles: bool = False,
    daily: Markup | None = None,
) -> str:
    """The games, today's deal, tables to go on with, tables to watch, a file to open, and the switch that lets others
    in: the address they would reach the hall by, and whether they do. Where the rules are still being compiled it says
    so."""
    w = words(reader.lang)
    going_on = [card for card in mine if not card.over][:1]
    shelves = element(
        "section",
        [_game(reader, one, not mine) for one in ordered()],
        class_="games",
        aria_label=w("page-games"),
    )
    opening = element("section", _open(reader), share and _share(reader, *share), class_="shelf pair")
    programs = element("p", element("a", w("page-api"), href="/api")) if not alone() else None
    riddles = any(puzzles(one) for one in ordered())
    foot = element(
        "footer",
        element("p", w("page-honest")),
        element("p", w("page-local-here" if alone() else "page-local")),
        programs,
    )
    main = element(
        "main",
        _welcome(reader, going_on, compiles),
        shelves,
        daily,
        _tables(reader, "page-my-tables", mine) if mine else None,
        _tables(reader, "page-running", running) if running else None,
        _puzzles(w) if riddles else None,
        _ladder(reader),
        _known(reader),
        opening,
        foot,
        class_="lobby hall-front",
    )
    return page(reader, "", main, class_="front-page", data_again="yes" if mine else None)


def _puzzles(w: Words) -> Markup:
    """The way to the puzzles."""
    return element(
        "section",
        element(
            "div",
            element("div", element("h2", w("puzzles")), element("p", w("puzzles-about"), class_="quiet")),
            link(w("puzzles-solve"), "/puzzles", "ask"),
            class_="panel riddles",
        ),
        class_="shelf",
    )


def _welcome(reader: Reader, going_on: Sequence[Card], compiles: bool) -> Markup:
    w = words(reader.lang)
    join = element(
        "form",
        element("h2", element("label", w("page-invited"), for_="code")),
        element(
            "div",
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
        ),
        class_="panel join",
        data_post="/go",
        aria_label=w("page-join-table"),
    )
    return element(
        "section",
        element(
            "div",
            element("h1", w("page-welcome")),
            element("p", w("page-welcome-here" if alone() else "page-welcome-about")),
            element("p", w("page-compiles"), class_="quiet") if compiles else None,
        ),
        [_go_on(reader, card) for card in going_on],
        join if not alone() else None,
        class_="welcome with-card" if going_on else "welcome",
    )


def _go_on(reader: Reader, card: Card) -> Markup:
    w = words(reader.lang)
    called, with_ = _called(reader, card), [one.name for seat, one in enumerate(card.people) if seat != card.seat]
    about = (
        w("page-table-with", table=card.name, names=together(w, with_)) if with_ else w("page-table", name=card.name)
    )
    return element(
        "article",
        emblem(card.seat),
        element(
            "div",
            element("h2", w(_next(card), game=called)),
            element("p", about, class_="quiet"),
        ),
        link(w("page-go-on"), f"/t/{card.id}", first=True),
        class_=f"panel card seat-{card.seat + 1}",
    )


def _next(card: Card) -> str:
    return "page-your-turn-in" if card.yours else "page-goes-on" if card.begun else "page-waits-in"


# -- games -----------------------------------------------------------------------------------------------------------


def _game(reader: Reader, shown: AnyGame, first_visit: bool) -> Markup:
    """A card: what one does, how one wins, how heavy it is; and the ways in."""
    w, speak = words(reader.lang), speaker(reader.lang, show(shown))
    start = shown.start
    drawn = (
        void(
            "img",
            class_="scene",
            src=f"/pictures/{shown.name}.svg?{reader.stamp}",
            alt="",
            loading="lazy",
            width="300",
            height="175",
        )
        if picture(shown.name)
        else None
    )
    flag = element("p", icon("next"), w("page-start-here"), class_="flag-here") if start else None
    does = speak.say("game-do") if speak.knows("game-do") else speak.say("game-about")
    wins = (
        element(
            "p",
            chip("crown", "small"),
            element("span", hidden(w("page-how-you-win") + " "), speak.say("game-goal")),
            class_="win",
        )
        if speak.knows("game-goal")
        else None
    )
    return element(
        "article",
        element("div", drawn, flag, class_="picture"),
        element(
            "div",
            element("h2", speak.say("game")),
            meta(w, shown),
            element("p", does, class_="do-what"),
            wins,
            _bots(w, shown),
            class_="about",
        ),
        element("div", _ways(reader, shown, start and first_visit), class_="go"),
        class_="game panel start" if start else "game panel",
        id=f"game-{shown.name}",
        data_game=shown.name,
    )


def _bots(w: Words, shown: AnyGame) -> Markup | None:
    short = brief(shown.name) if alone() else None
    weak = short.levels if short else ()  # have too little time there to be what they were measured as
    measured = strengths(shown.name).values()
    figures = [one.rating for levels in measured for name, one in levels.items() if name not in weak]
    if not figures:
        return None
    best = max(figures)
    words_for = "page-bots-good" if best < GOOD else "page-bots-strong" if best < STRONG else "page-bots-very-strong"
    return element("p", icon("bot"), element("span", w(words_for)), class_="bots")


def _ways(reader: Reader, shown: AnyGame, first: bool) -> list[Markup]:
    """Learn, play, invite. Learn becomes Rules once the lesson or a game is finished, which the browser knows."""
    w, name = words(reader.lang), speaker(reader.lang, show(shown)).say("game")
    whose = hidden(f"{name}: ")
    made: list[Markup] = []
    taught = lessons(shown)
    if taught:
        minutes = element("small", w("page-minutes", n=taught[0].minutes))
        learn = (chip("unn", "small"), element("span", whose, w("page-learn")), minutes)
        made.append(
            element("a", *learn, class_="btn learn first" if first else "btn learn", href=f"/learn/{shown.name}")
        )
    if readable(shown):
        read = (icon("scroll"), element("span", whose, w("page-rules")))
        made.append(element("a", *read, class_="btn learn", href=address(shown), hidden=bool(taught)))
    play = (icon("bot"), element("span", whose, w("page-play-now"), hidden(" " + w("page-against-bots"))))
    loud = first and not taught
    made.append(element("a", *play, class_="btn play first" if loud else "btn play", href=f"/new/{shown.name}?bots"))
    by = ("page-several-here", "page-at-this-device") if alone() else ("page-friends", "page-by-link")
    invite = (icon("people"), element("span", whose, w(by[0]), hidden(" " + w(by[1]))))
    made.append(element("a", *invite, class_="btn", href=f"/new/{shown.name}"))
    return made


# -- tables ----------------------------------------------------------------------------------------------------------


def _tables(reader: Reader, title: str, cards: Sequence[Card]) -> Markup:
    """Tables as a list: on a phone each becomes a card."""
    w = words(reader.lang)
    heads = [element("th", w(f"page-col-{name}"), scope="col") for name in ("game", "with", "last", "stands")]
    heads.append(element("th", hidden(w("page-col-open")), scope="col"))
    head = element("thead", element("tr", heads))
    rows = [_row(reader, card) for card in cards]
    shown = element("table", head, element("tbody", rows[:SHOWN]), class_="tables")
    rest = (
        element(
            "details",
            element("summary", w("page-more-tables", n=len(rows) - SHOWN)),
            element("table", head, element("tbody", rows[SHOWN:]), class_="tables"),
        )
        if len(rows) > SHOWN
        else None
    )
    return element(
        "section",
        element("h2", w(title)),
        element("div", shown, rest, class_="panel"),
        class_="shelf",
        aria_label=w(title),
    )


def _row(reader: Reader, card: Card) -> Markup:
    w = words(reader.lang)
    called = _called(reader, card)
    if card.seat < 0:
        label = w("page-watch")
    else:
        label = w("page-look") if card.over else w("page-go-on") if card.yours else w("page-open-table")
    others = [one for seat, one in enumerate(card.people) if seat != card.seat]
    when = datetime.fromtimestamp(card.touched, UTC)
    stands = [element("span", _stands(w, card))]
    if card.daily:
        stands.append(element("small", titled(w, card.daily), class_="known", title=w("end-daily-about")))
    elif card.known:
        stands.append(element("small", w("end-known"), class_="known", title=w("end-known-about")))
    if points := _points(w, card):
        stands.append(element("span", points, class_="quiet"))
    return element(
        "tr",
        element(
            "th",
            element(
                "span",
                emblem(card.seat) if card.seat >= 0 else icon("eye", "emblem"),
                element("span", element("b", called), " ", element("span", card.name, class_="quiet")),
                class_="which",
            ),
            scope="row",
        ),
        element("td", ", ".join(one.name for one in others), _levels(reader, others), class_="with"),
        element(
            "td",
            element("time", when.strftime("%Y-%m-%d %H:%M UTC"), datetime=when.isoformat(timespec="seconds")),
            class_="last-move",
        ),
        element("td", stands, class_="stands"),
        element(
            "td",
            element(
                "span",
                link(label, f"/t/{card.id}", aria_label=f"{label}: {called}, {w('page-table', name=card.name)}"),
                _afterwards(w, card, called),
                class_="acts",
            ),
            class_="act",
        ),
        class_=f"seat-{card.seat + 1}",
    )


def _afterwards(w: Words, card: Card, called: str) -> list[Markup]:
    """For one's own tables: once more, and away from the list. Hiding needs no second thought, deleting does."""
    if card.seat < 0:
        return []
    where = f"{called}, {w('page-table', name=card.name)}"
    again = w("page-table-again")
    away = w("page-table-delete" if card.alone else "page-table-hide")
    made = [link(again, f"/t/{card.id}/again", aria_label=f"{again}: {where}")] if card.over else []
    made.append(
        button(away, "close", data_do="forget", data_table=card.id, data_sure="ask" if card.alone else "no",
               aria_label=f"{away}: {where}")
    )  # fmt: skip
    return made


def _levels(reader: Reader, others: Sequence[Person]) -> Markup | None:
    """Which bots sit there, in a word."""
    w, speak = words(reader.lang), speaker(reader.lang)
    levels = list(dict.fromkeys(one.bot for one in others if one.bot))
    if not levels:
        return None
    told = []
    for level in levels:
        n = sum(one.bot == level for one in others)
        known = speak.knows(f"page-so-many-{level}")
        told.append(w(f"page-so-many-{level}", n=n) if known else level_name(reader.lang, level))
    return element("span", icon("bot"), " ", ", ".join(told), class_="quiet")


def _stands(w: Words, card: Card) -> Markup | str:
    if card.over:
        if not card.winners:
            return w("page-card-over")
        if card.seat in card.winners:
            return element("b", w("page-stands-won" if len(card.winners) == 1 else "page-stands-shared"))
        return w(
            "page-stands-lost", who=together(w, [card.people[seat].name for seat in card.winners]), n=len(card.winners)
        )
    if not card.begun:
        return w("page-stands-waiting")
    if card.yours:
        return element("b", w("page-stands-yours"))
    return w("page-stands-other", who=card.people[card.asked].name) if 0 <= card.asked < len(card.people) else ""


def _points(w: Words, card: Card) -> str:
    """The reader's points, then the others', the best first."""
    if not card.points or card.seat < 0:
        return ""
    others = sorted((seat for seat in range(len(card.points)) if seat != card.seat), key=lambda one: -card.points[one])
    told = [w("page-stands-points", n=card.points[card.seat])]
    return ", ".join(told + [f"{card.people[seat].name} {card.points[seat]}" for seat in others])


def _called(reader: Reader, card: Card) -> str:
    return speaker(reader.lang, show(game(card.game))).say("game")


# -- what else newcomers ask -----------------------------------------------------------------------------------------


def _ladder(reader: Reader) -> Markup:
    w = words(reader.lang)
    steps = [
        element("li", element("i", aria_hidden="true"), element("b", w(f"page-so-many-{level}", n=1)), " ",
                element("span", w(f"page-ladder-{level}")))
        for level in LEVELS
    ]  # fmt: skip
    return element(
        "section",
        element("h2", w("page-ladder"), id="bots"),
        element("p", w("page-ladder-about"), class_="quiet"),
        element("p", w("page-ladder-here"), class_="quiet") if alone() else None,
        element("ol", steps),
        class_="panel ladder",
        aria_labelledby="bots",
    )


def _known(reader: Reader) -> Markup:
    """How much of each game is reconstructed: honest, and out of the way of who wants to play."""
    w = words(reader.lang)
    told = []
    for shown in ordered():
        bases = shown.components.bases
        figures = w("page-known", lost=str(bases["assumed"]), all=str(bases.total()))
        told.append(element("li", element("b", speaker(reader.lang, show(shown)).say("game")), " ", figures))
    return element(
        "section",
        element("h2", w("page-known-title"), id="known"),
        element("p", w("page-known-about"), class_="quiet"),
        element("ul", told),
        class_="panel ladder sources",
        aria_labelledby="known",
    )


def _open(reader: Reader) -> Markup:
    w = words(reader.lang)
    return element(
        "form",
        element("h2", element("label", w("page-open-saga"), for_="saga")),
        void("input", id="saga", name_="saga", type="file", accept=".saga,.txt,text/plain", required=True),
        button(w("page-open"), type="submit"),
        class_="panel",
        data_file="/api/sagas",
        aria_label=w("page-open-saga"),
    )


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
