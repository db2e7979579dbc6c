"""What holds at every decision of every game, tried on seeded random ones."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest

import tablee
from tablee.games.fiese_freunde.content.cards import DECKS, CardDef
from tablee.games.fiese_freunde.content.grammar import write_give, write_need
from tablee.games.fiese_freunde.content.pack import CARDS
from tablee.games.fiese_freunde.rules.casting import can_live, casts, why_not
from tablee.games.fiese_freunde.rules.conditions import count, meets
from tablee.games.fiese_freunde.rules.living import foreseen
from tablee.games.fiese_freunde.screen.moves import asked, company, with_casts
from tests.fiese_freunde.oracle import Oracle
from tests.fiese_freunde.play import GAME, facts, new, played, truth
from tests.rules import rule

SEEDS = range(15)
LOVES = ("love", "engaged", "married", "happy")
MARRIAGES = ("married", "happy", "separated")
PERSONAL = ("friend", "partner", "ex", "married", "happily-married", "sex", "child")
BLANK = "Karaoke | friend A | +alcohol 1, partner A"


def game(seed: int) -> Iterator[tablee.Match]:
    """Two to six players, with and without the variant, a filter or a card of their own."""
    seats = 2 + seed % 5
    goals = "chosen" if seed % 3 == 0 else "dealt"
    more = {"drugs": "out"} if seed % 4 == 1 else {"blank": BLANK} if seed % 4 == 2 else {}
    return played(new(seats, f"property {seed}", goals=goals, **more), seed)


@pytest.mark.parametrize("seed", SEEDS)
@rule("FF-10.3", "FF-4.1", "FF-2.2", "FF-1.2", "FF-10.13", "FF-3.1")
def test_every_position_is_one_the_rules_allow(seed: int) -> None:
    before: dict[str, Any] = {}
    for m in game(seed):
        if not m.view(None)["persons"]:
            continue
        found = facts(m)  # which compares the boards with each other
        check_people(found["ties"], m.seats)
        check_boards(m, found)
        if before:
            check_what_never_goes_back(before, found)
        before = found


def check_people(ties: dict[tuple[int, int], str], seats: int) -> None:
    """At most one partner and one spouse per person, neutral characters included."""
    partners, spouses = Counter[int](), Counter[int]()
    for (a, b), place in ties.items():
        assert a != b
        assert a < seats, "neutral characters have nothing with each other"
        for person in (a, b):
            partners[person] += place in LOVES
            spouses[person] += place in MARRIAGES
    assert max(partners.values(), default=0) <= 1
    assert max(spouses.values(), default=0) <= 1


def check_boards(m: tablee.Match, found: dict[str, Any]) -> None:
    view = m.view(None)
    assert all(0 <= n <= 3 for traits in found["traits"].values() for n in traits.values())
    assert sum(found["time"].values()) + view["bank"] == 8 * m.seats, "time is conserved"
    assert all(time >= 0 for time in [*found["time"].values(), view["bank"]])
    assert all(len(life["realised"]) <= 5 for life in view["boards"])
    t = truth(m)
    zones = [*t.piles, *t.discards, t.offer, *t.lived, *t.goals, *t.realised, *t.packets]
    zones += [t.supers, t.box, *t.drafts]
    assert sorted(card for zone in zones for card in zone) == list(range(140))


def check_what_never_goes_back(before: dict[str, Any], now: dict[str, Any]) -> None:
    for seat, held in now["phones"].items():
        assert set(held) <= set(before["phones"][seat]), "telephones only decrease"
        assert now["celibate"][seat] or not before["celibate"][seat]
        assert now["bed_children"][seat] >= before["bed_children"][seat]
        for n in (0, 1):
            assert now["bed"][seat][n] >= before["bed"][seat][n]
        if before["celibate"][seat]:
            assert now["bed"][seat] == before["bed"][seat]
    for name in ("nights", "children"):
        for pair, n in now[name].items():
            assert n >= before[name].get(pair, 0)
    for pair, n in now["nights"].items():
        if any(before["celibate"].get(person) for person in pair):
            assert n == before["nights"].get(pair, 0), "nobody sleeps with a celibate"
    assert not before["ties"].keys() - now["ties"].keys(), "nobody leaves a circle"


@pytest.mark.parametrize("seed", range(20, 32))
@rule("FF-10.10", "FF-8.3", "FF-9.1")
def test_who_may_take_which_card_is_the_same_by_another_way(seed: int) -> None:
    """All 140 cards, for every player, now and then; and the offer is what may be chosen."""
    rand = random.Random(seed)
    printed = [in_print(card) for card in CARDS]
    for m in game(seed):
        view = m.view(None)
        if not view["persons"] or rand.random() > 0.02:
            continue
        t = truth(m)
        for seat in range(m.seats):
            oracle = Oracle(view, seat)
            for card, shown in zip(CARDS, printed, strict=True):
                assert can_live(t, seat, card) is oracle.can(shown), (seat, shown)
                met = all(meets(t, seat, need) for need in card.needs)
                assert (met and not why_not(t, seat, card, met)) is can_live(t, seat, card)


def in_print(card: CardDef) -> dict[str, Any]:
    """A card as it stands in the box: its conditions and consequences as phrases."""
    return {
        "deck": DECKS[card.deck],
        "needs": [write_need(need) for need in card.needs],
        "gives": [write_give(give) for give in card.gives],
        "star": sorted(card.star),
    }


@pytest.mark.parametrize("seed", range(40, 48))
@rule("FF-8.3", "FF-9.6")
def test_what_is_offered_is_what_the_view_says(seed: int) -> None:
    for m in game(seed):
        if m.ask is None or m.ask.why != "turn":
            continue
        (seat,) = m.asks
        view = m.view(seat)
        verb = "take" if view["slice"] == 1 else "auction"
        shown = [f"{verb}:{card['card']['id']}" for card in view["offer"] if card["can"]]
        goals = [*view["goals"], *([view["super_goal"]] if view["super_goal"] else [])]
        shown += [f"goal:{goal['card']['id']}" for goal in goals if goal["can"]]
        offered = [choice for choice in m.asks[seat] if ":" in choice]  # type: ignore[union-attr]
        assert offered == shown


# -- events -----------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(60, 70))
@rule("FF-10.3", "FF-9.2", "FF-7.3")
def test_the_events_alone_tell_every_life(seed: int) -> None:
    *_, m = game(seed)
    view, story = m.view(None), Story(m)
    assert story.traits == {life["seat"]: life["traits"] for life in view["boards"]}
    found = facts(m)
    assert story.ties == found["ties"]
    for name in ("nights", "children"):
        assert +getattr(story, name) == {k: n for k, n in found[name].items() if n}
    assert story.bed == {seat: Counter(w=w, m=men) for seat, (w, men) in found["bed"].items()}
    assert [story.time[s] for s in range(m.seats)] == [found["time"][s] for s in range(m.seats)]
    assert story.phones == {seat: set(held) for seat, held in found["phones"].items()}
    assert story.goals == {life["seat"]: life["realised"] for life in view["boards"]}


class Story:
    """Lives as told by the public events alone."""

    def __init__(self, m: tablee.Match) -> None:
        seats = range(m.seats)
        start = truth(m.at(0)).time
        self.traits = {s: dict.fromkeys(m.view(None)["boards"][0]["traits"], 0) for s in seats}
        self.ties: dict[tuple[int, int], str] = {}
        self.nights, self.children = Counter[Any](), Counter[Any]()
        self.bed = {s: Counter(w=0, m=0) for s in seats}
        self.time = dict(enumerate(start))
        self.phones = {s: {r for r in seats if r != s} for s in seats}
        self.goals: dict[int, list[str]] = {s: [] for s in seats}
        for event in m.events(None):
            hear = getattr(self, "on_" + event["key"].replace("-", "_"), None)
            if hear:
                hear(**event["args"])

    def on_traits(self, seat: int, traits: dict[str, int]) -> None:
        self.traits[seat] |= traits

    def on_tie(self, a: int, b: int, now: str, was: str) -> None:
        pair = (min(a, b), max(a, b))
        assert self.ties.get(pair, "stranger") == was
        self.ties[pair] = now

    def on_sex(self, a: int, b: int) -> None:
        self.nights[min(a, b), max(a, b)] += 1

    def on_child(self, a: int, b: int) -> None:
        self.children[min(a, b), max(a, b)] += 1

    def on_bed(self, a: int, half: str) -> None:
        self.bed[a][half] += 1

    def on_pay(self, seat: int, time: int) -> None:
        self.time[seat] -= time

    def on_receive(self, seat: int, time: int) -> None:
        self.time[seat] += time

    def on_steal(self, seat: int, victim: int, time: int) -> None:
        self.time[victim] -= time
        self.time[seat] += time

    def on_phone_lost(self, seat: int, colour: int) -> None:
        self.phones[seat].remove(colour)

    def on_goal(self, seat: int, card: str, count: int, super: bool) -> None:
        self.goals[seat].append(card)
        assert len(self.goals[seat]) == count


@pytest.mark.parametrize("seed", range(80, 92))
@rule("FF-9.1", "FF-9.2")
def test_every_auction_is_one_the_rules_allow(seed: int) -> None:
    price, bidders, out = -1, [-1], set[int]()
    *_, m = game(seed)
    for event in m.events(None):
        args = event["args"]
        if event["key"] == "auction":
            price, bidders, out = -1, [], set()
        elif event["key"] == "bid":
            assert args["time"] > price
            assert args["seat"] not in out
            price = args["time"]
            bidders.append(args["seat"])
        elif event["key"] == "drop":
            out.add(args["seat"])
        elif event["key"] == "sold":
            assert (args["seat"], args["time"]) == (bidders[-1], price)
            assert set(bidders) - {args["seat"]} <= out
            assert price >= 0


@pytest.mark.parametrize("seed", range(100, 106))
@rule("FF-8.3")
def test_every_option_and_event_is_worded_in_both_languages(seed: int) -> None:
    words, rand = tablee.games()[GAME].catalogue, random.Random(seed)
    for m in game(seed):
        for seat, options in m.asks.items():
            if not isinstance(options, tuple) or rand.random() > 0.1:
                continue
            assert len(set(options)) == len(options)
            assert m.ask is not None
            key, _ = truth(m).label(m.ask, rand.choice(options))
            assert words.has("en", key), key
            m.clone().answer(seat, rand.choice(options))
    for event in m.events(None):
        for lang in ("en", "fr"):
            said = m.tell(event, lang)
            assert said != f"ev-{event['key']}"
            assert not set("{}$") & set(said), said


@pytest.mark.slow
@rule("FF-9.7", "FF-9.8")
def test_random_games_see_much_of_the_game() -> None:
    """If not, other seeds are needed."""
    ends, seen = Counter[str](), Counter[str]()
    for seed in (*SEEDS, *range(60, 70)):
        *_, m = game(seed)
        assert m.outcome is not None, "a game without end"
        ends[m.outcome[0].rule] += 1
        seen.update(event["key"] for event in m.events(None))
    assert set(ends) == {"FF-9.7", "FF-9.8"}
    wanted = "tie sex bed bed-child child steal phone-lost call refuse celibate super exchange"
    assert [key for key in wanted.split() if not seen[key]] == []


@pytest.mark.parametrize("seed", SEEDS[:5])
def test_what_a_card_cannot_touch_stays_as_it_is(seed: int) -> None:
    """`asked` leaves out conditions that no cast of the card would change."""
    goals = tuple(card for card in CARDS if card.is_goal)
    every = {(goal, need) for goal in goals for need in goal.other_needs if need.verb in PERSONAL}
    seen = 0
    for n, m in enumerate(game(seed)):
        state = truth(m)
        for card in state.offer if n % 7 == 0 else ():
            definition = state.definition(card)
            untouched = {need for _, need in every - {*asked(goals, definition)}}
            for cast in islice(casts(state, 0, definition), 3):
                after = foreseen(state, 0, definition, cast)
                for need in untouched:
                    assert count(after, 0, need) == count(state, 0, need), (definition.id, need)
                    seen += 1
    assert seen > 100


@pytest.mark.parametrize("seed", SEEDS[:5])
def test_persons_of_a_kind_are_counted_alike(seed: int) -> None:
    """What a card moves is worked out for one person of each kind: as if for everybody."""
    goals = tuple(card for card in CARDS if card.is_goal)
    seen = 0
    for n, m in enumerate(game(seed)):
        state = truth(m)
        for card in state.offer if n % 7 == 0 else ():
            definition = state.definition(card)
            if not can_live(state, 0, definition):
                continue
            every = list(range(12))  # each person a kind
            ways = casts(state, 0, definition)
            all_of_them = with_casts(state, 0, definition, goals, ways, every)
            assert company(state, 0, definition, goals) == all_of_them
            seen += len(all_of_them)
    assert seen > 100
