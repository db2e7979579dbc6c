"""What a seat may know of Magpies, and the same in words."""
