"""A sample of a known distribution, and the parameters of its family under which it is most likely."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

import numpy as np

from learners.likelihood.families import FAMILIES, Family
from learners.likelihood.maximum import Estimate, maximum_likelihood
from learners.shared.arrays import Reals

Draw = Callable[..., Reals]  # of a generator, how many, and the parameters
PLACES = 401
AROUND = 0.6  # of the parameter, how far its curve is followed on either side, at least

# The parameters of what is drawn, and how examples are drawn with them.
TRUE: Mapping[str, tuple[float, ...]] = {
    "bernoulli": (0.3,), "gaussian": (2.0, 1.5), "exponential": (0.8,), "poisson": (3.0,), "laplace": (1.0, 1.0),
    "uniform": (4.0,),
}  # fmt: skip
DRAWS: Mapping[str, Draw] = {
    "bernoulli": lambda rng, m, p: (rng.random(m) < p).astype(float),
    "gaussian": lambda rng, m, mean, deviation: rng.normal(mean, deviation, m),
    "exponential": lambda rng, m, rate: rng.exponential(1 / rate, m),
    "poisson": lambda rng, m, rate: rng.poisson(rate, m).astype(float),
    "laplace": lambda rng, m, median, scale: rng.laplace(median, scale, m),
    "uniform": lambda rng, m, end: rng.uniform(0, end, m),
}
NAMES: Mapping[str, str] = {
    "bernoulli": "Coin (Bernoulli)", "gaussian": "Normal", "exponential": "Exponential", "poisson": "Poisson",
    "laplace": "Laplace", "uniform": "Uniform on [0, end]",
}  # fmt: skip
COUNTED = ("bernoulli", "poisson")


@dataclass(frozen=True)
class LikelihoodRun:
    """The sample's `estimate`, and the parameters that it was drawn with, `true`."""

    estimate: Estimate
    true: tuple[float, ...]

    @property
    def family(self) -> Family:
        return FAMILIES[self.estimate.family]

    @property
    def counted(self) -> bool:
        """Whether the examples are whole numbers, with probabilities instead of densities."""
        return self.estimate.family in COUNTED

    @property
    def name(self) -> str:
        """The parameter whose likelihood is drawn, the family's first."""
        return self.family.parameters[0]

    @property
    def estimated(self) -> float:
        """The most likely value of it."""
        return self.estimate.parameters[self.name]

    @property
    def tried(self) -> Reals:
        """Values of it around the most likely and the true one, `(PLACES,)`, the others as estimated."""
        ends = (self.estimated, self.true[0])
        room = max(AROUND * abs(ends[0] - ends[1]), AROUND * abs(self.estimated), 0.1)
        low, high = min(ends) - room, max(ends) + room
        if self.estimate.family != "gaussian" and self.estimate.family != "laplace":
            low = max(low, 1e-3)
        if self.estimate.family == "bernoulli":
            low, high = 1e-3, 1 - 1e-3
        return np.linspace(low, high, PLACES)

    @property
    def support(self) -> Reals:
        """Places at which densities are drawn; all whole numbers that matter where examples are counted."""
        sample = self.estimate.sample
        if self.counted:
            return np.arange(max(2, int(sample.max()) + 2), dtype=float)
        room = 0.3 * max(float(np.ptp(sample)), 1.0)
        return np.linspace(float(sample.min()) - room, float(sample.max()) + room, PLACES)

    def density(self, parameters: tuple[float, ...]) -> Reals:
        """Density, or probability, at `support`."""
        return np.exp(self.family.log_density(*parameters, self.support))


def estimate_likelihood(family: str, m: int, seed: int) -> LikelihoodRun:
    """Draw `m` examples of the family. Raises ValueError for a sample whose likelihood has no maximum."""
    sample = DRAWS[family](np.random.default_rng(seed), m, *TRUE[family])
    return LikelihoodRun(maximum_likelihood(family, sample), TRUE[family])
