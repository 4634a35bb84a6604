"""Risk-controlling prediction sets for the loss of missing the label, with the exact binomial bound."""

from bounds.formula.functions import binomial_cdf, binomial_upper
from bounds.theorem import theorem
from bounds.theorems.conformal._assumptions import MONOTONE_SETS, SPLIT
from bounds.theorems.conformal._conditions import no_more_misses_than_examples
from bounds.theorems.conformal._proofs import RISK_CONTROL
from bounds.theorems.conformal._variables import Calibration, CalibrationMisses, RiskOfChosenSets
from bounds.vocabulary.assumptions import IID, ZERO_ONE_LOSS
from bounds.vocabulary.citation import Connection, Example, Source, Step
from bounds.vocabulary.variables import Confidence


def failure_probability(risk: RiskOfChosenSets, m: Calibration, misses: CalibrationMisses) -> Confidence:
    return binomial_cdf(misses, m, risk)


@theorem(
    title="Risk-controlling prediction sets (RCPS), exact binomial",
    statement=(
        r"Let $\hat\lambda$ be the smallest $\lambda$ whose sets miss so few of $m$ calibration labels that this is at "
        r"most a level fixed beforehand (the largest, where none does). With probability at least $1-\delta$ over the "
        r"calibration examples, the sets of $\hat\lambda$ miss a new label with at most that probability."
    ),
    assumes=(IID, ZERO_ONE_LOSS, SPLIT, MONOTONE_SETS),
    ends="one",
    decreasing_in="m delta",
    where=(no_more_misses_than_examples,),
    proof=(
        Step(
            "For one fixed λ the number of misses is binomial, and this is an upper confidence bound.",
            r"\mathbb P\bigl[R(\lambda)>\overline R(\lambda)\bigr]\le\delta,\qquad\overline R(\lambda)="
            r"\max\{p:\mathbb P[\mathrm{Bin}(m,p)\le k(\lambda)]\ge\delta\}",
            uses="test_set_binomial",
        ),
        *RISK_CONTROL,
    ),
    equivalent_forms=(failure_probability,),
    source=Source(
        "bates2021", "Theorem 1, with the exact bound for a loss of 0 or 1",
        seen_in="Prove2Me, RiskControl.UCB.theorem_1",
    ),
    examples=(
        Example(
            dict(m=1000, delta=0.05),
            "84",
            "SciPy: largest k with binom.cdf(k, 1000, 0.1) <= 0.05",
            unknown="misses",
            at_most=0.1,
        ),
        Example(dict(m=1000, delta=0.05, misses=50), "0.06286340351238", "mpmath: root of the binomial tail"),
        Example(dict(delta=0.05, misses=0), "59", "by hand: 0.95^59 = .0485 <= 0.05 < 0.95^58", unknown="m",
                at_most=0.05),
    ),
    connections=(
        Connection(
            kind="follows",
            another="test_set_binomial",
            because="The loss falls in λ, so one fixed λ decides.",
            at={"errors": "misses"},
            equal=True,
        ),
    ),
    see_also=(
        "{{solve risk_controlling_binomial misses at_most=0.1 m=1000 delta=0.05}} misses of 1,000 may be had for "
        "a level of 0.1 at δ = 0.05, where risk_controlling_hoeffding allows 61. conformal_tolerance is the same "
        "for a threshold on scores without ties, and there gives the probability exactly."
    ),
)  # fmt: skip
def risk_controlling_binomial(m: Calibration, delta: Confidence, misses: CalibrationMisses) -> RiskOfChosenSets:
    return binomial_upper(misses, m, delta)
