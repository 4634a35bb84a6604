"""Assumptions that only growth functions and dimensions need: which class it is."""

from bounds.vocabulary.assumptions import Assumption

RAYS = Assumption("rays", r"$\mathcal H$ is the class of rays $x\mapsto\mathbb 1[x<a]$ on the line.", "learner")
TWO_SIDED_RAYS = Assumption(
    "two_sided_rays", r"$\mathcal H$ holds the rays $\mathbb 1[x<a]$ and $\mathbb 1[x\ge a]$ on the line.", "learner"
)
INTERVALS = Assumption(
    "intervals", r"$\mathcal H$ is the class of intervals of the line, the empty one included.", "learner"
)
INTERVAL_UNIONS = Assumption(
    "interval_unions", r"$\mathcal H$ is the class of unions of at most $k$ intervals of the line.", "learner"
)
FEW_SIGN_CHANGES = Assumption(
    "few_sign_changes",
    r"$\mathcal H$ holds the functions from the line to $\pm1$ that change sign at most $k$ times.",
    "learner",
)
ARC_UNIONS = Assumption(
    "arc_unions",
    r"$\mathcal H$ is the class of unions of at most $k$ arcs of a circle, the empty and the full one included.",
    "learner",
)
AFFINE_HALFSPACES = Assumption(
    "affine_halfspaces", r"$\mathcal H$ is the class of halfspaces of $\mathbb R^n$, with a bias.", "learner"
)
HOMOGENEOUS_HALFSPACES = Assumption(
    "homogeneous_halfspaces", r"$\mathcal H$ is the class of halfspaces of $\mathbb R^n$ without a bias.", "learner"
)
POLYNOMIAL_THRESHOLDS = Assumption(
    "polynomial_thresholds",
    r"$\mathcal H$ is the class of signs of polynomials of degree at most $r$ in $n$ variables.",
    "learner",
)
BALLS = Assumption(
    "balls",
    r"$\mathcal H$ is the class of balls of $\mathbb R^n$; inside means 1.",
    "learner",
    briefly="the class is that of balls of n dimensions",
)
BOXES = Assumption(
    "boxes",
    r"$\mathcal H$ is the class of boxes of $\mathbb R^n$ with sides parallel to the axes; inside means 1.",
    "learner",
    briefly="the class is that of boxes with sides parallel to the axes",
)
STUMPS = Assumption(
    "stumps", r"$\mathcal H$ is the class of cuts of $\mathbb R^n$ at one feature, either side being 1.", "learner"
)
RANDOM_LABELS = Assumption("random_labels", "Every point gets its label from a fair coin of its own.", "world")
GENERAL_POSITION = Assumption(
    "general_position", r"Any $n$ of the points (all of them, if there are fewer) are linearly independent.", "world"
)
COMBINATIONS = Assumption(
    "combinations", "All are combined by one fixed Boolean function, such as the union or the intersection.", "learner"
)
WEIGHTED_VOTES = Assumption(
    "weighted_votes", r"The class is that of all weighted votes of $T$ hypotheses of the base class.", "learner"
)
THRESHOLD_NETWORK = Assumption(
    "threshold_network",
    "The network is feed-forward with fixed connections; every unit is a threshold of a weighted sum.",
    "learner",
    briefly="the network is feed-forward with fixed connections and threshold units",
)
RELU_NETWORK = Assumption(
    "relu_network",
    "The network is feed-forward in layers with fixed connections; hidden units are piecewise linear with one bend "
    "(ReLU), the output is the sign of a linear unit.",
    "learner",
    briefly="the network is feed-forward in layers with fixed connections and hidden units with one bend",
)
BOUNDED_LINEAR_FUNCTIONS = Assumption(
    "bounded_linear_functions",
    r"The class is that of $x\mapsto\langle w,x\rangle$ with $\|w\|\le B$, on examples with $\|x\|\le\rho$.",
    "learner",
)
MULTICLASS = Assumption(
    "multiclass",
    "The hypotheses give one of $k$ labels. A set is shattered if two functions differ everywhere on it and every "
    r"choice between them, point by point, is made by some hypothesis; the largest has $d\ge1$ points.",
    "learner",
    briefly="the hypotheses give one of k labels and have Natarajan dimension d",
)
UNION_OF_TWO = Assumption(
    "union_of_two", r"The class is the union of two classes of VC dimensions $d_1$ and $d_2$.", "learner"
)
UNION_OF_CLASSES = Assumption(
    "union_of_classes", r"The class is the union of $r$ classes, each of VC dimension at most $d\ge1$.", "learner"
)
DUAL_CLASS = Assumption(
    "dual_class",
    r"The class is the dual of one of VC dimension $d$: its members are the points $x$, which label the hypotheses by "
    r"$h\mapsto h(x)$.",
    "learner",
    briefly="the class is the dual of one of VC dimension d",
)
