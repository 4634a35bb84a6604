"""Polynomials of every degree on one sample: training error, validation error and exact true risk."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np

from laboratory.worlds.regression.polynomial import Polynomial
from laboratory.worlds.regression.protocol import RegressionSample
from laboratory.worlds.regression.sine import Sine
from learners.shared.arrays import Reals

if TYPE_CHECKING:
    from learners.regression.polynomial_regression import PolynomialRegression

World = Polynomial | Sine

WORLDS = {"cubic": "A cubic", "sine": "A sine"}
PLACES = 401  # along the figure's axis
BASIS = "legendre"  # spans the same polynomials as the powers of x, and keeps its digits


@dataclass(frozen=True)
class DegreesRun:
    """Fits of one sample, by degree.

    `training_set` and `validation_set` hold X `(samples, 1)` and y `(samples,)`; `degrees` are 0, 1, ...; `training`,
    `validation` and `risk`, each `(degrees,)`, are mean squared errors, the last one exact; `least`, `(degrees,)`, is
    the risk of the best polynomial of the degree. `x` `(places,)` runs along the figure, `truth` `(places,)` is the
    mean label there and `fits`, `(degrees, places)`, are the polynomials. `chosen` is the degree with the smallest
    validation error, of equals the lowest.
    """

    world: World
    training_set: RegressionSample
    validation_set: RegressionSample
    degrees: tuple[int, ...]
    training: Reals
    validation: Reals
    risk: Reals
    least: Reals
    x: Reals
    truth: Reals
    fits: Reals
    chosen: int

    @property
    def m(self) -> int:
        """Number of training examples."""
        return len(self.training_set.y)

    @property
    def best(self) -> int:
        """The degree with the smallest true risk."""
        return int(np.argmin(self.risk))

    @property
    def interpolates(self) -> bool:
        """Does the highest degree interpolate every training example?"""
        scale = float(np.mean(self.training_set.y**2)) or 1.0
        return bool(self.training[-1] < 1e-12 * scale)

    def training_error(self, degree: int) -> float:
        """The training error; 0 where the polynomial interpolates every example, but for rounding."""
        return 0.0 if degree == self.degrees[-1] and self.interpolates else float(self.training[degree])


def ladder(m: int, top: int) -> tuple[int, ...]:
    """The degrees up to `top` that differ on `m` examples: m - 1 already interpolates all of them."""
    return tuple(range(min(top, m - 1) + 1))


def polynomial(degree: int) -> PolynomialRegression:
    """An unfitted polynomial of this degree, in a basis that keeps its digits."""
    from learners.regression.polynomial_regression import PolynomialRegression

    return PolynomialRegression(degree, BASIS, scale=True)


def ends(world: World) -> tuple[float, float]:
    """Where the world's places begin and end."""
    return (-1.0, 1.0) if isinstance(world, Polynomial) else (0.0, 1.0)


def of_fields(world: str, noise: float) -> World:
    """The world that the fields of this laboratory name."""
    return Polynomial(3, noise) if world == "cubic" else Sine(1, noise)


def degrees(world: str, noise: float, m: int, held: int, top: int, seed: int) -> DegreesRun:
    """See `degrees_run`; `world` is "cubic" or "sine"."""
    return degrees_run(of_fields(world, noise), m, held, top, seed)


def degrees_run(world: World, m: int, held: int, top: int, seed: int) -> DegreesRun:
    """Draw `m` training and `held` validation examples with `seed`, in [0, 2^32), and fit the degrees up to `top`."""
    from learners.selection.choosing import choose_on_validation

    rng = np.random.default_rng(seed)
    train, validation = world.draw(rng, m), world.draw(rng, held)
    degrees = ladder(m, top)
    models = [polynomial(degree) for degree in degrees]
    choice = choose_on_validation(models, *train, *validation, loss="squared")
    fitted: list[Any] = [model.fit(*train) for model in models]
    x = np.linspace(*ends(world), PLACES)
    return DegreesRun(
        world=world,
        training_set=train,
        validation_set=validation,
        degrees=degrees,
        training=choice.training_errors,
        validation=choice.errors,
        risk=np.array([world.squared_risk(model) for model in fitted]),
        least=np.array([world.best_in_class(degree) for degree in degrees]),
        x=x,
        truth=world.mean(x),
        fits=np.array([model.predict(x[:, np.newaxis]) for model in fitted]),
        chosen=choice.index,
    )
