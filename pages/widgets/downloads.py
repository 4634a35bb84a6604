"""What a page gives to take away: the numbers as CSV, the figure as a file that opens offline."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING, Any

import streamlit as st

from bounds.spreadsheet import csv_rows
from laboratory.figures.theme import on_paper
from pages.widgets.chart import theme_now

if TYPE_CHECKING:
    import plotly.graph_objects as go


def downloads(name: str, table: Callable[[], str], drawn: go.Figure) -> None:
    """A row of buttons: `table()` as `<name>.csv`, the figure as `<name>.html`; both are made when clicked."""
    theme = theme_now()
    with st.container(horizontal=True, vertical_alignment="center"):
        st.download_button(
            "CSV", table, f"{name}.csv", "text/csv", key=f"{name}_csv", on_click="ignore", icon=":material/table:",
            help="The figure's numbers, in full precision.",
        )  # fmt: skip
        st.download_button(
            "HTML", lambda: figure_html(drawn, theme), f"{name}.html", "text/html", key=f"{name}_html",
            on_click="ignore", icon=":material/public_off:", help="A page that opens offline (5 MB).",
        )  # fmt: skip
        st.caption("SVG: the camera in the figure's corner.", width="content")


def csv_text(columns: Mapping[str, Iterable[Any]]) -> str:
    """Columns of equal length as CSV with a header; floats in full, an empty cell for what is not a number."""
    return csv_rows([columns, *zip(*columns.values(), strict=True)])


def figure_html(drawn: go.Figure, theme: str = "light") -> str:
    """The figure as one HTML page that needs nothing else."""
    page: str = on_paper(drawn, theme).to_html(include_plotlyjs=True, full_html=True, config={"displaylogo": False})
    return page
