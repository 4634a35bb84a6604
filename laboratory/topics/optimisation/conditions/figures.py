"""Which steps along a line are admissible: Armijo's chord, the curvature condition, and two ways to fail for ever."""

from collections.abc import Iterable
from typing import Any

import numpy as np

from bounds.numbers import format_short, pluralize
from laboratory.figures.axes import STEP, Scale
from laboratory.figures.curves import at_point, curve, dot, hline, vline
from laboratory.figures.figure import Figure
from laboratory.figures.marks import dots, zone
from laboratory.figures.names import label_ends
from laboratory.figures.roles import QUIET, Role, one_of
from laboratory.figures.theme import figure
from laboratory.topics.optimisation.conditions.counterexamples import StepExample
from laboratory.topics.optimisation.conditions.run import AdmissibleSteps, SearchLine
from laboratory.topics.optimisation.figures import BESIDE_A_PLAYER, HEIGHT, WEIGHT
from learners.shared.arrays import Reals

SHADE = 0.14
ADMITTED, TRIED = one_of(2, "admitted"), Role("tried", 3, marker="diamond-open")
HEIGHTS, SLOPES = one_of(0, "ψ", width=3.5), one_of(0, "ψ′", width=3.5)
REQUIRED = one_of(3, "required", width=2)
ETA = Scale("step", "η")
SQUARE, PATH, LIMITS = QUIET.called("w²"), one_of(0, "path", width=1.8), Role("limits", 3, marker="x")
NOW = Role("now", 1, marker="circle-open", width=3)


def armijo_region(run: AdmissibleSteps, alpha: float, theme: str = "light") -> Figure:
    """psi(eta) and its flattened tangent; shaded where psi lies below it."""
    of = run.of
    heights, (start, slope) = of.height(of.steps), of.start
    low, high = min(0.0, float(heights.min()), start + alpha * slope * of.longest), float(heights.max())
    fig = _axes(of, "height ψ(η)", [low - 0.08 * (high - low), high + 0.12 * (high - low)], theme)
    _shade(fig, run.armijo)
    curve(fig, of.steps, start + slope * of.steps, QUIET.called("tangent"))
    ends = [
        curve(fig, of.steps, start + alpha * slope * of.steps, REQUIRED.called("Armijo")),
        curve(fig, of.steps, heights, HEIGHTS),
    ]
    _tried(fig, run, of.height(np.array(run.search.tried)))
    label_ends(fig, ends)
    return fig


def curvature_region(run: AdmissibleSteps, beta: float, strong: bool, theme: str = "light") -> Figure:
    """psi'(eta) and beta times the first slope (with the strong condition its mirror too); shaded where it holds."""
    of = run.of
    slopes, (_, first) = of.slope(of.steps), of.start
    low, high = float(slopes.min()), max(float(slopes.max()), -first)
    fig = _axes(of, "slope ψ′(η)", [low - 0.1 * (high - low), high + 0.1 * (high - low)], theme)
    _shade(fig, run.curvature)
    levels = [(beta * first, "β ψ′(0)")] + ([(-beta * first, "−β ψ′(0)")] if strong else [])
    ends = [curve(fig, [0, of.longest], [height] * 2, REQUIRED.called(name)) for height, name in levels]
    hline(fig, 0, QUIET)
    ends.append(curve(fig, of.steps, slopes, SLOPES))
    _tried(fig, run, of.slope(np.array(run.search.tried)))
    label_ends(fig, ends)
    return fig


def armijo_in_words(run: AdmissibleSteps) -> str:
    """The shaded steps of the left figure."""
    return _region_in_words("Armijo's condition", run.armijo)


def curvature_in_words(run: AdmissibleSteps) -> str:
    """The shaded steps of the right figure."""
    return _region_in_words("Curvature condition", run.curvature)


def _region_in_words(name: str, intervals: Iterable[tuple[float, float]]) -> str:
    ranges = ", ".join(f"{format_short(low)} to {format_short(high)}" for low, high in intervals)
    return f"{name}: steps from {ranges} are admitted." if ranges else f"{name}: no step of those drawn is admitted."


