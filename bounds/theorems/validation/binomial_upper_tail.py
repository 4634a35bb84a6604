"""The binomial distribution's upper tail, exactly."""

from bounds.formula.functions import binomial_sf
from bounds.theorem import theorem
from bounds.theorems.validation._variables import ErrorCount, SummedSamples, TrueErrorRate
from bounds.vocabulary.assumptions import FIXED_HYPOTHESIS, IID, ZERO_ONE_LOSS
from bounds.vocabulary.citation import Connection, Example, Source, Step
from bounds.vocabulary.quantities import Probability


@theorem(
    title="Binomial upper tail, exact",
    statement=(
        r"A hypothesis of risk $p$ makes at least $k$ errors on $m$ independent examples with probability exactly "
        r"$\sum_{i\ge k}\binom mip^i(1-p)^{m-i}$."
    ),
    assumes=(IID, ZERO_ONE_LOSS, FIXED_HYPOTHESIS),
    relation="=",
    decreasing_in="errors",
    proof=(
        Step(
            "Every choice of i examples to be the errors is equally likely; add up over i.",
            r"\mathbb P[K=i]=\binom mip^i(1-p)^{m-i}",
        ),
    ),
    source=Source("langford2005", "Definition 3.1, turned round"),
    examples=(
        Example(dict(m=11, errors=6, risk=0.25), "0.0343275070190", "Raschka, chapter 7: 0.034327507019; mpmath"),
        Example(dict(m=3, errors=2, risk=0.5), "0.5", "by hand: 4/8"),
        Example(dict(m=500, errors=20, risk=0.02), "0.0031263427", "SciPy: binom.sf(19, 500, 0.02)"),
        Example(dict(m=5, errors=0, risk=0.2), "1", "by hand: always"),
    ),
    connections=(
        Connection(
            kind="sharpens",
            another="chernoff_upper_tail",
            because="The tail of a count of errors is known exactly.",
            at={"gamma": "errors / (m * risk) - 1"},
        ),
    ),
    see_also=(
        "1 minus binomial_lower_tail at k - 1. With k more than half of an odd m it is the error of a majority vote: "
        "condorcet."
    ),
)
def binomial_upper_tail(m: SummedSamples, errors: ErrorCount, risk: TrueErrorRate) -> Probability:
    return binomial_sf(errors - 1, m, risk)
