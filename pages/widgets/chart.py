"""A figure on a page: with an alternative text, and downloadable as SVG and PNG from its own corner."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from time import sleep
from typing import Any, Literal

import streamlit as st

from bounds.vocabulary.plain_mathematics import in_plain_text
from laboratory.figures.figure import Figure
from laboratory.figures.theme import on_page
from pages.browser import fetched
from pages.browser.differences import figure_data, in_common, send_all_of
from pages.widgets.plotly_file import ADDRESS

AWAY = 0.025  # seconds

_DRAW = st.components.v2.component(
    "figure", isolate_styles=False,
    html='<div class="with-handles"><div class="figure"></div><div class="handles"></div></div>',
    js=fetched("figure"),
)  # fmt: skip


def chart(
    fig: Figure, key: str, alt: str, handles: Sequence[Mapping[str, Any]] = (),
    along: Mapping[str, Any] | None = None, moved: Callable[[str], object] | None = None, undo: bool = False,
    places: bool = False,
) -> None:  # fmt: skip
    """Show the figure; its buttons save an SVG or a PNG named after `key`, without the server.

    A figure that changes is changed in place by `figure.js`; one that does not change is left alone. `handles` can be
    dragged, `along` is what a click on a curve sets; `moved` gets, as JSON, which of them was released at which
    numbers, `along` as the last of them, and that Ctrl-Z was pressed, where there is something to `undo`. Where a
    person `places` handles, it also gets a click on a free place, and one on a handle, which removes it. Where the
    mouse is a pen, `moved` gets the paths drawn.
    """
    spec = on_page(fig, theme_now()).to_json()
    hold = {"handles": in_common(handles), "along": along, "undo": undo, "places": places}
    data = {"alt": in_plain_text(alt), "name": key, "plotly": ADDRESS, **figure_data(key, spec), **hold}
    heard, missed = partial(_hear, key, moved), partial(send_all_of, key)
    _DRAW(data=data, key=key, height="content", on_moved_change=heard, on_missed_change=missed)


def _hear(key: str, moved: Callable[[str], object] | None) -> None:
    if moved is not None:
        moved(st.session_state[key]["moved"])


def send() -> None:
    """Give the server a moment to send the figures before the script goes on with the rest."""
    sleep(AWAY)


def theme_now() -> Literal["light", "dark"]:
    """Whether the browser shows the light theme or the dark one."""
    return "dark" if st.context.theme.type == "dark" else "light"
