"""Learners run on data distributions whose true risk is known, beside the theorems' bounds.

`learning_curve` runs any learner on any source; `experiments()` are the records, one a file, that compare one bound
with the truth; `simulations()` test theorems without a learner, or of other kinds, on small distributions;
`bound_adapters()` are the theorems whose bounds a learning curve can show. `laws()`
enumerate how often a theorem fails exactly, where its sample space is finite. `audit()` runs all of them.
"""

from laboratory.experiments._audit import AUDITED, PROVED, audit, auditable, audited, parts_of, unaudited
from laboratory.experiments._background import BackgroundSweep, finished_runs
from laboratory.experiments._bound_adapters import bound_adapters
from laboratory.experiments._discovery import experiments, laws, simulations
from laboratory.experiments._missing import FailedRun, Missing, failed_runs, missing
from laboratory.experiments._plotting import DRAWN_WITH, allow_plotting
from laboratory.experiments._sweep import FAILED, LONGEST_REASON, Row, one_run, only, sweep
from laboratory.experiments._unaudited import REASONS
from laboratory.experiments.bound_adapter import AssumptionsNotGranted, BoundAdapter
from laboratory.experiments.curves import failure_interval, learning_curve, summary
from laboratory.experiments.experiment import Experiment, chance_of_so_many_failures
from laboratory.experiments.extrapolation import Extrapolated, NothingToExtrapolate, PowerLaw, extrapolate
from laboratory.experiments.law import FailureLaw, FailureMap
from laboratory.experiments.measures import (
    COLUMNS,
    NOT_DRAWN,
    TRUE_RISK,
    RiskMeasure,
    measure_in,
    measure_of,
    rows_drawn_again,
    table_of,
)
from laboratory.experiments.not_drawn import risk_intervals
from laboratory.experiments.occam import CodeLengthPenalty, prepared
from laboratory.experiments.plan import Plan, arguments_of, from_sample_of, logarithmic_sizes, options_of
from laboratory.experiments.simulation import Measured, Misprinted, Simulation
from laboratory.experiments.trial import Trial

__all__ = [
    "AUDITED",
    "COLUMNS",
    "DRAWN_WITH",
    "FAILED",
    "LONGEST_REASON",
    "NOT_DRAWN",
    "PROVED",
    "REASONS",
    "TRUE_RISK",
    "AssumptionsNotGranted",
    "BackgroundSweep",
    "BoundAdapter",
    "CodeLengthPenalty",
    "Experiment",
    "Extrapolated",
    "FailedRun",
    "FailureLaw",
    "FailureMap",
    "Measured",
    "Misprinted",
    "Missing",
    "NothingToExtrapolate",
    "Plan",
    "PowerLaw",
    "RiskMeasure",
    "Row",
    "Simulation",
    "Trial",
    "allow_plotting",
    "arguments_of",
    "audit",
    "auditable",
    "audited",
    "bound_adapters",
    "chance_of_so_many_failures",
    "experiments",
    "extrapolate",
    "failed_runs",
    "failure_interval",
    "finished_runs",
    "from_sample_of",
    "laws",
    "learning_curve",
    "logarithmic_sizes",
    "measure_in",
    "measure_of",
    "missing",
    "one_run",
    "only",
    "options_of",
    "parts_of",
    "prepared",
    "risk_intervals",
    "rows_drawn_again",
    "simulations",
    "summary",
    "sweep",
    "table_of",
    "unaudited",
]
