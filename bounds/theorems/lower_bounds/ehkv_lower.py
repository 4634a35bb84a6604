"""No learner does without noise with fewer examples than (d - 1)/(32 ε)."""

from bounds.theorem import theorem
from bounds.theorems.lower_bounds._assumptions import DELTA_TO_HUNDREDTH
from bounds.theorems.lower_bounds._variables import AccuracyToEighth, CapacityFromTwo
from bounds.vocabulary.assumptions import (
    ANY_LEARNER,
    BINARY_LABELS,
    FINITE_VC_DIMENSION,
    IID,
    REALIZABLE,
    ZERO_ONE_LOSS,
)
from bounds.vocabulary.citation import Connection, Example, Source, Step
from bounds.vocabulary.quantities import SampleComplexity
from bounds.vocabulary.variables import Samples


def accuracy(m: Samples, d: CapacityFromTwo) -> AccuracyToEighth:
    return (d - 1) / (32 * m)


@theorem(
    title="Realizable lower bound (Ehrenfeucht, Haussler, Kearns, Valiant)",
    statement=(
        r"For $\varepsilon\le1/8$ and $\delta\le1/100$: whatever the learner, with fewer than $m$ examples "
        r"there are a distribution and a target in $\mathcal H$ for which its true risk is above "
        r"$\varepsilon$ with probability above $\delta$. Equivalently, from $m\ge(d-1)/4$ examples some "
        "target leaves it, with probability at least $1/100$, a risk above $(d-1)/(32m)$."
    ),
    assumes=(IID, ZERO_ONE_LOSS, BINARY_LABELS, FINITE_VC_DIMENSION, REALIZABLE, ANY_LEARNER, DELTA_TO_HUNDREDTH),
    decreasing_in="epsilon",
    relation=">=",
    proof=(
        Step(
            "Put almost all probability on one of d shattered points, and spread the rest.",
            r"\mathcal D(x_0)=1-8\varepsilon,\qquad\mathcal D(x_i)=\frac{8\varepsilon}{d-1}",
        ),
        Step(
            "With so few examples half of the rare points stay unseen more often than not.",
            r"\mathbb E\,|\{\text{seen}\}|\le8\varepsilon m\le\frac{d-1}4",
            uses="Markov",
        ),
        Step(
            (
                "Labels of unseen points are coin tosses: half of them are wrong on average; Markov's "
                "inequality leaves 1/100."
            ),
            uses="Markov",
        ),
    ),
    equivalent_forms=(accuracy,),
    source=Source("ehrenfeucht1989", "Theorem 1; Mohri et al. 2018, Theorem 3.20"),
    examples=(
        Example(dict(epsilon=0.05, d=10), "5.625", "by hand: 9/1.6"),
        Example(dict(epsilon=0.001, d=101), "3125", "by hand: 100/0.032"),
        Example(dict(d=10), "0.00028125", "by hand: 9/32000", unknown="epsilon", at_least=1000),
        Example(dict(epsilon=0.01), "33", "by hand: 32/0.32 = 100", unknown="d", at_least=100),
    ),
    connections=(
        Connection(
            kind="limits",
            another="vc_blumer",
            because="No learner that fails at most once in 100 does with fewer examples on every distribution.",
            at={"delta": "1 / 100"},
        ),
        Connection(
            kind="limits",
            another="vc_anthony_bartlett_realizable",
            because="No learner that fails at most once in 100 does with fewer examples on every distribution.",
            at={"delta": "1 / 100"},
        ),
    ),
    see_also=(
        "With constants where vc_realizable_lower leaves one open. confidence_lower adds what a small δ "
        "costs, expected_risk_lower is the statement on average and gives larger numbers."
    ),
)
def ehkv_lower(epsilon: AccuracyToEighth, d: CapacityFromTwo) -> SampleComplexity:
    return (d - 1) / (32 * epsilon)
