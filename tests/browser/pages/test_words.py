"""The client's words: the same keys in both languages, and every key that is used exists."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from tablee.games import BUILT_IN
from tablee.kernel import find
from tests.browser.players.house import ROOT

WEB = ROOT / "web"
SOURCE = ROOT / "src/tablee"
GAMES = tuple(BUILT_IN)
HOUSE = (
    WEB / "src/text/{lang}.ftl",
    WEB / "src/text/app.{lang}.ftl",
    WEB / "src/text/faults.{lang}.ftl",
    WEB / "src/text/opened.{lang}.ftl",
    WEB / "src/text/setup.{lang}.ftl",
    WEB / "src/text/pictures.{lang}.ftl",
    WEB / "src/kit/me/text/{lang}.ftl",
    WEB / "src/kit/notices/text/{lang}.ftl",
    WEB / "src/kit/slow/text/{lang}.ftl",
    WEB / "src/plain/text/{lang}.ftl",
    WEB / "src/kit/together/text/{lang}.ftl",
    SOURCE / "kernel/words/text/{lang}.ftl",
)
NOTICES = SOURCE / "table/notices/text/{lang}.ftl"
"""What the server alone says: on a lock screen, in a mail."""


class Arguments(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


def messages(path: Path) -> dict[str, set[str]]:
    """Key (and key.attribute) to the arguments it uses; fails on what cannot be read."""
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(path.read_text("utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{path.name}: {entry.content}"
        if isinstance(entry, ast.Message):
            for key, pattern in [(entry.id.name, entry.value)] + [
                (f"{entry.id.name}.{a.id.name}", a.value) for a in entry.attributes
            ]:
                assert key not in found, f"{path.name}: {key} stands twice"
                arguments = Arguments()
                if pattern is not None:
                    arguments.visit(pattern)
                found[key] = arguments.names
    return found


def screen(game: str, lang: str) -> dict[str, set[str]]:
    """The words that only the screen of that game needs, and those it has on the home page."""
    files = sorted((WEB / "src/games" / game / "text").glob(f"*{lang}.ftl"))
    return {key: args for file in files for key, args in messages(file).items()}


def known(game: str, lang: str) -> set[str]:
    """All messages available to the screen of that game, without those that only the server
    uses."""
    house = [Path(str(file).format(lang=lang)) for file in HOUSE]
    texts = SOURCE / "games" / game.replace("-", "_") / "text"
    own = [file for file in sorted(texts.glob(f"*{lang}.ftl")) if not file.match("tell.*")]
    return {key for file in [*house, *own] for key in messages(file)} | set(screen(game, lang))


def client(folder: str) -> dict[str, str]:
    """The sources of the screen, by their places in that folder."""
    home = WEB / "src" / folder
    files = [one for one in sorted(home.rglob("*")) if one.suffix in (".ts", ".svelte")]
    shown = [one for one in files if not one.name.endswith(".test.ts")]
    return {str(one.relative_to(home)): one.read_text("utf-8") for one in shown}


def used(text: str) -> list[str]:
    """The keys used in the sources: whole ones, and the prefixes of composed ones (`card-`)."""
    whole = re.findall(r"\b(?:t|said|either|this\.say)\(\s*'([a-z][\w.-]*)'", text)
    return whole + re.findall(r"\b(?:t|said|either|this\.say)\(\s*`([a-z][\w-]*-)\$\{", text)


def missing(folder: str, keys: set[str], some: set[str] | None = None) -> list[str]:
    """Keys that are used and do not exist; a prefix may also belong to a key in `some`."""
    begun = tuple(keys if some is None else some)
    return [
        f"{name}: {key}"
        for name, text in client(folder).items()
        for key in used(text)
        if key not in keys and not (key.endswith("-") and any(k.startswith(key) for k in begun))
    ]


@pytest.mark.parametrize(
    "file",
    [*HOUSE, NOTICES],
    ids=[
        "house",
        "app",
        "faults",
        "opened",
        "setup",
        "pictures",
        "me",
        "notices",
        "slow",
        "plain",
        "together",
        "kernel",
        "sent notices",
    ],
)
def test_both_languages_say_the_same(file: Path) -> None:
    en, fr = (messages(Path(str(file).format(lang=lang))) for lang in ("en", "fr"))
    assert en == fr


@pytest.mark.parametrize("game", GAMES)
def test_both_languages_say_the_same_of_a_game(game: str) -> None:
    assert screen(game, "en") == screen(game, "fr")
    assert known(game, "en") == known(game, "fr")


@pytest.mark.parametrize("game", GAMES)
def test_every_key_in_use_exists(game: str) -> None:
    assert missing(f"games/{game}", known(game, "en")) == []


@pytest.mark.parametrize("folder", ["kit", "pages"])
def test_every_key_of_the_house_exists(folder: str) -> None:
    """A page may use the words of the game: those that all have, and by a part of the key (the
    reason of a question) those that some have."""
    words = [known(game, "en") for game in GAMES]
    assert missing(folder, set.intersection(*words), set.union(*words)) == []


@pytest.mark.parametrize("game", GAMES)
def test_no_key_is_left_over(game: str) -> None:
    text = "\n".join(one for f in (f"games/{game}", "kit", "pages") for one in client(f).values())
    made = tuple(re.findall(r"`([a-z][\w-]*-)\$\{", text))
    own = [key for key in screen(game, "en") if "." not in key]
    assert [key for key in own if key not in text and not key.startswith(made)] == []


WAITING: dict[str, str | dict[str, str]] = {
    "fog-of-love": "fl-waiting-{why}",
    "fiese-freunde": "ff-waiting-{why}",
    "anomia": {
        "ready": "an-wait-ready",
        "draw": "an-turn-of",
        "race": "an-others-race",
        "challenge": "an-wait-others",
        "vote": "an-wait-votes",
        "judge": "an-wait-judge",
        "order": "an-wait-order",
    },
}
"""Where one waits for others: the sentence that says for whom, and for what. In a reaction window
nobody may learn that there is somebody to wait for."""


@pytest.mark.parametrize("game", WAITING)
def test_who_waits_is_told_for_whom_and_why(game: str) -> None:
    said, how = screen(game, "en"), WAITING[game]
    asks = [key for key in known(game, "en") if re.fullmatch(r"ask-[\w-]+", key)]
    whys = {key.removeprefix("ask-") for key in asks} - find(game).windows
    assert len(whys) > 5
    keys = {why: how.format(why=why) if isinstance(how, str) else how[why] for why in whys}
    assert [why for why in sorted(whys) if keys[why] not in said] == []
    names = {"name", "names", "one"}
    assert [why for why in sorted(whys) if not said[keys[why]] & names] == []


def test_every_fault_has_words() -> None:
    codes = re.search(r"FaultCode = (.*);", (WEB / "src/wire/index.ts").read_text("utf-8"))
    assert codes is not None
    known = messages(WEB / "src/text/fr.ftl") | messages(WEB / "src/text/faults.fr.ftl")
    silent = [c for c in re.findall(r"'([\w-]+)'", codes[1]) if f"fault-{c}" not in known]
    assert silent == [], "each of these needs a message fault-<code> in web/src/text"
