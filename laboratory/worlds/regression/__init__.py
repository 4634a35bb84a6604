"""Worlds of regression: data distributions with real labels and an exact squared risk of predictors.

    from laboratory.worlds.regression import worlds
    world = worlds["sine"](noise=0.2)
    X, y = world.draw(numpy.random.default_rng(0), 50)
    world.squared_risk(predictor) - world.bayes_risk    # excess risk, exact

Adding `laboratory/worlds/regression/<name>.py` with one frozen dataclass adds a world.
"""

from collections.abc import Mapping
from typing import cast

from laboratory.worlds.discovery import discover, offers
from laboratory.worlds.regression.protocol import RegressionSample, RegressionWorld, Regressor

SHARED = {"curve", "protocol"}
worlds = cast(Mapping[str, type[RegressionWorld]], discover(__name__, offers(RegressionWorld), SHARED))

__all__ = ["RegressionSample", "RegressionWorld", "Regressor", "worlds"]
