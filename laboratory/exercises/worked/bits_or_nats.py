"""The bound for a tree of 15 nodes on 20 features: bits are no natural logarithms."""

from math import log, sqrt

from bounds import theorems
from bounds.data_dependent.code_length import code_bits
from bounds.exercises.rounding import Rounding
from bounds.vocabulary.citation import Source, Step
from laboratory.exercises.problem import Problem, WrongAnswer
from laboratory.exercises.writing import value

NODES, FEATURES, EXAMPLES, DELTA = 15, 20, 1000, 0.05


PLACE = Source("milan", "A more refined bound, after Kraft's inequality")


def bits_or_nats() -> Problem:
    """87 bits, 1,000 examples, failure probability 0.05."""
    bits = int(code_bits(NODES, FEATURES))
    gap = float(theorems["tree_code_length"](m=EXAMPLES, delta=DELTA, bits=bits))
    printed = sqrt((bits + log(2 / DELTA)) / (2 * EXAMPLES))
    text = (
        f"A tree with {NODES} nodes on {FEATURES} features has a code word of {bits} bits. With $m = 1{{,}}000$ and "
        r"$\delta = 0.05$, by at most how much does its risk exceed its training error?"
    )
    slips = (
        WrongAnswer(
            printed, r"The notes print $|\sigma(h)|$ for $|\sigma(h)|\ln 2$: they use bits as natural logarithms."
        ),
        WrongAnswer(sqrt((bits * log(2) + log(1 / DELTA)) / (2 * EXAMPLES)), r"The two sides need $\ln\frac2\delta$."),
        WrongAnswer(sqrt((bits * log(2) + log(2 / DELTA)) / EXAMPLES), r"The factor 2 of $2m$ is missing."),
    )
    steps = (
        Step(
            r"A code word of $|\sigma|$ bits has the weight $2^{-|\sigma|}$.",
            rf"\ln\frac1{{w}} = {bits}\ln 2 {value(bits * log(2))}",
        ),
        Step("Put it into the bound.", rf"\sqrt{{\frac{{{bits}\ln 2 + \ln\frac2{{0.05}}}}{{2{{,}}000}}}} {value(gap)}"),
    )
    return Problem(text, gap, slips, steps, rounding=Rounding(False, True), place=str(PLACE))
