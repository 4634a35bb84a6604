"""A threshold chosen by hand, in words."""

from math import isclose

from bounds.numbers import at_most, counted, in_words, percent, short
from laboratory.topics.finite_classes.threshold.run import THEOREM, HandRun, index
from laboratory.topics.finite_classes.thresholds import GRID, TRUE
from laboratory.views.view import Headline

LINE = "Shaded: where your threshold answers 1. Crosses: the examples that it misclassifies."
CURVES = "Circle: your threshold. Dotted: the first of least training error, which ERM takes."
MEANING = f"""
**Empirical risk minimisation** (ERM) takes the hypothesis with the fewest mistakes on the sample. Here that is a search
that can be done by hand: every threshold answers 1 from itself on and 0 before, and its training error changes only
where it passes an example. The true risk has its least value at {TRUE}, the world's threshold, and rises evenly on both
sides; the training error wavers around it, because a sample is not the world.

**Why the minimum can be trusted.** For one threshold, fixed beforehand, Hoeffding's inequality bounds how far its
training error strays from its true risk. Whoever looks for the least training error looks at all {len(GRID)}
thresholds, so that the bound must hold for all of them at once: the **union bound** multiplies the failure probability
by {len(GRID)}, which costs only a logarithm. Then every training error is within ε of its true risk, and the threshold
that ERM takes is worse than the best of the class by 2ε at most.

**What it assumes.** Independent examples from one distribution, a loss between 0 and 1, and a class that was fixed
before the sample was seen: {len(GRID)} thresholds, one at every hundredth. That is why the field takes hundredths only.
It does not assume that some threshold is right about everything: with flipped labels none is.
"""


def in_the_class(threshold: float) -> str | None:
    """Why a threshold is refused of which the guarantee does not speak."""
    if isclose(threshold, index(threshold) / 100, abs_tol=1e-9):
        return None
    nearest = index(threshold) / 100
    return f"The class has a threshold at every hundredth, as {nearest:g}; {threshold:g} is none of them."


def headline(run: HandRun, threshold: float) -> Headline:
    """The true risk, and what the training error guarantees of it."""
    at = index(threshold)
    bound = float(run.tried.errors[at]) + run.gap
    told = "for all thresholds at once" if bound < 1 else f"{counted(run.m, 'example')} guarantee nothing below 1"
    what = "true risk of your threshold"
    return Headline(float(run.tried.risks[at]), what, at_most=bound if bound < 1 else None, by=told, theorem=THEOREM)


def sentence(run: HandRun, threshold: float) -> str:
    """Your mistakes beside the fewest."""
    yours, fewest = run.mistakes(index(threshold)), run.mistakes(run.best)
    if yours == fewest:
        return f"Yours makes **{counted(yours, 'mistake')}** on the sample, and no threshold makes fewer."
    return (
        f"Yours makes **{counted(yours, 'mistake')}** on the sample; the fewest are **{in_words(fewest)}**, "
        f"at {in_words(float(GRID[run.best]), 3)}."
    )


def more(run: HandRun, threshold: float) -> str:
    """All that the guarantee is made of, and what ERM pays."""
    at, best = index(threshold), run.best
    errors, risks = run.tried.errors, run.tried.risks
    held = "as it is here" if run.farthest <= run.gap else "but not here: this sample is one of the few that break it"
    excess = float(risks[best] - risks.min())
    empty = ", which says nothing" if 2 * run.gap >= 1 else ""
    return (
        f"Your threshold's training error is {short(errors[at], 4)}, its true risk {short(risks[at], 4)}. With "
        f"{counted(run.m, 'example')}, {len(GRID)} thresholds and δ = {in_words(run.delta)} every training error is "
        f"within {at_most(run.gap)} of its true risk with probability at least {percent(1 - run.delta, 8)}, {held}: "
        f"the largest distance is {short(run.farthest, 4)}. ERM takes {in_words(float(GRID[best]), 3)}, of true risk "
        f"{short(risks[best], 4)}; that is {short(excess, 3)} more than the best of the class; guaranteed are at "
        f"most {at_most(2 * run.gap)}{empty}."
    )
