"""No sentence of a rulebook: runs of eight words that also stand in one.

The rulebooks are not ours and not in the repository. What is kept of them is a hash of every eight
words in a row, in `tests/rulebooks.bin`: enough to recognise a run, and no way to read one.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Iterator
from hashlib import blake2b
from pathlib import Path

from tablee.cli.content.texts import CUT, Text

FILE = "tests/rulebooks.bin"
RUN = 8
SIZE = 6
"""Bytes of a hash: two that are alike by chance are not to be expected among all our texts."""


def words_of(text: str) -> list[str]:
    """Words without case, accents and punctuation, so that another comma is no other text."""
    plain = unicodedata.normalize("NFKD", text.lower())
    return re.findall(r"[a-z0-9]+", "".join(c for c in plain if not unicodedata.combining(c)))


def shingles(words: list[str]) -> Iterator[bytes]:
    for at in range(len(words) - RUN + 1):
        run = " ".join(words[at : at + RUN])
        yield blake2b(run.encode(), digest_size=SIZE).digest()


def write_shingles(folder: Path, root: Path) -> int:
    """Make the file of hashes from the texts in a folder; how many there are."""
    found: set[bytes] = set()
    for file in sorted(path for path in folder.rglob("*") if path.suffix in (".txt", ".md")):
        for part in re.split(r"<\|.*?\|>", file.read_text("utf-8", errors="replace")):
            found.update(shingles(words_of(part)))
    (root / FILE).write_bytes(b"".join(sorted(found)))
    return len(found)


def known_shingles(root: Path) -> frozenset[bytes]:
    data = (root / FILE).read_bytes() if (root / FILE).is_file() else b""
    return frozenset(data[at : at + SIZE] for at in range(0, len(data), SIZE))


def quoted(found: Iterable[Text], known: frozenset[bytes]) -> Iterator[str]:
    """The runs that also stand in a rulebook, each as long as it is."""
    for text in found:
        for piece in re.split(rf"[${CUT}]", text.words):
            words = words_of(piece)
            hits = [at for at, hash in enumerate(shingles(words)) if hash in known]
            for first, last in _runs(hits):
                yield f"{text.where}: as in a rulebook: “{' '.join(words[first : last + RUN])}”"


def _runs(hits: list[int]) -> Iterator[tuple[int, int]]:
    """Neighbours are one run."""
    for n, at in enumerate(hits):
        if n == 0 or hits[n - 1] != at - 1:
            last = n
            while last + 1 < len(hits) and hits[last + 1] == hits[last] + 1:
                last += 1
            yield at, hits[last]
