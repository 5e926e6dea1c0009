"""Talk: what people at a table say to each other. It is no part of the game and never of its saga."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime

from meadhall.engine.state import SPECTATOR
from meadhall.look import Markup, element
from meadhall.pages.frame import Frame
from meadhall.pages.html import button, chip, emblem, hidden, icon, void
from meadhall.pages.model import Line, TableModel
from meadhall.pages.words import Words, words

CHAT, FOOT = "chat", "talk-foot"  # parts, by element id
SIGNS = {  # and their symbols
    "skal": "mead", "well-played": "hint", "to-arms": "battle", "moment": "clock", "ouch": "wound", "bravo": "crown",
}  # fmt: skip
LONGEST = 200  # letters


def clock(at: float, class_: str | None = None) -> Markup:
    """A moment; the client says it in the reader's own time."""
    when = datetime.fromtimestamp(at, UTC)
    return element("time", when.strftime("%H:%M"), datetime=when.isoformat(timespec="seconds"), class_=class_)


def chat(model: TableModel, lang: str) -> Markup:
    """What was said, the newest last."""
    w = words(lang)
    said = [_line(w, line) for line in model.talk]
    nobody = element("li", w("page-talk-none"), class_="did") if not said else None
    return element(
        "div", element("ol", nobody, said), class_="chat", id=CHAT, role="log", aria_live="polite", tabindex="0",
        aria_label=w("page-talk-said"),
    )  # fmt: skip


def _line(w: Words, line: Line) -> Markup:
    who = line.who or w("page-onlooker")
    picture = emblem(line.seat) if line.seat != SPECTATOR else icon("eye", "emblem")
    head = [element("b", who), " ", element("small", clock(line.at))]
    if line.sign:
        told = element("span", chip(SIGNS.get(line.sign, "mead")), hidden(w(f"page-sign-{line.sign}")), class_="sign")
        return element("li", picture, element("p", head), told, class_="emo", id=f"said-{line.number}")
    said = element("span", line.text, class_="said")
    return element("li", picture, element("p", head, void("br"), said), id=f"said-{line.number}")


def foot(model: TableModel, lang: str, host: bool) -> Markup:
    """Where one says something; where talk is off: that it is. The host has the switch."""
    w = words(lang)
    switch = (
        button(w("page-talk-end" if model.talks else "page-talk-begin"), data_do="talks",
               data_on="no" if model.talks else "yes")
        if host
        else None
    )  # fmt: skip
    if not model.talks:
        return element("div", element("p", w("page-talk-off"), class_="quiet"), switch, class_="talk-foot", id=FOOT)
    signs = [
        element(
            "button", icon(symbol), hidden(w(f"page-sign-{name}")), type="button", class_="emote", data_do="sign",
            data_sign=name, title=w(f"page-sign-{name}"),
        )
        for name, symbol in SIGNS.items()
    ]  # fmt: skip
    form = element(
        "form",
        void(
            "input", id="say", name_="text", maxlength=LONGEST, autocomplete="off", aria_label=w("page-say"),
            placeholder=w("page-say"), required=True,
        ),
        element("button", icon("talk"), hidden(w("page-say-it")), type="submit", class_="btn"),
        class_="saying",
        id="saying",
    )  # fmt: skip
    group = element("div", signs, class_="emotes", role="group", aria_label=w("page-signs"))
    return element("div", group, form, switch, class_="talk-foot", id=FOOT)


def gathered(w: Words, names: Sequence[str]) -> str:
    """Those who look on, by name; of the others how many."""
    named, nameless = [name for name in names if name], sum(not name for name in names)
    told = [", ".join(named)] if named else []
    if nameless:
        told.append(w("page-nameless", n=nameless))
    return w("page-and", first=told[0] + ",", last=told[1]) if len(told) == 2 else "".join(told)


def watchers(w: Words, names: Sequence[str]) -> Markup | None:
    """Who looks on, in a line."""
    if not names:
        return None
    return element("p", icon("eye"), element("span", gathered(w, names)), class_="watchers")


def handle(lang: str) -> Markup:
    """The button in the beam that opens the talk beside the table, with the number of lines nobody read yet."""
    w = words(lang)
    drawn = (
        icon("talk"),
        element("span", w("page-talk")),
        element("b", id="talk-new", class_="new-lines", hidden=True),
    )
    return element(
        "button", *drawn, type="button", class_="btn", id="talk-open", data_do="talk", aria_expanded="false",
        aria_controls="talk", aria_label=w("page-talk"),
    )  # fmt: skip


def drawer(f: Frame) -> Markup:
    """Talk beside the table, closed; it lies where the rules do, never over the board."""
    w, model = f.w, f.model
    close = element(
        "button", icon("close"), hidden(w("client-close")), type="button", class_="btn close", data_do="talk"
    )
    head = element("div", element("h2", w("page-fire"), id="talk-title", tabindex="-1"), close, class_="head")
    body = [chat(model, f.eye.lang), foot(model, f.eye.lang, is_host(f))]
    return element(
        "div", head, element("section", body, class_="talk inside"), class_="drawer talk-drawer", id="talk",
        role="dialog", aria_labelledby="talk-title", hidden=True,
    )  # fmt: skip


def is_host(f: Frame) -> bool:
    """Whether the viewer set the table up."""
    return f.eye.seat != SPECTATOR and f.eye.seat == f.model.host()
