"""What the figures of steps downhill have in common."""

from typing import Any

from laboratory.figures.axes import Scale
from laboratory.figures.curves import curve, dot
from laboratory.figures.figure import Figure
from laboratory.figures.names import End
from laboratory.figures.roles import guarantee
from laboratory.topics.optimisation.gap_bounds import GapBound

HEIGHT = 400
BESIDE_A_PLAYER = 330
ABOVE = Scale("above the minimum")
RATE = Scale("learning rate", "η")
WEIGHT = Scale("weight", "<i>w</i>")
FOR_THE_MEAN = guarantee(3, "bound (mean)")  # in a colour that no method has


def bound_curve(fig: Figure, bound: GapBound) -> End:
    """The bound for runs of every length; where each has a step size of its own, a diamond marks this run's."""
    hover: dict[str, Any] = {"hovertemplate": "bound for %{x:,d} steps: %{y:.3g}<extra></extra>"}
    end = curve(fig, bound.steps, bound.values, FOR_THE_MEAN, **hover)
    if not bound.every_step:
        dot(fig, (float(bound.steps[-1]), bound.value), FOR_THE_MEAN, "bound for this run")
    return end
