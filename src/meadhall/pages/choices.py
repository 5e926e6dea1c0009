"""The legal answers as a list beside the board; where a question mixes several kinds, a list each, opened by tabs."""

from __future__ import annotations

from functools import lru_cache

from meadhall.engine.phrase import Phrase
from meadhall.look import AT_ONCE, Band, Kind, Markup, Row, element
from meadhall.pages import phone
from meadhall.pages.frame import Frame
from meadhall.pages.html import chip, hidden, icon
from meadhall.words import Answer

KEYS = {"pass": "p"}  # answers that have a key of their own besides their number, whatever the game
TAKEN = frozenset("uhewp")  # letters that the page needs for itself while somebody is asked


def answers(f: Frame) -> list[Markup]:
    """The legal answers as the items of a list; the number is the key, unless the game has a better one. On a phone
    they are short, and have none.
    """
    if phone.small(f):
        return phone.answers(f, KEYS)
    if f.kinds:
        return [element("li", _tabs(f), [_list(f, kind) for kind in f.kinds if kind.name != AT_ONCE], class_="groups")]
    made = [_listed(f, number, action) for number, action in enumerate(f.prompt.answers, 1)]
    return [*(_locked(f, action, said) for action, said in f.show.locked(f.view).items()), *made]


def _locked(f: Frame, action: int, said: Phrase) -> Markup:
    """What cannot be chosen now, and why; no answer."""
    return _barred(f.speak.answer(said, f.table.names, f.eye.seat), f.show.picture(f.view, action))


def _listed(f: Frame, number: int, action: int) -> Markup:
    answer, key, said = f.table.game.actions.text(action), f.show.key(f.view, action), f.offer(action)
    face = f.show.face(f.view, action, f.brush)
    drawn = f.show.picture(f.view, action)
    brief = f.show.short(f.view, action) if drawn is not None else None
    if drawn is None or brief is None:
        return _answer(key or str(number), answer, said, key, face)
    in_short = f.speak.answer(brief, f.table.names, f.eye.seat)
    return _pictured(key or str(number), answer, in_short, said.whole, key, drawn)


@lru_cache(maxsize=4096)
def _answer(number: str, answer: str, words: Answer, key: str | None, face: Markup | None = None) -> Markup:
    choice = element(
        "button",
        element("kbd", number),
        face,
        _words(words, "hide" if face else "words"),
        type="button",
        class_="answer pictured" if face else "answer",
        tabindex="-1",
        data_answer=answer,
        data_key=key or KEYS.get(answer),
    )
    return element("li", choice)


@lru_cache(maxsize=4096)
def _pictured(number: str, answer: str, words: Answer, whole: str, key: str | None, drawn: Markup) -> Markup:
    choice = element(
        "button",
        element("kbd", number),
        drawn,
        _words(words),
        type="button",
        class_="answer pictured",
        tabindex="-1",
        aria_label=whole,
        data_answer=answer,
        data_key=key,
    )
    return element("li", choice)


@lru_cache(maxsize=1024)
def _barred(words: Answer, drawn: Markup | None) -> Markup:
    lock = element("span", icon("lock"), class_="lock", aria_hidden="true")
    return element("li", element("div", lock, drawn, _words(words), class_="answer pictured locked"))


def _words(words: Answer, class_: str = "words") -> Markup:
    detail = element("small", words.detail) if words.detail else None
    return element("span", element("b", words.text), detail, class_=class_)


# -- several kinds ----------------------------------------------------------------------------------------------------


def _tabs(f: Frame) -> Markup:
    """One tab a kind with its symbol, its word and how many answers it has; what can be done at once comes first."""
    made, taken = [], set(TAKEN)
    for kind in f.kinds:
        if kind.name == AT_ONCE:
            for row in kind.rows:
                words, whole = _short(f, row)
                made.append(_at_once(row.answer, words.text, _letter(words.text, taken), whole))
        else:
            word = f.say(f"group-{kind.name}")
            made.append(_tab(kind.name, f.show.group_sign(kind.name), word, _letter(word, taken), len(kind.rows)))
    return element("div", made, class_="tabs", role="group", aria_label=f.w("page-kinds"))


