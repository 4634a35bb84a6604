"""Kernel SGD on a disc in a ring: weights in a space of infinite dimension, kept as a sum of bumps at the examples."""

from dataclasses import dataclass
from functools import cached_property

import numpy as np

from bounds import theorems
from laboratory.topics.kernels.representer.orthogonal import Orthogonal, orthogonal_to
from laboratory.worlds.circles import Circles
from learners.kernels.gaussian import Gaussian
from learners.shared.arrays import Integers, Reals

GAP = 0.1  # between disc and ring
LOOKS = 25  # recorded draws, evenly on a logarithmic scale
RUNS = 10  # whose mean the theorem bounds
OTHERS = 60  # fresh points beside the examples
SIDE = 61  # places along each axis where the score is computed
EDGE = 1.15  # of the window; the examples lie within the unit disc
GRID = np.linspace(-EDGE, EDGE, SIDE)
PLACES = np.column_stack([axis.ravel() for axis in np.meshgrid(GRID, GRID)])
AMONG = PLACES[np.linalg.norm(PLACES, axis=1) <= 1]  # where examples may be


@dataclass(frozen=True)
class BumpRun:
    """One run of kernel SGD recorded after `draws` `(looks,)` draws; all weights are means over the steps so far.

    `points` `(m, 2)`, `signs` `(m,)`; `coefficients` `(looks, m)`. `best` `(m,)` are the coefficients of the minimum
    objective over all weights, `minimum`. `objectives` `(looks,)` are this run's, `mean_gaps` their distance from
    `minimum`, averaged over `RUNS` runs. `risk` is the true risk of the last weights, `best_risk` that of the best.
    `others` `(OTHERS, 2)` are fresh points.
    """

    lam: float
    gamma: float
    points: Reals
    signs: Reals
    draws: Integers
    coefficients: Reals
    best: Reals
    minimum: float
    objectives: Reals
    mean_gaps: Reals
    risk: float
    best_risk: float
    others: Reals

    @property
    def bound(self) -> Reals:
        """The theorem's bound on the expected gap of the mean weights, `(looks,)`; K(x, x) = 1, so that rho = 1."""
        theorem = theorems["sgd_regularised"]
        return np.array([theorem(steps=int(t), lam=self.lam, lipschitz=1.0) for t in self.draws], np.float64)

    def bumps(self, step: int) -> Integers:
        """The examples whose coefficient is not 0."""
        return np.flatnonzero(self.coefficients[step])

    def scores(self, points: Reals, step: int) -> Reals:
        """<w, psi(x)> = sum_i alpha_i K(x_i, x) at points `(k, 2)`: `(k,)`."""
        return np.asarray(Gaussian(self.gamma)(points, self.points) @ self.coefficients[step], np.float64)

    def on_grid(self, step: int) -> Reals:
        """The same over `GRID`, the second feature along the first axis: `(SIDE, SIDE)`."""
        return np.asarray((self._grid_gram @ self.coefficients[step]).reshape(SIDE, SIDE))

    @cached_property
    def best_on_grid(self) -> Reals:
        """That of the best weights."""
        return np.asarray((self._grid_gram @ self.best).reshape(SIDE, SIDE))

    def squared_norm(self, step: int) -> float:
        """||w||^2 = alpha'K alpha, by the Gram matrix alone."""
        return float(self.coefficients[step] @ self.scores(self.points, step))

    @cached_property
    def orthogonal(self) -> Orthogonal:
        """A direction of the feature space orthogonal to all examples, of one more bump among the examples."""
        return orthogonal_to(Gaussian(self.gamma), self.points, AMONG)

    @cached_property
    def _grid_gram(self) -> Reals:
        return Gaussian(self.gamma)(PLACES, self.points)


def kernel_sgd(
    lam: float = 0.01, gamma: float = 10.0, m: int = 60, noise: float = 0.05, draws: int = 10_000, seed: int = 0
) -> BumpRun:
    """Draw `m` examples with `seed`; this run draws from them with the seed 0, the others with 1, 2, ..."""
    from learners.svm.conversion import c_of_lambda
    from learners.svm.kernel_pegasos import KernelPegasos
    from learners.svm.kernel_svm import KernelSVM

    world, rng = Circles(GAP, noise), np.random.default_rng(seed)
    X, y = world.draw(rng, m)
    C = c_of_lambda(lam, m, "lambda/2")
    best = KernelSVM(C, gamma=gamma, fit_intercept=False, labels=(0, 1)).fit(X, y)
    fitted = [
        KernelPegasos(lam, draws, gamma=gamma, random_state=run, path_limit=LOOKS, labels=(0, 1)).fit(X, y)
        for run in range(RUNS)
    ]
    history, minimum = fitted[0].history_, float(best.history_["objective"])
    return BumpRun(
        lam=lam,
        gamma=gamma,
        points=np.asarray(X, np.float64),
        signs=np.where(y == 1, 1.0, -1.0),
        draws=np.asarray(history["steps"], np.int64),
        coefficients=np.asarray(history["mean_coefficients_path"], np.float64),
        best=np.asarray(best.dual_coef_, np.float64),
        minimum=minimum,
        objectives=np.asarray(history["objectives_of_mean"], np.float64),
        mean_gaps=np.mean([learner.history_["objectives_of_mean"] for learner in fitted], axis=0) - minimum,
        risk=world.risk(fitted[0]),
        best_risk=world.risk(best),
        others=np.asarray(world.draw(rng, OTHERS).X, np.float64),
    )
