"""A sixth game, from outside the house: it needs nothing but its own folder and an entry point."""
