"""What a screen is told and the text does not say, with the reason (`Game.silent`)."""

LIES = "where it lies, the position tells"
OPTIONS = "the options say it"
SILENT = {
    "held": "the options, by their cards; hand, deck and objects are told",
    "strike_adds": "the hand is told; with the match it is said if that would bring nothing",
    "reach": "each step is asked for; doors within reach are told",
    "aims": "what lies in every room, and where, is told; so is what an action is about",
    "lost_path": "each step was told when it was made",
    "doors_open[][0]": "a room has one door on each side",
    "doors_open[][1]": "a room has one door on each side",
    "RoomView.turn": "doors and squares are told as they lie",
    "RoomView.squares": "what there is now is told",
    "RoomView.tokens": "what there is now is told",
    **{
        f"placing.choices[].{same}": "the same whichever way it lies"
        for same in ("tile", "col", "row", "danger", "leak", "secret_doors")
    },
    "placing.choices[].what": "its tokens are not laid yet: what is printed is told",
    **{
        f"event.{key}.{where}": LIES
        for key in (
            "step",
            "token",
            "clear",
            "unlock",
            "lever",
            "collapse",
            "lockdown",
            "secret-door",
        )
        for where in ("x", "y")
    },
    **{f"event.{key}.{where}": LIES for key in ("place", "leak") for where in ("col", "row")},
    "event.place.turn": LIES,
    "event.collapse.what": "always an obstruction",
    "event.lockdown.what": "always a lock",
    "event.echo.tile": "one Dark Echo is like another",
    "event.found.deck": "the search before it told it",
    "event.end.outcome": "the result says it",
    **{f"ask.{why}.places": OPTIONS for why in ("target", "lever", "door", "map")},
    "ask.terror.sources": OPTIONS,
    "ask.terror.cards": OPTIONS,
}
