"""Random signs and the hypothesis that fits them best, the mean over draws, and the theorems' bounds."""

from typing import Any

import numpy as np

from bounds import shatters
from bounds.numbers import at_most, format_number, format_short, pluralize
from bounds.vc.dichotomies.restriction import Hypothesis
from laboratory.figures.axes import Scale
from laboratory.figures.curves import curve, hline, vline
from laboratory.figures.figure import Figure
from laboratory.figures.marks import dots, polyline
from laboratory.figures.names import annotate, corner
from laboratory.figures.plane import FEATURES, mistakes
from laboratory.figures.points import drawable
from laboratory.figures.regions import Window, region
from laboratory.figures.roles import AXIS, NEGATIVE, PATCH, POSITIVE, QUIET, SAMPLE, TRUTH, Role, one_of
from laboratory.figures.theme import figure
from laboratory.topics.rademacher_and_vc.signs.run import IN_THE_PLANE, PLANE, ComplexityRun

LINE_HEIGHT = 200
COMPLEXITY, DRAWS = Scale("complexity"), Scale("draws of random signs", whole=True)
MEAN, EXACT = one_of(1, "mean"), TRUTH.called("exact")
AT_MOST = Role("Massart", None, "dash", "line-ns", known=True)
BY_DRAWS = Role("draws", MEAN.color, marker="diamond")
BEST = one_of(2, "best").but(dash="solid")
AIR = 0.12


def signs(run: ComplexityRun, draw: int, theme: str = "light") -> Figure | None:
    """The points with the signs of draw 1, 2, ..., and a hypothesis that fits them best; unsigned at draw 0.

    None where these points cannot be distinguished in one figure.
    """
    if not drawable(run.points):
        return None
    flat, window = run.cls not in IN_THE_PLANE, _window(run)
    fig = figure(theme, hovermode="closest", **_axes(window, flat), **({"height": LINE_HEIGHT} if flat else {}))
    if flat:
        hline(fig, 0, AXIS)
    places = np.array([[float(x) for x in (*point, 0)[:PLANE]] for point in run.points])
    if draw:
        _add_best(fig, run, draw, window)
        _add_signs(fig, run, draw, places)
    else:
        dots(fig, places[:, 0], places[:, 1], SAMPLE.called("points"), size=12, edge=0)
    return fig


def _axes(window: Window, flat: bool) -> dict[str, Any]:
    axis = {"showgrid": False, "zeroline": False, "ticks": "outside", "constrain": "domain"}
    across = {**axis, "range": [window.left, window.right], "title": {"text": "x" if flat else FEATURES[0]}}
    if flat:
        return {"xaxis": across, "yaxis": {"visible": False, "range": [-1, 1]}}
    up = {"range": [window.bottom, window.top], "scaleanchor": "x", "title": {"text": FEATURES[1]}}
    return {"xaxis": across, "yaxis": {**axis, **up}}


def signs_in_words(run: ComplexityRun, draw: int) -> str:
    """What a person sees of one draw."""
    if not draw:
        return f"{pluralize(run.samples, 'point')} without signs."
    wrong = int((run.best(draw - 1) != run.signs[draw - 1]).sum())
    return (
        f"{pluralize(run.samples, 'point')} with random signs, draw {format_number(draw)}, and a hypothesis that fits "
        f"them best: it misclassifies {wrong} of {run.samples}."
    )


def running_mean(run: ComplexityRun, draw: int, theme: str = "light") -> Figure:
    """The mean over the draws so far, the bound on its distance from the exact value, and the exact value."""
    span = [max(0.0, float(run.exact) - 0.55), min(1.12, run.exact + 0.45)]
    fig = figure(theme, xaxis=DRAWS.axis(log=True), yaxis=COMPLEXITY.axis(rangemode="normal", range=span))
    low, high = run.means - run.widths, run.means + run.widths
    draws = np.arange(1, run.draws + 1)
    curve(fig, draws, high, QUIET.called("at most"))
    curve(fig, draws, low, QUIET.called("at least"), fill="tonexty", fillcolor=PATCH.ink(theme))
    curve(fig, [1, run.draws], [run.exact] * 2, EXACT)
    curve(fig, draws, run.means, MEAN)
    if draw:
        vline(fig, draw)
    corner(fig, (0.99, 0.02), "grey: mean ± bound", QUIET)
    annotate(fig, (run.draws, float(low[-1])), EXACT.title, EXACT, left=True, below=True)
    return fig


