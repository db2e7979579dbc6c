"""A match as bytes and back, and what becomes of one that earlier rules have left."""
