"""The store's history, one step a file, and going along it."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import command
from alembic.config import Config


def migrate(connection: sa.Connection, to: str) -> None:
    """Bring the columns of a store to a revision."""
    config = Config()
    config.set_main_option("script_location", "meadhall.server:migrations")
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    command.upgrade(config, to)
