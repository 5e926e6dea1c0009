"""Bots: they see the contract, never a game."""
