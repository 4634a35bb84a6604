"""Median of means: the mean of losses without a bound, known as surely as that of normal ones, up to a constant."""

from bounds.formula.functions import ceil, exp, log, sqrt
from bounds.theorem import theorem
from bounds.theorems.validation._assumptions import KNOWN_VARIANCE, MEDIAN_OF_BLOCKS
from bounds.theorems.validation._variables import EstimationError, ModerateVariance
from bounds.vocabulary.assumptions import FIXED_HYPOTHESIS, IID
from bounds.vocabulary.citation import Example, Source, Step
from bounds.vocabulary.variables import Accuracy, Confidence, Number, Samples


def not_nearly_certain(delta: Confidence) -> Number:
    return delta <= 0.9


def two_examples_in_each_block(m: Samples, delta: Confidence) -> Number:
    return m >= 2 * ceil(8 * log(1 / delta))


def sample_complexity(epsilon: Accuracy, delta: Confidence, variance: ModerateVariance) -> Samples:
    return 32 * variance * log(1 / delta) / epsilon**2


def failure_probability(epsilon: Accuracy, m: Samples, variance: ModerateVariance) -> Confidence:
    return exp(-m * epsilon**2 / (32 * variance))


@theorem(
    title="Median of means",
    statement=(
        r"Let the losses of one fixed $h$ have variance at most $\sigma^2$, and let $\hat\mu$ be a median of the means "
        r"of $k=\lceil8\ln(1/\delta)\rceil$ blocks of the sample, of two examples or more each, where "
        r"$\delta\le0.9$. With probability at least $1-\delta$, $|\hat\mu-L_{\mathcal D}(h)|\le"
        r"\sigma\sqrt{32\ln(1/\delta)/m}$. Two-sided; the losses need no bound, and neither $k$ nor $\hat\mu$ depends "
        r"on $\sigma$."
    ),
    assumes=(IID, KNOWN_VARIANCE, FIXED_HYPOTHESIS, MEDIAN_OF_BLOCKS),
    ends="both",
    decreasing_in="m delta",
    where=(not_nearly_certain, two_examples_in_each_block),
    proof=(
        Step(
            "The mean of a block of b examples seldom strays by ε; on average over blocks of m/k examples, or of one "
            "more or less, hardly more often than a quarter.",
            r"\mathbb P\big[|\hat\mu_j-L_{\mathcal D}(h)|>\varepsilon\big]\le\frac{\sigma^2}{b_j\varepsilon^2},\qquad"
            r"\varepsilon=\sigma\sqrt{\frac{32\ln(1/\delta)}m}\;\Rightarrow\;"
            r"p=\frac1k\sum_{j=1}^k\frac{\sigma^2}{b_j\varepsilon^2}\le\frac{25}{24}\cdot\frac k{32\ln(1/\delta)}",
            uses="chebyshev",
        ),
        Step(
            "A median strays only if half of the blocks do, which are independent.",
            r"\mathbb P\big[|\hat\mu-L_{\mathcal D}(h)|>\varepsilon\big]\le\mathbb P[\mathrm{Bin}(k,p)\ge k/2]\quad"
            r"(k\ge5)",
            uses="Hoeffding's comparison of sums of unlike coins with binomial ones (1956)",
        ),
        Step(
            "Were p a quarter and k no rounded number, Hoeffding's inequality would be enough.",
            r"e^{-2k(1/4)^2}=e^{-k/8}=\delta",
        ),
        Step(
            "The binomial tail is smaller than that, and covers the rounding of k and uneven blocks: from "
            "k = 41 on by Chernoff's bound, below by its exact value, and for k below 5 by hand.",
            r"\mathbb P[\mathrm{Bin}(k,p)\ge k/2]\le(4p(1-p))^{k/2}\le\delta",
        ),
    ),
    equivalent_forms=(sample_complexity, failure_probability),
    source=Source(
        "lugosi2019", "Theorem 2; its last line, with the ceiling in k, is proved here for blocks of two or more",
        seen_in="StatLean, medianOfMeans_deviation",
    ),
    examples=(
        Example(dict(m=1000, delta=0.05, variance=1), "0.309618205", "mpmath: sqrt(0.032 ln 20)"),
        Example(dict(m=320, delta=0.01, variance=4), "1.357228085", "mpmath: 2 sqrt(ln(100)/10)"),
        Example(
            dict(delta=0.05, variance=0.25), "9,587", "mpmath: 8 ln(20)/0.0025 = 9586.34", unknown="m", at_most=0.05
        ),
    ),
    see_also=(
        "The sample's own mean has no better guarantee than chebyshev's 1/√δ: below δ = 0.006 this is less. Where σ is "
        "known catoni_mean is nearly four times as sharp. Another δ takes other blocks. Printed for every δ it fails "
        "near 1: one toss of a fair coin, and δ = 0.99."
    ),
    trivial=None,
)  # fmt: skip
def median_of_means(m: Samples, delta: Confidence, variance: ModerateVariance) -> EstimationError:
    return sqrt(32 * variance * log(1 / delta) / m)
