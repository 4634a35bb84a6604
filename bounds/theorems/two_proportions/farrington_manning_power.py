"""The power of Farrington and Manning's score test of non-inferiority, as the normal law has it."""

from bounds.formula.functions import normal_quantile, normal_sf, restricted_rate, sqrt
from bounds.theorem import theorem
from bounds.theorems.two_proportions._assumptions import FIXED_MARGIN, NORMAL_TEST, TWO_SIZES
from bounds.theorems.two_proportions._conditions import NEITHER_NEARLY_NORMAL, not_worse_by_the_margin
from bounds.theorems.two_proportions._variables import (
    ApproximateNoninferiority,
    FirstSample,
    Level,
    Margin,
    NewRate,
    OtherRate,
    Ratio,
)
from bounds.vocabulary.citation import Example, Source, Step

TABLE = "Farrington and Manning, Table I: one-sided .05, power .9"


@theorem(
    title="Power of a test of non-inferiority, approximately",
    statement=(
        r"The score test that rejects $p_1\le p_2-\Delta$ when $\hat p_1-\hat p_2+\Delta$ is at least $z_\alpha$ of "
        r"its standard errors under $p_1=p_2-\Delta$ does so with about this probability, "
        r"$z_\alpha=\overline\Phi^{-1}(\alpha)$; at $\Delta=0$ it is the pooled z test. An approximation for large "
        r"samples: neither the level α of that test nor the power is proved for any $n$."
    ),
    assumes=(TWO_SIZES, FIXED_MARGIN, NORMAL_TEST),
    relation="=",
    non_monotone="ratio p1 p2 margin",
    where=(not_worse_by_the_margin,),
    proof=(
        Step(
            "The difference of the rates is nearly normal, with this variance.",
            r"\hat p_1-\hat p_2\approx N\Bigl(p_1-p_2,\ \tfrac{p_1(1-p_1)}n+\tfrac{p_2(1-p_2)}{rn}\Bigr)",
            uses="the central limit theorem",
        ),
        Step(
            "The standard error takes the most likely probabilities under the null hypothesis: near those for the "
            "planned rates.",
            r"\tilde p_1=\tilde p(p_1,p_2,\Delta,r),\quad\tilde p_2=\tilde p_1+\Delta",
        ),
        Step(
            "Without a margin the most likely common probability is the pooled rate.",
            r"\tilde p(p_1,p_2,0,r)=\frac{p_1+r\,p_2}{1+r}",
        ),
    ),
    source=Source(
        "farrington1990", "the sample size by their third method", seen_in="a review of exact tests and in programs"
    ),
    examples=(
        Example(dict(ratio=1, p1=0.2, p2=0.1, margin=0.1, alpha=0.05), "58", TABLE + ": 57, rounded from 57.258",
                unknown="n", at_least=0.9),
        Example(dict(ratio=1, p1=0.1, p2=0.05, margin=0.05, alpha=0.05), "129", TABLE + ": 128, rounded from 128.017",
                unknown="n", at_least=0.9),
        Example(dict(ratio=1, p1=0.02, p2=0.01, margin=0.01, alpha=0.05), "695", TABLE + ": 695, from 694.826",
                unknown="n", at_least=0.9),
        Example(dict(ratio=1, p1=0.05, p2=0.05, margin=0.1, alpha=0.05), "103", "the same, Table II: 103, from 102.833",
                unknown="n", at_least=0.9),
        Example(dict(n=308, ratio=0.5, p1=0.2, p2=0.1, margin=0, alpha=0.025), "0.799566",
                "Stata, in the tests of statsmodels: .7995659212 for 154 and 308, 1.1e-7 of it on the wrong side"),
        Example(dict(ratio=1, p1=0.55, p2=0.35, margin=0, alpha=0.05), "76", "a program: 151 in all, 2 × 75.456",
                unknown="n", at_least=0.8),
    ),
    see_also=(
        "At Δ = 0 this is the pooled z formula for samples of different sizes: two_proportions_z_power has two of the "
        "same size. How far the true size of the test exceeds α, and its exact power, the view Not worse? adds up. Two "
        "models on the same examples are paired."
    ),
    silent=(NEITHER_NEARLY_NORMAL,),
)  # fmt: skip
def farrington_manning_power(
    n: FirstSample, ratio: Ratio, p1: NewRate, p2: OtherRate, margin: Margin, alpha: Level
) -> ApproximateNoninferiority:
    restricted = restricted_rate(p1, p2, margin, ratio)
    other = restricted + margin
    null = normal_quantile(alpha) * sqrt(restricted * (1 - restricted) + other * (1 - other) / ratio)
    planned = sqrt(p1 * (1 - p1) + p2 * (1 - p2) / ratio)
    return normal_sf((null - sqrt(n) * (p1 - p2 + margin)) / planned)
