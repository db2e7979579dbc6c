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

How people come to a table (links, knocks, devices) is in `door.py`; who sits where, in `seats.py`;
playing over days, in `slow.py`.
"""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

from tablee.wire.door import AskFirst, Door, Key, Knock, Knocker, LetIn, LogOut, NewLink
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
    Vote,
    Watch,
    Watchers,
    Watching,
)
from tablee.wire.slow import Order, Orders, OrderValue, Tempo

Choice = str | int | list[Any]
"""What a seat answers: a string, a number, or a list of these (see the game's asks)."""


# -- pieces ---------------------------------------------------------------------------------


class Note(Struct, omit_defaults=True):
    """An event as one viewer sees it: a message key and its arguments, numbered per viewer."""

    n: int
    key: str
    args: dict[str, Any] = {}
    rule: str = ""


class OptionsForm(Struct, tag_field="form", tag="options"):
    """One of a finite list."""

    options: list[Choice]


class AmountForm(Struct, tag_field="form", tag="amount"):
    """A whole number between two bounds."""

    lo: int
    hi: int


class TextForm(Struct, tag_field="form", tag="text"):
    """Free text up to a length."""

    longest: int


class SubsetForm(Struct, tag_field="form", tag="subset"):
    """Between `lo` and `hi` of the items; an item that stands twice may be taken twice."""

    items: list[Choice]
    lo: int
    hi: int


class OrderForm(Struct, tag_field="form", tag="order"):
    """All of the items, in an order."""

    items: list[Choice]


class TimedForm(Struct, tag_field="form", tag="timed"):
    """In a heat: one of some words or, if `longest` is not 0, ["say", a text up to that length].
    The answer tells when it was begun."""

    options: list[str]
    longest: int
    begins: str = ""
    """The option to send at the first key of a text; "": none."""
    drops: str = ""
    """The option to send when that text is given up; "": none."""
    pause: int = 0
    """A text is begun anew after so many milliseconds without a key; 0: however long it takes."""
    piece: int = 0
    """And when more letters than these come at once; 0: however many."""


Form = OptionsForm | AmountForm | TextForm | SubsetForm | OrderForm | TimedForm


class Prompt(Struct, omit_defaults=True):
    """What this viewer is asked now. `ask` is the number to send back with the answer."""

    ask: int
    why: str
    rule: str
    form: Form
    args: dict[str, Any] = {}
    sealed: bool = False
    """Others are asked at the same time, and see the answer only when all have answered."""
    default: Choice | None = None
    """In a reaction window: the answer that passes."""


class Heat(Struct, omit_defaults=True):
    """What is new is shown on all screens at one instant, and times count from there. By the
    server's clock, in milliseconds; `now` is when this was sent."""

    id: int
    """Another one than before: show what came with it at `show_at`, not sooner."""
    show_at: int
    now: int
    paused: bool = False
    """The clock stands (a seat is open): `now` - `show_at` is what has passed, and stays so."""


class Waiting(Struct, omit_defaults=True):
    """Who is awaited, and the public reason. Never how many options they have."""

    seats: list[int]
    why: str
    rule: str = ""
    until: int = 0
    """At a table over days: when their time runs out, in milliseconds since 1970; 0: never."""
    bot_at: int = 0
    """And when bots play on for those who have not answered by then."""


class Part(Struct, omit_defaults=True):
    """One thing that the position in words tells of: the hand, a person, the map."""

    name: str
    """As one asks for it: `look hand`."""
    brief: str = ""
    """One line, always told; "": nothing short can be said, and the lines are always told."""
    lines: list[str] = []
    """The details; a line that is indented stands below the one before it."""


class Label(Struct, omit_defaults=True):
    """An option in words."""

    label: str
    does: str = ""
    """What it does."""
    group: str = ""
    """What it stands under, together with its neighbours of the same group."""


class Words(Struct, omit_defaults=True):
    """What a message says, put into words for a screen that asked for them (see `Join.words`)."""

    parts: list[Part]
    """The position."""
    ask: str = ""
    """The question, if this viewer is asked."""
    options: list[Label] = []
    """For each option of the form (each item of a subset or an order) its label."""
    lines: list[str] = []
    """For each of the events in the same message what happened; "": nothing to tell."""
    outcome: list[str] = []
    """For each result how it ended."""


class LessonDue(Struct):
    """In a first play: a lesson that fits what is asked now. Its words are `first-<id>`."""

    id: str
    at: str
    """What it points at, by a name of the game's screen."""
    turn: str
    """The same as long as a turn lasts: of those with the same `turn`, one is shown."""


class Person(Struct, omit_defaults=True):
    """A seat at the table, as everybody sees it."""

    seat: int
    name: str
    kind: Literal["open", "human", "bot"]
    here: bool = False
    """A human whose browser is connected now."""
    lag: int | None = None
    """How long a message takes there and back, in ms (9 of 10 are quicker); null: not known."""
    bot: str = ""
    """Which of the game's bots sits there."""
    face: int = 0
    """Which face they have chosen; 0: none."""
    left: str = ""
    """The name of who got up from here, and may come back."""
    ready: bool = False
    """Before the first answer: they have said so, and have been here since."""


class ChatLine(Struct, omit_defaults=True):
    n: int
    name: str
    text: str
    at: int
    """Milliseconds since 1970, by the server's clock."""
    seat: int | None = None
    key: str = ""
    """A bot's line: the message of its game, in the reader's language; `text` is the English."""


class Proposal(Struct):
    """An undo past the last barrier: it happens when every other human has agreed."""

    seat: int
    agreed: list[int]
    needed: list[int]


class Result(Struct, omit_defaults=True):
    """How a match ended, for one seat."""

    seat: int
    won: bool
    key: str
    args: dict[str, Any] = {}
    rule: str = ""
    score: float = 0.0


class TableInfo(Struct, omit_defaults=True):
    """What anyone with the link may know of a table."""

    id: str
    game: str
    options: dict[str, Any]
    people: list[Person]
    created: int
    over: bool = False
    seed: str = ""
    """Shown where the players chose it (play by seed, the game of the day)."""
    forked_from: str = ""
    known_deal: bool = False
    """Somebody may know every card: its seed was chosen, or it goes on from a finished game, and
    several people play. Everybody is told."""
    code: str = ""
    """What the link ends with (`/t/<id>#<code>`), once those who sit there have changed it."""
    asks: bool = False
    """Those who sit there are asked before an open seat is given."""
    poll: Poll | None = None
    """What somebody has asked all others."""
    ended: bool = False
    """Those who sat there ended it before the rules did."""
    next: str = ""
    """The table at which the same people play again."""
    watchers: int = 0
    """How many look on."""
    moved: bool = False
    """Nobody had begun yet: it is laid anew, at `next`, with other seats."""
    begun: bool = False
    """Somebody has given an answer: seats cannot be changed any more."""
    tempo: Tempo = "live"


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
    """This screen can put in changes at their depth (see `Update.patch`)."""
    curtain: bool = False
    """I sit there, but show me only what all may see: a device that goes from hand to hand."""


class Answer(Struct, tag="answer", tag_field="t"):
    """In a heat, an answer to an earlier question still stands while why and heat are the same."""

    ask: int
    choice: Choice
    began: float | None = None
    """In a heat: milliseconds on the device's own monotonic clock, from showing the heat to the
    first key (or touch) of what became this answer."""
    error: float = 0
    """What that clock cannot tell apart, in milliseconds."""
    got: float = 0
    """In a heat: `heat.now` of the message that brought it. And `held`: how long ago that came, in
    ms. From these the server learns how long the two messages were under way: a start that is
    late because the network stuttered is believed."""
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
    """For a moment, to be seen by all who look; it is kept nowhere."""

    mark: Mark


class Think(Struct, tag="think", tag_field="t"):
    """What I thought of the game, once it is over. Nobody reads it before all have written."""

    text: str


class Ping(Struct, tag="ping", tag_field="t"):
    """`got`: the `now` of the last pong; `held`: how long ago it came, in ms. From these the
    server learns how long a message takes there and back."""

    at: float
    got: float = 0
    held: float = 0


ClientMessage = (
    Join | Answer | Undo | Agree | Say | React | Think | Ping
    | Knock | LetIn | AskFirst | NewLink | LogOut
    | Leave | ComeBack | Rename | PassOn | Fill | Call | Vote | Watching | Ready | Order
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
    """My answer to the question on the table, which others still think about."""
    token: str = ""
    """A fresh one to keep in place of the one sent, which has grown old; "": keep that."""
    knocks: list[Knocker] = []
    """Who would like to sit down; told only to those who sit there."""
    lessons: list[LessonDue] = []
    """In a first play: what may be explained now, the weightiest first."""
    offer: str = ""
    """The code by which somebody else can take my seat; "": none."""
    watch: Watch = "all"
    watch_code: str = ""
    """What the link for watching ends with; told only to those who sit there."""
    behind: Behind = 0
    """How many minutes those who look on are behind."""
    thoughts: Thoughts | None = None
    """After the end, if somebody has written any; told only to those who sit there."""
    orders: dict[str, OrderValue] = {}
    """My standing orders."""


class Update(Struct, tag="update", tag_field="t", omit_defaults=True):
    """What changed for this viewer since the last message. `patch` holds what changed in the view:
    by its top-level keys (a key that is gone is set to null); for who joined with `deep`, by the
    places of the changes (`kernel/showing/patches.py`). The other fields stand whole."""

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
    """My answer to the question on the table, which others still think about."""
    lessons: list[LessonDue] = []
    """In a first play: what may be explained now, the weightiest first."""


class People(Struct, tag="people", tag_field="t", omit_defaults=True):
    """Somebody came, left or took a seat, something is asked of all; or somebody's link has
    changed."""

    people: list[Person]
    poll: Poll | None = None
    ended: bool = False
    next: str = ""
    moved: bool = False
    known_deal: bool = False
    """As in `TableInfo`: a seat that is freed or taken may make it so."""


class Porch(Struct, tag="porch", tag_field="t", omit_defaults=True):
    """Nobody may look on here, but there is a seat to ask for; again, when that changes. Or
    one may, some minutes behind."""

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
    "begun", "no-such-code",
    "no-person", "still-asking", "wrong-words", "old-invite", "no-such-device", "no-passkey",
    "many-devices", "many-people", "removed", "bad-tempo", "no-order",
    "bad-address", "bad-mail", "no-mail", "many-mails", "old-notice",
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
