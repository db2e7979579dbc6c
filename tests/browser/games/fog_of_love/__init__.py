"""The screens of Fog of Love."""
