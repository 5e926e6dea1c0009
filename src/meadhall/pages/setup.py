"""The set-up page of a game."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from meadhall.bots import LEVELS, brief, strengths, told_apart
from meadhall.engine.game import COLOURS, AnyGame, Option, OptionValue
from meadhall.learn import lessons
from meadhall.look import Markup, element, show
from meadhall.pages.games import goal_line
from meadhall.pages.html import button, emblem, void
from meadhall.pages.layout import Reader, page
from meadhall.pages.lessons import offer
from meadhall.pages.model import BEGINNER
from meadhall.pages.one_device import alone
from meadhall.pages.pictures import picture
from meadhall.pages.words import together, words
from meadhall.words import speaker

HINTS = ("usual", "yes", "no")
HANDFUL = 3  # players against bots
PATIENCE = (0, 5, 30, 24 * 60)  # minutes offered on the set-up page
RESTS = (0, 3, 7, 14, 30)  # days, likewise


@dataclass(frozen=True)
class Again:
    """A table to be set like one before: kinds and names of the seats from the first on, the options, and hints."""

    seats: Sequence[tuple[str, str]]
    options: Mapping[str, OptionValue]
    hints: str = HINTS[0]


def setup(reader: Reader, shown: AnyGame, bots: bool, again: Again | None = None) -> str:
    """Seats, names, colours, options."""
    w, say = words(reader.lang), speaker(reader.lang, show(shown)).say
    most, start = max(shown.seats), min(shown.seats) if not bots else _handful(shown)
    if again is not None:
        start = len(again.seats)
    counts = [element("option", n, value=n, selected=n == start) for n in shown.seats]
    number = (
        element(
            "p",
            element("label", w("page-how-many"), for_="number"),
            element("select", counts, id="number", name_="number", data_seats="yes"),
            class_="row",
        )
        if len(counts) > 1
        else void("input", type="hidden", name_="number", value=most)
    )
    before = list(again.seats) if again is not None else []
    another = "me" if alone() else "friend"
    before += [("me" if k == 0 else f"bot:{BEGINNER}" if bots else another, "") for k in range(len(before), most)]
    values = again.options if again is not None else {}
    options = [_option(reader, shown, o, values.get(o.name, o.default)) for o in shown.options.values()]
    form = element(
        "form",
        number,
        seating(reader, shown, before, start),
        more(reader, options, again.hints if again is not None else HINTS[0]),
        element("p", button(w("page-sit-down"), "hall", first=True, type="submit"), class_="row end"),
        class_="panel setup",
        data_post=f"/new/{shown.name}",
        data_shared="yes" if alone() else None,
    )
    drawn = (
        void("img", class_="scene", src=f"/pictures/{shown.name}.svg?{reader.stamp}", alt="", width="300", height="200")
        if picture(shown.name)
        else None
    )
    aside = element(
        "aside", drawn, element("div", element("p", say("game-about")), class_="about"), class_="panel game"
    )
    main = element(
        "main",
        element("header", element("h1", w("page-set-up", game=say("game"))), goal_line(reader, shown)),
        offer(reader, shown, lessons(shown)) if again is None else None,
        element("div", form, aside, class_="two"),
        class_="lobby narrow",
    )
    return page(reader, w("page-set-up", game=say("game")), main)


def seating(reader: Reader, shown: AnyGame, seats: Sequence[tuple[str, str]], number: int) -> list[Markup | None]:
    """A row for each of the seats, by kind and name, of which `number` are played on; and what the ratings mean."""
    w, figures = words(reader.lang), rated(shown, reader.lang)
    rows = [_seat(reader, k, *one, k >= number, number, figures) for k, one in enumerate(seats)]
    about = element("p", w("page-rating-about"), class_="quiet") if figures else None
    return [element("ol", rows, class_="seating"), about, _brief(reader, shown) if alone() else None]


def _brief(reader: Reader, shown: AnyGame) -> Markup | None:
    """On the page without a server: which bots have less time to think than in a hall, and what that means."""
    w, found = words(reader.lang), brief(shown.name)
    if found is None or not found.levels:
        return None
    who = together(w, [level_name(reader.lang, one) for one in found.levels])
    like = level_name(reader.lang, found.like)
    return element("p", w("page-rating-brief", who=who, like=like, n=found.iterations), class_="quiet")


def more(reader: Reader, options: Sequence[Markup], hints: str = HINTS[0]) -> Markup:
    """What most leave as it is."""
    w = words(reader.lang)
    return element(
        "details",
        element("summary", w("page-more")),
        options,
        _absent(reader) if not alone() else None,
        _hints(reader, hints),
        _watchable(reader),
        element(
            "p",
            element("label", void("input", type="checkbox", name_="at_once", value="yes"), " ", w("page-at-once")),
            class_="row",
        ),
        element("p", w("page-at-once-about"), class_="quiet"),
    )


def _absent(reader: Reader) -> list[Markup]:
    """How long the table waits for who is away."""
    w = words(reader.lang)
    patience = [element("option", w("page-patience-for", n=n), value=n) for n in PATIENCE]
    rests = [element("option", w("page-rests-for", n=n), value=n) for n in RESTS]
    return [
        element(
            "p",
            element("label", w("page-patience"), for_="patience"),
            element("select", patience, id="patience", name_="patience"),
            class_="row",
        ),
        element("p", w("page-patience-about"), class_="quiet"),
        element(
            "p",
            element("label", w("page-rests"), for_="rests"),
            element("select", rests, id="rests", name_="rests"),
            class_="row",
        ),
    ]


def _watchable(reader: Reader) -> Markup:
    """Whether anybody may look on; at one device a table of bots is the only one that is watched."""
    if alone():
        return void("input", type="hidden", name_="watch", value="yes")
    ticked = void("input", type="checkbox", name_="watch", value="yes", checked=True)
    return element("p", element("label", ticked, " ", words(reader.lang)("page-watchable")), class_="row")


def rated(shown: AnyGame, lang: str = "en") -> dict[str, dict[int, str]]:
    """Each level's rating by number of seats, as text: no level is shown weaker than the one below it, and levels that
    were not measured apart are shown as equals. What nobody measured is missing. On the page without a server, who has
    too little time there is rated as at least what fits into it.
    """
    made: dict[str, dict[int, str]] = {}
    short = brief(shown.name) if alone() else None
    for seats, measured in strengths(shown.name).items():
        apart = told_apart(measured)
        for name, one in apart.items():
            least = short is not None and name in short.levels
            known = apart.get(short.like, one) if short is not None and least else one
            text = f"{known.rating} ± {known.spread}" if known.spread else str(known.rating)
            made.setdefault(name, {})[seats] = words(lang)("page-rating-least", rating=text) if least else text
    return made


def _handful(shown: AnyGame) -> int:
    """How many play where nobody said so: three, or as near as the game allows."""
    return min(shown.seats, key=lambda number: (abs(number - HANDFUL), number))


def _hints(reader: Reader, chosen: str) -> Markup:
    w = words(reader.lang)
    offered = [element("option", w(f"page-hints-{one}"), value=one, selected=one == chosen) for one in HINTS]
    return element(
        "div",
        element(
            "p",
            element("label", w("page-hints"), for_="hints"),
            element("select", offered, id="hints", name_="hints"),
            class_="row",
        ),
        element("p", w("page-hints-about"), class_="quiet"),
    )


def _seat(
    reader: Reader, k: int, chosen: str, called: str, off: bool, number: int, figures: Mapping[str, Mapping[int, str]]
) -> Markup:
    w = words(reader.lang)
    kinds = [("me", w("page-seat-me")), ("friend", w("page-seat-friend")), ("program", w("page-seat-program"))]
    if alone():
        kinds = [("me", w("page-seat-here-too"))]
    offered = [element("option", text, value=value, selected=value == chosen) for value, text in kinds]
    for level in LEVELS:
        text, measured = w("page-seat-bot", level=level_name(reader.lang, level)), figures.get(level, {})
        offered.append(
            element(
                "option",
                f"{text} · {measured[number]}" if number in measured else text,
                value=f"bot:{level}",
                selected=chosen == f"bot:{level}",
                data_called=text if measured else None,
                data_ratings=json.dumps(measured, ensure_ascii=False) if measured else None,
            )
        )
    colour = w(f"page-colour-{COLOURS[k]}")
    who = element(
        "select",
        offered,
        name_=f"kind-{k}",
        aria_label=w("page-seat-who", colour=colour),
        disabled=off,
    )
    name = void(
        "input",
        name_=f"name-{k}",
        maxlength="40",
        value=called or None,
        placeholder=w("page-seat-name"),
        autocomplete="nickname" if k == 0 else "off",
        aria_label=w("page-seat-named", colour=colour),
        disabled=off,
    )
    return element("li", emblem(k), element("b", colour), who, name, class_=f"seat-{k + 1}", hidden=off)


def level_name(lang: str, level: str) -> str:
    """What a bot is called."""
    known = speaker(lang).knows(f"page-level-{level}")
    return words(lang)(f"page-level-{level}") if known else level


def _option(reader: Reader, shown: AnyGame, option: Option, set_to: OptionValue) -> Markup:
    speak = speaker(reader.lang, show(shown))
    name = f"option-{option.name}"

    def value(choice: object) -> str:
        message = f"{name}-{str(choice).lower()}"
        return speak.say(message) if speak.knows(message) else str(choice)

    chosen = [
        element("option", value(choice), value=str(choice).lower(), selected=choice == set_to)
        for choice in option.choices
    ]
    about = speak.about(name)
    return element(
        "div",
        element(
            "p",
            element("label", speak.say(name), for_=name),
            element("select", chosen, id=name, name_=name),
            class_="row",
        ),
        element("p", about, class_="quiet") if about else None,
    )
