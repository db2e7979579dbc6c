"""The loop: take an input, change it, read it; keep it if it reached a line that none has reached
before it, and write it down if it broke the reader."""

from __future__ import annotations

import time
import traceback
from collections.abc import Iterable
from hashlib import sha256
from pathlib import Path
from random import Random

from tablee.lab.fuzz.house import Broken
from tablee.lab.fuzz.mutate import mutate
from tablee.lab.fuzz.readers import READERS
from tablee.lab.fuzz.tracing import OURS, Lines, Stuck


class Fuzzer:
    """One reader and its inputs. `broken`: where each kind of breaking happened, and by what."""

    def __init__(self, name: str, corpus: Iterable[bytes], seed: int = 0) -> None:
        self.reader = READERS[name]
        self.rand = Random(seed)
        self.lines = Lines()
        self.kept: list[bytes] = []
        self.broken: dict[str, bytes] = {}
        self.tries = 0
        for data in sorted(corpus, key=len):
            self.read(data)

    def read(self, data: bytes) -> bool:
        """Read an input; returns whether it reached new lines."""
        before = len(self.lines.seen)
        where = ""
        try:
            with self.lines.traced():
                self.reader(data)
        except (Exception, Stuck) as error:
            where = place_of(error)
        self.tries += 1
        if where:
            known = self.broken.get(where)
            self.broken[where] = data if known is None else min(known, data, key=len)
            return False
        if len(self.lines.seen) == before and self.kept:
            return False
        self.kept.append(data)
        return True

    def step(self) -> None:
        """Try one input: half of the time the newest, which is the most promising."""
        chosen = self.kept[-1] if self.rand.random() < 0.2 else self.rand.choice(self.kept)
        self.read(mutate(chosen, self.rand.choice(self.kept), self.rand))

    def run(self, seconds: float) -> None:
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            self.step()


def place_of(error: BaseException) -> str:
    """The exception and the line of ours that raised it: equal ones count as one."""
    frames = [f for f in traceback.extract_tb(error.__traceback__) if f.filename.startswith(OURS)]
    last = f"{Path(frames[-1].filename).name}:{frames[-1].lineno}" if frames else ""
    what = str(error).splitlines()[-1:] if isinstance(error, Broken) else ()
    return " ".join((type(error).__name__, last, *what))[:200]


def smallest(name: str, inputs: Iterable[bytes]) -> list[bytes]:
    """The inputs needed to reach all lines that they reach together: short ones first."""
    return Fuzzer(name, inputs).kept


# -- files ------------------------------------------------------------------------------------


def read_inputs(folder: Path) -> list[bytes]:
    return [path.read_bytes() for path in sorted(folder.glob("*")) if path.is_file()]


def write_inputs(folder: Path, inputs: Iterable[bytes]) -> None:
    """Each by the name of its hash, so that two of the same are one."""
    folder.mkdir(parents=True, exist_ok=True)
    for data in inputs:
        (folder / sha256(data).hexdigest()[:12]).write_bytes(data)


def learn(name: str, folder: Path, seconds: float, seed: int) -> Fuzzer:
    """Fuzz, then leave in the folder what is worth keeping: a small corpus, and what broke."""
    corpus = folder / "corpus"
    old = list(corpus.glob("*"))
    fuzzer = Fuzzer(name, [*read_inputs(corpus), *read_inputs(folder / "broken")], seed)
    fuzzer.run(seconds)
    kept = smallest(name, fuzzer.kept)
    for path in old:
        path.unlink()
    write_inputs(corpus, kept)
    write_inputs(folder / "broken", fuzzer.broken.values())
    return fuzzer
