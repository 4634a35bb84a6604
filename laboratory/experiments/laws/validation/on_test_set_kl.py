"""A test set, by relative entropy."""

from laboratory.experiments.drawn_samples import FIXED
from laboratory.experiments.enumeration import counted, risk
from laboratory.experiments.law import FailureLaw

LAW = FailureLaw(
    theorem="test_set_kl",
    event="the risk exceeds the bound",
    world=FIXED,
    inputs=lambda k, n, p, delta: {"m": n, "delta": delta, "test_error": k / n},
    exact=counted(risk),
)
