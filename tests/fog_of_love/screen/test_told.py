"""The text tells what the page shows: one can play by it (FL-4.7, FL-8.9, FL-13.4, FL-14.1)."""

from __future__ import annotations

import pytest

import tablee
from tablee.kernel.words.telling import asked
from tests.fog_of_love.couple import (
    FILL,
    calm,
    choose,
    couple,
    create,
    final,
    finale,
    new,
    play,
    react,
    settle,
)
from tests.rules import rule


def part(m: tablee.Match, seat: int | None, name: str, lang: str = "en") -> str:
    """A part of the text, by its name."""
    say = m.game.catalogue
    found = [p for p in m.state.parts(seat, say, lang) if p.name == name]
    return "\n".join("\n".join([p.brief, *p.lines]) for p in found)


def words(m: tablee.Match, lang: str, key: str) -> str:
    """A message, up to its first argument."""
    return m.game.catalogue.format(lang, key).partition("{")[0]


@rule("FL-4.7")
@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("story", ["sunday", "school", "year", "want"])
def test_the_synopsis_and_its_rules_lie_open_for_the_whole_game(story: str, lang: str) -> None:
    m = create(new(story=story))
    for viewer in (0, 1, None):
        told = part(m, viewer, {"en": "story", "fr": "histoire"}[lang], lang)
        for line in ("synopsis", "rules"):
            assert words(m, lang, f"story-{story}.{line}") in told
        for chapter in ("2", "3", "finale"):  # but nothing of what is still to come
            assert words(m, lang, f"chapter-{story}-{chapter}.open") not in m.text(viewer, lang)


@rule("FL-5.2")
def test_traits_are_dealt_with_their_goals_and_a_warning() -> None:
    m = create(new(), to="traits")
    told = m.text(0, "en")
    for card in m.view(0)["me"]["dealt"]:
        name = m.game.catalogue.format("en", f"trait-{card['id']}")
        aspect = m.game.catalogue.format("en", f"aspect-{card['aspect']}")
        how = "together" if card["shared"] else "yours"
        assert f"{name}: {aspect} {card['needs']}, {how}" in told
    m = couple(traits={0: ["warm-hearted", "tough", "caring"]}, hand={0: ["sweet-30"], 1: []})
    warned = part(m, 0, "warning")
    assert "Soup for everyone and No sugar pull against each other (FL-5.2)." in warned
    assert "the second needs double (FL-3.2)." in warned


@rule("FL-5.5", "FL-14.1")
def test_a_person_is_told_with_tokens_and_a_secret_to_whoever_knows_it() -> None:
    m = couple(hand={0: ["sweet-30"], 1: []}, secrets={0: ["sweet-35"]}, tokens={0: {"gen-up": 2}})
    noor = part(m, 1, "Noor")
    assert "Bakery (gentleness up)" in noor
    assert "Tokens: gentleness up 2" in noor
    assert "Noor: satisfaction 10, 1 scene in hand, 1 secret laid." in noor
    assert "A Complicated Tooth" not in m.text(1, "en")
    assert "known to you: A Complicated Tooth" in part(m, 0, "Noor")


@rule("FL-14.1")
def test_scenes_in_hand_are_told_with_what_they_say_and_do() -> None:
    m = couple(hand={0: ["drama-8", "drama-30", "sweet-35"], 1: []})
    hand = part(m, 0, "hand")
    assert " · " in hand.splitlines()[0]
    assert "[Noor: gentleness up 2; Noor: satisfaction −2; Sacha: satisfaction +2" in hand
    assert "Match B: both: satisfaction −2" in hand
    assert "you can’t play it now (FL-10.5)" in hand
    assert "If it is revealed: Noor: satisfaction −2; Sacha: satisfaction +2" in hand
    assert hand not in m.text(1, "en")


@rule("FL-11.4")
def test_destinies_are_told_with_what_they_need_and_how_far_that_is() -> None:
    m = couple(hand={0: list(FILL), 1: []}, hearts=(10, 22))
    told = part(m, 0, "destinies")
    assert "Sacha: satisfaction 40 or more: now 22, 18 short" in told
    assert "Sacha does not break up (nobody knows yet)" in told
    m = finale(hearts=(21, 20), traits={0: ["caring", "rash", "plain"]})
    told = part(m, 0, "destinies")
    assert "your goals bring you −3 satisfaction: that is already counted here" in told


