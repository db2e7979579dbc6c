"""The box of Magpies."""
