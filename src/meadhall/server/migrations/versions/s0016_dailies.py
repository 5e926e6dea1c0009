"""The daily deal: tables of it, first tries, and what bots reach."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"


def upgrade() -> None:
    """No table before was of a daily deal."""
    op.add_column("tables", sa.Column("daily", sa.JSON()))
    op.create_table(
        "dailies",
        sa.Column("day", sa.String(10), primary_key=True),
        sa.Column("player", sa.String(40), primary_key=True),
        sa.Column("at_table", sa.String(40)),
        sa.Column("mark", sa.String(40)),
        sa.Column("game", sa.String(40)),
        sa.Column("seats", sa.Integer),
        sa.Column("name", sa.String(40)),
        sa.Column("late", sa.Boolean),
        sa.Column("begun", sa.Float),
        sa.Column("ended", sa.Float),
        sa.Column("points", sa.Integer),
        sa.Column("place", sa.Integer),
        sa.Column("answers", sa.Integer),
    )
    op.create_index("ix_dailies_at_table", "dailies", ["at_table"])
    op.create_table(
        "pars",
        sa.Column("mark", sa.String(40), primary_key=True),
        sa.Column("day", sa.String(10)),
        sa.Column("par", sa.JSON()),
    )


def downgrade() -> None:
    """Results are lost; the tables are played on as known deals."""
    op.drop_table("pars")
    op.drop_index("ix_dailies_at_table", "dailies")
    op.drop_table("dailies")
    op.drop_column("tables", "daily")
