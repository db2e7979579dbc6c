"""The position in words and letters, and what the view shows beside the rules."""

from __future__ import annotations

import pytest

import tablee
from tablee.kernel import Part
from tablee.kernel.words.telling import option_labels, phrase
from tests.fear_of_the_dark.play import WEST, do, maze, new, offers, pawn, printed
from tests.rules import rule


def told(m: tablee.Match, name: str, lang: str = "en") -> Part:
    """One part of the text."""
    parts = m.state.parts(0, m.game.catalogue, lang)
    return next(part for part in parts if part.name == name)


def mapped(m: tablee.Match, lang: str = "en") -> list[str]:
    """The maze in letters, with its axes."""
    name = {"en": "map", "fr": "plan"}[lang]
    return list(told(m, name, lang).lines[:-1])


def drawn(m: tablee.Match) -> list[str]:
    """The maze in letters."""
    return [line[4:] for line in mapped(m)[1:]]


@rule("FD-2.1", "FD-2.4")
def test_the_start_tile_in_letters() -> None:
    assert drawn(new()) == [
        "##+##",
        "#.o.#",
        "+.@L+",
        "#.X.#",
        "##+##",
    ]


@rule("FD-7.3", "FD-8.1")
def test_a_passage_is_a_gap_and_slots_have_their_marks() -> None:
    m = maze(rooms={(-1, 0): "r01/1", (0, 1): "r06"}, tokens={(1, 2): ""})
    assert drawn(m) == [
        "######+##",
        "#..3#.o.#",
        "+.X. .@L+",
        "#...#...#",
        "###### ##",
        "    #...#",
        "    #..o+",
        "    #b..#",
        "    #####",
    ]


@rule("FD-7.3")
@pytest.mark.parametrize("first", [(-1, 0), (-1, -1)])
def test_a_door_against_a_wall_is_drawn_as_a_wall(first: tuple[int, int]) -> None:
    rooms = {(-1, 0): "r05/1", (-1, -1): "r03"}
    m = maze(rooms={first: rooms[first]} | rooms)
    assert drawn(m) == [
        "##+##",
        "#...#",
        "#.o.#",
        "#d..#",
        "######+##",
        "#..1#.o.#",
        "#... .@L+",
        "#...#.X.#",
        "##+###+##",
    ]


@rule("FD-10.1")
def test_a_secret_door_is_drawn_as_a_door() -> None:
    m = maze(rooms={(-1, 0): "r05/1"}, secret_doors=[(-2, 0, "N")])
    assert drawn(m)[0] == "##+###+##"


@rule("FD-4.1")
@pytest.mark.parametrize(
    ("lang", "dark", "light"),
    [("en", "You are in the dark", "You are in the light"), ("fr", "dans le noir", "la lumière")],
)
def test_light_and_dark_are_told(lang: str, dark: str, light: str) -> None:
    assert dark in maze().text(0, lang)
    assert light in maze(hand=["walk"]).text(0, lang)


@rule("FD-7.2", "FD-7.4")
@pytest.mark.parametrize("cards", [["walk"], ["stealth"]])
def test_the_reach_in_the_view_is_where_a_movement_can_end(cards: list[str]) -> None:
    m = maze(rooms={(-1, 0): "r05", (-1, -1): "r03"}, pawn=WEST, hand=cards, maze=["r07"])
    reaches = m.view(0)["reach"][cards[0]]
    assert (
        len({(reach["x"], reach["y"], reach.get("what")) for reach in reaches}) == len(reaches) > 5
    )
    for reach in reaches:
        twin = m.clone()
        do(twin, f"play:{cards[0]}", *reach["path"])
        if "what" not in reach:
            assert pawn(twin) == (reach["x"], reach["y"])
        else:
            assert twin.view(0)["placing"]["tile"] == "r07"


