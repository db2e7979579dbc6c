"""The TypeScript of the client is made from the structs; it must not drift."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from tablee.wire.typescript import TypesError, generate, spell

WIRE_TS = Path(__file__).parents[2] / "web" / "src" / "wire.ts"


def test_the_committed_file_is_what_the_structs_say() -> None:
    assert WIRE_TS.read_text("utf-8") == generate(), (
        "web/src/wire.ts is not up to date: python -m tablee.wire.typescript > web/src/wire.ts"
    )


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
    (tmp_path / "view.py").write_text(
        'class Room(Struct, tag="room", tag_field="t"):\n'
        '    """A room."""\n\n'
        "    col: int\n"
        '    """From the west."""\n'
        '    name: str = ""\n\n\n'
        'class Helper:\n    pass\n\n\nMOST = 3\nSide = Literal["N", "S"]\n'
    )
    text = generate([tmp_path / "view.py"])
    assert "/** A room. */\nexport type Room = {\n  t: 'room';\n" in text
    assert "  /** From the west. */\n  col: number;\n  name?: string;\n};" in text
    assert "export type Side = 'N' | 'S';" in text
    assert "Helper" not in text
    assert "MOST" not in text


def test_one_name_for_two_things_is_said(tmp_path: Path) -> None:
    for name in ("a", "b"):
        (tmp_path / f"{name}.py").write_text("class Room(Struct):\n    x: int\n")
    with pytest.raises(TypesError, match="Room is declared in"):
        generate([tmp_path / "a.py", tmp_path / "b.py"])


def test_what_typescript_cannot_say_is_said() -> None:
    with pytest.raises(TypesError, match="frozenset"):
        spell(ast.parse("frozenset[int]", mode="eval").body)
