"""The store's history, one step a file."""
