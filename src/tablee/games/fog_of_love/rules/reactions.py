"""Reactions: a window opens by the public event, whoever holds what (FL-10.5)."""

from __future__ import annotations

from tablee.games.fog_of_love.content.definitions import Scene
from tablee.games.fog_of_love.content.faces import SCENE_BY_ID
from tablee.games.fog_of_love.content.grammar import SCENE_DECKS
from tablee.games.fog_of_love.past import Entry
from tablee.games.fog_of_love.rules.effects import meant, of_player, perform
from tablee.games.fog_of_love.state import Fog
from tablee.games.fog_of_love.tasks import Task, for_one
from tablee.kernel import Card, Seat, Step, turn, window

PASS = "pass"


def asked(m: Fog) -> Step:
    """FL-10.5c: the first trigger: the scene is laid, nobody has chosen."""
    m.stage = "choose"
    yield from _window(m, 1 - m.player, "asked")


def answer_first(m: Fog) -> Step:
    """FL-10.5c: the second trigger: the choices are known, nothing is resolved. FL-10.5b: the
    chooser's partner first; where both choose, the partner of the card's player."""
    m.stage = "answer_second"
    yield from _window(m, _first_to_answer(m), "chosen")


def answer_second(m: Fog) -> Step:
    m.stage = "resolve"
    yield from _window(m, 1 - _first_to_answer(m), "chosen")


def _first_to_answer(m: Fog) -> Seat:
    return 1 - m.player if m.now.both_choose else m.player


def _window(m: Fog, seat: Seat, trigger: str) -> Step:
    """One reaction per trigger and player (FL-10.5b)."""
    fitting = (c for c in m.hands[seat] if fits(m, seat, m.definition(c), trigger))
    options = (PASS, *(f"react:{card}" for card in fitting))
    args = {"scene": m.scene, "trigger": trigger}
    picks = yield window({seat: options}, "react", "FL-10.5", args=args, default={seat: PASS})
    if picks[seat] != PASS:
        _react(m, seat, int(picks[seat].removeprefix("react:")))


def fits(m: Fog, seat: Seat, reaction: Scene, trigger: str) -> bool:
    """FL-10.5: only when its own condition says so."""
    if reaction.kind != "reaction":
        return False
    moment, _, both = reaction.answers.partition(", ")
    if both and not m.now.both_choose:
        return False
    if any(effect.verb == "copy" for effect in reaction.does):
        return trigger == "chosen" and m.choices[0] != m.choices[1]
    if moment == "asked" or trigger == "asked":
        return moment == trigger
    if moment == "both choice":
        return m.now.both_choose
    return bool(m.choices[seat if moment == "own choice" else 1 - seat])


def _react(m: Fog, seat: Seat, card: Card) -> None:
    """FL-10.3, FL-10.5: into the discard pile; no turn; exactly one scene is drawn."""
    reaction = m.definition(card)
    m.hands[seat].remove(card)
    m.pile.append(card)
    m.reveal(card)
    hearts, deck = (m.hearts[0], m.hearts[1]), SCENE_DECKS[reaction.deck]
    m.past.append(Entry(reaction.id, seat, ("", ""), hearts, m.chapter, "reaction", deck=deck))
    m.emit("react", "FL-10.5", seat=seat, scene=reaction.id)
    if reaction.options:
        m.todo.append(Task("answer", for_one(1 - seat, reaction.id), seat))
    perform(m, of_player(m, reaction.does, seat), "FL-10.5", plain=True)
    deck = SCENE_DECKS[reaction.draws] if reaction.draws >= 0 else ""
    m.todo.append(Task("draw-one", for_one(seat, deck), seat))


# -- what reactions ask ------------------------------------------------------------------------


def answer(m: Fog, task: Task) -> Step:
    """A reaction with options of its own: the partner of its player chooses."""
    m.todo.pop(0)
    (seat,) = task.seats()
    reaction = SCENE_BY_ID[task.args[seat] or ""]
    args = {"scene": reaction.id}
    letter = yield turn(seat, reaction.letters, "answer", "FL-8.1", args)
    option = reaction.options["abcd".index(letter)]
    m.emit("answered", "FL-8.1", seat=seat, scene=reaction.id, letter=letter)
    m.place(seat, option.tokens, "FL-8.5")
    later = m.todo
    m.todo = []
    effects = [(e, meant(m, e.who, 1 - seat, seat)) for e in option.effects]
    perform(m, effects, "FL-8.5", plain=True)
    m.todo += later


def rechoose(m: Fog, task: Task) -> Step:
    """FL-10.5: another option than the one chosen."""
    m.todo.pop(0)
    (seat,) = task.seats()
    others = tuple(x for x in m.now.letters if x != m.choices[seat])
    args = {"scene": m.scene}
    letter = yield turn(seat, others, "rechoose", "FL-10.5", args)
    _choose_anew(m, seat, letter)


def copy_choice(m: Fog, task: Task) -> Step:
    """FL-10.5: the same as the other."""
    m.todo.pop(0)
    (seat,) = task.seats()
    _choose_anew(m, seat, m.choices[1 - seat])
    yield from ()


def _choose_anew(m: Fog, seat: Seat, letter: str) -> None:
    m.choices[seat] = letter
    m.emit("rechosen", "FL-10.5c", seat=seat, scene=m.scene, letter=letter)
