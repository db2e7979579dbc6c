"""The game of `docs/adding-a-game.md`, which is none of the house and has no screen: it is on the
home page, and is played to its end on the plain table."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Sit
from tests.browser.players.house import QUICK, QuickHouse
from tests.browser.players.person import Person
from tests.docs.guide import Author, author

pytestmark = [pytest.mark.browser, pytest.mark.slow]


class FifthHouse(QuickHouse):
    """Where the package of that page is installed."""

    def __init__(self, folder: Path, crumbs: Author) -> None:
        super().__init__(folder)
        self.program = f"import sys\nsys.path.insert(0, {str(crumbs.installed)!r})\n{QUICK}"


@pytest.fixture(scope="module")
def fifth(tmp_path_factory: pytest.TempPathFactory) -> Iterator[FifthHouse]:
    folder = tmp_path_factory.mktemp("fifth")
    with FifthHouse(folder / "data", author(folder)) as house:
        yield house


def sit_down(person: Person, name: str) -> None:
    """From the home page to the table, against the bot that is offered."""
    tile = person.go("/").find('[data-game="crumbs"]')
    person.press(tile.locator('a[href="/new/crumbs"]'))
    person.find("fieldset li input").first.fill(name)
    person.press(person.find("button[type=submit]"))
    expect(person.find("[data-ask=lay]")).to_be_visible()


def lay_all(person: Person) -> None:
    """The first card that is offered, three times: then nothing is left."""
    for left in (3, 2, 1):
        offered = person.find("[data-choice]")
        expect(offered).to_have_count(left)
        person.press(offered.first)
    expect(person.find("[data-end]")).to_be_visible()


def test_it_is_on_the_home_page_with_its_words_and_its_picture(sit: Sit, fifth: FifthHouse) -> None:
    person = sit(at=fifth).go("/")
    tile = person.find("[data-game]").last
    expect(tile).to_have_attribute("data-game", "crumbs")
    expect(tile).to_contain_text("Crumbs")
    expect(tile).to_contain_text("too many sparrows")
    picture = tile.locator("img")
    expect(picture).to_have_attribute("src", "/api/games/crumbs/art.svg")
    expect(picture).to_have_js_property("complete", True)
    assert picture.evaluate("image => image.naturalWidth") > 0
    person.check("home with a fifth game")


def test_it_is_played_to_its_end_against_its_bot(sit: Sit, fifth: FifthHouse) -> None:
    ana = sit(at=fifth)
    sit_down(ana, "Ana")
    expect(ana.find("[data-ask=lay]")).to_have_text("Lay a card. The highest gets the crumb.")
    ana.check("the plain table of a fifth game")
    lay_all(ana)
    expect(ana.find("[data-end]")).to_contain_text("Ana")
    expect(ana.find("body")).to_contain_text("Robin lays the")


def test_it_is_played_in_french_on_a_telephone(sit: Sit, fifth: FifthHouse) -> None:
    zoe = sit("phone", "fr", "light", at=fifth)
    sit_down(zoe, "Zoé")
    expect(zoe.find("[data-ask=lay]")).to_have_text(
        "Pose une carte. La plus haute emporte la miette."
    )
    zoe.check("the plain table of a fifth game, in French")
    lay_all(zoe)
    expect(zoe.find("[data-end]")).to_contain_text("Zoé")


def test_its_rules_are_a_page(sit: Sit, fifth: FifthHouse) -> None:
    person = sit(at=fifth).go("/rules/crumbs")
    expect(person.find("h1")).to_contain_text("Crumbs")
    expect(person.find("body")).to_contain_text("The highest card gets the crumb.")
