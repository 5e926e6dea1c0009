"""What is seen of Karvi."""
