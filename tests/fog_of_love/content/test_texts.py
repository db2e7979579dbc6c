"""The words of the cards: all there, in both languages, and without a hole (FL-8.9).

The contract: `needed_texts.needed()`. A text may select on what was chosen before ($me_sweet_3);
then it names a card with options, and its variants are letters of that card, or no.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import product
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from tablee.games.fog_of_love import GAME
from tablee.games.fog_of_love.bot.people import PEOPLE
from tablee.games.fog_of_love.bot.temper import GIVEN_NAMES
from tablee.games.fog_of_love.content.faces import SCENE_BY_ID
from tablee.games.fog_of_love.content.needed_texts import needed
from tablee.games.fog_of_love.rules.creation import SAMPLE_NAMES
from tablee.games.fog_of_love.screen.show import show
from tablee.games.fog_of_love.screen.speech import Speaker
from tests.fog_of_love.couple import couple, truth
from tests.rules import rule

TEXT = GAME.folder / "text"
WEB = Path(__file__).parents[3] / "web"
LANGUAGES = ("en", "fr")
KINDS = tuple(needed())
SHOWN = {"me", "you", "my_job", "your_job", "a", "b", "c", "d"}
"""What a line may show; all else only to select on."""
LONGEST = {"": 48, "open": 320, "ask": 200, "also": 260, "letter": 240}


@cache
def messages(lang: str) -> dict[str, ast.Message]:
    found = {}
    for file in sorted(TEXT.glob(f"*.{lang}.ftl")):
        for entry in FluentParser().parse(file.read_text("utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{file.name}: {entry.content}"
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, f"{file.name}: twice: {entry.id.name}"
                found[entry.id.name] = entry
    return found


def attributes(message: ast.Message) -> dict[str, ast.Pattern]:
    return {attribute.id.name: attribute.value for attribute in message.attributes}


@rule("FL-8.9", "FL-1.1")
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("kind", KINDS)
def test_every_card_has_its_words_and_no_others(kind: str, lang: str) -> None:
    wrong = []
    for key, parts in needed()[kind].items():
        message = messages(lang).get(key)
        if message is None:
            wrong.append(key)
            continue
        there = set(attributes(message))
        if kind == "lesson":
            if not there & {"rule", "act"}:
                wrong.append(f"{key}: neither .rule nor .act")
            there -= {"rule", "act", "dealt"}
        wrong += [f"{key}.{part} is missing" for part in parts if part not in there]
        wrong += [f"{key}.{part}: there is no such part" for part in sorted(there - {*parts})]
    assert wrong == []


class Reader(Visitor):
    """Which variables a pattern shows, and on which it selects, with the variants."""

    def __init__(self) -> None:
        self.shown: set[str] = set()
        self.selected: list[tuple[str, set[str]]] = []

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        if isinstance(node.selector, ast.VariableReference):
            keys = {getattr(v.key, "name", getattr(v.key, "value", "")) for v in node.variants}
            self.selected.append((node.selector.id.name, keys))
        for variant in node.variants:
            self.visit(variant.value)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.shown.add(node.id.name)


def lines(kinds: tuple[str, ...], lang: str) -> Iterator[tuple[str, ast.Pattern]]:
    for kind in kinds:
        for key in needed()[kind]:
            message = messages(lang).get(key)
            if message is not None:
                if message.value is not None:
                    yield key, message.value
                yield from ((f"{key}.{k}", value) for k, value in attributes(message).items())


def read(pattern: ast.Pattern) -> Reader:
    reader = Reader()
    reader.visit(pattern)
    return reader


@rule("FL-8.9", "FL-13.4")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_a_text_may_use(lang: str) -> None:
    wrong = []
    for key, pattern in lines(KINDS, lang):
        reader = read(pattern)
        wrong += [f"{key}: ${name} can't be shown" for name in sorted(reader.shown - SHOWN)]
        if "." not in key and (reader.shown or reader.selected):
            wrong.append(f"{key}: a title takes no arguments")
        for name, variants in reader.selected:
            if problem := _selects_wrongly(name, variants):
                wrong.append(f"{key}: {problem}")
    assert wrong == []


def _selects_wrongly(name: str, variants: set[str]) -> str:
    if name in ("me_is", "you_are"):
        return "" if variants == {"f", "m", "n"} else f"${name} needs f, m and n: {variants}"
    if name in ("married", "child", "way") or name in SHOWN:
        return ""
    found = re.fullmatch(r"(me|you)_(.+)", name)
    card = next((c for c in SCENE_BY_ID if found and c.replace("-", "_") == found[2]), None)
    if card is None or not SCENE_BY_ID[card].options:
        return f"${name}: there is no card with options of that name"
    strange = variants - {"no", *SCENE_BY_ID[card].letters}
    return f"${name}: {card} has no option {strange}" if strange else ""


@pytest.mark.slow
@rule("FL-5.1", "FL-8.9")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_text_has_a_hole_whoever_they_are(lang: str) -> None:
    say = GAME.catalogue
    wrong = []
    for genders in product("fmn", repeat=2):
        m = couple(hand={0: [], 1: []}, genders=genders)
        args = Speaker(show(truth(m), None), 0).args(say, lang)
        for key, pattern in lines(KINDS, lang):
            if genders != ("f", "m") and not read(pattern).selected:
                continue
            text, problems = say.render(lang, key, args)
            if problems or not text.strip() or "{" in text:
                wrong.append(f"{key}: {problems} {text[:60]!r}")
    assert wrong == []


@rule("FL-8.9")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_texts_fit_on_a_card(lang: str) -> None:
    """A limit with room to breathe; the contract with the writers is tighter."""
    say = GAME.catalogue
    args = Speaker(show(truth(couple(hand={0: [], 1: []})), None), 0).args(say, lang)
    wrong = []
    for key, _ in lines(("scene", "chapter"), lang):
        part = key.partition(".")[2].partition("-")[0]
        most = LONGEST.get("letter" if len(part) == 1 else part, 400)
        length = len(say.render(lang, key, args)[0])
        if length > most:
            wrong.append(f"{key}: {length} characters, at most {most}")
    assert wrong == []


def test_no_argument_is_taken_for_the_id_of_a_message() -> None:
    """An argument $me = "x" would be replaced by a message `me-x`: there must be none."""
    told = {"how", "right", "held", "met", "together", "what", "may", "shared"}
    names = {*SHOWN, *told, "way", "married", "child"}
    for lang in LANGUAGES:
        taken = [key for key in messages(lang) if key.partition("-")[0] in names and "-" in key]
        assert taken == []


# -- names ------------------------------------------------------------------------------------


def chips() -> set[str]:
    """Names that the client proposes, as far as it has some of its own."""
    panel = WEB / "src/games/fog-of-love/panels/NamePanel.svelte"
    return set(re.findall(r"'([A-Z][a-z]+)'", panel.read_text("utf-8")))


@rule("FL-5.6")
def test_nobody_is_called_like_somebody_on_a_card() -> None:
    """A friend on the phone, or a couple that marries, is never one of the two. (The rules as
    pictures speak of two who play.)"""
    offered = {*SAMPLE_NAMES, *(name for names in GIVEN_NAMES.values() for name in names), *chips()}
    offered |= {one.name for one in PEOPLE}
    folders = (TEXT.glob("*.ftl"), (WEB / "src/games/fog-of-love/text").glob("*.ftl"))
    said = {
        word for files in folders for file in files if not file.name.startswith("pictures.")
        for word in re.findall(r"\w+", file.read_text("utf-8"))
    }  # fmt: skip
    assert {"Claude", "Dominique"} <= said
    assert offered & said == set()


@rule("FL-5.6")
def test_the_bot_has_names_of_its_own() -> None:
    for names in GIVEN_NAMES.values():
        assert not {*names} & {*SAMPLE_NAMES, *chips()}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_full_stop_after_a_title_that_brings_its_own(lang: str) -> None:
    """ "Lesson read: How happy are you?" and no more."""
    say, wrong = GAME.catalogue, []
    titles = [key for kind in KINDS for key in needed()[kind]]
    for event, argument in product(messages(lang), KINDS):
        if event.startswith("ev-"):
            for key in titles:
                kind, _, id = key.partition("-")
                if kind == argument and say.format(lang, key)[-1] in "?!…":
                    text = say.format(lang, event, {argument: id})
                    wrong += [text] if re.search(r"[?!…][\s»”]*\.", text) else []
    assert wrong == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_jobs_do_not_all_begin_alike(lang: str) -> None:
    """Where a language has no word for a job that fits everybody, the way around it varies."""
    text = (TEXT / f"people.{lang}.ftl").read_text("utf-8")
    neutral = re.findall(r"^    \.n = (.+)$", text, re.MULTILINE)
    for way in ("quelqu’un", "une personne", "somebody", "someone"):
        assert sum(job.startswith(way) for job in neutral) <= 3


@pytest.mark.parametrize("lang", LANGUAGES)
def test_traits_do_not_all_begin_alike(lang: str) -> None:
    """At most one in eight with the same two words (“Tu veux”), two in five with the same word."""
    text = (TEXT / f"people.{lang}.ftl").read_text("utf-8")
    told = [
        line.split() for line in re.findall(r"^trait-.+\n    \.line = (.+)$", text, re.MULTILINE)
    ]
    assert len(told) == 38
    for words, most in ((1, 2 / 5), (2, 1 / 8)):
        (way, count), *_ = Counter(tuple(line[:words]) for line in told).most_common(1)
        assert count <= most * len(told), way
