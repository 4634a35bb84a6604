"""A test set, exactly."""

from laboratory.experiments.enumeration import counted, risk
from laboratory.experiments.law import Law
from laboratory.experiments.laws._worlds import FIXED

LAW = Law(
    theorem="test_set_binomial",
    event="the risk exceeds the bound",
    world=FIXED,
    inputs=lambda k, n, p, delta: {"m": n, "delta": delta, "errors": k},
    exact=counted(risk),
)
