"""`tablee clauses`: which clauses of the rules have a test that names them; and with `--breaks`,
whether these tests notice what plays against the clause."""

from __future__ import annotations

from tablee.cli.breaks import Plan, show_breaks
from tablee.cli.columns import print_table
from tablee.cli.known import find_game
from tablee.cli.project import project
from tablee.cli.terminal.why import clause_id
from tablee.cli.words import Lang, Stop, Words
from tablee.kernel import Game
from tablee.kernel.words.clauses import read_clauses
from tablee.lab.clauses import Coverage, coverage, games_with_rules


def clauses(
    game: str = "",
    *,
    breaks: bool = False,
    clause: str = "",
    sample: int = 0,
    jobs: int = 2,
    fresh: bool = False,
    lang: Lang | None = None,
) -> int:
    """Count the clauses of the rules that have a test; for one game, list them all.

    Parameters
    ----------
    game
        The id of a game; without it, a line for each game.
    breaks
        Make each kept break in a copy of the package: the tests of its clause must fail.
    clause
        Only the breaks of this clause.
    sample
        Only so many breaks.
    jobs
        How many are tried at a time.
    fresh
        Try again what an earlier run has found.
    lang
        The language: en or fr.
    """
    words = Words(lang)
    if breaks:
        chosen = [find_game(game)] if game else games_with_rules()
        return show_breaks(chosen, words, Plan(clause_id(clause), sample, jobs, fresh))
    return count_tests(game, words)


def count_tests(game: str, words: Words) -> int:
    tests = project() / "tests"
    if game:
        chosen = find_game(game)
        found = [coverage(chosen, tests)]
        if not found[0].titles:
            raise Stop("no-rules", game=chosen.id)
        show_clauses(chosen, found[0], words)
    else:
        found = [coverage(each, tests) for each in games_with_rules()]
        show_games(found, words)
    print()
    missing = [clause for table in found for clause in table.missing]
    unknown = [clause for table in found for clause in table.unknown]
    if missing:
        print(words("clauses-some", count=len(missing), ids=", ".join(missing)))
    if unknown:
        print(words("clauses-unknown", ids=", ".join(unknown)))
    if not missing and not unknown:
        print(words("clauses-all"))
    return int(bool(missing or unknown))


def show_games(found: list[Coverage], words: Words) -> None:
    rows = [
        [table.game, str(len(table.titles)), str(len(table.titles) - len(table.missing))]
        for table in found
    ]
    print_table([words(f"col-{c}") for c in ("game", "clauses", "tested")], rows, (1, 2))


def show_clauses(game: Game, table: Coverage, words: Words) -> None:
    sections = read_clauses(game, words.lang)
    titles = {clause.id: clause.title for section in sections for clause in section.clauses}
    rows = [
        [clause, str(len(table.tests.get(clause, ()))), titles.get(clause, title)]
        for clause, title in table.titles.items()
    ]
    print_table([words(f"col-{c}") for c in ("clause", "tests", "title")], rows, (1,))
