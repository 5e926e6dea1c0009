"""Walhalla in words."""
