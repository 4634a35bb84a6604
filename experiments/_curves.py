"""Learning curves: training error, exact true risk and promises, by sample size."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain
from typing import TYPE_CHECKING, Any

from experiments._promise import Promise
from experiments._sweep import sweep
from sources import Source

if TYPE_CHECKING:
    import pandas as pd

COLUMNS = (
    "run", "m", "seed", "training_error", "true_risk", "exact",
    "theorem", "measured", "start", "given", "promised", "holds",
)  # fmt: skip


def learning_curve(
    learner: Any,
    source: Source,
    sizes: Sequence[int],
    runs: int,
    seed: int,
    promises: Sequence[Promise] = (),
    delta: float = 0.05,
    workers: int = 1,
) -> pd.DataFrame:
    """Fit `learner` to `runs` independent samples of each size, and hold every promise against the exact true risk.

    Returns a tidy table: a row per run, size and promise, with the columns of `COLUMNS`. One seed gives one table,
    whatever the number of workers. Raises ValueError for an impossible plan, AssumptionsNotGranted for a promise
    whose assumptions do not hold in this world.
    """
    import pandas as pd

    rows = chain.from_iterable(sweep(learner, source, sizes, runs, seed, promises, delta, workers))
    return pd.DataFrame(list(rows), columns=list(COLUMNS))


def summary(table: pd.DataFrame, level: float = 0.95) -> pd.DataFrame:
    """The table by theorem and sample size: medians, 5 % and 95 % quantiles, failures and an interval for their rate.

    `promised` is the promise of the run in the middle (of two, the lower), and `given` and `start` what the theorem
    was asked in that run and what its value was added to, so that the number can be followed to its theorem.
    `tightness` is this promise over the 95 % quantile of what was measured. The interval is Clopper and
    Pearson's at `level`.
    """
    import pandas as pd

    rows = []
    for (theorem, m), group in table.groupby(["theorem", "m"], sort=False):
        high = group["measured"].quantile(0.95)
        middle = group.sort_values("promised", kind="stable").iloc[(len(group) - 1) // 2]
        failures = int((~group["holds"]).sum())
        low_rate, high_rate = failure_interval(failures, len(group), level)
        rows.append(
            {
                "theorem": theorem, "m": m, "runs": len(group),
                "training_error": group["training_error"].median(), "true_risk": group["true_risk"].median(),
                "exact": bool(group["exact"].all()),
                "measured": group["measured"].median(), "measured_low": group["measured"].quantile(0.05),
                "measured_high": high,
                "promised": middle["promised"], "start": middle["start"], "given": middle["given"],
                "tightness": middle["promised"] / high if high > 0 else float("inf"),
                "failures": failures, "failure_rate_low": low_rate, "failure_rate_high": high_rate,
            }
        )  # fmt: skip
    return pd.DataFrame(rows)


def failure_interval(failures: int, runs: int, level: float = 0.95) -> tuple[float, float]:
    """Clopper and Pearson's interval for the failure rate."""
    from scipy.stats import binomtest

    interval = binomtest(failures, runs).proportion_ci(confidence_level=level, method="exact")
    return float(interval.low), float(interval.high)
