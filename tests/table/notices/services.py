"""A push service and a mail server of our own, on loopback: they speak the real protocols."""

from __future__ import annotations

import asyncio
import base64
import json
import os
from collections import deque
from email import message_from_bytes
from email.message import EmailMessage
from email.policy import default
from typing import Any

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat


def encode64(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).decode().rstrip("=")


def decode64(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


class Subscription:
    """What a browser has: its keys, and where it is called."""

    def __init__(
        self, private: ec.EllipticCurvePrivateKey | None = None, auth: bytes = b""
    ) -> None:
        self.private = private or ec.generate_private_key(ec.SECP256R1())
        self.auth = auth or os.urandom(16)
        self.endpoint = ""

    @property
    def public(self) -> bytes:
        key = self.private.public_key()
        return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)

    @property
    def keys(self) -> dict[str, str]:
        return {"p256dh": encode64(self.public), "auth": encode64(self.auth)}

    def decrypt(self, body: bytes) -> bytes:
        """RFC 8291, the browser's side."""
        salt, size, length = body[:16], int.from_bytes(body[16:20], "big"), body[20]
        sender, sealed = body[21 : 21 + length], body[21 + length :]
        assert len(sealed) + 21 + length <= size
        theirs = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender)
        shared = self.private.exchange(ec.ECDH(), theirs)
        info = b"WebPush: info\0" + self.public + sender
        key = HKDF(hashes.SHA256(), 32, self.auth, info).derive(shared)
        content = HKDF(hashes.SHA256(), 16, salt, b"Content-Encoding: aes128gcm\0").derive(key)
        nonce = HKDF(hashes.SHA256(), 12, salt, b"Content-Encoding: nonce\0").derive(key)
        plain = AESGCM(content).decrypt(nonce, sealed, None)
        return plain.rstrip(b"\0")[:-1]


def check_vapid(header: str, audience: str, now: int) -> str:
    """RFC 8292, the push service's side. The key that signed."""
    scheme, _, rest = header.partition(" ")
    parts = dict(one.strip().split("=", 1) for one in rest.split(","))
    head, claims, signature = parts["t"].split(".")
    assert scheme == "vapid"
    assert json.loads(decode64(head))["alg"] == "ES256"
    said = json.loads(decode64(claims))
    assert said["aud"] == audience
    assert now // 1000 < said["exp"] <= now // 1000 + 24 * 3600
    assert said["sub"].startswith(("mailto:", "https://"))
    raw = decode64(signature)
    der = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decode64(parts["k"]))
    key.verify(der, f"{head}.{claims}".encode(), ec.ECDSA(hashes.SHA256()))
    return parts["k"]


