"""What one player's browser gets to know of another's hand, and how tables end."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, expect

import meadhall
from meadhall.look import show
from meadhall.words import speaker
from tests.browser.house import BOT, FRIEND, ME, Hall, sit

pytestmark = pytest.mark.browser
Visitor = Callable[..., BrowserContext]


def overheard(page: Page) -> list[str]:
    """Everything that reaches a page: documents, frames of the socket, replies."""
    bytes_: list[str] = []
    page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: bytes_.append(str(frame))))
    page.on("response", lambda reply: bytes_.append(_text(reply)))
    return bytes_


def _text(reply: Any) -> str:
    try:
        return str(reply.text())
    except Exception:
        return ""  # redirects and pictures have none


def test_a_hand_of_cards_never_reaches_the_other_players_browser(visitor: Visitor, hall: Hall) -> None:
    say = speaker("en", show(meadhall.game("walhalla"))).say
    words = [say(f"card-{kind}") for kind in ("forest", "wheat", "cult", "village", "tongue-6", "tongue-7", "valhalla")]
    for _ in range(20):  # until one of the two is dealt an end card that the other has not
        _, tokens = hall.table(ME, FRIEND, BOT, game="walhalla")
        pages = [visitor().new_page(), visitor().new_page()]
        heard = [overheard(page) for page in pages]
        for seat, page in enumerate(pages):
            sit(page, tokens[str(seat)])
        for page in pages:  # once more with everybody there
            page.reload()
            expect(page.locator("#board svg")).to_be_visible()
        hands = [{word for word in words if word in page.locator("#own").inner_text()} for page in pages]
        for mine, other in ((0, 1), (1, 0)):
            for word in hands[mine] - hands[other]:
                assert any(word in text for text in heard[mine])  # the search would find it
                assert not any(word in text for text in heard[other])
        if hands[0] != hands[1]:
            return
    raise AssertionError("both were always dealt the same")
