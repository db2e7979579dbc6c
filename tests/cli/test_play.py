"""A game at the terminal: what is typed, and what is shown."""

from __future__ import annotations

import datetime
import json
import re
from pathlib import Path

import pytest

import tablee
from tablee.cli.known import daily_seed, find_game
from tablee.cli.terminal.look import is_answer
from tablee.cli.terminal.options import labels_of, listed
from tablee.cli.terminal.screen import Screen
from tablee.cli.words import Words
from tablee.table.making.deals import chosen_seed
from tablee.wire import http
from tests.cli.conftest import Run

FEAR = ("play", "fear-of-the-dark", "--seed", "a")


def lines(*typed: str) -> str:
    return "".join(f"{line}\n" for line in typed)


# -- answering --------------------------------------------------------------------------------


def test_a_game_from_waking_to_giving_up(run: Run) -> None:
    said = run(*FEAR, typed=lines("1", "walk, walk, scout", "2", "west", "give"))
    assert (said.code, said.err) == (0, "")
    assert "You wake in the dark (normal). 6 matches in your pocket." in said.out
    assert "· A match flares. 5 are left." in said.out
    assert "· You choose your hand: Walk, Walk, Scout." in said.out
    assert "Where do you step? 3 steps left." in said.out
    assert "commit" not in said.out


def test_the_end_is_told_with_its_clause_and_its_story(run: Run) -> None:
    said = run(*FEAR, typed=lines("give up"))
    assert "You gave up [FD-3.3]" in said.out
    assert "You let a match fall unlit." in said.out
    said = run(*FEAR, "--lang", "fr", typed=lines("abandonner"))
    assert "[FD-3.3]" in said.out
    assert "Tu te réveilles dans le noir" in said.out


def test_the_same_in_french(run: Run) -> None:
    typed = lines("dépenser", "marche marche repérage", "marche : quatre", "ouest", "q", "n")
    said = run(*FEAR, "--lang", "fr", typed=typed)
    assert said.code == 0
    assert "Une allumette s’enflamme. Il en reste 5." in said.out
    assert "Encore 3 pas." in said.out
    assert said.out.rstrip().endswith("À bientôt.")


def test_options_are_numbered_and_enter_shows_them_again(run: Run) -> None:
    said = run(*FEAR, typed=lines("", "q"))
    assert said.out.count("   1. Spend a match: hand of three") == 2
    assert said.out.count("You wake in the dark") == 1


def test_items_of_a_form_are_numbered_with_their_copies(run: Run) -> None:
    said = run(*FEAR, typed=lines("1", "2 2 4", "q", "n"))
    assert "2. Walk ×3" in said.out
    assert "You choose your hand: Walk, Walk, Scout." in said.out


def test_a_refusal_is_shown_with_its_clause(run: Run) -> None:
    said = run(*FEAR, typed=lines("fly", "99", "1", "walk", "q", "n"))
    assert said.out.count("That is not one of the choices. Pick one that is offered. [FD-5.1]") == 2
    assert "[FD-4.3]" in said.out
    assert "You named 1; 3 can be chosen, and at least 3 must be." in said.out
    assert "“w FD-5.1” opens that clause" in said.out
    said = run(*FEAR, "--lang", "fr", typed=lines("voler", "q"))
    assert "n’est pas proposé. Prends-en un dans la liste. [FD-5.1]" in said.out


def test_words_that_fit_several_options(run: Run) -> None:
    said = run(*FEAR, typed=lines("burn walk", "q"))
    assert "Several fit: 5. Burn Walk for ever: light a match" in said.out


def test_small_letters_are_commands_and_capitals_are_ways(run: Run) -> None:
    said = run(*FEAR, typed=lines("1", "2 2 4", "2", "w", "W", "q", "n"))
    assert "FD-7.1" in said.out
    assert "· A step west." in said.out


# -- commands ---------------------------------------------------------------------------------


def test_why_opens_the_clause_of_the_question(run: Run) -> None:
    said = run(*FEAR, typed=lines("1", "w", "w fd-9.2", "why FD-77", "q", "n"))
    assert re.search(r"^FD-4\.3 \w+", said.out, re.M)
    assert re.search(r"^FD-9\.2 ", said.out, re.M)
    assert "Clause FD-77; the rules of this game are not written down here." in said.out
    said = run(*FEAR, "--lang", "fr", typed=lines("1", "pourquoi", "q", "n"))
    assert "FD-4.3 Composer ta main" in said.out


