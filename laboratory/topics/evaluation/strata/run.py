"""n items over strata of known weights: variances of three plans, beside a simple random sample, and real errors."""

from dataclasses import dataclass
from typing import Any

import numpy as np

from bounds import theorems
from laboratory.topics.evaluation.strata.reading import Stratum
from learners.shared.arrays import Integers, Reals

DRAWS = 20_000  # test sets
GRID = 40  # numbers of items at most, along which standard errors are worked out
TAIL = 121  # errors at which tails are read
LARGEST = 20_000  # items
PLANS = {"proportional": "proportional", "neyman": "Neyman (optimal)", "equal": "equal"}


@dataclass(frozen=True, eq=False)
class StratifiedTest:
    """One plan for n items.

    Attributes
    ----------
    weights, accuracies : `(strata,)`, the weights adding up to 1.
    n, plan, delta : items in all, a key of PLANS, and the failure probability of the guaranteed half-width.
    sizes : `(plans, strata)` items of each stratum, in the order of PLANS.
    totals : `(totals,)` numbers of items, and `errors`, `(1 + plans, totals)`: the standard error of a simple random
        sample and of each plan.
    far : `(tail,)` distances from the true accuracy, and `beyond`, `(2, tail)`: the share of simulated test sets whose
        estimate is farther away, of a simple random sample and of the plan chosen.
    measured : the root mean squared error of both in the simulation.
    """

    weights: Reals
    accuracies: Reals
    n: int
    plan: str
    delta: float
    sizes: Integers
    totals: Integers
    errors: Reals
    far: Reals
    beyond: Reals
    measured: tuple[float, float]

    @property
    def accuracy(self) -> float:
        """The true accuracy of the mixture: the weighted mean."""
        return float(self.weights @ self.accuracies)

    @property
    def simple_variance(self) -> float:
        """Of a simple random sample of n items."""
        return self.accuracy * (1 - self.accuracy) / self.n

    @property
    def chosen(self) -> Integers:
        """Items of each stratum by the plan chosen."""
        return np.asarray(self.sizes[list(PLANS).index(self.plan)])

    @property
    def variances(self) -> dict[str, float]:
        """Of each plan's estimate."""
        return {plan: variance(self.weights, self.accuracies, row) for plan, row in zip(PLANS, self.sizes, strict=True)}

    @property
    def effective(self) -> dict[str, float]:
        """Items of a simple random sample with the same variance; infinite where the estimate is never off."""
        return {
            plan: self.n * self.simple_variance / of if of > 0 else float("inf") for plan, of in self.variances.items()
        }

    @property
    def unweighted(self) -> float:
        """What the plain mean over all items of the plan is on average."""
        return float(self.chosen @ self.accuracies / self.n)

    @property
    def inputs(self) -> dict[str, Any]:
        """Of McDiarmid's inequality: an item of a stratum moves the estimate by at most weight over size."""
        return {"squares": float((self.weights**2 / self.chosen).sum()), "delta": self.delta / 2}

    @property
    def half_width(self) -> float:
        """What the error exceeds with probability at most delta, whatever the accuracies are."""
        return float(theorems["mcdiarmid"](**self.inputs))


def stratified(strata: tuple[Stratum, ...], n: int, plan: str, delta: float, seed: int) -> StratifiedTest:
    """Variances at `n` and along totals, and errors of simulated test sets."""
    weights, accuracies = np.array(strata).T
    weights = weights / weights.sum()
    ends = max(len(weights), n // 4), max(2 * n, 4 * len(weights))
    totals = np.unique(np.geomspace(*ends, GRID).round().astype(np.int64))
    sizes = np.array([allocated(name, weights, accuracies, n) for name in PLANS])
    true = float(weights @ accuracies)
    errors = [[np.sqrt(true * (1 - true) / total) for total in totals]]
    for name in PLANS:
        rows = (allocated(name, weights, accuracies, int(total)) for total in totals)
        errors.append([np.sqrt(variance(weights, accuracies, row)) for row in rows])
    rng = np.random.default_rng(seed)
    chosen = sizes[list(PLANS).index(plan)]
    simple = rng.binomial(n, true, DRAWS) / n - true
    planned = (rng.binomial(chosen, accuracies, (DRAWS, len(weights))) / chosen) @ weights - true
    far = np.linspace(0, max(float(np.abs(simple).max()), float(np.abs(planned).max()), 1e-3), TAIL)
    beyond = [(np.abs(off)[:, None] > far + 1e-12).mean(axis=0) for off in (simple, planned)]
    return StratifiedTest(
        weights=weights, accuracies=accuracies, n=n, plan=plan, delta=delta, sizes=sizes, totals=totals,
        errors=np.array(errors), far=far, beyond=np.array(beyond),
        measured=(float(np.sqrt(np.mean(simple**2))), float(np.sqrt(np.mean(planned**2)))),
    )  # fmt: skip


def variance(weights: Reals, accuracies: Reals, sizes: Integers) -> float:
    """Of the weighted mean of the strata's shares."""
    return float((weights**2 * accuracies * (1 - accuracies) / sizes).sum())


def allocated(plan: str, weights: Reals, accuracies: Reals, n: int) -> Integers:
    """Items of each stratum, at least 1: whole numbers that add up to n."""
    if plan == "proportional":
        return _nearest(weights, n)
    if plan == "equal":
        return _nearest(np.full(len(weights), 1 / len(weights)), n)
    return _best(weights * np.sqrt(accuracies * (1 - accuracies)), weights, n)


def _nearest(shares: Reals, n: int) -> Integers:
    """1 and more: whole parts of n times the shares, and the largest remainders are rounded up."""
    sizes = np.maximum(np.floor(shares * n + 1e-9).astype(np.int64), 1)
    while (rest := n - int(sizes.sum())) != 0:
        lacking = shares * n - sizes
        if rest > 0:
            sizes[np.argsort(-lacking, kind="stable")[:rest]] += 1
        else:
            sizes[int(np.argmin(np.where(sizes > 1, lacking, np.inf)))] -= 1
    return sizes


def _best(spread: Reals, weights: Reals, n: int) -> Integers:
    """The whole numbers with the smallest sum of spread^2/size: Neyman's shares, rounded; then single items are moved
    while that helps. Each term is convex in its size, so that what no move improves is the optimum.
    """
    if not spread.any():
        return _nearest(weights, n)
    sizes = _nearest(spread / spread.sum(), n)
    while True:
        gain = spread**2 / (sizes * (sizes + 1.0))
        loss = np.where(sizes > 1, spread**2 / (sizes * np.maximum(sizes - 1.0, 1.0)), np.inf)
        to, source = int(np.argmax(gain)), int(np.argmin(loss))
        if gain[to] <= loss[source] * (1 + 1e-12):
            return sizes
        sizes[to] += 1
        sizes[source] -= 1


def refusal(strata: tuple[Stratum, ...], n: int) -> str | None:
    """Why there is no plan."""
    if all(accuracy in (0, 1) for _, accuracy in strata):
        return "Where every accuracy is 0 or 1 nothing varies within a stratum; one must be between 0 and 1."
    if n < len(strata):
        return f"Each stratum needs at least 1 item: n must be at least {len(strata)}; got {n}."
    return None
