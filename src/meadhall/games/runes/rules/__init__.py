"""The rules of Runes."""
