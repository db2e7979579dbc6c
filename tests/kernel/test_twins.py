"""The conformance suite can fail: each broken twin is caught by the check that is meant for it."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import tablee.lab.teaching
from tablee.kernel import Game, Option, StandingOrder, conformance, registry
from tablee.kernel.conformance.heard import Heard
from tablee.kernel.conformance.play import all_checks
from tablee.kernel.conformance.sufficiency import unmet
from tests.kernel.twins import faults, leaks, luck, order, screens, silences

ROOT = Path(__file__).resolve().parents[2]
SOUND = tablee.lab.teaching.GAME

LEAKS = {
    leaks.LeaksInView: "secrets-view",
    leaks.LeaksInEvent: "secrets-events",
    leaks.LeaksInSetup: "secrets-events",
    leaks.LeaksByNotAsking: "secrets-waiting",
    leaks.LeaksByOrder: "secrets-waiting",
    leaks.LeaksInArgs: "secrets-ask",
    leaks.LeaksInDefault: "secrets-ask",
    leaks.LeaksInRefusal: "secrets-refusals",
    leaks.LeaksInText: "secrets-text",
    leaks.LeaksByUndo: "undo",
    leaks.LeaksByIds: "ids",
    leaks.LeaksByChoosing: "secrets-view",
}
FAULTS = {
    faults.SharesList: "clone",
    faults.KeepsAside: "clone",
    faults.TellsByReference: "clone",
    faults.RemembersOutside: "replay",
    faults.SavesWrongType: "save",
    faults.RefusesOffer: "offered",
    faults.OffersTwice: "offered",
    faults.OffersNothing: "offered",
    faults.AsksNobody: "offered",
    faults.LosesCard: "components",
    faults.LabelWithoutText: "words",
    faults.EventWithoutText: "words",
    faults.EventWithHole: "words",
    faults.ListOfNoKind: "words",
    faults.WhispersUndeclared: "asides",
    faults.ResultWithoutReason: "ends",
    faults.ForgetsASeat: "ends",
    faults.NeverEnds: "ends",
    faults.ShowsKey: "seal",
    faults.ShowsNumbersAsKeys: "json",
    faults.Crashes: "crash",
    faults.CountsAside: "twins",
    faults.TakesWhatItDidNotOffer: "refusals",
    luck.DrawsFromRandom: "source",
    order.WalksThroughSet: "source",
}
SILENCES = {
    silences.KeepsQuietOfPoints: "sufficiency-view",
    silences.KeepsQuietInFrench: "sufficiency-view",
    silences.KeepsQuietOfLengths: "sufficiency-view",
    silences.KnowsOneNumber: "sufficiency-view",
    silences.KeepsQuietInEvent: "sufficiency-event",
    silences.KeepsQuietInQuestion: "sufficiency-ask",
    silences.KeepsQuietInRefusal: "sufficiency-refusal",
    silences.CallsCardsAlike: "sufficiency-options",
    silences.SoundsAlike: "sufficiency-position",
}
SCREENS = {
    screens.NamesNoField: "shown-reads",
    screens.ChangesWhatItHasShown: "shown",
}
CHECK_OF = {kind.name: kind for kind in all_checks()}
APART = {"orders"}
"""What no state can break: it has a test of its own, below."""


def test_every_check_has_a_twin_that_it_catches() -> None:
    caught = {*LEAKS.values(), *FAULTS.values(), *SILENCES.values(), *SCREENS.values()}
    names = {name.partition("-")[0] for name in caught}
    assert names | APART == {*CHECK_OF, "crash"}
    assert {"shown", "shown-reads"} <= caught


@pytest.fixture
def twin(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Game:
    """A twin, registered as long as its test runs."""
    state = request.param
    short = (Option("rounds", (3,), 3),)
    asides = frozenset({"turned-up"})
    broken = replace(
        SOUND, id=state.__name__, state=state, seats=(2, 3), options=short, asides=asides
    )
    monkeypatch.setitem(registry._registry, broken.id, broken)
    return broken


def named(twins: dict[Any, str]) -> list[object]:
    return [pytest.param(state, name, id=state.__name__) for state, name in twins.items()]


@pytest.mark.slow
@pytest.mark.parametrize(
    ("twin", "name"), named({**LEAKS, **FAULTS, **SILENCES, **SCREENS}), indirect=["twin"]
)
def test_a_broken_twin_is_caught_by_the_check_meant_for_it(twin: Game, name: str) -> None:
    """(What a fault shows or tells, the text of the twin says nothing of: only the twins that are
    meant for sufficiency are asked for it.)"""
    heard = name.startswith("sufficiency")
    checks = [kind for kind in all_checks() if heard or kind is not conformance.Sufficiency]
    report = conformance.check(twin.id, games=3, limit=60, checks=checks)
    assert report.failed == {name}, str(report)


@pytest.mark.slow
@pytest.mark.parametrize(("twin", "name"), named(LEAKS), indirect=["twin"])
def test_and_by_no_other(twin: Game, name: str) -> None:
    """A leak changes nothing that any other check looks at (the undo law looks at worlds too; and
    what leaks in a question or a refusal is not spoken)."""
    meant = CHECK_OF[name.partition("-")[0]]
    apart = (meant, conformance.Undo, conformance.Sufficiency)
    others = [kind for kind in all_checks() if kind not in apart]
    report = conformance.check(twin.id, seats=2, games=1, checks=others)
    assert report.ok, str(report)


@pytest.mark.parametrize("twin", [leaks.Unimaginative], indirect=True)
def test_a_test_of_leaks_that_cannot_fail_fails(twin: Game) -> None:
    report = conformance.check(twin.id, 2, games=1, checks=[conformance.NonInterference])
    assert report.failed == {"secrets-idle"}, str(report)


def test_a_game_with_secrets_is_not_open(monkeypatch: pytest.MonkeyPatch) -> None:
    game = replace(SOUND, id="open", open=True)
    monkeypatch.setitem(registry._registry, game.id, game)
    report = conformance.check(game.id, 2, games=1, checks=[CHECK_OF["shown"]])
    assert report.failed == {"shown-open"}, str(report)


@pytest.mark.parametrize(
    ("silent", "said"),
    [
        ({"CardView.colour": "there is none"}, "there is no such thing"),
        ({"magpies[].wings": "there are none"}, "there is no such thing"),
        ({"event.sing.song": "nobody sings"}, "there is no such thing"),
        ({"event.lay.colour": "there is none"}, "there is no such thing"),
        ({"magpies[].points": "who cares"}, "always spoken"),
        ({"event.lay.card": "who cares"}, "always spoken"),
    ],
)
def test_a_declaration_of_silence_must_be_true(
    silent: dict[str, str], said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = replace(SOUND, id="quiet", silent={**SOUND.silent, **silent})
    monkeypatch.setitem(registry._registry, game.id, game)
    report = conformance.check(game.id, games=1, checks=[conformance.Sufficiency])
    assert report.failed == {"sufficiency-silent"}, str(report)
    assert said in str(report)


def test_of_a_message_that_was_not_met_nothing_can_be_said() -> None:
    log = Heard()
    assert unmet(SOUND, log, "event.lay.card")
    assert not unmet(SOUND, log, "event.sing.song"), "there is no such message"
    assert not unmet(SOUND, log, "magpies[].wings"), "that is no message"
    log.met["event.lay.player"] += 1
    assert not unmet(SOUND, log, "event.lay.card")


def test_what_is_not_heard_is_named_with_its_path_and_all_of_it_at_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game = replace(SOUND, id="mute", state=silences.KeepsQuietOfPoints, silent={})
    monkeypatch.setitem(registry._registry, game.id, game)
    *lines, report = conformance.survey(game.id, seats=2, games=1)
    assert any(re.match(r"view: magpies\[\].points: \d or \d, .* the same in en", x) for x in lines)
    assert any(line.startswith("view: magpies[].hand[].card: ") for line in lines)
    assert "paths heard" in report


@pytest.mark.parametrize("twin", [silences.KnowsOneNumber], indirect=True)
def test_words_that_fail_for_every_other_value_are_told_with_their_error(twin: Game) -> None:
    report = conformance.check(twin.id, 2, games=1, checks=[conformance.Sufficiency])
    assert "rounds could never be tried: `tell` fails" in str(report)
    assert "(KeyError: 4)" in str(report)


@pytest.mark.parametrize("twin", [luck.DrawsFromRandom], indirect=True)
def test_chance_from_outside_is_noticed_in_play_too(twin: Game) -> None:
    report = conformance.check(twin.id, checks=all_checks()[1:])
    assert report.failed == {"replay"}, str(report)


def test_the_sound_game_passes_all() -> None:
    report = conformance.check("magpies", seats=2, games=1, seed="sound")
    assert report.ok, str(report)
    assert report.other > report.decisions, "too few other worlds to mean anything"


def test_a_failure_leaves_a_crash_file_that_opens(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    broken = replace(SOUND, id="loses-card", state=faults.LosesCard, seats=(2,))
    monkeypatch.setitem(registry._registry, broken.id, broken)
    (failure,) = conformance.check(broken.id).failures
    assert str(failure).startswith("components: ")
    crashed = conformance.open_crash(failure.write(tmp_path))
    assert len(crashed.log) == failure.moment > 0
    again = tablee.replay(broken.id, 2, crashed.options, failure.key, crashed.log)
    assert again.view(0) == crashed.view(0)


def test_an_option_without_words_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """The page before a game would show its key."""
    option = Option("weather", ("sun", "rain"), "sun")
    broken = replace(SOUND, id="weather", options=(*SOUND.options, option), hidden=False)
    monkeypatch.setitem(registry._registry, broken.id, broken)
    report = conformance.check(broken.id)
    assert "words" in report.failed
    assert "option-weather" in str(report)


# -- the order of sets, which only another process can show -----------------------------------

PROGRAM = """
import tablee.lab.teaching, tablee.lab.yardsticks
from tablee.kernel import Game, conformance, games, register
from tests.kernel.twins.order import WalksThroughHiddenSet
sound = tablee.lab.teaching.GAME
register(Game("hidden-set", WalksThroughHiddenSet, (2,), sound.folder, sound.options))
for name, game in sorted(games().items()):
    print(name, conformance.digest(name, game.seats[0], "order"))
