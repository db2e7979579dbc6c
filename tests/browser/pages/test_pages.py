"""Every page that is not a table: in both languages, narrow and wide, light and dark."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Route, expect

import tablee
from tests.browser.conftest import Sit
from tests.browser.players.runs import GAME

pytestmark = pytest.mark.browser

PAGES = {
    "/": {"en": "Four games about people", "fr": "Quatre jeux qui parlent de nous"},
    f"/new/{GAME}": {"en": "Fear of the Dark", "fr": "Fear of the Dark"},
    f"/rules/{GAME}": {"en": "Fear of the Dark", "fr": "Fear of the Dark"},
    "/stats": {"en": "Your statistics", "fr": "Tes statistiques"},
    "/no/such/page": {"en": "Page not found", "fr": "Page introuvable"},
    "/new/no-such-game": {"en": "Page not found", "fr": "Page introuvable"},
    "/t/nosuchtable0": {"en": "No such table", "fr": "Table introuvable"},
    "/replay/nosuchtable0": {"en": "No such table", "fr": "Table introuvable"},
}
CRUMBS = "title = Crumbs\noption-difficulty-mild = Mild\n"
DAILY = {"en": "Daily maze", "fr": "Labyrinthe du jour"}
SEED = "JSON.parse(localStorage.getItem('tablee.tables'))[0].seed"


@pytest.mark.parametrize(
    ("screen", "lang", "theme"), [("desktop", "en", "light"), ("phone", "fr", "dark")]
)
def test_pages(screen: str, lang: str, theme: str, sit: Sit) -> None:
    person = sit(screen, lang, theme)
    for path, words in PAGES.items():
        person.go(path)
        expect(person.find("main h1")).to_contain_text(words[lang])
        person.page.wait_for_load_state("networkidle")
        expect(person.find("html")).to_have_attribute("lang", lang)
        expect(person.find("html")).to_have_attribute("data-theme", theme)
        expect(person.page).to_have_title(re.compile("Tablée"))
        person.check(path)


def test_all_four_games_can_be_played_and_their_rules_read(sit: Sit) -> None:
    person = sit().go("/")
    expect(person.find("article")).to_have_count(4)
    for way in ("new", "rules"):
        links = person.find(f"article a[href^='/{way}/']").all()
        ids = {(link.get_attribute("href") or "").rpartition("/")[2] for link in links}
        assert ids == {game.id for game in tablee.games().values() if not game.hidden}


@pytest.mark.parametrize(
    ("screen", "lang", "word"), [("desktop", "en", "match"), ("phone", "fr", "allumette")]
)
def test_the_small_print_opens_and_can_be_searched(
    screen: str, lang: str, word: str, sit: Sit
) -> None:
    person = sit(screen, lang).go(f"/rules/{GAME}")
    clause = person.find("[data-clause='FD-4.2']")
    expect(person.find("[data-pictures=turn] > li").first).to_be_visible()
    expect(clause).to_be_hidden()
    person.press(person.find("[data-small-print] > summary"))
    expect(clause).to_be_visible()
    expect(person.find(".ruling").first).to_be_hidden()  # what we decided opens on request
    person.find("[data-search]").fill(word)
    expect(clause).to_be_visible()
    expect(person.find("[data-clause='FD-3.3']")).to_have_count(0)
    person.check("the small print")
    person.find("[data-search]").fill("xyzzy")
    expect(person.find("[data-small-print] [data-clause]")).to_have_count(0)


def test_the_home_page_says_how_long_for_how_many_and_how_it_feels(sit: Sit) -> None:
    person = sit("phone", "fr").go("/")
    for fact in ("players", "length", "mood"):
        expect(person.find(f"article [data-fact={fact}]")).to_have_count(4)
    expect(person.find("article [data-first]")).to_have_count(4)


def test_a_game_without_a_picture_has_its_place_too(sit: Sit) -> None:
    """A game of another package, which wants to be the first."""

    def with_another(route: Route) -> None:
        told = {"title": "Crumbs", "about": "Three rounds of pecking."}
        another = {"id": "crumbs", "seats": [2, 3], "headlines": {"en": told}}
        route.fulfill(json=[another, *route.fetch().json()])

    person = sit(lang="fr")
    person.page.route("**/api/games", with_another)
    first = person.go("/").find("article").first
    expect(first.locator("h3")).to_have_text("Crumbs")
    expect(first.locator(".initial")).to_have_text("C")
    expect(person.find("article.lead")).to_have_count(1)
    expect(person.find("article")).to_have_count(5)
    person.check("a fifth game")


def test_a_game_from_elsewhere_is_set_up_in_words_of_no_other(sit: Sit) -> None:
    """It is for one player, has a level, a game of the day, and an option with the name of one of
    ours."""
    level = {"name": "difficulty", "values": ["mild", "wild"], "default": "mild"}
    told = {"title": "Crumbs", "levels": {"mild": "Mild", "wild": "Wild"}}
    crumbs = {"id": "crumbs", "seats": [1], "options": [level], "languages": ["en"],
              "headlines": {"en": told}, "level": "difficulty", "daily": True}  # fmt: skip
    person = sit()
    person.page.route("**/api/games", lambda route: route.fulfill(json=[crumbs]))
    person.page.route("**/api/games/crumbs/text/*", lambda route: route.fulfill(body=CRUMBS))
    person.go("/new/crumbs")
    expect(person.find("select[data-option=difficulty] option")).to_have_text(["Mild", "wild"])
    expect(person.find("form legend")).to_have_text("Which game?")
    expect(person.find("[data-option='which:daily']")).to_have_count(1)
    person.check("a level of another game")
    person.go("/stats")
    expect(person.find("main a.primary")).to_have_attribute("href", "/")
    expect(person.find("h2")).to_have_count(0)
    one = {"id": "a", "game": "crumbs", "level": "wild", "won": True, "key": "win", "length": 3,
           "at": 0, "seed": "", "daily": ""}  # fmt: skip
    person.page.evaluate("one => localStorage.setItem('tablee.played', JSON.stringify([one]))", one)
    person.go("/stats")
    expect(person.find("section h3")).to_have_text(["Mild", "Wild"])


@pytest.mark.parametrize("path", ["/no/such/page", "/t/nosuchtable0", "/replay/nosuchtable0"])
def test_what_is_not_there_leads_to_the_games(path: str, sit: Sit) -> None:
    person = sit().go(path)
    expect(person.find("main a.primary")).to_have_attribute("href", "/")


def test_the_games_are_remembered(sit: Sit) -> None:
    person = sit().go("/")
    expect(person.find("article")).to_have_count(4)
    person.page.route("**/api/games", lambda route: route.fulfill(status=404))
    person.page.reload()
    expect(person.find("article")).to_have_count(4)
    expect(person.find("article h3").first).to_have_text("Fear of the Dark")


def test_the_language_changes_at_once_and_is_kept(sit: Sit) -> None:
    person = sit(lang="en").go("/")
    person.press(person.find("header button[lang=fr]"))
    expect(person.find("h1")).to_contain_text("Quatre jeux")
    expect(person.find("html")).to_have_attribute("lang", "fr")
    person.page.reload()
    expect(person.find("h1")).to_contain_text("Quatre jeux")


def test_settings_hold_and_are_kept(sit: Sit) -> None:
    person = sit(theme="dark").go("/")
    person.press(person.find("header button[aria-label=Settings]"))
    for name in ("Light", "Very large", "High", "Reduced", "Relaxed"):
        person.find("dialog[open]").get_by_role("radio", name=name, exact=True).check(force=True)
    person.find("dialog[open] .sound input[type=checkbox]").uncheck()
    person.check("settings")
    person.page.keyboard.press("Escape")
    expect(person.find("dialog[open]")).to_have_count(0)
    person.page.reload()
    root = person.find("html")
    for name, value in {
        "theme": "light",
        "text": "huge",
        "contrast": "high",
        "motion": "calm",
    }.items():
        expect(root).to_have_attribute(f"data-{name}", value)
    person.check("huge and high contrast")
    person.press(person.find("header button[aria-label=Settings]"))
    expect(person.find("dialog[open]").get_by_role("radio", name="Relaxed")).to_be_checked()


def test_settings_follow_the_device_unless_told_otherwise(sit: Sit) -> None:
    person = sit(theme="light").go("/")
    expect(person.find("html")).to_have_attribute("data-theme", "light")
    expect(person.find("html")).to_have_attribute("data-motion", "calm")
    person.page.emulate_media(color_scheme="dark", reduced_motion="no-preference", contrast="more")
    expect(person.find("html")).to_have_attribute("data-theme", "dark")
    expect(person.find("html")).to_have_attribute("data-motion", "full")
    expect(person.find("html")).to_have_attribute("data-contrast", "high")


def test_todays_maze(sit: Sit) -> None:
    """The same for everybody; it is found again under "continue where you left"."""
    seeds = []
    for lang in ("en", "fr"):
        person = sit(lang=lang).go("/")
        person.press(person.find("a[href$='?daily=1']"))
        person.press(person.find("button[type=submit]"))
        person.page.wait_for_selector("[data-ask]")
        expect(person.find("header .title p")).to_contain_text(DAILY[lang])
        seeds.append(person.page.evaluate(SEED))
        table = person.page.url
        person.go("/")
        expect(person.find("[data-table] > a")).to_have_attribute(
            "href", re.compile(table.rpartition("/")[2])
        )
        person.press(person.find("[data-table] > a"))
        expect(person.find("[data-ask=act]")).to_be_visible()
    assert seeds[0] == seeds[1] != ""


def test_links_work_by_keyboard_and_take_the_focus_along(sit: Sit) -> None:
    person = sit().go("/")
    person.page.keyboard.press("Tab")
    expect(person.find("a.skip")).to_be_focused()
    person.find("a[href='/stats']").focus()
    person.page.keyboard.press("Enter")
    expect(person.find("main h1")).to_have_text("Your statistics")
    expect(person.find("main")).to_be_focused()
    person.page.go_back()
    expect(person.find("main h1")).to_contain_text("Four games")
