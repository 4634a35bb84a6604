"""ERM over the trees with N nodes, with the loose count (2ed)^N that the notes print."""

from bounds.formula.functions import exp, log, sqrt
from bounds.theorem import theorem
from bounds.vocabulary.assumptions import BINARY_LABELS, BOOLEAN_FEATURES, ERM, IID, NODES_FIXED, ZERO_ONE_LOSS
from bounds.vocabulary.citation import Connection, Example, Source, Step
from bounds.vocabulary.quantities import ExcessRisk
from bounds.vocabulary.variables import Accuracy, Confidence, Features, Nodes, Samples


def sample_complexity(epsilon: Accuracy, delta: Confidence, nodes: Nodes, features: Features) -> Samples:
    return 2 * (nodes * (1 + log(2 * features)) + log(2 / delta)) / epsilon**2


def failure_probability(epsilon: Accuracy, m: Samples, nodes: Nodes, features: Features) -> Confidence:
    return 2 * exp(nodes * (1 + log(2 * features)) - m * epsilon**2 / 2)


@theorem(
    title="ERM over trees with N nodes, relaxed count",
    statement=(
        r"With probability at least $1-\delta$ over the sample, the tree with $N$ nodes of minimum training error has "
        r"true risk at most $\varepsilon$ above the best tree with $N$ nodes. One-sided; $N$ was "
        r"fixed beforehand."
    ),
    assumes=(IID, ZERO_ONE_LOSS, BOOLEAN_FEATURES, BINARY_LABELS, NODES_FIXED, ERM),
    ends="one",
    decreasing_in="m delta",
    proof=(
        Step("Count the trees, roughly.", r"|\mathcal H_N|\le(2ed)^N", uses="tree_class_size_relaxed"),
        Step(
            "All their training errors are within ε/2 of the truth, so the best on the sample is within ε of the best.",
            r"\varepsilon=\sqrt{\frac2m\Big(\ln|\mathcal H_N|+\ln\frac2\delta\Big)}",
            uses="finite_agnostic_excess",
        ),
    ),
    equivalent_forms=(sample_complexity, failure_probability),
    source=Source("milan", "end of Limiting the number of nodes"),
    examples=(
        Example(
            dict(m=1000, delta=0.05, nodes=15, features=20),
            "0.3847650485",
            "mpmath: sqrt(2 (15 (1 + ln 40) + ln 40)/1000), 40 digits",
        ),
        Example(dict(m=10_000, delta=0.05, nodes=15, features=20), "0.1216733917", "mpmath, as before with 10000"),
        Example(
            dict(delta=0.05, nodes=15, features=20),
            "14,805",
            "mpmath: 200 (70.3332 + 3.6889) = 14804.41",
            unknown="m",
            at_most=0.1,
        ),
    ),
    connections=(Connection(kind="follows", another="tree_nodes_erm", because="The count of trees is relaxed."),),
    see_also=(
        "Valid and needlessly wide: the exact count in tree_nodes_erm gives "
        "{{tree_nodes_erm m=1000 delta=0.05 nodes=15 features=20}} instead of "
        "{{tree_nodes_erm_relaxed m=1000 delta=0.05 nodes=15 features=20}} for 15 nodes, 20 features and 1000 "
        "examples, and needs {{solve tree_nodes_erm m at_most=0.1 delta=0.05 nodes=15 features=20}} examples "
        "instead of {{solve tree_nodes_erm_relaxed m at_most=0.1 delta=0.05 nodes=15 features=20}} at ε = 0.1."
    ),
)
def tree_nodes_erm_relaxed(m: Samples, delta: Confidence, nodes: Nodes, features: Features) -> ExcessRisk:
    log_count = nodes * (1 + log(2 * features))
    return sqrt(2 * (log_count + log(2 / delta)) / m)
