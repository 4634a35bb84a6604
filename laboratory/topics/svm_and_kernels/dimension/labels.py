"""Mean risks as texts and figures state them."""

from bounds.numbers import format_short
from laboratory.topics.svm_and_kernels.dimension.run import DimensionRun


def largest_in_words(run: DimensionRun) -> str:
    """The largest exact mean risk: a double may be too large for it, and it is 0 for a single example only."""
    value = float(run.risks.max())
    return "below 10⁻³⁰⁰" if value == 0 and run.equivalent >= 2 else format_short(value)
