"""CV+ given the sample: with few folds the coverage of the very interval in hand is guaranteed."""

from bounds.formula.functions import floor, log, maximum, sqrt
from bounds.theorem import theorem
from bounds.theorems.conformal._assumptions import EQUAL_FOLDS
from bounds.theorems.conformal._conditions import no_more_folds_than_examples
from bounds.theorems.conformal._variables import CoverageOfSample, Folds, Miscoverage
from bounds.vocabulary.assumptions import IID
from bounds.vocabulary.citation import Example, Source, Step
from bounds.vocabulary.variables import Confidence, Samples


@theorem(
    title="CV+ coverage, given the sample",
    statement=(
        r"With probability at least $1-\delta$ over the sample, the CV+ interval of $K$ equal folds at "
        r"level $\alpha$ contains a new label with at least this probability, over the test example alone."
    ),
    assumes=(IID, EQUAL_FOLDS),
    ends="one",
    relation=">=",
    decreasing_in="alpha folds",
    where=(no_more_folds_than_examples,),
    proof=(
        Step(
            "Given the other folds, the residuals of one fold are independent: their share above any level is near its "
            "probability, in all K folds at once.",
            r"\sup_t\big(\mathbb P_k[R\ge t]-\widehat{\mathbb P}_k[R\ge "
            r"t]\big)\le\sqrt{\frac{\ln(K/\delta)}{2\lfloor m/K\rfloor}}=\varepsilon",
            uses="dkw_one_sided, union bound",
        ),
        Step(
            "On a miss the test residuals are above so many others that the probabilities U_k to be beaten average to "
            "little.",
            r"\frac1K\sum_kU_k\le\alpha+\varepsilon",
        ),
        Step(
            "Each U_k is at least as large as a uniform number; a mean of such is below u with probability at most 2u, "
            "however they hang together.",
            r"\mathbb P[\text{miss}]\le2(\alpha+\varepsilon)",
        ),
    ),
    source=Source("bian2023", "Theorem 4", seen_in="a text of the paper, the constants in its proof"),
    examples=(
        Example(dict(m=10_000, folds=5, alpha=0.05, delta=0.05), "0.8321386", "mpmath: 0.9 - sqrt(0.001 ln 100)"),
        Example(
            dict(folds=2, alpha=0.05, delta=0.1),
            "1200",
            "mpmath: 2 ln 20/0.01 = 599.15, so 600 in each of two folds",
            unknown="m",
            at_least=0.8,
        ),
    ),
    see_also=(
        "cv_plus is about sample and test example together, and needs no δ. With K = m nothing is left: for the "
        "jackknife+ no such guarantee is possible without knowing more of the learner."
    ),
)
def cv_plus_conditional(m: Samples, folds: Folds, alpha: Miscoverage, delta: Confidence) -> CoverageOfSample:
    return maximum(0, 1 - 2 * alpha - sqrt(2 * (log(folds) + log(1 / delta)) / floor(m / folds)))