class PushService:
    """Hands on what comes to the devices that are on, and keeps it for those that are off; a kept
    message is replaced by another of its topic (RFC 8030, 5.4), one that was handed on is not."""

    def __init__(self, now: Any) -> None:
        self.now = now
        self.subscriptions: dict[str, Subscription] = {}
        self.told: list[tuple[str, str, dict[str, Any]]] = []
        """What devices got, as (endpoint, topic, message): each notice once."""
        self.repeats: list[tuple[str, str, dict[str, Any]]] = []
        """What they got once more, by the id in the message, which a device goes by."""
        self.off: set[str] = set()
        """The endpoints of devices that are off."""
        self.kept: dict[tuple[str, str], dict[str, Any]] = {}
        """What is kept for them, by endpoint and topic."""
        self.answers: deque[tuple[int, str]] = deque()
        """What it answers to the next ones, if not 201."""
        self.requests = 0
        self.kept_for: list[int] = []
        """For how long, in seconds, each of them is to be kept for a device that is off."""
        self.holds: asyncio.Event | None = None
        """While it is not set, nothing is taken and nobody gets an answer."""
        self.tarpits: dict[str, asyncio.Event] = {}
        """The same of single subscriptions, by endpoint."""
        self.mute: asyncio.Event | None = None
        """While it is not set, messages are taken, and nobody hears of it."""
        self.unheard = 0
        """How many were taken so."""
        self.news = asyncio.Condition()

    async def __aenter__(self) -> PushService:
        self._server = await asyncio.start_server(self._serve, "127.0.0.1", 0)
        self.port = self._server.sockets[0].getsockname()[1]
        self.origin = f"http://127.0.0.1:{self.port}"
        return self

    async def __aexit__(self, *_: object) -> None:
        self._server.close()

    def subscribe(self) -> Subscription:
        made = Subscription()
        path = f"/push/{len(self.subscriptions)}"
        self.subscriptions[path], made.endpoint = made, self.origin + path
        return made

    def of(self, subscription: Subscription) -> list[dict[str, Any]]:
        return [message for where, _, message in self.told if where == subscription.endpoint]

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            status, more = await self._answer(reader)
            writer.write(f"HTTP/1.1 {status} X\r\n{more}Content-Length: 0\r\n\r\n".encode())
            await writer.drain()
        except (asyncio.IncompleteReadError, ConnectionError):
            pass
        finally:
            writer.close()

    async def _answer(self, reader: asyncio.StreamReader) -> tuple[int, str]:
        head = (await reader.readuntil(b"\r\n\r\n")).decode()
        first, *lines = head.split("\r\n")
        headers = {k.lower(): v for k, v in (one.split(": ", 1) for one in lines if one)}
        body = await reader.readexactly(int(headers["content-length"]))
        method, path, _ = first.split(" ")
        assert method == "POST"
        assert headers["content-encoding"] == "aes128gcm"
        self.kept_for.append(int(headers["ttl"]))
        assert len(headers["topic"]) == 32
        assert headers["host"] == self.origin.removeprefix("http://")
        check_vapid(headers["authorization"], self.origin, self.now())
        self.requests += 1
        async with self.news:
            self.news.notify_all()
        if self.holds is not None:
            await self.holds.wait()
        if self.origin + path in self.tarpits:
            await self.tarpits[self.origin + path].wait()
            return 503, ""
        if self.answers:
            return self.answers.popleft()
        if path not in self.subscriptions:
            return 404, ""
        where = self.origin + path
        message = json.loads(self.subscriptions[path].decrypt(body))
        self.kept[where, headers["topic"]] = message
        self.unheard += self.mute is not None
        self._hand_on()
        async with self.news:
            self.news.notify_all()
        if self.mute is not None:
            await self.mute.wait()
        return 201, ""

    def turn_on(self, subscription: Subscription) -> None:
        self.off.discard(subscription.endpoint)
        self._hand_on()

    def _hand_on(self) -> None:
        for where, topic in [one for one in self.kept if one[0] not in self.off]:
            message = self.kept.pop((where, topic))
            known = any((at, one["id"]) == (where, message["id"]) for at, _, one in self.told)
            (self.repeats if known else self.told).append((where, topic, message))

    async def wait(self, true: Any) -> None:
        async with self.news:
            await asyncio.wait_for(self.news.wait_for(true), 30)


class MailServer:
    """SMTP, as far as letters come in (RFC 5321)."""

    def __init__(self) -> None:
        self.letters: list[EmailMessage] = []
        self.mute: asyncio.Event | None = None
        """While it is not set, letters are taken, and nobody hears of it."""
        self.unheard = 0
        """How many were taken so."""
        self.news = asyncio.Condition()
        self.refuses: dict[str, int] = {}
        """By recipient: with which code."""

    async def __aenter__(self) -> MailServer:
        self._server = await asyncio.start_server(self._serve, "127.0.0.1", 0)
        self.port = self._server.sockets[0].getsockname()[1]
        return self

    async def __aexit__(self, *_: object) -> None:
        self._server.close()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        def say(line: str) -> None:
            writer.write(f"{line}\r\n".encode())

        say("220 here")
        while line := (await reader.readline()).decode().strip():
            word = line.upper()
            if word.startswith("EHLO"):
                say("250-here\r\n250 8BITMIME")
            elif word.startswith("RCPT TO:"):
                to = line[8:].split(">")[0].strip(" <")
                say(f"{self.refuses[to]} no" if to in self.refuses else "250 yes")
            elif word == "DATA":
                say("354 go on")
                raw = await reader.readuntil(b"\r\n.\r\n")
                letter = message_from_bytes(raw[:-3].replace(b"\r\n..", b"\r\n."), policy=default)
                assert isinstance(letter, EmailMessage)
                self.letters.append(letter)
                self.unheard += self.mute is not None
                async with self.news:
                    self.news.notify_all()
                if self.mute is not None:
                    await self.mute.wait()
                    break
                say("250 taken")
            elif word == "QUIT":
                say("221 bye")
                break
            else:
                say("250 fine")
        writer.close()
        await writer.wait_closed()

    async def wait(self, true: Any) -> None:
        async with self.news:
            await asyncio.wait_for(self.news.wait_for(true), 30)


def text_of(letter: EmailMessage) -> str:
    return str(letter.get_content())
