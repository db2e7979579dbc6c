"""The box and the setup (FL-1, FL-4, FL-12)."""

from __future__ import annotations

import pytest

import tablee
from tablee.games.fog_of_love.content.faces import BACKS, SCENE_BY_ID
from tablee.games.fog_of_love.content.grammar import SCENE_DECKS
from tablee.games.fog_of_love.content.pack import BOX
from tablee.games.fog_of_love.rules.creation import COLOURS
from tests.fog_of_love.couple import GAME, couple, create, events, names, new, truth
from tests.rules import rule

STORIES = ("sunday", "school", "year", "want")


@rule("FL-1.1")
def test_the_box() -> None:
    assert len(BOX.stories) == 4
    assert sum(len(story.chapters) for story in BOX.stories.values()) == 17
    assert len(BOX.scenes) == 124, "FL-1.1 counts them, in both languages; then this test"
    assert [sum(s.deck == deck for s in BOX.scenes) for deck in range(3)] == [44, 40, 40]
    assert (len(BOX.traits), len(BOX.features), len(BOX.occupations)) == (38, 60, 36)
    assert len(BOX.destinies) == 7
    assert sum(back >= 6 for back in BACKS) == 14
    assert len(BOX.lessons) == 30


@rule("FL-1.1")
def test_the_set_is_even() -> None:
    """Facts 1.2 to 1.4: three traits an aspect (four for sincerity), 3 occupations, 5 features."""
    for aspect in range(12):
        want = 4 if aspect >= 10 else 3
        assert sum(t.aspect == aspect for t in BOX.traits) == want
        assert sum(t.aspect == aspect for t in BOX.occupations) == 3
        assert sum(t.aspect == aspect for t in BOX.features) == 5


@rule("FL-1.2")
def test_tokens_never_run_out() -> None:
    m = couple(tokens={0: {"gen-up": 500}}, hand={0: ["sweet-30"], 1: []})
    truth(m).place(0, ((8, 9),), "FL-2.2")
    assert truth(m).tokens[8] == 509


@rule("FL-1.3", "FL-4.3")
@pytest.mark.parametrize("story", STORIES)
def test_three_decks_by_their_symbol(story: str) -> None:
    m = new(story=story)
    state = truth(m)
    for deck in range(3):
        assert {SCENE_BY_ID[name].deck for name in names(m, state.decks[deck])} == {deck}
    for scene in BOX.scenes:  # its name says by which symbol
        symbol, _, number = scene.id.rpartition("-")
        assert not number.isdigit() or SCENE_DECKS[scene.deck] == symbol
    other = new("another key", story=story)
    for deck in range(6):  # scenes, traits, occupations, features: all are shuffled
        one, two = names(m, state.decks[deck]), names(other, truth(other).decks[deck])
        assert (one != two, set(one) == set(two)) == (True, True)
    chapters = BOX.stories[story].chapters
    assert [c.kind for c in chapters] == ["chapter"] * (len(chapters) - 1) + ["finale"]


@rule("FL-1.4")
def test_two_colours_that_can_be_told_apart() -> None:
    m = create(new(), to="colour")
    m.answer(0, "amber")
    assert m.asks == {1: tuple(colour for colour in COLOURS if colour != "amber")}


@rule("FL-1.5")
def test_a_scene_bears_its_symbol_and_icons() -> None:
    m = couple(hand={0: ["sweet-30", "drama-31", "proposal", "serious-11"], 1: []})
    shown = {card["scene"]["id"]: card["scene"] for card in m.view(0)["me"]["hand"]}
    assert shown["sweet-30"]["deck"] == "sweet"
    assert shown["sweet-30"]["carry"] == "double-satisfaction"
    assert shown["drama-31"]["minor"]
    assert shown["proposal"]["link"] == "wedding-day"


@rule("FL-4.1", "FL-4.4", "FL-11.5")
@pytest.mark.parametrize("story", STORIES)
def test_the_story_names_the_destinies(story: str) -> None:
    m = new(story=story)
    for seat in (0, 1):
        mine = m.view(seat)["me"]
        held = {d["destiny"] for d in mine["destinies"]}
        away = {d["destiny"] for d in mine["forgone"]}
        assert held | away == set(BOX.stories[story].destinies)
        assert away == set(BOX.stories[story].discarded)
    leaving = {"exit", "heartbreaker"} & set(BOX.stories[story].destinies)
    assert bool(leaving) == (story in ("year", "want"))


@rule("FL-4.2", "FL-4.6", "FL-10.7")
@pytest.mark.parametrize(
    ("events_in", "waiting"),
    [("story", ["wedding-day"]), ("none", []), ("all", ["wedding-day", "a-child"])],
)
def test_special_events_and_their_linked_scenes(events_in: str, waiting: list[str]) -> None:
    m = new(story="year", events=events_in)
    assert m.view(None)["synopsis"] == waiting
    decks = {name for deck in truth(m).decks[:3] for name in names(m, deck)}
    assert ("proposal" in decks) == ("wedding-day" in waiting)
    assert ("shall-we" in decks) == ("a-child" in waiting)
    assert {"class-reunion", "promise-list", "night-talk"} <= decks  # plain scenes: in any story


