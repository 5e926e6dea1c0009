"""The end of a game: how one did, where everybody's points came from, how it went, and what next."""

from __future__ import annotations

from collections.abc import Sequence

from meadhall.engine.game import Line, Place
from meadhall.engine.phrase import Phrase
from meadhall.engine.state import SPECTATOR
from meadhall.look import SYMBOLS, Markup, element
from meadhall.pages.course import course
from meadhall.pages.frame import Frame
from meadhall.pages.html import button, chip, emblem, hidden, icon, link
from meadhall.pages.luck import luck
from meadhall.pages.moments import moments
from meadhall.pages.one_device import alone
from meadhall.pages.score import signed
from meadhall.pages.story import story
from meadhall.pages.words import together

TONES = 9  # of planks: wood, linen, iron, never a seat's
SLIM, BARE = 7.0, 2.4  # percent of a plank under which a source has no room for its symbol, or for its figure
TALL_SLIM, TALL_BARE = 15.0, 5.2  # the same on a phone
NOTHING = element("section", id="end", hidden=True)


def end(f: Frame) -> Markup:
    """The result, as part of a table page or of the end of a replay; nothing while the game runs."""
    if not f.table.over:
        return NOTHING
    review = f.model.review
    shows = (f.table.names, f.model.after, review.told if review else None, [one.machine for one in f.model.seats])
    key = ("end", f.eye.seat, f.eye.lang, f.eye.shape + ("-replay" if f.replay else ""))
    return f.model.drawings.part(key, shows, lambda: _end(f))


def _end(f: Frame) -> Markup:
    places = f.table.ranking()
    untold = f.replay and not story(f.model, f.eye.seat).done  # nobody weighs it for a replay
    side = element("div", verdict(f, places), ranks(f, places), None if untold else course(f), class_="side")
    aside = element("div", and_now(f), None if untold else luck(f), class_="side")
    below = None if untold else moments(f)
    return element("section", side, aside, below, thumb(f), class_="ending", id="end", aria_label=f.w("end-result"))


# -- the sentence ----------------------------------------------------------------------------------------------------


def verdict(f: Frame, places: Sequence[Place]) -> Markup:
    """The sentence, what broke a tie, and the switch between result and board."""
    winners = [one.seat for one in places if one.place == 1]
    me = f.eye.seat
    whose = me if me != SPECTATOR else winners[0]
    won = " won" if whose in winners else ""
    return element(
        "section",
        bunting(winners[0]) if won else None,
        emblem(whose),
        element("div", element("h1", sentence(f, places), tabindex="-1"), element("p", tie(f, places))),
        switch(f, "result"),
        class_=f"verdict seat-{whose + 1}{won}",
        aria_label=f.w("end-how"),
    )


def sentence(f: Frame, places: Sequence[Place]) -> str:
    """How it ended, in a sentence: the viewer's place and the distance to whoever is next."""
    w, names, me = f.w, f.table.names, f.eye.seat
    winners = [one for one in places if one.place == 1]
    best, rest = winners[0], [one for one in places if one.place > 1]
    own = next((one for one in places if one.seat == me), None)
    if own is not None and own.place > 1:
        ahead = max((one for one in places if one.place < own.place), key=lambda one: (one.place, -one.seat))
        behind, who = ahead.points - own.points, names[ahead.seat]
        if behind == 0:
            return w("end-came-level", place=own.place, who=who)
        return w("end-came", place=own.place, behind=behind, who=who)
    if len(winners) > 1:
        others = together(w, [names[one.seat] for one in winners if one is not own])
        return w("end-share" if own is None else "end-shared", who=others, points=best.points)
    if not rest:
        return w("page-wins", who=names[best.seat], points=best.points, you="no" if own is None else "yes")
    lead, second = best.points - rest[0].points, names[rest[0].seat]
    if own is not None:
        return w("end-won" if lead else "end-won-level", points=best.points, ahead=lead, who=second)
    who = names[best.seat]
    if lead == 0:
        return w("end-wins-level", who=who, points=best.points, other=second)
    return w("end-wins", who=who, points=best.points, ahead=lead)


