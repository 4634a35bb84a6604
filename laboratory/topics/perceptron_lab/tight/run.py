"""The perceptron in the plane and in space on samples made to keep it busy, while the margin is halved."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from math import sqrt
from typing import TYPE_CHECKING

import numpy as np

from bounds import theorems
from learners.shared.arrays import Integers, Reals

if TYPE_CHECKING:
    from learners.halfspaces.perceptron import Perceptron

PLANE, SPACE = "plane", "space"
SAMPLES: Mapping[str, str] = {PLANE: "Three examples in the plane", SPACE: "Many examples in space"}
HALVINGS = 6  # at most
PASSES = 10**6  # beyond what any of these samples needs
TURN = 1e-6  # by which a score is below its target, so that no rounding makes it positive


@dataclass(frozen=True, eq=False)
class TightRuns:
    """Runs on the sample of k = 1, ..., K, whose radius is 2^k and a little more than that times its margin, 1.

    Attributes
    ----------
    sample : its key in `SAMPLES`.
    halvings, examples, updates : `(K,)`, k, how many examples the sample has, and the updates that were made.
    most : `(K,)`, Novikoff's bound, rounded down: updates are whole.
    path : `(updates + 1, 2)`, the first two weights of the last run, from 0 on.
    """

    sample: str
    halvings: Integers
    examples: Integers
    updates: Integers
    most: Integers
    path: Reals

    @property
    def features(self) -> int:
        return 2 if self.sample == PLANE else 3

    @property
    def inputs(self) -> dict[str, float]:
        """Those of Novikoff's theorem for the last sample."""
        return {"radius": sqrt(_radius_squared(self.sample, int(self.halvings[-1]))), "gamma": 1.0}

    @property
    def bound(self) -> float:
        """The theorem's own number there."""
        return float(theorems["perceptron_mistakes"](**self.inputs))

    @property
    def share(self) -> float:
        """Updates made, of those the bound allows."""
        return float(self.updates[-1] / self.most[-1])


def tight_runs(sample: str, halvings: int) -> TightRuns:
    """Run on the sample of 1, ..., `halvings`, without a bias, until a pass is clean."""
    sizes = range(1, halvings + 1)
    runs = [_perceptron(sample, k) for k in sizes]
    return TightRuns(
        sample=sample,
        halvings=np.array(sizes),
        examples=np.array([len(examples(sample, k)[1]) for k in sizes]),
        updates=np.array([int(run.history_["updates"]) for run in runs]),
        most=np.array([int(_radius_squared(sample, k)) for k in sizes]),
        path=np.asarray(runs[-1].history_["weights_path"][:, :2], np.float64),
    )


def examples(sample: str, k: int) -> tuple[Reals, Integers]:
    """X `(m, features)` and labels -1 and 1 `(m,)`, in turns, in the order that keeps the perceptron busy.

    The last entry of y x is 1 in all of them, so (0, ..., 0, 1) has margin 1.
    """
    rows = _in_the_plane(2 ** (k - 1)) if sample == PLANE else _in_space(4**k)
    signs = np.where(np.arange(len(rows)) % 2 == 0, 1, -1)
    return rows * signs[:, np.newaxis], signs


def _in_the_plane(half: int) -> Reals:
    """From (h, 1) on the weights jump between (-h, t) and (h, t), until t > 2 h^2: 2 h^2 + 1 updates of 4 h^2 + 1."""
    return np.array([[half, 1.0], [-2.0 * half, 1.0], [2.0 * half, 1.0]])


@lru_cache(maxsize=HALVINGS)
def _in_space(count: int) -> Reals:
    """Examples of squared length `count` + 1/2, each with a score just below 0 by the sum of those before it.

    The sum a of the first t, without the last entry, takes a step v of squared length h^2 = count - 1/2 with
    <a, v> = -t: the score is 0, and |a|^2 grows by h^2 - 2 t. There is such a step while |a| h >= t, which holds for
    all t < count.
    """
    h, rows = sqrt(count - 0.5), np.ones((count, 3))
    rows[0, :2] = h, 0.0
    a = rows[0, :2].copy()
    for t in range(1, count):
        length = sqrt(float(a @ a))
        along = -(t + TURN) / length
        ahead, aside = a / length, np.array([-a[1], a[0]]) / length
        rows[t, :2] = along * ahead + sqrt(h * h - along * along) * aside
        a = a + rows[t, :2]
    return rows


def _radius_squared(sample: str, k: int) -> float:
    """R^2, of the longest example."""
    return 2.0 ** (2 * k) + (1 if sample == PLANE else 0.5)


@lru_cache(maxsize=2 * HALVINGS)
def _perceptron(sample: str, k: int) -> Perceptron:
    from learners.halfspaces.perceptron import Perceptron

    X, y = examples(sample, k)
    return Perceptron(PASSES, fit_intercept=False, labels=(-1, 1), path_limit=4**k + 1).fit(X, y)
