"""Runes: match stones, empty your coin tray, by Clemens and Nina von Bank. See README.md beside this file."""
