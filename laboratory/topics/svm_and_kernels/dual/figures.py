"""The multipliers among the examples, and the dual's value below the primal's while the solver works."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from bounds.numbers import format_number, format_short
from laboratory.figures.axes import Scale
from laboratory.figures.curves import band as shaded
from laboratory.figures.curves import curve, dot, hline, vline
from laboratory.figures.figure import Figure
from laboratory.figures.marks import dots
from laboratory.figures.names import annotate, label_ends
from laboratory.figures.plane import BOUNDARY, HEIGHT, band, empty_plane, examples, line, window_around
from laboratory.figures.roles import GUARANTEE, QUIET, Role
from laboratory.figures.theme import figure, theme_of
from laboratory.topics.svm_and_kernels.dual.run import ROUNDING, DualRun
from laboratory.topics.svm_and_kernels.figures import AIR
from learners.shared.arrays import Indices, Reals

if TYPE_CHECKING:
    from learners.svm.support_report import SupportReport

FEW = 6  # examples: so many multipliers are written out
LINEAR = 50  # steps that fit on a linear axis
SMALLEST, LARGEST = 12, 20  # pixels of a multiplier near 0, and of the largest
TOP = 3.0  # times the optimum: primal values beyond are not drawn
FILLED = 0.18  # of a multiplier's colour
STEPS = Scale("step of the solver", "<i>t</i>", whole=True)
VALUE = Scale("value")
DIFFERENCE = Scale("difference, residual")
PRIMAL = Role("primal value", 2, width=3.0)
DUAL = Role("dual value", 4, width=3.0)
MULTIPLIER = DUAL.called("multiplier")
KKT = Role("KKT residual", None, "dashdot", width=2.0)


def plane(run: DualRun, step: int, report: SupportReport, theme: str = "light") -> Figure:
    """The line of this step, its band, and each example's multiplier as a ring, or a square where it is C."""
    window, w = window_around(run.points, AIR, square=True), run.weights[step]
    fig = empty_plane(window, theme)
    b = float(run.trace.intercepts[step])
    if w.any():
        band(fig, window, w, b)
        line(fig, window, w, b, BOUNDARY)
    _multipliers(fig, run, step, run.free(step), "circle", "α > 0" if run.hard else "0 < α < C")
    if not run.hard:
        _multipliers(fig, run, step, run.at_bound(step), "square", "α = C")
    alphas = run.trace.alphas[step]
    hover = [
        f"α = {format_short(float(alpha))}, y f(x) = {format_short(float(margin))}"
        for alpha, margin in zip(alphas, report.functional_margins, strict=True)
    ]
    examples(fig, run.points, run.signs, readings=hover)
    if run.m <= FEW:
        _written(fig, run, alphas)
    return fig


def plane_in_words(run: DualRun, step: int) -> str:
    """What a person sees on the plane."""
    free, full = len(run.free(step)), len(run.at_bound(step))
    line = "the line" if run.weights[step].any() else "no line"
    rings = f"A ring, for a multiplier above 0{'' if run.hard else ' and below C'}, is around {free}"
    squares = "" if run.hard else f"; a square, for the multiplier C, around {full}"
    return f"{run.m} labelled examples and {line} after step {_at(run, step)}. {rings} of them{squares}."


def values(run: DualRun, step: int, theme: str = "light") -> Figure:
    """The dual's value rising, the primal's above it, the optimum between them."""
    fig = figure(theme, height=HEIGHT, xaxis=_steps(run), yaxis=VALUE.axis(range=[0, _top(run)]))
    at, primals = run.trace.steps, np.where(np.isfinite(run.trace.primals), run.trace.primals, np.nan)
    known = np.isfinite(primals)
    shaded(fig, at[known], run.trace.duals[known], primals[known], QUIET.called("gap"))
    ends = [hline(fig, run.optimum, QUIET.called("optimum"))] if run.bounded else []
    ends += [curve(fig, at, primals, PRIMAL, points=run.looks <= FEW)] if known.any() else []
    ends.append(curve(fig, at, run.trace.duals, DUAL, points=run.looks <= FEW))
    _now(fig, run, step, (PRIMAL, primals), (DUAL, run.trace.duals))
    label_ends(fig, ends)
    return fig


def values_in_words(run: DualRun, step: int) -> str:
    """What a person sees of the two values."""
    dual, primal = float(run.trace.duals[step]), float(run.trace.primals[step])
    value = f"After step {_at(run, step)} the dual value is {format_number(dual, 4)}"
    if not run.bounded:
        return f"{value}. It grows without bound, and no primal value exists."
    above = "no primal value is known yet" if np.isinf(primal) else f"the primal value {format_number(primal, 4)}"
    return f"{value}, the optimum {format_number(run.optimum, 4)}, and {above}."


