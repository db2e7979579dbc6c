"""Fog of Love over three days: two people, three devices, pushes, standing orders; who is late is
played for, and comes back; and how it ends. The clocks of the server and of all devices go forward
together."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Sit
from tests.browser.pages.test_installed import KEPT
from tests.browser.players.by_wire import play_away, play_on
from tests.browser.players.fog import FRAME, Lover
from tests.browser.players.forward import HOUR, ForwardHouse

from .test_company import close_panel
from .test_notices import Outside, subscribed
from .test_persons import open_me, say_yes

pytestmark = pytest.mark.browser

CLOCK = "{ const real = Date.now.bind(Date); Date.now = () => real() + (window.ahead ?? 0); }"
ALLOWED = """Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
Notification.requestPermission = async () => 'granted';"""
"""A browser without windows shows no notices, and never lets a page have them."""
DAY = 24


@pytest.fixture
def slow(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[ForwardHouse]:
    monkeypatch.setenv("TABLEE_NOTICES_LOOPBACK", "1")
    with ForwardHouse(tmp_path / "data") as house:
        yield house


@pytest.fixture
def outside(slow: ForwardHouse) -> Iterator[Outside]:
    outside = Outside(lambda: time.time_ns() // 1_000_000 + slow.hours * HOUR)
    yield outside
    outside.close()


@pytest.fixture
def play(slow: ForwardHouse, sit: Sit) -> Callable[..., Lover]:
    def play(*how: str, **more: bool) -> Lover:
        person = sit(*how, at=slow, hands=Lover, **more)
        assert isinstance(person, Lover)
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
        one.page.evaluate(FRAME)


def plan(person: Lover) -> None:
    """Opens the dialog about what happens while this person is away."""
    person.press(person.find("[data-away]"))
    expect(person.find("dialog[open] [data-order=react]")).to_be_visible()


def test_a_love_over_three_days(
    play: Callable[..., Lover], slow: ForwardHouse, outside: Outside
) -> None:
    ada, laptop = play("desktop", "en", "light"), play("desktop", "fr", "light")
    phone = play("phone", "fr", "dark", installed=True)
    pushes = outside.push.subscribe()
    subscribed(phone, pushes)
    phone.context.add_init_script(ALLOWED)
    told: list[str] = []

    def called(what: str) -> bool:
        """Checks that Ben's phone has received this notice, too, and none twice."""
        heard = [notice["title"].partition("\u00a0")[0] for notice in outside.push.of(pushes)]
        assert heard in (told, [*told, what])
        return heard != told

    ada.go("/new/fog-of-love?story=sunday&characters=dealt&seed=slow")
    ada.find('[data-option="partner:open"]').check()
    ada.find("[data-name=me]").fill("Ada")
    ada.find("[data-tempo]").select_option("day")
    ada.check("a table over days")
    ada.press(ada.find("button[type=submit]"))
    ada.page.wait_for_url("**/t/*")
    address = ada.page.url
    phone.go(address)
    expect(phone.find("[data-tempo=day]")).to_contain_text(
        "un jour par réponse. Si tu laisses passer"
    )
    phone.page.wait_for_function(KEPT)
    phone.join(address, "Ben", look=True)

    # Ben's second device.
    open_me(phone)
    phone.press(phone.find("[data-add-device]"))
    laptop.go(phone.find("[data-qr]").get_attribute("data-qr") or "")
    say_yes(laptop)
    phone.press(phone.find("[data-let-in]"))
    table = address.rpartition("/")[2].partition("#")[0]
    expect(laptop.find(f"[data-table='{table}'] [data-pace=day]")).to_be_visible()

    # The first day: they get to know each other. Ben does not want to be asked for reactions, and
    # goes; he is called once, when he is to choose.
    phone.go(address)
    plan(phone)
    phone.find("[data-order=react]").select_option("always")
    phone.find("[data-order=destiny]").select_option("keep")
    phone.press(phone.find("[data-push-on]"))
    expect(phone.find("[data-table-notices]")).to_be_checked()
    phone.check("planned for being away")
    close_panel(phone)
    expect(ada.find("[data-until]")).to_be_visible()
    until("play", ada, phone)
    phone.page.goto("about:blank")
    while not called("À toi de jouer") or ada.line.waiting != [1]:
        ada.turn(look=False, click=False)
        ada.page.evaluate(FRAME)
    told.append("À toi de jouer")
    ada.check("until tomorrow")

    # Ben has seen it, and will play later: Ada reads that, and he is reminded once.
    (notice,) = outside.push.of(pushes)
    later_on = phone.context.request.post("/api/notices/later", data={"code": notice["later"]})
    expect(later_on).to_be_ok()
    expect(ada.find("[data-speech='1']")).to_contain_text("play later")

    # The second day: he is late all the same, and asked; on his other device he reads what
    # happened.
    later(slow, 12, ada, phone, laptop)
    outside.wait(lambda: called("À toi de jouer"))
    told.append("À toi de jouer")
    later(slow, 12, ada, phone, laptop)
    outside.wait(lambda: called("Délai passé"))
    told.append("Délai passé")
    ada.page.reload()
    expect(ada.find("[data-late=theirs]")).to_be_visible()
    ada.check("he is late")
    ada.press(ada.find("[data-late] [data-call=wait]"))
    expect(ada.find("[data-late]")).to_have_count(0)
    expect(ada.find("[data-poll]")).to_have_count(0)  # nobody else need agree
    laptop.go("/")
    expect(laptop.find(f"[data-table='{table}'].mine [data-pace=day]")).to_be_visible()
    laptop.check("my turn, until tomorrow")
    laptop.press(laptop.find(f"[data-table='{table}'] a").first)
    laptop.press(laptop.find("[data-back]"))
    assert why(laptop) not in ("", "react"), "reactions were answered for him"
    plan(laptop)
    expect(laptop.find("[data-order=react]")).to_have_value("always")
    close_panel(laptop)
    laptop.page.goto("about:blank")

    # The third: nobody looks, the table sleeps, and a bot plays for Ben.
    ada.page.goto("about:blank")
    later(slow, DAY, ada, phone, laptop)
    laptop.go("/")
    expect(laptop.find(f"[data-table='{table}'] [data-pace=late]")).to_be_visible()
    laptop.check("late")
    outside.wait(lambda: called("Délai passé"))
    told.append("Délai passé")
    later(slow, 12, ada, phone, laptop)
    soon(ada, f"[data-table='{table}'].mine")
    ada.press(ada.find(f"[data-table='{table}'] a").first)
    expect(ada.find("[data-meanwhile] li").first).to_be_visible()
    expect(ada.find("[data-bot-played]")).to_contain_text("Ben")
    ada.check("what happened since")
    ada.press(ada.find("[data-back]"))
    expect(ada.find("[data-meanwhile]")).to_have_count(0)
    expect(ada.find("[data-bot-plays]")).to_contain_text("Ben")
    phone.go(address)
    expect(phone.find("[data-bot-played=me]")).to_be_visible()
    phone.press(phone.find("[data-back]"))
    phone.press(phone.find("[data-come-back]"))
    expect(phone.find("[data-left]")).to_have_count(0)
    plan(phone)
    expect(phone.find("[data-order=react]")).to_have_value("")
    phone.find("[data-order=react]").select_option("always")
    phone.ordered = "react"
    close_panel(phone)
    assert not called("À toi de jouer")

    # They play on to the end. Where Ben could react (that depends on what the bot has played for
    # him), he passes without answering anything, or all would stand still. He decides first, and
    # goes; he is told when Ada has decided, too.
    play_on([ada, phone], lambda: "final" in (why(ada), why(phone)))
    play_away([phone], lambda: phone.line.seat == 1 and why(phone) != "final")
    before = len(outside.push.of(pushes))
    while not ada.find("[data-finale]").count():
        ada.turn(look=False, click=False)
        ada.page.evaluate(FRAME)
    outside.wait(lambda: len(outside.push.of(pushes)) > before)
    *_, over = outside.push.of(pushes)
    assert over["title"] == "Partie terminée\u00a0: Fog of Love"
    assert over["waiting"] == 0
    phone.go(over["url"])
    expect(phone.find("[data-finale]")).to_be_visible()
    laptop.go("/")
    story = laptop.find(f"[aria-labelledby=finished] [data-table='{table}'] [data-link=story]")
    expect(story).to_be_visible()
    laptop.check("it is over")


def soon(person: Lover, what: str) -> None:
    """On the home page: the table is woken and played at meanwhile."""
    for _ in range(40):
        with person.page.expect_response("**/api/me/tables"):
            person.go("/")
        person.page.evaluate(FRAME)
        if person.find(what).count():
            return
    expect(person.find(what)).to_be_visible()
