"""A threshold chosen by hand, in words."""

from math import isclose

from bounds.numbers import at_most, format_number, format_short, percent, pluralize
from laboratory.topics.finite_classes.threshold.run import THEOREM, HandRun, index
from laboratory.topics.finite_classes.thresholds import GRID, TRUE
from laboratory.views.headline import Headline

LINE = "Shaded: where your threshold answers 1. Crosses: the examples that it misclassifies."
CURVES = "Circle: your threshold. Dotted: the first of smallest training error, which ERM returns."
MEANING = f"""
**Empirical risk minimization** (ERM) returns the hypothesis with the smallest training error. Here the search can be
done by hand: every threshold predicts 1 from itself on and 0 before, and its training error changes only where it
passes an example. The true risk has its minimum at {TRUE}, the true threshold, and rises evenly on both sides; the
training error varies around it, because a sample is not the distribution.

**Why the minimum can be trusted.** For one threshold, fixed beforehand, Hoeffding's inequality bounds the distance
between training error and true risk. Minimizing the training error compares all {len(GRID)} thresholds, so the bound
must hold for all of them at once: the **union bound** multiplies the failure probability by {len(GRID)}, which costs
only a logarithm. Then every training error is within ε of its true risk, and the true risk of ERM's threshold exceeds
the smallest of the class by at most 2ε.

**What it assumes.** Independent examples from one distribution, a loss between 0 and 1, and a class that was fixed
before the sample was seen: {len(GRID)} thresholds, one at every hundredth. The field
therefore takes hundredths only. No threshold needs to be always right: with flipped labels none is.
"""


def in_the_class(threshold: float) -> str | None:
    """Why a threshold outside the class, which the bound does not cover, is refused."""
    if isclose(threshold, index(threshold) / 100, abs_tol=1e-9):
        return None
    nearest = index(threshold) / 100
    return f"The class has a threshold at every hundredth, such as {nearest:g}; {threshold:g} is not one of them."


def headline(run: HandRun, threshold: float) -> Headline:
    """The true risk, and its bound from the training error."""
    at = index(threshold)
    bound = float(run.tried.errors[at]) + run.gap
    by = "for all thresholds at once" if bound < 1 else f"vacuous bound: not below 1 for {pluralize(run.m, 'example')}"
    what = "true risk of your threshold"
    return Headline(float(run.tried.risks[at]), what, at_most=bound if bound < 1 else None, by=by, theorem=THEOREM)


def sentence(run: HandRun, threshold: float) -> str:
    """How many examples you misclassify, beside the minimum."""
    yours, fewest = run.mistakes(index(threshold)), run.mistakes(run.best)
    if yours == fewest:
        return f"Your threshold misclassifies **{pluralize(yours, 'example')}**, and no threshold misclassifies fewer."
    return (
        f"Your threshold misclassifies **{pluralize(yours, 'example')}**; the minimum is **{format_number(fewest)}**, "
        f"at {format_number(float(GRID[run.best]), 3)}."
    )


def more(run: HandRun, threshold: float) -> str:
    """What the bound is made of, and ERM's excess risk."""
    at, best = index(threshold), run.best
    errors, risks = run.tried.errors, run.tried.risks
    held = "as it is here" if run.farthest <= run.gap else "but not here: this sample is one of the few that break it"
    excess = float(risks[best] - risks.min())
    empty = ", which is vacuous" if 2 * run.gap >= 1 else ""
    return (
        f"Your threshold's training error is {format_short(errors[at], 4)}, its true risk "
        f"{format_short(risks[at], 4)}. With {pluralize(run.m, 'example')}, {len(GRID)} thresholds and δ = "
        f"{format_number(run.delta)} every training error is within {at_most(run.gap)} of its true risk with "
        f"probability at least {percent(1 - run.delta, 8)}, {held}: the largest distance is "
        f"{format_short(run.farthest, 4)}. ERM returns {format_number(float(GRID[best]), 3)}, of true risk "
        f"{format_short(risks[best], 4)}; that is {format_short(excess, 3)} above the minimum of the class. The bound "
        f"on this excess is {at_most(2 * run.gap)}{empty}."
    )
