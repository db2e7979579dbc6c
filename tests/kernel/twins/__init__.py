"""Broken twins of the teaching game: each is Magpies with one fault, to prove that the
conformance suite can fail, and that the right check does."""
