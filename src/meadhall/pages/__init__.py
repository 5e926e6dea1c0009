"""The hall's pages and the parts of a table page: no web framework, no database, so that any host can show them."""
