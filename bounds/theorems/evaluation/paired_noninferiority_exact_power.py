"""The power of the exact unconditional test of non-inferiority on the same items, exactly."""

from bounds.formula.functions import paired_exact_power
from bounds.theorem import theorem
from bounds.theorems.evaluation._assumptions import EXACT_PAIRED_TEST, FIXED_MARGIN, PLANNED_DISCORDANCE, SAME_ITEMS
from bounds.theorems.evaluation._conditions import new_is_not_worse_by_the_margin, probabilities_of_an_item
from bounds.theorems.evaluation._variables import (
    FewPairedItems,
    Level,
    NonInferiorityPower,
    OnlyNewRight,
    OnlyOldRight,
    PairedMargin,
)
from bounds.vocabulary.assumptions import IID
from bounds.vocabulary.citation import Example, Source, Step

BY_HAND = "by hand: (2, 0) and (1, 0), s² + 2s(1 - 2s), is at most 1/3"
ENUMERATED = "another program: likelihoods by root finding, sizes at 1,501 probabilities, the power in fractions"


@theorem(
    title="Power of the exact paired test of non-inferiority",
    statement=(
        r"Two models answer the same $m$ items. That the new one is worse by $\Delta$ or more is rejected where "
        r"Tango's statistic is at least its exact critical value: the smallest positive statistic of a table for which "
        r"no such pair of models is rejected with probability above $\alpha$; if there is none, it is never rejected. "
        r"It is rejected with exactly this probability. Without a margin the question is whether the new one is right "
        r"more often."
    ),
    assumes=(IID, SAME_ITEMS, PLANNED_DISCORDANCE, FIXED_MARGIN, EXACT_PAIRED_TEST),
    relation="=",
    decreasing_in="p01",
    non_monotone="m margin",
    where=(new_is_not_worse_by_the_margin, probabilities_of_an_item),
    proof=(
        Step(
            "Tables are ordered by X in standard errors; q is the most likely probability that only the old model is "
            "right where it is better by just the margin: the larger root of a quadratic equation.",
            r"z=\frac X{\sqrt{m\,V}},\quad X=n_{10}-n_{01}+m\Delta,\quad V=2q-\Delta-\Delta^2,\quad "
            r"V\,(mq-n_{01})=(1-\Delta)\,X\,q",
        ),
        Step(
            "Where X is positive, one item more that only the new model has right raises it, as R, the root of the "
            "equation's discriminant, is at least this.",
            r"\frac{\partial\ln z}{\partial n_{10}}=\frac1X-\frac{(1-\Delta)\,q}{V R},\quad "
            r"R-(mq-n_{01})=mq+n_{01}-\tfrac{n_{01}\Delta(1+\Delta)}q\ge\tfrac{n_{01}}qV\ge0",
        ),
        Step(
            "One item fewer that only the old model has right raises it, too: X rises, and V does not.",
            r"\frac{\partial V}{\partial n_{01}}=\frac{2(1+\Delta)(q-\Delta)}R\ge0,\quad q\ge\Delta",
        ),
        Step(
            "So the test rejects all the more where the new model does better on an item. Models worse by more than "
            "the margin are rejected no more often than those on the border with the same p₁₀, and a smaller p₀₁.",
            r"\sup_{p_{01}-p_{10}\ge\Delta}\mathbb P[\text{reject}]="
            r"\sup_{p_{01}-p_{10}=\Delta}\mathbb P[\text{reject}]",
        ),
        Step(
            "There one probability is left, and what is rejected is a sum of cosines, of degree m; its second "
            "derivative is bounded by Bernstein's inequality, so that halving cells proves the size.",
            r"S\bigl(\tfrac{1-\Delta}4(1-\cos\theta)\bigr)=\sum_{j\le m}a_j\cos j\theta\le A\ "
            r"\Rightarrow\ |S''|\le\tfrac{m^2A}2",
        ),
        Step(
            "Add up the probabilities of all rejected tables.",
            r"\sum_{b,c\text{ rejected}}\frac{m!}{b!\,c!\,(m-b-c)!}\,p_{10}^b\,p_{01}^c\,(1-p_{10}-p_{01})^{m-b-c}",
        ),
    ),
    source=Source(
        "hsueh2001", "the exact test by the statistic with restricted likelihood, on the border of the hypothesis",
        seen_in="its abstract",
    ),
    examples=(
        Example(dict(m=1, p10=0.3, p01=0.2, margin=0.5, alpha=0.5), "0.8", "by hand: all but (0, 1), 1/2 - s ≤ 1/2"),
        Example(dict(m=2, p10=0.3, p01=0.1, margin=0, alpha=0.34), "0.45", BY_HAND),
        Example(dict(m=2, p10=0.3, p01=0.1, margin=0, alpha=0.33), "0.09", BY_HAND),
        Example(dict(m=30, p10=0.2, p01=0.1, margin=0.1, alpha=0.05), "0.595057913980", ENUMERATED),
        Example(dict(m=60, p10=0.08, p01=0.08, margin=0.1, alpha=0.025), "0.386518155891", ENUMERATED),
        Example(dict(m=40, p10=0.3, p01=0.1, margin=0, alpha=0.025), "0.524923887736", ENUMERATED),
    ),
    see_also=(
        "tango_power is the usual formula for many items; there the level may be exceeded. With 60 items, 0.08 for "
        "either model alone and a margin of 0.1, {{paired_noninferiority_exact_power m=60 p10=0.08 p01=0.08 margin=0.1 "
        "alpha=0.025}} at α = 1/40. mcnemar_power has no margin and conditions on the number of disagreements. The "
        "power saws in m, and no bound for all larger m is stated: it is not solved for m; the view Not worse? says "
        "from which size on those drawn have it. Sizes are proved up to m = 200."
    ),
)  # fmt: skip
def paired_noninferiority_exact_power(
    m: FewPairedItems, p10: OnlyNewRight, p01: OnlyOldRight, margin: PairedMargin, alpha: Level
) -> NonInferiorityPower:
    return paired_exact_power(m, p10, p01, margin, alpha)
