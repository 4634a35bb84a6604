"""Choosing on the test set."""

from bounds.vocabulary.domain import Interval
from laboratory.topics.broken_assumptions.look.run import looked_run
from laboratory.topics.broken_assumptions.violation import violation
from laboratory.views.fields import Number

VIEW = violation(
    looked_run,
    Number("risk", "True risk of each", "true risk of every candidate", Interval(0.05, 0.95), 0.3, (0.05, 0.95)),
    {"The luckiest of 1,000 coins": {"risk": 0.5, "m": 50, "step": 9}},
    mended=True,
)
