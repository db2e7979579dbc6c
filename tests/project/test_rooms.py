"""Every game has the same rooms, in Python and in the client, and the page about them is true."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import fields
from pathlib import Path

import pytest

from tablee.games import BUILT_IN
from tablee.kernel import Game

ROOT = Path(__file__).resolve().parents[2]
GAMES = ROOT / "src" / "tablee" / "games"
TEACHING = ROOT / "src" / "tablee" / "lab" / "teaching"
FOLDERS = [*(GAMES / game.replace("-", "_") for game in BUILT_IN), TEACHING]
CLIENT = ROOT / "web" / "src" / "games"
PAGE = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")

ROOMS = {
    *("__init__.py", "game.py", "state.py", "scenario.py"),
    *("rules", "content", "screen", "bot", "clauses", "text"),
}
BESIDE = {
    "fear_of_the_dark": {"geometry.py", "maze.py", "migrations.py"},
    "anomia": {"face_off.py"},
    "fiese_freunde": {"people.py"},
    "fog_of_love": {"migrations.py", "past.py", "tasks.py"},
    "teaching": set(),
}
"""Modules on top of a game besides its rooms: parts of its state that have a page of their own, and
how matches of earlier versions go on (`migrations.py`)."""
SCREEN = {"view.py", "show.py", "tell.py", "labels.py"}
"""What is seen, how it is made; the position in words, and the options. What arguments are
(`words.py`) and what need not be said (`silent.py`), where there is more than a line of it."""
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
    assert names(folder) - ROOMS == BESIDE[folder.name], "a room that no other game has"
    assert names(folder / "screen") >= SCREEN
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


COPY = "setattr(twin, name, getattr(self, name))"
"""All that an object has, whatever it is called."""


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_rules_are_functions_that_are_named_by_type(folder: Path) -> None:
    """No class holds rules, in whichever room, and no rule is found by the text of its name."""
    for path in folder.rglob("*.py"):
        text = path.read_text(encoding="utf-8")
        assert "getattr(" not in text.replace(COPY, ""), path
        assert "type: ignore" not in text, path
        if path.parent not in (folder, folder / "rules"):  # what tells line by line asks nothing
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


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_what_a_game_is_stands_in_one_order(folder: Path) -> None:
    """That of the fields of `Game`."""
    order = [field.name for field in fields(Game)]
    calls = [
        [order.index(word.arg or "") for word in node.keywords]
        for node in ast.walk(ast.parse((folder / "game.py").read_text(encoding="utf-8")))
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "Game"
    ]
    assert calls == [sorted(call) for call in calls]
    assert len(calls) == 1


NEVER = {
    "content": ("state.py", "rules", "screen", "bot"),
    "rules": ("screen", "bot"),
    "state.py": ("screen", "bot"),
    "bot": ("state.py", "screen"),
}
"""By room: what is never imported there, nor by what is imported there."""


@pytest.mark.parametrize("room", NEVER)
@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_rooms_import_only_downwards(folder: Path, room: str) -> None:
    seen: set[Path] = set()
    left = [path for path in folder.rglob("*.py") if room in path.relative_to(folder).parts]
    assert left
    while left:
        path = left.pop()
        seen.add(path)
        left += set(modules_read(path, folder)) - seen
    places = [path.relative_to(folder) for path in seen]
    assert [place for place in places if place.parts[0] in NEVER[room]] == []


def modules_read(path: Path, folder: Path) -> Iterator[Path]:
    """The modules of the same game that a module imports, wherever in it."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and f".{folder.name}." in f".{node.module}.":
            place = f"{node.module}.".partition(f"{folder.name}.")[2].replace(".", "/")
            for name in (place.rstrip("/"), *(f"{place}{alias.name}" for alias in node.names)):
                if (found := folder / f"{name}.py").is_file():
                    yield found


def crowded(folder: Path, most: int) -> Iterator[str]:
    """Folders of code with so many files that nobody finds one by looking."""
    for path in [folder, *(p for p in folder.rglob("*") if p.is_dir())]:
        if path.name in ("__pycache__", "node_modules") or "static" in path.parts:
            continue
        code = [p for p in path.iterdir() if p.suffix in (".py", ".ts", ".svelte")]
        if len(code) > most:
            yield f"{path.relative_to(ROOT)}: {len(code)}"


MOST = 400


def test_no_file_is_too_long() -> None:
    found = {}
    for path in (*(ROOT / "src").rglob("*.py"), *code_of_the_client()):
        name, lines = path.relative_to(ROOT).as_posix(), path.read_text("utf-8").count("\n")
        if lines > MOST:
            found[name] = lines
    assert found == {}


WIDEST = 200


def test_no_line_of_the_client_is_too_long() -> None:
    """But for drawings, whose paths are one word."""
    found = [
        f"{path.relative_to(ROOT)}:{number}"
        for path in code_of_the_client()
        if "look" not in path.parts
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1)
        if len(line) > WIDEST
    ]
    assert found == []


def code_of_the_client() -> Iterator[Path]:
    """But for what is generated."""
    for path in (ROOT / "web" / "src").rglob("*"):
        if path.suffix in (".ts", ".svelte", ".css") and path.parent.name != "wire":
            yield path


