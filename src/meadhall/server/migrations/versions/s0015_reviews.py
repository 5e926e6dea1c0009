"""What the coach found in games that are over."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"


def upgrade() -> None:
    """Games that are over already are weighed when somebody looks at them."""
    op.create_table(
        "reviews",
        sa.Column("table_id", sa.String(40), primary_key=True),
        sa.Column("review", sa.JSON()),
    )


def downgrade() -> None:
    """They are weighed anew."""
    op.drop_table("reviews")
