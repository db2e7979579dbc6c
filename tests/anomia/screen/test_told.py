"""What a listener hears of the table: all of it, and nothing twice."""

from __future__ import annotations

import pytest

import tablee
from tablee.kernel import Part
from tests.anomia.play import act, all_fine, bell, draw, face_off, say, start, table, told
from tests.rules import rule

LANGS = ("en", "fr")


def part(m: tablee.Match, seat: int | None, n: int, lang: str = "en") -> Part:
    """The n-th thing that is told of."""
    return m.state.parts(seat, m.game.catalogue, lang)[n]


def words(m: tablee.Match, key: str, lang: str) -> list[str]:
    """Every event of that name in words."""
    return [m.tell(event, lang) for event in m.events(None) if event["key"] == key]


def doubted() -> tablee.Match:
    """In twos, a word that nobody can judge; no card is left for a tie."""
    m = table(seats=2, play={0: ["river/sun"]}, right=["fruit/sun"], turn=1)
    draw(m, "right")
    say(m, 0, "zzglub")
    act(m, 1, "challenge", 2_000)
    return m


# -- the face-off -----------------------------------------------------------------------------


@rule("AN-3.2")
@pytest.mark.parametrize("lang", LANGS)
def test_whoever_is_asked_hears_once_what_to_name(lang: str) -> None:
    m = face_off()
    question, fruit = m.text(0, lang).splitlines()[0], "fruit"
    assert fruit in question
    assert fruit not in part(m, 0, 0, lang).brief, "the question has said it"
    assert any(fruit in line for line in part(m, 0, 0, lang).lines), "it can be looked up"
    assert fruit in part(m, 2, 0, lang).brief, "who is not asked hears it here"


@rule("AN-3.8")
@pytest.mark.parametrize(("lang", "letters"), [("en", "letters"), ("fr", "lettres")])
def test_a_hint_is_a_letter_and_a_number_for_the_ear(lang: str, letters: str) -> None:
    m = face_off()
    bell(m)
    (hints,) = (args["hints"] for args in told(m, "hint"))
    assert "·" in "".join(hints), "for the eye: dots"
    (heard,) = words(m, "hint", lang)
    for hint in hints:
        says = f"{hint[0]}, {len(hint)} {letters}"
        assert says in heard
        assert says in part(m, 0, 0, lang).brief
    assert "·" not in heard + m.text(0, lang)


@rule("AN-7.2", "AN-7.5")
@pytest.mark.parametrize(("lang", "pack"), [("en", "of another pack"), ("fr", "d’un autre paquet")])
def test_a_tie_card_of_another_pack_has_no_symbol_to_tell(lang: str, pack: str) -> None:
    m = doubted()
    assert f"({pack})" in m.text(0, lang)
    assert "()" not in m.text(0, lang)


@rule("AN-7.5")
@pytest.mark.parametrize("lang", LANGS)
def test_a_refused_try_does_not_send_anybody_to_think_if_the_other_holds_a_word(lang: str) -> None:
    m = face_off()
    start(m, 0, 1_000)
    say(m, 1, "Loire", 1_100, 1_200)
    say(m, 0, "zzglub", 1_000, 1_300)
    act(m, 2, "challenge", 2_000)
    act(m, 3, "no", 2_100)
    assert told(m, "answered")[-1]["word"] == "Loire", "the face-off does not go on"
    (lost,) = words(m, "refused", lang)
    assert "zzglub" in lost
    assert "think" not in lost
    assert "chercher" not in lost
    verdict = words(m, "verdict", lang)[0]
    assert "–" not in verdict, "nobody is a word"
    assert ("nobody" if lang == "en" else "personne") in verdict


@rule("AN-4.1")
@pytest.mark.parametrize("lang", LANGS)
def test_no_die_is_told_of_where_pairs_are_printed(lang: str) -> None:
    m = table(edition="en", play={0: ["river/sun"], 1: ["fruit/wave"]}, left=["duel/0"])
    draw(m)
    heard = " ".join(words(m, "noticed", lang) + words(m, "rolled", lang))
    assert heard
    assert " die" not in heard
    assert "dé" not in heard


# -- the table --------------------------------------------------------------------------------


@rule("AN-7.5")
def test_a_lost_objection_is_heard_by_whoever_has_lost_it() -> None:
    m = face_off()
    say(m, 0, "mango", 1_000)
    act(m, 2, "challenge", 2_000)
    act(m, 3, "yes", 2_100)
    mine, theirs = (part(m, seat, 3) for seat in (2, 0))
    assert mine.brief.endswith("Wrong objections still allowed: 2.")
    assert "Objections" not in theirs.brief
    assert "Wrong objections still allowed: 2." in theirs.lines


@rule("AN-3.4")
@pytest.mark.parametrize("lang", LANGS)
def test_of_the_burned_words_the_last_is_told_and_all_can_be_looked_up(lang: str) -> None:
    m = face_off(burned=[("plum", 0, "fruit"), ("Nile", 1, "river")])
    burned = part(m, 0, -1, lang)
    assert "2" in burned.brief
    assert "Nile" in burned.brief
    assert "plum" not in burned.brief
    assert any("plum" in line for line in burned.lines)


@rule("AN-1.6")
def test_in_twos_what_somebody_has_won_is_told_once() -> None:
    m = table(seats=2, play={0: ["river/sun"]}, left=["fruit/wave"], won={0: ["tool/moon"]})
    assert m.text(0).count("one card won") == 1
    assert "Player 1 (you), second pile: no card showing." in m.text(0)


@rule("AN-6.2")
def test_the_end_says_who_has_won_and_that_no_card_follows() -> None:
    m = face_off(left=[], won={1: ["tool/moon"], 3: ["bird/bolt"]})
    say(m, 0, "mango", 1_000)
    all_fine(m)
    assert m.outcome is not None
    assert "Player 1, Player 2, Player 4, with 1 each" in part(m, 0, 0).brief
    assert "shared victory" in part(m, 0, 0).brief
    assert "The next card goes here." not in m.text(0)


@rule("AN-1.2")
def test_an_edition_is_told_in_words() -> None:
    m = table(edition="en", left=["fruit/wave"])
    assert "Edition: 8 symbols, wild cards (92 themes)." in m.text(0)
