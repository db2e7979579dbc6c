"""The partner in Fog of Love: plays by the rules, sees only its view, and is worth having."""

from __future__ import annotations

import copy
import random
from collections import Counter
from functools import cache
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast

import tablee
from tablee import bots
from tablee.bots import Prompt
from tablee.games.fog_of_love import GAME
from tablee.games.fog_of_love.bot import (
    ANSWERS,
    HELLOS,
    LINES,
    REPLIES,
    TELLS,
    belief,
    house,
    line,
)
from tablee.games.fog_of_love.bot.mind import Mind
from tablee.games.fog_of_love.bot.people import PEOPLE
from tablee.games.fog_of_love.bot.replies import AFTER
from tablee.games.fog_of_love.bot.temper import temper
from tablee.games.fog_of_love.content.grammar import ASPECT_IDS
from tablee.games.fog_of_love.content.pack import BOX
from tablee.kernel import Match
from tablee.lab.balance import couples
from tests.fog_of_love.couple import (
    FILL,
    card_of,
    choose,
    couple,
    names,
    offers,
    play,
    settle,
    truth,
)
from tests.rules import rule

STORIES = ("sunday", "school", "year", "want")
GAMES = 10
"""Of every story."""


def run(story: str, bot: str, number: int, **options: str) -> Match:
    seed = f"{story} {number}"
    match = tablee.new_match("fog-of-love", 2, {"story": story, **options}, key=seed)
    players = {s: bots.player("fog-of-love", bot, f"{seed}/{s}") for s in (0, 1)}
    return tablee.play(match, players)


@cache
def games(bot: str) -> list[Match]:
    """Ten of every story."""
    return [run(story, bot, n) for story in STORIES for n in range(GAMES)]


def prompt_of(match: Match, seat: int) -> Prompt:
    ask = match.ask
    assert ask is not None
    return Prompt(seat, ask.why, ask.rule, match.asks[seat], ask.args or {})


def answer(match: Match, seat: int, seed: str = "mood") -> Any:
    prompt = prompt_of(match, seat)
    return house(match.view(seat), match.events(seat), prompt, random.Random(seed))


# -- by the rules -----------------------------------------------------------------------------


@pytest.mark.slow
def test_it_is_never_refused_in_any_story() -> None:
    """A refused answer would raise; so would a question that it does not know."""
    assert len(games("house")) == 40
    assert all(match.outcome is not None for match in games("house"))


@pytest.mark.slow
@pytest.mark.parametrize(
    ("story", "options"),
    [("tutorial", {}), ("want", {"child": "adoption"}), ("sunday", {"events": "all"}),
     ("year", {"events": "none", "sex": "out", "death": "out", "prejudice": "out"})],
)  # fmt: skip
def test_it_plays_with_every_house_rule(story: str, options: dict[str, str]) -> None:
    for number in range(2):
        assert run(story, "house", number, **options).outcome is not None


@pytest.mark.slow
def test_it_has_an_answer_for_every_ask_of_the_game() -> None:
    """Whatever was asked in forty games, also what only chance brings about."""
    asked = set()
    for match in games("random"):
        again = tablee.new_match("fog-of-love", 2, match.options, key=match.key)
        for seat, choice in match.log[:200]:
            assert again.ask is not None
            asked.add(again.ask.why)
            again.answer(seat, choice)
    assert len(asked) > 15
    assert asked <= set(ANSWERS)


@pytest.mark.slow
def test_what_the_stories_promise_happens() -> None:
    """Weddings and children come about, and secrets come out, with the house as with people."""
    told = [[e["key"] for e in match.events(None)] for match in games("house")]
    laid, out = (sum(keys.count(key) for keys in told) for key in ("secret", "reveal-secret"))
    assert out > laid / 10
    marked = Counter(e["args"]["what"] for m in games("house") for e in m.events(None)
                     if e["key"] == "mark")  # fmt: skip
    assert min(marked["married"], marked["child"]) > GAMES / 4


