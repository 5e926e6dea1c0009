"""What is seen of Walhalla."""
