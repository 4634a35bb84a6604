"""An audit in two pictures: how often bounds failed beside how often they may, and means beside their bounds."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from laboratory.figures.axes import Scale
from laboratory.figures.bounds import bound_of
from laboratory.figures.figure import Figure
from laboratory.figures.marks import dots, spread
from laboratory.figures.roles import Role
from laboratory.figures.theme import figure
from laboratory.topics.audit.run import FAILS, KEPT, OPEN, verdict

if TYPE_CHECKING:
    import pandas as pd

LINE_PIXELS, ROW_PIXELS = 30, 14
SPREAD = 0.6  # of a line's height, for its rows
LOOKS = Role(KEPT, 0), Role(OPEN, 0, marker="circle-open"), Role(FAILS, 3, marker="x")
FAILED = Scale("share of runs that failed")
OF_THE_BOUND = Scale("mean measured / bound")
FRAME_PIXELS = 110
LOWEST = 1e-3  # the foot of the logarithmic axis, where an interval that reaches 0 is cut off


def failure_rates(rows: pd.DataFrame, theme: str = "light") -> Figure:
    """Rows of an audit about failures, with their line's name in `line`: a dot in its interval, and the bound."""
    fig = _empty(rows, FAILED.axis(range=[-_end(rows) / 50, _end(rows)]), theme)
    placed = rows.assign(height=_heights(rows))
    _bounds(fig, placed, placed["allowed_rate"], "allowed")
    _dots(fig, placed)
    return fig


def means(rows: pd.DataFrame, theme: str = "light") -> Figure:
    """Rows of an audit about means: each mean, with its interval, as a multiple of its bound."""
    fig = _empty(rows, OF_THE_BOUND.axis(log=True), theme)
    shares = rows.assign(
        height=_heights(rows), unit=1.0,
        **{name: (rows[name] / rows["bound"]).clip(lower=LOWEST) for name in ("rate", "rate_low", "rate_high")},
    )  # fmt: skip
    _bounds(fig, shares, shares["unit"], "bound")
    _dots(fig, shares)
    return fig


def description(rows: pd.DataFrame) -> str:
    """What a person sees on either figure, in words."""
    broken, unsure = rows[~rows["holds"]]["line"].unique().tolist(), int((_verdicts(rows) == OPEN).sum())
    lines = f"{rows['line'].nunique()} lines, each with the measured value, its interval and a mark at the bound."
    if broken:
        return f"{lines} Beyond the bound: {', '.join(broken)}."
    return f"{lines} " + (f"None is beyond it; {unsure} inconclusive." if unsure else "All bounds hold.")


def _verdicts(rows: pd.DataFrame) -> pd.Series[str]:
    return rows.apply(verdict, axis=1)


def _heights(rows: pd.DataFrame) -> pd.Series[float]:
    """Where each row is drawn: around its line's number, so that a dot lies on the height of its own tick."""
    lines = rows["line"].astype("category").cat.set_categories(rows["line"].unique()).cat.codes
    rank, many = rows.groupby("line").cumcount(), rows.groupby("line")["line"].transform("size")
    return lines + SPREAD * ((rank + 0.5) / many - 0.5)


def _empty(rows: pd.DataFrame, axis: dict[str, Any], theme: str) -> Figure:
    lines = list(dict.fromkeys(rows["line"]))
    most = int(rows["line"].value_counts().max())
    return figure(
        theme,
        height=FRAME_PIXELS + max(LINE_PIXELS, ROW_PIXELS * most) * len(lines),
        xaxis=axis,
        yaxis={
            "tickvals": list(range(len(lines))), "ticktext": lines, "automargin": True,
            "range": [len(lines) - 0.5, -0.5], "showgrid": True, "zeroline": False, "ticklabelstandoff": 6,
        },
        showlegend=True,
        hovermode="closest",
        legend={"orientation": "h", "x": 0, "y": 1, "yanchor": "bottom", "itemclick": False, "itemdoubleclick": False},
    )  # fmt: skip


def _end(rows: pd.DataFrame) -> float:
    return float(min(1.02, 1.15 * max(rows["rate_high"].max(), rows["allowed_rate"].max(), 0.02)))


def _bounds(fig: Figure, rows: pd.DataFrame, places: pd.Series[float], name: str) -> None:
    roles = [bound_of(theorem) for theorem in rows["theorem"]]
    dots(
        fig, places.tolist(), rows["height"].tolist(), roles, f"{name}: %{{x:.4~g}}", name=name, size=ROW_PIXELS,
        look={"symbol": [f"{role.marker}-open" for role in roles]},
    )  # fmt: skip


def _dots(fig: Figure, rows: pd.DataFrame) -> None:
    verdicts = _verdicts(rows)
    for role in LOOKS:
        part = rows[verdicts == role.name]
        if len(part):
            at, low, high = (part[column].to_numpy() for column in ("rate", "rate_low", "rate_high"))
            dots(
                fig, at, part["height"].tolist(), role, "%{customdata[0]}<br>measured: %{x:.4~g}, from "
                "%{customdata[1]:.4~g} to %{customdata[2]:.4~g}", name=f"measured: {role.name}", size=9, edge=0,
                customdata=part[["line", "rate_low", "rate_high"]].to_numpy(), error_x=spread(fig, at, low, high, role),
            )  # fmt: skip