def tie(f: Frame, places: Sequence[Place]) -> str:
    """What broke a tie, or that nothing does: the viewer's where there is one, else the winner's."""
    w, names, me = f.w, f.table.names, f.eye.seat
    about = next((one for one in places if one.seat == me), places[0])
    level = [one for one in places if one.points == about.points]
    if len(level) < 2 and about.place > 1:
        about = places[0]
        level = [one for one in places if one.points == about.points]
    if len(level) < 2:
        return ""
    if any(one.seat == me for one in level):
        others = together(w, [names[one.seat] for one in level if one.seat != me])
        said = [w("end-level-you", who=others, points=about.points)]
    else:
        said = [w("end-level", who=together(w, [names[one.seat] for one in level]), points=about.points)]
    if not f.table.game.ties:
        return " ".join([*said, w("end-no-tie", game=f.say("game"))])
    decided = [k for k in range(len(f.table.game.ties)) if len({one.figures[: k + 1] for one in level}) > 1][:1]
    for k in decided:
        said.append(
            w("end-decides", what=_figure(f, k, about)[0], figures=", ".join(_held(f, k, one) for one in level))
        )
    if len({one.place for one in level}) < len(level) and not decided:
        said.append(w("end-all-level", what=", ".join(_figure(f, k, about)[0] for k in range(len(about.figures)))))
    return " ".join(said)


def _figure(f: Frame, number: int, one: Place) -> tuple[str, str]:
    """What breaks a tie, and how much of it a seat has, in words."""
    phrase = Phrase(f"tie-{f.table.game.ties[number].name}", {"n": one.figures[number]})
    said = f.speak.answer(phrase)
    return said.text, said.detail or str(one.figures[number])


def _held(f: Frame, number: int, one: Place) -> str:
    figure = _figure(f, number, one)[1]
    return f.w("end-you", figure=figure) if one.seat == f.eye.seat else f"{f.table.names[one.seat]} {figure}"


def switch(f: Frame, now: str) -> Markup:
    """Result or board."""
    w = f.w

    def one(name: str, text: str, sign: str) -> Markup:
        return element(
            "button", icon(sign), element("span", text), type="button", class_="btn", data_do=f"see-{name}",
            aria_pressed="true" if name == now else "false", aria_keyshortcuts="b",
        )  # fmt: skip

    return element(
        "div", one("result", w("end-result"), "scroll"), one("board", w("page-board"), "board-sign"),
        class_="views", role="group", aria_label=w("end-view"),
    )  # fmt: skip


def bunting(seat: int) -> Markup:
    """A line of pennants in the winner's dye; it unfurls once."""
    flags = [
        element("path", class_="flag dye", d=f"M{12 + 30 * k} 3h24l-12 19z") for k in range(40)
    ]  # more than a page is wide: the rest is cut off
    return element(
        "svg", element("path", class_="line", d="M0 3H1212"), flags, class_=f"bunting seat-{seat + 1}",
        viewBox="0 0 1212 24", preserveAspectRatio="xMinYMin slice", aria_hidden="true",
    )  # fmt: skip


# -- the ranking -----------------------------------------------------------------------------------------------------


def ranks(f: Frame, places: Sequence[Place]) -> Markup:
    """Everybody's place, with a plank of where the points came from; all planks have one scale."""
    sheets = [f.table.game.sheet(f.view, seat) for seat in range(f.table.seats)]
    scale = max(1, *(sum(line.points for line in sheet if line.points > 0) for sheet in sheets))
    used = [k for k in range(len(sheets[0])) if any(sheet[k].points for sheet in sheets)]
    tones = {k: number % TONES for number, k in enumerate(used)}
    legend = [
        element(
            "li",
            chip(f.show.lines[line.name], "small") if line.name in f.show.lines else None,
            element("i", class_=f"tone tone-{tones[k]}"),
            f.say(f"score-{line.name}"),
        )
        for k, line in enumerate(sheets[0])
        if k in tones
    ]
    rows = [_rank(f, one, places, sheets[one.seat], tones, scale) for one in places]
    return element(
        "section",
        element(
            "header", element("h2", f.w("end-ranking")), element("ul", legend, class_="legend", aria_hidden="true")
        ),
        element("ol", rows),
        class_="ranks panel",
        aria_label=f.w("end-ranking"),
    )


