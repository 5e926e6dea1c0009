"""E-mail: nothing but one question before somebody said yes, and a way out in every mail."""

from __future__ import annotations

import contextlib
import re
import smtplib
import ssl
from collections.abc import Callable, Iterator
from email.message import EmailMessage
from pathlib import Path
from typing import Any

import pytest

from meadhall.engine.errors import BadSetup
from meadhall.server.alerts import mail
from meadhall.server.alerts.mail import PASSWORD, Smtp, checked, server
from meadhall.server.alerts.rounds import WAITS
from meadhall.server.errors import Refused
from tests.server.alerts.conftest import BASE, Mailbox, Opened, Told
from tests.server.alerts.receivers import certified
from tests.server.conftest import Player

SOON = WAITS + 1


def links(got: Any) -> dict[str, str]:
    """The signed links in a mail, by what they do."""
    return {act: f"/alerts/{act}/{token}" for act, token in re.findall(r"/alerts/(\w+)/(\S+)", got.get_content())}


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
    (got,) = mailbox.got
    assert (got["To"], got["From"]) == ("ann@example.org", "Meadhall <hall@example.org>")
    found = links(got)
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
    (got,) = mailbox.got
    text = got.get_content()
    assert got["Subject"].startswith("It is your turn: Raids, table ")
    assert f"{BASE}/t/{asked.table}" in text
    assert asked.view()["seats"][asked.view()["you"]]["name"] in text
    assert str(asked.token) not in str(got)
    way_out = got["List-Unsubscribe"].strip("<>").removeprefix(BASE)
    assert way_out == links(got)["off"]
    assert got["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    assert got["Auto-Submitted"] == "auto-generated"
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
                        ("smtp://", "a@b.org"), ("smtp://x", "nobody"), ("smtp://x:%C3%A4@y", "a@b.org")):  # fmt: skip
        with pytest.raises(BadSetup):
            server(url, sender)


# -- the line to the mail server -------------------------------------------------------------------------------------

USER, PASSED = "hall", "p@ss word"
FULL = EmailMessage()
FULL["From"], FULL["To"], FULL["Subject"] = "hall@example.org", "ann@example.org", "It is your turn"


def knows(_: Any, __: Any, ___: Any, ____: str, data: Any) -> Any:
    """Whether a mail server knows somebody."""
    from aiosmtpd.smtp import AuthResult  # late: not every system has it

    return AuthResult(success=(data.login, data.password) == (USER.encode(), PASSED.encode()), handled=False)


@pytest.fixture
def servers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[str], Mailbox]]:
    """Opens mail servers: "starttls", "tls" from the first byte, or "plain". They know a password, and
    their certificate is trusted.
    """
    pytest.importorskip("aiosmtpd")
    tls, _ = certified(tmp_path, "localhost")
    monkeypatch.setenv("SSL_CERT_FILE", str(tmp_path / "certificate.pem"))
    monkeypatch.setattr(mail, "is_here", lambda host: False)  # as if it were elsewhere
    with contextlib.ExitStack() as open_:

        def go(way: str) -> Mailbox:
            ways: dict[str, Any] = {"authenticator": knows}
            if way == "starttls":
                ways |= {"tls_context": tls, "require_starttls": True, "auth_required": True}
            else:  # that it wants one would not be wise without STARTTLS, it says
                ways |= {"auth_require_tls": False, "ssl": tls if way == "tls" else None}
            made = Mailbox(**ways)
            open_.callback(made.close)
            return made

        yield go


def smtp(mailbox: Mailbox, **more: Any) -> Smtp:
    """How the hall is told of a server."""
    return Smtp("localhost", mailbox.port, "hall@example.org", **{"user": USER, "password": PASSED, **more})


@pytest.mark.parametrize(("way", "tls"), [("starttls", False), ("tls", True)])
def test_mail_goes_by_tls_with_a_login(servers: Callable[[str], Mailbox], way: str, tls: bool) -> None:
    mailbox = servers(way)
    mail.send(smtp(mailbox, tls=tls), FULL)
    assert [got["Subject"] for got in mailbox.got] == ["It is your turn"]
    before = ["EHLO", "STARTTLS"] if way == "starttls" else []  # nothing but a greeting in the clear
    assert mailbox.heard == [*before, "EHLO", "AUTH", "MAIL", "RCPT", "DATA", "QUIT"]


@pytest.mark.parametrize(("way", "tls"), [("starttls", False), ("tls", True)])
def test_a_wrong_password_is_told_of_and_nothing_is_sent(
    servers: Callable[[str], Mailbox], way: str, tls: bool
) -> None:
    mailbox = servers(way)
    with pytest.raises(smtplib.SMTPAuthenticationError) as refused:
        mail.send(smtp(mailbox, tls=tls, password="wrong"), FULL)
    assert mail.why(refused.value) == "the mail server does not take that user and password"
    assert mailbox.got == []


@pytest.mark.parametrize("user", [USER, ""])
def test_without_tls_nothing_but_a_greeting_is_sent(servers: Callable[[str], Mailbox], user: str) -> None:
    mailbox = servers("plain")
    with pytest.raises(mail.NoTls) as refused:
        mail.send(smtp(mailbox, user=user), FULL)
    assert "no STARTTLS" in mail.why(refused.value)
    assert mailbox.heard == ["EHLO", "QUIT"]
    assert mailbox.got == []


def test_a_certificate_of_somebody_else_ends_it_before_anything_is_said(
    servers: Callable[[str], Mailbox], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("SSL_CERT_FILE")
    for way, tls in (("starttls", False), ("tls", True)):
        mailbox = servers(way)
        with pytest.raises(ssl.SSLCertVerificationError) as refused:
            mail.send(smtp(mailbox, tls=tls), FULL)
        assert "certificate is not trusted" in mail.why(refused.value)
        assert mailbox.heard == ([] if tls else ["EHLO", "STARTTLS"])


def test_who_mixes_up_the_two_kinds_of_tls_is_told(servers: Callable[[str], Mailbox]) -> None:
    mailbox = servers("plain")
    with pytest.raises(ssl.SSLError) as refused:
        mail.send(smtp(mailbox, tls=True), FULL)
    assert "smtps://" in mail.why(refused.value)


def test_without_tls_mail_goes_where_that_is_wished_for_and_no_password_does(mailbox: Mailbox) -> None:
    mail.send(Smtp("127.0.0.1", mailbox.port, "hall@example.org", plain=True), FULL)
    assert len(mailbox.got) == 1
    assert server("smtp+plain://relay", "hall@example.org") == Smtp("relay", 25, "hall@example.org", plain=True)
    with pytest.raises(BadSetup, match="without TLS"):
        server("smtp+plain://ann:secret@relay", "hall@example.org")


def test_a_hall_whose_mail_is_not_taken_says_why_and_tries_again(
    opened: Opened, servers: Callable[[str], Mailbox], capsys: pytest.CaptureFixture[str]
) -> None:
    mailbox = servers("starttls")
    told = opened(smtp(mailbox, password="wrong"))
    asked, _ = told.table()
    told.ask(asked, "ann@example.org", "mail")
    told.look()
    said = capsys.readouterr()
    assert "does not take that user and password" in said.out + said.err
    assert "ann@" not in said.out + said.err
    assert "wrong" not in said.out + said.err
    told.house.hall.alerts.rounds.delivery.smtp = smtp(mailbox)
    told.look(3600)
    assert len(mailbox.got) == 1
