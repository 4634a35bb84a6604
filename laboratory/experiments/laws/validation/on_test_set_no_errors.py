"""A test set without a mistake."""

import numpy as np

from laboratory.experiments.drawn_samples import FIXED
from laboratory.experiments.enumeration import counted
from laboratory.experiments.law import FailureLaw

LAW = FailureLaw(
    theorem="test_set_no_errors",
    event="no mistake is made and yet the risk exceeds the bound",
    world=FIXED,
    inputs=lambda k, n, p, delta: {"m": n, "delta": delta},
    exact=counted(lambda k, n, p: np.where(k == 0, p, 0.0)),
)
