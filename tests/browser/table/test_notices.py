"""Notices: turned on by a press, by push and by e-mail, with quiet hours; a notice that comes
from a push service of our own and is shown by the worker; a table that stays silent."""

from __future__ import annotations

import asyncio
import json
import re
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Playwright, expect

from tests.browser.conftest import WINDOWED, Sit, launched
from tests.browser.pages.test_installed import KEPT
from tests.browser.players.house import House
from tests.browser.players.person import Person
from tests.table.notices.services import MailServer, PushService, Subscription, text_of

from .test_company import join
from .test_door import lay, open_door

pytestmark = pytest.mark.browser

BOTH = pytest.mark.parametrize(
    ("screen", "lang", "theme"), [("desktop", "en", "light"), ("phone", "fr", "dark")]
)

SUBSCRIBED = """(given) => {
  const bytes = (text) => Uint8Array.from(
    atob(text.replaceAll('-', '+').replaceAll('_', '/')), (c) => c.charCodeAt(0)).buffer;
  let own = null;
  PushManager.prototype.getSubscription = async () => own;
  PushManager.prototype.subscribe = async ({ userVisibleOnly, applicationServerKey }) => {
    if (!userVisibleOnly) throw new Error('every message must be shown');
    own = {
      endpoint: given.endpoint,
      options: { applicationServerKey: bytes(applicationServerKey) },
      getKey: (name) => bytes(given[name]),
      unsubscribe: async () => Boolean((own = null)) || true,
    };
    return own;
  };
}"""
"""A browser without a push service of its vendor: ours instead."""

SHOWN = """async (tag) => {
  const kept = await navigator.serviceWorker.ready;
  let shown = [];
  for (let n = 0; n < 120 && !shown.length; n++) {
    await new Promise((again) => setTimeout(again, 16));  // a window behind others has no frames
    shown = await kept.getNotifications({ tag });
  }
  return shown.map(
    ({ title, body, lang, actions }) => ({ title, body, lang, actions: actions.length }));
}"""


class Outside:
    """The push service and the mail server, at work beside the browser."""

    def __init__(self, now: Callable[[], int] = lambda: time.time_ns() // 1_000_000) -> None:
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever)
        self._thread.start()
        self.push = PushService(now)
        self.mail = MailServer()
        for one in (self.push, self.mail):
            self.run(one.__aenter__())

    def run(self, work: Any) -> Any:
        future: Future[Any] = asyncio.run_coroutine_threadsafe(work, self._loop)
        return future.result(60)

    def wait(self, true: Callable[[], bool]) -> None:
        self.run(self.push.wait(true))

    def close(self) -> None:
        for one in (self.push, self.mail):
            self.run(one.__aexit__())
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()


@pytest.fixture(scope="module")
def browser(playwright: Playwright) -> Iterator[Browser]:
    """One that can show notices."""
    if not WINDOWED:
        pytest.skip("no Chromium that shows notices: Debian's package chromium has it")
    yield from launched(playwright, WINDOWED)


@pytest.fixture
def outside(monkeypatch: pytest.MonkeyPatch) -> Iterator[Outside]:
    outside = Outside()
    monkeypatch.setenv("TABLEE_NOTICES_LOOPBACK", "1")
    monkeypatch.setenv("TABLEE_SITE", "http://127.0.0.1")
    monkeypatch.setenv("TABLEE_MAIL", f"smtp://127.0.0.1:{outside.mail.port}")
    monkeypatch.setenv("TABLEE_MAIL_FROM", "tablee@example.org")
    yield outside
    outside.close()


@pytest.fixture
def calling(outside: Outside, tmp_path: Path) -> Iterator[House]:
    with House(tmp_path / "data") as house:
        yield house


def subscribed(person: Person, subscription: Subscription) -> None:
    given = json.dumps({"endpoint": subscription.endpoint, **subscription.keys})
    person.context.grant_permissions(["notifications"])
    person.context.add_init_script(f"({SUBSCRIBED})({given})")


def turn_on(person: Person) -> None:
    person.go("/me")
    expect(person.find("[data-here=false]")).to_be_visible()
    person.check("notices are off")
    person.press(person.find("[data-push-on]"))
    expect(person.find("[data-here=true]")).to_be_visible()


