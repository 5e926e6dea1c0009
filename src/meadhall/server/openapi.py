"""`/api/openapi.json`: every route and message for programs, made from the structs they are read into."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, get_args

import msgspec
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import BaseRoute, Route

import meadhall
from meadhall.pages import api as api_page
from meadhall.server import replies
from meadhall.server.csrf import HEADER
from meadhall.server.described import Described, described, of
from meadhall.server.requests import page, reader
from meadhall.server.sockets import Said

REF = "#/components/schemas/{name}"
LIVE = "/api/tables/{table}/live"
ABOUT = (
    "Every request that changes something carries the header x-meadhall. A seat is Authorization: Bearer TOKEN; "
    "without one you look on. "
    "A refusal is a code for programs and a sentence for people, and nothing has changed then."
)


def description(routes: Sequence[BaseRoute]) -> dict[str, Any]:
    """The whole description, as OpenAPI 3.1; the socket's messages stand under `x-websocket`."""
    found = [(route, told) for route in routes if isinstance(route, Route) and (told := of(route.endpoint)) is not None]
    kinds = [kind for _, told in found for kind in (told.body, told.reply) if kind is not None]
    messages, sent = list(get_args(Said)), list(get_args(replies.Anything))
    every = [*kinds, *messages, *sent, replies.Refusal]
    schemas, parts = msgspec.json.schema_components(every, ref_template=REF)
    schema = {repr(kind): made for kind, made in zip(every, schemas, strict=True)}
    paths: dict[str, Any] = {}
    for route, told in found:
        for method in sorted((route.methods or set()) - {"HEAD"}):
            if method == "GET" and told.body is not None:
                continue  # the page of the same address
            paths.setdefault(route.path, {})[method.lower()] = _operation(route, method, told, schema)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Meadhall", "version": meadhall.__version__, "description": ABOUT},
        "paths": paths,
        "x-websocket": {
            LIVE: {
                "summary": "The live socket of a table: a view with every change, and answers.",
                "query": {
                    "form": "json, or program for what a bot reads",
                    "lang": "en or de",
                    "name": "of an onlooker",
                },
                "receives": [schema[repr(kind)] for kind in messages],
                "sends": [schema[repr(kind)] for kind in sent],
            }
        },
        "components": {
            "schemas": parts,
            "securitySchemes": {"seat": {"type": "http", "scheme": "bearer", "description": "the token of a seat"}},
        },
    }


def _operation(route: Route, method: str, told: Described, schema: dict[str, Any]) -> dict[str, Any]:
    doc = " ".join((route.endpoint.__doc__ or "").split())
    made: dict[str, Any] = {
        "operationId": f"{method.lower()}{re.sub(r'[^a-z]+', '-', route.path).rstrip('-')}",
        "summary": doc,
        "security": [{"seat": []}, {}],
        "parameters": [
            *(_parameter(name, "path", "") for name in re.findall(r"{(\w+)}", route.path)),
            *(_parameter(name, "query", about) for name, about in told.query.items()),
        ],
        "responses": {
            str(told.status): {
                "description": "done",
                "content": {told.media: {"schema": schema[repr(told.reply)] if told.reply else {}}},
            },
            "default": {"description": "refused; nothing has changed", "content": _json(schema[repr(replies.Refusal)])},
        },
    }
    if method == "POST":
        header = {"name": HEADER, "in": "header", "required": True, "schema": {"type": "string", "minLength": 1}}
        made["parameters"].append({**header, "description": "anything: pages of other sites cannot send it"})
    if told.text or told.body is not None:
        content = {"text/plain": {"schema": {"type": "string"}}} if told.text else _json(schema[repr(told.body)])
        made["requestBody"] = {"required": True, "content": content}
    return made


def _parameter(name: str, where: str, about: str) -> dict[str, Any]:
    made = {"name": name, "in": where, "required": where == "path", "schema": {"type": "string"}}
    return made | ({"description": about} if about else {})


def _json(schema: dict[str, Any]) -> dict[str, Any]:
    return {"application/json": {"schema": schema}}


@described()
async def openapi(request: Request) -> Response:
    """This description."""
    return JSONResponse(description(request.app.routes), headers={"cache-control": "max-age=3600"})


async def human(request: Request) -> Response:
    """The same as a page."""
    return page(request, api_page.api(reader(request), description(request.app.routes)))
