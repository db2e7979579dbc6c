"""`tablee types`: the wire in TypeScript, for the web client."""

from __future__ import annotations

from pathlib import Path

from tablee.cli.project import project
from tablee.cli.words import Lang, Words


def types(*, out: Path | None = None, lang: Lang | None = None) -> None:
    """Write the types of the wire, made from the Python structs.

    Parameters
    ----------
    out
        The file to write; web/src/wire.ts of this project.
    lang
        The language: en or fr.
    """
    from tablee.server.types import generate

    words = Words(lang)
    out = out or project() / "web" / "src" / "wire.ts"
    text = generate()
    if out.is_file() and out.read_text("utf-8") == text:
        print(words("types-same", file=out.name))
        return
    out.write_text(text, "utf-8")
    print(words("types-written", file=out.name))
