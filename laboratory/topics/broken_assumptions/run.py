"""A bound at growing strengths of one violation: how often it fails, measured and, where possible, exact."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np
from numpy.typing import NDArray

from bounds import theorems
from bounds.theorem import Theorem
from bounds.vocabulary.assumptions import Assumption
from laboratory.experiments.verdict import Verdict, of_failures
from learners.shared.arrays import Integers, Reals

ROUNDING = 1e-12


@dataclass(frozen=True, eq=False)
class Repair:
    """A theorem that does not assume what was broken, and how often it failed at each strength, `(strengths,)`."""

    slug: str
    inputs: tuple[Mapping[str, Any], ...]
    misses: Integers


@dataclass(frozen=True, eq=False)
class BrokenRun:
    """What was measured at each of the `strengths` `(strengths,)`, of which the first violates nothing.

    The theorem `slug` with these `inputs` bounds `measured` `(strengths, runs)` between `low` and `high`
    `(strengths,)`, but for a share δ of the runs. `truth` `(strengths,)` is the true risk of what is tested, or the
    minimum risk. `laws` `(strengths, m + 1)` are the exact probabilities of each number of errors, or None;
    `broken` are the theorem's assumptions that do not hold from the second strength on. Where the theorem is about
    learners without training error, `consistent` `(strengths,)` counts the runs in which there was one. `kind` is the
    question's name.
    """

    slug: str
    inputs: Mapping[str, Any]
    strengths: Reals
    measured: Reals
    low: Reals
    high: Reals
    truth: Reals
    broken: tuple[Assumption, ...]
    laws: Reals | None = None
    repair: Repair | None = None
    consistent: Integers | None = None
    kind: str = "repeat"

    @property
    def theorem(self) -> Theorem:
        return theorems[self.slug]

    @property
    def delta(self) -> float:
        """The allowed failure probability."""
        return float(self.inputs["delta"])

    @property
    def runs(self) -> int:
        return int(self.measured.shape[1])

    @property
    def last(self) -> int:
        """Index of the greatest strength."""
        return len(self.strengths) - 1

    @cached_property
    def failed(self) -> NDArray[np.bool_]:
        """Runs in which the bound failed, `(strengths, runs)`."""
        return np.asarray(self._outside(self.measured))

    @cached_property
    def verdicts(self) -> tuple[Verdict, ...]:
        """For each strength failures, their rate with Clopper and Pearson's 95 % interval, and whether δ is kept."""
        return tuple(of_failures(int(misses), self.runs, self.delta) for misses in self.failed.sum(axis=1))

    @cached_property
    def exact(self) -> Reals | None:
        """The exact failure probability at each strength, `(strengths,)`, where the law is known."""
        if self.laws is None:
            return None
        outcomes = np.arange(self.laws.shape[1]) / (self.laws.shape[1] - 1)
        return np.asarray((self.laws * self._outside(outcomes[np.newaxis])).sum(axis=1))

    @cached_property
    def first_beyond(self) -> int | None:
        """Index of the first strength whose failures would have probability at most 1e-6 if δ held, or None."""
        return next((i for i, verdict in enumerate(self.verdicts) if not verdict.holds), None)

    @cached_property
    def first_seen(self) -> int | None:
        """Index of the first strength whose 95 % interval lies above δ; None for nowhere."""
        return next((i for i, verdict in enumerate(self.verdicts) if verdict.low > self.delta), None)

    @property
    def first_above(self) -> int | None:
        """Index of the first strength whose exact failure probability is above δ; None for nowhere or unknown."""
        if self.exact is None or not (self.exact > self.delta).any():
            return None
        return int(np.argmax(self.exact > self.delta))

    def _outside(self, values: Reals) -> Any:
        low, high = self.low[:, np.newaxis], self.high[:, np.newaxis]
        return (values < low - ROUNDING) | (values > high + ROUNDING)
