"""AN-3.4, AN-3.5, AN-3.9, AN-8.5: said is said; what is no example; what only looks alike."""

from __future__ import annotations

import pytest

import tablee
from tablee.games.anomia.content import judge
from tablee.games.anomia.state import MOST_LINES, MOST_TALK, MOST_TALK_KEYS, MOST_WORDS
from tests.anomia.play import (
    act,
    all_fine,
    bell,
    burned,
    claim,
    draw,
    face_off,
    fight,
    phase,
    rivals,
    say,
    start,
    table,
    talk,
    told,
    truth,
    view,
    win,
)
from tests.rules import rule


def refused_as(m: tablee.Match, seat: int, word: str) -> str | None:
    """Why the word was refused at once; None if it stands."""
    before = len(told(m, "no-example"))
    say(m, seat, word)
    new = told(m, "no-example")[before:]
    return str(new[0]["reason"]) if new else None


# -- burned -----------------------------------------------------------------------------------


@rule("AN-3.4")
def test_every_answer_handed_in_is_burned_for_everyone() -> None:
    """Reading 20: the winning one, the losing one and the wrong one; with seat and theme."""
    m = face_off()
    say(m, 1, "7", 300, 400)
    start(m, 0, 900)
    say(m, 1, "Loire", 1_100, 1_500)
    say(m, 0, "mango", 900, 2_000)
    all_fine(m)
    assert view(m)["burned"] == [
        {"word": "7", "seat": 1, "theme": "river"},
        {"word": "mango", "seat": 0, "theme": "fruit"},
        {"word": "Loire", "seat": 1, "theme": "river"},
    ]
    assert [event["word"] for event in told(m, "burned")] == ["7", "mango", "Loire"]


@rule("AN-3.4")
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("word", ["orange", "Orange", "an orange", "ORANGES", "the  oranges "])
def test_a_word_said_once_cannot_win_again(seat: int, word: str) -> None:
    """Readings 21 and 22: for nobody, for no theme, and in no other form."""
    m = face_off(burned=[("orange", 3, "colour")])
    assert refused_as(m, seat, word) == "said"
    assert (phase(m), burned(m)) == ("race", ["orange"])


@rule("AN-3.4")
def test_a_refusal_says_who_said_the_word_before() -> None:
    m = face_off(burned=[("Oranges", 3, "colour"), ("mango", 1, "fruit")])
    say(m, 0, "an orange", 300)
    talk(m, 0, "a banana, please")
    say(m, 0, "banana", 1_000)
    assert [(no["reason"], no.get("sayer")) for no in told(m, "no-example")] == [
        ("said", 3),
        ("talked", None),
    ]


@rule("AN-3.4", "AN-8.5")
@pytest.mark.parametrize(
    ("said", "word", "same"),
    [
        ("l'éléphant", "elephants", True),
        ("ELEPHANT", "les éléphants", True),
        ("cheval", "chevaux", True),
        ("poisson", "poison", False),
        ("dessert", "désert", False),
        ("cousin", "coussin", False),
    ],
)
def test_in_french_too(said: str, word: str, same: bool) -> None:
    """Reading 22: the same word is refused; one that looks alike is not."""
    m = table(
        words="fr", play={0: ["fruit/sun"]}, turn=1,
        left=["instrument/key", "fleuve/sun"], burned=[(said, 2, "fleuve")],
    )  # fmt: skip
    draw(m)
    assert (refused_as(m, 1, word) == "said") is same
    if not same:
        assert claim(m) == 1
        assert fight(m)["claim"]["near"] == said, "a hint to the voters, no refusal"


@rule("AN-3.4", "AN-1.2")
def test_in_en_a_word_is_burned_for_its_theme_only() -> None:
    """Reading 21."""
    m = face_off(edition="en", burned=[("orange", 3, "colour"), ("Loire", 3, "river")])
    assert refused_as(m, 1, "Loire") == "said"
    assert refused_as(m, 0, "orange") is None
    all_fine(m)
    assert view(m)["burned"][-1] == {"word": "orange", "seat": 0, "theme": "fruit"}
    for edition, reason in (("fr", "said"), ("fr8", "said"), ("en", None)):
        m = face_off(edition=edition, burned=[("orange", 3, "colour")])
        assert refused_as(m, 0, "orange") == reason


