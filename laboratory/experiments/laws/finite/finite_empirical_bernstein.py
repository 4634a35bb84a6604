"""A finite class, by sample variances."""

from math import log

from laboratory.experiments.drawn_samples import CLASS
from laboratory.experiments.enumeration import HYPOTHESES, above, counted
from laboratory.experiments.law import FailureLaw

LAW = FailureLaw(
    event="some hypothesis has a risk above its training error by more than its bound",
    world=CLASS,
    inputs=lambda k, n, p, delta: {
        "m": n,
        "delta": delta,
        "variance": k * (n - k) / (n * (n - 1)),
        "ln_size": log(HYPOTHESES),
    },
    exact=counted(above, times=HYPOTHESES),
    least=2,
)  # fmt: skip
