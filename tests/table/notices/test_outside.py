"""The server cannot be made to send requests into the private network (SSRF)."""

from __future__ import annotations

import asyncio
import ipaddress
import ssl
import threading
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat
from cryptography.x509.oid import NameOID

from tablee.table.errors import TableFault
from tablee.table.notices import outside, wishes
from tablee.table.notices.outside import Answer, Forbidden, may_call, post, read_place, resolve
from tablee.table.notices.records import HOUR
from tablee.wire.notices import PushAddress
from tablee.wire.persons import LetDevice

from .kit import House, opened
from .services import Subscription

PRIVATE = (
    "127.0.0.1", "10.0.0.1", "172.16.9.9", "192.168.1.1", "169.254.169.254", "100.64.0.1",
    "0.0.0.0", "224.0.0.1", "255.255.255.255", "192.0.2.1", "198.18.0.1", "::1", "::", "fe80::1",
    "fd00::1", "fc00::7", "ff02::1", "::ffff:10.0.0.1", "::ffff:127.0.0.1", "2002:0a00:0001::1",
    "64:ff9b::10.0.0.1", "2001:db8::1", "2001:0:102:304::1", "fec0::2",
)  # fmt: skip


@pytest.mark.parametrize("address", PRIVATE)
def test_private_addresses(address: str) -> None:
    assert not may_call(ipaddress.ip_address(address), loopback=False)


@pytest.mark.parametrize("address", ["8.8.8.8", "2a00:1450:4001:80b::200a"])
def test_addresses_of_the_open_internet(address: str) -> None:
    assert may_call(ipaddress.ip_address(address), loopback=False)


@pytest.mark.parametrize(
    "address",
    [
        "", "ftp://push.example/", "http://push.example/", "https://", "https://a@push.example/",
        "https://push.example/\r\nX: y", "https://push.example/a b", "https://push.example:99999/",
        "https://[::1", "https://é.example/", "file:///etc/passwd",
        "https://p.example/" + "x" * 2000,
    ],
)  # fmt: skip
def test_addresses_that_are_none(address: str) -> None:
    with pytest.raises(Forbidden):
        read_place(address, loopback=False)


def answers(monkeypatch: pytest.MonkeyPatch, *rounds: list[str]) -> list[str]:
    """Resolves names to these addresses, one list after the other. Returns the names that were
    looked up."""
    asked: list[str] = []

    def resolved(host: str, port: int) -> list[str]:
        asked.append(host)
        return rounds[min(len(asked), len(rounds)) - 1]

    monkeypatch.setattr(outside, "look_up", resolved)
    return asked


async def test_one_private_address_of_a_name_is_enough(monkeypatch: pytest.MonkeyPatch) -> None:
    answers(monkeypatch, ["8.8.8.8", "10.0.0.1"])
    with pytest.raises(Forbidden):
        await resolve(read_place("https://push.example/x", False), False)


