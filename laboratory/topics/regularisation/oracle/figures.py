"""True risk and gap of regularized loss minimization by lambda, below two theorems' bounds."""

from typing import Any

import numpy as np

from bounds import theorems
from bounds.numbers import at_most, format_number, format_short
from laboratory.figures.axes import GAP, LOSS
from laboratory.figures.curves import curve, dot, vline
from laboratory.figures.figure import Figure
from laboratory.figures.names import label_ends
from laboratory.figures.roles import BAYES, QUIET, TRUTH, guarantee, one_of
from laboratory.figures.theme import figure
from laboratory.topics.regularisation.figures import HEIGHT, lambda_axis, logarithms, positive
from laboratory.topics.regularisation.oracle.run import LAMBDAS, ORACLE, Learned, Oracle

DENSE = np.geomspace(LAMBDAS[0], LAMBDAS[-1], 81)
TRUE, MEASURED = TRUTH.called("true risk"), one_of(0, "gap", width=4)
BY_ONE, BY_BEST = guarantee(0, "bound"), guarantee(1, "by best <i>w</i>*")


def risks(run: Oracle, here: Learned, lam: float, norm: float, theme: str = "light") -> Figure:
    """Mean true risk by lambda, below the oracle inequality: by the selected w*, and by the best w*."""
    bounds = run.compared(norm) + theorems[ORACLE].grid(**{**run.oracle_inputs(lam, norm), "lam": DENSE})
    zero = run.world.at_zero
    fig = figure(theme, height=HEIGHT, xaxis=lambda_axis(LAMBDAS), yaxis=LOSS.axis(range=[0, 2.2 * zero]))
    vline(fig, lam)
    span = [LAMBDAS[0], LAMBDAS[-1]]
    label_ends(fig, [
        curve(fig, span, [zero] * 2, QUIET.called("weights 0")),
        curve(fig, span, [run.compared(norm)] * 2, BAYES.called("<i>w</i>*")),
        curve(fig, DENSE, bounds, BY_ONE),
        curve(fig, DENSE, run.bound_by_best(DENSE), BY_BEST),
        curve(fig, LAMBDAS, run.truth, TRUE),
    ])  # fmt: skip
    dot(fig, (lam, here.risk), TRUE, "true risk here")
    return fig


def risks_in_words(run: Oracle, here: Learned, lam: float, norm: float) -> str:
    """What a person sees of the risks."""
    return (
        f"Mean true risk by regularization parameter; at {format_number(lam)} it is {format_short(here.risk)}. Above "
        f"it the oracle inequality by w* of length {format_short(norm)} gives the bound "
        f"{at_most(run.risk_bound(lam, norm))}, smallest at {format_short(run.best_lam(norm))}. The weights 0 have "
        f"{format_short(run.world.at_zero)}."
    )


def gaps(run: Oracle, here: Learned, lam: float, theme: str = "light") -> Figure:
    """The mean gap by lambda, below its bound by stability."""
    bound = float(run.gap_bound(np.array([lam]))[0])
    fig = figure(
        theme, height=HEIGHT, xaxis=lambda_axis(LAMBDAS), yaxis=GAP.axis(log=True, range=logarithms(run.gap, bound))
    )
    vline(fig, lam)
    label_ends(fig, [
        curve(fig, DENSE, run.gap_bound(DENSE), guarantee(0, "2<i>ρ</i>²/(<i>λm</i>)")),
        curve(fig, LAMBDAS, positive(run.gap), MEASURED, points=True),
    ])  # fmt: skip
    if here.gap > 0:
        dot(fig, (lam, here.gap), MEASURED, "gap here")
    return fig


def gaps_in_words(run: Oracle, here: Learned, lam: float) -> str:
    """What a person sees of the gap."""
    return (
        f"Mean generalization gap by regularization parameter, on logarithmic axes; at {format_number(lam)} it is "
        f"{format_short(here.gap)}, and its bound is {at_most(float(run.gap_bound(np.array([lam]))[0]))}."
    )


def oracle_table(run: Oracle, norm: float) -> dict[str, Any]:
    """A row for each lambda, in full precision."""
    return {
        "lambda": LAMBDAS.tolist(),
        "mean_true_risk": run.truth.tolist(),
        "mean_gap": run.gap.tolist(),
        "bound_on_risk": [run.risk_bound(float(lam), norm) for lam in LAMBDAS],
        "bound_by_best": run.bound_by_best(LAMBDAS).tolist(),
        "bound_on_gap": run.gap_bound(LAMBDAS).tolist(),
    }
