"""Answers that seats prepare before their turn."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    """Nobody has planned anything yet."""
    op.create_table(
        "plans",
        sa.Column("table_id", sa.String(40), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("nonce", sa.String(40)),
        sa.Column("steps", sa.JSON),
        sa.Column("ask_if", sa.JSON),
        sa.Column("marks", sa.JSON),
        sa.Column("stopped", sa.String(20)),
    )


def downgrade() -> None:
    """Forget what was planned."""
    op.drop_table("plans")
