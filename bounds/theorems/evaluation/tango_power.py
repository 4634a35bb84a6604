"""The power of Tango's score test of non-inferiority for two models on the same items, as the normal law has it."""

from bounds.formula.functions import normal_quantile, normal_sf, sqrt
from bounds.theorem import theorem
from bounds.theorems.evaluation._assumptions import FIXED_MARGIN, MANY_DISCORDANT, PLANNED_DISCORDANCE, SAME_ITEMS
from bounds.theorems.evaluation._conditions import (
    DISCORDANT_NOT_NORMAL,
    new_is_not_worse_by_the_margin,
    probabilities_of_an_item,
)
from bounds.theorems.evaluation._variables import (
    ApproximatePower,
    Level,
    OnlyNewRight,
    OnlyOldRight,
    PairedItems,
    PairedMargin,
)
from bounds.vocabulary.assumptions import IID
from bounds.vocabulary.citation import Example, Source, Step

LIKELIHOOD = "mpmath: the likelihood under the null hypothesis, halved to its largest value"


@theorem(
    title="Power of a paired test of non-inferiority, approximately",
    statement=(
        r"Two models answer the same $m$ items. Tango's score test rejects that the new one is worse by $\Delta$ or "
        r"more when $(n_{10}-n_{01})/m+\Delta$ is at least $z_\alpha$ of its standard errors under "
        r"$p_{01}-p_{10}=\Delta$. It does so with about this probability, $z_\alpha=\overline\Phi^{-1}(\alpha)$. An "
        r"approximation for many items: neither the level α nor the power is proved for any $m$."
    ),
    assumes=(IID, SAME_ITEMS, PLANNED_DISCORDANCE, FIXED_MARGIN, MANY_DISCORDANT),
    relation="=",
    non_monotone="p10 p01 margin",
    where=(new_is_not_worse_by_the_margin, probabilities_of_an_item),
    proof=(
        Step(
            "The difference of the accuracies is nearly normal, with this variance.",
            r"\frac{n_{10}-n_{01}}m\approx N\Bigl(p_{10}-p_{01},\ \tfrac{p_{10}+p_{01}-(p_{10}-p_{01})^2}m\Bigr)",
            uses="the central limit theorem",
        ),
        Step(
            "Under the null hypothesis the likelihood is largest where only the old model is right with probability q, "
            "the larger root of a quadratic equation.",
            r"2q^2-\bigl(p_{10}+p_{01}+\Delta(2-p_{10}+p_{01})\bigr)q+p_{01}\Delta(1+\Delta)=0",
        ),
        Step(
            "The variance there, for one item; without a margin it is the discordance, as in McNemar's test.",
            r"2q-\Delta-\Delta^2",
        ),
    ),
    source=Source("tango1998", "the efficient score test; the power is derived", seen_in="the summary and in programs"),
    examples=(
        Example(
            dict(p10=0.15, p01=0.05, margin=0, alpha=0.025), "155", "Connor's formula: 154.6",
            unknown="m", at_least=0.8,
        ),
        Example(dict(m=200, p10=0.08, p01=0.08, margin=0.05, alpha=0.025), "0.401020248378332", LIKELIHOOD),
        Example(dict(m=200, p10=0.1, p01=0.07, margin=0.03, alpha=0.05), "0.647487732030898", LIKELIHOOD),
        Example(dict(m=200, p10=0.02, p01=0.05, margin=0.1, alpha=0.025), "0.894351605899852", LIKELIHOOD),
        Example(dict(p10=0.08, p01=0.08, margin=0.05, alpha=0.025), "524", LIKELIHOOD, unknown="m", at_least=0.8),
    ),
    see_also=(
        "mcnemar_power is exact, and asks whether the first model is better. On items of its own for each model, "
        "farrington_manning_power. The true size of the test, and its exact power, the view Not worse? adds up."
    ),
    silent=(DISCORDANT_NOT_NORMAL,),
)  # fmt: skip
def tango_power(
    m: PairedItems, p10: OnlyNewRight, p01: OnlyOldRight, margin: PairedMargin, alpha: Level
) -> ApproximatePower:
    linear = p10 + p01 + margin * (2 - p10 + p01)
    q = (linear + sqrt(linear**2 - 8 * p01 * margin * (1 + margin))) / 4
    null = normal_quantile(alpha) * sqrt(2 * q - margin * (1 + margin))
    planned = sqrt(p10 + p01 - (p10 - p01) ** 2)
    return normal_sf((null - sqrt(m) * (p10 - p01 + margin)) / planned)