def residuals(run: DualRun, step: int, theme: str = "light") -> Figure:
    """On a logarithmic axis: the duality gap, what it bounds, and how far the conditions are violated."""
    fig = figure(theme, height=HEIGHT, xaxis=_steps(run), yaxis=DIFFERENCE.axis(log=True, dtick=2))
    curves = [(KKT, run.trace.violations)]
    if run.bounded:
        curves += [(GUARANTEE.called("duality gap"), run.gaps), (PRIMAL.called("primal − optimum"), run.above),
                   (DUAL.called("optimum − dual"), run.below)]  # fmt: skip
    curves = [(role, _drawable(heights)) for role, heights in curves]
    curves = [(role, heights) for role, heights in curves if np.isfinite(heights).any()]
    ends = [curve(fig, run.trace.steps, heights, role, points=run.looks <= FEW) for role, heights in curves]
    _now(fig, run, step, *curves)
    label_ends(fig, ends)
    return fig


def residuals_in_words(run: DualRun, step: int) -> str:
    """What a person sees of them."""
    violated = (
        f"After step {_at(run, step)} the conditions are violated by {format_short(float(run.trace.violations[step]))}"
    )
    if not np.isfinite(run.gaps[step]):
        return f"{violated}; there is no duality gap yet."
    return f"{violated}; the duality gap is {format_short(float(run.gaps[step]))}, and no full line exceeds it."


def dual_table(run: DualRun, step: int, report: SupportReport) -> dict[str, Any]:
    """A row for each example at this step, in full precision."""
    return {
        "example": list(range(1, run.m + 1)),
        "x1": run.points[:, 0].tolist(),
        "x2": run.points[:, 1].tolist(),
        "label": run.signs.astype(int).tolist(),
        "multiplier": run.trace.alphas[step].tolist(),
        "functional_margin": report.functional_margins.tolist(),
        "slack": report.slacks.tolist(),
        "place": report.zones.tolist(),
        "free": np.isin(np.arange(run.m), run.free(step)).astype(int).tolist(),
        "at_C": np.isin(np.arange(run.m), run.at_bound(step)).astype(int).tolist(),
    }


def _multipliers(fig: Figure, run: DualRun, step: int, which: Indices, symbol: str, name: str) -> None:
    """Marks whose area grows with the multiplier, up to C or to the largest."""
    alphas = run.trace.alphas[step]
    full = float(alphas.max()) if run.hard else run.cost
    sizes = SMALLEST + (LARGEST - SMALLEST) * np.sqrt(alphas[which] / (full or 1.0))
    look, points = {"opacity": 1, "color": MULTIPLIER.shade(theme_of(fig), FILLED)}, run.points[which]
    role = MULTIPLIER.called(name).but(marker=symbol)
    dots(fig, points[:, 0], points[:, 1], role, size=sizes.tolist(), look=look)


def _written(fig: Figure, run: DualRun, alphas: Reals) -> None:
    """The multipliers beside their examples, above and below in turn, so that neighbours have room."""
    positive = [i for i in np.argsort(run.points[:, 0], kind="stable").tolist() if alphas[i] > 0]
    for turn, i in enumerate(positive):
        x, y = run.points[i].tolist()
        text, first = f"α = {format_short(float(alphas[i]))}", x == run.points[:, 0].min()
        annotate(fig, (x, y), text, MULTIPLIER, left=not first, below=turn % 2 == 0)


def _drawable(heights: Reals) -> Reals:
    """What a logarithmic axis can show: neither 0, to rounding, nor what is unknown."""
    return np.where((heights > ROUNDING) & np.isfinite(heights), heights, np.nan)


def _steps(run: DualRun) -> dict[str, Any]:
    """The axis of steps; a long run's is logarithmic and begins at the first."""
    last = int(run.trace.steps[-1])
    if last > LINEAR:
        return STEPS.axis(log=True, range=[0, float(np.log10(last))])
    if last <= FEW:
        return STEPS.axis(range=[-0.1, max(1, last) + 0.1], dtick=1)
    return STEPS.axis(range=[0, last])


def _top(run: DualRun) -> float:
    """The highest value drawn: all of the dual, and the primal up to a few times the optimum."""
    finite = run.trace.primals[np.isfinite(run.trace.primals)]
    highest = max(float(run.trace.duals.max()), float(finite.max(initial=0.0)))
    return 1.06 * (min(highest, TOP * run.optimum) if run.bounded and run.optimum > 0 else highest or 1.0)


def _now(fig: Figure, run: DualRun, step: int, *curves: tuple[Role, Reals]) -> None:
    """The selected step, with a dot on each curve."""
    at = int(run.trace.steps[step])
    if at == 0 and fig.setting("xaxis", "type") == "log":
        return
    vline(fig, at)
    for role, heights in curves:
        if np.isfinite(heights[step]):
            dot(fig, (at, float(heights[step])), role.called(f"{role.name}, now"), size=9)


def _at(run: DualRun, step: int) -> str:
    return format_number(int(run.trace.steps[step]))
