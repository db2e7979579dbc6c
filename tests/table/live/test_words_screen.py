"""Screens that want words: they get the position, the question and the events as sentences, and
nothing that their seat may not know; screens that draw notice nothing of it."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from tablee.games.anomia.game import GAME as ANOMIA
from tablee.kernel import Catalogue, Game, Part, Seat, register
from tablee.lab.teaching import GAME as MAGPIES
from tablee.lab.teaching import Magpies
from tablee.table.live.table import Table
from tablee.table.live.viewer import form_of
from tablee.table.live.wording import Wording
from tablee.table.logged import Sitter
from tablee.table.replay import Replay
from tablee.wire import messages as wire
from tests.table.kit import Screen, answer, choose, make_services, make_table, sit

PEOPLE = [Sitter("human", "Ana"), Sitter("human", "Ben")]


def wants(lang: str, after: int = 0) -> wire.Join:
    return wire.Join(words=lang, after=after)


def words_of(screen: Screen) -> wire.Words:
    words: wire.Words | None = screen.last.words
    assert words is not None
    return words


def magpies() -> Table:
    return make_table("magpies", PEOPLE)


# -- what is said -----------------------------------------------------------------------------


def test_a_welcome_says_the_position_the_question_and_what_happened() -> None:
    table = magpies()
    screen = sit(table, 0, wants("en"))
    words = words_of(screen)
    parts = table.logged.match.state.parts(0, MAGPIES.catalogue, "en")
    assert [(one.name, one.brief, tuple(one.lines)) for one in words.parts] == parts
    assert words.ask == MAGPIES.catalogue.format("en", "ask-point")
    assert len(words.options) == len(screen.last.prompt.form.options) == 2
    told = dict(zip((note.key for note in screen.last.events), words.lines, strict=True))
    assert told["turned-up"].startswith("In the grass there is")
    assert told["commit"] == "", "the seal of the shuffle belongs to no story"
    assert words.outcome == []


def test_each_screen_of_a_seat_has_its_own_language() -> None:
    table = magpies()
    english, french, drawn = sit(table, 0, wants("en")), sit(table, 0, wants("fr")), sit(table, 0)
    answer(table, drawn, 0, table.logged.match.asks[0][0])  # type: ignore[index]
    assert words_of(english).lines[0].startswith("Magpie 1 points at")
    assert words_of(french).lines[0].startswith("La pie 1")
    assert drawn.last.words is None
    assert drawn.last == msgspec.structs.replace(english.last, words=None)


def test_screens_that_draw_get_the_same_bytes_as_without_words(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    heard: list[list[bytes]] = []
    for others in ((), ("en", "fr")):
        table, sent = magpies(), []
        screen = Screen()
        monkeypatch.setattr(screen, "send", sent.append)
        table.join(screen, 0, wire.Join())
        for lang in others:
            sit(table, 0, wants(lang))
        answer(table, Screen(), 0, table.logged.match.asks[0][0])  # type: ignore[index]
        heard.append(sent)
    assert heard[0] == heard[1]
    assert b"words" not in heard[0][0]


def test_no_words_are_made_that_nobody_wants(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Wording, "words", lambda *_: pytest.fail("nobody asked"))
    table = magpies()
    sit(table, 0)
    answer(table, Screen(), 0, table.logged.match.asks[0][0])  # type: ignore[index]


def test_a_language_that_the_game_lacks_is_replaced() -> None:
    table = magpies()
    assert table.spoken("xx") == "en"
    assert table.spoken("fr") == "fr"
    match = table.logged.match
    words = Wording(match, 0, "xx", (), lambda trace: None).words([])
    assert words.ask == MAGPIES.catalogue.format("en", "ask-point")


def test_the_items_of_a_form_have_labels_and_a_heat_says_how_a_text_begins() -> None:
    table = make_table("anomia", [Sitter("human", name) for name in ("Ana", "Ben", "Cleo")])
    screens = [sit(table, seat, wants("en")) for seat in range(3)]
    for seat, screen in enumerate(screens):
        answer(table, screen, seat, "ready")
    drawing = next(one for one in screens if one.last.prompt)
    form = drawing.last.prompt.form
    assert isinstance(form, wire.TimedForm)
    assert len(words_of(drawing).options) == len(form.options)
    assert form.begins in ("", "start")


# -- names ------------------------------------------------------------------------------------


def test_people_are_called_by_their_names_where_the_game_has_none() -> None:
    people = [Sitter("human", "Ana"), Sitter("human", "walk"), Sitter("open")]
    table = make_table("anomia", people)
    screen = sit(table, 0, wants("en"))
    assert [part.name for part in words_of(screen).parts][1:4] == ["Ana", "walk", "Player 3"]
    answer(table, screen, 0, "ready")
    assert words_of(screen).lines == ["Ana is ready."]


def test_the_default_name_of_a_seat_gives_way_to_a_persons() -> None:
    state = make_table().logged.match.state
    say = ANOMIA.catalogue
    assert state.called(1, say, "en") == "Player 2"
    assert state.called(1, say.naming(["Ana", "Ben"]), "en") == "Ben"
    assert state.called(1, say.naming(["Ana", ""]), "en") == "Player 2"
    assert say.naming(["", ""]) is say


# -- secrets ----------------------------------------------------------------------------------


def test_a_spectators_words_hold_nothing_of_a_hand() -> None:
    """The cards that only a seat knows are redrawn again and again: the spectator hears the same
    of each of these worlds, and so does the other seat; she who holds them does not."""
    table = magpies()
    match = table.logged.match
    notes = [wire.Note(**note) for note in match.events(None)]

    def said(world: Any, seat: Seat | None) -> wire.Words:
        return Wording(world, seat, "en", ("Ana", "Ben"), pytest.fail).words(notes)

    rand, own = random.Random(1), set()
    for _ in range(30):
        world = match.imagine(None, rand, fresh=False)
        if world is None:
            continue
        assert said(world, None) == said(match, None)
        own.add(str(said(world, 0).parts))
    assert len(own) > 1, "the worlds were all alike: nothing was tested"
    hand = next(part for part in said(match, 0).parts if part.name == "hand")
    assert hand not in said(match, 1).parts
    assert "hand" not in [part.name for part in said(match, None).parts]


# -- when words fail ----------------------------------------------------------------------------


class Speechless(Magpies):
    """Its words fail, all of them."""

    @staticmethod
    def tell(view: Any, say: Catalogue, lang: str) -> list[Part]:
        raise ZeroDivisionError("no words")

    def label(self, ask: Any, choice: Any) -> tuple[str, dict[str, Any]]:
        raise ZeroDivisionError("no label")


def test_a_game_whose_words_fail_is_played_all_the_same() -> None:
    register(Game("speechless", Speechless, (2,), MAGPIES.folder, MAGPIES.options, hidden=True))
    services = make_services()
    reports: list[dict[str, Any]] = []
    services.report = lambda kind, **fields: reports.append({"kind": kind, **fields})
    table = make_table("speechless", PEOPLE, services)
    screen = sit(table, 0, wants("en"))
    words = words_of(screen)
    assert (words.parts, words.options) == ([], [])
    assert words.ask != ""
    assert {one["kind"] for one in reports} == {"bug"}
    assert "no words" in reports[0]["trace"]
    answer(table, screen, 0, screen.last.prompt.form.options[0])
    assert words_of(screen).lines != []


# -- the end, and afterwards --------------------------------------------------------------------


def test_the_end_and_the_replay_are_told_in_words() -> None:
    rand, table = random.Random(3), make_table()
    ana, ben = (sit(table, seat, wants("fr")) for seat in (0, 1))
    match = table.logged.match
    while match.ask is not None:
        seat = match.waiting[0]
        form = form_of(match.asks[seat])
        answer(table, (ana, ben)[seat], seat, choose(form, rand))
    assert len(words_of(ana).outcome) == 2
    replay = Replay(table.logged, pytest.fail)
    assert replay.moment(0, 0).words is None
    moment = replay.moment(1, 1, "fr")
    assert moment.words is not None
    assert len(moment.words.options) == 8
    assert len(moment.words.lines) == len(moment.events) == 1
    assert replay.moment(len(replay.log), None, "fr").words == msgspec.structs.replace(
        words_of(ana), parts=words_of(sit(table, None, wants("fr"))).parts
    )


def test_who_comes_back_hears_only_what_is_new() -> None:
    table = magpies()
    screen = sit(table, 0, wants("en"))
    had = screen.last.last
    answer(table, screen, 0, table.logged.match.asks[0][0])  # type: ignore[index]
    again = sit(table, 0, wants("en", after=had))
    assert len(words_of(again).lines) == len(again.last.events) == 1
