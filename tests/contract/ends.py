"""The ways a game can end, told apart by what everybody sees. `tests/golden/<game>/ends.json` says what they mean."""

from __future__ import annotations

from meadhall.engine import SPECTATOR, Table, Told


def end(table: Table) -> str:
    """The word for how a finished game ended."""
    return KINDS[table.game.name](table)


def raids(table: Table) -> str:
    """The fourth voyage is over."""
    won = len(table.winners())
    if won > 1:
        return "shared-by-all" if won == table.seats else "shared"
    return "ghost-at-sea" if table.seats == 2 else "won"


def walhalla(table: Table) -> str:
    """The third raid is over: for want of dragons, or of Vikings."""
    if len(table.winners()) > 1:
        return "shared"
    _, dragons_left, _, _ = [told.figures for told in heard(table) if told.name == "raid-over"][-1]
    return "no-vikings" if dragons_left else "no-dragons"


def wikinger(table: Table) -> str:
    """The sixth round is over."""
    if len(table.winners()) > 1:
        return "shared"
    return "gold" if len(best(table)) > 1 else "points"


def runes(table: Table) -> str:
    """Somebody's tray is empty, or nobody can lay a stone."""
    last = {told.name for told in table.moves[-1].events}
    if "stalled" in last:
        return "stalled-shared" if len(table.winners()) > 1 else "stalled"
    for event, word in (("formed", "form"), ("covered", "cover"), ("laid", "stone"), ("replaced", "replacement")):
        if event in last:
            return word
    return "more-coins"


def karvi(table: Table) -> str:
    """The last die is back in the village."""
    first = best(table)
    if len(first) == 1:
        return "points"
    players = table.position()["players"]
    spaces = [min(at for at, _, _ in players[table.names[seat]]["dice"]) for seat in first]
    return "leftmost-die" if spaces.count(min(spaces)) == 1 else "upper-die"


def best(table: Table) -> list[int]:
    """The seats with the most points, before any tie is broken."""
    points = [table.points(seat) for seat in range(table.seats)]
    return [seat for seat in range(table.seats) if points[seat] == max(points)]


def heard(table: Table) -> list[Told]:
    """What was told to all."""
    return [told for _, told in table.events(SPECTATOR)]


KINDS = {"raids": raids, "walhalla": walhalla, "wikinger": wikinger, "runes": runes, "karvi": karvi}
