"""A bound below the power of McNemar's exact test that rises with every item."""

from bounds.formula.functions import log, maximum, mcnemar_sure, one_minus_exp, sqrt
from bounds.theorem import theorem
from bounds.theorems.evaluation._assumptions import DONE_ONCE, PLANNED_DISCORDANCE, SAME_ITEMS
from bounds.theorems.evaluation._conditions import first_is_no_worse, probabilities_of_one_item
from bounds.theorems.evaluation._variables import Level, OnlyFirstRight, OnlySecondRight, PairedItems, Power
from bounds.vocabulary.assumptions import IID
from bounds.vocabulary.citation import Example, Source, Step


@theorem(
    title="Power of McNemar's test, for every larger sample too",
    statement=(
        r"McNemar's exact one-sided test at level $\alpha$ finds the first model better with at least this probability "
        r"on $m$ items, and on every larger number of items."
    ),
    assumes=(IID, SAME_ITEMS, PLANNED_DISCORDANCE, DONE_ONCE),
    non_monotone="p10 p01",
    relation=">=",
    where=(first_is_no_worse, probabilities_of_one_item),
    proof=(
        Step(
            "Randomised to level α exactly, the test is the most powerful unbiased one. With more items one may leave "
            "some out: its power R rises with m.",
            r"R(m)\le R(m+1)",
            uses="the randomised sign test is uniformly most powerful unbiased",
        ),
        Step(
            "The ordinary test differs only at one split of each D = n₁₀ + n₀₁, and loses at most that split's "
            "probability.",
            r"\Lambda(m)=\sum_D\mathbb P[D]\max_k\mathbb P[\mathrm{Bin}(D,\tfrac{p_{10}}{p_{10}+p_{01}})=k]",
        ),
        Step(
            "The largest probability of a binomial law falls with its size, and D grows with m: Λ falls.",
            r"\text{power}(m')\ge R(m')-\Lambda(m')\ge R(m)-\Lambda(m)\quad(m'\ge m)",
        ),
        Step(
            "The other term: the tail of D fair coins is at most exp(-(n₁₀-n₀₁)²/(2D)), so the test rejects where the "
            "difference is at least √(2 ln(1/α) D), and so where it is at least this.",
            r"n_{10}-n_{01}\ge\kappa D+\kappa\,m(p_{10}+p_{01}),\quad2\kappa=s",
            uses="hoeffding_one_sided",
        ),
        Step(
            "In the mean that is exceeded by γ an item; Bernstein's inequality bounds the probability that it is not "
            "reached. The exponent rises with m, as s falls.",
            r"\mathbb E\bigl[(\pm1-\kappa)^2\bigr]\le p_{10}+p_{01}(1+\kappa)^2\quad(\kappa\le2)",
            uses="bernstein",
        ),
    ),
    source=Source("derived", "compared with the exact power at every sample size up to 2,000", checked=False),
    examples=(
        Example(
            dict(m=1, p10=0.6, p01=0.4, alpha=0.05),
            "0",
            "by hand: R - Λ = 0.06 - 0.6 is negative, and so is γ",
        ),
        Example(
            dict(m=100, p10=0.5, p01=0, alpha=0.05),
            "0.999603",
            "by hand: s = √(ln 20/25) = .34617, γ = .32692, 100γ²/(1 + 2/3 (1.5 + s/2) γ) = 7.83177",
        ),
    ),
    see_also=(
        "mcnemar_power is the exact power, never below this; it may fall from one m to the next, and this proves from "
        "where on no such fall matters."
    ),
)
def mcnemar_power_sure(m: PairedItems, p10: OnlyFirstRight, p01: OnlySecondRight, alpha: Level) -> Power:
    s = sqrt(2 * log(1 / alpha) / (m * (p10 + p01)))
    gamma = maximum(p10 - p01 - (p10 + p01) * s, 0)
    spread = 2 * (p10 + p01 * (1 + s / 2) ** 2) + 2 / 3 * (1 + p10 - p01 + s / 2) * gamma
    return maximum(mcnemar_sure(m, p10, p01, alpha), one_minus_exp(m * gamma**2 / spread))
