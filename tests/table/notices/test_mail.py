"""E-mail, to a server that speaks SMTP."""

from __future__ import annotations

import asyncio
import contextlib
import re
import time
from typing import Any

import pytest

from tablee.table.clock import VirtualClock
from tablee.table.errors import StoreError, TableFault
from tablee.table.notices.mail import letter, send
from tablee.table.notices.queue import BACK_OFF
from tablee.table.notices.records import UNCONFIRMED
from tablee.table.notices.sending import Sender
from tablee.table.notices.settings import Mailbox, Settings
from tablee.wire.notices import MailAddress
from tablee.wire.persons import LetDevice

from .kit import SITE, House, Person
from .services import text_of


async def add(house: House, who: Person, address: str = "ada@example.org") -> str:
    """The code that the mail has brought."""
    wishes = await house.wishes.add_mail(who.key, MailAddress(address))
    assert [(one.kind, one.name, one.confirmed) for one in wishes.at] == [("mail", address, False)]
    found = re.search(r"/notice#confirm=(\S+)", text_of(house.mail.letters[-1]))
    assert found
    return found[1]


@pytest.mark.parametrize("old", [False, True])
async def test_the_mailbox_of_a_stolen_device_goes_with_it(house: House, old: bool) -> None:
    """It may be the thief's. In an old store it is not known who gave it: it was there by then."""
    ada = await house.person()
    house.clock.advance(1)
    stolen = await ada.bring()
    await house.wishes.confirm(await add(house, stolen, "eve@example.org"))
    if old:
        await house.persons.write(("update addresses set data = ''", ()))
    made = await house.lay()
    await ada.sit(made, 1)
    await house.play(made.table.id, 4)
    assert len(house.rows("notices")) == 1
    (device,) = [one for one in (await house.persons.me(ada.key)).devices if not one.here]
    await house.persons.let(ada.key, LetDevice(device.id, False))
    assert house.rows("addresses") == house.rows("notices") == []


@pytest.mark.parametrize("old", [False, True])
async def test_my_own_mailbox_stays(house: House, old: bool) -> None:
    """When another device is removed, and when the one that gave it is logged out by itself."""
    ada = await house.person()
    await house.wishes.confirm(await add(house, ada))
    if old:
        await house.persons.write(("update addresses set data = ''", ()))
    house.clock.advance(1)
    phone, tablet = await ada.bring(), await ada.bring()
    devices = (await house.persons.me(phone.key)).devices
    (here,) = [one for one in devices if one.here]
    await house.persons.let(ada.key, LetDevice(here.id, False))
    assert len(house.rows("addresses")) == 1
    (here,) = [one for one in (await house.persons.me(ada.key)).devices if one.here]
    await house.persons.let(ada.key, LetDevice(here.id, False))
    assert [one.name for one in (await house.wishes.show(tablet.key)).at] == ["ada@example.org"]


async def test_a_mailbox_is_used_once_it_is_confirmed(house: House) -> None:
    ada = await house.person(lang="fr")
    code = await add(house, ada)
    letter = house.mail.letters[-1]
    assert (letter["To"], letter["From"]) == ("ada@example.org", "Tablée <tablee@example.org>")
    assert letter["Subject"] == "Tablée\u00a0: est-ce bien ton adresse\u00a0?"
    made = await house.lay()
    await ada.sit(made, 1)
    await house.play(made.table.id, 4)
    await house.pass_time(house.grace)
    assert len(house.mail.letters) == 1
    for _ in range(2):  # pressed twice
        await house.wishes.confirm(code)
    table, screen = await ada.look(made, 1)
    table.leave(screen, 1)
    await house.play(made.table.id, 0, 5)
    await house.pass_time(house.grace)
    notice = house.mail.letters[-1]
    assert notice["Subject"] == "À toi de jouer\u00a0: tic-tac-toe"
    assert f"{SITE}/t/{made.table.id}" in text_of(notice)
    assert notice["Message-ID"].endswith("@games.example.org>")
    assert notice["Auto-Submitted"] == "auto-generated"
    stop = re.search(r"/notice#stop=(\S+)", text_of(notice))
    later = re.search(r"/notice#later=(\S+)", text_of(notice))
    assert stop
    assert later
    assert notice["List-Unsubscribe"] == f"<{SITE}/api/notices/stop/{stop[1]}>"
    await house.wishes.later(later[1])
    assert (await house.lobby.open(made.table.id)).logged.chat[-1].text.startswith("J’ai vu")
    await house.wishes.stop(stop[1])
    assert house.rows("addresses") == house.rows("notices") == []
    with pytest.raises(TableFault, match=r"^old-notice$"):
        await house.wishes.confirm(code)


