"""Optimisers on landscapes in the plane, with the theorems' promises beside the gap that is left.

`landscape` gives a place to walk on whose best point is known, `walk` the path of one optimiser and its gap after
every step, `promised` what a theorem says of that very walk, or the reason why none does.
"""

from experiments.descents.asking import ADAPTIVE, INERTIAL, RULES, WALKERS, Asking, title
from experiments.descents.landscapes import LANDSCAPES, Landscape, landscape
from experiments.descents.limits import largest_rate, slowest_factor
from experiments.descents.promising import Promised, mean_gap_of_many, promised
from experiments.descents.walking import Walk, walk

__all__ = [
    "ADAPTIVE",
    "INERTIAL",
    "LANDSCAPES",
    "RULES",
    "WALKERS",
    "Asking",
    "Landscape",
    "Promised",
    "Walk",
    "landscape",
    "largest_rate",
    "mean_gap_of_many",
    "promised",
    "slowest_factor",
    "title",
    "walk",
]
