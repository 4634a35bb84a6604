"""Exact formulas for high-dimensional space, dimension by dimension."""

from collections.abc import Mapping
from dataclasses import dataclass, replace

import numpy as np

from bounds import theorems
from bounds.numbers import format_number
from laboratory.topics.dimensions.space.distances import Distances, distances
from learners.shared.arrays import Integers, Reals

DIMENSIONS = np.arange(1, 101)
DIMENSIONS.setflags(write=False)
OTHER_SHARES = (0.01, 0.5)
THEOREMS = {
    "edges": "neighbourhood_edge",
    "distances": "distance_spread",
    "volume": "ball_volume",
    "shell": "shell_mass",
    "gaussian": "gaussian_low_density",
    "nearest": "nearest_neighbour_median",
}


@dataclass(frozen=True)
class Law:
    """Curves `(dimensions,)` by name over `dimensions`; the first of them is read off in dimension `n`."""

    dimensions: Integers
    curves: Mapping[str, Reals]
    n: int = 10

    @property
    def first(self) -> str:
        """The name of the curve that the page is about."""
        return next(iter(self.curves))

    @property
    def answer(self) -> float:
        """What is read off."""
        return self.at(self.n, self.first)

    @property
    def columns(self) -> Mapping[str, list[float]]:
        """A row for each dimension."""
        return {"dimension": self.dimensions.tolist()} | {name: curve.tolist() for name, curve in self.curves.items()}

    def at(self, n: int, name: str) -> float:
        """One curve's value in dimension n."""
        return float(self.curves[name][int(np.flatnonzero(self.dimensions == n)[0])])


def space(
    law: str, n: int, share: float, radius: float, core: float, ratio: float, points: int, seed: int
) -> Law | Distances:
    """The law of that name in THEOREMS, read off in dimension `n`; each law takes one of the other numbers."""
    if law == "distances":
        return distances(seed)
    made = {
        "edges": lambda: edges((share, *(other for other in OTHER_SHARES if other != share))),
        "volume": lambda: volumes(radius),
        "shell": lambda: shells(core),
        "gaussian": lambda: gaussian_peak(ratio),
        "nearest": lambda: nearest(points),
    }
    return replace(made[law](), n=n)


def edges(shares: tuple[float, ...]) -> Law:
    """The edge of a cube that holds each share of the unit cube."""
    law = theorems["neighbourhood_edge"]
    curves = {format_number(share): np.asarray(law(share=share, n=DIMENSIONS), np.float64) for share in shares}
    return Law(DIMENSIONS, curves)


def volumes(radius: float) -> Law:
    """The volume of a ball, and of the unit ball."""
    law = theorems["ball_volume"]
    curves = {"this": np.exp(law(n=DIMENSIONS, radius=radius)), "unit": np.exp(law(n=DIMENSIONS, radius=1.0))}
    return Law(DIMENSIONS, {name: np.asarray(curve, np.float64) for name, curve in curves.items()})


def shells(radius: float) -> Law:
    """Mass of a unit ball outside `radius`; of a cube outside the largest ball in it, that is, in its corners."""
    outside = theorems["shell_mass"](n=DIMENSIONS, radius=radius)
    inscribed = np.exp(theorems["ball_volume"](n=DIMENSIONS, radius=0.5))
    return Law(DIMENSIONS, {"shell": np.asarray(outside), "corners": np.asarray(1 - inscribed)})


def nearest(m: int) -> Law:
    """The median distance from the centre of a unit ball to the nearest of `m` points in it, and to a single one."""
    law = theorems["nearest_neighbour_median"]
    curves = {"nearest": law(m=m, n=DIMENSIONS), "one": law(m=1, n=DIMENSIONS)}
    return Law(DIMENSIONS, {name: np.asarray(curve, np.float64) for name, curve in curves.items()})


def gaussian_peak(ratio: float) -> Law:
    """Mass of a standard Gaussian where its density is at least `ratio` of the highest; Markov's bound on it."""
    exact = theorems["gaussian_low_density"](n=DIMENSIONS, ratio=ratio)
    bound = theorems["gaussian_low_density_bound"](n=DIMENSIONS, ratio=ratio)
    return Law(DIMENSIONS, {"exact": np.asarray(exact), "bound": np.asarray(bound)})