def _rank(
    f: Frame, one: Place, places: Sequence[Place], sheet: Sequence[Line], tones: dict[int, int], scale: int
) -> Markup:
    w, bot = f.w, f.model.seats[one.seat].machine
    lines = ", ".join(f"{f.say(f'score-{line.name}')} {signed(line.points)}" for line in sheet if line.points)
    return element(
        "li",
        element("span", one.place, class_="rank"),
        emblem(one.seat),
        element(
            "span",
            element("b", f.table.names[one.seat], icon("bot") if bot else None, hidden(w("page-bot")) if bot else None),
            element("small", _beside(f, one, places)),
            class_="name",
        ),
        plank(f, sheet, tones, scale),
        element("span", signed(one.points), class_="figure"),
        hidden(w("end-row-told", place=one.place, points=one.points, lines=lines)),
        class_=f"seat-{one.seat + 1}"
        + (" you" if one.seat == f.eye.seat else "")
        + (" first" if one.place == 1 else ""),
        data_points=one.points,
    )


def _beside(f: Frame, one: Place, places: Sequence[Place]) -> str:
    """Where a seat stands, seen from the viewer, or from the winner."""
    w = f.w
    own = next((other for other in places if other.seat == f.eye.seat), None)
    if own is None:
        return w("end-row-first") if one.place == 1 else w("end-row-off", n=places[0].points - one.points)
    if one is own:
        return w("end-row-you")
    if one.points == own.points:
        return w("end-row-level")
    return w("end-row-ahead" if one.points > own.points else "end-row-behind", n=abs(one.points - own.points))


def plank(f: Frame, sheet: Sequence[Line], tones: dict[int, int], scale: int) -> Markup:
    """What a seat has from each source, end to end; losses hang below the end."""
    parts, at = [], 0
    for k, line in enumerate(sheet):
        if line.points > 0:
            parts.append(_part(f, line, tones[k], 100 * at / scale, 100 * line.points / scale, 1, 32))
            at += line.points
    for k, line in enumerate(sheet):
        if line.points < 0:
            at += line.points
            parts.append(_part(f, line, tones[k], 100 * at / scale, -100 * line.points / scale, 34, 18))
    lost = " with-losses" if any(line.points < 0 for line in sheet) else ""
    return element("svg", parts, class_=f"stack{lost}", aria_hidden="true")


def _part(f: Frame, line: Line, tone: int, left: float, width: float, top: int, height: int) -> Markup:
    sign = f.show.lines.get(line.name)
    loss = line.points < 0
    classes = [f"part tone-{tone}", "loss" if loss else ""]
    classes += ["slim" if width < SLIM or loss or sign is None else "", "bare" if width < BARE else ""]
    classes += ["t-slim" if width < TALL_SLIM else "", "t-bare" if width < TALL_BARE else ""]
    figure = signed(line.points)
    return element(
        "g",
        element("title", f"{f.say(f'score-{line.name}')} {figure}"),
        element("rect", x=f"{left:.3f}%", y=top, width=f"{width:.3f}%", height=height),
        element(
            "svg",
            element("use", href=f"{SYMBOLS}#{sign}", x=-23, y=-11, width=22, height=22) if sign else None,
            element("text", figure, class_="part-no", x=9, y="5.5"),
            element("text", figure, class_="part-no alone", y="5"),
            x=f"{left + width / 2:.3f}%",
            y=top + height / 2,
            overflow="visible",
        ),
        class_=" ".join(filter(None, classes)),
        data_points=line.points,
    )


# -- what next -------------------------------------------------------------------------------------------------------


