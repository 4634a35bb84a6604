"""Where the expected error comes from: noise, bias and variance; or noise, approximation and estimation error."""

from dataclasses import dataclass

import numpy as np

from laboratory.topics.model_selection.degree.run import World, ends, ladder, of_fields
from laboratory.worlds.regression.curve import even_places
from learners.shared.arrays import Reals

NOTHING = 1e-24  # of the mean square of the true curve: what rounding leaves of a bias of 0
RELABELLED = 200  # samples drawn anew, as a check of the exact parts


@dataclass(frozen=True)
class PartsRun:
    """Exact parts of the expected risk of least squares, by degree, where examples keep their places.

    The labels are random, the places `x` `(samples,)` are not. `noise` is the Bayes risk; `bias` and `variance`
    `(degrees,)` are means over the world of the squared bias and of the variance of the fit; `least` `(degrees,)` is
    the risk of the best polynomial of the degree. `measured` `(degrees,)` is the mean true risk of fits to RELABELLED
    samples, and `deviation` `(degrees,)` its standard error.
    """

    world: World
    x: Reals
    degrees: tuple[int, ...]
    noise: float
    bias: Reals
    variance: Reals
    least: Reals
    measured: Reals
    deviation: Reals

    @property
    def expected(self) -> Reals:
        """The expected true risk, `(degrees,)`: noise + bias + variance."""
        return self.noise + self.bias + self.variance

    @property
    def approximation(self) -> Reals:
        """The excess risk of the best of the class over the Bayes risk, `(degrees,)`."""
        return np.maximum(self.least - self.noise, 0.0)

    @property
    def estimation(self) -> Reals:
        """The expected excess risk of the fit over the best of the class, `(degrees,)`."""
        return np.maximum(self.expected - self.least, 0.0)

    @property
    def best(self) -> int:
        """The degree with the smallest expected risk."""
        return int(np.argmin(self.expected))


def parts(world: str, noise: float, m: int, top: int, seed: int) -> PartsRun:
    """See `parts_run`; `world` is "cubic" or "sine"."""
    return parts_run(of_fields(world, noise), m, top, seed)


def parts_run(world: World, m: int, top: int, seed: int) -> PartsRun:
    """Draw `m` places with `seed`, in [0, 2^32), and split the expected risk of the degrees up to `top`."""
    rng = np.random.default_rng(seed)
    x = np.sort(world.draw(rng, m).X[:, 0])
    degrees = ladder(len(np.unique(x)), top)
    everywhere = even_places(*ends(world))
    truth, seen = world.mean(everywhere), world.mean(x)
    samples = seen + world.noise * rng.standard_normal((RELABELLED, len(x)))
    rows = [_of_degree(smoother(x, everywhere, degree), truth, seen, samples) for degree in degrees]
    bias, spread, risks = (np.array(column) for column in zip(*rows, strict=True))
    variance = world.noise**2
    return PartsRun(
        world=world,
        x=x,
        degrees=degrees,
        noise=world.bayes_risk,
        bias=np.where(bias > NOTHING * float(np.mean(truth**2)), bias, 0.0),
        variance=variance * spread,
        least=np.array([world.best_in_class(degree) for degree in degrees]),
        measured=variance + risks.mean(axis=1),
        deviation=risks.std(axis=1, ddof=1) / np.sqrt(RELABELLED),
    )


def smoother(x: Reals, places: Reals, degree: int) -> Reals:
    """The matrix `(places, samples)` that turns labels at `x` into the fit of least squares at `places`."""
    from numpy.polynomial.legendre import legvander

    low, high = float(x.min()), float(x.max())
    half = (high - low) / 2 or 1.0
    columns, elsewhere = (legvander((where - low) / half - 1, degree) for where in (x, places))
    q, r = np.linalg.qr(columns)
    return np.asarray(np.linalg.solve(r.T, elsewhere.T).T @ q.T, np.float64)


def _of_degree(weights: Reals, truth: Reals, seen: Reals, samples: Reals) -> tuple[float, float, Reals]:
    """Squared bias, variance for noise of variance 1, and the excess risk on each drawn sample."""
    bias = float(np.mean((weights @ seen - truth) ** 2))
    spread = float(np.mean((weights**2).sum(axis=1)))
    excess = np.mean((samples @ weights.T - truth) ** 2, axis=1)
    return bias, spread, np.asarray(excess)