@rule("FL-10.1", "FL-10.8")
def test_what_acts_on_a_scene_and_a_masquerade_are_told() -> None:
    m = couple(hand={0: ["sweet-31", *FILL], 1: ["serious-4"]}, carry=("double-satisfaction", 1))
    assert "from Sacha: satisfaction counts double" in part(m, 0, "next scene")
    play(m, 0, "sweet-31")
    settle(m)
    for viewer in (0, 1, None):
        assert "Masquerade: for 2 turns" in part(m, viewer, "next scene")
    play(m, 1, "serious-4")
    assert "played on Noor’s behalf" in part(m, 0, "scene")
    m = couple(hand={0: ["serious-4", *FILL], 1: []}, carry=("double-satisfaction", 1))
    play(m, 0, "serious-4")
    assert "Acting on it, from Sacha: satisfaction counts double." in part(m, 1, "scene")


ONE_SIDED = {
    "en": ("scene", "from Sacha: no satisfaction for the one it comes from, double for the other."),
    "fr": ("scène", "par Sacha : la satisfaction ne bouge pas pour qui en est à l’origine, "),
}


@rule("FL-10.8")
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_it_is_told_on_whose_side_nothing_counts(lang: str) -> None:
    m = couple(hand={0: ["serious-4", *FILL], 1: []}, carry=("one-sided", 1))
    play(m, 0, "serious-4")
    name, words = ONE_SIDED[lang]
    for viewer in (0, 1, None):
        assert words in part(m, viewer, name, lang).replace("\u00a0", " ")


CHOSEN = {"en": ("scene", "chosen", "Noor: A"), "fr": ("scène", "choix", "Noor : A")}


@rule("FL-8.9")
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_words_of_a_scene_are_not_read_again_when_somebody_has_chosen(lang: str) -> None:
    m = couple(hand={0: ["serious-4", *FILL], 1: ["drama-17"]})
    play(m, 0, "serious-4")
    scene, chosen, noor = CHOSEN[lang]
    before = part(m, 1, scene, lang)
    assert part(m, 1, chosen, lang) == ""
    calm(m)
    for seat, letter in enumerate("ab"):
        m.answer(seat, letter)
    assert part(m, 1, scene, lang) == before
    assert noor in part(m, 1, chosen, lang).replace("\u00a0", " ")


@rule("FL-11.3")
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_whoever_is_asked_about_their_destinies_hears_nothing_of_the_other_s(lang: str) -> None:
    """Chapter 2, where each answer asks for something else."""
    m = couple(chapter=0, stage="open_chapter", hand={0: [*FILL], 1: []})
    choose(m, "a", "b")
    assert m.ask is not None
    assert m.ask.why == "destiny"
    question = asked(m, 0, lang)[0]
    for destiny in ("devotion", "team"):
        assert m.game.catalogue.format(lang, f"destiny-{destiny}") not in question


@rule("FL-8.5b")
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_what_depends_on_who_chose_what_is_told_with_names(lang: str) -> None:
    m = couple(hand={0: ["sweet-18", *FILL], 1: []})
    told = part(m, 0, {"en": "hand", "fr": "main"}[lang], lang)
    assert "Noor A/B, Sacha C/D" in told


@rule("FL-8.9")
@pytest.mark.parametrize("viewer", [0, 1, None])
def test_a_scene_is_told_in_the_voices_of_those_who_speak(viewer: int | None) -> None:
    """sweet-9 D: “It’s got our hair, …” is said to the one who asked."""
    m = couple(hand={0: ["sweet-9", *FILL], 1: []})
    play(m, 0, "sweet-9")
    calm(m)
    assert "Noor: “You’ve been stirring" in part(m, viewer, "scene")
    assert "What is on Sacha’s mind?" in part(m, viewer, "scene")
    assert "It’s got our hair, Noor." in part(m, viewer, "options")
    m = couple(hand={0: ["drama-13", *FILL], 1: []})
    play(m, 0, "drama-13")
    settle(m, ("react",))
    assert "We did mean to divorce, Sacha." in part(m, viewer, "scene")


