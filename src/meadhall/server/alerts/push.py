"""Web push: a message only the subscribed browser can read (RFC 8291), signed with the hall's key (RFC 8292)."""

from __future__ import annotations

import base64
import binascii
import json
import os
import struct

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from meadhall.server.errors import Refused

CURVE = ec.SECP256R1()
ORDER = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551  # of that curve
RECORD = 4096  # bytes; a push service takes no more
LONGEST = 2800  # bytes of what is said
LASTS = 12 * 3600  # seconds that a signature is good
KEPT = 24 * 3600  # seconds that a push service keeps what it cannot deliver


class Signed:
    """The hall's own key: a push service takes messages to a subscription from nobody else."""

    def __init__(self, secret: str) -> None:
        """From a secret of the store, in hexadecimal digits."""
        self._key = ec.derive_private_key(int(secret, 16) % (ORDER - 1) + 1, CURVE)
        self.public = encoded(_point(self._key.public_key()))

    def authorization(self, origin: str, contact: str, now: float) -> str:
        """The header that shows a push service at `origin` who sends."""
        claims = {"aud": origin, "exp": int(now) + LASTS, "sub": contact}
        head = {"typ": "JWT", "alg": "ES256"}
        text = ".".join(encoded(json.dumps(part, separators=(",", ":")).encode()) for part in (head, claims))
        r, s = decode_dss_signature(self._key.sign(text.encode(), ec.ECDSA(SHA256())))
        signature = encoded(r.to_bytes(32, "big") + s.to_bytes(32, "big"))
        return f"vapid t={text}.{signature}, k={self.public}"


def encrypted(
    text: bytes, p256dh: str, auth: str, key: ec.EllipticCurvePrivateKey | None = None, salt: bytes | None = None
) -> bytes:
    """A message for one subscription, in one record; key and salt are new each time."""
    theirs, secret = keys(p256dh, auth)
    key, salt = key or ec.generate_private_key(CURVE), salt or os.urandom(16)
    own, other = _point(key.public_key()), decoded(p256dh)
    shared = _derived(key.exchange(ec.ECDH(), theirs), secret, b"WebPush: info\0" + other + own, 32)
    content = _derived(shared, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(shared, salt, b"Content-Encoding: nonce\0", 12)
    head = salt + struct.pack("!IB", RECORD, len(own)) + own
    return head + AESGCM(content).encrypt(nonce, text[:LONGEST] + b"\x02", None)


def keys(p256dh: str, auth: str) -> tuple[ec.EllipticCurvePublicKey, bytes]:
    """The keys of a subscription, refused where they are none."""
    try:
        point, secret = decoded(p256dh), decoded(auth)
        if len(secret) != 16:
            raise ValueError
        return ec.EllipticCurvePublicKey.from_encoded_point(CURVE, point), secret
    except (ValueError, binascii.Error):
        raise Refused("those are not the keys of a push subscription", "alert/keys", 422) from None


def encoded(data: bytes) -> str:
    """Bytes as text for web addresses, without padding."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    """The same back."""
    return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)


def _point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def _derived(material: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, info).derive(material)