def test_undo_goes_back_to_the_question_before(run: Run) -> None:
    said = run(*FEAR, typed=lines("u", "1", "u", "q"))
    assert "Undone." in said.out
    assert said.out.count("It is dark") + said.out.count("What do you do?") >= 2
    assert "can’t be undone" in said.out or "nothing to undo" in said.out


def test_what_was_revealed_is_not_taken_back(run: Run) -> None:
    said = run(*FEAR, typed=lines("1", "2 2 4", "2", "W", "W", "u", "q", "n"))
    assert "The door opens onto" in said.out
    assert "That can’t be undone any more" in said.out


def test_help(run: Run) -> None:
    assert "undo your last answer" in run(*FEAR, typed=lines("h", "q")).out
    assert "annuler ta dernière réponse" in run(*FEAR, "--lang", "fr", typed=lines("aide")).out


# -- looking ----------------------------------------------------------------------------------


def test_a_turn_is_short_and_details_are_told_on_request(run: Run) -> None:
    said = run(*MAGPIES, typed=lines("1", "1", *["1"] * 6, "look", "look disc", "l all", "q", "n"))
    assert re.search(r"^\(look .*discards\)$", said.out, re.M)
    before, _, after = said.out.partition("> look disc\n")
    assert "Discarded: 4 cards.\n(look" in before
    assert after.startswith("\nDiscarded: 4 cards.\n  five feathers, six feathers, a hiss, six")
    whole = after.partition("> l all\n")[2]
    assert all(part in whole for part in ("\nRound 3", "\nIn the grass", "\nMagpie 2", "  five"))


def test_one_looks_in_ones_own_language_and_is_told_what_there_is(run: Run) -> None:
    said = run(*MAGPIES, "--lang", "fr", typed=lines("regarder herb", "regarder lune", "q"))
    assert re.search(r"> regarder herb\n\nDans l’herbe\u00a0: .*\n> ", said.out)
    assert "rien à regarder sous le nom «\u00a0lune\u00a0»" in said.out
    assert "manche, herbe, main, pie 1, pie 2" in said.out


def test_an_answer_may_begin_like_the_command() -> None:
    """“Look around” may be an option: what names no part and fits an option is an answer."""
    match = tablee.new_match("magpies", 2, key="a")
    assert match.ask is not None
    label = labels_of(match, match.ask, listed(match.asks[0]), "en")[0]
    assert is_answer(match, 0, label, "en")
    assert not is_answer(match, 0, f"look {label}", "en")


def test_what_can_only_be_one_thing_is_settled(run: Run) -> None:
    """Alone at the terminal: where several share it, that somebody has no choice is a secret."""
    said = run(*FEAR, typed=lines("1", "walk, walk, scout", "walk: ", "west", "q", "n"))
    assert "Where do you step? 4 steps left. Only one choice: Step west." in said.out
    said = run(*MAGPIES, "--humans", "2", typed=lines(*["", "1"] * 30))
    assert "Only one choice" not in said.out


def test_a_window_that_one_can_only_let_pass_is_not_told(run: Run) -> None:
    said = run(*MAGPIES, typed=lines(*["1"] * 20))
    assert "has 0 points" in said.out
    assert "or be silent. Only one choice" not in said.out


def test_a_question_shows_what_is_new_and_enter_the_whole(run: Run) -> None:
    said = run(*FEAR, typed=lines("1", "walk, walk, scout", "", "q", "n"))
    first, planning, planned, again, _ = said.out.split("\n> ")
    slots = "Cards left in slots 1 to 4"
    assert slots in first
    assert "5 matches are left." in planning
    assert slots not in planning
    assert "Your hand: Walk, Walk, Scout." in planned
    assert slots not in planned
    assert slots in again
    assert [("(look " in text) for text in (first, planning, planned, again)] == [
        True, False, False, True,
    ]  # fmt: skip


def test_who_shares_a_terminal_reads_the_whole_after_the_curtain(run: Run) -> None:
    said = run(*MAGPIES, "--humans", "2", typed=lines(*["", "1"] * 30))
    turns = [text for text in re.split(r"Press Enter\.", said.out)[1:] if "\n1> " in text]
    assert len(turns) > 3
    assert all("cards in the deck" in text for text in turns)


