"""A scene or a chapter, once it is laid: chosen and resolved (FL-7.8, FL-8)."""

from __future__ import annotations

from tablee.games.fog_of_love.content.definitions import Scene
from tablee.games.fog_of_love.content.grammar import SCENE_DECKS
from tablee.games.fog_of_love.past import Entry
from tablee.games.fog_of_love.rules.effects import Meant, meant, of_player, perform
from tablee.games.fog_of_love.state import BOTH, Fog
from tablee.kernel import Seat, Step, sealed, turn


def begin(m: Fog, scene: Scene, player: Seat, how: str) -> None:
    """FL-7.8: all that stands on it is open. FL-8.7: effects before the choice."""
    m.scene, m.player = scene.id, player
    m.choices, m.spared = ["", ""], 0
    m.no_also = m.skipped = False
    deck = SCENE_DECKS[scene.deck]
    m.past.append(Entry(scene.id, player, chapter=m.chapter, how=how, deck=deck))
    m.emit("lay", "FL-7.8", seat=player, scene=scene.id, how=how)
    _tell(m, scene, ("player", "both") if scene.options else ("player", "partner", "both"))
    if scene.on:
        perform(m, of_player(m, scene.on, player), "FL-8.7", plain=scene.minor)
    if how != "revealed":
        m.moment(scene.kind)
    if scene.minor:
        m.moment("minor")
    m.stage = "laid"


def _tell(m: Fog, scene: Scene, who: tuple[str, ...]) -> None:
    """FL-9.2: a prompt; it may be skipped."""
    if scene.tell in who:
        m.emit("tell", "FL-9.2", scene=scene.id, who=scene.tell)


def laid(m: Fog) -> Step:
    """FL-8: does anybody choose?"""
    scene = m.now
    if not scene.options:
        m.stage = "done"
    else:
        m.stage = "choose" if scene.both_choose else "asked"
    yield from ()


# -- choices -----------------------------------------------------------------------------------


def choose(m: Fog) -> Step:
    """FL-8.1: the partner alone; FL-8.2: both, in secret, shown together."""
    scene = m.now
    args = {"scene": scene.id}
    if not scene.both_choose:
        seat = 1 - m.player
        m.choices[seat] = yield turn(seat, scene.letters, "choose", "FL-8.1", args)
    elif m.acting is not None and m.acting[0] == "in-turn":
        yield from _choose_in_turn(m, scene, m.acting[1])
    else:
        picks = yield sealed(dict.fromkeys(BOTH, scene.letters), "choose", "FL-8.2", args=args)
        m.choices = [picks[0], picks[1]]
    m.explained = False
    _tell(m, scene, ("chooser", "partner"))
    m.emit("chosen", "FL-8.2", scene=scene.id, choices=list(m.choices))
    m.stage = "resolve" if scene.is_chapter else "answer_first"


def _choose_in_turn(m: Fog, scene: Scene, decides: Seat) -> Step:
    """Under a carry-over: one after the other, and one player decides who goes first."""
    args = {"scene": scene.id}
    first = yield turn(decides, ("me", "you"), "in-turn", "FL-10.8", args)
    begins = decides if first == "me" else 1 - decides
    for seat in (begins, 1 - begins):
        m.choices[seat] = yield turn(seat, scene.letters, "choose", "FL-8.2", args)
        m.emit("chose", "FL-10.8", seat=seat, scene=scene.id, letter=m.choices[seat])


# -- resolution --------------------------------------------------------------------------------


def resolve(m: Fog) -> Step:
    """FL-8.5: tokens of the choices; then their effects, all of them, as one step."""
    scene = m.now
    effects: list[Meant] = []
    for seat, letter in enumerate(m.counted()):
        if letter:
            option = scene.options["abcd".index(letter)]
            for owner in owners(scene, seat):
                m.award(owner, option.tokens, "FL-8.5")
            effects += [(e, meant(m, e.who, m.player, seat)) for e in option.effects]
    if effects:
        perform(m, effects, "FL-8.5")
    m.stage = "resolve_also"
    yield from ()


def owners(scene: Scene, chooser: Seat) -> tuple[Seat, ...]:
    """Who gets the tokens of a choice: its chooser; on one card, both."""
    return BOTH if scene.mirror else (chooser,)


def resolve_also(m: Fog) -> Step:
    """FL-8.5b: additional effects, the first whose condition holds."""
    scene, chosen = m.now, m.counted()
    if scene.both_choose and not m.no_also:
        row = scene.rows.get(chosen[m.player] + chosen[1 - m.player])
        if row is not None:
            place = scene.also.index(row)
            m.note(row=place)
            m.emit("also", "FL-8.5", scene=scene.id, row=place + 1, when=row.when)
            effects = [(e, meant(m, e.who, m.player)) for e in row.effects]
            perform(m, effects, "FL-8.5")
    m.stage = "done"
    yield from ()
