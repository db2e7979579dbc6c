"""The games. Importing this package registers them all."""

from tablee.games import anomia, fear_of_the_dark, fiese_freunde, fog_of_love

__all__ = ["anomia", "fear_of_the_dark", "fiese_freunde", "fog_of_love"]
