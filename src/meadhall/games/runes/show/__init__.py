"""What is seen of Runes."""
