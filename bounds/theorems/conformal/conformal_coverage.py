"""Split conformal prediction: coverage from exchangeability alone."""

from bounds.formula.functions import ceil, floor
from bounds.theorem import theorem
from bounds.theorems.conformal._assumptions import EXCHANGEABLE, NO_TIES, SPLIT
from bounds.theorems.conformal._conditions import EVERY_LABEL
from bounds.theorems.conformal._variables import Calibration, Coverage, Miscoverage
from bounds.theorems.conformal.conformal_coverage_upper import conformal_coverage_upper
from bounds.vocabulary.citation import Connection, Example, Source, Step
from bounds.vocabulary.variables import Number


def scores_left_out(m: Calibration, alpha: Miscoverage) -> Number:
    return floor((m + 1) * alpha)


@theorem(
    title="Split conformal coverage",
    statement=(
        r"Let $C$ hold every label whose score is at most the $\lceil(m+1)(1-\alpha)\rceil$-th smallest of $m$ "
        r"calibration scores (every label, if that exceeds $m$). Over calibration and test example together, $C$ "
        r"contains "
        r"the test label with exactly this probability: at least $1-\alpha$, at most $1/(m+1)$ more."
    ),
    assumes=(EXCHANGEABLE, SPLIT, NO_TIES),
    relation="=",
    decreasing_in="alpha",
    non_monotone="m",
    envelope=conformal_coverage_upper,
    teeth={"m": scores_left_out},
    proof=(
        Step("The test score's rank among all m + 1 scores is uniform.", r"\mathbb P[\text{rank}\le r]=\frac r{m+1}"),
        Step(
            "It is below the r-th smallest calibration score just when its rank is at most r.",
            r"r=\lceil(m+1)(1-\alpha)\rceil",
        ),
    ),
    source=Source("vovk2005", "chapter 4; Angelopoulos and Bates (2023), Theorem D.1"),
    examples=(
        Example(dict(m=1000, alpha=0.1), "0.9000999001", "by hand: ceil(900.9)/1001 = 901/1001"),
        Example(dict(m=19, alpha=0.05), "0.95", "by hand: 19/20; the cut is the largest score"),
        Example(dict(m=9, alpha=0.05), "1", "by hand: ceil(9.5) = 10 > 9, so every label is in"),
        Example(dict(m=10, alpha=0.3), "0.7272727272727", "by hand: ceil(7.7)/11 = 8/11"),
    ),
    connections=(
        Connection(
            kind="sharpens",
            another="conformal_covariate_shift",
            because="Nothing shifts: all weights are 1.",
            at={"weight_error": "0"},
        ),
        Connection(
            kind="sharpens",
            another="conformal_beyond_exchangeability",
            because="Exchangeable examples do not drift, and without ties the coverage is known.",
            at={"drift": "0"},
        ),
        Connection(
            kind="specialises",
            another="conformal_test_coverage",
            because="One test example, and no miss.",
            at={"test_samples": "1", "misses": "0", "left_out": "floor(alpha * (m + 1))"},
            equal=True,
        ),
    ),
    see_also=(
        "An average over calibration sets; conformal_conditional says how low it may be for one of them. Ties only "
        "raise the coverage. The usual slip is the quantile at 1 - α of m scores, not of m + 1."
    ),
    silent=(EVERY_LABEL,),
)
def conformal_coverage(m: Calibration, alpha: Miscoverage) -> Coverage:
    return ceil((m + 1) * (1 - alpha)) / (m + 1)