async def test_a_name_that_answers_otherwise_the_second_time_gains_nothing(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """It is resolved once for a connection, which goes to the address that was looked at."""
    asked = answers(monkeypatch, ["8.8.8.8"], ["127.0.0.1"])
    called: list[Any] = []

    async def connect(host: str, port: int, **more: Any) -> Any:
        called.append((host, port, more["server_hostname"]))
        raise OSError("no network here")

    monkeypatch.setattr(outside.asyncio, "open_connection", connect)
    with pytest.raises(OSError, match="no network"):
        await post(read_place("https://push.example/x", False), {}, b"", False)
    assert called == [("8.8.8.8", 443, "push.example")]
    assert asked == ["push.example"]
    with pytest.raises(Forbidden):
        await post(read_place("https://push.example/x", False), {}, b"", False)
    assert len(called) == 1


async def test_a_name_server_that_never_answers_holds_up_nobody(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As many names as one likes: people are answered, and a notice goes out."""
    released = threading.Event()

    def never(host: str, port: int) -> list[str]:
        assert released.wait(20)
        return ["8.8.8.8"]

    monkeypatch.setattr(outside, "look_up", never)
    monkeypatch.setattr(wishes, "LEARNED_IN", 0.01)
    ada, ben, keys = await house.person(), await house.person("Ben"), Subscription().keys
    named = [PushAddress(f"https://{n}.example/x", **keys) for n in range(100)]
    adds = [asyncio.ensure_future(house.wishes.add_push(ada.key, one)) for one in named]
    try:
        phone, made = await ben.subscribe(), await house.lay()
        await ben.sit(made, 1)
        await house.play(made.table.id, 4)
        await house.pass_time(house.grace)
        assert len(house.push.of(phone)) == 1
        codes = {str(one) for one in await asyncio.gather(*adds, return_exceptions=True)}
        assert codes == {"bad-address"}
    finally:
        released.set()


@pytest.mark.parametrize("act", ["remove", "forget"])
async def test_an_address_given_by_a_device_that_goes_is_nowhere(
    house: House, monkeypatch: pytest.MonkeyPatch, act: str
) -> None:
    """It goes while the name is looked up."""
    ada = await house.person()
    phone, keys = await ada.bring(), Subscription().keys
    looks, go_on = asyncio.Event(), asyncio.Event()

    async def slow(place: Any, *_: Any) -> str:
        looks.set()
        await go_on.wait()
        return "8.8.8.8"

    monkeypatch.setattr(wishes, "resolve", slow)
    wish = PushAddress("https://push.example/x", **keys)
    added = asyncio.ensure_future(house.wishes.add_push(phone.key, wish))
    await looks.wait()
    if act == "remove":
        (device,) = [one for one in (await house.persons.me(ada.key)).devices if not one.here]
        await house.persons.let(ada.key, LetDevice(device.id, False))
    else:
        await house.persons.forget(ada.key)
    go_on.set()
    with pytest.raises(TableFault, match=r"^removed$"):
        await added
    assert house.rows("addresses") == []


@pytest.mark.parametrize(
    "endpoint",
    ["https://127.0.0.1/x", "https://[::1]/x", "https://localhost/x", "http://8.8.8.8/x"],
)
async def test_a_subscription_into_the_private_network_is_refused(
    tmp_path: Any, endpoint: str
) -> None:
    async with opened(str(tmp_path / "data"), loopback=False) as house:
        ada, keys = await house.person(), Subscription().keys
        with pytest.raises(TableFault, match=r"^bad-address$"):
            await house.wishes.add_push(ada.key, PushAddress(endpoint, **keys))
        assert house.rows("addresses") == []


async def test_what_has_become_private_since_is_not_called(tmp_path: Any) -> None:
    """The address was good when it was given; the host has closed loopback since."""
    async with opened(str(tmp_path / "data")) as house:
        ada = await house.person()
        await ada.subscribe()
        made = await house.lay()
        await ada.sit(made, 1)
        await house.play(made.table.id, 4)
        await house.close()
        strict = House(str(tmp_path / "data"), house.push, house.mail, house.clock, loopback=False)
        await strict.pass_time(60_000)
        assert strict.rows("addresses") == []
        await strict.close()
        assert house.push.requests == 0


async def test_what_is_known_already_is_not_looked_up_again(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada = await house.person()
    phone = await ada.subscribe()
    looked: list[str] = []

    async def resolved(place: Any, *_: Any) -> str:
        looked.append(place.host)
        return "127.0.0.1"

    monkeypatch.setattr(wishes, "resolve", resolved)
    wish = PushAddress(phone.endpoint, **phone.keys)
    assert (await house.wishes.add_push(ada.key, wish)).at[0].here
    assert looked == []
    for who, keys in ((await ada.bring(), phone.keys), (ada, Subscription().keys)):
        looked.clear()
        wish = PushAddress(phone.endpoint, **keys)
        assert (await house.wishes.add_push(who.key, wish)).at[0].here
        assert looked == ["127.0.0.1"]


async def test_no_redirect_is_followed(house: House) -> None:
    """Not even by a push service, and to where it may send us itself."""
    ada = await house.person()
    phone = await ada.subscribe()
    made = await house.lay()
    await ada.sit(made, 1)
    await house.play(made.table.id, 4)
    house.push.answers.append((307, f"Location: {phone.endpoint}\r\n"))
    await house.pass_time(HOUR)
    assert (house.push.requests, house.push.of(phone), house.rows("notices")) == (1, [], [])


async def test_loopback_is_allowed_for_tests_and_nothing_else_private(tmp_path: Any) -> None:
    place = read_place("http://10.0.0.1/x", True)
    with pytest.raises(Forbidden):
        await resolve(place, True)
    assert await resolve(read_place("http://127.0.0.1:9/x", True), True) == "127.0.0.1"
    with pytest.raises(Forbidden):
        await resolve(read_place("http://8.8.8.8/x", True), True)


async def test_keys_of_no_browser_are_refused(tmp_path: Any) -> None:
    async with opened(str(tmp_path / "data")) as house:
        ada = await house.person()
        with pytest.raises(TableFault, match=r"^malformed$"):
            await house.wishes.add_push(ada.key, PushAddress(house.push.origin, "AAAA", "AAAA"))


@pytest.mark.parametrize(
    "said", [b"", b"nonsense\r\n\r\n", b"HTTP/1.1 2\r\n\r\n", b"HTTP/1.1 201 " + b"x" * 20_000]
)
async def test_whoever_does_not_speak_http_has_not_answered(said: bytes) -> None:
    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(said)
        writer.close()

    server = await asyncio.start_server(serve, "127.0.0.1", 0)
    port = server.sockets[0].getsockname()[1]
    with pytest.raises(OSError):
        await post(read_place(f"http://127.0.0.1:{port}/", True), {}, b"", True)
    server.close()


async def test_whoever_answers_by_drops_does_not_hold_us(monkeypatch: pytest.MonkeyPatch) -> None:
    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.read()
        writer.close()

    server = await asyncio.start_server(serve, "127.0.0.1", 0)
    port = server.sockets[0].getsockname()[1]
    monkeypatch.setattr(outside, "TIMEOUT", 0.05)
    with pytest.raises(OSError):
        await post(read_place(f"http://127.0.0.1:{port}/", True), {}, b"", True)
    server.close()


def certified(folder: Path, name: str) -> Path:
    """A certificate of that name, and its key, in one file."""
    key, now = ec.generate_private_key(ec.SECP256R1()), datetime.now(UTC)
    called = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, name)])
    made = (
        x509.CertificateBuilder(called, called, key.public_key(), x509.random_serial_number())
        .not_valid_before(now - timedelta(days=1))
        .not_valid_after(now + timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName(name)]), critical=False)
        .sign(key, hashes.SHA256())
    )
    path = folder / "certificate"
    secret = key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
    path.write_bytes(made.public_bytes(Encoding.PEM) + secret)
    return path


@pytest.mark.parametrize(("name", "well"), [("push.example", True), ("other.example", False)])
async def test_a_push_service_has_the_certificate_of_its_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, well: bool
) -> None:
    """Over TLS, to the address that was looked at, and by the name that was given."""
    path = certified(tmp_path, name)
    ours = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    ours.load_cert_chain(path)

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readuntil(b"\r\n\r\n")
        writer.write(b"HTTP/1.1 429 Slowly\r\nRetry-After: 7\r\n\r\n")
        await writer.drain()
        writer.close()

    server = await asyncio.start_server(serve, "127.0.0.1", 0, ssl=ours)
    port = server.sockets[0].getsockname()[1]
    context = ssl.create_default_context(cafile=str(path))
    monkeypatch.setattr(outside.ssl, "create_default_context", lambda: context)
    answers(monkeypatch, ["127.0.0.1"])
    place = read_place(f"https://push.example:{port}/x", True)
    if well:
        assert await post(place, {}, b"", True) == Answer(429, 7)
    else:
        with pytest.raises(OSError, match="certificate"):
            await post(place, {}, b"", True)
    server.close()
