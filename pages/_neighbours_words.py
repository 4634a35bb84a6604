"""The neighbours' run in words."""

from __future__ import annotations

from bounds.numbers import in_words
from laboratory.topics.neighbours.curse.run import CurseRun
from laboratory.topics.neighbours.plane.run import NeighboursRun

MEANING = """
**k nearest neighbours** answers a place with the label that most of the k closest examples carry. With k = 1 every
example rules its own *Voronoi cell*: the places closer to it than to any other example. It then repeats the labels of
the sample, the noisy ones too, so its training error is 0 (or nearly: two examples at one place may disagree), and
that says nothing about its true risk. With k large the vote reaches over places where the best label is another one.
With all examples voting, the answer is the same everywhere.

**The worlds** are 16,384 places, evenly spread, each with its own probability of label 1. So the true risk of every
rule is a finite sum, and it is computed exactly. The *Bayes risk* R* is the least that any rule can have.

**Cover and Hart**: as the sample grows, the *expected* risk of one neighbour tends to at most 2R*(1 − R*), less than
twice the Bayes risk. It is a limit, and an average over samples: one sample of finite size may lie above it.

**On a finite sample** one_nn_lipschitz bounds that expectation by 2R* + 4c√n m^(−1/(n+1)) for every m, where the
label's probability is c-Lipschitz. It applies to the slowly changing coin only, as elsewhere the probability jumps.
"""
CURSE = """
**In many dimensions** the sum of n squared differences concentrates around its mean n/6, with a relative deviation of
√(7/(5n)). The nearest point is then hardly nearer than the farthest one, and its label tells little. In a ball, too,
even the point nearest to the centre lies close to the boundary.
"""


def headline_words(run: NeighboursRun, k: int) -> str:
    """What stands behind the true risk."""
    return f"true risk with k = {k}; Bayes risk {short(run.bayes)}"


def verdict(run: NeighboursRun, k: int) -> str:
    """Training error against true risk at this k, and what another k would do."""
    training, risk = run.at(k)
    first = (
        f"With **k = {k}** the rule misjudges a share **{short(training)}** of its own examples and **{short(risk)}** "
        f"of the world, where no rule comes below {short(run.bayes)}."
    )
    if k == run.best:
        return f"{first} No other k on the slider has a lower true risk on this sample."
    reason = "It trusts noisy labels one by one" if k < run.best else "Its vote reaches too far"
    return f"{first} {reason}: k = {run.best} would have {short(run.at(run.best)[1])}."


def limit_sentence(run: NeighboursRun) -> str:
    """One neighbour beside Cover and Hart's limit."""
    risk = run.at(1)[1]
    place = "above" if risk > run.limit else "not above"
    return (
        f"Cover and Hart: with one neighbour the expected risk tends to at most 2R*(1 − R*) = {short(run.limit)} as "
        f"the sample grows. On this sample it is {short(risk)}, {place} that."
    )


def promise_sentence(run: NeighboursRun) -> str:
    """What a finite sample is promised, or why nothing."""
    if run.promised is None:
        return (
            "For this sample size no theorem here promises anything: in this world the label's probability jumps, "
            "and one_nn_lipschitz needs one that changes slowly."
        )
    bound = f"one_nn_lipschitz bounds the expected risk of one neighbour by {short(run.promised)}"
    m = in_words(len(run.labels))
    return f"For m = {m}, {bound}" + (
        ", which promises nothing: every risk is at most 1." if run.promised >= 1 else "."
    )


def curse_headline(run: CurseRun) -> str:
    """What stands behind the ratio in many dimensions."""
    return f"farthest / nearest squared distance in {in_words(run.dimensions[-1])} dimensions"


def curse_verdict(run: CurseRun) -> str:
    """From the plane to many dimensions."""
    last = run.dimensions[-1]
    return (
        f"Of {in_words(run.m)} random points in a cube, the farthest has, on average, **{short(run.ratio(2))}** times "
        f"the squared distance of the nearest in the plane, and **{short(run.ratio(last))}** times in "
        f"{in_words(last)} dimensions. The dashed lines are one standard deviation from the mean, exactly: "
        f"{short(float(run.spread[-1]))} of it in {in_words(last)} dimensions."
    )


def centre_sentence(run: CurseRun) -> str:
    """The nearest point in a ball."""
    ten = run.dimensions.index(10)
    return (
        f"In a unit ball of 10 dimensions, the nearest of {in_words(run.m)} points has median distance "
        f"{short(float(run.median[ten]))} from the centre (exact), {short(float(run.centre[ten]))} (measured)."
    )


def short(number: float) -> str:
    """Three digits."""
    return in_words(float(f"{number:.3g}"))
