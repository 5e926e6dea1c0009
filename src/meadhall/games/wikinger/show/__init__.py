"""What is seen of Wikinger."""
