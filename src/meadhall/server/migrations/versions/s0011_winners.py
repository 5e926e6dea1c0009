"""Who has won a game, so that programs are rated without replaying all; seats are found by who sits there."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    """Of games that ended before nobody says who has won."""
    op.add_column("tables", sa.Column("winners", sa.JSON))
    op.create_index("seats_by_kind", "seats", ["kind"])


def downgrade() -> None:
    """Remove both."""
    op.drop_index("seats_by_kind", "seats")
    op.drop_column("tables", "winners")
