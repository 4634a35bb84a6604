"""CV+: intervals from K-fold cross-validation, with a guarantee."""

from bounds.formula.functions import floor, maximum, minimum
from bounds.theorem import theorem
from bounds.theorems.conformal._assumptions import EQUAL_FOLDS, EXCHANGEABLE, SYMMETRIC_LEARNER
from bounds.theorems.conformal._conditions import no_more_folds_than_examples
from bounds.theorems.conformal._variables import Coverage, Folds, Miscoverage
from bounds.theorems.conformal.cross_conformal import cross_conformal
from bounds.vocabulary.citation import Example, Source, Step
from bounds.vocabulary.variables import Number, Samples


def fold_size(m: Samples, folds: Folds) -> Number:
    return floor(m / folds)


@theorem(
    title="CV+ coverage",
    statement=(
        r"The CV+ interval of $K$ equal folds at level $\alpha$ contains a new label with at least this probability, "
        r"over sample and test example together; where $K$ divides $m$, never less than $1-2\alpha-\sqrt{2/m}$."
    ),
    assumes=(EXCHANGEABLE, SYMMETRIC_LEARNER, EQUAL_FOLDS),
    relation=">=",
    decreasing_in="alpha",
    non_monotone="m folds",
    envelope=cross_conformal,
    teeth={"m": fold_size},
    where=(no_more_folds_than_examples,),
    proof=(
        Step(
            "For many folds: a tournament, in which folds of m/K test examples compete.",
            r"2\alpha+\frac{1-1/\lfloor m/K\rfloor}{K+1}",
            uses="Landau's theorem on tournaments, exchangeability",
        ),
        Step(
            "For few folds: each is nearly a split conformal predictor.",
            r"2\alpha+\frac{2(1-1/K)}{\lfloor m/K\rfloor+1}",
            uses="cross_conformal",
        ),
    ),
    source=Source("barber2021", "Theorem 4"),
    examples=(
        Example(dict(m=1000, folds=10, alpha=0.1), "0.7821782178", "by hand: 0.8 - min(1.8/101, 0.99/11)"),
        Example(dict(m=100, folds=100, alpha=0.1), "0.8", "by hand: K = m is the jackknife+"),
        Example(dict(m=1009, folds=10, alpha=0.1), "0.7821782178", "by hand: as with 1000, nine are left out"),
        Example(
            dict(folds=10, alpha=0.1),
            "790",
            "by hand: 1.8/80 = .0225 for folds of 79, .0228 for folds of 78; (1 - 1/79)/11 is more",
            unknown="m",
            at_least=0.7775,
        ),
    ),
    see_also="jackknife_plus is the case K = m. cross_conformal is the bound for few folds alone.",
)
def cv_plus(m: Samples, folds: Folds, alpha: Miscoverage) -> Coverage:
    fold = floor(m / folds)
    few = 2 * (1 - 1 / folds) / (fold + 1)
    many = (1 - 1 / fold) / (folds + 1)
    return maximum(0, 1 - 2 * alpha - minimum(few, many))
