"""The question on a table page: what is to be decided, by whom, and what the viewer may answer."""

from __future__ import annotations

from functools import lru_cache

from meadhall.engine.game import AnyGame
from meadhall.engine.onlooker import may_be_forced
from meadhall.engine.prompt import Kind
from meadhall.engine.state import OVER, SPECTATOR
from meadhall.look import Markup, element, show
from meadhall.pages import one_device, phone
from meadhall.pages.choices import answers
from meadhall.pages.end import seen
from meadhall.pages.frame import Frame
from meadhall.pages.gestures import chains
from meadhall.pages.html import button, emblem, link
from meadhall.pages.rule import rule
from meadhall.pages.watching import asking, watches, watching
from meadhall.pages.words import words
from meadhall.words import speaker

LONG, LONGER = 44, 80  # letters of a question that has room on one line, and of one that has room on two


def ask(f: Frame) -> Markup:
    """The loudest thing on the page: what is to be decided, by whom, and the answers in words."""
    table, model, w, prompt = f.table, f.model, f.w, f.prompt
    if watches(f):
        return watching(f, requests(f))
    about: str | None = None
    extra: list[Markup] = []
    choices: list[Markup] = []
    sign: Markup | None = None
    line: Markup | None = None
    who, heading, itself = prompt.seat, w("page-no-choices"), by_itself(f)
    if prompt.kind == Kind.OVER:
        who = table.winners()[0] if table.winners() else 0
        title, about, heading = ending(f), w("page-over-about"), w("page-afterwards")
        choices = seen(f)
    elif model.closed and not f.replay:
        title, about = w("page-closed"), w("page-closed-about")
    elif prompt.kind == Kind.STAND_IN:
        title, about = w("page-stand-in"), w("page-stand-in-about")
        extra.append(button(w("page-take-back"), "people", first=True, data_do="back"))
    elif prompt.kind == Kind.DONE:
        title, about = w("page-done-ask"), w("page-done-about")
        extra.append(button(w("page-done"), None, first=True, data_do="done", data_answer_key="enter"))
    elif prompt.kind == Kind.HELD:
        title, about = w("page-held", who=table.names[who]), w("page-held-about")
    else:
        title = f.say(f.show.question(f.view))
        if itself.get("data_only"):
            title, about = w("page-only", answer=f.offer(prompt.answers[0]).text), w("page-only-about")
            choices = answers(f)
        elif prompt.kind == Kind.ANSWER:
            choices, heading = answers(f), w("page-choices")
            sign, line = rule_of(table.game, f.eye.lang, prompt.question)
            if model.hints:
                about_it = w("page-hint-about")
                extra.append(button(w("page-hint"), "hint", data_do="hint", aria_label=w("page-hint"), title=about_it))
        else:
            about = waiting(f)
    if shared_with(f):
        about = w("page-pass-wait", who=table.names[who])
        extra.append(link(w("page-pass-on", who=table.names[who]), f"/t/{model.id}", "people", first=True))
    if prompt.undo:
        extra.append(button(w("page-undo"), "undo", data_do="undo", aria_label=w("page-undo")))
    question = element(
        "div",
        emblem(who),
        element("div", heading_of(title), sign, element("p", about or "", id="preview"), line),
        f.show.when(f.view, f.brush),
        element("div", extra, class_="do"),
        phone.peek(f, len(prompt.answers)),
        class_="question",
        id="question",
    )
    invited = [*requests(f), *asking(f), *invitations(f)]
    listed = element(
        "div",
        element("h2", heading),
        element("ol", choices),
        phone.groups(f),
        why_not(f) if prompt.kind == Kind.ANSWER and table.game.reasons else None,
        element("div", invited, class_="invites") if invited else None,
        class_="answers panel" + ("" if choices or invited else " none"),
        id="answers",
    )
    yours = prompt.kind == Kind.ANSWER
    return element(
        "section",
        question,
        listed,
        chains(f),
        class_=f"ask seat-{who + 1}",
        id="ask",
        aria_label=w("page-decision"),
        data_yours="yes" if yours or prompt.kind == Kind.DONE else None,
        data_question=prompt.question if yours else None,
        **itself,
    )


def heading_of(title: str) -> Markup:
    """What is to be decided; long ones are written smaller, for the bar keeps its height."""
    return element("h1", title, class_="long longer" if len(title) > LONGER else "long" if len(title) > LONG else None)


@lru_cache(maxsize=1024)
def rule_of(game: AnyGame, lang: str, question: str) -> tuple[Markup | None, Markup | None]:
    """The rule of a question in a sentence, with its paragraph, and the sign that opens it. Both are hidden: the
    client knows how often the reader has met this kind of question.
    """
    w, said = words(lang), speaker(lang, show(game)).rule(question)
    if said is None:
        return None, None
    about, found = w("page-rule-of"), rule(game, lang, question)
    place = (
        element("a", w("learn-rule", number=found["number"]), class_="rule", href=found["address"], target="rules")
        if found
        else None
    )
    line = element(
        "p", said, " ", place, class_="rule-line", id="rule-line", hidden=True, data_met=f"{game.name}.{question}"
    )
    sign = element(
        "button", "?", type="button", class_="rule-sign", data_do="rule", aria_controls="rule-line",
        aria_expanded="false", aria_label=about, title=about, hidden=True,
    )  # fmt: skip
    return sign, line


