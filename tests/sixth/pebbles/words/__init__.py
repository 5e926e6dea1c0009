"""Pebbles in words."""
