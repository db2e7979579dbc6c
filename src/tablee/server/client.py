"""The built web client: hashed files for ever, the page itself always fresh.

The build leaves a compressed copy beside each file (`a-123.js.br`, `.gz`; see web/vite.config.ts),
so that nothing is compressed here. Which files there are is known beforehand: what is asked for
is looked up among their names, and never becomes a path.
"""

from __future__ import annotations

import mimetypes
from pathlib import Path

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.responses import Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

PAGE = "index.html"
FOREVER = "public, max-age=31536000, immutable"
ALWAYS_ASK = "no-cache"

ENCODINGS = {"br": ".br", "gzip": ".gz"}
"""The smaller first, and how the file of each ends."""

mimetypes.add_type("text/javascript", ".js")
mimetypes.add_type("font/woff2", ".woff2")
mimetypes.add_type("application/manifest+json", ".webmanifest")


class Client(StaticFiles):
    """The files of one build, by Starlette's own server of files (with its ETags and 304s)."""

    def __init__(self, folder: Path) -> None:
        super().__init__(directory=folder, check_dir=False)
        self.folder = folder
        self._built = 0
        self._names: set[str] = set()

    def get_path(self, scope: Scope) -> str:
        """As it was asked for: what is no name of a file is not made into one."""
        path: str = scope["path"]
        return path.removeprefix("/")

    async def get_response(self, path: str, scope: Scope) -> Response:
        """A file, whole; or, for the addresses of the client (/t/…, /replay/…), the page itself."""
        self._look()
        scope["headers"] = [header for header in scope["headers"] if header[0] != b"range"]
        name = self._name(path)
        encoding = self._encoding(name, Headers(scope=scope).get("accept-encoding", ""))
        response = await super().get_response(name + ENCODINGS.get(encoding, ""), scope)
        response.headers["cache-control"] = FOREVER if name.startswith("assets/") else ALWAYS_ASK
        response.headers["vary"] = "accept-encoding"
        del response.headers["accept-ranges"]
        if encoding and response.status_code != 304:
            response.headers["content-encoding"] = encoding
        return response

    def _look(self) -> None:
        """Which files there are; again when the page is of another build."""
        try:
            built = (self.folder / PAGE).stat().st_mtime_ns
        except OSError:
            built = 0
        if built != self._built:
            files = [path for path in self.folder.rglob("*") if path.is_file()]
            self._names = {path.relative_to(self.folder).as_posix() for path in files}
            self._built = built

    def _name(self, path: str) -> str:
        if path in self._names and not path.endswith(tuple(ENCODINGS.values())):
            return path
        last = path.rpartition("/")[2]
        if PAGE in self._names and "." not in last:
            return PAGE
        raise HTTPException(404)

    def _encoding(self, name: str, accepted: str) -> str:
        """The best that there is and the browser takes; none for a file that is small anyway."""
        wanted = read_accepted(accepted)
        there = (e for e, end in ENCODINGS.items() if e in wanted and name + end in self._names)
        return next(there, "")


def read_accepted(header: str) -> set[str]:
    """`gzip, br;q=0.5, zstd;q=0` names two that are taken."""
    wanted = set()
    for part in header.lower().split(","):
        name, _, weight = part.replace(" ", "").partition(";q=")
        if weight.strip("0.") or not weight:
            wanted.add(name)
    return wanted
