"""A power law through a measured learning curve, and its values beyond the largest sample: no guarantee."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

import numpy as np

from bounds.numbers import format_number, format_short
from laboratory.experiments.measures import measure_of

if TYPE_CHECKING:
    import pandas as pd

FEWEST_SIZES = 4  # the law has three unknowns
FEWEST_RUNS = 10  # resampling fewer is not informative
EXPONENTS = (0.02, 4.0)
STEPS = 300  # exponents tried in between
CHANCE = 0.025  # of so many falling runs, if rising and falling were equally probable: more is no fall
ROUNDING = 0.002  # of a height: a median is not trusted beyond that, even where all runs agree
SAME = 1e-9  # risks as near as this are one risk, computed twice
ZERO = 1e-15  # a risk, up to the rounding errors of a sum of probabilities
NO_FLOOR = 1e-6  # of the smallest median: the search nears a floor of 0 without reaching it
# Standard errors by which a median may lie off the law. In 3,600 simulated tables of runs with a true law (4, 8 and 20
# sizes, 10 to 200 runs, normal, exponential and lognormal noise) 5 exceeded it, all with 20 sizes and 10 or 20 runs.
FITS = 4.0


class NothingToExtrapolate(ValueError):
    """The curve has no power law to follow; the message says why."""


@dataclass(frozen=True)
class PowerLaw:
    """`floor + height (m / first)^(-exponent)`: the height above the floor at the size `first`."""

    floor: float
    height: float
    exponent: float
    first: int

    def __call__(self, m: float | np.ndarray) -> np.ndarray:
        """The risk at `m` examples, of its shape."""
        risk: np.ndarray = self.floor + self.height * (np.asarray(m, dtype=float) / self.first) ** -self.exponent
        return risk

    @property
    def factor(self) -> float:
        """The b of a + b m^(-c)."""
        return float(self.height * float(self.first) ** self.exponent)


@dataclass(frozen=True)
class Extrapolated:
    """The law fitted to the medians at `sizes`, and the laws fitted to the medians of resampled runs.

    `misses` is the largest distance of a measured median from the law. The intervals show the effect of the runs'
    randomness on the law, if it is one; whether the curve follows it further out is not measured.
    """

    law: PowerLaw
    sizes: tuple[int, ...]
    runs: int
    level: float
    misses: float
    resampled: tuple[PowerLaw, ...] = field(repr=False)

    def at(self, m: float | np.ndarray) -> np.ndarray:
        """The risk by the law at `m` examples, of its shape."""
        return self.law(m)

    def interval(self, m: float | np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        """Between which risks the share `level` of the resampled laws lie at `m`, each of its shape."""
        low, high = self._middle([law(m) for law in self.resampled])
        return low, high

    @property
    def exponents(self) -> tuple[float, float]:
        """Between which exponents the share `level` of the resampled laws have theirs."""
        low, high = self._middle([law.exponent for law in self.resampled])
        return float(low), float(high)

    @property
    def at_an_end(self) -> bool:
        """Is the exponent of the law, or an end of its interval, the smallest or the largest that is tried?"""
        return any(np.isclose(tried, EXPONENTS, rtol=1e-3).any() for tried in (self.law.exponent, *self.exponents))

    def _middle(self, values: list[np.ndarray] | list[float]) -> np.ndarray:
        outside = (1 - self.level) / 2
        ends: np.ndarray = np.quantile(np.array(values), [outside, 1 - outside], axis=0)
        return ends


def extrapolate(
    table: pd.DataFrame, rng: np.random.Generator, level: float = 0.9, resamples: int = 200
) -> Extrapolated:
    """Fit a power law to the medians of what a `learning_curve` table measured, weighted by their precision.

    Whole runs are resampled `resamples` times for the intervals. Raises NothingToExtrapolate, in one sentence, with
    fewer than four sizes or ten runs, where the curve does not fall by more than chance explains, where it reaches 0,
    or where a median lies further off the law than chance explains; ValueError for a `level` outside ]0, 1[ or fewer
    than 20 resamples.

    >>> import numpy as np
    >>> from laboratory.experiments import extrapolate, learning_curve
    >>> table = learning_curve("threshold_erm", "uniform_threshold", sizes=[10, 20, 40, 80, 160], runs=40, seed=1)
    >>> law = extrapolate(table, np.random.default_rng(0)).law
    >>> bool(0.7 < law.exponent < 1.3)
    True
    """
    if not 0 < level < 1:
        raise ValueError(f"level of extrapolate (share of the resampled laws) must lie in ]0, 1[; got {level!r}")
    if resamples < 20:
        raise ValueError(
            f"resamples of extrapolate (how often the runs are resampled) must be 20 or more; got {resamples!r}"
        )
    sizes, risks = _measured(table)
    medians, again = np.median(risks, axis=0), _drawn_again(risks, resamples, rng)
    _check_that_it_falls(risks, medians, measure_of(table).name)
    _check_that_it_is_above_0(sizes, medians)
    errors = np.maximum(again.std(axis=0), ROUNDING * medians)
    law = _fitted(sizes, medians, errors)
    _check_that_it_fits(law, sizes, medians, errors)
    laws = tuple(_on_a_grid(sizes, again, errors))
    misses = float(np.abs(law(sizes) - medians).max())
    return Extrapolated(law, tuple(sizes.tolist()), len(risks), level, misses, laws)


def _drawn_again(risks: np.ndarray, resamples: int, rng: np.random.Generator) -> np.ndarray:
    """Medians `(resamples, sizes)` of runs drawn again.

    Where a risk can only be a multiple of some step, as with finitely many points, so can a median, whatever the law:
    each may lie half a step off it, even where all runs agree.
    """
    picked = rng.integers(len(risks), size=(resamples, len(risks)))
    medians: np.ndarray = np.median(risks[picked], axis=1)
    medians += rng.uniform(-0.5, 0.5, medians.shape) * _step(risks)
    return medians


def _step(risks: np.ndarray) -> float:
    """The smallest distance between two risks at one size; 0 where they are not on a grid."""
    gaps = np.diff(np.sort(risks, axis=0), axis=0)
    return float(gaps.min(initial=1.0, where=gaps > SAME)) if (gaps > SAME).any() else 0.0


def _check_that_it_falls(risks: np.ndarray, medians: np.ndarray, name: str) -> None:
    """By a sign test, run by run: it assumes nothing about the distribution of the risks."""
    from scipy.stats import binom

    falls, rises = int((risks[:, 0] > risks[:, -1]).sum()), int((risks[:, 0] < risks[:, -1]).sum())
    if medians[0] <= medians[-1] or binom.sf(falls - 1, falls + rises, 0.5) > CHANCE:
        raise NothingToExtrapolate(
            f"From the smallest to the largest sample the {name} does not fall by more than chance explains, "
            "so there is no law to follow: take smaller samples, larger ones or more runs."
        )


def _check_that_it_is_above_0(sizes: np.ndarray, medians: np.ndarray) -> None:
    zeros = sizes[medians <= ZERO]
    if len(zeros):
        raise NothingToExtrapolate(
            f"At {format_number(int(zeros[0]))} examples the median risk has reached 0, which a power law never does: "
            "take smaller samples."
        )


def _check_that_it_fits(law: PowerLaw, sizes: np.ndarray, medians: np.ndarray, errors: np.ndarray) -> None:
    off = np.abs(law(sizes) - medians)
    worst = int(np.argmax(off / errors))
    if off[worst] > FITS * errors[worst]:
        raise NothingToExtrapolate(
            f"The curve bends: no power law fits, and the best one misses the median at "
            f"{format_number(int(sizes[worst]))} examples by {format_short(off[worst], 2)} where chance explains "
            f"{format_short(FITS * errors[worst], 2)}."
        )


def _measured(table: pd.DataFrame) -> tuple[np.ndarray, np.ndarray]:
    """The sizes, and the errors of shape `(runs, sizes)`, of the runs that have one at each of these sizes."""
    column, name, *_ = measure_of(table)
    each = table.drop_duplicates(["run", "m"]).pivot(index="run", columns="m", values=column)
    whole = each.dropna(axis="columns", how="all").dropna()
    if whole.shape[1] < FEWEST_SIZES:
        raise NothingToExtrapolate(
            f"A power law has three unknowns, so it takes {FEWEST_SIZES} sizes or more with a measured {name}; "
            f"there {'is' if whole.shape[1] == 1 else 'are'} {whole.shape[1]}."
        )
    if len(whole) < FEWEST_RUNS:
        raise NothingToExtrapolate(
            f"Its interval comes from resampling the runs, so it takes {FEWEST_RUNS} runs or more; "
            f"there {'is' if len(whole) == 1 else 'are'} {len(whole)} with a measured {name} at every size."
        )
    return whole.columns.to_numpy(), whole.to_numpy()


def _fitted(sizes: np.ndarray, medians: np.ndarray, errors: np.ndarray) -> PowerLaw:
    """The weighted least squares law, searched from the best one on the grid of exponents."""
    from scipy.optimize import least_squares

    (start,) = _on_a_grid(sizes, medians[None], errors)
    first = int(sizes[0])

    def residuals(law: np.ndarray) -> np.ndarray:
        return np.asarray((PowerLaw(float(law[0]), float(law[1]), float(law[2]), first)(sizes) - medians) / errors)

    ends = ([0.0, 0.0, EXPONENTS[0]], [1.0, np.inf, EXPONENTS[1]])
    inside = np.clip([start.floor, start.height, start.exponent], np.add(ends[0], 1e-12), np.subtract(ends[1], 1e-12))
    fit = least_squares(residuals, inside, bounds=ends, x_scale=np.maximum(inside, 1e-3), xtol=1e-14, ftol=1e-14)
    floor, height, exponent = map(float, fit.x)
    return PowerLaw(floor if floor > NO_FLOOR * medians.min() else 0.0, height, exponent, first)


def _on_a_grid(sizes: np.ndarray, medians: np.ndarray, errors: np.ndarray) -> list[PowerLaw]:
    """For each row of `medians` the law of smallest weighted squared error among the exponents tried.

    For one exponent the floor and the height are a linear problem: solved where both are positive, else with the one
    that is negative left out.
    """
    first = int(sizes[0])
    exponents = np.geomspace(*EXPONENTS, STEPS)
    shapes = (sizes / first) ** -exponents[:, None]  # (exponents, sizes)
    weights = errors**-2.0
    weights = weights / weights.sum()
    mean_shape, mean = shapes @ weights, medians @ weights  # (exponents,), (rows,)
    moved = shapes - mean_shape[:, None]
    heights = (medians * weights) @ moved.T / (moved**2 @ weights)  # (rows, exponents)
    floors = mean[:, None] - heights * mean_shape
    through_zero = (medians * weights) @ shapes.T / (shapes**2 @ weights)
    heights = np.maximum(np.where(floors < 0, through_zero, heights), 0.0)
    floors = np.where(heights == 0, mean[:, None], np.maximum(floors, 0.0))
    missed = medians[:, None] - floors[..., None] - heights[..., None] * shapes
    best = np.argmin(missed**2 @ weights, axis=1)
    rows = np.arange(len(medians))
    chosen = zip(floors[rows, best], heights[rows, best], exponents[best], strict=True)
    return [PowerLaw(float(floor), float(height), float(exponent), first) for floor, height, exponent in chosen]
