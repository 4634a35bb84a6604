"""How many classifiers trees with N nodes compute: shapes, times tests, times labels."""

from bounds.formula.functions import log, log_catalan
from bounds.theorem import theorem
from bounds.vocabulary.assumptions import BINARY_LABELS, BOOLEAN_FEATURES
from bounds.vocabulary.citation import Example, Misprint, Source, Step
from bounds.vocabulary.quantities import LogCount
from bounds.vocabulary.variables import Features, Nodes


@theorem(
    title="Number of trees with N nodes",
    statement=(
        r"Binary decision trees with exactly $N$ nodes, leaves included, that test one of $d$ yes-or-no "
        r"features at each of their $M=(N-1)/2$ inner nodes and have one of two labels at each leaf: there "
        r"are exactly $C_M\,d^M\,2^{M+1}$ of them, so the class $\mathcal H_N$ of classifiers that they "
        r"compute is at most so large."
    ),
    assumes=(BOOLEAN_FEATURES, BINARY_LABELS),
    proof=(
        Step(
            "Shapes of a binary tree with M inner nodes are counted by Catalan's number.",
            r"C_M=\frac1{M+1}\binom{2M}M",
        ),
        Step(
            "Each inner node tests one of d features; each of the M + 1 leaves has one of 2 labels.",
            r"d^M\,2^{M+1}",
        ),
        Step(
            "Different trees may compute one classifier, never the other way round.",
            r"|\mathcal H_N|\le C_Md^M2^{M+1}",
        ),
    ),
    source=Source("milan", "Limiting the number of nodes, before the last relaxation; Catalan's count of binary trees"),
    examples=(
        Example(dict(nodes=15, features=20), "32.57676028", "mpmath: ln(429 * 20^7 * 2^8), 40 digits"),
        Example(dict(nodes=1, features=20), "0.6931471806", "by hand: two constant classifiers, ln 2"),
        Example(dict(nodes=5, features=2), "4.158883083", "by hand: 2 shapes * 2^2 tests * 2^3 labels = 64"),
        Example(dict(features=20), "25", "mpmath: 57.2 at 25 nodes, 62.2 at 27", unknown="nodes", at_most=60),
    ),
    misprints=(
        Misprint(
            "milan",
            "Limiting the number of nodes",
            printed=r"|\mathcal H|\le(2de)^N",
            right=r"|\mathcal H_N|\le(2de)^N",
            consequence="The class of all trees computes all 2^(2^d) functions; only the N-node trees are "
            "counted. For d = 6 and N = 3 the printed line would give 34,708 for a class of 1.8·10¹⁹.",
        ),
    ),
    see_also=(
        "tree_class_size_relaxed is the notes' closed form (2ed)^N: for 15 nodes and 20 features it gives 70.3 "
        "instead of 32.6. Trees with at most N nodes: add up the counts, or add ln of the number of sizes."
    ),
)
def tree_class_size(nodes: Nodes, features: Features) -> LogCount:
    inner_nodes = (nodes - 1) / 2
    return log_catalan(inner_nodes) + inner_nodes * log(features) + (inner_nodes + 1) * log(2)
