"""docs/security.md: the tests that it names are there; it knows all attacks and all readers."""

from __future__ import annotations

import re
from pathlib import Path

from tablee.lab.fuzz.readers import READERS
from tablee.lab.siege.attacks import ATTACKS

ROOT = Path(__file__).resolve().parents[2]
TEXT = (ROOT / "docs" / "security.md").read_text(encoding="utf-8")
PROOFS = set(re.findall(r"`(tests/[\w/]+\.py)`", TEXT))


def test_every_proof_is_there() -> None:
    assert len(PROOFS) > 20
    assert sorted(name for name in PROOFS if not (ROOT / name).is_file()) == []


def test_every_promise_has_a_proof() -> None:
    text = re.sub(r"<!-- siege:.*?<!-- /siege -->", "", TEXT, flags=re.S).replace("|---|", "")
    rows = re.findall(r"^\| (?!promised|---|attack|`)(.+) \|$", text, re.M)
    assert len(rows) > 25
    assert [row for row in rows if not re.search(r"\| .*`tests/", row)] == []


def test_every_attack_and_every_reader_is_told_of() -> None:
    told = re.findall(r"^\| `([\w-]+)` \|", TEXT, re.M)
    assert told == list(ATTACKS)
    assert all(f"`{reader}`" in TEXT for reader in READERS)
