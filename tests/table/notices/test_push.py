"""Web Push, word for word as the standards have it."""

from __future__ import annotations

import subprocess
import sys

import pytest
from cryptography.hazmat.primitives.asymmetric import ec

from tablee.table.notices import push

from .services import Subscription, check_vapid, decode64, encode64

# RFC 8291, section 5.
PLAIN = b"When I grow up, I want to be a watermelon"
SENDER = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"
BROWSER = "q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94"
AUTH, SALT = "BTBZMqHH6r4Tts7J_aSIgg", "DGv6ra1nlYgDCS1FRnbzlw"
SEALED = (
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6T"
    "lzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4"
    "a-fN"
)


def private(number: str) -> ec.EllipticCurvePrivateKey:
    return ec.derive_private_key(int.from_bytes(decode64(number), "big"), ec.SECP256R1())


def test_the_example_of_the_standard(monkeypatch: pytest.MonkeyPatch) -> None:
    browser = Subscription(private(BROWSER), decode64(AUTH))
    monkeypatch.setattr(push.ec, "generate_private_key", lambda curve: private(SENDER))
    monkeypatch.setattr(push.os, "urandom", lambda count: decode64(SALT))
    sealed = push.encrypt(PLAIN, **browser.keys)
    assert encode64(sealed) == SEALED
    assert browser.decrypt(sealed) == PLAIN


def test_only_the_browser_reads_it() -> None:
    one, other = Subscription(), Subscription()
    sealed = push.encrypt(b"Your turn", **one.keys)
    assert b"turn" not in sealed
    assert one.decrypt(sealed) == b"Your turn"
    with pytest.raises(Exception):  # noqa: B017  (InvalidTag, by whichever name)
        other.decrypt(sealed)


def test_a_message_fits_into_one_record() -> None:
    browser = Subscription()
    assert browser.decrypt(push.encrypt(b"x" * push.MOST, **browser.keys)) == b"x" * push.MOST
    assert len(push.encrypt(b"x" * push.MOST, **browser.keys)) == push.RECORD
    with pytest.raises(ValueError):
        push.encrypt(b"x" * (push.MOST + 1), **browser.keys)


def test_the_key_of_the_server_is_that_of_its_secret() -> None:
    one, same, other = (push.PushKey(secret) for secret in (b"a" * 32, b"a" * 32, b"b" * 32))
    assert one.public == same.public != other.public
    assert len(decode64(one.public)) == 65
    said = one.authorization("https://push.example", "mailto:me@example.org", 5_000_000)
    assert check_vapid(said, "https://push.example", 5_000_000) == one.public
    with pytest.raises(AssertionError):
        check_vapid(said, "https://other.example", 5_000_000)


@pytest.mark.parametrize(
    ("p256dh", "auth"), [("", ""), ("AAAA", encode64(b"x" * 16)), ("!", "?"), ("é", "é")]
)
def test_keys_that_are_none(p256dh: str, auth: str) -> None:
    with pytest.raises(ValueError):
        push.check_keys(p256dh, auth)


def test_who_is_not_called_by_push_does_not_import_it() -> None:
    code = "import sys, tablee.server.app; sys.exit('cryptography' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
