"""The two of them in words: who they are, what they are after, what may become of it (FL-3,
FL-11.4, FL-14.1)."""

from __future__ import annotations

from collections.abc import Iterator

from tablee.games.fog_of_love.screen.teller import Teller
from tablee.games.fog_of_love.screen.view import (
    Clash,
    Condition,
    Dealt,
    DestinyView,
    Lover,
    Own,
    TraitView,
)
from tablee.kernel import Part


def person(t: Teller, who: Lover) -> Part:
    me = t.view.me
    mine = "yes" if me is not None and me.seat == who.seat else "no"
    told = {"hearts": who.hearts, "n": who.scenes, "secrets": len(who.secrets)}
    brief = t.line("person", seat=who.seat, mine=mine, **told)
    return Part(t.name(who.seat), brief, tuple(_about(t, who)))


def _about(t: Teller, who: Lover) -> Iterator[str]:
    if who.gender:
        yield t.line("gender", gender=who.gender)
    if who.portrait:
        yield t.line("face", portrait=who.portrait)
    if who.colour:
        yield t.line("colour", colour=who.colour)
    for thing in who.things:
        yield thing_words(t, thing.kind, thing.id, thing.aspect)
    if who.tokens:
        yield t.line("tokens", what=t.aspects(who.tokens))
        yield t.line("balances", what=balances(t, who.balances))
    known = [scene for scene in who.secrets if scene is not None]
    if known:
        yield t.line("secrets-known", scenes=known)
    if dark := len(who.secrets) - len(known):
        yield t.line("secrets-dark", n=dark)
    if who.traits:
        yield from _shown_traits(t, who)
    if who.final is not None:
        yield t.line("final", destiny=who.final.destiny, stays="yes" if who.final.stays else "no")
        yield from ("  " + line for line in conditions_of(t, who.final, who.seat))
        if t.view.ending is not None:
            yield t.line("came-true" if who.final.ok else "not-true")


def _shown_traits(t: Teller, who: Lover) -> Iterator[str]:
    """FL-3.1b: at the end each with what it gave or cost."""
    for n, trait in enumerate(who.traits):
        line = trait_words(t, trait)
        yield t.line("goal-gave", goal=line, gain=who.gains[n]) if who.gains[n:] else line


def thing_words(t: Teller, kind: str, id: str, aspect: str) -> str:
    return t.line("thing", what=t.word(kind, id), aspect=aspect)


def balances(t: Teller, found: dict[str, int]) -> str:
    """FL-2.3: of each dimension, towards the aspect that outweighs; even ones are left out."""
    told = [
        t.line("times", what=t.word("aspect", f"{name}-{'up' if n > 0 else 'down'}"), n=abs(n))
        for name, n in found.items()
        if n
    ]
    return ", ".join(told) or t.line("even")


# -- what only its owner sees -------------------------------------------------------------------


def own(t: Teller, me: Own) -> Iterator[Part]:
    if me.dealt:
        lines = [dealt_words(t, card) for card in me.dealt]
        yield t.part("dealt", t.line("dealt", these=me.dealt[0].kind), lines)
    if me.traits:
        brief = t.line("traits", traits=[trait.trait for trait in me.traits])
        yield t.part("traits", brief, [trait_words(t, trait) for trait in me.traits])
    if me.clashes and (me.dealt or me.traits):
        yield t.part("clashes", "", [clash_words(t, clash) for clash in me.clashes])
    if me.destinies:
        brief = t.line("destinies", destinies=[d.destiny for d in me.destinies])
        yield t.part("destinies", brief, _destinies(t, me))
    if me.forgone:
        brief = t.line("forgone", destinies=[d.destiny for d in me.forgone])
        lines = [line for d in me.forgone for line in destiny_lines(t, d, me.seat)]
        yield t.part("forgone", brief, lines)


def _destinies(t: Teller, me: Own) -> Iterator[str]:
    if me.counted is not None:
        yield t.line("counted", gain=me.counted)
    for destiny in me.destinies:
        yield from destiny_lines(t, destiny, me.seat)


def dealt_words(t: Teller, card: Dealt) -> str:
    if card.kind == "trait":
        return goal_words(t, card.id, card.aspect, card.needs, card.shared)
    return thing_words(t, card.kind, card.id, card.aspect)


def goal_words(t: Teller, id: str, aspect: str, needs: int, shared: bool) -> str:
    told = "yes" if shared else "no"
    return t.line("goal", what=t.word("trait", id), aspect=aspect, n=needs, shared=told)


def trait_words(t: Teller, trait: TraitView) -> str:
    """FL-3: the goal, and how far it is."""
    goal = goal_words(t, trait.trait, trait.aspect, trait.needs, trait.shared)
    met = "yes" if trait.met else "no"
    return t.line("goal-now", goal=goal, have=figure(trait.have), met=met)


def figure(n: int) -> str:
    """As it is read out: a hyphen would be swallowed."""
    return f"{n}".replace("-", "−")


def clash_words(t: Teller, clash: Clash) -> str:
    one, other = t.word("trait", clash.one), t.word("trait", clash.other)
    return t.line("clash", how=clash.how, one=one, other=other, rule=clash.rule)


def destiny_lines(t: Teller, destiny: DestinyView, seat: int) -> Iterator[str]:
    """FL-11.4: what it needs, and how far that is."""
    stays, ok = ("yes" if is_so else "no" for is_so in (destiny.stays, destiny.ok))
    yield t.line("destiny", destiny=destiny.destiny, stays=stays, ok=ok)
    yield from ("  " + line for line in conditions_of(t, destiny, seat))


def conditions_of(t: Teller, destiny: DestinyView, seat: int) -> list[str]:
    return [condition_words(t, check, seat) for check in destiny.checks]


def condition_words(t: Teller, check: Condition, seat: int) -> str:
    args = {"me": t.name(seat), "you": t.name(1 - seat), "n": check.n}
    if check.aspect:
        args["aspect"] = t.word("aspect", check.aspect)
    need = t.message(f"fl-need-{check.kind}", args)
    ok = "yes" if check.ok else "no"
    if check.kind != "partner-stays":
        return t.line("need", need=need, have=figure(check.have), ok=ok, n=check.short)
    known = t.view.persons[1 - seat].final is not None
    return t.line("need-known", need=need, ok=ok) if known else t.line("need-open", need=need)
