"""The page without a server: every game is played to its end, and everything a table can do is there."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, expect

import meadhall
from meadhall.engine import registry
from meadhall.learn import lessons
from meadhall.page.build import Built
from tests.late import late
from tests.page.conftest import SEED, Device, Serve, visitor
from tests.server.conftest import PATIENCE, until

pytestmark = [pytest.mark.browser, pytest.mark.slow]

WALKED = """() => {  // through every step of a scoring, and back to the table
  const onward = () => document.querySelector("#stage [data-stage=next]")
  for (let step = 0; step < 99; step++) onward()?.click()
  return !onward()
}"""
TAUGHT = [name for name in meadhall.games() if lessons(registry.game(name))]
PLAY = """async (body, [game, seats, level]) => {
  const at = (path) => body.dataset.base + path, json = { "content-type": "application/json", "x-meadhall": "page" }
  const form = { number: String(seats), "kind-0": "me", "name-0": "Ada", at_once: "yes", watch: "yes" }
  for (let k = 1; k < seats; k++) form[`kind-${k}`] = `bot:${level}`
  const made = await fetch(at(`/new/${game}`), { method: "POST", headers: json, body: JSON.stringify(form) })
  const { go } = await made.json(), line = parent.meadhallLine(at(`/api/tables${go.slice(2)}/live?form=json`), "")
  return new Promise((done) => {
    let given = -1
    line.onmessage = ({ data }) => {
      const view = JSON.parse(data)
      if (view.type !== "view") return
      if (view.over) { line.close(); return done({ table: go.slice(3), over: true, ply: view.ply }) }
      if (view.ply <= given) return
      given = view.ply
      const pick = view.answers[(view.ply * 7 + 3) % view.answers.length]
      if (view.prompt === "answer") line.send(JSON.stringify({ do: "answer", ply: view.ply, answer: pick.answer }))
      else if (view.prompt === "done") line.send(JSON.stringify({ do: "done", ply: view.ply }))
      else given = -1
    }
  })
}"""

MEANWHILE = """async (body) => {  // somebody plays anything: in one turn of a bot, some time, all of this happens
  const at = (path) => body.dataset.base + path, table = body.dataset.table
  const line = parent.meadhallLine(at(`/api/tables/${table}/live?form=json`), "")
  let view = null, seen = null
  line.onmessage = ({ data }) => { const told = JSON.parse(data); if (told.type === "view") { view = told; seen?.() } }
  const next = () => new Promise((done) => { seen = done })
  const menu = document.querySelector("[data-do=menu]"), dialog = document.querySelector("#dialog")
  while (!view) await next()
  while (!view.over) {
    const coming = next(), { ply, asked } = view
    if (view.prompt === "answer") {
      line.send(JSON.stringify({ do: "answer", ply, answer: view.answers[0].answer }))
    } else if (view.prompt === "done") {
      line.send(JSON.stringify({ do: "done", ply }))
    } else if (asked !== null && view.seats[asked].bot) {
      menu.click()
      const page = await fetch(at("/rules")).then((one) => one.text())
      await new Promise(requestAnimationFrame)
      const open = dialog.open
      document.querySelector("#dialog [data-do=close]")?.click()
      if (view.ply === ply && open && page.includes("</html>")) { line.close(); return true }
      if (view.ply !== ply) continue
    }
    await coming
  }
  return false
}"""
THINKING = """
import json
import meadhall
from meadhall.bots import Search, make
from meadhall.engine import FastDice

def thought(name):
    game = meadhall.game(name)
    table, dice = meadhall.table(name, min(game.seats), seed="the same"), FastDice(1)
    while table.ply < 9:
        legal = table.legal_actions()
        table.play(legal[dice.below(len(legal))])
    view, legal = table.view(table.seat), table.legal_actions()
    bots = Search(game.judge(), 3, iterations=64), make("huskarl", game, 3)
    return [int(bot.choose(view, legal, 1.0)) for bot in bots]

