"""The finale: final destinies, last secrets, traits, and how it ended (FL-13)."""

from __future__ import annotations

from typing import Any

from tablee.games.fog_of_love.content.grammar import SCENE_DECKS, Fate
from tablee.games.fog_of_love.past import Entry
from tablee.games.fog_of_love.rules.effects import meant, perform
from tablee.games.fog_of_love.rules.fates import (
    comes_true,
    final_destiny,
    goals_of,
    is_fulfilled,
    rankings,
    stay_together,
    what_became,
)
from tablee.games.fog_of_love.rules.goals import goals_gain, goals_met, sharing
from tablee.games.fog_of_love.state import BOTH, Fog
from tablee.games.fog_of_love.tasks import Task
from tablee.kernel import Result, Seat, Step, sealed, turn


def choose_destiny(m: Fog) -> Step:
    """FL-13.1: at the same moment, hidden, then shown."""
    options = {seat: tuple(m.destinies[seat]) for seat in BOTH}
    picks = yield sealed(options, "final", "FL-13.1")
    m.final = [picks[0], picks[1]]
    m.reveal(*m.final)
    for seat in BOTH:
        m.emit("final", "FL-13.1", seat=seat, destiny=m.name(m.final[seat]))
    m.turn = m.first
    m.stage = "last_secret"


def last_secret(m: Fog) -> Step:
    """FL-13.2b: one by one, alternating from the first player, each at random. FL-13.2c: then
    both show their traits."""
    seat = m.turn if m.secrets[m.turn] else 1 - m.turn
    if not m.secrets[seat]:
        m.reveal(*m.traits[0], *m.traits[1])
        m.stage = "order_goals"
        return
    card = m.secrets[seat][m.roll(len(m.secrets[seat]))]
    m.secrets[seat].remove(card)
    m.area.append(card)
    m.reveal(card)
    scene = m.definition(card)
    m.player, m.turn = seat, 1 - seat
    m.emit("kept", "FL-10.2", seat=seat, scene=scene.id)
    m.place(seat, scene.tokens, "FL-10.2")
    for fate in scene.hidden:
        _befall(m, fate, seat, "FL-10.2")
    hearts, deck = (m.hearts[0], m.hearts[1]), SCENE_DECKS[scene.deck]
    m.past.append(Entry(scene.id, seat, ("", ""), hearts, m.chapter, "kept", deck=deck))
    yield from ()


def become(m: Fog, task: Task) -> Step:
    """A secret kept to the end may still change the final destiny."""
    m.todo.pop(0)
    (seat,) = task.seats()
    name = (task.args[seat] or "").removeprefix("may ")
    cards = [*m.destinies[seat], *m.forgone[seat]]
    found = [card for card in cards if m.name(card) == name and card not in m.final]
    if name in m.story.destinies and found:
        args = {"destiny": name}
        if (yield turn(seat, ("yes", "no"), "become", "FL-13.2", args)) == "yes":
            m.final[seat] = found[0]
            m.reveal(found[0])
            m.emit("final", "FL-13.2", seat=seat, destiny=name)


def order_goals(m: Fog) -> Step:
    """FL-3.2: whose goals share an aspect decides which is first, where it makes a difference to
    how many are met. FL-8.8: both at the same moment."""
    found = {seat: rankings(m, seat) for seat in BOTH}
    options = {seat: tuple(met) for seat, met in found.items() if len({*met.values()}) > 1}
    picks = {seat: next(iter(met)) for seat, met in found.items()}
    if options:
        picks |= yield sealed(options, "order", "FL-3.2")
    for seat in BOTH:
        m.traits[seat] = [int(card) for card in picks[seat].split(":")[1:]]
        if seat in options:
            ranked = [trait.id for trait in sharing(goals_of(m, seat))]
            m.emit("order", "FL-3.2", seat=seat, traits=ranked)
    m.settled = True
    m.stage = "score"


def score(m: Fog) -> Step:
    """FL-13.2c: the traits of both, on the tokens as they lie; then the finale's own words."""
    for seat in BOTH:
        _score_goals(m, seat)
    for fate in m.story.after:
        _befall(m, fate, m.first, "FL-13.2")
    m.note(hearts=(m.hearts[0], m.hearts[1]))
    _tell_the_end(m)
    m.stage = "over"
    yield from ()


def _tell_the_end(m: Fog) -> None:
    """FL-13.3, FL-13.5: for each what was hoped for, then what became of the two."""
    for seat in BOTH:
        met = "yes" if is_fulfilled(m, seat) else "no"
        name = final_destiny(m, seat).id
        told: dict[str, Any] = {"destiny": name, "met": met, "how": f"{name}-{met}"}
        m.emit("fulfilled", "FL-13.3", seat=seat, whose=1 - seat, **told)
    fate, seat = what_became(m)
    together = "yes" if stay_together(m) else "no"
    told = {"story": m.story.id, "together": together, "fate": fate}
    m.emit("ending", "FL-13.5", seat=seat, whose=1 - seat, **told)


def _score_goals(m: Fog, seat: Seat) -> None:
    """FL-3.1b, FL-13.2c: one net change, cut off at 0."""
    traits = goals_of(m, seat)
    met = goals_met(m.tokens, seat, traits, m.settled)
    for trait, ok in zip(traits, met, strict=True):
        m.emit("goal", "FL-3.1", seat=seat, trait=trait.id, met="yes" if ok else "no")
    m.please(seat, goals_gain(met), "FL-3.1b")


def _befall(m: Fog, fate: Fate, player: Seat, rule: str) -> None:
    """FL-13.2: what the finale or a kept secret does, if its condition holds."""
    if comes_true(m, fate.when):
        effects = [(e, _fated(m, e.who, player)) for e in fate.effects]
        perform(m, effects, rule, plain=True)


def _fated(m: Fog, who: str, player: Seat) -> tuple[Seat, ...]:
    """Whom it means: at the finale also who stays, or who leaves."""
    if who in ("stayer", "leaver"):
        return tuple(s for s in BOTH if final_destiny(m, s).stays == (who == "stayer"))
    return meant(m, who, player)


def results(m: Fog) -> list[Result]:
    """FL-13.5: the end is told for each; there is no winner and no ranking."""
    together = "yes" if stay_together(m) else "no"
    found = []
    for seat in BOTH:
        met = is_fulfilled(m, seat)
        args = {
            "seat": seat,
            "destiny": final_destiny(m, seat).id,
            "hearts": m.hearts[seat],
            "together": together,
        }
        key = "end-fulfilled" if met else "end-missed"
        found.append(Result(seat, met, key, "FL-13.3", args, float(met)))
    return found
