"""The WebSocket between a browser and a table: every message of it.

One connection is one viewer of one table: a seat (with its token) or a spectator.

    client                        server
    ------                        ------
    join  {token, after}     ->   welcome {…everything this viewer may know now}
    answer{ask, choice}      ->   update  {what changed}      to every viewer, each its own
      (in a heat: + began, error, got, held, on the device's own clock)
    undo  {}                 ->   update  {rewound: true}     (or a proposal, if others must agree)
    agree {yes}              ->   people / update
    say   {text}             ->   said    {…}
    react {mark}             ->   reacted {seat, mark}
    think {text}             ->   thoughts {…}                to all who sit there
    ping  {at, got, held}    ->   pong    {at, now}
    (anything wrong)         ->   refused {…} or fault {…}    to the sender alone

What a question is made of is in `asks.py`, what else a message tells in `pieces.py`; both are had
from here. How people come to a table (links, knocks, devices) is in `door.py`; who sits where, in
`seats.py`; playing over days, in `slow.py`.
"""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

from tablee.wire.asks import (
    AmountForm,
    Choice,
    Form,
    Heat,
    LessonDue,
    OptionsForm,
    OrderForm,
    Prompt,
    SubsetForm,
    TextForm,
    TimedForm,
    Waiting,
)
from tablee.wire.door import AskFirst, Door, Key, Knock, Knocker, LetIn, LogOut, NewLink
from tablee.wire.pieces import (
    ChatLine,
    Label,
    Note,
    Part,
    Person,
    Proposal,
    Result,
    TableInfo,
    Words,
)
from tablee.wire.seats import (
    Behind,
    Call,
    ComeBack,
    Fill,
    Leave,
    Offer,
    PassOn,
    Poll,
    Ready,
    Rename,
    SeatChange,
    Vote,
    Watch,
    Watchers,
    Watching,
)
from tablee.wire.slow import Hidden, Order, Orders, OrderValue

__all__ = [  # and all that is defined here
    "AmountForm",
    "ChatLine",
    "Choice",
    "Form",
    "Heat",
    "Label",
    "LessonDue",
    "Note",
    "OptionsForm",
    "OrderForm",
    "Part",
    "Person",
    "Prompt",
    "Proposal",
    "Result",
    "SubsetForm",
    "TableInfo",
    "TextForm",
    "TimedForm",
    "Waiting",
    "Words",
]


# -- from the client ------------------------------------------------------------------------


class Join(Struct, tag="join", tag_field="t"):
    """First message of a connection (again: to begin afresh). Without a token: a spectator.
    `after`: events already had; `rewinds`: as last told, so that an undo missed is noticed."""

    token: str = ""
    after: int = 0
    rewinds: int = 0
    words: str = ""
    """The language in which this screen wants everything in words, too; "": it draws."""
    code: str = ""
    """Of the link, for one who watches; a token needs none."""
    deep: bool = False
    """This screen can apply deep patches (see `Update.patch`)."""
    curtain: bool = False
    """I sit there, but show me only the public view: a device passed from hand to hand."""
    lessons: bool = False
    """I am new to this game: send the lessons that apply, whenever I am asked something."""
    hidden: bool = False
    """Nobody sees this page (see `slow.Hidden`)."""


class Answer(Struct, tag="answer", tag_field="t"):
    """In a heat, an answer to an earlier question counts while why and heat are the same."""

    ask: int
    choice: Choice
    began: float | None = None
    """In a heat: milliseconds on the device's own monotonic clock, from showing the heat to the
    first key (or touch) of what became this answer."""
    error: float = 0
    """The resolution of that clock, in milliseconds."""
    got: float = 0
    """In a heat: `heat.now` of the message that brought it. And `held`: how long ago that came, in
    ms. From these the server computes how long the two messages were under way: a late start is
    believed if the network was slow."""
    held: float = 0


class Undo(Struct, tag="undo", tag_field="t"):
    pass


class Agree(Struct, tag="agree", tag_field="t"):
    yes: bool


class Say(Struct, tag="say", tag_field="t"):
    text: str


Mark = Literal["heart", "laugh", "clap", "gasp", "tear", "think"]
"""The reactions that there are; each screen has a drawing of them."""


class React(Struct, tag="react", tag_field="t"):
    """Shown for a moment to all who look; not kept."""

    mark: Mark


class Think(Struct, tag="think", tag_field="t"):
    """What I thought of the game, once it is over. Nobody reads it before all have written."""

    text: str


class Ping(Struct, tag="ping", tag_field="t"):
    """`got`: the `now` of the last pong; `held`: how long ago it came, in ms. From these the server
    computes the round trip."""

    at: float
    got: float = 0
    held: float = 0


ClientMessage = (
    Join | Answer | Undo | Agree | Say | React | Think | Ping
    | Knock | LetIn | AskFirst | NewLink | LogOut
    | Leave | ComeBack | Rename | PassOn | Fill | Call | Vote | Watching | Ready | Order
    | Hidden
)  # fmt: skip


# -- from the server ------------------------------------------------------------------------


class Thoughts(Struct, tag="thoughts", tag_field="t", omit_defaults=True):
    """After the end: who has written what they thought, and who has not yet. Once nobody is
    missing, also what: `texts`, one for each of `said`."""

    said: list[int]
    missing: list[int]
    texts: list[str] = []


