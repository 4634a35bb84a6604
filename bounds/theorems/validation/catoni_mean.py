"""Catoni's estimate of a mean: losses without a bound, and the constant of normal ones."""

from bounds.formula.functions import exp, log, sqrt
from bounds.theorem import theorem
from bounds.theorems.validation._assumptions import CATONI_ROOT, KNOWN_VARIANCE
from bounds.theorems.validation._proofs import CATONI
from bounds.theorems.validation._variables import EstimationError, ModerateVariance
from bounds.vocabulary.assumptions import FIXED_HYPOTHESIS, IID
from bounds.vocabulary.citation import Connection, Example, Source, Step
from bounds.vocabulary.variables import Accuracy, Confidence, Number, Samples


def more_than_two_logarithms(m: Samples, delta: Confidence) -> Number:
    return m >= 2.01 * log(2 / delta)


def sample_complexity(epsilon: Accuracy, delta: Confidence, variance: ModerateVariance) -> Samples:
    return 2 * (variance / epsilon**2 + 1) * log(2 / delta)


def failure_probability(epsilon: Accuracy, m: Samples, variance: ModerateVariance) -> Confidence:
    return 2 * exp(-m * epsilon**2 / (2 * (variance + epsilon**2)))


@theorem(
    title="Catoni's estimate of a mean",
    statement=(
        r"Let the losses of one fixed $h$ have variance at most $\sigma^2$, let $m>2c$ with $c=\ln(2/\delta)$, and let "
        r"$\hat\mu$ be Catoni's estimate for $\alpha=\sqrt{2c\,(m-2c)}/(m\sigma)$. With probability at least "
        r"$1-\delta$, $|\hat\mu-L_{\mathcal D}(h)|\le\sigma\sqrt{2c/(m-2c)}$. Two-sided; the losses need no bound."
    ),
    assumes=(IID, KNOWN_VARIANCE, FIXED_HYPOTHESIS, CATONI_ROOT),
    ends="both",
    decreasing_in="m delta",
    where=(more_than_two_logarithms,),
    proof=(*CATONI, Step("Likewise below; each end takes δ/2.", r"2e^{-c}=\delta", uses="union bound")),
    equivalent_forms=(sample_complexity, failure_probability),
    source=Source(
        "catoni2012",
        "section 2, for a known variance; rederived in the proof shown",
        seen_in="StatLean, catoni_deviation, after Lugosi and Mendelson 2019, Theorem 5",
    ),
    examples=(
        Example(dict(m=1000, delta=0.05, variance=1), "0.0862124979", "mpmath: sqrt(2 ln(40)/(1000 - 2 ln 40))"),
        Example(dict(m=50, delta=0.01, variance=4), "1.037163729", "mpmath: sqrt(8 ln(200)/(50 - 2 ln 200))"),
        Example(
            dict(delta=0.05, variance=0.25), "746", "mpmath: 2 (100 + 1) ln 40 = 745.15", unknown="m", at_most=0.05
        ),
    ),
    connections=(
        Connection(
            kind="follows",
            another="catoni_mean_one_sided",
            because="Both ends, with half of δ for each.",
            at={"delta": "delta / 2"},
            equal=True,
        ),
    ),
    see_also=(
        "Books print ln(1/δ) with probability 1 - 2δ, which is this for 2δ; catoni_mean_one_sided is either end of it "
        "alone. Of normal losses the plain mean has √(2 ln(2/δ)/m), nearly the same. chebyshev, for the mean on the "
        "sample, has 1/√δ; median_of_means does not need σ. Between 2c and 2.01c examples, where "
        "the number exceeds 14σ, it is not computed."
    ),
    trivial=None,
)
def catoni_mean(m: Samples, delta: Confidence, variance: ModerateVariance) -> EstimationError:
    return sqrt(2 * variance * log(2 / delta) / (m - 2 * log(2 / delta)))
