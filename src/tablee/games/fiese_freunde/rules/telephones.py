"""Who takes part in the end: naming, calling, deciding, returning (FF-10.4 to FF-10.8)."""

from __future__ import annotations

from collections.abc import Iterable

from tablee.games.fiese_freunde.content.pack import CardDef, Role
from tablee.games.fiese_freunde.rules.casting import NOBODY, Cast, Casting
from tablee.kernel import Asking, Card, Choice, Options, Seat, Step, turn, window

CALL, STAY = "call", "stay"


class Telephones(Casting):
    """An event goes through its stages: naming, calling, deciding; each is a step of its own."""

    def begin_event(self, seat: Seat, card: Card) -> None:
        """The card is about to be lived: who could be in it?"""
        self.event, self.refused = (card, seat), []
        self._to_naming()

    def _to_naming(self) -> None:
        assert self.event is not None
        card, seat = self.event
        definition = self.definition(card)
        self.named, self.callers = (), []
        self.choices = self._without(self.refused, self.casts(seat, definition))
        self.stage = "naming"
        if not self.choices:  # FF-9.9: it cannot happen
            self.cast, self.stage = (NOBODY,) * len(definition.open_roles), "happening"

    def _without(self, refused: Iterable[int], casts: Iterable[Cast]) -> tuple[Cast, ...]:
        out = set(refused)
        return tuple(cast for cast in casts if not out & set(cast))

    def _choose(self, seat: Seat, options: tuple[Cast, ...], why: str, rule: str) -> Asking[Cast]:
        if len(options) == 1:
            return options[0]
        cast: Cast = yield turn(seat, options, why, rule)
        return cast

    def naming(self, seat: Seat, card: CardDef) -> Step:
        """FF-10.4: first the active player names who takes part."""
        self.named = yield from self._choose(seat, self.choices, "name", "FF-10.1")
        self.stage, self.choices = "deciding", (self.named,)
        if not card.is_goal and any(role.takes_part for role in card.open_roles):
            self.emit("named", "FF-10.4", seat=seat, persons=list(self.named))
            self.stage = "calling"
            others = (s for s in range(self.seats) if s != seat)
            self.may_ring = sum(1 << s for s in others if self.may_call(s, seat, card))

    # -- calling ------------------------------------------------------------------------------

    def calling(self, seat: Seat, card: CardDef) -> Step:
        """FF-10.4: all may call, in answer to each other, with no taking back.

        Every rival is asked each time, whoever could call: a missing prompt would tell something.
        """
        silent = [s for s in range(self.seats) if s != seat and s not in self.callers]
        options: dict[Seat, Options] = {
            s: (STAY, CALL) if self.may_ring >> s & 1 else (STAY,) for s in silent
        }
        answers = yield window(options, "call", "FF-10.4", default=dict.fromkeys(silent, STAY))
        calling = [s for s in silent if answers[s] == CALL]
        for caller in calling:
            self.callers.append(caller)
            self.emit("call", "FF-10.4", seat=caller, active=seat)
        if not calling or len(calling) == len(silent):
            self.stage = "deciding"
            self.choices = self._decisions(seat, card) if self.callers else (self.named,)

    def may_call(self, caller: Seat, active: Seat, card: CardDef) -> bool:
        """FF-10.4, FF-10.6: with the active player's telephone, for a part that fits.

        Somebody who would take part anyway has no need to."""
        if not self.holds_phone(caller, active):
            return False
        if any(r.need == "partner" for r in card.roles) and self.partner(active) == caller:
            return False
        return any(self._call_fits(caller, active, card, role) for role in card.open_roles)

    def _call_fits(self, caller: Seat, active: Seat, card: CardDef, role: Role) -> bool:
        """FF-10.11: for a part that takes part."""
        return role.takes_part and self.fits(active, card, role, caller) is None

    # -- deciding -----------------------------------------------------------------------------

    def deciding(self, seat: Seat, card: CardDef) -> Step:
        """FF-10.4: who takes part in the end. FF-4.10: after a no, somebody else is named."""
        cast = yield from self._choose(seat, self.choices, "decide", "FF-10.8")
        no = yield from self._consents(seat, card, cast)
        if no is None:
            self._spend(seat, card, cast)
            self.cast, self.stage = cast, "happening"
        else:
            self.refused.append(no)
            self._to_naming()

    def _decisions(self, seat: Seat, card: CardDef) -> tuple[Cast, ...]:
        """FF-10.4: callers come before anybody else. A call is a yes, whatever was said before."""
        casts = self.casts(seat, card, tuple(self.callers))
        allowed = self._without(set(self.refused) - set(self.callers), casts)
        return tuple(cast for cast in allowed if self._callers_first(seat, card, cast))

    def _callers_first(self, seat: Seat, card: CardDef, cast: Cast) -> bool:
        """FF-10.8: callers have every place they could have, but for rivals forced by telephone;
        where there are more places than callers, none of them is left out."""
        places, wanting = self._contested(seat, card, cast)
        held = all(cast[n] in self.callers or self.forced(seat, cast[n]) for n in places)
        return held and len(places) <= len(wanting)

    def _contested(self, seat: Seat, card: CardDef, cast: Cast) -> tuple[set[int], list[Seat]]:
        """The places that callers left out could have, if the others who called moved along;
        and all the callers who want one of them."""
        roles = card.open_roles
        left_out = (caller for caller in self.callers if caller not in cast)
        wanting = [s for s in left_out if any(self._binds(seat, card, r, s) for r in roles)]
        places: set[int] = set()
        for caller in wanting:  # it grows
            for n, role in enumerate(roles):
                if n not in places and self._binds(seat, card, role, caller):
                    places.add(n)
                    if cast[n] in self.callers:
                        wanting.append(cast[n])
        return places, wanting

    def _binds(self, seat: Seat, card: CardDef, role: Role, caller: Seat) -> bool:
        """FF-4.10: nobody can call themselves into breaking a secure relation of the active."""
        if not self._call_fits(caller, seat, card, role):
            return False
        breaks = role.brings & {"partner", "marry"} and self.secure_with_other(seat, caller)
        return not breaks

    def forced(self, seat: Seat, person: int) -> bool:
        """FF-10.5: a rival who did not call, brought in by the active player's telephone."""
        return 0 <= person < self.seats and self.holds_phone(seat, person)

    # -- consent and cost ---------------------------------------------------------------------

    def _consents(self, seat: Seat, card: CardDef, cast: Cast) -> Asking[int | None]:
        """FF-4.10: whoever would leave a secure relation is asked, unless they called."""
        for role, person in zip(card.open_roles, cast, strict=True):
            if person in self.callers or not self.must_agree(seat, role, person):
                continue
            answer: Choice = yield turn(
                person, ("yes", "no"), "leave", "FF-4.10", {"seat": seat}, "no"
            )
            if answer == "no":
                self.emit("refuse", "FF-4.10", seat=person, active=seat)
                return person
        return None

    def _spend(self, seat: Seat, card: CardDef, cast: Cast) -> None:
        """FF-10.4, FF-10.5, FF-10.13: only a telephone that brought somebody in is lost."""
        places, _ = self._contested(seat, card, cast)
        for n, person in enumerate(cast):
            if person in self.callers:
                self.phones[person] &= ~(1 << seat)
                self.emit("phone-lost", "FF-10.4", seat=person, colour=seat)
            elif self._by_own_phone(seat, person, n in places):
                self.phones[seat] &= ~(1 << person)
                self.emit("phone-lost", "FF-10.5", seat=seat, colour=person)

    def _by_own_phone(self, seat: Seat, person: int, contested: bool) -> bool:
        """FF-10.5: a rival not yet known, or one who comes instead of a caller."""
        if not 0 <= person < self.seats:
            return False
        return contested or self.by_telephone(seat, person)
