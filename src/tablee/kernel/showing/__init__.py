"""What is shown of a match, and what of it has changed: pieces of views, and patches."""
