"""Later versions brought more scenes, and lessons at other times: a story that was under way goes
on with the cards it had."""

from __future__ import annotations

from itertools import chain
from typing import Any

from tablee.games.fog_of_love.content.faces import NAMES
from tablee.games.fog_of_love.content.pack import BOX
from tablee.games.fog_of_love.game import GAME
from tablee.games.fog_of_love.migrations import TAUGHT, ZONES, by_lesson
from tests.rules import rule

ADDED = {
    "next-episode", "in-the-frame", "four-minutes", "autocorrect", "shared-calendar",
    "small-room", "one-table", "third-screen", "wrong-window", "not-by-me",
}  # fmt: skip
"""Scenes that came after version 2."""
OLD = [name for name in NAMES if name not in ADDED]
LAID: dict[str, Any] = {
    "decks": [["sweet-1", "photo-box"], ["serious-1"], ["drama-1", "night-talk"]],
    "hands": [["proposal", "drama-32"], ["affair-holiday"]],
    "traits": [["hermit"], []],
    "occupations": [["banker"], []],
    "features": [["slang"], []],
    "destinies": [["devotion"], []],
    "area": ["promise-list"],
    "exchanged": ["drama-31"],
    "opened": ["class-reunion"],
}
"""Some of each kind, behind and before what is new."""


def numbers(names: Any) -> Any:
    """As version 2 wrote them."""
    return [numbers(one) for one in names] if isinstance(names, list) else OLD.index(names)


def names_of(cards: Any, faces: list[int]) -> Any:
    if isinstance(cards, list):
        return [names_of(one, faces) for one in cards]
    return NAMES[faces[cards]]


def test_every_card_stays_what_and_where_it_was() -> None:
    count = len(OLD)
    assert count == 262, "a new card: put it into ADDED, and into `migrations` of game.py"
    state: dict[str, Any] = {zone: numbers(LAID.get(zone, [])) for zone in (*ZONES, "opened")}
    state["opened"] = [[1, card] for card in state["opened"]]
    known = 1 << OLD.index("proposal") | 1 << OLD.index("hermit")
    state |= {
        "taught": [],
        "faces": list(range(count)),
        "known": [known] * 3,
        "seen": [0] * 3,
        "source": [],
    }
    after = state
    for version in sorted(GAME.migrations):
        after = GAME.migrations[version](after)
    faces = after["faces"]
    assert sorted(faces) == list(range(len(NAMES)))
    for zone in LAID.keys() - {"opened"}:
        assert names_of(after[zone], faces) == LAID[zone], zone
    ((seat, card),) = after["opened"]
    assert (seat, NAMES[faces[card]]) == (1, "class-reunion")
    seen = {NAMES[faces[c]] for c in range(len(faces)) if after["known"][0] >> c & 1}
    assert seen == {"proposal", "hermit"}
    assert {NAMES[faces[card]] for card in after["box"]} == ADDED


@rule("FL-15.1")
def test_what_an_older_version_explained_is_not_explained_again() -> None:
    """Up to version 4 moments were kept, not lessons."""
    after = by_lesson({"taught": ["start", "turn", ""], "explained": 2})
    assert after == {"taught": ["welcome", "hand", "turn"], "explained": False}
    assert sorted(chain(*TAUGHT.values())) == sorted(lesson.id for lesson in BOX.lessons)
