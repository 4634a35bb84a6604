"""Least squares on Gaussian features: the exact cost of estimating n weights."""

from bounds.theorem import theorem
from bounds.theorems.regression._assumptions import GAUSSIAN_DESIGN, LEAST_SQUARES, LINEAR_MODEL
from bounds.theorems.regression._conditions import enough_examples
from bounds.theorems.regression._variables import ExcessSquaredRisk, NoiseScale, Regressors
from bounds.vocabulary.assumptions import IID
from bounds.vocabulary.citation import Example, Source, Step
from bounds.vocabulary.variables import Accuracy, Samples


def sample_complexity(epsilon: Accuracy, n: Regressors, sigma: NoiseScale) -> Samples:
    return sigma**2 * n / epsilon + n + 1


@theorem(
    title="Least squares, random design",
    statement=(
        r"With $n$ features and $m\ge n+2$ examples, the expected squared risk of least squares exceeds the noise "
        r"$\sigma^2$ by exactly $\sigma^2n/(m-n-1)$, whatever the weights and the covariance."
    ),
    assumes=(IID, GAUSSIAN_DESIGN, LINEAR_MODEL, LEAST_SQUARES),
    relation="=",
    decreasing_in="m",
    where=(enough_examples,),
    proof=(
        Step("Given the features, only the noise moves the weights.", r"\mathrm{Cov}(\hat w)=\sigma^2(X^\top X)^{-1}"),
        Step(
            "For Gaussian features the inverse has a known mean.",
            r"\mathbb E\big[(X^\top X)^{-1}\big]=\frac{\Sigma^{-1}}{m-n-1}",
            uses="mean of the inverse Wishart law",
        ),
        Step("Take the trace with Σ.", r"\sigma^2\,\mathrm{tr}(I)/(m-n-1)"),
    ),
    equivalent_forms=(sample_complexity,),
    source=Source("breiman1983", "Theorem 1.3, in this form"),
    examples=(
        Example(dict(m=100, n=10, sigma=1), "0.1123595506", "by hand: 10/89"),
        Example(dict(n=10, sigma=1), "111", "by hand: 10/0.1 + 11", unknown="m", at_most=0.1),
    ),
    see_also=(
        "ols_fixed_design has m instead of m - n - 1: the features' own randomness costs the difference. Infinite at "
        "m = n, n + 1; for m <= n - 2 see minimum_norm_risk."
    ),
)
def ols_excess(m: Samples, n: Regressors, sigma: NoiseScale) -> ExcessSquaredRisk:
    return sigma**2 * n / (m - n - 1)
