"""A story to keep: the document that a client makes of it, each length of it bounded."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

KeepsakeText = Annotated[str, Meta(max_length=4_000)]
Colour = Annotated[str, Meta(pattern="^#[0-9a-f]{6}$")]
PersonAt = Annotated[int, Meta(ge=0, le=99)]
PictureName = Annotated[str, Meta(max_length=40)]
Drawing = Annotated[str, Meta(max_length=40_000)]
"""SVG of plain shapes: see `server/paper/keepsake.py` for which."""


class KeepsakePerson(Struct, omit_defaults=True):
    """Somebody in a story. Whoever has a portrait stands on the title page."""

    name: KeepsakeText
    colour: Colour
    portrait: PictureName = ""
    face: PictureName = ""
    """The small one, beside a line."""


class KeepsakeLine(Struct, omit_defaults=True):
    """A paragraph: the first words and the last (lead, end), the title of a scene (head), the
    narrator (told), somebody speaking (says), one of a list (item), what happened, of more or
    less weight (beat, small), a picture with its caption (picture)."""

    kind: Literal["lead", "head", "told", "says", "item", "beat", "small", "picture", "end"]
    text: KeepsakeText = ""
    aside: KeepsakeText = ""
    """Said more quietly, after the text."""
    who: PersonAt | None = None
    """Who speaks, or whose it is: a place in `people`."""
    picture: PictureName = ""
    faces: Annotated[list[PersonAt], Meta(max_length=6)] = []
    """Who else is in it; below a picture, whose it is."""


class KeepsakeSection(Struct, omit_defaults=True):
    lines: Annotated[list[KeepsakeLine], Meta(max_length=500)]
    title: KeepsakeText = ""
    mark: Annotated[str, Meta(max_length=12)] = ""
    """Before the title: an age."""


class Keepsake(Struct, omit_defaults=True):
    """POST /api/keepsake: a finished story as the client tells it, answered by a PDF of it. The
    client makes its page and its print from the same, and only from what its seat may see."""

    lang: Literal["en", "fr"]
    title: KeepsakeText
    subtitle: KeepsakeText
    accent: Colour
    foot: KeepsakeText
    people: Annotated[list[KeepsakePerson], Meta(max_length=60)]
    sections: Annotated[list[KeepsakeSection], Meta(max_length=100)]
    pictures: Annotated[dict[PictureName, Drawing], Meta(max_length=120)]
    facts: Annotated[list[KeepsakeLine], Meta(max_length=12)] = []
    """In short, on the title page."""
