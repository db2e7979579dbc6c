"""The box of Magpies, as data: MG-1."""
