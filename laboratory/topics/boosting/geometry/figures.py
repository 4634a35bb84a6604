"""AdaBoost on ten points: what the stumps add up to in each cell of the plane."""

from typing import Any

import numpy as np

from bounds.numbers import pluralize
from laboratory.figures.figure import Figure
from laboratory.figures.marks import cells
from laboratory.figures.names import word
from laboratory.figures.plane import empty_plane
from laboratory.figures.regions import Window
from laboratory.figures.roles import NEGATIVE, POSITIVE, QUIET, WORDS
from laboratory.topics.boosting.adaboost.figures import AIR
from laboratory.topics.boosting.adaboost.run import BoostingRun

SHADE = 0.13


def sums(run: BoostingRun, step: int, theme: str = "light") -> Figure:
    """The votes of the first `step` stumps in each cell, one under the other, and their sum."""
    fig = empty_plane(Window(-AIR, 1 + AIR, -AIR, 1 + AIR), theme)
    fig.update_layout(hovermode=False)
    x, y, votes = run.votes_in_cells(step)
    total = votes.sum(axis=0)
    ends = NEGATIVE, QUIET.but(alpha=0), POSITIVE
    cells(fig, x, y, np.sign(total), ends, name="answers", span=(-1, 1), opacity=2 * SHADE, xgap=2, ygap=2)
    for row, column in np.ndindex(total.shape):
        middle = x[column : column + 2].mean(), y[row : row + 2].mean()
        word(fig, middle, _written(votes[:, row, column]), WORDS, align="right")
    return fig


def sums_in_words(run: BoostingRun, step: int) -> str:
    """What a person sees in the cells."""
    total = run.votes_in_cells(step)[2].sum(axis=0)
    if not step:
        return "An empty square: no stump has voted."
    return (
        f"The plane cut into {total.size} cells by {pluralize(step, 'stump')}, with the sum of their votes in each; "
        f"{pluralize(int((total > 0).sum()), 'cell is', 'cells are')} positive."
    )


def geometry_table(run: BoostingRun) -> dict[str, Any]:
    """A row for each point: where it is, its label, and its weight and vote after each round."""
    columns: dict[str, Any] = {
        "first_feature": run.points[:, 0].tolist(),
        "second_feature": run.points[:, 1].tolist(),
        "label": run.signs.tolist(),
    }
    for step in range(run.rounds + 1):
        columns[f"weight_after_{step}"] = run.weights[step].tolist()
        columns[f"vote_after_{step}"] = run.votes[step].tolist()
    return columns


def _written(votes: np.ndarray) -> str:
    if not len(votes):
        return "no vote"
    lines = [_signed(float(vote)) for vote in votes]
    total = f"<b>{_signed(float(votes.sum()))}</b>"
    return total if len(lines) == 1 else "<br>".join([*lines, f"= {total}"])


def _signed(number: float) -> str:
    return f"{'−' if number < 0 else '+'} {abs(number):.2f}"
