"""Runes in words."""
