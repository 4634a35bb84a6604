"""The number of trees with N nodes, relaxed to (2ed)^N as the notes print it."""

from bounds.formula.functions import log
from bounds.theorem import theorem
from bounds.vocabulary.assumptions import BINARY_LABELS, BOOLEAN_FEATURES
from bounds.vocabulary.citation import Connection, Example, Source, Step
from bounds.vocabulary.quantities import LogCount
from bounds.vocabulary.variables import Features, Nodes


@theorem(
    title="Number of trees with N nodes, relaxed",
    statement=(
        r"The class $\mathcal H_N$ of classifiers computed by binary decision trees with exactly $N$ nodes "
        r"on $d$ yes-or-no features has at most $(2ed)^N$ members."
    ),
    assumes=(BOOLEAN_FEATURES, BINARY_LABELS),
    proof=(
        Step(
            "Start from the exact number of trees.",
            r"C_M\,d^M\,2^{M+1},\quad M=\tfrac{N-1}2",
            uses="tree_class_size",
        ),
        Step(
            "Catalan's number is below four to the power M, and there are M = (N-1)/2 inner nodes.",
            r"C_M\,d^M\,2^{M+1}\le4^M\,d^M\,2^{M+1}=2^{3M+1}\,d^M",
        ),
        Step("The power of two stays below (2e)^N, and d^M below d^N.", r"2^{3M+1}\le4^{2M+1}\le(2e)^N"),
    ),
    source=Source("milan", "Limiting the number of nodes, last display"),
    examples=(
        Example(dict(nodes=15, features=20), "70.33319181", "mpmath: 15 (1 + ln 40), 40 digits"),
        Example(dict(nodes=1, features=1), "1.693147181", "by hand: 1 + ln 2"),
        Example(dict(features=20), "21", "mpmath: 98.47 at 21 nodes, 107.84 at 23", unknown="nodes", at_most=100),
    ),
    connections=(
        Connection(kind="follows", another="tree_class_size", because="Catalan's number is below a power of four."),
    ),
    see_also=(
        "About twice the logarithm of tree_class_size, which is no harder to compute: 70.3 against 32.6 for 15 nodes "
        "and 20 features."
    ),
)
def tree_class_size_relaxed(nodes: Nodes, features: Features) -> LogCount:
    return nodes * (1 + log(2 * features))
