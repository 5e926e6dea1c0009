"""The coach's page: a game decision by decision, what each cost, what the strongest bot would have done and why."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace

from meadhall.bots.review import Review
from meadhall.bots.verdicts import BLUNDER, JUDGE, SLIP, Outlook, Verdict
from meadhall.look import Markup, element
from meadhall.pages import review_ways
from meadhall.pages.frame import Frame
from meadhall.pages.html import button, emblem, hidden, icon, link
from meadhall.pages.layout import Reader, page
from meadhall.pages.parts import place
from meadhall.pages.reasons import figure, percent
from meadhall.pages.review_strip import strip
from meadhall.pages.review_words import NOTHING, Told, by_points, signed
from meadhall.pages.turnings import rounds
from meadhall.pages.weighed import CHANCES, Weighed, weighs
from meadhall.pages.weighed import points as weighed_points

SHOWN = 6  # answers
BAD = (SLIP, BLUNDER)


def decider(review: Review | None, viewer: int) -> int:
    """Whose decisions a viewer looks at: the own ones, else the first that are judged."""
    judged = review.deciders if review else ()
    return viewer if viewer in judged or not judged else judged[0]


def review(reader: Reader, f: Frame, seat: int) -> str:
    """The whole page, at a ply; `f` is the table as it stood then, with the eye of whose decisions these are."""
    w, model, made = f.w, f.model, parts(f, seat)
    middle = element("div", made["asked"], made["board"], class_="middle")
    main = element(
        "main", made["chance-strip"], made["deeds"], middle, made["seats"], made["pane"], class_="review", id="review"
    )
    name = w("page-replay" if model.from_file else "page-to-table")
    home = f"/t/{model.id}/replay" if model.from_file else f"/t/{model.id}"
    back = link(name, home, "people", aria_label=name)  # a phone has room for the sign alone
    return page(
        reader, f"{w('review')}: {f.say('game')}", main, place(f, w("review")), "review-page", back,
        data_review=model.id,
        data_ply=f.table.ply, data_last=model.table.ply,
        data_done="yes" if model.review and model.review.done else None,
    )  # fmt: skip


def parts(f: Frame, seat: int) -> dict[str, Markup]:
    """All that changes from one decision to the next, by element id."""
    whole, over = f.model.table, replace(f, table=f.model.table)  # parts of the game are told from its end
    known = f.model.review or Review((), (), whole.seats, whole.ply)
    told, ply = Told(whole, known, f.eye.lang), f.table.ply
    found = known.by(seat) if known.done else []
    here = next((one for one in found if one.ply == ply), None)
    return {
        "chance-strip": strip(over, told, seat, found, ply),
        "deeds": deeds(over, told, seat, found, ply),
        "asked": asked(f, seat),
        "board": board(f, told, here),
        "seats": seats(f, told, seat, ply),
        "pane": pane(f, told, seat, here, found),
    }


# -- the list of decisions -------------------------------------------------------------------------------------------


def deeds(f: Frame, told: Told, seat: int, found: list[Verdict], ply: int) -> Markup:
    """A seat's decisions in the order of play, by the parts of the game; all or the slips."""
    w, bad = f.w, [one for one in found if one.mark in BAD]
    name = w("review-decisions") if seat == f.eye.seat else w("review-decisions-of", who=f.table.names[seat])
    choose = [
        element("button", element("span", w("review-all", n=len(found))), type="button", class_="btn",
            data_review="all", aria_pressed="true"),
        element("button", icon("call-slip", "call"), element("span", w("review-slips", n=len(bad))), type="button",
            class_="btn", data_review="slips", aria_pressed="false"),
    ]  # fmt: skip
    rows: list[Markup] = []
    begun, part = rounds(f), ""
    for one in found:
        now = next((name for at, name in reversed(begun) if at <= one.ply), "")
        if now != part:
            part = now
            rows.append(element("li", element("h3", part, class_="raid-head"), class_="part"))
        rows.append(_row(f, told, one, one.ply == ply))
    if not bad:
        rows.append(element("li", w("review-no-slips"), class_="none blunder"))
    done, every = told.review.parts
    waits = element("p", w("review-weighing", done=done, all=max(1, every)), class_="none", role="status")
    return element(
        "section",
        element("header", element("h2", name), element("div", choose, class_="filter", role="group", aria_label=name)),
        element("ol", rows, tabindex="-1") if told.review.done else waits,
        class_="deeds-list panel",
        id="deeds",
        aria_label=name,
    )


