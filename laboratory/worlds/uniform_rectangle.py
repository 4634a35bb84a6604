"""Points uniform on the unit square, labelled 1 inside a rectangle, some labels flipped."""

from dataclasses import dataclass
from math import fsum, sqrt
from typing import ClassVar

import numpy as np
from numpy.typing import NDArray

from bounds.vocabulary.domain import Interval
from laboratory.worlds._cloud import noisy
from laboratory.worlds._hyperplane import hyperplane
from laboratory.worlds._kinds import Flipped
from laboratory.worlds._line import mistakes
from laboratory.worlds._plane import Cuts, area_above, cells, cuts
from laboratory.worlds.risk import UnknownRiskError, predictions
from laboratory.worlds.setting import Setting, check_draw, label_noise
from laboratory.worlds.world import Predictor, Sample

WIDTH = Setting("width", "width of the rectangle", Interval(0, 1), 0.6, typical=(0.1, 0.9))
HEIGHT = Setting("height", "height of the rectangle", Interval(0, 1), 0.5, typical=(0.1, 0.9))
NOISE = label_noise(0.0)
CORNERS = np.array([[0.0, 0.0], [1.0, 0.0], [0.0, 1.0], [1.0, 1.0]])
MOST_CELLS = 1_000_000


@dataclass(frozen=True)
class UniformRectangle(Flipped):
    """The label is 1 inside a rectangle around the middle of the unit square, flipped with probability `noise`.

    The risk is exact for rectangles, `low_` and `high_` of shape `(2,)`; for trees and their ensembles, which are
    constant on the cells of a grid; and for half-planes, `coef_` and `intercept_`.
    """

    width: float = WIDTH.default
    height: float = HEIGHT.default
    noise: float = NOISE.default

    title: ClassVar[str] = "Uniform points, one rectangle"
    description: ClassVar[str] = (
        "Points are uniform in the unit square; inside a rectangle the label is 1; some labels are flipped."
    )
    settings: ClassVar[tuple[Setting, ...]] = (WIDTH, HEIGHT, NOISE)
    truth: ClassVar[str] = "axis-parallel rectangles"
    features: ClassVar[int] = 2
    radius: ClassVar[float] = sqrt(2)

    @property
    def low(self) -> NDArray[np.float64]:
        """Lower left corner of the hidden rectangle, `(2,)`."""
        return (1 - np.array([self.width, self.height])) / 2

    @property
    def high(self) -> NDArray[np.float64]:
        """Upper right corner of the hidden rectangle, `(2,)`."""
        return (1 + np.array([self.width, self.height])) / 2

    def draw(self, rng: np.random.Generator, m: int) -> Sample:
        check_draw(self, rng, m)
        X = rng.random((m, 2))
        return Sample(X, (rng.random(m) < self.eta(X)).astype(np.int64))

    def eta(self, X: NDArray[np.float64]) -> NDArray[np.float64]:
        """Probability of label 1 at the points `X`, `(m, 2)`."""
        x, y = X.T
        across = (x >= self.low[0]) & (x < self.high[0])
        return noisy(across & (y >= self.low[1]) & (y < self.high[1]), self.noise)

    def knows(self, predictor: Predictor) -> bool:
        return self._cuts(predictor) is not None or hyperplane(predictor, 2) is not None

    def risk(self, predictor: Predictor) -> float:
        places = self._cuts(predictor)
        if places is not None:
            middles, areas = cells(places, self.low, self.high)
            return fsum(areas * mistakes(predictions(predictor, middles), self.eta(middles)))
        plane = hyperplane(predictor, 2)
        if plane is None:
            raise UnknownRiskError(self, predictor, "corners low_ and high_, trees, or two finite weights in coef_")
        return self._of_half_plane(predictor, *plane)

    def best_in_class(self) -> float:
        """Smallest risk over axis-parallel rectangles: that of the hidden one."""
        return self.bayes_risk

    def _cuts(self, predictor: Predictor) -> Cuts | None:
        """Where the predictor turns, unless its grid has too many cells."""
        places = cuts(predictor)
        few = places is not None and (places[0].size + 3) * (places[1].size + 3) <= MOST_CELLS
        return places if few else None

    def _of_half_plane(self, predictor: Predictor, unit: NDArray[np.float64], offset: float) -> float:
        """Half-planes are cut by the sides of the square and of the rectangle into polygons."""
        reach = CORNERS @ unit
        labels = predictions(predictor, CORNERS[[reach.argmin(), reach.argmax()]])
        halves = ((-unit, -offset), (unit, offset)) if unit.any() else ((unit, -1.0), (unit, 1.0))
        inside = np.array([area_above(*half, self.low, self.high) for half in halves])
        outside = np.array([area_above(*half, CORNERS[0], CORNERS[3]) for half in halves]) - inside
        flipped = np.full(2, float(self.noise))
        return fsum(inside * mistakes(labels, 1 - flipped)) + fsum(outside * mistakes(labels, flipped))
