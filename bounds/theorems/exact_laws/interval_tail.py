"""Intervals: how often the tightest fit fails."""

from bounds.formula.functions import binomial_cdf
from bounds.theorem import theorem
from bounds.theorems.exact_laws._assumptions import BELOW_ONE_SIDE, TIGHTEST_INTERVAL
from bounds.vocabulary.assumptions import IID
from bounds.vocabulary.citation import Connection, Example, Source, Step
from bounds.vocabulary.quantities import RiskExceeded
from bounds.vocabulary.variables import Accuracy, Samples


@theorem(
    title="Intervals, tightest fit, tail",
    statement=(
        r"The smallest interval around the positive examples has risk at least $\varepsilon$ with exactly the "
        r"probability of at most one success in $m$ trials: $(1-\varepsilon)^m+m\varepsilon(1-\varepsilon)^{m-1}$."
    ),
    assumes=(IID, TIGHTEST_INTERVAL, BELOW_ONE_SIDE),
    relation="=",
    decreasing_in="m epsilon",
    proof=(
        Step(
            "Close the target to a circle: the missed mass is the sum of two neighbouring gaps among m + 1 spacings.",
            r"L\sim\mathrm{Beta}(2,m-1)\text{ below }p",
        ),
        Step(
            "Its tail is a binomial one.",
            r"\mathbb P[L\ge\varepsilon]=\mathbb P[\mathrm{Bin}(m,\varepsilon)\le1]",
        ),
    ),
    source=Source("derived", "also the scenario approach with two support constraints; checked by simulation"),
    examples=(
        Example(dict(m=15, epsilon=0.2), "0.1671257674", "mpmath: 0.8^15 + 3 * 0.8^14"),
        Example(dict(epsilon=0.05), "93", "mpmath: .0519 for 92 examples, .0500 for 93", unknown="m", at_most=0.05),
    ),
    connections=(
        Connection(
            kind="follows",
            another="binomial_lower_tail",
            because="Two neighbouring gaps add up like the second smallest of m uniform numbers.",
            at={"errors": "1", "risk": "epsilon"},
            equal=True,
        ),
    ),
    see_also="ε may be as large as the target's probability p. test_set_binomial with one error inverts it.",
)
def interval_tail(m: Samples, epsilon: Accuracy) -> RiskExceeded:
    return binomial_cdf(1, m, epsilon)
