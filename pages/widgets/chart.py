"""A figure on a page: described in words for who cannot see it, and downloadable as SVG from its own corner."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

import streamlit as st

from laboratory.figures.theme import on_page

if TYPE_CHECKING:
    import plotly.graph_objects as go


def chart(drawn: go.Figure, key: str, alt: str) -> None:
    """Show the figure; its camera button saves an SVG called like `key`, without asking the server."""
    config = {
        "displaylogo": False,
        "modeBarButtons": [["toImage"]],
        "toImageButtonOptions": {"format": "svg", "filename": key.replace("_", "-")},
    }
    st.plotly_chart(on_page(drawn, theme_now()), key=key, alt=alt, config=config, width="stretch")


def theme_now() -> Literal["light", "dark"]:
    """Whether the person looks at the light theme or the dark one."""
    return "dark" if st.context.theme.type == "dark" else "light"
