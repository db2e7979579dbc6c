"""How often does love come true? Fog of Love, by the house bot with itself, and by blind chance.

A ledger is one story played by one kind of bot.
"""

from __future__ import annotations

import statistics
from collections import Counter
from collections.abc import Iterable, Sequence

from msgspec import field

import tablee
from tablee.bots import HOUSE, RANDOM, player
from tablee.games.fog_of_love.content.pack import BOX
from tablee.games.fog_of_love.state import Fog
from tablee.kernel import Match
from tablee.lab.ledger import Ledger, gather, share

STORIES = tuple(BOX.stories)
GAME = "fog-of-love"
Job = tuple[str, str, str]
"""The story, the bot in both seats, the seed."""


OUR_FIGURES = (
    "## Figures of our own",
    "",
    "The figures of the first story, of 97 scenes and of five destinies are known and stay. These "
    "are ours, and were set so that a sensible pair is about as lucky in every story:",
    "",
    "- The chapters of the other stories give less: 9 or 10 at the opening instead of 14. These "
    "stories are longer, or have more destinies to choose from at the end.",
    "- The first chapter of Room for One More has everybody discard a destiny, as in the story "
    "before it.",
    "- A Life of One’s Own (self) needs 30 satisfaction; at 25 it could hardly fail.",
    "- A Good Goodbye (exit) needs two of one’s goals to point the other way; with a single shared "
    "one most of those who had it left.",
    "- A chapter can bring in the wedding, another the child: with the linked scenes alone they "
    "came in 5 and 9 games of 100.",
    "- The bot chooses by mood as much as by plan. With hardly a mood it finds the other’s choice "
    "too well, and fulfils a destiny in about seven of ten games of the first story.",
    "- The ten scenes of today give and cost about what others of their deck and kind do; without "
    "them the bot fulfils a destiny as often.",
)
"""What was measured to set them; the rest of the page is counted anew."""


class Couples(Ledger):
    """A story, played by one kind of bot."""

    KINDS = 2

    story: str
    bot: str
    games: int = 0
    one: int = 0
    both: int = 0
    together: int = 0
    goals: int = 0
    chosen_alike: int = 0
    chosen_by_both: int = 0
    turns: int = 0
    decisions: int = 0
    hearts: list[int] = field(default_factory=list)
    """Satisfaction at the end, of everybody."""
    final: Counter[str] = field(default_factory=Counter)
    met: Counter[str] = field(default_factory=Counter)
    played: Counter[str] = field(default_factory=Counter)
    """Scenes, by whatever way they came into play."""

    def mean(self, count: int) -> str:
        return f"{count / self.games:.1f}"


# -- counting ---------------------------------------------------------------------------------


def jobs(games: int, only: Sequence[str], seed: str) -> list[Job]:
    """So many games of every story, or of those named, by the house bot and at random."""
    return [
        (story, bot, f"{seed}/{story}/{bot}/{n}")
        for story in STORIES
        if not only or story in only
        for bot in (HOUSE, RANDOM)
        for n in range(games)
    ]


def count_job(job: Job) -> Couples:
    story, bot, seed = job
    match = tablee.new_match(GAME, 2, {"story": story}, seed)
    tablee.play(match, {seat: player(GAME, bot, f"{seed}/{seat}") for seat in (0, 1)})
    return count(match, story, bot)


def count(match: Match, story: str, bot: str) -> Couples:
    """One game, written into a ledger."""
    ledger = Couples(story, bot, games=1, decisions=len(match.log))
    results = match.outcome or ()
    fulfilled = sum(result.won for result in results)
    ledger.one, ledger.both = int(fulfilled > 0), int(fulfilled == 2)
    for result in results:
        name = result.args["destiny"]
        ledger.hearts.append(result.args["hearts"])
        ledger.final[name] += 1
        ledger.met[name] += result.won
        ledger.together = int(result.args["together"] == "yes")
    for event in match.history:
        ledger.goals += event.key == "goal" and event.args["met"] == "yes"
        ledger.turns += event.key == "secret" or (
            event.key == "lay" and event.args["how"] != "revealed"
        )
    _story(ledger, match)
    return ledger