async def test_what_was_not_handed_over_in_time_is_not_sent(house: House) -> None:
    """Somebody else may have claimed it by then: it would come twice."""
    mailbox = Mailbox("127.0.0.1", house.mail.port, sender="tablee@example.org")
    message = letter("tablee@example.org", "ada@example.org", "Title", ["Text"], "en")
    late = await asyncio.to_thread(send, mailbox, message, time.monotonic())
    assert (late.what, house.mail.letters) == ("later", [])
    soon = await asyncio.to_thread(send, mailbox, message, time.monotonic() + 60)
    assert (soon.what, len(house.mail.letters)) == ("sent", 1)


async def test_a_mail_that_goes_out_once_more_after_a_kill_has_the_same_name(
    house: House, address: str
) -> None:
    """It was taken, and we were killed before we heard of it: mail programs show one of the two, or
    both."""
    ada = await house.person()
    await house.wishes.confirm(await add(house, ada))
    made = await house.lay()
    await ada.sit(made, 1)
    await house.play(made.table.id, 4)
    mute = house.mail.mute = asyncio.Event()
    house.clock.advance(house.grace)
    await house.mail.wait(lambda: house.mail.unheard == 1)
    house.kill()
    mute.set()
    house.mail.mute = None
    restarted = House(address, house.push, house.mail, house.clock)
    await restarted.pass_time(120_000)
    await restarted.close()
    first, again = house.mail.letters[1:]
    assert first["Message-ID"] == again["Message-ID"]
    assert text_of(first) == text_of(again)


async def test_a_mail_server_that_answers_by_drops_has_an_end(house: House) -> None:
    """Each step stays within its time; all of them together do not."""
    never = asyncio.Event()

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(b"220 here\r\n")
        await reader.readline()
        writer.write(b"250 here\r\n")
        with contextlib.suppress(ConnectionError):
            while not never.is_set():
                await reader.readline() and None
                writer.write(b"250-")
                await writer.drain()
                await never.wait()
        writer.close()

    server = await asyncio.start_server(serve, "127.0.0.1", 0)
    mailbox = Mailbox("127.0.0.1", server.sockets[0].getsockname()[1], sender="tablee@example.org")
    message = letter("tablee@example.org", "ada@example.org", "Title", ["Text"], "en")
    cut = await asyncio.to_thread(send, mailbox, message, time.monotonic() + 0.2)
    assert cut.what == "later"
    never.set()
    server.close()


async def test_a_code_is_good_for_nothing_else(house: House) -> None:
    code = await add(house, await house.person())
    for act in (house.wishes.stop, house.wishes.later):
        with pytest.raises(TableFault, match=r"^old-notice$"):
            await act(code)
    with pytest.raises(TableFault, match=r"^old-notice$"):
        await house.wishes.confirm(code[:-1] + ("A" if code[-1] != "A" else "B"))
    codes = house.sender.codes
    with pytest.raises(TableFault, match=r"^old-notice$"):
        codes.read("later", codes.make("stop", "same"), 1)
    assert codes.read("stop", codes.make("stop", "same"), 1) == ("same",)


async def test_one_mailbox_of_a_person_and_that_is_forgotten_if_nobody_confirms(
    house: House,
) -> None:
    ada = await house.person()
    old = await add(house, ada)
    await add(house, ada, "ada@example.com")
    assert len(house.rows("addresses")) == 1
    with pytest.raises(TableFault, match=r"^old-notice$"):
        await house.wishes.confirm(old)
    house.clock.advance(UNCONFIRMED + 6 * 3_600_000 + 60_000)
    await house.pass_time(60_000)
    assert house.rows("addresses") == []


@pytest.mark.parametrize("code", [0, 450, 550])
@pytest.mark.parametrize("same", [False, True])
async def test_a_mailbox_in_use_stays_until_another_is_confirmed(
    house: House, code: int, same: bool
) -> None:
    """Another may be a slip of the pen, or the mail server may be down."""
    ada = await house.person()
    await house.wishes.confirm(await add(house, ada))
    house.clock.advance(1)
    before, letters = house.rows("addresses"), len(house.mail.letters)
    other = "ada@example.org" if same else "ada@example.com"
    house.mail.refuses.update({other: code} if code else {})
    try:
        await house.wishes.add_mail(ada.key, MailAddress(other))
    except TableFault:
        assert code
        assert not same, "nothing is to be asked"
    assert [row for row in house.rows("addresses") if row[-1]] == before
    assert len(house.rows("addresses")) == 1 + (not same and not code)
    assert len(house.mail.letters) == letters + (not same and not code)


async def test_another_mailbox_takes_the_place_of_the_one_in_use(house: House) -> None:
    ada = await house.person()
    await house.wishes.confirm(await add(house, ada))
    house.clock.advance(1)
    await house.wishes.add_mail(ada.key, MailAddress("ada@example.com"))
    found = re.search(r"/notice#confirm=(\S+)", text_of(house.mail.letters[-1]))
    assert found
    for _ in range(2):  # pressed twice
        await house.wishes.confirm(found[1])
    wishes = await house.wishes.show(ada.key)
    assert [(one.name, one.confirmed) for one in wishes.at] == [("ada@example.com", True)]


