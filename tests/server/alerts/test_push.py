"""What is pushed can be read by the subscribed browser alone, and is signed by the hall."""

from __future__ import annotations

import pytest
from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.asymmetric import ec

from meadhall.server.alerts.push import Signed, decoded, encoded, encrypted, keys
from meadhall.server.errors import Refused
from tests.server.alerts.receivers import Browser, claims


def test_the_example_of_the_standard_comes_out_byte_by_byte() -> None:
    own = ec.derive_private_key(
        int.from_bytes(decoded("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"), "big"), ec.SECP256R1()
    )
    made = encrypted(
        b"When I grow up, I want to be a watermelon",
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        "BTBZMqHH6r4Tts7J_aSIgg",
        own,
        decoded("DGv6ra1nlYgDCS1FRnbzlw"),
    )
    assert encoded(made) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )  # fmt: skip


def test_only_the_subscribed_browser_reads_it() -> None:
    mine, other = Browser(), Browser()
    made = encrypted("Åse is asked".encode(), mine.wish["p256dh"], mine.wish["auth"])
    assert mine.read(made).decode() == "Åse is asked"
    with pytest.raises(InvalidTag):
        other.read(made)
    assert made != encrypted("Åse is asked".encode(), mine.wish["p256dh"], mine.wish["auth"])


def test_the_hall_signs_for_one_push_service_and_half_a_day() -> None:
    signed = Signed("07" * 32)
    key, said = claims(signed.authorization("https://push.example", "mailto:hall@example.org", 1_000_000.5))
    assert said == {"aud": "https://push.example", "exp": 1_000_000 + 12 * 3600, "sub": "mailto:hall@example.org"}
    assert key == signed.public == Signed("07" * 32).public != Signed("08" * 32).public
    assert len(decoded(key)) == 65


@pytest.mark.parametrize("secret", ["00" * 32, "ff" * 32])
def test_any_secret_of_the_store_makes_a_key(secret: str) -> None:
    claims(Signed(secret).authorization("https://push.example", "https://hall.example", 5.0))


@pytest.mark.parametrize(
    ("p256dh", "auth"),
    [("", ""), ("BA", "AA"), ("ö", "ö"), (encoded(b"\x04" + b"\x01" * 64), encoded(b"x" * 16)), ("!!!!", "AAAA")],
)
def test_keys_that_are_none_are_refused(p256dh: str, auth: str) -> None:
    with pytest.raises(Refused) as refused:
        keys(p256dh, auth)
    assert refused.value.code == "alert/keys"
    with pytest.raises(Refused):
        keys(Browser().wish["p256dh"], encoded(b"short"))
