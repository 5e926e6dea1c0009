"""The rules of Karvi."""