@rule("FD-7.4")
def test_the_reach_shrinks_with_the_steps_left() -> None:
    m = maze(hand=["walk"], rooms={(-1, 0): "r05"})
    do(m, "play:walk", "W", "W")
    assert max(len(reach["path"]) for reach in m.view(0)["reach"]["step"]) == 2
    assert m.view(0)["reach"].keys() == {"step"}


@rule("FD-9.1", "FD-9.2")
def test_the_way_that_was_walked_is_remembered() -> None:
    m = maze(hand=["walk"])
    do(m, "play:walk", "W", "S", "stop")
    assert [tuple(square) for square in m.view(0)["lost_path"]] == [(1, 1), (0, 1), (0, 2)]


@rule("FD-5.3")
def test_the_view_shows_where_any_card_leads() -> None:
    m = maze(rooms={(-1, 0): "r05", (-1, -1): "r03"}, pawn=WEST, hand=["walk", "clear"])
    shown = m.view(0)["reach"]["two"]
    assert shown == [reach for reach in m.view(0)["reach"]["walk"] if len(reach["path"]) <= 2]
    do(m, "two:clear")
    assert m.view(0)["reach"] == {"step": shown}, "a movement is under way"


@rule("FD-7.1", "FD-7.2", "FD-7.4")
def test_the_view_says_what_is_on_each_side() -> None:
    assert maze().view(0)["beside"] == ["hole", "lock", "obstruction", "empty"]
    cleared = maze(tokens={(1, 2): "lock", (2, 1): ""})
    assert cleared.view(0)["beside"] == ["hole", "empty", "lock", "empty"]
    assert maze(pawn=(0, 0)).view(0)["beside"] == ["wall", "hole", "empty", "wall"]
    assert maze(pawn=WEST, maze=["r07"]).view(0)["beside"][3] == "door"
    assert maze(pawn=WEST, maze=[]).view(0)["beside"][3] == "exit"
    objects = maze(rooms={(-1, 0): "r10"}, pawn=WEST)
    assert objects.view(0)["beside"][3] == printed(objects, -1, 1)


@rule("FD-9.1")
def test_the_view_says_when_the_next_terror_kills() -> None:
    assert maze(terrors=1).view(0)["terror_kills"] is True
    assert maze(terrors=0).view(0)["terror_kills"] is False
    assert maze(terrors=1, difficulty="easy").view(0)["terror_kills"] is False


@rule("FD-1.1")
def test_the_map_has_axes_counted_from_the_start_tile() -> None:
    m = maze(rooms={(-1, 0): "r05/1", (-1, -1): "r03"})
    assert mapped(m)[0] == "     W1   0"
    assert [line[:4] for line in mapped(m)[1:] if line[:4].strip()] == [" N1 ", "  0 "]
    assert mapped(m, "fr")[0] == "     O1   0"
    m = maze(rooms={(1, 0): "r11/2", (1, 1): "r03"})
    assert mapped(m)[0] == "      0  E1"
    assert [line[:3].strip() for line in mapped(m)[1:] if line[:4].strip()] == ["0", "S1"]


@rule("FD-9.6")
def test_the_flooded_room_is_marked_and_told() -> None:
    rooms = {(-1, 0): "r09"}
    wet, dry = maze(rooms=rooms, leak=(-1, 0)), maze(rooms=rooms)
    assert drawn(wet)[2] == "+~o~ .@L+"
    assert drawn(dry)[2] == "+.o. .@L+"
    assert "Water" in wet.text(0, "en")
    assert "Water" not in dry.text(0, "en")
    inside = maze(rooms=rooms, leak=(-1, 0), pawn=(-1, 1))
    assert "no match used" in told(inside, "here").brief


def options(m: tablee.Match, lang: str = "en") -> list[tuple[str, str]]:
    """What is offered, in words, with what it does."""
    assert m.ask is not None
    offered = m.asks[0]
    assert isinstance(offered, tuple)
    return [(one.whole, one.does) for one in option_labels(m, m.ask, offered, lang)]


