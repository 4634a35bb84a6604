"""The true risk of each run of a learning curve, bounded by the rows of the table that it did not draw."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from bounds import theorems
from laboratory.experiments.measures import GROUPS, NOT_DRAWN, measure_of

if TYPE_CHECKING:
    import pandas as pd


def risk_intervals(table: pd.DataFrame, delta: float = 0.05) -> pd.DataFrame:
    """Clopper and Pearson's interval for the true risk of what each run learned, by the rows that it did not draw.

    `table` is of `learning_curve` on `X` and `y`. Returns a row for each run and size: `run`, `m`, `seed`,
    `training_error`, `error_not_drawn`, `rows_not_drawn`, and the ends `risk_low` and `risk_high`, nan where the
    learner refused.
    Each interval fails with probability at most `delta`, if the rows of the table were drawn independently from one
    distribution; runs share rows, so they fail together.
    Where rows belong together in `groups` it is Hoeffding's over groups, if these were drawn independently, and the
    true risk is that of groups of the sizes held out, each weighed by its size. Raises ValueError for a table whose
    rows were not held out.

    >>> from laboratory.experiments import learning_curve, risk_intervals
    >>> X, y = [[value] for value in range(40)], [0, 1] * 20
    >>> table = risk_intervals(learning_curve("knn", X, y, sizes=10, runs=2, seed=1))
    >>> bool((table["risk_low"] <= table["error_not_drawn"]).all()), table["rows_not_drawn"].tolist()
    (True, [30, 30])
    """
    if measure_of(table).column != NOT_DRAWN.column:
        raise ValueError("risk_intervals needs a learning curve of rows in part held out; this one has none")
    if not 0 < delta < 1:
        raise ValueError(f"delta, the failure probability, must be a number in (0, 1); got {str(delta)[:40]}")
    groups = [GROUPS] if GROUPS in table.columns else []
    columns = ["run", "m", "seed", "training_error", NOT_DRAWN.column, "rows_not_drawn", *groups]
    several = table[columns].drop_duplicates(["run", "m", "seed"]).reset_index(drop=True)
    of = _of_groups if groups else _ends
    independent = several[GROUPS if groups else "rows_not_drawn"]
    ends = [of(error, int(parts), delta) for error, parts in zip(several[NOT_DRAWN.column], independent, strict=True)]
    return several.assign(risk_low=[low for low, _ in ends], risk_high=[high for _, high in ends])


def _ends(error: float, rows: int, delta: float) -> tuple[float, float]:
    if math.isnan(error):
        return math.nan, math.nan
    inputs = {"m": rows, "delta": delta / 2, "errors": round(error * rows)}
    low, high = (float(theorems[slug](**inputs)) for slug in ("test_set_binomial_lower", "test_set_binomial"))
    return low, high


def _of_groups(error: float, groups: int, delta: float) -> tuple[float, float]:
    """A sum of independent errors of groups, each between 0 and its size, which are worth so many of one size."""
    if math.isnan(error):
        return math.nan, math.nan
    half = float(theorems["hoeffding_two_sided"](m=groups, delta=delta))
    return max(error - half, 0.0), min(error + half, 1.0)
