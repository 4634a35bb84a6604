"""Polynomial boundaries of every degree: by the kernel, and by a linear machine on the monomials themselves."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from math import comb
from typing import Any

import numpy as np
from numpy.typing import NDArray

from laboratory.worlds.circles import Circles
from laboratory.worlds.spirals import Spirals
from laboratory.worlds.xor import Xor
from learners.shared.arrays import Integers, Reals

World = Circles | Xor | Spirals
WORLDS: Mapping[str, str] = {"circles": "Disc in a ring", "xor": "Exclusive or", "spirals": "Two spirals"}
OF_NAME: Mapping[str, type[World]] = {"circles": Circles, "xor": Xor, "spirals": Spirals}
DEGREES = range(1, 9)
LAMBDA = 0.01  # of both machines
SIDE, EDGE = 61, 1.05  # places along each axis where scores are computed; examples lie within -1 and 1
GRID = np.linspace(-EDGE, EDGE, SIDE)
PLACES = np.column_stack([axis.ravel() for axis in np.meshgrid(GRID, GRID)])


@dataclass(frozen=True)
class Machines:
    """One machine of each degree: `scores` `(degrees, SIDE, SIDE)` over `GRID`, errors and exact risks `(degrees,)`."""

    scores: Reals
    training_errors: Reals
    risks: Reals


@dataclass(frozen=True)
class PolynomialsRun:
    """`points` `(m, 2)` and `signs` `(m,)`; machines with the kernel, and with the monomials as features."""

    world: World
    points: Reals
    signs: Reals
    by_kernel: Machines
    by_features: Machines
    supports: NDArray[np.bool_]  # of the kernel's machines, (degrees, m)

    @property
    def degrees(self) -> Integers:
        """1, 2, ..., one for each place of the player."""
        return np.array(DEGREES, np.int64)

    @property
    def features(self) -> Integers:
        """Monomials of degree 1 to k in two features, for each degree k."""
        return np.array([comb(2 + k, k) - 1 for k in DEGREES], np.int64)

    @property
    def best(self) -> int:
        """At which place the kernel's risk is smallest; of equals the lowest degree."""
        return int(np.argmin(self.by_kernel.risks))


def polynomials(world: str, noise: float = 0.05, m: int = 80, seed: int = 0) -> PolynomialsRun:
    """Draw `m` examples of one of `WORLDS`, a share `noise` of whose labels is flipped, and fit every degree."""
    from sklearn.pipeline import make_pipeline
    from sklearn.preprocessing import FunctionTransformer

    from learners.features.embeddings import monomials
    from learners.svm.conversion import c_of_lambda
    from learners.svm.kernel_svm import KernelSVM
    from learners.svm.soft_svm import SoftSVM

    source = OF_NAME[world](noise=noise)
    X, y = source.draw(np.random.default_rng(seed), m)
    C = c_of_lambda(LAMBDA, m)
    kernels = [KernelSVM(C, kernel="polynomial", degree=k, coef0=1.0, labels=(0, 1)).fit(X, y) for k in DEGREES]
    lifts = [FunctionTransformer(partial(monomials, degree=k)) for k in DEGREES]
    lifted = [make_pipeline(lift, SoftSVM(C, labels=(0, 1))).fit(X, y) for lift in lifts]
    return PolynomialsRun(
        world=source,
        points=np.asarray(X, np.float64),
        signs=np.where(y == 1, 1.0, -1.0),
        by_kernel=_evaluated(kernels, X, y, source),
        by_features=_evaluated(lifted, X, y, source),
        supports=np.array([machine.dual_coef_ != 0 for machine in kernels], np.bool_),
    )


def _evaluated(machines: Sequence[Any], X: Reals, y: Integers, world: World) -> Machines:
    return Machines(
        np.array([machine.decision_function(PLACES).reshape(SIDE, SIDE) for machine in machines]),
        np.array([float(np.mean(machine.predict(X) != y)) for machine in machines]),
        np.array([world.risk(machine) for machine in machines]),
    )
