"""Uniform stability under replacement of one example, as today's textbooks define it."""

from bounds.formula.functions import exp, log, sqrt
from bounds.theorem import theorem
from bounds.theorems.stability._assumptions import LOSS_UP_TO_M, STABLE_UNDER_REPLACEMENT, SYMMETRIC
from bounds.theorems.stability._variables import StabilityReplacing
from bounds.vocabulary.assumptions import IID
from bounds.vocabulary.citation import Connection, Example, Source, Step
from bounds.vocabulary.quantities import GapOfLoss
from bounds.vocabulary.trivial import LARGEST_LOSS
from bounds.vocabulary.variables import Confidence, LossBound, Samples


def failure_probability(gap: GapOfLoss, m: Samples, beta: StabilityReplacing, loss_bound: LossBound) -> Confidence:
    return exp(-2 * m * ((gap - beta) / (2 * m * beta + loss_bound)) ** 2)


@theorem(
    title="Uniform stability, replacing one",
    statement=(
        r"If replacing any one example changes no loss by more than $\beta$, then with probability at least "
        r"$1-\delta$ over the sample the true mean loss exceeds the mean loss on the sample by at most this. "
        "One-sided."
    ),
    assumes=(IID, LOSS_UP_TO_M, STABLE_UNDER_REPLACEMENT, SYMMETRIC),
    ends="one",
    decreasing_in="delta",
    non_monotone="m",
    proof=(
        Step("Rename a fresh example and one of the sample.", r"\mathbb E\,[L_{\mathcal D}(h_S)-L_S(h_S)]\le\beta"),
        Step("Exchanging one example moves the gap by little.", r"2\beta+\frac Mm"),
        Step(
            "So it stays near its mean.",
            r"\exp\Big(-\frac{2mt^2}{(2m\beta+M)^2}\Big)=\delta",
            uses="McDiarmid's inequality",
        ),
    ),
    equivalent_forms=(failure_probability,),
    source=Source("mohri2018", "Theorem 14.2"),
    examples=(
        Example(
            dict(m=1000, delta=0.05, beta=0.01, loss_bound=1), "0.8227477876", "mpmath: 0.01 + 21 sqrt(ln(20)/2000)"
        ),
        Example(dict(m=1000, delta=0.05, beta=0.0001, loss_bound=1), "0.04654273072246", "mpmath, 30 digits"),
        Example(
            dict(m=1000, delta=0.05, loss_bound=1),
            "0.00078181334",
            "mpmath: (0.1 - r)/(1 + 2000 r), r = sqrt(ln(20)/2000)",
            unknown="beta",
            at_most=0.1,
        ),
    ),
    connections=(
        Connection(
            kind="follows",
            another="mcdiarmid",
            because="One example moves the gap by at most 2β + M/m, and its mean is at most β.",
            at={"squares": "(2 * m * beta + loss_bound)**2 / m"},
            value="beta + value",
            equal=True,
        ),
    ),
    see_also=(
        "The β of bousquet_elisseeff is for leaving out; replacing is leaving out and putting in, so this β is at most "
        "twice that one, and with exactly twice both bounds agree. Mixing the two conventions is a factor 2."
    ),
    trivial=LARGEST_LOSS,
)
def stability_replace_one(m: Samples, delta: Confidence, beta: StabilityReplacing, loss_bound: LossBound) -> GapOfLoss:
    return beta + (2 * m * beta + loss_bound) * sqrt(log(1 / delta) / (2 * m))