FILL = 16
"""So many files of code stand in a folder at most. (Texts are no code: there is one of each deck
and language.)"""
CROWDS = {
    "src/tablee/games/fog_of_love/rules": 19,
    "src/tablee/games/fog_of_love/screen": 19,
    "src/tablee/kernel": 18,
    "src/tablee/kernel/conformance": 19,
    "src/tablee/table": 18,
    "src/tablee/table/live": 18,
    "src/tablee/table/store": 19,
    "web/src/games/anomia/parts": 19,
    "web/src/games/fog-of-love/model": 19,
    "web/src/games/fog-of-love/parts": 19,
    "web/src/kit/device": 17,
    "web/src/kit/page": 19,
    "web/src/kit/parts": 19,
    "web/src/kit/table": 18,
    "web/src/kit/words": 19,
    "web/src/pages": 19,
    "tests/browser/players": 18,
}
"""Had more when the guard was drawn closer. They may only become fewer, and so may this list."""


def too_full(most: dict[str, int]) -> dict[str, int]:
    lines = [line for base in ("src", "web/src", "tests") for line in crowded(ROOT / base, FILL)]
    found = {name: int(n) for name, n in (line.split(": ") for line in lines)}
    return {name: n for name, n in found.items() if n > most.get(name, 0)}


def test_no_folder_is_a_crowd() -> None:
    assert too_full(CROWDS) == {}


def test_no_crowd_is_allowed_that_is_none() -> None:
    assert too_full({}).keys() == CROWDS.keys()


def test_the_page_about_the_client_names_its_folders() -> None:
    page = (ROOT / "web" / "README.md").read_text(encoding="utf-8")
    tree = set(re.findall(r"^  (\w+)/", page, re.M))
    assert tree == {path.name for path in (ROOT / "web" / "src").iterdir() if path.is_dir()}
    rooms = set(re.findall(r"^\| `kit/(\w+)`", page, re.M))
    assert rooms == {path.name for path in (ROOT / "web" / "src" / "kit").iterdir()}
    tools = {path.name for path in (ROOT / "web").glob("*.ts")} - {"vite.config.ts"}
    finders = {f"games/{path.name}" for path in CLIENT.glob("*.ts") if ".test." not in path.name}
    assert {name for name in tools | finders if name not in page} == set()


PLANS = [path.parent for path in sorted((ROOT / "src").rglob("__init__.py"))]


WORDS = {
    *("Shelf", "Lobby", "Hub", "Desk", "Line", "Door", "Gate", "Behind", "Waker", "Errand"),
    *("Delivery", "Match", "State", "Event", "Parcel", "Viewer", "Visit", "Guest", "Pair"),
    "Memory",
}
"""Classes with a name that says little to who reads it for the first time."""
KNOWN = {"Memory"}
"""Explained where it is used, in the chapter about the kernel."""


def test_the_words_of_our_own_are_explained() -> None:
    told = {word.lower() for word in re.findall(r"\*\*([\w -]+)\*\*", PAGE.split("\n## ")[1])}
    assert {word for word in WORDS - KNOWN if word.lower() not in told} == set()
    code = "\n".join(path.read_text("utf-8") for path in (ROOT / "src").rglob("*.py"))
    assert {word for word in WORDS if not re.search(rf"^class {word}\b", code, re.M)} == set()


NO_PLAN = {
    ROOT / "src" / "tablee",  # the public face speaks to who uses it; layers: architecture.md
    GAMES,  # BUILT_IN lists them
}


@pytest.mark.parametrize("folder", PLANS, ids=lambda folder: str(folder.relative_to(ROOT)))
def test_the_plan_of_a_package_is_whole(folder: Path) -> None:
    """Where there is something to look for, the docstring lists all modules, and no other."""
    text = ast.get_docstring(ast.parse((folder / "__init__.py").read_text("utf-8"))) or ""
    listed = set(re.findall(r"^ *(\w+\.py|\w+/)(?= )", text, re.M))
    there = {path.name for path in folder.glob("*.py")} - {"__init__.py", "__main__.py"}
    there |= {f"{path.parent.name}/" for path in folder.glob("*/*.py")} - {"__pycache__/"}
    if listed & there or (len(there) > 2 and folder not in NO_PLAN):
        assert {name for name in listed if not (folder / name).exists()} == set()
        assert there - listed - set(re.findall(r"\w+\.py", text)) == set()


@pytest.mark.parametrize(
    "block", re.findall(r"^```python from=(\S+)\n(.*?)^```$", PAGE, re.M | re.S)
)
def test_excerpts_of_the_page_stand_in_the_source(block: tuple[str, str]) -> None:
    path, code = block
    assert code in (ROOT / path).read_text(encoding="utf-8")


PAGES = sorted(
    {*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md"), ROOT / "web" / "README.md"}
    - {ROOT / "CHANGELOG.md"}
)
PLACES = (
    *(ROOT, ROOT / "web", ROOT / "web" / "src", ROOT / "web" / "src" / "kit"),
    *(ROOT / "src" / "tablee", *FOLDERS, *(CLIENT / game for game in BUILT_IN)),
)
"""Where a path in a document may begin."""
ENDINGS = ("", ".py", ".ts", ".svelte", ".svelte.ts")


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_documents_name_places_that_exist(page: Path) -> None:
    text = re.sub(r"^```.*?^```", "", page.read_text(encoding="utf-8"), flags=re.M | re.S)
    rooms = {path.name for place in PLACES for path in place.iterdir() if path.is_dir()}
    named = [name for name in re.findall(r"`(\w+/[\w/.-]+)`", text) if name.split("/")[0] in rooms]
    assert [name for name in named if not there(name)] == []
    assert len(named) > 15 or page.name != "architecture.md"


def there(name: str) -> bool:
    return any(
        place.joinpath(f"{name.rstrip('/')}{end}").exists() for place in PLACES for end in ENDINGS
    )
