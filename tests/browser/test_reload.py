"""A reload begins a new session: what was in the tab is there again, and each figure as it was made of changes."""

import json
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import pytest
from streamlit.proto.ForwardMsg_pb2 import ForwardMsg

from tests.browser.server import Server, open_page, wait_until_still

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page, WebSocketRoute

# What is drawn and what the page says; not what Plotly writes into a layout when it finds room for it.
SHOWN = """() => {
    const own = ['uid', 'autosize', 'width', 'height', 'domain'];
    const plain = (name, value) => (own.includes(name) || name.startsWith('_') ? undefined : value);
    const figures = [...document.querySelectorAll('[data-testid="figure"]')].map(
        ({ data, layout, ariaLabel }) => ({ data, layout, ariaLabel }));
    const words = document.querySelector('[data-testid="stMain"]').innerText;
    return JSON.stringify({ figures, words }, plain);
}"""
PAGES = ["perceptron_lab", "trees", "metrics", "calculator"]
FIRST = "Your answer to exercise 1"
MOST = 30  # messages of one step; they were 62 to 74


def seen_on(page: "Page") -> Any:
    wait_until_still(page)
    return json.loads(page.evaluate(SHOWN))


def slider_of(page: "Page") -> "Locator":
    """The first that stands under a field: it is not a film's, whose step may be another after a reload."""
    sliders = page.get_by_test_id("stMain").get_by_role("slider", name=", slider")
    return sliders.filter(visible=True).first


def moved(page: "Page", keys: str) -> None:
    slider = slider_of(page)
    for key in keys.split():
        slider.press(key)


def whole(page: "Page") -> Any:
    """The same view, of which everything is sent."""
    wait_until_still(page)
    page.reload()
    return seen_on(page)


@pytest.mark.parametrize("address", PAGES)
def test_after_quick_moves_it_is_the_figure_drawn_whole(page: "Page", server: Server, address: str) -> None:
    open_page(page, f"{server.url}/{address}")
    before = seen_on(page)
    moved(page, "ArrowRight ArrowRight ArrowRight")
    wait_until_still(page)
    moved(page, "ArrowLeft")
    now = seen_on(page)
    if address == "calculator":  # what was before is known to the session only
        page.get_by_role("button", name="Dismiss").click()
        now = seen_on(page)
    assert now["figures"] != before["figures"]
    assert now == whole(page)


def test_in_another_theme_and_back(page: "Page", server: Server) -> None:
    open_page(page, f"{server.url}/metrics")
    light = seen_on(page)
    moved(page, "ArrowLeft")
    wait_until_still(page)
    page.emulate_media(color_scheme="dark")
    moved(page, "ArrowLeft")
    dark = seen_on(page)
    assert dark["figures"] == whole(page)["figures"] != light["figures"]
    page.emulate_media(color_scheme="light")
    moved(page, "ArrowRight ArrowRight")
    assert seen_on(page)["figures"] == light["figures"]


def test_a_message_that_is_lost_is_made_up_for(page: "Page", server: Server) -> None:
    """The browser has not got what the next message changes: all of the figure comes."""
    lost: list[bytes] = []

    def pass_on(route: "WebSocketRoute") -> None:
        onward = route.connect_to_server()

        def hear(raw: bytes | str) -> None:
            if losing and isinstance(raw, bytes) and b'"base"' in raw:
                lost.append(raw)
            else:
                route.send(raw)

        onward.on_message(hear)

    losing: list[bool] = []
    page.route_web_socket("**/_stcore/stream", pass_on)
    open_page(page, f"{server.url}/metrics")
    losing.append(True)
    moved(page, "ArrowLeft")
    wait_until_still(page)
    losing.clear()
    assert lost
    moved(page, "ArrowLeft")
    wait_until_still(page)
    moved(page, "ArrowLeft")
    assert seen_on(page) == whole(page)


@pytest.mark.parametrize("address", PAGES)
def test_a_step_sends_little(page: "Page", server: Server, address: str) -> None:
    """What stands there stays there, and of a figure goes what changed; a view where something goes is sent whole."""
    heard: list[bytes] = []

    def listen(socket: Any) -> None:
        socket.on("framereceived", lambda frame: heard.append(frame if isinstance(frame, bytes) else b""))

    page.on("websocket", listen)
    open_page(page, f"{server.url}/{address}")
    whole = len(heard)
    steps = []
    for _ in range(4):
        heard.clear()
        moved(page, "ArrowRight")
        wait_until_still(page)
        messages = [ForwardMsg.FromString(raw) for raw in heard]
        components = [message.delta.new_element.bidi_component for message in messages]
        figures = [component.json for component in components if component.component_name == "figure"]
        assert all('"base"' in text for text in figures)
        steps.append(len(heard))
    assert figures and min(steps) <= MOST < whole


def test_what_is_saved_is_the_latest(page: "Page", server: Server) -> None:
    open_page(page, f"{server.url}/metrics")
    before = seen_on(page)
    moved(page, "ArrowLeft")
    now = seen_on(page)
    with page.expect_download() as saved:
        page.get_by_role("button", name="SVG", exact=True).last.click()
    words = saved.value.path().read_text("utf-8")
    sentence, earlier = (view["figures"][-1]["layout"]["meta"]["footer"] for view in (now, before))
    assert sentence != earlier
    assert all(word in words for word in sentence.replace("&", "&amp;").replace("<", "&lt;").split())


def test_a_typed_answer_outlives_a_reload(server: Server, page: "Page", new_page: "Callable[..., Page]") -> None:
    address = f"{server.url}/exercises?seed=3&family=finite&difficulty=easy&count=1"
    open_page(page, address)
    field = page.get_by_label(FIRST, exact=True)
    field.fill("12")
    field.press("Enter")
    wait_until_still(page)
    page.reload()
    wait_until_still(page)
    assert field.input_value() == "12"
    name = page.evaluate("Object.values(sessionStorage).join()")
    assert len(name) == 32 and name not in page.url
    other = open_page(new_page(), address)
    assert other.get_by_label(FIRST, exact=True).input_value() == ""
