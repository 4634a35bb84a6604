"""The posterior over the thresholds, and training error, true risk and guarantee for every λ."""

from typing import Any

import numpy as np

from bounds.numbers import at_most, format_number, format_short
from laboratory.figures.axes import THRESHOLD, Scale, error_axis
from laboratory.figures.curves import curve, hline, vline
from laboratory.figures.figure import Figure
from laboratory.figures.marks import bars
from laboratory.figures.names import label_ends
from laboratory.figures.roles import BAYES, GUARANTEE, QUIET, TRAINING, TRUTH, one_of
from laboratory.figures.theme import figure
from laboratory.topics.finite_classes.gibbs.run import LAMBDAS, GibbsRun
from laboratory.topics.finite_classes.thresholds import GRID, TRUE

POSTERIOR, PRIOR = one_of(2, "posterior"), QUIET.called("prior")
SHARPNESS = Scale("sharpness", "λ")
DRAWN = slice(1, None)  # λ = 0 has no place on a logarithmic axis


def posterior(run: GibbsRun, step: int, theme: str = "light") -> Figure:
    """Bars: the weight of each threshold; a level: the prior's."""
    weight = Scale("weight").axis(range=[0, 1.05 * max(float(run.weights[step].max()), 0.02)])
    fig = figure(theme, hovermode="closest", xaxis=THRESHOLD.axis(range=[-0.05, 1.05]), yaxis=weight)
    bars(fig, GRID, run.weights[step], POSTERIOR.but(alpha=0.75), "θ = %{x:.2f}: %{y:.3~g}", edge=1)
    label_ends(fig, [hline(fig, 1 / len(GRID), PRIOR)])
    return fig


def posterior_in_words(run: GibbsRun, step: int) -> str:
    """What a person sees of the bars."""
    heaviest = int(np.argmax(run.weights[step]))
    return (
        f"{len(GRID)} bars, one for each threshold, beside the constant weight of the prior. The highest is at "
        f"{format_short(GRID[heaviest])}, with weight {format_short(run.weights[step][heaviest])}; the true threshold "
        f"is {TRUE}."
    )


def bounds_figure(run: GibbsRun, step: int, theme: str = "light") -> Figure:
    """The three curves over λ, and the Bayes risk."""
    fig = figure(theme, xaxis=SHARPNESS.axis(log=True), yaxis=error_axis(range=[0, 0.75]))
    lambdas = np.array(LAMBDAS[DRAWN], np.float64)
    ends = [hline(fig, float(run.tried.world.noise), BAYES)] if run.tried.world.noise > 0 else []
    ends += [
        curve(fig, lambdas, run.training[DRAWN], TRAINING),
        curve(fig, lambdas, run.bound[DRAWN], GUARANTEE.called("PAC-Bayes"), points=True),
        curve(fig, lambdas, run.risk[DRAWN], TRUTH, points=True),
    ]
    if LAMBDAS[step]:
        vline(fig, LAMBDAS[step], logarithmic=True)
    label_ends(fig, ends)
    return fig


def bounds_in_words(run: GibbsRun, step: int) -> str:
    """What a person sees of the curves."""
    return (
        f"Over λ on a logarithmic axis, averaged over the posterior: at λ = {format_number(LAMBDAS[step])} the "
        "training error "
        f"is {format_short(run.training[step])}, the true risk {format_short(run.risk[step])} and the dashed bound "
        f"{at_most(run.bound[step])}; of the λ tried the bound is smallest at λ = "
        f"{format_number(LAMBDAS[run.chosen])}."
    )


def gibbs_table(run: GibbsRun) -> dict[str, Any]:
    """A row for each λ."""
    return {
        "lambda": list(LAMBDAS),
        "training_error": run.training.tolist(),
        "true_risk": run.risk.tolist(),
        "kl": run.kl.tolist(),
        "at_most": run.bound.tolist(),
    }
