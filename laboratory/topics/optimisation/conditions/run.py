"""Along a line downhill: which steps fall enough (Armijo), and which end flat enough (curvature, Wolfe)."""

from collections.abc import Callable
from dataclasses import dataclass, field

import numpy as np
from numpy.typing import NDArray

from laboratory.topics.optimisation.conditions.counterexamples import EXAMPLES, StepExample, step_example
from learners.optimizers.objective import Objective
from learners.optimizers.wolfe import WolfeStep, wolfe_search

Reals = NDArray[np.float64]
Intervals = tuple[tuple[float, float], ...]
LINES = {"parabola": "A parabola", "waves": "A wavy slope"}
POINTS = 801
EXAMPLE_STEPS = 10


@dataclass(frozen=True)
class SearchLine:
    """psi(eta) = f(w + eta p), the height after a step of eta, on [0, `longest`]; `slope` is its derivative.

    Attributes
    ----------
    exact : the step to the lowest point of a parabola; None for others.
    """

    name: str
    height: Callable[[Reals], Reals]
    slope: Callable[[Reals], Reals]
    longest: float
    exact: float | None = None

    @property
    def steps(self) -> Reals:
        """Where it is drawn, `(801,)`."""
        return np.linspace(0, self.longest, POINTS)

    @property
    def start(self) -> tuple[float, float]:
        """Height and slope at the step 0."""
        at = np.zeros(1)
        return float(self.height(at)[0]), float(self.slope(at)[0])

    @property
    def objective(self) -> Objective:
        """The same as an objective of one weight, from 0."""
        return Objective(
            self.name, lambda w: float(self.height(w)[0]), lambda w: np.asarray(self.slope(w)), np.zeros(1)
        )


@dataclass(frozen=True)
class AdmissibleSteps:
    """Admissible steps within the part of the line `of` that is drawn, as closed intervals, and a line `search`."""

    of: SearchLine = field(repr=False)
    armijo: Intervals
    curvature: Intervals
    both: Intervals
    search: WolfeStep


def conditions(
    kind: str, alpha: float, beta: float, strong: bool = False, first: float = 1.0
) -> AdmissibleSteps | StepExample:
    """What is `admitted` along the line called `kind`, or that example of the notes."""
    return step_example(kind, EXAMPLE_STEPS) if kind in EXAMPLES else admitted(line(kind), alpha, beta, strong, first)


def line(name: str) -> SearchLine:
    """f = w^2 seen from 1 in the direction -2, or a slope with waves."""
    if name == "parabola":
        return SearchLine(name, lambda e: (1 - 2 * e) ** 2, lambda e: -4 * (1 - 2 * e), 1.2, exact=0.5)
    if name == "waves":
        return SearchLine(
            name,
            lambda e: (e - 2) ** 2 / 4 + np.cos(5 * e) / 4,
            lambda e: (e - 2) / 2 - 5 * np.sin(5 * e) / 4,
            4.5,
        )
    raise ValueError(f"the line must be one of {', '.join(LINES)}; got {name!r}")


def admitted(of: SearchLine, alpha: float, beta: float, strong: bool, first: float) -> AdmissibleSteps:
    """The steps that Armijo's condition with `alpha`, and the curvature condition with `beta`, admit.

    Armijo: psi(eta) <= psi(0) + alpha eta psi'(0). Curvature: psi'(eta) >= beta psi'(0), strong: |psi'(eta)| <=
    beta |psi'(0)|. The search tries `first` first. ValueError unless 0 < alpha < beta < 1.
    """
    start, slope = of.start

    def falls(e: Reals) -> Reals:
        return start + alpha * e * slope - of.height(e)

    def flat(e: Reals) -> Reals:
        there = of.slope(e)
        return np.minimum(there - beta * slope, -beta * slope - there) if strong else there - beta * slope

    def both(e: Reals) -> Reals:
        return np.minimum(falls(e), flat(e))

    search = wolfe_search(of.objective, np.zeros(1), np.ones(1), alpha, beta, strong, first)
    return AdmissibleSteps(of, _where(falls, of), _where(flat, of), _where(both, of), search)


def _where(allows: Callable[[Reals], Reals], of: SearchLine) -> Intervals:
    """Where `allows` is at least 0 beyond the step 0: its changes of sign on the grid, refined by bisection."""
    from scipy.optimize import brentq

    steps = of.steps[1:]
    good = allows(steps) >= 0
    ends = [float(steps[0])] if good[0] else []
    turns = np.flatnonzero(good[1:] != good[:-1])
    ends += [float(brentq(lambda e: float(allows(np.array([e]))[0]), steps[i], steps[i + 1])) for i in turns]
    if good[-1]:
        ends.append(float(steps[-1]))
    if good[0]:
        ends[0] = 0.0
    return tuple(zip(ends[::2], ends[1::2], strict=True))
