"""What a screen is told and the text does not say, with the reason (`Game.silent`)."""

CLOCK = "a moment of the clock: a screen draws it, and nobody can act on it by ear"
TOLD_ROUND = "said as people say it, to a tenth or a hundredth of a second"
DRAWN = "the number of a card, for a screen that moves it"

SILENT = {
    "phase": "the stage says it, as far as anybody has noticed (AN-7.3)",
    "turn": "the pile that the next card goes to says it",
    "drawer": "the pile that the next card goes to, and the stage, say it",
    "heat": "numbers the showings, for the clock",
    "draw_until": CLOCK,
    "ready": "those who are not are told",
    "rule": "it is what `why` opens",
    "not_now": "the piles are counted; that two cards match is not told before its time (AN-7.3)",
    "again": "options of the next game, for the button that begins it",
    "ThemeCard.card": DRAWN,
    "face_off.places": "what each must name tells the cards",
    "face_off.name": "the goals say it",
    "FaceOffView.goals[].symbol": "it stands with the pile, or with the tie card",
    "face_off.winners": "the options say it",
    "face_off.pair": "the roll is told with the piles",
    "face_off.until": CLOCK,
    "face_off.whole": CLOCK,
    "face_off.claim.times": TOLD_ROUND,
    "face_off.claim.margin": TOLD_ROUND,
    **{
        f"event.{key}.{what}": TOLD_ROUND
        for key in ("answered", "spoke")
        for what in ("time", "later")
    },
    "event.tie.times": "so close together that only how close is told",
    "event.tie.margin": TOLD_ROUND,
    "event.drawn.card": DRAWN,
    "event.drawn.place": "the owner has drawn; in twos the piles take turns (AN-1.6)",
    "event.duel.card": DRAWN,
    "event.spoke.word": "nobody has written it down yet; `noted` tells it",
    "event.won.card": DRAWN,
    "event.won.place": "the title tells the card",
    "event.uncovered.card": DRAWN,
    "event.uncovered.place": "the title tells the card",
    "event.set-aside.card": DRAWN,
    **{
        f"ask.{why}.now": CLOCK
        for why in ("ready", "draw", "race", "challenge", "vote", "judge", "order")
    },
}
