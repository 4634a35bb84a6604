"""Bennett's inequality, inverted exactly."""

from bounds.formula.functions import bennett_inverse, exp, log
from bounds.theorem import theorem
from bounds.theorems.validation._assumptions import KNOWN_VARIANCE, LOSS_IN_RANGE
from bounds.theorems.validation._variables import LossRange, TrueVariance
from bounds.vocabulary.assumptions import FIXED_HYPOTHESIS, IID
from bounds.vocabulary.citation import Example, Source, Step
from bounds.vocabulary.quantities import Gap
from bounds.vocabulary.trivial import RANGE_OF_LOSS
from bounds.vocabulary.variables import Accuracy, Confidence, Samples


def sample_complexity(epsilon: Accuracy, delta: Confidence, variance: TrueVariance, loss_range: LossRange) -> Samples:
    u = loss_range * epsilon / variance
    return loss_range**2 * log(1 / delta) / (variance * ((1 + u) * log(1 + u) - u))


def failure_probability(epsilon: Accuracy, m: Samples, variance: TrueVariance, loss_range: LossRange) -> Confidence:
    u = loss_range * epsilon / variance
    return exp(-m * variance * ((1 + u) * log(1 + u) - u) / loss_range**2)


@theorem(
    title="Bennett's inequality",
    statement=(
        r"Let the losses of one fixed $h$ have variance at most $\sigma^2$ and lie in an interval of length $b$. With "
        r"probability at least $1-\delta$ over the sample, $L_{\mathcal D}(h)\le L_S(h)+\frac{\sigma^2}b\,u$, where "
        r"$h(u)=(1+u)\ln(1+u)-u=\frac{b^2}{m\sigma^2}\ln\frac1\delta$. One-sided."
    ),
    assumes=(IID, KNOWN_VARIANCE, LOSS_IN_RANGE, FIXED_HYPOTHESIS),
    ends="one",
    decreasing_in="m delta",
    proof=(
        Step(
            "Centred losses have no larger exponential moments than a centred Poisson variable of the same variance.",
            r"\ln\mathbb E\,e^{s(\mathbb E\ell-\ell)}\le\frac{\sigma^2}{b^2}\,(e^{bs}-1-bs)",
        ),
        Step(
            "Chernoff's method at the best s.",
            r"\mathbb P[L_{\mathcal D}(h)-L_S(h)>t]\le\exp\Big(-\frac{m\sigma^2}{b^2}\,h\Big(\frac{bt}{\sigma^2}"
            r"\Big)\Big)",
            uses="Chernoff's method",
        ),
        Step("Set the right side to δ and invert h, by Lambert's function or by Newton's method."),
    ),
    equivalent_forms=(sample_complexity, failure_probability),
    source=Source("boucheron2013", "Theorem 2.9; Bennett 1962"),
    examples=(
        Example(
            dict(m=1000, delta=0.05, variance=0.0475, loss_range=1),
            "0.01784144156219531",
            "mpmath: findroot on (1+u) ln(1+u) - u",
        ),
        Example(
            dict(m=50, delta=0.001, variance=0.01, loss_range=1),
            "0.08908467850620542",
            "mpmath, as above",
        ),
        Example(
            dict(delta=0.05, variance=0.0475, loss_range=1),
            "3040",
            "mpmath: 3039.27",
            unknown="m",
            at_most=0.01,
        ),
    ),
    see_also=(
        "Never above bernstein, which bounds h(u) from below by u²/(2 + 2u/3): "
        "{{solve bennett m at_most=0.01 delta=0.05 variance=0.0475 loss_range=1}} examples instead of "
        "{{solve bernstein m at_most=0.01 delta=0.05 variance=0.0475 loss_range=1}} for a gap of 0.01 at variance "
        "0.0475, more where the variance is tiny."
    ),
    trivial=RANGE_OF_LOSS,
)
def bennett(m: Samples, delta: Confidence, variance: TrueVariance, loss_range: LossRange) -> Gap:
    return variance / loss_range * bennett_inverse(loss_range**2 * log(1 / delta) / (m * variance))
