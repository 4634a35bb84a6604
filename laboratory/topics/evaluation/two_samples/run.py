"""How large two independent samples must be, so that an exact test tells their success probabilities apart."""

from collections.abc import Mapping
from dataclasses import dataclass

import numpy as np

from bounds import theorems
from bounds.formula.special.proportions.tables import both_powers
from bounds.solving.integer_search import first_true
from laboratory.topics.evaluation.two_samples.raised import RaisedLevel, boschloo_power, raised_level
from laboratory.topics.evaluation.two_samples.sizes import sizes_of_tests
from learners.shared.arrays import Integers, Reals

SIDES: Mapping[str, str] = {"two": "Two-sided, half on either side", "one": "One-sided"}
LARGEST = 20_000  # of each sample
LOOKED_AT = 600  # sample sizes looked at one by one
POINTS = 160  # of a curve
APPROXIMATIONS: Mapping[str, str] = {
    "arcsine": "two_proportions_arcsine_power",
    "pooled z": "two_proportions_z_power",
    "z, corrected": "two_proportions_corrected_power",
}


@dataclass(frozen=True, eq=False)
class SamplePlan:
    """The plan for one pair of probabilities.

    Attributes
    ----------
    p1, p2, level, nominal, target : success probabilities, level of the one-sided test and as it was set, power wanted.
    first : the smallest n, of each sample, at which Fisher's exact test has the power.
    enough : from here on every n has it, the answer.
    certified : from here on the lower bound of the power proves it for every n at once.
    looked_at : was every n from `first` to `certified` looked at? Otherwise `enough` is `certified`.
    misses : the power of each n between `first` and `enough` that falls short again, as far as they were looked at.
    needed : by approximation, the n it asks for.
    n : `(points,)`, sizes that are drawn; `power` of the exact test there, `approximate` by approximation.
    p : `(points,)`, common probabilities up to 1/2, beyond which all is mirrored.
    true_size : `(points,)`, of the pooled z test, of Fisher's, and up to 300 examples of Boschloo's, at n = `first`.
    boschloo : the power of Boschloo's test at the sizes drawn up to 300, and from which n on it is enough.
    """

    p1: float
    p2: float
    level: float
    nominal: float
    target: float
    first: int
    enough: int
    certified: int
    looked_at: bool
    misses: dict[int, float]
    needed: dict[str, int]
    n: Integers
    power: Reals
    approximate: dict[str, Reals]
    p: Reals
    true_size: dict[str, Reals]
    boschloo: RaisedLevel

    @property
    def rates(self) -> dict[str, float]:
        """What the theorems take beside the size."""
        return {"p1": self.p1, "p2": self.p2, "alpha": self.level}

    @property
    def inputs(self) -> dict[str, float]:
        """Those of the exact power at the size that is enough."""
        return {"n": self.enough, **self.rates}

    @property
    def boschloo_at_first(self) -> float:
        """The power of Boschloo's test at the first size at which Fisher's has the power."""
        return boschloo_power(self.first, self.p1, self.p2, self.level)

    def power_at(self, n: int) -> float:
        """Of Fisher's exact test."""
        return float(theorems["fisher_test_power"](n=n, **self.rates))


def plan(p1: float, p2: float, sides: str, alpha: float, target: float) -> SamplePlan:
    """Find the sizes for probabilities `p1` > `p2` at level `alpha`, halved where `sides` is "two".

    Raises ValueError, in one sentence, where `LARGEST` examples of each are not proved to be enough.
    """
    if sentence := refusal(p1, p2, sides, alpha, target):
        raise ValueError(sentence)
    level = one_sided(sides, alpha)
    rates = {"p1": p1, "p2": p2, "alpha": level}
    certified = _first("fisher_test_power_lower", rates, target)
    powers = _every_power(certified, p1, p2, level, target)
    first = next((n for n, power in powers.items() if power >= target), certified)
    looked_at = max(powers, default=certified - 1) == certified - 1
    enough = max((n for n, power in powers.items() if power < target), default=0) + 1 if looked_at else certified
    enough = max(enough, first)
    needed = {name: _first(slug, rates, target) for name, slug in APPROXIMATIONS.items()}
    n = _around([first, enough if looked_at else first, *needed.values()])
    p = np.sin(np.linspace(0, np.pi / 4, POINTS + 1)[1:]) ** 2
    doubled = 2 if sides == "two" else 1
    return SamplePlan(
        p1=p1, p2=p2, level=level, nominal=alpha, target=target, first=first, enough=enough, certified=certified,
        looked_at=looked_at, misses={n: power for n, power in powers.items() if n > first and power < target},
        needed=needed, n=n,
        power=np.array([powers.get(int(size)) or both_powers(int(size), p1, p2, level)[0] for size in n]),
        approximate={name: theorems[slug].grid(n=n, **rates) for name, slug in APPROXIMATIONS.items()},
        p=p,
        true_size={name: doubled * size for name, size in sizes_of_tests(first, level, p).items()},
        boschloo=raised_level(n, enough, target, lambda size: boschloo_power(size, p1, p2, level)),
    )  # fmt: skip


def one_sided(sides: str, alpha: float) -> float:
    """The level on the side where the first is better."""
    return alpha / 2 if sides == "two" else alpha


def refusal(p1: float, p2: float, sides: str, alpha: float, target: float) -> str | None:
    """Why these probabilities have no plan; None where they have one."""
    if p1 <= p2:
        return f"The first probability must be larger than the second; got {p1:g} and {p2:g}."
    lower = theorems["fisher_test_power_lower"](n=LARGEST, p1=p1, p2=p2, alpha=one_sided(sides, alpha))
    if lower >= target:
        return None
    return (
        f"{LARGEST:,} examples of each model are not proved to tell {p1:g} from {p2:g} with power {target:g}; "
        "set them further apart."
    )


def _first(slug: str, rates: Mapping[str, float], target: float) -> int:
    """The smallest n at which a power that never falls with n reaches the target; `LARGEST` where none does."""
    smallest = first_true(lambda n: theorems[slug](n=n, **rates) >= target, 1, LARGEST)
    return LARGEST if smallest is None else smallest


def _every_power(certified: int, p1: float, p2: float, level: float, target: float) -> dict[int, float]:
    """Exact powers from the first n at which even the randomized test reaches the target, n by n, below `certified`.

    The randomized power never falls, and is never below the other: no smaller n has the power. No more than `LOOKED_AT`
    beyond the first that has it.
    """
    start = first_true(lambda n: both_powers(n, p1, p2, level)[1] >= target, 1, certified)
    powers: dict[int, float] = {}
    end = certified
    for n in range(certified if start is None else start, certified):
        powers[n] = both_powers(n, p1, p2, level)[0]
        if powers[n] >= target and end == certified:
            end = min(end, n + LOOKED_AT)
        if n + 1 >= end:
            break
    return powers


def _around(sizes: list[int]) -> Integers:
    """Sizes that hold all of these, with as much again around them; all of them where they are few."""
    low, high = min(sizes), max(sizes)
    beside = max(8, (high - low) // 2)
    low, high = max(1, low - beside), high + beside
    step = max(1, (high - low) // (2 * POINTS))
    return np.unique([*range(low, high + 1, step), high, *sizes])
