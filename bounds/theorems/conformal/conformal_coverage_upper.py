"""Split conformal prediction covers hardly more than it guarantees."""

from bounds.theorem import theorem
from bounds.theorems.conformal._assumptions import EXCHANGEABLE, NO_TIES, SPLIT
from bounds.theorems.conformal._conditions import EVERY_LABEL
from bounds.theorems.conformal._variables import Calibration, Coverage, Miscoverage
from bounds.vocabulary.citation import Connection, Example, Source, Step


@theorem(
    title="Split conformal coverage, from above",
    statement=(
        r"The set that split conformal prediction gives at level $\alpha$ from $m$ calibration examples contains the "
        r"test label with at most this probability, over calibration and test example together."
    ),
    assumes=(EXCHANGEABLE, SPLIT, NO_TIES),
    decreasing_in="m alpha",
    proof=(
        Step("The coverage is known exactly.", r"\frac{\lceil(m+1)(1-\alpha)\rceil}{m+1}", uses="conformal_coverage"),
        Step("Rounding up adds less than 1.", r"\lceil(m+1)(1-\alpha)\rceil<(m+1)(1-\alpha)+1"),
    ),
    source=Source("angelopoulos2023", "Theorem D.2"),
    examples=(
        Example(dict(m=1000, alpha=0.1), "0.900999000999", "by hand: 0.9 + 1/1001"),
        Example(dict(alpha=0.1), "99", "by hand: 1/100 = .01", unknown="m", at_most=0.91),
    ),
    connections=(
        Connection(kind="follows", another="conformal_coverage", because="Rounding up adds less than 1 to the rank."),
    ),
    see_also="conformal_coverage is exact, and saws in m below this; it is never below 1 - α.",
    silent=(EVERY_LABEL,),
)
def conformal_coverage_upper(m: Calibration, alpha: Miscoverage) -> Coverage:
    return 1 - alpha + 1 / (m + 1)
