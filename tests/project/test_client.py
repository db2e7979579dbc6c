"""The client knows no rule: it names no clause, no card and no figure of one, and below its games
no game. Drawings and sounds (`look`) are sorted by what they show, and are not looked at."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tablee.games import BUILT_IN
from tablee.games.anomia.content.editions import EDITIONS
from tablee.games.anomia.content.themes import LANGS, NUMBERS, pack
from tablee.games.fear_of_the_dark.content import pack as fear_box
from tablee.games.fear_of_the_dark.content.pack import TILES
from tablee.games.fiese_freunde.content import pack as fiese_box
from tablee.games.fog_of_love.content import pack as fog_box
from tablee.games.fog_of_love.game import GAME as FOG_OF_LOVE

CLIENT = Path(__file__).resolve().parents[2] / "web" / "src"
CODE = {".ts", ".svelte"}
ALL = CODE | {".ftl", ".css"}

CLAUSE = re.compile(r"\b[A-Z]{2}-\d")
GAME = re.compile("|".join(id.replace("-", "[-_ ]") for id in BUILT_IN), re.IGNORECASE)
WORD = re.compile(
    r"maze|labyrinth|dédale|nightmare|cauchemar|allumette"
    r"|face-off|face-à-face|destin(?:y|ies|ée)|brouillard|\bfeten",
    re.IGNORECASE,
)
"""What one game alone speaks of."""
KEYED = "card|person|tile|symbol|trait|feature|occupation|destiny|scene|danger|object|option-story"
"""The beginnings of messages that are about a thing of the box."""
NAMED = re.compile(
    rf"""(?<!class=)(['"`])(?:(?:{KEYED})-)?([\w-]+)(?:\.\w+)?\1"""
    r"""|(?<![\w'"`.$-])([a-z][\w-]*)\??:(?!:)"""
)
"""A word in quotation marks (but not the name of a style), also within the key of a message; or
the key of an object."""
PLAIN = {"key", "map"}
"""Keys of objects that mean nothing of a game."""


def fear() -> set[str]:
    box = fear_box.BOX
    return {*box.minds, *box.dangers, *box.objects, *box.secrets, *(tile.id for tile in TILES)}


def fiese() -> set[str]:
    people = {person.id for person in fiese_box.BOX.persons}
    return {card.id for card in fiese_box.CARDS} | people


def fog() -> set[str]:
    box = fog_box.BOX
    things = {card.id for card in box.scenes} | {trait.id for trait in box.traits}
    things |= {feature.id for feature in box.features} | {one.id for one in box.occupations}
    stories = next(option.values for option in FOG_OF_LOVE.options if option.name == "story")
    return things | {destiny.id for destiny in box.destinies} | {*box.stories, *stories}


def anomia() -> set[str]:
    """The symbols and the themes: an Anomia card has nothing else."""
    symbols = {symbol for edition in EDITIONS.values() for symbol in edition.symbols}
    packs = (pack(lang, number) for lang in LANGS for number in NUMBERS)
    return symbols | {theme.id for one in packs for theme in one.themes}


CARDS: dict[str, Callable[[], set[str]]] = {
    "fear-of-the-dark": fear,
    "fog-of-love": fog,
    "anomia": anomia,
    "fiese-freunde": fiese,
}
EVENTS = {"fear-of-the-dark": {"light"}}
"""Events that have the name of a card."""
PARCELS = "words/parts.json"
"""Which words are fetched together, by what the server names first: a story too. It decides
nothing; what is not in it comes with the rest."""

SIZE = re.compile(r"\b(?:size|wide|high|strokeWidth|level)=\{\d+\}")
"""How large something is drawn, or how deep a heading stands."""
FIGURE = re.compile(r"(?<![\w.#'\"`-])(\d{1,2}(?:\.\d+)?)(?![\w.%'\"`-])")
"""Three to 99 (what is larger is a time in milliseconds): as a number, not in a word."""
MEASURES = {
    # places on the screen, in percent of it, by how many sit there
    "anomia/model/layout.ts": "3 4 5 6 12 13 18 20 21 26 27 36 50 64 72 73 79 81 82 87 88",
    "anomia/model/cast.ts": "6",  # colours of seats
    "anomia/model/run.svelte.ts": "30 40 70",  # milliseconds of a buzz
    "anomia/words/recap.ts": "40",  # what is told first
    "anomia/End.svelte": "36",  # confetti
    "anomia/panels/Vote.svelte": "3",  # so many stand in one row
    "anomia/parts/Board.svelte": "3 4 5 18 20 23",  # columns and letters, by how many sit there
    "anomia/parts/Claim.svelte": "6 30",  # letters in a line
    "fear-of-the-dark/model/camera.svelte.ts": "4 7.2 20 30 52",  # lengths on the screen
    "fear-of-the-dark/model/geometry.ts": "3 13 15 60",  # a room is drawn three by three
    "fear-of-the-dark/model/gesture.ts": "6",  # pixels
    "fear-of-the-dark/model/light.ts": "4",  # corners of a square
    "fear-of-the-dark/panels/StepPanel.svelte": "90",  # degrees
    "fear-of-the-dark/Picture.svelte": "3",  # a room is drawn three by three
    "fear-of-the-dark/parts/Candle.svelte": "3 4 5 8 92",  # lengths on the screen
    "fear-of-the-dark/parts/MatchBox.svelte": "4 9 16 37",  # how crooked matches lie
    "fear-of-the-dark/parts/Maze.svelte": "3 4 4.8 6 8 90",  # lengths on the screen; degrees
    "fear-of-the-dark/parts/Stage.svelte": "3",  # a room is drawn three by three
    "fear-of-the-dark/parts/Status.svelte": "3",  # from here on the candle flickers
    "fiese-freunde/End.svelte": "3 6 40",  # so many side by side; confetti
    "fiese-freunde/parts/Great.svelte": "44",  # confetti
    "fiese-freunde/Setup.svelte": "3",  # chairs that stand there at first
    "fiese-freunde/parts/life/Bed.svelte": "5 6 13 14 33",  # lengths on the screen
    "fiese-freunde/parts/Status.svelte": "11",  # chapters that have a title of their own
    "fiese-freunde/parts/cards/LifeCard.svelte": "10",  # keys with a digit
    "fiese-freunde/parts/cards/Offer.svelte": "4 6",  # cards side by side
    # how old one is in a slice of life, which no rule says
    "fiese-freunde/model/cast.ts": "18 23 29 36 44 53 62 71 79 86 92",
    "fiese-freunde/words/keepsake.ts": "24 30",  # pixels
    "fiese-freunde/words/story.ts": "11",  # chapters that have a title of their own
    "fog-of-love/model/cast.ts": "36",  # where the mist of the drawing is gone
    "fog-of-love/model/run.svelte.ts": "55",  # milliseconds to read a letter
    "fog-of-love/panels/NamePanel.svelte": "6 7",  # names to propose
    "fog-of-love/End.svelte": "3",  # how the mist lies
    "fog-of-love/Picture.svelte": "3",  # how many hearts a picture lights
    "fog-of-love/Setup.svelte": "14 26",  # people in the fog of a cover
    "fog-of-love/parts/Finale.svelte": "3",  # how the mist lies
    "fog-of-love/parts/More.svelte": "24",  # lines before there is more to open
    "fog-of-love/parts/cards/LessonCard.svelte": "3",  # how deep a heading stands
    "fog-of-love/parts/people/Tokens.svelte": "4",  # tokens that are drawn one by one
    # the letters of a dimension in an aspect, and those of its way
    "fog-of-love/panels/ThingsPanel.svelte": "3",
    "fog-of-love/parts/cards/Aspect.svelte": "3 4",
    "fog-of-love/parts/cards/Fx.svelte": "3 4",
    "fog-of-love/parts/people/GoalRow.svelte": "3",
}
"""The figures that measure something else than the rules do."""


def lines(folder: Path, kinds: set[str]) -> Iterator[tuple[Path, str, str]]:
    """Every line of the sources in a folder: its file's place there, how to cite it, its text.
    Unit tests may name what they like."""
    for path in sorted(p for p in folder.rglob("*") if p.suffix in kinds):
        if path.name.endswith(".test.ts"):
            continue
        place = path.relative_to(folder)
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            yield place, f"{place}:{number}", line


def games_named(folder: Path, names: re.Pattern[str] = GAME) -> Iterator[str]:
    for place, where, line in lines(folder, ALL):
        if place.parts[0] not in ("games", "wire") and (found := names.search(line)):
            yield f"{where}: {found.group()}"


def clauses_named(folder: Path) -> Iterator[str]:
    """The generated types explain themselves by clauses; nothing else does."""
    for place, where, line in lines(folder, ALL):
        if place.parts[0] != "wire" and (found := CLAUSE.search(line)):
            yield f"{where}: {found.group()}"


TAKEN_APART = re.compile(
    r"""\.split\((['"`]):\1\)|\.indexOf\((['"`]):\2|\.startsWith\((['"`])\w*:\3\)"""
    r"""|(?<=[\s(,=>!])/(?![/*>\s])[^/\n]*(?<=[\w)+^/]):(?!\\/)[^/\n]*/"""  # a pattern
)
"""What reads "verb:card": in a game, only answers are written so."""


def answers_taken_apart(folder: Path) -> Iterator[str]:
    for _, where, line in lines(folder, CODE):
        if found := TAKEN_APART.search(line):
            yield f"{where}: {found.group()}"


PUT_TOGETHER = re.compile(r"\b(?:answer|act|can|vote|includes)\(`")
"""What gives or looks for an answer that it writes itself."""


def answers_put_together(folder: Path) -> Iterator[str]:
    for _, where, line in lines(folder, CODE):
        if PUT_TOGETHER.search(line):
            yield f"{where}: {line.strip()}"


def cards_named(folder: Path, cards: set[str]) -> Iterator[str]:
    for place, where, line in lines(folder, CODE | {".json"}):
        if place.parts[0] != "look" and place.as_posix() != PARCELS:
            found = (
                match[2] or match[3] for match in NAMED.finditer(line) if match[3] not in PLAIN
            )
            yield from (f"{where}: {id}" for id in found if id in cards)


def script(path: Path) -> str:
    """The code of a file without comments: all that is worked out, in the markup too."""
    text = path.read_text(encoding="utf-8")
    if path.suffix == ".svelte":
        text = re.sub(r"<style.*?</style>|<!--.*?-->", "", text, flags=re.DOTALL)
        code = "\n".join(re.findall(r"<script[^>]*>(.*?)</script>", text, re.DOTALL))
        markup = re.sub(r"<script.*?</script>", "", text, flags=re.DOTALL)
        text = "\n".join((code, *braced(SIZE.sub("", markup))))
    return re.sub(r"/\*.*?\*/|(?<!:)//[^\n]*", "", text, flags=re.DOTALL)


def braced(markup: str) -> Iterator[str]:
    """What stands in the outermost braces."""
    depth = begin = 0
    for found in re.finditer(r"[{}]", markup):
        if depth == 0:
            begin = found.start()
        depth += 1 if found[0] == "{" else -1
        if depth == 0:
            yield markup[begin : found.end()]


def figures(folder: Path) -> Iterator[str]:
    """Numbers of three or more in the games, with the files that have them; drawings are free."""
    for path in sorted(folder.glob("*/**/*")):
        place = path.relative_to(folder)
        if path.suffix not in CODE or path.name.endswith(".test.ts") or place.parts[1] == "look":
            continue
        found = {number for number in FIGURE.findall(script(path)) if float(number) >= 3}
        known = MEASURES.get(place.as_posix(), "").split()
        yield from (f"{place.as_posix()}: {n}" for n in sorted(found - {*known}))


def test_only_its_own_folder_names_a_game() -> None:
    assert list(games_named(CLIENT)) == []


def test_the_house_has_no_words_of_one_game() -> None:
    """A game from elsewhere is set up, counted and shown by the same pages."""
    assert list(games_named(CLIENT, WORD)) == []


def test_no_clause_is_named() -> None:
    """The server tells the clause with every question, event and option."""
    assert list(clauses_named(CLIENT)) == []


def test_no_answer_is_taken_apart() -> None:
    """What can be done, with which card, by which answer: the view and the question say it."""
    assert list(answers_taken_apart(CLIENT / "games")) == []


def test_no_answer_is_put_together() -> None:
    """Nor is one made from an amount or a seat: with each of them its answer is told."""
    assert list(answers_put_together(CLIENT / "games")) == []


def test_every_game_is_looked_at() -> None:
    assert set(CARDS) == set(BUILT_IN)


@pytest.mark.parametrize("game", CARDS)
def test_no_card_is_named(game: str) -> None:
    cards = CARDS[game]() - EVENTS.get(game, set())
    assert len(cards) > 10
    assert list(cards_named(CLIENT / "games" / game, cards)) == []


def test_no_figure_is_one_of_the_rules() -> None:
    """How many, how far, how much: the view and the question tell it."""
    assert list(figures(CLIENT / "games")) == []


def test_the_figures_that_may_stand_do_stand() -> None:
    for place, known in MEASURES.items():
        assert {*known.split()} <= set(FIGURE.findall(script(CLIENT / "games" / place))), place


@pytest.mark.parametrize(
    ("line", "found"),
    [
        ("t('card-terror')", ["terror"]),
        ("t(`card-terror.about`)", ["terror"]),
        ("const fright = { terror: 2 };", ["terror"]),
        ("if (tile === 'r07')", ["r07"]),
        ("{ key: string; map(one) }", []),
        ('<p class="terror">', []),
        ("this.terror = 2", []),
    ],
)
def test_a_card_is_seen_in_a_key_too(tmp_path: Path, line: str, found: list[str]) -> None:
    (tmp_path / "a.ts").write_text(line, encoding="utf-8")
    assert list(cards_named(tmp_path, fear())) == [f"a.ts:1: {id}" for id in found]


@pytest.mark.parametrize(
    ("line", "found"),
    [
        ("const [verb, id] = option.split(':');", ".split(':')"),
        ("one.startsWith(`bid:`)", ".startsWith(`bid:`)"),
        ("choice.indexOf(':')", ".indexOf(':'"),
        (r"options.every((one) => /^drop:\d+$/.test(String(one)))", r"/^drop:\d+$/"),
        (r"const found = /(?:swap|drop):(\d+)/.exec(choice);", r"/(?:swap|drop):(\d+)/"),
        (r"choice.replace(/^bid:/, '')", "/^bid:/"),
        (r"/^https?:\/\/(?:www)?/.test(a), /[::1]/, /\"lessons\":/", ""),
        ("<a />: <b />, 4 / a ? 2 : 6 / b", ""),
        ("t(act).split(' / '), opening.startsWith('(')", ""),
    ],
)
def test_an_answer_that_is_taken_apart_is_seen(tmp_path: Path, line: str, found: str) -> None:
    (tmp_path / "a.ts").write_text(line, encoding="utf-8")
    assert list(answers_taken_apart(tmp_path)) == [f"a.ts:1: {found}"] * bool(found)


@pytest.mark.parametrize(
    ("line", "found"),
    [
        ("onclick={() => run.answer(`bid:${lo}`)}", True),
        ("options.includes(`max:${amount}`)", True),
        ("seats.filter((seat) => run.can(`first-${seat}`))", True),
        ("run.vote(`first-${seat}`, event)", True),
        ("run.answer(least.bid); t(`opt-${option}`)", False),
    ],
)
def test_an_answer_that_is_put_together_is_seen(tmp_path: Path, line: str, found: bool) -> None:
    (tmp_path / "a.ts").write_text(line, encoding="utf-8")
    assert len(list(answers_put_together(tmp_path))) == found


def test_a_figure_is_seen(tmp_path: Path) -> None:
    for room in ("model", "parts/cards", "look"):
        (tmp_path / "fear" / room).mkdir(parents=True)
        text = "const STEPS = 4; /* 5 */ // 6\nconst LASTS = 2600, key = 'p7', two = 2;"
        (tmp_path / "fear" / room / "a.ts").write_text(text, encoding="utf-8")
    drawn = "<p class:low={mind <= 7}>8 {#if a}<Icon size={9} wide={10}/>{/if}</p>"
    screen = f"<script>let a = 11;</script>{drawn}<!-- {{12}} --><style>p {{ top: 13px }}</style>"
    (tmp_path / "fear" / "Play.svelte").write_text(screen, encoding="utf-8")
    seen = ["fear/Play.svelte: 11", "fear/Play.svelte: 7"]
    assert list(figures(tmp_path)) == [*seen, "fear/model/a.ts: 4", "fear/parts/cards/a.ts: 4"]


def test_a_card_is_seen_in_data_too(tmp_path: Path) -> None:
    """But not in the list of words that are fetched together, which has every story."""
    text = (CLIENT / "games" / "fog-of-love" / PARCELS).read_text(encoding="utf-8")
    (tmp_path / "model").mkdir()
    (tmp_path / "model" / "a.json").write_text(text, encoding="utf-8")
    assert {line.split()[-1] for line in cards_named(tmp_path, fog())} == set(fog_box.BOX.stories)


def test_the_checks_see(tmp_path: Path) -> None:
    text = "<Why rule='FD-6.6' /> <Art kind=\"terror\" /> // as in Fog of Love: a Maze"
    named = ("games/a.ts", "kit/a.ts", "look/a.css", "look/a.ts", "text/en.ftl")
    for place in named:
        (tmp_path / place).parent.mkdir(exist_ok=True)
        (tmp_path / place).write_text(text, encoding="utf-8")
    assert list(games_named(tmp_path)) == [f"{at}:1: Fog of Love" for at in named[1:]]
    assert list(games_named(tmp_path, WORD)) == [f"{at}:1: Maze" for at in named[1:]]
    assert list(clauses_named(tmp_path)) == [f"{at}:1: FD-6" for at in named]
    assert list(cards_named(tmp_path, fear())) == [f"{at}:1: terror" for at in named[:2]]
