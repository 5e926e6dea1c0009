"""Names that look alike: nobody sits down under what reads like the name of somebody else at the table."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Sequence

from meadhall.server.errors import Refused

# Letters of other scripts, and Latin ones, by what they are mistaken for. Numbers, for nobody could read them apart.
TWINS = {
    "a": "\u0430\u03b1\u0251", "b": "\u0412\u0432\u042c\u044c\u0392", "c": "\u0441\u03f2", "d": "\u0501",
    "e": "\u0435\u0454\u03b5", "f": "\u03dd", "g": "\u0261\u0581", "h": "\u04bb\u041d\u043d\u0397",
    "i": "\u0456\u03b9\u0131", "j": "\u0458\u03f3", "k": "\u043a\u03ba", "l": "\u04c0\u04cf\u0406\u0399I1|",
    "m": "\u043c\u039c", "n": "\u043f\u039d\u03b7\u0578", "o": "\u043e\u03bf\u03c3\u05850", "p": "\u0440\u03c1",
    "q": "\u051b\u0563", "r": "\u0433", "s": "\u0455\u054f", "t": "\u0442\u03c4", "u": "\u0446\u03c5\u057d",
    "v": "\u0475\u03bd", "w": "\u0461\u051d\u03c9", "x": "\u0445\u03c7", "y": "\u0443\u04af\u03b3\u03a5",
    "z": "\u1d22\u0396",
}  # fmt: skip
LOOKS = {ord(twin): letter for letter, twins in TWINS.items() for twin in twins}
PAIRS = (("rn", "m"), ("vv", "w"))  # two letters that read like one
BLANK = {0x034F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x2800, 0x3164, 0xFFA0}  # drawn as nothing, whatever they count as
UNSEEN = BLANK | set(range(0x180B, 0x1810)) | set(range(0xFE00, 0xFE10))
SCRIPTS = ("LATIN", "GREEK", "CYRILLIC", "ARMENIAN", "CHEROKEE", "COPTIC")  # whose letters are taken for each other


def plain(name: str) -> str:
    """A name as it is kept: letters composed, blanks single, without what cannot be seen."""
    seen = "".join(letter for letter in name if ord(letter) not in UNSEEN and unicodedata.category(letter) != "Cf")
    return " ".join(filter(None, unicodedata.normalize("NFC", seen).strip().split(" ")))


def check(names: Sequence[str]) -> None:
    """Refuse a name that mixes letters of several scripts, and two that look alike."""
    for name in names:
        if len(scripts(name)) > 1:
            mixed = " and ".join(sorted(scripts(name)))
            said = f"{name!r} mixes letters of {mixed}, which look alike; use one alphabet"
            raise Refused(said, "seat/mixed-letters", 422)
    for number, name in enumerate(names):
        for other in names[:number]:
            if alike(name, other):
                said = f"{name!r} looks like {other!r}, who sits at this table; choose another name"
                raise Refused(said, "seat/look-alike", 422)


def free(pool: Iterable[str], taken: Iterable[str]) -> str:
    """The first name of a pool that looks like none that is taken."""
    known = list(taken)
    return next(name for name in pool if not any(alike(name, other) for other in known))


def alike(one: str, other: str) -> bool:
    """Whether two names could be mistaken for each other."""
    return folded(one) == folded(other) or look(one) == look(other)


def folded(name: str) -> str:
    """A name without what makes no difference to readers: case, forms of letters and digits, blanks."""
    return "".join(unicodedata.normalize("NFKC", plain(name)).casefold().split())


def look(name: str) -> str:
    """What a name looks like, in Latin letters."""
    drawn = "".join(unicodedata.normalize("NFKC", plain(name)).split()).translate(LOOKS).casefold().translate(LOOKS)
    for pair, letter in PAIRS:
        drawn = drawn.replace(pair, letter)
    return drawn


def scripts(name: str) -> set[str]:
    """The alphabets of a name, as far as their letters are taken for each other."""
    first = {unicodedata.name(letter, "").partition(" ")[0] for letter in name if letter.isalpha()}
    return first & set(SCRIPTS)
