"""The standard optimal algorithm makes no more mistakes than the Littlestone dimension, and no learner surely fewer."""

from bounds.theorem import theorem
from bounds.theorems.online._assumptions import (
    ANY_SEQUENCE,
    EXPERT_WITHOUT_ERROR,
    FINITE_LITTLESTONE_DIMENSION,
    STANDARD_OPTIMAL,
)
from bounds.theorems.online._variables import LittlestoneDimension
from bounds.vocabulary.assumptions import BINARY_LABELS
from bounds.vocabulary.citation import Example, Source, Step
from bounds.vocabulary.quantities import Mistakes


@theorem(
    title="Littlestone dimension: mistakes of the standard optimal algorithm",
    statement=(
        r"On every sequence on which some $h^*\in\mathcal H$ makes no mistake, the standard optimal algorithm makes at "
        "most this many. A sure statement; and every learner that tosses no coins is forced to so many by some such "
        "sequence."
    ),
    assumes=(ANY_SEQUENCE, BINARY_LABELS, FINITE_LITTLESTONE_DIMENSION, EXPERT_WITHOUT_ERROR, STANDARD_OPTIMAL),
    proof=(
        Step(
            "Of the two parts into which an example cuts the hypotheses that are left, at most one keeps the "
            "dimension: else a tree over both would be deeper.",
            r"\min_{r\in\{0,1\}}\mathrm{Ldim}(V_t^{(r)})\le\mathrm{Ldim}(V_t)-1",
        ),
        Step(
            "A mistake leaves the part with the smaller one, and the dimension is never negative.",
            r"0\le\mathrm{Ldim}(V_{t+1})\le\mathrm{Ldim}(V_t)-1",
        ),
        Step("For the other side, walk down a shattered tree and always call the prediction wrong."),
    ),
    source=Source("littlestone1988", "Theorem 3; Shalev-Shwartz and Ben-David 2014, Lemma 21.6 and Lemma 21.7"),
    examples=(
        Example(dict(littlestone=3), "3", "by hand: thresholds on 7 ordered points, a shattered tree of depth 3"),
        Example(dict(), "5", "by hand", unknown="littlestone", at_most=5),
    ),
    see_also=(
        "The VC dimension is at most the Littlestone dimension, and that at most log2|H|: the bound of halving. "
        "Thresholds on the whole line have VC dimension 1 and infinite Littlestone dimension. littlestone_agnostic "
        "forgives mistakes of the best."
    ),
)
def littlestone_mistakes(littlestone: LittlestoneDimension) -> Mistakes:
    return littlestone
