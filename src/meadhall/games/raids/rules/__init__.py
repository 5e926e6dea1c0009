"""The rules of Raids."""
