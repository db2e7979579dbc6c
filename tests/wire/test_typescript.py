"""The TypeScript of the client is made from the structs; it must not drift."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import Any

import pytest

from tablee.cli.commands.wire import own_games
from tablee.kernel import SEAT, Game, ident, several
from tablee.lab.yardsticks.tic_tac_toe import TicTacToe
from tablee.wire.spelling import TypesError, spell
from tablee.wire.typescript import files, of_game

FOLDER = Path(__file__).parents[2] / "web" / "src" / "wire"

CARD = "class CardView(Struct):\n    {field}: int\n"


def toy(folder: Path, view: str = "", id: str = "toy", at: str = "view.py", **more: Any) -> Game:
    """A game of which only the view and what it declares are looked at."""
    path = folder / id / at
    path.parent.mkdir(parents=True, exist_ok=True)
    if view:
        path.write_text(view)
    return Game(id, TicTacToe, (2,), folder / id, **more)


def test_the_committed_files_are_what_the_structs_say() -> None:
    committed = {path.name: path.read_text("utf-8") for path in FOLDER.iterdir()}
    assert committed == files(own_games()), "web/src/wire is not up to date: ./tablee types"


def test_every_game_of_the_package_has_a_file() -> None:
    assert {"anomia.ts", "fear-of-the-dark.ts", "index.ts"} < files(own_games()).keys()


@pytest.mark.parametrize(
    ("python", "typescript"),
    [
        ("int", "number"),
        ("str | None", "string | null"),
        ("list[int | None]", "(number | null)[]"),
        ("dict[str, list[Any]]", "Record<string, unknown[]>"),
        ("tuple[int, int, Side]", "[number, number, Side]"),
        ("Annotated[list[str], Meta(max_length=3)]", "string[]"),
        ("Literal['a', 'b']", "'a' | 'b'"),
        ("Literal[1, True]", "1 | true"),
    ],
)
def test_types_are_spelt(python: str, typescript: str) -> None:
    assert spell(ast.parse(python, mode="eval").body) == typescript


def test_a_struct_with_its_sentences(tmp_path: Path) -> None:
    view = (
        'class Room(Struct, tag="room", tag_field="t"):\n'
        '    """A room."""\n\n'
        "    col: int\n"
        '    """From the west."""\n'
        '    name: str = ""\n\n\n'
        'class Helper:\n    pass\n\n\nMOST = 3\nSide = Literal["N", "S"]\n'
    )
    text = of_game(toy(tmp_path, view))
    assert "/** A room. */\nexport type Room = {\n  t: 'room';\n" in text
    assert "  /** From the west. */\n  col: number;\n  name?: string;\n};" in text
    assert "export type Side = 'N' | 'S';" in text
    assert "Helper" not in text
    assert "MOST" not in text


def test_two_games_may_name_a_struct_alike(tmp_path: Path) -> None:
    games = [toy(tmp_path, CARD.format(field=id), id) for id in ("crows", "owls")]
    made = files(games)
    assert "export type CardView = {\n  crows: number;\n};" in made["crows.ts"]
    assert "export type CardView = {\n  owls: number;\n};" in made["owls.ts"]
    assert "CardView" not in made["index.ts"]


def test_the_view_is_looked_for_in_the_room_of_the_screen_first(tmp_path: Path) -> None:
    game = toy(tmp_path, CARD.format(field="former"))
    assert "former" in of_game(game)
    toy(tmp_path, CARD.format(field="new"), at="screen/view.py")
    assert "new" in of_game(game)
    assert "former" not in of_game(game)


def test_what_the_game_declares(tmp_path: Path) -> None:
    kinds = {"winner": SEAT, "symbols": several(ident("symbol"))}
    text = of_game(toy(tmp_path, kinds=kinds, windows=frozenset({"react", "listen"})))
    assert "export const KINDS = {\n  winner: { what: 'seat' },\n" in text
    assert "  symbols: { what: 'id', of: 'symbol', many: true },\n} as const" in text
    assert "export const WINDOWS: readonly string[] = ['listen', 'react'];" in text
    assert "export const KINDS = {} as const" in of_game(toy(tmp_path))


def test_a_view_may_use_a_common_type(tmp_path: Path) -> None:
    text = of_game(toy(tmp_path, "class Hand(Struct):\n    can: list[Choice]\n"))
    assert "import type { Choice, Kind } from './index';" in text


def test_a_view_may_use_what_the_state_keeps(tmp_path: Path) -> None:
    past = "class Round(Struct):\n    cards: int\n\n\nclass Hidden(Struct):\n    card: int\n"
    toy(tmp_path, past, at="rules/past.py")
    view = (
        "from magpie.toy.rules.past import Round\n\nclass Table(Struct):\n    past: list[Round]\n"
    )
    text = of_game(toy(tmp_path, view))
    assert "export type Round = {\n  cards: number;\n};" in text
    assert "Hidden" not in text


def test_a_name_that_is_declared_nowhere_or_twice_is_said(tmp_path: Path) -> None:
    with pytest.raises(TypesError, match="Face"):
        of_game(toy(tmp_path, "class Hand(Struct):\n    cards: list[Face]\n"))
    with pytest.raises(TypesError, match="twice: CardView"):
        of_game(toy(tmp_path, CARD.format(field="a") * 2))


def test_what_typescript_cannot_say_is_said() -> None:
    with pytest.raises(TypesError, match="frozenset"):
        spell(ast.parse("frozenset[int]", mode="eval").body)
