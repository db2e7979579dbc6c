"""What a seat may know, and the same in words."""
