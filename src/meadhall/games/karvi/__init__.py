"""Karvi: sail the northern seas, trade, raid, and carve your deeds in stone."""
