"""What a seat may know, in words, part by part: what is on the table first, then the two, then the
cards (FL-14.1)."""

from __future__ import annotations

from collections.abc import Iterator

from tablee.games.fog_of_love.content.grammar import SCENE_DECKS
from tablee.games.fog_of_love.screen.tell_cards import (
    also_lines,
    card_lines,
    hand_card,
    heading,
    kind_of,
    now_card,
    opening,
    option_line,
    outside,
    reaction_card,
    said,
)
from tablee.games.fog_of_love.screen.tell_past import lately, story_lines
from tablee.games.fog_of_love.screen.tell_people import balances, own, person
from tablee.games.fog_of_love.screen.teller import Teller
from tablee.games.fog_of_love.screen.view import Ending, FogView, HandCard, Now
from tablee.kernel import Catalogue, Part


def tell(view: FogView, say: Catalogue, lang: str) -> list[Part]:
    t = Teller(view, say, lang)
    return [*_parts(t)]


def _parts(t: Teller) -> Iterator[Part]:
    view = t.view
    if view.lesson:
        yield t.part("lesson", "", _lesson(t))
    if view.ending is not None:
        yield t.part("ending", "", _ending(t, view.ending))
    yield from (t.part("lately", told) for told in lately(t))
    if view.now is not None:
        yield from _now(t, view.now)
    yield from _next(t)
    yield from (person(t, who) for who in view.persons)
    yield t.part("couple", t.line("couple", what=balances(t, view.shared_balances)), _became(t))
    if view.me is not None:
        yield from own(t, view.me)
        if view.me.hand:
            brief = t.line("hand", scenes=[card.scene.id for card in view.me.hand])
            yield t.part("hand", brief, [x for card in view.me.hand for x in _in_hand(t, card)])
    yield from _chapter(t)
    yield t.part("story", t.line("story", story=view.story), _story(t))
    yield t.part("piles", _piles(t, "piles", of_scenes=True), _pile_lines(t))
    if view.past:
        yield t.part("past", t.line("past-count", n=len(view.past)), story_lines(t))


# -- the card being resolved --------------------------------------------------------------------


def _now(t: Teller, now: Now) -> Iterator[Part]:
    """The card and its question, in one line that stays the same after the choices. The seat that
    chooses hears the options there; what depends on both choices is always told."""
    card = now_card(now)
    told = [heading(t, card), opening(t, card)]
    told += [t.line("acting", kind=now.acting, seat=now.acting_seat)] if now.acting else []
    told += [said(t, card, "ask", card.player)]
    if words := said(t, card, "tell", card.player):
        told.append(t.line("tell", words=words))
    yield t.part("scene", " ".join(x for x in told if x), outside(t, card))
    if come := [*_come_of_it(t, now)]:
        yield t.part("chosen", " ".join(come))
    if now.scene.options:
        lines = [option_line(t, card, option) for option in now.scene.options]
        letters = ", ".join(option.letter.upper() for option in now.scene.options)
        yield t.part("options", t.line("options", letters=letters), lines)
    if rows := [*also_lines(t, card)]:
        yield t.part("then", "", rows)
    reaction = reaction_card(now)
    if reaction is not None:
        words = opening(t, reaction)
        lines = [line for line in card_lines(t, reaction) if line != words]
        yield t.part("reaction", f"{heading(t, reaction)} {words}".strip(), lines)


def _come_of_it(t: Teller, now: Now) -> Iterator[str]:
    if now.skipped:
        yield t.line("skipped")
    if any(now.choices):
        yield t.line("chosen", choices=now.choices)
    if now.counted != now.choices:
        yield t.line("exchanged")


def _next(t: Teller) -> Iterator[Part]:
    """FL-10.8: what acts on the next scene; for how many turns each plays for the other."""
    view = t.view
    if view.carry:
        yield t.part("next", t.line("carry", kind=view.carry, seat=view.carry_seat))
    if view.behalf:
        yield t.part("next", t.line("behalf", n=view.behalf))


