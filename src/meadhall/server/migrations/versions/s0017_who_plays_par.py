"""Par of a daily deal is played by one process."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"


def upgrade() -> None:
    """Nobody plays any yet."""
    op.add_column("pars", sa.Column("thinker", sa.String(40)))


def downgrade() -> None:
    """Two may play the same."""
    op.drop_column("pars", "thinker")
