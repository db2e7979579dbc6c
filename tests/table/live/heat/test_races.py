"""Who began first, at a live table: the hold, the tie, packets under way, and coming back."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from tablee.kernel import CLOCK
from tablee.lab.race.device import Device
from tablee.lab.race.network import Net
from tablee.table.live.table import Table
from tablee.wire import messages as wire
from tests.rules import rule
from tests.table.kit import Mirror, Screen, sit, truth
from tests.table.races import (
    ANA,
    BEN,
    CLEO,
    DAN,
    HUMANS,
    act,
    claim,
    faults,
    in_race,
    last,
    make_race,
    measured,
    say,
    sit_all,
    start,
    to,
    why,
)

# -- the table of races -----------------------------------------------------------------------


@rule("AN-8.1", "AN-8.2")
def test_who_began_first_wins_though_the_word_is_longer() -> None:
    table, screens = in_race()
    start(table, screens[ANA], ANA, 1_000)
    start(table, screens[BEN], BEN, 1_200)
    say(table, screens[BEN], BEN, "Po", 1_200, 1_600)
    assert why(table) == "race", "held: Ana is still typing"
    say(table, screens[ANA], ANA, "blackcurrant", 1_000, 3_500)
    assert claim(table) == ANA


@rule("AN-8.1")
@pytest.mark.parametrize("hop", [0, 300])
def test_what_another_process_heard_counts_from_when_it_did(hop: int) -> None:
    """Ana's messages come over the bus: they are judged by when her own process heard them."""
    table, screens = in_race()
    zero = table.timing.heat.zero

    def from_afar(what: wire.Choice, began: int, heard: int) -> None:
        to(table, heard + hop)
        said = wire.Answer(table.logged.match.asked, what, began, 1)
        table.handle(screens[ANA], ANA, said, zero + heard)

    start(table, screens[BEN], BEN, 1_100)
    from_afar("start", 1_000, 1_120)
    assert last(table)[2] == 1_040, "as early as is believed of her link"
    say(table, screens[BEN], BEN, "Po", 1_100, 1_600)
    from_afar(["say", "Rhine"], 1_000, 1_700)
    assert claim(table) == ANA


@rule("AN-8.2")
def test_the_hold_ends_after_two_seconds_and_a_half() -> None:
    table, screens = in_race()
    start(table, screens[ANA], ANA, 1_000)
    say(table, screens[BEN], BEN, "Po", 1_200, 1_600)
    to(table, 1_600 + 2_499)
    assert claim(table) is None
    to(table, 1_600 + 2_500)
    assert claim(table) == BEN


@rule("AN-8.2")
def test_nobody_is_held_up_by_a_rival_who_began_later() -> None:
    table, screens = in_race()
    start(table, screens[BEN], BEN, 1_000)
    start(table, screens[ANA], ANA, 1_200)
    say(table, screens[BEN], BEN, "Po", 1_000, 1_600)
    assert claim(table) == BEN


@rule("AN-8.1", "AN-8.2")
def test_a_run_that_was_dropped_holds_nobody_up() -> None:
    table, screens = in_race()
    start(table, screens[ANA], ANA, 1_000)
    to(table, 1_300)
    act(table, screens[ANA], ANA, "drop")
    say(table, screens[BEN], BEN, "Po", 1_200, 1_600)
    to(table, 1_600 + 40 + 40 + 50)
    assert claim(table) == BEN


@rule("AN-8.1")
def test_deleting_and_starting_again_is_a_new_start() -> None:
    table, screens = in_race()
    start(table, screens[ANA], ANA, 500)
    act(table, screens[ANA], ANA, "drop")
    start(table, screens[BEN], BEN, 1_200)
    start(table, screens[ANA], ANA, 1_400)
    say(table, screens[ANA], ANA, "fig", 1_400, 1_900)
    assert claim(table) is None
    say(table, screens[BEN], BEN, "Po", 1_200, 2_000)
    assert claim(table) == BEN