NONE = (
    "", "ada", "ada@", "@example.org", "a b@example.org", "ada@example.org\nBcc: b@example.org",
    "ada@example..org", "ada@localhost", "<ada@example.org>", "é@example.org", "ada@[10.0.0.1]",
)  # fmt: skip


async def test_what_is_no_address(house: House) -> None:
    ada = await house.person()
    for address in NONE:
        with pytest.raises(TableFault, match=r"^bad-mail$"):
            await house.wishes.add_mail(ada.key, MailAddress(address))
    assert house.mail.letters == []


async def test_a_mailbox_that_is_refused(house: House) -> None:
    ada = await house.person()
    house.mail.refuses["ada@example.org"] = 550
    with pytest.raises(TableFault, match=r"^bad-mail$"):
        await house.wishes.add_mail(ada.key, MailAddress("ada@example.org"))
    house.mail.refuses["ada@example.org"] = 450
    with pytest.raises(TableFault, match=r"^no-mail$"):
        await house.wishes.add_mail(ada.key, MailAddress("ada@example.org"))
    assert house.rows("addresses") == []


@pytest.mark.parametrize(("code", "kept"), [(450, 1), (550, 0)])
async def test_a_mail_server_that_takes_it_later_or_never(
    house: House, code: int, kept: int
) -> None:
    ada = await house.person()
    await house.wishes.confirm(await add(house, ada))
    made = await house.lay()
    await ada.sit(made, 1)
    await house.play(made.table.id, 4)
    house.mail.refuses["ada@example.org"] = code
    await house.pass_time(house.grace)
    assert (len(house.mail.letters), len(house.rows("addresses"))) == (1, kept)
    house.mail.refuses.clear()
    await house.pass_time(BACK_OFF + 1000)
    assert len(house.mail.letters) == 1 + kept


async def test_what_a_name_could_do_to_a_letter(house: House) -> None:
    """Nothing: it is text in one line, and a header is made by the library."""
    ada = await house.person()
    await house.wishes.confirm(await add(house, ada))
    made = await house.lay("tic-tac-toe", "me", "open")
    await ada.sit(made, 0)
    table = await house.lobby.open(made.table.id)
    table.sit(1, "Bcc: x@example.org")
    await table.settled()
    await house.pass_time(house.grace)
    assert house.mail.letters[-1]["Bcc"] is None
    assert "At your table with Bcc: x@example.org." in text_of(house.mail.letters[-1])


def test_settings() -> None:
    mail: dict[str, Any] = {"TABLEE_MAIL_FROM": "t@example.org", "TABLEE_SITE": f"{SITE}/"}
    assert Settings.from_environment({}) == Settings()
    found = Settings.from_environment({**mail, "TABLEE_MAIL": "smtp://a%40b:c%2Fd@mail.example"})
    box = Mailbox("mail.example", 587, "a@b", "c/d", False, "t@example.org")
    assert (found.site, found.mail, found.loopback) == (SITE, box, False)
    found = Settings.from_environment({**mail, "TABLEE_MAIL": "smtps://mail.example"})
    assert found.mail == Mailbox("mail.example", 465, tls=True, sender="t@example.org")
    for wrong in (
        {**mail, "TABLEE_MAIL": "mail.example"},
        {**mail, "TABLEE_MAIL": "smtp://"},
        {**mail, "TABLEE_MAIL": "smtp://mail.example:x"},
        {"TABLEE_MAIL": "smtp://mail.example", "TABLEE_SITE": SITE},
        {"TABLEE_MAIL": "smtp://mail.example", "TABLEE_MAIL_FROM": "t@example.org"},
        {"TABLEE_SITE": "games.example.org"},
    ):
        with pytest.raises(StoreError, match="TABLEE_"):
            Settings.from_environment(wrong)


@pytest.mark.parametrize(
    ("site", "mail", "contact"),
    [
        (SITE, True, "mailto:t@example.org"),
        (SITE, False, SITE),
        ("http://tablee.local", False, "mailto:nobody@localhost"),
        ("", False, "mailto:nobody@localhost"),
    ],
)
def test_a_push_service_is_told_a_contact_as_it_must_be(
    site: str, mail: bool, contact: str
) -> None:
    """RFC 8292: an address of a mailbox, or of a page over TLS."""
    settings = Settings(
        site, Mailbox("mail.example", 587, sender="t@example.org") if mail else None
    )
    assert Sender(b"", VirtualClock(), settings, None)._contact() == contact  # type: ignore[arg-type]
