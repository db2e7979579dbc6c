"""The built web client: hashed files for ever, the page itself always fresh.

The build leaves a compressed copy beside each file (`a-123.js.br`, `.gz`; see web/vite.config.ts),
so that nothing is compressed here. Which files there are is known beforehand: what is asked for
is looked up among their names, and never becomes a path.

For an address of the client there may be a page of its own, in the reader's language
(`pages/rules.fr.html`; see web/pages.ts): the same client, with a head that fits. For a table that
is awake here it is the page of its game (`pages/t/<game>.fr.html`), so that the browser fetches the
game's screens while it still connects. (A table whose link has a code tells nothing to whoever has
only its id, not even its game; the code never reaches us in an address.)
"""

from __future__ import annotations

import mimetypes
from collections.abc import Callable
from pathlib import Path

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.responses import Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

PAGE = "index.html"
OWN = "pages/{}.{}.html"
"""The page of an address (or of its first part, "home" for none) in a language."""
OF_TABLES = ("t", "replay")
"""First parts of addresses whose second is a table's id."""
LANGUAGES = ("en", "fr")
FOREVER = "public, max-age=31536000, immutable"
ALWAYS_ASK = "no-cache"

ENCODINGS = {"br": ".br", "gzip": ".gz"}
"""The smaller first; the suffix of each file."""

mimetypes.add_type("text/javascript", ".js")
mimetypes.add_type("font/woff2", ".woff2")
mimetypes.add_type("application/manifest+json", ".webmanifest")


class Client(StaticFiles):
    """The files of one build, served by Starlette's StaticFiles (with ETags and 304)."""

    def __init__(self, folder: Path, game_of: Callable[[str], str] = lambda _: "") -> None:
        """`game_of` a table's id: the id of its game, or "" if that is not known at once, or not
        to be told."""
        super().__init__(directory=folder, check_dir=False)
        self.folder = folder
        self._game_of = game_of
        self._built = 0
        self._names: set[str] = set()

    def get_path(self, scope: Scope) -> str:
        """The path as requested: it is never turned into a file path."""
        path: str = scope["path"]
        return path.removeprefix("/")

    async def get_response(self, path: str, scope: Scope) -> Response:
        """A file; or, for routes of the client (/t/…, /replay/…), the page itself."""
        self._look()
        scope["headers"] = [header for header in scope["headers"] if header[0] != b"range"]
        headers = Headers(scope=scope)
        name = self._name(path, headers.get("accept-language", ""))
        encoding = self._encoding(name, headers.get("accept-encoding", ""))
        response = await super().get_response(name + ENCODINGS.get(encoding, ""), scope)
        response.headers["cache-control"] = FOREVER if name.startswith("assets/") else ALWAYS_ASK
        page = name.endswith(".html")
        response.headers["vary"] = "accept-encoding, accept-language" if page else "accept-encoding"
        del response.headers["accept-ranges"]
        if encoding and response.status_code != 304:
            response.headers["content-encoding"] = encoding
        return response

    def _look(self) -> None:
        """List the files; again when the page is of another build."""
        try:
            built = (self.folder / PAGE).stat().st_mtime_ns
        except OSError:
            built = 0
        if built != self._built:
            files = [path for path in self.folder.rglob("*") if path.is_file()]
            self._names = {path.relative_to(self.folder).as_posix() for path in files}
            self._built = built

    def _name(self, path: str, languages: str) -> str:
        if path in self._names and not path.endswith((".html", *ENCODINGS.values())):
            return path
        last = path.rpartition("/")[2]
        if PAGE not in self._names or ("." in last and path != PAGE):
            raise HTTPException(404)
        lang = read_language(languages)
        first, _, rest = path.partition("/")
        whole = f"{first}/{self._game_of(rest)}" if first in OF_TABLES else path
        own = (OWN.format(name, lang) for name in (whole, first or "home"))
        return next((name for name in own if name in self._names), PAGE)

    def _encoding(self, name: str, accepted: str) -> str:
        """The best encoding that exists and the browser accepts; none for small files."""
        wanted = read_accepted(accepted)
        there = (e for e, end in ENCODINGS.items() if e in wanted and name + end in self._names)
        return next(there, "")


def read_accepted(header: str) -> set[str]:
    """`gzip, br;q=0.5, zstd;q=0` accepts two."""
    wanted = set()
    for part in header.lower().split(","):
        name, _, weight = part.replace(" ", "").partition(";q=")
        if weight.strip("0.") or not weight:
            wanted.add(name)
    return wanted


def read_language(header: str) -> str:
    """`de, fr-CH;q=0.9, en;q=0.8`: the first of our languages, in the browser's order."""
    named = (part.split(";")[0].split("-")[0].strip().lower() for part in header.split(","))
    return next((lang for lang in named if lang in LANGUAGES), LANGUAGES[0])
