"""The checker of the cards: what is wrong, with file and line (FL-9.6)."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from tablee.games.fog_of_love.content.grammar import read_effect, read_fate, read_row, read_tokens
from tablee.games.fog_of_love.content.pack import FOLDER, PackError, read_box
from tests.rules import rule


def broken(tmp_path: Path, file: str, old: str, new: str) -> str:
    """What the reader says if one thing is changed in a copy of the cards."""
    folder = tmp_path / "cards"
    shutil.copytree(FOLDER, folder)
    pack = folder / file / "pack.toml"
    text = pack.read_text("utf-8")
    assert old in text
    pack.write_text(text.replace(old, new, 1), "utf-8")
    with pytest.raises(PackError) as wrong:
        read_box(folder)
    return str(wrong.value)


@rule("FL-9.6")
@pytest.mark.parametrize(
    ("file", "old", "new", "says"),
    [
        ("drama", '"chooser -2", "other +2"', '"chooser -2", "otter +2"', "begins with who"),
        ("drama", "both trade", "both trader", "is no verb"),
        ("drama", "both trade", "both may trade", "can be left undone"),
        ("drama", "match C: both trade", "match E: both trade", "is no condition"),
        ("drama", "match C: both trade", "both trade", "write a condition"),
        ("drama", 'gives = "gen++"', 'gives = "gan++"', "is no token"),
        ("drama", 'carry = "in-turn"', 'carry = "in-trun"', "is no carry-over"),
        ("drama", 'answers = "their choice"', 'answers = "whenever"', "no moment for a reaction"),
        ("drama", 'kind = "both"', 'kind = "each"', "Invalid enum value"),
        ("drama", "swap-in exit", "swap-in exist", "can't be followed by"),
        ("drama", 'tell = "player"', 'tells = "player"', "unknown field `tells`"),
        ("drama", 'id = "drama-2"', 'id = "drama-1"', "two cards of this name"),
        ("sweet", 'filter = ["sex"]', 'filter = ["sox"]', "is no filter"),
        ("people", 'goal = "own sin+ 3"', 'goal = "own sin 3"', "is no goal"),
        ("people", 'token = "sin-"', 'token = "sin--"', "one token"),
        ("people", "partner heart 40", "partner hart 40", "no condition of a destiny"),
        ("stories", "sweet = 3", "sweet = 4", "draws five scenes"),
        ("stories", "length = 6", "length = 0", "a chapter has decks, a length"),
        ("events", "add wedding-day", "add sedding-day", "there is no special event"),
        ("events", "stay: player -1", "stays: player -1", "no condition of the end"),
        ("sweet", "id = ", "id = = ", "Invalid value"),
    ],
)
def test_what_is_wrong_is_said(tmp_path: Path, file: str, old: str, new: str, says: str) -> None:
    told = broken(tmp_path, file, old, new)
    assert says in told
    assert told.startswith("cards")


@rule("FL-9.6")
def test_the_line_is_that_of_the_card(tmp_path: Path) -> None:
    told = broken(tmp_path, "drama", "both trade", "both trader")
    lines = (FOLDER / "drama/pack.toml").read_text("utf-8").splitlines()
    line = lines.index('id = "drama-8"') + 1
    assert told.startswith(f"cards/drama/pack.toml:{line}: drama-8: ")


@rule("FL-8.1")
@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('b = { gist = "refuse", gives = "gen--"', 'x = { gist = "refuse", gives = "gen--"'),
        ('a = { gist = "100% right"', 'd2 = { gist = "100% right"'),
    ],
)
def test_options_without_a_gap(tmp_path: Path, old: str, new: str) -> None:
    assert "unknown field" in broken(tmp_path, "drama", old, new)


def test_the_vocabulary() -> None:
    assert read_tokens("gen++ sen-") == ((8, 2), (7, 1))
    effect = read_effect("not A swap-in heartbreaker|exit")
    assert (effect.who, effect.verb, effect.arg) == ("not A", "swap-in", "heartbreaker|exit")
    assert read_effect("chooser may drop any but team").may
    row = read_row("A|B+C: both +1; A draw drama")
    assert row.holds == {"ac", "bc", "ca", "cb"}
    assert read_row("match or one D: both +1").holds == {
        "aa", "bb", "cc", "dd", "ad", "bd", "cd", "da", "db", "dc",
    }  # fmt: skip
    assert read_row("player A, partner B|C: both +1").holds == {"ab", "ac"}
    assert read_fate("part: player +2").when == "part"