def use_mail(person: Person, outside: Outside) -> None:
    person.find("#notices-mail").fill("ada@example.org")
    person.press(person.find("[data-mail-add]"))
    expect(person.find("[data-mail=waits]")).to_contain_text("ada@example.org")
    link = re.search(r"/notice#\S+", text_of(outside.mail.letters[-1]))
    assert link
    person.go(link[0])
    person.check("a link from a mail")
    person.press(person.find("[data-act]"))
    expect(person.find("[data-said]")).to_be_visible()
    person.go("/me")
    expect(person.find("[data-mail=on]")).to_contain_text("ada@example.org")


@BOTH
def test_called_by_push_and_mail_when_somebody_waits(
    calling: House, outside: Outside, sit: Sit, screen: str, lang: str, theme: str
) -> None:
    ada = sit(screen, lang, theme, at=calling, installed=True)
    kim = sit(screen, lang, theme, at=calling)
    subscription = outside.push.subscribe()
    subscribed(ada, subscription)
    address = lay(ada)
    table = address.rpartition("/")[2].partition("#")[0]
    ada.page.wait_for_function(KEPT)
    turn_on(ada)
    use_mail(ada, outside)
    assert ada.find("#quiet-from").input_value() == "22:00"
    hour = time.gmtime().tm_hour
    ada.find("#quiet-from").fill(f"{(hour + 4) % 24:02}:30")
    ada.find("#quiet-until").fill(f"{(hour + 8) % 24:02}:00")
    ada.press(ada.find("[data-quiet-save]"))
    expect(ada.find("[data-quiet=true]")).to_be_visible()
    ada.check("notices are on")
    join(kim, address, "Kim")
    outside.wait(lambda: bool(outside.push.of(subscription)))
    (told,) = outside.push.of(subscription)
    assert told["title"] == (
        "À toi de jouer\u00a0: Fog of Love" if lang == "fr" else "Your turn: Fog of Love"
    )
    (shown,) = deliver(ada, calling, told, table)
    assert shown == {"title": told["title"], "body": told["body"], "lang": lang, "actions": 1}
    ada.go(f"/t/{table}")
    open_door(ada)
    expect(ada.find("[data-table-notices]")).to_be_checked()
    ada.check("a table that calls")
    ada.find("[data-table-notices]").uncheck()
    ada.page.wait_for_function("() => !document.querySelector('[data-table-notices]').checked")
    ada.go("/me")
    expect(ada.find("[data-here=true]")).to_be_visible()
    ada.press(ada.find("[data-push-off]"))
    expect(ada.find("[data-here=false]")).to_be_visible()


TRIES = 20


def deliver(person: Person, house: House, told: dict[str, str], table: str) -> list[dict[str, Any]]:
    """Delivers a push message as the browser does after decrypting it; returns what is shown. A
    browser keeps a message for a worker that is just being started or stopped, the protocol for
    tests loses it: so it is delivered once more until something is shown."""
    session = person.context.new_cdp_session(person.page)
    found: list[str] = []
    session.on(
        "ServiceWorker.workerVersionUpdated",
        lambda event: found.extend(
            one["registrationId"] for one in event["versions"] if one["status"] == "activated"
        ),
    )
    session.send("ServiceWorker.enable")
    for _ in range(TRIES):
        for registration in found[-1:]:  # before it is active, what is delivered is lost
            message = {"registrationId": registration, "data": json.dumps(told)}
            session.send("ServiceWorker.deliverPushMessage", {"origin": house.address, **message})
        if shown := person.page.evaluate(SHOWN, table):
            return list(shown)
    raise AssertionError(f"never shown; workers: {found}")


def test_who_refuses_is_told_how_to_change_it(calling: House, sit: Sit) -> None:
    ada = sit("phone", "en", "light", at=calling, installed=True)
    ada.context.add_init_script(
        "Object.defineProperty(Notification, 'permission', { get: () => 'denied' })"
    )
    ada.go("/me")
    expect(ada.find("[data-cannot=refused]")).to_be_visible()
    expect(ada.find("[data-push-on]")).to_have_count(0)
    ada.check("notices are refused")


def test_without_a_worker_and_without_mail_nothing_is_promised(sit: Sit) -> None:
    ada = sit("phone", "fr", "dark")
    ada.go("/me")
    expect(ada.find("[data-cannot=no]")).to_be_visible()
    expect(ada.find("#notices-mail")).to_have_count(0)
    ada.check("notices cannot be")
    ada.go("/notice#nothing")
    expect(ada.find("[data-act]")).to_have_count(0)
    ada.check("a link that is not whole")