@rule("AN-8.1")
def test_a_word_that_is_none_loses_its_start() -> None:
    """Ana was first, but with a word that was said before."""
    table, screens = in_race(burned=[("kiwi", DAN, "fruit")])
    start(table, screens[ANA], ANA, 1_000)
    say(table, screens[ANA], ANA, "kiwi", 1_000, 1_500)
    say(table, screens[BEN], BEN, "Po", 1_200, 2_000)
    to(table, 2_130)
    assert claim(table) == BEN


@pytest.mark.parametrize(("apart", "error", "tie"), [(30, 1, True), (31, 1, False), (90, 45, True)])
@rule("AN-8.4")
def test_exactly_together_is_within_what_can_be_told_apart(
    apart: int, error: float, tie: bool
) -> None:
    table, screens = in_race()
    to(table, 1_040 + apart)
    act(table, screens[ANA], ANA, "start", 1_030, error)
    act(table, screens[BEN], BEN, "start", 1_030 + apart, error)
    heat = table.logged.heat
    to(table, 2_000)
    act(table, screens[ANA], ANA, ["say", "mango"], 1_030, error)
    act(table, screens[BEN], BEN, ["say", "Po"], 1_030 + apart, error)
    if tie:
        told = screens[DAN].last
        assert "tie" in [note.key for note in told.events]
        assert table.logged.heat != heat, "the tie card is a heat of its own"
        assert told.heat.show_at == told.heat.now + 150
    else:
        assert claim(table) == ANA


# -- packets under way ------------------------------------------------------------------------


@rule("AN-8.1")
def test_a_start_under_way_is_waited_for() -> None:
    """Ana began sooner, on a slow link; Ben's word is there before her first key is."""
    table, screens = in_race(round_trip=40)
    measured(table, screens[ANA], *[500] * 16)
    say(table, screens[BEN], BEN, "Po", 1_200, 1_220)
    assert claim(table) is None
    to(table, 1_450)
    act(table, screens[ANA], ANA, "start", 1_150)
    say(table, screens[ANA], ANA, "mango", 1_150, 2_400)
    assert claim(table) == ANA


@rule("AN-8.1")
def test_but_no_longer_than_her_link_can_take() -> None:
    table, screens = in_race(round_trip=40)
    measured(table, screens[ANA], *[500] * 16)
    say(table, screens[BEN], BEN, "Po", 1_200, 1_220)
    to(table, 1_220 + 500 + 40 + 50 - 1)
    assert claim(table) is None
    to(table, 1_220 + 500 + 40 + 50)
    assert claim(table) == BEN
    act(table, screens[ANA], ANA, "start", 1_150)
    assert faults(screens[ANA]) == []
    assert claim(table) == BEN


def test_messages_that_come_twice_or_in_another_order_do_no_harm() -> None:
    table, screens = in_race()
    asked = table.logged.match.asked
    to(table, 1_300)
    act(table, screens[ANA], ANA, ["say", "mango"], 1_000, ask=asked)
    for _ in range(2):
        act(table, screens[ANA], ANA, "start", 1_000, ask=asked)
        act(table, screens[ANA], ANA, ["say", "mango"], 1_000, ask=asked)
    to(table, 2_000)
    assert claim(table) == ANA
    handed = [note for note in table.logged.match.events(None) if note["key"] == "handed"]
    assert len(handed) == 1


@rule("AN-7.4", "AN-8.3")
def test_votes_about_an_answer_that_fell_do_not_count_against_the_next() -> None:
    """Spoken: Ana's word turns out to be none while the judges' voices are under way."""
    table, screens = in_race(answers="spoken")
    for seat, began in ((ANA, 1_000), (BEN, 1_100)):
        to(table, began + 20)
        act(table, screens[seat], seat, "speak", began)
    to(table, 2_000)
    asked = table.logged.match.asked
    act(table, screens[CLEO], CLEO, "no")
    act(table, screens[ANA], ANA, ["say", "fruit"])
    assert (why(table), claim(table)) == ("judge", BEN)
    act(table, screens[DAN], DAN, "no", ask=asked)
    assert faults(screens[DAN]) == ["stale"]
    assert table.logged.match.view(None)["face_off"]["voted"] == []
    act(table, screens[DAN], DAN, "yes")
    assert table.logged.match.view(None)["face_off"]["voted"] == [DAN]


