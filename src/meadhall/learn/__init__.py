"""What a game teaches: rules to read, lessons, and which paragraph belongs to what. Read from its folder `learn`."""

from meadhall.learn.book import Book, Chapter, Paragraph, book, teaches
from meadhall.learn.chalk import Mark, chalk
from meadhall.learn.errors import BadLearning
from meadhall.learn.lessons import Lesson, Reply, Step, lesson, lessons
from meadhall.learn.links import Links, links
from meadhall.learn.pictures import Picture
from meadhall.learn.puzzles import Puzzle, puzzle, puzzles
from meadhall.learn.trying import Compared, Tried, tried

__all__ = [
    "BadLearning", "Book", "Chapter", "Compared", "Lesson", "Links", "Mark", "Paragraph", "Picture", "Puzzle", "Reply",
    "Step", "Tried", "book", "chalk", "lesson", "lessons", "links", "puzzle", "puzzles", "teaches", "tried",
]  # fmt: skip
