"""Standard errors of the plans by the number of items, and how far simulated estimates are from the truth."""

from typing import Any

import numpy as np

from bounds.numbers import format_short
from laboratory.figures.axes import Scale
from laboratory.figures.curves import curve, vline
from laboratory.figures.figure import Figure
from laboratory.figures.names import label_ends
from laboratory.figures.roles import Role, guarantee, one_of
from laboratory.figures.theme import figure
from laboratory.topics.evaluation.strata.run import PLANS, StratifiedTest

HEIGHT = 340
ITEMS, ERROR = Scale("items of all strata", "<i>n</i>", whole=True), Scale("standard error")
FAR, SHARE = Scale("distance from the true accuracy"), Scale("share of test sets")
SIMPLE = one_of(0, "simple random")
ROLES: dict[str, Role] = {
    "proportional": one_of(1, "proportional"),
    "neyman": one_of(2, "Neyman"),
    "equal": one_of(3, "equal"),
}
BOUND = guarantee(0, "guaranteed")


def errors(run: StratifiedTest, theme: str = "light") -> Figure:
    """The standard error of each plan and of a simple random sample."""
    fig = figure(theme, height=HEIGHT, xaxis=ITEMS.axis(), yaxis=ERROR.axis())
    ends = [curve(fig, run.totals, run.errors[0], SIMPLE)]
    for name, row in zip(PLANS, run.errors[1:], strict=True):
        ends.append(curve(fig, run.totals, row, ROLES[name].but(width=3.5 if name == run.plan else 2.0)))
    vline(fig, run.n)
    label_ends(fig, ends)
    return fig


def errors_in_words(run: StratifiedTest) -> str:
    """What a person sees of the standard errors."""
    simple = format_short(run.simple_variance**0.5, 3)
    each = ", ".join(f"{PLANS[name]} {format_short(of**0.5, 3)}" for name, of in run.variances.items())
    return f"At n = {run.n} the standard errors are: simple random {simple}, {each}. All curves fall."


def tails(run: StratifiedTest, theme: str = "light") -> Figure:
    """The share of simulated test sets beyond each distance, with what is guaranteed."""
    fig = figure(theme, height=HEIGHT, xaxis=FAR.axis(), yaxis=SHARE.axis(range=[0, 1.02]))
    allowed = np.minimum(2 * np.exp(-2 * run.far**2 / run.inputs["squares"]), 1)
    ends = [
        curve(fig, run.far, allowed, BOUND),
        curve(fig, run.far, run.beyond[0], SIMPLE),
        curve(fig, run.far, run.beyond[1], ROLES[run.plan].but(width=3.5)),
    ]
    label_ends(fig, ends)
    return fig


def tails_in_words(run: StratifiedTest) -> str:
    """What a person sees of the simulated errors."""
    simple, planned = (format_short(of, 3) for of in run.measured)
    return (
        f"Shares fall from 1 to 0. The root mean squared error is {planned} for the plan and {simple} for a simple "
        "random sample."
    )


def strata_table(run: StratifiedTest) -> dict[str, Any]:
    """A row for each stratum."""
    columns = {"weight": run.weights.tolist(), "accuracy": run.accuracies.tolist()}
    return columns | {plan: row.tolist() for plan, row in zip(PLANS, run.sizes, strict=True)}
