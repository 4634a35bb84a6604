"""CV+: intervals from K-fold cross-validation, with a guarantee."""

from bounds.citation import Example, Source, Step
from bounds.functions import maximum, minimum
from bounds.theorem import theorem
from bounds.theorems.conformal._assumptions import EQUAL_FOLDS, EXCHANGEABLE, SYMMETRIC_LEARNER
from bounds.theorems.conformal._words import Coverage, Folds, Miscoverage
from bounds.vocabulary import Number, Samples


def no_more_folds_than_examples(folds: Folds, m: Samples) -> Number:
    return folds <= m


@theorem(
    title="CV+ coverage",
    says=(
        r"The CV+ interval of $K$ equal folds at level $\alpha$ contains a new label with at least this probability, "
        r"over sample and test example together; never less than $1-2\alpha-\sqrt{2/m}$."
    ),
    assumes=(EXCHANGEABLE, SYMMETRIC_LEARNER, EQUAL_FOLDS),
    relation=">=",
    falls_in="alpha",
    uneven="m folds",
    where=(no_more_folds_than_examples,),
    proof=(
        Step(
            "For many folds: the tournament of the jackknife+, in which folds of m/K test examples compete.",
            r"2\alpha+\frac{1-K/m}{K+1}",
            uses="jackknife_plus",
        ),
        Step(
            "For few folds: each is nearly a split conformal predictor.",
            r"2\alpha+\frac{2(1-1/K)}{m/K+1}",
            uses="cross-conformal prediction of Vovk and Wang",
        ),
    ),
    source=Source("barber2021", "Theorem 4"),
    examples=(
        Example(dict(m=1000, folds=10, alpha=0.1), "0.7821782178", "by hand: 0.8 - min(1.8/101, 0.99/11)"),
        Example(dict(m=100, folds=100, alpha=0.1), "0.8", "by hand: K = m is the jackknife+"),
    ),
    relates="jackknife_plus is the case K = m.",
)
def cv_plus(m: Samples, folds: Folds, alpha: Miscoverage) -> Coverage:
    few = 2 * (1 - 1 / folds) / (m / folds + 1)
    many = (1 - folds / m) / (folds + 1)
    return maximum(0, 1 - 2 * alpha - minimum(few, many))
