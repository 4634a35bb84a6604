"""Agnostic online learning: a class of finite Littlestone dimension has few enough experts for Hedge."""

from bounds.formula.functions import log_growth, sqrt
from bounds.theorem import theorem
from bounds.theorems.online._assumptions import (
    ANY_SEQUENCE,
    COIN_AFTER_LABEL,
    FINITE_LITTLESTONE_DIMENSION,
    LITTLESTONE_EXPERTS,
)
from bounds.theorems.online._variables import ExpectedRegret, LittlestoneDimension, RoundsPlayed
from bounds.vocabulary.assumptions import BINARY_LABELS
from bounds.vocabulary.citation import Example, Source, Step


@theorem(
    title="Littlestone dimension: agnostic online learning",
    statement=(
        r"On every sequence of $T$ examples with any labels, the learner's expected number of mistakes, over its own "
        r"coins, exceeds that of the best $h\in\mathcal H$ by at most this. $T$ must be known beforehand."
    ),
    assumes=(ANY_SEQUENCE, BINARY_LABELS, FINITE_LITTLESTONE_DIMENSION, COIN_AFTER_LABEL, LITTLESTONE_EXPERTS),
    proof=(
        Step(
            "Take as experts the standard optimal algorithm, with its predictions reversed in a fixed set of at most d "
            "rounds and to count those as its mistakes.",
            r"N=\sum_{i=0}^{d}\binom Ti",
        ),
        Step(
            "For every h one of them predicts as h in all rounds: the one with the rounds in which the algorithm is "
            "wrong about h, of which there are at most d.",
            uses="littlestone_mistakes",
        ),
        Step(
            "So Hedge over these experts has small regret against every h.",
            r"R_T\le\sqrt{\tfrac T2\ln N}",
            uses="hedge",
        ),
    ),
    source=Source(
        "ben-david2009", "section 3, with Hedge's constant 1/2 for 2; Shalev-Shwartz and Ben-David 2014, Theorem 21.10"
    ),
    examples=(
        Example(
            dict(rounds=1000, littlestone=5),
            "121.955519",
            "mpmath: sqrt(500 ln(1 + 1000 + C(1000,2) + ... + C(1000,5)))",
        ),
        Example(dict(rounds=3, littlestone=5), "1.766115", "mpmath: sqrt(1.5 ln 8): no more experts than 2^3"),
    ),
    see_also=(
        "Textbooks put d ln(eT) for ln N and 2 for 1/2: 281.2 for "
        "{{littlestone_agnostic rounds=1000 littlestone=5}} in the first example. No learner does better than "
        "about sqrt(dT/8) on the worst sequence."
    ),
)
def littlestone_agnostic(rounds: RoundsPlayed, littlestone: LittlestoneDimension) -> ExpectedRegret:
    return sqrt(rounds / 2 * log_growth(rounds, littlestone))
