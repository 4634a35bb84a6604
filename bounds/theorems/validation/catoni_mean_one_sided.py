"""Catoni's estimate of a mean, one end of it."""

from bounds.formula.functions import exp, log, sqrt
from bounds.theorem import theorem
from bounds.theorems.validation._assumptions import CATONI_ROOT, KNOWN_VARIANCE
from bounds.theorems.validation._proofs import CATONI
from bounds.theorems.validation._variables import EstimateTooLow, ModerateVariance
from bounds.vocabulary.assumptions import FIXED_HYPOTHESIS, IID
from bounds.vocabulary.citation import Example, Source
from bounds.vocabulary.variables import Accuracy, Confidence, Number, Samples


def more_than_two_logarithms(m: Samples, delta: Confidence) -> Number:
    return m >= 2.01 * log(1 / delta)


def sample_complexity(epsilon: Accuracy, delta: Confidence, variance: ModerateVariance) -> Samples:
    return 2 * (variance / epsilon**2 + 1) * log(1 / delta)


def failure_probability(epsilon: Accuracy, m: Samples, variance: ModerateVariance) -> Confidence:
    return exp(-m * epsilon**2 / (2 * (variance + epsilon**2)))


@theorem(
    title="Catoni's estimate of a mean, one-sided",
    statement=(
        r"Let the losses of one fixed $h$ have variance at most $\sigma^2$, let $m>2c$ with $c=\ln(1/\delta)$, and let "
        r"$\hat\mu$ be Catoni's estimate for $\alpha=\sqrt{2c\,(m-2c)}/(m\sigma)$. With probability at least "
        r"$1-\delta$, $L_{\mathcal D}(h)-\hat\mu\le\sigma\sqrt{2c/(m-2c)}$; and, separately, $\hat\mu-L_{\mathcal "
        r"D}(h)$ is at most that. One-sided; the losses need no bound."
    ),
    assumes=(IID, KNOWN_VARIANCE, FIXED_HYPOTHESIS, CATONI_ROOT),
    ends="one",
    decreasing_in="m delta",
    where=(more_than_two_logarithms,),
    proof=CATONI,
    equivalent_forms=(sample_complexity, failure_probability),
    source=Source(
        "catoni2012",
        "section 2, for a known variance; rederived in the proof shown",
        seen_in="StatLean, catoni_deviation, after Lugosi and Mendelson 2019, Theorem 5",
    ),
    examples=(
        Example(dict(m=1000, delta=0.05, variance=1), "0.0776374817", "mpmath: sqrt(2 ln(20)/(1000 - 2 ln 20))"),
        Example(dict(m=50, delta=0.01, variance=4), "0.9503701671", "mpmath: sqrt(8 ln(100)/(50 - 2 ln 100))"),
        Example(
            dict(delta=0.05, variance=0.25), "606", "mpmath: 2 (100 + 1) ln 20 = 605.14", unknown="m", at_most=0.05
        ),
    ),
    see_also=(
        "The formula that books print for both ends, which then hold together with probability 1 - 2δ: catoni_mean "
        "needs ln(2/δ) instead. The α is that of this δ; another δ makes another estimate. Between 2c and 2.01c "
        "examples, where the number exceeds 14σ, it is not computed."
    ),
    trivial=None,
)
def catoni_mean_one_sided(m: Samples, delta: Confidence, variance: ModerateVariance) -> EstimateTooLow:
    return sqrt(2 * variance * log(1 / delta) / (m - 2 * log(1 / delta)))
