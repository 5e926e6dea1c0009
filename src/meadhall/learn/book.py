"""The rules of a game to read: chapters of numbered paragraphs and pictures, from `learn/rules.<lang>.md`."""

from __future__ import annotations

import html
import re
import tomllib
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import lru_cache

from markdown_it import MarkdownIt
from markdown_it.token import Token

from meadhall.engine import registry
from meadhall.engine.game import AnyGame
from meadhall.engine.phrase import Phrase
from meadhall.learn.errors import BadLearning, NothingToLearn
from meadhall.learn.pictures import Picture, picture
from meadhall.look import Markup, element, show
from meadhall.words import LANGUAGES, speaker

HEAD = re.compile(r"^\{([a-z][a-z0-9-]*)( \+)?\}\s*")
FIGURE = re.compile(r"\{=([a-z][a-z0-9-]*)(:word)?\}")
RULE = re.compile(r"\[rule:([a-z][a-z0-9-]*)\]")
LETTER = re.compile(r"\[([A-Z])\]([.,;:]?)")
IN_LETTERS = {
    "en": ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"],
    "de": ["null", "eins", "zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht", "neun", "zehn", "elf", "zwölf"],
}


@dataclass(frozen=True)
class Paragraph:
    """One rule: a lasting id, a counted number, its words as markup, as Markdown and as plain text."""

    id: str
    number: str
    full: bool  # stands in the full version only
    markup: Markup
    source: str
    words: tuple[str, ...]  # of the game that it explains

    @property
    def text(self) -> str:
        """Its words alone, for who searches."""
        return plain(self.markup)


@dataclass(frozen=True)
class Chapter:
    """A numbered chapter."""

    number: int
    title: str
    full: bool
    parts: tuple[Paragraph | Picture, ...]

    @property
    def paragraphs(self) -> tuple[Paragraph, ...]:
        """Without the pictures."""
        return tuple(part for part in self.parts if isinstance(part, Paragraph))


@dataclass(frozen=True)
class Book:
    """All of a game's rules in one language."""

    title: str
    goal: Markup  # what one does, and in bold how one wins
    points: tuple[tuple[str, str], ...]  # where points come from: symbol and words
    turn_title: str
    turn: tuple[Picture, ...]
    chapters: tuple[Chapter, ...]
    by_id: dict[str, Paragraph] = field(default_factory=dict)

    @property
    def win(self) -> str:
        """How one wins."""
        return plain(Markup("".join(re.findall(r"<strong>(.*?)</strong>", self.goal, re.S))))

    @property
    def doing(self) -> str:
        """What one does."""
        return plain(Markup(re.sub(r"<strong>.*?</strong>", "", self.goal, flags=re.S)))

    @property
    def pictures(self) -> tuple[Picture, ...]:
        """All of them, in reading order."""
        return (*self.turn, *(part for one in self.chapters for part in one.parts if isinstance(part, Picture)))

    def paragraph(self, name: str) -> Paragraph:
        """A paragraph by its id."""
        if name not in self.by_id:
            raise NothingToLearn(f"the rules of {self.title} have no paragraph {name[:40]!r}")
        return self.by_id[name]


def plain(markup: str) -> str:
    """Markup as plain text."""
    return re.sub(r"\s+", " ", html.unescape(re.sub(r"<[^>]+>", "", markup))).strip()


def teaches(game: AnyGame) -> bool:
    """Whether a game has rules to read."""
    return bool(show(game).file("learn", f"rules.{LANGUAGES[0]}.md"))


@lru_cache(maxsize=32)
def book(game: AnyGame, lang: str) -> Book:
    """The rules of a game; `NothingToLearn` where it has none."""
    text = show(game).file("learn", f"rules.{lang}.md")
    if not text:
        raise NothingToLearn(f"{game.name} has no rules to read here; its README has them")
    return _Reading(game, lang).read(text)


