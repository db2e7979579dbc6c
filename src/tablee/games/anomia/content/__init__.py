"""What is in the box: the symbols, the packs, and what is known of their words."""
