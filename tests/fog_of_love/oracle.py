"""A second reading of the cards, which shares no code with the game.

The 97 known cards are read from `figures.json` (facts, gathered apart from the game's own files);
our own are read from their files by hand here. Where the facts themselves name a figure as
probably misread (a sign), `MENDED` has the value that the facts recommend.
"""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

FIGURES = json.loads((Path(__file__).parent / "figures.json").read_text("utf-8"))
CARDS = Path(__file__).parents[2] / "src/tablee/games/fog_of_love/content/cards"
KNOWN = {scene["key"]: scene for scene in FIGURES["scenes"]}
DESTINIES = {
    "unconditional_love": "devotion", "love_team": "team", "equal_partners": "equals",
    "dominant": "dominant", "honorable_exit": "exit", "heartbreaker": "heartbreaker", "any": "any",
}  # fmt: skip
LETTERS = "ABCD"
Hearts = tuple[int, int]


def _mend() -> None:
    option = KNOWN["serious-3"]["options"][1]
    next(e for e in option["effects"] if e["who"] == "other")["satisfaction"] = -2
    KNOWN["serious-10"]["options"][1]["tokens"] = [{"dim": "curiosity", "n": -2}]
    otherwise = next(r for r in KNOWN["drama-14"]["additional"] if r["when"] == "Else")
    otherwise["effects"][0]["satisfaction"] = -2


_mend()


def _scenes() -> Iterator[dict[str, Any]]:
    for deck in ("sweet", "serious", "drama", "events", "today"):
        yield from tomllib.loads((CARDS / deck / "pack.toml").read_text("utf-8"))["scene"]


def own_cards() -> dict[str, dict[str, Any]]:
    """Our own scenes, in the same shape as the known ones."""
    found = {}
    for card in _scenes():
        if card["id"] in KNOWN:
            continue
        options = []
        for letter in "abcd":
            if letter in card:
                text = card[letter]
                tokens = [_token(word) for word in text.get("gives", "").split()]
                effects = [_effect(phrase) for phrase in text.get("does", [])]
                options.append({"id": letter.upper(), "tokens": tokens, "effects": effects})
        rows = []
        for row in card.get("also", []):
            when, rest = row.split(":", 1)
            rows.append({"when": when, "effects": [_effect(p.strip()) for p in rest.split(";")]})
        found[card["id"]] = {**card, "key": card["id"], "options": options, "additional": rows}
    return found


NAMES = {"dis": "discipline", "cur": "curiosity", "ext": "extroversion", "sen": "sensitivity",
         "gen": "gentleness", "sin": "sincerity"}  # fmt: skip


def _token(word: str) -> dict[str, Any]:
    count = len(word) - 3
    return {"dim": NAMES[word[:3]], "n": count if word[3] == "+" else -count}


def _effect(phrase: str) -> dict[str, Any]:
    found = re.fullmatch(r"(not [A-D]|[A-D](?:\|[A-D])*|\w+) (.+)", phrase)
    assert found, phrase
    who, what = found[1], found[2]
    if re.fullmatch(r"[+-]\d+", what):
        return {"who": who, "satisfaction": int(what)}
    return {"who": who, "op": what}


def seats(who: str, player: int, chooser: int | None, picks: dict[int, str]) -> list[int]:
    """Whom an effect is for."""
    if found := re.fullmatch(r"chooserOf([A-D])(?:or([A-D]))?|([A-D])", who):
        letters = {letter for letter in found.groups() if letter}
        return [seat for seat in (0, 1) if picks.get(seat) in letters]
    if who.startswith("not "):
        return [seat for seat in (0, 1) if picks.get(seat) != who[4:]]
    if who == "other" and chooser is None:  # in an additional effect: the other of those named
        return [1 - player]
    return {
        "both": [0, 1], "player": [player], "partner": [1 - player], "chooser": [chooser],
        "other": [1 - chooser] if chooser is not None else [],
    }[who]  # type: ignore[return-value]  # fmt: skip


def holds(when: str, player: int, picks: dict[int, str]) -> bool:
    """The condition of an additional effect, in the words of the facts or of our files."""
    mine, yours = picks[player], picks[1 - player]
    pair = {mine, yours}
    if ", or " in when or (" or " in when and not when.startswith("Match ")):
        return any(holds(part, player, picks) for part in re.split(r",? or ", when))
    low = when.replace("Match, ", "").lower()
    if low in ("match", "no match"):
        return (mine == yours) == (low == "match")
    if low == "else":
        return True
    if low.startswith("match "):
        letters = set(re.findall(r"[A-D]", when[5:]))
        return mine == yours and mine in letters
    if found := re.fullmatch(r"(?:only )?one (?:chose )?([A-D])", when):
        return [mine, yours].count(found[1]) == 1
    if found := re.fullmatch(r"(?:pl|player) ([A-D/|]+)(?: &|,) (?:pa|partner) ([A-D/|]+)", when):
        return mine in found[1] and yours in found[2]
    if found := re.fullmatch(r"one ([A-D/]+), other ([A-D/]+)", when):
        one, two = set(found[1]) & set(LETTERS), set(found[2]) & set(LETTERS)
        return (mine in one and yours in two) or (mine in two and yours in one)
    if found := re.fullmatch(r"([A-D])\+([A-D])", when):
        return pair == {found[1], found[2]}
    raise AssertionError(f"what does {when!r} mean?")


class Outcome:
    """What should come of a scene: satisfaction, tokens per seat, and other effects."""

    def __init__(self) -> None:
        self.hearts = [0, 0]
        self.tokens: list[dict[str, int]] = [{}, {}]
        self.ops: list[tuple[int, str]] = []

    def effect(self, effect: dict[str, Any], seats: list[int]) -> None:
        for seat in seats:
            if "satisfaction" in effect:
                self.hearts[seat] += effect["satisfaction"]
            else:
                self.ops.append((seat, _op(effect)))

    def token(self, seat: int, token: dict[str, Any]) -> None:
        aspect = f"{token['dim'][:3]}-{'up' if token['n'] > 0 else 'down'}"
        self.tokens[seat][aspect] = self.tokens[seat].get(aspect, 0) + abs(token["n"])


def _op(effect: dict[str, Any]) -> str:
    arg = effect.get("arg")
    if isinstance(arg, str):
        arg = "|".join(DESTINIES.get(part, part) for part in arg.split("|"))
    return effect["op"] if arg is None else f"{effect['op']} {arg}"


def outcome(card: dict[str, Any], player: int, picks: dict[int, str]) -> Outcome:
    """FL-8.5: tokens and effects of the choices, then the first additional effect that holds."""
    found = Outcome()
    for seat, letter in picks.items():
        option = next(o for o in card["options"] if o["id"] == letter)
        for token in option["tokens"]:
            for owner in (0, 1) if card["key"] == "sweet-20" else (seat,):
                found.token(owner, token)
        for effect in option["effects"]:
            found.effect(effect, seats(effect["who"], player, seat, picks))
    if len(picks) == 2:
        for row in card["additional"]:
            if holds(row["when"], player, picks):
                letters = [e["who"][9:] for e in row["effects"] if e["who"].startswith("chooserOf")]
                for effect in row["effects"]:
                    who = effect["who"]
                    if who == "other" and letters:
                        who = f"not {letters[0]}"
                    found.effect(effect, seats(who, player, None, picks))
                break
    return found
