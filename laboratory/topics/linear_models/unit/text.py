"""The sigmoid unit in words."""

from bounds.numbers import format_short, pluralize
from laboratory.topics.linear_models.unit.run import UnitRun
from laboratory.views.headline import Headline

MEANING = r"""
A **sigmoid unit** outputs out = $1/(1+e^{-net})$, net = ⟨w, x⟩ + b: a threshold made smooth, so that its squared error
has a slope. The **delta rule** follows it: w ← w + η(d − out) f′(net) x with f′ = out(1 − out). (The steepness
multiplies net, and so f′.) The notes define δ once with f′ and once without; it belongs in the rule once.

Where the unit is **saturated**, out near 0 or 1, f′ is nearly 0 and so is the step, however large the error. The
squared error of a sigmoid unit is **not convex** in the weights; its logistic loss is.

The **perceptron** is the same rule for a threshold without slope: w ← w + η(d − out)x. With labels ±1 it moves only
where out ≠ d, and by 2ηd x: up to the factor 2 that is the *Hebbian* form, w ← w + ηd x for misclassified examples.
"""
NOT_CONVEX = "no guarantee: the squared error of a sigmoid unit is not convex"


def headline(run: UnitRun, step: int) -> Headline:
    """The error now."""
    return Headline(
        float(run.mean_squares[step]), f"mean squared error after {pluralize(step, 'epoch')}", by=NOT_CONVEX
    )


def sentence(run: UnitRun, step: int) -> str:
    """Where it is, and whether it stays there."""
    if run.stopped_by == "diverged" and step == run.last:
        return f"With rate **{format_short(run.rate)}** the weights overflow: the rate is too large."
    b, w = run.path[step]
    how = "have settled at" if run.stopped_by == "settled" and step == run.last else "are"
    return (
        f"After {pluralize(step, 'epoch')} the weights {how} b = **{format_short(float(b))}** and w = "
        f"**{format_short(float(w))}**."
    )


def more(run: UnitRun, step: int) -> str:
    """How saturated the unit is."""
    slopes, most = run.slopes(step), run.steepness / 4
    return (
        f"After {pluralize(step, 'epoch')} the sigmoid's slope at the examples lies between "
        f"{format_short(float(slopes.min()))} and {format_short(float(slopes.max()))}; at net = 0 it is "
        f"{format_short(most)}, its largest. Steps shrink in proportion."
    )