def test_it_wants_to_know_and_waits_for_the_day() -> None:
    """It plays a reveal card when there is a secret to reveal, keeps it while there is none, and
    draws where a special event lies; hardly any mood makes it do otherwise."""
    hand = {0: ["drama-31", "sweet-9"], 1: []}
    told = couple(chapter=2, hand=hand, secrets={1: ["sweet-35"]}, hearts=(20, 20))
    untold = couple(chapter=2, hand=hand, hearts=(20, 20))
    day = couple(story="year", chapter=2, hand={0: ["sweet-9"], 1: []})
    assert day.view(0)["coming"] == {"wedding-day": "serious"}
    play(day, 0, "sweet-9")
    choose(day, "a")
    card = card_of(told, 0, "drama-31")
    moods = [f"mood {n}" for n in range(12)]
    assert sum(answer(told, 0, mood) == f"play:{card}" for mood in moods) >= 11
    assert sum(answer(untold, 0, mood) == f"exchange:{card}" for mood in moods) <= 1
    assert sum(answer(day, 0, mood) == "serious" for mood in moods) >= 11


# -- by its view alone ------------------------------------------------------------------------


@rule("FL-14.1")
@pytest.mark.parametrize("story", ["sunday", "year"])
def test_it_answers_the_same_in_every_world_it_could_be_in(story: str) -> None:
    match = tablee.new_match("fog-of-love", 2, {"story": story}, key="honest")
    rand = random.Random(3)
    others = 0
    for moment in range(90):
        if not match.asks:
            break
        here = {seat: answer(match, seat, str(moment)) for seat in match.asks}
        for seat, choice in here.items():
            world = match.imagine(seat, rand)
            if world is not None:
                others += world.save() != match.save()
                assert answer(world, seat, str(moment)) == choice
        seat = next(iter(here))
        match.answer(seat, here[seat])
    assert others > 20


def test_the_same_view_and_the_same_mood_give_the_same_answer_and_change_nothing() -> None:
    match = tablee.new_match("fog-of-love", 2, {"story": "want"}, key="same")
    for moment in range(80):
        seat = next(iter(match.asks))
        view, events, prompt = match.view(seat), match.events(seat), prompt_of(match, seat)
        before = copy.deepcopy(view)
        first = house(view, events, prompt, random.Random(moment))
        assert view == before
        assert house(before, events, prompt, random.Random(moment)) == first
        match.answer(seat, first)


# -- worth having -----------------------------------------------------------------------------


def fulfilled(bot: str) -> int:
    return sum(any(r.won for r in match.outcome or ()) for match in games(bot))


@pytest.mark.slow
def test_it_fulfils_destinies_far_more_often_than_chance() -> None:
    assert fulfilled("house") >= 16
    assert fulfilled("house") >= 4 * fulfilled("random")


def test_its_characters_are_of_many_kinds() -> None:
    tempers = [
        Mind(match.view(seat), match.events(seat), seat).temper
        for match in games("house")
        for seat in (0, 1)
    ]
    assert {temper.voice for temper in tempers} == {"tender", "wry", "bold"}
    assert len({temper.dream for temper in tempers}) >= 6
    assert max(t.warmth for t in tempers) - min(t.warmth for t in tempers) > 0.6
    finals = Counter(r.args["destiny"] for m in games("house") for r in m.outcome or ())
    assert len(finals) >= 6


def test_a_temper_lasts_from_the_traits_to_the_end() -> None:
    match = games("house")[0]
    again = tablee.new_match("fog-of-love", 2, match.options, key=match.key)
    tempers = set()
    for seat, choice in match.log:
        again.answer(seat, choice)
        if any(e["key"] == "traits" and e["args"]["seat"] == 0 for e in again.events(0)):
            tempers.add(Mind(again.view(0), again.events(0), 0).temper)
    assert len(tempers) == 1


