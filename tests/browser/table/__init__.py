"""What every table has: seats, talk, turns, replay."""