@rule("AN-7.5")
def test_a_second_challenge_of_the_same_answer_does_not_meet_the_next() -> None:
    """Typed, in threes: the rival seconds the objection, and the rival's answer stands."""
    table = make_race(HUMANS[:3], seats=3)
    screens = [sit(table, seat) for seat in (ANA, BEN, CLEO)]
    for screen in screens:
        measured(table, screen, 40)
    to(table, 1_000)
    act(table, screens[BEN], BEN, "right")
    start(table, screens[ANA], ANA, 1_000)
    say(table, screens[BEN], BEN, "Rhine", 1_200, 1_700)
    say(table, screens[ANA], ANA, "mango", 1_000, 1_900)
    assert claim(table) == ANA
    asked = table.logged.match.asked
    act(table, screens[CLEO], CLEO, "challenge", ask=asked)
    act(table, screens[BEN], BEN, "no")
    assert (why(table), claim(table)) == ("challenge", BEN)
    act(table, screens[CLEO], CLEO, "challenge", ask=asked)
    assert (why(table), claim(table)) == ("challenge", BEN)
    assert faults(screens[CLEO]) == ["stale"]


def test_two_tabs_of_one_seat_are_one_player() -> None:
    table, screens = in_race()
    other = sit(table, ANA)
    measured(table, other, 40)
    start(table, screens[ANA], ANA, 1_000)
    start(table, other, ANA, 1_400)
    say(table, screens[BEN], BEN, "Po", 1_200, 1_500)
    say(table, other, ANA, "mango", 1_400, 1_900)
    assert claim(table) == ANA, "the first key of either counts"
    assert screens[ANA].last == other.last


# -- nobody is told too much ------------------------------------------------------------------


@rule("AN-8.2")
def test_a_word_that_is_held_is_told_to_nobody() -> None:
    table, screens = in_race()
    watcher = sit(table, None)
    start(table, screens[ANA], ANA, 1_000)
    say(table, screens[BEN], BEN, "Limpopo", 1_200, 1_600)
    for screen in (screens[ANA], screens[CLEO], watcher):
        assert "Limpopo" not in repr(screen.heard)
    say(table, screens[ANA], ANA, "mango", 1_000, 2_000)
    assert "mango" in repr(watcher.last)


def test_no_theme_is_told_before_its_card_is_drawn() -> None:
    table = make_race()
    screens = sit_all(table)
    assert "fruit" not in repr(screens[CLEO].heard)
    act(table, screens[BEN], BEN, "right")
    assert "fruit" in repr(screens[CLEO].heard)


# -- coming back ------------------------------------------------------------------------------


def to_ready() -> tuple[Table, list[Screen]]:
    table = make_race(ready=False)
    screens = sit_all(table)
    act(table, screens[BEN], BEN, "ready")
    return table, screens


def to_draw() -> tuple[Table, list[Screen]]:
    table = make_race()
    return table, sit_all(table)


def to_reveal() -> tuple[Table, list[Screen]]:
    table, screens = to_draw()
    act(table, screens[BEN], BEN, "right")
    return table, screens


def to_race() -> tuple[Table, list[Screen]]:
    table, screens = in_race()
    start(table, screens[ANA], ANA, 1_000)
    return table, screens


def to_hold() -> tuple[Table, list[Screen]]:
    table, screens = to_race()
    say(table, screens[BEN], BEN, "Po", 1_200, 1_600)
    return table, screens


def to_challenge() -> tuple[Table, list[Screen]]:
    table, screens = to_hold()
    say(table, screens[ANA], ANA, "mango", 1_000, 2_000)
    return table, screens


def to_vote() -> tuple[Table, list[Screen]]:
    table, screens = to_challenge()
    act(table, screens[CLEO], CLEO, "challenge")
    return table, screens