@rule("FD-4.3")
@pytest.mark.parametrize(
    ("held", "adds"),
    [([], 3), (["walk"], 2), (["walk", "scout", "clear"], 0), (["walk"] * 3 + ["scout"], 0)],
)
def test_the_view_tells_what_a_match_would_add(held: list[str], adds: int) -> None:
    """A match struck with a full hand would only let one choose anew: that is said beforehand."""
    m = maze(hand=held)
    assert m.view(0)["strike_adds"] == adds
    warned = "already hold that many cards" in dict(options(m))["Spend a match: hand of three"]
    assert warned == (adds == 0)


@rule("FD-5.3", "FD-5.4")
def test_a_card_shows_only_what_it_does_no_better() -> None:
    """A Walk goes four squares: neither two of them nor burning it to walk is worth a choice. Where
    a card cannot be played, and in the dark, burning it for its own action is the way."""

    def shown(m: tablee.Match, card: str) -> tuple[list[str], list[str]]:
        one = next(one for one in m.view(0)["held"] if one["card"] == card)
        return [use["choice"] for use in one["uses"]], [*one["burnt"]]

    lit = maze(hand=["walk", "stealth", "search"], matches=0)
    assert "two:walk" in offers(lit), "allowed all the same"
    assert "joker:walk:walk" in offers(lit)
    assert shown(lit, "walk") == (["play:walk"], ["stealth", "clear"])
    assert shown(lit, "stealth") == (["play:stealth", "two:stealth"], ["walk", "clear"])
    assert shown(lit, "search") == (["two:search"], ["walk", "stealth", "clear"])
    assert shown(maze(matches=0), "walk") == ([], ["walk", "clear"])


@rule("FD-7.3")
def test_a_new_room_is_not_turned_blind() -> None:
    m = maze(pawn=WEST, hand=["scout"], maze=["r07"])
    do(m, "play:scout")
    first, second, third = options(m)
    assert first == ("Not turned", "Doors: north, east, west. Inside: lock west · object 2 south.")
    assert second[1] == "Doors: north, east, south. Inside: lock north · object 2 west."
    assert len({first, second, third}) == 3
    new_room = told(m, "new room")
    assert "the porter’s lodge, at column W1, row 0, joined by its east door" in new_room.brief
    assert new_room.lines[0].endswith(
        "doors north, east, west; inside, lock west · object 2 south."
    )
    assert len(new_room.lines) == 3


AT_A_SECRET = {
    "rooms": {(-1, 0): "r04/3", (-2, 0): "r11"}, "tokens": {(-1, 1): ""}, "pawn": (-1, 1),
    "hand": ["search"],
}  # fmt: skip


@rule("FD-10.1")
def test_walls_are_named_by_their_rooms() -> None:
    m = maze(**AT_A_SECRET, slots={"secret1": ["secret-door"]})
    do(m, "play:search")
    assert ("the long storeroom: the north wall", "Behind it: nothing yet.") in options(m)
    assert any(words.startswith("la longue réserve") for words, _ in options(m, "fr"))
    assert len(set(options(m))) == len(offers(m))


@rule("FD-10.2")
def test_doors_are_named_by_their_rooms() -> None:
    m = maze(**AT_A_SECRET, slots={"secret1": ["map"]}, maze=["r05"])
    do(m, "play:search")
    assert ("the cell where you woke: the south door", "") in options(m)
    assert ("the iron crossing: the north door", "") in options(m)
    assert len(set(options(m))) == len(offers(m))


@rule("FD-11.4")
def test_locks_are_named_by_their_rooms_and_squares() -> None:
    m = maze(
        rooms={(-1, 0): "r10", (-2, 0): "r11/2"}, pawn=(-2, 2), hand=["search"],
        slots={"object4": ["lever"]},
    )  # fmt: skip
    do(m, "play:search")
    assert options(m) == [
        ("the cell where you woke: the lock, east", ""), ("the iron crossing: the lock, west", ""),
    ]  # fmt: skip