class _Reading:
    """Reads one rules text."""

    def __init__(self, game: AnyGame, lang: str) -> None:
        self.game, self.lang = game, lang
        self.shipped = registry.game(game.name)  # an owner's components may not fit the pictures' positions
        self.where = f"{game.name}: rules.{lang}.md"
        self.markdown = MarkdownIt("commonmark", {"html": False}).enable("table")
        self.figures = show(game).figures()
        self.say = speaker(lang).say
        self.numbers: dict[str, str] = {}

    def read(self, text: str) -> Book:
        text = FIGURE.sub(self._figure, re.sub(r"<!--.*?-->", "", text, flags=re.S))
        text = re.sub(r"\n(?=\{[a-z][a-z0-9-]*(?: \+)?\})", "\n\n", text)
        self._count(text)
        blocks = _blocks(self.markdown.parse(text))
        title, goal, turn_title = "", Markup(""), ""
        points: tuple[tuple[str, str], ...] = ()
        turn: list[Picture] = []
        chapters: list[tuple[str, list[Paragraph | Picture]]] = []
        for block in blocks:
            first = block[0]
            if first.type == "heading_open" and first.tag == "h1":
                title = block[1].content
            elif first.type == "heading_open" and first.tag == "h2":
                if turn_title:
                    chapters.append((block[1].content, []))
                else:
                    turn_title = block[1].content
            elif first.type == "blockquote_open":
                goal = self._inline(self._render(block[1:-1]))
            elif first.type == "fence" and first.info == "points":
                points = tuple((str(sign), str(words)) for sign, words in tomllib.loads(first.content).items())
            elif first.type == "fence" and first.info == "scene":
                made = picture(self.shipped, self.lang, first.content, self._sentence)
                (chapters[-1][1] if chapters else turn).append(made)
            elif chapters:
                self._text(block, chapters[-1][1], len(chapters))
            else:
                raise BadLearning(f"{self.where}: {first.content or first.type!r} stands before the first chapter")
        if not (title and goal and turn):
            raise BadLearning(f"{self.where} needs a title, a goal (a quotation) and a turn in pictures")
        made_chapters = tuple(
            Chapter(number, name.removesuffix(" +"), name.endswith(" +"), tuple(parts))
            for number, (name, parts) in enumerate(chapters, 1)
        )
        by_id = {one.id: one for chapter in made_chapters for one in chapter.paragraphs}
        return Book(title, goal, points, turn_title, tuple(turn), made_chapters, by_id)

    def _count(self, text: str) -> None:
        """Give every paragraph its number first: others link to it."""
        chapter = -1  # the turn in pictures has none
        paragraph = 0
        for line in text.splitlines():
            if line.startswith("## "):
                chapter, paragraph = chapter + 1, 0
            found = HEAD.match(line)
            if found:
                paragraph += 1
                if found[1] in self.numbers:
                    raise BadLearning(f"{self.where}: two paragraphs are called {found[1]}")
                self.numbers[found[1]] = f"{chapter}.{paragraph}"

    def _text(self, block: list[Token], parts: list[Paragraph | Picture], chapter: int) -> None:
        first = block[0]
        if first.type == "paragraph_open":
            found = HEAD.match(block[1].content)
            if found is None:
                raise BadLearning(f"{self.where}: a paragraph has no id: {block[1].content[:60]!r}")
            source = block[1].content[found.end() :]
            fresh = self.markdown.parse(source)
            parts.append(self._paragraph(found[1], bool(found[2]), fresh, source))
        elif parts and isinstance(parts[-1], Paragraph) and first.type in _BELONGS:
            before = parts[-1]
            markup = Markup(before.markup + self._inline(self._render(block)))
            parts[-1] = Paragraph(before.id, before.number, before.full, markup, before.source, before.words)
        else:
            raise BadLearning(f"{self.where}: {first.type} of chapter {chapter} belongs to no paragraph")

    def _paragraph(self, name: str, full: bool, tokens: list[Token], source: str) -> Paragraph:
        markup = self._inline(self._render(tokens))
        words = tuple(plain(one) for one in re.findall(r"<dfn>(.*?)</dfn>", markup))
        return Paragraph(name, self.numbers[name], full, markup, source, words)

    def _sentence(self, text: str) -> Markup:
        return self._inline(str(self.markdown.renderInline(text)))

    def _render(self, tokens: list[Token]) -> str:
        return str(self.markdown.renderer.render(tokens, self.markdown.options, {}))

    def _inline(self, made: str) -> Markup:
        """Tags, links to rules, words of the game."""
        made = made.replace("<em>", "<dfn>").replace("</em>", "</dfn>")
        return Markup(LETTER.sub(self._letter, RULE.sub(self._rule, made)))

    def _letter(self, found: re.Match[str]) -> str:
        return tag(self.lang, found[1], found[2])

    def _rule(self, found: re.Match[str]) -> str:
        if found[1] not in self.numbers:
            raise BadLearning(f"{self.where}: there is no paragraph {found[1]!r} to link to")
        words = self.say(Phrase("learn-rule", {"number": self.numbers[found[1]]}))
        return element("a", words, href=f"#{found[1]}", class_="rule")

    def _figure(self, found: re.Match[str]) -> str:
        if found[1] not in self.figures:
            raise BadLearning(f"{self.where}: {found[1]!r} is no figure of {self.game.name}")
        figure = int(self.figures[found[1]])
        words = IN_LETTERS[self.lang]
        return words[figure] if found[2] and 2 <= figure < len(words) else str(figure)


_BELONGS = ("bullet_list_open", "ordered_list_open", "table_open")


def tag(lang: str, letter: str, stop: str = "") -> str:
    """A chalk tag in running text, kept with the sign after it."""
    marked = element("span", speaker(lang).say("learn-marked") + " ", class_="hide")
    return element("span", element("i", marked, letter, class_="tag"), stop, class_="nb")


def lettered(lang: str, text: str) -> Markup:
    """A sentence whose `[A]` are tags."""
    return Markup(LETTER.sub(lambda found: tag(lang, found[1], found[2]), html.escape(text, quote=False)))


def _blocks(tokens: list[Token]) -> list[list[Token]]:
    """Tokens by what stands at the top: a paragraph, a heading, a whole list."""
    blocks: list[list[Token]] = []
    depth = 0
    for token in tokens:
        if depth == 0:
            blocks.append([])
        blocks[-1].append(token)
        depth += token.nesting
    return blocks


Prepared = Callable[[str], Markup]