def _letter(word: str, taken: set[str]) -> str:
    """The key of a tab: the first letter of its word that is still to be had."""
    letter = next((one for one in word.lower() if one.isascii() and one.isalpha() and one not in taken), "")
    taken.add(letter)
    return letter


def _underlined(word: str, letter: str) -> list[object]:
    at = word.lower().find(letter) if letter else -1
    return [word[:at], element("u", word[at]), word[at + 1 :]] if at >= 0 else [word]


def _short(f: Frame, row: Row) -> tuple[Answer, str]:
    """An answer in a few words, and in all of them."""
    phrase, whole = f.show.short(f.view, row.action), f.offer(row.action)
    if phrase is None:
        return whole, ""
    return f.speak.answer(phrase, f.table.names, f.eye.seat), whole.whole


@lru_cache(maxsize=256)
def _at_once(answer: str, word: str, letter: str, whole: str) -> Markup:
    said = hidden(f": {whole}") if whole else None
    return element(
        "button", element("span", _underlined(word, letter)), said, type="button", class_="tab at-once", tabindex="-1",
        data_answer=answer, data_key=letter or None, aria_keyshortcuts=letter or None,
    )  # fmt: skip


@lru_cache(maxsize=512)
def _tab(name: str, sign: str, word: str, letter: str, many: int) -> Markup:
    return element(
        "button", chip(sign, "small"), element("b", many), element("span", _underlined(word, letter), class_="word"),
        type="button", class_="tab", id=f"group-{name}", data_group=name, data_group_key=letter or None,
        aria_pressed="false", aria_keyshortcuts=letter or None,
    )  # fmt: skip


def _list(f: Frame, kind: Kind) -> Markup:
    """The answers of a kind, band by band."""
    made: list[Markup] = []
    last: Band | None = None
    for row in kind.rows:
        if row.band is not None and row.band != last:
            many = sum(other.band == row.band for other in kind.rows)
            made.append(_band(row.band.symbols, f.say(row.band.words), many, row.band.loud))
        last = row.band
        made.append(_row(f, row))
    word = f.say(f"group-{kind.name}")
    return element("ol", made, class_="group", id=f"list-{kind.name}", data_group_list=kind.name, aria_label=word)


@lru_cache(maxsize=1024)
def _band(symbols: tuple[str, ...], words: str, many: int, loud: bool) -> Markup:
    signs = [icon(one, "emblem" if one.startswith("seat-") else "s") for one in symbols]
    count = element("em", many, aria_hidden="true")
    return element("li", signs, element("span", words), count, class_="band loud" if loud else "band")


def _row(f: Frame, row: Row) -> Markup:
    words, whole = _short(f, row)
    price = f.show.price(f.view, row.action)
    picture = f.show.face(f.view, row.action, f.brush)
    sign = None if picture else f.show.sign(f.view, row.action)
    text = f.table.game.actions.text
    then = " ".join(text(action) for action in f.show.then(f.view, row.action))
    ways = tuple(
        (" ".join(text(action) for action in way.answers), f.say(way.words)) for way in f.show.ways(f.view, row.action)
    )
    return _grouped(row.number, row.answer, words, whole, picture, sign, price, f.w("page-free"), then, ways)


@lru_cache(maxsize=8192)
def _grouped(
    number: int,
    answer: str,
    words: Answer,
    whole: str,
    picture: Markup | None,
    sign: str | None,
    price: tuple[str, ...] | None,
    free: str,
    then: str,
    ways: tuple[tuple[str, str], ...],
) -> Markup:
    detail = element("small", words.detail) if words.detail else None
    cost = None
    if price is not None:
        cost = element("span", [icon(one) for one in price] or free, class_="price", aria_hidden="true")
    choice = element(
        "button",
        element("kbd", number),
        picture or (chip(sign) if sign else element("span")),
        element("span", element("b", words.text), detail, class_="words"),
        cost or element("span"),
        hidden(f": {whole}") if whole else None,
        type="button",
        class_="answer lined",
        tabindex="-1",
        data_answer=answer,
        data_key=KEYS.get(answer),
        data_then=then or None,
    )
    more = [
        element("button", said, type="button", data_way=answers, aria_label=f"{words.text}: {said}")
        for answers, said in ways
    ]
    return element("li", choice, element("div", more, class_="otherwise") if more else None)
