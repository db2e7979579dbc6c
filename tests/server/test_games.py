"""What the server tells of a game that the client has no screen for."""

from __future__ import annotations

from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource

import tablee
import tablee.lab.teaching  # imported to be known
from tablee.games.fiese_freunde.game import GAME
from tablee.games.fiese_freunde.rules.setup import what_remains
from tablee.kernel import SEAT, Game, Option, registry, several
from tablee.kernel.words.catalogue import files_of
from tablee.lab.yardsticks.tic_tac_toe import TicTacToe
from tablee.server.games import message

from .kit import House

ENGLISH = """title = Crumbs
about =
    Three rounds of pecking,
    for two.
about-more = More.
yes = Indeed
option-wind-calm = No wind
"""
SVG = b"<svg xmlns='http://www.w3.org/2000/svg'><style>a{}</style></svg>"


@pytest.fixture
def crumbs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Game:
    """A game of somebody else's, from another folder; it speaks English alone."""
    folder = tmp_path / "crumbs"
    (folder / "text").mkdir(parents=True)
    (folder / "text" / "en.ftl").write_text(ENGLISH)
    (folder / "text" / "birds.en.ftl").write_text("bird-wren = the wren\n")
    (folder / "text" / "children.ftl").write_text("child = a child\n")
    (folder / "art.svg").write_bytes(SVG)
    game = Game(
        "crumbs", TicTacToe, (2,), folder, languages=("en",), order=5,
        kinds={"players": several(SEAT)}, windows=frozenset({"peck"}),
        options=(Option("wind", ("calm", "gale"), "calm"),), level="wind", daily=True,
    )  # fmt: skip
    monkeypatch.setitem(registry._registry, "crumbs", game)
    return game


@pytest.mark.usefixtures("crumbs")
async def test_a_game_from_elsewhere_is_described(house: House) -> None:
    first = (await house.http.get("/api/games")).json()[0]
    assert first == (await house.http.get("/api/games/crumbs")).json()
    assert first == {
        "id": "crumbs",
        "slow": True,
        "seats": [2],
        "languages": ["en"],
        "bots": ["random"],
        "order": 5,
        "windows": ["peck"],
        "kinds": {"players": {"what": "seat", "of": "", "many": True}},
        "headlines": {
            "en": {
                "title": "Crumbs",
                "about": "Three rounds of pecking,\nfor two.",
                "levels": {"calm": "No wind", "gale": "gale"},
            }
        },
        "art": True,
        "options": [{"name": "wind", "values": ["calm", "gale"], "default": "calm"}],
        "level": "wind",
        "daily": True,
    }


async def test_a_hidden_game_is_described_when_asked_for(house: House) -> None:
    shown = (await house.http.get("/api/games")).json()
    assert "magpies" not in [game["id"] for game in shown]
    magpies = (await house.http.get("/api/games/magpies")).json()
    assert magpies["seats"] == [2, 3, 4]
    assert magpies["headlines"]["en"]["title"]
    assert "art" not in magpies
    assert (await house.http.get("/api/games/no-such-game")).status_code == 404


async def test_every_game_of_the_home_page_has_a_headline_in_its_languages(house: House) -> None:
    for game in (await house.http.get("/api/games")).json():
        assert set(game["headlines"]) == set(game["languages"])
        for headline in game["headlines"].values():
            assert headline["title"] != game["id"]
            assert headline["about"]


async def test_an_option_tells_its_clause(house: House) -> None:
    games = (await house.http.get("/api/games")).json()
    assert all(option["rule"] for game in games for option in game["options"])


def test_a_title_is_the_same_as_in_the_whole_catalogue() -> None:
    for game in tablee.games().values():
        for lang in game.languages:
            files = files_of(game.folder / "text", lang)
            source = "\n".join(file.read_text("utf-8") for file in files)
            if game.catalogue.has(lang, "title"):
                assert message(source, lang, "title") == game.catalogue.format(lang, "title")


@pytest.mark.parametrize(
    ("source", "title"),
    [
        ("title = A\ntitle-b = B", "A"),
        ("title-b = B\n\ntitle = A\n    .aria = C\n", "A"),
        ("title =\n  A\n\n  B\nother = C", "A\n\nB"),
        ("subtitle = B", ""),
        ("title =", ""),
    ],
)
def test_one_message_is_read_alone(source: str, title: str) -> None:
    assert message(source, "en", "title") == title


