"""The catalogue of messages."""

from __future__ import annotations

from pathlib import Path

import pytest

import tablee
import tablee.lab.teaching
from tablee.kernel import (
    HASH,
    NUMBER,
    OWN,
    SEAT,
    SECONDS,
    SIGNED,
    Amount,
    Catalogue,
    Game,
    Kind,
    Match,
    Order,
    RuleError,
    Subset,
    Text,
    ident,
    sealed,
    several,
    turn,
)
from tablee.kernel.words import catalogue
from tablee.kernel.words.catalogue import files_of
from tablee.kernel.words.telling import phrase
from tests.kernel.toys import Toy, start


@pytest.fixture
def say(tmp_path: Path) -> Catalogue:
    (tmp_path / "en.ftl").write_text(
        "hello = Hello { $name }.\n    .title = { $n } of you\n"
        "name-ann = Ann the Great\nwaiting = Hold on.\nempty =\n    .only = attribute\n"
    )
    (tmp_path / "fr.ftl").write_text("hello = Bonjour { $name } !\n")
    return Catalogue(tmp_path)


def test_messages_are_put_into_words(say: Catalogue) -> None:
    assert say.format("en", "hello", {"name": "Bob"}) == "Hello Bob."
    assert say.format("fr", "hello", {"name": "Bob"}) == "Bonjour Bob !"
    assert say.format("en", "hello.title", {"n": 2}) == "2 of you"


def test_a_title_that_ends_with_its_own_mark_gets_no_second_one(say: Catalogue) -> None:
    assert say.format("en", "hello", {"name": "Who?"}) == "Hello Who?"
    assert say.format("en", "hello", {"name": "A. B"}) == "Hello A. B."


def test_an_argument_that_has_a_message_is_said_in_its_words(say: Catalogue) -> None:
    assert say.format("en", "hello", {"name": "ann"}) == "Hello Ann the Great."
    assert say.format("fr", "hello", {"name": "ann"}) == "Bonjour ann !"
    assert say.format("en", "hello.title", {"n": True}) == "true of you"


