"""A world on the line whose eta is known: the Bayes predictor, its cost, and the excess of another rule."""

from dataclasses import dataclass
from functools import cached_property
from math import exp, inf, pi, sqrt

import numpy as np

from laboratory.topics.metrics.scored import log_odds
from learners.bayes.costs import bayes_cost, cheapest_threshold, conditional_cost, cost_of_cut
from learners.shared.arrays import Reals

SHAPES = {"line": "Line", "sigmoid": "Sigmoid", "gaussians": "Two Gaussians"}
PLACES = 401
QUADRATURE = 1e-9  # of the larger cost: what integrals err by
TAILS = 4.5  # standard deviations that are drawn beyond the means


@dataclass(frozen=True)
class EtaRun:
    """eta rises from left to right, so the Bayes predictor is 1 from one place upwards.

    `shape`: "line", eta = 1/2 + slope x, and "sigmoid", eta = 1 / (1 + exp(-slope x)), both with x uniform in
    [-1, 1]; "gaussians", two equally likely Gaussians of unit deviation, `slope` apart. `cut` is where the other
    rule begins to predict 1.
    """

    shape: str
    slope: float
    false_positive: float
    false_negative: float
    cut: float

    @property
    def ends(self) -> tuple[float, float]:
        """The part of the line that is drawn, all of it where the world is uniform."""
        reach = self.slope / 2 + TAILS
        return (-reach, reach) if self.shape == "gaussians" else (-1.0, 1.0)

    @property
    def threshold(self) -> float:
        """The value of eta from which 1 is the cheaper prediction."""
        return cheapest_threshold(self.false_positive, self.false_negative)

    @property
    def best_cut(self) -> float:
        """Where eta reaches it; infinite where it never does, or does everywhere."""
        if self.shape == "line":
            lift = self.threshold - 0.5
            return lift / self.slope if self.slope else (inf if lift > 0 else -inf)
        return log_odds(self.threshold) / self.slope

    def eta(self, x: float) -> float:
        """P[y = 1 | x]."""
        if self.shape == "line":
            return 0.5 + self.slope * x
        steep = self.slope * x
        return 1 / (1 + exp(-steep)) if steep >= 0 else exp(steep) / (1 + exp(steep))

    def density(self, x: float) -> float:
        """Of the examples, at x."""
        if self.shape != "gaussians":
            return 0.5
        half = self.slope / 2
        return sum(exp(-((x - mean) ** 2) / 2) for mean in (-half, half)) / (2 * sqrt(2 * pi))

    @property
    def least_name(self) -> str:
        """What the shaded area is called: the Bayes risk, or the minimum cost where errors do not cost 1."""
        return "Bayes risk" if self.has_unit_costs else "minimum cost"

    @cached_property
    def places(self) -> Reals:
        """`(places,)`, the best cut and the other among them."""
        low, high = self.ends
        marks = [cut for cut in (self.best_cut, self.cut) if low < cut < high]
        return np.unique(np.append(np.linspace(low, high, PLACES), marks))

    @cached_property
    def etas(self) -> Reals:
        """eta at the places, `(places,)`."""
        return np.array([self.eta(x) for x in self.places])

    @cached_property
    def densities(self) -> Reals:
        """Density at the places, `(places,)`."""
        return np.array([self.density(x) for x in self.places])

    @cached_property
    def least(self) -> Reals:
        """Conditional cost of the Bayes predictor, `(places,)`."""
        return conditional_cost(self.etas, self.false_positive, self.false_negative)

    @cached_property
    def of_rule(self) -> Reals:
        """Conditional cost of the other rule, `(places,)`."""
        y_pred = self.places >= self.cut
        return np.where(y_pred, self.false_positive * (1 - self.etas), self.false_negative * self.etas)

    @cached_property
    def bayes(self) -> float:
        """The Bayes risk: the minimum expected cost."""
        costs = self.false_positive, self.false_negative
        return bayes_cost(self.density, self.eta, *costs, *self._reach, breaks=[self.best_cut, 0.0])

    @cached_property
    def risk(self) -> float:
        """Expected cost of the other rule."""
        costs = self.false_positive, self.false_negative
        return cost_of_cut(self.density, self.eta, self.cut, *costs, *self._reach)

    @property
    def excess(self) -> float:
        """The excess of the other rule over the Bayes risk; 0 where only the error of quadrature is left."""
        excess = self.risk - self.bayes
        return excess if excess > QUADRATURE * max(self.false_positive, self.false_negative) else 0.0

    @property
    def has_unit_costs(self) -> bool:
        """Whether the mean cost is the risk: the probability of an error."""
        return self.false_positive == self.false_negative == 1

    @property
    def _reach(self) -> tuple[float, float]:
        """Beyond it Gaussians have mass below 10⁻¹⁵."""
        low, high = self.ends
        return (low - 4, high + 4) if self.shape == "gaussians" else (low, high)


def bayes(shape: str, slope: float, steepness: float, distance: float, cut: float, alarm: float, miss: float) -> EtaRun:
    """See `EtaRun`: `slope` is that of a line, `steepness` of a sigmoid, `distance` of two Gaussians."""
    steep = {"line": slope, "sigmoid": steepness, "gaussians": distance}[shape]
    return EtaRun(shape, steep, alarm, miss, cut)
