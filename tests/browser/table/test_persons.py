"""Me on two devices: joined by the code of a camera and by six words, my tables on both, forgotten
on both."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Sit
from tests.browser.players.person import Person

from .test_company import join
from .test_door import lay

pytestmark = pytest.mark.browser

BOTH = pytest.mark.parametrize(
    ("screen", "lang", "theme"), [("desktop", "en", "light"), ("phone", "fr", "dark")]
)


def open_me(person: Person) -> None:
    """Opens the page about me, and waits until the server knows all seats of this device."""
    with person.page.expect_response("**/api/me/tables"):
        person.go("/me")
    expect(person.find("[data-add-device]")).to_be_visible()


def say_yes(person: Person) -> None:
    expect(person.find("[data-join-yes]")).to_be_visible()
    person.check("whom one would be")
    person.press(person.find("[data-join-yes]"))


@pytest.mark.parametrize(
    ("screen", "lang", "theme", "by"),
    [("desktop", "en", "light", "camera"), ("phone", "fr", "dark", "words")],
)
def test_a_device_joined_by_its_camera_or_by_six_words_has_my_tables(
    sit: Sit, screen: str, lang: str, theme: str, by: str
) -> None:
    laptop, phone, kim = (sit(screen, lang, theme) for _ in range(3))
    address = lay(laptop)
    join(kim, address, "Kim")
    table = address.rpartition("/")[2].partition("#")[0]
    open_me(laptop)
    laptop.find("#who-name").fill("Ada")
    laptop.find("[data-face='5']").check(force=True)
    laptop.press(laptop.find("[data-save]"))
    expect(laptop.find("[data-save]")).to_be_disabled()
    laptop.press(laptop.find("[data-add-device]"))
    link = laptop.find("[data-qr]").get_attribute("data-qr") or ""
    expect(laptop.find("[data-qr]")).to_be_in_viewport(ratio=1)
    laptop.check("a code and six words")
    words = laptop.find("[data-words]").inner_text()
    phone.go("/join")
    if by == "camera":
        phone.page.goto(link)  # into the tab that is open
    else:
        phone.find("#six-words").fill(words)
        phone.press(phone.find("[data-join-look]"))
    expect(phone.find(".who")).to_contain_text("Ada")
    say_yes(phone)
    number = phone.find("[data-number]").inner_text()
    phone.check("the number")
    expect(laptop.find("[data-asks]")).to_have_attribute("data-asks", number)
    expect(laptop.find("[data-let-in]")).to_be_in_viewport()
    laptop.check("a device asks")
    laptop.press(laptop.find("[data-let-in]"))
    card = phone.find(f"[data-table='{table}']")
    expect(card).to_contain_text("Kim")
    phone.check("my tables")
    expect(laptop.find("[data-device]")).to_have_count(2)
    laptop.check("two devices")
    phone.press(card.locator("a").first)
    phone.page.wait_for_selector("[data-door]")
    expect(phone.find("#seat-name")).to_have_count(0)
    # The laptop removes the phone, and with it the phone's seat.
    laptop.press(laptop.find("[data-make-words]"))
    old = laptop.find("[data-six-words]").inner_text()
    laptop.press(laptop.find("[data-device] [data-remove]").last)
    laptop.check("sure?")
    laptop.press(laptop.find("[data-remove-sure]"))
    expect(laptop.find("[data-device]")).to_have_count(1)
    # It may have known the six words: there are others.
    laptop.press(laptop.find("dialog [data-make-words]"))
    expect(laptop.find("dialog [data-six-words]")).not_to_have_text(old)
    laptop.check("removed")
    laptop.press(laptop.find("[data-removed-done]"))
    title = "Déconnecté" if lang == "fr" else "Logged out"
    expect(phone.find("h1")).to_contain_text(title)
    phone.go("/")
    expect(phone.find(f"[data-table='{table}']")).to_have_count(0)
    laptop.go("/")
    expect(laptop.find(f"[data-table='{table}']")).to_contain_text("Kim")


@BOTH
def test_six_words_bring_me_back_and_then_i_am_forgotten(
    sit: Sit, screen: str, lang: str, theme: str
) -> None:
    lost, found, kim = (sit(screen, lang, theme) for _ in range(3))
    address = lay(lost)
    join(kim, address, "Kim")
    table = address.rpartition("/")[2].partition("#")[0]
    open_me(lost)
    lost.press(lost.find("[data-make-words]"))
    words = lost.find("[data-six-words]").inner_text()
    assert len(words.split()) == 6
    lost.check("six words")
    lost.context.close()
    found.go("/join")
    found.check("which words?")
    found.find("#six-words").fill("one two three four five six")
    found.press(found.find("[data-join-look]"))
    expect(found.find("[role=alert]")).to_be_visible()
    found.find("#six-words").fill(words.upper())
    found.press(found.find("[data-join-look]"))
    say_yes(found)
    expect(found.find(f"[data-table='{table}']")).to_contain_text("Kim")
    open_me(found)
    with found.page.expect_download() as download:
        found.press(found.find("[data-export]"))
    known = json.loads(Path(download.value.path()).read_text("utf-8"))
    assert [seat["table"] for seat in known["seats"]] == [table]
    assert [device["by"] for device in known["person"]["devices"][1:]] == ["words"]
    found.press(found.find("[data-forget]"))
    found.check("forget me?")
    found.press(found.find("[data-forget-sure]"))
    expect(found.find(".hero")).to_be_visible()
    expect(found.find(f"[data-table='{table}']")).to_have_count(0)
    assert found.page.evaluate("localStorage.getItem('tablee.key')") is None
    expect(kim.find("[data-sits='0']")).to_have_count(0)
    kim.press(kim.find("[data-door]"))
    expect(kim.find("[data-sits='0']")).to_have_attribute("data-kind", "bot")


def test_a_passkey_brings_me_back(sit: Sit) -> None:
    """With Chromium's virtual authenticator; a passkey needs a host name, not an IP address."""
    ada = sit()
    line = ada.context.new_cdp_session(ada.page)
    line.send("WebAuthn.enable")
    kind = {
        "protocol": "ctap2", "transport": "internal", "hasResidentKey": True,
        "hasUserVerification": True, "isUserVerified": True, "automaticPresenceSimulation": True,
    }  # fmt: skip
    line.send("WebAuthn.addVirtualAuthenticator", {"options": kind})
    house = ada.context.request.get("/healthz").url.removesuffix("/healthz")
    place = house.replace("127.0.0.1", "localhost")
    ada.page.goto(f"{place}/me")
    ada.find("#who-name").fill("Ada")
    ada.press(ada.find("[data-save]"))
    ada.press(ada.find("[data-make-passkey]"))
    expect(ada.find("[data-passkey]")).to_have_count(1)
    ada.check("a passkey")
    ada.page.evaluate("localStorage.clear()")
    ada.page.goto(f"{place}/join")
    ada.press(ada.find("[data-join-passkey]"))
    expect(ada.find(".hero")).to_be_visible()
    ada.page.goto(f"{place}/me")
    expect(ada.find("#who-name")).to_have_value("Ada")
    expect(ada.find("[data-device]")).to_have_count(2)
