"""The page about the hall's interface for programs: what `/api/openapi.json` says, to read."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from meadhall.look import Markup, element
from meadhall.pages.layout import Reader, page
from meadhall.pages.words import words

Schemas = Mapping[str, Mapping[str, Any]]


def api(reader: Reader, told: Mapping[str, Any]) -> str:
    """Every route and every message, with its fields. Names and sentences are the code's own, so they are English."""
    w, schemas = words(reader.lang), told["components"]["schemas"]
    routes = [
        _route(method.upper(), path, one, schemas)
        for path, ways in told["paths"].items()
        for method, one in ways.items()
    ]
    sockets = [
        element(
            "section",
            element("h2", w("page-api-socket")),
            element("p", element("code", f"WS {path}"), " ", one["summary"]),
            element("h3", w("page-api-receives")),
            [_struct(_name(ref), schemas) for ref in one["receives"]],
            element("h3", w("page-api-sends")),
            [_struct(_name(ref), schemas) for ref in one["sends"]],
            class_="panel told-api",
            lang="en",
        )
        for path, one in told["x-websocket"].items()
    ]
    main = element(
        "main",
        element("h1", w("page-api")),
        element("p", w("page-api-about"), " ", element("a", "/api/openapi.json", href="/api/openapi.json")),
        element("p", element("a", w("page-api-bots"), href="/bots")),
        element("p", told["info"]["description"], class_="quiet", lang="en"),
        element("section", element("h2", w("page-api-routes")), routes, class_="panel told-api", lang="en"),
        sockets,
        class_="lobby narrow",
    )
    return page(reader, w("page-api"), main)


def _route(method: str, path: str, one: Mapping[str, Any], schemas: Schemas) -> Markup:
    query = [(each["name"], each.get("description", "")) for each in one["parameters"] if each["in"] == "query"]
    content = one.get("requestBody", {}).get("content", {}).get("application/json", {}).get("schema")
    replied = [
        next(iter(reply["content"].values()))["schema"]
        for status, reply in one["responses"].items()
        if status != "default"
    ]
    return element(
        "details",
        element("summary", element("code", f"{method} {path}"), " ", one["summary"]),
        element("ul", [element("li", element("code", f"?{name}="), " ", about) for name, about in query])
        if query
        else None,
        [_struct(name, schemas) for name in _names(content)],
        [_struct(name, schemas) for schema in replied for name in _names(schema)],
    )


def _names(schema: Mapping[str, Any] | None) -> list[str]:
    """The structs a schema names."""
    if not schema:
        return []
    if "$ref" in schema:
        return [_name(schema)]
    inside = schema.get("anyOf", [schema["items"]] if "items" in schema else [])
    return [name for one in inside for name in _names(one)]


def _name(schema: Mapping[str, Any]) -> str:
    return str(schema["$ref"]).rpartition("/")[2]


def _struct(name: str, schemas: Schemas) -> Markup:
    """A struct: what it is for, and its fields."""
    schema = schemas[name]
    needed = schema.get("required", ())
    fields = [
        element("li", element("code", f"{field}{'' if field in needed else '?'}"), " ", element("code", _kind(one)))
        for field, one in schema.get("properties", {}).items()
    ]
    return element(
        "details",
        element("summary", element("b", name), " ", schema.get("description", "")),
        element("ul", fields),
    )


def _kind(schema: Mapping[str, Any]) -> str:
    """What a field holds, in a word or two."""
    if "$ref" in schema:
        return _name(schema)
    if "enum" in schema:
        return " | ".join(json.dumps(one) for one in schema["enum"])
    if "anyOf" in schema:
        return " | ".join(_kind(one) for one in schema["anyOf"])
    kind = str(schema.get("type", "anything"))
    return f"list of {_kind(schema['items'])}" if kind == "array" and schema.get("items") else kind
