"""Many trials against the loop that a person would write: draw, fit, training error and exact risk, no more."""

from collections.abc import Callable
from typing import Any

import numpy as np
from sklearn.base import clone

from benchmarks._side_by_side import Comparison
from benchmarks._targets import More
from laboratory.experiments import sweep
from laboratory.experiments.one_core import one_core
from laboratory.worlds import worlds
from learners import learners

SIZES, RUNS = (20, 50, 100, 200, 500, 1000), 20
TRIALS = len(SIZES) * RUNS
MORE = More(0.0005, of=TRIALS)
PAIRS = (
    ("threshold_erm", "uniform_threshold"),
    ("perceptron", "margin_halfspace"),
    ("rectangle_erm", "uniform_rectangle"),
    ("decision_tree", "uniform_threshold"),
    ("soft_svm", "gaussian_pair"),
)


def _sweep(learner: Any, world: Any) -> Callable[[], object]:
    return lambda: list(sweep(learner, world, SIZES, RUNS, seed=1, workers=1))


def _by_hand(learner: Any, world: Any) -> Callable[[], object]:
    def trials() -> object:
        rows = []
        with one_core():
            for run in range(RUNS):
                for m in SIZES:
                    rng = np.random.default_rng(np.random.SeedSequence(1, spawn_key=(run, m)))
                    sample = world.draw(rng, m)
                    fitted = clone(learner).fit(sample.X, sample.y)
                    error = float(np.mean(fitted.predict(sample.X) != sample.y))
                    rows.append((run, m, error, world.risk(fitted)))
        return rows

    return trials


COMPARISONS = tuple(
    Comparison(
        f"{learner} on {world}, {TRIALS} trials, against a loop by hand",
        _sweep(learners[learner](), worlds[world]()),
        _by_hand(learners[learner](), worlds[world]()),
        MORE,
        rounds=3,
    )
    for learner, world in PAIRS
)
