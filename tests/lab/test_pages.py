"""Lighthouse, taps, other engines: what is ours of it, with small sizes. Nothing is installed, no
browser is started, and no figure is asserted."""

from __future__ import annotations

import json
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tablee.cli.app import main
from tablee.cli.commands.lab.bench import chosen
from tablee.lab import borrowed
from tablee.lab.bench import ASKED, PARTS, asked, surroundings
from tablee.lab.borrowed import NotThere
from tablee.lab.pages import installed, lighthouse, places, taps
from tablee.lab.pages.places import Place
from tablee.lab.peers import peers
from tablee.lab.peers.peers import OURS, PEERS, Loop, Measured, Peer
from tablee.lab.server import evening, games
from tablee.lab.server.bench import server
from tablee.wire import messages as wire

GOOD = {"performance": 97, "accessibility": 100, "best-practices": 100, "seo": 100}


@pytest.fixture(autouse=True)
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("TABLEE_CACHE", str(tmp_path / "cache"))
    return tmp_path / "cache"


# -- programs of others -----------------------------------------------------------------------


class Installer:
    """Notes what would be run."""

    def __init__(self, fails: str = "") -> None:
        self.fails = fails
        self.run: list[list[str]] = []

    def __call__(self, command: list[str], environment: Mapping[str, str]) -> None:
        self.run.append(command)
        assert "PYTHONPATH" not in environment
        if self.fails and self.fails in command:
            raise NotThere("pip: no network")


def test_a_package_is_installed_once_into_the_cache(cache: Path) -> None:
    pip = Installer()
    python = borrowed.python_with("spiel", "a==1", run=pip)
    assert python == cache / "spiel" / "bin" / "python"
    assert [command[-1] for command in pip.run] == [str(cache / "spiel"), "a==1"]
    borrowed.python_with("spiel", "a==1", run=pip)
    assert len(pip.run) == 2
    borrowed.python_with("spiel", "a==2", run=pip)
    assert len(pip.run) == 4, "another version is another folder"


def test_what_was_not_finished_is_made_anew(cache: Path) -> None:
    with pytest.raises(NotThere, match="no network"):
        borrowed.python_with("spiel", "a==1", run=Installer(fails="a==1"))
    (cache / "spiel" / "half").write_text("made")
    borrowed.python_with("spiel", "a==1", run=Installer())
    assert not (cache / "spiel" / "half").exists()


def test_a_program_that_fails_says_why(tmp_path: Path) -> None:
    script = "import sys; sys.exit('ERROR: none of that name\\nbye')"
    with pytest.raises(NotThere, match="none of that name"):
        borrowed.run_quietly([sys.executable, "-c", script], {})
    with pytest.raises(NotThere, match="FileNotFoundError"):
        borrowed.run_quietly([str(tmp_path / "gone")], {})


# -- pages ------------------------------------------------------------------------------------


def look(shift: float, performance: int, *failed: str) -> dict[str, Any]:
    numbers = dict.fromkeys(
        ("first-contentful-paint", "largest-contentful-paint", "total-blocking-time"), 1000.4
    )
    return {
        "scores": {**GOOD, "performance": performance},
        "numbers": {**numbers, "cumulative-layout-shift": shift, "total-byte-weight": 90_400},
        "failed": list(failed),
    }


def test_the_middle_of_the_looks_is_told() -> None:
    found = [look(0.5, 40, "a"), look(0.01, 96, "b"), look(0.0, 99)]
    turn = iter(found)
    seen = lighthouse.seen(Place("home", "/"), 3, lambda place: next(turn))
    assert (seen.performance, seen.shift, seen.kilobytes) == (96, 0.01, 90)
    assert seen.failed == ["a", "b"]
    assert seen.met
    assert not msgspec.structs.replace(seen, shift=0.03).met
    assert not msgspec.structs.replace(seen, seo=99).met
    assert not msgspec.structs.replace(seen, performance=94).met


