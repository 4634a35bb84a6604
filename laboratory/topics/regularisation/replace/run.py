"""One example of a sample replaced by another: how far the fit and any squared residual change."""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from laboratory.topics.regularisation.stability_bounds import stability_bound
from laboratory.topics.regularisation.world import LAMBDAS, BoundedSine
from laboratory.worlds.regression.curve import even_places

Reals = NDArray[np.float64]
TRIED = 9  # places of a new example, equally spaced, in the search for the worst
MOST = 40  # examples that are replaced then, equally spaced in a larger sample
PLACES = 257


@dataclass(frozen=True, eq=False)
class Replacement:
    """A sample of `m`, one example of it replaced by (`place`, `label`), and ridge regression on both.

    Attributes
    ----------
    x, y : `(m,)`, the sample as it was drawn.
    example : which one is replaced, counted from 0.
    lambdas : `(k,)`.
    before, after : `(k, degree + 1)`, the weights for each lambda.
    """

    world: BoundedSine
    x: Reals
    y: Reals
    example: int
    place: float
    label: float
    lambdas: Reals
    before: Reals
    after: Reals

    def at(self, lam: float) -> int:
        """The place of a lambda."""
        return int(np.flatnonzero(self.lambdas == lam)[0])

    def curves(self, lam: float, places: Reals) -> tuple[Reals, Reals]:
        """What is predicted at places `(n,)` before and after, both `(n,)`."""
        features, k = self.world.features(places), self.at(lam)
        return features @ self.before[k], features @ self.after[k]

    @property
    def changes(self) -> Reals:
        """By how much the squared residual of some example changes at most, `(k,)`: over all places and labels."""
        return largest_changes(self.world, self.before, self.after, even_places(0, 1))

    @property
    def bounds(self) -> Reals:
        """The theorem's bound on it, `(k,)`."""
        return np.array([stability_bound(self.world, len(self.x), float(lam)) for lam in self.lambdas])

    def own_residuals(self, lam: float) -> tuple[float, float]:
        """The squared residual of the replaced example, before and after."""
        before, after = self.curves(lam, self.x[[self.example]])
        label = self.y[self.example]
        return float((before[0] - label) ** 2), float((after[0] - label) ** 2)


@dataclass(frozen=True, eq=False)
class Worst:
    """The replacements of one sample that were tried, and for each lambda the largest change among them, `(k,)`."""

    tried: int
    changes: Reals


def largest_changes(world: BoundedSine, before: Reals, after: Reals, places: Reals) -> Reals:
    """max |(u - y)^2 - (v - y)^2| over places and |y| <= B, for predictions u, v of weights `(k, features)`: `(k,)`.

    That is |u - v| |u + v - 2y|, largest at y = B or -B.
    """
    features = world.features(places)
    u, v = before @ features.T, after @ features.T
    return np.asarray((np.abs(u - v) * (np.abs(u + v) + 2 * world.label_bound)).max(axis=1))


def replacement(example: int, place: float, label: float, m: int, noise: float, degree: int, seed: int) -> Replacement:
    """`replacement_run` on a sine with `noise`; here examples are counted from 1."""
    return replacement_run(BoundedSine(noise, degree), m, seed, example - 1, place, label)


def worst(m: int, noise: float, degree: int, seed: int) -> Worst:
    """`worst_changes` on the same sample."""
    return worst_changes(BoundedSine(noise, degree), m, seed)


def replacement_run(world: BoundedSine, m: int, seed: int, example: int, place: float, label: float) -> Replacement:
    """Draw the sample with `seed` and put (`place`, `label`) where `example`, from 0 on, was."""
    from learners.regularization.ridge_path import ridge_path

    x, y = world.draw(np.random.default_rng(seed), m)
    lambdas = np.array(LAMBDAS)
    other_x, other_y = _replaced(x, y, example, place, label)
    before = ridge_path(world.features(x), y, lambdas, "mean").weights
    after = ridge_path(world.features(other_x), other_y, lambdas, "mean").weights
    return Replacement(world, x, y, example, place, label, lambdas, before, after)


def worst_changes(world: BoundedSine, m: int, seed: int) -> Worst:
    """Every example of the sample, or 40 of a larger one, replaced: by one at each of 9 places, labelled B and -B."""
    from learners.regularization.ridge_path import ridge_path

    x, y = world.draw(np.random.default_rng(seed), m)
    lambdas, places = np.array(LAMBDAS), np.linspace(0, 1, PLACES)
    before = ridge_path(world.features(x), y, lambdas, "mean").weights
    largest, tried = np.zeros(len(lambdas)), 0
    for example in range(0, m, -(-m // MOST)):
        for place in np.linspace(0, 1, TRIED):
            for label in (-world.label_bound, world.label_bound):
                other_x, other_y = _replaced(x, y, example, float(place), label)
                after = ridge_path(world.features(other_x), other_y, lambdas, "mean").weights
                largest = np.maximum(largest, largest_changes(world, before, after, places))
                tried += 1
    return Worst(tried, largest)


def _replaced(x: Reals, y: Reals, example: int, place: float, label: float) -> tuple[Reals, Reals]:
    other_x, other_y = x.copy(), y.copy()
    other_x[example], other_y[example] = place, label
    return other_x, other_y
