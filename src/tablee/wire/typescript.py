"""The client's types: `web/src/wire/index.ts`, and `web/src/wire/<game>.ts` for each game.

The common file has the structs of this package. A game's file has the structs of its view, so
two games may use the same name; and what its `Game` declares for wording and for the table.
`tablee types` writes them all.
"""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path

from msgspec.structs import asdict

from tablee.kernel import Game, Kind
from tablee.kernel import pictures as pictures_module
from tablee.kernel.words import clauses as clauses_module
from tablee.kernel.words import kinds as kinds_module
from tablee.wire.spelling import Declaration, TypesError, declarations, spell_value

HERE = Path(__file__).parent
COMMON = (
    HERE / "asks.py",
    HERE / "pieces.py",
    HERE / "messages.py",
    HERE / "door.py",
    HERE / "seats.py",
    HERE / "slow.py",
    HERE / "http.py",
    HERE / "keepsake.py",
    HERE / "persons.py",
    HERE / "notices.py",
    HERE / "daily.py",
    HERE / "companions.py",
    HERE / "sheet.py",
    Path(clauses_module.__file__),
    Path(kinds_module.__file__),
    Path(pictures_module.__file__),
)
INDEX = "index.ts"

HEADER = """\
// Made by `tablee types` from {source}.
// Do not edit: change the Python and make it again (a test compares them).
"""


def files(games: Iterable[Game]) -> dict[str, str]:
    """The text of every file of the folder, by its name."""
    return {INDEX: common()} | {f"{game.id}.ts": of_game(game) for game in games}


def common() -> str:
    """What every game has in common."""
    parts = [HEADER.format(source="the structs that every game has in common")]
    for path in COMMON:
        parts.append(f"// -- {path.name} --\n")
        parts += (declaration.text for declaration in read(path))
    closed([declaration for path in COMMON for declaration in read(path)], set())
    return "\n".join(parts)


def of_game(game: Game) -> str:
    """A game's view, kinds of arguments, reaction windows and asides. A view of plain data has no
    structs, and adds nothing."""
    view = view_module(game)
    declared = [*borrowed(view, game.folder), *read(view)] if view is not None else []
    shared = {declaration.name for path in COMMON for declaration in read(path)}
    imports = ", ".join(sorted(closed(declared, shared) | {"Kind"}))
    return "\n".join(
        [
            HEADER.format(source=f"the Game and the view of {game.id}"),
            f"import type {{ {imports} }} from './index';\n",
            *(declaration.text for declaration in declared),
            kinds(game),
            listed("The reasons of questions that are reaction windows.", "WINDOWS", game.windows),
            listed("The events that only some seats hear of.", "ASIDES", game.asides),
        ]
    )


def read(path: Path) -> list[Declaration]:
    return list(declarations(path.read_text("utf-8")))


def borrowed(view: Path, folder: Path) -> Iterator[Declaration]:
    """Declarations that a view imports from another module of its game: structs of the state that
    every seat may see as they are."""
    for node in ast.parse(view.read_text("utf-8")).body:
        if isinstance(node, ast.ImportFrom) and node.module:
            _, own, place = node.module.partition(f"{folder.name}.")
            if own:
                names = {name.name for name in node.names}
                source = folder / f"{place.replace('.', '/')}.py"
                yield from (found for found in read(source) if found.name in names)


def closed(declared: list[Declaration], shared: set[str]) -> set[str]:
    """The shared names that are used. Every other name must be declared here, exactly once."""
    counts = Counter(declaration.name for declaration in declared)
    if twice := [name for name, count in counts.items() if count > 1]:
        raise TypesError(f"declared twice: {', '.join(twice)}")
    foreign = {name for declaration in declared for name in declaration.uses} - counts.keys()
    if unknown := sorted(foreign - shared):
        raise TypesError(f"used, but declared in no view and no message: {', '.join(unknown)}")
    return foreign


def view_module(game: Game) -> Path | None:
    """Where the structs of a game's view are: `screen/view.py`, or `view.py` of a small game."""
    places = (game.folder / "screen" / "view.py", game.folder / "view.py")
    return next((path for path in places if path.is_file()), None)


def kinds(game: Game) -> str:
    lines = "".join(f"  {name}: {entry(kind)},\n" for name, kind in game.kinds.items())
    body = f"{{\n{lines}}}" if lines else "{}"
    return (
        "/** What the arguments of events, questions and results are, by their names. */\n"
        f"export const KINDS = {body} as const satisfies Record<string, Kind>;\n"
    )


def entry(kind: Kind) -> str:
    """`{ what: 'id', of: 'symbol', many: true }`: as it is sent, without defaults."""
    said = {name: value for name, value in asdict(kind).items() if value}
    return "{ " + ", ".join(f"{name}: {spell_value(value)}" for name, value in said.items()) + " }"


def listed(about: str, name: str, words: Iterable[str]) -> str:
    spelled = ", ".join(spell_value(word) for word in sorted(words))
    return f"/** {about} */\nexport const {name}: readonly string[] = [{spelled}];\n"
