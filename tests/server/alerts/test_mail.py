"""E-mail: nothing but one question before somebody said yes, and a way out in every mail."""

from __future__ import annotations

import re
import smtplib
from email.message import EmailMessage
from typing import Any

import pytest

from meadhall.engine.errors import BadSetup
from meadhall.server.alerts.mail import PASSWORD, Smtp, checked, server
from meadhall.server.alerts.rounds import WAITS
from meadhall.server.errors import Refused
from tests.server.alerts.conftest import BASE, Mailbox, Told
from tests.server.conftest import Player

SOON = WAITS + 1


def links(mail: Any) -> dict[str, str]:
    """The signed links in a mail, by what they do."""
    return {act: f"/alerts/{act}/{token}" for act, token in re.findall(r"/alerts/(\w+)/(\S+)", mail.get_content())}


def confirmed(told: Told, mailbox: Mailbox, player: Player, address: str = "ann@example.org") -> None:
    """Somebody asks for mail and says yes to it."""
    told.ask(player, address, "mail")
    told.look()
    assert told.client.post(links(mailbox.got[-1])["yes"]).status_code == 200
    mailbox.got.clear()


def test_an_address_gets_one_mail_until_somebody_says_yes(mailing: Told, mailbox: Mailbox) -> None:
    asked, _ = mailing.table()
    mailing.ask(asked, "ann@example.org", "mail")
    assert mailing.alerts(asked)[0]["confirmed"] is False
    for _ in range(3):
        mailing.look(SOON)
    (mail,) = mailbox.got
    assert (mail["To"], mail["From"]) == ("ann@example.org", "Meadhall <hall@example.org>")
    found = links(mail)
    page = mailing.client.get(found["yes"], headers={"accept": "text/html"})
    assert "Shall Meadhall write to you?" in page.text
    assert mailing.alerts(asked)[0]["confirmed"] is False  # a program looked at the link
    assert mailing.client.post(found["yes"]).status_code == 200
    assert mailing.alerts(asked)[0]["confirmed"] is True
    mailing.look()
    mailing.look(SOON)
    assert len(mailbox.got) == 2


