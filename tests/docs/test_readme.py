"""The README's session is run: it cannot promise what the code does not do."""

from __future__ import annotations

import doctest
import re
import struct
from pathlib import Path

import pytest

import tablee
import tablee.kernel
from tablee.cli.app import COMMANDS, make_app
from tablee.cli.commands.reference import page
from tablee.server.metrics import COUNTERS, GAUGES
from tablee.table.store.migrations import SCHEMA
from tablee.table.waking.snapshots import EVERY, MOST_PAST, PAST, PATIENCE
from tests.browser.players.evenings import EVENINGS, SIZE

ROOT = Path(__file__).resolve().parents[2]
FLAGS = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE


@pytest.mark.parametrize("name", ["README.md", "README.fr.md"])
def test_the_readme_session_works(name: str) -> None:
    page = str(ROOT / name)
    result = doctest.testfile(page, module_relative=False, optionflags=FLAGS, encoding="utf-8")
    assert result.attempted > 5
    assert result.failed == 0


def test_the_public_face_shows_how_it_is_used() -> None:
    result = doctest.testmod(tablee, optionflags=FLAGS)
    assert result.attempted > 3
    assert result.failed == 0


@pytest.mark.parametrize("page", ["README.md", "README.fr.md", "CONTRIBUTING.md"])
def test_every_place_a_page_points_to_exists(page: str) -> None:
    links = re.findall(r"\]\((?!https?:)([^)#]+)[^)]*\)", (ROOT / page).read_text("utf-8"))
    assert len(links) > 5
    assert [link for link in links if not (ROOT / link).exists()] == []


@pytest.fixture(scope="module")
def sources() -> dict[str, set[str]]:
    """Every file of the program, its tests and the client, with the words in it."""
    kinds = {".py", ".ts", ".svelte", ".toml", ".ftl"}
    tops = [ROOT / "src", ROOT / "tests", ROOT / "web" / "src"]
    files = [file for top in tops for file in top.rglob("*") if file.suffix in kinds]
    return {f.as_posix(): set(re.findall(r"\w+", f.read_text("utf-8"))) for f in files}


@pytest.mark.parametrize(
    "page", ["CONTRIBUTING.md", "docs/architecture.md", "docs/adding-a-game.md"]
)
def test_every_file_and_name_that_a_page_gives_is_there(
    page: str, sources: dict[str, set[str]]
) -> None:
    """So that nobody looks for what has been renamed. (Excerpts are compared elsewhere.)"""
    text = re.sub(r"```.*?```", "", (ROOT / page).read_text("utf-8"), flags=re.DOTALL)
    spans = set(re.findall(r"`([^`\n]+)`", text))
    files = {s for s in spans if re.fullmatch(r"[\w./-]*\w\.(py|ts|svelte|toml|ftl)", s)}
    names = {s for s in spans - files if re.fullmatch(r"[A-Za-z_]\w+(\.\w+)*", s)}
    assert min(len(files), len(names)) > 10
    places = [*sources, *(f.as_posix() for f in [*ROOT.iterdir(), *(ROOT / "web").iterdir()])]
    known = set[str]().union(*sources.values())
    assert [f for f in files if not any(place.endswith(f"/{f}") for place in places)] == []
    assert [n for n in names if not known.issuperset(n.split("."))] == []


