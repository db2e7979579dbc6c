"""Passkeys over HTTP, with a key of software: made, used to come back, and every way to cheat."""

from __future__ import annotations

import base64
import hashlib
import json
import secrets
from pathlib import Path
from typing import Any

import cbor2
import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256

from tablee.table.persons.by_passkey import ByPasskey
from tablee.table.persons.passkeys import LASTS
from tests.server.kit import House

from .test_persons import NAMED, Browser


def coded(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


class SoftKey:
    """What an authenticator does, in a few lines."""

    def __init__(self, origin: str, counts: bool = True) -> None:
        """`counts`: has a signature counter; many have none, and then only the challenge prevents
        replays."""
        self.origin = origin
        self.counts = counts
        self.id = secrets.token_bytes(16)
        self.count = 0
        self._key = ec.generate_private_key(ec.SECP256R1())

    def _said(self, kind: str, challenge: str) -> bytes:
        said = {"type": kind, "challenge": challenge, "origin": self.origin, "crossOrigin": False}
        return json.dumps(said).encode()

    def _data(self, host: str, flags: int) -> bytes:
        self.count += self.counts
        rp = hashlib.sha256(host.encode()).digest()
        return rp + bytes([flags]) + self.count.to_bytes(4, "big")

    def _credential(self, **response: bytes) -> dict[str, Any]:
        plain = {name: coded(data) for name, data in response.items()}
        return {"id": coded(self.id), "rawId": coded(self.id), "type": "public-key",
                "response": plain, "clientExtensionResults": {}}  # fmt: skip

    def make(self, options: dict[str, Any], flags: int = 0x45) -> dict[str, Any]:
        point = self._key.public_key().public_numbers()
        public = {
            1: 2,
            3: -7,
            -1: 1,
            -2: point.x.to_bytes(32, "big"),
            -3: point.y.to_bytes(32, "big"),
        }
        data = self._data(options["rp"]["id"], flags) + bytes(16)
        data += len(self.id).to_bytes(2, "big") + self.id + cbor2.dumps(public)
        attested = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        said = self._said("webauthn.create", options["challenge"])
        return self._credential(clientDataJSON=said, attestationObject=attested)

    def sign(self, options: dict[str, Any], flags: int = 0x05) -> dict[str, Any]:
        data, said = (
            self._data(options["rpId"], flags),
            self._said("webauthn.get", options["challenge"]),
        )
        signature = self._key.sign(data + hashlib.sha256(said).digest(), ec.ECDSA(SHA256()))
        return self._credential(clientDataJSON=said, authenticatorData=data, signature=signature)


@pytest.fixture
async def ada(house: House) -> Browser:
    browser = Browser(house)
    browser.headers["origin"] = f"http://127.0.0.1:{house.port}"
    await browser.ask("me", NAMED)
    return browser


@pytest.fixture
async def soft(ada: Browser) -> SoftKey:
    return await registered(ada)


async def registered(ada: Browser, counts: bool = True) -> SoftKey:
    soft = SoftKey(ada.headers["origin"], counts)
    made = soft.make((await ada.ask("me/passkeys/new", {}))["options"])
    me = await ada.ask("me/passkeys", {"credential": made, "device": "Laptop"})
    assert [one["name"] for one in me["passkeys"]] == ["Laptop"]
    return soft


def stranger(ada: Browser) -> Browser:
    other = Browser(ada.house)
    other.headers["origin"] = ada.headers["origin"]
    return other


async def asked(browser: Browser) -> Any:
    return (await browser.ask("join/passkey/new", {}))["options"]


async def test_a_passkey_brings_me_back(ada: Browser, soft: SoftKey) -> None:
    other = stranger(ada)
    signed = soft.sign(await asked(other))
    entered = await other.ask("join/passkey", {"credential": signed, "device": "Phone"})
    assert (entered["name"], entered.get("asks", False)) == ("Ada", False)
    me = await other.ask("me")
    assert {one.get("by", "first") for one in me["devices"]} == {"first", "passkey"}
    me = await ada.ask("me/passkeys/drop", {"id": me["passkeys"][0]["id"]})
    assert me.get("passkeys", []) == []
    again = stranger(ada)
    assert (
        await again.ask("join/passkey", {"credential": soft.sign(await asked(again))})
        == "no-passkey"
    )


async def test_what_was_signed_is_good_once_and_for_a_while(ada: Browser) -> None:
    soft = await registered(ada, counts=False)
    one, two, late = stranger(ada), stranger(ada), stranger(ada)
    signed = soft.sign(await asked(one))
    assert (await one.ask("join/passkey", {"credential": signed}))["name"] == "Ada"
    assert await two.ask("join/passkey", {"credential": signed}) == "no-passkey"
    people = ada.house.app.people
    people._passkeys = ByPasskey(people.persons)  # another process, or a later one
    assert await two.ask("join/passkey", {"credential": signed}) == "no-passkey"
    assert await two.ask("me") == "no-person"
    signed = soft.sign(await asked(late))
    ada.house.clock.advance(LASTS)
    assert await late.ask("join/passkey", {"credential": signed}) == "no-passkey"


async def test_a_cheat_is_no_passkey(ada: Browser, soft: SoftKey) -> None:
    other = stranger(ada)
    elsewhere, options = SoftKey("https://evil.example"), await asked(other)
    elsewhere.id, elsewhere._key, elsewhere.count = soft.id, soft._key, 50
    forged = SoftKey(soft.origin)
    forged.id, forged.count = soft.id, 50
    for cheat in (
        elsewhere.sign(options),
        forged.sign(await asked(other)),
        soft.sign({**(await asked(other)), "challenge": coded(bytes(40))}),
        soft.sign({**(await asked(other)), "rpId": "evil.example"}),
        soft.sign(await asked(other), flags=0x01),
        {"id": coded(soft.id)},
        {"id": coded(soft.id), "response": {"clientDataJSON": coded(b"[" * 12_000)}},
        {},
    ):
        assert await other.ask("join/passkey", {"credential": cheat}) == "no-passkey"
    soft.count = 0
    assert (
        await other.ask("join/passkey", {"credential": soft.sign(await asked(other))})
        == "no-passkey"
    )


async def test_the_challenge_of_one_person_is_not_good_for_another(ada: Browser) -> None:
    ben = stranger(ada)
    await ben.ask("me", {"name": "Ben"})
    soft = SoftKey(ada.headers["origin"])
    made = soft.make((await ada.ask("me/passkeys/new", {}))["options"])
    assert await ben.ask("me/passkeys", {"credential": made}) == "no-passkey"
    del ada.headers["origin"]
    assert await ada.ask("me/passkeys/new", {}) == "no-passkey", "no page asks"


def test_nothing_of_it_is_imported_before_it_is_used() -> None:
    source = Path(__file__).parents[3] / "src" / "tablee"
    for path in source.rglob("*.py"):
        lines = path.read_text(encoding="utf-8").splitlines()
        early = [line for line in lines if line.startswith(("import ", "from "))]
        assert not [line for line in early if "webauthn" in line or "argon2" in line], path
