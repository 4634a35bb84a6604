"""Play, in a real browser: steps follow each other without a question to the server, and the address holds the last."""

import re
from collections.abc import Callable
from typing import TYPE_CHECKING

from tests.browser.server import NO_SIDEWAYS_SCROLL, Server, open_page, wait_until_still
from tests.browser.turning import turned_to

if TYPE_CHECKING:
    from playwright.sync_api import Page

WRITTEN = "[data-testid=stMain] ol li"
LONG = "dimensions?show=network&network.after=0"  # 300 steps
DRAWN = "() => Number(document.querySelector('.film').dataset.drawn ?? 0)"
PLAYS = "() => document.querySelector('.film [data-part=play]').textContent === 'Pause'"
PLAYED = "() => document.querySelector('.film [data-part=play]').textContent === 'Play'"

# The page's clock goes on by half a step with each beat of the film: a slow machine leaves no step out.
STEADILY = """speed => {
    const { setInterval } = window, begun = performance.now();
    let beats = 0;
    window.setInterval = (act, ...rest) => setInterval(() => { beats++; act(); }, ...rest);
    performance.now = () => begun + beats * 500 / speed;
}"""


def counted(page: "Page") -> int:
    """The step that the film stands at."""
    hit = re.match(r"(\d+) of \d+", page.locator(".film output").inner_text())
    assert hit
    return int(hit[1])


def test_a_run_is_played_without_asking_for_each_step(server: Server, page: "Page") -> None:
    queries: list[object] = []

    def sent(message: object) -> None:
        queries.append(message)

    page.on("websocket", lambda socket: socket.on("framesent", sent))
    open_page(page, f"{server.url}/perceptron_lab?updates.margin=0.02&updates.m=200&updates.step=0")
    page.locator(".film select").select_option("5")
    figure = page.get_by_test_id("figure").first
    before = figure.evaluate("figure => JSON.stringify(figure.data)")
    queries.clear()
    page.evaluate(STEADILY, 5)
    page.get_by_role("button", name="Play", exact=True).click()
    page.wait_for_function(PLAYS)
    page.wait_for_function(PLAYED)
    wait_until_still(page)
    last = counted(page)
    assert last > 10 and page.evaluate(DRAWN) >= last / 2
    assert len(queries) < last / 2, "the page asked for steps one by one"
    assert figure.evaluate("figure => JSON.stringify(figure.data)") != before
    assert f"Update {last} corrects" in page.locator("p", has_text="corrects example").first.inner_text()


def test_a_thousand_steps_are_counted_with_a_comma(server: Server, page: "Page") -> None:
    open_page(page, f"{server.url}/optimisation?show=race&race.steps=1000&race.step=1000")
    assert page.locator(".film output").inner_text() == "1,000 of 1,000"


def test_pause_keeps_the_step_in_the_address_and_keys_do_what_buttons_do(server: Server, page: "Page") -> None:
    open_page(page, f"{server.url}/{LONG}")
    page.locator(".film select").select_option("10")
    page.evaluate(STEADILY, 40)  # so that it is long before the end
    page.get_by_role("button", name="Play", exact=True).focus()
    page.keyboard.press("Space")
    page.wait_for_function(PLAYS)
    page.wait_for_function(f"() => ({DRAWN})() > 5")
    page.keyboard.press("Space")
    page.wait_for_function(PLAYED)
    wait_until_still(page)  # frames that were asked for while it played have come, too
    here = counted(page)
    assert here >= 5
    page.wait_for_url(f"**network.after={here}**")
    page.keyboard.press("ArrowRight")
    page.wait_for_url(f"**network.after={here + 1}**")
    page.keyboard.press("ArrowLeft")
    page.wait_for_url(f"**network.after={here}**")
    wait_until_still(page)
    assert counted(page) == here


def test_who_wants_less_motion_gets_a_step_a_second(server: Server, new_page: "Callable[..., Page]") -> None:
    page = new_page()
    page.emulate_media(reduced_motion="reduce")
    open_page(page, f"{server.url}/{LONG}")
    page.locator(".film select").select_option("40")
    page.get_by_role("button", name="Play", exact=True).click()
    page.wait_for_function(PLAYS)
    began = page.evaluate("performance.now()")
    page.wait_for_function(f"() => ({DRAWN})() > 2")
    assert page.evaluate("performance.now()") - began > 900


def test_learning_curves_fill_in_run_by_run(server: Server, page: "Page") -> None:
    small = "learner=threshold_erm&world=uniform_threshold&runs=30&to=500&steps=5"
    open_page(page, f"{server.url}/learning_curves?{small}&after=0")
    figure = page.get_by_test_id("figure").first
    before = figure.evaluate("figure => JSON.stringify(figure.data)")
    page.locator(".film select").select_option("20")
    page.evaluate(STEADILY, 20)
    page.get_by_role("button", name="Play", exact=True).click()
    page.wait_for_function(PLAYS)
    page.wait_for_function(PLAYED)
    assert page.evaluate(DRAWN) >= 10 and counted(page) == 30
    wait_until_still(page)
    assert figure.evaluate("figure => JSON.stringify(figure.data)") != before


def test_arrow_keys_step_through_what_is_worked_out_by_hand(server: Server, page: "Page") -> None:
    open_page(page, f"{server.url}/work_by_hand?show=single")
    written = page.locator(WRITTEN)
    assert written.count() == 1
    page.get_by_role("heading", level=1).click()
    for key, step in (("ArrowRight", 1), ("ArrowRight", 2), ("ArrowLeft", 1)):
        page.keyboard.press(key)
        page.wait_for_url(f"**step={step}**")
        wait_until_still(page)
        assert written.count() == step + 1
    rows = page.get_by_role("textbox", name="Rows")
    rows.click()
    page.keyboard.press("ArrowRight")  # moves the cursor, and no line
    wait_until_still(page)
    assert written.count() == 2
    rows.fill("1 1 +\n2 3 -")
    rows.press("Control+Enter")
    page.wait_for_url("**rows.perceptron_weights=1**")
    wait_until_still(page)
    assert written.count() == 1
    again = open_page(page, page.url)
    assert again.get_by_role("textbox", name="Rows").input_value() == "1 1 +\n2 3 -"


def test_on_a_phone_the_table_of_by_hand_stands_above_its_lines(phone: "Page") -> None:
    turned_to(phone, "work_by_hand", "of=network_weights")
    assert phone.evaluate(NO_SIDEWAYS_SCROLL)
    table, lines = (phone.locator(of).first.bounding_box() for of in ("[data-testid=stTextArea]", WRITTEN))
    assert table and lines and table["y"] < lines["y"]
