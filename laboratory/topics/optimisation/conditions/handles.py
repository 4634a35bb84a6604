"""What can be dragged: the step that is tried first, and the shares that the conditions require."""

from collections.abc import Callable

import numpy as np

from laboratory.topics.optimisation.conditions.run import AdmissibleSteps
from laboratory.views.handles import Handle, on_rails
from laboratory.views.slider_steps import stops_between
from learners.shared.arrays import Reals

STOPS = 200
SHARES = [hundredth / 100 for hundredth in range(1, 100)]
Curve = Callable[[Reals], Reals]


def hold_heights(run: AdmissibleSteps, first: float, alpha: float, beta: float) -> list[Handle]:
    """The step that the search tries first, on the heights, and the end of Armijo's chord."""
    of, (start, slope) = run.of, run.of.start

    def text_of(e: float) -> str:
        return "low enough" if _at(of.height, e) <= start + alpha * e * slope else "not low enough"

    chord = on_rails(
        "Armijo's α", "alpha", alpha, [share for share in SHARES if share < beta],
        lambda share: (of.longest, start + share * slope * of.longest),
    )  # fmt: skip
    return [_first(run, first, of.height, text_of), chord]


def hold_slopes(run: AdmissibleSteps, first: float, alpha: float, beta: float, strong: bool) -> list[Handle]:
    """The same step on the slopes, and the slope that the curvature condition requires."""
    of, (_, slope) = run.of, run.of.start

    def text_of(e: float) -> str:
        there = _at(of.slope, e)
        return "flat enough" if (abs(there) if strong else -there) <= -beta * slope else "not flat enough"

    required = on_rails(
        "Curvature's β", "beta", beta, [share for share in SHARES if share > alpha],
        lambda share: (of.longest, share * slope),
    )  # fmt: skip
    return [_first(run, first, of.slope, text_of), required]


def _first(run: AdmissibleSteps, first: float, height: Curve, text_of: Callable[[float], str]) -> Handle:
    steps = [stop for stop in stops_between(0, run.of.longest, most=STOPS) if stop]
    return on_rails("First step tried", "first", first, steps, lambda e: (e, _at(height, e)), text_of)


def _at(height: Curve, step: float) -> float:
    return float(height(np.array([step]))[0])