@rule("FL-4.5")
def test_the_first_player() -> None:
    assert truth(new(first="host")).first == 0
    assert truth(new(first="guest")).first == 1
    assert {truth(new(f"{n}", first="lot")).first for n in range(20)} == {0, 1}


@rule("FL-4.7")
def test_only_chapters_that_were_turned_up_are_seen() -> None:
    m = create(new(), to="choose")
    view = m.view(0)
    assert view["story"] == "sunday"
    assert view["chapters"] == ["sunday-1"]
    assert view["chapter_count"] == 4


@rule("FL-4.8")
def test_cards_can_be_left_out() -> None:
    m = new(left_out="sweet-3, drama-1", death="out", story="want", events="none")
    box = names(m, truth(m).box)
    assert {"sweet-3", "drama-1", "drama-12"} <= set(box)
    decks = [name for deck in truth(m).decks[:3] for name in names(m, deck)]
    assert not {"sweet-3", "drama-1", "drama-12"} & set(decks)


OUT = {
    "sex": {"sweet-4", "sweet-12", "sweet-13", "sweet-15", "serious-15", "serious-18", "drama-3",
            "affair-office", "affair-holiday"},
    "religion": {"serious-17"},
    "death": {"sweet-3", "drama-12"},
    "prejudice": {"serious-6", "serious-7", "serious-12", "drama-5", "drama-6", "drama-14"},
}  # fmt: skip
"""By what the scenes tell."""


@rule("FL-4.8")
@pytest.mark.parametrize("filter", OUT)
def test_content_filters(filter: str) -> None:
    m, whole = new(**{filter: "out"}), new()
    assert set(names(m, truth(m).box)) - set(names(whole, truth(whole).box)) == OUT[filter]


@rule("FL-4.8")
@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("sweet-99", "no-left-out"),
        ("<b>", "no-left-out"),
        (" ".join(f"drama-{n}" for n in range(1, 33)), "no-left-out-many"),
    ],
)
def test_what_cannot_be_left_out(text: str, key: str) -> None:
    with pytest.raises(tablee.Refused) as no:
        tablee.new_match(GAME, 2, {"left_out": text})
    assert (no.value.key, no.value.rule) == (key, "FL-4.8")
    assert no.value.message("fr") != key


@rule("FL-4.8")
def test_twenty_scenes_of_every_deck_stay_whatever_the_reason_that_others_are_out() -> None:
    """Of drama, 31 are left by the filters: eleven may go by name, a twelfth may not."""
    out = {"prejudice": "out", "sex": "out", "death": "out"}
    eleven = [f"drama-{n}" for n in range(16, 27)]
    assert len(truth(new(left_out=",".join(eleven), **out)).decks[2]) == 20
    with pytest.raises(tablee.Refused) as no:
        new(left_out=",".join([*eleven, "drama-27"]), **out)
    assert (no.value.key, no.value.rule) == ("no-left-out-many", "FL-4.8")
    assert no.value.args_ == {"deck": "drama", "left": 19, "fewest": 20}
    assert "19" in no.value.message("fr")


@rule("FL-4.8")
def test_an_effect_that_names_a_left_out_card_is_ignored() -> None:
    m = couple(hand={0: ["proposal"], 1: []}, synopsis=[])
    m.answer(0, m.asks[0][0])  # type: ignore[index]
    m.answer(1, "pass")
    m.answer(1, "a")
    m.answer(0, "pass")
    m.answer(1, "pass")
    assert events(m, "event-in") == []
    assert truth(m).hearts == [13, 13]


@rule("FL-12.1")
def test_no_card_depends_on_gender() -> None:
    """The same game, whoever they are: only the persons themselves differ."""
    told = []
    for genders in (("f", "m"), ("m", "m"), ("n", "f")):
        m = new()
        for seat in (0, 1):
            m.answer(seat, genders[seat])
        create(m)
        told.append([event for event in m.events(None) if event["key"] not in ("look",)])
    assert told[0] == told[1] == told[2]


@rule("FL-12.2")
def test_pregnancy_or_adoption() -> None:
    born = new(story="want", child="pregnancy")
    assert born.view(None)["synopsis"] == ["a-child"]
    adopted = new(story="want", child="adoption")
    assert adopted.view(None)["synopsis"] == []
    serious = names(adopted, truth(adopted).decks[1])
    assert "a-child" in serious  # in the deck from the start
    for m, scene, other in (
        (born, "two-lines", "the-letter"),
        (adopted, "the-letter", "two-lines"),
    ):
        drama = names(m, truth(m).decks[2])
        assert scene in drama
        assert other not in drama
