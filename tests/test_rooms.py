"""Every game has the same rooms, in Python and in the client, and the page about them is true."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tablee.games import BUILT_IN

ROOT = Path(__file__).resolve().parent.parent
GAMES = ROOT / "src" / "tablee" / "games"
TEACHING = ROOT / "src" / "tablee" / "lab" / "teaching"
FOLDERS = [*(GAMES / game.replace("-", "_") for game in BUILT_IN), TEACHING]
CLIENT = ROOT / "web" / "src" / "games"
PAGE = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")

ROOMS = {
    *("__init__.py", "game.py", "state.py", "scenario.py"),
    *("rules", "content", "screen", "bot", "clauses", "text"),
}
CLIENT_ROOMS = {"index.ts", "Play.svelte", "Scene.svelte", "End.svelte"} | {
    *("model", "parts", "panels", "words", "look", "text"),
}
MORE = {"Setup.svelte", "Today.svelte", "Picture.svelte"}
"""What a client's folder may have besides: one without a page of its own gets the plain one."""
STATES = {"State", "CardState"}
CAST = re.compile(r"class (\w+) extends (?:Named|Cast|People)\b")
"""A class of those in a game, made from the one of the kit."""


def names(folder: Path) -> set[str]:
    return {path.name for path in folder.iterdir() if path.name != "__pycache__"}


def classes(folder: Path) -> dict[str, list[str]]:
    """Every class below a folder, with the names of its bases."""
    found = {}
    for path in folder.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ClassDef):
                found[node.name] = [ast.unparse(base).split("[")[0] for base in node.bases]
    return found


def depth(name: str, known: dict[str, list[str]]) -> int:
    """How many classes of the game stand between this one and the kernel's."""
    return 1 + max((depth(base, known) for base in known[name] if base in known), default=0)


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_a_game_has_its_rooms(folder: Path) -> None:
    assert names(folder) >= ROOMS
    modules = {name for name in names(folder) - ROOMS if not name.endswith(".py")}
    assert modules == set(), "a room that no other game has"
    assert {"view.py", "show.py", "words.py"} <= names(folder / "screen")
    assert {"en.md", "fr.md"} <= names(folder / "clauses")
    assert {"setup.py", "course.py"} <= names(folder / "rules")
    assert "house.py" in names(folder / "bot")


@pytest.mark.parametrize("game", BUILT_IN)
def test_the_client_of_a_game_has_the_same_rooms(game: str) -> None:
    assert CLIENT_ROOMS <= names(CLIENT / game) <= CLIENT_ROOMS | MORE


@pytest.mark.parametrize("game", BUILT_IN)
def test_who_is_in_a_game_stands_in_one_place(game: str) -> None:
    """Their names, faces and colours: the class `Cast` in `model/cast.ts`."""
    found = {
        (path.relative_to(CLIENT / game).as_posix(), name)
        for path in (CLIENT / game).rglob("*.ts")
        for name in CAST.findall(path.read_text(encoding="utf-8"))
    }
    assert found <= {("model/cast.ts", "Cast")}
    assert found or game == "fear-of-the-dark", "one is alone there"
    assert "people.ts" not in names(CLIENT / game / "model")


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_classes_are_no_chain(folder: Path) -> None:
    """A state, and the class that binds its rules: nothing deeper."""
    known = classes(folder)
    assert {name: depth(name, known) for name in known if depth(name, known) > 2} == {}


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_rules_are_functions_that_are_named_by_type(folder: Path) -> None:
    """No class holds rules, in whichever room, and no rule is found by the text of its name."""
    for path in (*folder.glob("*.py"), *folder.glob("rules/*.py"), *folder.glob("screen/*.py")):
        text = path.read_text(encoding="utf-8")
        assert "getattr(" not in text, path
        assert "type: ignore" not in text, path
        if path.parent.name == "screen":  # who tells a view line by line asks nothing
            continue
        rules = [
            f"{path.name}: {node.name}"
            for cls in ast.walk(ast.parse(text))
            if isinstance(cls, ast.ClassDef)
            for node in cls.body
            if isinstance(node, ast.FunctionDef) and any(map(asks, ast.walk(node)))
        ]
        assert rules == []


def asks(node: ast.AST) -> bool:
    return isinstance(node, ast.Yield | ast.YieldFrom)


def crowded(folder: Path, most: int) -> Iterator[str]:
    """Folders of code with so many files that nobody finds one by looking."""
    for path in [folder, *(p for p in folder.rglob("*") if p.is_dir())]:
        if path.name in ("__pycache__", "node_modules") or "static" in path.parts:
            continue
        code = [p for p in path.iterdir() if p.suffix in (".py", ".ts", ".svelte")]
        if len(code) > most:
            yield f"{path.relative_to(ROOT)}: {len(code)}"


def test_no_folder_is_a_crowd() -> None:
    assert [*crowded(ROOT / "src", 19), *crowded(ROOT / "web" / "src", 19)] == []


@pytest.mark.parametrize(
    "block", re.findall(r"^```python from=(\S+)\n(.*?)^```$", PAGE, re.M | re.S)
)
def test_excerpts_of_the_page_stand_in_the_source(block: tuple[str, str]) -> None:
    path, code = block
    assert code in (ROOT / path).read_text(encoding="utf-8")


def test_the_page_names_places_that_exist() -> None:
    places = re.findall(r"`((?:kernel|table|wire|server|bots|tests|kit|pages)/[\w/.-]+)`", PAGE)
    assert len(places) > 15
    roots = (ROOT, ROOT / "src" / "tablee", ROOT / "web" / "src")
    endings = ("", ".py", ".ts", ".svelte")
    missing = [
        place
        for place in places
        if not any(
            (root / f"{place.rstrip('/')}{end}").exists() for root in roots for end in endings
        )
    ]
    assert missing == []
