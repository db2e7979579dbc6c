"""Chapters (FL-6)."""

from __future__ import annotations

import pytest

from tests.fog_of_love.couple import (
    FILL,
    asked,
    calm,
    choose,
    couple,
    create,
    events,
    hand,
    hearts,
    new,
    offers,
    play,
    settle,
    truth,
)
from tests.rules import rule


@rule("FL-6.1", "FL-6.6", "FL-8.2")
@pytest.mark.parametrize(("choices", "each"), [(("a", "a"), 14), (("a", "c"), 10)])
def test_the_first_card_is_chapter_one(choices: tuple[str, str], each: int) -> None:
    m = create(new(first="guest"), to="choose")
    assert m.view(0)["now"]["player"] == -1
    assert m.view(0)["chapters"] == ["sunday-1"]
    for seat in (0, 1):
        m.answer(seat, choices[seat])
    assert hearts(m) == [each, each]
    assert (asked(m), m.waiting) == ("play", [1])  # then the first player begins; no reactions


@rule("FL-6.2")
def test_the_chapter_names_the_decks_but_limits_no_play() -> None:
    m = couple(chapter=0, hand={0: ["drama-2", *FILL], 1: []})
    play(m, 0, "drama-2")
    choose(m, "a")
    assert events(m, "draw")[-1]["deck"] == "sweet"


@rule("FL-6.2")
def test_where_several_decks_are_named_the_drawing_player_picks() -> None:
    m = couple(story="school", chapter=1, hand={0: ["sweet-9"], 1: []})
    play(m, 0, "sweet-9")
    choose(m, "a")
    for n in range(5):
        assert (asked(m), offers(m, 0)) == ("deck", ("sweet", "serious"))
        m.answer(0, ("sweet", "serious")[n % 2])
    assert [e["deck"] for e in events(m, "draw")] == ["sweet", "serious"] * 2 + ["sweet"]


@rule("FL-6.3", "FL-7.4", "FL-6.5")
def test_the_chapter_ends_at_its_length() -> None:
    m = couple(chapter=0, played=5, hand={0: ["sweet-9", *FILL[:1], "sweet-12"], 1: ["sweet-3"]})
    play(m, 0, "sweet-9")
    choose(m, "a")
    view = m.view(None)
    assert view["chapters"][-1] == "sunday-2"
    assert (view["played"], view["area"], view["pile"]) == (0, [], ["sweet-9"])
    assert [e["deck"] for e in events(m, "draw")] == ["sweet"] * 3  # by the old chapter's decks
    choose(m, "a", "b")
    settle(m)
    assert m.waiting == [1]  # who did not play the last scene


@rule("FL-6.3b")
def test_also_when_the_length_is_passed() -> None:
    """A revealed secret adds a second scene in the same turn."""
    m = couple(chapter=0, played=5, hand={0: ["drama-9"], 1: []}, secrets={0: ["sweet-35"]})
    play(m, 0, "drama-9")
    choose(m, "c")  # the other's secret is revealed
    settle(m)
    assert m.view(None)["chapters"][-1] == "sunday-2"
    assert m.view(None)["pile"] == ["drama-9", "sweet-35"]
    assert m.view(None)["played"] == 0


@rule("FL-6.3b", "FL-10.2")
def test_the_last_turn_may_have_been_a_secret() -> None:
    m = couple(chapter=0, played=6, hand={0: ["sweet-35", *FILL], 1: ["sweet-5"]})
    play(m, 0, "sweet-35", "hide")
    choose(m, "a", "a")
    settle(m)
    assert m.waiting == [1]


@rule("FL-6.4")
def test_minor_scenes_and_hidden_secrets_do_not_count() -> None:
    m = couple(
        hand={0: ["sweet-35", *FILL], 1: ["drama-31", "sweet-5"]}, secrets={1: ["serious-28"]}
    )
    play(m, 0, "sweet-35", "hide")
    assert m.view(None)["played"] == 0
    play(m, 1, "drama-31")  # minor; the secret it reveals counts
    assert m.view(None)["played"] == 1
    assert m.view(None)["area"] == ["sweet-35"]
    assert "drama-31" in m.view(None)["pile"]


@rule("FL-6.5")
def test_the_chapter_card_does_not_count() -> None:
    m = create(new(), to="choose")
    assert (m.view(None)["played"], m.view(None)["area"]) == (0, [])
    lengths = {3: ("sunday", "school", "year"), 4: ("want",)}
    from tablee.games.fog_of_love.content.pack import BOX

    for count, stories in lengths.items():
        for story in stories:
            assert len(BOX.stories[story].chapters) == count + 1


@rule("FL-6.6")
def test_a_chapter_has_neither_player_nor_partner() -> None:
    from tablee.games.fog_of_love.content.pack import BOX

    for story in BOX.stories.values():
        for chapter in story.chapters[:-1]:
            effects = [e for o in chapter.options for e in o.effects]
            effects += [e for row in chapter.also for e in row.effects]
            assert not {e.who for e in effects} & {"player", "partner"}
            assert len(chapter.options) >= 2


@rule("FL-6.7")
def test_after_the_last_chapter_the_finale() -> None:
    m = couple(chapter=2, played=5, hand={0: ["sweet-9", *FILL], 1: []})
    play(m, 0, "sweet-9")
    calm(m)
    choose(m, "a")
    assert m.view(None)["chapters"][-1] == "sunday-finale"
    assert asked(m) == "final"
    assert len(hand(m, 0)) == 5
    assert truth(m).played == 0
