"""Answers that were given together, and when a seat wants to be asked between turns."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Answers that are there already were given one by one; nobody has said when to be asked."""
    op.add_column("answers", sa.Column("together", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("seats", sa.Column("asks", sa.String(10), nullable=False, server_default="aimed"))


def downgrade() -> None:
    """Remove the columns."""
    op.drop_column("seats", "asks")
    op.drop_column("answers", "together")
