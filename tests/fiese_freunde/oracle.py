"""Who may take a card, worked out anew and the slow way: from a view and the printed phrases.

Every way to give the parts of a card to persons is tried (FF-10.10).
"""

from __future__ import annotations

from itertools import product
from typing import Any

Symbol = tuple[str, str]
"""On which side it stands ("need", "give", "star"), and its verb."""


class Oracle:
    def __init__(self, view: dict[str, Any], seat: int) -> None:
        self.view, self.seat = view, seat
        self.me = view["boards"][seat]
        self.sexes = [person["sex"] for person in view["persons"]]
        self.marks = {mark["person"]: mark for mark in self.me["circle"]}

    # -- what there is ------------------------------------------------------------------------

    def place(self, person: int) -> str:
        return str(self.marks[person]["place"]) if person in self.marks else "stranger"

    def is_partner(self, person: int) -> bool:
        return self.place(person) in ("love", "engaged", "married", "happy")

    def count(self, verb: str, named: bool) -> int:
        places = [self.place(person) for person in self.marks]
        nights = [person for person, mark in self.marks.items() if mark["nights"]]
        bed = self.me["bed_women"] + self.me["bed_men"]
        if verb == "sex":
            return len(nights) if named else len(nights) + bed
        if verb == "same-sex":
            alike = [p for p in self.marks if self.sexes[p] == self.me["sex"]]
            ties = [p for p in alike if self.place(p) != "friend" or p in nights]
            return len(ties) + self.me["bed_women" if self.me["sex"] == "w" else "bed_men"]
        return {
            "friend": len(places),
            "partner": sum(self.is_partner(person) for person in self.marks),
            "ex": places.count("ex") + places.count("separated"),
            "married": sum(p in ("married", "happy", "separated") for p in places),
            "happily-married": places.count("happy"),
            "child": sum(m["children"] for m in self.marks.values()) + self.me["bed_children"],
            "time": self.me["time"],
        }[verb]

    def meets(self, phrase: str) -> bool:
        negated = phrase.startswith("!")
        verb, _, rest = phrase.lstrip("!").partition(" ")
        least = int(rest) if rest.isdigit() else 1
        traits = self.me["traits"]
        value = traits[verb] if verb in traits else self.count(verb, rest == "A")
        return value == 0 if negated else value >= least

    # -- the parts ----------------------------------------------------------------------------

    def parts(self, card: dict[str, Any]) -> list[list[Symbol]]:
        """Each person of the card as the symbols that mean them."""
        goal = card["deck"] not in ("home", "a", "b")
        named: dict[str, list[Symbol]] = {}
        for side in ("need", "give"):
            for phrase in card[f"{side}s"]:
                verb, _, rest = phrase.partition(" ")
                if verb not in ("friend", "partner", "ex", "sex", "marry", "child"):
                    continue
                if rest == "A":
                    named.setdefault("A", []).append((side, verb))
                    continue
                if verb == "child" or (verb == "sex" and side == "give"):
                    continue  # anonymous
                if side == "need" and (goal or self.only_counted(verb, card["star"])):
                    continue
                for n in range(int(rest) if rest else 1):
                    named[f"{side} {verb} {n}"] = [(side, verb)]
        return list(named.values())

    def only_counted(self, verb: str, star: list[str]) -> bool:
        if verb == "ex":
            return "ex-untouched" in star
        return verb == "sex" and "sex-partner-too" not in star

    def can(self, card: dict[str, Any]) -> bool:
        intimate = any(g.split()[0] in ("sex", "partner", "marry") for g in card["gives"])
        if intimate and self.me["celibate"]:
            return False
        if not all(self.meets(phrase) for phrase in card["needs"]):
            return False
        parts = self.parts(card)
        pools = [[p for p in range(-1, 10) if self.fits(p, part, card, intimate)] for part in parts]
        return any(len(set(cast)) == len(cast) for cast in product(*pools))

    def fits(self, person: int, part: list[Symbol], card: dict[str, Any], intimate: bool) -> bool:
        if person == -1:  # somebody without a name
            bed = self.me["bed_women"] + self.me["bed_men"]
            return part == [("need", "sex")] and len(card["needs"]) == 1 and bool(bed)
        if person == self.seat:
            return False
        needs = {verb for side, verb in part if side == "need"}
        gives = {verb for side, verb in part if side == "give"}
        star, tie = card["star"], self.place(person)
        mark = self.marks.get(person, {"nights": 0})
        rival = person < self.view["seats"]
        goal = card["deck"] not in ("home", "a", "b")
        takes_part = needs & {"friend", "partner", "ex"} or gives - {"child"}
        begins = gives & {"partner", "marry"} and not self.is_partner(person)
        return not (
            ("friend" in needs and tie == "stranger")
            or ("partner" in needs and not self.is_partner(person))
            or ("ex" in needs and tie not in ("ex", "separated"))
            or ("sex" in needs and not mark["nights"])
            or ("new-friend" in star and "partner" in gives and tie != "stranger")
            or ("new-partner" in star and "partner" in gives and self.is_partner(person))
            or ("other-sex" in star and self.sexes[person] == self.me["sex"])
            or ("child" in gives and "same-sex-too" not in star and not self.other_sex(person))
            or (rival and intimate and takes_part and self.view["boards"][person]["celibate"])
            or (not rival and begins and self.is_taken(person))
            or (rival and tie == "stranger" and (goal or person not in self.me["phones"]))
        )

    def other_sex(self, person: int) -> bool:
        return bool(self.sexes[person] != self.me["sex"])

    def is_taken(self, neutral: int) -> bool:
        """By somebody else, and securely (FF-4.10)."""
        others = [life for life in self.view["boards"] if life["seat"] != self.seat]
        secure = ("engaged", "happy")
        marks = [mark for life in others for mark in life["circle"] if mark["person"] == neutral]
        return any(mark["place"] in secure for mark in marks)
