"""Tables played at random without a server, and all that can be seen of one: for tests that two
ways to a table lead to the same."""

from __future__ import annotations

import contextlib
from collections.abc import Sequence
from random import Random
from typing import Any

import msgspec

import tablee
from tablee.kernel import Match, Refused, sample
from tablee.table.live.viewer import can_undo, prompt_of, waiting_of
from tablee.table.logged import LoggedTable, Sitter
from tablee.table.store.store import Record, TableRow

GAMES = ("fog-of-love", "anomia", "fear-of-the-dark", "fiese-freunde")

_encode = msgspec.json.Encoder(order="deterministic").encode


def laid(game: str, key: str = "key", seats: int | None = None) -> TableRow:
    found = tablee.games()[game]
    people = [Sitter("human", f"Ana {seat}") for seat in range(seats or found.seats[0])]
    plain = msgspec.to_builtins(people)
    return TableRow("table", game, str(found.version), {}, len(people), key, "", plain, 1000)


class Evening:
    """A table, its log, and lots: answers, undos, talk, who sits down."""

    def __init__(self, logged: LoggedTable, seed: int, log: Sequence[Record] = ()) -> None:
        self.logged, self.rand = logged, Random(seed)
        self.log = list(log)

    def go_on(self, records: int, tricks: bool = True) -> None:
        """So many records more, or to the end."""
        until = len(self.log) + records
        while len(self.log) < until and self.logged.match.ask is not None:
            if tricks and self.rand.random() < 0.15:
                self.trick()
            else:
                self.answer()

    def happen(self, kind: str, seat: int | None, data: Any) -> None:
        plain = msgspec.json.decode(msgspec.json.encode(data))
        self.log.append(self.logged.happen(kind, seat, plain, 1000 + 10 * len(self.log)))

    def answer(self) -> None:
        asks = self.logged.match.asks
        seat = self.rand.choice(sorted(asks))
        options = asks[seat]
        if isinstance(options, tuple) and len(options) > 1:  # an evening shall not end by lot
            options = tuple([o for o in options if o not in ("end", "give-up")])
        with contextlib.suppress(Refused):
            self.happen("answer", seat, sample(options, self.rand))

    def trick(self) -> None:
        logged, rand = self.logged, self.rand
        seat = rand.randrange(len(logged.people))
        what = rand.choice(("say", "undo", "propose", "agree", "door", "revoke", "seats"))
        try:
            if what == "say":
                self.happen("say", seat, {"name": "Ana", "text": f"line {len(self.log)}"})
            elif what == "undo":
                logged.match.check_undo(seat, consent=True)
                self.happen("undo", seat, None)
            elif what == "agree" and logged.proposal is not None:
                self.happen("agree", seat, rand.random() < 0.7)
            elif what == "propose":
                self.happen("propose", seat, None)
            elif what == "door":
                self.happen("door", None, {"code": f"c{len(self.log)}", "asks": True})
            elif what == "revoke":
                self.happen("revoke", seat, None)
            elif what == "seats":
                self.change_seat(seat)
        except Refused:
            pass

    def change_seat(self, seat: int) -> None:
        logged, rand, n = self.logged, self.rand, len(self.log)
        sitter = logged.people[seat]
        if sitter.left:
            self.happen("back", seat, None)
        elif logged.poll is not None:
            self.happen("vote", seat, rand.random() < 0.7)
        elif rand.random() < 0.3:
            self.happen("call", seat, {"what": "bot", "seat": 0, "out": False})
        elif rand.random() < 0.3:
            self.happen("offer", seat, {"code": f"o{n}"})
            self.happen("door", None, {"watch": "link", "watch_code": f"w{n}"})
        elif rand.random() < 0.5:
            self.happen("rename", seat, {"name": f"N{n}", "face": n % 5})
        else:
            self.happen("leave", seat, {"bot": rand.choice(("", "random"))})


def portrait(logged: LoggedTable) -> dict[str, Any]:
    """All that anybody could see of a table, now or in an answer to come; as plain data."""
    match, invitation = logged.match, logged.invitation
    viewers = (None, *range(match.seats))
    seen: dict[str, Any] = {
        "views": [match.view(seat) for seat in viewers],
        "prompts": [prompt_of(match, seat) for seat in viewers],
        "waiting": waiting_of(match),
        "undo": [can_undo(match, seat) for seat in viewers],
        "reach": [reach(match, seat) for seat in range(match.seats)],
        "history": match.history,
        "log": match.log,
        "counts": [logged.numbers.seen(match.history, seat) for seat in viewers],
        "outcome": match.outcome,
        "topic": match.topic,
        "invitation": (invitation.code, invitation.asks, sorted(invitation.generations.items())),
        "offers": sorted(invitation.offers.items()),
        "watch": (invitation.watch, invitation.watch_code),
        "heard": sorted(logged.heard.items()),
        "chat": list(logged.chat),
        "absent": [(at, sorted(seats)) for at, seats in logged.absent],
    }  # fmt: skip
    same = (
        "asked_at", "ended", "ends", "head", "lines", "next", "people", "passed", "poll",
        "proposal", "proposed", "rewinds", "said", "seam", "seq", "told_upto", "topic_from",
        "next_seats", "moved", "version",
    )  # fmt: skip
    seen |= {name: getattr(logged, name) for name in same}
    plain: dict[str, Any] = msgspec.json.decode(_encode(seen))
    return plain


def reach(match: Match, seat: int) -> Any:
    """Which answer an undo would take back, or why not."""
    try:
        return match.check_undo(seat, consent=True)
    except Refused as no:
        return no.key
