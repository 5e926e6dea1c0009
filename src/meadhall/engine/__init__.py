"""The contract and what follows from it: dice, answers, tables, sagas. Standard library and mypyc's runtime only."""

from meadhall.engine.actions import ActionSpace, Family, family
from meadhall.engine.components import Components, Entry
from meadhall.engine.dice import Dice, FastDice, TableDice, commitment
from meadhall.engine.encoding import Encoding, Field, category, count, flag
from meadhall.engine.errors import (
    BadComponents,
    BadPosition,
    BadSaga,
    BadSetup,
    IllegalAnswer,
    MeadhallError,
    OtherComponents,
    StaleAnswer,
    UndoRefused,
    UnknownGame,
)
from meadhall.engine.game import COLOURS, AnyGame, Game, Line, Option, OptionValue, Place, Tie, Told
from meadhall.engine.ints import Ints, Shorts, i64
from meadhall.engine.names import names
from meadhall.engine.phrase import Phrase, SeatName
from meadhall.engine.prompt import Kind, Prompt
from meadhall.engine.state import EVERYONE, OVER, SPECTATOR, Judge, Log, State, ints
from meadhall.engine.table import Table

__all__ = [
    "COLOURS",
    "EVERYONE",
    "OVER",
    "SPECTATOR",
    "ActionSpace",
    "AnyGame",
    "BadComponents",
    "BadPosition",
    "BadSaga",
    "BadSetup",
    "Components",
    "Dice",
    "Encoding",
    "Entry",
    "Family",
    "FastDice",
    "Field",
    "Game",
    "IllegalAnswer",
    "Ints",
    "Judge",
    "Kind",
    "Line",
    "Log",
    "MeadhallError",
    "Option",
    "OptionValue",
    "OtherComponents",
    "Phrase",
    "Place",
    "Prompt",
    "SeatName",
    "Shorts",
    "StaleAnswer",
    "State",
    "Table",
    "TableDice",
    "Tie",
    "Told",
    "UndoRefused",
    "UnknownGame",
    "category",
    "commitment",
    "count",
    "family",
    "flag",
    "i64",
    "ints",
    "names",
]
