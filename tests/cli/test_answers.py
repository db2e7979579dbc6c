"""From what was typed to a choice, and how options are laid out."""

from __future__ import annotations

import pytest

from tablee.cli.terminal.answers import Unclear, fold, read_answer
from tablee.cli.terminal.commands import read_command
from tablee.cli.terminal.options import columns, numbered
from tablee.cli.terminal.pace import overtaking
from tablee.cli.words import Words
from tablee.kernel import Amount, Ask, Order, Subset, Text, race, sealed, turn
from tablee.kernel.words.telling import Label

STEPS = ("N", "W", "stop")
LABELS = ["Step north", "Step west", "Stop here"]


@pytest.mark.parametrize(
    ("typed", "choice"),
    [
        ("1", "N"),
        ("3", "stop"),
        ("W", "W"),
        ("west", "W"),
        ("step west", "W"),
        ("WEST STEP", "W"),
        ("stop", "stop"),
        ("sto", "stop"),
        ("4", "4"),
        ("0", "0"),
        ("fly", "fly"),
        ("!", "!"),
    ],
)
def test_one_of_some_options(typed: str, choice: str) -> None:
    assert read_answer(typed, STEPS, STEPS, LABELS) == choice


def test_several_fit() -> None:
    with pytest.raises(Unclear) as unclear:
        read_answer("step", STEPS, STEPS, LABELS)
    assert unclear.value.places == [0, 1]


def test_accents_and_signs_do_not_matter() -> None:
    assert fold("Où vas-tu ? Déblayage : « l’île »") == "ou vas tu deblayage l ile"
    assert read_answer("repérage", ("a", "b"), ("a", "b"), ["Reperage", "Marche"]) == "a"


@pytest.mark.parametrize(
    ("typed", "choice"),
    [
        ("2 2 1", ("walk", "walk", "light")),
        ("walk, Light a match", ("walk", "light")),
        ("light a match walk", ("light", "walk")),
        ("light walk walk", ("light", "walk", "walk")),
        ("walk;2", ("walk", "walk")),
        ("walk nonsense", "walk nonsense"),
        ("3", "3"),
    ],
)
def test_items_by_number_or_name(typed: str, choice: object) -> None:
    form = Subset(("light", "walk", "walk"), 1, 3)
    assert read_answer(typed, form, ("light", "walk"), ["Light a match", "Walk"]) == choice
    order = Order(("light", "walk"))
    assert read_answer(typed, order, ("light", "walk"), ["Light a match", "Walk"]) == choice


def test_amounts_and_words() -> None:
    assert read_answer("12", Amount(0, 20), (), []) == 12
    assert read_answer("-3", Amount(-5, 20), (), []) == -3
    assert read_answer("twelve", Amount(0, 20), (), []) == "twelve"
    assert read_answer("9" * 5000, Amount(0, 20), (), []) == "9" * 5000
    assert read_answer("a quiet word", Text(20), (), []) == "a quiet word"


def test_commands_and_answers() -> None:
    words = Words("fr")
    assert read_command("u", STEPS, words) == ("undo", "")
    assert read_command("annuler", STEPS, words) == ("undo", "")
    assert read_command("Undo", STEPS, words) == ("undo", "")
    assert read_command("w FD-4.3", STEPS, words) == ("why", "FD-4.3")
    assert read_command("u turn", STEPS, words) == ("", "")
    assert read_command("W", STEPS, words) == ("", "")
    assert read_command("q", Text(20), words) == ("", "")
    assert read_command(":q", Text(20), words) == ("quit", "")


def test_options_of_a_group_share_a_line_where_there_is_a_screen() -> None:
    burn = [Label(a, "", f"Burn {c}") for c in ("A", "B", "C") for a in ("x", "y", "z")]
    labels = [Label("Strike"), *burn]
    assert numbered(labels, 0)[:3] == ["   1. Strike", "      Burn A", "   2. x"]
    assert numbered(labels, 80) == [
        "   1. Strike",
        "      Burn A: 2. x   3. y   4. z",
        "      Burn B: 5. x   6. y   7. z",
        "      Burn C: 8. x   9. y   10. z",
    ]
    assert all(len(line) < 24 for line in numbered(labels, 24))
    told = [Label("Strike", "a hand of three"), Label("x", "away", "Burn")]
    assert numbered(told, 80) == [
        "   1. Strike", "      a hand of three", "      Burn", "   2. x", "      away",
    ]  # fmt: skip
    assert columns(["1. a", "2. bb", "3. c"], 2, 20) == ["  1. a    2. bb", "  3. c"]


class Racing:
    """As much of a match as the pace looks at."""

    def __init__(self, ask: Ask) -> None:
        self.ask, self.asks = ask, ask.options


def test_in_a_race_others_may_be_quicker() -> None:
    everyone = {-1: ("time",), 0: (1,), 1: (1,), 2: (1,)}
    match: object = Racing(race(everyone, "caw", "MG-5", after=20_000))
    assert overtaking(match, (1, 2), 3) == []  # type: ignore[arg-type]
    assert overtaking(match, (1, 2), 7) == [1]  # type: ignore[arg-type]
    assert overtaking(match, (1, 2), 60) == [1, 2, -1]  # type: ignore[arg-type]


def test_elsewhere_bots_wait_for_people() -> None:
    match: object = Racing(sealed({0: (1,), 1: (1,)}, "bid", "MG-3"))
    assert overtaking(match, (1,), 600) == []  # type: ignore[arg-type]
    match = Racing(turn(0, (1,), "point", "MG-2"))
    assert overtaking(match, (1,), 600) == []  # type: ignore[arg-type]
