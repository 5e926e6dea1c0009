"""What addresses use up of their limits is told from process to process."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    """Nothing is told yet."""
    op.add_column("processes", sa.Column("spent", sa.Text(), server_default=""))


def downgrade() -> None:
    """Each counts for itself."""
    op.drop_column("processes", "spent")
