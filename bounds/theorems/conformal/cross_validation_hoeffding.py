"""K-fold cross-validation is never worse than one fold held out."""

from bounds.formula.functions import floor, log, sqrt
from bounds.theorem import theorem
from bounds.theorems.conformal._conditions import no_more_folds_than_examples
from bounds.theorems.conformal._variables import CrossValidationGap, Folds
from bounds.vocabulary.assumptions import EVEN_FOLDS, IID, LOSS_IN_UNIT_INTERVAL
from bounds.vocabulary.citation import Example, Source, Step
from bounds.vocabulary.variables import Confidence, Samples


@theorem(
    title="Cross-validation, as good as one fold",
    statement=(
        r"With probability at least $1-\delta$ over the sample, the $K$-fold estimate differs by at most $\varepsilon$ "
        r"from the mean true risk of the $K$ hypotheses trained without a fold. Two-sided; about those hypotheses, not "
        r"about the one trained on all examples."
    ),
    assumes=(IID, LOSS_IN_UNIT_INTERVAL, EVEN_FOLDS),
    ends="both",
    decreasing_in="m delta",
    where=(no_more_folds_than_examples,),
    proof=(
        Step(
            "On each fold of at least ⌊m/K⌋ examples the deviation has a small exponential moment.",
            r"\mathbb E\big[e^{t(L_{\mathcal D}(h_j)-\hat L_j)}\big]\le e^{t^2/(8\lfloor m/K\rfloor)}",
            uses="Hoeffding's lemma, given the other folds",
        ),
        Step(
            "An exponential is convex, so the mean deviation over the folds has no larger moment.",
            r"\mathbb E\big[e^{\frac tK\sum_j(L_{\mathcal D}(h_j)-\hat L_j)}\big]\le e^{t^2/(8\lfloor m/K\rfloor)}",
            uses="Jensen's inequality",
        ),
        Step(
            "Markov's inequality with the best t, for either sign.",
            r"2e^{-2\lfloor m/K\rfloor\varepsilon^2}=\delta",
            uses="markov, union bound",
        ),
    ),
    source=Source("blum1999", "Theorems 1 to 3; the exponential form by convexity"),
    examples=(
        Example(dict(m=1000, folds=10, delta=0.05), "0.1358101516", "mpmath: sqrt(ln 40/200)"),
        Example(
            dict(folds=5, delta=0.05),
            "925",
            "mpmath: ln 40/0.02 = 184.44, so 185 examples in each of 5 folds",
            unknown="m",
            at_most=0.1,
        ),
    ),
    see_also=(
        "validation_two_sided with one fold's ⌊m/K⌋ examples. Only bounds by convex moments carry over: the exact "
        "binomial bound of test_set_binomial does not hold for the folds' average."
    ),
)
def cross_validation_hoeffding(m: Samples, delta: Confidence, folds: Folds) -> CrossValidationGap:
    return sqrt(log(2 / delta) / (2 * floor(m / folds)))
