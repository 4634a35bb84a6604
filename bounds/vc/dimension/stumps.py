"""Decision stumps."""

from bounds.vc.dichotomies import stumps as restricted
from bounds.vc.dimension._parameters import REAL_FEATURES
from bounds.vc.dimension._record import HypothesisClass
from bounds.vc.dimension._stump_witness import largest_shattered, shattered_points

stumps = HypothesisClass(
    title="Decision stumps",
    description=r"One of $n$ real features beside a threshold, in either direction, or a constant.",
    lower=largest_shattered,
    upper=largest_shattered,
    why_lower="The largest k with C(k, ⌊k/2⌋) <= 2n: chains of subsets of k points, each the order of the "
    "points along one feature, can pass through every middle-sized set or its complement and, below, "
    "through all smaller sets.",
    why_upper="A feature orders the points, and its stumps give for each size one beginning and one end of "
    "that order. Each of the C(k, ⌊k/2⌋) middle-sized sets must be one, and a feature offers two.",
    source="J.-S. Leboeuf, F. LeBlanc and M. Marchand, Decision trees as partitioning machines to "
    "characterize their generalization properties, NeurIPS 2020; S. Gey, Vapnik-Chervonenkis dimension of "
    "axis-parallel cuts, arXiv 1203.0193",
    parameters=(REAL_FEATURES,),
    witness=shattered_points,
    restricted=restricted.stumps,
)
