"""The rules of Magpies."""
