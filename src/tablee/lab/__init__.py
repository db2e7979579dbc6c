"""The laboratory: simulation, benchmarks, yardstick games and the teaching game."""
