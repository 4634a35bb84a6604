"""A finite class, by relative entropy."""

from math import log

from laboratory.experiments.drawn_samples import CLASS
from laboratory.experiments.enumeration import HYPOTHESES, counted, risk
from laboratory.experiments.law import FailureLaw

LAW = FailureLaw(
    event="the risk of some hypothesis exceeds its bound",
    world=CLASS,
    inputs=lambda k, n, p, delta: {"m": n, "delta": delta, "training_error": k / n, "ln_size": log(HYPOTHESES)},
    exact=counted(risk, times=HYPOTHESES),
)
