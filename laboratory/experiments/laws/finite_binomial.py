"""A finite class, by the binomial distribution."""

from math import log

from laboratory.experiments.enumeration import HYPOTHESES, counted, risk
from laboratory.experiments.law import Law
from laboratory.experiments.laws._worlds import CLASS

LAW = Law(
    event="the risk of some hypothesis exceeds its bound",
    world=CLASS,
    inputs=lambda k, n, p, delta: {"m": n, "delta": delta, "errors": k, "ln_size": log(HYPOTHESES)},
    exact=counted(risk, times=HYPOTHESES),
)
