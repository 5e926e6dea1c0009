"""Whether hints and win chances are to be had at a table."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Tables that are already there get what new ones get: one person may have hints, several not."""
    op.add_column("tables", sa.Column("hints", sa.Boolean, nullable=False, server_default=sa.false()))
    people = "SELECT count(*) FROM seats WHERE seats.table_id = tables.id AND seats.kind = 'human'"
    op.execute(sa.text(f"UPDATE tables SET hints = (({people}) <= 1)"))


def downgrade() -> None:
    """Remove the column."""
    op.drop_column("tables", "hints")