def mean_in_words(run: ComplexityRun) -> str:
    """What a person sees of the mean."""
    return (
        f"After {format_number(run.draws)} draws the mean is {format_short(float(run.means[-1]), 4)}; the bound on its "
        f"distance from the exact complexity {format_short(run.exact, 4)} is {at_most(float(run.widths[-1]))}."
    )


def allowed(run: ComplexityRun, theme: str = "light") -> Figure:
    """The exact complexity, that by draws, and the theorems' bounds."""
    rows = (
        (EXACT.but(width=5), run.exact), (BY_DRAWS, float(run.means[-1])), (AT_MOST, run.massart),
        (AT_MOST.called("Sauer"), run.sauer),
    )  # fmt: skip
    top = 1.08 * max(1.0, run.sauer, run.massart)
    fig = figure(
        theme, hovermode="closest", xaxis=COMPLEXITY.axis(range=[0, top]),
        yaxis={"showgrid": False, "zeroline": False, "tickvals": [3, 2, 1, 0], "range": [-0.6, 3.6],
               "ticktext": [role.name for role, _ in rows]},
    )  # fmt: skip
    for (role, value), y in zip(rows, (3, 2, 1, 0), strict=True):
        polyline(fig, [0, value], [y, y], role, f"{role.name}: %{{x:.4f}}", marks=[0, 13], edge=2)
    vline(fig, 1, role=QUIET.but(width=1.2).beforehand)
    return fig


def allowed_in_words(run: ComplexityRun) -> str:
    """What a person sees of the bounds."""
    return (
        f"Exact complexity {format_short(run.exact, 4)}; by Massart's lemma at most {at_most(run.massart)}, with "
        f"Sauer's count at most {at_most(run.sauer)}; 1 means that every sign can be fitted."
    )


def complexity_table(run: ComplexityRun) -> dict[str, Any]:
    """A row for each draw."""
    signs_as_text = ["".join("+" if sign > 0 else "-" for sign in row) for row in run.signs]
    return {
        "draw": list(range(1, run.draws + 1)),
        "signs": signs_as_text,
        "supremum": run.suprema.tolist(),
        "mean_so_far": run.means.tolist(),
        "within": run.widths.tolist(),
        "exact": [run.exact] * run.draws,
    }


def _add_best(fig: Figure, run: ComplexityRun, draw: int, window: Window) -> None:
    """Where the best hypothesis predicts plus."""
    labels = tuple(int(label > 0) for label in run.best(draw - 1))
    inputs = {"n": PLANE} if run.cls in IN_THE_PLANE else {}
    answer = shatters(run.cls, run.points, **inputs).answer(labels)
    if not isinstance(answer, Hypothesis):
        return
    shape = region(run.cls, answer, window, run.points)
    for lines, role, filled in ((shape.inside, BEST.but(width=0), 0.16), (shape.edges, BEST, 0)):
        for line in lines:
            x, y = np.array(line, float).reshape(-1, 2).T
            polyline(fig, x, y, role, filled=filled)


def _add_signs(fig: Figure, run: ComplexityRun, draw: int, places: np.ndarray) -> None:
    signs_of_draw = run.signs[draw - 1]
    for sign, role in ((1, POSITIVE.called("plus")), (-1, NEGATIVE.called("minus"))):
        x, y = places[signs_of_draw == sign].T
        dots(fig, x, y, role, size=12, edge=2.5)
    mistakes(fig, places[run.best(draw - 1) != signs_of_draw], size=17)


def _window(run: ComplexityRun) -> Window:
    """The points with some air around; a square in the plane."""
    axes = [[float(x) for x in axis] for axis in zip(*run.points, strict=True)]
    half = (0.5 + AIR) * (max(max(axis) - min(axis) for axis in axes) or 1.0)
    middles = [(max(axis) + min(axis)) / 2 for axis in axes]
    if len(axes) == 1:
        return Window(middles[0] - half, middles[0] + half, -1.0, 1.0)
    return Window(middles[0] - half, middles[0] + half, middles[1] - half, middles[1] + half)
