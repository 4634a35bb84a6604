"""Wilson's interval, its lower end; the other half of delta belongs to the upper end."""

from laboratory.experiments.drawn_samples import FIXED
from laboratory.experiments.enumeration import counted, risk
from laboratory.experiments.law import FailureLaw

LAW = FailureLaw(
    event="the risk is below the lower end",
    world=FIXED,
    inputs=lambda k, n, p, delta: {"m": n, "delta": delta, "test_error": k / n},
    exact=counted(risk, share=0.5),
)
