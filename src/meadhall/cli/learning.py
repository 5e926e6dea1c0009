"""Lessons in the terminal: on the full screen, or step by step in lines."""

from __future__ import annotations

from rich.text import Text

from meadhall.cli.lines import Screen, console
from meadhall.cli.play import Way
from meadhall.engine import AnyGame, MeadhallError
from meadhall.learn import Lesson, lesson, lessons, tried
from meadhall.words import speaker


def lessons_listed(game: AnyGame, lang: str) -> None:
    """The lessons of a game."""
    out = console()
    for one in lessons(game):
        out.print(Text(f"{one.number}  {one.name:<16} {one.title[lang]}"))


def start(game: AnyGame, name: str | None, lang: str, way: Way) -> None:
    """Play a lesson."""
    found = _named(game, name)
    if way.full_screen(lang):
        from meadhall.tui.app import teach

        teach(found, lang, plain=way.plain, light=way.light)
    else:
        in_lines(found, lang, way.plain)


def _named(game: AnyGame, name: str | None) -> Lesson:
    every = lessons(game)
    if not every:
        raise MeadhallError(f"{game.name} has no lessons; its rules: meadhall rules {game.name}")
    if name is None:
        return every[0]
    return next((one for one in every if str(one.number) == name), None) or lesson(game, name)


def in_lines(one: Lesson, lang: str, plain: bool) -> None:
    """A lesson step by step; a wrong answer is told why and asked again."""
    out, words = console(), speaker(lang)
    for number, step in enumerate(one.steps, 1):
        out.print(Text(f"\n{number}/{len(one.steps)}  {step.title[lang]}", "bold"))
        out.print(Text(step.say[lang]))
        table = one.table(step)
        screen = Screen(table, lang, plain_letters=plain)
        screen.sitting.turn_to(one.learner)
        screen.board(one.learner)
        out.print(Text(f"\n{step.task[lang]}", "bold yellow"))
        while True:
            prompt = table.prompt(one.learner)
            screen.show(one.learner, prompt)
            typed = screen.ask(words.say("term-prompt"))
            if typed is None or typed in ("q", "quit"):
                return
            legal = table.legal()
            chosen = legal[int(typed) - 1] if typed.isdecimal() and 0 < int(typed[:9]) <= len(legal) else typed
            if chosen not in legal:
                screen.refuse(screen.say("term-no-answer", typed=typed[:40], most=len(legal)))
                continue
            done = tried(one, step, chosen)
            out.print(Text(done.reply.says[lang]))
            if done.reply.good:
                break
    out.print(Text(f"\n{one.end_title[lang]}", "bold"))
    out.print(Text(one.end_say[lang]))
