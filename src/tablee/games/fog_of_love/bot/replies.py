"""What the bot answers when somebody writes to it: a message of text/talk.*.ftl, in its voice.

It understands a few words of either language; otherwise it speaks of what has just happened. Its
replies are made from open information alone, so they reveal nothing hidden (FL-14.1).
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

from tablee.games.fog_of_love.bot.temper import VOICES, temper
from tablee.kernel import Rand, Seat

WORDS = {
    "who": r"bots?|robots?|humans?|humaine?s?|machines?|computer|ordinateur|ia|real person"
    r"|vraie personne|are you real",
    "love": r"love|adore|aime|amour|kiss|bisous?|darling|chérie?|❤.*|♥.*",
    "sorry": r"sorry|pardon|désolée?|excuse|forgive",
    "thanks": r"thanks?|thank you|merci",
    "laugh": r"ha(ha)+|hi(hi)+|lol|mdr|ptdr|funny|drôle|😂.*|😄.*",
    "cross": r"hate|stupid|idiot|idiote|nul|nulle|horrible|liar|menteu(r|se)|déteste|shut up"
    r"|tais-toi|annoying|pénible",
    "hi": r"hi|hello|hey|bonjour|bonsoir|salut|coucou|good (morning|evening)",
}
"""By situation, the first that is found: words in small letters."""
HEARD = {situation: re.compile(rf"(?<!\w)(?:{words})(?!\w)") for situation, words in WORDS.items()}
SITUATIONS = {
    **dict.fromkeys(WORDS, 1), "ask": 2, "matched": 1, "missed": 1, "up": 1, "down": 1, "still": 1,
    "early": 1, "over": 1,
}  # fmt: skip
"""How many answers there are, in each voice."""
REPLIES = {
    (situation, voice): tuple(f"bot-reply-{situation}-{voice}-{n}" for n in range(1, count + 1))
    for situation, count in SITUATIONS.items()
    for voice in VOICES
}


def reply(
    view: Mapping[str, Any],
    events: Sequence[Mapping[str, Any]],
    seat: Seat,
    text: str,
    rand: Rand,
) -> str | None:
    """The key of its answer."""
    keys = REPLIES[_situation(view, events, seat, text), temper(view, seat, events).voice]
    return keys[rand.randrange(len(keys))]


def _situation(
    view: Mapping[str, Any], events: Sequence[Mapping[str, Any]], seat: Seat, text: str
) -> str:
    words = text.casefold().replace("’", "'")
    for situation, heard in HEARD.items():
        if heard.search(words):
            return situation
    if words.rstrip(" .!").endswith("?"):
        return "ask"
    return _after(view, events, seat)


def _after(view: Mapping[str, Any], events: Sequence[Mapping[str, Any]], seat: Seat) -> str:
    """What has just happened, as it sees it: of the last scene that has come to its end."""
    if view["ending"] is not None:
        return "over"
    open_one = view["now"]["scene"]["id"] if view["now"] is not None else ""
    ended = [e for e in view["past"] if e["how"] != "reaction" and e["scene"] != open_one]
    if not ended or ended[-1]["player"] < 0:
        return "early" if len(ended) <= 1 else "still"
    one, other = ended[-1]["choices"]
    if one and other:
        return "matched" if one == other else "missed"
    before = ended[-2]["hearts"][seat] if len(ended) > 1 else 0
    change = ended[-1]["hearts"][seat] - before
    return "up" if change > 0 else "down" if change < 0 else "still"
