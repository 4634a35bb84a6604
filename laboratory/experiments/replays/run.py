"""Extrapolate the beginning of a learning curve again and again, and look where the rest of it lies."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

import numpy as np

from laboratory.experiments.curves import learning_curve
from laboratory.experiments.extrapolation import NothingToExtrapolate, extrapolate
from laboratory.experiments.measures import measure_of
from laboratory.experiments.plan import Plan, logarithmic_sizes
from laboratory.worlds.data_sets import DATA_SETS

if TYPE_CHECKING:
    import pandas as pd

Verdict = Literal["refused", "held", "below", "above", "undecided"]

SIZES = logarithmic_sizes(20, 200, 8)  # the beginning
FACTORS = (2, 4, 10)  # of its largest size: where the continuation is looked at
REPEATS, RUNS = 5, 20  # so many curves of so many runs are extrapolated
LATER_RUNS = 200  # the continuation is the median of so many
LEVEL = 0.9  # of the interval for that median


@dataclass(frozen=True)
class Replay:
    """One curve at one size beyond its beginning: `verdict` says where its true median lies.

    "held": in the interval; "below" or "above" it; "undecided" where an end of the interval is too near to the median,
    which is itself estimated; "refused" where nothing was extrapolated.
    """

    learner: str
    world: str
    repeat: int
    factor: int
    verdict: Verdict


def replays(learner: str, world: str, seed: int, repeats: int = REPEATS) -> Iterator[Replay]:
    """Extrapolate `repeats` curves of RUNS runs at SIZES, each with a verdict at every one of FACTORS.

    Learner and world are names, taken with their defaults; a data set's name is the distribution of draws from it.
    The true curve there is the median of LATER_RUNS runs with another seed; one seed gives one list. Raises what
    `learning_curve` raises.
    """
    plan = _plan(learner, world, seed)
    fitted, source = plan.estimator(), plan.source()
    beginning = learning_curve(fitted, source, sizes=SIZES, runs=repeats * RUNS, seed=seed, adapters="none")
    larger = [factor * SIZES[-1] for factor in FACTORS]
    later = learning_curve(fitted, source, sizes=larger, runs=LATER_RUNS, seed=seed + 1, adapters="none")
    truths = [_median(later, m) for m in larger]
    for repeat in range(repeats):
        part = beginning[beginning["run"] // RUNS == repeat]
        for factor, verdict in zip(FACTORS, _verdicts(part, larger, truths, seed + repeat), strict=True):
            yield Replay(learner, world, repeat, factor, verdict)


def _plan(learner: str, world: str, seed: int) -> Plan:
    if world in DATA_SETS:
        return Plan(learner, "real_world", SIZES, seed, settings=(("name", world),))
    return Plan(learner, world, SIZES, seed)


def _median(table: pd.DataFrame, m: int) -> tuple[float, float]:
    """An interval for the median of what was measured at `m`, by order statistics: it assumes independent runs only."""
    from scipy.stats import binom

    risks = np.sort(table.loc[table["m"] == m, measure_of(table).column].dropna().to_numpy())
    runs = len(risks)
    outside = int(binom.ppf((1 - LEVEL) / 2, runs, 0.5)) - 1  # so many at each end are left out
    return float(risks[outside]), float(risks[runs - 1 - outside])


def _verdicts(
    part: pd.DataFrame, larger: Sequence[int], truths: Sequence[tuple[float, float]], seed: int
) -> list[Verdict]:
    try:
        law = extrapolate(part, np.random.default_rng(seed))
    except NothingToExtrapolate:
        return ["refused"] * len(larger)
    ends = [tuple(map(float, law.interval(m))) for m in larger]
    return [_verdict(low, high, *truth) for (low, high), truth in zip(ends, truths, strict=True)]


def _verdict(low: float, high: float, smallest: float, largest: float) -> Verdict:
    """Where a median between `smallest` and `largest` lies, seen from an interval."""
    if low <= smallest and largest <= high:
        return "held"
    if largest < low:
        return "below"
    return "above" if smallest > high else "undecided"