def test_help_tells_the_game_in_short(run: Run) -> None:
    said = run(*FEAR, typed=lines("h", "q"))
    assert "  Find all the rooms." in said.out
    assert "  u       undo" in said.out


def test_whoever_plays_alone_is_told_which_seat_is_theirs(run: Run) -> None:
    assert "You are Player 1." in run(*MAGPIES, typed=lines("q")).out
    assert "You are Player" not in run(*FEAR, typed=lines("q")).out


def test_the_end_is_told_once_and_no_seal_is_read_out(run: Run) -> None:
    said = run(*FEAR, typed=lines("give up"))
    assert said.out.count("You let a match fall unlit.") == 1
    assert "ingerprint" not in said.out


# -- saving -----------------------------------------------------------------------------------


def test_quitting_offers_to_keep_the_match(run: Run) -> None:
    said = run(*FEAR, typed=lines("1", "q", "y"))
    assert "To continue: tablee play --resume fear-of-the-dark.tablee.json" in said.out
    assert run(*FEAR, typed=lines("1", "q", "n")).code == 0
    assert [path.name for path in Path().iterdir()] == ["fear-of-the-dark.tablee.json"]


def test_the_end_of_the_input_keeps_the_match(run: Run) -> None:
    run(*FEAR, typed=lines("1"))
    said = run(*FEAR, typed=lines("1", "2 2 4"))
    assert said.code == 0
    assert "Kept in fear-of-the-dark-2.tablee.json." in said.out
    assert "See you soon." in said.out
    assert not list(Path().glob(".tablee-*"))


def test_nothing_is_kept_of_a_match_not_begun(run: Run) -> None:
    run(*FEAR, typed="")
    assert list(Path().iterdir()) == []


def test_a_match_goes_on_where_it_was_left(run: Run) -> None:
    run(*FEAR, "--save", "mine.json", typed=lines("1", "2 2 4", "q"))
    said = run("play", "--resume", "mine.json", typed=lines("2", "W", "s copy.json", "give-up"))
    assert "Your hand: Walk, Walk, Scout." in said.out
    assert "· You play Walk." in said.out
    log = json.loads(Path("mine.json").read_bytes())["match"]["log"]
    assert log[:2] == [[0, "strike"], [0, ["walk", "walk", "scout"]]]
    assert log[2:] == [[0, "play:walk"], [0, "W"], [0, "W"]]
    assert Path("copy.json").exists()


def test_a_file_that_cannot_be_written(run: Run) -> None:
    said = run(*FEAR, "--save", "no/such/folder.json", typed=lines("1"))
    assert said.code == 1
    assert "no/such/folder.json can’t be written" in said.err


def test_a_file_that_is_no_match(run: Run) -> None:
    Path("x.json").write_text('{"tablee": "play"}')
    said = run("play", "--resume", "x.json", "--lang", "fr")
    assert (said.code, said.out) == (1, "")
    assert "n’est pas une partie qu’on puisse ouvrir ici" in said.err


# -- seeds and options ------------------------------------------------------------------------


def test_a_seed_deals_the_same_maze_and_options_count(run: Run) -> None:
    typed = lines("1", "2 2 4", "2", "W", "W", "q", "n")
    one, same = run(*FEAR, typed=typed), run(*FEAR, typed=typed)
    assert one == same
    hard = run(*FEAR, "--option", "difficulty=nightmare", typed="")
    assert "4 matches in your pocket" in hard.out


def test_the_game_of_the_day_is_that_of_the_tables() -> None:
    day = datetime.datetime(2031, 5, 17, 23, 59, tzinfo=datetime.UTC)
    wish = http.NewTable("fear-of-the-dark", daily=True)
    seed = chosen_seed(wish, ["human"], int(day.timestamp() * 1000))
    assert seed == daily_seed(find_game(wish.game), day.date())


def test_daily_shows_its_seed(run: Run) -> None:
    said = run("play", "fear-of-the-dark", "--daily", "--plain", typed="")
    assert "Seed: fear-of-the-dark daily 2" in said.out


# -- several players --------------------------------------------------------------------------

MAGPIES = ("play", "magpies", "--seed", "a", "--option", "rounds=3")


def test_bots_take_the_open_seats_and_the_clock_ends_what_nobody_ends(run: Run) -> None:
    said = run(*MAGPIES, "--seats", "3", "--bot", "random", typed=lines(*["1"] * 12))
    assert (said.code, said.err) == (0, "")
    assert re.search(r"^· Magpie 3 lays ", said.out, re.M)
    assert "[MG-7]" in said.out


