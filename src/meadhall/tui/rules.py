"""The rules of a game in the terminal: the same text as in the browser, pictures as the sentence that tells them."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable

from rich.box import SIMPLE_HEAD
from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from meadhall.engine import AnyGame, Phrase
from meadhall.learn import Book, Paragraph, Picture, book
from meadhall.look.boxes import Node, parsed
from meadhall.words import Speaker, speaker

STYLES = {"strong": "bold", "dfn": "italic", "a": "cyan", "i": "bold"}
NUMBERS = 6  # columns for the number of a rule


def read(game: AnyGame, lang: str, full: bool, out: Console) -> None:
    """Print the rules, all of them or the short version."""
    rules, speak = book(game, lang), speaker(lang)
    _title(out, rules.title)
    _goal(out, rules, speak)
    _heading(out, rules.turn_title)
    for number, one in enumerate(rules.turn, 1):
        told = Text.assemble((f"{one.title}. ", "bold"), _inline(parsed(one.text)))
        out.print(_row(str(number), [told, _picture(one, speak)]))
    for chapter in rules.chapters:
        parts = [part for part in chapter.parts if full or not (isinstance(part, Paragraph) and part.full)]
        if not full and (chapter.full or not any(isinstance(part, Paragraph) for part in parts)):
            continue
        _heading(out, f"{chapter.number}  {chapter.title}")
        for part in parts:
            if isinstance(part, Paragraph):
                out.print(_row(part.number, blocks(part)))
            else:
                out.print(_row("", [_inline(parsed(part.text)), _picture(part, speak)]))
    if not full and any(one.full for one in rules.by_id.values()):
        out.print()
        out.print(speak.say(Phrase("term-rules-full", {"game": game.name})), style="dim", highlight=False)


def look_up(game: AnyGame, lang: str, word: str, out: Console) -> bool:
    """Print the rules that have a word; False when none has it."""
    rules, speak = book(game, lang), speaker(lang)
    wanted = folded(word).split()
    found = [one for one in rules.by_id.values() if wanted and all(term in folded(one.text) for term in wanted)]
    message = "term-rules-found" if found else "term-rules-none"
    out.print(speak.say(Phrase(message, {"n": len(found), "word": word})), style="bold", highlight=False)
    for one in found:
        out.print(_row(one.number, [_marked(block, word.split()) for block in blocks(one)]))
    return bool(found)


def folded(text: str) -> str:
    """Without regard to case and accents."""
    apart = unicodedata.normalize("NFD", text.casefold())
    return "".join(letter for letter in apart if not unicodedata.combining(letter))


def blocks(one: Paragraph) -> list[RenderableType]:
    """A paragraph and what belongs to it: sentences, lists, tables."""
    return [made for node in parsed(one.markup) for made in _block(node)]


def _block(node: Node) -> Iterable[RenderableType]:
    if node.tag in ("ul", "ol"):
        for number, item in enumerate(node.iter("li"), 1):
            sign = f"{number}." if node.tag == "ol" else "-"
            yield Padding(Text.assemble(f"{sign} ", _inline(item)), (0, 0, 0, 2))
    elif node.tag == "table":
        grid = Grid(box=SIMPLE_HEAD, pad_edge=False)
        for head in node.iter("th"):
            grid.add_column(_inline(head))
        for row in node.iter("tr"):
            cells = [_inline(cell) for cell in row.findall("td")]
            if cells:
                grid.add_row(*cells)
        yield grid
    else:
        yield _inline(node)


def _inline(node: Node) -> Text:
    """An element's words, with what is bold, explained or marked."""
    made = Text(_flat(node.text))
    for child in node:
        if "hide" not in (child.get("class") or "").split():
            inner = Text(f"[{letter_of(child)}]") if child.tag == "i" else _inline(child)
            inner.stylize(STYLES.get(child.tag, ""))
            made.append_text(inner)
        made.append(_flat(child.tail))
    return made


def letter_of(tag: Node) -> str:
    """The letter of a chalk tag, without the word for who listens."""
    return "".join(_flat(child.tail) for child in tag).strip() or _flat(tag.text).strip()


def _flat(text: str | None) -> str:
    return (text or "").replace("\n", " ")


def _marked(block: RenderableType, words: list[str]) -> RenderableType:
    if isinstance(block, Text):
        block.highlight_words(words, "bold yellow", case_sensitive=False)
    return block


def _picture(one: Picture, speak: Speaker) -> Text:
    return Text(speak.say(Phrase("term-rules-picture", {"alt": one.alt})), style="dim")


def _row(number: str, told: list[RenderableType]) -> Grid:
    grid = Grid.grid(padding=(0, 1, 0, 0))
    grid.add_column(width=NUMBERS, style="dim")
    grid.add_column(ratio=1)
    grid.add_row(number, Group(*told))
    return grid


def _title(out: Console, title: str) -> None:
    out.print(Text(title, style="bold underline"))


def _heading(out: Console, title: str) -> None:
    out.print()
    out.print(Text(title, style="bold"))


def _goal(out: Console, rules: Book, speak: Speaker) -> None:
    out.print(_row(speak.say("term-rules-goal"), [Text(rules.win, style="bold"), Text(rules.doing)]))
    if rules.points:
        told = ", ".join(words for _, words in rules.points)
        out.print(_row("", [Text(f"{speak.say('term-rules-points')}: {told}")]))
