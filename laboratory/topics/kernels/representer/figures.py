"""The score as a sum of bumps, the coefficients of the examples, and what an orthogonal part changes."""

from typing import Any

import numpy as np

from bounds.numbers import format_number, format_short, pluralize
from laboratory.figures.axes import Scale
from laboratory.figures.curves import at_point
from laboratory.figures.figure import Figure
from laboratory.figures.marks import bars, dots, polyline
from laboratory.figures.plane import BOUNDARY, HEIGHT, boundary, empty_plane, examples, rings
from laboratory.figures.regions import Window
from laboratory.figures.roles import QUIET, WORDS, Role, one_of
from laboratory.figures.theme import figure
from laboratory.topics.kernels.figures import ABOVE, BELOW, signed_heat
from laboratory.topics.kernels.representer.run import EDGE, GRID, PLACES, SIDE, BumpRun

WINDOW = Window(-EDGE, EDGE, -EDGE, EDGE)
PALE = 0.45  # of a colour behind the examples
BEST = Role("best of all weights", 3, "longdash", width=2.0)
LEVEL = WORDS.called("best of all weights").but(marker="line-ew")
MOVED = Role("with the orthogonal part", 4, "dash", width=2.5)
EXAMPLE, COEFFICIENT = Scale("example", whole=True), Scale("coefficient", "α")
WITHOUT, WITH = Scale("score under w"), Scale("score under w + c·u")
SEEN, UNSEEN = one_of(0, "examples"), Role("other points", 4, marker="triangle-up")
ADDED = Role("extra bump", 4, marker="star")


def plane(run: BumpRun, step: int, beside: str, extra: float, theme: str = "light") -> Figure:
    """The score over the plane, its boundary and the best one; beside the orthogonal part, the boundary with it."""
    fig = empty_plane(WINDOW, theme)
    scores = run.on_grid(step)
    signed_heat(fig, GRID, GRID, scores, strength=PALE, name="score")
    if scores.any():
        boundary(fig, GRID, GRID, scores, BOUNDARY)
    if beside == "orthogonal":  # dashes over the full line, which would hide them where the two agree
        moved = scores + extra * run.orthogonal(PLACES).reshape(SIDE, SIDE)
        boundary(fig, GRID, GRID, moved, MOVED)
    else:
        boundary(fig, GRID, GRID, run.best_on_grid, BEST)
    hover = [f"coefficient {format_short(value)}" for value in run.coefficients[step]]
    examples(fig, run.points, run.signs, readings=hover)
    rings(fig, run.points[run.bumps(step)], "with a bump", many=True)
    if beside == "orthogonal":
        x, y = run.orthogonal.place
        dots(fig, [x], [y], ADDED, at_point("the extra bump"), size=12)
    return fig


def plane_in_words(run: BumpRun, step: int) -> str:
    """What a person sees on the plane."""
    return (
        f"{len(run.signs)} examples in a disc and a ring after {_draws(run, step)}; "
        f"{pluralize(len(run.bumps(step)), 'ringed one has', 'ringed ones have')} a bump, and the boundary runs "
        "where the sum of the bumps is 0."
    )


def coefficients(run: BumpRun, step: int, theme: str = "light") -> Figure:
    """A bar for each example's coefficient, up for positive examples, and a mark where the best weights have it."""
    numbers = np.arange(1, len(run.signs) + 1)
    fig = figure(theme, height=HEIGHT, hovermode="closest", bargap=0.2, xaxis=EXAMPLE.axis(rangemode="normal"),
                   yaxis=COEFFICIENT.axis(rangemode="normal"))  # fmt: skip
    roles = [ABOVE if sign > 0 else BELOW for sign in run.signs]
    bars(fig, numbers, run.coefficients[step], roles, "example %{x}: %{y:.3~g}", name="coefficients")
    dots(fig, numbers, run.best, LEVEL, "best, example %{x}: %{y:.3~g}", size=8)
    return fig


def coefficients_in_words(run: BumpRun, step: int) -> str:
    """What a person sees of the coefficients."""
    now = run.coefficients[step]
    return (
        f"A bar for each of {len(now)} coefficients after {_draws(run, step)}, from {format_short(now.min())} to "
        f"{format_short(now.max())}; {pluralize(len(run.bumps(step)), 'is', 'are')} not 0. Dashes: those of the best "
        "weights."
    )


def unmoved(run: BumpRun, step: int, extra: float, theme: str = "light") -> Figure:
    """Scores without and with the orthogonal part: examples stay on the diagonal, other points leave it."""
    fig = figure(theme, height=HEIGHT, hovermode="closest", xaxis=WITHOUT.axis(rangemode="normal"),
                   yaxis=WITH.axis(rangemode="normal"))  # fmt: skip
    places = {
        UNSEEN: np.vstack([run.others, run.orthogonal.place]),
        SEEN: run.points,
    }
    before = {role: run.scores(points, step) for role, points in places.items()}
    ends = [min(score.min() for score in before.values()), max(score.max() for score in before.values())]
    polyline(fig, ends, ends, QUIET.called("no change").beforehand)
    for role, points in places.items():
        after = before[role] + extra * run.orthogonal(points)
        dots(fig, before[role], after, role, f"{role.name}: %{{x:.3~g}} becomes %{{y:.3~g}}")
    return fig


def unmoved_in_words(run: BumpRun, step: int, extra: float) -> str:
    """What a person sees of the two scores."""
    moved = extra * float(np.abs(run.orthogonal(run.others)).max())
    return (
        f"The scores of {len(run.signs)} examples without and with an orthogonal part of length {format_number(extra)} "
        f"lie on the diagonal; those of {len(run.others)} other points move by up to {format_short(moved)}."
    )


def bump_table(run: BumpRun, step: int) -> dict[str, Any]:
    """A row for each example."""
    return {
        "x1": run.points[:, 0].tolist(),
        "x2": run.points[:, 1].tolist(),
        "label": run.signs.astype(int).tolist(),
        "coefficient": run.coefficients[step].tolist(),
        "best_coefficient": run.best.tolist(),
        "score": run.scores(run.points, step).tolist(),
    }


def _draws(run: BumpRun, step: int) -> str:
    return pluralize(int(run.draws[step]), "draw")
