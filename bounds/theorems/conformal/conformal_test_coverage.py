"""How far the coverage seen on a test set may stray from what was guaranteed."""

from bounds.formula.functions import hypergeometric_at_least
from bounds.theorem import theorem
from bounds.theorems.conformal._assumptions import EXCHANGEABLE, NO_TIES, SPLIT
from bounds.theorems.conformal._variables import FewCalibration, LeftOut, Misses, TestSamples
from bounds.vocabulary.citation import Example, Source, Step
from bounds.vocabulary.quantities import Probability
from bounds.vocabulary.variables import Number


def no_more_cut_than_there_are(left_out: LeftOut, m: FewCalibration) -> Number:
    return left_out <= m


def no_more_misses_than_tests(misses: Misses, test_samples: TestSamples) -> Number:
    return misses <= test_samples


@theorem(
    title="Conformal coverage on a test set",
    statement=(
        r"Cut at the $(m+1-\ell)$-th smallest of $m$ calibration scores. On $T$ test examples at most $k$ labels are "
        r"missed with exactly this probability over calibration and test set: $\mathrm{Hyp}_\ge(\ell,m,T,\ell+k)$ "
        r"is the probability that at least $\ell$ of $\ell+k$ examples drawn from all $m+T$ are calibration examples."
    ),
    assumes=(EXCHANGEABLE, SPLIT, NO_TIES),
    relation="=",
    decreasing_in="left_out test_samples",
    where=(no_more_cut_than_there_are, no_more_misses_than_tests),
    proof=(
        Step(
            "At most k test scores exceed the ℓ-th largest calibration score just when the ℓ + k largest of all scores "
            "hold at least ℓ calibration scores.",
        ),
        Step(
            "By exchangeability those ℓ + k are a random draw without replacement.",
            r"\sum_{i\ge\ell}\binom mi\binom T{\ell+k-i}\Big/\binom{m+T}{\ell+k}",
            uses="the beta-binomial law of the misses, summed",
        ),
    ),
    source=Source("angelopoulos2023", "appendix C, there as a beta-binomial law"),
    examples=(
        Example(
            dict(m=1000, left_out=100, test_samples=1000, misses=120),
            "0.9333648488",
            "SciPy: betabinom.cdf(120, 1000, 100, 901)",
        ),
        Example(dict(m=9, left_out=1, test_samples=1, misses=0), "0.9", "by hand: the rank of one score among ten"),
    ),
    see_also=(
        "For T = 1 and k = 0 it is conformal_coverage; for large T the misses follow conformal_conditional's beta law."
    ),
)
def conformal_test_coverage(
    m: FewCalibration, left_out: LeftOut, test_samples: TestSamples, misses: Misses
) -> Probability:
    return hypergeometric_at_least(left_out, m, test_samples, left_out + misses)
