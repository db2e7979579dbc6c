"""How long everything takes, in milliseconds; and how often it may happen."""

SLOW = 6_000
"""AN-2.1: after so long a card is drawn for a slow player."""

SILENCE = 2_000
"""AN-7.3: so long the table does not mention a match: spotting it is part of the game."""
HINT, PATIENCE = 25_000, 40_000
"""AN-3.8: after the face-off was noticed."""
GRACE = 10_000
"""AN-3.8: at least so much is left when a refused answer sends the rivals back to thinking."""

CREDIT = {"friends": 600, "public": 250}
"""AN-8.1: how far back a device's own time of its first key is believed."""
HOLD = 2_500
"""AN-8.2: for a rival who began earlier and is still typing."""
AGAIN = 400
"""AN-3.7: between two tries."""
REFUSED = 3_000
"""AN-3.7: after an answer that the group has refused; as much more for each further one."""
MOST_REFUSED = 6
"""AN-3.8: so many refused answers in a face-off, and it is over."""
PAUSE = 1_500
"""AN-3.7, AN-8.1: whoever pauses so long while typing makes a new start."""
PIECE = 3
"""AN-8.1: more letters at once than this were pasted, not typed: a new start."""
MUTE = 1_500
"""AN-8.3: a penalty for pressing the pad without an answer."""

OBJECT = 4_000
"""AN-7.5: for a challenge."""
VOTE = 6_000
"""AN-7.5, AN-8.3: for the group's verdict."""
WINDOWS = {"challenge": OBJECT, "vote": VOTE, "judge": VOTE, "order": VOTE}
"""How long the window of each phase is open."""

MOST_TIES = 3
"""AN-7.2: then the smaller time decides."""
MOST_LOST_CHALLENGES = 3
"""AN-7.5: after losing so many, a player has no challenges left."""
