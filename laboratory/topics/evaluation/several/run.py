"""k equally good models: how good the best of them looks, and how often some test finds one better than it is."""

from dataclasses import dataclass
from typing import Any

import numpy as np

from bounds import theorems
from bounds.reading.numbers import read_number
from learners.shared.arrays import Reals

FEWEST_SHOWN = 20  # models, along the axis
TIE = 1e-12  # relative: a tail that equals the level is not above it
MOST_VALUES = 50  # p-values


@dataclass(frozen=True, eq=False)
class SeveralModels:
    """Models of one true accuracy, whose mistakes are independent, each compared with a known baseline as good.

    Attributes
    ----------
    models, items, accuracy, alpha : k, n, the true accuracy of all, and the level.
    ks, optimism, most : `(points,)` numbers of models, by how much the best of so many looks better than it is on
        average, and sqrt(ln k / (2 n)), which that never exceeds.
    unadjusted, holm : `(points,)`, the probability that some model is found better than the baseline, by tests at the
        level alpha each, and by Holm's.
    p_values, adjusted : of comparisons that were made, and Holm's adjusted ones.
    """

    models: int
    items: int
    accuracy: float
    alpha: float
    ks: Reals
    optimism: Reals
    most: Reals
    unadjusted: Reals
    holm: Reals
    p_values: tuple[float, ...]
    adjusted: tuple[float, ...]

    @property
    def winner(self) -> float:
        """The accuracy that the best one shows on average."""
        return self.accuracy + float(self.optimism[self.models - 1])

    @property
    def inputs(self) -> dict[str, Any]:
        """What the Calculator is opened with."""
        return {"m": self.items, "error": 1 - self.accuracy, "models": self.models}


def several(models: int, items: int, accuracy: float, alpha: float, p_values: tuple[float, ...]) -> SeveralModels:
    """Optimism and false alarms for 1, 2, ... models, and Holm's adjusted p-values."""
    ks: Reals = np.arange(1.0, max(FEWEST_SHOWN, 2 * models) + 1)
    least = theorems["best_of_models"](m=items, error=1 - accuracy, models=ks)
    each = real_level(items, accuracy, np.array([alpha, *(alpha / ks)]))
    return SeveralModels(
        models=models, items=items, accuracy=accuracy, alpha=alpha, ks=ks,
        optimism=np.where(ks == 1, 0.0, 1 - accuracy - least),
        most=np.sqrt(np.log(ks) / (2 * items)),
        unadjusted=-np.expm1(ks * np.log1p(-each[0])),
        holm=-np.expm1(ks * np.log1p(-each[1:])),
        p_values=p_values, adjusted=holm_adjusted(p_values),
    )  # fmt: skip


def real_level(items: int, accuracy: float, alphas: Reals) -> Reals:
    """What the exact binomial test at each level really has: the largest tail that is not above it."""
    from scipy.special import bdtrc

    tails = np.concatenate([bdtrc(np.arange(items), items, accuracy), [0.0]])  # of more than 0, 1, ...: they fall
    return np.asarray(tails[np.searchsorted(-tails, -alphas * (1 + TIE))], np.float64)


def holm_adjusted(p_values: tuple[float, ...]) -> tuple[float, ...]:
    """Holm's adjusted p-values, in the order given: reject those at most alpha, and the level alpha is kept for all.

    The i-th smallest of k is multiplied by k - i + 1; none is below one before it, none above 1.
    """
    k, adjusted, largest = len(p_values), [0.0] * len(p_values), 0.0
    for place, i in enumerate(sorted(range(k), key=p_values.__getitem__)):
        largest = max(largest, min(1.0, (k - place) * p_values[i]))
        adjusted[i] = largest
    return tuple(adjusted)


def read_p_values(text: str) -> tuple[float, ...]:
    """Numbers from 0 to 1 with commas between. Raises ValueError with a sentence."""
    entries = [entry.strip() for entry in text.replace(";", ",").split(",") if entry.strip()]
    if not 1 <= len(entries) <= MOST_VALUES:
        raise ValueError(f"Enter 1 to {MOST_VALUES} p-values with commas between; got {len(entries)}.")
    values = []
    for entry in entries:
        value = read_number(entry)
        if not isinstance(value, int | float) or not 0 <= value <= 1:
            raise ValueError(f"A p-value must be a number from 0 to 1; got {entry[:20]}.")
        values.append(float(value))
    return tuple(values)


def write_p_values(values: tuple[float, ...]) -> str:
    """A text that reads back as these values."""
    return ", ".join(repr(value) for value in values)
