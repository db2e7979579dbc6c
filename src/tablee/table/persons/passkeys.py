"""Passkeys (WebAuthn): a way in that the device itself keeps, or its owner's other devices do.

A challenge is signed by us and good for a few minutes, once: nothing is stored for one that nobody
answers, and what an answer changes is written together with the note that it was given. The library
is imported when the first passkey is used, and works in a thread.
"""

from __future__ import annotations

import asyncio
import base64
import hmac
import json
import secrets
from collections.abc import Callable
from typing import Any, NamedTuple, TypeVar
from urllib.parse import urlsplit

import msgspec
from msgspec import Struct

from tablee.table.clock import Clock
from tablee.table.errors import TableFault
from tablee.table.persons.keys import hash_of
from tablee.table.persons.records import WayRow

T = TypeVar("T")

LASTS = 5 * 60_000
"""How long a challenge is valid, in ms."""
HOUSE = "Tablée"


class Site(NamedTuple):
    """The page's origin: a passkey is valid only there."""

    origin: str

    @property
    def host(self) -> str:
        return urlsplit(self.origin).hostname or ""


class Kept(Struct):
    """What is kept of a passkey."""

    credential: str
    public_key: str
    count: int
    name: str = ""


class Passkeys:
    def __init__(self, secret: bytes, clock: Clock) -> None:
        self._secret = hmac.digest(secret, b"passkeys", "sha256")
        self._clock = clock

    # -- challenges ---------------------------------------------------------------------------

    def _challenge(self, about: str) -> bytes:
        body = secrets.token_bytes(16) + (self._clock.now() + LASTS).to_bytes(8, "big")
        return body + self._sign(body, about)

    def _sign(self, body: bytes, about: str) -> bytes:
        return hmac.digest(self._secret, body + about.encode(), "sha256")[:16]

    def _check(self, credential: dict[str, Any], about: str) -> bytes:
        """The challenge that was answered, if it is one of ours."""
        try:
            answered = json.loads(unpadded(credential["response"]["clientDataJSON"]))
            challenge = unpadded(answered["challenge"])
        except (LookupError, TypeError, ValueError, RecursionError):
            raise TableFault("no-passkey") from None
        body = challenge[:24]
        good = hmac.compare_digest(challenge[24:], self._sign(body, about))
        if not good or until_of(challenge) <= self._clock.now():
            raise TableFault("no-passkey")
        return challenge

    def _used(self, challenge: bytes) -> WayRow:
        """The note that this challenge was answered: it can be written only once."""
        key = hash_of(f"challenge {challenge.hex()}")
        return WayRow(key, "", "gone", self._clock.now(), until_of(challenge), "")

    # -- a new one ----------------------------------------------------------------------------

    async def options(self, site: Site, person: str, name: str) -> dict[str, Any]:
        def make() -> dict[str, Any]:
            import webauthn
            from webauthn.helpers import structs

            wish = structs.AuthenticatorSelectionCriteria(
                resident_key=structs.ResidentKeyRequirement.REQUIRED,
                user_verification=structs.UserVerificationRequirement.REQUIRED,
            )
            made = webauthn.generate_registration_options(
                rp_id=site.host, rp_name=HOUSE, user_name=name or HOUSE, user_id=person.encode(),
                challenge=self._challenge(person), authenticator_selection=wish,
            )  # fmt: skip
            found: dict[str, Any] = json.loads(webauthn.options_to_json(made))
            return found

        return await aside(make)

    async def register(
        self, site: Site, person: str, credential: dict[str, Any]
    ) -> tuple[Kept, WayRow]:
        challenge = self._check(credential, person)

        def verify() -> Kept:
            import webauthn

            done = webauthn.verify_registration_response(
                credential=credential, expected_challenge=challenge, expected_rp_id=site.host,
                expected_origin=site.origin, require_user_verification=True,
            )  # fmt: skip
            return Kept(
                padless(done.credential_id), padless(done.credential_public_key), done.sign_count
            )

        return await aside(verify), self._used(challenge)

    # -- coming back --------------------------------------------------------------------------

    async def question(self, site: Site) -> dict[str, Any]:
        """A challenge for any of this site's passkeys."""

        def make() -> dict[str, Any]:
            import webauthn
            from webauthn.helpers.structs import UserVerificationRequirement

            made = webauthn.generate_authentication_options(
                rp_id=site.host, challenge=self._challenge(""),
                user_verification=UserVerificationRequirement.REQUIRED,
            )  # fmt: skip
            found: dict[str, Any] = json.loads(webauthn.options_to_json(made))
            return found

        return await aside(make)

    async def verify(
        self, site: Site, kept: Kept, credential: dict[str, Any]
    ) -> tuple[Kept, WayRow]:
        """Check an answer; returns the updated passkey (with its use counter), and the note that
        the challenge was used."""
        challenge = self._check(credential, "")

        def verify() -> Kept:
            import webauthn

            done = webauthn.verify_authentication_response(
                credential=credential, expected_challenge=challenge, expected_rp_id=site.host,
                expected_origin=site.origin, credential_public_key=unpadded(kept.public_key),
                credential_current_sign_count=kept.count, require_user_verification=True,
            )  # fmt: skip
            return msgspec.structs.replace(kept, count=done.new_sign_count)

        return await aside(verify), self._used(challenge)


def until_of(challenge: bytes) -> int:
    return int.from_bytes(challenge[16:24], "big")


def key_of(credential: dict[str, Any]) -> str:
    """The key under which a passkey is stored."""
    return hash_of(f"passkey {credential.get('id')}")


async def aside(work: Callable[[], T]) -> T:
    """Run in a thread; any error in what a browser sent means that it is no passkey."""

    def tried() -> T | None:
        try:
            return work()
        except Exception:
            return None

    made = await asyncio.to_thread(tried)
    if made is None:
        raise TableFault("no-passkey")
    return made


def unpadded(text: Any) -> bytes:
    return base64.urlsafe_b64decode(str(text) + "==")


def padless(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()
