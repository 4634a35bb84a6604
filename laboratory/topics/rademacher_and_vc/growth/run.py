"""Growth functions: exact or bounded, beside Sauer's lemma, and counted on random points."""

from dataclasses import dataclass
from functools import cached_property
from math import comb

import numpy as np

from bounds import shatters, theorems, vc_dimension
from bounds.classes.labellings import RECTANGLES
from bounds.theorem import Theorem
from learners.shared.arrays import Integers, Reals

COUNTED_UP_TO = 10  # random points, whose labellings are counted exactly
LARGEST = 1_000


@dataclass(frozen=True)
class Grown:
    """A class: its theorem, its name among the VC dimensions, and the name of its parameter, if it has one."""

    title: str
    theorem: str
    vc: str
    parameter: str = ""


CLASSES = {
    "thresholds": Grown("Thresholds", "growth_thresholds", "thresholds"),
    "rays": Grown("Two-sided rays", "growth_two_sided_rays", "rays"),
    "intervals": Grown("Intervals", "growth_intervals", "intervals"),
    "interval_unions": Grown("Unions of k intervals", "growth_interval_unions", "interval_unions", "k"),
    "boxes": Grown("Axis-parallel boxes in n dimensions", "growth_boxes", "boxes", "n"),
    "halfspaces": Grown("Halfspaces in n dimensions", "growth_halfspaces", "halfspaces", "n"),
    "homogeneous_halfspaces": Grown(
        "Halfspaces through the origin", "growth_halfspaces_homogeneous", "homogeneous_halfspaces", "n"
    ),
    "balls": Grown("Balls in n dimensions", "growth_balls", "balls", "n"),
}


@dataclass(frozen=True)
class GrowthRun:
    """Numbers of labellings of 1, ..., `largest` points; `parameter` is n or k where the class has one."""

    cls: str
    parameter: int
    largest: int
    seed: int

    @property
    def of(self) -> Grown:
        return CLASSES[self.cls]

    @property
    def theorem(self) -> Theorem:
        return theorems[self.of.theorem]

    @property
    def inputs(self) -> dict[str, int]:
        return {self.of.parameter: self.parameter} if self.of.parameter else {}

    @property
    def is_exact(self) -> bool:
        """Whether the growth function itself is known for every m, or only a bound on it."""
        return self.theorem.relation == "="

    @property
    def is_known(self) -> bool:
        """Whether it is known for the largest m: up to the VC dimension it is 2^m, and of boxes a table has some."""
        return self.is_known_at(self.largest)

    def is_known_at(self, m: int) -> bool:
        """The same for so many points."""
        return self.is_exact or m <= max(self.d, self.tabulated)

    @property
    def tabulated(self) -> int:
        """Up to which m a search over all arrangements has the growth function, which the theorem only bounds."""
        return len(RECTANGLES) if self.cls == "boxes" and self.parameter == 2 else 0

    @property
    def d(self) -> int:
        """The VC dimension."""
        value = vc_dimension(self.of.vc, **self.inputs).value
        assert value is not None  # each class offered has a known one
        return int(value)

    @cached_property
    def sizes(self) -> Integers:
        return np.arange(1, self.largest + 1)

    @cached_property
    def growth(self) -> Reals:
        """tau(m), or its bound, `(sizes,)`."""
        values = np.array(self.theorem(m=self.sizes, **self.inputs), np.float64)
        known = min(self.tabulated, self.largest)
        values[:known] = RECTANGLES[:known]
        return values

    @cached_property
    def sauer(self) -> Reals:
        """Sauer's sum, `(sizes,)`."""
        return np.asarray(theorems["sauer"](m=self.sizes, d=self.d), np.float64)

    @cached_property
    def polynomial(self) -> Reals:
        """(em/d)^d where it is a bound, from m = d on, `(sizes from d,)`."""
        return np.array(
            [theorems["sauer_polynomial"](m=int(m), d=self.d) for m in self.sizes[self.d - 1 :]], np.float64
        )

    @property
    def everything(self) -> Reals:
        """2^m while it is a double, `(sizes,)`."""
        return np.exp2(np.minimum(self.sizes, LARGEST).astype(np.float64))

    @cached_property
    def counted(self) -> Integers:
        """Labellings that the class gives 1, 2, ... of a random sequence of points, decided one by one."""
        dimension = self.parameter if self.of.parameter == "n" else 1
        points = np.random.default_rng(self.seed).standard_normal((COUNTED_UP_TO, dimension)).round(3).tolist()
        most = min(COUNTED_UP_TO, self.largest)
        return np.array(
            [shatters(self.of.vc, points[:m], **self.inputs).realized for m in range(1, most + 1)], np.int64
        )

    def in_full(self, m: int) -> int:
        """Sauer's sum as a whole number."""
        return sum(comb(m, i) for i in range(min(self.d, m) + 1))


TITLES = {name: grown.title for name, grown in CLASSES.items()}


def growths(family: str, n: int, k: int, largest: int, seed: int) -> GrowthRun:
    """The class `family` with its parameter, the dimension `n` or the number of intervals `k`, where it has one."""
    parameter = {"n": n, "k": k}.get(CLASSES[family].parameter, 1)
    run = GrowthRun(family, parameter, largest, seed)
    run.growth, run.sauer, run.polynomial, run.counted  # noqa: B018 - computed here, and the run keeps them
    return run
