"""An experiment: one bound compared with the truth, on one data distribution, with one learner."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any, Literal

from laboratory.experiments._missing import missing
from laboratory.experiments.bound_adapter import BoundAdapter
from laboratory.experiments.curves import learning_curve
from laboratory.worlds import World

if TYPE_CHECKING:
    import pandas as pd


@dataclass(frozen=True, kw_only=True)
class Experiment:
    """Refuses to exist when the source does not satisfy what the theorem assumes."""

    title: str
    claim: str  # what is compared with what, and how often it may fail
    learner: Any
    world: World
    adapter: BoundAdapter
    sizes: tuple[int, ...]
    runs: int
    delta: float = 0.05

    def __post_init__(self) -> None:
        self.adapter.check(self.learner, self.world)

    @cached_property
    def allowed_failure_rate(self) -> float:
        """The failure rate that the theorem allows: 0 for a sure statement, else delta."""
        return 0.0 if self.adapter.sure else self.delta

    @property
    def theorem(self) -> str:
        """The slug of the theorem that is tested."""
        return self.adapter.theorem

    @property
    def kind(self) -> Literal["sure", "confident"]:
        """May the bound fail?"""
        return "sure" if self.adapter.sure else "confident"

    def run(self, seed: int, runs: int | None = None, workers: int | None = None) -> pd.DataFrame:
        """The tidy table of `learning_curve`. Raises ValueError where anything is missing from it."""
        table = learning_curve(
            self.learner,
            self.world,
            sizes=self.sizes,
            runs=runs or self.runs,
            seed=seed,
            adapters=(self.adapter,),
            delta=self.delta,
            workers=workers,
        )
        if lacking := missing(table):
            raise ValueError(f"{self.title} must have a bound at every size: {lacking[0].why}")
        return table


def chance_of_so_many_failures(failures: int, runs: int, rate: float) -> float:
    """Probability of at least so many failures if each run fails with probability `rate`: small means refuted."""
    from scipy.stats import binom

    return float(binom.sf(failures - 1, runs, rate))
