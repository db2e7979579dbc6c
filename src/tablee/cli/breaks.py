"""`tablee clauses --breaks`: what the breaks of the clauses have shown, in words."""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

from tablee.cli.project import project
from tablee.cli.words import Stop, Words
from tablee.kernel import Game
from tablee.lab.breaking import Breaking, Findings, Verdict
from tablee.lab.breaks import Break, Broken, breaks_of, sample
from tablee.lab.clauses import coverage


class Plan(NamedTuple):
    """Which breaks, and how they are tried."""

    clause: str = ""
    sample: int = 0
    jobs: int = 2
    fresh: bool = False

    def chosen(self, broken: Broken) -> list[Break]:
        fitting = [one for one in broken.breaks if self.clause in ("", one.clause)]
        fitting = [one for one in fitting if one.clause not in broken.stale]
        return sample(fitting, self.sample) if self.sample else fitting


def show_breaks(games: list[Game], words: Words, plan: Plan) -> int:
    """A line for each that was not caught; the last line counts. 1 if anything is wrong."""
    root = project()
    memory = Findings(root / ".breaks.json", plan.fresh)
    counts: Counter[str] = Counter()
    tests = root / "tests"
    all_broken = [breaks_of(game, coverage(game, tests), tests) for game in games]
    if plan.clause and not any(plan.clause in one.coverage.titles for one in all_broken):
        raise Stop("no-clause", clause=plan.clause, game=", ".join(game.id for game in games))
    for broken in all_broken:
        counts += show_game(Breaking(broken, root, memory, plan.jobs), words, plan)
    wrong = sum(n for what, n in counts.items() if what != "caught")
    print(words("breaks-count", caught=counts["caught"], wrong=wrong))
    return int(wrong > 0)


def show_game(breaking: Breaking, words: Words, plan: Plan) -> Counter[str]:
    broken, counts = breaking.broken, Counter[str]()
    for clause, why in broken.stale.items():
        if plan.clause in ("", clause):
            counts["stale"] += 1
            print(words("break-stale", clause=clause, why=why))
    missing = [clause for clause in broken.missing if plan.clause in ("", clause)]
    if missing and not plan.sample:
        counts["missing"] += len(missing)
        ids = ", ".join(missing)
        print(words("breaks-missing", game=broken.game.id, count=len(missing), ids=ids))
    chosen = plan.chosen(broken)
    if chosen and not breaking.sound(chosen):
        counts["unsound"] += 1
        print(words("breaks-unsound", game=broken.game.id))
        return counts

    def tell(one: Break, verdict: Verdict) -> None:
        counts[verdict] += 1
        if verdict != "caught":
            print(words(f"break-{verdict}", clause=one.clause, file=one.file), flush=True)

    breaking.run(chosen, tell)
    return counts
