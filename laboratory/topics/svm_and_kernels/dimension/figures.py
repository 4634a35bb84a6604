"""Bounds by the margin and by the dimension, over the dimension: they cross where d is (radius / margin)^2."""

from math import inf, log10
from typing import Any

import numpy as np

from bounds.numbers import at_most, format_number, pluralize
from laboratory.figures.axes import Scale
from laboratory.figures.curves import curve, vline
from laboratory.figures.figure import Figure
from laboratory.figures.names import End, annotate, label_ends
from laboratory.figures.plane import HEIGHT
from laboratory.figures.roles import QUIET, TRUTH, Role, guarantee
from laboratory.figures.theme import figure
from laboratory.topics.svm_and_kernels.dimension.labels import largest_in_words
from laboratory.topics.svm_and_kernels.dimension.run import DimensionRun

DIGITS = 3
BY_MARGIN, BY_DIMENSION = guarantee(0, "by the<br>margin"), guarantee(1, "by the<br>dimension")
EXACT = TRUTH.called("exact")
FEATURES = Scale("features", "<i>d</i>", whole=True)
FREE = (0.74, 0.58)  # heights for a word left of the crossing, and right of it above the exact risk
NEEDED = Scale("examples needed", "<i>m</i>", whole=True)


def needed(run: DimensionRun, theme: str = "light") -> Figure:
    """Examples that each bound needs for the target mean risk."""
    d, flat = run.dimensions, np.full(len(run.dimensions), float(run.needed_by_margin))
    top = log10(max(run.needed_by_dimension[-1], flat[0])) + 0.35
    fig = figure(theme, height=HEIGHT, xaxis=FEATURES.axis(log=True), yaxis=NEEDED.axis(log=True, range=[0, top]))
    ends = [_curve(fig, d, run.needed_by_dimension, BY_DIMENSION), _curve(fig, d, flat, BY_MARGIN)]
    vline(fig, run.equivalent)
    annotate(fig, (run.equivalent, 1), f"(ρ/γ)² = {format_number(run.equivalent, 4)}", QUIET)
    label_ends(fig, ends)
    return fig


def risks(run: DimensionRun, theme: str = "light") -> Figure:
    """The exact mean risk on the distribution of orthonormal examples, and both bounds on it for m examples."""
    fig = figure(theme, height=HEIGHT, xaxis=FEATURES.axis(log=True), yaxis=Scale("mean risk").axis(range=[0, 1.08]))
    d = run.dimensions
    rising = np.where(run.by_dimension <= 1, run.by_dimension, np.nan)
    flat = np.full(len(d), run.by_margin if run.by_margin <= 1 else np.nan)
    ends = [
        _beyond_1(_curve(fig, d, rising, BY_DIMENSION), rising),
        _beyond_1(_curve(fig, d, flat, BY_MARGIN), flat),
        _curve(fig, d, run.risks, EXACT),
    ]
    vline(fig, run.equivalent)
    low = run.by_margin < FREE[0]  # then the rising curve passes right of the word, else left of it
    place, label = (run.equivalent, FREE[0] if low else FREE[1]), f"(ρ/γ)² = {format_number(run.equivalent, 4)}"
    annotate(fig, place, label, QUIET, left=low)
    label_ends(fig, ends)
    return fig


def needed_in_words(run: DimensionRun) -> str:
    """What a person sees of the examples needed."""
    return (
        f"By the margin {format_number(run.needed_by_margin)} examples are enough in every dimension; by the dimension "
        f"their number rises from {format_number(int(run.needed_by_dimension[0]))} to "
        f"{format_number(int(run.needed_by_dimension[-1]))}. The lines cross at d = {format_number(run.equivalent, 4)}."
    )


def risks_in_words(run: DimensionRun) -> str:
    """What a person sees of the risks."""
    bound = f"is {at_most(run.by_margin, DIGITS)}" if run.by_margin < 1 else "is vacuous"
    return (
        f"After {pluralize(run.m, 'example')} the margin's bound on the mean risk {bound} in every dimension; the "
        f"largest exact mean risk is {largest_in_words(run)}."
    )


def dimension_table(run: DimensionRun) -> dict[str, Any]:
    """A row for each dimension, in full precision."""
    rows = len(run.dimensions)
    return {
        "features": run.dimensions.astype(int).tolist(),
        "mean_risk": run.risks.tolist(),
        "bound_by_dimension": run.by_dimension.tolist(),
        "bound_by_margin": [run.by_margin] * rows,
        "examples_needed_by_dimension": run.needed_by_dimension.astype(int).tolist(),
        "examples_needed_by_margin": [run.needed_by_margin] * rows,
    }


def _curve(fig: Figure, d: Any, heights: Any, role: Role) -> End:
    end = curve(fig, d, heights, role, name=role.name.replace("<br>", " "))
    return end._replace(name=role.title)


def _beyond_1(end: End, heights: Any) -> End:
    """A bound above 1 at the end of the axis is named at the top."""
    return end._replace(y=inf) if np.isnan(heights[-1]) else end