def test_a_look_that_breaks_off_is_made_again_once() -> None:
    gone = NotThere("home: gone")
    looks: list[NotThere | dict[str, Any]] = [NotThere("home: busy"), look(0, 97), gone, gone]
    tries = iter(looks)

    def once(place: Place) -> dict[str, Any]:
        found = next(tries)
        if isinstance(found, NotThere):
            raise found
        return found

    assert lighthouse.seen(Place("home", "/"), 1, once).performance == 97
    with pytest.raises(NotThere, match="gone"):
        lighthouse.seen(Place("home", "/"), 1, once)


def test_pages_are_chosen_by_a_part_of_their_names() -> None:
    all = [Place("home", "/"), Place("rules: x", "/rules/x"), Place("table: x", "/t/1")]
    assert lighthouse.chosen(all, ()) == all
    assert [place.name for place in lighthouse.chosen(all, ("rules", "home"))] == [
        "home",
        "rules: x",
    ]


def test_the_command_tells_a_table_and_json(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    good = lighthouse.seen(Place("home", "/"), 1, lambda place: look(0, 97))
    bad = lighthouse.seen(Place("replay", "/replay/x"), 1, lambda place: look(0.2, 97, "links"))
    monkeypatch.setattr(lighthouse, "looks", lambda times, only, begin: [good])
    assert main(["lighthouse", "--lang", "en"]) == 0
    monkeypatch.setattr(lighthouse, "looks", lambda times, only, begin: [good, bad])
    assert main(["lighthouse", "--lang", "fr", "--times", "1"]) == 1
    said = capsys.readouterr().out
    assert "replay : links" in said.replace("\u00a0", " ").replace("\u202f", " ")
    told = json.loads(said.splitlines()[-1])
    assert [(one["page"], one["met"]) for one in told] == [("home", True), ("replay", False)]
    monkeypatch.setattr(lighthouse, "looks", lambda times, only, begin: [])
    assert main(["lighthouse", "--only", "nowhere"]) == 2


def test_a_script_in_node_that_fails_or_hangs_is_named(tmp_path: Path) -> None:
    place = Place("home", "/")
    shows = tmp_path / "shows.py"
    shows.write_text("import json, sys; print(json.dumps(json.loads(sys.stdin.readline())))")
    python = Path(sys.executable)
    told = places.in_node(python, tmp_path, shows, "chrome", "http://x", place, 30, taps=3)
    assert (told["path"], told["taps"], told["flags"]) == ("/", 3, list(places.FLAGS))
    shows.write_text("import sys; sys.exit('no browser')")
    with pytest.raises(NotThere, match="home: no browser"):
        places.in_node(python, tmp_path, shows, "chrome", "http://x", place, 30)


def test_taps_are_told_by_their_quartile() -> None:
    told = {"taps": 4, "frames": [80, 16, 24, 200], "changed": [50, 60], "moving": [16, 17, 33, 16]}
    felt = taps.felt("x", told)
    assert (felt.frame_p75, felt.frame_worst, felt.changed_p75, felt.met) == (200, 200, 60, False)
    assert (felt.moving, felt.in_time) == (4, 75)
    still = taps.felt("x", {"taps": 0, "frames": [], "changed": [], "moving": []})
    assert (still.met, still.in_time) == (True, 100)
    figures = {figure.key: figure.value for figure in asked.tap_figures(felt)}
    assert len(figures) == 6
    assert (figures["moving_x"], figures["in_time_x"]) == (4, 75)


def test_starts_are_told_by_their_middle() -> None:
    found = installed.started({"painted": [90, 300, 100.4], "headed": [1100, 800, 900]})
    assert (found.painted, found.headed, found.slowest, found.met) == (100, 900, 1100, True)
    assert not installed.started({"painted": [1], "headed": [installed.AIM + 1]}).met
    assert [figure.value for figure in asked.start_figures(found)] == [100, 900, 1100]


# -- what is asked for ------------------------------------------------------------------------


def test_what_installs_something_is_measured_only_if_asked_for() -> None:
    assert set(ASKED) <= set(PARTS)
    assert not set(chosen((), False)) & set(ASKED)
    assert chosen((), True) == [*chosen((), False), "peers"], "all, with peers in the same run"
    assert chosen(("play", "peers"), True) == ["play", "peers"]
    assert chosen(("play",), True) == ["play", "peers"]


def test_engines_are_measured_in_turn_and_who_is_missing_is_named() -> None:
    turns: list[str] = []

    def make(peer: Peer) -> Loop:
        if peer.name == "gone":
            raise NotThere("no such package")

        def loop(game: str, seconds: float) -> float:
            turns.append(peer.name)
            if peer.name == "broken":
                raise NotThere("it fell")
            return 100.0 * len(turns)

        return loop

    engines = [Peer(name, (), "", {"g": "G"}) for name in ("ours", "gone", "broken")]
    found = list(peers.compare(0.1, 3, engines, make))
    assert turns == ["ours", "broken", "ours", "ours"]
    assert found == [
        Measured("gone", "", skipped="no such package"),
        Measured("ours", "g", 300.0),
        Measured("broken", "g", skipped="it fell"),
    ]
    told = [asked.peer_figure(one).text for one in found]
    assert told == [
        "gone: left out (no such package)",
        "ours: g",
        "broken, g: left out (it fell)",
    ]


def test_every_engine_is_pinned_and_has_its_loop() -> None:
    for peer in PEERS:
        assert all("==" in package or "@" in package for package in peer.packages), peer
        assert (peers.LOOPS / peer.loop).is_file()
        assert peer.games


@pytest.mark.slow
def test_our_own_loop_counts_decisions() -> None:
    assert peers.loop_of(OURS)("tic-tac-toe", 0.05) > 0


# -- whole games on a server ------------------------------------------------------------------


def test_an_answer_is_one_that_its_form_takes() -> None:
    options = wire.OptionsForm(["a", "give-up"])
    assert {evening.anything(options) for _ in range(20)} == {"a"}
    assert evening.anything(options, ends=True) == "give-up"
    assert evening.anything(wire.OptionsForm(["give-up"])) == "give-up"
    assert 2 <= evening.anything(wire.AmountForm(2, 4)) <= 4
    assert len(evening.anything(wire.SubsetForm([1, 2, 3], 2, 2))) == 2
    assert sorted(evening.anything(wire.OrderForm([1, 2, 3]))) == [1, 2, 3]
    assert len(word := evening.anything(wire.TextForm(3))) == 3
    assert word.isalpha(), "a name is refused that has no letters, and the table would stand still"
    assert evening.anything(wire.TimedForm(["x"], 0)) == "x"


@pytest.mark.slow
def test_whole_games_are_played_and_one_to_its_end() -> None:
    with server() as (_, port):
        made = places.make_table(port, places.SHORTEST)
        evening.play_out(port, made)
    load = games.carry("fear-of-the-dark", 1, 2, 0.3)
    assert load["answers_per_s"] > 0
    assert load["bytes_per_answer"] > 0
    figures = surroundings.game_figures(load)
    assert figures[0].key == "answers_per_s_fear-of-the-dark_2"


@pytest.mark.slow
def test_others_play_while_bots_think() -> None:
    found = games.while_bots_think(1, 2, 0.3)
    assert (found["tables"], found["others"]) == (1, 2)
    assert [figure.key for figure in surroundings.bot_figures(found)] == [
        "bots_alone_p99_ms",
        "bots_p50_ms",
        "bots_p99_ms",
    ]


@pytest.mark.slow
def test_every_page_is_there(tmp_path: Path) -> None:
    """Home, the page before each game, a table of each, rules of each, a replay."""
    with server() as (_, port):
        found = places.places(port)
    ids = places.game_ids()
    assert len(found) == 2 + 3 * len(ids)
    assert found[-1].path.startswith("/replay/")
    table = next(place for place in found if place.name.startswith("table"))
    kept = json.loads(table.storage["tablee.tables"])[0]
    assert kept["tokens"]
    assert table.path == f"/t/{kept['id']}"
