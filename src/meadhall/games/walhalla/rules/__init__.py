"""The rules of Walhalla."""
