"""ln(1 - x), which loses its digits for small x when it is computed as it is written."""

from __future__ import annotations

from typing import Any

import numpy as np

from bounds.special import Special


def _log_one_minus(x: Any) -> Any:
    return np.log1p(-x)


def _ball(x: Any) -> Any:
    from flint import arb, fmpq

    from bounds.arithmetic import log

    return log(1 - x) if isinstance(x, fmpq) else (-arb(x)).log1p()


log_one_minus = Special("log_one_minus", _log_one_minus, _ball, lambda x: rf"\ln\left(1-{x}\right)")
