"""One weight among several valleys: gradient descent on the risk, and many runs of SGD on fresh examples."""

from dataclasses import dataclass

import numpy as np

from learners.shared.arrays import Reals

RUNS = 400  # of SGD
BOWL = 0.1  # curvature of the bowl beneath the waves
EDGE = 3.4990638199  # where the deepest valley ends: the least w > 0 with sin w = -BOWL w, a local maximum
SETTLED = 1e-6  # a gradient below is none


@dataclass(frozen=True, eq=False)
class Valleys:
    """Gradient descent and SGD from one start on the risk w²/20 + 1 - cos w, whose minimum 0 is at 0.

    Attributes
    ----------
    descent : `(steps + 1,)`, the weights of gradient descent, the start first.
    ends : `(runs,)`, the last weights of the runs of SGD.
    means : `(runs,)`, the mean of the second half of the weights of each.
    deep : `(steps + 1,)`, the share of the runs that are in the deepest valley, |w| < EDGE.
    """

    descent: Reals
    ends: Reals
    means: Reals
    deep: Reals

    @property
    def share(self) -> float:
        """Of the runs that end in the deepest valley."""
        return float(self.deep[-1])

    @property
    def count(self) -> int:
        """So many of them."""
        return round(self.share * len(self.ends))

    @property
    def stop(self) -> float:
        """Where gradient descent is after all its steps."""
        return float(self.descent[-1])

    @property
    def settled(self) -> bool:
        """Has it come to rest?"""
        return abs(float(slope(np.array([self.stop]))[0])) < SETTLED

    @property
    def on_a_ridge(self) -> bool:
        """Has it come to rest at a local maximum, where it began?"""
        return self.settled and BOWL + float(np.cos(self.stop)) < 0

    @property
    def descent_is_deep(self) -> bool:
        """Is gradient descent in the deepest valley in the end?"""
        return abs(self.stop) < EDGE

    @property
    def gaps(self) -> tuple[float, float, float]:
        """Above the minimum: gradient descent, SGD's last weights and its means, the latter two averaged over runs."""
        return tuple(float(risk(w).mean()) for w in (self.descent[-1:], self.ends, self.means))  # type: ignore[return-value]


def risk(w: Reals) -> Reals:
    """w²/20 + 1 - cos w: the mean of the losses risk(w) + z w of examples z, whose mean is 0."""
    return np.asarray(BOWL / 2 * w**2 + 1 - np.cos(w))


def slope(w: Reals) -> Reals:
    """The risk's derivative."""
    return np.asarray(BOWL * w + np.sin(w))


def valleys(start: float, noise: float, rate: float, steps: int, seed: int) -> Valleys:
    """Take `steps` steps from `start`; an example z is normal with standard deviation `noise`."""
    rng = np.random.default_rng(seed)
    path, w = [start], np.full(RUNS, start)
    total, counted, deep = np.zeros(RUNS), 0, [float(abs(start) < EDGE)]
    for t in range(steps):
        path.append(float(path[-1] - rate * slope(np.array(path[-1]))))
        w = w - rate * (slope(w) + noise * rng.standard_normal(RUNS))
        deep.append(float((np.abs(w) < EDGE).mean()))
        if 2 * (t + 1) > steps:
            total, counted = total + w, counted + 1
    return Valleys(np.array(path), w, total / counted, np.array(deep))
