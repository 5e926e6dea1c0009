"""Processes that know each other: what was committed in which order, who runs, who is present where, who thinks."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"

OF_TABLES = (("changed", sa.BigInteger()), ("aside", sa.BigInteger()), ("thinker", sa.String(40)))
SAGAS = sa.text("saga IS NOT NULL")


def upgrade() -> None:
    """Nobody runs yet."""
    for name, kind in OF_TABLES:
        op.add_column("tables", sa.Column(name, kind))
    for name in ("changed", "aside"):
        op.create_index(f"tables_{name}", "tables", [name])
    op.create_index("tables_sagas", "tables", ["touched"], sqlite_where=SAGAS, postgresql_where=SAGAS)
    op.create_table("commits", sa.Column("number", sa.BigInteger, nullable=False))
    op.execute(sa.text("INSERT INTO commits VALUES (0)"))
    op.create_table(
        "processes",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("beat", sa.Integer, nullable=False),
    )
    op.create_table(
        "present",
        sa.Column("table_id", sa.String(40), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("process", sa.String(40), primary_key=True),
        sa.Column("caller", sa.Integer),
    )


def downgrade() -> None:
    """Remove it."""
    for name in ("present", "processes", "commits"):
        op.drop_table(name)
    for name in ("sagas", "aside", "changed"):
        op.drop_index(f"tables_{name}", "tables")
    for name, _ in OF_TABLES:
        op.drop_column("tables", name)
