"""The binomial distribution's lower tail, exactly."""

from bounds.formula.functions import binomial_cdf
from bounds.theorem import theorem
from bounds.theorems.validation._variables import ErrorCount, SummedSamples, TrueErrorRate
from bounds.vocabulary.assumptions import FIXED_HYPOTHESIS, IID, ZERO_ONE_LOSS
from bounds.vocabulary.citation import Connection, Example, Source, Step
from bounds.vocabulary.quantities import Probability


@theorem(
    title="Binomial lower tail, exact",
    statement=(
        r"A hypothesis of risk $p$ makes at most $k$ errors on $m$ independent examples with probability exactly "
        r"$\sum_{i\le k}\binom mip^i(1-p)^{m-i}$."
    ),
    assumes=(IID, ZERO_ONE_LOSS, FIXED_HYPOTHESIS),
    relation="=",
    decreasing_in="m risk",
    proof=(
        Step(
            "Every choice of i examples to be the errors is equally likely; add up over i.",
            r"\mathbb P[K=i]=\binom mip^i(1-p)^{m-i}",
        ),
    ),
    source=Source("langford2005", "Definition 3.1"),
    examples=(
        Example(dict(m=10, errors=1, risk=0.9), "9.1e-9", "by hand: 0.1^10 + 10 0.9 0.1^9 = 91/10^10"),
        Example(dict(m=3, errors=1, risk=0.5), "0.5", "by hand: 4/8"),
        Example(dict(m=100, errors=2, risk=0.05), "0.1182629812", "mpmath: sum of three terms"),
    ),
    connections=(
        Connection(
            kind="sharpens",
            another="chernoff_lower_tail",
            because="The tail of a count of errors is known exactly.",
            at={"gamma": "1 - errors / (m * risk)"},
        ),
    ),
    see_also=(
        "The cumulative distribution function. test_set_binomial turns it round: the risk at which the tail is δ. "
        "binomial_upper_tail is the probability of k errors or more."
    ),
)
def binomial_lower_tail(m: SummedSamples, errors: ErrorCount, risk: TrueErrorRate) -> Probability:
    return binomial_cdf(errors, m, risk)