@rule("AN-3.4", "AN-7.5")
def test_an_answer_refused_by_vote_is_burned_too() -> None:
    m = face_off()
    say(m, 0, "spoon")
    act(m, 1, "challenge", 2_000)
    act(m, 2, "no", 2_500)
    act(m, 3, "no", 2_600)
    assert burned(m) == ["spoon"]
    assert refused_as(m, 1, "spoons") == "said"


# -- the conversation -------------------------------------------------------------------------


@rule("AN-3.4", "AN-3.5")
@pytest.mark.parametrize(("option", "burnt_for"), [("author", {0}), ("everyone", {0, 1})])
def test_a_word_of_the_conversation_is_burned_for_its_author(
    option: str, burnt_for: set[int]
) -> None:
    """Readings 20 and 29: or for everyone, if the table wants the letter of the rulebook."""
    for seat in (0, 1):
        m = face_off(talk=option, spotting="soon")
        talk(m, 0, "My uncle drank a whole Loire of mango juice!")
        assert (refused_as(m, seat, ("mango", "Loire")[seat]) == "talked") is (seat in burnt_for)


@rule("AN-3.4")
def test_the_talk_of_those_who_only_watch_the_duel_counts_the_same() -> None:
    m = face_off(talk="everyone")
    talk(m, 3, "mango")
    assert refused_as(m, 0, "mangos") == "talked"
    m = face_off(talk="author")
    talk(m, 3, "mango")
    assert refused_as(m, 0, "mangos") is None


@rule("AN-3.4")
def test_handing_in_what_one_had_only_talked_about_burns_it_for_all() -> None:
    """Reading 20: it is a wrong answer, and every answer handed in is burned."""
    m = face_off()
    talk(m, 0, "I love mango")
    assert burned(m) == []
    assert refused_as(m, 0, "mango") == "talked"
    assert refused_as(m, 1, "mango") == "said"
    assert burned(m) == ["mango"], "once"


@rule("AN-3.5")
def test_a_word_called_out_without_a_face_off_is_conversation() -> None:
    """Reading 29: burned for whoever called it, and for nobody else."""
    m = table(play={0: ["river/sun"]}, turn=1, left=["tool/key", "fruit/sun"])
    talk(m, 0, "mango")
    talk(m, 1, "Loire")
    assert told(m, "talked") == [{"seat": 0}, {"seat": 1}]
    assert burned(m) == []
    draw(m)
    for seat, word, reason in (
        (0, "mango", "talked"),
        (1, "Loire", "talked"),
        (0, "Loire", None),
        (1, "mango", None),
    ):
        assert refused_as(m.clone(), seat, word) == reason


@rule("AN-3.4")
def test_only_the_author_is_reminded_of_the_own_talk() -> None:
    m = face_off()
    talk(m, 2, "a secret mango")
    assert view(m, 2)["talked"] == ["a secret mango"]
    for seat in (0, 1, 3, None):
        assert view(m, seat)["talked"] == []
        assert "secret" not in repr(m.view(seat)) + repr(m.events(seat))


@rule("AN-3.4")
def test_talk_takes_no_time_and_interrupts_nothing() -> None:
    m = face_off()
    start(m, 0, 1_000)
    before = view(m)
    talk(m, 1, "hmm")
    assert view(m) == before
    assert rivals(m) == [0, 1]


