"""No online learner has less regret than the root of the Littlestone dimension times the rounds."""

from bounds.formula.functions import floor, sqrt
from bounds.theorem import theorem
from bounds.theorems.online._assumptions import FINITE_LITTLESTONE_DIMENSION
from bounds.theorems.online._variables import ExpectedRegret, LittlestoneDimension, RoundsPlayed
from bounds.vocabulary.assumptions import ANY_LEARNER, BINARY_LABELS
from bounds.vocabulary.citation import Connection, Example, Source, Step
from bounds.vocabulary.trivial import Trivial


@theorem(
    title="Littlestone dimension: smallest regret in the agnostic case",
    statement=(
        "Every learner, even one that tosses coins, has on some sequence of $T$ examples an expected number of "
        r"mistakes at least this much above that of the best $h\in\mathcal H$."
    ),
    assumes=(BINARY_LABELS, FINITE_LITTLESTONE_DIMENSION, ANY_LEARNER),
    relation=">=",
    non_monotone="littlestone",
    proof=(
        Step(
            "Walk down a shattered tree of depth d and stay T/d rounds, rounded down, at each node; labels are fair "
            "coins, so that half of them are wrong for every learner. Then take the branch that most labels say.",
            r"\mathbb E[\text{mistakes}]=\tfrac T2",
        ),
        Step(
            "The hypothesis of that branch gains half the lead S of the more frequent label at each node.",
            r"\tfrac T2-\mathbb E\min_h=\tfrac12\sum_{i=1}^d\mathbb E|S_i|",
        ),
        Step(
            "A sum of k signs is at least the root of k/2 in the mean.",
            r"\frac d2\sqrt{\tfrac12\lfloor T/d\rfloor}",
            uses="Khintchine's inequality with Szarek's constant",
        ),
    ),
    source=Source(
        "ben-david2009", "lower bound for agnostic online learning; constants of the proof shown", checked=False
    ),
    examples=(
        Example(dict(rounds=1000, littlestone=5), "25", "by hand: 2.5 sqrt(100)"),
        Example(dict(rounds=7, littlestone=2), "1.224744871", "by hand: sqrt(3/2)"),
        Example(dict(rounds=3, littlestone=5), "0", "by hand: vacuous with fewer rounds than d"),
    ),
    connections=(
        Connection(
            kind="limits", another="littlestone_agnostic", because="No learner has less regret on every sequence."
        ),
    ),
    see_also="littlestone_agnostic is the upper bound: 122 for 25 in the first example.",
    trivial=Trivial(0.0, "labels of a hypothesis leave no learner a regret below {value}"),
)
def littlestone_agnostic_lower(rounds: RoundsPlayed, littlestone: LittlestoneDimension) -> ExpectedRegret:
    return littlestone / 2 * sqrt(floor(rounds / littlestone) / 2)
