"""The page of the daily deal: which it is, one's own try against par, who else played it here, one's last days."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import date, timedelta

from meadhall.bots.par import LEVELS, Par
from meadhall.engine.daily import Deal
from meadhall.engine.registry import game
from meadhall.look import Markup, element
from meadhall.pages.daily_words import against, called, dated, described, shared, titled
from meadhall.pages.games import goal_line
from meadhall.pages.html import button, emblem, hidden, icon, link, void
from meadhall.pages.layout import Reader, page
from meadhall.pages.one_device import alone
from meadhall.pages.pictures import picture
from meadhall.pages.words import Words, words


@dataclass(frozen=True)
class Mine:
    """The reader's first try of a day."""

    table: str | None  # None: it was deleted
    over: bool
    late: bool  # begun after its day
    points: int | None = None  # None: it runs, or was given up
    place: int | None = None


@dataclass(frozen=True)
class Result:
    """What somebody of this hall reached."""

    name: str
    points: int
    place: int
    late: bool
    mine: bool


@dataclass(frozen=True)
class Daily:
    """All that the page tells."""

    deal: Deal
    now: date
    mine: Mine | None
    par: Par
    results: Sequence[Result]
    days: Sequence[Deal]  # the last ones, today first
    tries: Mapping[str, Mine]  # the reader's, by day
    base: str  # what links to this hall begin with
    name: str = ""  # what the reader was last called

    @property
    def played(self) -> bool:
        """Whether the first try is over."""
        return self.mine is not None and self.mine.over


def streak(now: date, tries: Mapping[str, Mine]) -> int:
    """How many days in a row were played to the end, each on its day; today counts once it is."""

    def done(day: date) -> bool:
        found = tries.get(day.isoformat())
        return found is not None and not found.late and found.points is not None

    day = now if done(now) else now - timedelta(1)
    found = 0
    while done(day):
        found, day = found + 1, day - timedelta(1)
    return found


def daily(reader: Reader, told: Daily) -> str:
    """The whole page."""
    w = words(reader.lang)
    title = titled(w, told.deal.day)
    main = element(
        "main",
        element("header", element("h1", title), element("p", w("daily-about"), class_="quiet")),
        element(
            "div",
            element("div", _deal(reader, told), par(reader, told), class_="side"),
            element("div", _here(reader, told), _days(reader, told), class_="side"),
            class_="sides",
        ),
        element("footer", element("p", w("daily-kept-own" if alone() else "daily-kept"), class_="quiet")),
        class_="daily-page",
        data_playing="yes" if len(told.par) < len(LEVELS) else None,
    )
    return page(reader, title, main)


# -- the deal and one's own try --------------------------------------------------------------------------------------


def _deal(reader: Reader, told: Daily) -> Markup:
    w, deal = words(reader.lang), told.deal
    drawn = void(
        "img", class_="scene", src=f"/pictures/{deal.game}.svg?{reader.stamp}", alt="", width="300", height="175"
    )
    late = deal.day < told.now
    return element(
        "section",
        element("div", drawn, class_="picture") if picture(deal.game) else None,
        element(
            "div",
            element("h2", called(reader.lang, deal.game), id="deal"),
            element("p", emblem(deal.seat), element("span", described(reader.lang, deal)), class_="seated"),
            goal_line(reader, game(deal.game)),
            element("p", w("daily-late-about")) if late and told.mine is None else None,
            _mine(reader, told),
            element("p", w("daily-trust"), class_="quiet"),
            link(w("daily-to-today"), "/daily", "sun") if late else None,
            class_="about",
        ),
        class_=f"panel deal seat-{deal.seat + 1}",
        aria_labelledby="deal",
    )


def _mine(reader: Reader, told: Daily) -> list[Markup | None]:
    """To play, to go on, or what came of it."""
    w, mine, deal = words(reader.lang), told.mine, told.deal
    if mine is None or not mine.over:
        late = deal.day < told.now
        words_for = "daily-go-on" if mine is not None else "daily-play-late" if late else "daily-play"
        return [_form(reader, told, words_for, first=True, named=mine is None)]
    made: list[Markup | None] = []
    if mine.points is None or mine.place is None:
        made.append(element("p", w("daily-given-up"), class_="result"))
    else:
        reached = w("daily-mine", points=mine.points, place=mine.place, seats=deal.seats)
        later = element("small", w("daily-later"), class_="known") if mine.late else None
        made.append(element("p", element("b", reached), " ", later, " ", against(w, mine.points, told.par),
                            class_="result", id="reached"))  # fmt: skip
        text = shared(reader.lang, deal, mine.points, mine.place, told.par)
        where = None if alone() else f"{told.base}/daily?day={deal.day.isoformat()}"  # a page of one device is no link
        does = [
            button(w("daily-share"), "share", first=True, data_do="share-daily", data_text=text,
                   data_link=where),
            link(w("daily-look"), f"/t/{mine.table}", "scroll") if mine.table else None,
        ]  # fmt: skip
        made.append(element("p", does, class_="row"))
        made.append(element("p", text, class_="quiet share-text", id="share-text"))
    made.append(_form(reader, told, "daily-practise", practice=True))
    return made


