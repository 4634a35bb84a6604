"""What the figures of steps downhill have in common."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from laboratory.figures.axes import Scale
from laboratory.figures.curves import curve, dot
from laboratory.figures.names import End
from laboratory.figures.roles import guarantee
from laboratory.topics.optimisation.promising import Promised

if TYPE_CHECKING:
    from laboratory.figures.figure import Figure

HEIGHT = 400
BESIDE_A_PLAYER = 330
ABOVE = Scale("above the best value")
RATE = Scale("learning rate", "η")
WEIGHT = Scale("weight", "<i>w</i>")
FOR_THE_MEAN = guarantee(3, "guarantee (mean)")  # in a colour that no method has


def guaranteed(drawn: Figure, promise: Promised) -> End:
    """The guarantee for runs of every length; where each has a step size of its own, a diamond marks this run's."""
    over: dict[str, Any] = {"hovertemplate": "guarantee for %{x:,d} steps: %{y:.3g}<extra></extra>"}
    end = curve(drawn, promise.steps, promise.values, FOR_THE_MEAN, **over)
    if not promise.every_step:
        dot(drawn, (float(promise.steps[-1]), promise.value), FOR_THE_MEAN, "guarantee for this run")
    return end
