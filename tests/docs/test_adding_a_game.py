"""`docs/adding-a-game.md` is followed to the letter, so that it cannot rot: from an empty folder
outside of the repository to a game that is installed, listed, played, served and checked."""

from __future__ import annotations

import dataclasses
import re
import textwrap
from pathlib import Path

import httpx2
import pytest

from tablee.kernel import Game
from tests.docs.guide import BLOCKS, PAGE, ROOT, Author, Command, author, commands

COMMANDS = list(commands())
EXCERPTS = [(block.path, block.text) for block in BLOCKS if block.kind == "from"]
PROGRAMS = [b.text for b in BLOCKS if (b.language, b.kind) == ("python", "run")]
slow = pytest.mark.slow


@pytest.fixture(scope="module")
def crumbs(tmp_path_factory: pytest.TempPathFactory) -> Author:
    """The package of the page, made and installed."""
    return author(tmp_path_factory.mktemp("outside"))


# -- the game ---------------------------------------------------------------------------------


@slow
def test_the_package_holds_all_that_belongs_to_the_game(crumbs: Author) -> None:
    assert ROOT not in crumbs.installed.parents
    package = crumbs.installed / "crumbs"
    found = {p.relative_to(package).as_posix() for p in package.rglob("*") if p.suffix != ".pyc"}
    assert found >= {"game.py", "bot.py", "art.svg", "text/fr.ftl", "clauses/fr.md"}


@slow
@pytest.mark.parametrize("command", COMMANDS, ids=lambda command: " ".join(command.argv[:3]))
def test_every_command_does_what_the_page_shows(crumbs: Author, command: Command) -> None:
    if command.argv[0] == "pip":
        assert command.argv == ["pip", "install", "-e", "."]  # done, without the network
        return
    ran = crumbs.run(*command.argv, typed=command.typed)
    assert (ran.returncode, ran.stderr) == (0, "")
    rest = iter(plain(line) for line in ran.stdout.splitlines())
    for line in command.lines:
        assert any(plain(line) in shown for shown in rest), f"{line!r} is not in\n{ran.stdout}"


def plain(line: str) -> str:
    return " ".join(line.split())


@slow
@pytest.mark.parametrize("program", PROGRAMS, ids=["play", "leak"])
def test_every_program_runs(crumbs: Author, program: str) -> None:
    (crumbs.folder / "program.py").write_text(program, encoding="utf-8")
    ran = crumbs.run("python", "program.py")
    assert ran.returncode == 0, ran.stderr


@slow
def test_it_is_served(crumbs: Author) -> None:
    with crumbs.serving() as house:
        games = httpx2.get(f"{house}/api/games").json()
        assert games[-1] == httpx2.get(f"{house}/api/games/crumbs").json()
        assert games[-1]["id"] == "crumbs"
        assert games[-1]["headlines"]["fr"]["title"] == "Miettes"
        assert games[-1]["bots"] == ["house", "random"]
        assert games[-1]["art"]
        assert httpx2.get(f"{house}/api/games/crumbs/art.svg").text.startswith("<svg")
        (rules,) = httpx2.get(f"{house}/api/rules/crumbs/fr").json()["sections"]
        assert [clause["id"] for clause in rules["clauses"]] == ["CR-1", "CR-2", "CR-3", "CR-4"]


@slow
def test_a_game_that_cannot_be_imported_keeps_no_other_from_being_played(
    crumbs: Author, tmp_path: Path
) -> None:
    info = tmp_path / "stale-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: stale\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text("[tablee.games]\nstale = stale:GAME\n")
    ran = crumbs.run("tablee", "games", more=(tmp_path,))
    assert ran.returncode == 0
    assert "Crumbs" in ran.stdout
    assert "stale: the game 'stale' is left out (ModuleNotFoundError" in ran.stderr


# -- the page ---------------------------------------------------------------------------------


@pytest.mark.parametrize(("path", "code"), EXCERPTS)
def test_excerpts_stand_in_the_source(path: str, code: str) -> None:
    assert code in (ROOT / path).read_text(encoding="utf-8")


def test_every_block_is_followed() -> None:
    assert len(BLOCKS) == PAGE.count("\n```") / 2
    assert {block.kind for block in BLOCKS} == {"file", "from", "run"}
    assert len(PROGRAMS) == 2
    assert [command.argv[:2] for command in COMMANDS] == [
        ["pip", "install"],
        ["tablee", "games"],
        ["tablee", "rules"],
        ["tablee", "play"],
        ["python", "-m"],
    ]


def test_every_check_is_explained() -> None:
    from tablee.kernel.conformance.play import all_checks

    for check in all_checks():
        assert f"`{check.name}" in PAGE, check.name


def test_all_that_a_game_declares_is_explained() -> None:
    names = [field.name for field in dataclasses.fields(Game)]
    assert [n for n in names if not re.search(rf"`(Game\.)?{n}[`=]|\b{n}=", PAGE)] == []


def test_the_code_is_as_wide_as_the_house_allows() -> None:
    for block in BLOCKS:
        if block.language not in ("ftl", "markdown"):
            assert max(map(len, textwrap.dedent(block.text).splitlines())) <= 100


def test_the_page_names_places_that_exist() -> None:
    places = re.findall(r"`((?:src|web|tests|tablee)/[\w/.-]+)`", PAGE)
    assert len(places) > 2
    missing = [p for p in places if not ((ROOT / p).exists() or (ROOT / "src" / p).exists())]
    assert missing == []
