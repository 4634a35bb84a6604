"""A validation set, from above."""

from laboratory.experiments.enumeration import above, counted
from laboratory.experiments.law import Law
from laboratory.experiments.laws._worlds import VALIDATED

LAW = Law(
    event="the risk exceeds the validation error by more than the bound",
    world=VALIDATED,
    inputs=lambda k, n, p, delta: {"m": n, "delta": delta},
    exact=counted(above),
)
