"""Conjugate gradients against gradient descent with exact steps: ellipses, paths, gaps, directions."""

import math
from typing import Any

import numpy as np

from bounds.numbers import at_most, format_short, pluralize
from laboratory.figures.axes import STEP, W1, W2, Scale
from laboratory.figures.curves import at_point, curve, vline
from laboratory.figures.figure import Figure
from laboratory.figures.marks import cells, dots, polyline
from laboratory.figures.names import label_ends
from laboratory.figures.plane import arrow
from laboratory.figures.roles import QUIET, Role, guarantee
from laboratory.figures.theme import figure
from laboratory.topics.optimisation.figures import BESIDE_A_PLAYER as HEIGHT
from laboratory.topics.optimisation.quadratic.run import Race, conjugacy
from laboratory.topics.optimisation.text import SMALLEST
from learners.shared.arrays import Reals

LOWEST = 1e-17
LEVELS = 7
ROUND = np.linspace(0, 2 * np.pi, 181)
STEEPEST = Role("gradient descent", 3, width=2.5)
CONJUGATE = Role("conjugate gradients", 0, "dash", "diamond", 3)
THIS = Role("this level", 2, width=3)
LEVEL = QUIET.called("level line")
BOTTOM, PRODUCTS = Role("lowest", None, marker="cross-thin"), (QUIET.but(alpha=0.08), Role("", 0))
BOUND = guarantee(0, "bound")
LEFT = Scale("above the minimum")


def ellipses(run: Race, step: int, level: float, theme: str = "light") -> Figure:
    """Level lines, the half axes of that at `level`, and both paths up to `step`; in the plane only."""
    reach, (x, y) = _reach(run, level), run.best
    side: dict[str, Any] = {"showgrid": False, "zeroline": False, "nticks": 6, "constrain": "domain"}
    fig = figure(
        theme, height=HEIGHT, hovermode="closest", xaxis=W1.axis(range=[x - reach, x + reach], **side),
        yaxis=W2.axis(range=[y - reach, y + reach], scaleanchor="x", **side),
    )  # fmt: skip
    top = float(run.gaps(run.conjugate)[0])
    for share in np.linspace(1, 0, LEVELS, endpoint=False) ** 2:
        _ellipse(fig, run, share * top, LEVEL)
    _ellipse(fig, run, level, THIS)
    _half_axes(fig, run, level)
    for role, path in ((STEEPEST, run.steepest.path), (CONJUGATE, run.conjugate.path)):
        so_far = path[: step + 1]
        polyline(fig, so_far[:, 0], so_far[:, 1], role, at_point(role.name), marks=7, edge=2)
    dots(fig, [x], [y], BOTTOM, at_point("lowest"), size=12, edge=2.5)
    return fig


def products(run: Race, step: int, theme: str = "light") -> Figure:
    """|p_s' H p_t| of the directions so far on a scale of powers of ten, 1 on the diagonal: 0 is conjugate."""
    taken = min(step, run.conjugate.steps)
    sizes = conjugacy(run.conjugate, run.hessian)[:taken, :taken]
    numbers = np.arange(1, taken + 1)
    side: dict[str, Any] = {"tickmode": "array", "tickvals": numbers, "showgrid": False, "constrain": "domain"}
    title = Scale("direction", whole=True)
    fig = figure(
        theme, height=HEIGHT, hovermode="closest", xaxis=title.axis(**side),
        yaxis=title.axis(autorange="reversed", scaleanchor="x", **side),
    )  # fmt: skip
    bar = {"title": {"text": "size"}, "tickvals": [-16, -8, 0], "ticktext": ["10⁻¹⁶", "10⁻⁸", "1"], "len": 0.8}
    cells(
        fig, numbers, numbers, np.log10(np.maximum(sizes, 1e-16)), PRODUCTS,
        "directions %{x} and %{y}: %{customdata:.2g}", name="products", span=(-16, 0), customdata=sizes, colorbar=bar,
        xgap=2, ygap=2,
    )  # fmt: skip
    return fig


def ellipses_in_words(run: Race, step: int) -> str:
    """What a person sees of the plane."""
    zigzags = "goes straight to the lowest point" if run.is_round else "zigzags across the valley"
    conjugate = f"conjugate gradients take {pluralize(run.conjugate.steps, 'step')}"
    return (
        f"{'Circular' if run.is_round else 'Elliptic'} level lines of condition number {format_short(run.condition)}, "
        f"up to step {step}: gradient descent {zigzags}, {conjugate}{' to the lowest point' * run.has_found_it}."
    )


