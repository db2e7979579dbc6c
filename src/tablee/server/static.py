"""The built web client, from memory: hashed files for ever, the page itself always fresh."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from pathlib import Path
from typing import NamedTuple

from starlette.requests import Request
from starlette.responses import Response

FOREVER = "public, max-age=31536000, immutable"
ALWAYS_ASK = "no-cache"

COMPRESSIBLE = ("text/", "application/javascript", "application/json", "image/svg+xml")

mimetypes.add_type("text/javascript", ".js")
mimetypes.add_type("font/woff2", ".woff2")
mimetypes.add_type("application/manifest+json", ".webmanifest")


class File(NamedTuple):
    stamp: tuple[int, int]
    body: bytes
    packed: bytes | None
    kind: str
    etag: str


class Client:
    """The files of the built client. A file that is built anew is read anew."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder.resolve()
        self._files: dict[str, File] = {}

    @property
    def built(self) -> bool:
        return (self.folder / "index.html").is_file()

    async def respond(self, request: Request) -> Response:
        """A file; or, for the addresses of the client (/t/…, /replay/…), the page itself."""
        name = request.path_params["path"]
        file = self._find(name)
        cache = FOREVER if name.startswith("assets/") else ALWAYS_ASK
        if file is None and "." not in name.rpartition("/")[2]:
            file, cache = self._find("index.html"), ALWAYS_ASK
        if file is None:
            return Response(b"Not found", 404, media_type="text/plain")
        return answer(file, request, cache)

    def _find(self, name: str) -> File | None:
        try:
            path = (self.folder / name).resolve()
            status = path.stat()
        except (OSError, ValueError):
            return None
        if not path.is_relative_to(self.folder):
            return None
        stamp = (status.st_mtime_ns, status.st_size)
        file = self._files.get(name)
        if file is None or file.stamp != stamp:
            if not path.is_file():
                return None
            file = self._files[name] = read(path, stamp)
        return file


def read(path: Path, stamp: tuple[int, int]) -> File:
    body = path.read_bytes()
    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    packed = gzip.compress(body, 9, mtime=0) if kind.startswith(COMPRESSIBLE) else None
    etag = f'"{hashlib.sha256(body).hexdigest()[:16]}"'
    return File(stamp, body, packed, kind, etag)


def answer(file: File, request: Request, cache: str) -> Response:
    headers = {"cache-control": cache, "etag": file.etag, "vary": "accept-encoding"}
    if request.headers.get("if-none-match") == file.etag:
        return Response(status_code=304, headers=headers)
    body = file.body
    if file.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        body, headers["content-encoding"] = file.packed, "gzip"
    return Response(body, headers=headers, media_type=file.kind)
