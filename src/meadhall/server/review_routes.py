"""Routes of the coach: a game that is over, looked at again decision by decision."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from meadhall.pages import review as review_page
from meadhall.pages.frame import Frame, earlier, replayed
from meadhall.server.errors import Refused
from meadhall.server.live_table import LiveTable
from meadhall.server.requests import eye_of, house, page, ply_of, reader, table_of, working


async def _asked(request: Request) -> tuple[LiveTable, int]:
    """The table and who looks; what is not over yet is not looked at: that would tell what is hidden."""
    found, viewer = await table_of(request)
    if not found.finished:
        raise Refused("the coach looks at games that are over; this one is not", "review/early", 409)
    house(request).hall.reviews.follow(found)
    return found, viewer


def _frame(request: Request, found: LiveTable, viewer: int) -> tuple[Frame, int]:
    """The table before the decision that is asked for, else before the worst, and whose decisions are looked at."""
    eye = eye_of(request, viewer, found)
    seat, known = review_page.decider(found.review, eye.seat), found.review
    ply = ply_of(request, found)
    if "ply" not in request.query_params:
        mine = known.by(seat) if known and known.done else []
        worst = known.worst(seat) if known and known.done else None
        ply = worst.ply if worst else mine[0].ply if mine else 0
    return replayed(found, earlier(found.table, ply), eye), seat


async def review(request: Request) -> Response:
    """The coach's page."""
    found, viewer = await _asked(request)
    with working(request):
        return page(request, review_page.review(reader(request), *_frame(request, found, viewer)))


async def parts(request: Request) -> Response:
    """What of it changes from one decision to the next, and whether all is weighed."""
    found, viewer = await _asked(request)
    with working(request):
        f, seat = _frame(request, found, viewer)
        done = found.review is not None and found.review.done
        return JSONResponse({"ply": f.table.ply, "done": done, "parts": review_page.parts(f, seat)})