@rule("FL-14.1")
def test_it_believes_what_open_choices_tell() -> None:
    match = couple(story="sunday", hand={0: ["drama-8", "drama-11"], 1: []})
    gentle = ASPECT_IDS.index("gen-up")
    before = belief.leanings(match.view(0), match.events(0), 1)
    view = match.view(0)
    view["past"] = [
        {"scene": "drama-8", "player": 0, "choices": ("b", "a"), "how": ""},
        {"scene": "drama-11", "player": 0, "choices": ("", "a"), "how": ""},
    ]
    after = belief.leanings(view, match.events(0), 1)
    assert after[gentle] > 2 * before[gentle]
    assert after[gentle ^ 1] < before[gentle ^ 1]
    assert belief.leanings(view, match.events(0), 0)[gentle] < before[gentle]


def test_a_wrong_guess_is_not_forgotten() -> None:
    view = couple(story="sunday").view(0)
    guess = {"key": "guess", "args": {"seat": 0, "aspect": "dis-up", "right": "no"}}
    assert belief.leanings(view, [guess], 1)[0] < 0.1 * belief.leanings(view, [], 1)[0]
    assert belief.leanings(view, [guess], 0) == belief.leanings(view, [], 0)


@rule("FL-14.3")
def test_it_believes_what_was_called_for_and_shown() -> None:
    view = couple(story="year").view(0)
    spared = {"key": "destiny", "args": {"seat": 1, "effect": "drop any but team"}}
    said = {"key": "destiny-said", "args": {"seat": 1, "destiny": "devotion", "held": "no"}}
    odds = belief.signs(view, [spared, said], 1)
    assert odds["team"] > odds["equals"] > odds["devotion"]
    assert belief.signs(view, [spared, said], 0)["team"] == odds["equals"]


@rule("FL-13.1")
@pytest.mark.parametrize(
    ("hearts", "tokens", "best"),
    [((30, 31), {}, "equals"), ((40, 10), {"gen-down": 5}, "dominant"),
     ((15, 55), {"sin-up": 6}, "devotion"), ((25, 55), {"gen-up": 9}, "team")],
)  # fmt: skip
def test_at_the_finale_it_picks_what_has_come_true(
    hearts: tuple[int, int], tokens: dict[str, int], best: str
) -> None:
    match = couple(
        story="sunday", chapter=2, stage="open_chapter", hearts=hearts, tokens={0: tokens}
    )
    card = answer(match, 0)
    assert names(match, [card]) == [best]


def test_it_pursues_a_destiny_with_its_choices() -> None:
    """Devotion is one token of sincerity away, and nothing else is in reach."""
    match = couple(
        story="sunday", chapter=2, played=5, turn=1, hearts=(12, 48), tokens={0: {"sin-up": 3}},
        destinies={0: ["devotion", "dominant"]}, hand={0: [], 1: ["serious-3", "sweet-1"]},
    )  # fmt: skip
    play(match, 1, "serious-3")
    if match.ask is not None and match.ask.why == "react":
        match.answer(0, "pass")
    picks = Counter(answer(match, 0, str(n)) for n in range(20))
    assert picks["b"] > 15, "it refuses to lie"


def test_it_does_not_waste_a_reaction() -> None:
    """It agrees after all where that is worth something to both."""
    match = couple(
        story="sunday", chapter=1, hearts=(18, 18), destinies={1: ["equals", "team"]},
        hand={0: ["sweet-2", "sweet-1"], 1: ["serious-30"]},
    )  # fmt: skip
    play(match, 0, "sweet-2")
    match.answer(0, "a")
    match.answer(1, "b")
    assert match.ask is not None
    assert match.ask.why == "react"
    (react,) = (o for o in match.asks[1] if o != "pass")  # type: ignore[union-attr]
    assert answer(match, 1) == react


# -- what it says -----------------------------------------------------------------------------


