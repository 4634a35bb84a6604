"""ERM over the trees with N nodes: a finite class, counted exactly."""

from bounds.formula.functions import exp, log, log_catalan, sqrt
from bounds.theorem import theorem
from bounds.vocabulary.assumptions import BINARY_LABELS, BOOLEAN_FEATURES, ERM, IID, NODES_FIXED, ZERO_ONE_LOSS
from bounds.vocabulary.citation import Connection, Example, Source, Step
from bounds.vocabulary.quantities import ExcessRisk, LogCount
from bounds.vocabulary.variables import Accuracy, Confidence, Features, Nodes, Samples


def log_trees(nodes: Nodes, features: Features) -> LogCount:
    inner_nodes = (nodes - 1) / 2
    return log_catalan(inner_nodes) + inner_nodes * log(features) + (inner_nodes + 1) * log(2)


def sample_complexity(epsilon: Accuracy, delta: Confidence, nodes: Nodes, features: Features) -> Samples:
    return 2 * (log_trees(nodes, features) + log(2 / delta)) / epsilon**2


def failure_probability(epsilon: Accuracy, m: Samples, nodes: Nodes, features: Features) -> Confidence:
    return 2 * exp(log_trees(nodes, features) - m * epsilon**2 / 2)


@theorem(
    title="ERM over trees with N nodes",
    statement=(
        r"With probability at least $1-\delta$ over the sample, the tree with $N$ nodes of minimum training error has "
        r"true risk at most $\varepsilon$ above the best tree with $N$ nodes. One-sided; $N$ was "
        r"fixed beforehand."
    ),
    assumes=(IID, ZERO_ONE_LOSS, BOOLEAN_FEATURES, BINARY_LABELS, NODES_FIXED, ERM),
    ends="one",
    decreasing_in="m delta",
    proof=(
        Step(
            "Count the trees.",
            r"|\mathcal H_N|\le C_M\,d^M\,2^{M+1},\quad M=\tfrac{N-1}2",
            uses="tree_class_size",
        ),
        Step(
            "All their training errors are within ε/2 of the truth, so the best on the sample is within ε of the best.",
            r"\varepsilon=\sqrt{\frac2m\Big(\ln|\mathcal H_N|+\ln\frac2\delta\Big)}",
            uses="finite_agnostic_excess",
        ),
    ),
    equivalent_forms=(sample_complexity, failure_probability),
    source=Source("shalev-shwartz2014", "Corollary 4.6, with the class counted as in the Milan notes"),
    examples=(
        Example(
            dict(m=1000, delta=0.05, nodes=15, features=20),
            "0.2693163186",
            "mpmath: sqrt(2 (ln(429 * 20^7 * 2^8) + ln 40)/1000), 40 digits",
        ),
        Example(
            dict(delta=0.05, nodes=15, features=20),
            "7,254",
            "mpmath: 200 (32.5768 + 3.6889) = 7253.13",
            unknown="m",
            at_most=0.1,
        ),
    ),
    connections=(
        Connection(
            kind="specialises",
            another="finite_agnostic_excess",
            because="There are so many trees.",
            at={"ln_size": "log_catalan((nodes - 1) / 2) + (nodes - 1) / 2 * log(features) + (nodes + 1) / 2 * log(2)"},
            equal=True,
        ),
    ),
    see_also=(
        "The notes put N(1 + ln 2d) for the logarithm of the count (tree_nodes_erm_relaxed): "
        "{{tree_nodes_erm_relaxed m=1000 delta=0.05 nodes=15 features=20}} instead of "
        "{{tree_nodes_erm m=1000 delta=0.05 nodes=15 features=20}} for 15 nodes, 20 features and 1000 examples. "
        "If N is chosen after seeing the data, take tree_code_length."
    ),
)
def tree_nodes_erm(m: Samples, delta: Confidence, nodes: Nodes, features: Features) -> ExcessRisk:
    inner_nodes = (nodes - 1) / 2
    log_count = log_catalan(inner_nodes) + inner_nodes * log(features) + (inner_nodes + 1) * log(2)
    return sqrt(2 * (log_count + log(2 / delta)) / m)