def why_not(f: Frame) -> Markup:
    """At the end of the answers: opens the list of what cannot be chosen now."""
    said, about = f.w("page-why-not"), f.w("page-why-not-about")
    return element(
        "button",
        element("b", "?", aria_hidden="true"),
        element("span", said),
        element("kbd", "w", aria_hidden="true"),
        type="button",
        class_="why-not",
        data_do="why-not",
        aria_haspopup="dialog",
        aria_expanded="false",
        aria_keyshortcuts="w",
        aria_label=said,
        title=about,
    )


def shared_with(f: Frame) -> bool:
    """Whether somebody else at this device is asked now, so that it is to be passed on."""
    other = 0 <= f.prompt.seat != f.eye.seat and not f.replay and not f.model.finished
    return one_device.alone() and other and f.prompt.kind == Kind.WAIT and f.model.seats[f.prompt.seat].bot is None


def by_itself(f: Frame) -> dict[str, str | None]:
    """What the page may do without the player: give the only answer there is, and say Done where nothing was chosen.
    The only beginning of a gesture is no such answer: what follows it is still to be chosen. Among people an answer
    gives itself only where all know that there is no other: whoever had to think about it would take longer.
    """
    game, legal = f.table.game, f.prompt.answers
    if f.prompt.kind == Kind.DONE:
        return {"data_settled": "yes" if alone(f) and not f.table.had_choice() else None}
    if f.prompt.kind != Kind.ANSWER:
        return {}
    return {
        "data_only": game.actions.text(legal[0]) if only(f) else None,
    }


def alone(f: Frame) -> bool:
    """Whether one person plays against bots."""
    return sum(seat.kind != "bot" for seat in f.model.seats) == 1


def only(f: Frame) -> bool:
    """Whether there is nothing to choose, and saying so tells nobody what is held."""
    if len(f.prompt.answers) != 1 or f.show.chains(f.view):
        return False
    return alone(f) or not may_be_forced(f.table.view(SPECTATOR))


def invitations(f: Frame) -> list[Markup]:
    """For the host: copy the link of each friend who is not here yet. The links themselves stand in the menu."""
    if f.eye.seat == SPECTATOR or f.eye.seat != f.model.host():
        return []
    return [
        button(f.w("page-copy-link", who=seat.name), "people", data_copy=f"link-{number}")
        for number, seat in enumerate(f.model.seats)
        if seat.kind != "bot" and not seat.joined and seat.stand_in is None
    ]


def requests(f: Frame) -> list[Markup]:
    """Seats that the host asks a new link for: all are told, and who sits there keeps the seat or gives it away."""
    w, made = f.w, []
    for number, seat in enumerate(f.model.seats):
        if seat.link_asked is None or not seat.joined:
            continue
        host = f.model.host()
        by = f.model.seats[host].name if host != SPECTATOR else ""
        if number == f.eye.seat:
            does = [
                button(w("page-link-keep"), "people", first=True, data_do="link-keep"),
                button(w("page-link-give"), data_do="link-give"),
            ]
            made.append(element("p", w("page-link-asked-you", by=by), class_="asked-link"))
            made.append(element("p", does, class_="row"))
        else:
            made.append(element("p", w("page-link-asked", who=seat.name, by=by), class_="asked-link"))
    return made


def waiting(f: Frame) -> str:
    """What those who are not asked read below the question."""
    seat = f.model.seats[f.prompt.seat]
    if seat.bot is not None or (seat.machine and f.model.present(f.prompt.seat)):
        return f.w("page-thinking")
    if not seat.joined:
        return f.w("page-not-joined", who=seat.name)
    return f.w("page-waiting", who=seat.name) if f.model.present(f.prompt.seat) else f.w("page-absent", who=seat.name)


def ending(f: Frame) -> str:
    """Who has won."""
    winners = f.table.winners()
    if not winners:
        return f.w("page-over")
    points = int(f.view.points(winners[0]))
    if len(winners) == 1:
        you = "yes" if winners[0] == f.eye.seat else "no"
        return f.w("page-wins", who=f.table.names[winners[0]], points=points, you=you)
    return f.w("page-win-together", who=", ".join(f.table.names[seat] for seat in winners), points=points)


def replay_ask(f: Frame) -> Markup:
    """In a replay: what was asked then."""
    w, table = f.w, f.table
    title = ending(f) if table.over else f.say(f.show.question(f.view))
    who = table.seat if table.seat != OVER else (table.winners() or [0])[0]
    told = [
        element("li", f.say(f.show.event(one)))
        for one in (table.moves[-1].events if table.moves else ())
        if one.is_for(f.eye.seat)
    ]
    question = element(
        "div",
        emblem(who),
        element("div", heading_of(title), element("p", w("page-ply", n=table.ply, of=f.model.table.ply))),
        f.show.when(f.view, f.brush),
        class_="question",
        id="question",
    )
    listed = element(
        "div",
        element("h2", w("page-happened")),
        element("ul", told, class_="told", tabindex="0"),
        button(w("end-result"), "scroll", first=True, data_do="see-result") if table.over else None,
        class_="answers panel",
        id="answers",
    )
    return element("section", question, listed, class_=f"ask seat-{who + 1}", id="ask", aria_label=w("page-replay"))
