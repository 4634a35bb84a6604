"""Realizable learning with the constants of one's own course."""

from bounds.formula.functions import log
from bounds.theorem import theorem
from bounds.theorems.vc._variables import ConstantByAccuracy, ConstantByConfidence
from bounds.vocabulary.assumptions import BINARY_LABELS, ERM, FINITE_VC_DIMENSION, IID, REALIZABLE, ZERO_ONE_LOSS
from bounds.vocabulary.citation import Connection, Example, Source, Step
from bounds.vocabulary.quantities import SampleComplexity
from bounds.vocabulary.variables import Accuracy, Confidence, Constant, VCDimension


@theorem(
    title="Realizable learning, a course's own constants",
    statement=(
        r"There is an absolute constant $C$ such that, for $\varepsilon\le1/2$, so many examples are enough, for every "
        r"$A\ge1$ and $B\ge1$: with probability at least $1-\delta$ over the sample, every empirical risk minimizer "
        r"$h_S$ has $L_{\mathcal D}(h_S)\le\varepsilon$. Courses print numbers for $A$, $B$ and $C$, such as 2, 12 and "
        "4; the number shown is a bound only where theirs were proved."
    ),
    assumes=(IID, ZERO_ONE_LOSS, BINARY_LABELS, REALIZABLE, FINITE_VC_DIMENSION, ERM),
    decreasing_in="epsilon delta",
    free_parameters="C B A",
    proof=(
        Step("With A = B = 1 it is the fundamental theorem.", uses="vc_realizable_constant"),
        Step("Larger A and B need more examples, which do no harm."),
    ),
    source=Source("shalev-shwartz2014", "Theorem 6.8, part 3, with looser logarithms"),
    examples=(
        Example(
            dict(epsilon=0.1, delta=0.05, d=3, C=4, B=12, A=2),
            "722.05",
            "a public course's table, 723; mpmath: 40 (3 ln 120 + ln 40) = 722.054",
        ),
        Example(dict(epsilon=0.5, delta=0.5, d=1, C=1, B=1, A=1), "2.7725887222", "by hand: 4 ln 2"),
    ),
    connections=(
        Connection(
            kind="follows",
            another="vc_realizable_constant",
            because="Larger A and B need more examples, which do no harm.",
        ),
    ),
    see_also=(
        "vc_blumer and vc_anthony_bartlett_realizable have constants that are proved; the numbers that courses print "
        "are often theirs, in another form."
    ),
)
def vc_realizable_logarithmic(
    epsilon: Accuracy, delta: Confidence, d: VCDimension, C: Constant, B: ConstantByAccuracy, A: ConstantByConfidence
) -> SampleComplexity:
    return C / epsilon * (d * log(B / epsilon) + log(A / delta))
