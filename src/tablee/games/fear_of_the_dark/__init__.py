"""Fear of the Dark."""
