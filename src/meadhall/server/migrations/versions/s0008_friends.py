"""Waiting for friends: tables that are not begun, one link for all free seats, seat words, talk."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"

OF_TABLES = (("begun", sa.Boolean(), sa.true()), ("link", sa.String(40), None), ("talks", sa.Boolean(), sa.true()))
OF_SEATS = (
    ("ready", sa.Boolean(), sa.false()), ("sent", sa.Float(), None), ("opened", sa.Float(), None),
    ("salt", sa.String(40), None), ("hidden", sa.Boolean(), sa.false()),
)  # fmt: skip


def upgrade() -> None:
    """Tables that are there already are played, and have no link for all."""
    for table, columns in (("tables", OF_TABLES), ("seats", OF_SEATS)):
        for name, kind, usual in columns:
            op.add_column(table, sa.Column(name, kind, server_default=usual))
    op.create_table(
        "talk",
        sa.Column("table_id", sa.String(40), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("at", sa.Float),
        sa.Column("seat", sa.Integer),
        sa.Column("who", sa.String(40)),
        sa.Column("sign", sa.String(20)),
        sa.Column("text", sa.String(200)),
    )


def downgrade() -> None:
    """Remove them."""
    op.drop_table("talk")
    for table, columns in (("tables", OF_TABLES), ("seats", OF_SEATS)):
        for name, _, _ in columns:
            op.drop_column(table, name)
