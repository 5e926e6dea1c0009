"""Wikinger: buy tiles with figures from a turning wheel, lay islands before your coast, ward off the raiders."""
