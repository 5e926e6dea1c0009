"""What follows a game: its rematches, and whether a deal is known."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Of the tables that are there already nothing follows, and their deals are new."""
    op.add_column("tables", sa.Column("known", sa.Boolean, server_default=sa.false(), nullable=False))
    op.add_column("tables", sa.Column("after", sa.JSON))


def downgrade() -> None:
    """Remove the columns."""
    op.drop_column("tables", "after")
    op.drop_column("tables", "known")