PAGES = sorted(
    {*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md"), ROOT / "web" / "README.md"}
    - {ROOT / "CHANGELOG.md"}
)
MODULE = re.compile(r"-m ((?:tests|tablee)\b[\w.]*\w)")
COMMAND = re.compile(r"(?:\./|bin/|`|\$ |^)tablee ([a-z][\w-]*)([^`\n#]*)", re.MULTILINE)
PLACE = re.compile(r"(?<![\w/.<-])((?:tests|src|web|docs)/[\w/.<>*-]*[\w>])")
ELSEWHERE = {"tests/test_crumbs.py"}
"""In the folder of the game that adding-a-game.md makes."""


def gone(text: str, folder: Path = ROOT) -> list[str]:
    """The modules, commands with their options, and paths in a text that are not there."""
    app, found = make_app(), []
    for module in MODULE.findall(text):
        place = ROOT.joinpath("src" if module.startswith("tablee") else "", *module.split("."))
        if not place.with_suffix(".py").exists() and not (place / "__main__.py").exists():
            found.append(module)
    for command, options in COMMAND.findall(text):
        if command not in (*COMMANDS, "test"):
            found.append(f"tablee {command}")
        elif command != "test":  # its arguments are pytest's
            known = {
                name for one in app[command].assemble_argument_collection() for name in one.names
            }
            found += sorted({*re.findall(r"(?<!\S)--[a-z-]+", options)} - known)
    for place in PLACE.findall(text):
        pattern = re.sub(r"<[\w-]+>", "*", place)
        if place not in ELSEWHERE and not any((*ROOT.glob(pattern), *folder.glob(pattern))):
            found.append(place)
    return found


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_every_command_of_a_document_can_be_given(page: Path) -> None:
    assert gone(page.read_text("utf-8"), page.parent) == []


def test_what_sources_tell_to_run_can_be_run() -> None:
    """A test that fails often says by which command something is made again."""
    for path in (*(ROOT / "src").rglob("*.py"), *(ROOT / "tests").rglob("*.py")):
        modules = "\n".join(f"-m {module}" for module in MODULE.findall(path.read_text("utf-8")))
        assert path == Path(__file__) or gone(modules) == [], path


def test_what_is_gone_is_seen() -> None:
    text = """`.venv/bin/python -m tests.browser.runs`, -m tablee, -m tests.archive.make
`./tablee tidy`, `./tablee doctor --deeper --deep`, `./tablee test --fast tests/<game>/test_gone.py`
tests/<game>/test_goldens.py"""
    modules, places = ["tests.browser.runs"], ["tests/<game>/test_gone.py"]
    assert gone(text) == [*modules, "tablee tidy", "--deeper", *places]


@pytest.mark.parametrize("name", ["README.md", "README.fr.md"])
def test_both_readmes_point_to_every_document(name: str) -> None:
    text = (ROOT / name).read_text("utf-8")
    places = [path.relative_to(ROOT).as_posix() for path in (ROOT / "docs").rglob("*.md")]
    folders = ("docs/rules/", "docs/balance/")  # each as a whole
    wanted = {next((f.rstrip("/") for f in folders if p.startswith(f)), p) for p in places}
    assert len(wanted) > 9
    assert {place for place in wanted if f"]({place})" not in text} == set()


def test_the_numbers_in_the_documents_are_those_of_the_code() -> None:
    operations, architecture = (
        (ROOT / "docs" / name).read_text("utf-8") for name in ("operations.md", "architecture.md")
    )
    assert f"The schema has a number (`meta`, now {SCHEMA})" in operations
    assert f"up to {EVERY + PATIENCE - 1} records behind" in operations, "the next leaves one"
    assert f"One is left every {EVERY} records" in architecture
    assert f"after {PATIENCE} more the step does not matter" in architecture
    assert f"at most {MOST_PAST}, some {PAST} answers or more from each other" in architecture


def test_both_readmes_show_the_four_games() -> None:
    """In pictures of one size, which a command makes again."""
    for name, lang in (("README.md", "en"), ("README.fr.md", "fr")):
        text = (ROOT / name).read_text("utf-8")
        for game in EVENINGS:
            place = f"docs/img/{game}.{lang}.png"
            assert place in text
            size = struct.unpack(">II", (ROOT / place).read_bytes()[16:24])
            assert size == (SIZE["width"], SIZE["height"])


MADE = [ROOT / "docs" / "api.md", *(ROOT / "docs" / "balance").glob("*.md")]


def test_what_is_made_from_code_says_bot_and_server() -> None:
    """And not "the house", which could be either (docs/glossary.md); a "house bot" is one."""
    told = [*(path.read_text("utf-8") for path in MADE), *COUNTERS.values(), *GAUGES.values()]
    found = [re.search(r".*\bthe house\b(?! bot).*", text) for text in told]
    assert len(MADE) == 3
    assert [line[0] for line in found if line] == []


def test_the_reference_is_what_the_docstrings_say() -> None:
    """`tablee reference` makes it again."""
    text = (ROOT / "docs" / "api.md").read_text("utf-8")
    assert text == page()
    for name in {*tablee.__all__, *tablee.kernel.__all__} - {"__version__"}:
        assert re.search(rf"^### (class )?`{name}\b", text, re.MULTILINE), name
