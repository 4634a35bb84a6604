"""The halving algorithm: every mistake costs half of the hypotheses that are left."""

from math import log as ln

from bounds.formula.functions import log
from bounds.theorem import theorem
from bounds.theorems.online._assumptions import ANY_SEQUENCE, EXPERT_WITHOUT_ERROR, HALVING
from bounds.vocabulary.assumptions import BINARY_LABELS, FINITE_CLASS
from bounds.vocabulary.citation import Example, Source, Step
from bounds.vocabulary.quantities import Mistakes
from bounds.vocabulary.variables import LogClassSize


def largest_class(mistakes: Mistakes) -> LogClassSize:
    return mistakes * log(2)


@theorem(
    title="Halving algorithm",
    statement=(
        r"On every sequence on which some $h^*\in\mathcal H$ makes no mistake, the halving algorithm makes at most "
        r"this many mistakes; being a whole number, at most $\lfloor\log_2|\mathcal H|\rfloor$. A sure statement, "
        "without any distribution."
    ),
    assumes=(ANY_SEQUENCE, BINARY_LABELS, FINITE_CLASS, EXPERT_WITHOUT_ERROR, HALVING),
    proof=(
        Step(
            "On a mistake at least half of the hypotheses that were left were wrong, and go.",
            r"|V_{t+1}|\le\tfrac12|V_t|",
        ),
        Step("The perfect one stays.", r"1\le2^{-M}|\mathcal H|"),
    ),
    equivalent_forms=(largest_class,),
    source=Source(
        "littlestone1988", "Section on the halving algorithm; Shalev-Shwartz and Ben-David 2014, Theorem 21.3"
    ),
    examples=(
        Example(dict(ln_size=ln(1000)), "9.965784285", "mpmath: log2(1000), so at most 9 mistakes"),
        Example(dict(ln_size=10 * ln(3)), "15.84962501", "mpmath: 10 log2(3)"),
        Example(dict(), "13.86294361", "mpmath: 20 ln 2", unknown="ln_size", at_most=20),
    ),
    see_also=(
        "No algorithm is sure of fewer mistakes than Littlestone's dimension, which is at most this: for thresholds "
        "on N ordered points, N + 1 hypotheses, it is the whole part of log2(N+1), so halving is the best there. "
        "weighted_majority forgives mistakes of the best."
    ),
)
def halving(ln_size: LogClassSize) -> Mistakes:
    return ln_size / log(2)
