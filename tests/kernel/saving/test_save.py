"""A match as bytes, and back; and what is no match."""

from __future__ import annotations

import json

import pytest

import tablee
from tablee.kernel import BadSave, conformance, load, sealed, turn
from tests.kernel.toys import Toy, start


class Talk(Toy):
    rounds = 50

    def script(self):
        self.hear((yield turn(0, (("say", 1), "hush"), "w", "TOY-1")))
        self.hear((yield sealed({0: ("x",), 1: ("x", "y")}, "w", "TOY-1")))


@pytest.fixture
def match():
    match = start(Talk)
    for _ in range(20):
        match.answer(0, ("say", 1))
        match.answer(1, "y")
        match.answer(0, "x")
    match.answer(0, "hush")
    match.answer(0, "x")
    return match


def test_it_comes_back_in_the_middle_of_a_sealed_choice(match) -> None:
    copy = load(match.save())
    assert copy.log == match.log
    assert copy.waiting == [1]
    assert copy.view(0) == match.view(0)
    assert copy.events(1) == match.events(1)
    assert copy.save() == match.save()
    copy.answer(1, "x")
    match.answer(1, "x")
    assert copy.view(None) == match.view(None)


@pytest.mark.parametrize("data", [b"", b"[]", b"{}", b"not json", b"\xff\xfe", b"null"])
def test_what_is_no_save(data: bytes) -> None:
    with pytest.raises(BadSave, match="not a saved match"):
        load(data)


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"game": "chess"}, "no game called chess"),
        ({"format": 99}, "other rules"),
        ({"version": 99}, "other rules"),
        ({"key": "zz"}, "not a saved match"),
        ({"key": "00"}, "other rules"),
        ({"base": {"seats": "two"}}, "not a position"),
        ({"log": [[1, "x"]], "at": 0}, "not a position"),
    ],
)
def test_what_was_tampered_with(match, change: dict[str, object], sentence: str) -> None:
    saved = json.loads(match.save()) | change
    with pytest.raises(BadSave, match=sentence):
        load(json.dumps(saved).encode())


def test_a_scenario_comes_back_and_can_be_undone_to_its_beginning() -> None:
    position = tablee.scenario("fear-of-the-dark", matches=2)
    copy = load(position.save())
    assert copy.view(0) == position.view(0)
    copy.answer(0, copy.default(0))
    copy.undo(0, consent=True)
    assert copy.view(0) == position.view(0)


def test_every_crash_file_is_a_save(match, tmp_path) -> None:
    failure = conformance.Failure("x", "Talk", 2, "toy", 0, "…", match.save().decode())
    assert conformance.open_crash(failure.write(tmp_path)).log == match.log
