"""Uniform stability: the leave-one-out error is close to the true risk."""

from bounds.formula.functions import log, sqrt
from bounds.theorem import theorem
from bounds.theorems.stability._assumptions import LOSS_UP_TO_M, STABLE_UNDER_REMOVAL, SYMMETRIC
from bounds.theorems.stability._variables import GapFromLeaveOneOut, StabilityLeavingOut
from bounds.vocabulary.assumptions import IID
from bounds.vocabulary.citation import Example, Source, Step
from bounds.vocabulary.trivial import LARGEST_LOSS
from bounds.vocabulary.variables import Confidence, LossBound, Samples


@theorem(
    title="Uniform stability and the leave-one-out error",
    statement=(
        r"If leaving out any one example changes no loss by more than $\beta$, then with probability at least "
        r"$1-\delta$ over the sample the true mean loss exceeds the leave-one-out estimate by at most this. "
        "One-sided."
    ),
    assumes=(IID, LOSS_UP_TO_M, STABLE_UNDER_REMOVAL, SYMMETRIC),
    ends="one",
    decreasing_in="delta",
    non_monotone="m",
    proof=(
        Step(
            "The leave-one-out error is the risk with one example fewer, in the mean; one example moves that by β.",
            r"\mathbb E\,[L_{\mathcal D}(h_S)-L_{\text{loo}}(S)]\le\beta",
        ),
        Step(
            "Exchanging one example moves the difference by little.",
            r"\frac{4m\beta+M}m",
        ),
        Step(
            "So it stays near its mean.",
            r"\exp\Big(-\frac{2mt^2}{(4m\beta+M)^2}\Big)=\delta",
            uses="McDiarmid's inequality",
        ),
    ),
    source=Source("bousquet2002", "Theorem 12, equation (12)"),
    examples=(
        Example(
            dict(m=1000, delta=0.05, beta=0.005, loss_bound=1), "0.8177477876", "mpmath: 0.005 + 21 sqrt(ln(20)/2000)"
        ),
        Example(dict(m=1000, delta=0.05, beta=0.0001, loss_bound=1), "0.05428318584287", "mpmath, 30 digits"),
        Example(
            dict(m=1000, delta=0.05, loss_bound=1),
            "0.00039341555",
            "mpmath: (0.1 - r)/(1 + 4000 r), r = sqrt(ln(20)/2000)",
            unknown="beta",
            at_most=0.1,
        ),
    ),
    see_also="Smaller by β than bousquet_elisseeff, whose estimate, the error on the sample, is the more hopeful one.",
    trivial=LARGEST_LOSS,
)
def bousquet_elisseeff_loo(
    m: Samples, delta: Confidence, beta: StabilityLeavingOut, loss_bound: LossBound
) -> GapFromLeaveOneOut:
    return beta + (4 * m * beta + loss_bound) * sqrt(log(1 / delta) / (2 * m))
