"""One answer for every question: what the bot does, by the reason why it is asked."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import combinations
from typing import Any

from tablee.games.fog_of_love.bot.finale import become, final, order
from tablee.games.fog_of_love.bot.mind import Mind, goal_of
from tablee.games.fog_of_love.bot.people import BY_GENDER, PEOPLE, somebody
from tablee.games.fog_of_love.bot.play import Appraisal, best_wipe, curiosity, guess_worths
from tablee.games.fog_of_love.bot.reacting import appraise_now, best_reaction, carried_by
from tablee.games.fog_of_love.bot.temper import given_name
from tablee.games.fog_of_love.content.faces import DESTINY_BY_ID, SCENE_BY_ID
from tablee.games.fog_of_love.content.grammar import ASPECT_IDS
from tablee.games.fog_of_love.content.pack import BOX
from tablee.kernel import Choice, Rand

WHIM, MOOD = 0.01, 0.1
"""Random noise: options of about equal worth are decided by whim; in a scene, by mood."""
AWAITED = 0.05
"""The bonus for drawing from a deck that holds a special event."""
CLASH = {"same": 0.3, "opposed": 0.5}


def house(
    view: Mapping[str, Any], events: Sequence[Mapping[str, Any]], prompt: Any, rand: Rand
) -> Choice:
    """An answer to whatever is asked."""
    return ANSWERS[prompt.why](Mind(view, events, prompt.seat), prompt, rand)


def best(
    options: Sequence[Any], value: Callable[[Any], float], rand: Rand, whim: float = WHIM
) -> Any:
    return max(options, key=lambda option: value(option) + whim * rand.random())


def _any(mind: Mind, prompt: Any, rand: Rand) -> Choice:
    return prompt.options[rand.randrange(len(prompt.options))]


# -- who it is --------------------------------------------------------------------------------


def _traits(mind: Mind, prompt: Any, rand: Rand) -> Choice:
    """FL-5.2: three goals that go together; otherwise as the mood takes it."""
    dealt = {card["card"]: card for card in mind.own["dealt"]}
    moods = {card: rand.random() for card in prompt.options.items}

    def value(kept: tuple[int, ...]) -> float:
        goals = [goal_of(dealt[c]["aspect"], dealt[c]["shared"], 0) for c in kept]
        total = 0.4 * sum(moods[card] for card in kept)
        for one, other in combinations(goals, 2):
            if one.dimension == other.dimension:
                total -= CLASH["same" if one.sign == other.sign else "opposed"]
        return total

    return max(combinations(prompt.options.items, 3), key=value)


def _thing(mind: Mind, prompt: Any, rand: Rand) -> Choice:
    """FL-5.3, FL-5.4, FL-9.1: an occupation for itself, a feature for the other: by the token."""
    return best(prompt.options, lambda card: _token(mind, card, int(prompt.why == "feature")), rand)


def _token(mind: Mind, card: int, whose: int) -> float:
    place = ASPECT_IDS.index(next(c["aspect"] for c in mind.own["dealt"] if c["card"] == card))
    return (1 - 2 * (place & 1)) * mind.outlook.slope(whose, place >> 1)


def _gender(mind: Mind, prompt: Any, rand: Rand) -> Choice:
    """Each of the people it can appear as is equally probable."""
    genders = [one.gender for one in PEOPLE if one.gender in prompt.options]
    return genders[rand.randrange(len(genders))] if genders else _any(mind, prompt, rand)


def _name(mind: Mind, prompt: Any, rand: Rand) -> Choice:
    who = somebody(mind.me)
    if who is not None and who.name.casefold() != mind.you["name"].casefold():
        return who.name
    return given_name(mind.me["gender"] or "n", mind.you["name"], rand.random())


# -- scenes -----------------------------------------------------------------------------------


def _choose(mind: Mind, prompt: Any, rand: Rand) -> Choice:
    """FL-8: what is best, as far as it can tell what the other will choose."""
    card = appraise_now(mind)
    worths = card.worths(mind.view["now"]["choices"][1 - mind.seat])
    return best(prompt.options, lambda letter: worths[letter], rand, MOOD)


def _answer(mind: Mind, prompt: Any, rand: Rand) -> Choice:
    """An option of a reaction that the other played."""
    card = Appraisal(mind, SCENE_BY_ID[prompt.args["scene"]], False)
    return best(prompt.options, lambda letter: card.worth(letter, ""), rand, MOOD)


def _play(mind: Mind, prompt: Any, rand: Rand) -> Choice:
    """FL-7: the scene that is worth most; a minor one is exchanged if all the others hurt."""
    worths = {option: _scene_worth(mind, option) for option in prompt.options}
    return best(prompt.options, lambda option: worths[option], rand, MOOD)


def _scene_worth(mind: Mind, option: str) -> float:
    verb, _, number = option.partition(":")
    scene = SCENE_BY_ID[_in_hand(mind)[int(number)]]
    if verb == "exchange":
        return mind.outlook.hearts(0, 0) - (0.1 if scene.kind == "reveal" else 0.02)
    if verb == "stuck":
        return 0.0
    behalf = mind.view["behalf"] > 0
    carry = mind.view["carry"]
    return Appraisal(mind, scene, not behalf, carry, carried_by(mind, carry)).played()


def _in_hand(mind: Mind) -> dict[int, str]:
    return {card["card"]: card["scene"]["id"] for card in mind.own["hand"]}


def _react(mind: Mind, prompt: Any, rand: Rand) -> Choice:
    cards = [int(option.partition(":")[2]) for option in prompt.options if option != "pass"]
    card = best_reaction(mind, cards, prompt.args["trigger"]) if cards else None
    return "pass" if card is None else f"react:{card}"


def _in_turn(mind: Mind, prompt: Any, rand: Rand) -> Choice:
    """Let the other choose first, so as to be able to agree."""
    return "you" if mind.temper.warmth > 0.3 else "me"


# -- scenes in hand ---------------------------------------------------------------------------


def _card_worth(mind: Mind, card: int) -> float:
    scene = SCENE_BY_ID[_in_hand(mind)[card]]
    if scene.minor:
        return mind.outlook.hearts(0, 0) + 0.02
    return Appraisal(mind, scene, True).played()


def _discard(mind: Mind, prompt: Any, rand: Rand) -> Choice:
    """FL-9.4: what is worth least; where it may, whatever would hurt."""
    form = prompt.options
    if isinstance(form, tuple):
        return best(form, lambda card: -_card_worth(mind, card), rand)
    worths = {card: _card_worth(mind, card) for card in form.items}
    bad = sorted(form.items, key=lambda card: worths[card])
    hurts = sum(worths[card] < mind.outlook.hearts(0, 0) - 0.01 for card in bad)
    return tuple(bad[: min(form.hi, max(form.lo, hurts))])


def _trade(mind: Mind, prompt: Any, rand: Rand) -> Choice:
    """FL-9.5: a kind heart gives something that is good for both, another gets rid of something."""
    keen = mind.temper.warmth - 0.6
    return best(prompt.options, lambda card: keen * _card_worth(mind, card), rand)


def _deck(mind: Mind, prompt: Any, rand: Rand) -> Choice:
    """FL-6.2: the deck that has more of what it is after."""
    return best(prompt.options, lambda deck: deck_worth(mind, deck), rand)


def deck_worth(mind: Mind, deck: str) -> float:
    """What an average card of it gives, chosen well."""
    nothing = mind.outlook.hearts(0, 0)
    hearts = 0.3 * {"sweet": 1, "serious": 0, "drama": -1}[deck]
    worth = hearts * (mind.outlook.hearts(1, 1) - nothing)
    for place, supply in enumerate(SUPPLY[deck]):
        gain = (1 - 2 * (place & 1)) * mind.outlook.slope(0, place >> 1)
        worth += supply * max(0.0, gain)
    if deck in mind.view["coming"].values():
        worth += AWAITED
    if deck == "drama" and mind.you["secrets"]:
        worth += curiosity(mind) / 4
    return worth


def _supply() -> dict[str, list[float]]:
    """Per deck and aspect: tokens per card."""
    found = {}
    for number, deck in enumerate(("sweet", "serious", "drama")):
        cards = [scene for scene in BOX.scenes if scene.deck == number]
        tokens = [0] * 12
        for scene in cards:
            for option in scene.options:
                for aspect, count in option.tokens:
                    tokens[aspect] += count
        found[deck] = [n / len(cards) for n in tokens]
    return found


SUPPLY = _supply()


# -- changes ----------------------------------------------------------------------------------


def _change(mind: Mind, prompt: Any, rand: Rand) -> Choice:
    """FL-9.1: give up the goal that is furthest away, or the token that is worth least."""
    if prompt.args["kind"] == "trait":
        met = mind.hopes.goal_chances(*mind.balances)
        chances = {t["card"]: p for t, p in zip(mind.own["traits"], met, strict=True)}
        return best(prompt.options, lambda card: -chances[card], rand)
    order = dict(zip(prompt.options, mind.me["features"], strict=True))
    return best(prompt.options, lambda card: -_feature(mind, order[card]), rand)


ASPECT_OF = {thing.id: thing.aspect for thing in BOX.features}


def _feature(mind: Mind, name: str) -> float:
    place = ASPECT_OF[name]
    return (1 - 2 * (place & 1)) * mind.outlook.slope(0, place >> 1)


def _keep(mind: Mind, prompt: Any, rand: Rand) -> Choice:
    """FL-9.1: the goal that is nearest beside those it has, or the best token."""
    if prompt.args["kind"] != "trait":
        return best(prompt.options, lambda card: _token(mind, card, 0), rand)
    dealt = {card["card"]: card for card in mind.own["dealt"]}

    def near(card: int) -> float:
        goal = goal_of(*(dealt[card][name] for name in ("aspect", "shared", "needs")))
        twins = sum(g.dimension == goal.dimension for g in mind.goals)
        hopes = mind.hopes
        had, hopes.goals = hopes.goals, (goal,)
        chance = hopes.goal_chances(*mind.balances)[0]
        hopes.goals = had
        return chance - 0.5 * twins

    return best(prompt.options, near, rand)


def _wipe(mind: Mind, prompt: Any, rand: Rand) -> Choice:
    aspect, _ = best_wipe(mind, int(prompt.args["seat"] != mind.seat))
    return aspect


def _guess(mind: Mind, prompt: Any, rand: Rand) -> Choice:
    worths = guess_worths(mind)
    return best(prompt.options, lambda aspect: worths[ASPECT_IDS.index(aspect)], rand)


# -- destinies --------------------------------------------------------------------------------


def _destiny(mind: Mind, prompt: Any, rand: Rand) -> Choice:
    """FL-11.3: whatever leaves the better hand. What is shown tells least if it is least liked."""
    hand, pile = mind.own["destinies"], mind.own["forgone"]
    names = {d["card"]: DESTINY_BY_ID[d["destiny"]] for d in (*hand, *pile)}
    liked = dict(zip(names, mind.liked(list(names.values())), strict=True))
    held = [d["card"] for d in hand]

    def value(option: str) -> float:
        verb, *cards = option.split(":")
        numbers = [int(card) for card in cards]
        if verb == "show":
            return -float(liked[numbers[0]])
        left = set(held)
        if verb == "swap":
            left = left - {numbers[1]} | {numbers[0]}
        elif verb == "drop":
            left -= {numbers[0]}
        elif verb == "retrieve":
            left |= {numbers[0]}
        return mind.hand_worth([liked[card] for card in sorted(left)])

    return best(prompt.options, value, rand)


def _face(mind: Mind, prompt: Any, rand: Rand) -> Choice:
    """The face makes the person: with it come a name and a temper."""
    people = BY_GENDER[mind.me["gender"]]
    faces = [one.portrait for one in people if one.portrait in prompt.options]
    return faces[rand.randrange(len(faces))]


ANSWERS: dict[str, Callable[[Mind, Any, Rand], Choice]] = {
    "gender": _gender, "portrait": _face, "colour": _any, "traits": _traits, "occupation": _thing,
    "feature": _thing, "name": _name, "play": _play, "choose": _choose, "rechoose": _choose,
    "answer": _answer, "in-turn": _in_turn, "react": _react, "deck": _deck, "discard": _discard,
    "trade": _trade, "change": _change, "keep": _keep, "destiny": _destiny, "point": _any,
    "wipe": _wipe, "guess": _guess, "final": final, "become": become, "order": order,
    "lesson": _any,
}  # fmt: skip
