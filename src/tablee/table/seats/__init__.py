"""Who sits where, and who may come in: the company of a table, its invitation, tokens and codes."""
