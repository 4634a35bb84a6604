"""Errors as texts and figures state them."""

from bounds.numbers import format_short
from laboratory.topics.model_selection.degree.run import DegreesRun


def zero_or(error: float, run: DegreesRun, degree: int) -> str:
    """0 where the polynomial interpolates every example, but for rounding."""
    return "0" if degree == run.degrees[-1] and run.interpolates else format_short(error)
