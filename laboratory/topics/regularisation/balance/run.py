"""Fitting against stability: the risks of ridge regression for all regularization parameters, over many samples."""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from laboratory.topics.regularisation.stability_bounds import gap_bound, stability_bound
from laboratory.topics.regularisation.world import LAMBDAS, BoundedSine

Reals = NDArray[np.float64]
RUNS = 200


@dataclass(frozen=True, eq=False)
class Balance:
    """Risks of ridge regression on `runs` samples of size `m`, by lambda.

    Attributes
    ----------
    lambdas : `(k,)`.
    training, risks : `(runs, k)`, mean squared residual on the sample, and true squared risk, exact.
    expected : `(k,)`, the true risk of the fixed weights that minimize true risk plus lambda ||w||^2.
    fixed : `(runs, k)`, the training risk of those.
    moved : `(runs, k)`, how much larger the squared residual of an example is after it was replaced by a fresh one.
    at_zero : the true risk of the weights 0, to which both risks tend.
    """

    world: BoundedSine
    m: int
    lambdas: Reals
    training: Reals
    risks: Reals
    expected: Reals
    fixed: Reals
    moved: Reals
    at_zero: float

    @property
    def runs(self) -> int:
        return len(self.training)

    @property
    def _fitted(self) -> Reals:
        """An unbiased estimate of the mean training risk by each sample, `(runs, k)`.

        It is that of fixed weights, known exactly, and the difference from it: easy samples are easy for both. Where a
        fit follows its few examples, the training risk itself varies less, and is never below 0.
        """
        beside = self.expected + self.training - self.fixed
        return np.asarray(np.where(beside.var(axis=0) < self.training.var(axis=0), beside, self.training))

    @property
    def fitted(self) -> Reals:
        """Mean training risk, `(k,)`."""
        return np.asarray(self._fitted.mean(axis=0))

    @property
    def truth(self) -> Reals:
        """Mean true risk, `(k,)`."""
        return np.asarray(self.risks.mean(axis=0))

    @property
    def gap(self) -> Reals:
        """Mean of true less training risk, `(k,)`."""
        return self.truth - self.fitted

    @property
    def stability(self) -> Reals:
        """Mean of `moved`, `(k,)`: equal to the gap in expectation."""
        return np.asarray(self.moved.mean(axis=0))

    @property
    def apart(self) -> Reals:
        """By how many of its standard errors the mean of `moved` less the gap is off 0, `(k,)`."""
        differences = self.moved - (self.risks - self._fitted)
        errors = differences.std(axis=0, ddof=1) / np.sqrt(self.runs)
        return np.asarray(np.abs(differences.mean(axis=0)) / errors)

    @property
    def stability_bounds(self) -> Reals:
        """Twice the uniform stability of leaving one out, `(k,)`, from the bounds of the world."""
        return np.array([stability_bound(self.world, self.m, float(lam)) for lam in self.lambdas])

    @property
    def smoothness_bounds(self) -> Reals:
        """The other bound on the expected gap, `(k,)`, nan where lambda is too small for it."""
        bounds = [gap_bound(self.world, self.m, float(lam)) for lam in self.lambdas]
        return np.array([np.nan if value is None else value for value in bounds])

    @property
    def best(self) -> int:
        """The place of the lambda with the smallest mean true risk."""
        return int(np.argmin(self.truth))

    def at(self, lam: float) -> int:
        """The place of a lambda."""
        return int(np.flatnonzero(self.lambdas == lam)[0])


def balance(m: int, noise: float, degree: int, seed: int) -> Balance:
    """Ridge regression of this `degree` on samples of a sine with `noise`; see `balance_run`."""
    return balance_run(BoundedSine(noise, degree), m, seed)


def balance_run(world: BoundedSine, m: int, seed: int, runs: int = RUNS) -> Balance:
    """Draw `runs` samples of `m` examples and one more each, which replaces the first one of its sample."""
    from learners.regularization.ridge_path import ridge_path

    rng, lambdas = np.random.default_rng(seed), np.array(LAMBDAS)
    known = world.penalized(lambdas)
    training, risks, fixed, moved = np.empty((4, runs, len(lambdas)))
    for run in range(runs):
        x, y = world.draw(rng, m + 1)
        features = world.features(x)
        path = ridge_path(features[:m], y[:m], lambdas, "mean")
        other = ridge_path(features[1:], y[1:], lambdas, "mean")
        training[run], risks[run] = path.training_losses, world.risks(path.weights)
        fixed[run] = ((features[:m] @ known.T - y[:m, np.newaxis]) ** 2).mean(axis=0)
        first = (np.stack([path.weights, other.weights]) @ features[0] - y[0]) ** 2
        moved[run] = first[1] - first[0]
    at_zero = float(world.risks(np.zeros((1, world.degree + 1)))[0])
    return Balance(world, m, lambdas, training, risks, world.risks(known), fixed, moved, at_zero)
