"""Who is what to whom: one graph of persons, from which every board is read (FF-3, FF-4, FF-5).

A tie is kept once for both, so symmetry (FF-10.3) cannot break. Persons 0 to n-1 are the players,
the others are neutral characters.
"""

from __future__ import annotations

from msgspec import field

from tablee.kernel import CardState

PERSONS = 10
STRANGER, FRIEND, LOVE, ENGAGED, MARRIED, HAPPY, EX, SEPARATED = range(8)
PLACES = ("stranger", "friend", "love", "engaged", "married", "happy", "ex", "separated")
PAIR = tuple(tuple(min(a, b) * PERSONS + max(a, b) for b in range(PERSONS)) for a in range(PERSONS))
SECURE = (ENGAGED, HAPPY)
"""FF-4.10: an outsider can't break it without a yes."""


class People(CardState):
    names: list[str] = field(default_factory=list)
    """Per person: the id of a neutral character; "" for a player."""
    sexes: list[str] = field(default_factory=list)
    """Per person: "w" or "m"."""
    ties: list[int] = field(default_factory=lambda: [0] * PERSONS**2)
    nights: list[int] = field(default_factory=lambda: [0] * PERSONS**2)
    """Per pair: how often they had sex."""
    children: list[int] = field(default_factory=lambda: [0] * PERSONS**2)
    bed: list[tuple[int, int]] = field(default_factory=list)
    """Per player: anonymous sex with women, with men."""
    bed_children: list[int] = field(default_factory=list)
    celibate: list[bool] = field(default_factory=list)

    # -- reading ------------------------------------------------------------------------------

    def tie(self, a: int, b: int) -> int:
        return self.ties[PAIR[a][b]]

    def knows_person(self, a: int, b: int) -> bool:
        return self.ties[PAIR[a][b]] != STRANGER

    def circle(self, a: int) -> list[int]:
        """FF-3.2: friends in general are everyone in the circle."""
        ties, pair = self.ties, PAIR[a]
        return [b for b in range(PERSONS) if b != a and ties[pair[b]]]

    def partner(self, a: int) -> int | None:
        """FF-4.1: at most one."""
        return next((b for b in range(PERSONS) if LOVE <= self.ties[PAIR[a][b]] <= HAPPY), None)

    def spouse(self, a: int) -> int | None:
        """FF-4.7: married, happily married, or separated but still married."""
        married = (MARRIED, HAPPY, SEPARATED)
        return next((b for b in range(PERSONS) if self.ties[PAIR[a][b]] in married), None)

    def exes(self, a: int) -> list[int]:
        """FF-4.6: the separated spouse is an ex-partner too."""
        return [b for b in range(PERSONS) if self.ties[PAIR[a][b]] in (EX, SEPARATED)]

    def bedmates(self, a: int) -> list[int]:
        return [b for b in range(PERSONS) if b != a and self.nights[PAIR[a][b]]]

    def sex_count(self, a: int) -> int:
        """FF-5.2: each character once, each anonymous time once more."""
        return len(self.bedmates(a)) + sum(self.bed[a])

    def child_count(self, a: int) -> int:
        pair = PAIR[a]
        own = sum(self.children[pair[b]] for b in range(PERSONS) if b != a)
        return own + self.bed_children[a]

    def same_sex_ties(self, a: int) -> int:
        """FF-11.9: partner, exes, bedmates of one's own sex, and that half of the bed."""
        ties, nights, pair, sex = self.ties, self.nights, PAIR[a], self.sexes[a]
        persons = sum(
            1
            for b in range(PERSONS)
            if b != a and self.sexes[b] == sex and (ties[pair[b]] > FRIEND or nights[pair[b]])
        )
        return persons + self.bed[a][0 if sex == "w" else 1]

    def is_player(self, person: int) -> bool:
        return person < self.seats

    def secure_with_other(self, person: int, suitor: int) -> bool:
        """FF-4.10: is that person in a secure relation with somebody else than the suitor?"""
        partner = self.partner(person)
        return partner not in (None, suitor) and self.tie(person, partner) in SECURE

    # -- atoms --------------------------------------------------------------------------------

    def _place(self, a: int, b: int, place: int, rule: str) -> None:
        """The only way a tie changes: for both at once."""
        old = self.ties[PAIR[a][b]]
        if old == place:
            return
        self.ties[PAIR[a][b]] = place
        self.emit("tie", rule, a=a, b=b, now=PLACES[place], was=PLACES[old])

    def befriend(self, a: int, b: int) -> None:
        """FF-3.4: somebody new becomes a normal friend."""
        if not self.knows_person(a, b):
            self._place(a, b, FRIEND, "FF-3.4")

    def separate(self, a: int, b: int) -> None:
        """FF-4.5: from the first two places to ex, from marriage to separated."""
        married = self.tie(a, b) in (MARRIED, HAPPY)
        self._place(a, b, SEPARATED if married else EX, "FF-4.5")

    def start_love(self, a: int, b: int) -> None:
        """FF-4.3: in love; a former partner: engaged; a separated spouse: happily married."""
        for person, other in ((a, b), (b, a)):
            partner = self.partner(person)
            if partner is not None and partner != other:
                self.separate(person, partner)
        place = {EX: ENGAGED, SEPARATED: HAPPY}.get(self.tie(a, b), LOVE)
        self._place(a, b, place, "FF-4.3")

    def intensify(self, a: int, b: int) -> None:
        """FF-4.4: one place to the right; reaching "married" ends an earlier marriage."""
        place = self.tie(a, b)
        if place == ENGAGED:
            self._end_marriages(a, b)
        if place < HAPPY:
            self._place(a, b, place + 1, "FF-4.4")

    def love(self, a: int, b: int) -> None:
        """FF-4.2: a new partner, or intensify the present one."""
        if self.partner(a) == b:
            self.intensify(a, b)
        else:
            self.start_love(a, b)

    def marry(self, a: int, b: int) -> None:
        """FF-4.7: from any place to "married"; earlier marriages and relations end at once."""
        self._end_marriages(a, b)
        for person, other in ((a, b), (b, a)):
            partner = self.partner(person)
            if partner is not None and partner != other:
                self.separate(person, partner)
        self._place(a, b, MARRIED, "FF-4.7")

    def _end_marriages(self, a: int, b: int) -> None:
        for person, other in ((a, b), (b, a)):
            spouse = self.spouse(person)
            if spouse is not None and spouse != other:
                self._place(person, spouse, EX, "FF-4.7")

    def divorce(self, a: int) -> None:
        """FF-4.9: the marriage ends, also with a separated spouse."""
        spouse = self.spouse(a)
        if spouse is not None:
            self._place(a, spouse, EX, "FF-4.9")

    def have_sex(self, a: int, b: int) -> None:
        """FF-5.1: a token on that person's marker, on both boards. FF-4.12: it breaks nothing."""
        self.nights[PAIR[a][b]] += 1
        self.emit("sex", "FF-5.1", a=a, b=b)

    def have_anonymous_sex(self, a: int, half: str) -> None:
        """FF-5.1: a token on that half of the bed."""
        women, men = self.bed[a]
        self.bed[a] = (women + 1, men) if half == "w" else (women, men + 1)
        self.emit("bed", "FF-5.1", a=a, half=half)

    def have_child(self, a: int, b: int | None) -> None:
        """FF-5.4: on the other parent's marker; on the bed if the other is anonymous."""
        if b is None:
            self.bed_children[a] += 1
            self.emit("bed-child", "FF-5.4", a=a)
        else:
            self.children[PAIR[a][b]] += 1
            self.emit("child", "FF-5.4", a=a, b=b)
