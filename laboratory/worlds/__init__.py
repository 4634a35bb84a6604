"""Worlds: data distributions with independent examples and an exact true risk of predictors.

    from laboratory.worlds import worlds
    world = worlds["uniform_threshold"](noise=0.2)
    X, y = world.draw(numpy.random.default_rng(0), 100)
    world.risk(predictor)                    # exact; UnknownRiskError where `knows(predictor)` is False
    estimated_risk(world, predictor, rng)    # an interval, for any predictor

Adding `laboratory/worlds/<name>.py` with one frozen dataclass adds a world; a leading underscore or a place in
`SHARED` keeps a file apart.
Worlds with real labels are in `laboratory.worlds.regression`, a user's tables in `laboratory.worlds.files`.
"""

from collections.abc import Mapping

from laboratory.worlds.discovery import discover
from laboratory.worlds.risk import RiskEstimate, UnknownRiskError, estimated_risk
from laboratory.worlds.setting import Choice, Setting
from laboratory.worlds.world import Predictor, Sample, World
from learners.extras import need

need("lab", "laboratory.worlds")

SHARED = {"data_sets", "discovery", "lattice", "polygon", "risk", "setting", "world", "targets"}
worlds: Mapping[str, type[World]] = discover(__name__, shared=SHARED)

__all__ = [
    "Choice",
    "Predictor",
    "RiskEstimate",
    "Sample",
    "Setting",
    "UnknownRiskError",
    "World",
    "discover",
    "estimated_risk",
    "worlds",
]
