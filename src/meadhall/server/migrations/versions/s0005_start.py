"""The position a table began at, where it was not dealt."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Tables that are there already were dealt."""
    op.add_column("tables", sa.Column("start", sa.JSON))


def downgrade() -> None:
    """Remove the column."""
    op.drop_column("tables", "start")
