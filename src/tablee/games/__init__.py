"""The games. Importing this package registers them all."""

from tablee.games import fear_of_the_dark, fiese_freunde

__all__ = ["fear_of_the_dark", "fiese_freunde"]
