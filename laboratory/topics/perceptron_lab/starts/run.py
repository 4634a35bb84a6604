"""The perceptron on one sample from starting weights of one length in all directions."""

from dataclasses import dataclass
from functools import cached_property
from math import floor

import numpy as np

from laboratory.worlds.margin_halfspace import MarginHalfspace
from learners.shared.arrays import Integers, Reals

DIRECTIONS = 24  # evenly spaced, the hidden direction the first and its opposite among them
PASSES = 10**6  # beyond what any of these runs needs
DIGITS = 9  # of a unit vector, to tell two lines apart
ROUNDING = 1e-12


def mistakes_from(start: Reals, hidden: Reals, radius: float, gamma: float) -> float:
    """What the updates from weights `start` never exceed; `hidden` is a unit vector, gamma its margin.

    After t updates <w*, w> >= a + t gamma with a = <w*, w0>, and ||w||^2 <= s^2 + t R^2 with s = ||w0||. So where
    a + t gamma > 0 its square is at most s^2 + t R^2: t is at most the larger root. Before, where it is not, the root
    is not reached: its square is least at -a/gamma, which still has 0 <= s^2 + t R^2.
    """
    a, s = float(hidden @ start), float(np.linalg.norm(start))
    middle = radius**2 - 2 * a * gamma
    return float((middle + np.sqrt(middle**2 + 4 * gamma**2 * max(0.0, s**2 - a**2))) / (2 * gamma**2))


@dataclass(frozen=True, eq=False)
class RunsFromStarts:
    """The runs; rows of `begun` and `ended` `(DIRECTIONS, 2)` are weights before and after.

    Attributes
    ----------
    points, signs : `(samples, 2)` and `(samples,)`, the labels as -1 and 1.
    angles : `(DIRECTIONS,)`, of the starts to the hidden direction, in degrees.
    updates : `(DIRECTIONS,)`, from each start, and `from_zero`, those from w = 0.
    """

    world: MarginHalfspace
    length: float
    points: Reals
    signs: Reals
    angles: Reals
    begun: Reals
    ended: Reals
    updates: Integers
    from_zero: int

    @property
    def hidden(self) -> Reals:
        """The unit normal of the hidden line."""
        return self.world.normal

    @cached_property
    def bounds(self) -> Reals:
        """The bound for each start, `(DIRECTIONS,)`."""
        return self.bounds_at(self.angles)

    def bounds_at(self, angles: Reals) -> Reals:
        """The same for starts at these angles to the hidden direction."""
        turned = np.deg2rad(angles)
        starts = self.length * np.column_stack([np.cos(turned), np.sin(turned)])
        along = np.array([1.0, 0.0])
        return np.array([mistakes_from(start, along, self.world.radius, self.world.margin) for start in starts])

    @property
    def bound(self) -> float:
        """For every start of this length: (R/gamma)^2 + 2 s/gamma, which the start against w* has."""
        return (self.world.radius / self.world.margin) ** 2 + 2 * self.length / self.world.margin

    @property
    def most(self) -> int:
        """The same as a whole number: rounding of the quotients never forbids an update."""
        return floor(self.bound * (1 + ROUNDING))

    @property
    def most_from_zero(self) -> int:
        """Novikoff's."""
        return floor((self.world.radius / self.world.margin) ** 2 * (1 + ROUNDING))

    @property
    def slowest(self) -> int:
        """The start with the most updates, from 0 on."""
        return int(np.argmax(self.updates))

    @cached_property
    def wrong(self) -> Integers:
        """Examples that each last line misclassifies, `(DIRECTIONS,)`."""
        return np.asarray(((self.ended @ self.points.T) * self.signs <= 0).sum(axis=1), np.int64)

    @property
    def lines(self) -> int:
        """How many different lines they end at."""
        return len(np.unique(self._units.round(DIGITS) + 0.0, axis=0))

    @property
    def apart(self) -> float:
        """The largest angle between two of them, in degrees."""
        cosines = self._units @ self._units.T
        sines = self._units[:, :1] * self._units[:, 1] - self._units[:, 1:] * self._units[:, 0]
        return float(np.rad2deg(np.arctan2(np.abs(sines), cosines)).max())

    @cached_property
    def _units(self) -> Reals:
        return np.asarray(self.ended / np.linalg.norm(self.ended, axis=1, keepdims=True), np.float64)


def starts(length: float, margin: float, m: int, seed: int) -> RunsFromStarts:
    """Draw `m` examples with a `margin`, and run from starts of `length` in all directions until a pass is clean."""
    world = MarginHalfspace(2, margin)
    sample = world.draw(np.random.default_rng(seed), m)
    signs = np.where(sample.y == 1, 1.0, -1.0)
    angles = np.arange(DIRECTIONS) * 360 / DIRECTIONS
    turned = np.deg2rad(angles)
    across = np.array([-world.normal[1], world.normal[0]])
    begun = length * (np.outer(np.cos(turned), world.normal) + np.outer(np.sin(turned), across))
    done = [_run(sample.X, sample.y, start) for start in (np.zeros(2), *begun)]
    return RunsFromStarts(
        world=world,
        length=length,
        points=sample.X,
        signs=signs,
        angles=angles,
        begun=begun,
        ended=np.array([weights for weights, _ in done[1:]]),
        updates=np.array([updates for _, updates in done[1:]], np.int64),
        from_zero=done[0][1],
    )


def _run(X: Reals, y: Integers, start: Reals) -> tuple[Reals, int]:
    """The last weights, and how many updates led there."""
    from learners.halfspaces.perceptron import Perceptron  # brings scikit-learn, which only a run needs

    done = Perceptron(PASSES, fit_intercept=False, labels=(0, 1), coef_init=start.copy()).fit(X, y)
    return done.coef_[0], int(done.history_["updates"])
