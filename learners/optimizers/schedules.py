"""Learning rates that change: each schedule starts anew for a run and answers step by step."""

from collections.abc import Callable
from dataclasses import dataclass
from math import sqrt
from typing import Annotated, Any, ClassVar, Protocol, runtime_checkable

from learners.shared.arguments import integer, real

# From the step's number t = 1, 2, ... and the objective's value before the step to the learning rate.
Rate = Callable[[int, float], float]


@runtime_checkable
class Schedule(Protocol):
    """A rule for the learning rate; `begin(steps)` gives the rates of one run of so many steps."""

    def begin(self, steps: int) -> Rate:
        """The rates of a run of `steps` steps."""


LearningRate = Annotated[float | Schedule, "learning rate"]


@dataclass(frozen=True)
class Constant:
    """The same rate at every step; above 2/L gradient descent on an L-smooth quadratic diverges."""

    title: ClassVar[str] = "Constant"
    rate: Annotated[float, "learning rate"] = 0.1

    def __post_init__(self) -> None:
        real(self, "rate", above=0)

    def begin(self, steps: int) -> Rate:
        return lambda t, value: self.rate


@dataclass(frozen=True)
class Tuned:
    """B / (rho sqrt(T)), constant in a run of T steps: the step size of the theorems on convex functions."""

    title: ClassVar[str] = "B/(ρ√T)"
    norm: Annotated[float, "distance B to the best weights"] = 1.0
    lipschitz: Annotated[float, "longest gradient rho"] = 1.0

    def __post_init__(self) -> None:
        real(self, "norm", above=0)
        real(self, "lipschitz", above=0)

    def begin(self, steps: int) -> Rate:
        eta = self.norm / (self.lipschitz * sqrt(max(1, steps)))
        return lambda t, value: eta


@dataclass(frozen=True)
class InverseTime:
    """rate / t; with rate = 1/lambda, that of strongly convex functions."""

    title: ClassVar[str] = "1/t"
    rate: Annotated[float, "first learning rate"] = 1.0

    def __post_init__(self) -> None:
        real(self, "rate", above=0)

    def begin(self, steps: int) -> Rate:
        return lambda t, value: self.rate / t


@dataclass(frozen=True)
class InverseRoot:
    """rate / sqrt(t): needs no number of steps told in advance."""

    title: ClassVar[str] = "1/√t"
    rate: Annotated[float, "first learning rate"] = 1.0

    def __post_init__(self) -> None:
        real(self, "rate", above=0)

    def begin(self, steps: int) -> Rate:
        return lambda t, value: self.rate / sqrt(t)


@dataclass(frozen=True)
class StepDecay:
    """The rate is multiplied by `factor` after every `every` steps."""

    title: ClassVar[str] = "Step decay"
    rate: Annotated[float, "first learning rate"] = 0.1
    factor: Annotated[float, "what the rate is multiplied by"] = 0.5
    every: Annotated[int, "steps between two drops"] = 50

    def __post_init__(self) -> None:
        real(self, "rate", above=0)
        _fraction(self, "factor")
        integer(self, "every", 1)

    def begin(self, steps: int) -> Rate:
        return lambda t, value: self.rate * self.factor ** ((t - 1) // self.every)


@dataclass(frozen=True)
class LinearDecay:
    """From `rate` in a straight line to `final`, reached after `until` steps and kept.

    Step t = 1 has the full rate: the s of (1 - s/tau) eta_0 + (s/tau) eta_tau counts the steps already taken.
    """

    title: ClassVar[str] = "Linear decay"
    rate: Annotated[float, "first learning rate"] = 0.1
    final: Annotated[float, "last learning rate"] = 0.001
    until: Annotated[int, "steps until the last rate"] = 200

    def __post_init__(self) -> None:
        real(self, "rate", above=0)
        real(self, "final", above=0)
        integer(self, "until", 1)

    def begin(self, steps: int) -> Rate:
        def rate(t: int, value: float) -> float:
            share = min(1.0, (t - 1) / self.until)
            return (1 - share) * self.rate + share * self.final

        return rate


@dataclass(frozen=True)
class Plateau:
    """The rate is multiplied by `factor` once the value has not fallen below its best for `patience` steps.

    The notes reduce it "every time the loss becomes too small"; meant is: when it has stopped falling.
    """

    title: ClassVar[str] = "Reduce on plateau"
    rate: Annotated[float, "first learning rate"] = 0.1
    factor: Annotated[float, "what the rate is multiplied by"] = 0.5
    patience: Annotated[int, "steps without a better value"] = 5

    def __post_init__(self) -> None:
        real(self, "rate", above=0)
        _fraction(self, "factor")
        integer(self, "patience", 1)

    def begin(self, steps: int) -> Rate:
        eta, best, waited = self.rate, float("inf"), 0

        def rate(t: int, value: float) -> float:
            nonlocal eta, best, waited
            waited = 0 if value < best else waited + 1
            best = min(best, value)
            if waited >= self.patience:
                eta, waited = eta * self.factor, 0
            return eta

        return rate


SCHEDULES = (Constant, Tuned, InverseTime, InverseRoot, StepDecay, LinearDecay, Plateau)


def check_rate(optimizer: Any) -> None:
    """ValueError unless the optimizer's `rate` is a positive real or a schedule."""
    if not isinstance(optimizer.rate, Schedule):
        real(optimizer, "rate", above=0)


def begin(rate: float | Schedule, steps: int) -> Rate:
    """The rates of one run, for a number as for a schedule."""
    return rate.begin(steps) if isinstance(rate, Schedule) else Constant(rate).begin(steps)


def _fraction(schedule: object, name: str) -> None:
    real(schedule, name, above=0, below=1)
