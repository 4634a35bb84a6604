"""Chebyshev's inequality for a mean: all that the variance alone guarantees."""

from bounds.formula.functions import sqrt
from bounds.theorem import theorem
from bounds.theorems.validation._assumptions import KNOWN_VARIANCE
from bounds.theorems.validation._variables import ModerateVariance
from bounds.vocabulary.assumptions import FIXED_HYPOTHESIS, IID
from bounds.vocabulary.citation import Example, Source, Step
from bounds.vocabulary.quantities import Gap
from bounds.vocabulary.variables import Accuracy, Confidence, Samples


def sample_complexity(epsilon: Accuracy, delta: Confidence, variance: ModerateVariance) -> Samples:
    return variance / (delta * epsilon**2)


def failure_probability(epsilon: Accuracy, m: Samples, variance: ModerateVariance) -> Confidence:
    return variance / (m * epsilon**2)


@theorem(
    title="Chebyshev's inequality",
    statement=(
        r"Let the losses of one fixed $h$ have variance at most $\sigma^2$. With probability at least $1-\delta$ over "
        r"the sample, $|L_{\mathcal D}(h)-L_S(h)|\le\sqrt{\sigma^2/(m\delta)}$. Two-sided; the losses need no bound, "
        r"and $\sigma^2\le1/4$ where they lie in $[0,1]$."
    ),
    assumes=(IID, KNOWN_VARIANCE, FIXED_HYPOTHESIS),
    ends="both",
    decreasing_in="m delta",
    proof=(
        Step("Variances of independent losses add up.", r"\mathbb E\,(L_S(h)-L_{\mathcal D}(h))^2\le\frac{\sigma^2}m"),
        Step(
            "A square rarely exceeds its mean many times over.",
            r"\mathbb P\big[|L_{\mathcal D}(h)-L_S(h)|\ge\varepsilon\big]\le\frac{\sigma^2}{m\varepsilon^2}=\delta",
            uses="markov",
        ),
    ),
    equivalent_forms=(sample_complexity, failure_probability),
    source=Source("boucheron2013", "section 2.1"),
    examples=(
        Example(dict(m=100, delta=0.05, variance=0.25), "0.2236067977", "by hand: sqrt(0.05)"),
        Example(
            dict(delta=0.05, variance=0.25), "2000", "a public table: 1/(4 * 0.05 * 0.05²)", unknown="m", at_most=0.05
        ),
        Example(dict(m=1, variance=4.75), "0.19", "by hand: 4.75/25", unknown="delta", at_most=5),
    ),
    see_also=(
        "hoeffding_two_sided grows with ln(1/δ) where this grows with 1/δ: "
        "{{solve hoeffding_two_sided m at_most=0.05 delta=0.05}} examples instead of "
        "{{solve chebyshev m at_most=0.05 delta=0.05 variance=0.25}} for ε = δ = 0.05 and losses in [0, 1]. "
        "bernstein and bennett use variance and range together. Where losses have no bound it is the one that is "
        "left."
    ),
    trivial=None,
)
def chebyshev(m: Samples, delta: Confidence, variance: ModerateVariance) -> Gap:
    return sqrt(variance / (m * delta))
