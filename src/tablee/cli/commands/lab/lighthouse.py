"""`tablee lighthouse`: how soon our pages are there on a phone, and how well they are made."""

from __future__ import annotations

import sys
from pathlib import Path

import msgspec

from tablee.cli.columns import print_table
from tablee.cli.words import Lang, Stop, Words
from tablee.lab.borrowed import NotThere
from tablee.lab.pages import lighthouse as looking
from tablee.lab.pages.lighthouse import Seen

COLUMNS = (
    "page", "performance", "accessibility", "practices", "seo", "shift", "largest", "blocked",
    "aims",
)  # fmt: skip


def lighthouse(
    *,
    times: int = 5,
    only: tuple[str, ...] = (),
    json: Path | None = None,
    lang: Lang | None = None,
) -> int:
    """Look at every page with Lighthouse, as on a phone, and print a table and JSON.

    A server is started on this machine for it, and Lighthouse is installed into a cache of its own
    when it is first needed (TABLEE_CACHE says where); CHROME_PATH names the browser.

    Parameters
    ----------
    times
        How often each page is looked at; the middle is told.
    only
        Only pages whose names hold this: home, set-up, table, rules, replay, or a game. Can be
        repeated.
    json
        Write the JSON to this file instead of printing it.
    lang
        The language: en or fr.
    """
    words = Words(lang)

    def begin(name: str) -> None:
        print(words("bench-doing", what=name), file=sys.stderr, flush=True)

    try:
        seen = list(looking.looks(max(1, times), only, begin))
    except NotThere as missing:
        raise Stop("pages-missing", reason=str(missing)) from None
    if not seen:
        raise Stop("pages-none", names=", ".join(only), code=2)
    show(seen, max(1, times), words)
    data = msgspec.json.encode([msgspec.to_builtins(one) | {"met": one.met} for one in seen])
    if json is None:
        print()
        print(data.decode())
    else:
        json.write_bytes(msgspec.json.format(data) + b"\n")
    return 0 if all(one.met for one in seen) else 1


def show(seen: list[Seen], times: int, words: Words) -> None:
    print(words("pages-head", times=times))
    print()
    head = [words(f"col-{name}") for name in COLUMNS]
    print_table(head, [row(one) for one in seen], right=range(1, len(head) - 1))
    for one in seen:
        if one.failed:
            print(words("pages-failed", page=one.page, audits=", ".join(one.failed)))


def row(one: Seen) -> list[str]:
    scores = (one.performance, one.accessibility, one.best_practices, one.seo)
    times = (one.largest_ms, one.blocked_ms)
    met = "✓" if one.met else "✗"
    return [one.page, *map(str, scores), f"{one.shift:.3f}", *map(str, times), met]
