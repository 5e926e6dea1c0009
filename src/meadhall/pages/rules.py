"""The rules of a game to read: goal, a turn in pictures, chapters of numbered paragraphs; short or full."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any

from meadhall.engine.game import AnyGame
from meadhall.learn import Chapter, Paragraph, Picture, book, lessons, links, puzzles
from meadhall.look import Markup, element, show
from meadhall.pages.games import address, goal, meta, ordered, readable
from meadhall.pages.html import button, chip, hidden, icon, link, void
from meadhall.pages.layout import Reader, page
from meadhall.pages.pictures import picture
from meadhall.pages.words import Words, words
from meadhall.words import speaker

RULING = "§"  # beside a paragraph that the rulebook leaves open


# -- the page --------------------------------------------------------------------------------------------------------


def rules(reader: Reader, game: AnyGame) -> str:
    """All rules of a game on one page; raises `NothingToLearn` where it has none."""
    w, name = words(reader.lang), speaker(reader.lang, show(game)).say("game")
    written = _book(game, reader.lang)
    main = element(
        "main",
        _head(reader, game, name),
        element("div", _search(w), _contents(w, game, reader.lang), class_="aside"),
        written,
        element(
            "footer",
            element("p", w("page-rules-own", sign=RULING)),
            element("p", button(w("page-rules-print"), "scroll", data_print="yes")),
        ),
        class_="rules",
    )
    place = element("p", element("b", name), element("span", " · ", w("page-rules-place")), class_="place")
    return page(reader, w("page-rules-of", game=name), main, place, "rules-page", data_game=game.name)


def _head(reader: Reader, game: AnyGame, name: str) -> Markup:
    w, taught = words(reader.lang), lessons(game)
    thumb = (
        void("img", class_="thumb", src=f"/pictures/{game.name}.svg?{reader.stamp}", alt="", width="88", height="60")
        if picture(game.name)
        else None
    )
    lengths = [
        element(
            "label",
            void("input", type="radio", name_="length", id=f"rules-{one}", value=one, checked=one == "short"),
            element("span", w(f"page-rules-{one}")),
        )
        for one in ("short", "full")
    ]
    learn = (
        element(
            "a",
            chip("unn", "small"),
            element("span", w("page-rules-learn")),
            element("small", w("page-minutes", n=taught[0].minutes)),
            class_="btn first",
            href=f"/learn/{game.name}",
        )
        if taught
        else None
    )
    return element(
        "header",
        thumb,
        element("div", element("h1", name, " ", element("small", w("page-rules-place"))), meta(w, game, whole=True)),
        element("fieldset", element("legend", w("page-rules-length"), class_="hide"), lengths, class_="length"),
        element(
            "div",
            learn,
            link(w("page-play-now"), f"/new/{game.name}?bots", "bot"),
            link(w("puzzles"), f"/puzzles/{game.name}", "ask") if puzzles(game) else None,
            class_="go-now",
        ),
        class_="rules-head",
    )


def _search(w: Words) -> Markup:
    return element(
        "div",
        element("label", w("page-rules-search"), for_="rules-find", class_="hide"),
        icon("search"),
        void(
            "input",
            id="rules-find",
            type="search",
            placeholder=w("page-rules-find"),
            autocomplete="off",
            maxlength=60,
        ),
        element("p", role="status", id="rules-found", class_="quiet"),
        class_="find",
        role="search",
    )  # fmt: skip


def _contents(w: Words, game: AnyGame, lang: str) -> Markup:
    read = book(game, lang)
    lines = [
        element("li", element("a", w("page-rules-goal"), href="#rules-goal", aria_current="true")),
        element("li", element("a", read.turn_title, href="#rules-turn")),
    ]
    for one in read.chapters:
        inside = element("a", element("span", one.number, class_="n"), one.title, href=f"#chapter-{one.number}")
        lines.append(element("li", inside, class_="full-only" if _only_full(one) else None))
    return element("nav", element("ol", lines), class_="toc", aria_label=w("page-rules-contents"))


@lru_cache(maxsize=32)
def _book(game: AnyGame, lang: str) -> Markup:
    """The book itself: the same for all readers, and its pictures take a moment to draw."""
    w, read = words(lang), book(game, lang)
    signs = [element("li", chip(sign), element("span", told)) for sign, told in read.points]
    about = element(
        "section",
        element(
            "div",
            chip("crown", "big"),
            element("div", element("h2", read.win), element("p", read.doing)),
        ),
        element("div", element("h3", w("page-rules-points")), element("ul", signs), class_="from") if signs else None,
        class_="goal panel",
        id="rules-goal",
    )
    shown = [_figure(one, number) for number, one in enumerate(read.turn, 1)]
    turn = element(
        "section",
        element("h2", read.turn_title),
        element("div", shown, class_="turn-pics"),
        id="rules-turn",
        class_="turn-shown",
    )
    rulings: dict[str, list[str]] = {}
    for number, paragraph in links(game).rulings.items():
        rulings.setdefault(paragraph, []).append(number)
    halves = side_by_side(read.chapters)
    chapters = [_chapter(w, one, rulings, one.number in halves) for one in read.chapters]
    return element("article", about, turn, chapters, class_="book", id="book")


def _only_full(chapter: Chapter) -> bool:
    return chapter.full or all(one.full for one in chapter.paragraphs)


def side_by_side(chapters: Sequence[Chapter]) -> set[int]:
    """Numbers of chapters that stand in pairs: two of words alone, of the same length of the book, so that no half is
    ever left alone."""
    paired: set[int] = set()
    at = 0
    while at + 1 < len(chapters):
        both = chapters[at : at + 2]
        if all(_narrow(one) for one in both) and _only_full(both[0]) == _only_full(both[1]):
            paired |= {one.number for one in both}
            at += 1
        at += 1
    return paired


def _narrow(chapter: Chapter) -> bool:
    return all(isinstance(part, Paragraph) and "<table>" not in part.markup for part in chapter.parts)


def _chapter(w: Words, chapter: Chapter, rulings: Mapping[str, Sequence[str]], half: bool) -> Markup:
    told = [_paragraph(w, one, rulings.get(one.id, ())) for one in chapter.paragraphs]
    shown = [_figure(part) for part in chapter.parts if isinstance(part, Picture)]
    names = ["chapter", *(["half"] if half else []), *(["full-only"] if _only_full(chapter) else [])]
    return element(
        "section",
        element("h2", element("span", chapter.number, class_="n"), " ", chapter.title),
        element("div", told, class_="paras"),
        element("div", shown, class_="side") if shown else None,
        class_=" ".join(names if shown else [*names, "words-only"]),
        id=f"chapter-{chapter.number}",
    )


def _paragraph(w: Words, one: Paragraph, rulings: Sequence[str]) -> Markup:
    name = w("page-rules-paragraph", number=one.number)
    number = element("a", one.number, class_="no", href=f"#{one.id}", aria_label=name)
    signs = "".join(" " + _sign(w, ruling) for ruling in rulings)
    return element(
        "div",
        number,
        element("div", Markup(one.markup.replace("</p>", f"{signs}</p>", 1)), class_="says"),
        class_="para full-only" if one.full else "para",
        id=one.id,
    )


def _sign(w: Words, ruling: str) -> Markup:
    """The quiet sign of a ruling behind a paragraph."""
    return element(
        "span",
        element("span", f"{RULING} {ruling}", aria_hidden="true"),
        hidden(w("page-rules-ruling", n=ruling)),
        class_="ruling",
        title=w("page-rules-ruling-about", n=ruling),
    )


def _figure(one: Picture, number: int = 0) -> Markup:
    head = [element("span", number, class_="n"), " "] if number else []
    title = element("h3", head, one.title) if one.title else None
    return element(
        "figure",
        element("div", one.markup(), class_="frame-in"),
        element("figcaption", title, element("p", Markup(one.text))),
        class_="pic",
        id=f"picture-{one.id}",
    )


# -- all of them -----------------------------------------------------------------------------------------------------


def shelf(reader: Reader) -> str:
    """The games that have rules to read."""
    w = words(reader.lang)
    main = element(
        "main",
        element("h1", w("page-rules-all")),
        element("p", w("page-rules-all-about"), class_="quiet"),
        element("ul", [_entry(reader, one) for one in ordered() if readable(one)], class_="all-rules"),
        class_="lobby narrow",
    )
    return page(reader, w("page-rules-all"), main)


def _entry(reader: Reader, game: AnyGame) -> Markup:
    w, name = words(reader.lang), speaker(reader.lang, show(game)).say("game")
    thumb = (
        void("img", class_="thumb", src=f"/pictures/{game.name}.svg?{reader.stamp}", alt="", width="88", height="60")
        if picture(game.name)
        else None
    )
    learn = element("a", chip("unn", "small"), element("span", hidden(f"{name}: "), w("page-learn")), class_="btn",
                    href=f"/learn/{game.name}") if lessons(game) else None  # fmt: skip
    return element(
        "li",
        thumb,
        element("div", element("h2", name), element("p", goal(reader.lang, game), class_="quiet")),
        element(
            "div",
            element("a", icon("scroll"), element("span", hidden(f"{name}: "), w("page-rules")), class_="btn",
                    href=address(game)),
            learn,
            class_="go-now",
        ),
        class_="panel",
    )  # fmt: skip


# -- for programs, the drawer and cards ------------------------------------------------------------------------------


def as_json(game: AnyGame, lang: str) -> dict[str, Any]:
    """The rules as data: goal, paragraphs with number and words, components with what they do."""
    read, speak, known = book(game, lang), speaker(lang, show(game)), links(game).components
    pieces = []
    for component in show(game).bases():
        about = speak.about(component)
        if about:
            pieces.append({"id": component, "name": speak.title(component), "about": about,
                           "rule": rule(game, lang, known.get(component))})  # fmt: skip
    return {
        "game": game.name,
        "goal": read.doing,
        "win": read.win,
        "paragraphs": [
            {
                "id": one.id,
                "number": one.number,
                "chapter": chapter.title,
                "full": one.full or chapter.full,
                "text": one.text,
                "words": list(one.words),
                "url": address(game, one.id),
            }
            for chapter in read.chapters
            for one in chapter.paragraphs
        ],
        "components": pieces,
    }


def rule(game: AnyGame, lang: str, paragraph: str | None) -> dict[str, str] | None:
    """A paragraph as a link: id, number, address."""
    if not paragraph or not readable(game):
        return None
    found = book(game, lang).paragraph(paragraph)
    return {"id": found.id, "number": found.number, "url": address(game, found.id)}
