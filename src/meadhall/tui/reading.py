"""Pages that a table opens: keys and signs, rules, and every component with what it does and how we know."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from io import StringIO

from rich.console import Console, Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from meadhall.look import written
from meadhall.tui.ground import Ground


def help_page(ground: Ground, letters: Callable[[str], str] = str) -> Group:
    """The rule behind the open question, what the signs of the board mean, and what the keys do."""
    parts: list[RenderableType] = []
    rule = ground.speak.rule(ground.prompt().question)
    if rule:
        parts += [Text(letters(rule), "bold"), ""]
    keys = Grid.grid(padding=(0, 2, 0, 0))
    for line in ground.say("tui-help").splitlines():
        key, _, does = line.partition(": ")
        keys.add_row(Text(letters(key), "bold", no_wrap=True), Text(letters(does)))
    parts.append(keys)
    signs = written.signs(ground.shown, ground.lang)
    if signs:
        parts += ["", Text(letters(ground.say("tui-signs")), "bold")]
        parts += [Text(letters(sign)) for sign in signs.split(" · ")]
    return Group(*parts)


def rules_page(ground: Ground, width: int) -> Text:
    """The rules of the game, all of them."""
    from meadhall.tui import rules  # late: reading them takes a library of its own

    out = StringIO()
    console = Console(file=out, width=width, force_terminal=True, color_system="standard", markup=False, emoji=False)
    rules.read(ground.game, ground.lang, full=True, out=console)
    return Text.from_ansi(out.getvalue())


def explained(ground: Ground, component: str) -> Text:
    """A component: its name, what it does, how we know of it."""
    told = written.about_of(ground.speak, component)
    made = Text(told.title, "bold")
    for part, style in ((told.about, ""), (told.basis, "italic")):
        if part:
            made.append(f"\n{part}", style)
    return made


def components(ground: Ground, first: Iterable[str]) -> list[tuple[str, RenderableType]]:
    """All components of the game, each once, those named `first` before the others."""
    names = dict.fromkeys((*first, *ground.shown.bases()))
    return [(page.plain, Text.assemble(page, "\n")) for page in (explained(ground, name) for name in names)]
