"""The training loss of one network against epochs, for several learning rates, on the tumours of Wisconsin."""

from dataclasses import dataclass
from functools import cached_property

import numpy as np

from bounds.vocabulary.domain import Interval
from laboratory.experiments.one_core import one_core
from laboratory.views.fields import Number
from laboratory.worlds.real_world import RealWorld
from learners.networks.network import initial
from learners.networks.training import Rules, train
from learners.shared.arrays import Reals

EACH = Number("rate", "Each learning rate", "learning rate η", Interval(0, 1000, closed_low=False), 1)
MOST_RATES = 6
RISE = 1e-9  # of the loss before: less is rounding


@dataclass(frozen=True)
class LossCurve:
    """One rate: losses after 0, 1, ... epochs, as many as stayed finite."""

    rate: float
    losses: Reals
    diverged: bool

    @cached_property
    def rises(self) -> int:
        """Epochs that ended with a larger loss than they began with."""
        return int((np.diff(self.losses) > RISE * self.losses[:-1]).sum())


@dataclass(frozen=True)
class RatesPlan:
    """Which rates, from the same weights each, on the same examples."""

    rates: tuple[float, ...] = (0.01, 0.1, 1.0, 10.0)
    units: int = 8
    epochs: int = 100
    momentum: float = 0.0
    seed: int = 0


def rates_run(plan: RatesPlan) -> tuple[LossCurve, ...]:
    """Batch descent on the mean cross entropy of all 569 tumours, with scaled features; a LossCurve for each rate."""
    X, y, _ = RealWorld("breast_cancer").examples
    points = (X - X.mean(axis=0)) / X.std(axis=0)
    data = (np.asarray(points, np.float64), y[:, np.newaxis].astype(np.float64))
    start = initial((X.shape[1], plan.units, 1), np.random.RandomState(plan.seed), hidden="tanh", output="logistic")
    curves = []
    for rate in plan.rates:
        rules = Rules(rate=rate, momentum=plan.momentum, epochs=plan.epochs, tolerance=-1.0)
        with one_core():
            done = train(start, data, rules, "cross_entropy", np.random.RandomState(plan.seed))
        curves.append(LossCurve(rate, done.history["training_loss"], done.history["stopped_by"] == "diverged"))
    return tuple(curves)


def with_rates(rates: tuple[float, ...], units: int, epochs: int, momentum: float, seed: int) -> tuple[LossCurve, ...]:
    """See `rates_run` and `RatesPlan`."""
    return rates_run(RatesPlan(rates, units, epochs, momentum, seed))


def rates_of(text: str) -> tuple[float, ...]:
    """The rates of `0.1, 1`, rising. Raises ValueError, in one sentence, for what is not 1 to 6 rates."""
    parts = text.split(",")
    if len(parts) > MOST_RATES:
        raise ValueError(f"Learning rates must be 1 to {MOST_RATES} numbers; got {len(parts)}.")
    return tuple(sorted({EACH.parse(part) for part in parts}))


def format_rates(rates: tuple[float, ...]) -> str:
    """Rates as `rates_of` reads them."""
    return ", ".join(EACH.to_text(rate) for rate in rates)
