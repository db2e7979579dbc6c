"""Typesets one keepsake: a document on stdin, a PDF on stdout. A process of its own.

It is run by its path, knows nothing of the package, and ends after one document: so the server
can end it when it takes too long, a story too big for its memory ends nothing but it, and the
server need not hold a typesetter that it seldom uses.
"""

from __future__ import annotations

import contextlib
import resource
import sys
import tempfile
from pathlib import Path

TEMPLATE = Path(__file__).with_name("keepsake.typ")
MEMORY = 1_000_000_000
"""Twice what the largest story takes that the server lets through."""
MISSING = 3
"""The exit code where there is no typesetter for this machine."""


def typeset(story: str) -> bytes:
    """The story goes in as data, never as source. The folder that the typesetter may read is
    empty; it asks nobody for packages."""
    import typst

    with tempfile.TemporaryDirectory() as empty:
        book = typst.Compiler(
            TEMPLATE.read_bytes(),
            root=empty,
            sys_inputs={"story": story},
            package_path=empty,
            package_cache_path=empty,
        )
        made = book.compile(format="pdf")
    assert isinstance(made, bytes)
    return made


def main() -> int:
    with contextlib.suppress(ValueError, OSError):  # not every system limits this
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    try:
        made = typeset(sys.stdin.buffer.read().decode())
    except ImportError:
        return MISSING
    sys.stdout.buffer.write(made)
    return 0


if __name__ == "__main__":
    sys.exit(main())
