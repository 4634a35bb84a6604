"""Winnow with elimination: mistakes grow with the logarithm of the number of attributes only."""

from bounds.formula.functions import log2
from bounds.theorem import theorem
from bounds.theorems.online._assumptions import ANY_SEQUENCE, MONOTONE_DISJUNCTION, WINNOW_ELIMINATING
from bounds.theorems.online._variables import Attributes, Relevant
from bounds.vocabulary.assumptions import BOOLEAN_FEATURES
from bounds.vocabulary.citation import Example, Source, Step
from bounds.vocabulary.quantities import Mistakes
from bounds.vocabulary.variables import Number


def no_more_relevant_than_there_are(relevant: Relevant, n: Attributes) -> Number:
    return relevant <= n


@theorem(
    title="Winnow (weights set to 0)",
    statement=(
        r"If the labels are a disjunction of $k$ of the $n$ attributes, Winnow makes at most this many mistakes on "
        "every sequence. A sure statement."
    ),
    assumes=(ANY_SEQUENCE, BOOLEAN_FEATURES, MONOTONE_DISJUNCTION, WINNOW_ELIMINATING),
    where=(no_more_relevant_than_there_are,),
    proof=(
        Step(
            "A missed 1 doubles a weight of the target, which is never set to 0 and was below n/2: u such mistakes.",
            r"u\le k\big(\log_2\tfrac n2+1\big)=k\log_2n",
        ),
        Step(
            "A missed 1 adds less than n/2 to the sum of weights, a wrong 1 takes at least n/2 off: v of them.",
            r"0\le n+u\tfrac n2-v\tfrac n2,\qquad v\le u+2",
        ),
        Step("Add them up.", r"u+v\le2k\log_2n+2"),
    ),
    source=Source(
        "littlestone1988",
        "Theorem 7, for factor 2 and threshold n/2",
        seen_in="lecture notes on machine learning theory that prove it for threshold n",
    ),
    examples=(
        Example(dict(n=1024, relevant=3), "62", "by hand: 2 * 3 * 10 + 2"),
        Example(dict(n=1000, relevant=5), "101.6578428", "mpmath: 10 log2(1000) + 2"),
        Example(dict(relevant=5), "1024", "by hand: 2 * 5 * 10 + 2 = 102", unknown="n", at_most=102),
    ),
    see_also=(
        "The perceptron may need a number of mistakes that grows like n here. winnow_halving halves weights instead of "
        "setting them to 0, and recovers from wrong labels."
    ),
)
def winnow(n: Attributes, relevant: Relevant) -> Mistakes:
    return 2 * relevant * log2(n) + 2
