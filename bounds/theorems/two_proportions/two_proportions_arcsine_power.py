"""The power of a test of two proportions by the arcsine, as the normal law has it."""

from bounds.formula.functions import arctan, normal_quantile, normal_sf, sqrt
from bounds.theorem import theorem
from bounds.theorems.two_proportions._assumptions import NORMAL_TEST, TWO_SAMPLES
from bounds.theorems.two_proportions._conditions import NOT_NEARLY_NORMAL, first_is_better
from bounds.theorems.two_proportions._variables import ApproximatePower, BetterRate, Level, OtherRate, PerSample
from bounds.vocabulary.citation import Example, Source, Step


@theorem(
    title="Power by the arcsine (Cohen), approximately",
    statement=(
        r"With Cohen's effect size $h=2\arcsin\sqrt{p_1}-2\arcsin\sqrt{p_2}$, a test of the transformed rates finds "
        r"$p_1>p_2$ with about this probability. An approximation for large samples, and a poor one for rare events: "
        r"neither level nor power is proved for any $n$. fisher_test_power is exact."
    ),
    assumes=(TWO_SAMPLES, NORMAL_TEST),
    relation="=",
    decreasing_in="p2",
    where=(first_is_better,),
    proof=(
        Step(
            "The arcsine of the root of a rate has nearly the same variance whatever the probability.",
            r"\arcsin\sqrt{\hat p}\approx N\Bigl(\arcsin\sqrt p,\tfrac1{4n}\Bigr)",
            uses="the central limit theorem",
        ),
        Step("It is the arctangent of the root of the odds.", r"\arcsin\sqrt p=\arctan\sqrt{p/(1-p)}"),
    ),
    source=Source(
        "cohen1988",
        "chapter 6, the effect size h",
        seen_in="the manuals of pwr in R and of statsmodels",
    ),
    examples=(
        Example(dict(p1=0.3, p2=0.1, alpha=0.025), "60", "mpmath: 2 (z + z)^2/h^2 = 59.008", unknown="n", at_least=0.8),
        Example(dict(p1=0.05, p2=0.01, alpha=0.025), "250", "mpmath: the same formula", unknown="n", at_least=0.8),
        Example(dict(p1=0.84, p2=0.81, alpha=0.025), "2514", "mpmath: the same formula", unknown="n", at_least=0.8),
    ),
    see_also=(
        "For rare events far too small a sample: it asks for {{solve two_proportions_arcsine_power n at_least=0.8 "
        "p1=0.05 p2=0.01 alpha=0.025}} where Fisher's exact test has a power of "
        "{{fisher_test_power n=250 p1=0.05 p2=0.01 alpha=0.025}} only."
    ),
    silent=(NOT_NEARLY_NORMAL,),
)
def two_proportions_arcsine_power(n: PerSample, p1: BetterRate, p2: OtherRate, alpha: Level) -> ApproximatePower:
    effect = arctan(sqrt(p1 / (1 - p1))) - arctan(sqrt(p2 / (1 - p2)))
    return normal_sf(normal_quantile(alpha) - sqrt(2 * n) * effect)
