"""Webhooks: one message in the form that JSON readers, Discord, Slack or ntfy take."""

from __future__ import annotations

import json
from collections.abc import Mapping
from email.header import Header

from meadhall.server.alerts.messages import Message

FORMS = ("json", "discord", "slack", "ntfy")
LONGEST = 1900  # letters; Discord takes 2,000
JSON = {"content-type": "application/json"}


def guessed(host: str) -> str:
    """The form that a host most likely takes."""
    if host in ("discord.com", "discordapp.com") or host.endswith((".discord.com", ".discordapp.com")):
        return "discord"
    if host == "hooks.slack.com":
        return "slack"
    return "ntfy" if host == "ntfy.sh" or host.startswith("ntfy.") else "json"


def formed(form: str, message: Message) -> tuple[Mapping[str, str], bytes]:
    """Headers and body."""
    if form == "ntfy":
        title = Header(message.title, "utf-8", maxlinelen=10_000).encode()
        return {"title": title, "click": message.lines[0].url, "content-type": "text/plain"}, message.text.encode()
    made = {"discord": _discord, "slack": _slack}.get(form, _json)(message)
    return JSON, json.dumps(made, ensure_ascii=False).encode()


def _json(message: Message) -> object:
    return {
        "id": message.key,
        "event": message.what,
        "title": message.title,
        "text": message.text,
        "tables": [
            {"table": line.table, "name": line.name, "game": line.game, "seat": line.who, "url": line.url}
            for line in message.lines
        ],
        "off": message.off,
    }


def _discord(message: Message) -> object:
    """Nobody is pinged by a name, and no link is opened to show what is behind it."""
    lines = [f"**{_plain(message.title)}**", *(f"{_plain(line.said)} <{line.url}>" for line in message.lines)]
    text = "\n".join(lines)[:LONGEST]
    return {"content": f"{text}\n{message.off_said}: <{message.off}>", "allowed_mentions": {"parse": []}}


def _plain(text: str) -> str:
    return "".join(f"\\{letter}" if letter in "\\*_~`|>[]()#@<" else letter for letter in text)


def _slack(message: Message) -> object:
    lines = [f"*{_escaped(message.title)}*", *(f"<{line.url}|{_escaped(line.said)}>" for line in message.lines)]
    text = "\n".join([*lines, f"<{message.off}|{_escaped(message.off_said)}>"])
    return {"text": text, "unfurl_links": False, "unfurl_media": False}


def _escaped(text: str) -> str:
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;").replace("|", "¦")
