"""Least squares at given points: the exact cost of n weights."""

from bounds.theorem import theorem
from bounds.theorems.regression._assumptions import FIXED_DESIGN, LEAST_SQUARES, LINEAR_MODEL
from bounds.theorems.regression._conditions import no_more_features_than_examples
from bounds.theorems.regression._variables import ExcessAtSamePoints, NoiseScale, Regressors
from bounds.vocabulary.citation import Example, Source, Step
from bounds.vocabulary.variables import Accuracy, Samples


def sample_complexity(epsilon: Accuracy, n: Regressors, sigma: NoiseScale) -> Samples:
    return sigma**2 * n / epsilon


@theorem(
    title="Least squares, fixed design",
    statement=(
        r"At the $m$ points of the sample itself, with new labels, the expected squared risk of least squares exceeds "
        r"the noise by exactly $\sigma^2n/m$."
    ),
    assumes=(FIXED_DESIGN, LINEAR_MODEL, LEAST_SQUARES),
    relation="=",
    decreasing_in="m",
    where=(no_more_features_than_examples,),
    proof=(
        Step(
            "The fit moves by the noise projected on the features' span.",
            r"\frac1m\mathbb E\|X(X^\top X)^{-1}X^\top\eta\|^2=\frac{\sigma^2}m\,\mathrm{tr}(P)=\frac{\sigma^2n}m",
        ),
    ),
    equivalent_forms=(sample_complexity,),
    source=Source("hastie2009", "section 7.3, equation (7.12)"),
    examples=(
        Example(dict(m=100, n=10, sigma=1), "0.1", "by hand"),
        Example(dict(n=10, sigma=2), "400", "by hand: 4 * 10/0.1", unknown="m", at_most=0.1),
    ),
    see_also="ols_excess is for new points.",
)
def ols_fixed_design(m: Samples, n: Regressors, sigma: NoiseScale) -> ExcessAtSamePoints:
    return sigma**2 * n / m
