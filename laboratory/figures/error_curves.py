"""Training error and true risk as something grows: a tree, a sum of trees."""

from collections.abc import Iterable

from numpy.typing import ArrayLike

from laboratory.figures.curves import curve, hline, vline
from laboratory.figures.figure import Figure
from laboratory.figures.names import End, label_ends
from laboratory.figures.roles import BAYES, TRAINING, TRUTH


def error_curves(
    fig: Figure, counted: ArrayLike, training: ArrayLike, risk: ArrayLike, bayes_risk: float, at: float,
    others: Iterable[End] = (),
) -> None:  # fmt: skip
    """Both over `counted`, all `(sizes,)`, beside the Bayes risk where it is positive; the size `at` is marked.

    `others` are curves drawn already, to be named at their ends with these.
    """
    ends = [hline(fig, bayes_risk, BAYES)] if bayes_risk > 0 else []
    ends += [*others, curve(fig, counted, training, TRAINING), curve(fig, counted, risk, TRUTH)]
    vline(fig, at)
    label_ends(fig, ends)
