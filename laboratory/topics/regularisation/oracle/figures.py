"""True risk and gap of regularised loss minimisation by lambda, below what two theorems guarantee."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from bounds import theorems
from bounds.numbers import in_words, short
from laboratory.figures.axes import GAP, LOSS
from laboratory.figures.curves import curve, dot, marked
from laboratory.figures.names import at_the_ends
from laboratory.figures.roles import BAYES, QUIET, TRUTH, guarantee, one_of
from laboratory.figures.theme import figure
from laboratory.topics.regularisation.figures import HEIGHT, logarithms, positive, prices_axis
from laboratory.topics.regularisation.oracle.run import ORACLE, PRICES, Learned, Oracle

if TYPE_CHECKING:
    from laboratory.figures.figure import Figure

DENSE = np.geomspace(PRICES[0], PRICES[-1], 81)
TRUE, MEASURED = TRUTH.called("true risk"), one_of(0, "gap", width=4)
BY_ONE, BY_BEST = guarantee(0, "guarantee"), guarantee(1, "by best <i>w</i>*")


def risks(run: Oracle, here: Learned, lam: float, norm: float, theme: str = "light") -> Figure:
    """Mean true risk by lambda, below the oracle inequality: by the w* asked for, and by the best one."""
    bounds = run.compared(norm) + theorems[ORACLE].grid(**{**run.given(lam, norm), "lam": DENSE})
    zero = run.world.at_zero
    drawn = figure(theme, height=HEIGHT, xaxis=prices_axis(PRICES), yaxis=LOSS.axis(range=[0, 2.2 * zero]))
    marked(drawn, lam)
    span = [PRICES[0], PRICES[-1]]
    at_the_ends(drawn, [
        curve(drawn, span, [zero] * 2, QUIET.called("weights 0")),
        curve(drawn, span, [run.compared(norm)] * 2, BAYES.called("<i>w</i>*")),
        curve(drawn, DENSE, bounds, BY_ONE),
        curve(drawn, DENSE, run.guaranteed_by_best(DENSE), BY_BEST),
        curve(drawn, PRICES, run.truth, TRUE),
    ])  # fmt: skip
    dot(drawn, (lam, here.risk), TRUE, "true risk here")
    return drawn


def risks_in_words(run: Oracle, here: Learned, lam: float, norm: float) -> str:
    """What a person sees of the risks."""
    return (
        f"Mean true risk by regularization parameter; at {in_words(lam)} it is {short(here.risk)}. Above it the oracle "
        f"inequality by w* of length {short(norm)} guarantees {short(run.guaranteed(lam, norm))}, and least at "
        f"{short(run.best_lam(norm))}. The weights 0 have {short(run.world.at_zero)}."
    )


def gaps(run: Oracle, here: Learned, lam: float, theme: str = "light") -> Figure:
    """The mean gap by lambda, below what stability guarantees."""
    allowed = float(run.stable(np.array([lam]))[0])
    drawn = figure(
        theme, height=HEIGHT, xaxis=prices_axis(PRICES), yaxis=GAP.axis(log=True, range=logarithms(run.gap, allowed))
    )
    marked(drawn, lam)
    at_the_ends(drawn, [
        curve(drawn, DENSE, run.stable(DENSE), guarantee(0, "2<i>ρ</i>²/(<i>λm</i>)")),
        curve(drawn, PRICES, positive(run.gap), MEASURED, points=True),
    ])  # fmt: skip
    if here.gap > 0:
        dot(drawn, (lam, here.gap), MEASURED, "gap here")
    return drawn


def gaps_in_words(run: Oracle, here: Learned, lam: float) -> str:
    """What a person sees of the gap."""
    return (
        f"Mean generalization gap by regularization parameter, on logarithmic axes; at {in_words(lam)} it is "
        f"{short(here.gap)}, and at most {short(float(run.stable(np.array([lam]))[0]))} is guaranteed."
    )


def oracle_table(run: Oracle, norm: float) -> dict[str, Any]:
    """A row for each lambda, in full precision."""
    return {
        "lambda": PRICES.tolist(),
        "mean_true_risk": run.truth.tolist(),
        "mean_gap": run.gap.tolist(),
        "guaranteed_risk": [run.guaranteed(float(lam), norm) for lam in PRICES],
        "guaranteed_by_best": run.guaranteed_by_best(PRICES).tolist(),
        "guaranteed_gap": run.stable(PRICES).tolist(),
    }
