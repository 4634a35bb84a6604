"""Noise where none is assumed."""

from bounds.vocabulary.domain import integers
from laboratory.topics.broken_assumptions.noise.run import noisy_run
from laboratory.topics.broken_assumptions.violation import violation
from laboratory.views.fields import Number

VIEW = violation(
    noisy_run,
    Number(
        "size", "Class size |H|", "thresholds in the class", integers(3, 1_001, odd=True), 101, (3, 1_001), log=True
    ),
    {"A hundred thresholds": {}},
    mended=True,
)
