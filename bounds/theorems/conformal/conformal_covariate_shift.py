"""Conformal prediction when the examples to come are distributed otherwise: weights make up for it."""

from bounds.formula.functions import maximum
from bounds.theorem import theorem
from bounds.theorems.conformal._assumptions import COVARIATE_SHIFT, LIKELIHOOD_WEIGHTS, SPLIT
from bounds.theorems.conformal._variables import Coverage, Miscoverage, WeightError
from bounds.vocabulary.citation import Example, Source, Step


@theorem(
    title="Conformal prediction under covariate shift",
    statement=(
        r"The conformal set at level $\alpha$ with weights $\hat w(x)$ contains the test label with at least this "
        r"probability, where $w=\mathbb E\,|\hat w(x)-w^*(x)|$ over the calibration distribution; with the true "
        "weights, $w=0$."
    ),
    assumes=(SPLIT, COVARIATE_SHIFT, LIKELIHOOD_WEIGHTS),
    relation=">=",
    decreasing_in="alpha weight_error",
    proof=(
        Step(
            "Suppose the test x had the density ŵ. Given all m + 1 examples without their order, the test one is "
            "each with a probability proportional to its weight.",
            r"\mathbb P[\text{test is the }i\text{-th}]=\frac{\hat w(x_i)}{\sum_j\hat w(x_j)}",
        ),
        Step(
            "So its score is above the weighted quantile of all with probability at most α; and above that with the "
            "test score counted as infinite even more seldom.",
        ),
        Step(
            "The true density is w*: the cost is the total variation.",
            r"d_{TV}=\tfrac12\,\mathbb E\,|\hat w(x)-w^*(x)|",
        ),
    ),
    source=Source(
        "tibshirani2019",
        "Corollary 1; with estimated weights as in the proof shown",
        seen_in="public reading notes that quote Corollary 1 and equation (8)",
    ),
    examples=(
        Example(dict(alpha=0.1, weight_error=0), "0.9", "by hand: the true weights"),
        Example(dict(alpha=0.1, weight_error=0.2), "0.8", "by hand"),
        Example(dict(alpha=0.05), "0.1", "by hand", unknown="weight_error", at_least=0.9),
    ),
    see_also=(
        "conformal_beyond_exchangeability has weights that do not depend on x and needs no ratio of densities; "
        "conformal_coverage is the case without shift."
    ),
)
def conformal_covariate_shift(alpha: Miscoverage, weight_error: WeightError) -> Coverage:
    return maximum(0, 1 - alpha - weight_error / 2)
