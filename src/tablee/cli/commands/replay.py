"""`tablee replay`: a match told again; and the proof of its shuffles."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from tablee.cli.files import Found, open_match
from tablee.cli.known import title
from tablee.cli.proof import prove
from tablee.cli.tables import is_data_file, open_table
from tablee.cli.terminal.options import labels_of
from tablee.cli.terminal.screen import Screen
from tablee.cli.terminal.tell import event_count, event_lines, parts_of, question_of, story_of
from tablee.cli.words import Lang, Stop, Words
from tablee.kernel import CLOCK, Ask, Choice, Form, Match, Order, Seat, Subset
from tablee.kernel.words.parts import joined
from tablee.kernel.words.telling import phrase


def replay(
    file: Path,
    *,
    lang: Lang | None = None,
    seat: int | None = None,
    at: int | None = None,
    table: str = "",
    verify: bool = False,
    sealed: str = "",
    plain: bool = False,
) -> None:
    """Tell a saved match again, in words.

    Parameters
    ----------
    file
        A match kept by `tablee play`, the log of a table, or a server's tablee.sqlite.
    lang
        The language: en or fr.
    seat
        By whose eyes (1 is the first seat); without it, those of the only human, or a spectator.
    at
        Show the position before this answer (0 is the beginning), instead of telling.
    table
        Which table of tablee.sqlite.
    verify
        Prove the shuffles instead of telling.
    sealed
        The hash shown at the beginning, if you noted it: it is compared, too.
    plain
        No colours.
    """
    words = Words(lang)
    found = open_match(file) if not is_data_file(file) else open_table(file, table)
    screen = Screen(words, plain)
    if verify or sealed:
        if found.records is not None:  # it was opened: so its chain holds
            screen.line(words("verify-chain", records=found.records))
        screen.line(prove(found, sealed).sentence(words), "bold green")
        return
    eyes = _eyes(found, seat)
    if at is None:
        tell(screen, found.match, eyes)
    else:
        show(screen, found.match, eyes, at)


def _eyes(found: Found, seat: int | None) -> Seat | None:
    seats = found.match.seats
    if seat is not None:
        if not 1 <= seat <= seats:
            raise Stop("no-seat", seat=seat, seats=seats, code=2)
        return seat - 1
    return found.humans[0] if len(found.humans) == 1 else None


def tell(screen: Screen, match: Match, eyes: Seat | None) -> None:
    """From the first answer to the last: who answered, and what that seat saw happen."""
    words, lang = screen.words, screen.words.lang
    name = title(match.game, lang)
    screen.title(words("replay-head", game=name, seats=match.seats, answers=len(match.log)))
    if eyes is not None and match.seats > 1:
        screen.line(words("replay-seat", seat=eyes + 1), "dim")
    told = 0
    if match.seam:
        screen.line(words("replay-seam", answers=match.seam), "dim")
    for number, moment in enumerate(moments(match), match.seam):
        for line in event_lines(moment, eyes, told, lang):
            screen.line(f"   · {line}")
        told = event_count(moment, eyes)
        if number < len(match.log):
            seat, choice = match.log[number]
            if seat in (eyes, CLOCK):
                screen.line(_answer_line(words, moment, number + 1, seat, choice), "bold")
    screen.line()
    end(screen, match)


def moments(match: Match) -> Iterator[Match]:
    """The match before each answer, and after the last. One match that goes on, not copies. What
    earlier rules have played is all in the first of them."""
    moment = match.at(match.seam)
    yield moment
    for seat, choice in match.log[match.seam :]:
        moment.answer(seat, choice)
        yield moment


def _answer_line(words: Words, match: Match, number: int, seat: Seat, choice: Choice) -> str:
    ask = match.ask
    assert ask is not None
    text = _in_words(match, ask.put_to(seat), seat, choice, words.lang)
    if seat == CLOCK:
        return words("replay-clock", n=number, choice=text)
    return words("replay-answer", n=number, seat=seat + 1, choice=text)


def _in_words(match: Match, ask: Ask, seat: Seat, choice: Choice, lang: Lang) -> str:
    """An answer as the options called it; the items of a form, joined; free words as they are."""
    options = ask.options[seat]
    if isinstance(options, Subset | Order):
        return ", ".join(labels_of(match, ask, choice, lang))
    if isinstance(options, Form):
        return str(choice)
    return labels_of(match, ask, (choice,), lang)[0]


def show(screen: Screen, match: Match, eyes: Seat | None, at: int) -> None:
    """One moment, as it was seen then."""
    if not 0 <= at <= len(match.log):
        raise Stop("no-moment", at=at, last=len(match.log), code=2)
    if at < match.seam:
        raise Stop("replay-before-seam", seam=match.seam)
    moment = match.at(at)
    screen.position(joined(parts_of(moment, eyes, screen.words.lang)))
    screen.line()
    screen.line(question_of(moment, eyes, screen.words.lang), "bold")
    if moment.outcome:
        end(screen, moment)


def end(screen: Screen, match: Match) -> None:
    lang = screen.words.lang
    for result in match.outcome or ():
        who = f"{result.seat + 1}: " if match.seats > 1 else ""
        screen.line(who + phrase(match, lang, result.key, result.args), "bold")
        if story := story_of(match, result.key, lang):
            screen.line(story, "italic")
