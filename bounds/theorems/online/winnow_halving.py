"""Winnow that halves weights: a little more mistakes, but nothing is forgotten for good."""

from bounds.formula.functions import log2
from bounds.theorem import theorem
from bounds.theorems.online._assumptions import ANY_SEQUENCE, MONOTONE_DISJUNCTION, WINNOW_HALVING
from bounds.theorems.online._variables import Attributes, Relevant
from bounds.theorems.online.winnow import no_more_relevant_than_there_are
from bounds.vocabulary.assumptions import BOOLEAN_FEATURES
from bounds.vocabulary.citation import Example, Source, Step
from bounds.vocabulary.quantities import Mistakes


@theorem(
    title="Winnow (weights halved)",
    statement=(
        r"If the labels are a disjunction of $k$ of the $n$ attributes, Winnow makes at most this many mistakes on "
        "every sequence. A sure statement."
    ),
    assumes=(ANY_SEQUENCE, BOOLEAN_FEATURES, MONOTONE_DISJUNCTION, WINNOW_HALVING),
    where=(no_more_relevant_than_there_are,),
    proof=(
        Step(
            "A missed 1 doubles a weight of the target, which is never halved and was below n: u such mistakes.",
            r"u\le k(\log_2n+1)",
        ),
        Step(
            "A missed 1 adds less than n to the sum of weights, a wrong 1 takes at least n/2 off: v of them.",
            r"0\le n+un-v\tfrac n2,\qquad v\le2u+2",
        ),
        Step("Add them up.", r"u+v\le3k(\log_2n+1)+2"),
    ),
    source=Source(
        "littlestone1988",
        "the algorithm Winnow2; constants derived in the proof shown",
        seen_in="notes of Carnegie Mellon's course 15-859(B)",
    ),
    examples=(
        Example(dict(n=1024, relevant=3), "101", "by hand: 3 * 3 * 11 + 2"),
        Example(dict(n=1000, relevant=5), "166.4867643", "mpmath: 15 (log2(1000) + 1) + 2"),
    ),
    see_also="winnow sets weights to 0 instead: 2k log2(n) + 2, but one wrong label may cost a weight of the target.",
)
def winnow_halving(n: Attributes, relevant: Relevant) -> Mistakes:
    return 3 * relevant * (log2(n) + 1) + 2
