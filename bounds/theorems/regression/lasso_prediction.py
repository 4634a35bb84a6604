"""The lasso predicts well whenever some weights of small sum do, whatever the features."""

from bounds.formula.functions import log, sqrt
from bounds.theorem import theorem
from bounds.theorems.regression._assumptions import LASSO, NORMALISED_COLUMNS, SUB_GAUSSIAN_NOISE
from bounds.theorems.regression._variables import NoiseScale, PredictionError, Regressors, SparseNorm
from bounds.vocabulary.citation import Example, Source, Step
from bounds.vocabulary.variables import Confidence, Samples


def sample_complexity(
    error: PredictionError, delta: Confidence, n: Regressors, norm: SparseNorm, sigma: NoiseScale
) -> Samples:
    return 2 * (log(2 * n) + log(1 / delta)) * (4 * norm * sigma / error) ** 2


@theorem(
    title="Lasso, prediction error (slow rate)",
    statement=(
        r"With probability at least $1-\delta$ over the noise, the lasso's predictions at the examples of the sample "
        "are at most this far, in mean square, from the true means of the labels. Features may be as correlated as "
        "they like, and many more than examples."
    ),
    assumes=(NORMALISED_COLUMNS, SUB_GAUSSIAN_NOISE, LASSO),
    decreasing_in="m delta",
    proof=(
        Step(
            "The solution is no worse than the true weights; ξ is the noise.",
            r"\frac1{2m}\|X(\hat w-w)\|^2\le\frac1m\langle X^\top\xi,\hat w-w\rangle+\lambda(\|w\|_1-\|\hat w\|_1)",
        ),
        Step(
            "No feature is much correlated with the noise: n sub-Gaussian numbers, two tails each.",
            r"\mathbb P\Big[\max_j\frac1m|X_j^\top\xi|>\lambda\Big]\le2n\,e^{-m\lambda^2/(2\sigma^2)}=\delta",
            uses="union_bound",
        ),
        Step(
            "Then the inner product is at most λ times both norms.",
            r"\frac1{2m}\|X(\hat w-w)\|^2\le\lambda(\|\hat w\|_1+\|w\|_1)+\lambda(\|w\|_1-\|\hat "
            r"w\|_1)=2\lambda\|w\|_1",
        ),
    ),
    equivalent_forms=(sample_complexity,),
    source=Source("wainwright2019", "Theorem 7.20 a, with the constant of the proof shown", checked=False),
    examples=(
        Example(dict(m=1000, delta=0.05, n=1000, norm=1, sigma=1), "0.5823163", "mpmath: 4 sqrt(2 ln(40000)/1000)"),
        Example(
            dict(delta=0.05, n=100, norm=1, sigma=0.5), "6636", "mpmath: 800 ln 4000 = 6635.2", unknown="m", at_most=0.1
        ),
    ),
    see_also=(
        "ols_fixed_design has σ²n/m, which needs fewer features than examples. When few weights are not zero and the "
        "features are nearly uncorrelated, the lasso does as well as if these were known: the fast rate, not given "
        "here."
    ),
)
def lasso_prediction(
    m: Samples, delta: Confidence, n: Regressors, norm: SparseNorm, sigma: NoiseScale
) -> PredictionError:
    return 4 * norm * sigma * sqrt(2 * (log(2 * n) + log(1 / delta)) / m)
