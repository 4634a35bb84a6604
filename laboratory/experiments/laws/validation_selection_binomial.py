"""Chosen on the validation set, judged exactly."""

from laboratory.experiments.enumeration import HYPOTHESES, counted, fewest, risk
from laboratory.experiments.law import Law
from laboratory.experiments.laws._worlds import CHOSEN

LAW = Law(
    event="the chosen one's risk exceeds the bound",
    world=CHOSEN,
    inputs=lambda k, n, p, delta: {"m": n, "delta": delta, "errors": k, "k": HYPOTHESES},
    exact=counted(risk, mass=fewest(HYPOTHESES)),
)
