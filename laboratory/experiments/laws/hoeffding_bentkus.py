"""A test set, by the better of two tails."""

from laboratory.experiments.enumeration import counted, risk
from laboratory.experiments.law import Law
from laboratory.experiments.laws._worlds import FIXED

LAW = Law(
    event="the risk exceeds the bound",
    world=FIXED,
    inputs=lambda k, n, p, delta: {"m": n, "delta": delta, "test_error": k / n},
    exact=counted(risk),
)
