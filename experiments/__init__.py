"""Learners run in worlds whose truth is known, with the theorems' promises beside what happens.

`learning_curve` runs any learner on any source; `experiments()` are the records, one a file, that hold one theorem
against the truth; `promises()` are the theorems a learning curve can show.
"""

from experiments._background import BackgroundSweep, finished_runs, warm_up
from experiments._curves import COLUMNS, failure_interval, learning_curve, summary
from experiments._discovery import experiments, promises
from experiments._experiment import Experiment, chance_of_so_many_failures
from experiments._occam import CodeLengthPenalty, prepared
from experiments._plan import Plan, arguments_of, logarithmic_sizes
from experiments._promise import AssumptionsNotGranted, Promise
from experiments._sweep import sweep
from experiments._trial import Trial

__all__ = [
    "COLUMNS",
    "AssumptionsNotGranted",
    "BackgroundSweep",
    "CodeLengthPenalty",
    "Experiment",
    "Plan",
    "Promise",
    "Trial",
    "arguments_of",
    "chance_of_so_many_failures",
    "experiments",
    "failure_interval",
    "finished_runs",
    "learning_curve",
    "logarithmic_sizes",
    "prepared",
    "promises",
    "summary",
    "sweep",
    "warm_up",
]
