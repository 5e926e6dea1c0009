"""Pages. Everything on them is escaped by the builder."""
