"""What the game is: its rules bound to its state, its seats, options, bots and arguments."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

from tablee.games.fog_of_love.content.pack import BOX, FILTERS
from tablee.games.fog_of_love.rules.course import next_step
from tablee.games.fog_of_love.rules.finale import results
from tablee.games.fog_of_love.rules.setup import check_decks, setup
from tablee.games.fog_of_love.scenario import build
from tablee.games.fog_of_love.screen.first import FIRST
from tablee.games.fog_of_love.screen.labels import label, worded
from tablee.games.fog_of_love.screen.show import show
from tablee.games.fog_of_love.screen.standing import ORDERS
from tablee.games.fog_of_love.screen.tell import tell
from tablee.games.fog_of_love.screen.words import called
from tablee.games.fog_of_love.state import Fog
from tablee.kernel import (
    HASH,
    OWN,
    SEAT,
    SIGNED,
    Bot,
    Game,
    Kind,
    Option,
    Pictures,
    Refused,
    ident,
    several,
)
from tablee.kernel.saving.more_cards import with_cards


class FogOfLove(Fog):
    """The rules, bound to the state: what the kernel calls."""

    setup = setup
    next_step = next_step
    results = results
    view = show
    tell = staticmethod(tell)
    called = called
    worded = worded
    label = label


def _check_left_out(text: str) -> None:
    """FL-4.8: names of scenes, with commas."""
    known = {scene.id for scene in BOX.scenes}
    for name in text.replace(",", " ").split():
        if name not in known:
            raise Refused("no-left-out", "FL-4.8", name=name[:40])


def _pictures(lang: str) -> Pictures:
    from tablee.games.fog_of_love.screen.pictures import pictures

    return pictures(FogOfLove)


def _bots() -> Mapping[str, Bot]:
    bots: Mapping[str, Bot] = _bot().BOTS
    return bots


def _remarks() -> Any:
    return _bot().line


def _replies() -> Any:
    return _bot().reply


def _bot() -> ModuleType:
    """By its name, when it is needed: the rules do not import the bot, which draws lots of its
    own."""
    return import_module("tablee.games.fog_of_love.bot")


OF_TODAY = (40, 41, 42, 43, 81, 82, 83, 121, 122, 123)
"""Where the ten scenes of today stand in the box of version 3: behind the others of their deck."""
ZONES = (
    "decks", "hands", "traits", "occupations", "features", "dealt", "destinies", "forgone",
    "secrets", "area", "pile", "hidden_pile", "synopsis", "box", "exchanged", "final",
)  # fmt: skip


def _with_scenes(new: tuple[int, ...], state: dict[str, Any]) -> dict[str, Any]:
    """These scenes more. A story under way is told to its end with the decks it began with."""
    seats = [seat for seat, _ in state["opened"]]
    state = state | {"opened": [card for _, card in state["opened"]]}
    state = with_cards(state, new, (*ZONES, "opened"), aside="box")
    return state | {"opened": [list(pair) for pair in zip(seats, state["opened"], strict=True)]}


INTRODUCTION = {"story": "tutorial", "characters": "dealt"}
"""FL-15: what suits whoever has never played."""

SILENT = {
    **dict.fromkeys(
        (
            "DestinyView.card",
            "HandCard.card",
            "TraitView.card",
            "ThingView.card",
            "Dealt.card",
            "Ranking.choice",
        ),
        "the number of a card, for answers: the card is told by its name",
    ),
    **dict.fromkeys(
        ("EffectView.verb", "EffectView.n", "EffectView.letters", "EffectView.tokens"),
        "the message of the effect says it, and whom it is for",
    ),
    **dict.fromkeys(
        ("Roles.player", "Roles.partner", "Roles.chooser", "Roles.other", "EffectView.who"),
        "told as a name, where an effect means somebody",
    ),
    **dict.fromkeys(
        (
            "Condition.aspect",
            "Condition.n",
            "Condition.have",
            "Condition.short",
            "Condition.ok",
            "Condition.at_most",
        ),
        "told where the kind of the condition has it",
    ),
    **dict.fromkeys(
        ("chapter", "chapter_count", "length", "played", "turn"),
        "told as long as there is a chapter with a length",
    ),
    "SceneView.chooses": "the kind of card says it",
    **dict.fromkeys(("Lover.balances", "shared_balances"), "an even balance goes without saying"),
    **dict.fromkeys(("Lover.features", "Lover.occupation"), "told with their tokens, as things"),
    **dict.fromkeys(
        ("Now.how", "Entry.how", "event.lay.how"), "told where it was not played in the usual way"
    ),
    **dict.fromkeys(("Dealt.needs", "Dealt.shared"), "told of traits"),
    "Entry.row": "told where additional effects held",
    "together": "told with the ending",
    "way": "told where there may be a child",
    "event.fulfilled.met": "`how` says it, together with the destiny",
    "event.ending.together": "`fate` says it",
    "event.ending.story": "it is the same all along",
    **dict.fromkeys(
        ("event.rechosen.scene", "event.answered.scene", "ask.rechoose.scene"),
        "the one on the table",
    ),
    **dict.fromkeys(("ask.change.kind", "ask.keep.kind"), "the cards to choose from say it"),
    "persons[].final.ok": "told at the end",
    "ending.fate": "a sentence for each, which random games hardly reach",
    **dict.fromkeys(("now.options", "now.reaction_roles"), "told as names"),
    "HandCard.no": "told where a scene can't be played",
    "Entry.chapter": "the chapters stand among the scenes",
    "Entry.deck": "told of a card on the table and in hand",
    "carry_seat": "told with the carry-over",
    "orders": "told where it is called for, in the question and the event",
    "rules": "the clauses behind links of the page",
    "stage": "what is asked and what lies on the table say it",
    "ask.destiny.effects": "each was told just before; the options are the ways to obey one’s own",
    "now.acting_seat": "told with what acts",
    "ask.name.longest": "whoever passes it is told",
    "ask.react.trigger": "the scene tells whether anybody has chosen",
    "event.also.row": "its condition says which",
    **dict.fromkeys(
        ("event.destiny-moved.seat", "event.destiny-stays.seat"), "told to its owner alone"
    ),
    "event.fulfilled.whose": "the other one; named where the sentence needs it",
    "event.name.seat": "the name is theirs from now on",
}
"""What the text does not say, and why it need not."""


GAME = Game(
    id="fog-of-love",
    state=FogOfLove,
    seats=(2,),
    version=4,
    migrations={3: partial(_with_scenes, OF_TODAY)},
    folder=Path(__file__).parent,
    first=FIRST,
    pictures=_pictures,
    scenario=partial(build, FogOfLove),
    order=20,
    bots=_bots,
    remarks=_remarks,
    replies=_replies,
    windows=frozenset({"react", "destiny"}),
    agree=check_decks,
    orders=ORDERS,
    silent=SILENT,
    options=(
        Option("story", ("sunday", "school", "year", "want", "tutorial"), "sunday", "FL-4.1",
               about=INTRODUCTION),
        Option("characters", ("own", "dealt"), "own", "FL-5.2"),
        Option("first", ("lot", "host", "guest"), "lot", "FL-4.5"),
        Option("events", ("story", "all", "none"), "story", "FL-4.2"),
        Option("child", ("pregnancy", "adoption"), "pregnancy", "FL-12.2"),
        *(Option(name, ("in", "out"), "in", "FL-4.8") for name in FILTERS),
        Option("left_out", (), "", "FL-4.8", _check_left_out,
               about=[scene.id for scene in BOX.scenes]),
    ),
    kinds={
        "seat": SEAT,
        "first": SEAT,
        "whose": SEAT,
        "name": OWN,
        "hash": HASH,
        "key": HASH,
        "gain": SIGNED,
        "scene": Kind("title"),
        "chapter": Kind("title"),
        "choices": Kind("choices"),
        "letter": Kind("letter"),
        "effect": Kind("effect"),
        "effects": several(Kind("effect")),
        "take": ident("destiny"),
        "give": ident("destiny"),
        "but": ident("destiny"),
        "destinies": several(ident("destiny")),
        "traits": several(Kind("named", "trait")),
        "features": several(Kind("named", "feature")),
        "scenes": several(Kind("title")),
        "when": Kind("when"),
        "forecast": Kind("forecast"),
        "offered": Kind("option"),
        "colour": ident("opt-colour"),
        "sort": ident("fl-kind"),
        "who": ident("teller"),
    },
)  # fmt: skip