def _story(ledger: Couples, match: Match) -> None:
    """What was played, and how often both chose the same."""
    assert isinstance(match.state, Fog)
    for entry in match.state.past:
        if entry.player >= 0:
            ledger.played[entry.scene] += 1
        if all(entry.choices):
            ledger.chosen_by_both += 1
            ledger.chosen_alike += entry.choices[0] == entry.choices[1]


# -- the report -------------------------------------------------------------------------------


def report(counted: Iterable[Couples]) -> str:
    """The figures as a page of Markdown."""
    ledgers = gather(counted)
    house = [ledger for ledger in ledgers if ledger.bot == HOUSE]
    parts = [
        "# Fog of Love: does love come true?",
        "",
        f"{house[0].games} games of every story by the house bot with itself, and as many by two "
        "who choose at random,",
        "`tablee balance fog-of-love`. What is meant by a sensible pair: at least one destiny is "
        "fulfilled in 50 to 60 % of games.",
        "",
        "## How it ends",
        "",
        *_endings(ledgers),
        "",
        "## How it goes",
        "",
        *_courses(ledgers),
        "",
        "## Destinies",
        "",
        "Of all characters of the house bot: how many chose it at the finale, and how many of "
        "those fulfilled it.",
        "",
        *(line for ledger in house for line in (*_destinies(ledger), "")),
        "## Scenes",
        "",
        *_scenes(house),
        "",
        *OUR_FIGURES,
    ]
    return "\n".join(parts) + "\n"


def _endings(ledgers: Iterable[Couples]) -> list[str]:
    rows = [
        "| story | bot | at least one fulfilled | both | together | satisfaction | quartiles |",
        "|---|---|---|---|---|---|---|",
    ]
    for led in ledgers:
        low, middle, high = statistics.quantiles(led.hearts, n=4)
        rows.append(
            f"| {title('story', led.story)} | {led.bot} | {share(led.one, led.games)} "
            f"| {share(led.both, led.games)} | {led.together / led.games:.0%} "
            f"| {statistics.fmean(led.hearts):.1f} | {low:.0f}, {middle:.0f}, {high:.0f} |"
        )
    return rows


def _courses(ledgers: Iterable[Couples]) -> list[str]:
    rows = [
        "| story | bot | goals met, of six | both choose alike | turns | decisions |",
        "|---|---|---|---|---|---|",
    ]
    rows += [
        f"| {title('story', led.story)} | {led.bot} | {led.mean(led.goals)} "
        f"| {led.chosen_alike / max(1, led.chosen_by_both):.0%} | {led.mean(led.turns)} "
        f"| {led.mean(led.decisions)} |"
        for led in ledgers
    ]
    return rows


def _destinies(ledger: Couples) -> list[str]:
    rows = [f"| {title('story', ledger.story)} | chosen | fulfilled |", "|---|---|---|"]
    for name in BOX.stories[ledger.story].destinies:
        final, met = ledger.final[name], ledger.met[name]
        share = f"{met} ({met / final:.0%})" if final else "0"
        rows.append(
            f"| {title('destiny', name)} ({name}) | {final / (2 * ledger.games):.0%} | {share} |"
        )
    return rows


def _scenes(ledgers: Sequence[Couples]) -> list[str]:
    """FL-1.1: a scene that is never played might as well not be there. (FL-12.2: played with
    pregnancy, so that the letter of the adoption office is not among them.)"""
    total: Counter[str] = Counter()
    for ledger in ledgers:
        total += ledger.played
    games = sum(ledger.games for ledger in ledgers)
    there = (scene.id for scene in BOX.scenes if scene.only in ("", "pregnancy"))
    ranked = sorted(there, key=lambda name: total[name])
    never = [name for name in ranked if not total[name]]
    rare = [name for name in ranked if total[name]][:8]
    lines = [f"Played least, per 100 of {games} games of the house bot:", ""]
    lines += [f"- {title('scene', n)} ({n}): {100 * total[n] / games:.1f}" for n in rare]
    names = ", ".join(f"{title('scene', name)} ({name})" for name in never)
    return [*lines, "", f"Never played: {names or 'none'}."]


def title(kind: str, id: str) -> str:
    say = tablee.games()[GAME].catalogue
    return str(say.format("en", f"{kind}-{id}"))