def _in_hand(t: Teller, card: HandCard) -> Iterator[str]:
    shown = hand_card(card)
    yield t.line("in-hand", scene=card.scene.id, kind=kind_of(t, shown), can=_can(t, card))
    yield from ("  " + line for line in card_lines(t, shown))


def _can(t: Teller, card: HandCard) -> str:
    """At most one of the two."""
    can = t.line("can") if card.can else ""
    return can + (t.line("can-not", rule=card.no) if card.no else "")


# -- where the story is -------------------------------------------------------------------------


def _chapter(t: Teller) -> Iterator[Part]:
    view = t.view
    if not view.chapters:
        return
    finale = len(view.chapters) == view.chapter_count
    if finale:
        brief = t.line("finale", chapter=view.chapters[-1])
    else:
        brief = t.line(
            "chapter", n=view.chapter + 1, of=view.chapter_count - 1, chapter=view.chapters[-1],
            played=view.played, length=view.length, decks=t.words("deck", view.allowed),
        )  # fmt: skip
    lines = [t.spoken(f"chapter-{view.chapters[-1]}.open", -1), t.line("turn", seat=view.turn)]
    lines += [t.line("chapters", scenes=view.chapters)] if len(view.chapters) > 1 else []
    lines += [t.line("area", scenes=view.area)] if view.area else []
    yield t.part("chapter", brief, lines)


def _story(t: Teller) -> Iterator[str]:
    """FL-4.7: the synopsis lies open for the whole game, with its rules."""
    view = t.view
    yield t.spoken(f"story-{view.story}.synopsis", -1)
    yield t.spoken(f"story-{view.story}.rules", -1)
    yield t.line("first", seat=view.first)
    if view.tutorial:
        yield t.line("tutorial")
    if view.ready_made:
        yield t.line("ready-made")
    if view.synopsis:
        yield t.line("synopsis", scenes=view.synopsis)
    for scene, deck in view.coming.items():
        yield t.line("coming", scene=scene, deck=deck)
    if "a-child" in (*view.synopsis, *view.coming) or view.child:
        yield t.line("way", way=view.way)


def _became(t: Teller) -> Iterator[str]:
    if t.view.married:
        yield t.line("married")
    if t.view.child:
        yield t.line("child")


def _piles(t: Teller, key: str, of_scenes: bool) -> str:
    left = {deck: n for deck, n in t.view.decks.items() if (deck in SCENE_DECKS) == of_scenes}
    decks = [t.line("times", what=t.word("deck", deck), n=n) for deck, n in left.items()]
    return t.line(key, decks=", ".join(decks))


def _pile_lines(t: Teller) -> Iterator[str]:
    yield _piles(t, "other-piles", of_scenes=False)
    yield t.line("discarded", n=len(t.view.pile), hidden=t.view.hidden_pile)
    if t.view.pile:
        yield t.line("pile", scenes=t.view.pile[::-1])


# -- lessons, and the end -----------------------------------------------------------------------


def _lesson(t: Teller) -> Iterator[str]:
    """FL-15.4: the rule, what to do, and how to go on."""
    key = f"lesson-{t.view.lesson}"
    dealt = t.view.ready_made and t.has(f"{key}.dealt")
    parts = [f"{key}.{part}" for part in ("rule", "dealt" if dealt else "act")]
    parts.append("play-on" if dealt else f"{key}.on")
    for part in parts:
        if t.has(part):
            yield t.message(part, {})


def _ending(t: Teller, end: Ending) -> Iterator[str]:
    """FL-13.5: what became of the two, and of what each had hoped for."""
    view = t.view
    yield t.message("ev-ending", {"fate": end.fate, "seat": end.seat, "whose": end.whose})
    hopes: dict[str, int] = {}
    for who in view.persons:
        if who.final is not None:
            met = "met" if who.final.ok else "missed"
            hopes.setdefault(f"destiny-{who.final.destiny}.{met}", who.seat)
    yield from (t.spoken(hope, seat) for hope, seat in hopes.items())
    yield t.spoken(f"story-{view.story}.{'together' if view.together else 'parted'}", -1)
