"""Optimisers on landscapes in the plane, with the theorems' promises beside the gap that is left.

`landscape` gives a place to walk on whose best point is known, `walk` the path of one optimiser and its gap after
every step, `promised` what a theorem says of that very walk, or the reason why none does.
"""

from laboratory.topics.optimisation.race.asking import ADAPTIVE, INERTIAL, RULES, WALKERS, Asking, title
from laboratory.topics.optimisation.race.landscapes import LANDSCAPES, Landscape, landscape
from laboratory.topics.optimisation.race.limits import largest_rate, slowest_factor
from laboratory.topics.optimisation.race.promising import Promised, mean_gap_of_many, promised
from laboratory.topics.optimisation.race.run import Walk, walk

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
