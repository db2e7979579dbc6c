"""The screens at a live table: how one comes in, how it goes, and which seats are here."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tablee.table import telling
from tablee.table.live.viewer import Screen, Viewer
from tablee.table.seats.tokens import Claim
from tablee.wire import messages as wire
from tablee.wire.slow import Hidden

if TYPE_CHECKING:
    from tablee.table.live.table import Table

LAG_STEP = 30
"""In ms: lags that differ by less are shown as equal."""


class Presence:
    __slots__ = ("_lags", "_table")

    def __init__(self, table: Table) -> None:
        self._table = table
        self._lags: dict[int, int | None] = {}

    # -- coming and going ---------------------------------------------------------------------

    def enter(self, screen: Screen, claim: Claim | None, join: wire.Join) -> int | None:
        """Let a screen in; returns its seat, None for a spectator. An old token is replaced by a
        fresh one."""
        table = self._table
        invitation = table.logged.invitation
        seat = invitation.admit(claim, join.code)
        screen.code = join.code
        fresh = table.token(claim.seat) if claim is not None and claim.old else ""
        screen.words = table.spoken(join.words) if join.words else ""
        if claim is None and not invitation.may_watch(join.code):
            table.door.keep_outside(screen)
            return None
        if claim is None:
            screen = table.door.put_behind(screen)
        curtain = seat if join.curtain else None
        if join.curtain:
            seat, fresh = None, ""
        self.join(screen, seat, join, fresh, curtain)
        table.services.counts["joins"] += 1
        return seat

    def join(
        self,
        screen: Screen,
        seat: int | None,
        join: wire.Join,
        token: str = "",
        curtain: int | None = None,
    ) -> None:
        """A screen opens: it is sent everything this viewer may know, then updates; and a new
        token, if the one it came with is to be replaced. `curtain`: the seat by whose token a
        device that is passed from hand to hand looks on."""
        table = self._table
        if curtain is not None and table.calls is not None:
            table.calls.curtains[screen] = curtain
        if table.services.shared:
            table.recording.make_sure()
        screen.deep = join.deep
        fresh = seat not in self.viewers
        viewer = table.audience.find(seat)
        viewer.taught = viewer.taught or join.lessons
        if seat is not None:
            if join.hidden:
                self.hide(screen, seat, Hidden())
            elif table.calls is not None:
                table.calls.looked(seat)
            table.timing.links.open(screen, seat)
            table.go_on()
            if fresh:
                table.tell_people()
        self._welcome(screen, viewer, join, token, curtain)
        if seat is not None:
            table.away.welcome(seat)
            table.company.came(seat)

    def _welcome(
        self, screen: Screen, viewer: Viewer, join: wire.Join, token: str, curtain: int | None
    ) -> None:
        table, seat = self._table, viewer.seat
        logged = table.logged
        welcome = viewer.welcome(logged, join, self.here, table.timing.heat.told())
        welcome.token = token
        for ready in table.company.ready:
            welcome.table.people[ready].ready = True
        if seat is not None and logged.over:
            welcome.thoughts = telling.thoughts(logged)
        if seat is not None:
            welcome.orders = {**logged.slow.orders.get(seat, {})}
        table.door.welcome(screen, seat, welcome, curtain)
        table.audience.welcome(screen, viewer, welcome)

    def leave(self, screen: Screen, seat: int | None) -> None:
        table = self._table
        if seat is None:
            screen = table.door.before(screen)
        here = table.audience.leave(screen, seat)
        if table.calls is not None:
            table.calls.forget(screen)
        table.door.leave(screen, here and seat is None)
        if not here:
            return
        table.delivery.forget(screen)
        table.timing.links.close(screen)
        if seat is not None and table.calls is not None:
            table.calls.left(seat)
        if seat is not None and seat not in self.viewers:
            table.company.went(seat)
            table.tell_people()
            table.go_on()
        table.idle_since = table.services.clock.now()

    def hide(self, screen: Screen, seat: int, told: Hidden) -> None:
        """The page lies in the background, or is seen again: who does not see it is called."""
        if self._table.calls is not None:
            self._table.calls.hide(screen, seat, told)

    def dismiss(self, screen: Screen, seat: int | None, why: wire.Fault) -> None:
        """Send the screen the reason, then nothing more; its further messages are ignored."""
        self._table.fault(screen, why)
        self._table.delivery.dismiss(screen)
        self.leave(screen, seat)

    # -- who is here --------------------------------------------------------------------------

    @property
    def viewers(self) -> dict[int | None, Viewer]:
        """The viewers with an open screen: seats, and None for all spectators."""
        return self._table.audience.viewers

    @property
    def here(self) -> dict[int, int | None]:
        """The seats that have a screen open, and how slow their link is."""
        return {seat: self._lags.get(seat) for seat in self.viewers if seat is not None}

    @property
    def screens(self) -> list[tuple[Screen, int | None]]:
        """All screens, each with its seat."""
        outside = self._table.door.outside
        return self._table.audience.screens + [(screen, None) for screen in outside]

    @property
    def onlookers(self) -> int:
        viewer = self.viewers.get(None)
        return 0 if viewer is None else len(viewer.screens)

    def ping(self, screen: Screen, ping: wire.Ping, heard: int = 0) -> wire.Pong:
        """The device learns the table's time, and the table the device's lag."""
        table = self._table
        if table.timing.heat.id is not None:
            table.timing.ping(screen, ping, heard or table.services.clock.now())
            self._tell_lags()
        return wire.Pong(ping.at, table.services.clock.now())

    def _tell_lags(self) -> None:
        """Tell everybody of links whose lag has clearly changed: all see who is slow."""
        told, links = self.here, self._table.timing.links
        lags = {seat: links.lag(seat) for seat in told}
        if any(differ(lags[seat], told[seat]) for seat in told):
            self._lags = lags
            self._table.tell_people()


def differ(lag: int | None, told: int | None) -> bool:
    """Whether the lag has changed enough to be told."""
    if lag is None or told is None:
        return lag is not told
    return abs(lag - told) > max(LAG_STEP, told // 2)
