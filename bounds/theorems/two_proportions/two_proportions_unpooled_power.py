"""The power of the unpooled z test of two proportions, as the normal law has it."""

from bounds.formula.functions import normal_quantile, normal_sf, sqrt
from bounds.theorem import theorem
from bounds.theorems.two_proportions._assumptions import NORMAL_TEST, TWO_SAMPLES
from bounds.theorems.two_proportions._conditions import NOT_NEARLY_NORMAL, first_is_better
from bounds.theorems.two_proportions._proofs import NORMAL_DIFFERENCE
from bounds.theorems.two_proportions._variables import ApproximatePower, BetterRate, Level, OtherRate, PerSample
from bounds.vocabulary.citation import Example, Source, Step


@theorem(
    title="Power of the unpooled z test, approximately",
    statement=(
        r"The test that rejects when $\hat p_1-\hat p_2$ exceeds $z_\alpha$ of its estimated standard errors finds "
        r"$p_1>p_2$ with about this probability, $z_\alpha=\overline\Phi^{-1}(\alpha)$. An approximation for large "
        r"samples: neither the level α of that test nor the power is proved for any $n$. fisher_test_power is exact."
    ),
    assumes=(TWO_SAMPLES, NORMAL_TEST),
    relation="=",
    non_monotone="p1 p2",
    where=(first_is_better,),
    proof=(NORMAL_DIFFERENCE, Step("The estimated standard error tends to the true one.", uses="Slutsky's theorem")),
    source=Source("fleiss1980", "the simplest formula, that others are compared with", checked=False),
    examples=(
        Example(
            dict(p1=0.3, p2=0.1, alpha=0.025), "59", "by hand: 7.8489 * 0.30/0.04 = 58.9", unknown="n", at_least=0.8
        ),
        Example(
            dict(p1=0.05, p2=0.01, alpha=0.025), "282", "by hand: 7.8489 * 0.0574/0.0016", unknown="n", at_least=0.8
        ),
    ),
    see_also="two_proportions_z_power takes the standard error under equality for the cut, as most programs do.",
    silent=(NOT_NEARLY_NORMAL,),
)
def two_proportions_unpooled_power(n: PerSample, p1: BetterRate, p2: OtherRate, alpha: Level) -> ApproximatePower:
    error = sqrt((p1 * (1 - p1) + p2 * (1 - p2)) / n)
    return normal_sf(normal_quantile(alpha) - (p1 - p2) / error)