def to_tie_card() -> tuple[Table, list[Screen]]:
    table, screens = in_race()
    for seat in (ANA, BEN):
        start(table, screens[seat], seat, 1_000 + seat)
    for seat, word in ((ANA, "mango"), (BEN, "Po")):
        say(table, screens[seat], seat, word, 1_000 + seat, 1_500)
    assert table.logged.match.view(None)["face_off"]["tie"] is not None
    return table, screens


PHASES = {
    "ready": to_ready, "draw": to_draw, "reveal": to_reveal, "race": to_race, "hold": to_hold,
    "challenge": to_challenge, "vote": to_vote, "tie card": to_tie_card,
}  # fmt: skip


@pytest.mark.parametrize("seat", [ANA, DAN, None])
@pytest.mark.parametrize("phase", PHASES)
def test_who_comes_back_sees_what_the_others_see(phase: str, seat: int | None) -> None:
    """The view, the heat, the question and the events; and nothing has happened meanwhile."""
    table, screens = PHASES[phase]()
    mine = sit(table, None) if seat is None else screens[seat]
    before, log = Mirror(), list(table.logged.match.log)
    for message in mine.heard:
        before.hear(message)
    heat = [m for m in mine.heard if isinstance(m, wire.Update | wire.Welcome)][-1].heat
    table.leave(mine, seat)
    table.services.clock.advance(60)
    back = sit(table, seat, before.join)
    assert back.heard[0].events == [], "nothing was missed"
    before.hear(back.heard[0])
    assert (before.view, before.events) == truth(table, seat)
    assert (back.heard[0].heat.id, back.heard[0].heat.show_at) == (heat.id, heat.show_at)
    assert table.logged.match.log == log


@rule("AN-8.1")
def test_a_start_outlives_the_connection_it_came_by() -> None:
    table, screens = to_race()
    table.leave(screens[ANA], ANA)
    to(table, 1_500)
    back = sit(table, ANA)
    measured(table, back, 40)
    say(table, screens[BEN], BEN, "Po", 1_200, 1_600)
    say(table, back, ANA, "mango", 1_000, 2_500)
    assert claim(table) == ANA


def test_a_device_whose_link_breaks_takes_up_where_it_was() -> None:
    """Real links this time: the first key is under way when the connection breaks."""
    table = make_race()
    devices = [
        Device(table, seat, Net(60, 0), random.Random(seat)) for seat in (ANA, BEN, CLEO, DAN)
    ]
    clock = table.services.clock
    clock.advance(2_000)
    devices[BEN].press("right")
    clock.advance(1_000)
    ana = devices[ANA]
    shown = ana.shown_at
    assert shown is not None
    ana.press("start")
    began = ana.local - shown
    ana.break_off()
    clock.advance(300)
    ana.connect()
    clock.advance(300)
    assert ana.shown_at == shown, "the same heat: it is not shown again"
    ana.press(["say", "mango"], began)
    clock.advance(61)
    seat, what, counted, _, now, _ = last(table)
    assert (seat, what) == (ANA, ("say", "mango"))
    assert now - counted == 120 + 40, "believed as far as the new link was measured"


@rule("AN-8.1")
def test_devices_show_a_card_within_a_frame_of_each_other() -> None:
    """Whatever their clocks say, and however far they are."""
    nets = (Net(5, 0), Net(40, 0), Net(120, 0), Net(150, 0))
    table = make_race()
    devices = [Device(table, s, net, random.Random(s)) for s, net in enumerate(nets)]
    clock = table.services.clock
    shown: dict[int, int] = {}

    def note(device: Device) -> Callable[[], None]:
        return lambda: shown.update({device.seat: clock.now()})

    clock.advance(2_000)
    for device in devices:
        device.shown = note(device)
    devices[BEN].press("right")
    clock.advance(1_000)
    zero = table.timing.heat.zero
    assert len(shown) == 4
    assert all(0 <= when - zero <= 16 for when in shown.values())
    assert table.logged.match.log[-1][0] != CLOCK
