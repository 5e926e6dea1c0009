"""The store's history, one step a file, and going along it."""

from __future__ import annotations

from pathlib import Path

import sqlalchemy as sa

STEPS = Path(__file__).with_name("versions")


class NoSuchStep(Exception):
    """A store that has taken a step which is not known here."""


def newest() -> str:
    """The last step, by its file's name."""
    return max(step.stem[1:5] for step in STEPS.glob("s*.py"))


def migrate(connection: sa.Connection, to: str) -> None:
    """Bring the columns of a store to a revision."""
    if to == "head" and _taken(connection) == newest():
        return
    from alembic import command  # late: it takes as long to import as half of the hall, and is seldom needed
    from alembic.config import Config
    from alembic.util import CommandError

    config = Config()
    config.set_main_option("script_location", "meadhall.server:migrations")
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, to)
    except CommandError as error:
        raise NoSuchStep(str(error)) from error


def _taken(connection: sa.Connection) -> str | None:
    """The step at which a store is; None of an empty one."""
    if not sa.inspect(connection).has_table("alembic_version"):
        return None
    return connection.execute(sa.text("SELECT version_num FROM alembic_version")).scalar()