@rule("FD-5.4")
def test_jokers_stand_together_by_the_card_that_they_burn() -> None:
    m = maze(hand=["walk", "clear"])
    lines = m.text(0, "en").splitlines()
    assert lines.count("  Burn Walk for ever") == 1
    assert lines[lines.index("  Burn Walk for ever") + 1].startswith("    ")


@rule("FD-4.5")
@pytest.mark.parametrize(("lang", "dark"), [("en", "in the dark"), ("fr", "dans le noir")])
def test_what_was_begun_in_the_light_is_not_told_as_dark(lang: str, dark: str) -> None:
    m = maze(hand=["stealth"])
    do(m, "play:stealth")
    assert m.view(0)["lit"]
    assert dark not in m.text(0, lang)
    do(m, "N", "stop")
    assert not m.view(0)["lit"]
    assert dark in m.text(0, lang)
    begun_in_the_dark = maze()
    do(begun_in_the_dark, "joker:walk:walk")
    assert not begun_in_the_dark.view(0)["lit"]
    assert dark in begun_in_the_dark.text(0, lang)


@rule("FD-7.4")
def test_no_door_is_a_way_out_while_the_last_room_is_being_laid() -> None:
    m = maze(pawn=WEST, hand=["walk"], maze=["r05"])
    do(m, "play:walk", "W")
    view = m.view(0)
    assert (view["maze_left"], view["way_out"]) == (0, False)
    assert view["beside"][3] == "door"
    assert {one.get("what") for one in view["reach"]["step"]} == {None, "room"}
    assert "way out" not in m.text(0, "en")
    do(m, 0)
    assert m.view(0)["way_out"]
    assert "any open door is a way out" in m.text(0, "en")


@rule("FD-9.7")
@pytest.mark.parametrize(("lang", "name"), [("en", "maze"), ("fr", "labyrinthe")])
def test_no_sentence_ends_in_two_full_stops(lang: str, name: str) -> None:
    m = maze(pawn=WEST, hand=["scout"], maze=["r09"], dangers=["knockout"])
    do(m, "play:scout", 0)
    events = [phrase(m, lang, f"ev-{event['key']}", event["args"]) for event in m.events(0)]
    assert not any(".." in words for words in [*events, *told(m, name, lang).lines])


@rule("FD-7.3", "FD-9.6")
def test_a_door_says_into_which_room_it_leads() -> None:
    """Beside the pawn, and at the step through it: a flooded room would put the light out."""
    m = maze(rooms={(-1, 0): "r09"}, pawn=WEST, hand=["walk"], leak=(-1, 0))
    water = " (water: no cards, no match)"
    through = f"through a door into the cistern{water}; nothing in the way"
    assert f"West: {through}." in told(m, "here").brief
    assert "East: nothing in the way." in told(m, "here").brief
    do(m, "play:walk")
    assert dict(options(m))["Step west"] == through
    assert dict(options(m))["Step east"] == ""
    dry = maze(rooms={(-1, 0): "r09"}, pawn=WEST)
    assert "West: through a door into the cistern; nothing in the way." in told(dry, "here").brief
    assert "Ouest : une porte, puis la citerne" in plain(told(dry, "ici", "fr").brief)


def plain(text: str) -> str:
    return text.replace("\u00a0", " ").replace("À l’ouest", "Ouest")


def test_the_newest_room_is_told_at_once() -> None:
    assert told(maze(), "rooms").brief == "Rooms on the map: 1."
    newest = told(maze(rooms={(-1, 0): "r09"}), "rooms").brief
    assert newest.startswith("Rooms on the map: 2. The newest: the cistern, column W1, row 0.")


@rule("FD-5.2")
def test_a_card_of_the_hand_says_what_it_does_and_not_its_name_twice() -> None:
    m = maze(hand=["light", "walk", "stealth"])
    names = [whole for whole, _ in options(m)]
    assert "Light a match: a match for a hand of five" in names
    assert "Walk: up to four squares" in names
    assert "Stealth: up to two squares, holes included" in names