def and_now(f: Frame) -> Markup:
    """Rematch, same deal, replay, saga, share, hall; in a replay only what its own buttons have not."""
    w, model = f.w, f.model
    shared = element(
        "button", icon("share"), element("span", w("end-share-game")), type="button", class_="btn", data_do="share",
        data_link=f"/t/{model.id}/replay?ply=0", data_title=w("end-shared-title", game=f.say("game"), table=model.name),
    )  # fmt: skip
    return element(
        "nav",
        element("h2", w("end-now"), class_="hide"),
        _to_daily(f),
        rematch(f),
        same_deal(f),
        link(
            w("review"), f"/t/{model.id}/coach", "hint", id="to-coach", aria_keyshortcuts="c", title=w("review-about")
        ),
        link(w("page-to-table"), f"/t/{model.id}", "hall", first=True) if f.replay and not model.from_file else None,
        link(w("page-replay"), f"/t/{model.id}/replay?ply=0", "scroll") if not f.replay else None,
        link(w("page-saga"), f"/t/{model.id}/saga", "map", download=f"{model.id}.saga") if not f.replay else None,
        shared if model.watch and not alone() else None,
        link(w("end-other"), f"/t/{model.id}/again", "people") if not f.replay else None,
        link(w("page-to-hall"), "/", "hall"),
        class_="and-now panel",
        id="and-now",
        aria_label=w("end-now"),
    )


def _to_daily(f: Frame) -> Markup | None:
    """After a daily deal: how that compares, and what to share."""
    w, daily = f.w, f.model.daily
    if daily is None or f.eye.seat == SPECTATOR or f.replay:
        return None
    text = element("span", w("daily-result"), element("small", w(f"daily-try-{daily.kind}")))
    return element("a", icon("sun"), text, class_="btn first rematch", href=f"/daily?day={daily.day}", id="to-daily")


def rematch(f: Frame) -> Markup | None:
    """The first button: begin a rematch, come along to one, or watch it."""
    w, begun = f.w, f.model.after.get("new")
    if f.replay:
        return None
    if f.eye.seat == SPECTATOR:
        return link(w("end-watch-rematch"), f"/t/{begun['table']}", "eye", first=True) if begun else None
    text, about = w("end-rematch"), w("end-rematch-about")
    if begun and begun["by"] == f.eye.seat:
        text = w("end-going")
    elif begun:
        text, about = w("end-wanted", who=f.table.names[begun["by"]]), w("end-wanted-about")
    return element(
        "button", icon("again"), element("span", text, element("small", about)), type="button",
        class_=("btn rematch" if f.model.daily else "btn first rematch") + (" wanted" if begun else ""),
        data_do="rematch", data_deal="new",
        aria_keyshortcuts="r",
    )  # fmt: skip


def same_deal(f: Frame) -> Markup | None:
    """The same cards and dice once more."""
    w, begun = f.w, f.model.after.get("same")
    if f.eye.seat == SPECTATOR or f.replay or f.model.daily is not None:  # its page offers a practice
        return None
    text = w("end-same-deal")
    if begun:
        mine = begun["by"] == f.eye.seat
        text = w("end-going-same") if mine else w("end-wanted-same", who=f.table.names[begun["by"]])
    return element(
        "button", icon("deal"), element("span", text), type="button", class_="btn same", data_do="rematch",
        data_deal="same", title=w("end-same-deal-about"),
    )  # fmt: skip


def thumb(f: Frame) -> Markup:
    """On a phone: what one does next stays at the thumb."""
    w = f.w
    return element(
        "nav",
        rematch(f),
        link(w("review"), f"/t/{f.model.id}/coach", "hint"),
        element("a", element("span", w("end-more")), class_="btn", href="#and-now"),
        class_="at-thumb",
        aria_label=w("end-more"),
    )


def seen(f: Frame) -> list[Markup]:
    """What the list of answers offers when the game is over: back to the result, and the ways on."""
    w, model = f.w, f.model
    return [
        element("li", button(w("end-result"), "scroll", first=True, data_do="see-result")),
        element("li", link(w("page-replay"), f"/t/{model.id}/replay", "scroll")),
        element("li", link(w("page-again"), f"/t/{model.id}/again", "hall")),
    ]
