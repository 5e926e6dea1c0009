"""Routes of plans: the page where a seat prepares answers, and the same for programs."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from meadhall.bots.ahead import Step
from meadhall.engine.errors import MeadhallError
from meadhall.engine.state import SPECTATOR
from meadhall.pages import plan as drawn
from meadhall.pages.model import Plan
from meadhall.pages.words import refusal
from meadhall.server.commands import Text
from meadhall.server.described import LANG, described
from meadhall.server.errors import Forbidden, Refused, figures_of
from meadhall.server.live_table import LiveTable
from meadhall.server.plans import LONGEST
from meadhall.server.requests import asked, house, page, reader, table_of, working


class PlannedStep(msgspec.Struct, forbid_unknown_fields=True):
    """An answer to be given if that question is asked."""

    question: Text
    answer: Text


class PlanWish(msgspec.Struct, forbid_unknown_fields=True):
    """A plan that a program makes; without steps there is none any more."""

    steps: Annotated[list[PlannedStep], msgspec.Meta(max_length=LONGEST)]
    ask_if: list[str] = []


class ToldStep(PlannedStep):
    """The same, in words."""

    text: str


class PlanTold(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """A plan: its answers, what it asks its player about, and why it waits (`stopped`; "" where it does not)."""

    steps: list[ToldStep]
    ask_if: list[str]
    stopped: str


class Coming(msgspec.Struct, forbid_unknown_fields=True):
    """A question that may come, with what could be answered then."""

    question: str
    text: str
    answers: list[dict[str, str]]


class PlanLook(PlanTold, kw_only=True):
    """A plan, and the question that may follow."""

    next: Coming


async def planning(request: Request) -> Response:
    """The page of one's own plan, and what it sends."""
    found, seat = await _own(request)
    plans = house(request).hall.plans
    if request.method == "POST":
        form = await asked(request, dict[str, str])
        ask_if = [name for name in drawn.ASK_IF if form.get(name) == "yes"]
        await plans.make(found, seat, drawn.unpacked(form.get("steps", "")), ask_if)
        return JSONResponse({"go": f"/t/{found.id}/plan"})
    plan, here = await plans.of(found, seat), reader(request)
    text = request.query_params.get("steps")
    steps = list(plan.steps) if plan is not None and text is None else drawn.unpacked(text or "")
    with working(request):
        course = _course(request)
        following, why = _following(request, found, seat, steps, course)
        return page(request, drawn.planning(here, found, seat, plan, steps, following, why, course))


def _course(request: Request) -> int:
    """Which course of play somebody wants to look at."""
    text = request.query_params.get("course", "")
    return int(text) % drawn.COURSES if text.isdecimal() and len(text) < 4 else 0


def _following(
    request: Request, found: LiveTable, seat: int, steps: list[Step], course: int
) -> tuple[dict[str, Any] | None, str | None]:
    """The question that may follow, or the sentence why there is none."""
    lang = reader(request).lang
    try:
        return house(request).hall.plans.look(found, seat, steps, lang, course), None
    except MeadhallError as error:
        return None, refusal(lang, error.code, str(error), figures_of(error))


@described(
    PlanLook,
    query={
        **LANG,
        "steps": "answers to look beyond, as sail~sail:3 take~place; else the plan's own",
        "course": "another course of play, 0 to 7",
    },
)
async def plan(request: Request) -> Response:
    """One's own plan, and the question that may follow it or the steps asked about."""
    found, seat = await _own(request)
    plans, lang = house(request).hall.plans, reader(request).lang
    kept = await plans.of(found, seat) or Plan()
    text = request.query_params.get("steps")
    steps = list(kept.steps) if text is None else drawn.unpacked(text)
    with working(request):
        following = plans.look(found, seat, steps, lang, _course(request))
        return JSONResponse(_told(found, seat, kept, lang) | {"next": following})


@described(PlanTold, PlanWish, LANG)
async def make(request: Request) -> Response:
    """Another plan instead; without steps there is none any more."""
    found, seat = await _own(request)
    wish = await asked(request, PlanWish)
    steps = [Step(one.question, one.answer) for one in wish.steps]
    with working(request):
        made = await house(request).hall.plans.make(found, seat, steps, wish.ask_if)
        return JSONResponse(_told(found, seat, made, reader(request).lang))


def _told(found: LiveTable, seat: int, made: Plan, lang: str) -> dict[str, Any]:
    said = drawn.told(found, seat, made.steps, lang)
    steps = [step._asdict() | {"text": text} for step, text in zip(made.steps, said, strict=True)]
    return {"steps": steps, "ask_if": list(made.ask_if), "stopped": made.stopped}


async def _own(request: Request) -> tuple[LiveTable, int]:
    found, seat = await table_of(request)
    if seat == SPECTATOR:
        raise Forbidden("onlookers have no seat", "seat/none")
    if found.from_file:
        raise Refused("this game was opened from a file: it can be replayed, not played on", "table/saga", 409)
    return found, seat
