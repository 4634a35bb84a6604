"""Ridge regression as its regularization parameter rises: its risks, and the gap below its bounds."""

from typing import Any

import numpy as np

from bounds.numbers import at_most, format_number, format_short
from laboratory.figures.axes import GAP, SQUARED_ERROR
from laboratory.figures.curves import curve, dot, vline
from laboratory.figures.figure import Figure
from laboratory.figures.names import label_ends
from laboratory.figures.roles import BAYES, QUIET, TRAINING, TRUTH, guarantee, one_of
from laboratory.figures.theme import figure
from laboratory.topics.regularisation.balance.run import Balance
from laboratory.topics.regularisation.figures import HEIGHT, lambda_axis, logarithms, positive

FITTED = TRAINING.called("training risk")
MEASURED = one_of(0, "gap", width=4)
REPLACED = one_of(2, "replacing one")


def risks(run: Balance, lam: float, theme: str = "light") -> Figure:
    """Mean training and true risk by regularization parameter; both tend to the risk of the weights 0."""
    top, k = 1.6 * run.at_zero, run.at(lam)
    fig = figure(
        theme, height=HEIGHT, xaxis=lambda_axis(run.lambdas), yaxis=SQUARED_ERROR.axis(range=[-0.08 * top, top])
    )
    vline(fig, lam)
    span = [run.lambdas[0], run.lambdas[-1]]
    label_ends(fig, [
        curve(fig, span, [run.at_zero] * 2, QUIET.called("weights 0")),
        curve(fig, span, [run.world.bayes_risk] * 2, BAYES),
        curve(fig, run.lambdas, run.fitted, FITTED),
        curve(fig, run.lambdas, run.truth, TRUTH),
    ])  # fmt: skip
    dot(fig, (lam, float(run.truth[k])), TRUTH, "true risk here")
    dot(fig, (lam, float(run.fitted[k])), FITTED, "training risk here")
    return fig


def risks_in_words(run: Balance, lam: float) -> str:
    """What a person sees of the risks."""
    k = run.at(lam)
    return (
        "Mean training risk and mean true risk of ridge regression by regularization parameter; at "
        f"{format_number(lam)} they are {format_short(run.fitted[k])} and {format_short(run.truth[k])}. The true risk "
        f"is smallest at {format_number(float(run.lambdas[run.best]))}."
    )


def gaps(run: Balance, lam: float, theme: str = "light") -> Figure:
    """The mean gap and the mean stability, which are equal in expectation, below two theorems' bounds."""
    k = run.at(lam)
    heights = logarithms(np.concatenate([run.gap, run.stability]), float(run.stability_bounds[k]))
    fig = figure(theme, height=HEIGHT, xaxis=lambda_axis(run.lambdas), yaxis=GAP.axis(log=True, range=heights))
    vline(fig, lam)
    label_ends(fig, [
        curve(fig, run.lambdas, run.stability_bounds, guarantee(0, "by stability")),
        curve(fig, run.lambdas, run.smoothness_bounds, guarantee(1, "by smoothness")),
        curve(fig, run.lambdas, positive(run.gap), MEASURED),
        curve(fig, run.lambdas, positive(run.stability), REPLACED, points=True, mode="markers"),
    ])  # fmt: skip
    dot(fig, (lam, float(run.stability_bounds[k])), guarantee(0), "bound here")
    return fig


def gaps_in_words(run: Balance, lam: float) -> str:
    """What a person sees of the gap."""
    k = run.at(lam)
    return (
        f"The mean gap between true and training risk by regularization parameter, {format_short(run.gap[k])} at "
        f"{format_number(lam)}; marks on it for the mean effect of replacing one example, "
        f"{format_short(run.stability[k])} there; the bound lies above, at {at_most(float(run.stability_bounds[k]))}."
    )


def balance_table(run: Balance) -> dict[str, list[Any]]:
    """A row for each regularization parameter."""
    names = ("lambda", "training risk", "true risk", "gap", "replacing one", "bound", "bound by smoothness")
    columns = (run.lambdas, run.fitted, run.truth, run.gap, run.stability, run.stability_bounds, run.smoothness_bounds)
    return {name: column.tolist() for name, column in zip(names, columns, strict=True)}
