"""The rules of Wikinger."""
