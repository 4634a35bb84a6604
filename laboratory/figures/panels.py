"""Several small pictures in one figure, row by row; each has axes of its own, numbered from 0."""

from collections.abc import Mapping
from functools import cache
from typing import Any

from laboratory.figures.figure import Figure


def lay_out(fig: Figure, rows: int, columns: int, **spacing: Any) -> Figure:
    """Give the figure `rows` times `columns` panels; `spacing` as Plotly's `make_subplots` takes it."""
    return fig.update_layout(**_axes(rows, columns, tuple(spacing.items())))


def at(panel: int) -> dict[str, Any]:
    """What puts a trace into the panel."""
    return {"xaxis": f"x{_number(panel)}", "yaxis": f"y{_number(panel)}"}


def word_at(panel: int) -> dict[str, Any]:
    """What puts a word into the panel."""
    return {"xref": f"x{_number(panel)}", "yref": f"y{_number(panel)}"}


def set_axes(fig: Figure, panel: int, x: Mapping[str, Any], y: Mapping[str, Any]) -> None:
    """Settings of the panel's axes."""
    number = _number(panel)
    fig.update_layout(**{f"xaxis{number}": x, f"yaxis{number}": y})


def _number(panel: int) -> str:
    return str(panel + 1) if panel else ""


@cache
def _axes(rows: int, columns: int, spacing: tuple[tuple[str, Any], ...]) -> dict[str, Any]:
    from plotly.subplots import make_subplots

    layout: dict[str, Any] = make_subplots(rows, columns, **dict(spacing)).to_dict()["layout"]
    return {name: value for name, value in layout.items() if name != "template"}
