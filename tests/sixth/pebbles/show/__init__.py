"""What is seen of Pebbles."""
