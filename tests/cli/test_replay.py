"""A match told again, and the proof of its shuffles: nothing may be changed unnoticed."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import tablee
from tablee.cli.files import keep
from tablee.kernel import Match
from tests.cli.conftest import Run

FILE = Path("match.json")


@pytest.fixture
def fear(run: Run) -> Match:
    """A finished run through the maze, kept in a file."""
    match = tablee.new_match("fear-of-the-dark", key="a")
    for choice in ("strike", ("walk", "walk", "scout"), "play:walk", "W", "W", 0, "stop"):
        match.answer(0, choice)
    match.answer(0, "give-up")
    keep(FILE, match, [0], "house")
    return match


def export(match: Match, **more: Any) -> dict[str, Any]:
    """As a table's log is shared."""
    return {
        "game": match.game.id, "seats": match.seats, "options": match.options,
        "key": match.key.hex(), "log": match.log, **more,
    }  # fmt: skip


# -- telling ----------------------------------------------------------------------------------


def test_it_is_told_answer_by_answer(run: Run, fear: Match) -> None:
    said = run("replay", str(FILE))
    assert (said.code, said.err) == (0, "")
    assert "Fear of the Dark, one seat, 8 answers" in said.out
    assert "2. Seat 1: Walk, Walk, Scout\n   · You choose your hand: Walk, Walk, Scout." in said.out
    assert "8. Seat 1: Give up" in said.out
    assert "You let a match fall unlit." in said.out


def test_it_is_told_in_french(run: Run, fear: Match) -> None:
    said = run("replay", str(FILE), "--lang", "fr")
    assert "Fear of the Dark, une place, 8 réponses" in said.out
    assert "Tu te réveilles dans le noir" in said.out


def test_one_moment(run: Run, fear: Match) -> None:
    assert "Your hand: Walk, Walk, Scout." in run("replay", str(FILE), "--at", "2").out
    assert "You gave up" in run("replay", str(FILE), "--at", "8").out
    said = run("replay", str(FILE), "--at", "9")
    assert (said.code, said.err) == (2, "tablee: This game has no answer 9; the last one is 8.\n")


def test_only_what_a_seat_saw(run: Run) -> None:
    match = tablee.new_match("magpies", 2, {"rounds": 3}, "a")
    tablee.play(match, {seat: tablee.random_bot(seat) for seat in (0, 1)})
    keep(FILE, match, [0, 1], "random")
    spectator, first = run("replay", str(FILE)).out, run("replay", str(FILE), "--seat", "1").out
    assert "Magpie 1 draws a card." in spectator
    assert "Magpie 1 draws a card." not in first
    assert "Magpie 2 draws a card." in first
    assert "Told as seat 1 saw it." in first
    assert "Seat 2:" not in first
    assert run("replay", str(FILE), "--seat", "3").code == 2


# -- proving ----------------------------------------------------------------------------------


def test_an_honest_file_is_proven(run: Run, fear: Match) -> None:
    said = run("replay", str(FILE), "--verify")
    assert (said.code, said.err) == (0, "")
    assert said.out.startswith("Verified: ")
    assert "8 answers" in said.out
    assert run("replay", str(FILE), "--verify", "--lang", "fr").out.startswith("Vérifié")


def test_a_match_kept_by_the_kernel_is_proven(run: Run, fear: Match) -> None:
    FILE.write_bytes(fear.at(5).save())
    assert run("replay", str(FILE), "--verify").out.startswith("Verified: ")


def test_the_hash_one_noted_is_compared(run: Run, fear: Match) -> None:
    hash = fear.history[0].args["hash"]
    assert run("replay", str(FILE), "--sealed", hash).code == 0
    said = run("replay", str(FILE), "--sealed", "0" * 64)
    assert said.code == 1
    assert "not as the fingerprint you gave" in said.err


def other_answer(saved: dict[str, Any]) -> None:
    saved["log"][1] = [0, ["walk", "walk", "walk"]]


def impossible_answer(saved: dict[str, Any]) -> None:
    saved["log"][1] = [0, ["walk"]]


def other_key(saved: dict[str, Any]) -> None:
    saved["key"] = "00" * 32


def other_event(saved: dict[str, Any]) -> None:
    saved["history"][1][1]["matches"] = 60


def missing_event(saved: dict[str, Any]) -> None:
    del saved["history"][-1]


def other_position(saved: dict[str, Any]) -> None:
    saved["base"]["matches"] = 6


@pytest.mark.parametrize(
    ("tamper", "sentence"),
    [
        (other_answer, "event 6 is not what these answers lead to"),
        (impossible_answer, "answer 2 does not follow the rules"),
        (other_key, "the key is not the one that was sealed"),
        (other_event, "event 2 is not what these answers lead to"),
        (missing_event, "is not what these answers lead to"),
        (other_position, "the position in the file is not where these answers lead"),
    ],
)
def test_a_file_that_was_changed_is_found_out(
    run: Run, fear: Match, tamper: Callable[[dict[str, Any]], None], sentence: str
) -> None:
    file = json.loads(FILE.read_bytes())
    tamper(file["match"])
    FILE.write_text(json.dumps(file))
    said = run("replay", str(FILE), "--verify")
    assert (said.code, said.out) == (1, "")
    assert said.err.startswith("tablee: Not verified: ")
    assert sentence in said.err


def test_the_log_of_a_table_is_proven(run: Run, fear: Match) -> None:
    FILE.write_text(json.dumps(export(fear, events=fear.events(0), seat=0)))
    assert run("replay", str(FILE), "--verify").out.startswith("Verified: ")
    assert "8. Seat 1: Give up" in run("replay", str(FILE), "--seat", "1").out
    hash = fear.history[0].args["hash"]
    entries = [{"seat": seat, "choice": choice} for seat, choice in fear.log]
    FILE.write_text(json.dumps(export(fear, commitment=hash) | {"key": "a", "log": entries}))
    assert run("replay", str(FILE), "--verify").code == 0


def test_a_seed_that_looks_like_a_key(run: Run) -> None:
    match = tablee.new_match("fear-of-the-dark", key="ab" * 32)
    match.answer(0, "give-up")
    log = export(match, events=match.events(None)) | {"key": "ab" * 32}
    FILE.write_text(json.dumps(log))
    assert run("replay", str(FILE), "--verify").code == 0


def test_a_log_of_a_table_that_was_changed_is_found_out(run: Run, fear: Match) -> None:
    events = fear.events(0)
    events[3]["args"]["x"] = 2
    FILE.write_text(json.dumps(export(fear, events=events, seat=0)))
    assert "event 4 is not" in run("replay", str(FILE), "--verify").err
    FILE.write_text(json.dumps(export(fear) | {"log": [[0, "fly"]]}))
    said = run("replay", str(FILE), "--verify")
    assert (said.code, said.out) == (1, "")
    assert "This log does not follow the rules" in said.err
    FILE.write_text(json.dumps(export(fear, commitment="0" * 64)))
    assert run("replay", str(FILE), "--verify").code == 1


def test_a_log_with_nothing_to_compare_proves_nothing(run: Run, fear: Match) -> None:
    FILE.write_text(json.dumps(export(fear)))
    said = run("replay", str(FILE), "--verify")
    assert said.code == 1
    assert "holds no commitment" in said.err


@pytest.mark.parametrize("text", ["", "[]", "{}", "null", '{"format": 1}', "\x00\xff"])
def test_a_file_that_is_no_match(run: Run, text: str) -> None:
    FILE.write_text(text)
    said = run("replay", str(FILE))
    assert (said.code, said.out) == (1, "")
    assert said.err.count("\n") == 1
