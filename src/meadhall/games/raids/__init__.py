"""Raids: four voyages around the island, by Matthew Dunstan and Brett J. Gilbert. See README.md beside this file."""