def _row(f: Frame, told: Told, one: Verdict, now: bool) -> Markup:
    w, said = f.w, told.answer(one.ply, one.answer)
    loss = told.loss(one)
    lost = element("span", loss, class_="loss", aria_hidden="true") if loss else None
    row = element(
        "a",
        icon(f"call-{one.mark}", "call"),
        element("span", element("b", said), element("small", w("end-turn-at", ply=one.ply + 1))),
        lost,
        hidden(f"{told.mark(one)} {loss}"),
        class_=f"deed-row {one.mark}",
        href=f"?ply={one.ply}",
        data_at=one.ply,
        aria_current="true" if now else None,
    )
    return element("li", row, class_=one.mark, id=f"deed-{one.ply}")


# -- the table then --------------------------------------------------------------------------------------------------


def asked(f: Frame, seat: int) -> Markup:
    """The question that was open; somebody else's as the reader could know it."""
    part = [name for at, name in rounds(f) if at <= f.table.ply][-1:]
    where = f.w("review-at", ply=f.table.ply + 1, all=f.model.table.ply)
    if f.table.over:
        return element("section", element("div", element("h1", f.w("end-result"))), class_="question panel", id="asked")
    who = int(f.table.seat)
    view = f.table.view(who if who == seat else f.eye.seat)
    said = f.speak.say(f.show.question(view), f.table.names, f.eye.seat)
    return element(
        "section",
        emblem(who),
        element("div", element("h1", said), element("p", ". ".join([*part, where]))),
        class_=f"question panel seat-{who + 1}",
        id="asked",
    )


def board(f: Frame, told: Told, here: Verdict | None) -> Markup:
    """The board before the answer, with the way that was taken and the bot's; the mat too, where one is given there."""
    ways = {} if here is None else {here.best: review_ways.BOT, here.answer: review_ways.GIVEN}
    seat = here.seat if here else f.eye.seat
    view, label = f.table.view(seat), f.w("page-board")  # what whoever decided could see
    sight = review_ways.Sight(f.show, seat, f.eye.lang, f.eye.shape, f.table.names)
    try:
        whole = [review_ways.drawn(sight, view, ways, f.table.ply)]
    except NotImplementedError:
        none = element("p", f.w("page-no-board"), class_="panel quiet plain")
        return element("div", none, class_="board", id="board", role="img", aria_label=label)
    said = {answer: f.table.game.actions.text(answer) for answer in ways}
    if others := {answer: way for answer, way in ways.items() if not whole[0].hits(said[answer])}:
        mat = review_ways.drawn(replace(sight, mat=True), view, others, f.table.ply)
        if any(mat.hits(said[answer]) for answer in others):
            whole = [sight.draw(view, ()) if len(others) == len(ways) else whole[0], mat]
    by, plates = {at.answer: at for at in here.outlooks} if here else {}, []
    for answer, way in ways.items():
        if here and answer in by and any(one.tells(way) for one in whole):
            sign = emblem(seat) if way == review_ways.GIVEN else icon("bot")
            plates.append(element("span", sign, told.promise(here, by[answer]), class_=f"way-plate {way}"))
    lies, mats = whole[0].still(), [element("div", one.still(), class_="own way-mat panel") for one in whole[1:]]
    name = f"board seat-{seat + 1}" + (" beside-mat" if mats else "")
    return element("div", lies, mats, plates, class_=name, id="board", role="img", aria_label=label)


def seats(f: Frame, told: Told, seat: int, ply: int) -> Markup:
    """Everybody's points, and chances as the seat could know them."""
    curve = [one for one in told.review.curve(seat) if one.ply <= ply]
    made = []
    for number, name in enumerate(f.table.names):
        share = f"{percent(curve[-1].shares[number])} %" if curve else ""
        made.append(
            element(
                "li",
                emblem(number),
                element("b", f.w("review-you") if number == f.eye.seat else name),
                element("small", share),
                element("span", int(f.view.points(number)), class_="figure"),
                class_=f"seat-{number + 1}" + (" you" if number == seat else ""),
            )
        )
    return element("ul", made, class_=f"seats-row of-{len(made)}", id="seats")


# -- the verdict -----------------------------------------------------------------------------------------------------


def pane(f: Frame, told: Told, seat: int, here: Verdict | None, found: list[Verdict]) -> Markup:
    """Mark, loss, both answers, why, all answers, and what next."""
    w = f.w
    inside: list[Markup | None]
    if here is None:
        done, every = told.review.parts
        said = w("review-none") if f.table.over or f.table.seat == seat else ""
        said = said or w("review-others", who=f.table.names[f.table.seat])
        if not told.review.done:
            said = w("review-weighing", done=done, all=max(1, every))
        inside = [element("h2", w("review")), element("p", said, class_="sure")]
    else:
        why = element("p", element("b", w("review-why")), " ", told.why(here), class_="why")
        inside = [_head(f, told, here, seat), _versus(f, told, here), why, _answers(f, told, here)]
    on = element(
        "a", icon("play"), element("span", w("review-on"), element("small", w("review-on-about"))), class_="btn first",
        href=f"/t/{f.model.id}/on?ply={f.table.ply}", id="play-on",
    )  # fmt: skip
    slips = button(w("review-next-slip"), "forth", data_review="slip")
    bad = any(one.mark in BAD for one in found)
    judge = element("p", w("review-judge", judge=JUDGE), class_="sure judge")
    todo = element("div", on if not f.table.over else None, slips if bad else None, class_="review-do")
    return element("section", inside, judge, todo, class_="decision panel", id="pane", aria_label=w("review"))