def example_path(run: StepExample, step: int, theme: str = "light") -> Figure:
    """The parabola w^2 and the weights on it so far, with their limits."""
    fig = figure(
        theme, height=BESIDE_A_PLAYER, hovermode="closest", xaxis=WEIGHT.axis(range=[-2.25, 2.25], zeroline=False),
        yaxis=Scale("value <i>w</i>²").axis(range=[-0.3, 4.4], zeroline=False),
    )  # fmt: skip
    w, so_far = np.linspace(-2.2, 2.2, 201), run.path[: step + 1]
    curve(fig, w, w**2, SQUARE)
    hover = "w = %{x:.5f}, w² = %{y:.5f}<extra></extra>"
    curve(fig, so_far, so_far**2, PATH, points=True, hovertemplate=hover)
    ends = np.array([-1.0, 1.0] if run.kind == "long" else [1.0])
    dots(fig, ends, ends**2, LIMITS, size=12, hoverinfo="x")
    dots(fig, so_far[-1:], so_far[-1:] ** 2, NOW, size=18)
    dot(fig, (0.0, 0.0), Role("minimum", None), reading=at_point("minimum"))
    return fig


def example_conditions(run: StepExample, step: int, alpha: float, beta: float, theme: str = "light") -> Figure:
    """For each step the largest alpha that Armijo's condition admits it with, or the smallest beta for the slope."""
    long = run.kind == "long"
    values, share, name = (run.share, alpha, "your α") if long else (run.flatness, beta, "your β")
    title = "largest α that admits the step" if long else "smallest β that admits the step"
    t, top = np.arange(len(values)), 1.12 * max(float(values.max()), share)
    fig = figure(
        theme, height=BESIDE_A_PLAYER, hovermode="closest", xaxis=STEP.axis(), yaxis=Scale(title).axis(range=[0, top])
    )
    vline(fig, step)
    hover = "t = %{x}: %{y:.5f}<extra></extra>"
    label_ends(fig, [
        curve(fig, [0, t[-1]], [share] * 2, REQUIRED.called(name)),
        curve(fig, t, values, one_of(0, "α" if long else "β"), points=True, hovertemplate=hover),
    ])  # fmt: skip
    return fig


def example_in_words(run: StepExample, step: int) -> str:
    """What a person sees of the path."""
    return f"The parabola w²; after {pluralize(step, 'step')} the weight is {format_short(run.path[step], 5)}."


def example_conditions_in_words(run: StepExample) -> str:
    """What a person sees of the conditions."""
    values, label = (run.share, "The largest α") if run.kind == "long" else (run.flatness, "The smallest β")
    return (
        f"{label} that admits each step: {format_short(float(values[0]))} at the first, "
        f"{format_short(float(values[-1]))} at step {len(values) - 1}."
    )


def steps_table(run: AdmissibleSteps | StepExample, alpha: float, beta: float) -> dict[str, Any]:
    """A row for each step."""
    if isinstance(run, StepExample):
        return _example_table(run)
    of, (start, slope) = run.of, run.of.start
    return {
        "step": of.steps.tolist(),
        "height": of.height(of.steps).tolist(),
        "Armijo's chord": (start + alpha * slope * of.steps).tolist(),
        "slope": of.slope(of.steps).tolist(),
        "slope admitted from": [beta * slope] * len(of.steps),
    }


def _example_table(run: StepExample) -> dict[str, Any]:
    return {
        "t": list(range(len(run.etas))),
        "w": run.path[:-1].tolist(),
        "direction": run.directions.tolist(),
        "eta": run.etas.tolist(),
        "largest alpha": run.share.tolist(),
        "smallest beta": run.flatness.tolist(),
    }


def _axes(of: SearchLine, title: str, across: list[float], theme: str) -> Figure:
    return figure(
        theme, height=HEIGHT, hovermode="closest", xaxis=ETA.axis(range=[0, of.longest], showgrid=False),
        yaxis=Scale(title).axis(range=across, zeroline=False),
    )  # fmt: skip


def _shade(fig: Figure, intervals: Iterable[tuple[float, float]]) -> None:
    for low, high in intervals:
        zone(fig, low, high, ADMITTED, layer="below")


def _tried(fig: Figure, run: AdmissibleSteps, heights: Reals) -> None:
    """The steps of the search, the last one full."""
    tried = run.search.tried
    look = {"symbol": ["diamond-open"] * (len(tried) - 1) + ["diamond"]}
    dots(fig, tried, heights, TRIED, "tried: η = %{x:.4g}", size=11, look=look)
