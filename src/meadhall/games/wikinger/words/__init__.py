"""Wikinger in words."""
