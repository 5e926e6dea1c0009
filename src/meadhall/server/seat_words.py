"""Seat words: three words by which a player takes the own seat along to another device or browser.

They are made from the hall's secret and a salt of the seat, so no store holds them; who looks at the own seat may read
them as often as they like. Saying them moves the seat: the browser that had it looks on. They stay good for the next
time, until somebody else gets the seat. Who guesses has few tries, by address and by table (`rate_limits`).
"""

from __future__ import annotations

import re
import secrets

from meadhall.server import tokens
from meadhall.server.changes import Planned
from meadhall.server.errors import Forbidden, Refused
from meadhall.server.links import Links
from meadhall.server.live_table import LiveTable
from meadhall.server.rate_limits import Limits
from meadhall.server.seats import Seats

EN = """
    acorn amber anchor anvil apple arrow ash autumn axe barley beaver bell berry birch boat bread brick bronze brook
    butter candle castle cedar cheese cherry cloud clover coal copper crane crow aster deer door dove drum eagle
    ember falcon feather fern field finch fire fish flame flint fiddle forest fox frost garden glove goat goose
    grain grass hammer harbour harp hawk hazel heron hill honey horn horse ice iron island ivy juniper kettle ladder
    lake lamp lark leaf lily linen lynx maple meadow milk mint moon moss mountain needle nest night north oak oar
    oats otter owl pear pine plum pond rain raven reed river road robin rope rose rowan salmon salt sand seal silver
    snow spring squirrel star stone storm straw summer swan thistle thunder tower wheel
"""
DE = """
    eichel bernstein anker amboss apfel pfeil esche herbst axt gerste biber glocke beere birke boot brot ziegel
    bronze bach butter kerze burg zeder quark kirsche wolke klee kohle kupfer kranich dohle aster hirsch tor taube
    trommel adler glut falke feder farn feld fink feuer fisch flamme kiesel geige forst fuchs frost garten handschuh
    ziege gans korn gras hammer hafen harfe habicht hasel reiher hang honig horn pferd eis eisen insel efeu
    wacholder kessel leiter see lampe lerche blatt lilie leinen luchs ahorn wiese milch minze mond moos berg nadel
    nest nacht norden eiche ruder hafer otter eule birne kiefer pflaume teich regen rabe schilf fluss weg amsel seil
    rose vogelbeere lachs salz sand robbe silber schnee quelle marder stern stein sturm stroh sommer schwan distel
    donner turm rad
"""
WORDS = {"en": tuple(EN.split()), "de": tuple(DE.split())}
KNOWN = len(WORDS["en"])


class SeatWords:
    """Tells a player's words, and gives the seat to who says them."""

    def __init__(self, seats: Seats, links: Links) -> None:
        self.seats, self.links = seats, links

    def of(self, live: LiveTable, seat: int, lang: str) -> str:
        """The words of a seat, in a language."""
        return " ".join(WORDS[lang if lang in WORDS else "en"][number] for number in self._numbers(live, seat))

    def _numbers(self, live: LiveTable, seat: int) -> tuple[int, ...]:
        return self.seats.signer.words(live.id, seat, live.seats[seat].salt or "", known=KNOWN)

    async def take(self, live: LiveTable, said: str, limits: Limits, address: str) -> int:
        """Move a seat to who says its words; the browser that had it looks on from now on."""
        await limits.guess(address, live.id)
        meant = [part for part in re.split(r"[^a-z]+", said.lower()[:80]) if part]
        found = None
        for number, seat in enumerate(live.seats):
            if seat.kind != "bot" and seat.joined and self._are(live, number, meant):
                found = number
        if found is None:
            raise Forbidden("no seat of this table has those three words", "seat/words")
        limits.guessed(address, live.id)
        fresh = {"nonce": tokens.nonce(), "link_asked": None, "seen": self.seats.clock(), "hidden": False}

        def move() -> Planned:
            if not live.seats[found].joined or not self._are(live, found, meant):  # given away meanwhile
                raise Refused("that seat was just given away", "seat/words", 403)
            return self.links.told(live, "moved", found, found, fresh)

        await self.links.changes.make(live, move)
        return found

    def _are(self, live: LiveTable, seat: int, meant: list[str]) -> bool:
        said = " ".join(meant).encode()
        right = [secrets.compare_digest(said, self.of(live, seat, lang).encode()) for lang in WORDS]
        return any(right)  # both were looked at, however soon it is known
