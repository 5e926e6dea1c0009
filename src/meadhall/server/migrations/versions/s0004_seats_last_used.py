"""When a seat's links were last used, whether a new one is asked for, and what all at the table are told of seats."""

from __future__ import annotations

import time

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Seats that are already there count as used today."""
    op.add_column("seats", sa.Column("seen", sa.Float, nullable=False, server_default=sa.text(str(time.time()))))
    op.add_column("seats", sa.Column("link_asked", sa.Float))
    op.add_column("tables", sa.Column("notices", sa.JSON, nullable=False, server_default="[]"))


def downgrade() -> None:
    """Remove the columns."""
    op.drop_column("tables", "notices")
    op.drop_column("seats", "link_asked")
    op.drop_column("seats", "seen")
