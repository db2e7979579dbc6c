"""The viewers of a table; each is told what it may know of a change."""

from __future__ import annotations

from collections.abc import Callable

from tablee.kernel.showing.by_key import ByKey, remember
from tablee.kernel.showing.pieces import Memory
from tablee.table.live.heat.departures import Departing, Parcelled
from tablee.table.live.heat.timing import Timing
from tablee.table.live.viewer import News, Screen, Viewer, encode
from tablee.table.live.wording import ReportBug
from tablee.table.logged import LoggedTable
from tablee.wire import messages as wire

Tell = Callable[[Screen, Parcelled], None]


class Audience:
    """The viewers of one table, and the cache of their views."""

    __slots__ = ("_late_departure", "_logged", "_memory", "_report", "_tell", "_timing", "viewers")

    def __init__(
        self,
        logged: LoggedTable,
        timing: Timing,
        tell: Tell,
        late_departure: bool,
        report: ReportBug,
    ) -> None:
        """`late_departure`: messages to be shown at a set instant are sent as late as possible."""
        self._logged = logged
        self._timing = timing
        self._tell = tell
        self._late_departure = late_departure
        self._report = report
        self._memory: Memory | ByKey | None = None
        """The cache of views; None while nobody looks."""
        self.viewers: dict[int | None, Viewer] = {}

    @property
    def screens(self) -> list[tuple[Screen, int | None]]:
        """All screens, each with its seat."""
        return [(screen, one.seat) for one in self.viewers.values() for screen in one.screens]

    def find(self, seat: int | None) -> Viewer:
        """The viewer of that seat, made if there is none yet."""
        viewer = self.viewers.get(seat)
        if viewer is None:
            viewer = self.viewers[seat] = Viewer(seat, self._logged, self._look())
        return viewer

    def leave(self, screen: Screen, seat: int | None) -> bool:
        """Remove the screen; returns whether it was here."""
        viewer = self.viewers.get(seat)
        if viewer is None or screen not in viewer.screens:
            return False
        viewer.screens.remove(screen)
        if not viewer.screens:
            del self.viewers[seat]
        if not self.viewers:
            self._memory = None
        return True

    def welcome(self, screen: Screen, viewer: Viewer, welcome: wire.Welcome) -> None:
        """Send a newly opened screen everything this viewer may know."""
        worded = viewer.put(welcome, self._logged, screen.words, self._report)
        self._tell(screen, self._departing(screen, worded) or encode(worded))
        viewer.heat = self._timing.heat.id
        viewer.add(screen)

    def tell_change(self, rewound: bool = False, only: int | None = None) -> None:
        """Send every viewer what it may know of the last change. `only`: that seat's viewer alone.
        While a reaction window is open, nobody hears that another seat has passed, or when: it
        would show who had to think."""
        if not self.viewers:
            return
        logged, memory = self._logged, self._look()
        heat = self._timing.heat.told()
        news = News(logged, rewound, heat)
        for viewer in self.viewers.values():
            if only is not None and viewer.seat != only:
                continue
            update = viewer.update(logged, memory, news)
            fresh = heat is not None and viewer.heat != heat.id
            viewer.heat = None if heat is None else heat.id
            self._tell_viewer(viewer, update, fresh)

    def _tell_viewer(self, viewer: Viewer, update: wire.Update, fresh: bool) -> None:
        """Send the update to all screens of the viewer, with words for those that want them; equal
        messages are encoded once."""
        told, text, wish = update, b"", None
        for screen in viewer.screens:
            if not text or wish != (screen.words, screen.deep):
                wish = screen.words, screen.deep
                told = update if screen.deep else viewer.by_key(update)
                if screen.words:
                    told = viewer.put(told, self._logged, screen.words, self._report)
                text = encode(told)
            self._tell(screen, (self._departing(screen, told) or text) if fresh else text)

    def _departing(self, screen: Screen, message: wire.Welcome | wire.Update) -> Departing | None:
        """The message with its time of departure, if it is to be shown at an instant to come; else
        None."""
        leaves = self._timing.leaves(screen) if self._late_departure else None
        return None if leaves is None else Departing(message, leaves)

    def _look(self) -> Memory | ByKey:
        """The cache of views, brought up to the present state."""
        match = self._logged.match
        if self._memory is None:
            self._memory = remember(match.state, match.game.open)
        else:
            self._memory.look(match.state)
        return self._memory
