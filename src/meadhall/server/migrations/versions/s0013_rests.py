"""Seats may rest for as many days as were agreed."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    """At tables that are there already no rest was agreed."""
    op.add_column("tables", sa.Column("rests", sa.Integer(), server_default="0"))
    op.add_column("seats", sa.Column("rests_until", sa.Float()))
    op.add_column("seats", sa.Column("rested", sa.Integer(), server_default="0"))


def downgrade() -> None:
    """Nobody rests."""
    for table, column in (("tables", "rests"), ("seats", "rests_until"), ("seats", "rested")):
        op.drop_column(table, column)
