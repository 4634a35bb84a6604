"""Cross-validated accuracy over C and gamma, as far as it is known."""

from collections.abc import Sequence
from typing import Any

import numpy as np

from bounds.numbers import format_number
from laboratory.figures.axes import PRICE, WIDTH
from laboratory.figures.figure import Figure
from laboratory.figures.heat import heat as table_of
from laboratory.figures.marks import outline
from laboratory.figures.plane import HEIGHT
from laboratory.figures.roles import Role
from laboratory.figures.theme import TICK, figure
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
    places = list(range(len(data.gammas))), list(range(len(run.rows)))
    span, digits = (float(table.min()), float(table.max())), [[f"{100 * entry:.0f}" for entry in row] for row in table]
    table_of(fig, *places, table, digits, "accuracy %{z:.4f}", span=span, name="accuracy", size=TICK, xgap=2, ygap=2)
    row, column = run.best
    outline(fig, (column - 0.5, row - 0.5), (column + 0.5, row + 0.5), Role("best", 1, width=FRAME))
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


def _powers(values: Sequence[float]) -> dict[str, Any]:
    """Ticks and range of an axis on which the values are equally spaced."""
    words = [str(round(float(np.log2(value)))).replace("-", "−") for value in values]
    return {"tickvals": list(range(len(values))), "ticktext": words, "range": [-0.5, len(values) - 0.5]}
