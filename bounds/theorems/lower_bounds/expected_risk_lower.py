"""On average over samples no learner does better than (d - 1)/(2em), even without noise."""

from bounds.formula.functions import e, exp, log_one_minus
from bounds.theorem import theorem
from bounds.theorems.lower_bounds._variables import CapacityFromTwo
from bounds.vocabulary.assumptions import (
    ANY_LEARNER,
    BINARY_LABELS,
    FINITE_VC_DIMENSION,
    IID,
    REALIZABLE,
    ZERO_ONE_LOSS,
)
from bounds.vocabulary.citation import Connection, Example, PrintedForm, Source, Step
from bounds.vocabulary.quantities import ExpectedRisk
from bounds.vocabulary.variables import Number, Samples


def enough_examples(m: Samples, d: CapacityFromTwo) -> Number:
    return m >= d - 1


def two_or_more(m: Samples) -> Number:
    return m >= 2


def devroye(m: Samples, d: CapacityFromTwo) -> ExpectedRisk:
    return (d - 1) / (2 * e * m) * (1 - 1 / m)


@theorem(
    title="Minimax expected risk, realizable",
    statement=(
        r"For $m\ge d-1$: whatever the learner, there are a distribution and a target in $\mathcal H$ for "
        "which its true risk, on average over samples of size $m$, is at least so large."
    ),
    assumes=(IID, ZERO_ONE_LOSS, BINARY_LABELS, FINITE_VC_DIMENSION, REALIZABLE, ANY_LEARNER),
    decreasing_in="m",
    relation=">=",
    where=(enough_examples,),
    proof=(
        Step(
            (
                "Spread probability p over each of d - 1 of d shattered points, and give the last the "
                "rest; targets at random."
            ),
            r"p=\frac1{m+1}\le\frac1{d-1}",
        ),
        Step("A rare point is unseen with this probability, and its label then a coin toss.", "(1-p)^m"),
        Step("Add up the rare points.", r"\frac{d-1}2\,p\,(1-p)^m\ge\frac{d-1}{2em}\Big(1-\frac1m\Big)"),
    ),
    source=Source("devroye1996", "Theorem 14.1, before its last step; after Vapnik & Chervonenkis 1974"),
    examples=(
        Example(dict(m=1000, d=10), "0.001654630239", "mpmath: 4.5/1001 (1000/1001)^1000"),
        Example(dict(m=100, d=20), "0.034774817001", "mpmath: 9.5/101 (100/101)^100"),
        Example(dict(m=1, d=2), "0.125", "by hand: 1/2 * 1/2 * 1/2"),
        Example(
            dict(d=10),
            "1654",
            "mpmath: 0.001000579 at 1,654; 0.000999974 at 1,655",
            unknown="m",
            at_least=0.001,
        ),
    ),
    forms=(
        PrintedForm(
            formula=devroye,
            title="form of Devroye, Györfi and Lugosi",
            source=Source("devroye1996", "Theorem 14.1"),
            compared="looser",
            because="The last step of the proof.",
            examples=(
                Example(dict(m=1000, d=10), "0.00165380202779", "mpmath: 9/(2000 e) 0.999"),
                Example(dict(m=100, d=20), "0.0345990614422", "mpmath: 19/(200 e) 0.99"),
            ),
            where=(two_or_more,),
        ),
    ),
    connections=(
        Connection(kind="limits", another="vc_one_inclusion", because="No learner does better on every distribution."),
        Connection(
            kind="limits", another="vc_expected_consistent", because="No learner does better on every distribution."
        ),
    ),
    see_also=(
        "vc_one_inclusion is at most d/(m + 1), about 2e d/(d-1) times as much. The textbook form (d-1)/(2em) (1 "
        "- 1/m) is slightly smaller: 0.0016538 for {{expected_risk_lower m=1000 d=10 digits=5}} at d = 10, m = "
        "1,000."
    ),
)
def expected_risk_lower(m: Samples, d: CapacityFromTwo) -> ExpectedRisk:
    rare = 1 / (m + 1)
    return (d - 1) / 2 * rare * exp(m * log_one_minus(rare))
