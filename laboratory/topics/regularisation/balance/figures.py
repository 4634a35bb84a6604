"""Ridge regression as its regularization parameter rises: its risks, and the gap below what is guaranteed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from bounds.numbers import in_words, short
from laboratory.figures.axes import GAP, SQUARED_ERROR
from laboratory.figures.curves import curve, dot, marked
from laboratory.figures.names import at_the_ends
from laboratory.figures.roles import BAYES, QUIET, TRAINING, TRUTH, guarantee, one_of
from laboratory.figures.theme import figure
from laboratory.topics.regularisation.balance.run import Balance
from laboratory.topics.regularisation.figures import HEIGHT, logarithms, positive, prices_axis

if TYPE_CHECKING:
    from laboratory.figures.figure import Figure

FITTED = TRAINING.called("training risk")
MEASURED = one_of(0, "gap", width=4)
REPLACED = one_of(2, "replacing one")


def risks(run: Balance, lam: float, theme: str = "light") -> Figure:
    """Mean training and true risk by regularization parameter; both tend to the risk of the weights 0."""
    top, k = 1.6 * run.at_zero, run.at(lam)
    drawn = figure(
        theme, height=HEIGHT, xaxis=prices_axis(run.prices), yaxis=SQUARED_ERROR.axis(range=[-0.08 * top, top])
    )
    marked(drawn, lam)
    span = [run.prices[0], run.prices[-1]]
    at_the_ends(drawn, [
        curve(drawn, span, [run.at_zero] * 2, QUIET.called("weights 0")),
        curve(drawn, span, [run.world.bayes_risk] * 2, BAYES),
        curve(drawn, run.prices, run.fitted, FITTED),
        curve(drawn, run.prices, run.truth, TRUTH),
    ])  # fmt: skip
    dot(drawn, (lam, float(run.truth[k])), TRUTH, "true risk here")
    dot(drawn, (lam, float(run.fitted[k])), FITTED, "training risk here")
    return drawn


def risks_in_words(run: Balance, lam: float) -> str:
    """What a person sees of the risks."""
    k = run.at(lam)
    return (
        f"Mean training risk and mean true risk of ridge regression by regularization parameter; at {in_words(lam)} "
        f"they are {short(run.fitted[k])} and {short(run.truth[k])}. The true risk is least at "
        f"{in_words(float(run.prices[run.best]))}."
    )


def gaps(run: Balance, lam: float, theme: str = "light") -> Figure:
    """The mean gap and the mean stability, which are equal in expectation, below what theorems guarantee."""
    k = run.at(lam)
    shown = logarithms(np.concatenate([run.gap, run.stability]), float(run.promised[k]))
    drawn = figure(theme, height=HEIGHT, xaxis=prices_axis(run.prices), yaxis=GAP.axis(log=True, range=shown))
    marked(drawn, lam)
    at_the_ends(drawn, [
        curve(drawn, run.prices, run.promised, guarantee(0, "by stability")),
        curve(drawn, run.prices, run.promised_by_smoothness, guarantee(1, "by smoothness")),
        curve(drawn, run.prices, positive(run.gap), MEASURED),
        curve(drawn, run.prices, positive(run.stability), REPLACED, points=True, mode="markers"),
    ])  # fmt: skip
    dot(drawn, (lam, float(run.promised[k])), guarantee(0), "guaranteed here")
    return drawn


def gaps_in_words(run: Balance, lam: float) -> str:
    """What a person sees of the gap."""
    k = run.at(lam)
    return (
        f"The mean gap between true and training risk by regularization parameter, {short(run.gap[k])} at "
        f"{in_words(lam)}; marks on it for the mean effect of replacing one example, {short(run.stability[k])} there; "
        f"the guarantee lies above, at {short(run.promised[k])}."
    )


def balance_table(run: Balance) -> dict[str, list[Any]]:
    """A row for each regularization parameter."""
    names = ("lambda", "training risk", "true risk", "gap", "replacing one", "guaranteed", "guaranteed by smoothness")
    columns = (run.prices, run.fitted, run.truth, run.gap, run.stability, run.promised, run.promised_by_smoothness)
    return {name: column.tolist() for name, column in zip(names, columns, strict=True)}
