"""Paths of ridge regression, lasso and elastic net: weights by regularization parameter, and what a fit costs."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any

import numpy as np

from bounds.numbers import short
from bounds.vocabulary.prose import in_a_sentence
from laboratory.figures.axes import LAMBDA, SQUARED_ERROR, Scale
from laboratory.figures.curves import curve, dot, marked
from laboratory.figures.names import apart, at_the_ends
from laboratory.figures.roles import TRAINING, TRUTH, one_of
from laboratory.figures.theme import GREY, figure
from laboratory.topics.regularisation.paths.run import MEASUREMENTS, METHODS, Paths

if TYPE_CHECKING:
    from laboratory.figures.figure import Figure

HEIGHT = 330
TOP, BOTTOM = 12, 52
NAMES_WIDTH = 112  # pixels
LINE = 16  # pixels
APART = 0.3  # of the axis: parameters written closer would touch each other, or the steep part of the curve
FITTED = TRAINING.called("training risk")
CHARGED = {
    "ridge": Scale("squared length ‖w‖²"),
    "lasso": Scale("sum of |w<sub>j</sub>|"),
    "elastic_net": Scale("½ Σ|w<sub>j</sub>| + ¼ ‖w‖²"),
}


def weights(run: Paths, step: int, theme: str = "light") -> Figure:
    """Each weight by regularization parameter, named at the left where all are alive."""
    logs = np.log10(run.prices)
    low, high = float(run.weights.min()) - 0.03, float(run.weights.max()) + 0.03
    drawn = figure(
        theme, height=HEIGHT, hovermode="closest", margin={"l": NAMES_WIDTH, "r": 8, "t": TOP, "b": BOTTOM},
        xaxis=LAMBDA.axis(log=True, range=[logs[0], logs[-1]], dtick=2 if logs[-1] - logs[0] > 4 else 1),
        yaxis=Scale("weight").axis(range=[low, high], side="right"),
    )  # fmt: skip
    places = apart((run.weights[0] - low) / (high - low), [LINE / (HEIGHT - TOP - BOTTOM)] * len(MEASUREMENTS))
    for j, place in enumerate(places):
        end = curve(drawn, run.prices, run.weights[:, j], one_of(j, MEASUREMENTS[j], width=2.2))
        drawn.add_annotation(
            x=0, xref="paper", xanchor="right", xshift=-6, y=float(place), yref="paper", yanchor="middle",
            text=end.name, showarrow=False, font={"color": end.color, "size": 12},
        )  # fmt: skip
    marked(drawn, float(run.prices[step]))
    return drawn


def weights_in_words(run: Paths, step: int) -> str:
    """What a person sees of the weights."""
    largest = int(np.argmax(np.abs(run.weights[step])))
    return (
        f"The ten weights of {in_a_sentence(METHODS[run.method])} as lines over the regularization parameter; at "
        f"{short(run.prices[step], 2)} {run.alive[step]} of them are not nought, and the largest is that of "
        f"{MEASUREMENTS[largest]}."
    )


def front(run: Paths, step: int, theme: str = "light") -> Figure:
    """Training risk against what is penalised, with parameters marked along the curve; the true risk above it."""
    top = 1.15 * float(max(run.at_zero, run.risks.max()))
    drawn = figure(
        theme, height=HEIGHT, hovermode="closest", yaxis=SQUARED_ERROR.axis(range=[0, top]),
        xaxis=CHARGED[run.method].axis(range=[0, 1.08 * float(run.charged.max())]),
    )  # fmt: skip
    told = [short(lam, 2) for lam in run.prices]
    ends = []
    for role, heights in ((TRUTH, run.risks), (FITTED, run.training)):
        over = f"{role.name} %{{y:.4f}} at λ = %{{customdata}}<extra></extra>"
        look: dict[str, Any] = {"marker": role.dots(theme, 5), "customdata": told, "hovertemplate": over}
        end = curve(drawn, run.charged, heights, role, points=True, **look)
        ends.append(end._replace(y=float(heights[0])))  # the right end is where the parameter is least
        dot(drawn, (float(run.charged[step]), float(heights[step])), role, f"{role.name} here", size=12)
    _parameters_along(drawn, run, GREY[theme])
    at_the_ends(drawn, ends)
    return drawn


def front_in_words(run: Paths, step: int) -> str:
    """What a person sees of the front."""
    return (
        f"Training risk falls as more is spent on weights, from {short(run.at_zero)} for none; at λ = "
        f"{short(run.prices[step], 2)} it is {short(run.training[step])} and the true risk {short(run.risks[step])}."
    )


def paths_table(run: Paths) -> dict[str, list[Any]]:
    """A row for each regularization parameter."""
    told = {
        "lambda": run.prices, "penalised": run.charged, "squared length": run.squared_norms,
        "training risk": run.training, "true risk": run.risks,
    }  # fmt: skip
    told |= {name: run.weights[:, j] for j, name in enumerate(MEASUREMENTS)}
    return {name: column.tolist() for name, column in told.items()}


def _parameters_along(drawn: Figure, run: Paths, grey: str) -> None:
    """The powers of ten among the parameters, written below the curve as far apart as they can be read."""
    last = math.inf
    for k in np.flatnonzero(np.isclose(np.log10(run.prices) % 1, 0)):
        x = float(run.charged[k])
        if last - x < APART * run.charged.max() or x < APART * run.charged.max():
            continue
        last = x
        drawn.add_annotation(
            x=x, y=float(run.training[k]), text=f"λ = {short(run.prices[k], 2)}", showarrow=False,
            yshift=-14, font={"color": grey, "size": 12},
        )  # fmt: skip
