"""What a page exports: the numbers as CSV, the figure as PNG, SVG and a page that opens offline."""

from collections.abc import Callable

import streamlit as st

from bounds.batches.spreadsheet import csv_columns as csv_text
from laboratory.figures.figure import Figure
from laboratory.views.offline import figure_html
from pages.widgets.chart import theme_now
from pages.widgets.save_figure import save_figure

__all__ = ["csv_download", "csv_text", "downloads", "figure_html", "to_take_away"]


def downloads(name: str, table: Callable[[], str], *figures: Figure, report: Callable[[], str] | None = None) -> None:
    """A row of buttons: `table()` as `<name>.csv`, the figures as `<name>.html`, `report()` as `<name>.txt`; each is
    made when clicked."""
    theme = theme_now()
    to_take_away(name, table, lambda: figure_html(*figures, theme=theme), report)


def to_take_away(
    name: str, table: Callable[[], str], page: Callable[[], str], report: Callable[[], str] | None = None
) -> None:
    """The same with `page()` as `<name>.html`."""
    with st.container(horizontal=True, vertical_alignment="center"):
        csv_download(name, table, "The figure's numbers, in full precision.")
        st.download_button(
            "HTML", page, file_name(name, "html"), "text/html", key=f"{name}_html", on_click="ignore",
            icon=":material/public_off:", help="A page that opens offline (5 MB).",
        )  # fmt: skip
        if report:
            st.download_button(
                "Report", report, file_name(name, "txt"), "text/plain", key=f"{name}_report", on_click="ignore",
                icon=":material/description:", help="A paragraph to cite: theorem, source, inputs, answer.",
            )  # fmt: skip
        save_figure(name)


def file_name(name: str, kind: str) -> str:
    """The name of a file that is handed out, with hyphens as the figure's own PNG and SVG have them."""
    return f"{name.replace('_', '-')}.{kind}"


def csv_download(name: str, table: Callable[[], str], text: str) -> None:
    """A button for `table()` as `<name>.csv`; `text` is its help."""
    st.download_button(
        "CSV", table, file_name(name, "csv"), "text/csv", key=f"{name}_csv", on_click="ignore", icon=":material/table:",
        help=text,
    )  # fmt: skip
