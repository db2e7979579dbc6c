"""`tablee check`: is everything there, in both languages, and in the words we agreed on?"""

from __future__ import annotations

from pathlib import Path

from tablee.cli.columns import print_table
from tablee.cli.content import Finding
from tablee.cli.content.cards import check_cards, check_measured
from tablee.cli.content.messages import check_messages
from tablee.cli.content.shingles import FILE, write_shingles
from tablee.cli.content.uses import check_clauses_cited, check_messages_used
from tablee.cli.content.wording import check_wording
from tablee.cli.known import all_games
from tablee.cli.project import project
from tablee.cli.words import Lang, Words
from tablee.places import PACKAGE, checkout


def check(*, rulebooks: Path | None = None, lang: Lang | None = None) -> int:
    """Check the texts, the cards and the clauses, and count them; in a checkout, also how things
    are said (docs/glossary.md).

    Parameters
    ----------
    rulebooks
        First make the hashes of the rulebooks' words anew, from the texts in this folder.
    lang
        The language: en or fr.
    """
    words = Words(lang)
    if rulebooks is not None:
        count = write_shingles(rulebooks, project())
        print(words("check-hashes", count=count, file=FILE))
    findings = everything()
    rows = [
        [words(f"check-{f.what}"), f.where, str(f.count), str(len(f.missing))] for f in findings
    ]
    heads = [words(f"col-{name}") for name in ("what", "where", "count", "missing")]
    print_table(heads, rows, (2, 3))
    print()
    missing = [(finding, text) for finding in findings for text in finding.missing]
    if not missing:
        print(words("check-ok"))
        return 0
    print(words("check-wrong", count=len(missing)))
    for finding, text in missing:
        print(f"  {finding.where}: {text}")
    return 1


def everything() -> list[Finding]:
    """Of the games of this package, not of those that a test has registered."""
    found = check_messages()
    ours = [game for game in all_games().values() if PACKAGE in game.folder.parents]
    for game in ours:
        found += check_cards(game)
        found += check_measured(game)
        found.append(check_messages_used(game))
        cited = check_clauses_cited(game)
        found += [cited] if cited else []
    root = checkout()
    return found + (check_wording(root) if root else [])