@rule("FL-8.9", "FL-10.2b")
@pytest.mark.parametrize("viewer", [0, 1])
def test_the_answers_to_a_secret_are_the_partners_words(viewer: int) -> None:
    m = couple(turn=1, hand={1: ["drama-31", *FILL], 0: []}, secrets={0: ["serious-29"]})
    play(m, 1, "drama-31")
    say = m.game.catalogue
    told = part(m, viewer, "options")
    args = {"me": "Sacha", "you": "Noor", "me_is": "m", "you_are": "f"}
    for letter in "abc":
        assert say.format("en", f"scene-serious-29.{letter}", args) in told


@rule("FL-10.5")
def test_crocodile_tears_are_answered_by_their_own_options() -> None:
    m = couple(chapter=2, hand={0: ["drama-8", *FILL], 1: ["drama-16"]})
    play(m, 0, "drama-8")
    m.answer(0, "b")
    m.answer(1, "c")
    react(m, 1, "drama-16")
    told = part(m, 0, "reaction")
    say = m.game.catalogue
    args = {"me": "Noor", "you": "Sacha", "me_is": "f", "you_are": "m"}
    for letter in "ab":
        assert say.format("en", f"scene-drama-16.{letter}", args) in told
    assert "[Noor: gentleness up; Noor: satisfaction −2" in told


@rule("FL-6.7")
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_finale_is_no_chapter_and_has_no_length(lang: str) -> None:
    m = finale()
    told = m.text(0, lang)
    title = m.game.catalogue.format(lang, "chapter-sunday-finale")
    assert title in part(m, 0, {"en": "chapter", "fr": "chapitre"}[lang], lang)
    for wrong in ("Chapter 4", "Chapitre 4", "0 of 0", "0 sur 0", "1 scenes", "1 scènes"):
        assert wrong not in told
    (event,) = (e for e in m.events(0) if e["key"] == "chapter")
    assert m.tell(event, lang).startswith({"en": "The finale: ", "fr": "Le final"}[lang])


@rule("FL-13.4", "FL-13.5")
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_end_tells_the_story_again_with_traits_and_destinies_of_both(lang: str) -> None:
    m = couple(chapter=2, played=5, hand={0: ["sweet-2", *FILL], 1: []})
    play(m, 0, "sweet-2")
    choose(m, "a", "b")
    settle(m)
    final(m, "equals", "team")
    say = m.game.catalogue
    past = part(m, 1, {"en": "so far", "fr": "jusqu’ici"}[lang], lang)
    assert say.format(lang, "scene-sweet-2") in past
    for letter, me, you, gender in (("a", "Noor", "Sacha", "f"), ("b", "Sacha", "Noor", "m")):
        args = {"me": me, "you": you, "me_is": gender}
        assert say.format(lang, f"scene-sweet-2.{letter}", args) in past
    args = {"me": "Noor", "you": "Sacha", "a": "Noor", "b": "Sacha", "c": ""}
    assert say.format(lang, "scene-sweet-2.also-2", args) in past
    for viewer in (0, 1, None):
        sacha = part(m, viewer, "Sacha", lang)
        assert say.format(lang, "destiny-team") in sacha
        for trait in m.view(None)["persons"][1]["traits"]:
            assert say.format(lang, f"trait-{trait['trait']}") in sacha
        args = {"me": "Noor", "you": "Sacha", "me_is": "f", "you_are": "m"}
        won = "met" if m.outcome and m.outcome[0].won else "missed"
        assert say.format(lang, f"destiny-equals.{won}", args) in m.text(viewer, lang)


THEN = {
    "en": {
        "serious-14 bc": "Sacha laughs out loud.",
        "serious-12 bd": "Noor prints the result; across the table, Sacha makes a paper boat",
        "class-reunion ca": "Sacha wears a badge, Noor has a sudden headache.",
    },
    "fr": {
        "serious-14 bc": "Sacha éclate de rire.",
        "serious-12 bd": "Noor imprime le résultat ; en face, Sacha en fait un bateau.",
        "class-reunion ca": "Sacha porte un badge, Noor a la migraine.",
    },
}


