"""The power of the pooled z test of two proportions, as the normal law has it."""

from bounds.formula.functions import normal_quantile, normal_sf, sqrt
from bounds.theorem import theorem
from bounds.theorems.two_proportions._assumptions import NORMAL_TEST, TWO_SAMPLES
from bounds.theorems.two_proportions._conditions import NOT_NEARLY_NORMAL, first_is_better
from bounds.theorems.two_proportions._proofs import NORMAL_DIFFERENCE
from bounds.theorems.two_proportions._variables import ApproximatePower, BetterRate, Level, OtherRate, PerSample
from bounds.vocabulary.citation import Connection, Example, Source, Step


@theorem(
    title="Power of the pooled z test, approximately",
    statement=(
        r"The test that rejects when $\hat p_1-\hat p_2$ exceeds $z_\alpha$ pooled standard errors finds $p_1>p_2$ "
        r"with about this probability, $z_\alpha=\overline\Phi^{-1}(\alpha)$. An approximation for large samples: "
        r"neither the level α of that test nor the power is proved for any $n$. fisher_test_power is exact."
    ),
    assumes=(TWO_SAMPLES, NORMAL_TEST),
    relation="=",
    non_monotone="p1 p2",
    where=(first_is_better,),
    proof=(
        NORMAL_DIFFERENCE,
        Step(
            "The pooled standard error is near the one for the mean of both probabilities.",
            r"\sqrt{\tfrac{2\bar p(1-\bar p)}n},\quad\bar p=\tfrac{p_1+p_2}2",
        ),
    ),
    source=Source(
        "fleiss1980",
        "the sample size without the correction",
        seen_in="the manual of power.prop.test in R and the tests of statsmodels",
    ),
    connections=(
        Connection(
            kind="specialises",
            another="farrington_manning_power",
            because="Two samples of the same size, and no margin.",
            at={"margin": "0", "ratio": "1"},
            equal=True,
        ),
    ),
    examples=(
        Example(dict(n=50, p1=0.75, p2=0.5, alpha=0.025), "0.740", "R's manual: power.prop.test(n = 50, .50, .75)"),
        Example(
            dict(p1=0.75, p2=0.5, alpha=0.025), "77", "R's manual: n = 76.7 for power .90", unknown="n", at_least=0.9
        ),
        Example(dict(p1=0.4, p2=0.25, alpha=0.025), "203", "mpmath: 202.8095095", unknown="n", at_least=0.9),
    ),
    see_also=(
        "For rates of 0.05 and 0.01 it asks for {{solve two_proportions_z_power n at_least=0.8 p1=0.05 p2=0.01 "
        "alpha=0.025}}, where Fisher's exact test needs {{solve fisher_test_power n at_least=0.8 p1=0.05 p2=0.01 "
        "alpha=0.025}}. two_proportions_corrected_power comes near the exact test. Samples of different sizes: "
        "farrington_manning_power without a margin."
    ),
    silent=(NOT_NEARLY_NORMAL,),
)
def two_proportions_z_power(n: PerSample, p1: BetterRate, p2: OtherRate, alpha: Level) -> ApproximatePower:
    mean = (p1 + p2) / 2
    pooled = normal_quantile(alpha) * sqrt(2 * mean * (1 - mean))
    return normal_sf((pooled - sqrt(n) * (p1 - p2)) / sqrt(p1 * (1 - p1) + p2 * (1 - p2)))