def products_in_words(run: Race, step: int) -> str:
    """What a person sees of the directions."""
    products = conjugacy(run.conjugate, run.hessian)[:step, :step]
    largest = float(np.max(products - np.diag(np.diag(products)), initial=0.0))
    elsewhere = f", elsewhere at most {at_most(largest, 2)}" if len(products) > 1 else ""
    directions = pluralize(len(products), "conjugate direction")
    return f"The sizes of the products of {directions}: 1 on the diagonal{elsewhere}."


def race_gaps(run: Race, step: int, theme: str = "light") -> Figure:
    """What is left after every step of both, and Kantorovich's bound for gradient descent."""
    steepest, conjugate = run.gaps(run.steepest), run.gaps(run.conjugate)
    last = max(len(steepest), len(conjugate)) - 1
    fig = figure(
        theme, height=HEIGHT, hovermode="closest", xaxis=STEP.axis(range=[-0.2, last + 0.2]),
        yaxis=LEFT.axis(log=True, range=[math.log10(LOWEST), math.log10(20 * steepest[0])], dtick=4),
    )  # fmt: skip
    vline(fig, step)
    label_ends(fig, [
        _gaps(fig, run.bounds, BOUND),
        _gaps(fig, steepest, STEEPEST, points=True),
        _gaps(fig, conjugate, CONJUGATE, points=True),
    ])  # fmt: skip
    return fig


def _gaps(fig: Figure, heights: Reals, role: Role, points: bool = False) -> Any:
    name = role.name.replace(" ", "<br>")  # two short lines beside the axes
    return curve(fig, np.arange(len(heights)), np.maximum(heights, LOWEST), role, points=points)._replace(name=name)


def race_gaps_in_words(run: Race) -> str:
    """What a person sees of the gaps."""
    steepest, conjugate = run.gaps(run.steepest), run.gaps(run.conjugate)
    left = "down to rounding" if run.has_found_it else f"{format_short(conjugate[-1], 2)} above the minimum"
    descent = "less than 10⁻¹²" if steepest[-1] < SMALLEST else format_short(steepest[-1], 2)
    return (
        f"What is left by step: conjugate gradients are {left} after {pluralize(len(conjugate) - 1, 'step')}, gradient "
        f"descent is {descent} above after {len(steepest) - 1}."
    )


def race_table(run: Race) -> dict[str, list[Any]]:
    """A row for each step: gaps, the bound, and the step and beta of conjugate gradients."""
    steepest, conjugate, nan = run.gaps(run.steepest), run.gaps(run.conjugate), float("nan")
    T = max(len(steepest), len(conjugate))

    def padded(values: Any, before: int = 0) -> list[float]:
        column = [nan] * before + [float(value) for value in values]
        return column + [nan] * (T - len(column))

    return {
        "steps": list(range(T)),
        "gradient descent": padded(steepest),
        "bound": padded(run.bounds),
        "conjugate gradients": padded(conjugate),
        "eta": padded(run.conjugate.etas, 1),
        "beta": padded(run.conjugate.betas, 1),
    }


def _reach(run: Race, level: float) -> float:
    """Half the picture's width: all of the start's level line would be too much of a narrow valley."""
    axes = np.abs(run.axes(level)).max()
    return 1.12 * float(max(np.abs(run.steepest.path - run.best).max(), axes))


def _ellipse(fig: Figure, run: Race, level: float, role: Role) -> None:
    axes = run.axes(level)
    points = run.best + np.outer(np.cos(ROUND), axes[0]) + np.outer(np.sin(ROUND), axes[1])
    polyline(fig, points[:, 0], points[:, 1], role)


def _half_axes(fig: Figure, run: Race, level: float) -> None:
    for axis, curvature in zip(run.axes(level), run.curvatures, strict=True):
        tip = run.best + axis
        arrow(fig, (float(run.best[0]), float(run.best[1])), (float(tip[0]), float(tip[1])), THIS, width=2)
        reading = f"curvature {curvature:.3g}: half axis {np.linalg.norm(axis):.4g}"
        dots(fig, [tip[0]], [tip[1]], THIS.called("half axis"), reading, size=1, edge=0)