@rule("FL-13.4")
@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("chosen", THEN["en"])
def test_what_then_happened_names_those_who_chose_it_also_later(chosen: str, lang: str) -> None:
    scene, letters = chosen.split()
    m = couple(hand={0: [scene, *FILL], 1: []})
    play(m, 0, scene)
    choose(m, *letters)
    settle(m)
    told = part(m, 0, {"en": "so far", "fr": "jusqu’ici"}[lang], lang)
    assert THEN[lang][chosen] in told.replace("\u00a0", " ")


@rule("FL-8.9")
def test_who_chooses_hears_each_option_with_what_it_brings() -> None:
    """In their own voice, and with their own goals: to the other it sounds otherwise."""
    m = couple(hand={0: ["serious-1"], 1: []})
    play(m, 0, "serious-1")
    calm(m)
    for seat in (0, 1):
        question = m.text(seat, "en").split("\nThe options: ")[0]
        (options,) = [p for p in m.state.parts(seat, m.game.catalogue, "en") if p.name == "options"]
        told = [line.removeprefix(f"{'ABCD'[n]}. ") for n, line in enumerate(options.lines)]
        assert all(line in question for line in told), (seat, question)


@rule("FL-5.1")
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_portrait_is_described_to_who_chooses_and_to_the_other(lang: str) -> None:
    m = create(new(), to="portrait")
    say = m.game.catalogue
    faces = [say.format(lang, f"portrait-p{n}") for n in range(1, 17)]
    assert len(set(faces)) == 16
    assert all(face in m.text(0, lang) for face in faces)
    m = create(m)
    for person in m.view(1)["persons"]:
        assert say.format(lang, f"portrait-{person['portrait']}") in m.text(1, lang)


@rule("FL-5.2")
def test_the_text_says_what_is_dealt() -> None:
    m = create(new(), to="traits")
    assert "To choose from: traits." in m.text(0, "en")


@rule("FL-13.5")
def test_a_hope_that_both_had_is_told_once() -> None:
    m = finale(hearts=[30, 30])
    final(m, "equals", "equals")
    lines = part(m, 0, "ending").splitlines()
    assert len(lines) == len(set(lines))
    biscuit = [line for line in lines if "biscuit" in line]
    assert len(biscuit) == 1


@rule("FL-8.9")
def test_what_was_said_on_the_last_cards_and_what_came_of_it_is_told() -> None:
    m = couple(hand={0: ["sweet-8", *FILL], 1: ["sweet-31"]})
    play(m, 0, "sweet-8")
    assert part(m, 1, "before") == ""  # it is still on the table
    choose(m, "a", "b")
    settle(m, ("play",))
    told = part(m, 1, "before")
    assert "Noor: “Perfect. Whoever invented mustard had exactly this in mind.”" in told
    assert "Sacha: “No. Not on anyone. Even the dummy in the window looked sorry.”" in told
    assert "Noor goes back behind the curtain, and stays there a little too long." in told
    assert "if I plan ahead" not in told  # both have heard how it began
    play(m, 1, "sweet-31")
    settle(m, ("play",))
    assert "Sacha: “It’s a masked ball, Noor." in part(m, 0, "before")


@rule("FL-8.9")
@pytest.mark.parametrize(
    ("lang", "within"), [("en", "‘thank you for calling’"), ("fr", "“merci d’avoir appelé”")]
)
def test_quotation_marks_within_others_are_the_smaller_ones(lang: str, within: str) -> None:
    m = couple(hand={0: ["drama-12", *FILL], 1: []})
    play(m, 0, "drama-12")
    assert within in m.text(1, lang)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_who_has_no_invented_name_yet_is_called_as_who_plays_them(lang: str) -> None:
    """As on the screen: nobody has heard of a first and a second character."""
    m = new()
    say = m.game.catalogue.naming(["Ada", "Ben"])
    assert [m.state.called(seat, say, lang) for seat in (0, 1)] == ["Ada", "Ben"]
    named = create(new())
    invented = [person["name"] for person in named.view(0)["persons"]]
    assert [named.state.called(seat, say, lang) for seat in (0, 1)] == invented
