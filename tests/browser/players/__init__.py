"""Simulated people at a page: they read its messages, and press what it shows."""
