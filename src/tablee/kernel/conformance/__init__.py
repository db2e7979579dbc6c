"""The conformance suite: what every game must keep, checked at every decision of random games.

    from tablee.kernel import conformance
    report = conformance.check("my-game")
    assert report.ok, str(report)

A failure names its check, the moment, and what was compared; `failure.write(folder)` leaves a
crash file, and `open_crash(file)` is the match at that moment.

report.py      the result of a run: failures and counts
look.py        all that can be seen of a match, as bytes to compare
play.py        random games, and the checks called at every decision
copies.py      replay, clone, save, twins
undoing.py     the undo law
worlds.py      other worlds that a viewer could be in
secrets.py     non-interference: in all of them it sees and hears the same
answers.py     what is offered is accepted; what is not is refused, and changes nothing
shape.py       components, JSON, the sealed key, ids, asides, the end
showing.py     a view sent in patches equals the view sent whole
reading.py     records which fields a piece of a view reads
sufficiency.py what is seen is heard: every leaf of a view, every argument of a message
leaves.py      the leaves of a view, and views with one changed
heard.py       the record of what sufficiency has met and tried
options.py     options that sound alike must be alike
orders.py      standing orders answer what is offered, and have their words
words.py       every message is there, in every language
source.py      no chance, no clock and no order of sets in the source of the rules
"""

from tablee.kernel.conformance.answers import Offered, Refusals
from tablee.kernel.conformance.copies import Clone, Replay, Save, Twins
from tablee.kernel.conformance.orders import Orders
from tablee.kernel.conformance.play import Check, check, digest
from tablee.kernel.conformance.report import Failure, Report, open_crash
from tablee.kernel.conformance.secrets import NonInterference
from tablee.kernel.conformance.shape import Asides, Components, Ends, Ids, Json, Seal
from tablee.kernel.conformance.showing import Shown
from tablee.kernel.conformance.source import Source
from tablee.kernel.conformance.sufficiency import Sufficiency, survey
from tablee.kernel.conformance.undoing import Undo
from tablee.kernel.conformance.words import Words

__all__ = [
    "Asides", "Check", "Clone", "Components", "Ends", "Failure", "Ids", "Json", "NonInterference",
    "Offered", "Orders", "Refusals", "Replay", "Report", "Save", "Seal", "Shown", "Source",
    "Sufficiency", "Twins", "Undo", "Words", "check", "digest", "open_crash", "survey",
]  # fmt: skip
