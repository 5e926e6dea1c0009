"""What is seen of Raids."""
