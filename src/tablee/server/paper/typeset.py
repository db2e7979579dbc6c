"""Typesets one document, a keepsake or a sheet of rules: it comes on stdin, a PDF on stdout. A
process of its own.

It is run by its path, imports nothing of the package, and ends after one document: so the server
can kill it when it takes too long, a story too big for its memory affects nothing else, and the
server need not keep a seldom used typesetter in memory.
"""

from __future__ import annotations

import base64
import contextlib
import json
import resource
import sys
import tempfile
from pathlib import Path

TEMPLATE = Path(__file__).with_name("keepsake.typ")
SHEET = Path(__file__).with_name("sheet.typ")
MEMORY = 1_000_000_000
"""Twice what the largest story takes that the server lets through."""
MISSING = 3
"""The exit code where there is no typesetter for this machine."""


def typeset(story: str, template: Path | None = None) -> bytes:
    """The story is passed as data, never as source. The typesetter can read only a folder that is
    empty but for the pictures of a sheet, and fetches no packages."""
    import typst

    with tempfile.TemporaryDirectory() as folder, tempfile.TemporaryDirectory() as empty:
        if template == SHEET:
            story = unpacked(story, Path(folder))
        book = typst.Compiler(
            (template or TEMPLATE).read_bytes(),
            root=folder,
            sys_inputs={"story": story},
            package_path=empty,
            package_cache_path=empty,
        )
        made = book.compile(format="pdf")
    assert isinstance(made, bytes)
    return made


def unpacked(sheet: str, folder: Path) -> str:
    """The sheet without its pictures, which the typesetter reads as files: 0.jpg, 1.jpg …"""
    document = json.loads(sheet)
    for n, picture in enumerate(document.pop("pictures")):
        (folder / f"{n}.jpg").write_bytes(base64.b64decode(picture))
    return json.dumps(document)


def main() -> int:
    with contextlib.suppress(ValueError, OSError):  # not every system has this limit
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    try:
        template = SHEET if sys.argv[1:] == ["sheet"] else TEMPLATE
        made = typeset(sys.stdin.buffer.read().decode(), template)
    except ImportError:
        return MISSING
    sys.stdout.buffer.write(made)
    return 0


if __name__ == "__main__":
    sys.exit(main())
