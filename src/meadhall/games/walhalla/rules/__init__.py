"""The rules of Walhalla. Rulings by number: see the README of the game."""
