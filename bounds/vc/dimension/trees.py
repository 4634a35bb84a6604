"""Decision trees with N nodes."""

from bounds.classes.count import count
from bounds.vc.dimension._floor_log2 import floor_log2
from bounds.vc.dimension._parameters import FEATURES, NODES
from bounds.vc.dimension._points import first_corners
from bounds.vc.dimension._record import HypothesisClass


def shattered(nodes: int, features: int) -> int:
    """As many points as leaves, or all points of the cube."""
    leaves = (nodes + 1) // 2
    return min(leaves, 2**features) if features < leaves.bit_length() else leaves


def at_most(nodes: int, features: int) -> int:
    """What the number of trees allows, and the number of points."""
    allowed = floor_log2(count.trees(nodes=nodes, features=features))
    return min(allowed, 2**features) if features < allowed.bit_length() else allowed


trees = HypothesisClass(
    title="Decision trees with N nodes",
    description=r"Binary trees with exactly $N$ nodes, leaves included, that test $d$ yes-or-no features.",
    lower=shattered,
    upper=at_most,
    why_lower="Any (N + 1)/2 different points of the cube are separated by a tree with one leaf for each, "
    "whose labels are free. (Where the cube has fewer points, all of them.)",
    why_upper="There are at most C_M d^M 2^(M+1) such trees, M = (N - 1)/2, and d points need 2^d of them.",
    source="proved in full by the two arguments; number of trees: theorem tree_class_size",
    parameters=(NODES, FEATURES),
    witness=lambda nodes, features: first_corners(features, shattered(nodes, features)),
)