def test_a_mail_names_the_table_and_has_a_way_out(mailing: Told, mailbox: Mailbox) -> None:
    asked, _ = mailing.table()
    confirmed(mailing, mailbox, asked)
    mailing.look()
    mailing.look(SOON)
    (mail,) = mailbox.got
    text = mail.get_content()
    assert mail["Subject"].startswith("It is your turn: Raids, table ")
    assert f"{BASE}/t/{asked.table}" in text
    assert asked.view()["seats"][asked.view()["you"]]["name"] in text
    assert str(asked.token) not in str(mail)
    way_out = mail["List-Unsubscribe"].strip("<>").removeprefix(BASE)
    assert way_out == links(mail)["off"]
    assert mail["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    assert mail["Auto-Submitted"] == "auto-generated"
    # as mail programs do it: no header of ours, no cookie, another site's form
    form = {"content-type": "application/x-www-form-urlencoded"}
    client = mailing.client
    del client.headers["x-meadhall"]
    assert client.post(way_out, content="List-Unsubscribe=One-Click", headers=form).status_code == 200
    client.headers["x-meadhall"] = "test"
    assert mailing.alerts(asked) == []


def test_who_refuses_the_question_hears_no_more(mailing: Told, mailbox: Mailbox) -> None:
    asked, _ = mailing.table()
    mailing.ask(asked, "ann@example.org", "mail")
    mailing.look()
    found = links(mailbox.got[0])
    assert mailing.client.post(found["off"]).status_code == 200
    assert mailing.client.post(found["yes"]).status_code == 404
    mailing.look(SOON)
    assert len(mailbox.got) == 1


def test_a_yes_is_for_one_table_alone(mailing: Told, mailbox: Mailbox) -> None:
    players = [mailing.table()[0] for _ in range(2)]
    for player in players:
        mailing.ask(player, "ann@example.org", "mail")
    mailing.look()
    assert len(mailbox.got) == 2
    assert mailing.client.post(links(mailbox.got[0])["yes"]).status_code == 200
    assert sorted(mailing.alerts(player)[0]["confirmed"] for player in players) == [False, True]


def test_an_address_is_asked_three_times_a_day_at_most_whoever_wants_it(mailing: Told, mailbox: Mailbox) -> None:
    for _ in range(3):
        asked, _ = mailing.table()
        made = mailing.ask(asked, "ann@example.org", "mail")
        mailing.look()
        asked.post(f"alerts/{made['id']}/off")
    asked, _ = mailing.table()
    reply = asked.post("alerts", way="mail", target="ann@example.org")
    assert (reply.status_code, reply.json()["code"]) == (429, "alert/asked")
    assert len(mailbox.got) == 3
    mailing.look(25 * 3600)
    mailing.ask(asked, "ann@example.org", "mail")


def test_who_has_confirmed_an_address_at_one_table_need_not_at_the_next(mailing: Told, mailbox: Mailbox) -> None:
    first, _ = mailing.table()
    confirmed(mailing, mailbox, first)
    second, stranger = mailing.table()
    mailing.client.cookies.set(f"seat-{first.table}", str(first.token))
    assert mailing.ask(second, "ann@example.org", "mail")["confirmed"] is True
    mailing.client.cookies.clear()
    assert mailing.ask(stranger, "ann@example.org", "mail")["confirmed"] is False


def test_a_hall_without_a_mail_server_offers_none(told: Told) -> None:
    asked, _ = told.table()
    listed = told.client.get(f"/api/tables/{asked.table}/alerts", headers=asked.headers).json()
    assert listed["ways"] == ["push", "webhook"]
    reply = asked.post("alerts", way="mail", target="ann@example.org")
    assert (reply.status_code, reply.json()["code"]) == (422, "alert/no-mail")


@pytest.mark.parametrize(("said", "left"), [("550 no such user", 0), ("451 try later", 1)])
def test_a_server_that_declines_for_good_is_believed(mailing: Told, mailbox: Mailbox, said: str, left: int) -> None:
    asked, _ = mailing.table()
    mailbox.refuses = said
    mailing.ask(asked, "ann@example.org", "mail")
    mailing.look()
    assert len(mailing.alerts(asked)) == left
    mailbox.refuses = None
    mailing.look(3600)
    assert len(mailbox.got) == left


@pytest.mark.parametrize(
    "address", ["", "ann", "ann@", "@b.org", "a b@c.org", "a@b", "a@b.org\nbcc: c@d.org", "a@b..org"]
)
def test_what_is_no_address_is_refused(address: str) -> None:
    with pytest.raises(Refused) as refused:
        checked(address)
    assert refused.value.code == "alert/mail"


def test_a_mail_server_is_named_by_its_address(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(PASSWORD, raising=False)
    made = server("smtp://ann:p%40ss@mail.example.org", "hall@example.org")
    assert made == Smtp("mail.example.org", 587, "hall@example.org", "ann", "p@ss")
    assert "p@ss" not in repr(made)
    assert server("smtps://mail.example.org", "hall@example.org") == Smtp(
        "mail.example.org", 465, "hall@example.org", tls=True
    )
    monkeypatch.setenv(PASSWORD, "kept")
    assert getattr(server("smtp://ann@mail.example.org:25", "hall@example.org"), "password", None) == "kept"
    assert server(None, None) is None
    for url, sender in ((None, "a@b.org"), ("smtp://x", None), ("http://x", "a@b.org"), ("smtp://x:y", "a@b.org"),
                        ("smtp://", "a@b.org"), ("smtp://x", "nobody")):  # fmt: skip
        with pytest.raises(BadSetup):
            server(url, sender)


def test_a_password_is_not_sent_without_tls(mailbox: Mailbox, monkeypatch: pytest.MonkeyPatch) -> None:
    from meadhall.server.alerts import mail

    monkeypatch.setattr(mail, "is_here", lambda host: False)
    with pytest.raises(smtplib.SMTPNotSupportedError):
        mail.send(Smtp("127.0.0.1", mailbox.port, "hall@example.org", "ann", "secret"), EmailMessage())