@pytest.mark.usefixtures("crumbs")
async def test_its_words_are_sent_as_they_are_written(house: House) -> None:
    reply = await house.http.get("/api/games/crumbs/text/en")
    bundle = FluentBundle(["en"])
    bundle.add_resource(FluentResource(reply.text), allow_overrides=True)
    assert all(bundle.has_message(key) for key in ("title", "bird-wren", "waiting"))
    assert not bundle.has_message("child")
    known = {"if-none-match": reply.headers["etag"]}
    again = await house.http.get("/api/games/crumbs/text/en", headers=known)
    assert (again.status_code, again.content) == (304, b"")
    for path in ("crumbs/text/fr", "crumbs/text/%2E%2E%2Fen", "nobody/text/en"):
        assert (await house.http.get(f"/api/games/{path}")).status_code == 404


@pytest.mark.usefixtures("crumbs")
async def test_its_picture_can_do_nothing(house: House) -> None:
    reply = await house.http.get("/api/games/crumbs/art.svg")
    assert reply.content == SVG
    assert reply.headers["content-type"] == "image/svg+xml"
    policies = reply.headers.get_list("content-security-policy")
    assert policies == ["default-src 'none'; style-src 'unsafe-inline'; sandbox"]
    assert reply.headers["x-content-type-options"] == "nosniff"
    assert (await house.http.get("/api/games/magpies/art.svg")).status_code == 404


# -- options ----------------------------------------------------------------------------------


async def test_options_are_looked_at_before_a_table_is_made(house: House) -> None:
    """Each for itself: what is refused, and by which clause."""
    options = {"sex": "out", "blank": "Karaoke | | child", "goals": "none", "what": 1}
    answer = await house.http.post("/api/games/fiese-freunde/options", json={"options": options})
    assert answer.status_code == 200
    refused = answer.json()["refused"]
    assert refused.keys() == {"blank", "goals", "what"}
    assert refused["blank"] == {"t": "refused", "key": "no-blank-child", "rule": "FF-1.1"}
    assert refused["goals"]["rule"] == "FF-12.1"
    assert refused["what"]["key"] == "no-such-setting"


async def test_good_options_are_not_refused(house: House) -> None:
    options = {"sex": "out", "blank": "Karaoke | friend A | partner A"}
    answer = await house.http.post("/api/games/fiese-freunde/options", json={"options": options})
    assert answer.json()["refused"] == {}


async def test_what_the_options_leave_is_told_before_a_table_is_made(house: House) -> None:
    """Also while another one of them is still refused; and nothing, if there is nothing to say."""
    where = "/api/games/fiese-freunde/options"
    for options in ({"sex": "out"}, {"sex": "out", "blank": "Karaoke | | child"}):
        answer = await house.http.post(where, json={"options": options})
        assert answer.json()["note"] == what_remains(GAME.settle({"sex": "out"}))
    answer = await house.http.post(where, json={"options": {"sex": "in"}})
    assert answer.json() == {"refused": {}, "note": None}
    answer = await house.http.post("/api/games/anomia/options", json={"options": {}})
    assert answer.json()["note"] is None


@pytest.mark.parametrize("body", [{}, {"options": []}, []])
async def test_what_is_no_set_of_options_is_a_fault(house: House, body: object) -> None:
    answer = await house.http.post("/api/games/fiese-freunde/options", json=body)
    assert (answer.status_code, answer.json()["code"]) == (400, "malformed")
    nowhere = await house.http.post("/api/games/chess/options", json={"options": {}})
    assert nowhere.status_code == 404


async def test_an_option_comes_with_its_clause_and_what_its_form_must_know(house: House) -> None:
    game = (await house.http.get("/api/games/fiese-freunde")).json()
    options = {option["name"]: option for option in game["options"]}
    assert options["sex"]["rule"] == "FF-0.1"
    assert "about" not in options["sex"]
    child = options["blank"]["about"]["gives"][-1]
    assert child["forms"][0] == {
        "phrase": "child A",
        "symbol": {"what": "child", "key": "give-child", "a": True},
    }
