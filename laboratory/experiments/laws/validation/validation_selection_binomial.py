"""Chosen on the validation set, judged exactly."""

from laboratory.experiments.drawn_samples import CHOSEN
from laboratory.experiments.enumeration import HYPOTHESES, counted, fewest, risk
from laboratory.experiments.law import FailureLaw

LAW = FailureLaw(
    event="the chosen one's risk exceeds the bound",
    world=CHOSEN,
    inputs=lambda k, n, p, delta: {"m": n, "delta": delta, "errors": k, "k": HYPOTHESES},
    exact=counted(risk, mass=fewest(HYPOTHESES)),
)
