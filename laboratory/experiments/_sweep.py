"""Many trials: every run at every sample size, each with a generator of its own, in turn or side by side."""

from __future__ import annotations

import os
from collections.abc import Collection, Iterator, Sequence
from typing import TYPE_CHECKING, Any, Literal

import numpy as np

from laboratory.experiments.bound_adapter import BoundAdapter
from laboratory.experiments.one_core import one_core
from laboratory.experiments.remarks import remarks_of
from laboratory.experiments.trial import run_trial
from laboratory.serving.ending import beside
from laboratory.worlds import World

if TYPE_CHECKING:
    import pandas as pd

Row = dict[str, Any]
Errors = Literal["raise", "row"]
LONGEST_REASON = 1_000  # signs of a `why`
FAILED = "the run failed:"  # how the `why` of a row with an error begins

# Comparisons forgive the last digits of a double: a bound met with equality holds.
ROUNDING = 1e-12
NO_BOUND: Row = {"theorem": "", "start": np.nan, "inputs": "", "bound": np.nan, "holds": True, "why": ""}
NO_RESULT: Row = {
    "training_error": np.nan, "true_risk": np.nan, "exact": False, "rows_not_drawn": 0, "effective_groups": 0,
    "measured": np.nan, "remarks": (),
}  # fmt: skip
# How learners and distributions refuse a sample: a search too large, fewer examples than neighbours, a matrix that
# cannot be inverted. Anything else is an error of ours, and stops the sweep.
REFUSALS = (ValueError, ArithmeticError, MemoryError)


def sweep(
    learner: Any,
    source: World,
    sizes: Sequence[int],
    runs: int,
    seed: int,
    adapters: Sequence[BoundAdapter] = (),
    delta: float = 0.05,
    workers: int | None = None,
    first: int = 0,
    errors: Errors = "raise",
) -> Iterator[list[Row]]:
    """The rows of run `first`, then of the next, ...: the same rows in the same order whatever the number of workers.

    A run's rows depend on the seed and its own number only, so runs 0 to 9 can be done now and 10 to 99 later.
    The work goes through joblib, so `joblib.parallel_config` chooses where it is done, and how many workers do it where
    `workers` is None. Closing the iterator stops it. `errors`: see `one_run`.
    """
    from joblib import Parallel, delayed

    check_plan(sizes, runs, seed, workers)
    for adapter in adapters:
        adapter.check(learner, source)
    plan = learner, source, tuple(sizes)
    numbers = range(first, first + runs)
    here = os.getpid()
    tasks = (delayed(beside)(here, one_run, *plan, run, seed, tuple(adapters), delta, errors) for run in numbers)
    yield from Parallel(n_jobs=workers, return_as="generator")(tasks)


def one_run(
    learner: Any,
    source: World,
    sizes: tuple[int, ...],
    run: int,
    seed: int,
    adapters: tuple[BoundAdapter, ...],
    delta: float,
    errors: Errors = "raise",
) -> list[Row]:
    """One run at every size: a row a size and bound (one row with an empty theorem where there is none).

    What learner and distribution refuse is in a row's `why`. Any other error is an error in their code, yours or ours:
    it is raised, or with `errors` "row" put in the row, too, so that nothing else is lost.
    """
    from joblib import parallel_config

    # A learner that submitted work to the cluster, from within one of its workers, would wait for itself.
    # How many cores share a sum decides its last digits, and workers differ in how many they have.
    with parallel_config(backend="sequential"), one_core():
        return _rows(learner, source, sizes, run, seed, adapters, delta, errors)


def _rows(
    learner: Any,
    source: World,
    sizes: tuple[int, ...],
    run: int,
    seed: int,
    adapters: tuple[BoundAdapter, ...],
    delta: float,
    errors: Errors,
) -> list[Row]:
    rows: list[Row] = []
    for m in sizes:
        # The generator depends on seed, run and size only: not on who does the work, nor on the other sizes.
        rng = np.random.default_rng(np.random.SeedSequence(seed, spawn_key=(run, m)))
        try:
            trial = run_trial(learner, source, m, rng)
            # Rows of every distribution have the same keys; `table_of` names what was measured.
            seen = {
                "training_error": trial.training_error, "true_risk": trial.error_beyond, "exact": trial.exact,
                "rows_not_drawn": len(trial.rest.y) if trial.rest else 0, "effective_groups": trial.effective_groups,
                "remarks": remarks_of(trial) if run == 0 and m == max(sizes) else (),  # no table has them
            }  # fmt: skip
        except REFUSALS as refusal:
            results = _refused(adapters, reason(" ".join(str(refusal).split()) or type(refusal).__name__))
        except Exception as error:
            if errors == "raise":
                raise
            results = _refused(adapters, failure(error))
        else:
            results = [{**seen, **_bound_row_or_failure(adapter, trial, delta, errors)} for adapter in adapters]
            results = results or [{**seen, **NO_BOUND, "measured": trial.error_beyond}]
        rows.extend({"run": run, "m": m, "seed": seed, **row} for row in results)
    return rows


