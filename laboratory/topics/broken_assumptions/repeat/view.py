"""Examples that repeat."""

from bounds.vocabulary.domain import Interval
from laboratory.topics.broken_assumptions.repeat.run import repeating_run
from laboratory.topics.broken_assumptions.violation import violation
from laboratory.views.fields import Number

VIEW = violation(
    repeating_run,
    Number("risk", "True risk", "true risk of the predictor", Interval(0.01, 0.49), 0.3, (0.01, 0.49)),
    {"Copies among the examples": {}},
)
