"""It is your turn: who wants to be told where, and what is due."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    """Nobody has asked for any yet."""
    op.create_table(
        "alerts",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("table_id", sa.String(40), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("nonce", sa.String(40), nullable=False),
        sa.Column("way", sa.String(10), nullable=False),
        sa.Column("form", sa.String(10), nullable=False),
        sa.Column("target", sa.String(1000), nullable=False),
        sa.Column("keys", sa.String(200), nullable=False),
        sa.Column("lang", sa.String(10), nullable=False),
        sa.Column("base", sa.String(300), nullable=False),
        sa.Column("quiet", sa.String(20)),
        sa.Column("zone", sa.String(60), nullable=False),
        sa.Column("most", sa.Integer, nullable=False),
        sa.Column("confirmed", sa.Boolean, nullable=False),
        sa.Column("off", sa.Boolean, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("looked", sa.Integer, nullable=False),
        sa.Column("turn", sa.Integer),
        sa.Column("ends", sa.Float),
        sa.Column("due", sa.Float),
        sa.Column("what", sa.String(10), nullable=False),
        sa.Column("told", sa.Integer, nullable=False),
        sa.Column("reminded", sa.Integer, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("failed", sa.Integer, nullable=False),
        sa.Column("sent", sa.Float, nullable=False),
        sa.Column("day", sa.String(10), nullable=False),
        sa.Column("today", sa.Integer, nullable=False),
        sa.Column("claim", sa.String(40)),
        sa.Column("claimed", sa.Float),
    )
    op.create_index("alerts_table", "alerts", ["table_id", "seat"])
    op.create_index("alerts_due", "alerts", ["due"])


def downgrade() -> None:
    """Remove them."""
    op.drop_table("alerts")
