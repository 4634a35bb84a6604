"""Sliders moved in haste, another theme, a reload, an undo, a lost message: the figure is the one drawn whole."""

import json
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
MOST = 30  # messages of one step; they were 62 to 74


def shown(page: "Page") -> Any:
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
    return shown(page)


@pytest.mark.parametrize("address", PAGES)
def test_after_quick_moves_it_is_the_figure_drawn_whole(page: "Page", server: Server, address: str) -> None:
    open_page(page, f"{server.url}/{address}")
    before = shown(page)
    moved(page, "ArrowRight ArrowRight ArrowRight")
    wait_until_still(page)
    moved(page, "ArrowLeft")
    now = shown(page)
    if address == "calculator":  # what was before is known to the session only
        page.get_by_role("button", name="Dismiss").click()
        now = shown(page)
    assert now["figures"] != before["figures"]
    assert now == whole(page)


def test_in_another_theme_and_back(page: "Page", server: Server) -> None:
    open_page(page, f"{server.url}/metrics")
    light = shown(page)
    moved(page, "ArrowLeft")
    wait_until_still(page)
    page.emulate_media(color_scheme="dark")
    moved(page, "ArrowLeft")
    dark = shown(page)
    assert dark["figures"] == whole(page)["figures"] != light["figures"]
    page.emulate_media(color_scheme="light")
    moved(page, "ArrowRight ArrowRight")
    assert shown(page)["figures"] == light["figures"]


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
    moved(page, "ArrowLeft ArrowLeft")
    assert shown(page) == whole(page)


@pytest.mark.parametrize("address", PAGES)
def test_a_step_sends_little(page: "Page", server: Server, address: str) -> None:
    """No message of what stands there already, and nothing of a figure but what changed."""
    heard: list[bytes] = []

    def listen(socket: Any) -> None:
        socket.on("framereceived", lambda frame: heard.append(frame if isinstance(frame, bytes) else b""))

    page.on("websocket", listen)
    open_page(page, f"{server.url}/{address}")
    whole = len(heard)
    moved(page, "ArrowLeft")
    wait_until_still(page)
    heard.clear()
    moved(page, "ArrowLeft")
    wait_until_still(page)
    messages = [ForwardMsg.FromString(raw) for raw in heard]
    figures = [one for one in messages if one.delta.new_element.bidi_component.component_name == "figure"]
    assert figures and all('"base"' in one.delta.new_element.bidi_component.json for one in figures)
    assert len(heard) <= MOST < whole


def test_what_is_saved_is_the_latest(page: "Page", server: Server) -> None:
    open_page(page, f"{server.url}/metrics")
    before = shown(page)
    moved(page, "ArrowLeft")
    now = shown(page)
    with page.expect_download() as saved:
        page.get_by_role("button", name="SVG", exact=True).last.click()
    words = saved.value.path().read_text("utf-8")
    sentence, earlier = (view["figures"][-1]["layout"]["meta"]["footer"] for view in (now, before))
    assert sentence != earlier
    assert all(word in words for word in sentence.replace("&", "&amp;").replace("<", "&lt;").split())
