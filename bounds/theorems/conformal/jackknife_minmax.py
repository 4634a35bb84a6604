"""The jackknife-minmax: leave-one-out intervals wide enough for the full guarantee."""

from bounds.theorem import theorem
from bounds.theorems.conformal._assumptions import EXCHANGEABLE, SYMMETRIC_LEARNER
from bounds.theorems.conformal._variables import Coverage, Miscoverage
from bounds.vocabulary.citation import Example, Source, Step


@theorem(
    title="Jackknife-minmax coverage",
    statement=(
        "From the smallest to the largest leave-one-out prediction, widened on both sides by the "
        r"$\lceil(1-\alpha)(m+1)\rceil$-th smallest leave-one-out residual: this interval contains a new label with "
        "at least this probability, over sample and test example together, for every distribution and every sample "
        "size."
    ),
    assumes=(EXCHANGEABLE, SYMMETRIC_LEARNER),
    relation=">=",
    decreasing_in="alpha",
    proof=(
        Step(
            "Give each of the m + 1 examples its smallest residual over all ways to leave out it and one more.",
            r"s_i=\min_{j\ne i}|y_i-\hat h_{-(i,j)}(x_i)|",
        ),
        Step(
            "On a miss, that of the test example is above the leave-one-out residuals of as many examples as the rank "
            "says, and those are no less than their s.",
            r"s_{m+1}>|y_i-\hat h_{-i}(x_i)|\ge s_i\quad\text{for at least }(1-\alpha)(m+1)\text{ of the }i",
        ),
        Step("Exchangeable numbers have at most the share α among them that are above so many others."),
    ),
    source=Source("barber2021", "Theorem 3"),
    examples=(
        Example(dict(alpha=0.1), "0.9", "by hand"),
        Example(dict(), "0.05", "by hand", unknown="alpha", at_least=0.95),
    ),
    see_also=(
        "jackknife_plus has the narrower interval and the guarantee 1 - 2α. If the rank is above m the interval is the "
        "whole line."
    ),
)
def jackknife_minmax(alpha: Miscoverage) -> Coverage:
    return 1 - alpha
