"""Random signs and the hypothesis that fits them best, the mean over draws, and the theorems' bounds."""

from typing import Any

import numpy as np

from bounds import shatters
from bounds.numbers import at_most, format_number, format_short, pluralize
from bounds.vc.dichotomies.restriction import Hypothesis
from laboratory.figures.axes import Scale
from laboratory.figures.curves import curve, vline
from laboratory.figures.figure import Figure
from laboratory.figures.names import annotate
from laboratory.figures.plane import FEATURES, mistakes
from laboratory.figures.points import drawable
from laboratory.figures.regions import Window, region
from laboratory.figures.roles import QUIET, TRUTH, one_of, sample_look
from laboratory.figures.theme import BAND, GREY, color_of, figure, with_alpha
from laboratory.topics.rademacher_and_vc.signs.run import IN_THE_PLANE, PLANE, ComplexityRun

LINE_HEIGHT = 200
COMPLEXITY, DRAWS = Scale("complexity"), Scale("draws of random signs", whole=True)
MEAN = one_of(3, "mean")
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
        fig.add_hline(y=0, line={"color": GREY[theme], "width": 1})
    places = np.array([[float(x) for x in (*point, 0)[:PLANE]] for point in run.points])
    if draw:
        _add_best(fig, run, draw, window, theme)
        _add_signs(fig, run, draw, places, theme)
    else:
        dots = sample_look({"size": 12, "color": GREY[theme]})
        fig.add_scatter(x=places[:, 0], y=places[:, 1], mode="markers", name="points", marker=dots, hoverinfo="skip")
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
    curve(fig, draws, low, QUIET.called("at least"), fill="tonexty", fillcolor=BAND)
    exact = curve(fig, [1, run.draws], [run.exact] * 2, TRUTH.called("exact"))
    curve(fig, draws, run.means, MEAN)
    if draw:
        vline(fig, draw)
    fig.add_annotation(
        x=0.99, y=0.02, xref="paper", yref="paper", text="grey: mean ± bound", showarrow=False, xanchor="right",
        yanchor="bottom", font={"color": GREY[theme], "size": 14},
    )  # fmt: skip
    annotate(fig, (run.draws, float(low[-1])), exact.name, exact.color, left=True, below=True)
    return fig


def mean_in_words(run: ComplexityRun) -> str:
    """What a person sees of the mean."""
    return (
        f"After {format_number(run.draws)} draws the mean is {format_short(float(run.means[-1]), 4)}; the bound on its "
        f"distance from the exact complexity {format_short(run.exact, 4)} is {at_most(float(run.widths[-1]))}."
    )


def allowed(run: ComplexityRun, theme: str = "light") -> Figure:
    """The exact complexity, that by draws, and the theorems' bounds."""
    rows = (("exact", run.exact), ("draws", float(run.means[-1])), ("Massart", run.massart), ("Sauer", run.sauer))
    top = 1.08 * max(1.0, run.sauer, run.massart)
    fig = figure(
        theme, hovermode="closest", xaxis=COMPLEXITY.axis(range=[0, top]),
        yaxis={"showgrid": False, "zeroline": False, "tickvals": [3, 2, 1, 0], "range": [-0.6, 3.6],
               "ticktext": [name for name, _ in rows]},
    )  # fmt: skip
    blue, orange, grey = color_of(TRUTH.color, theme), color_of(MEAN.color, theme), GREY[theme]
    looks = (("circle", blue, 5), ("diamond", orange, 2), ("line-ns", grey, 2), ("line-ns", grey, 2))
    for (name, value), y, (symbol, color, width) in zip(rows, (3, 2, 1, 0), looks, strict=True):
        dash = "dash" if symbol == "line-ns" else "solid"
        line = {"color": color, "width": width, "dash": dash}
        end = {"symbol": ["circle", symbol], "size": [0, 13], "color": color, "line": {"color": color, "width": 2}}
        fig.add_scatter(
            x=[0, value], y=[y, y], mode="lines+markers", name=name, line=line, marker=end,
            hovertemplate=f"{name}: %{{x:.4f}}<extra></extra>",
        )  # fmt: skip
    fig.add_vline(x=1, line={"color": grey, "width": 1.2, "dash": "dot"})
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


def _add_best(fig: Figure, run: ComplexityRun, draw: int, window: Window, theme: str) -> None:
    """Where the best hypothesis predicts plus."""
    labels = tuple(int(label > 0) for label in run.best(draw - 1))
    inputs = {"n": PLANE} if run.cls in IN_THE_PLANE else {}
    answer = shatters(run.cls, run.points, **inputs).answer(labels)
    if not isinstance(answer, Hypothesis):
        return
    shape, color = region(run.cls, answer, window, run.points), color_of(2, theme)
    shade = {"fill": "toself", "fillcolor": with_alpha(color, 0.16)}
    for lines, width, more in ((shape.inside, 0, shade), (shape.edges, 2.5, {})):
        for line in lines:
            x, y = np.array(line, float).reshape(-1, 2).T
            look = {"color": color, "width": width}
            fig.add_scatter(x=x, y=y, mode="lines", name="best", line=look, hoverinfo="skip", **more)


def _add_signs(fig: Figure, run: ComplexityRun, draw: int, places: np.ndarray, theme: str) -> None:
    signs_of_draw = run.signs[draw - 1]
    for sign, name, symbol, color in ((1, "plus", "circle", 0), (-1, "minus", "circle-open", 1)):
        chosen = places[signs_of_draw == sign]
        paint = color_of(color, theme)
        look = {"symbol": symbol, "size": 12, "color": paint, "line": {"width": 2.5, "color": paint}}
        fig.add_scatter(
            x=chosen[:, 0], y=chosen[:, 1], mode="markers", name=name, marker=sample_look(look), hoverinfo="skip"
        )
    mistakes(fig, places[run.best(draw - 1) != signs_of_draw], size=17)


def _window(run: ComplexityRun) -> Window:
    """The points with some air around; a square in the plane."""
    axes = [[float(x) for x in axis] for axis in zip(*run.points, strict=True)]
    half = (0.5 + AIR) * (max(max(axis) - min(axis) for axis in axes) or 1.0)
    middles = [(max(axis) + min(axis)) / 2 for axis in axes]
    if len(axes) == 1:
        return Window(middles[0] - half, middles[0] + half, -1.0, 1.0)
    return Window(middles[0] - half, middles[0] + half, middles[1] - half, middles[1] + half)
