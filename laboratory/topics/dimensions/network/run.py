"""Principal components as a linear network: gradient descent beside the minimum by the eigenvalues."""

from dataclasses import dataclass

import numpy as np

from laboratory.topics.dimensions.worked.run import worked_example
from laboratory.worlds.real_world import RealWorld
from learners.shared.arrays import Reals

DATA = {"worked": "Five points", "iris": "150 irises"}


@dataclass(frozen=True)
class NetworkRun:
    """Encoder `(code, features)` and decoder `(features, code)` after `step` of the descent's steps.

    `losses` `(steps + 1,)` is the mean squared distance of points to the outputs, after 0, 1, ... steps;
    `eigenvalues` `(features,)` are those of the mean outer product, falling, and `axes` `(features, features)` its
    unit eigenvectors in rows.
    """

    step: int
    encoder: Reals
    decoder: Reals
    losses: Reals
    stopped_by: str
    eigenvalues: Reals
    axes: Reals

    @property
    def code(self) -> int:
        """The hidden units."""
        return len(self.encoder)

    @property
    def minimum(self) -> float:
        """The minimum loss over all weights: the eigenvalues left out."""
        return float(self.eigenvalues[self.code :].sum())

    @property
    def off(self) -> float:
        """How far decoder times encoder is from the projection on the leading axes (root of the sum of squares)."""
        axes = self.axes[: self.code]
        return float(np.linalg.norm(self.decoder @ self.encoder - axes.T @ axes))


def network_run(
    data: str, code: int, rate: float = 0.1, steps: int = 300, seed: int = 0, step: int | None = None
) -> NetworkRun:
    """Train on a set of DATA for at most `steps`; the weights are those after `step`, by default the last."""
    from learners.dimensions.linear_autoencoder import linear_autoencoder

    points = standardized(data)
    trained = linear_autoencoder(points, code, steps, rate, seed)
    made = len(trained.losses) - 1
    after = made if step is None else min(step, made)
    then = trained if after == made else linear_autoencoder(points, code, after, rate, seed)
    values, vectors = np.linalg.eigh(points.T @ points / len(points))
    return NetworkRun(
        after, then.encoder, then.decoder, trained.losses, trained.stopped_by, values[::-1], vectors.T[::-1]
    )


def autoencoder(data: str, code: int, rate: float, steps: int, seed: int) -> NetworkRun:
    """The network after its last step."""
    return network_run(data, code, rate, steps, seed)


def at_step(run: NetworkRun, data: str, code: int, rate: float, seed: int, after: int) -> NetworkRun:
    """The same descent with the weights that it had after so many steps."""
    return run if after == run.step else network_run(data, code, rate, run.step, seed, after)


def standardized(data: str) -> Reals:
    """Points `(samples, features)` of mean 0 and deviation 1, with divisor samples - 1."""
    if data == "worked":
        return worked_example().standardized
    X = np.asarray(RealWorld(data, positive=None).examples.X, np.float64)
    return np.asarray((X - X.mean(axis=0)) / X.std(axis=0, ddof=1))
