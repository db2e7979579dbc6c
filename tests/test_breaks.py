"""A break for every clause: its own tests notice what plays against it."""

from __future__ import annotations

from pathlib import Path

import pytest

import tablee
import tablee.lab.teaching
from tablee.games import BUILT_IN
from tablee.lab import breaks
from tablee.lab.breaking import Breaking, Findings
from tablee.lab.breaks import Break, Broken, Edit, Gone
from tablee.lab.clauses import coverage, games_with_rules
from tablee.places import PACKAGE

ROOT = Path(__file__).resolve().parents[1]
TESTS = ROOT / "tests"
GAMES = [game.id for game in games_with_rules() if game.id in {*BUILT_IN, "magpies"}]
SAMPLE = 5


def of(game: str) -> Broken:
    known = tablee.games()[game]
    return breaks.breaks_of(known, coverage(known, TESTS), TESTS)


@pytest.mark.parametrize("game", GAMES)
def test_every_clause_has_a_break(game: str) -> None:
    needed = f"each of these needs a break in tests/{tablee.games()[game].folder.name}/breaks.toml"
    assert of(game).missing == [], f"{needed} (CONTRIBUTING.md, “a clause”)"


@pytest.mark.parametrize("game", GAMES)
def test_every_break_can_still_be_made(game: str) -> None:
    assert of(game).stale == {}


@pytest.mark.slow
def test_some_breaks_are_caught(tmp_path: Path) -> None:
    """All of them: `tablee clauses --breaks`."""
    verdicts = {}
    share = -(-SAMPLE // len([game for game in GAMES if of(game).breaks]))
    for game in GAMES:
        broken = of(game)
        breaking = Breaking(broken, ROOT, Findings(tmp_path / "breaks.json"))
        some = breaks.sample(broken.breaks, share)
        breaking.run(some, lambda one, verdict: verdicts.setdefault(one.clause, verdict))
    assert {clause: v for clause, v in verdicts.items() if v != "caught"} == {}
    assert len(verdicts) >= SAMPLE


# -- how they are made and tried ----------------------------------------------------------------

COURSE = "rules/course.py"
LEAD = "m.leader = (m.leader + 1) % m.seats"


@pytest.mark.slow
@pytest.mark.parametrize(
    ("was", "now", "verdict"),
    [
        (LEAD, "m.leader += 0", "caught"),
        (LEAD, f"{LEAD}  # as ever", "survived"),
        (LEAD, "m.leader = (", "not-run"),
    ],
)
def test_only_what_fails_in_play_is_caught(
    was: str, now: str, verdict: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    one = Break("MG-2.1", COURSE, was, now)
    breaking = Breaking(of("magpies"), ROOT, Findings(tmp_path / "found.json"))
    heard: list[str] = []
    breaking.run([one], lambda _, found: heard.append(found))
    assert heard == [verdict]
    monkeypatch.setattr(Breaking, "test", lambda *_: pytest.fail("it is known already"))
    again = Breaking(of("magpies"), ROOT, Findings(tmp_path / "found.json"))
    again.run([one], lambda _, found: heard.append(found))
    assert heard == [verdict, verdict]


def test_a_break_that_does_not_fit_says_why() -> None:
    folder = tablee.games()["magpies"].folder
    text = breaks.edited(folder, Break("MG-2.1", COURSE, LEAD, "pass", [Edit(COURSE, "MG-7", "?")]))
    assert "MG-7" not in text[COURSE]
    assert LEAD not in text[COURSE]
    for was, file in (("no such line", COURSE), ("m.seats", COURSE), (LEAD, "rules/none.py")):
        with pytest.raises(Gone):
            breaks.edited(folder, Break("MG-2.1", file, was, ""))
    broken = of("magpies")
    broken.breaks = [Break("MG-2.1", COURSE, "no such line", ""), Break("MG-99", COURSE, LEAD, "")]
    assert set(broken.stale) == {"MG-2.1", "MG-99"}
    assert len(broken.missing) == 13


def test_the_copy_differs_in_what_was_changed_and_nothing_else(tmp_path: Path) -> None:
    changed = PACKAGE / "lab" / "teaching" / COURSE
    breaks.overlay(PACKAGE, tmp_path / "tablee", {changed: "# broken\n"})
    copy = tmp_path / "tablee"
    assert (copy / "lab" / "teaching" / COURSE).read_text() == "# broken\n"
    assert changed.read_text() != "# broken\n"
    same = copy / "lab" / "teaching" / "rules" / "laying.py"
    assert same.is_symlink()
    assert same.samefile(PACKAGE / "lab" / "teaching" / "rules" / "laying.py")
    assert (copy / "kernel").samefile(PACKAGE / "kernel")
