"""The store's tables: their columns, and what they mean. `migrations` makes them."""

from __future__ import annotations

import sqlalchemy as sa

meta = sa.MetaData()
tables = sa.Table(
    "tables",
    meta,
    sa.Column("id", sa.String(40), primary_key=True),
    sa.Column("name", sa.String(40)),
    sa.Column("game", sa.String(40)),
    sa.Column("rules", sa.Integer),
    sa.Column("components", sa.String(40)),
    sa.Column("options", sa.JSON),
    sa.Column("seed", sa.String(200)),
    sa.Column("watch", sa.Boolean),  # whether people without a seat may look on
    sa.Column("patience", sa.Integer),  # minutes until a bot takes over an absent seat; 0: never by itself
    sa.Column("created", sa.Float),
    sa.Column("touched", sa.Float),
    sa.Column("version", sa.Integer),  # goes up with every change
    sa.Column("asked", sa.Integer),  # the seat whose question it is
    sa.Column("done", sa.Integer),  # answers below this ply are not taken back any more
    sa.Column("over", sa.Boolean),
    sa.Column("hints", sa.Boolean),  # whether hints and win chances are to be had
    sa.Column("notices", sa.JSON),  # what all at the table are told of seats and links, the newest last
    sa.Column("start", sa.JSON),  # the position it began at, its seats named by colours; null where it was dealt
    sa.Column("saga", sa.Text),  # a game opened from a file: to replay, not to play on
)
seats = sa.Table(
    "seats",
    meta,
    sa.Column("table_id", sa.String(40), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("kind", sa.String(10)),
    sa.Column("level", sa.String(40)),
    sa.Column("name", sa.String(40)),
    sa.Column("nonce", sa.String(40)),
    sa.Column("joined", sa.Boolean),
    sa.Column("host", sa.Boolean),
    sa.Column("stand_in", sa.String(40)),
    sa.Column("at_once", sa.Boolean),
    sa.Column("seen", sa.Float),  # when a link to it was last used, within the hour
    sa.Column("link_asked", sa.Float),  # since when the host asks for a new link to the seat of somebody else
)
answers = sa.Table(
    "answers",
    meta,
    sa.Column("table_id", sa.String(40), primary_key=True),
    sa.Column("ply", sa.Integer, primary_key=True),
    sa.Column("seat", sa.Integer),
    sa.Column("answer", sa.String(80)),
    sa.Column("at", sa.Float),
)
components = sa.Table(
    "components", meta, sa.Column("digest", sa.String(40), primary_key=True), sa.Column("text", sa.Text)
)
settings = sa.Table(
    "settings", meta, sa.Column("key", sa.String(40), primary_key=True), sa.Column("value", sa.String(200))
)