class Welcome(Struct, tag="welcome", tag_field="t", omit_defaults=True):
    """Everything this viewer may know now, and the events since `after`."""

    table: TableInfo
    seat: int | None
    view: dict[str, Any]
    events: list[Note]
    last: int
    """Number of this viewer's newest event: send it as `after` when coming back."""
    after: int = 0
    """`events` are those above this number: drop older copies of them (an undo was missed)."""
    rewinds: int = 0
    """How many undos there were: send it when coming back."""
    waiting: Waiting | None = None
    prompt: Prompt | None = None
    can_undo: bool = False
    proposal: Proposal | None = None
    outcome: list[Result] | None = None
    chat: list[ChatLine] = []
    heat: Heat | None = None
    words: Words | None = None
    answered: Choice | None = None
    """My answer to the open question, which waits for others."""
    token: str = ""
    """A fresh one to keep in place of the one sent, which has grown old; "": keep that."""
    knocks: list[Knocker] = []
    """Who would like to sit down; told only to those who sit there."""
    lessons: list[LessonDue] = []
    """For newcomers: the lessons that apply now, by priority."""
    offer: str = ""
    """The code by which somebody else can take my seat; "": none."""
    watch: Watch = "all"
    watch_code: str = ""
    """What the link for watching ends with; told only to those who sit there."""
    behind: Behind = 0
    """The delay of spectators, in minutes."""
    thoughts: Thoughts | None = None
    """After the end, if somebody has written any; told only to those who sit there."""
    orders: dict[str, OrderValue] = {}
    """My standing orders."""
    changes: list[SeatChange] = []
    """The last changes of seats."""


class Update(Struct, tag="update", tag_field="t", omit_defaults=True):
    """What changed for this viewer since the last message. `patch` holds the changes of the view:
    by its top-level keys (a key that is gone is set to null); for a screen that joined with `deep`,
    by paths (`kernel/showing/patches.py`). The other fields are complete."""

    last: int
    patch: dict[str, Any] = {}
    events: list[Note] = []
    rewound: bool = False
    """An undo: drop the events above `last` minus the new ones; the patch has the old view."""
    rewinds: int = 0
    waiting: Waiting | None = None
    prompt: Prompt | None = None
    can_undo: bool = False
    proposal: Proposal | None = None
    outcome: list[Result] | None = None
    heat: Heat | None = None
    words: Words | None = None
    answered: Choice | None = None
    """My answer to the open question, which waits for others."""
    lessons: list[LessonDue] = []
    """For newcomers: the lessons that apply now, by priority."""


class People(Struct, tag="people", tag_field="t", omit_defaults=True):
    """Somebody came, left or took a seat, a poll has begun or ended, or somebody's lag has
    changed."""

    people: list[Person]
    poll: Poll | None = None
    ended: bool = False
    next: str = ""
    moved: bool = False
    known_deal: bool = False
    """As in `TableInfo`: a seat that is freed or taken may make it so."""
    changes: list[SeatChange] = []
    """The changes of seats since the last message."""


class Porch(Struct, tag="porch", tag_field="t", omit_defaults=True):
    """Watching is not allowed here, but there is a seat to ask for; sent again when that changes.
    Or it is allowed, with a delay of some minutes."""

    table: TableInfo
    opens: int = 0
    """When there is something to see, in milliseconds since 1970; 0: never."""


class Said(Struct, tag="said", tag_field="t"):
    line: ChatLine


class Reacted(Struct, tag="reacted", tag_field="t"):
    seat: int
    mark: Mark


class Pong(Struct, tag="pong", tag_field="t"):
    at: float
    now: int
    """The server's clock, in milliseconds."""


class Refusal(Struct, tag="refused", tag_field="t", omit_defaults=True):
    """The rules said no: what, why (clause) and what to do. Nothing was changed."""

    key: str
    args: dict[str, Any] = {}
    rule: str = ""


FaultCode = Literal[
    "malformed", "too-big", "too-fast", "bad-token", "expired", "no-such-table", "no-such-seat",
    "seat-taken", "not-your-seat", "not-seated", "stale", "not-asked", "over", "not-over",
    "no-undo", "no-proposal", "bad-name", "bad-options", "no-such-game", "no-such-moment",
    "full", "storage", "shutting-down", "not-joined", "bad-seed", "no-such-seats",
    "bad-text", "bad-bot", "bad-time", "unreadable", "newer-rules", "other-rules", "internal",
    "not-found", "no-pdf",
    "hidden-seed", "logged-out", "old-link", "ask-first", "not-let-in",
    "chat-full", "table-full", "enough", "damaged", "foreign-page",
    "got-up", "passed-on", "voted-out", "no-vote", "no-watching", "old-offer",
    "begun", "no-such-code", "other-link",
    "no-person", "still-asking", "wrong-words", "old-invite", "no-such-device", "no-passkey",
    "many-devices", "many-people", "removed", "bad-tempo", "no-order",
    "bad-address", "bad-mail", "no-mail", "many-mails", "many-addresses", "old-notice",
    "later-day", "no-run", "no-companion", "no-open-seat", "many-invites",
]  # fmt: skip


class Fault(Struct, tag="fault", tag_field="t", omit_defaults=True):
    """The table, not the rules, said no. `code` is also the message key `fault-<code>`."""

    code: FaultCode
    args: dict[str, Any] = {}
    fatal: bool = False
    """The connection is closed after this message."""


ServerMessage = (
    Welcome
    | Update
    | People
    | Porch
    | Said
    | Reacted
    | Thoughts
    | Pong
    | Refusal
    | Fault
    | Door
    | Key
    | Offer
    | Watchers
    | Orders
)
