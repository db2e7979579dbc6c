"""Me, without an account: a key made by this device, and what belongs to it.

Every request carries the device's key (`authorization: Bearer …`): 32 random bytes, of which the
server keeps a hash. Nothing of it is ever told to anybody else, but for a name and a face.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from tablee.wire.companions import Invitation
from tablee.wire.daily import Shown
from tablee.wire.notices import MyNotices, Notice
from tablee.wire.seats import Poll
from tablee.wire.slow import Tempo

Lang = Literal["en", "fr"]
Entrance = Literal["first", "device", "words", "passkey"]
"""How a device came in: with the person, let in by another device, by six words, by a passkey."""


class Myself(Struct, omit_defaults=True):
    """POST /api/me: who I am; the first time, a person is made of it."""

    name: str = ""
    lang: Lang = "en"
    face: int = 0
    device: str = ""
    """What this device is called in the list of mine."""


class Device(Struct, omit_defaults=True):
    """One of my devices."""

    id: str
    name: str
    made: int
    """When it came in, in milliseconds since 1970."""
    seen: int
    """The day it was last used."""
    by: Entrance = "first"
    here: bool = False
    """It is the one that asks."""


class Asking(Struct):
    """A device that would like to be one of mine. It shows the same number."""

    id: str
    name: str
    number: str


class Passkey(Struct):
    id: str
    name: str
    made: int


class Me(Struct, omit_defaults=True):
    """GET /api/me: all that the server knows of me, but for the tables."""

    name: str
    lang: Lang
    face: int
    made: int
    devices: list[Device]
    asking: list[Asking] = []
    words: int = 0
    """When my six words were made; 0: I have none."""
    passkeys: list[Passkey] = []


class SixWords(Struct):
    """POST /api/me/words: new ones, told only once. Older ones become invalid."""

    words: list[str]


class NewDevice(Struct):
    """POST /api/me/invite: by this code (in a link) or these words another device asks to be one of
    mine, for a few minutes."""

    code: str
    words: list[str]
    until: int


class LetDevice(Struct):
    """POST /api/me/devices: let in a device that asks; or remove it, or one of mine, whose tokens
    for my seats are then revoked."""

    id: str
    yes: bool


class Enter(Struct, omit_defaults=True):
    """POST /api/join, with a new key: by a code or by six words. Without `yes` it only tells whose
    device this would become."""

    code: str = ""
    words: str = ""
    device: str = ""
    yes: bool = False


class Entering(Struct, omit_defaults=True):
    """`asks`: another device of that person has to agree first (ask for `/api/me` until it has)."""

    name: str
    face: int
    asks: bool = False
    number: str = ""
    """Shown on both devices: it is the same one."""


# -- my tables ------------------------------------------------------------------------------


class MySeat(Struct, omit_defaults=True):
    """A seat that this device has."""

    token: str
    seen: Annotated[int, Meta(ge=0, le=1_000_000)] = 0
    """How many events of it I have been shown."""
    daily: str = ""
    """The day whose game it is."""


class MySeats(Struct, omit_defaults=True):
    """POST /api/me/tables: what this device has; answered by all that I have."""

    seats: list[MySeat] = []
    lang: Lang = "en"
    quiet: bool = False
    """Only a report, from a page that closes: the answer is empty."""


class Sitting(Struct, omit_defaults=True):
    """Somebody at a table of mine."""

    name: str
    kind: Literal["open", "human", "bot"]
    face: int = 0


class Ended(Struct, omit_defaults=True):
    """How a game went for my seat."""

    at: int
    won: bool | None = None
    """None: several people shared one device, or it was broken off."""
    key: str = ""
    text: dict[str, str] = {}
    """In words, by language."""
    length: int = 0
    """In games that count their actions."""
    people: list[Sitting] = []


class MyTable(Struct, omit_defaults=True):
    """A table of mine, the one touched last first."""

    id: str
    game: str
    options: dict[str, Any]
    tokens: dict[str, str]
    """Fresh tokens, by seat."""
    seed: str = ""
    daily: str = ""
    forked: bool = False
    created: int = 0
    at: int = 0
    """When something last happened there."""
    people: list[Sitting] = []
    mine: bool = False
    """It is my turn."""
    asks: str = ""
    """What I am asked, in words."""
    waits: list[int] = []
    """The seats that are awaited."""
    since: int = 0
    """Since when."""
    news: int = 0
    """How many things happened since I looked."""
    last: list[str] = []
    """The last of them in words, a few."""
    seen: int = 0
    ended: Ended | None = None
    tempo: Tempo = "live"
    until: int = 0
    """At a table over days: when the time of those who are awaited runs out; 0: never."""
    bot_at: int = 0
    """When a bot takes over from those who have not answered by then."""
    next: str = ""
    """The table at which the same people play again, and I with them."""
    poll: Poll | None = None
    """A poll in which I have not voted yet."""
    undo: int | None = None
    """The seat that has proposed an undo to which I have not agreed yet."""
    said: list[int] = []
    """After the end: the seats of those who have written what they thought."""


class MyTables(Struct, omit_defaults=True):
    tables: list[MyTable]
    lost: list[str] = []
    """Tables at which my seat is no longer mine, or that I have moved on from with the others."""
    invitations: list[Invitation] = []


class DropTable(Struct):
    """POST /api/me/drop: not in my list any more; "": all finished games, and so my statistics."""

    table: str


class Forgotten(Struct):
    """POST /api/me/forget: I am deleted from the list of persons. `seats`: in so many running games
    a bot plays on for me."""

    seats: int


class ExportedSeat(Struct):
    table: str
    seat: int
    daily: str
    seen: int
    made: int
    ended: Ended | None


class ExportedTry(Struct):
    """Of the game of a day."""

    game: str
    day: str
    table: str
    seat: int
    made: int
    shown: Shown


class ExportedInvitation(Struct):
    """To a table, by me or to me."""

    table: str
    by_me: bool
    name: str
    """Of the other."""
    code: str
    made: int
    state: Literal["waits", "declined", "muted"]


class Export(Struct):
    """GET /api/me/export: all that the server keeps about me."""

    person: Me
    seats: list[ExportedSeat]
    tries: list[ExportedTry]
    invitations: list[ExportedInvitation]
    muted: list[str]
    """The names of people whose invitations I do not want; "*": nobody may invite me."""
    called: list[Notice]
    invite: int
    """Until when another device can ask to be one of mine; 0: I have invited none."""
    notices: MyNotices | None = None


# -- passkeys -------------------------------------------------------------------------------


class PasskeyOptions(Struct):
    """POST /api/me/passkeys/new and /api/join/passkey/new: what the browser is asked to sign."""

    options: dict[str, Any]


class NewPasskey(Struct, omit_defaults=True):
    """POST /api/me/passkeys: this one brings me back from now on."""

    credential: dict[str, Any]
    device: str = ""
    """Where it was made."""


class DropPasskey(Struct):
    """POST /api/me/passkeys/drop."""

    id: str


class EnterByPasskey(Struct, omit_defaults=True):
    """POST /api/join/passkey, with a new key. Nobody else has to agree."""

    credential: dict[str, Any]
    device: str = ""
