"""The terminal's table: what a table needs that is shown line by line or full-screen. Only `app` and what it opens need
Textual; everything else here does without.
"""
