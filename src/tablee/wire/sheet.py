"""The rules as pictures on one sheet of paper: the document that a client makes of its page."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

SheetText = Annotated[str, Meta(max_length=1_000)]
Photo = Annotated[bytes, Meta(max_length=300_000)]
"""A JPEG of what the page shows: see `server/paper/photos.py` for which."""


class SheetItem(Struct, omit_defaults=True):
    """A picture with the words below it, a sign with its meaning, or words alone."""

    text: SheetText
    picture: Annotated[int, Meta(ge=0, le=99)] | None = None
    """By its place among the pictures of the sheet."""


class SheetSection(Struct):
    title: SheetText
    kind: Literal["large", "row", "signs", "list"]
    items: Annotated[list[SheetItem], Meta(max_length=60)]


class Sheet(Struct):
    """POST /api/sheet: answered with a PDF of one page."""

    lang: Literal["en", "fr"]
    title: SheetText
    about: SheetText
    foot: SheetText
    sections: Annotated[list[SheetSection], Meta(max_length=10)]
    pictures: Annotated[list[Photo], Meta(max_length=80)]
