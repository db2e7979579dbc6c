"""Who takes part in the end: naming, calling, deciding, returning (FF-10.4 to FF-10.8)."""

from __future__ import annotations

from tablee.games.fiese_freunde.casting import NOBODY, Cast, Casting
from tablee.games.fiese_freunde.pack import CardDef, Role
from tablee.kernel import Asking, Choice, Options, Seat, turn, window

CALL, STAY = "call", "stay"


class Telephones(Casting):
    def gather(self, seat: Seat, card: CardDef) -> Asking[Cast]:
        """FF-10.4: name, let the others call, decide. FF-4.10: who is asked may say no."""
        refused: set[int] = set()
        while True:
            self.named, self.callers = (), []
            options = self._without(refused, self.casts(seat, card))
            if not options:
                return (NOBODY,) * len(card.open_roles)  # FF-9.9: it cannot happen
            named = yield from self._choose(seat, options, "name", "FF-10.1")
            self.named = named
            if not card.is_goal and any(role.takes_part for role in card.open_roles):
                self.emit("named", "FF-10.4", seat=seat, persons=list(named))
                yield from self._calls(seat, card)
            cast = yield from self._decide(seat, card, named, refused)
            no = yield from self._consents(seat, card, cast)
            if no is None:
                self._spend(seat, card, cast)
                return cast
            refused.add(no)

    def _without(self, refused: set[int], casts: object) -> tuple[Cast, ...]:
        return tuple(cast for cast in casts if not refused & set(cast))  # type: ignore[attr-defined]

    def _choose(self, seat: Seat, options: tuple[Cast, ...], why: str, rule: str) -> Asking[Cast]:
        if len(options) == 1:
            return options[0]
        cast: Cast = yield turn(seat, options, why, rule)
        return cast

    # -- calling ------------------------------------------------------------------------------

    def _calls(self, seat: Seat, card: CardDef) -> Asking[None]:
        """FF-10.4: all may call, in answer to each other, with no taking back.

        Every rival is asked each time, whoever could call: a missing prompt would tell something.
        """
        others = [s for s in range(self.seats) if s != seat]
        while True:
            silent = [s for s in others if s not in self.callers]
            if not silent:
                return
            options: dict[Seat, Options] = {
                s: (STAY, CALL) if self.may_call(s, seat, card) else (STAY,) for s in silent
            }
            answers = yield window(options, "call", "FF-10.4", default=dict.fromkeys(silent, STAY))
            calling = [s for s in silent if answers[s] == CALL]
            for caller in calling:
                self.callers.append(caller)
                self.emit("call", "FF-10.4", seat=caller, active=seat)
            if not calling:
                return

    def may_call(self, caller: Seat, active: Seat, card: CardDef) -> bool:
        """FF-10.4, FF-10.6: with the active player's telephone, for a part that fits.

        Somebody who would take part anyway has no need to."""
        if not self.holds_phone(caller, active):
            return False
        if any(r.need == "partner" for r in card.roles) and self.partner(active) == caller:
            return False
        return any(self._call_fits(caller, active, card, role) for role in card.open_roles)

    def _call_fits(self, caller: Seat, active: Seat, card: CardDef, role: Role) -> bool:
        if role.need in ("sex", "bedmate"):  # FF-10.11: they do not take part
            return False
        return self.fits(active, card, role, caller) is None

    # -- deciding -----------------------------------------------------------------------------

    def _decide(self, seat: Seat, card: CardDef, named: Cast, refused: set[int]) -> Asking[Cast]:
        """FF-10.4: callers come before anybody else. A call is a yes, whatever was said before."""
        if not self.callers:
            return named
        casts = self.casts(seat, card, tuple(self.callers))
        allowed = self._without(refused - set(self.callers), casts)
        options = tuple(cast for cast in allowed if self._callers_first(seat, card, cast))
        cast = yield from self._choose(seat, options, "decide", "FF-10.8")
        return cast

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
