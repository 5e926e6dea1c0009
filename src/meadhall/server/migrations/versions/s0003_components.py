"""The component files that tables were dealt with."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Make room; the hall fills it when it opens."""
    op.create_table(
        "components",
        sa.Column("digest", sa.String(40), primary_key=True),
        sa.Column("text", sa.Text, nullable=False),
    )


def downgrade() -> None:
    """Forget them."""
    op.drop_table("components")
