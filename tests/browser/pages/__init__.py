"""Pages besides the table, and what all pages must hold to."""