def _form(
    reader: Reader, told: Daily, words_for: str, *, first: bool = False, named: bool = False, practice: bool = False
) -> Markup:
    w = words(reader.lang)
    field = (
        element("label", element("span", w("page-your-name")),
                void("input", name_="name", value=told.name, maxlength="40", autocomplete="nickname"))
        if named
        else None
    )  # fmt: skip
    return element(
        "form",
        void("input", type="hidden", name_="day", value=told.deal.day.isoformat()),
        void("input", type="hidden", name_="practice", value="yes") if practice else None,
        field,
        button(w(words_for), "again" if practice else "next", first=first, type="submit"),
        element("span", w("daily-practise-about"), class_="quiet") if practice else None,
        class_="row",
        data_post="/daily",
    )


# -- par -------------------------------------------------------------------------------------------------------------


def par(reader: Reader, told: Daily) -> Markup:
    """What the levels reached, and the reader among them; drawn anew while bots still play."""
    w, mine = words(reader.lang), told.mine
    rows = [(score.points, score.place, w(f"page-so-many-{level}", n=1), False) for level, score in told.par.items()]
    if mine is not None and mine.points is not None:
        rows.append((mine.points, mine.place or 0, w("daily-you"), True))
    rows.sort(key=lambda row: (-row[0], not row[3]))
    most = max((1, *(row[0] for row in rows)))
    still = w("daily-par-playing")
    playing = [level for level in LEVELS if level not in told.par]
    waits = [
        element("li", element("b", w(f"page-so-many-{level}", n=1)), " ", element("span", still, class_="quiet"))
        for level in playing
    ]
    return element(
        "section",
        element("h2", w("daily-par"), id="par-of"),
        element("p", w("daily-par-about"), class_="quiet"),
        element("ol", [_score(w, *row, most) for row in rows], waits),
        class_="panel par",
        id="par",
        aria_labelledby="par-of",
        data_playing="yes" if playing else None,
    )


def _score(w: Words, points: int, place: int, who: str, you: bool, most: int) -> Markup:
    width = f"{100 * max(0, points) / most:.2f}%"
    bar = element("svg", element("rect", x="0", y="0", width=width, height="100%"), class_="bar", aria_hidden="true")
    return element(
        "li",
        element("b", who, aria_hidden="true"),
        bar,
        element("span", points, class_="figure", aria_hidden="true"),
        hidden(w("daily-par-score", who=who, points=points, place=place)),
        class_="you" if you else None,
    )


# -- others, and other days ------------------------------------------------------------------------------------------


def _here(reader: Reader, told: Daily) -> Markup:
    w = words(reader.lang)
    title = w("daily-here-own" if alone() else "daily-here")
    heads = [element("th", w(f"daily-col-{name}"), scope="col") for name in ("place", "name", "points", "came")]
    rows = []
    for one in told.results:
        rank = 1 + sum(other.points > one.points for other in told.results)
        later = element("small", w("daily-later"), class_="known") if one.late else None
        you = hidden(f" ({w('daily-you')})") if one.mine else None
        rows.append(
            element(
                "tr",
                element("td", rank),
                element("th", one.name, you, " ", later, scope="row"),
                element("td", one.points),
                element("td", w("daily-came", place=one.place, seats=told.deal.seats)),
                class_="you" if one.mine else None,
            )
        )
    table = element("table", element("thead", element("tr", heads)), element("tbody", rows), class_="results")
    return element(
        "section",
        element("h2", title, id="here"),
        table if rows else element("p", w("daily-here-none"), class_="quiet"),
        class_="panel",
        aria_labelledby="here",
    )


def _days(reader: Reader, told: Daily) -> Markup:
    w = words(reader.lang)
    rows = []
    for deal in told.days:
        mine = told.tries.get(deal.day.isoformat())
        when = w("daily-today") if deal.day == told.now else dated(w, deal.day)
        rows.append(
            element(
                "li",
                element(
                    "a",
                    element("span", element("b", when), " ", called(reader.lang, deal.game)),
                    element("span", _came(w, mine, deal)),
                    href=f"/daily?day={deal.day.isoformat()}",
                    aria_current="page" if deal.day == told.deal.day else None,
                ),
            )
        )
    row = streak(told.now, told.tries)
    return element(
        "section",
        element("h2", w("daily-days"), id="days"),
        element("p", icon("sun"), " ", w("daily-streak", n=row), class_="streak"),
        element("ol", rows, class_="days"),
        class_="panel",
        aria_labelledby="days",
    )


def _came(w: Words, mine: Mine | None, deal: Deal) -> str:
    if mine is None:
        return w("daily-unplayed")
    if mine.points is None or mine.place is None:
        return w("daily-stopped" if mine.over else "daily-running")
    told = w("daily-mine", points=mine.points, place=mine.place, seats=deal.seats)
    return f"{told}, {w('daily-later')}" if mine.late else told


# -- on the front page -----------------------------------------------------------------------------------------------


def card(reader: Reader, deal: Deal, mine: Mine | None) -> Markup:
    """Today's deal in a line, for the front page."""
    w = words(reader.lang)
    if mine is None:
        about = w("daily-card-about")
    elif mine.points is None or mine.place is None:
        about = w("daily-given-up" if mine.over else "daily-card-running")
    else:
        about = w("daily-card-done", points=mine.points, place=mine.place, seats=deal.seats)
    return element(
        "section",
        icon("sun", "emblem"),
        element(
            "div",
            element("h2", w("daily-card", game=called(reader.lang, deal.game))),
            element("p", about, class_="quiet"),
        ),
        link(w("daily-card-open"), "/daily", aria_label=f"{w('daily')}: {w('daily-card-open')}"),
        class_="panel card daily-card",
        aria_label=w("daily"),
    )
