"""What a player has for the own seat: how to hear of the turn, on the page (the browser keeps which) and elsewhere, and
the seat's three words.
"""

from __future__ import annotations

from meadhall.look import Markup, element
from meadhall.pages.html import button, icon, void
from meadhall.pages.words import Words

WAYS = (("title", "tab"), ("horn", "sound"), ("note", "bell"))
FORMS = ("", "json", "discord", "slack", "ntfy")  # of webhooks; the first: by the host


def alerts(w: Words, game: str, prefix: str) -> Markup:
    """The switches; the client sets them to what was chosen. `prefix` keeps ids apart where a page has two sets."""
    rows = [
        element(
            "label",
            icon(symbol),
            element("span", element("b", w(f"page-alert-{name}")), element("small", _about(w, name, game))),
            void("input", type="checkbox", role="switch", id=f"{prefix}-{name}", data_alert=name),
            class_="switch-row",
        )
        for name, symbol in WAYS
    ]  # fmt: skip
    elsewhere = button(w("page-elsewhere"), "bell", data_do="elsewhere", aria_haspopup="dialog")
    return element("div", rows, element("p", elsewhere), class_="switches")


def _about(w: Words, name: str, game: str) -> str:
    return w(f"page-alert-{name}-about", game=game)


def elsewhere(w: Words) -> Markup:
    """The dialog for messages to who is away; the client fills in what was asked for, and shows what this hall has."""
    push = element(
        "p", button(w("page-push-on"), "bell", id="alert-push", data_do="alert-push", disabled=True),
        element("small", id="alert-push-state", role="status"), class_="row", id="alert-push-row", data_way="push",
        **{f"data_{state}": w(f"page-push-{state}") for state in ("on", "off")},
        **{f"data_is_{state}": w(f"page-push-is-{state}") for state in ("on", "off", "denied", "unsupported")},
    )  # fmt: skip
    forms = [element("option", w(f"page-webhook-{name or 'guess'}"), value=name) for name in FORMS]
    webhook = _asking(w, "webhook", void("input", type="url", id="alert-webhook-to", name_="target", required=True,
                                         placeholder="https://", maxlength=1000),
                      element("select", forms, name_="form", aria_label=w("page-webhook-form")))  # fmt: skip
    mail = _asking(w, "mail", void("input", type="email", id="alert-mail-to", name_="target", required=True,
                                   autocomplete="email", maxlength=200), hidden=True)  # fmt: skip
    listed = element(
        "ul", id="alert-list", class_="seat-news", data_end=w("page-alert-end"), data_waits=w("page-alert-waits"),
        data_none=w("page-alert-none"), data_push=w("page-push"), data_webhook=w("page-webhook"),
        data_mail=w("page-mail"),
    )  # fmt: skip
    head = element("header", element("h2", w("page-elsewhere")), button(w("client-close"), data_do="elsewhere-close"))
    within = [head, element("p", w("page-elsewhere-about")), listed, push, webhook, mail, _hours(w)]
    return element("dialog", element("div", within, class_="elsewhere"), id="elsewhere", aria_label=w("page-elsewhere"))


def _asking(w: Words, way: str, *fields: Markup, hidden: bool = False) -> Markup:
    label = element("label", w(f"page-{way}"), for_=f"alert-{way}-to")
    ask = button(w("page-alert-begin"), type="submit")
    about = element("small", w(f"page-{way}-about"))
    return element(
        "form", label, fields, ask, about, class_="row", id=f"alert-{way}", data_way=way, hidden=hidden or None
    )


def _hours(w: Words) -> Markup:
    """Of what is asked for from now on."""
    fields = [
        element("label", w(f"page-quiet-{name}"), " ", void("input", type="time", id=f"alert-{name}"))
        for name in ("from", "to")
    ]
    most = void("input", type="number", id="alert-most", min=1, max=100, value=20)
    return element(
        "fieldset", element("legend", w("page-quiet")), fields, element("label", w("page-alert-most"), " ", most),
        element("small", w("page-quiet-about")), class_="row",
    )  # fmt: skip


def seat_words(w: Words, prefix: str) -> Markup:
    """One's three words, covered; the page has none of them before somebody wants to see them."""
    covered = element("output", "••••• ••••• ••••", id=f"{prefix}-words", class_="words", aria_label=w("page-words"))
    show = element(
        "button", icon("eye"), element("span", w("page-words-show")), type="button", class_="btn", data_do="words",
        data_words=prefix, aria_controls=f"{prefix}-words", aria_expanded="false",
    )  # fmt: skip
    return element(
        "div", element("p", w("page-words-about")), element("p", covered, show, class_="words-in"), _send(w, prefix),
        class_="one-in",
    )  # fmt: skip


def _send(w: Words, prefix: str) -> Markup:
    """The seat's own link and its code for a camera; both come with the words and go with them."""
    link = void("input", type="hidden", id=f"{prefix}-seat-link")
    send = button(w("page-send-seat"), "phone", data_do="share", data_share=f"{prefix}-seat-link",
                  data_text=w("page-send-seat-text"))  # fmt: skip
    told = element("div", element("p", w("page-send-seat-about")), link, send)
    return element("div", element("span", class_="code"), told, class_="send-in", id=f"{prefix}-send", hidden=True)
