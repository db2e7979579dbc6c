"""Imports point only downwards; the layers below the games, and those that only carry them, know no
game by name; and in a layer, a class has its name alone."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tablee.games import BUILT_IN

PACKAGE = Path(__file__).resolve().parents[2] / "src" / "tablee"

BELOW = {
    "_version": set[str](),
    "places": set[str](),
    "kernel": set[str](),
    "games": {"kernel"},
    "bots": {"kernel", "games"},
    "face": {"kernel", "games", "bots", "_version"},  # tablee/__init__.py
    "wire": {"kernel"},
    "lab": {"kernel", "games", "bots", "face", "wire", "table", "cluster", "server", "places"},
    "table": {"kernel", "games", "bots", "face", "wire"},
    "cluster": {"kernel", "games", "bots", "face", "wire", "table"},
    "server": {"kernel", "games", "bots", "face", "wire", "table", "cluster", "places"},
    "cli": {"kernel", "games", "bots", "face", "wire", "table", "server", "lab", "places"},
    "__main__": {"cli"},
}


def layer(module: list[str]) -> str:
    """The layer of a module inside the package: tablee.kernel.rng is of the kernel."""
    return module[1] if len(module) > 1 else "face"


def imported(path: Path, package: Path) -> Iterator[tuple[int, str]]:
    """(line, layer) of every import of our own in a file, by whatever spelling."""
    here = ["tablee", *path.relative_to(package).with_suffix("").parts]
    for node in ast.walk(ast.parse(path.read_text())):
        names: list[list[str]] = []
        if isinstance(node, ast.Import):
            names = [alias.name.split(".") for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            base = here[: -node.level] if node.level else []
            base = base + (node.module.split(".") if node.module else [])
            names = [[*base, alias.name] for alias in node.names]
        elif isinstance(node, ast.Call) and "import_module" in ast.unparse(node.func):
            text = ast.literal_eval(node.args[0]) if isinstance(node.args[0], ast.Constant) else ""
            names = [str(text).split(".")]
        for name in names:
            if name[0] == "tablee":
                known = layer(name) if layer(name) in BELOW or len(name) > 2 else "face"
                yield getattr(node, "lineno", 0), known


def layer_breaks(package: Path) -> list[str]:
    found = []
    for path in sorted(package.rglob("*.py")):
        parts = path.relative_to(package).with_suffix("").parts
        own = "face" if parts == ("__init__",) else parts[0]
        assert own in BELOW, f"{path}: a new layer; name it in BELOW"
        for line, other in imported(path, package):
            if other != own and other not in BELOW[own]:
                found.append(f"{path.relative_to(package)}:{line}: {own} imports {other}")
    return found


def test_imports_point_only_downwards() -> None:
    assert layer_breaks(PACKAGE) == []


@pytest.mark.parametrize(
    ("file", "code", "broken"),
    [
        ("kernel/a.py", "from tablee.games import x", True),
        ("kernel/a.py", "from ..games.x import y", True),
        ("kernel/a.py", "import tablee", True),
        ("kernel/a.py", "from tablee import games", True),
        ("kernel/a.py", "from . import b\nfrom .b import c\nfrom tablee.kernel.b import d", False),
        ("kernel/a.py", "def f():\n    import tablee.server.app", True),
        (
            "games/g/__init__.py",
            "from ...kernel import x\nfrom . import y\nfrom .. import z",
            False,
        ),
        ("games/g/a.py", "from ...bots import x", True),
        ("games/g/a.py", "import importlib\nimportlib.import_module('tablee.lab')", True),
        ("table/a.py", "from tablee import new_match, load", False),
        ("table/a.py", "from tablee.lab import x", True),
        ("server/a.py", "from tablee.wire.messages import x", False),
        ("wire/a.py", "from tablee.kernel import x", False),
        ("wire/a.py", "from tablee.games.g import x", True),
        ("wire/a.py", "from tablee.table import x", True),
        ("table/a.py", "from tablee.server import x", True),
        ("table/a.py", "from tablee.cluster import x", True),
        ("cluster/a.py", "from tablee.table.lobby import x", False),
        ("cluster/a.py", "from tablee.server.limits import x", True),
        ("cli.py", "from .lab import x\nfrom .server import y", False),
        ("__init__.py", "from .kernel import x\nfrom .bots import y", False),
        ("__init__.py", "from .table import x", True),
    ],
)
def test_the_layer_check_sees(tmp_path: Path, file: str, code: str, broken: bool) -> None:
    path = tmp_path / file
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(code)
    assert bool(layer_breaks(tmp_path)) is broken


# -- names -----------------------------------------------------------------------------------------

WORLDS = ("games", "lab")
"""Each folder in them is a world of its own: a game, an experiment."""
SPEAK_OF_BOTH = {"cluster": "wire"}
"""A layer that carries what another one says: a name means one thing in the two."""


def classes(package: Path) -> dict[str, dict[str, list[str]]]:
    """Every class by its layer (of a game, by the game) and name: the files that define it. In the
    layers of the house, every other name for a type, too."""
    found: dict[str, dict[str, list[str]]] = {}
    for path in sorted(package.rglob("*.py")):
        place = path.relative_to(package)
        deep = 2 if place.parts[0] in WORLDS and len(place.parts) > 2 else 1
        layer = "/".join(place.parts[:deep])
        tree = ast.parse(path.read_text(encoding="utf-8"))
        named = {node.name for node in ast.walk(tree) if isinstance(node, ast.ClassDef)}
        named |= set() if place.parts[0] in WORLDS else set(aliases(tree))
        for name in sorted(named):
            found.setdefault(layer, {}).setdefault(name, []).append(place.as_posix())
    return found


ALIAS = re.compile("[A-Z][a-z][A-Za-z]*")


def aliases(tree: ast.Module) -> Iterator[str]:
    """Names for types: `Report = Callable[..., None]`, but no type variables."""
    for node in tree.body:
        if isinstance(node, ast.Assign) and not isinstance(node.value, ast.Call):
            names = [target.id for target in node.targets if isinstance(target, ast.Name)]
            yield from (name for name in names if ALIAS.fullmatch(name))


def names_taken_twice(package: Path) -> list[str]:
    known = classes(package)
    found = [
        f"{name}: {', '.join(files)}"
        for layer in known.values()
        for name, files in layer.items()
        if len(files) > 1
    ]
    for layer, other in SPEAK_OF_BOTH.items():
        both = known.get(layer, {}).keys() & known.get(other, {}).keys()
        found += [f"{name}: {layer}, {other}" for name in sorted(both)]
    return found


def test_a_name_means_one_class_in_its_layer() -> None:
    assert names_taken_twice(PACKAGE) == []


TWO_THINGS = {
    *("Answer", "Asking", "Batch", "Behind", "Call", "Choice", "Export"),
    *("Finding", "Form", "Found", "Heard", "Invitation", "Item", "Kept", "Label", "Lang"),
    *("Moved", "Note", "Order", "Orders", "Part", "Prompt", "Recording", "Replay"),
    *("Report", "Result", "Rooms", "Screen", "Send", "Shown", "SixWords", "Text"),
    *("Told", "Undo", "Waiting", "Watching", "Words"),
}
"""What has two meanings in two layers (some on purpose: what the kernel has, the wire shows). None
may come to them."""


def names_of_two_layers(package: Path) -> set[str]:
    """Where the layers of the house are concerned: a game and an experiment have words of their
    own."""
    known = [
        set(names) for layer, names in classes(package).items() if layer.split("/")[0] not in WORLDS
    ]
    return {name for names in known for name in names if sum(name in one for one in known) > 1}


def test_no_more_names_mean_another_thing_in_another_layer() -> None:
    assert names_of_two_layers(PACKAGE) == TWO_THINGS


def test_a_name_that_is_taken_twice_is_seen(tmp_path: Path) -> None:
    files = ("table/a.py", "table/b/c.py", "games/x/a.py", "games/y/a.py", "wire/m.py")
    for file in (*files, "cluster/m.py"):
        path = tmp_path / file
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(f"class {'Say' if file.endswith('m.py') else 'Desk'}: ...")
    (tmp_path / "wire" / "n.py").write_text("Say = str | None\nT = TypeVar('T')")
    assert names_taken_twice(tmp_path) == [
        "Desk: table/a.py, table/b/c.py",
        "Say: wire/m.py, wire/n.py",
        "Say: cluster, wire",
    ]
    assert names_of_two_layers(tmp_path) == {"Say"}


LAYERS = ("kernel", "bots", "table", "wire", "cluster", "server")
SOURCES = {".py", ".ftl", ".typ"}
CLAUSE = re.compile(r"\b[A-Z]{2}-\d")
GAME = re.compile("|".join(id.replace("-", "[-_ ]") for id in BUILT_IN), re.IGNORECASE)


def breaks(folder: Path) -> Iterator[str]:
    """Every line that names a clause or a game."""
    for path in sorted(p for p in folder.rglob("*") if p.suffix in SOURCES):
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            if found := CLAUSE.search(line) or GAME.search(line):
                yield f"{path.relative_to(folder)}:{number}: {found.group()}"


@pytest.mark.parametrize("layer", LAYERS)
def test_no_clause_and_no_game_is_named_below(layer: str) -> None:
    assert list(breaks(PACKAGE / layer)) == []


@pytest.mark.parametrize(
    ("line", "found"),
    [
        ('"""AN-8.1: how long a message takes."""', "AN-8"),
        ("import tablee.games.fear_of_the_dark", "fear_of_the_dark"),
        ('conformance.check("fog-of-love")', "fog-of-love"),
        ("# as in Fiese Freunde", "Fiese Freunde"),
        ('text.encode("UTF-8"), sha256, [A-Z]{2}-\\d', ""),
    ],
)
def test_the_check_sees(tmp_path: Path, line: str, found: str) -> None:
    (tmp_path / "a.py").write_text(line, encoding="utf-8")
    assert list(breaks(tmp_path)) == ([f"a.py:1: {found}"] if found else [])
