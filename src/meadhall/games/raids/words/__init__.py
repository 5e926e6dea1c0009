"""Raids in words."""
