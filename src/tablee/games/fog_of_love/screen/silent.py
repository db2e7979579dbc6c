"""What a screen is told and the text does not say, with the reason (`Game.silent`)."""

SILENT = {
    **dict.fromkeys(
        (
            "DestinyView.card",
            "HandCard.card",
            "TraitView.card",
            "ThingView.card",
            "Dealt.card",
            "Ranking.choice",
        ),
        "the number of a card, for answers: the card is told by its name",
    ),
    **dict.fromkeys(
        ("EffectView.verb", "EffectView.n", "EffectView.letters", "EffectView.tokens"),
        "the message of the effect says it, and whom it is for",
    ),
    **dict.fromkeys(
        ("Roles.player", "Roles.partner", "Roles.chooser", "Roles.other", "EffectView.who"),
        "told as a name, where an effect means somebody",
    ),
    **dict.fromkeys(
        (
            "Condition.aspect",
            "Condition.n",
            "Condition.have",
            "Condition.short",
            "Condition.ok",
            "Condition.at_most",
        ),
        "told where the kind of the condition has it",
    ),
    **dict.fromkeys(
        ("chapter", "chapter_count", "length", "played", "turn"),
        "told as long as there is a chapter with a length",
    ),
    "TraitView.moves": "whose tokens count, and on which aspect, is told of the goal",
    "SceneView.chooses": "the kind of card says it",
    **dict.fromkeys(("Lover.balances", "shared_balances"), "an even balance goes without saying"),
    **dict.fromkeys(("Lover.features", "Lover.occupation"), "told with their tokens, as things"),
    **dict.fromkeys(
        ("Now.how", "Entry.how", "event.lay.how"), "told where it was not played in the usual way"
    ),
    **dict.fromkeys(("Dealt.needs", "Dealt.shared"), "told of traits"),
    "Entry.row": "told where additional effects held",
    "together": "told with the ending",
    "way": "told where there may be a child",
    "event.fulfilled.met": "`how` says it, together with the destiny",
    "event.ending.together": "`fate` says it",
    "event.ending.story": "it is the same all along",
    **dict.fromkeys(
        ("event.rechosen.scene", "event.answered.scene", "ask.rechoose.scene"),
        "the one on the table",
    ),
    **dict.fromkeys(("ask.change.kind", "ask.keep.kind"), "the cards to choose from say it"),
    "persons[].final.ok": "told at the end",
    "ending.fate": "a sentence for each, which random games hardly reach",
    **dict.fromkeys(("now.options", "now.reaction_roles"), "told as names"),
    **dict.fromkeys(("HandCard.uses", "Own.ways"), "the options of the question say it"),
    "finale": "the last of the chapters",
    "Entry.chapter": "the chapters stand among the scenes",
    "Entry.deck": "told of a card on the table and in hand",
    "acted": "told while the scene lay there, as what acts on it",
    "carry_seat": "told with the carry-over",
    "orders": "told where it is called for, in the question and the event",
    "rules": "the clauses behind links of the page",
    "stage": "what is asked and what lies on the table say it",
    "ask.destiny.effects": "each was told just before; the options are the ways to obey one’s own",
    "now.acting_seat": "told with what acts",
    "ask.name.longest": "whoever passes it is told",
    "ask.react.trigger": "the scene tells whether anybody has chosen",
    "event.also.row": "its condition says which",
    **dict.fromkeys(
        ("event.destiny-moved.seat", "event.destiny-stays.seat"), "told to its owner alone"
    ),
    "event.fulfilled.whose": "the other one; named where the sentence needs it",
    "event.name.seat": "the name is theirs from now on",
}