def failure(error: Exception) -> str:
    """An error as the text of a row."""
    return reason(" ".join(f"{FAILED} {type(error).__name__}: {error}".split()))


def reason(text: str) -> str:
    """The text as a row keeps it; what an error quotes may be as long as the data."""
    return text if len(text) <= LONGEST_REASON else f"{text[: LONGEST_REASON - 1]}…"


def raised_in(table: pd.DataFrame) -> pd.Series[bool]:
    """Which rows have an error; where no row has a reason, a column read from a file holds no text."""
    return table["why"].astype(str).str.startswith(FAILED)


def lost(sizes: Sequence[int], run: int, seed: int, adapters: Sequence[BoundAdapter], error: Exception) -> list[Row]:
    """The rows of a run whose process died: at every size its number, and what is known of the reason."""
    results = _refused(adapters, failure(error))
    return [{"run": run, "m": m, "seed": seed, **row} for m in sizes for row in results]


def _bound_row_or_failure(adapter: BoundAdapter, trial: Any, delta: float, errors: Errors) -> Row:
    """The same as `bound_row`; with `errors` "row" a bound that raises leaves what was measured, and the others."""
    try:
        return bound_row(adapter, trial, delta)
    except Exception as error:
        if errors == "raise":
            raise
        return {**NO_BOUND, "theorem": adapter.theorem, "measured": trial.error_beyond, "why": failure(error)}


def _refused(adapters: Sequence[BoundAdapter], why: str) -> list[Row]:
    """The rows of a size at which there is no result, with the reason in each."""
    names = [adapter.theorem for adapter in adapters] or [""]
    return [{**NO_BOUND, **NO_RESULT, "theorem": name, "why": why} for name in names]


def bound_row(adapter: BoundAdapter, trial: Any, delta: float) -> Row:
    """The bound beside what was measured; where it is not defined, nan and why."""
    measured, start, inputs = adapter.measured(trial), adapter.start(trial), adapter.inputs(trial, delta)
    value, why = adapter.value(inputs)
    bound = start + value
    text = " ".join(f"{name}={value}" for name, value in inputs.items())
    return {
        "theorem": adapter.theorem, "measured": measured, "start": start, "inputs": text, "bound": bound,
        "holds": not measured > bound + ROUNDING * max(1.0, abs(bound)), "why": why,
    }  # fmt: skip


def only(rows: Sequence[Row], held: Collection[str]) -> list[Row]:
    """The rows of one run as if only the bounds `held` had been evaluated."""
    if held:
        return [row for row in rows if row["theorem"] in held]
    sizes = {row["m"]: row for row in rows}
    return [
        {**row, **NO_BOUND, "measured": row["true_risk"], "why": row["why"] if np.isnan(row["true_risk"]) else ""}
        for row in sizes.values()
    ]


def check_plan(sizes: Sequence[int], runs: int, seed: int, workers: int | None) -> None:
    """Raise ValueError, in one sentence, for a plan that cannot be carried out."""
    plan = {"runs": ("number of repetitions", runs, 1), "seed": ("seed of the generators", seed, 0)}
    for name, (meaning, value, low) in plan.items():
        if not _is_integer(value) or value < low:
            raise ValueError(f"{name} of learning_curve ({meaning}) must be an integer >= {low}; got {value!r}")
    if workers is not None and (not _is_integer(workers) or (workers < 1 and workers != -1)):
        raise ValueError(
            f"workers of learning_curve (processes) must be an integer >= 1, or -1 for all; got {workers!r}"
        )
    if len(sizes) == 0:
        raise ValueError("sizes of learning_curve (sample sizes) must be at least one integer >= 1; got none")
    for m in sizes:
        if not _is_integer(m) or m < 1:
            raise ValueError(f"sizes of learning_curve (sample sizes) must be integers >= 1; got {m!r}")
    if len(set(sizes)) < len(sizes):
        raise ValueError("sizes of learning_curve (sample sizes) must differ from each other; one is repeated")


def _is_integer(value: object) -> bool:
    return isinstance(value, int | np.integer) and not isinstance(value, bool)
