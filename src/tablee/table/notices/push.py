"""Web Push: RFC 8030 (how a message goes to a browser's push service), RFC 8291 (only the browser
can read it), RFC 8292 (it comes from us: VAPID). Imported only where somebody is called by push.

Our key is made from the secret of the server: it is the same at every process and in every backup,
and nothing more has to be kept."""

from __future__ import annotations

import base64
import hmac
import json
import os

from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

CURVE = ec.SECP256R1()
ORDER = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
RECORD = 4096
"""Bytes that every push service must accept."""
MOST = RECORD - 103
"""The most bytes of a message: the rest is the header (86), the padding mark (1) and the tag
(16)."""
SIGNED_FOR = 12 * 3600
"""Seconds for which a signature is valid."""


def encode64(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).decode().rstrip("=")


def decode64(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def point(key: ec.EllipticCurvePublicKey) -> bytes:
    """The public key as 65 bytes."""
    form = serialization.PublicFormat.UncompressedPoint
    return key.public_bytes(serialization.Encoding.X962, form)


class PushKey:
    """The server's VAPID key."""

    def __init__(self, secret: bytes) -> None:
        number = int.from_bytes(hmac.digest(secret, b"push key", "sha512"), "big")
        self._private = ec.derive_private_key(number % (ORDER - 1) + 1, CURVE)
        self.public = encode64(point(self._private.public_key()))
        """As the browser wants it (`applicationServerKey`)."""

    def authorization(self, origin: str, contact: str, now: int) -> str:
        """The header by which a push service knows us. `now`: in ms."""
        claims = {"aud": origin, "exp": now // 1000 + SIGNED_FOR, "sub": contact}
        head = {"typ": "JWT", "alg": "ES256"}
        signed = ".".join(encode64(json.dumps(part).encode()) for part in (head, claims))
        r, s = decode_dss_signature(self._private.sign(signed.encode(), ec.ECDSA(hashes.SHA256())))
        signature = encode64(r.to_bytes(32, "big") + s.to_bytes(32, "big"))
        return f"vapid t={signed}.{signature}, k={self.public}"


def check_keys(p256dh: str, auth: str) -> None:
    """ValueError if they are not the keys of a browser."""
    ec.EllipticCurvePublicKey.from_encoded_point(CURVE, decode64(p256dh))
    if len(decode64(auth)) != 16:
        raise ValueError("auth")


def encrypt(message: bytes, p256dh: str, auth: str) -> bytes:
    """Encrypt for that browser alone, in one record (`aes128gcm`, RFC 8188)."""
    if len(message) > MOST:
        raise ValueError("too long")
    theirs = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, decode64(p256dh))
    ours, salt = ec.generate_private_key(CURVE), os.urandom(16)
    shared = ours.exchange(ec.ECDH(), theirs)
    about = b"WebPush: info\0" + point(theirs) + point(ours.public_key())
    key = derive(shared, decode64(auth), about, 32)
    content = derive(key, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = derive(key, salt, b"Content-Encoding: nonce\0", 12)
    sealed = AESGCM(content).encrypt(nonce, message + b"\x02", None)
    sender = point(ours.public_key())
    return salt + RECORD.to_bytes(4, "big") + bytes([len(sender)]) + sender + sealed


def derive(key: bytes, salt: bytes, about: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, about).derive(key)
