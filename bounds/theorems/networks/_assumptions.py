"""Assumptions that only theorems on neural networks need."""

from bounds.vocabulary.assumptions import Assumption

POSITIVELY_HOMOGENEOUS = Assumption(
    "positively_homogeneous",
    "A feed-forward network with one output and no biases, whose activation is 1-Lipschitz, acts on each unit alone "
    "and is positively homogeneous, as ReLU is.",
    "learner",
    briefly="the network has one output, no biases and a 1-Lipschitz, positively homogeneous activation",
)
FROBENIUS_NORMS = Assumption(
    "frobenius_norms", r"The Frobenius norms of the layers' weights are bounded, with product at most $\Pi$.", "learner"
)
ROW_NORMS = Assumption(
    "row_norms",
    "In every layer each unit's incoming weights have a bounded sum of absolute values; the product of these bounds "
    r"is at most $\Pi$.",
    "learner",
    briefly="the layers' largest sums of absolute incoming weights have a product of at most Π",
)
QUANTISED = Assumption(
    "quantised",
    r"The network has $p$ parameters of $b$ bits each; the architecture, and the meaning of the bits, were fixed "
    "beforehand.",
    "learner",
    briefly="the network's architecture was fixed beforehand",
)
SPECTRAL_NORMS = Assumption(
    "spectral_norms",
    "A feed-forward network without biases whose layers have Lipschitz activations with value 0 at 0, spectral norms "
    r"of at most $s_i$, and distances of at most $b_i$ from reference matrices; these are fixed beforehand. The "
    r"distance is the norm $\|A_i^\top-M_i^\top\|_{2,1}$: the length of the difference of a unit's incoming weights, "
    r"added up over the units. $\Pi=\prod_is_i\rho_i$ with the activations' Lipschitz constants $\rho_i$, and "
    r"$R=\big(\sum_i(b_i/s_i)^{2/3}\big)^{3/2}$.",
    "learner",
    briefly="the network's spectral norms and distances were bounded beforehand",
)
