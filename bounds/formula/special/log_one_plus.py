"""ln(1 + x), which loses its digits for small x when it is computed as it is written."""

from typing import Any

import numpy as np
from numpy import log

from bounds.formula.cancelling import without_cancellation


@without_cancellation(np.log1p)
def log_one_plus(x: Any) -> Any:
    return log(1 + x)
