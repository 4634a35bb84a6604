"""Ridge regression on Gaussian bumps: lambda and the bumps' width by a grid, then by ever finer ones."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any

import numpy as np

from laboratory.worlds.regression.protocol import RegressionSample
from laboratory.worlds.regression.sine import Sine
from learners.shared.arrays import Reals

if TYPE_CHECKING:
    from learners.selection.zoom import Round, Zoom

PERIODS, CENTRES = 2, 30
HELD = 100  # validation examples
LAMBDAS, WIDTHS = (-7.5, 2.5), (-2.3, 0.7)  # powers of ten at the ends of the first grid
SIDE = 49  # values of each, of the surface that is drawn
NOTES_VALUES, NOTES_PARAMETERS, NOTES_FOLDS = 10, 6, 5


@dataclass(frozen=True)
class Tuning:
    """A training and a validation set of a sine of two periods."""

    world: Sine
    training_set: RegressionSample
    validation_set: RegressionSample

    def score(self, lam: float, width: float) -> float:
        """The validation error of one fit."""
        return float(self.scores(np.array([lam]), width)[0])

    def scores(self, lams: Reals, width: float) -> Reals:
        """The validation errors for all `lams` `(k,)` at one width, `(k,)`."""
        return np.asarray(self._path(lams, width).validation_losses)

    def risk(self, lam: float, width: float) -> float:
        """The exact true risk of that fit."""
        return self.world.squared_risk(Bumps(width, self._path(np.array([lam]), width).weights[0]))

    def _path(self, lams: Reals, width: float) -> Any:
        from learners.regularization.ridge_path import ridge_path

        X, y = self.training_set
        V, held = self.validation_set
        return ridge_path(bumps(X, width), y, lams, "mean", (bumps(V, width), held))


@dataclass(frozen=True)
class Bumps:
    """A weighted sum of bumps, as a predictor."""

    width: float
    weights: Reals

    def predict(self, X: Reals) -> Reals:
        """The sum at X `(m, 1)`, `(m,)`."""
        return np.asarray(bumps(X, self.width) @ self.weights)


@dataclass(frozen=True)
class Zoomed:
    """The grids that were searched, and their cost. `first` and `points` are the values of each parameter on the
    first grid and on a finer one."""

    tuning: Tuning
    zoom: Zoom
    first: int
    points: int

    @property
    def grids(self) -> tuple[Round, ...]:
        """All grids, from coarse to fine."""
        return self.zoom.rounds

    @property
    def fits(self) -> int:
        """How often a model was fitted: points that two grids share are fitted once."""
        return self.zoom.evaluations

    @cached_property
    def values(self) -> int:
        """Values of each parameter on one grid as fine as the last, over the range of the first."""
        low, high = (np.log10(axis[[0, -1]]) for axis in (self.grids[0].axes["lam"], self.grids[-1].axes["lam"]))
        steps = len(self.grids[-1].axes["lam"]) - 1
        return round(float((low[1] - low[0]) / (high[1] - high[0]) * steps)) + 1

    @property
    def full(self) -> int:
        """Fits of one grid as fine as the last."""
        return self.values**2

    @property
    def risk(self) -> float:
        """The exact true risk of the selected pair."""
        return self.tuning.risk(**self.zoom.best)

    def coarse_to_fine(self, parameters: int) -> int:
        """Fits with so many parameters, if all points of all grids are fitted."""
        return sum(len(grid.axes["lam"]) ** parameters for grid in self.grids)


def bumps(X: Reals, width: float) -> Reals:
    """exp(-(x - c)^2 / (2 width^2)) for 30 even centres c in [0, 1], `(m, 30)` for X `(m, 1)`."""
    centres = np.linspace(0, 1, CENTRES)
    return np.exp(-0.5 * ((X - centres) / width) ** 2)


def tuning(m: int, noise: float, seed: int) -> Tuning:
    """Draw `m` training and HELD validation examples."""
    rng, world = np.random.default_rng(seed), Sine(PERIODS, noise)
    return Tuning(world, world.draw(rng, m), world.draw(rng, HELD))


def zoomed(first: int, points: int, rounds: int, m: int, noise: float, seed: int) -> Zoomed:
    """Search `rounds` grids; where the best point of the first lies at its end, the grid is shifted before."""
    from learners.selection.zoom import grid_search_zoom

    task = tuning(m, noise, seed)
    grids: Mapping[str, Any] = {"lam": np.logspace(*LAMBDAS, first), "width": np.logspace(*WIDTHS, first)}
    return Zoomed(task, grid_search_zoom(task.score, grids, rounds, points), first, points)


@dataclass(frozen=True)
class Surface:
    """Validation errors `(widths, lams)` on an even grid of logarithms, which the search does not use."""

    lams: Reals
    widths: Reals
    errors: Reals


def surface(m: int, noise: float, seed: int) -> Surface:
    """The whole surface of a sample."""
    task, lams, widths = tuning(m, noise, seed), np.logspace(*LAMBDAS, SIDE), np.logspace(*WIDTHS, SIDE)
    return Surface(lams, widths, np.array([task.scores(lams, float(width)) for width in widths]))
