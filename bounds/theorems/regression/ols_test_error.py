"""Least squares on Gaussian features: the exact error on new examples."""

from bounds.theorem import theorem
from bounds.theorems.regression._assumptions import GAUSSIAN_DESIGN, LEAST_SQUARES, LINEAR_MODEL
from bounds.theorems.regression._conditions import enough_examples
from bounds.theorems.regression._variables import NoiseScale, Regressors, TestError
from bounds.vocabulary.assumptions import IID
from bounds.vocabulary.citation import Connection, Example, Source, Step
from bounds.vocabulary.variables import Samples


@theorem(
    title="Least squares, test error",
    statement=(
        r"With $n$ features and $m\ge n+2$ examples, the expected squared error of least squares on a new example is "
        r"exactly $\sigma^2(m-1)/(m-n-1)$."
    ),
    assumes=(IID, GAUSSIAN_DESIGN, LINEAR_MODEL, LEAST_SQUARES),
    relation="=",
    decreasing_in="m",
    where=(enough_examples,),
    proof=(
        Step("Noise plus excess.", r"\sigma^2+\frac{\sigma^2n}{m-n-1}=\sigma^2\frac{m-1}{m-n-1}", uses="ols_excess"),
    ),
    source=Source("breiman1983", "Theorem 1.3, in this form"),
    examples=(
        Example(dict(m=100, n=10, sigma=1), "1.112359551", "by hand: 99/89"),
        Example(dict(m=4, n=2, sigma=1), "3", "by hand: 3/1"),
    ),
    connections=(
        Connection(
            kind="follows", another="ols_excess", because="Noise plus excess.", value="value + sigma**2", equal=True
        ),
    ),
    see_also="ols_training_error is below σ² by nearly as much as this is above it, when m is much larger than n.",
)
def ols_test_error(m: Samples, n: Regressors, sigma: NoiseScale) -> TestError:
    return sigma**2 * (m - 1) / (m - n - 1)
