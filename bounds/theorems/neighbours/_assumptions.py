"""Assumptions that only theorems on nearest neighbours need."""

from bounds.vocabulary.assumptions import Assumption

TIES_BLIND = " Of equally distant examples those come first that a rule picks without looking at their labels."
ONE_NN = Assumption(
    "one_nn",
    "The learner predicts the label of the nearest example." + TIES_BLIND,
    "learner",
    briefly="the learner predicts the label of the nearest example",
)
K_NN = Assumption(
    "k_nn",
    r"The learner predicts the majority label of the $k$ nearest examples, $k$ odd and fixed." + TIES_BLIND,
    "learner",
    briefly="the learner predicts the majority label of the k nearest examples, k odd and fixed",
)
IN_THE_LIMIT = Assumption("in_the_limit", r"The statement is about the limit $m\to\infty$.", "protocol")
IN_THE_CUBE = Assumption(
    "in_the_cube",
    r"Every example lies in $[-1,1]^n$.",
    "world",
    briefly="every example lies in the cube from −1 to 1",
)
LIPSCHITZ_ETA = Assumption(
    "lipschitz_eta",
    r"$\eta(x)=\mathbb P[y=1\mid x]$ is $c$-Lipschitz in the Euclidean distance.",
    "world",
    briefly="the probability of a label is Lipschitz in the example",
)
CONSTANT_ETA = Assumption(
    "constant_eta",
    r"The label is independent of $x$: $\mathbb P[y=1\mid x]=\eta$ everywhere.",
    "world",
    briefly="the label is independent of x, and 1 with probability η",
)
UNIFORM_LINE = Assumption(
    "uniform_line",
    r"$x$ is uniform on $[-1,1]$.",
    "world",
    briefly="the examples are uniform on an interval",
)
LINEAR_ETA = Assumption(
    "linear_eta",
    r"$\mathbb P[y=1\mid x]=\tfrac12+ax$.",
    "world",
    briefly="the probability of a label is linear in the example",
)
SEPARABLE_SPACE = Assumption("separable_space", r"The examples lie in a Euclidean space.", "world")
IN_THE_UNIT_CUBE = Assumption(
    "in_the_unit_cube",
    r"Every example lies in $[0,1]^n$.",
    "world",
    briefly="every example lies in the unit cube",
)
K_NN_FIXED = Assumption(
    "k_nn_fixed",
    r"The learner predicts the majority label of the $k$ nearest examples, $k$ fixed." + TIES_BLIND,
    "learner",
    briefly="the learner predicts by the majority of the k nearest examples, k fixed",
)
TIES_AT_RANDOM = Assumption(
    "ties_at_random",
    "Of equally distant examples those come first that drew the smaller of random numbers, one for each example.",
    "learner",
)
