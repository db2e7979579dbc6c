"""The house players: ordered in strength, never refused, fair to the others."""

from __future__ import annotations

import random
from collections import Counter
from functools import partial
from itertools import permutations
from typing import Any, cast

import pytest

import tablee
from tablee import bots
from tablee.games.anomia.bot import BOTS
from tablee.games.anomia.bot.house import Temper, judging, play
from tablee.games.anomia.bot.memory import Memory
from tablee.games.anomia.content.themes import LANGS, NUMBERS, Theme, deck, pack, spare
from tablee.games.anomia.screen.first import FIRST
from tablee.kernel import Plans, Player
from tablee.table.logged import Sitter
from tests.anomia.play import GAME, act, bell, face_off, fight, new, phase, say, start, told, truth
from tests.rules import rule
from tests.table import races
from tests.table.kit import sit

STRENGTHS = ("easy", "house", "hard")


def game(names: tuple[str, ...], seed: str, **options: str) -> tablee.Match:
    """`tablee.play` raises what the rules refuse: a game that ends had no refusal in it."""
    m = new(len(names), seed, **options)
    seated = {s: bots.player(GAME, name, f"{seed}/{s}") for s, name in enumerate(names)}
    return tablee.play(m, seated)


@rule("AN-7.5", "AN-8.1")
def test_there_are_three_strengths() -> None:
    assert bots.names(GAME) == ["house", "easy", "hard", "gentle", "random"]


@pytest.mark.slow
@rule("AN-6.2")
def test_they_are_ordered_over_sixty_games() -> None:
    """Ten games for each way of sitting down; cards and victories."""
    cards: Counter[str] = Counter()
    wins: Counter[str] = Counter()
    for n, names in enumerate([*permutations(STRENGTHS)] * 10):
        for result in game(names, f"strength {n}").outcome or ():
            cards[names[result.seat]] += int(result.score or 0)
            wins[names[result.seat]] += result.won
    assert cards["hard"] > 1.5 * cards["house"] > 1.5 * 1.5 * cards["easy"]
    assert wins["hard"] >= 45
    assert wins["house"] > wins["easy"]


