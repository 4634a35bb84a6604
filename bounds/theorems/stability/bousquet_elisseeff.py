"""Uniform stability keeps the gap small with high probability (Bousquet and Elisseeff)."""

from bounds.formula.functions import exp, log, sqrt
from bounds.theorem import theorem
from bounds.theorems.stability._assumptions import LOSS_UP_TO_M, STABLE_UNDER_REMOVAL, SYMMETRIC
from bounds.theorems.stability._variables import StabilityLeavingOut
from bounds.vocabulary.assumptions import IID
from bounds.vocabulary.citation import Connection, Example, Source, Step
from bounds.vocabulary.quantities import GapOfLoss
from bounds.vocabulary.trivial import LARGEST_LOSS
from bounds.vocabulary.variables import Confidence, LossBound, Samples


def failure_probability(gap: GapOfLoss, m: Samples, beta: StabilityLeavingOut, loss_bound: LossBound) -> Confidence:
    return exp(-2 * m * ((gap - 2 * beta) / (4 * m * beta + loss_bound)) ** 2)


@theorem(
    title="Uniform stability, leaving one out",
    statement=(
        r"If leaving out any one example changes no loss by more than $\beta$, then with probability at least "
        r"$1-\delta$ over the sample the true mean loss exceeds the mean loss on the sample by at most this. "
        "One-sided; about the learner's own hypothesis, not uniform over a class."
    ),
    assumes=(IID, LOSS_UP_TO_M, STABLE_UNDER_REMOVAL, SYMMETRIC),
    ends="one",
    decreasing_in="delta",
    non_monotone="m",
    proof=(
        Step("The mean gap of a stable learner is small.", r"\mathbb E\,[L_{\mathcal D}(h_S)-L_S(h_S)]\le2\beta"),
        Step(
            "Exchanging one example moves the gap by little: both risks by stability, the sample's mean by M/m "
            "besides.",
            r"\Big|\text{gap}(S)-\text{gap}(S^{i})\Big|\le\frac{4m\beta+M}m",
        ),
        Step(
            "So the gap stays near its mean.",
            r"\mathbb P[\text{gap}>2\beta+t]\le\exp\Big(-\frac{2mt^2}{(4m\beta+M)^2}\Big)=\delta",
            uses="McDiarmid's inequality",
        ),
    ),
    equivalent_forms=(failure_probability,),
    source=Source("bousquet2002", "Theorem 12, equation (11)"),
    examples=(
        Example(
            dict(m=1000, delta=0.05, beta=0.005, loss_bound=1), "0.8227477876", "mpmath: 0.01 + 21 sqrt(ln(20)/2000)"
        ),
        Example(dict(m=1000, delta=0.05, beta=0.0001, loss_bound=1), "0.05438318584287", "mpmath, 30 digits"),
        Example(
            dict(m=1000, delta=0.05, loss_bound=1),
            "0.00039090667",
            "mpmath: (0.1 - r)/(2 + 4000 r), r = sqrt(ln(20)/2000)",
            unknown="beta",
            at_most=0.1,
        ),
    ),
    connections=(
        Connection(
            kind="follows",
            another="stability_replace_one",
            because="Replacing is leaving out and putting in.",
            at={"beta": "2 * beta"},
            equal=True,
        ),
    ),
    see_also=(
        "Only a β that falls faster than 1/√m helps: at a fixed β the bound rises with m from some m on, which is why "
        "it is not solved for m here; rlm_stability_risk puts β = 1/(2λm) in and can be. bousquet_elisseeff_loo "
        "starts from the leave-one-out error. Replacing an example may move a loss by up to 2β: with such a constant "
        "use stability_replace_one, which then gives the same number."
    ),
    trivial=LARGEST_LOSS,
)
def bousquet_elisseeff(m: Samples, delta: Confidence, beta: StabilityLeavingOut, loss_bound: LossBound) -> GapOfLoss:
    return 2 * beta + (4 * m * beta + loss_bound) * sqrt(log(1 / delta) / (2 * m))
