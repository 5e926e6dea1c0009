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
    sa.Column("rests", sa.Integer),  # days that each seat may rest in all, as was agreed
    sa.Column("created", sa.Float),
    sa.Column("touched", sa.Float),
    sa.Column("version", sa.Integer),  # goes up with every change
    sa.Column("asked", sa.Integer),  # the seat whose question it is
    sa.Column("done", sa.Integer),  # answers below this ply are not taken back any more
    sa.Column("over", sa.Boolean),
    sa.Column("hints", sa.Boolean),  # whether hints and win chances are to be had
    sa.Column("notices", sa.JSON),  # what all at the table are told of seats and links, the newest last
    sa.Column("start", sa.JSON),  # the position it began at, its seats named by colours; null where it was dealt
    sa.Column("known", sa.Boolean),  # whether somebody may know its deal: it was played before, or is in a file
    sa.Column("after", sa.JSON),  # what was begun after its end: by deal, table, seat that wished for it, and count
    sa.Column("saga", sa.Text),  # a game opened from a file: to replay, not to play on
    sa.Column("begun", sa.Boolean),  # whether it is played; before, its people wait for each other
    sa.Column("link", sa.String(40)),  # what the link to any free seat is made with; null: there is none
    sa.Column("talks", sa.Boolean),  # whether people may talk there
    sa.Column("changed", sa.BigInteger),  # SQLite: the number of the commit that changed it last
    sa.Column("aside", sa.BigInteger),  # SQLite: of the last with something that has no version, as talk
    sa.Column("thinker", sa.String(40)),  # the process whose bots, or coach, think about it, while that one lives
    sa.Column("winners", sa.JSON),  # seats, once it is over; null of games that ended before that was noted
    sa.Column("daily", sa.JSON),  # of which day's deal it is, and as which try; null where it is of none
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
    sa.Column("asks", sa.String(10)),  # when the seat wants to be asked in windows between turns
    sa.Column("seen", sa.Float),  # when a link to it was last used, within the hour
    sa.Column("link_asked", sa.Float),  # since when the host asks for a new link to the seat of somebody else
    sa.Column("ready", sa.Boolean),  # whether who sits there wants to begin
    sa.Column("sent", sa.Float),  # since when it is kept for whoever has its own link; null: free for all
    sa.Column("opened", sa.Float),  # when that link was first opened
    sa.Column("salt", sa.String(40)),  # of its seat words, which nobody keeps; another one for another player
    sa.Column("hidden", sa.Boolean),  # whether its player wants to see the table in a list no more
    sa.Column("rests_until", sa.Float),  # no patience is lost with it before then; null: it does not rest
    sa.Column("rested", sa.Integer),  # days of rest that it has taken
)
answers = sa.Table(
    "answers",
    meta,
    sa.Column("table_id", sa.String(40), primary_key=True),
    sa.Column("ply", sa.Integer, primary_key=True),
    sa.Column("seat", sa.Integer),
    sa.Column("answer", sa.String(80)),
    sa.Column("together", sa.Boolean),  # with the answer before it, in one gesture: they are taken back together
    sa.Column("at", sa.Float),
)
talk = sa.Table(
    "talk",
    meta,
    sa.Column("table_id", sa.String(40), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("at", sa.Float),
    sa.Column("seat", sa.Integer),  # -1: somebody who looks on
    sa.Column("who", sa.String(40)),  # what they were called then
    sa.Column("sign", sa.String(20)),  # instead of words
    sa.Column("text", sa.String(200)),
)
alerts = sa.Table(
    "alerts",
    meta,
    sa.Column("id", sa.String(40), primary_key=True),
    sa.Column("table_id", sa.String(40)),
    sa.Column("seat", sa.Integer),
    sa.Column("nonce", sa.String(40)),  # of the seat: with another one somebody else sits there, and the alert ends
    sa.Column("way", sa.String(10)),  # push, webhook or mail
    sa.Column("form", sa.String(10)),  # of a webhook
    sa.Column("target", sa.String(1000)),  # where messages go
    sa.Column("keys", sa.String(200)),  # of a push subscription
    sa.Column("lang", sa.String(10)),
    sa.Column("base", sa.String(300)),  # what links to this hall begin with
    sa.Column("quiet", sa.String(20)),  # hours without messages, by the clock of `zone`
    sa.Column("zone", sa.String(60)),
    sa.Column("most", sa.Integer),  # messages a day
    sa.Column("confirmed", sa.Boolean),
    sa.Column("off", sa.Boolean),
    sa.Column("created", sa.Float),
    sa.Column("looked", sa.Integer),  # the version of the table that what follows was decided from
    sa.Column("turn", sa.Integer),  # the ply at which the seat's turn began; null while others are asked
    sa.Column("ends", sa.Float),  # when patience with the seat ends
    sa.Column("due", sa.Float),  # when to send
    sa.Column("what", sa.String(10)),  # turn, reminder or confirm
    sa.Column("told", sa.Integer),  # the last turn somebody was told of, or was here for
    sa.Column("reminded", sa.Integer),
    sa.Column("tries", sa.Integer),  # of this message
    sa.Column("failed", sa.Integer),  # messages in a row
    sa.Column("sent", sa.Float),  # the last one
    sa.Column("day", sa.String(10)),  # and how many there were on its day
    sa.Column("today", sa.Integer),
    sa.Column("claim", sa.String(40)),  # who sends it just now
    sa.Column("claimed", sa.Float),  # until when nobody else does
)
reviews = sa.Table(
    "reviews",
    meta,
    sa.Column("table_id", sa.String(40), primary_key=True),
    sa.Column("review", sa.JSON),  # what luck and decisions did, once the game is over and was weighed
)
plans = sa.Table(
    "plans",
    meta,
    sa.Column("table_id", sa.String(40), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("nonce", sa.String(40)),  # of the seat whose player made it
    sa.Column("steps", sa.JSON),  # questions and answers, the next first
    sa.Column("ask_if", sa.JSON),  # what must not have changed
    sa.Column("marks", sa.JSON),  # how that was when it was made
    sa.Column("stopped", sa.String(20)),  # why its next answer was not given; "": it waits for its question
)
dailies = sa.Table(
    "dailies",
    meta,
    sa.Column("day", sa.String(10), primary_key=True),
    sa.Column("player", sa.String(40), primary_key=True),  # a browser, by a digest of the cookie it has for this
    sa.Column("at_table", sa.String(40), index=True),  # of the first try; the result outlives it
    sa.Column("mark", sa.String(40)),  # of the deal
    sa.Column("game", sa.String(40)),
    sa.Column("seats", sa.Integer),
    sa.Column("name", sa.String(40)),
    sa.Column("late", sa.Boolean),  # begun on a later day
    sa.Column("begun", sa.Float),
    sa.Column("ended", sa.Float),  # null: it is still played
    sa.Column("points", sa.Integer),  # null: it is still played, or was given up
    sa.Column("place", sa.Integer),
    sa.Column("answers", sa.Integer),  # that the player gave
)
pars = sa.Table(
    "pars",
    meta,
    sa.Column("mark", sa.String(40), primary_key=True),  # of a daily deal
    sa.Column("day", sa.String(10)),
    sa.Column("par", sa.JSON),  # points and place by level, of those that have played it
    sa.Column("thinker", sa.String(40)),  # the process whose workers play it, while that one lives
)
components = sa.Table(
    "components", meta, sa.Column("digest", sa.String(40), primary_key=True), sa.Column("text", sa.Text)
)
settings = sa.Table(
    "settings", meta, sa.Column("key", sa.String(40), primary_key=True), sa.Column("value", sa.String(200))
)
commits = sa.Table("commits", meta, sa.Column("number", sa.BigInteger))  # SQLite: how many there were, in one row
processes = sa.Table(
    "processes",
    meta,
    sa.Column("id", sa.String(40), primary_key=True),
    sa.Column("beat", sa.Integer),  # goes up while the process lives
    sa.Column("spent", sa.Text),  # what addresses used up of their limits there in the last seconds
)
present = sa.Table(
    "present",
    meta,
    sa.Column("table_id", sa.String(40), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("process", sa.String(40), primary_key=True),  # where somebody looks on with the seat's token
    sa.Column("caller", sa.Integer),  # the seat that wants to call them from another process
)


def ended_with_programs(most: int) -> sa.Select[tuple[object, ...]]:
    """The newest games that are over and a program had a seat in: their seats, game by game."""
    over, at = tables.c, seats.c
    played = sa.select(at.table_id).where(at.kind == "program", at.joined.is_(True))
    newest = sa.select(over.id).where(over.id.in_(played), over.over.is_(True), over.winners.is_not(None),
        over.known.is_(False))  # fmt: skip
    newest = newest.order_by(over.touched.desc()).limit(most)
    told = (over.id, over.game, over.winners, at.seat, at.kind, at.level, at.name)
    return sa.select(*told).join(seats, over.id == at.table_id).where(over.id.in_(newest)).order_by(over.id, at.seat)
