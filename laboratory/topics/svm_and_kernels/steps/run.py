"""Pegasos draw by draw: its objective's gap to the minimum, beside the theorem's bound on the mean."""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from bounds import theorems
from laboratory.worlds.margin_halfspace import MarginHalfspace

Reals = NDArray[np.float64]
LOOKS = 25  # at which draws, equally spaced on a logarithmic scale
GAP = 0.1  # margin of the world
RUNS = 20  # whose mean the theorem bounds


@dataclass(frozen=True)
class SteppingRun:
    """One run recorded after `draws` `(looks,)` draws, and the means over `RUNS` runs on the same sample.

    `points` `(samples, 2)`, `signs` `(samples,)`; `path` `(looks, 2)` are the weights w_t; `best` `(2,)` the minimizer
    of f(w) = lambda/2 ||w||^2 + mean hinge loss, `minimum` its objective; `gaps_of_last` and `gaps_of_mean` `(looks,)`
    are f - minimum of this run's weights and of their mean so far, `mean_gaps` the latter averaged over the runs.
    """

    world: MarginHalfspace
    lam: float
    points: Reals
    signs: Reals
    radius: float
    draws: NDArray[np.int64]
    path: Reals
    best: Reals
    minimum: float
    gaps_of_last: Reals
    gaps_of_mean: Reals
    mean_gaps: Reals

    @property
    def bounds(self) -> Reals:
        """The theorem's bound on the expected gap of the mean weights, `(looks,)`."""
        theorem = theorems["sgd_regularised"]
        return np.array([theorem(steps=int(t), lam=self.lam, lipschitz=self.radius) for t in self.draws], np.float64)


def pegasos(lam: float = 0.1, noise: float = 0.05, m: int = 80, draws: int = 10_000, seed: int = 0) -> SteppingRun:
    """In a halfspace with a share `noise` of flipped labels; see `stepping_run`."""
    return stepping_run(MarginHalfspace(2, GAP, noise), m, seed, lam, draws)


def stepping_run(world: MarginHalfspace, m: int, seed: int, lam: float, draws: int) -> SteppingRun:
    """Draw `m` examples with `seed`; this run draws from them with the seed 0, the others with 1, 2, ..."""
    from learners.svm.conversion import c_of_lambda
    from learners.svm.pegasos import Pegasos
    from learners.svm.soft_svm import SoftSVM

    X, y = world.draw(np.random.default_rng(seed), m)
    best = SoftSVM(c_of_lambda(lam, m, "lambda/2"), False, labels=(0, 1)).fit(X, y)
    histories = [
        Pegasos(lam, draws, "mean", False, run, LOOKS, labels=(0, 1)).fit(X, y).history_ for run in range(RUNS)
    ]
    minimum = float(best.history_["objective"])
    means = np.array([history["objectives_of_mean"] for history in histories])
    return SteppingRun(
        world=world,
        lam=lam,
        points=np.asarray(X, np.float64),
        signs=np.where(y == 1, 1.0, -1.0),
        radius=float(histories[0]["radius"]),
        draws=np.asarray(histories[0]["steps"], np.int64),
        path=np.asarray(histories[0]["weights_path"], np.float64),
        best=np.asarray(best.coef_[0], np.float64),
        minimum=minimum,
        gaps_of_last=np.asarray(histories[0]["objectives_of_last"] - minimum, np.float64),
        gaps_of_mean=means[0] - minimum,
        mean_gaps=means.mean(axis=0) - minimum,
    )
