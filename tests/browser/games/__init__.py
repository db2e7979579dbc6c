"""The screens of the four games."""
