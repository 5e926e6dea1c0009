"""Karvi in words."""
