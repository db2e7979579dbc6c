"""What a seat is shown, and the same in words."""