def _head(f: Frame, told: Told, one: Verdict, seat: int) -> Markup:
    w, points = f.w, by_points(one)
    interval = None
    if one.games and one.answer != one.best and not points:
        low, high = signed(-round(100 * one.high)), signed(-round(100 * one.low))
        interval = element("small", w("review-interval", low=low, high=high))
    return element(
        "div",
        icon(f"call-{one.mark}", "call"),
        element(
            "div",
            element("h2", told.mark(one).capitalize()),
            element(
                "p", w("review-of-" + ("points" if points else "chance"), own="yes" if seat == f.eye.seat else "no")
            ),
        ),
        element("b", told.loss(one) or NOTHING, class_="figure"),
        interval,
        class_=f"call-head {one.mark}",
    )


def _versus(f: Frame, told: Told, one: Verdict) -> Markup | None:
    """The answer that was given beside the bot's."""
    w, by = f.w, {at.answer: at for at in one.outlooks}
    both = [one.answer, one.best]
    rows = [element("tr", element("th", w("review-answer"), scope="row"),
        [element("td", told.answer(one.ply, answer)) for answer in both])]  # fmt: skip
    if by:
        shares = [
            _spread(f, percent(at.chance), percent(at.low), percent(at.high), " %") for at in map(by.get, both) if at
        ]
        rows.append(element("tr", element("th", w("review-chance"), scope="row"), shares))
        points = [_spread(f, *(figure(n, f.eye.lang, 1) for n in (at.points, at.points_low, at.points_high)))
            for at in map(by.get, both) if at]  # fmt: skip
        rows.append(element("tr", element("th", w("review-points"), scope="row"), points))
    head = element("tr", element("td"), element("th", emblem(one.seat), _who(f, one), scope="col"),
        element("th", icon("bot"), w("review-bot"), scope="col"))  # fmt: skip
    return element("table", element("thead", head), element("tbody", rows), class_="versus")


def _who(f: Frame, one: Verdict) -> str:
    return f.w("review-you") if one.seat == f.eye.seat else f.table.names[one.seat]


def _spread(f: Frame, mean: str, low: str, high: str, unit: str = "") -> Markup:
    return element(
        "td", element("b", f"{mean}{unit}"), " ", element("small", f.w("review-interval", low=low, high=high))
    )


def _answers(f: Frame, told: Told, one: Verdict) -> Markup | None:
    """All answers that were played for, the best first, with whiskers on one scale; how many more there were. Those
    that came to the same in every game stand together.
    """
    if not one.outlooks:
        return None
    w, points = f.w, by_points(one)
    sorts = Counter(told.answer(one.ply, at.answer) for at in one.outlooks)

    def said(action: int) -> str:
        text = told.answer(one.ply, action)
        return text if sorts[text] == 1 else told.whole(one.ply, action)

    def row(same: list[Outlook]) -> Weighed:
        by = {at.answer: at for at in same}
        given, bots = one.answer in by, one.best in by
        at = by[one.answer] if given else by[one.best] if bots else same[0]
        others = [other.answer for other in same if other is not at]
        also = w("review-also", n=len(others), other=told.quoted(one.ply, others[0])) if others else ""
        sign = f"seat-{one.seat + 1}" if given else "bot" if bots else None
        whose = [who for who, yes in ((_who(f, one), given), (w("review-bot"), bots)) if yes]
        figures = (at.points, at.points_low, at.points_high) if points else (at.chance, at.low, at.high)
        return Weighed(said(at.answer), *figures, sign, whose, bots, also)

    rows = sorted(map(row, alike(one.outlooks)), key=lambda at: -at.mean)[:SHOWN]
    table = weighs(w, rows, weighed_points(f.eye.lang) if points else CHANCES)
    glance = next((at for at in told.review.glances if at.ply == one.ply), None)
    left = (glance.choices if glance else 0) - len(one.outlooks)
    more = element("p", w("review-more", n=left), class_="sure") if left > 0 else None
    head = w("review-answers-points" if points else "review-answers")
    return element("div", element("h3", head, class_="all-head"), table, more)


def alike(outlooks: Sequence[Outlook]) -> list[list[Outlook]]:
    """Answers by what came of them: those with the same figures had the same end in every game, for the games are
    played from the same imagined truths with the same luck.
    """
    found: dict[Outlook, list[Outlook]] = {}
    for at in outlooks:
        found.setdefault(replace(at, answer=0), []).append(at)
    return list(found.values())