told = json.dumps({name: thought(name) for name in meadhall.games() if name != "pebbles"})
"""
THOUGHT = """async ([home, code]) => {
  const { startPython } = await import(new URL(`${home}/python.js`, location.href).href)
  return JSON.parse((await startPython()).runPython(`${code}\\ntold`))
}"""


@pytest.mark.parametrize("name", meadhall.games())
def test_a_whole_game_is_played_against_a_bot_without_a_server(offline: Device, name: str) -> None:
    seats = min(registry.game(name).seats)
    ended = offline.run(PLAY, [name, seats, "random"])
    assert ended["over"], ended
    saga = offline.run(
        "(body, table) => fetch(`${body.dataset.base}/t/${table}/saga`).then((one) => one.text())", ended["table"]
    )
    assert meadhall.load(saga).over  # a hall, or anybody, can replay it


def sit_down(device: Device, game: str, bots: str = "thrall") -> None:
    """Set a table by the page."""
    device.go(f"/new/{game}?bots")
    form = device.hall.locator("form.setup")
    form.wait_for()
    for field in form.locator("select[name^=kind-]:not([disabled])").all()[1:]:
        field.select_option(f"bot:{bots}")
    form.locator("[type=submit]").click()
    device.hall.locator("#ask[data-yours]").wait_for()
    expect(device.page).to_have_url(re.compile(r"#/t/[a-z0-9-]+$"))  # the address follows when all is loaded


def answer(device: Device) -> int:
    """Click the first answer, wait until it is shown; returns the ply that is shown then."""
    before = ply(device)
    device.hall.locator("#answers .answer[data-answer]").first.click()
    expect(device.hall.locator("body")).not_to_have_attribute("data-ply", str(before))
    return ply(device)


def sit_as_offered(device: Device) -> None:
    """Play on from a moment as its page offers it."""
    device.hall.locator(".scene-page form.setup [type=submit]").click()
    device.hall.locator("#ask").wait_for()


def ply(device: Device) -> int:
    return int(device.hall.locator("body").get_attribute("data-ply") or 0)


def test_answers_undo_and_hints_work_at_the_table(offline: Device) -> None:
    sit_down(offline, "raids")
    expect(offline.page).to_have_title(re.compile("Raids"))
    start = ply(offline)
    offline.hall.locator("[data-do=hint]").click()
    offline.hall.locator(".hinted, .advised, #hint, [data-hint]").first.wait_for(state="attached")
    assert answer(offline) > start
    undo = offline.hall.locator("[data-do=undo]")
    if undo.count():  # nothing was drawn or fought for
        undo.first.click()
        expect(offline.hall.locator("body")).to_have_attribute("data-ply", str(start))


def test_rules_lessons_and_german_are_there(offline: Device) -> None:
    offline.go("/rules/raids")
    offline.hall.locator(".rules-page").wait_for()
    offline.go("/learn/raids")
    offline.hall.locator("a[href*='/learn/raids/']").first.click()
    offline.hall.locator("#coach").wait_for()
    offline.go("/puzzles/raids")
    offline.hall.locator("a[href*='/puzzles/raids/']").first.click()
    offline.hall.locator("#answers [data-answer]").first.click()
    offline.hall.locator("#coach.reply").wait_for()
    offline.hall.locator("[data-lang=de]").click()
    expect(offline.hall).to_have_attribute("lang", "de")
    expect(offline.page.locator("html")).to_have_attribute("lang", "de")
    offline.go("/")
    expect(offline.hall.locator("h1")).to_have_text("Rück eine Bank heran")
    offline.hall.locator("[data-lang=en]").click()
    expect(offline.hall.locator("h1")).to_have_text("Pull up a bench")


def test_back_leads_to_the_page_before(offline: Device) -> None:
    offline.go("/")
    offline.hall.locator(".hall-front").wait_for()
    offline.go("/rules")
    expect(offline.page).to_have_url(re.compile(r"#/rules$"))
    offline.page.go_back()
    offline.hall.locator(".hall-front").wait_for()
    expect(offline.page).not_to_have_url(re.compile("#"))


def test_a_running_table_goes_out_as_a_file_and_is_played_on_where_it_comes_in(offline: Device, tmp_path: Path) -> None:
    sit_down(offline, "raids")
    shown = answer(offline)
    offline.hall.locator("[data-do=menu]").first.click()
    with offline.page.expect_download() as coming:
        offline.hall.locator("#dialog a[download]").click()
    file = tmp_path / "table.saga"
    coming.value.save_as(file)
    text = file.read_text()
    assert SEED in text.splitlines()[0]  # it is the keeper's own
    offline.go("/")
    offline.hall.locator("#saga").set_input_files(str(file))
    offline.hall.locator("form[data-file] [type=submit]").click()
    sit_as_offered(offline)
    assert ply(offline) >= min(shown, meadhall.load(text).ply)
    expect(offline.hall.locator("#place .known")).to_have_text("known deal")  # the seed is in the file


def test_win_chances_are_told(offline: Device) -> None:
    sit_down(offline, "raids")
    offline.hall.locator("[data-do=menu]").first.click()
    offline.hall.locator("#chances").select_option("on")
    offline.hall.locator("#dialog [data-do=close]").click()
    expect(offline.hall.locator("#score .chances")).to_be_visible()
    told = offline.hall.locator("#score .chances [data-chance]").all_inner_texts()
    assert 97 <= sum(int(one.removesuffix(" %")) for one in told) <= 103
    offline.run("() => localStorage.removeItem('chances')")


def test_after_the_end_the_scoring_is_walked_through_and_any_moment_and_a_rematch_are_played(offline: Device) -> None:
    ended = offline.run(PLAY, ["raids", 2, "random"])
    offline.go(f"/t/{ended['table']}/replay?ply={ended['ply']}")
    offline.hall.locator("#log [data-do=stage]").last.click()
    offline.hall.locator("#stage").wait_for()
    assert offline.run(WALKED)
    expect(offline.hall.locator("#stage")).to_have_count(0)
    offline.go(f"/t/{ended['table']}/on?ply=4")
    offline.hall.locator(".scene-page").wait_for()
    found = Axe().run(offline.page, options={"iframes": True})
    assert found.violations_count == 0, found.generate_report()
    sit_as_offered(offline)
    expect(offline.hall.locator("#place .known")).to_have_text("set position")
    offline.go(f"/t/{ended['table']}")
    offline.hall.locator("#and-now .rematch").click()
    expect(offline.hall.locator("body")).not_to_have_attribute("data-table", ended["table"])
    offline.hall.locator("#ask").wait_for()
    assert ply(offline) < ended["ply"]


def test_a_lesson_is_stepped_through_to_its_end(offline: Device) -> None:
    lesson = min((lessons(registry.game(name))[0] for name in TAUGHT), key=lambda one: len(one.steps))
    offline.go(f"/learn/{lesson.game.name}/{lesson.name}")
    for step in lesson.steps:
        expect(offline.hall.locator("body")).to_have_attribute("data-step", step.id)
        expect(offline.hall.locator("#coach.reply")).to_have_count(0)
        offline.hall.locator(f"#answers [data-answer='{lesson.answer(step)}']").click()
        offline.hall.locator("#coach .after [data-coach=next]").click()
    expect(offline.hall.locator("h1")).to_have_text(lesson.end_title["en"])


def test_the_set_up_page_says_which_bots_have_too_little_time_here(offline: Device) -> None:
    offline.go("/new/runes?bots")
    expect(offline.hall.locator("form.setup")).to_contain_text("only as strong as")
    expect(offline.hall.locator("[name=kind-1] [value='bot:konung']")).to_contain_text("at least")
    expect(offline.hall.locator("[name=kind-1] [value='bot:karl']")).not_to_contain_text("at least")


def test_the_coach_looks_at_a_finished_game_that_came_in_as_a_file(offline: Device, tmp_path: Path) -> None:
    file = tmp_path / "short.saga"
    file.write_text(late("raids", 2))
    offline.go("/")
    offline.hall.locator("#saga").set_input_files(str(file))
    offline.hall.locator("form[data-file] [type=submit]").click()
    expect(offline.page).to_have_url(re.compile(r"#/t/"))
    offline.go(offline.page.url.partition("#")[2].partition("/replay")[0] + "/coach")
    offline.hall.locator("#deeds ol").wait_for(state="attached")  # it is there once the bots' worker has weighed all
    expect(offline.hall.locator("#chance-strip")).to_be_visible()


def test_the_page_thinks_what_a_hall_thinks_with_the_same_iterations_and_what_judges_have_learned(
    offline: Device,
) -> None:
    home = offline.page.evaluate("document.body.dataset.version")
    there = offline.page.evaluate(THOUGHT, [f"v-{home}", THINKING])
    here: dict[str, Any] = {}
    exec(THINKING, here)
    assert there == json.loads(here["told"])


def test_the_hall_answers_and_the_page_listens_while_a_bot_thinks(offline: Device) -> None:
    sit_down(offline, "runes", "konung")
    assert offline.run(MEANWHILE)


def test_who_leaves_a_table_is_gone_from_it(offline: Device) -> None:
    sit_down(offline, "raids")
    table = offline.hall.locator("body").get_attribute("data-table")
    asked = "(body, table) => fetch(`${body.dataset.base}/api/tables/${table}`).then((one) => one.json())"
    until(lambda: offline.run(asked, table)["seats"][0]["present"])
    offline.go("/rules")
    expect(offline.page).to_have_url(re.compile(r"#/rules$"))
    until(lambda: not offline.run(asked, table)["seats"][0]["present"])


def test_axe_finds_nothing_at_a_table(offline: Device) -> None:
    sit_down(offline, "raids")
    found = Axe().run(offline.page, options={"iframes": True})
    assert found.violations_count == 0, found.generate_report()


def test_several_people_pass_the_device_and_see_their_own_seat_alone(offline: Device) -> None:
    offline.go("/new/raids")
    form = offline.hall.locator("form.setup")
    form.wait_for()
    for number, name in enumerate(("Ada", "Bo")):
        form.locator(f"[name=name-{number}]").fill(name)
    form.locator("[type=submit]").click()
    seen: list[str | None] = []
    while len(seen) < 3:
        curtain = offline.hall.locator("form.pass")
        offline.hall.locator("form.pass, #ask[data-yours]").first.wait_for()  # not what the page before still shows
        if curtain.count():
            assert offline.hall.locator("svg.board, #place, .board").count() == 0  # nothing of the table
            curtain.locator("[type=submit]").click()
        offline.hall.locator("#ask[data-yours]").wait_for()
        seen.append(offline.hall.locator("body").get_attribute("data-seat"))
        for _ in range(12):
            if offline.hall.locator("[data-do=done]").count():
                offline.hall.locator("[data-do=done]").first.click()
                break
            if not offline.hall.locator("#ask[data-yours]").count():
                break
            answer(offline)
        on = offline.hall.locator("#ask a.btn[href*='/t/']")
        on.wait_for()
        on.click()
    assert len(set(seen)) == 2


def test_it_says_how_far_it_is_and_plays_on_a_phone(chromium: Browser, built: Built, serve: Serve) -> None:
    wrong: list[str] = []
    site = serve(built.folder)
    site.let_go.clear()
    person = visitor(
        chromium, wrong, viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True, locale="de-DE"
    )
    page = person.new_page()
    page.goto(site.url)
    expect(page.locator("#said")).to_contain_text("auf dieses Gerät getragen")
    found = Axe().run(page)  # while it loads
    assert found.violations_count == 0, found.generate_report()
    site.let_go.set()
    device = Device(page).ready()
    expect(device.hall.locator("h1")).to_have_text("Rück eine Bank heran")
    wide = device.run("() => document.documentElement.scrollWidth - document.documentElement.clientWidth")
    assert wide <= 0
    sit_down(device, "raids")
    device.hall.locator(".strip").first.wait_for()
    assert PATIENCE
    person.close()
    assert not wrong, wrong
