"""Many trials: every run at every sample size, each with a generator of its own, in turn or side by side."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import numpy as np

from experiments._promise import Promise
from experiments._trial import run_trial
from sources import Source

Row = dict[str, Any]

# Comparisons forgive the last digits of a double: a promise met with equality is kept.
ROUNDING = 1e-12


def sweep(
    learner: Any,
    source: Source,
    sizes: Sequence[int],
    runs: int,
    seed: int,
    promises: Sequence[Promise] = (),
    delta: float = 0.05,
    workers: int = 1,
) -> Iterator[list[Row]]:
    """The rows of run 0, then of run 1, ...: the same rows in the same order whatever the number of workers.

    The work goes through joblib, so `joblib.parallel_config` chooses where it is done. Closing the iterator stops it.
    """
    from joblib import Parallel, delayed

    check_plan(sizes, runs, seed, workers)
    for promise in promises:
        promise.check(learner, source)
    tasks = (delayed(one_run)(learner, source, tuple(sizes), run, seed, tuple(promises), delta) for run in range(runs))
    yield from Parallel(n_jobs=workers, return_as="generator")(tasks)


def one_run(
    learner: Any,
    source: Source,
    sizes: tuple[int, ...],
    run: int,
    seed: int,
    promises: tuple[Promise, ...],
    delta: float,
) -> list[Row]:
    """One run at every size: a row a size and promise (one row with an empty theorem where there is no promise)."""
    rows: list[Row] = []
    for m in sizes:
        # The generator depends on seed, run and size only: not on who does the work, nor on the other sizes.
        rng = np.random.default_rng(np.random.SeedSequence(seed, spawn_key=(run, m)))
        trial = run_trial(learner, source, m, rng)
        seen = {"run": run, "m": m, "seed": seed, "training_error": trial.training_error, "true_risk": trial.true_risk}
        rows.extend({**seen, **kept(promise, trial, delta)} for promise in promises)
        if not promises:
            rows.append({**seen, "theorem": "", "measured": trial.true_risk, "promised": np.nan, "holds": True})
    return rows


def kept(promise: Promise, trial: Any, delta: float) -> Row:
    """The promise beside what was measured."""
    measured, promised = promise.measured(trial), promise.promised(trial, delta)
    holds = measured <= promised + ROUNDING * max(1.0, abs(promised))
    return {"theorem": promise.theorem, "measured": measured, "promised": promised, "holds": bool(holds)}


def check_plan(sizes: Sequence[int], runs: int, seed: int, workers: int) -> None:
    """Raise ValueError, in one sentence, for a plan that cannot be carried out."""
    plan = {"runs": ("number of repetitions", runs, 1), "seed": ("seed of the generators", seed, 0)}
    for name, (meaning, value, low) in plan.items():
        if not _is_integer(value) or value < low:
            raise ValueError(f"{name} of learning_curve ({meaning}) must be an integer >= {low}; got {value!r}")
    if not _is_integer(workers) or (workers < 1 and workers != -1):
        raise ValueError(
            f"workers of learning_curve (processes) must be an integer >= 1, or -1 for all; got {workers!r}"
        )
    if len(sizes) == 0:
        raise ValueError("sizes of learning_curve (sample sizes) must be at least one integer >= 1; got none")
    for m in sizes:
        if not _is_integer(m) or m < 1:
            raise ValueError(f"sizes of learning_curve (sample sizes) must be integers >= 1; got {m!r}")
    if len(set(sizes)) < len(sizes):
        raise ValueError("sizes of learning_curve (sample sizes) must differ from each other; one stands there twice")


def _is_integer(value: object) -> bool:
    return isinstance(value, int | np.integer) and not isinstance(value, bool)
