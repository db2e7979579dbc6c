"""What the cards and the log say: the same in both languages, and of those who were there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import tablee
from tablee.games.fiese_freunde.content.pack import CARDS
from tests.fiese_freunde.play import GAME, all_stay, asked, buy, call, do, four, told, who
from tests.rules import rule

SAY = tablee.games()[GAME].catalogue
REPORT = Path(__file__).parents[3] / "docs" / "balance" / "fiese-freunde.md"


# -- who was there ------------------------------------------------------------------------------


@rule("FF-10.4")
@pytest.mark.parametrize(("callers", "came"), [((), 4), ((2,), 2)])
def test_the_log_says_who_took_part_in_the_end(callers: tuple[int, ...], came: int) -> None:
    """Whoever was named before the telephones rang."""
    m = four(offer=["a23"], phones={2: [0]})
    buy(m, "a23")
    m.answer(0, (4,))
    call(m, *callers)
    all_stay(m)
    assert asked(m) == "turn"
    assert told(m, "company") == [{"seat": 0, "card": "a23", "persons": [came]}]
    (event,) = (event for event in m.events(None) if event["key"] == "company")
    for lang, caller in (("en", "Player 3"), ("fr", "Place 3")):
        assert (caller in m.tell(event, lang)) is (came == 2)


@rule("FF-10.4")
def test_alone_there_is_no_company() -> None:
    m = four(offer=["a11"])
    buy(m, "a11")
    assert told(m, "company") == []


# -- titles -------------------------------------------------------------------------------------


@rule("FF-1.3")
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_title_that_ends_by_itself_gets_no_full_stop(lang: str) -> None:
    """ "Got a light?" in every question, in the log and in the life it belongs to."""
    assert SAY.format(lang, "card-p06")[-1] == "?"
    m = four(offer=["p06", "a10"])
    texts = [m.text(0, lang)]
    do(m, 0, "auction:p06", "bid:0")
    while asked(m) == "bid":
        texts.append(m.text(who(m), lang))
        m.answer(who(m), "drop")
    m.answer(0, (4,))
    texts += [m.text(1, lang)]
    all_stay(m)
    texts += [m.text(0, lang), *(m.tell(event, lang) for event in m.events(None))]
    assert sum(SAY.format(lang, "card-p06") in text for text in texts) > 6
    assert not [text for text in texts if re.search(r"[?!…]\.", text)]


@rule("FF-11.7")
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_clause_of_a_new_partner_names_all_its_cards(lang: str) -> None:
    folder = tablee.games()[GAME].folder
    clauses = (folder / "clauses" / f"{lang}.md").read_text("utf-8")
    (title,) = re.findall(r"^### FF-11\.7 (.*?)(?: \(B\))?$", clauses, re.MULTILINE)
    starred = [card.id for card in CARDS if "new-partner" in card.star]
    assert len(starred) == 5
    assert set(title.split(", ")) == {SAY.format(lang, f"card-{id}") for id in starred}


# -- numbers ------------------------------------------------------------------------------------

EN = "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen"
FR = "zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize"
ONES = {
    "en": [*EN.split(), "sixteen", "seventeen", "eighteen", "nineteen"],
    "fr": [*FR.split(), "dix-sept", "dix-huit", "dix-neuf"],
}
TENS = {
    "en": ["twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"],
    "fr": ["vingt", "trente", "quarante", "cinquante", *["soixante"] * 2, *["quatre-vingt"] * 2],
}
OTHERWISE = {
    "card-p08.story": "pounds, kilos",
    "card-a02": "a play on words",
    "card-a15.story": "kilometres are counted by ordinals",
    "card-a28.story": "four-four time",
    "card-b01": "aisles have no numbers",
    "card-b05.story": "love has four letters, amour five",
    "card-b18.story": "both of you, four hands",
    "card-b24": "the clock of twelve hours, of twenty-four",
    "card-b24.story": "the clock of twelve hours, of twenty-four",
    "card-b35.story": "with two others, by threes",
    "card-b38.story": "a fortnight is fifteen days",
}
"""Where the two languages count otherwise."""


def spelt(lang: str) -> dict[str, int]:
    """From three (who says "one" or "two" means no number) to ninety-nine."""
    ones, found = ONES[lang], {}
    for n in range(3, 100):
        by_twenty = lang == "fr" and n // 10 in (7, 9)  # soixante-dix, quatre-vingt-dix
        tens, rest = TENS[lang][n // 10 - 2], n % 10 + 10 * by_twenty
        if n < 20:
            found[ones[n]] = n
        elif rest == 0:
            found[tens] = n
            found[f"{tens}s"] = n
        else:
            found[f"{tens}-{ones[rest]}"] = n
            found[f"{tens} et {ones[rest]}"] = n
    return found


def numbers(text: str, lang: str) -> list[int]:
    known = spelt(lang)
    longest = "|".join(sorted(known, key=len, reverse=True))
    found = re.findall(rf"(?<![\w-])({longest}|\d+)(?![\w-])", text.lower())
    return sorted(n for n in (known.get(word) or int(word) for word in found) if n > 2)


def test_numbers_are_read() -> None:
    assert numbers("Forty-one forms, ninety pages, the 4.12", "en") == [4, 12, 41, 90]
    assert numbers("Quarante et un, quatre-vingt-dix-huit, soixante-douze", "fr") == [41, 72, 98]
    assert numbers("quatre-vingts, deux, six", "fr") == [6, 80]


@rule("FF-1.3")
def test_numbers_are_the_same_in_both_languages() -> None:
    forms = ("card-{}", "card-{}.story", "past-{}")
    keys = [form.format(card.id) for card in CARDS for form in forms]
    name = {"name": "X"}
    said = {
        key: [numbers(SAY.format(lang, key, name), lang) for lang in ("en", "fr")] for key in keys
    }
    assert sum(bool(en) for en, _ in said.values()) > 50
    assert {key: both for key, both in said.items() if both[0] != both[1]}.keys() == {*OTHERWISE}


# -- seats --------------------------------------------------------------------------------------


@rule("FF-9.7")
def test_no_seat_of_the_balance_report_wins_more_than_chance_gives() -> None:
    """600 games at every number of players: an even share lies within each margin."""
    table = REPORT.read_text("utf-8").partition("## Who wins, by seat")[2].partition("## ")[0]
    rows = re.findall(r"^\| (\d) \|(.*)$", table, re.MULTILINE)
    assert [int(seats) for seats, _ in rows] == [2, 3, 4, 5, 6]
    for seats, row in rows:
        shares = [(int(share), int(give)) for share, give in re.findall(r"(\d+)% ±(\d+)%", row)]
        assert len(shares) == int(seats)
        for share, give in shares:
            assert abs(share - 100 / int(seats)) <= give + 1, f"{seats} players: {row}"
