"""Pages that a table opens: keys, rules, and every component with what it does and how we know."""

from __future__ import annotations

from collections.abc import Iterable
from io import StringIO

from rich.console import Console, RenderableType
from rich.text import Text

from meadhall.look.written import about_of
from meadhall.tui.ground import Ground


def help_page(ground: Ground) -> Text:
    """What the keys do, and the rule behind the open question."""
    made = Text()
    rule = ground.speak.rule(ground.prompt().question)
    if rule:
        made.append(f"{rule}\n\n", "bold")
    made.append(ground.say("tui-help"))
    return made


def rules_page(ground: Ground, width: int) -> Text:
    """The rules of the game, all of them."""
    from meadhall.tui import rules  # late: reading them takes a library of its own

    out = StringIO()
    console = Console(file=out, width=width, force_terminal=True, color_system="standard", markup=False, emoji=False)
    rules.read(ground.game, ground.lang, full=True, out=console)
    return Text.from_ansi(out.getvalue())


def explained(ground: Ground, component: str) -> Text:
    """A component: its name, what it does, how we know of it."""
    told = about_of(ground.speak, component)
    made = Text(told.title, "bold")
    for part, style in ((told.about, ""), (told.basis, "italic")):
        if part:
            made.append(f"\n{part}", style)
    return made


def components(ground: Ground, first: Iterable[str]) -> list[tuple[str, RenderableType]]:
    """All components of the game, each once, those named `first` before the others."""
    names = dict.fromkeys((*first, *ground.shown.bases()))
    return [(page.plain, Text.assemble(page, "\n")) for page in (explained(ground, name) for name in names)]
