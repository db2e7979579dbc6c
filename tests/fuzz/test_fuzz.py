"""Strange inputs: all that were worth keeping, all that ever broke a reader, and some new ones.

`tablee fuzz` finds them; what it writes to READER/broken is read here from then on.
"""

from __future__ import annotations

import itertools
import random
from collections.abc import Callable
from pathlib import Path

import pytest

from tablee.cli.app import main
from tablee.lab.fuzz import fuzzer, tracing
from tablee.lab.fuzz.fuzzer import Fuzzer, learn, read_inputs, smallest
from tablee.lab.fuzz.house import Broken, House
from tablee.lab.fuzz.mutate import LONGEST, mutate
from tablee.lab.fuzz.readers import READERS
from tablee.lab.fuzz.tracing import Lines, Stuck
from tablee.table import clean
from tablee.table.lobby import Lobby

HERE = Path(__file__).parent
MOST_BYTES = 300_000
TRIES = 25


@pytest.mark.slow
@pytest.mark.parametrize("name", READERS)
def test_a_reader_breaks_on_nothing(name: str) -> None:
    known = [*read_inputs(HERE / name / "corpus"), *read_inputs(HERE / name / "broken")]
    found = Fuzzer(name, known)
    for _ in range(TRIES):
        found.step()
    assert found.broken == {}
    assert found.tries == len(known) + TRIES


def test_the_corpus_is_small_and_there() -> None:
    sizes = {name: sum(map(len, read_inputs(HERE / name / "corpus"))) for name in READERS}
    assert all(sizes.values())
    assert sum(sizes.values()) < MOST_BYTES


# -- the fuzzer itself ------------------------------------------------------------------------


@pytest.fixture
def maze(monkeypatch: pytest.MonkeyPatch) -> None:
    """A reader of ours that goes on at certain letters, and breaks behind the third."""
    monkeypatch.setitem(READERS, "maze", reader)
    monkeypatch.setattr(fuzzer, "mutate", lambda data, other, rand: data + rand.choice(LETTERS))


LETTERS = [b"a", b"b", b"c", b"x"]


def reader(data: bytes) -> None:
    """Each step is a line of `clean` more that is reached."""
    steps: list[Callable[[], object]] = [
        lambda: clean.clean_name("Ana"), lambda: clean.clean_seed("seed"),
    ]  # fmt: skip
    for letter, step in zip(b"ab", steps, strict=True):
        if data[:1] != bytes([letter]):
            return
        step()
        data = data[1:]
    if data[:1] == b"c":
        raise ZeroDivisionError("behind the third")


@pytest.mark.usefixtures("maze")
def test_it_learns_its_way(tmp_path: Path) -> None:
    found = Fuzzer("maze", [b""], seed=1)
    while not found.broken and found.tries < 1000:
        found.step()
    assert found.kept == [b"", b"a", b"ab"]
    assert list(found.broken.values()) == [b"abc"]


@pytest.mark.usefixtures("maze")
def test_what_breaks_becomes_a_file_and_what_is_needless_goes(tmp_path: Path) -> None:
    fuzzer.write_inputs(tmp_path / "corpus", [b"", b"axx", b"a", b"ab", b"abc"])
    found = learn("maze", tmp_path, 0, 1)
    assert [*found.broken.values()] == read_inputs(tmp_path / "broken") == [b"abc"]
    assert sorted(read_inputs(tmp_path / "corpus")) == [b"", b"a", b"ab"]
    assert smallest("maze", [b"axx", b"a"]) == [b"a"]


def test_whoever_never_ends_is_stuck(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tracing, "MOST_LINES", 1000)
    lines = Lines()
    with pytest.raises(Stuck), lines.traced():
        any(clean.clean_name("Ana") == "Ben" for _ in itertools.count())
    assert lines.steps == 1001


def test_whoever_takes_for_ever_elsewhere_is_stuck_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tracing, "MOST_SECONDS", 0.05)
    with pytest.raises(Stuck), Lines().traced():
        any(number < 0 for number in itertools.count())


def test_a_line_in_the_log_that_says_bug_is_a_break() -> None:
    house = House()
    with pytest.raises(Broken), house.watched():
        house.app.lobby.services.report("bug", trace="…")


@pytest.mark.parametrize(
    ("name", "data"),
    [
        ("requests", b'["GET", "/api/tables/live"]'),
        ("messages", b'tic-tac-toe\ns {"t": "join", "words": "en"}'),
        ("rows", b"{}"),
    ],
)
def test_an_error_of_ours_is_a_break(
    monkeypatch: pytest.MonkeyPatch, name: str, data: bytes
) -> None:
    async def bug(*args: object) -> None:
        raise ZeroDivisionError

    READERS[name](data)
    monkeypatch.setattr(Lobby, "open", bug)
    with pytest.raises((Broken, ZeroDivisionError)):
        READERS[name](data)


def test_inputs_change_and_stay_short() -> None:
    rand = random.Random(1)
    data = b'x\n0 {"t": "say", "text": "hello"}\n+500'
    made = {mutate(data, data, rand) for _ in range(300)}
    assert len(made) > 150
    assert any(b"\\ufdfa" in new for new in made)
    assert max(map(len, made)) <= LONGEST


def test_the_command_knows_its_readers(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["fuzz", "nothing"]) == 2
    assert "messages, requests, rows, saves" in capsys.readouterr().err
