"""What the learning curves run: the presets, the fields for numbers, and a plan with its number of runs."""

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import product
from typing import Any

from bounds.vocabulary.domain import integers, open_interval
from laboratory.experiments import Plan, arguments_of, options_of, plan
from laboratory.experiments.plan import YOURS
from laboratory.worlds import Setting
from learners import about, learners

MOST_NUMBERS = 2_000_000_000  # feature values to draw and learn from: minutes for most learners
SMALLEST = Setting("from", "smallest sample size m", integers(1, 20_000), plan.SMALLEST, label="from m")
LARGEST = Setting("to", "largest sample size m", integers(1, 20_000), plan.LARGEST, label="to m")
STEPS = Setting("steps", "number of sizes", integers(1, 20), plan.STEPS, label="sizes")
RUNS = Setting("runs", "runs", integers(1, 1_000), 60)
SEED_DOMAIN = integers(0, 2**63)
SEED = Setting("seed", "seed", SEED_DOMAIN, 1)
DELTA = Setting("failure", "failure probability δ", open_interval(0, 1, floor=1e-300), 0.05, label="failure δ")

AS_FITS = None  # in a preset: the default for the user's table
NONE = "none"  # how the address spells that a setting is absent
USUAL = {setting.name: str(setting.default) for setting in (SMALLEST, LARGEST, STEPS, RUNS, SEED, DELTA)}
REAL = {"world": "real_world", "real_world.positive": "usual"}
PRESETS: Mapping[str, Mapping[str, Any]] = {
    "Tree on breast cancer": USUAL
    | REAL
    | {"learner": "occam_tree", "real_world.name": "breast_cancer", "real_world.binarise": "4"},
    "Perceptron with a margin": USUAL
    | {"learner": "perceptron", "perceptron.fit_intercept": False, "world": "margin_halfspace"}
    | {"margin_halfspace.features": "5", "margin_halfspace.margin": "0.1", "margin_halfspace.noise": "0.0"},
    "Thresholds, noisy labels": USUAL
    | {"learner": "threshold_erm", "world": "uniform_threshold", "to": "5000", "runs": "200"}
    | {"uniform_threshold.noise": "0.1", "uniform_threshold.threshold": "0.5"},
    "Nearest neighbour on digits": USUAL
    | REAL
    | {"learner": "knn", "knn.n_neighbors": "1", "real_world.name": "digits", "real_world.binarise": NONE}
    | {"real_world.positive": NONE, "runs": "20"},
    "Your table": USUAL
    | {"learner": "knn", "knn.n_neighbors": "1", "world": YOURS, "from": AS_FITS, "to": AS_FITS, "runs": "20"},
}
FIRST = next(iter(PRESETS.values()))


@dataclass(frozen=True)
class PlannedRuns:
    """What is to be run, and how often."""

    plan: Plan
    runs: int

    @property
    def numbers_drawn(self) -> int:
        """How many numbers these runs draw."""
        return self.plan.numbers_drawn(self.runs)

    @property
    def fit(self) -> int:
        """How many runs of these sizes draw no more than is done in minutes."""
        return MOST_NUMBERS // self.plan.numbers_drawn(1)


def titles() -> dict[str, str]:
    """The learners that predict labels, by their titles' order: the distributions here have labels."""
    entries = sorted((about(name) for name in learners), key=lambda entry: entry.title)
    return {entry.name: entry.title for entry in entries if not entry.predicts_numbers}


def names_of(plan: Plan) -> set[str]:
    """The names in the address that a learner's fields may have, whatever is chosen: links may hold them all."""
    options = options_of(plan.learner)
    choices = [dict(zip(options, values, strict=True)) for values in product(*options.values())]
    return {f"{plan.learner}.{name}" for chosen in choices for name in arguments_of(plan.learner, **chosen)}


def format_value(value: Any) -> str:
    """A value as the address spells it."""
    if value is None or isinstance(value, bool):
        return NONE if value is None else str(value).lower()
    return str(value)
