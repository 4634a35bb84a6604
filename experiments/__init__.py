"""Learners run in worlds whose truth is known, with the theorems' promises beside what happens.

`learning_curve` runs any learner on any source; `experiments()` are the records, one a file, that hold one theorem
against the truth; `simulations()` hold theorems without a learner, or of other kinds, against small worlds;
`promises()` are the theorems a learning curve can show. `audit()` runs all of them.
"""

from experiments._audit import audit, auditable, audited, unaudited
from experiments._background import BackgroundSweep, finished_runs, warm_up
from experiments._curves import COLUMNS, failure_interval, learning_curve, summary
from experiments._discovery import experiments, promises, simulations
from experiments._experiment import Experiment, chance_of_so_many_failures
from experiments._missing import Missing, missing
from experiments._occam import CodeLengthPenalty, prepared
from experiments._plan import Plan, arguments_of, logarithmic_sizes, options_of
from experiments._promise import AssumptionsNotGranted, Promise
from experiments._simulation import Measured, Misprinted, Simulation
from experiments._sweep import only, sweep
from experiments._trial import Trial
from experiments._unaudited import REASONS

__all__ = [
    "COLUMNS",
    "REASONS",
    "AssumptionsNotGranted",
    "BackgroundSweep",
    "CodeLengthPenalty",
    "Experiment",
    "Measured",
    "Misprinted",
    "Missing",
    "Plan",
    "Promise",
    "Simulation",
    "Trial",
    "arguments_of",
    "audit",
    "auditable",
    "audited",
    "chance_of_so_many_failures",
    "experiments",
    "failure_interval",
    "finished_runs",
    "learning_curve",
    "logarithmic_sizes",
    "missing",
    "only",
    "options_of",
    "prepared",
    "promises",
    "simulations",
    "summary",
    "sweep",
    "unaudited",
    "warm_up",
]