@pytest.mark.parametrize(
    ("rival", "options", "at_least"), [("gentle", FIRST.options, 4), ("easy", {}, 3)]
)
def test_a_newcomer_is_not_left_behind(
    rival: str, options: dict[str, str], at_least: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who needs five seconds to a first key comes first or second: always in a first play, where
    the rivals wait for them, and mostly against easy bots."""
    monkeypatch.setitem(BOTS, "newcomer", partial(play, Temper(5_000, 0.6)))
    ahead = []
    for n in range(2, 6):
        m = game(("newcomer", rival, rival, rival), f"new {n}", **options)
        scores = [int(result.score or 0) for result in m.outcome or ()]
        ahead.append(sum(score > scores[0] for score in scores))
    assert sum(before <= 1 for before in ahead) >= at_least


@rule("AN-7.5")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("answers", ["typed", "spoken"])
def test_they_are_never_refused(seats: int, answers: str) -> None:
    names = ("house", "easy", "hard", "house", "easy", "hard")[:seats]
    options = {"edition": ("fr", "fr8", "en")[seats % 3], "words": ("en", "fr")[seats % 2]}
    more = {
        "spotting": ("soon", "keen", "at-once")[seats % 3],
        "voters": ("others", "all")[seats % 2],
    }
    m = game(names, f"never {seats}", answers=answers, **options, **more)
    assert m.outcome is not None
    assert len(told(m, "won")) > 10, "and they find words"


@rule("AN-7.5", "AN-3.2")
def test_they_get_on_with_whoever_plays_at_random() -> None:
    for answers in ("typed", "spoken"):
        m = game(("random", "hard", "random", "easy"), "mixed", answers=answers)
        assert m.outcome is not None


@rule("AN-8.1")
def test_first_a_start_and_then_the_word() -> None:
    """They go the way of everybody: whatever they say they began before, at a time of its own."""
    m = game(("hard", "hard", "house"), "a start")
    begun: set[int] = set()
    answers = 0
    for seat, choice in m.log:
        if seat < 0:
            continue
        what, began, _, now, _ = choice
        assert began <= now
        if what == "start":
            begun.add(seat)
        elif isinstance(what, tuple):
            assert seat in begun
            begun.remove(seat)
            answers += 1
        elif what in ("left", "right"):
            begun.clear()
    assert answers > 15


# -- the guests of the house ------------------------------------------------------------------


@rule("AN-7.5", "AN-8.5")
@pytest.mark.parametrize("name", STRENGTHS)
@pytest.mark.parametrize(
    ("word", "says"),
    [
        ("tomato", "fine"),
        ("Thames", "challenge"),  # a river, for a fruit: it is on the own card
        ("Malta", "fine"),  # of another list: who knows?
        ("apple sauce", "fine"),  # something in it is known
        ("moonberry", "challenge"),
        ("qsdfgh", "challenge"),
    ],
)
def test_a_bot_objects_to_what_it_would_vote_against(name: str, word: str, says: str) -> None:
    m = face_off()
    say(m, 0, word, 1_000, 2_000)
    assert {bots.player(GAME, name, f"object {n}")(m, 1 + n % 3)[0] for n in range(9)} == {says}


@rule("AN-7.5")
def test_a_bot_believes_in_a_word_it_has_never_heard_now_and_then() -> None:
    """The same one for good, whatever the dice say."""
    believed = set()
    for n in range(150):
        m = face_off()
        say(m, 0, f"bolatu{chr(97 + n % 26)}{chr(97 + n // 26)}", 1_000, 2_000)
        first = bots.player(GAME, "hard", "one")(m, 1)[0]
        assert first == bots.player(GAME, "hard", "another")(m, 1)[0]
        believed |= {n} if first == "fine" else set()
    assert 0 < len(believed) < 15


@rule("AN-7.5")
def test_a_bot_without_challenges_left_does_not_object() -> None:
    m = face_off()
    truth(m).lost_challenges[1] = 3
    say(m, 0, "qsdfgh", 1_000, 2_000)
    assert bots.player(GAME, "hard", "none left")(m, 1)[0] == "fine"


def mash(seed: str) -> Player:
    """Hits any keys as soon as there is a race, and finds everything of the others fine."""
    rand = random.Random(seed)

    def answer(m: tablee.Match, seat: int) -> Any:
        form, ask = cast(Any, m.asks[seat]), m.ask
        assert ask is not None
        now = ask.args["now"]
        if form.longest:
            word = "".join(rand.choice("qsdfghjklmwxcvbn") for _ in range(6))
            return ("say", word), now + 150, 1, now + 150, 0
        what = {"challenge": "fine", "draw": form.options[0]}.get(ask.why, form.options[-1])
        return what, now, 1, now, 0

    return answer


@rule("AN-7.5", "AN-3.7")
@pytest.mark.parametrize(
    "guests", [("hard",) * 3, ("easy",) * 3, ("hard",) * 2, ("hard",), ("easy",)]
)
@pytest.mark.parametrize("lang", LANGS)
def test_nonsense_loses(guests: tuple[str, ...], lang: str) -> None:
    m = new(1 + len(guests), "nonsense", words=lang)
    seated = {n: bots.player(GAME, name, f"{n}") for n, name in enumerate(guests, 1)}
    masher, *others = [
        r.score or 0 for r in tablee.play(m, {0: mash(lang), **seated}).outcome or ()
    ]
    assert masher <= 3
    assert min(others) > masher


@rule("AN-3.2")
def test_what_a_bot_blurts_out_is_of_its_own_card() -> None:
    m = face_off()
    start(m, 0, 1_000)
    rivers = {word for n in range(200) if (word := heard(m, n)) in pack_theme("river").answers}
    fruits = {word for n in range(200) if (word := heard(m, n)) in pack_theme("fruit").answers}
    assert rivers
    assert len(fruits) > 4
    assert {*rivers, *fruits} == {heard(m, n) for n in range(200)}


def heard(m: tablee.Match, n: int) -> str:
    """What an easy bot in the first seat answers."""
    return str(bots.player(GAME, "easy", f"blurt {n}")(m, 0)[0][1])


def pack_theme(name: str) -> Theme:
    return next(theme for theme in pack("en", 1).themes if theme.id == name)


@rule("AN-3.2")
@pytest.mark.parametrize("name", STRENGTHS)
def test_a_bot_says_first_what_people_say_first(name: str) -> None:
    m = face_off()
    start(m, 0, 1_000)
    said = [str(bots.player(GAME, name, f"first {n}")(m, 0)[0][1]) for n in range(100)]
    common = {*pack_theme("fruit").answers[:15], *pack_theme("river").answers[:15]}
    assert sum(word in common for word in said) >= 97


@rule("AN-7.5")
@pytest.mark.parametrize(
    ("word", "vote"),
    [
        ("mango", "yes"),
        ("the Mangoes", "yes"),
        ("Thames", "no"),
        ("the thames", "no"),
        ("apple pie", None),
        ("Malta", None),
        ("moonberry", "no"),
    ],
)
def test_a_bot_votes_by_its_word_list_and_abstains_when_unsure(word: str, vote: str | None) -> None:
    """By canonical forms. What is on another list may be right here too, unless it is the river of
    the answerer's own card."""
    m = face_off()
    say(m, 0, word, 1_000, 2_000)
    m.answer(1, ("challenge", 2_500, 1, 2_500, 0))
    assert phase(m) == "vote"
    until = fight(m)["until"]
    for seat in (2, 3):
        what, _, _, now, _ = bots.player(GAME, "hard", f"vote {seat}")(m, seat)
        assert (what if now < until else None) == vote
    bell(m)


NOTED = pytest.mark.parametrize(
    ("word", "votes"), [("mango", ["yes"] * 2), ("Thames", ["no"] * 2), ("Malta", [])]
)


@rule("AN-8.3", "AN-7.5")
@NOTED
def test_a_bot_judges_a_spoken_word_once_it_is_written_down(word: str, votes: list[str]) -> None:
    """It has no ears: until then it abstains, and thinks again when there is something to read."""
    m = face_off(answers="spoken")
    act(m, 0, "speak", 1_000)
    if phase(m) == "race":
        bell(m)
    plans = Plans({seat: bots.player(GAME, "house", f"judge {seat}") for seat in (2, 3)})
    assert plans.sooner(m, fight(m)["until"] - 1) is None, "nothing to judge by"
    act(m, 0, ("say", word), 2_000)
    heard = []
    while answer := plans.sooner(m, fight(m)["until"] - 1):
        heard.append(answer[1][0])
        m.answer(*answer)
        if phase(m) != "judge":
            break
    assert heard == votes


@rule("AN-8.3", "AN-7.5")
@NOTED
def test_it_does_so_at_a_live_table(
    word: str, votes: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("secrets.randbits", lambda bits: 7)  # the bots' own chance
    guests = [Sitter("bot", name, "house") for name in ("Cleo", "Dan")]
    live = races.make_race([*races.HUMANS[:2], *guests], answers="spoken")
    ana, ben = (sit(live, seat) for seat in (races.ANA, races.BEN))
    races.act(live, ben, races.BEN, "right")
    races.to(live, 1_000)
    races.act(live, ana, races.ANA, "speak", 1_000)
    races.to(live, 1_500)
    assert races.why(live) == "judge"
    races.act(live, ana, races.ANA, ["say", word])
    races.to(live, 7_000)
    assert [choice[0] for _, choice in live.logged.match.log if choice[0] in ("yes", "no")] == votes


@rule("AN-8.1", "AN-7.3")
@pytest.mark.parametrize("name", STRENGTHS)
def test_no_bot_begins_before_anybody_could(name: str) -> None:
    """It has to see the card, like everybody: never within 1.2 s."""
    m = face_off(spotting="soon")
    begun = sorted(bots.player(GAME, name, f"quick {n}")(m, n % 2)[1] for n in range(400))
    assert begun[0] > 1_200
    middle = begun[len(begun) // 2]
    assert {"hard": 1_700, "house": 2_300, "easy": 5_000}[name] < middle
    assert name != "hard" or middle < 2_500


# -- what they remember -----------------------------------------------------------------------


def remembered(theme: Theme, edition: str, pack: int, burned_for: str) -> bool:
    """Whether a bot would still say the first word of a theme once it is burned."""
    word = theme.answers[0]
    view = {
        "words": theme.lang, "edition": edition, "pack": pack,
        "burned": [{"word": word, "seat": 1, "theme": burned_for}],
    }  # fmt: skip
    return word in Memory(view, theme.title, 0, 0.9).words


@rule("AN-3.4", "AN-1.2", "AN-7.2")
@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("pack", NUMBERS)
def test_a_burned_word_is_not_said_again_whichever_pack_its_theme_is_of(
    lang: str, pack: int
) -> None:
    """In `en` guests from other packs are in the deck, and a spare theme may settle a tie."""
    for theme in (*deck("en", lang, pack), spare(lang, pack, 7)):
        assert not remembered(theme, "en", pack, theme.id)
        assert remembered(theme, "en", pack, "another theme")
        assert not remembered(theme, "fr", pack, "another theme")


class Slow:
    """Somebody who would think for ever."""

    def reaction(self, median: float) -> float:
        return 20 * median


def test_they_judge_in_a_moment() -> None:
    """Nobody waits longer than a second for their verdict on an answer."""
    assert judging(cast(Any, Slow())) <= 1_000