"""


def digests(hash_seed: str) -> dict[str, str]:
    env = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": f"{ROOT / 'src'}:{ROOT}"}
    command = [sys.executable, "-c", PROGRAM]
    done = subprocess.run(command, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return dict(line.split() for line in done.stdout.splitlines())


@pytest.mark.slow
def test_no_game_depends_on_the_order_of_a_set() -> None:
    one, two = digests("1"), digests("2")
    assert one.pop("hidden-set") != two.pop("hidden-set")
    assert one == two


@pytest.mark.parametrize(
    ("why", "value", "answer", "wrong"),
    [
        ("listen", "silent", lambda view, prompt, value: "shout", "not offered"),
        ("listen", "silent", lambda view, prompt, value: spoil(view), "changes the view"),
        ("listen", "never", lambda view, prompt, value: "silent", "missing"),
        ("listen", "silent", lambda view, prompt, value: "silent", ""),
    ],
)
def test_a_standing_order_answers_what_is_offered_and_has_its_words(
    why: str, value: str, answer: Any, wrong: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    short = (Option("rounds", (3,), 3),)
    order = StandingOrder("listen", why, (value,), answer)
    game = replace(SOUND, id="ordered", seats=(2,), options=short, orders=(order,))
    monkeypatch.setitem(registry._registry, game.id, game)
    has = game.catalogue.has
    words = {"standing-listen", "standing-listen-silent"}
    monkeypatch.setattr(game.catalogue, "has", lambda lang, key: key in words or has(lang, key))
    report = conformance.check(game.id, games=1, checks=[conformance.Orders])
    assert report.ok is not bool(wrong), report
    if wrong:
        assert report.failures[0].check == "orders"
        assert wrong in report.failures[0].detail


def spoil(view: Any) -> str:
    view.clear()
    return "silent"
