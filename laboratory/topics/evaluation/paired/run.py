"""Two models answer the same items: the exact power of McNemar's test, number of items by number of items."""

from dataclasses import dataclass
from math import ceil, sqrt
from typing import Any

import numpy as np

from bounds import theorems
from learners.shared.arrays import Reals

CURVE = 80  # numbers of items of which the power is worked out
MOST = 10_000  # items: beyond, nothing is planned here
DIGITS = 12  # of a probability: two decimals halved are a decimal again


@dataclass(frozen=True, eq=False)
class PairedPlan:
    """A plan for two models on the same items.

    Attributes
    ----------
    accuracy, difference, discordance : of the better model, by how much it is better, and the probability that just
        one of the two is right.
    alpha, power : one-sided level of the test, and the power wanted.
    items : with this number of items and every larger one McNemar's exact test has that power; `achieved` is what it
        has there. `certified` by ball arithmetic, as `why` says.
    m, exact, connor, miettinen, unpaired : `(points,)` numbers of items, the exact power there, two approximations to
        it, and that of two samples with m items for each model, by the normal approximation.
    """

    accuracy: float
    difference: float
    discordance: float
    alpha: float
    power: float
    items: int
    achieved: float
    certified: bool
    why: str
    m: Reals
    exact: Reals
    connor: Reals
    miettinen: Reals
    unpaired: Reals

    @property
    def inputs(self) -> dict[str, Any]:
        """What the Calculator is opened with."""
        return {"m": self.items, **_alone(self.difference, self.discordance), "alpha": self.alpha}

    @property
    def approximations(self) -> dict[str, int]:
        """Items by Connor's and by Miettinen's formula, and for each model with items of its own."""
        return {name: ceil(value) for name, value in zip(_FORMULAS, _sizes(self), strict=True)}

    @property
    def independent(self) -> float:
        """The discordance of two models whose mistakes have nothing to do with each other."""
        other = self.accuracy - self.difference
        return self.accuracy * (1 - other) + other * (1 - self.accuracy)


_FORMULAS = ("connor", "miettinen", "unpaired")


def paired(accuracy: float, difference: float, discordance: float, alpha: float, power: float) -> PairedPlan:
    """Solve for the number of items, and work out the power around it."""
    theorem, alone = theorems["mcnemar_power"], _alone(difference, discordance)
    solution = theorem.solve("m", at_least=power, alpha=alpha, **alone)
    if solution.value is None:
        raise ValueError(f"no number of items is proved to be enough: {solution.why}")
    plan = {"accuracy": accuracy, "difference": difference, "discordance": discordance, "alpha": alpha, "power": power}
    items = int(solution.value)
    last = max(20, ceil(1.6 * items))
    m = np.unique(np.rint(np.linspace(1, last, CURVE)))
    curves = [_power_of(name, m, plan) for name in _FORMULAS]
    exact = np.asarray(theorem(m=m.astype(int), alpha=alpha, **alone), np.float64)
    return PairedPlan(
        **plan, items=items, achieved=float(solution.achieved), certified=solution.certified, why=solution.why,
        m=m, exact=exact, connor=curves[0], miettinen=curves[1], unpaired=curves[2],
    )  # fmt: skip


def refusal(accuracy: float, difference: float, discordance: float, alpha: float, power: float) -> str | None:
    """Why no two models are like this, or why no plan is made for them."""
    alone = _alone(difference, discordance)
    if discordance < difference:
        return f"The discordance must be at least the difference {difference}; got {discordance}."
    least, most = alone["p10"], 1 - alone["p01"]
    if not least <= accuracy <= most:
        return f"With this discordance the better accuracy must be from {least:.6g} to {most:.6g}; got {accuracy}."
    if power <= alpha:
        return f"The power must be above the level {alpha}; got {power}."
    if _normal_size(alpha, power, discordance, difference) > MOST:
        return f"So small a difference takes more than {MOST:,} items: no plan is made for {difference}."
    return None


def _alone(difference: float, discordance: float) -> dict[str, float]:
    """The probabilities that only the better model is right, and only the worse."""
    return {
        "p10": round((discordance + difference) / 2, DIGITS),
        "p01": max(0.0, round((discordance - difference) / 2, DIGITS)),
    }


def _normal_size(alpha: float, power: float, discordance: float, difference: float) -> float:
    from scipy.special import ndtri

    spread = sqrt(max(discordance - difference**2, 0))
    return float(((ndtri(1 - alpha) * sqrt(discordance) + ndtri(power) * spread) / difference) ** 2)


def _deviations(plan: dict[str, Any]) -> dict[str, tuple[float, float]]:
    """Of the difference on one item: if both are equally good, and as planned."""
    better, psi, gap = plan["accuracy"], plan["discordance"], plan["difference"]
    worse = better - gap
    mean = (better + worse) / 2
    return {
        "connor": (sqrt(psi), sqrt(max(psi - gap**2, 0))),
        "miettinen": (sqrt(psi), sqrt(psi)),
        "unpaired": (sqrt(2 * mean * (1 - mean)), sqrt(better * (1 - better) + worse * (1 - worse))),
    }


def _power_of(name: str, m: Reals, plan: dict[str, Any]) -> Reals:
    from scipy.special import ndtr, ndtri

    fair, planned = _deviations(plan)[name]
    reached = np.sqrt(m) * plan["difference"] - ndtri(1 - plan["alpha"]) * fair
    return np.asarray(ndtr(reached / max(planned, 1e-9)), np.float64)


def _sizes(plan: PairedPlan) -> list[float]:
    from scipy.special import ndtri

    level, wanted = float(ndtri(1 - plan.alpha)), float(ndtri(plan.power))
    sizes = []
    for fair, planned in _deviations(vars(plan)).values():
        sizes.append(((level * fair + wanted * planned) / plan.difference) ** 2)
    return sizes
