"""Whether to answer a scene with a reaction (FL-10.5)."""

from __future__ import annotations

from tablee.games.fog_of_love.bot import deeds
from tablee.games.fog_of_love.bot.mind import Mind
from tablee.games.fog_of_love.bot.play import Appraisal, likely, worth
from tablee.games.fog_of_love.content.definitions import Scene
from tablee.games.fog_of_love.content.faces import SCENE_BY_ID

WORTH_IT = 0.02
"""A reaction is a card; below this gain it is kept."""


def appraise_now(mind: Mind) -> Appraisal:
    """The card being resolved, with what acts on it."""
    now = mind.view["now"]
    player = now["player"]
    mine = (mind.view["first"] if player < 0 else player) == mind.seat
    return Appraisal(mind, mind.scene, mine, now["acting"], carried_by(mind, now["acting"]))


def carried_by(mind: Mind, kind: str) -> int:
    """Whose carry-over it is: 0 for one's own, else 1."""
    for event in reversed(mind.events):
        if event["key"] == "carry" and event["args"]["kind"] == kind:
            return int(event["args"]["seat"] != mind.seat)
    return 0


def best_reaction(mind: Mind, options: list[int], trigger: str) -> int | None:
    """The card worth playing, or None to let it pass."""
    card = appraise_now(mind)
    choices = mind.view["now"]["choices"]
    own, other = choices[mind.seat], choices[1 - mind.seat]
    stands = max(card.worths().values()) if trigger == "asked" else card.worth(own, other)
    names = {card["card"]: card["scene"]["id"] for card in mind.own["hand"]}
    gains = {n: _gain(card, SCENE_BY_ID[names[n]], own, other) - stands for n in options}
    best = max(gains, key=lambda n: gains[n])
    return best if gains[best] > WORTH_IT else None


def _gain(card: Appraisal, reaction: Scene, own: str, other: str) -> float:
    """What things would be worth with this reaction."""
    mind = card.mind
    start = worth(mind, deeds.laid(reaction.id), True)
    nothing = mind.outlook.hearts(0, 0)
    verbs = {(effect.verb, effect.who) for effect in reaction.does}
    if ("skip", "player") in verbs:
        return start
    if ("copy", "player") in verbs:
        return start - nothing + card.worth(other, other)
    if ("rechoose", "player") in verbs:
        return (
            start
            - nothing
            + max(card.worth(letter, other) for letter in card.scene.letters if letter != own)
        )
    if ("spared", "player") in verbs:
        return start - nothing + _spared(card, own, other)
    if ("rechoose", "partner") in verbs:
        return start - nothing + _rechosen(card, own, other)
    said_yes = _answered(mind, reaction, "a") - nothing + _rechosen(card, own, other)
    said_no = _answered(mind, reaction, "b") - nothing + card.worth(own, other)
    return (said_yes + said_no) / 2


def _spared(card: Appraisal, own: str, other: str) -> float:
    """Effects pass the bot by; tokens do not, and there are no additional effects."""
    deed = card.deed(own, other, also=False)
    at = 0 if card.mine else 1
    hearts = (0, deed.hearts[1]) if at == 0 else (deed.hearts[0], 0)
    more = tuple((effect, side) for effect, side in deed.more if side != at)
    return worth(card.mind, deeds.Deed(hearts, deed.shifts, more), card.mine)


def _rechosen(card: Appraisal, own: str, other: str) -> float:
    """The other chooses again, something else."""
    letters = [letter for letter in card.scene.letters if letter != other]
    shares = likely([card.seen(1, own, letter) for letter in letters])
    return sum(
        share * card.worth(own, letter) for letter, share in zip(letters, shares, strict=True)
    )


def _answered(mind: Mind, reaction: Scene, letter: str) -> float:
    """A reaction whose partner answers with an option of it."""
    return worth(mind, deeds.chosen(reaction.id, "", letter), True)