@cache
def messages(lang: str) -> dict[str, ast.Message]:
    files = (GAME.folder / "text" / f"{name}.{lang}.ftl" for name in ("bot", "talk"))
    entries = [e for file in files for e in FluentParser().parse(file.read_text("utf-8")).body]
    return {entry.id.name: entry for entry in entries if isinstance(entry, ast.Message)}


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_line_is_there_and_needs_nothing(lang: str) -> None:
    keys = [key for keys in (*LINES.values(), *REPLIES.values()) for key in keys]
    keys += [*HELLOS.values(), *TELLS.values()]
    assert len(keys) == len(set(keys)) >= 40
    assert set(messages(lang)) == set(keys)
    may_name = {key for (after, _), known in REPLIES.items() for key in known if after in AFTER}
    for key in keys:
        text = GAME.catalogue.format(lang, key)
        assert "{" not in text or key in may_name
        assert 8 <= len(text) <= 140, key
    assert len({GAME.catalogue.format(lang, key) for key in keys}) == len(keys)


class Chatty(random.Random):
    """Always in a mood to talk."""

    def random(self) -> float:
        return 0.0


def test_it_speaks_now_and_then_of_many_things() -> None:
    match = games("house")[GAMES * 2]
    again = tablee.new_match("fog-of-love", 2, match.options, key=match.key)
    said, moments = [], 0
    rand = random.Random(1)
    for seat, choice in match.log:
        said.append(
            line(again.view(seat), again.events(seat), prompt_of(again, seat), choice, rand)
        )
        again.answer(seat, choice)
        moments += 1
    spoken = [key for key in said if key]
    assert 0.08 < len(spoken) / moments < 0.5
    assert len({key.split("-")[2] for key in spoken}) >= 6
    known = {key for keys in LINES.values() for key in keys} | {*HELLOS.values(), *TELLS.values()}
    assert set(spoken) <= known


@rule("FL-8.2", "FL-8.4")
def test_its_lines_do_not_tell_what_is_still_secret() -> None:
    """Where both choose, at the finale and about destinies: the same, whatever it chose."""
    match = games("house")[GAMES * 3]
    again = tablee.new_match("fog-of-love", 2, match.options, key=match.key)
    compared = 0
    for seat, choice in match.log:
        prompt = prompt_of(again, seat)
        hidden = prompt.why in ("final", "destiny") or (
            prompt.why == "choose" and len(again.asks) == 2
        )
        if hidden and isinstance(prompt.options, tuple):
            view, events = again.view(seat), again.events(seat)
            spoken = {line(view, events, prompt, o, Chatty()) for o in prompt.options}
            assert len(spoken) == 1
            compared += len(prompt.options) > 1
        again.answer(seat, choice)
    assert compared > 20


@rule("FL-14.2")
@pytest.mark.parametrize(("letters", "word"), [("aa", "-matched-"), ("ab", "-missed-")])
def test_it_may_say_that_it_likes_or_dislikes_what_was_chosen(letters: str, word: str) -> None:
    match = couple(hand={0: ["sweet-2", *FILL], 1: ["serious-3"]})
    play(match, 0, "sweet-2")
    choose(match, *letters)
    settle(match)
    before = match.save()
    said = line(match.view(1), match.events(1), prompt_of(match, 1), offers(match, 1)[0], Chatty())
    assert word in (said or "")
    assert match.save() == before  # talk changes nothing


def test_a_line_follows_from_what_it_does() -> None:
    match = couple(story="sunday", turn=1, hand={0: [], 1: ["serious-3", "sweet-35", "drama-8"]})

    def said(option: str) -> str | None:
        return line(match.view(1), match.events(1), prompt_of(match, 1), option, Chatty())

    cards = {truth(match).name(card): card for card in truth(match).hands[1]}
    assert "-secret-" in (said(f"hide:{cards['sweet-35']}") or "")
    assert "-drama-" in (said(f"play:{cards['drama-8']}") or "")
    play(match, 1, "serious-3")
    match.answer(0, "pass")
    prompt = prompt_of(match, 0)
    kind = line(match.view(0), match.events(0), prompt, "a", Chatty())
    firm = line(match.view(0), match.events(0), prompt, "b", Chatty())
    assert ("-kind-" in (kind or ""), "-firm-" in (firm or "")) == (True, True)


# -- somebody ---------------------------------------------------------------------------------


