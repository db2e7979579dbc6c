"""Six words that bring somebody back, out of 1,024 in a language: 60 bits.

They are looked up by a slow hash (Argon2id), salted with the server's secret: a try costs a tenth
of a second and 64 MB, and without the secret no hash can be precomputed. (One salt for all, because
somebody who comes back knows nothing but the words.) Hashes are computed in a thread of their own,
one at a time; if too many wait, a request is refused.
"""

from __future__ import annotations

import asyncio
import hmac
import secrets
import unicodedata
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path

from tablee.table.errors import TableFault
from tablee.wire.persons import Lang

HERE = Path(__file__).parent / "words"
COUNT = 6
SIZE = 1_024
"""Words of a list: ten bits each."""
LONGEST = 200
"""Letters of what somebody may type."""
TIMES, KIBIBYTES = 3, 65_536
"""The cost of one hash: passes, and memory in KiB."""
MOST_WAITING = 8

HASHING = ThreadPoolExecutor(1, "six-words")


@cache
def word_list(lang: Lang) -> tuple[str, ...]:
    return tuple((HERE / f"{lang}.txt").read_text(encoding="utf-8").split())


def new_words(lang: Lang) -> list[str]:
    return [secrets.choice(word_list(lang)) for _ in range(COUNT)]


def plain(text: str) -> str:
    """The normal form: lower case without accents, single spaces."""
    spelt = text.lower().replace("œ", "oe").replace("æ", "ae")
    letters = unicodedata.normalize("NFD", spelt)
    kept = (mark if mark.isascii() and mark.isalpha() else " " for mark in letters
            if not unicodedata.combining(mark))  # fmt: skip
    return " ".join("".join(kept).split())


def read_words(text: str) -> str:
    """The words as somebody typed them; a fault if there are not six, before anything is
    computed."""
    words = plain(text[:LONGEST]).split()
    if len(words) != COUNT:
        raise TableFault("wrong-words", count=len(words))
    return " ".join(words)


class SixWords:
    """Makes and hashes six words."""

    def __init__(self, secret: bytes) -> None:
        self._salt = hmac.digest(secret, b"six words", "sha256")[:16]
        self._waiting = 0

    async def hash_of(self, words: str) -> str:
        """Off the loop: it is slow on purpose."""
        if self._waiting >= MOST_WAITING:
            raise TableFault("too-fast")
        self._waiting += 1
        try:
            loop = asyncio.get_running_loop()
            return await loop.run_in_executor(HASHING, slow_hash, words, self._salt)
        finally:
            self._waiting -= 1


def slow_hash(words: str, salt: bytes) -> str:
    from argon2.low_level import Type, hash_secret_raw

    made: bytes = hash_secret_raw(
        words.encode(), salt, time_cost=TIMES, memory_cost=KIBIBYTES, parallelism=1, hash_len=32,
        type=Type.ID,
    )  # fmt: skip
    return made.hex()