def test_a_curtain_hangs_between_two_players(run: Run) -> None:
    typed = lines("", "1", "1", "", "1", "", "1", "", "1")
    said = run(*MAGPIES, "--humans", "2", typed=typed)
    assert "Seat 2: only you may look now. Press Enter." in said.out
    first, second = said.out.split("Seat 2: only")[:2]
    assert "Magpie 2: 0 points, 4 cards in the hand." in first  # the other's hand is hidden
    assert "You lead. Which of the two" in first
    assert "2> " in second


def test_others_must_agree_to_undo_past_a_barrier(run: Run) -> None:
    typed = lines("", "1", "1", "", "1", "", "u", "n", "u", "y")
    said = run(*MAGPIES, "--humans", "2", typed=typed)
    assert said.out.count("the others have to agree. Do they? [y/N]") == 2
    assert said.out.count("Undone.") == 1


def test_a_table_of_bots_can_be_watched(run: Run) -> None:
    said = run(*MAGPIES, "--humans", "0", "--bot", "random", "--lang", "fr")
    assert said.code == 0
    assert said.out.count("[MG-7]") == 2


def test_any_game_of_the_registry_can_be_played(run: Run) -> None:
    for game in ("tic-tac-toe", "connect-four", "magpies"):
        assert tablee.games()[game].hidden
        said = run("play", game, "--bot", "random", typed=lines(*["1"] * 3))
        assert (said.code, said.err) == (0, "")


# -- a race ------------------------------------------------------------------------------------

RACE = ("play", "anomia", "--seats", "3", "--humans", "3", "--seed", "0")
CHOSEN = ("--option", "pack=1", "--option", "first=0", "--option", "spotting=at-once")


def test_a_race_for_words(run: Run) -> None:
    """Words are typed as they are, an option by its number, a command with a colon."""
    curtain = ""
    typed = lines(
        curtain, "ready", curtain, "ready", curtain, "ready",
        curtain, "left", curtain, "left", curtain, "2", ":why", "tulip", ":q", "n",
    )  # fmt: skip
    said = run(*RACE, *CHOSEN, typed=typed)
    assert said.code == 0
    assert "must name" in said.out
    assert "(:look face-off" in said.out, "`look` alone would be an answer"
    assert "1. Pass" in said.out
    assert "Start typing" not in said.out
    assert "AN-3.2" in said.out
    assert "Player 1 has answered." in said.out or "Player 2 has answered." in said.out


# -- by ear -----------------------------------------------------------------------------------


def test_pictures_can_be_left_out(run: Run) -> None:
    """A map in letters is no help to who listens, after every step; whoever wants it asks."""
    typed = lines("1", "walk, walk, scout", "2", "west", "look map", "q", "n")
    said = run(*FEAR, "--no-drawings", typed=typed)
    assert said.out.count("#.o.#") == 1
    assert "You stand in the cell where you woke" in said.out
    assert run(*FEAR, typed=typed).out.count("#.o.#") > 2


def test_at_the_end_the_table_is_told_in_short(run: Run) -> None:
    said = run(*FEAR, typed=lines("give"))
    end = said.out.partition("It is over.")[2]
    assert "Rooms on the map: 1." in end
    assert "Object slot 1" not in end
    assert end.rstrip().endswith("The maze does not mind; it has others.")


def test_whoever_sits_at_a_terminal_may_look_on_after_the_end(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Screen, "__init__", at_a_terminal)
    end = run(*FEAR, "--lang", "fr", typed=lines("abandonner", "regarder emplacements", "")).out
    assert "Emplacement d’objets 1" in end
    end = run(*FEAR, typed=lines("give", "look slots", "maze", "chair", "w FD-3.3", "")).out
    assert "Object slot 1" in end
    assert "Difficulty: normal." in end
    assert "There is nothing called “chair”" in end
    assert "FD-3.3 " in end.partition("chair")[2]


def at_a_terminal(screen: Screen, words: Words, plain: bool = True, drawings: bool = True) -> None:
    """As if somebody sat there, without colours and without an end of the line."""
    screen.words, screen.drawings, screen.tty, screen.fancy, screen.width = (
        words, drawings, True, False, 0,
    )  # fmt: skip
