"""The most likely parameters of a family, and the logarithmic likelihood around them."""

from dataclasses import dataclass
from typing import Any

import numpy as np

from learners.likelihood.families import FAMILIES
from learners.shared.arrays import Reals, read_array, unmasked


@dataclass(frozen=True, eq=False)
class Estimate:
    """The most likely parameters of a sample.

    Attributes
    ----------
    family : its name in `FAMILIES`.
    sample : `(m,)`.
    parameters : from names to numbers.
    log_likelihood : sum of ln P over the sample, natural logarithm.
    """

    family: str
    sample: Reals
    parameters: dict[str, float]
    log_likelihood: float

    def curve(self, name: str, values: Any) -> Reals:
        """The logarithmic likelihood `(k,)` where one parameter takes other values `(k,)`, the others as estimated."""
        family = FAMILIES[self.family]
        if name not in family.parameters:
            options = ", ".join(map(repr, family.parameters))
            raise ValueError(f"name of curve (parameter of {family.title}) must be one of {options}; got {name!r}")
        others = [self.parameters | {name: float(value)} for value in read_array(values)]
        return np.array([float(family.log_density(*point.values(), self.sample).sum()) for point in others])


def maximum_likelihood(family: str, sample: Any) -> Estimate:
    """The parameters of a family of `FAMILIES` under which the examples `(m,)`, drawn one by one, are most probable.

    All have closed forms; the normal distribution's deviation divides by m, not m - 1. What is estimated belongs to
    whole examples z; the notes write P(x) where the examples are pairs (x, y). ValueError for a sample outside of
    the support, or one, like a single point for the normal distribution, whose likelihood has no maximum.

    Source: Fisher (1922); Shalev-Shwartz & Ben-David (2014), section 24.1.
    """
    if family not in FAMILIES:
        options = ", ".join(map(repr, FAMILIES))
        raise ValueError(f"family of maximum_likelihood (distributions) must be one of {options}; got {family!r}")
    unmasked(sample)
    kind, x = FAMILIES[family], np.array(sample, dtype=np.float64)
    if x.ndim != 1 or not len(x) or not np.isfinite(x).all() or not kind.fits(x):
        raise ValueError(f"sample of {kind.title} (examples) must be one or more {kind.takes}; got {_short(sample)}")
    if not kind.exists(x):
        raise ValueError(
            f"sample of {kind.title} (examples) must be such that the likelihood has a maximum; got {_short(sample)}, "
            f"under which it grows for ever"
        )
    parameters = kind.estimate(x)
    total = float(kind.log_density(*parameters, x).sum()) if family != "bernoulli" else _entropy(parameters[0], len(x))
    return Estimate(family, x, dict(zip(kind.parameters, parameters, strict=True)), total)


def _entropy(p: float, m: int) -> float:
    """m (p ln p + (1 - p) ln(1 - p)), 0 at both ends."""
    from scipy.special import xlogy

    return float(m * (xlogy(p, p) + xlogy(1 - p, 1 - p)))


def _short(sample: Any) -> str:
    text = repr(sample)
    return text if len(text) <= 60 else text[:57] + "..."
