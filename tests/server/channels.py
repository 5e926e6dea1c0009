"""Every way on which something comes out of a hall, in one table. A route, message or figure without a line here fails
a test: whoever adds one says how it is compared between two truths that look the same, or why it can tell nothing.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

# -- routes: what is asked for in the name of a viewer, or why it knows of no table's secrets -------------------------

GAME: Final = "knows of the game, of no table"
HOUSE: Final = "knows of the hall, of no hand"
MAKES: Final = "makes a table; the new one is looked into by the other lines"
OVER: Final = "only of a game that is over"
SEAT: Final = "about seats and links; the view that it answers with is compared as the table's own"
EVERYBODYS: Final = "of a deal that everybody may know: how it is dealt, names, and how first tries ended"
ADMIN: Final = "for whoever runs the hall: tests/server/test_admin.py, test_admin_page.py"

Asked = tuple[str, str, Mapping[str, Any] | None]  # method, path with {table}, {ply}, {answer}; what is posted

ROUTES: Final[dict[str, str | tuple[Asked, ...]]] = {
    "/": (("GET", "/", None),),
    "/go": HOUSE,
    "/share": HOUSE,
    "/new/{game}": MAKES,
    "/rules": GAME,
    "/rules/{game}": GAME,
    "/join/{token}": "an invitation: names and seats; test_an_invitation_tells_nothing",
    "/daily": EVERYBODYS,
    "/learn/{game}": GAME,
    "/learn/{game}/play": MAKES,
    "/learn/{game}/{lesson}": GAME,
    "/learn/{game}/{lesson}/end": GAME,
    "/learn/{game}/{lesson}/{step}/parts": GAME,
    "/learn/{game}/{lesson}/{step}/try": GAME,
    "/puzzles": GAME,
    "/puzzles/{game}": GAME,
    "/puzzles/{game}/{puzzle}": GAME,
    "/puzzles/{game}/{puzzle}/parts": GAME,
    "/puzzles/{game}/{puzzle}/try": GAME,
    "/t/{table}": (("GET", "/t/{table}?lang=en", None), ("GET", "/t/{table}?lang=de&shape=tall", None)),
    "/t/{table}/again": (("GET", "/t/{table}/again", None),),
    "/t/{table}/rematch": (("POST", "/t/{table}/rematch", {}),),
    "/t/{table}/replay": (("GET", "/t/{table}/replay", None), ("GET", "/t/{table}/replay?ply={before}", None)),
    "/t/{table}/frame": (("GET", "/t/{table}/frame", None), ("GET", "/t/{table}/frame?ply={before}&shape=tall", None)),
    "/t/{table}/coach": (("GET", "/t/{table}/coach", None), ("GET", "/t/{table}/coach?ply={before}", None)),
    "/t/{table}/coach/parts": (("GET", "/t/{table}/coach/parts?ply={before}", None),),
    "/t/{table}/stage": (("GET", "/t/{table}/stage?number=1", None), ("GET", "/t/{table}/stage?number=2", None)),
    "/t/{table}/saga": (("GET", "/t/{table}/saga", None),),
    "/t/{table}/on": (("GET", "/t/{table}/on", None), ("GET", "/t/{table}/on?ply={before}&dice=new", None)),
    "/t/{table}/take": "takes a table along where nobody else sits: test_going_on.py",
    "/t/{table}/scene": (("GET", "/t/{table}/scene?ply={ply}", None),),
    "/t/{table}/words": (("GET", "/t/{table}/words", None),),
    "/t/{table}/plan": (("GET", "/t/{table}/plan", None),),
    "/t/{table}/forget": SEAT,
    "/scene/{game}/{packed}": "shows what its address says",
    "/bots": HOUSE,
    "/api": HOUSE,
    "/api/bots": HOUSE,
    "/api/openapi.json": HOUSE,
    "/api/games": GAME,
    "/api/games/{game}/rules": GAME,
    "/api/games/{game}/explain/{message}": GAME,
    "/api/games/{game}/teach": GAME,
    "/api/games/{game}/puzzles": GAME,
    "/api/games/{game}/puzzles/{puzzle}": GAME,
    "/api/games/{game}/puzzles/{puzzle}/try": GAME,
    "/api/daily": EVERYBODYS,
    "GET /api/tables": "names and places of tables, by their rows",
    "POST /api/tables": MAKES,
    "/api/tables/{table}": (
        ("GET", "/api/tables/{table}", None),
        ("GET", "/api/tables/{table}?lang=de&ply={before}", None),
    ),
    "/api/tables/{table}/why": (
        ("GET", "/api/tables/{table}/why", None),
        ("GET", "/api/tables/{table}/why?answer={answer}", None),
    ),
    "/api/tables/{table}/text": (("GET", "/api/tables/{table}/text", None),),
    "/api/tables/{table}/log": (("GET", "/api/tables/{table}/log", None),),
    "/api/tables/{table}/picture": (("GET", "/api/tables/{table}/picture?lang=de", None),),
    "/api/tables/{table}/wait": (("GET", "/api/tables/{table}/wait?seconds=0", None),),
    "GET /api/tables/{table}/plan": (
        ("GET", "/api/tables/{table}/plan", None),
        ("GET", "/api/tables/{table}/plan?course=3", None),
    ),
    "POST /api/tables/{table}/plan": (("POST", "/api/tables/{table}/plan", {"steps": []}),),
    "GET /api/tables/{table}/alerts": "what a seat has asked to be told; the messages: tests/server/alerts",
    "POST /api/tables/{table}/alerts": SEAT,
    "/api/tables/{table}/alerts/{alert}/off": SEAT,
    "/alerts/off/{token}": SEAT,
    "/alerts/yes/{token}": SEAT,
    "/push-worker.js": HOUSE,
    "/mcp": "asks the routes of this table in the caller's name",
    "/api/tables/{table}/links": SEAT,
    "/api/tables/{table}/room": SEAT,
    "/api/tables/{table}/words": (("GET", "/api/tables/{table}/words", None),),
    "/api/tables/{table}/answers": (  # refused: what is not possible, what is past
        ("POST", "/api/tables/{table}/answers", {"ply": "{ply}", "answer": "{answer}"}),
        ("POST", "/api/tables/{table}/answers", {"ply": "{ply}", "answers": ["{answer}", "{answer}"]}),
        ("POST", "/api/tables/{table}/answers", {"ply": 9999, "answer": "{answer}"}),
    ),
    "/api/tables/{table}/undo": (("POST", "/api/tables/{table}/undo", {"ply": 9999}),),
    "/api/tables/{table}/done": (("POST", "/api/tables/{table}/done", {"ply": 9999}),),
    "/api/tables/{table}/seat": SEAT,
    "/api/sagas": OVER,
    "/api/tables/{table}/live": "the socket: MESSAGES below",
    "/static/{path:path}": HOUSE,
    "/pictures/{game}.svg": GAME,
    "/admin": ADMIN,
    "/admin/out": ADMIN,
    "/admin/backup": ADMIN,
    "/admin/tables/{table}/{what}": ADMIN,
    "/api/admin/connected": ADMIN,
    "/healthz": HOUSE,
    "/readyz": HOUSE,
    "/livez": HOUSE,
    "/metrics": "counters: METRICS below; only for whoever runs the hall",
}

# -- messages on the socket ------------------------------------------------------------------------------------------

MESSAGES: Final[dict[str, str | Mapping[str, Any]]] = {
    "answer": {"ply": "{ply}", "answer": "{answer}"},
    "answers": {"ply": "{ply}", "answers": ["{answer}", "{answer}"]},
    "ask-seat": SEAT,
    "asks": SEAT,
    "at-once": SEAT,
    "back": SEAT,
    "bot": SEAT,
    "chances": {"on": True},
    "done": {"ply": 9999},
    "give-seat": SEAT,
    "hint": {},
    "invite": SEAT,
    "link": SEAT,
    "name": SEAT,
    "nudge": SEAT,
    "ping": {},
    "preview": {"answer": "{possible}"},
    "ready": SEAT,
    "renew": SEAT,
    "rest": SEAT,
    "say": SEAT,
    "sign": SEAT,
    "since": {"ply": 0},
    "start": SEAT,
    "talks": SEAT,
    "undo": {"ply": 9999},
    "uninvite": SEAT,
    "view": {},
    "why": {"answers": ["{answer}"]},
    "whys": {},
    "words": {},
}

# -- figures ---------------------------------------------------------------------------------------------------------

TIMES: Final = "a time: only for whoever runs the hall"
METRICS: Final[dict[str, str]] = {
    "tables": HOUSE,
    "sockets": HOUSE,
    "compiled": HOUSE,
    "uptime_seconds": HOUSE,
    "answers_total": "compared",
    "undos_total": "compared",
    "bot_answers_total": TIMES,
    "bot_failures_total": TIMES,
    "sockets_opened_total": "compared",
    "tables_made_total": "compared",
    "refused_total": "compared",
    "answer_to_push_seconds": TIMES,
    "commit_seconds": TIMES,
    "bot_seconds": TIMES,
    "draw_seconds": TIMES,
}


def filled(value: Any, **words: Any) -> Any:
    """A path or a message with its blanks filled in."""
    if isinstance(value, str):
        whole = {f"{{{name}}}": word for name, word in words.items()}
        if value in whole:
            return whole[value]
        for blank, word in whole.items():
            value = value.replace(blank, str(word))
        return value
    if isinstance(value, Mapping):
        return {name: filled(one, **words) for name, one in value.items()}
    return [filled(one, **words) for one in value] if isinstance(value, list) else value
