"""Learning curves: training error, true risk or error on rows not drawn, and bounds, by sample size."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import chain
from typing import TYPE_CHECKING, Any

import numpy as np

from bounds import theorems
from laboratory.experiments._inputs import (
    AdapterChoices,
    AskedWorld,
    adapters_of,
    learner_and_world,
    sizes_of,
)
from laboratory.experiments._plotting import DRAWN_WITH, allow_plotting
from laboratory.experiments._sweep import Errors, raised_in, sweep
from laboratory.experiments.measures import (
    GROUPS,
    NOT_DRAWN,
    TRUE_RISK,
    RiskMeasure,
    measure_in,
    measure_of,
    rows_drawn_again,
    table_of,
)
from laboratory.experiments.own_rows import RowsByPlace
from laboratory.experiments.plan import ALL, usual_sizes

if TYPE_CHECKING:
    import pandas as pd
    from numpy.typing import ArrayLike

RUNS = 20  # for which nobody asks


def learning_curve(
    learner: Any,
    source: AskedWorld | ArrayLike,
    y: ArrayLike | None = None,
    *,
    sizes: int | Sequence[int] | None = None,
    runs: int = RUNS,
    seed: int = 0,
    adapters: AdapterChoices = ALL,
    delta: float = 0.05,
    workers: int | None = None,
    errors: Errors = "raise",
    groups: Any = None,
) -> pd.DataFrame:
    """Fit `learner` to `runs` independent samples of each size, and compare every bound with the exact true risk.

    `learning_curve(learner, source)`: `source` is a data distribution. `learning_curve(estimator, X, y)`: examples
    `X` `(rows, features)` and their labels `y` `(rows,)`, a `HeldOutTable`: some rows are drawn, and the error is
    measured on the others. Without `sizes` there are eight: from 20 to 2,000, of rows up to half of them. Without
    `adapters` there is every bound that applies.

    Returns a tidy table: a row per run, size and bound, with the columns of `COLUMNS`. One seed gives one table,
    whatever the number of workers; None leaves that to `joblib.parallel_config`. Where a theorem is not defined
    (d <= 2 m at a small m), `bound` is nan, `holds` is True and `why` gives the reason. Where the learner refuses a
    sample (fewer examples than neighbours), `training_error` and `true_risk` are nan too, and with `errors` "row" also
    where a run raises anything else. The other sizes are kept; `missing(table)` lists what is absent. In a
    `HeldOutTable` the column `error_not_drawn` replaces `true_risk`, with the number of `rows_not_drawn`, and there is
    no `holds`: a bound is about future examples. Raises ValueError for an impossible plan, such as a learner of numbers
    where there are labels, AssumptionsNotGranted for a bound whose assumptions this distribution does not satisfy.

    A learner and a distribution may be given by name or class, with their defaults, a bound by its theorem or its
    theorem's slug, no bound as "none", and a single size as a number. `table.learning_curves.plot()` is the app's
    figure of the table.

    Any object with fit and predict is a learner, a pipeline too; the bounds are those of the class that scikit-learn's
    linear classifiers can reach behind its scalers, projections, selectors and polynomial features, whichever rows
    they are fitted to. For such an object X may hold words, texts or missing values; then no class is known. What each
    bound assumes stands in `table.attrs["learning_curves"]["conditions"]` and below the figure. Labels `y` are 0, 1,
    ... in sorted order. `risk_intervals(table)` bounds each run's true risk by the rows not drawn. `groups` `(rows,)`
    says which rows of `X` belong together: then no group is both drawn and held out, no bound for independent rows
    applies, and intervals count `effective_groups` (a column) in the place of rows.

    >>> from laboratory.experiments import learning_curve
    >>> table = learning_curve("threshold_erm", "uniform_threshold", sizes=100, runs=3, seed=1, adapters="vc_vapnik")
    >>> table[["m", "theorem", "holds"]].to_dict("list")
    {'m': [100, 100, 100], 'theorem': ['vc_vapnik', 'vc_vapnik', 'vc_vapnik'], 'holds': [True, True, True]}

    >>> from sklearn.datasets import load_iris
    >>> from sklearn.neighbors import KNeighborsClassifier
    >>> X, y = load_iris(return_X_y=True)
    >>> own = learning_curve(KNeighborsClassifier(), X, y, sizes=[30, 90], runs=1, adapters="none")
    >>> own[["m", "rows_not_drawn"]].to_dict("list")
    {'m': [30, 90], 'rows_not_drawn': [120, 60]}
    """
    allow_plotting()
    fitted, world = learner_and_world(learner, source, y, groups, delta)
    several = usual_sizes(world) if sizes is None else sizes_of(sizes)
    held = adapters_of(adapters, fitted, world)
    rows = chain.from_iterable(sweep(fitted, world, several, runs, seed, held, delta, workers, errors=errors))
    table = table_of(rows, measure_in(world))
    table.attrs[DRAWN_WITH] = {
        "labels": {adapter.theorem: adapter.label for adapter in held},
        "conditions": {adapter.theorem: adapter.conditions(fitted, world) for adapter in held},
        "bayes_risk": getattr(world, "bayes_risk", None) or None,
        "rows": rows_drawn_again(world),
    }
    if isinstance(fitted, RowsByPlace) and table["training_error"].isna().all():
        raise ValueError(f"{type(fitted.estimator).__name__} cannot be fitted to X: {table['why'].iloc[0]}")
    return table


def summary(table: pd.DataFrame, level: float = 0.95) -> pd.DataFrame:
    """The table by theorem and sample size: medians, 5 % and 95 % quantiles, failures and an interval for their rate.

    `bound` is the bound of the run in the middle (of two, the lower), and `inputs` and `start` the theorem's inputs
    in that run and what its value was added to, so that the number can be traced to its theorem.
    `tightness` is this bound over the 95 % quantile of what was measured. The interval is Clopper and
    Pearson's at `level`.

    Where rows of a table were held out, failures cannot be counted. Instead there are the `mean` error on the rows not
    drawn and an interval for the mean true risk of what these runs learned, `risk_low` to `risk_high`, nan where a
    run is missing. It holds with confidence `level` by Hoeffding's inequality on one run's rows not drawn, if the rows
    of the table are independent: runs share them, but their mean deviates no more than one of them does (Hoeffding,
    1963, sec. 5).

    `runs` counts the runs with a bound (without a theorem: with a result), `missing` the others, and
    `failed` those of these that raised an error; where no run is left the numbers are nan.
    """
    import pandas as pd

    groups, measure = table.groupby(["theorem", "m"], sort=False), measure_of(table)
    return pd.DataFrame(
        [{"theorem": theorem, "m": m, **_summed(group, level, measure)} for (theorem, m), group in groups]
    )


def _summed(group: pd.DataFrame, level: float, measure: RiskMeasure) -> dict[str, Any]:
    """The summary's row of one theorem and size."""
    # Columns as arrays: a table is summed up again each time that a run more is drawn.
    risks, bounds = (group[name].to_numpy() for name in (measure.column, "bound"))
    learned, defined = ~np.isnan(risks), ~np.isnan(bounds)
    counted = defined if group["theorem"].iloc[0] else learned
    measured, training = (group[name].to_numpy()[learned] for name in ("measured", "training_error"))
    middle_of_nine_tenths = np.quantile(measured, [0.05, 0.5, 0.95]) if len(measured) else [np.nan] * 3
    low, median, high = map(float, middle_of_nine_tenths)
    runs = int(counted.sum())
    places = np.flatnonzero(counted) if runs else np.arange(len(group))
    in_order = places[np.argsort(bounds[places], kind="stable")] if runs else places
    middle = group.iloc[in_order[(len(in_order) - 1) // 2]]
    return {
        "runs": runs, "missing": len(group) - runs,
        "failed": int(raised_in(group).sum()),
        "training_error": _median(training), measure.column: _median(risks[learned]),
        **(_exact(group, learned) if measure is TRUE_RISK else _not_drawn(group, level)),
        "measured": median, "measured_low": low, "measured_high": high,
        "bound": middle["bound"], "start": middle["start"], "inputs": middle["inputs"],
        "tightness": middle["bound"] / high if high != 0 else float("inf"),
        **(_failures(group["holds"].to_numpy(), counted, level) if measure is TRUE_RISK else {}),
    }  # fmt: skip


def _exact(group: pd.DataFrame, learned: np.ndarray) -> dict[str, Any]:
    """Are all true risks known exactly?"""
    return {"exact": bool(group["exact"].to_numpy()[learned].all())}


def _failures(holds: np.ndarray, counted: np.ndarray, level: float) -> dict[str, Any]:
    """How many of the bounds `counted` failed, and an interval for the rate."""
    failures = int((~holds[counted].astype(bool)).sum())
    low, high = failure_interval(failures, int(counted.sum()), level)
    return {"failures": failures, "failure_rate_low": low, "failure_rate_high": high}


def _not_drawn(group: pd.DataFrame, level: float) -> dict[str, Any]:
    """The rows not drawn, the mean error on them, and the interval for the mean true risk."""
    errors, rows = group[NOT_DRAWN.column].to_numpy(), int(group["rows_not_drawn"].max())
    groups = {GROUPS: int(group[GROUPS].min())} if GROUPS in group else {}
    independent = groups.get(GROUPS, rows)
    learned = errors[~np.isnan(errors)]
    mean = float(np.mean(learned)) if len(learned) else float("nan")
    low = high = float("nan")
    if len(learned) == len(errors):
        off = float(theorems["hoeffding_two_sided"](m=independent, delta=1 - level))
        low, high = max(0.0, mean - off), min(1.0, mean + off)
    return {"rows_not_drawn": rows, **groups, "mean": mean, "risk_low": low, "risk_high": high}


def _median(values: np.ndarray) -> float:
    return float(np.median(values)) if len(values) else float("nan")


@cache
def failure_interval(failures: int, runs: int, level: float = 0.95) -> tuple[float, float]:
    """Clopper and Pearson's interval for the failure rate; without a run, all rates."""
    from scipy.stats import binomtest

    if runs == 0:
        return 0.0, 1.0
    interval = binomtest(failures, runs).proportion_ci(confidence_level=level, method="exact")
    return float(interval.low), float(interval.high)
