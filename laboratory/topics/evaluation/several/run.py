"""k equally good models: how good the best of them looks, and how often some test finds one better than it is."""

from dataclasses import dataclass
from typing import Any

import numpy as np

from bounds import theorems
from bounds.numbers import format_number
from bounds.reading.numbers import read_number
from laboratory.evaluations.holm import holm
from learners.shared.arrays import Reals

FEWEST_SHOWN = 20  # models, along the axis
TIE = 1e-12  # relative: a tail that equals the level is not above it
MOST_VALUES = 50  # p-values
MOST_ITEMS = 10_000  # of a plan
LEAST_LEVEL = 1e-6  # of one test
DIGITS = 12  # of a probability: two decimals halved are a decimal again


@dataclass(frozen=True)
class ItemsForAll:
    """A plan at `level` for one comparison: `items`, None where `why` says that none is made, and the power there.

    With so many items and every larger number the power wanted is reached; `certified` by ball arithmetic.
    """

    level: float
    items: int | None = None
    achieved: float = 0.0
    certified: bool = False
    why: str = ""


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
    difference, discordance, power : of a plan to compare all k with a baseline on the same items: by how much a model
        is better, how often just one of the two is right, and the power wanted.
    plan : the items from which on Holm's method finds such a model with that power.
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
    difference: float
    discordance: float
    power: float
    plan: ItemsForAll

    @property
    def winner(self) -> float:
        """The accuracy that the best one shows on average."""
        return self.accuracy + float(self.optimism[self.models - 1])

    @property
    def inputs(self) -> dict[str, Any]:
        """What the Calculator is opened with."""
        return {"m": self.items, "error": 1 - self.accuracy, "models": self.models}

    @property
    def first_step(self) -> dict[str, Any]:
        """Inputs of Holm's method for the smallest p-value of k."""
        return {"k": self.models, "rank": 1, "delta": self.alpha}


def several(
    models: int, items: int, accuracy: float, alpha: float, p_values: tuple[float, ...], difference: float,
    discordance: float, power: float,
) -> SeveralModels:  # fmt: skip
    """Optimism and false alarms for 1, 2, ... models, and Holm's adjusted p-values."""
    ks: Reals = np.arange(1.0, max(FEWEST_SHOWN, 2 * models) + 1)
    least = theorems["best_of_models"](m=items, error=1 - accuracy, models=ks)
    steps = theorems["holm_threshold"](k=ks, rank=1, delta=alpha)
    each = real_level(items, accuracy, np.array([alpha, *np.asarray(steps)]))
    return SeveralModels(
        models=models, items=items, accuracy=accuracy, alpha=alpha, ks=ks,
        optimism=np.where(ks == 1, 0.0, 1 - accuracy - least),
        most=np.sqrt(np.log(ks) / (2 * items)),
        unadjusted=-np.expm1(ks * np.log1p(-each[0])),
        holm=-np.expm1(ks * np.log1p(-each[1:])),
        p_values=p_values, adjusted=tuple(holm(p_values)), difference=difference, discordance=discordance, power=power,
        plan=items_for_all(models, alpha, difference, discordance, power),
    )  # fmt: skip


def items_for_all(models: int, alpha: float, difference: float, discordance: float, power: float) -> ItemsForAll:
    """Solve McNemar's exact test at the level of Holm's first step, which none of its later ones falls below."""
    level = float(theorems["holm_threshold"](k=models, rank=1, delta=alpha))
    theorem = theorems["mcnemar_power"]
    if level < LEAST_LEVEL:
        return ItemsForAll(level, why=f"no plan is made for a level below {format_number(LEAST_LEVEL)}")
    if _normal_size(level, difference, discordance, power) > MOST_ITEMS:
        return ItemsForAll(level, why=f"so small a difference takes more than {MOST_ITEMS:,} items")
    alone = {"p10": round((discordance + difference) / 2, DIGITS), "p01": round((discordance - difference) / 2, DIGITS)}
    solution = theorem.solve("m", at_least=power, alpha=level, **alone)
    if solution.value is None:
        return ItemsForAll(level, why=solution.why)
    return ItemsForAll(level, int(solution.value), float(solution.achieved), solution.certified, solution.why)


def refusal(difference: float, discordance: float, alpha: float, power: float) -> str | None:
    """Why no model differs like this from a baseline, or why no plan is made."""
    if discordance < difference:
        return f"The discordance must be at least the difference {difference}; got {discordance}."
    return f"The power must be above the level {alpha}; got {power}." if power <= alpha else None


def _normal_size(level: float, difference: float, discordance: float, power: float) -> float:
    from scipy.special import ndtri

    spread = np.sqrt(max(discordance - difference**2, 0.0))
    return float(((ndtri(1 - level) * np.sqrt(discordance) + max(ndtri(power), 0) * spread) / difference) ** 2)


def real_level(items: int, accuracy: float, alphas: Reals) -> Reals:
    """What the exact binomial test at each level really has: the largest tail that is not above it."""
    from scipy.special import bdtrc

    tails = np.concatenate([bdtrc(np.arange(items), items, accuracy), [0.0]])  # of more than 0, 1, ...: they fall
    return np.asarray(tails[np.searchsorted(-tails, -alphas * (1 + TIE))], np.float64)


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
