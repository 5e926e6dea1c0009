"""The page without a server: every game is played to its end, and everything a table can do is there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, expect

import meadhall
from meadhall.engine import registry
from meadhall.page.build import Built
from tests.page.conftest import SEED, Device, Serve, visitor
from tests.server.conftest import PATIENCE

pytestmark = [pytest.mark.browser, pytest.mark.slow]

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


def answer(device: Device) -> int:
    """Click the first answer, wait until it is shown; returns the ply that is shown then."""
    before = ply(device)
    device.hall.locator("#answers .answer[data-answer]").first.click()
    device.hall.locator("body").evaluate(
        """(body, was) => new Promise((done) => {
          const look = () => (Number(body.dataset.ply) > was ? done() : setTimeout(look, 20))
          look()
        })""",
        before,
    )
    return ply(device)


def ply(device: Device) -> int:
    return int(device.hall.locator("body").get_attribute("data-ply") or 0)


def test_answers_undo_and_hints_work_at_the_table(offline: Device) -> None:
    sit_down(offline, "raids")
    assert re.search(r"#/t/[a-z0-9-]+$", offline.page.url)
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
    offline.hall.locator("[data-lang=de]").click()
    expect(offline.hall.locator("html")).to_have_attribute("lang", "de")
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
    offline.hall.locator("#ask").wait_for()
    assert ply(offline) >= min(shown, meadhall.load(text).ply)


def test_axe_finds_nothing_on_the_page_and_at_a_table(
    offline: Device, chromium: Browser, built: Built, serve: Serve
) -> None:
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
    offline.hall.locator("form.pass, #ask[data-yours]").first.wait_for()
    seen: list[str | None] = []
    while len(seen) < 3:
        curtain = offline.hall.locator("form.pass")
        offline.hall.locator("form.pass, #ask").first.wait_for()
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


def test_it_plays_on_a_phone(chromium: Browser, built: Built, serve: Serve) -> None:
    wrong: list[str] = []
    site = serve(built.folder)
    person = visitor(
        chromium, wrong, viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True, locale="de-DE"
    )
    page = person.new_page()
    page.goto(site.url)
    device = Device(page).ready()
    expect(device.hall.locator("h1")).to_have_text("Rück eine Bank heran")
    wide = device.run("() => document.documentElement.scrollWidth - document.documentElement.clientWidth")
    assert wide <= 0
    sit_down(device, "raids")
    device.hall.locator(".strip").first.wait_for()
    assert PATIENCE
    person.close()
    assert not wrong, wrong
