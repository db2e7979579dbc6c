"""Those who sit before a page: they see what it was told, and press what it shows."""
