"""What the bot answers at the finale (FL-3.2, FL-13)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tablee.games.fog_of_love.bot.mind import Mind
from tablee.games.fog_of_love.content.faces import DESTINY_BY_ID
from tablee.games.fog_of_love.content.goal_grammar import Trait
from tablee.games.fog_of_love.content.grammar import ASPECT_IDS
from tablee.games.fog_of_love.content.pack import BOX
from tablee.games.fog_of_love.rules.goals import Standing, fulfilled, goals_gain, goals_met
from tablee.kernel import Choice, Rand

TRAIT = {trait.id: trait for trait in BOX.traits}


def final(mind: Mind, prompt: Any, rand: Rand) -> Choice:
    """FL-13.1: the one most likely to come true, as liked."""
    liked = dict(zip((d["card"] for d in mind.own["destinies"]), mind.final_liked, strict=True))
    return max(prompt.options, key=lambda card: liked[card])


def become(mind: Mind, prompt: Any, rand: Rand) -> Choice:
    """FL-13.2: another final destiny, if it is nearer."""
    now, then = mind.liked([_chosen(mind.me), DESTINY_BY_ID[prompt.args["destiny"]]])
    return "yes" if then > now else "no"


def order(mind: Mind, prompt: Any, rand: Rand) -> Choice:
    """FL-3.2: the first by which its destiny comes true, if the other takes what meets the most;
    else what meets the most itself, which is offered first."""
    tokens = [p["tokens"].get(a, 0) for p in mind.view["persons"] for a in ASPECT_IDS]
    traits = {t["card"]: TRAIT[t["trait"]] for t in mind.own["traits"]}
    theirs = _scored(mind.you, tokens, [TRAIT[t["trait"]] for t in mind.you["traits"]], False)

    def comes_true(option: str) -> bool:
        mine = [traits[int(card)] for card in option.split(":")[1:]]
        own = _scored(mind.me, tokens, mine, True)
        hearts = (own, theirs) if mind.seat == 0 else (theirs, own)
        at = Standing(mind.seat, hearts, tuple(tokens), tuple(mine), _chosen(mind.you), True)
        return fulfilled(_chosen(mind.me), at)

    return max(prompt.options, key=comes_true)


def _scored(
    person: Mapping[str, Any], tokens: Sequence[int], traits: Sequence[Trait], settled: bool
) -> int:
    """Satisfaction once the goals are scored."""
    met = goals_met(tokens, person["seat"], traits, settled)
    return max(0, int(person["hearts"]) + goals_gain(met))


def _chosen(person: Mapping[str, Any]) -> Any:
    return DESTINY_BY_ID[person["final"]["destiny"]]
