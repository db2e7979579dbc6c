"""Fog of Love over three days: two people, three devices, standing orders; who is late is played
for, and comes back. The clocks of the server and of all devices go forward together."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from .conftest import Sit, seated
from .fog import Lover
from .forward import ForwardHouse
from .test_company import close_panel, open_panel
from .test_persons import open_me, say_yes

pytestmark = pytest.mark.browser

CLOCK = "{ const real = Date.now.bind(Date); Date.now = () => real() + (window.ahead ?? 0); }"
DAY = 24


@pytest.fixture
def slow(tmp_path: Path) -> Iterator[ForwardHouse]:
    with ForwardHouse(tmp_path / "data") as house:
        yield house


@pytest.fixture
def play(slow: ForwardHouse, sit: Sit) -> Callable[..., Lover]:
    def play(*how: str) -> Lover:
        person = seated(sit, slow, Lover)(*how)
        person.context.add_init_script(CLOCK)
        return person

    return play


def later(house: ForwardHouse, hours: int, *people: Lover) -> None:
    house.pass_time(hours)
    for person in people:
        person.context.add_init_script(f"window.ahead = (window.ahead ?? 0) + {hours} * 3600000;")


def why(person: Lover) -> str:
    return (person.line.prompt or {}).get("why", "")


def until(what: str, one: Lover, *people: Lover) -> None:
    """All answer what they are asked, until this one is asked for that."""
    everybody = (one, *people)
    while why(one) != what:
        for person in everybody:
            if why(one) != what and person.line.prompt is not None:
                person.turn(look=False, click=False)
        one.page.evaluate("new Promise((done) => requestAnimationFrame(done))")


def test_a_love_over_three_days(play: Callable[..., Lover], slow: ForwardHouse) -> None:
    ada, phone, laptop = play("desktop", "en"), play("phone", "fr", "dark"), play("desktop", "fr")
    ada.go("/new/fog-of-love?story=sunday&characters=dealt&seed=slow")
    ada.find('[data-option="partner:open"]').check()
    ada.find("[data-name=me]").fill("Ada")
    ada.find("[data-tempo]").select_option("day")
    ada.check("a table over days")
    ada.press(ada.find("button[type=submit]"))
    ada.page.wait_for_url("**/t/*")
    address = ada.page.url
    phone.join(address, "Ben")

    # Ben's second device.
    open_me(phone)
    phone.press(phone.find("[data-add-device]"))
    laptop.go(phone.find("[data-qr]").get_attribute("data-qr") or "")
    say_yes(laptop)
    phone.press(phone.find("[data-let-in]"))
    table = address.rpartition("/")[2].partition("#")[0]
    expect(laptop.find(f"[data-table='{table}'] [data-pace=day]")).to_be_visible()

    # The first day: they get to know each other. Ben does not want to be asked for reactions.
    phone.go(address)
    phone.page.wait_for_selector("[data-door]")
    open_panel(phone)
    phone.find("[data-order=react]").select_option("always")
    phone.find("[data-order=destiny]").select_option("keep")
    phone.check("standing orders")
    close_panel(phone)
    expect(ada.find("[data-until]")).to_be_visible()
    until("play", phone, ada)
    ada.check("until tomorrow")
    phone.page.goto("about:blank")

    # The second day: Ben is late, and asked; on his other device he reads what happened.
    later(slow, DAY, ada, phone, laptop)
    ada.page.reload()
    expect(ada.find("[data-late=theirs]")).to_be_visible()
    ada.check("he is late")
    ada.press(ada.find("[data-late] [data-call=wait]"))
    expect(ada.find("[data-late]")).to_have_count(0)
    laptop.go("/")
    expect(laptop.find(f"[data-table='{table}'].mine [data-pace=day]")).to_be_visible()
    laptop.check("my turn, until tomorrow")
    laptop.press(laptop.find(f"[data-table='{table}'] a").first)
    laptop.page.wait_for_selector("[data-door]")
    open_panel(laptop)
    expect(laptop.find("[data-order=react]")).to_have_value("always")
    close_panel(laptop)
    laptop.page.goto("about:blank")

    # The third: nobody looks, the table sleeps, and a bot plays for Ben.
    ada.page.goto("about:blank")
    later(slow, DAY, ada, phone, laptop)
    laptop.go("/")
    expect(laptop.find(f"[data-table='{table}'] [data-pace=late]")).to_be_visible()
    laptop.check("late")
    later(slow, 12, ada, phone, laptop)
    soon(ada, f"[data-table='{table}'].mine")
    ada.press(ada.find(f"[data-table='{table}'] a").first)
    expect(ada.find("[data-meanwhile] li").first).to_be_visible()
    ada.check("what happened since")
    ada.press(ada.find("[data-back]"))
    expect(ada.find("[data-meanwhile]")).to_have_count(0)
    phone.go(address)
    phone.press(phone.find("[data-back]"))
    phone.press(phone.find("[data-come-back]"))
    expect(phone.find("[data-left]")).to_have_count(0)
    open_panel(phone)
    expect(phone.find("[data-order=react]")).to_have_value("")
    close_panel(phone)


def soon(person: Lover, what: str) -> None:
    """On the home page: the table is woken and played at meanwhile."""
    for _ in range(40):
        with person.page.expect_response("**/api/me/tables"):
            person.go("/")
        person.page.evaluate("new Promise((done) => requestAnimationFrame(done))")
        if person.find(what).count():
            return
    expect(person.find(what)).to_be_visible()
