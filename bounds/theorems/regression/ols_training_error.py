"""Least squares: the exact error on its own sample."""

from bounds.theorem import theorem
from bounds.theorems.regression._assumptions import FULL_RANK, LEAST_SQUARES, LINEAR_MODEL
from bounds.theorems.regression._conditions import no_more_features_than_examples
from bounds.theorems.regression._variables import NoiseScale, Regressors, TrainingSquaredError
from bounds.vocabulary.citation import Example, Source, Step
from bounds.vocabulary.variables import Samples


@theorem(
    title="Least squares, training error",
    statement=(
        r"With $n\le m$ features of full rank, the expected squared error of least squares on its own $m$ examples is "
        r"exactly $\sigma^2(m-n)/m$."
    ),
    assumes=(LINEAR_MODEL, FULL_RANK, LEAST_SQUARES),
    relation="=",
    decreasing_in="n",
    where=(no_more_features_than_examples,),
    proof=(
        Step(
            "Residuals are the noise projected on the complement of the features' span.",
            r"\mathbb E\|(I-X(X^\top X)^{-1}X^\top)\eta\|^2=\sigma^2(m-n)",
        ),
    ),
    source=Source("hastie2009", "section 3.2"),
    examples=(
        Example(dict(m=100, n=10, sigma=1), "0.9", "by hand: 90/100"),
        Example(dict(m=10, n=10, sigma=1), "0", "by hand: it interpolates"),
        Example(dict(m=100, sigma=1), "20", "by hand", unknown="n", at_most=0.8),
    ),
    see_also="Against ols_test_error: training error understates the noise, test error adds to it.",
)
def ols_training_error(m: Samples, n: Regressors, sigma: NoiseScale) -> TrainingSquaredError:
    return sigma**2 * (m - n) / m
