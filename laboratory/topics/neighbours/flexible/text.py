"""A line beside k neighbours, in words."""

from bounds.numbers import format_number, format_short, pluralize
from laboratory.topics.neighbours.flexible.run import SAMPLES, Fits, Flexible
from laboratory.views.headline import Headline
from learners.shared.arrays import Reals

MEANING = """
A line is **rigid**: two weights follow all labels together, so one label hardly moves it. Its **variance**, over
samples with other labels at the same places, is about 2σ²/m. If the truth is no line, its **bias** stays, however many
examples there are.

k neighbours are **flexible**: each prediction hangs on k labels only, and its variance is exactly **σ²/k** at every
place. With k = 1 that is the noise itself. Their bias is small where the curve hardly changes among the k nearest.

So neither is better as such. Where the truth *is* a line, the line has no bias at all. With growing k the neighbours
grow rigid, too; with k = m they are a constant, more rigid than a line.

Noise, squared bias and variance add up to the expected squared error. The parts in the second figure are exact; those
in the first are measured.
"""
CAPTION = f"Lines and bands: mean and two standard deviations over {SAMPLES} samples. Dotted: the truth."
PARTS = "Exact, for the noise chosen. The level: bias² and variance of the line together."


def headline(run: Flexible) -> Headline:
    """How many times the line's variance that of k neighbours is."""
    return Headline(
        run.ratio,
        f"times the line's variance, with {pluralize(run.k, 'neighbour')}",
        by="no guarantee: which is better depends on the curve",
    )


def sentence(run: Flexible) -> str:
    """Both parts, as they were measured."""
    return (
        f"Measured, the line has bias² {_both(run.line, run.truth)}; the neighbours have bias² "
        f"{_both(run.neighbours, run.truth)}."
    )


def more(run: Flexible) -> str:
    """Both parts exactly, the excess risks, and the best k."""
    near, line = run.neighbours, run.line
    exact = (
        f"Exactly, the neighbours' variance is σ²/k = {format_short(run.noise**2 / run.k, 4)} and their bias² "
        f"{_exact(near, run.truth)}; the line's variance is {format_short(line.mean_variance, 4)} and its bias² "
        f"{_exact(line, run.truth)}."
    )
    far, less = (format_short(float(fits.excess(run.truth).mean())) for fits in (near, line))
    return (
        f"{exact}\n\nBeyond the noise, the mean squared error over {format_number(SAMPLES)} samples is {far} for the "
        f"neighbours and {less} for the line. Of the k tried, k = **{run.best}** is best."
    )


def _both(fits: Fits, truth: Reals) -> str:
    bias, variance = format_short(max(0.0, fits.measured_bias(truth))), format_short(fits.measured_variance)
    return f"**{bias}** and variance **{variance}**"


def _exact(fits: Fits, truth: Reals) -> str:
    return format_short(fits.squared_bias(truth), 4)


def too_many(k: int, m: int) -> str | None:
    """Why so many neighbours cannot be asked."""
    return f"Neighbours k must be at most the {m} examples; got {k}." if k > m else None
