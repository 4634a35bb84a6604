"""Chosen on the validation set."""

from laboratory.experiments.drawn_samples import CHOSEN
from laboratory.experiments.enumeration import HYPOTHESES, apart, counted, fewest
from laboratory.experiments.law import FailureLaw

LAW = FailureLaw(
    event="the chosen one's validation error differs from its risk by more than the bound",
    world=CHOSEN,
    inputs=lambda k, n, p, delta: {"m": n, "delta": delta, "k": HYPOTHESES},
    exact=counted(apart, mass=fewest(HYPOTHESES)),
)
