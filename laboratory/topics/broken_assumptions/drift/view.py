"""A drift during the test."""

from bounds.vocabulary.domain import Interval
from laboratory.topics.broken_assumptions.drift.run import drifting_run
from laboratory.topics.broken_assumptions.violation import violation
from laboratory.views.fields import Number

VIEW = violation(
    drifting_run,
    Number(
        "noise", "True risk at first", "true risk of the predictor before the drift", Interval(0, 0.49), 0.1, (0, 0.49)
    ),
    {"A drift": {}, "More examples, and a drift": {"m": 1_000, "seed": 8}},
)
