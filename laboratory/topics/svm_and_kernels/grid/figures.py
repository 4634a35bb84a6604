"""Cross-validated accuracy over C and gamma, as far as it is known."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import numpy as np

from bounds.numbers import in_words
from laboratory.figures.theme import figure, palette
from laboratory.topics.svm_and_kernels.grid.run import GridData, best_cell

if TYPE_CHECKING:
    import plotly.graph_objects as go

HEIGHT = 430


def heat(asked: GridData, rows: Sequence[np.ndarray], theme: str = "light") -> go.Figure:
    """A cell for each pair, darker where the accuracy is higher; the best is framed. `rows` may still be few."""
    ink, paper = palette(theme)[0], "#f6f6f4" if theme == "light" else "#23272b"
    drawn = figure(
        height=HEIGHT, hovermode="closest",
        xaxis={"title": {"text": "γ, wide to narrow (log₂)"}, "tickvals": list(range(len(asked.gammas))),
               "ticktext": _powers(asked.gammas), "ticks": "outside", "showgrid": False},
        yaxis={"title": {"text": "price of slack C (log₂)"}, "tickvals": list(range(len(asked.costs))),
               "ticktext": _powers(asked.costs), "ticks": "outside", "showgrid": False,
               "range": [-0.5, len(asked.costs) - 0.5]},
    )  # fmt: skip
    table = np.array(rows)
    shown = np.array([[f"{100 * entry:.0f}" for entry in row] for row in table])
    drawn.add_heatmap(
        z=table, x=list(range(len(asked.gammas))), y=list(range(len(rows))), text=shown, texttemplate="%{text}",
        colorscale=[[0, paper], [1, ink]], xgap=2, ygap=2, showscale=False, name="accuracy",
        hovertemplate="accuracy %{z:.4f}<extra></extra>",
    )  # fmt: skip
    row, column = best_cell(rows)
    drawn.add_shape(type="rect", x0=column - 0.5, x1=column + 0.5, y0=row - 0.5, y1=row + 0.5,
                    line={"color": palette(theme)[1], "width": 4})  # fmt: skip
    return drawn


def heat_in_words(asked: GridData, rows: Sequence[np.ndarray]) -> str:
    """What a person sees of the map."""
    row, column = best_cell(rows)
    return (
        f"Cross-validated accuracies of {len(rows) * len(asked.gammas)} pairs; the best, "
        f"{in_words(float(rows[row][column]), 4)}, is at C = {in_words(asked.costs[row], 4)} and "
        f"γ = {in_words(asked.gammas[column], 4)}."
    )


def grid_table(asked: GridData, rows: Sequence[np.ndarray]) -> dict[str, Any]:
    """A row for each pair, in full precision."""
    pairs = [(c, g) for c in asked.costs[: len(rows)] for g in asked.gammas]
    return {
        "C": [c for c, _ in pairs],
        "gamma": [g for _, g in pairs],
        "accuracy": np.concatenate(list(rows)).tolist(),
    }


def _powers(values: Sequence[float]) -> list[str]:
    return [str(round(float(np.log2(value)))).replace("-", "−") for value in values]
