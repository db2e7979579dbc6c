"""One scenario per card: laid, and every option or pair resolved, against a second reading."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

import tablee
from tablee.games.fog_of_love.content.faces import SCENE_BY_ID
from tablee.games.fog_of_love.content.pack import BOX
from tests.fog_of_love import oracle
from tests.fog_of_love.couple import calm, couple, events, offers, play, react, settle, truth
from tests.rules import rule

CARDS = oracle.KNOWN | oracle.own_cards()
KIND = {scene.id: scene.kind for scene in BOX.scenes}
SPARE = ("sweet-1", "sweet-3", "sweet-9", "sweet-14", "serious-8", "serious-16", "drama-2")
"""More than five in hand, so that nobody draws at the end of the turn."""


def table(scene: str, player: int = 0, **more: Any) -> tablee.Match:
    spare = [name for name in SPARE if name != scene]
    hands = {player: [scene, *spare[:6]], 1 - player: ["drama-11"] if scene != "drama-11" else []}
    return couple(
        story="want", turn=player, chapter=2, hearts=(50, 50),
        hand=hands, synopsis=[e for e in ("wedding-day", "a-child") if e != scene], **more,
    )  # fmt: skip


def resolved(scene: str, player: int, picks: dict[int, str], **more: Any) -> tablee.Match:
    m = table(scene, player, **more)
    play(m, player, scene)
    settle(m, ("react", "choose"))
    calm(m)
    for seat, letter in picks.items():
        m.answer(seat, letter.lower())
    calm(m)
    settle(m, ("play", "choose", "final", "react"))
    return m


def given(m: tablee.Match) -> list[dict[str, int]]:
    """Tokens of the choices."""
    found: list[dict[str, int]] = [{}, {}]
    for event in m.events(None):
        if event["key"] == "token" and event["rule"] == "FL-8.5":
            args = event["args"]
            mine = found[args["seat"]]
            mine[args["aspect"]] = mine.get(args["aspect"], 0) + args["n"]
    return found


def compare(m: tablee.Match, scene: str, player: int, picks: dict[int, str]) -> None:
    wanted = oracle.outcome(CARDS[scene], player, picks)
    gained = [0, 0]
    for event in m.events(None):
        if event["key"] == "heart" and event["rule"] == "FL-8.5":
            gained[event["args"]["seat"]] += event["args"]["gain"]
    where = (scene, player, picks)
    assert gained == wanted.hearts, where
    assert given(m) == wanted.tokens, where
    for seat, op in wanted.ops:
        assert happened(m, seat, op), (where, seat, op)
    others = {e["seat"] for e in events(m, "destiny")}
    assert others <= {seat for seat, op in wanted.ops}, where


def happened(m: tablee.Match, seat: int, op: str) -> bool:
    """Some trace of an effect that is neither satisfaction nor a token."""
    verb, _, arg = op.replace("_", "-").partition(" ")
    verb = verb.removesuffix("-destiny")
    effects = [e["effect"] for e in events(m, "destiny") if e["seat"] == seat]
    named = {"discard": "drop", "drop": "drop", "retrieve": "retrieve", "swap-in": "swap-in",
             "swap-out": "swap-out"}  # fmt: skip
    if verb in named and "scene" not in op:
        return any(named[verb] in e and arg in e for e in effects)
    if verb == "draw":
        return any(e["seat"] == seat and e["deck"] == arg for e in events(m, "draw"))
    if verb == "change":
        return True if trait_changed(m, seat) else occupation_changed(m, seat, arg)
    plain: dict[str, bool] = {
        "change-trait": trait_changed(m, seat),
        "change-random-trait": trait_changed(m, seat),
        "change-occupation": occupation_changed(m, seat, ""),
        "swap-occupations": bool(events(m, "occupation")),
        "trade-scenes": bool(events(m, "trade")),
        "discard-scenes": any(e["seat"] == seat for e in events(m, "discard")),
        "hint-secret": True,  # nobody has a secret out here
        "reveal-one-secret-of-other": True,
        "reveal-two-secrets": True,
        "reveal-all-affair-secrets": True,
        "reveal": True,
        "carry-double-sensitivity-tokens": bool(events(m, "carry")),
        "carry-chooser-immune-other-double-satisfaction": bool(events(m, "carry")),
        "reveal-chosen": "show" in effects,
        "reveal-random": "show random" in effects,
        "reveal-and-discard": "show-and-drop" in effects,
        "say-if-in-hand": any(e.startswith("say") for e in effects),
        "add": bool(events(m, "event-in")),
        "mark": bool(events(m, "mark")),
    }
    return plain[verb]


def trait_changed(m: tablee.Match, seat: int) -> bool:
    return any(e["seat"] == seat for e in events(m, "trait-new"))


def occupation_changed(m: tablee.Match, seat: int, arg: str) -> bool:
    key = "feature-gone" if arg.startswith("feature") else "occupation-gone"
    return any(e["seat"] == seat for e in events(m, key))


@rule("FL-8.5", "FL-8.5b", "FL-1.1")
@pytest.mark.parametrize("scene", [name for name, kind in KIND.items() if kind == "both"])
def test_every_pair_of_choices(scene: str) -> None:
    letters = [option["id"] for option in CARDS[scene]["options"]]
    assert [letter.lower() for letter in letters] == list(SCENE_BY_ID[scene].letters)
    for player, one, two in product((0, 1), letters, letters):
        picks = {0: one, 1: two}
        compare(resolved(scene, player, picks), scene, player, picks)


@rule("FL-8.1", "FL-8.5", "FL-1.1")
@pytest.mark.parametrize("scene", [name for name, kind in KIND.items() if kind == "partner"])
def test_every_choice_of_the_partner(scene: str) -> None:
    for player, option in product((0, 1), CARDS[scene]["options"]):
        picks = {1 - player: option["id"]}
        compare(resolved(scene, player, picks), scene, player, picks)


SECRETS = [name for name, kind in KIND.items() if kind == "secret"]


@rule("FL-10.2", "FL-1.1")
@pytest.mark.parametrize("scene", SECRETS)
def test_every_secret_revealed(scene: str) -> None:
    letters = [option["id"] for option in CARDS[scene].get("options", [])]
    for owner, letter in product((0, 1), letters or [""]):
        m = table("drama-31", 1 - owner, secrets={owner: [scene]})
        play(m, 1 - owner, "drama-31")
        assert m.view(None)["area"] == [scene]
        calm(m)
        if letter:
            picks = {1 - owner: letter}
            m.answer(1 - owner, letter.lower())
            calm(m)
            settle(m, ("play", "choose", "final", "react"))
            compare(m, scene, owner, picks)
        else:
            gains = {e["seat"]: e["gain"] for e in events(m, "heart")}
            assert gains == {owner: -2, 1 - owner: 2}  # sweet-35
        tokens = [e["aspect"] for e in events(m, "token") if e["seat"] == owner]
        wanted = {"sweet-35": ["sin-up"], "serious-28": ["sin-up", "dis-up"],
                  "affair-office": ["sin-down"], "affair-letters": ["sen-up", "sin-down"],
                  "affair-holiday": ["ext-up", "sin-down"], "not-by-me": ["sin-down"]}  # fmt: skip
        assert tokens[: len(wanted.get(scene, []))] == wanted.get(scene, [])


KEPT = {
    # stay together: owner, partner; part: owner, partner
    "sweet-35": (4, 4, 0, 0), "serious-27": (0, 0, 0, 0), "serious-28": (-2, 0, -2, 0),
    "serious-29": (2, 2, 0, 0), "drama-15": (3, 0, 0, 0), "affair-office": (-1, 1, 2, 0),
    "affair-letters": (1, 0, 0, 0), "affair-holiday": (-2, 0, 1, 0), "not-by-me": (1, 0, 0, 0),
}  # fmt: skip


@rule("FL-10.2", "FL-13.2")
@pytest.mark.parametrize("scene", SECRETS)
@pytest.mark.parametrize("stay", [True, False])
def test_every_secret_kept(scene: str, stay: bool) -> None:
    m = couple(story="year", chapter=2, stage="open_chapter", hearts=(50, 50),
               secrets={1: [scene]}, hand={0: [], 1: []})  # fmt: skip
    state = truth(m)
    for seat, name in enumerate(("team", "team" if stay else "exit")):
        m.answer(seat, next(c for c in state.destinies[seat] if state.name(c) == name))
    told = [e for e in m.events(None) if e["key"] == "heart" and e["rule"] == "FL-10.2"]
    gained = {e["args"]["seat"]: e["args"]["gain"] for e in told}
    wanted = KEPT[scene][:2] if stay else KEPT[scene][2:]
    assert (gained.get(1, 0), gained.get(0, 0)) == wanted


OTHERS = {
    "sweet-30": ("trade", "double-satisfaction"), "sweet-31": ("", ""),
    "sweet-32": ("trade", "double-satisfaction"), "sweet-33": ("trade", "exchanged"),
    "sweet-34": ("destiny-shown", "double-tokens"), "drama-19": ("trait-new", "in-turn"),
    "friends-wedding": ("destiny", "double-satisfaction"), "drama-20": ("trait-new", ""),
    "drama-26": ("trait-new", ""), "drama-21": ("token-lost", ""), "drama-23": ("token-lost", ""),
    "drama-22": ("guess", ""), "drama-25": ("guess", ""), "drama-27": ("guess", ""),
    "drama-24": ("bury", ""), "drama-31": ("reveal-secret", ""), "drama-32": ("reveal-secret", ""),
    "make-over": ("feature-gone", ""), "photo-box": ("found", ""),
}  # fmt: skip


@rule("FL-10.1", "FL-10.4", "FL-10.6", "FL-1.1")
@pytest.mark.parametrize(
    "scene", [name for name, kind in KIND.items() if kind in ("situation", "special", "reveal")]
)
def test_every_scene_without_a_choice(scene: str) -> None:
    assert scene in OTHERS, "say there which event it tells, and what it carries over"
    trace, carry = OTHERS[scene]
    m = table(scene, 0, secrets={1: ["sweet-35"]}, tokens={1: {"gen-up": 2}, 0: {"gen-up": 1}},
              forgone={0: ["devotion"]})  # fmt: skip
    play(m, 0, scene)
    settle(m, ("play", "react"))
    if trace:
        assert events(m, trace, 0)
    assert m.view(None)["carry"] == carry
    if scene == "sweet-31":
        assert m.view(None)["behalf"] == 2


@rule("FL-10.5", "FL-1.1")
@pytest.mark.parametrize("scene", [name for name, kind in KIND.items() if kind == "reaction"])
def test_every_reaction(scene: str) -> None:
    """Offered to seat 1 at its trigger; it draws one, and its own figures hold."""
    m = couple(story="want", chapter=2, hearts=(50, 50), hand={0: ["drama-8"] if scene !=
               "drama-29" else ["serious-3"], 1: [scene, "sweet-1"]})  # fmt: skip
    play(m, 0, "serious-3" if scene == "drama-29" else "drama-8")
    if scene != "drama-29":
        m.answer(0, "a")
        m.answer(1, "b")
    assert len(offers(m, 1)) == 2
    react(m, 1, scene)
    settle(m, ("play", "react"))
    assert m.view(None)["pile"] == [scene]
    assert len([e for e in events(m, "draw") if e["seat"] == 1]) == 1
    told = [e["args"] for e in m.events(None) if e["key"] == "heart" and e["rule"] == "FL-10.5"]
    gains = {args["seat"]: args["gain"] for args in told}
    wanted = {"drama-17": {1: -2}, "drama-18": {0: -2}, "drama-29": {0: -1}}
    assert gains == wanted.get(scene, {})


@rule("FL-1.1")
def test_every_scene_is_in_one_of_these_tests() -> None:
    kinds = {"both", "partner", "secret", "situation", "special", "reveal", "reaction"}
    assert set(KIND.values()) == kinds
    assert set(KIND) == set(CARDS)


# -- chapters ---------------------------------------------------------------------------------

CHAPTERS = {
    "sunday-1": (14, 10), "sunday-2": (8, 0), "sunday-3": (6, -4),
    "school-1": (9, 5), "school-2": (6, -1), "school-3": (6, -4),
    "year-1": (10, 6), "year-2": (6, -2), "year-3": (6, -3),
    "want-1": (9, 5), "want-2": (4, -3), "want-3": (3, -3), "want-4": (4, -5),
}  # fmt: skip


@rule("FL-6.1", "FL-1.1")
@pytest.mark.parametrize("chapter", CHAPTERS)
def test_every_chapter(chapter: str) -> None:
    match, no_match = CHAPTERS[chapter]
    story, number = chapter.split("-")
    for one, two in product("abc", "abc"):
        m = couple(story=story, chapter=int(number) - 2, stage="open_chapter", hearts=(50, 50),
                   hand={0: list(SPARE[:5]), 1: []})  # fmt: skip
        m.answer(0, one)
        m.answer(1, two)
        settle(m)
        gain = match if one == two else no_match
        assert truth(m).hearts == [50 + gain, 50 + gain], (chapter, one, two)
        assert m.waiting == [0]


# -- people -----------------------------------------------------------------------------------


@rule("FL-3.1b", "FL-1.1")
def test_every_trait() -> None:
    for trait, figures in zip(BOX.traits, oracle.FIGURES["traits"], strict=True):
        assert trait.shared == (figures["goal"] == "shared")
        dimension = oracle.NAMES[["dis", "cur", "ext", "sen", "gen", "sin"][trait.aspect // 2]]
        assert dimension == figures["dim"]
        assert trait.needs * (1 if trait.aspect % 2 == 0 else -1) == figures["balance"]


@rule("FL-5.5", "FL-1.1")
@pytest.mark.parametrize("kind", ["occupations", "features"])
def test_every_occupation_and_feature(kind: str) -> None:
    """Facts 1.9: three of the figures were misread, and are mended."""
    mended = {"architect": ("curiosity", 1), "clumsy": ("sensitivity", 1),
              "heady-scent": ("sincerity", -1)}  # fmt: skip
    for thing, figures in zip(getattr(BOX, kind), oracle.FIGURES[kind], strict=True):
        dimension = oracle.NAMES[["dis", "cur", "ext", "sen", "gen", "sin"][thing.aspect // 2]]
        sign = 1 if thing.aspect % 2 == 0 else -1
        want = mended.get(thing.id, (figures["dim"], figures["n"]))
        assert (dimension, sign) == want, thing.id
