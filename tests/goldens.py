"""Playthroughs as text files, fit for review: what their writers have in common.

`TABLEE_GOLDENS=write ./tablee test tests/<game>/test_goldens.py` writes the files anew.
"""

from __future__ import annotations

import os
from pathlib import Path

import tablee

LANGUAGES = ("en", "fr")


def same_as_on_file(file: Path, text: str, most: int) -> None:
    """The playthrough is the one on file, and short enough to be read."""
    if os.environ.get("TABLEE_GOLDENS") == "write":
        file.write_text(text, encoding="utf-8")
    assert len(text.encode()) < most
    told = "is it meant to change? Then TABLEE_GOLDENS=write writes it anew (CONTRIBUTING.md)"
    assert text == file.read_text(encoding="utf-8"), f"{file.name}: {told}"


def shorten(offered: str) -> str:
    return offered if len(offered) < 100 else offered[:80] + f" … ({len(offered.split())})"


def position(m: tablee.Match, seat: int | None) -> str:
    """The whole position in words, as one seat hears it."""
    parts = [f"--- {lang}\n{m.text(seat, lang)}" for lang in LANGUAGES]
    return "\n" + "\n".join(parts) + "\n---"


def write_events(lines: list[str], m: tablee.Match, seat: int | None, told: int) -> int:
    """What that viewer has seen happen since; how much that is by now."""
    events = m.events(seat, told)
    for event in events:
        args = [f"{name}={value}" for name, value in event["args"].items()]
        clause = [f"[{event['rule']}]"] if event["rule"] else []
        lines.append(" ".join(["*", event["key"], *args, *clause]))
        lines.append("    " + " / ".join(m.tell(event, lang) for lang in LANGUAGES))
    return told + len(events)
