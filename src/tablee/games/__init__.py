"""The games of the house. None of them is imported before it is asked for."""

from tablee.kernel.registry import announce

BUILT_IN = {
    "fear-of-the-dark": "tablee.games.fear_of_the_dark:GAME",
    "fog-of-love": "tablee.games.fog_of_love:GAME",
    "anomia": "tablee.games.anomia:GAME",
    "fiese-freunde": "tablee.games.fiese_freunde:GAME",
}
"""By id, as in the entry points of `pyproject.toml`: so they are also found in a checkout that is
not installed."""

announce(BUILT_IN)
