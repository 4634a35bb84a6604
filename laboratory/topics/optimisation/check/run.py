"""Central differences beside the analytic Jacobian for every width, and slopes between pairs of points."""

from dataclasses import dataclass, replace

import numpy as np

from laboratory.topics.optimisation.check.functions import FUNCTIONS, Differentiable, inner
from learners.optimizers.gradient_check import chain_rule_error, jacobian, jacobian_error
from learners.shared.arrays import Reals

WIDTHS = np.geomspace(1e-12, 1, 73)
PAIRS = 400
UNIT = 2.0**-52
ROUNDINGS = 8  # operations that each value goes through, at most


@dataclass(frozen=True, eq=False)
class Check:
    """One function around one point.

    Attributes
    ----------
    of : the function, with the sign error in its Jacobian if there is one.
    point : `(2,)`.
    errors : `(k,)`, largest difference between analytic and central differences, for each of `WIDTHS`.
    distances, ratios : `(pairs,)`, how far two points lie apart, and by how much the values over it.
    chain : largest entry of J of f after g, less the product, all by differences.
    slip : does the Jacobian have a sign error?
    """

    of: Differentiable
    point: Reals
    errors: Reals
    distances: Reals
    ratios: Reals
    chain: float
    slip: bool

    @property
    def best(self) -> int:
        """Where the error is smallest."""
        return int(np.argmin(self.errors))

    @property
    def bound(self) -> Reals | None:
        """The bound on the error of a correct Jacobian, `(k,)`; None at kinks and with a sign error.

        By Taylor's theorem h^2/6 times the third derivative, and rounding of two values over 2h.
        """
        return None if self.of.bend is None or self.slip else np.array([self._bound_at(h) for h in WIDTHS])

    def _bound_at(self, width: float) -> float:
        widest = width * max(1.0, float(np.abs(self.point).max()))
        rounding = ROUNDINGS * UNIT * self.of.size(np.abs(self.point) + widest)
        slopes = float(np.abs(self.of.jacobian(self.point)).max())
        return (self.of.bend or 0.0) * widest**2 / 6 + rounding / width + ROUNDINGS * UNIT * slopes

    def at(self, width: float) -> tuple[Reals, float]:
        """Central differences `(m, 2)` of this width, and their error."""
        return jacobian(self.of.value, self.point, width), jacobian_error(
            self.of.value, self.of.jacobian, self.point, width
        )


def check(kind: str, a: float, b: float, slip: bool, reach: float, seed: int) -> Check:
    """Check the function called `kind` around w = (a, b), and at pairs up to `reach` from 0 in each coordinate."""
    of, point = FUNCTIONS[kind], np.array([a, b])
    if slip:
        right = of.jacobian
        of = replace(of, jacobian=lambda w: right(w) * np.array([1.0, -1.0]))
    errors = np.array([jacobian_error(of.value, of.jacobian, point, float(h)) for h in WIDTHS])
    distances, ratios = _pairs(of, reach, np.random.default_rng(seed))
    return Check(of, point, errors, distances, ratios, chain_rule_error(of.value, inner, point), slip)


def _pairs(of: Differentiable, reach: float, rng: np.random.Generator) -> tuple[Reals, Reals]:
    """Pairs from a hundredth of `reach` apart to all across."""
    first = rng.uniform(-reach, reach, (PAIRS, 2))
    away = rng.standard_normal((PAIRS, 2))
    away *= (reach * 10 ** rng.uniform(-2, 0, PAIRS) / np.linalg.norm(away, axis=1))[:, np.newaxis]
    changes = [np.linalg.norm(of.value(w + v) - of.value(w)) for w, v in zip(first, away, strict=True)]
    distances: Reals = np.linalg.norm(away, axis=1)
    return distances, np.array(changes) / distances
