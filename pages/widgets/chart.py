"""A figure on a page: described in words for who cannot see it, and downloadable as SVG and PNG from its own corner."""

from __future__ import annotations

from pathlib import Path
from time import sleep
from typing import TYPE_CHECKING, Literal

import streamlit as st

from laboratory.figures.theme import on_page
from pages.widgets.plotly_file import ADDRESS

if TYPE_CHECKING:
    from laboratory.figures.figure import Figure

AWAY = 0.025  # seconds

_DRAW = st.components.v2.component(
    "figure", html='<div class="figure"></div>', isolate_styles=False,
    js=Path(__file__).with_name("figure.js").read_text("utf-8"),
)  # fmt: skip


def chart(drawn: Figure, key: str, alt: str) -> None:
    """Show the figure; its camera buttons save an SVG or a PNG called like `key`, without asking the server.

    A figure that changes is changed where it stands, as `figure.js` tells; one that does not is left alone.
    """
    spec = on_page(drawn, theme_now()).to_json()
    _DRAW(data={"spec": spec, "alt": alt, "name": key, "plotly": ADDRESS}, key=key, height="content")


def send() -> None:
    """Give the server a moment to send the figures before the script goes on with what is less urgent."""
    sleep(AWAY)


def theme_now() -> Literal["light", "dark"]:
    """Whether the person looks at the light theme or the dark one."""
    return "dark" if st.context.theme.type == "dark" else "light"
