"""The Wilson score interval, its lower end."""

from bounds.formula.functions import normal_quantile, sqrt
from bounds.theorem import theorem
from bounds.theorems.validation._assumptions import MANY_MISTAKES
from bounds.theorems.validation._proofs import WILSON
from bounds.theorems.validation._variables import ApproximateRisk, TestLoss
from bounds.vocabulary.assumptions import FIXED_HYPOTHESIS, IID, ZERO_ONE_LOSS
from bounds.vocabulary.citation import Example, Source, Step
from bounds.vocabulary.variables import Confidence, Samples


@theorem(
    title="Wilson score interval, lower end",
    statement=(
        r"For large $m$, the true risk of a fixed hypothesis lies between wilson_lower and wilson_upper with "
        r"probability near $1-\delta$: the risks $p$ at which the error rate $\hat L$ is at most $z_{\delta/2}$ "
        r"standard deviations off. This is the lower end. An approximation, not a bound."
    ),
    assumes=(IID, ZERO_ONE_LOSS, FIXED_HYPOTHESIS, MANY_MISTAKES),
    ends="both",
    relation=">=",
    proof=(
        *WILSON,
        Step(
            "The roots' product is the last coefficient over the first; divided by the larger root it loses no digits.",
            r"p_-=\frac{\hat L^2}{(1+z^2/m)\,p_+}",
        ),
    ),
    source=Source(
        "wilson1927",
        "the interval of the whole paper",
        seen_in="a program that quotes the paper and prints the interval",
    ),
    examples=(
        Example(dict(m=40, delta=0.05, test_error=0.3), "0.1807484523", "mpmath: the smaller root for 12 of 40"),
        Example(dict(m=10, delta=0.05, test_error=1), "0.7224672001", "by hand: m/(m + z^2) = 10/13.84146"),
        Example(dict(m=100, delta=0.1, test_error=0), "0", "by hand"),
    ),
    see_also=(
        "Books print it as the centre less the half-width, (L̂ + z²/2m - z√(L̂(1 - L̂)/m + z²/4m²))/(1 + z²/m): the "
        "same number. For a guarantee use test_set_binomial_lower at δ/2."
    ),
)
def wilson_lower(m: Samples, delta: Confidence, test_error: TestLoss) -> ApproximateRisk:
    z = normal_quantile(delta / 2)
    spread = z * sqrt(test_error * (1 - test_error) / m + z**2 / (4 * m**2))
    return test_error**2 / (test_error + z**2 / (2 * m) + spread)