@pytest.mark.slow
def test_it_comes_as_one_of_many() -> None:
    """Name and face belong together; nobody is met all the time."""
    met = Counter(
        (person["name"], person["portrait"], person["gender"])
        for match in games("house")
        for person in match.view(None)["persons"]
    )
    people = {(one.name, one.portrait, one.gender) for one in PEOPLE}
    assert len(people) == len(PEOPLE) == len({one.name for one in PEOPLE}) >= 12
    assert len(set(met) & people) >= 12
    assert met.most_common(1)[0][1] < 20


def test_each_of_them_has_a_temper_that_stays() -> None:
    """The voice is the person's; the rest leans a little by the traits."""
    for one in PEOPLE:
        person = {"gender": one.gender, "portrait": one.portrait}
        view = {"persons": [person, {"gender": "", "portrait": ""}], "story": "sunday"}
        found = temper(view, 0, ())
        assert (found.voice, found.warmth) == (one.voice, one.warmth)
        traits = [BOX.traits[n].id for n in (0, 9, 17)]
        kept = [{"key": "traits", "args": {"seat": 0, "traits": traits}}]
        assert temper(view, 0, kept).voice == one.voice
        assert abs(temper(view, 0, kept).warmth - one.warmth) <= 0.7


@pytest.mark.slow
def test_it_reaches_more_of_its_own_goals_than_it_misses() -> None:
    """It was little more than a third before it cared for them."""
    goals = [
        trait["met"]
        for match in games("house")
        for person in match.view(None)["persons"]
        for trait in person["traits"]
    ]
    assert sum(goals) / len(goals) > 0.5


@rule("FL-9.2")
@pytest.mark.slow
def test_it_tells_its_side_where_a_card_says_so() -> None:
    """Once for each such card of which it is the one to tell, in all games of the house."""
    told: Counter[str] = Counter()
    due: Counter[str] = Counter()
    for match in games("house"):
        again = tablee.new_match("fog-of-love", 2, match.options, key=match.key)
        for seat, choice in match.log:
            said = line(again.view(seat), again.events(seat), prompt_of(again, seat), choice,
                        random.Random(1))  # fmt: skip
            told[said or ""] += (said or "") in TELLS.values()
            again.answer(seat, choice)
        for event in again.events(None):
            if event["key"] == "tell":
                due[TELLS[event["args"]["scene"]]] += 1 + (event["args"]["who"] == "both")
    assert sum(due.values()) > 10
    assert sum(told.values()) >= 0.9 * sum(due.values())
    assert all(told[key] <= due[key] for key in told)


# -- counted ----------------------------------------------------------------------------------


def test_a_game_is_counted_as_it_went() -> None:
    match = games("house")[0]
    ledger = couples.count(match, "sunday", "house")
    results = match.outcome or ()
    assert ledger.hearts == [result.args["hearts"] for result in results]
    assert ledger.one == any(result.won for result in results)
    assert sum(ledger.final.values()) == 2
    assert sum(ledger.met.values()) == sum(result.won for result in results)
    assert ledger.turns >= 18
    assert ledger.decisions == len(match.log)


@pytest.mark.slow
def test_the_balance_report_is_the_same_again() -> None:
    jobs = couples.jobs(2, ("year",), "seed")
    assert [job[:2] for job in jobs] == [("year", "house")] * 2 + [("year", "random")] * 2
    report = couples.report(couples.count_job(job) for job in jobs)
    assert report == couples.report(couples.count_job(job) for job in jobs)
    assert "2 games of every story" in report
    assert all(f"({name})" in report for name in ("devotion", "exit", "heartbreaker"))
    assert "self" not in report.split("## Destinies")[1].split("## Scenes")[0]


def test_a_face_that_the_other_has_is_not_asked_for() -> None:
    """Asked again, because both wanted the same: it comes as somebody else."""
    match = tablee.new_match("fog-of-love", 2, {"first": "host"}, "faces")
    for choice in ("f", "p3"):
        for seat in (0, 1):
            match.answer(seat, choice)
    chosen = {answer(match, 1, str(seed)) for seed in range(20)}
    assert len(chosen) > 3
    assert "p3" not in chosen
