"""Figures that are linked: a click on a curve sets what runs along it, pointing shows a film's step beside it."""

from typing import TYPE_CHECKING

from tests.browser.server import Server, open_page, wait_until_still

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

DRAWN = "figure => JSON.stringify(figure.data)"
NEAREST = """([figure, x]) => {
    const axis = figure._fullLayout.xaxis, corner = figure.getBoundingClientRect()
    return [corner.left + axis._offset + axis.d2p(x), corner.top + corner.height / 2]
}"""


def point_at(page: "Page", figure: "Locator", x: float) -> None:
    """Move the mouse over `x` of the figure's axis, from beside it: a pointer that jumps there is not seen to move.

    Plotly looks at the pointer every now and then, and a click is at the place where it last looked.
    """
    handle = figure.element_handle()
    left, top = page.evaluate(NEAREST, [handle, x])
    page.mouse.move(left - 3, top)
    page.mouse.move(left, top)
    page.wait_for_function("([figure, x]) => figure._hoverdata?.[0].x === x", arg=[handle, x])


def test_a_click_on_a_curve_sets_the_field_that_runs_along_it(server: Server, page: "Page") -> None:
    open_page(page, f"{server.url}/neighbours?show=plane&plane.k=1")
    risks = page.get_by_test_id("figure").nth(1)
    k = int(risks.evaluate("figure => figure._fullData.find(trace => trace.x.length > 5).x[8]"))
    assert k > 1
    field = page.get_by_role("textbox", name="Neighbours k").first
    point_at(page, risks, k)
    wait_until_still(page)
    assert field.input_value() == "1", "it was only pointed at"
    page.mouse.down()
    page.mouse.up()
    page.wait_for_url(f"**plane.k={k}")
    wait_until_still(page)
    assert field.input_value() == str(k)


def test_pointing_shows_a_step_beside_and_a_click_goes_there(server: Server, page: "Page") -> None:
    open_page(page, f"{server.url}/linear_models?show=lms&lms.step=0")
    page.get_by_role("button", name="Step", exact=True).click()
    page.wait_for_url("**lms.step=1**")
    page.locator(".film select").select_option("40")
    page.get_by_role("button", name="Play", exact=True).click()
    page.wait_for_function("() => document.querySelector('.film output').textContent === '100 of 100'")
    wait_until_still(page)
    paths, gaps = (page.get_by_test_id("figure").nth(which) for which in (0, 1))
    before = paths.evaluate(DRAWN)
    point_at(page, gaps, 20)
    page.wait_for_function(
        "([figure, before]) => JSON.stringify(figure.data) !== before", arg=[paths.element_handle(), before]
    )
    assert page.locator(".film output").inner_text() == "100 of 100", "it was only pointed at"
    page.mouse.down()
    page.mouse.up()
    page.wait_for_url("**lms.step=20**")
    assert page.locator(".film output").inner_text() == "20 of 100"


def test_a_figure_pointed_away_from_is_as_before(server: Server, page: "Page") -> None:
    open_page(page, f"{server.url}/linear_models?show=lms")
    page.locator(".film select").select_option("40")
    page.get_by_role("button", name="Play", exact=True).click()
    page.wait_for_function("() => document.querySelector('.film output').textContent === '100 of 100'")
    wait_until_still(page)
    paths, gaps = (page.get_by_test_id("figure").nth(which) for which in (0, 1))
    before, headline = paths.evaluate(DRAWN), page.locator(".headline").inner_text()
    point_at(page, gaps, 20)
    page.wait_for_function(
        "([figure, before]) => JSON.stringify(figure.data) !== before", arg=[paths.element_handle(), before]
    )
    page.mouse.move(1, 1)
    page.wait_for_function(
        "([figure, before]) => JSON.stringify(figure.data) === before", arg=[paths.element_handle(), before]
    )
    assert page.locator(".headline").inner_text() == headline
