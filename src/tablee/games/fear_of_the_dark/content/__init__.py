"""The box: tiles and cards as data (`pack.toml`), and what reads them (FD-1)."""
