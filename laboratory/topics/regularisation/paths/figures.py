"""Paths of ridge regression, lasso and elastic net: weights by regularization parameter, and each fit's penalty."""

import math
from typing import Any

import numpy as np

from bounds.numbers import format_short
from bounds.vocabulary.prose import in_a_sentence
from laboratory.figures.axes import LAMBDA, SQUARED_ERROR, Scale
from laboratory.figures.curves import curve, dot, vline
from laboratory.figures.figure import Figure
from laboratory.figures.names import corner, label_ends, spread_labels, word
from laboratory.figures.roles import QUIET, TRAINING, TRUTH, one_of
from laboratory.figures.theme import figure
from laboratory.topics.regularisation.paths.run import MEASUREMENTS, METHODS, Paths

HEIGHT = 330
TOP, BOTTOM = 12, 52
NAMES_WIDTH = 112  # pixels
LINE = 16  # pixels
APART = 0.3  # of the axis: parameters written closer would touch each other, or the steep part of the curve
FITTED = TRAINING.called("training risk")
PENALTY = {
    "ridge": Scale("squared length ‖w‖²"),
    "lasso": Scale("sum of |w<sub>j</sub>|"),
    "elastic_net": Scale("½ Σ|w<sub>j</sub>| + ¼ ‖w‖²"),
}


def weights(run: Paths, step: int, theme: str = "light") -> Figure:
    """Each weight by regularization parameter, named at the left, where none is 0."""
    logs = np.log10(run.lambdas)
    low, high = float(run.weights.min()) - 0.03, float(run.weights.max()) + 0.03
    fig = figure(
        theme, height=HEIGHT, hovermode="closest", margin={"l": NAMES_WIDTH, "r": 8, "t": TOP, "b": BOTTOM},
        xaxis=LAMBDA.axis(log=True, range=[logs[0], logs[-1]], dtick=2 if logs[-1] - logs[0] > 4 else 1),
        yaxis=Scale("weight").axis(range=[low, high], side="right"),
    )  # fmt: skip
    places = spread_labels((run.weights[0] - low) / (high - low), [LINE / (HEIGHT - TOP - BOTTOM)] * len(MEASUREMENTS))
    for j, place in enumerate(places):
        role = one_of(j, MEASUREMENTS[j], width=2.2)
        curve(fig, run.lambdas, run.weights[:, j], role)
        corner(fig, (0, float(place)), role.name, role, size=12, xanchor="right", xshift=-6, yanchor="middle")
    vline(fig, float(run.lambdas[step]))
    return fig


def weights_in_words(run: Paths, step: int) -> str:
    """What a person sees of the weights."""
    left, largest = int(run.nonzero[step]), MEASUREMENTS[int(np.argmax(np.abs(run.weights[step])))]
    which = f"{left} of them {'is' if left == 1 else 'are'} not 0, and the largest is that of {largest}"
    return (
        f"The ten weights of {in_a_sentence(METHODS[run.method])} as lines over the regularization parameter; at "
        f"{format_short(run.lambdas[step], 2)} {which if left else 'all of them are 0'}."
    )


def front(run: Paths, step: int, theme: str = "light") -> Figure:
    """Training risk against the penalty, with parameters marked along the curve; the true risk above it."""
    top = 1.15 * float(max(run.at_zero, run.risks.max()))
    fig = figure(
        theme, height=HEIGHT, hovermode="closest", yaxis=SQUARED_ERROR.axis(range=[0, top]),
        xaxis=PENALTY[run.method].axis(range=[0, 1.08 * float(run.penalties.max())]),
    )  # fmt: skip
    labels = [format_short(lam, 2) for lam in run.lambdas]
    ends = []
    for role, heights in ((TRUTH, run.risks), (FITTED, run.training)):
        hover = f"{role.name} %{{y:.4f}} at λ = %{{customdata}}<extra></extra>"
        look: dict[str, Any] = {"marker": role.dots(theme, 5), "customdata": labels, "hovertemplate": hover}
        end = curve(fig, run.penalties, heights, role, points=True, **look)
        ends.append(end._replace(y=float(heights[0])))  # the right end is where the parameter is smallest
        dot(fig, (float(run.penalties[step]), float(heights[step])), role, f"{role.name} here", size=12)
    _parameters_along(fig, run)
    label_ends(fig, ends)
    return fig


def front_in_words(run: Paths, step: int) -> str:
    """What a person sees of the front."""
    return (
        f"Training risk falls as the weights grow, from {format_short(run.at_zero)} for weights 0; at λ = "
        f"{format_short(run.lambdas[step], 2)} it is {format_short(run.training[step])} and the true risk "
        f"{format_short(run.risks[step])}."
    )


def paths_table(run: Paths) -> dict[str, list[Any]]:
    """A row for each regularization parameter."""
    columns = {
        "lambda": run.lambdas, "penalty": run.penalties, "squared length": run.squared_norms,
        "training risk": run.training, "true risk": run.risks,
    }  # fmt: skip
    columns |= {name: run.weights[:, j] for j, name in enumerate(MEASUREMENTS)}
    return {name: column.tolist() for name, column in columns.items()}


def _parameters_along(fig: Figure, run: Paths) -> None:
    """The powers of ten among the parameters, written below the curve as far spread_labels as they can be read."""
    last = math.inf
    for k in np.flatnonzero(np.isclose(np.log10(run.lambdas) % 1, 0)):
        x = float(run.penalties[k])
        if last - x < APART * run.penalties.max() or x < APART * run.penalties.max():
            continue
        last = x
        text = f"λ = {format_short(run.lambdas[k], 2)}"
        word(fig, (x, float(run.training[k])), text, QUIET, size=12, yshift=-14)
