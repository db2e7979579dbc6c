"""`tablee play`: any game of the registry, in the terminal."""

from __future__ import annotations

import secrets
from pathlib import Path

import tablee
from tablee.cli.files import open_match
from tablee.cli.known import daily_seed, find_bot, find_game, read_options, read_seats, title
from tablee.cli.terminal.screen import Screen
from tablee.cli.terminal.session import Session
from tablee.cli.words import Lang, Stop, Words
from tablee.kernel import Game, Match


def play(
    game: str = "",
    *,
    lang: Lang | None = None,
    seats: int | None = None,
    humans: int = 1,
    option: tuple[str, ...] = (),
    seed: str | None = None,
    daily: bool = False,
    bot: str = "",
    save: Path | None = None,
    resume: Path | None = None,
    plain: bool = False,
    drawings: bool = True,
) -> None:
    """Play a game in the terminal.

    Parameters
    ----------
    game
        The id of the game; `tablee games` lists them.
    lang
        The language: en or fr.
    seats
        How many play.
    humans
        How many of them sit at this terminal; bots take the other seats.
    option
        An option of the game, such as difficulty=easy. Can be repeated.
    seed
        Play by seed: the same text deals the same game.
    daily
        The game of the day, the same at every terminal; a server deals one of its own.
    bot
        Who sits in the open seats.
    save
        Keep the match in this file, after every answer.
    resume
        Go on with the match of this file.
    plain
        No colours.
    drawings
        Show pictures made of letters, such as a map. Without them only words are shown.
    """
    words = Words(lang)
    if resume is not None:
        found = open_match(resume)
        match, sitting, bot, save = found.match, found.humans, bot or found.bot, save or resume
    else:
        match = begin(game, seats, option, seed, daily)
        if not 0 <= humans <= match.seats:
            raise Stop("no-humans", humans=humans, seats=match.seats, code=2)
        sitting = list(range(humans))
    bots = {
        seat: find_bot(match.game, bot or "house", secrets.token_hex(8))
        for seat in range(match.seats)
        if seat not in sitting
    }
    screen = Screen(words, plain, drawings)
    greet(screen, match, seed or (daily_seed(match.game) if daily else ""))
    Session(match, bots, screen, bot or "house", save).run()


def begin(
    name: str, seats: int | None, option: tuple[str, ...], seed: str | None, daily: bool
) -> Match:
    """A new match, as the command line describes it."""
    if not name:
        raise Stop("which-game", code=2)
    if seed and daily:
        raise Stop("seed-or-daily", code=2)
    game: Game = find_game(name)
    key = daily_seed(game) if daily else seed or None
    return tablee.new_match(game.id, read_seats(game, seats), read_options(game, option), key)


def greet(screen: Screen, match: Match, seed: str) -> None:
    words, say = screen.words, match.game.catalogue
    screen.title(title(match.game, words.lang))
    if say.has(words.lang, "tagline"):
        screen.line(say.format(words.lang, "tagline"), "italic")
    if seed:
        screen.line(words("seeded", seed=seed), "dim")
    screen.line(words("keys"), "dim")
