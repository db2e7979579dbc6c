"""How far a device is believed: what its link allows, and no impossible times."""

from __future__ import annotations

import math

import pytest

from tablee.table.live.heat.link import Link, Links
from tablee.table.live.heat.timing import spell_error
from tablee.wire import messages as wire
from tests.rules import rule
from tests.table.kit import make_table, sit
from tests.table.races import (
    ANA,
    BEN,
    CLEO,
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

CAP = 600


# -- samples ----------------------------------------------------------------------------------


def test_nine_of_ten_round_trips_are_quicker() -> None:
    link = Link(0)
    assert link.lag is None
    for trip in (50, 300, 40):
        link.hear(trip)
    assert link.lag == 300
    for trip in [60] * 13:
        link.hear(trip)
    assert link.lag == 60, "one of sixteen was slow"
    for trip in [20] * 16:
        link.hear(trip)
    assert link.lag == 20, "what is long ago does not count"


@pytest.mark.parametrize("sample", [math.nan, math.inf, -math.inf, -1, 10_001, 1e300])
def test_what_is_no_round_trip_is_no_sample(sample: float) -> None:
    link = Link(0)
    assert link.hear(sample) == 0
    assert link.lag is None


def test_a_ping_tells_the_time_and_the_next_one_how_long_it_took() -> None:
    table = make_race()
    ana = sit(table, ANA)
    clock = table.services.clock
    clock.advance(30)  # the ping comes
    pong = table.ping(ana, wire.Ping(5.0))
    assert pong == wire.Pong(5.0, clock.now())
    clock.advance(70 + 500 + 30)  # down, kept, up
    table.ping(ana, wire.Ping(6.0, pong.now, 500))
    assert table.presence.here == {ANA: 100}


def test_everybody_sees_who_is_slow_but_not_every_millisecond() -> None:
    table = make_race()
    screens = sit_all(table)
    screens[BEN].forget()
    measured(table, screens[CLEO], *[55] * 16)
    assert screens[BEN].heard == [], "40 or 55 is the same to the eye"
    measured(table, screens[CLEO], *[400] * 16)
    assert [person.lag for person in screens[BEN].last.people] == [40, 40, 400, 40]


def test_at_other_games_nobody_is_measured() -> None:
    table = make_table()
    ana = sit(table, 0)
    ana.forget()
    assert table.ping(ana, wire.Ping(1.0, table.services.clock.now() - 90, 0)).at == 1.0
    assert ana.heard == []


def test_a_new_screen_is_measured_anew() -> None:
    table = make_race()
    ana = sit(table, ANA)
    measured(table, ana, 300)
    table.leave(ana, ANA)
    sit(table, ANA)
    assert table.timing.links.lag(ANA) is None


# -- credit -----------------------------------------------------------------------------------


@rule("AN-8.1")
def test_a_start_is_believed_as_far_as_the_link_allows() -> None:
    table, screens = in_race(round_trip=100)
    start(table, screens[ANA], ANA, 1_500, late=120)
    assert last(table)[:5] == (ANA, "start", 1_500, 1, 1_620)
    start(table, screens[BEN], BEN, 1_600, late=200)
    assert last(table)[:5] == (BEN, "start", 1_800 - 140, 1, 1_800), "not further than 100 + 40"


@pytest.mark.parametrize(("trust", "cap"), [("friends", 600), ("public", 250)])
@rule("AN-8.1")
def test_the_cap_is_the_end_of_it_however_slow_the_link(trust: str, cap: int) -> None:
    table, screens = in_race(round_trip=5_000, trust=trust)
    to(table, 3_000)
    act(table, screens[ANA], ANA, "start", 500)
    assert last(table)[2] == 3_000 - cap


@rule("AN-8.1")
def test_a_start_that_stuttered_on_its_way_is_believed() -> None:
    """The answer tells when it had the news: so the table knows how long both were under way."""
    table, screens = in_race(round_trip=40)
    measured(table, screens[ANA], *[40] * 15)
    news = screens[ANA].of(wire.Update)[-1].heat.now
    arrived = news + 20
    to(table, 1_900)  # begun at 1500, 400 ms under way
    held = table.timing.heat.zero + 1_500 - arrived
    act(table, screens[ANA], ANA, "start", 1_500, got=news, held=held)
    assert last(table)[2] == 1_500
    assert table.timing.links.lag(ANA) == 40, "once"
    act(table, screens[ANA], ANA, "start", 1_500, got=news, held=held)
    assert table.timing.links.lag(ANA) == 420, "who stutters twice has a slow link"


@pytest.mark.parametrize("got", [0, -5, 1e300])
def test_strange_news_are_no_news(got: float) -> None:
    table, screens = in_race(round_trip=40)
    to(table, 1_900)
    act(table, screens[ANA], ANA, "start", 1_500, got=got, held=1)
    assert last(table)[2] == 1_820


def test_who_was_never_measured_is_believed_by_a_moment_only() -> None:
    table = make_race()
    screens = [sit(table, seat) for seat in range(4)]
    act(table, screens[BEN], BEN, "right")
    to(table, 2_000)
    act(table, screens[ANA], ANA, "start", 1_000)
    assert last(table)[2] == 1_960


def test_nothing_begins_after_it_arrived() -> None:
    table, screens = in_race()
    to(table, 900)
    act(table, screens[ANA], ANA, "start", 5_000)
    assert last(table)[2] == 900


def test_without_a_time_the_arrival_counts() -> None:
    table, screens = in_race()
    to(table, 900)
    act(table, screens[ANA], ANA, "start")
    assert last(table)[2] == 900


@pytest.mark.parametrize(
    ("told", "counts"),
    [(0, 1), (0.2, 1), (2, 2), (16.7, 17), (-3, 1), (1e9, 50), (math.nan, 50), (math.inf, 50)],
)
def test_how_coarse_a_clock_may_be(told: float, counts: int) -> None:
    assert spell_error(told) == counts


@rule("AN-8.1")
def test_others_under_way_are_waited_for_as_long_as_their_link_needs() -> None:
    table, screens = in_race(round_trip=100)
    measured(table, screens[BEN], *[300] * 16)
    measured(table, screens[CLEO], *[2_000] * 16)
    say(table, screens[ANA], ANA, "mango", 1_000, 1_100)
    assert last(table)[-1] == 300 + 40 + 50, "Ben's; Cleo only watches"


def test_nobody_waits_for_who_has_no_screen() -> None:
    table, screens = in_race(round_trip=100)
    table.leave(screens[BEN], BEN)
    say(table, screens[ANA], ANA, "mango", 1_000, 1_100)
    assert last(table)[-1] == 0


# -- impossible times -------------------------------------------------------------------------


@pytest.mark.parametrize("began", [-0.5, -1e9, math.nan, math.inf, -math.inf, 1e9])
def test_an_impossible_time_is_said_and_the_arrival_counts(began: float) -> None:
    table, screens = in_race(round_trip=400)
    others = [screen for screen in screens if screen is not screens[ANA]]
    for screen in others:
        screen.forget()
    to(table, 1_700)
    act(table, screens[ANA], ANA, "start", began)
    assert faults(screens[ANA]) == ["bad-time"]
    assert last(table)[:3] == (ANA, "start", 1_700)
    assert all(faults(screen) == [] for screen in others)
    assert table.services.counts["fault:bad-time"] == 1


def test_a_clock_that_runs_backwards_is_not_believed() -> None:
    table, screens = in_race(round_trip=400)
    start(table, screens[ANA], ANA, 1_500)
    act(table, screens[ANA], ANA, "drop")
    start(table, screens[ANA], ANA, 1_400, late=300)
    assert faults(screens[ANA]) == ["bad-time"]
    assert last(table)[:3] == (ANA, "start", 1_700)


@rule("AN-8.1")
def test_quicker_than_a_human_counts_as_quick_as_a_human() -> None:
    table, screens = in_race(round_trip=400)
    to(table, 300)
    act(table, screens[ANA], ANA, "start", 40)
    assert last(table)[2] == 150
    assert faults(screens[ANA]) == [], "a key too many is no offence"
    act(table, screens[ANA], ANA, "drop")
    say(table, screens[ANA], ANA, "mango", 2_000, 2_600)
    assert faults(screens[ANA]) == []


def test_a_key_too_many_is_forgotten_with_its_heat() -> None:
    """Ana's finger slipped; both pass; at the next card she answers in her own time."""
    table, screens = in_race(round_trip=400, right=["fruit/sun", "tree/sun", "fruit/sun"])
    to(table, 100)
    act(table, screens[ANA], ANA, "start", 40)
    act(table, screens[ANA], ANA, "pass", 2_000)
    act(table, screens[BEN], BEN, "pass", 2_000)
    to(table, 1_000)
    act(table, screens[CLEO], CLEO, "right")
    assert why(table) == "race"
    say(table, screens[ANA], ANA, "oak", 1_000, 1_600)
    assert faults(screens[ANA]) == []


@rule("AN-8.1")
def test_three_impossible_times_and_a_seat_is_believed_no_more() -> None:
    """Whichever screen it opens. A refused word lets the liar try again in the same heat."""
    table, screens = in_race(round_trip=200, burned=[("kiwi", CLEO, "fruit")])
    ana = screens[ANA]
    for now in (2_000, 3_000, 4_000):
        to(table, now)
        act(table, ana, ANA, "start", 10)
        assert last(table)[2] == now - 240
        act(table, ana, ANA, ["say", "kiwi"], 1_900)
    assert faults(ana) == ["bad-time"] * 3
    table.leave(ana, ANA)
    fresh = sit(table, ANA)
    measured(table, fresh, *[200] * 16)
    to(table, 5_000)
    act(table, fresh, ANA, "start", 4_800)
    assert last(table)[2] == 5_000


@rule("AN-8.1")
def test_a_liar_gains_at_most_the_credit() -> None:
    """Ben truly began at 1500; Ana at 1800, and says 1000."""
    table, screens = in_race(round_trip=100)
    start(table, screens[BEN], BEN, 1_500, late=50)
    to(table, 1_850)
    act(table, screens[ANA], ANA, "start", 1_000)
    assert last(table)[2] == 1_850 - 140
    say(table, screens[ANA], ANA, "mango", 1_000, 2_500)
    say(table, screens[BEN], BEN, "Danube", 1_500, 3_000)
    assert claim(table) == BEN


def test_a_quick_press_is_nothing_where_nobody_races() -> None:
    table = make_race()
    screens = sit_all(table)
    to(table, 60)
    act(table, screens[BEN], BEN, "right", 30)
    assert faults(screens[BEN]) == []
    assert table.logged.match.log[-1] == (BEN, ("right", 60, 1, 60, 0))


@rule("AN-8.1")
def test_who_passes_at_once_has_claimed_nothing() -> None:
    table, screens = in_race()
    to(table, 100)
    act(table, screens[ANA], ANA, "pass", 60)
    assert faults(screens[ANA]) == []


@rule("AN-8.1", "AN-8.3")
def test_a_pad_pressed_at_once_is_a_claim() -> None:
    table, screens = in_race(answers="spoken")
    to(table, 100)
    act(table, screens[ANA], ANA, "speak", 60)
    assert faults(screens[ANA]) == ["bad-time"]
    assert last(table)[2] == 150


def test_links_that_are_gone_are_forgotten() -> None:
    links = Links()
    screen = object()
    links.open(screen, 2)
    links.close(screen)
    links.close(screen)
    assert links.slowest() == 0
    assert links.credit(screen, 2, CAP) == 0
    assert links.under_way(2, CAP) == 0
