"""Cross-conformal prediction and CV+: coverage that grows with the folds' size."""

from bounds.formula.functions import floor, maximum
from bounds.theorem import theorem
from bounds.theorems.conformal._assumptions import EQUAL_FOLDS, EXCHANGEABLE, SYMMETRIC_LEARNER
from bounds.theorems.conformal._conditions import no_more_folds_than_examples
from bounds.theorems.conformal._variables import Coverage, Folds, Miscoverage
from bounds.vocabulary.citation import Example, Source, Step
from bounds.vocabulary.variables import Samples


@theorem(
    title="Cross-conformal coverage",
    statement=(
        r"The cross-conformal set of $K$ equal folds at level $\alpha$, and the CV+ interval that holds it, contain a "
        r"new label with at least this probability, over sample and test example together."
    ),
    assumes=(EXCHANGEABLE, SYMMETRIC_LEARNER, EQUAL_FOLDS),
    relation=">=",
    decreasing_in="alpha folds",
    where=(no_more_folds_than_examples,),
    proof=(
        Step("Each fold of n = ⌊m/K⌋ examples gives a p-value, by the rank of the new score among its scores."),
        Step(
            "A mean of p-values, doubled, is a p-value; the new example counts K times where once would do.",
            r"2\alpha+\frac{2(1-1/K)}{n+1}",
            uses="twice an average of p-values is a p-value",
        ),
    ),
    source=Source("barber2021", "Theorem 4, the bound for few folds, there after Vovk and Wang"),
    examples=(
        Example(dict(m=1000, folds=5, alpha=0.1), "0.792039800995", "by hand: 0.8 - 1.6/201"),
        Example(dict(m=100, folds=100, alpha=0.1), "0", "by hand: 0.8 - 1.98/2 is below 0"),
        Example(dict(folds=5, alpha=0.1), "795", "by hand: 1.6/160 = .01", unknown="m", at_least=0.79),
    ),
    see_also="cv_plus is the better of this and a bound for many folds. With one fold held out: conformal_coverage.",
)
def cross_conformal(m: Samples, folds: Folds, alpha: Miscoverage) -> Coverage:
    return maximum(0, 1 - 2 * alpha - 2 * (1 - 1 / folds) / (floor(m / folds) + 1))
