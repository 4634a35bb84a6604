"""Chosen on the validation set."""

from laboratory.experiments.enumeration import HYPOTHESES, apart, counted, fewest
from laboratory.experiments.law import Law
from laboratory.experiments.laws._worlds import CHOSEN

LAW = Law(
    event="the chosen one's validation error differs from its risk by more than the bound",
    world=CHOSEN,
    inputs=lambda k, n, p, delta: {"m": n, "delta": delta, "k": HYPOTHESES},
    exact=counted(apart, mass=fewest(HYPOTHESES)),
)
