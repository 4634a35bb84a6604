"""Cross-validated accuracy over C and gamma, as far as it is known."""

from collections.abc import Sequence
from typing import Any

import numpy as np

from bounds.numbers import format_number
from laboratory.figures.axes import PRICE, WIDTH
from laboratory.figures.figure import Figure
from laboratory.figures.plane import HEIGHT
from laboratory.figures.theme import background, color_of, figure, mixed, readable_on
from laboratory.topics.svm_and_kernels.grid.run import GridRun

FRAME = 4  # pixels


def heat(run: GridRun, theme: str = "light") -> Figure:
    """A cell for each pair, stronger where the accuracy is higher; the best is framed. The rows may still be few."""
    data, table = run.data, np.array(run.rows)
    side = {"ticks": "outside", "showgrid": False, "zeroline": False}
    fig = figure(
        theme, height=HEIGHT, hovermode="closest",
        xaxis={**side, "title": {"text": f"{WIDTH.title} (log₂), wide to narrow"}, **_powers(data.gammas)},
        yaxis={**side, "title": {"text": f"{PRICE.title} (log₂)"}, **_powers(data.costs)},
    )  # fmt: skip
    fig.add_heatmap(
        z=table, x=list(range(len(data.gammas))), y=list(range(len(run.rows))), xgap=2, ygap=2, showscale=False,
        colorscale=[[0, background(theme)], [1, color_of(0, theme)]], name="accuracy",
        hovertemplate="accuracy %{z:.4f}<extra></extra>",
    )  # fmt: skip
    _digits(fig, table, theme)
    row, column = run.best
    fig.add_shape(type="rect", x0=column - 0.5, x1=column + 0.5, y0=row - 0.5, y1=row + 0.5,
                    line={"color": color_of(1, theme), "width": FRAME})  # fmt: skip
    return fig


def heat_in_words(run: GridRun) -> str:
    """What a person sees of the map."""
    return (
        f"Cross-validated accuracies of {run.pairs} pairs; the best, {format_number(run.accuracy, 4)}, is at "
        f"C = {format_number(run.cost, 4)} and γ = {format_number(run.gamma, 4)}."
    )


def grid_table(run: GridRun) -> dict[str, Any]:
    """A row for each pair, in full precision."""
    pairs = [(c, g) for c in run.data.costs[: len(run.rows)] for g in run.data.gammas]
    return {
        "C": [c for c, _ in pairs],
        "gamma": [g for _, g in pairs],
        "accuracy": np.concatenate(run.rows).tolist(),
    }


def _digits(fig: Figure, table: np.ndarray, theme: str) -> None:
    """Per cent in each cell, black or white, as the cell allows."""
    low, high = float(table.min()), float(table.max())
    shares = (table - low) / (high - low) if high > low else np.zeros_like(table)
    rows, columns = np.indices(table.shape)
    colors = [readable_on(mixed(background(theme), color_of(0, theme), share)) for share in shares.ravel().tolist()]
    fig.add_scatter(
        x=columns.ravel(), y=rows.ravel(), mode="text", text=[f"{100 * entry:.0f}" for entry in table.ravel()],
        textfont={"color": colors}, hoverinfo="skip", name="per cent",
    )  # fmt: skip


def _powers(values: Sequence[float]) -> dict[str, Any]:
    """Ticks and range of an axis on which the values are equally spaced."""
    words = [str(round(float(np.log2(value)))).replace("-", "−") for value in values]
    return {"tickvals": list(range(len(values))), "ticktext": words, "range": [-0.5, len(values) - 0.5]}
