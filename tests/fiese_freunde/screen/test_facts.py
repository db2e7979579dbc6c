"""What the client need not work out: symbols, what falls, what passing brings, love, children."""

from __future__ import annotations

import msgspec
import pytest

import tablee
from tablee.games.fiese_freunde.content.cards import CardDef
from tablee.games.fiese_freunde.content.grammar import write_give, write_need
from tablee.games.fiese_freunde.content.pack import CARDS
from tablee.games.fiese_freunde.rules.conditions import clause, count, meets
from tablee.games.fiese_freunde.screen.cards import show_card
from tests.fiese_freunde.play import (
    GAME,
    asked,
    buy,
    has,
    lives,
    new,
    phrases,
    played,
    times,
    told,
    traits,
    truth,
    who,
)
from tests.rules import rule

# -- symbols ----------------------------------------------------------------------------------


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.id)
@rule("FF-1.3", "FF-2.3", "FF-2.4", "FF-3.5")
def test_a_symbol_says_all_that_its_phrase_says(card: CardDef) -> None:
    shown = msgspec.to_builtins(show_card(card))
    assert phrases(shown["conditions"]) == [write_need(need) for need in card.needs]
    assert phrases(shown["consequences"]) == [write_give(give) for give in card.gives]


@pytest.mark.parametrize("lang", ["en", "fr"])
@rule("FF-1.3")
def test_every_symbol_has_words(lang: str) -> None:
    say = tablee.games()[GAME].catalogue
    views = [show_card(card) for card in CARDS]
    symbols = {symbol for view in views for symbol in (*view.conditions, *view.consequences)}
    assert len(symbols) > 40
    for symbol in symbols:
        args = {"trait": symbol.what, "n": symbol.n, "a": str(symbol.a).lower()}
        words, problems = say.render(lang, symbol.key, args)
        assert words
        assert not problems


@rule("FF-2.3")
def test_each_check_belongs_to_the_condition_in_the_same_place() -> None:
    for m in played(new(3, "checks"), 1, 120):
        t = truth(m)
        for seat in range(3):
            view = m.view(seat)
            shown = zip((*t.offer, *t.goals[seat]), (*view["offer"], *view["goals"]), strict=True)
            for card, one in shown:
                needs = t.definition(card).needs
                assert len(one["checks"]) == len(needs)
                for need, check in zip(needs, one["checks"], strict=True):
                    assert (check["ok"], check["have"]) == (
                        meets(t, seat, need),
                        count(t, seat, need),
                    )
                    assert check.get("rule", "") == ("" if check["ok"] else clause(need))


@rule("FF-1.1")
def test_the_tables_own_card_has_the_title_they_wrote() -> None:
    m = lives(blank="  Karaoke night | friend A | +alcohol 1", offer=["b41"])
    assert m.view(None)["own_card"] == {"id": "b41", "title": "Karaoke night"}
    assert m.view(0)["offer"][0]["card"]["conditions"] == [
        {"what": "friend", "key": "need-friend", "a": True}
    ]
    assert lives().view(None)["own_card"] is None


# -- lives ------------------------------------------------------------------------------------


@rule("FF-2.2", "FF-2.1")
def test_what_falls_when_a_characteristic_is_full() -> None:
    """As it is said, so it comes: each of the nine, full, with one point more."""
    view = lives().view(None)
    assert list(view["falls"]) == list(view["boards"][0]["traits"])
    for trait, falls in view["falls"].items():
        start = {trait: view["full"], falls: 2}
        m = lives(offer=["b41"], blank=f"More | | +{trait} 1", **has(0, **start))
        buy(m, "b41")
        assert traits(m) == {trait: view["full"]}


@pytest.mark.parametrize("seed", range(5))
@rule("FF-7.3", "FF-9.3")
def test_what_passing_brings_is_what_the_next_one_gets(seed: int) -> None:
    """From the bank; what the bank is short of is asked for."""
    for m in played(new(2 + seed, f"passing {seed}"), seed, 400):
        if m.outcome is None and asked(m) == "turn":
            seat, due, before = who(m), m.view(None)["passing"], times(m)
            bank = m.view(None)["bank"]
            twin = m.clone()
            twin.answer(seat, "pass")
            assert times(twin)[seat] - before[seat] == min(due, bank)
            if twin.ask is not None and asked(twin) == "steal":
                assert (twin.ask.args or {})["missing"] == due - bank


@pytest.mark.parametrize("seed", range(4))
@rule("FF-4.1", "FF-5.4")
def test_partner_and_children_are_those_of_the_rules(seed: int) -> None:
    for m in played(new(2 + seed, f"families {seed}"), seed):
        t = truth(m)
        if not t.sexes:
            continue
        for board in m.view(None)["boards"]:
            assert board["partner"] == t.partner(board["seat"])
            assert board["children"] == t.child_count(board["seat"])


@rule("FF-9.7")
def test_as_many_goals_as_it_takes() -> None:
    m = lives(realised={0: ["l1", "s1", "j1", "r1"]}, goals={0: ["j5"]}, **has(drugs=2, money=2))
    assert len(m.view(0)["boards"][0]["realised"]) == m.view(0)["goals_to_win"] - 1
    m.answer(0, "goal:j5")
    assert told(m, "over") == [{"seat": 0}]
