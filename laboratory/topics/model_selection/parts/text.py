"""Where the expected error comes from, in words computed from the run."""

import numpy as np

from bounds.numbers import format_short
from laboratory.topics.model_selection.parts.run import RELABELLED, PartsRun
from laboratory.views.headline import Headline

MEANING = """
**Bias, variance, noise.** Keep the places of the examples and draw their labels anew: the fit changes. Its mean differs
from the true curve (squared and averaged over new examples: *bias²*), it scatters around its mean (*variance*), and a
new label scatters around the true curve (*noise*). The expected squared error is the sum of the three. Least squares is
linear in the labels, so all three are computed exactly; the dots are a check by simulation.

**Approximation and estimation.** The best predictor of all has the *Bayes risk*. The best polynomial of the degree has
more: the difference is the *approximation error*, which depends on the class and not on the sample. The excess of
the fit over that is the *estimation error*, which more examples reduce. (Some notes include the Bayes risk in the
approximation error.) The two ways to split are not the same, though one set of notes calls the second one
bias–variance.

A sine is odd about its midpoint, so the best polynomial improves with each odd degree and with no even one.

Why fixed places? With places drawn anew, a high degree has enormous variance at some of them, and the mean over samples
need not even be finite.
"""


def headline(run: PartsRun) -> Headline:
    """The smallest expected risk."""
    what = f"smallest expected risk, at degree {run.best}, of which {format_short(run.noise)} is noise"
    return Headline(float(run.expected[run.best]), what, by="no guarantee: squared loss is unbounded")


def caption(run: PartsRun) -> str:
    """How the dots compare with the exact curve."""
    curves = f"Curves: exact. Dots: the mean true risk of fits to {RELABELLED} samples with new labels at these places"
    if not (run.deviation > 0).all():
        return f"{curves}."
    farthest = float(np.max(np.abs(run.measured - run.expected) / run.deviation))
    return f"{curves}, at most {format_short(farthest)} standard errors from the sum."


def sentence(run: PartsRun) -> str:
    """Where the sum is smallest."""
    at = run.best
    return (
        f"At degree **{at}** the sum of noise {format_short(run.noise)}, bias² {format_short(run.bias[at])} and "
        f"variance {format_short(run.variance[at])} is smallest: **{format_short(run.expected[at])}**."
    )


def more(run: PartsRun) -> str:
    """Bias falls, variance rises; and the other way to split the sum."""
    return "\n\n".join((_bias_and_variance(run), _approximation(run)))


def _bias_and_variance(run: PartsRun) -> str:
    """Bias falls, variance rises, in between their sum is smallest."""
    last, best = len(run.degrees) - 1, run.best
    return (
        f"Bias² goes from {format_short(run.bias[0])} at degree 0 to {format_short(run.bias[last])} at degree {last}, "
        f"the variance from {format_short(run.variance[0])} to {format_short(run.variance[last])}. Their sum with the "
        f"noise, **{format_short(run.expected[best])}**, is smallest at degree **{best}**: {format_short(run.noise)} + "
        f"{format_short(run.bias[best])} + {format_short(run.variance[best])}."
    )


def _approximation(run: PartsRun) -> str:
    """Bias is not the approximation error."""
    at = run.best
    return (
        f"Approximation and estimation error split the same sum in another way. At degree {at} the best polynomial of "
        f"the class has risk {format_short(run.least[at])}, so the approximation error is "
        f"{format_short(run.approximation[at])} and the estimation error {format_short(run.estimation[at])}; bias² is "
        f"{format_short(run.bias[at])}, as the mean fit is {'not ' * bool(run.bias[at])}that best polynomial."
    )
