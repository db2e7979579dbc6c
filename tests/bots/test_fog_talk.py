"""What the partner in Fog of Love answers when somebody writes to it."""

from __future__ import annotations

import copy
import random
from typing import Any

import pytest

import tablee
from tablee import bots
from tablee.games.fog_of_love import GAME
from tablee.games.fog_of_love.bot import REPLIES, reply
from tablee.games.fog_of_love.bot.replies import AFTER
from tablee.games.fog_of_love.bot.temper import VOICES, temper
from tablee.kernel import Match, Saying
from tests.fog_of_love.couple import FILL, choose, couple, play, settle
from tests.rules import rule

SAID = {
    "Hello you": "hi", "Coucou !": "hi", "je t’aime": "love", "Désolé…": "sorry", "merci": "thanks",
    "hahaha": "laugh", "Are you a bot?": "who", "tu es un robot ?": "who", "Why did you do that?":
    "ask", "Pourquoi ?": "ask", "tu es pénible": "cross", "this is it": "early",
}  # fmt: skip


def answered(match: Match, text: str, said: list[str] | None = None, seed: Any = 1) -> Saying:
    given = reply(match.view(1), match.events(1), 1, text, said or [], random.Random(seed))
    assert given is not None
    return given


def after_a_scene(*letters: str) -> Match:
    match = couple(hand={0: ["sweet-2", *FILL], 1: ["serious-3"]})
    play(match, 0, "sweet-2")
    choose(match, *letters)
    settle(match)
    return match


@pytest.mark.parametrize(("text", "situation"), SAID.items())
def test_it_answers_in_its_voice_to_what_it_is_told(text: str, situation: str) -> None:
    match = tablee.new_match("fog-of-love", 2, {"story": "sunday"}, key="talk")
    voice = temper(match.view(1), 1, match.events(1)).voice
    assert answered(match, text).key in REPLIES[situation, voice]


@pytest.mark.parametrize(("letters", "situation"), [("aa", "matched"), ("ab", "missed")])
def test_otherwise_it_speaks_of_what_has_just_happened(letters: str, situation: str) -> None:
    said = answered(after_a_scene(*letters), "well well")
    assert f"-{situation}-" in said.key
    assert said.args == {"scene": "sweet-2"}


def test_a_question_may_be_answered_by_what_has_just_happened() -> None:
    """Not only evaded; before a scene has ended there is nothing else to say to it."""
    match = after_a_scene("a", "b")
    said: list[Saying] = []
    for _ in range(6):
        said.append(answered(match, "Why did you say that?", [one.key for one in said]))
    situations = [one.key.split("-")[2] for one in said]
    assert sorted(situations) == ["ask"] * 3 + ["missed"] * 3
    assert all(("scene" in one.args) == ("-missed-" in one.key) for one in said)
    early = tablee.new_match("fog-of-love", 2, {"story": "sunday"}, key="talk")
    assert {answered(early, "Why?", seed=n).key.split("-")[2] for n in range(20)} == {"ask"}


@pytest.mark.parametrize("text", ["hello", "well well"])
def test_it_says_nothing_twice_before_all_else_is_said(text: str) -> None:
    """Of three lines, three are said before one comes again, in whatever order, and never the same
    one twice running; what it said to other things does not count."""
    match = after_a_scene("a", "a")
    orders = set()
    for seed in range(20):
        said: list[str] = []
        for turn in range(9):
            said += [answered(match, text, said, f"{seed}/{turn}").key, "bot-reply-who-wry-1"]
        own = said[::2]
        orders.add(tuple(own))
        assert len(set(own)) == 3
        assert all(len(set(own[n : n + 3])) == 3 for n in range(len(own) - 2))
    assert len(orders) > 1, "nobody knows which comes first"


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_after_a_scene_some_of_what_it_says_names_it(lang: str) -> None:
    """By its title; and in no other situation is there a hole for one."""
    title = GAME.catalogue.format(lang, "scene-sweet-2")
    for (situation, voice), keys in REPLIES.items():
        told = [GAME.catalogue.format(lang, key, {"scene": title}) for key in keys]
        assert sum(title in text for text in told) == (situation in AFTER), (situation, voice)
    assert {voice for _, voice in REPLIES} == set(VOICES)


@rule("FL-14.1")
def test_what_it_answers_follows_from_what_lies_open() -> None:
    """Whatever else it could hold: in another world that its partner could be in, the same."""
    played = tablee.new_match("fog-of-love", 2, {"story": "school"}, key="school 0")
    tablee.play(played, {s: bots.player("fog-of-love", "house", f"{s}") for s in (0, 1)})
    match = tablee.new_match("fog-of-love", 2, played.options, key=played.key)
    for seat, choice in played.log[:60]:
        match.answer(seat, choice)
    view = match.view(1)
    other = copy.deepcopy(view)
    other["me"] = None
    for text in (*SAID, "well well"):
        said = [reply(v, match.events(1), 1, text, [], random.Random(1)) for v in (view, other)]
        assert said[0] == said[1]
