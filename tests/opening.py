"""Opening pages without a browser, and reading what stands on them."""

import base64
import json
import re
from collections.abc import Iterator
from dataclasses import dataclass
from html import unescape
from pathlib import Path
from typing import Any

import numpy as np
import streamlit  # noqa: F401  (tells conftest to show errors in full)
from streamlit.testing.v1 import AppTest

from pages import discover
from pages.widgets.say import JOINER

ROOT = Path(__file__).parents[1]
PAGES = discover()
# What pages that measure for long are asked where it does not matter what they measure.
SOON = {"learning_curves": {"runs": "2", "steps": "2"}, "audit": {"theorem": "finite_realizable"}}
LARGEST = re.compile(r"tabular-nums.*?>\s*(?P<number>[^<]*)</span>\s*<span[^>]*>(?P<words>[^<]*)</span>", re.DOTALL)
NEVER_SHOWN = re.compile(r"\bnan\b|\binf\b|\de[-+]\d|Traceback", re.IGNORECASE)
SCRIPT = """
import streamlit as st
from pages import discover, menu_entry
from pages.widgets.link import remember_link

slug = st.session_state.get("page_turned_to", "{slug}")
remember_link(slug)
found = discover()
st.navigation([menu_entry(page) for page in found], position="hidden")
next(page for page in found if page.slug == slug).render()
"""


def opened(slug: str, **address: str) -> AppTest:
    """A page of its own, with the menu known to its links."""
    app = AppTest.from_string(SCRIPT.format(slug=slug), default_timeout=300)
    for name, value in address.items():
        app.query_params[name] = value
    return app.run()


def switched(app: AppTest, slug: str) -> AppTest:
    """The same session on another theorem, as a link inside the app does it."""
    app.query_params["theorem"] = slug
    return app.run()


def turned(app: AppTest, slug: str, **address: str) -> AppTest:
    """The same session on another page, as the menu does it, the address empty again, or as a link in the app does."""
    app.query_params.clear()
    for name, value in address.items():
        app.query_params[name] = value
    app.session_state["page_turned_to"] = slug
    return app.run()


def texts(app: AppTest) -> Iterator[str]:
    """All that stands on the page as text."""
    for kind in (app.title, app.header, app.markdown, app.caption, app.latex):
        yield from (element.value for element in kind)
    yield from messages(app)
    yield from (element.proto.body for element in app.get("html"))


def as_read(markdown: str) -> str:
    """A sentence as it stands on the screen, once Markdown has taken its backslashes."""
    return re.sub(r"\\([\\`*\[\]<>$~|&_])", r"\1", markdown.replace(JOINER, ""))


def messages(app: AppTest) -> list[str]:
    """Every complaint, warning and note, as it is read."""
    return [as_read(element.value) for kind in (app.error, app.warning, app.info) for element in kind]


def page_text(app: AppTest) -> str:
    return "\n".join(texts(app))


def headline(app: AppTest) -> tuple[str, str] | None:
    """The page's one number, and the words beside it; None where a page has none."""
    largest = next((match for element in app.get("html") if (match := LARGEST.search(element.proto.body))), None)
    return largest and (unescape(largest["number"]).strip(), unescape(largest["words"]))


@dataclass(frozen=True)
class Chart:
    """A figure as it is sent to the browser: its data and layout, and its description for who cannot see it."""

    spec: dict[str, Any]
    alt: str

    @property
    def footer(self) -> str:
        """What the figure says of itself where it is taken away."""
        return str(self.spec["layout"]["meta"].get("footer", ""))


def charts(app: AppTest) -> list[Chart]:
    """All figures of a page, in their order."""
    return [chart for element in elements(app.main) if (chart := _chart(element)) is not None]


def elements(node: Any) -> Iterator[Any]:
    """All that a block holds, at any depth, in its order on the page."""
    if hasattr(node, "children"):
        for child in node.children.values():
            yield from elements(child)
    else:
        yield node


def _chart(element: Any) -> Chart | None:
    if element.type == "plotly_chart":  # the board that is clicked on
        return Chart(json.loads(element.proto.spec), element.proto.alt)
    if element.type != "bidi_component" or element.proto.component_name != "figure":
        return None
    sent = json.loads(element.proto.json)
    return Chart(json.loads(sent["spec"]), sent["alt"])


def sharing(app: AppTest) -> dict[str, Any]:
    """What the page gives its button "Share": the link, the menu beside it, and a note; nothing where it has none."""
    sent = [item.proto.json for item in app.get("bidi_component") if item.proto.component_name == "share"]
    (one_page,) = [json.loads(text) for text in sent] or [{}]
    return dict(one_page)


def link_of(app: AppTest) -> str:
    """The link to the view."""
    return str(sharing(app)["link"])


def curve(app: AppTest) -> tuple[np.ndarray, np.ndarray]:
    """The first line of the first chart that has lines, decoded from what is sent to the browser."""
    first = [chart.spec["data"][0] for chart in charts(app)]
    trace = next(trace for trace in first if trace["type"] == "scatter")
    return decoded(trace["x"]), decoded(trace["y"])


def decoded(column: Any) -> np.ndarray:
    if isinstance(column, dict):
        return np.frombuffer(base64.b64decode(column["bdata"]), dtype=column["dtype"])
    return np.array(column, dtype=float)


def traces(app: AppTest, figure: int) -> dict[str, dict[str, Any]]:
    """The lines of a figure by name, as they are sent to the browser."""
    spec = charts(app)[figure].spec
    return {trace["name"]: trace for trace in spec["data"] if "name" in trace}


def heights(app: AppTest, figure: int, name: str) -> np.ndarray:
    """The heights of one line of a figure."""
    return decoded(traces(app, figure)[name]["y"])


def calm(app: AppTest) -> None:
    """No exception, no complaint, and nothing on the page that nobody should see."""
    assert not app.exception and not app.error
    assert not NEVER_SHOWN.search(page_text(app))