@rule("AN-3.4")
def test_a_line_is_read_once_however_many_answers_come_after_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Not again for an answer, nor for each of those that a hint is chosen from."""
    read: list[str] = []
    plain = judge.talk_words

    def counted(line: str, lang: str) -> frozenset[str]:
        read.append(line)
        return plain(line, lang)

    monkeypatch.setattr(judge, "talk_words", counted)
    m = face_off(talk="everyone")
    lines = [f"mango number {n}" for n in range(20)]
    for line in lines:
        talk(m, 3, line)
    assert refused_as(m, 0, "mango") == "talked"
    assert refused_as(m, 1, "a number") == "talked"
    while not told(m, "hint"):
        bell(m)
    assert read == lines


@rule("AN-3.4")
def test_a_flood_of_talk_stays_small_and_what_came_first_stays_said() -> None:
    m = face_off()
    talk(m, 0, "mango")
    pairs = [first + second for first in "bcdfghjklmnp" for second in "bcdfghjklmnp"]
    for front in pairs:
        talk(m, 0, " ".join(front + back for back in pairs[:99]))
    most_of_a_line = 3 * 99
    kept = sum(map(len, truth(m).talk_keys[0]))
    assert MOST_TALK_KEYS <= kept < MOST_TALK_KEYS + most_of_a_line
    assert len(view(m, 0)["talked"]) == len(truth(m).talk[0]) == MOST_LINES
    assert "mango" not in view(m, 0)["talked"], "only the last lines are shown"
    assert truth(m.clone()) == truth(tablee.load(m.save())) == truth(m)
    assert refused_as(m, 0, "mango") == "talked"


@rule("AN-3.4")
def test_lines_without_a_word_do_not_pile_up_either() -> None:
    m = face_off()
    for _ in range(MOST_TALK + 3):
        talk(m, 0, "…")
    assert len(truth(m).talk_keys[0]) == MOST_TALK


@rule("AN-8.5")
def test_a_flood_of_answers_makes_no_answer_slow(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only the last are compared for the hint, and shown; all of them stay said."""
    compared: list[str] = []

    def near(a: str, b: str, lang: str) -> bool:
        compared.append(b)
        return False

    monkeypatch.setattr(judge, "near", near)
    flood = [(f"thing number {n}", 2, "x") for n in range(MOST_WORDS + 50)]
    m = face_off(burned=flood)
    assert truth(m).nearest("pear") == ""
    assert len(compared) == MOST_WORDS
    assert [word["word"] for word in view(m, 0)["burned"]] == [w for w, *_ in flood[50:]]
    assert refused_as(m, 0, "thing number 3") == "said"


# -- no example -------------------------------------------------------------------------------


@rule("AN-3.9")
@pytest.mark.parametrize("word", ["x", "7", "2024", "fruit", "a fruit", "the Fruits", "!?"])
def test_what_is_no_example_is_refused_at_once(word: str) -> None:
    m = face_off()
    assert refused_as(m, 0, word) == "trivial"
    assert phase(m) == "race"
    assert burned(m) == [" ".join(word.split())], "a wrong answer like any other"


@rule("AN-3.9")
@pytest.mark.parametrize(("word", "reason"), [("It", None), ("8", None), ("a film", "trivial")])
def test_letters_and_digits_are_fine_where_the_theme_asks_for_them(
    word: str, reason: str | None
) -> None:
    m = face_off(right=["film/sun"])
    assert refused_as(m, 0, word) == reason


@rule("AN-3.9")
def test_an_answer_is_shown_in_a_tidy_form() -> None:
    m = face_off()
    say(m, 0, "  passion   fruit ")
    assert fight(m)["claim"]["word"] == "passion fruit"


# -- what the table judges --------------------------------------------------------------------


@rule("AN-8.5")
@pytest.mark.parametrize(
    ("word", "listed"), [("mango", True), ("strawbery", True), ("moonberry", False), ("ham", False)]
)
def test_a_word_list_gives_a_green_tick_and_a_miss_is_no_refusal(word: str, listed: bool) -> None:
    m = face_off()
    say(m, 0, word)
    assert claim(m) == 0
    assert fight(m)["claim"]["listed"] is listed
    all_fine(m)
    assert view(m)["won"][0] == 1


@rule("AN-8.5")
def test_a_word_that_looks_like_one_said_before_is_a_hint_to_the_voters() -> None:
    m = face_off(burned=[("blackberry", 3, "fruit"), ("tulip", 2, "flower")])
    say(m, 0, "blackbery")
    assert fight(m)["claim"]["near"] == "blackberry"
    assert claim(m) == 0
    m = face_off(burned=[("tulip", 2, "flower")])
    say(m, 0, "mango")
    assert fight(m)["claim"]["near"] == ""


@rule("AN-3.4", "AN-6.3")
def test_the_list_is_emptied_for_each_new_game() -> None:
    """Reading 23."""
    first, second = face_off(), face_off()
    win(first, 0, "mango")
    assert burned(first) == ["mango"]
    assert refused_as(second, 0, "mango") is None
