"""What is seen and not told in words, and why."""

from __future__ import annotations

SILENT = {
    "seats": "as many lives as there are",
    "home": "the slice says so",
    "falls": "the same in every game: FF-2.2; a card says which would fall",
    "full": "the same in every game: FF-2.2",
    "loves": "the same in every game: FF-3.1",
    "goals_to_win": "the same in every game: FF-9.7",
    "persons[].person": "their place in the list, by which they are meant",
    "own_card.id": "its title is told",
    "boards[].partner": "the place in the circle says so",
    "event.parts[].slots[]": "their order is that of the labels",
    "SymbolView.what": "its message says it",
    "SymbolView.how": "how it is drawn; its message says it",
    "SymbolView.n": "not said where it is one",
    "SymbolView.a": "said where somebody can be A",
    **dict.fromkeys(("OfferView.choice", "GoalView.choice"), "the options of the question say it"),
    **dict.fromkeys(
        ("ask.open.least", "ask.open.most", "ask.bid.least", "ask.bid.most", "ask.steal.thefts"),
        "the options say it",
    ),
    "AuctionView.bids": "the options say it",
    "GoalStep.what": "its message says it",
    "Check.rule": "the clause behind the why?",
    "Why.rule": "the clause behind the why?",
    "Unfit.rule": "the clause behind the why?",
    "event.slice.cards": "they lie on the table, and are told there",
    "event.tie.was": "said wherever more than one is possible",
    "event.sexes.sexes": "told with everybody in town",
    "event.exchange.categories": "one’s own goals are told",
    "ask.sex.notice": "the clause behind the why?",
    "ask.order.orders": "each option says its own",
}