def test_a_sentence_that_is_kept_is_never_taken_for_another(
    say: Catalogue, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(catalogue, "MOST_KNOWN", 3)
    say.kinds = {"name": SEAT}
    ours, theirs = say.naming(["Ana"]), say.naming(["Ben"])
    for _ in range(2):
        assert [say.format("en", "hello.title", {"n": n}) for n in (1, True, 1.5)] == [
            "1 of you", "true of you", "1.5 of you"
        ]  # fmt: skip
        assert [who.format("en", "hello", {"name": 0}) for who in (ours, theirs, say)] == [
            "Hello Ana.", "Hello Ben.", "Hello Player 1."
        ]  # fmt: skip
        assert len(say._known) <= 3


def test_lists_are_joined_each_in_its_words() -> None:
    say = tablee.lab.teaching.GAME.catalogue
    assert say.format("fr", "view-laid", {"cards": ["1", "hiss"]}) == (
        "Posé\u00a0: une plume, un jacassement."
    )


KINDS = {
    "who": SEAT, "all": several(SEAT), "word": OWN, "gain": SIGNED, "decks": several(ident("deck")),
    "seal": HASH, "tokens": Kind("tokens"), "moods": several(Kind("mood")),
    "mood": Kind("mood"), "figures": several(NUMBER),
    "time": SECONDS, "times": several(SECONDS),
}  # fmt: skip


class Spoken(Toy):
    """Words a kind of its own."""

    def script(self):
        yield turn(0, ("go",), "go", "TOY-1")

    def worded(self, kind, value, say, lang):
        if kind.what == "tokens":
            return " and ".join(f"{n} {name}" for name, n in value.items())
        return " or ".join(map(str.upper, value)) if kind.many else value


@pytest.mark.parametrize(
    ("name", "value", "told"),
    [
        ("who", 0, "Player 1"),
        ("who", "Ann", "Ann"),
        ("all", [0, 2], "Player 1, Player 3"),
        ("all", [], "nobody"),
        ("mood", "sweet", "in a sweet mood"),
        ("word", "sweet", "sweet"),
        ("gain", 3, "+3"),
        ("gain", -1, "−1"),
        ("decks", ["sweet", "dry"], "so sweet, dry"),
        ("deck", "sweet", "so sweet"),
        ("seal", "0123456789abcdef0123", "0123456789abcdef0123"),
        ("tokens", {"joy": 2, "art": 1}, "2 joy and 1 art"),
        ("moods", ["glad", "sad"], "GLAD or SAD"),
        ("figures", [1, 2], "1, 2"),
        ("time", 8485, "8.5"),
        ("time", 3000, "3"),
        ("time", -1, "-1"),
        ("time", 0, "0"),
        ("times", [3705, 86], "3.7, 0.09"),
        ("strangers", ["sweet"], "sweet"),
    ],
)
def test_arguments_are_worded_by_their_kinds(
    tmp_path: Path, name: str, value: object, told: str
) -> None:
    (tmp_path / "text").mkdir()
    lines = [f"it = {{ ${name} }}", "deck-sweet = so sweet", "mood-sweet = in a sweet mood"]
    lines += ["word-sweet = never", "stranger-sweet = never"]
    (tmp_path / "text" / "en.ftl").write_text("\n".join(lines))
    match = Match(Game("spoken", Spoken, (3,), tmp_path, kinds=KINDS), 3, {}, "key")
    assert phrase(match, "en", "it", {name: value}) == told


def test_a_kind_that_nobody_words_is_a_fault_of_the_rules() -> None:
    match = start(Spoken)
    with pytest.raises(RuleError, match="kind tokens"):
        Toy.worded(match.state, Kind("tokens"), 1, match.game.catalogue, "en")


def test_only_the_files_of_a_language_are_read(tmp_path: Path) -> None:
    for name in ("en.ftl", "people.en.ftl", "children.ftl", "fr.ftl"):
        (tmp_path / name).write_text(f"{name.replace('.', '-')} = x\n")
    assert [file.name for file in files_of(tmp_path, "en")] == ["en.ftl", "people.en.ftl"]


def test_a_message_that_is_missing_is_shown_as_its_key(say: Catalogue) -> None:
    assert say.format("en", "nothing") == "nothing"
    assert not say.has("en", "nothing")
    assert not say.has("en", "hello.nothing")
    assert not say.has("en", "empty")
    assert say.has("en", "empty.only")


def test_what_is_wrong_with_a_message_can_be_known(say: Catalogue) -> None:
    text, problems = say.render("en", "hello", {})
    assert problems
    assert "name" in text


def test_games_have_the_words_of_the_kernel_and_may_change_them(say: Catalogue) -> None:
    assert say.format("en", "waiting") == "Hold on."
    assert say.format("en", "no-over").startswith("This game is over.")


def test_every_language_has_the_same_messages_in_the_kernel() -> None:
    keys = []
    for lang in ("en", "fr"):
        text = (Path(tablee.kernel.__file__).parent / "words" / "text" / f"{lang}.ftl").read_text()
        keys.append([line.split(" =")[0] for line in text.splitlines() if " =" in line[:40]])
    assert keys[0] == keys[1]


def test_a_position_is_told_with_the_question_and_its_options() -> None:
    match = tablee.new_match("magpies", 2, key="words")
    told = match.text(0, "en")
    assert told.startswith("You lead. ")
    assert "\n  1. " in told
    assert "\nMagpie 2: 0 points, 4 cards in the hand." in told
    assert "Waiting for Player 1." in match.text(1, "en")
    assert "On attend\u00a0: Place 1." in match.text(None, "fr")


def test_forms_are_told_too() -> None:
    class Forms(Toy):
        def script(self):
            items = ("silent", "time")
            options = {
                0: Amount(1, 3),
                1: Text(9),
                2: Subset(items, 0, 2),
                3: Subset(items, 1, 2),
                4: Order(items),
            }
            yield sealed(options, "bid", "TOY-1")

    match = start(Forms, seats=5)
    told = [match.text(seat, "en").splitlines()[1].strip() for seat in range(5)]
    assert told == [
        "A number from 1 to 3",
        "Your words, at most 9 characters",
        "Up to 2 of: be silent, the time is up",
        "1 to 2 of: be silent, the time is up",
        "Put in order: be silent, the time is up",
    ]
