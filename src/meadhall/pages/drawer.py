"""The rules beside the table: goal, where in a turn we are, a word to look up, keys. It never covers the board."""

from __future__ import annotations

from functools import lru_cache

from meadhall.engine.game import AnyGame
from meadhall.engine.state import OVER
from meadhall.learn import book, lessons, links
from meadhall.look import Markup, element
from meadhall.pages.frame import Frame
from meadhall.pages.games import address, goal, readable
from meadhall.pages.html import chip, hidden, icon, link, void
from meadhall.pages.words import Words, words

NOW = "rules-now"  # the part that changes with the question
KEYS = (
    ("1–9", "digits"), ("← →", "arrows"), ("Enter", "enter"), ("u", "u"), ("d", "d"), ("p", "p"), ("h", "h"),
    ("e", "e"), ("w", "w"), ("+ −", "zoom"), ("?", "rules"), ("Esc", "esc"),
)  # fmt: skip


def handle(lang: str, game: AnyGame) -> Markup | None:
    """The button in the beam; None where the game has no rules to read."""
    if not readable(game):
        return None
    w = words(lang)
    return element(
        "button",
        icon("scroll"),
        element("span", w("page-rules")),
        element("kbd", "?", aria_hidden="true"),
        type="button",
        class_="btn",
        id="rules-open",
        aria_expanded="false",
        aria_controls="rules",
        aria_keyshortcuts="?",
        aria_label=w("page-rules"),
    )


def drawer(f: Frame) -> Markup | None:
    """The drawer, closed; None where the game has no rules to read."""
    game, w = f.table.game, f.w
    if not readable(game):
        return None
    taught = lessons(game)
    return element(
        "div",
        element(
            "div",
            element("h2", w("page-rules-of", game=f.say("game")), id="rules-title", tabindex="-1"),
            element(
                "button", icon("close"), hidden(w("client-close")), type="button", class_="btn close", id="rules-close"
            ),
            class_="head",
        ),
        element(
            "div",
            element(
                "p",
                chip("crown", "small"),
                element("b", hidden(w("page-how-you-win") + " "), goal(f.eye.lang, game)),
                class_="wins-by",
            ),
            now(f),
            _look(w),
            _keys(w),
            class_="inside",
            id="rules-inside",
            tabindex="0",
            role="group",
            aria_labelledby="rules-title",
        ),
        element(
            "div",
            link(w("page-drawer-all"), address(game), "scroll", target="_blank"),
            element("a", chip("unn", "small"), element("span", w("page-drawer-lesson")), class_="btn",
                    href=f"/learn/{game.name}", target="_blank") if taught else None,
            class_="foot",
        ),
        class_="drawer",
        id="rules",
        role="dialog",
        aria_labelledby="rules-title",
        hidden=True,
    )  # fmt: skip


def now(f: Frame) -> Markup:
    """The turn in its steps, the one of the open question marked, with the rule behind it."""
    open_ = "" if f.view.seat == OVER else f.table.game.question(f.view)
    said = f.say(f.show.question(f.view)) if open_ else ""
    return _steps(f.table.game, f.eye.lang, open_, said)


@lru_cache(maxsize=1024)  # a view comes with every answer, and this part seldom changes
def _steps(game: AnyGame, lang: str, open_: str, question: str) -> Markup:
    w, read = words(lang), book(game, lang)
    title = w("page-drawer-now", question=question) if open_ else w("page-drawer-over")
    marked = [number for number, one in enumerate(read.turn) if open_ and open_ in one.questions]
    said = _rule(game, lang, links(game).questions.get(open_)) if open_ else None
    steps = []
    for number, one in enumerate(read.turn):
        here = number in marked
        passed = bool(marked) and number < marked[0]
        state = w("page-drawer-step-now") if here else w("page-drawer-step-done") if passed else ""
        steps.append(
            element(
                "li",
                element("b", one.title),
                hidden(f" ({state})") if state else None,
                said if here and number == marked[-1] else None,
                class_="now" if here else "done" if passed else None,
                aria_current="step" if here else None,
            )
        )
    return element(
        "section",
        element("h3", title),
        said if not marked else None,
        element("ol", steps, class_="turn-steps"),
        id=NOW,
    )


def _rule(game: AnyGame, lang: str, paragraph: str | None) -> Markup | None:
    """A paragraph with the link to it."""
    if not paragraph:
        return None
    found = book(game, lang).paragraph(paragraph)
    inner = Markup(found.markup.replace('href="#', f'href="{address(game)}#'))
    way = element(
        "a",
        words(lang)("learn-rule", number=found.number),
        class_="rule",
        href=address(game, found.id),
        target="_blank",
    )
    return element("div", inner, element("p", way), class_="says")  # fmt: skip


def _look(w: Words) -> Markup:
    return element(
        "section",
        element("h3", element("label", w("page-drawer-look"), for_="rules-word")),
        element(
            "div",
            icon("search"),
            void("input", id="rules-word", type="search", autocomplete="off", maxlength=60),
            class_="find",
        ),
        element("p", id="rules-count", class_="quiet", role="status"),
        element("ul", id="rules-hits", class_="gloss"),
    )


def _keys(w: Words) -> Markup:
    rows = [
        element("div", element("dt", element("kbd", key)), element("dd", w(f"page-key-{name}"))) for key, name in KEYS
    ]
    return element(
        "section", element("h3", w("page-drawer-keys")), element("dl", rows, class_="keys-list"), class_="keys-part"
    )
