"""Random signs and the hypothesis that fits them best, the mean over draws, and what theorems allow."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from bounds import shatters
from bounds.dichotomies.restriction import Hypothesis
from laboratory.figures.points import drawable
from laboratory.figures.regions import Window, region
from laboratory.figures.theme import GREY, figure, label_at, linear_axis, log_axis, palette
from laboratory.topics.rademacher_and_vc.signs.run import IN_THE_PLANE, PLANE, ComplexityRun

if TYPE_CHECKING:
    import plotly.graph_objects as go

HEIGHT, LINE_HEIGHT = 430, 200
AIR = 0.12


def can_be_drawn(run: ComplexityRun) -> bool:
    """Whether a person can see these points on one picture."""
    return drawable(run.points)


def signs(run: ComplexityRun, draw: int, theme: str = "light") -> go.Figure:
    """The points with the signs of draw 1, 2, ..., and a hypothesis that fits them best; unsigned at draw 0."""
    flat = run.cls not in IN_THE_PLANE
    seen = _window(run)
    axis = {"showgrid": False, "zeroline": False, "ticks": "outside"}
    across = {**axis, "range": [seen.left, seen.right], "constrain": "domain", "title": {"text": "first feature"}}
    up = {**axis, "range": [seen.bottom, seen.top], "scaleanchor": "x", "constrain": "domain",
          "title": {"text": "second feature"}}  # fmt: skip
    if flat:
        across, up = {**across, "title": {"text": "feature"}}, {"visible": False, "range": [-1, 1]}
    drawn = figure(height=LINE_HEIGHT if flat else HEIGHT, hovermode="closest", xaxis=across, yaxis=up)
    if flat:
        drawn.add_hline(y=0, line={"color": GREY[theme], "width": 1})
    places = np.array([[float(x) for x in (*point, 0)[:PLANE]] for point in run.points])
    if draw:
        _add_best(drawn, run, draw, seen, theme)
        _add_signs(drawn, run, draw, places, theme)
    else:
        dots = {"size": 12, "color": GREY[theme]}
        drawn.add_scatter(x=places[:, 0], y=places[:, 1], mode="markers", name="points", marker=dots, hoverinfo="skip")
    return drawn


def signs_in_words(run: ComplexityRun, draw: int) -> str:
    """What a person sees of one draw."""
    if not draw:
        return f"{run.samples} points without signs."
    wrong = int((run.best(draw - 1) != run.signs[draw - 1]).sum())
    return (
        f"{run.samples} points with random signs, draw {draw}, and a hypothesis that fits them best: it misses "
        f"{wrong} of them."
    )


def running_mean(run: ComplexityRun, draw: int, theme: str = "light") -> go.Figure:
    """The mean over the draws so far, its promised distance from the exact value, and the exact value."""
    drawn = figure(height=270, xaxis=log_axis("draws of random signs"), yaxis=linear_axis("complexity"))
    low, high = run.means - run.widths, run.means + run.widths
    drawn.update_yaxes(rangemode="normal", range=[max(0.0, float(run.exact) - 0.55), min(1.12, run.exact + 0.45)])
    blue, orange, grey = *palette(theme)[:2], GREY[theme]
    counted = np.arange(1, run.draws + 1)
    for name, heights, fill in (("at most", high, None), ("at least", low, "tonexty")):
        drawn.add_scatter(
            x=counted, y=heights, mode="lines", name=name, line={"color": grey, "width": 1, "dash": "dash"}, fill=fill,
            fillcolor="rgba(128, 128, 128, 0.15)", hovertemplate="%{y:.4f}",
        )  # fmt: skip
    drawn.add_scatter(x=[1, run.draws], y=[run.exact] * 2, mode="lines", name="exact", line={"color": blue, "width": 4},
                      hovertemplate="%{y:.4f}")  # fmt: skip
    drawn.add_scatter(x=counted, y=run.means, mode="lines", name="mean", line={"color": orange, "width": 2.5},
                      hovertemplate="%{y:.4f}")  # fmt: skip
    if draw:
        drawn.add_vline(x=draw, line={"color": grey, "width": 1, "dash": "dot"})
    logs = (True, False)
    drawn.add_annotation(
        x=0.99, y=0.02, xref="paper", yref="paper", text="grey: mean ± promise", showarrow=False, xanchor="right",
        yanchor="bottom", font={"color": grey, "size": 14},
    )  # fmt: skip
    label_at(drawn, (run.draws, float(low[-1])), "<b>exact</b>", blue, logs, "right", above=False)
    return drawn


def mean_in_words(run: ComplexityRun) -> str:
    """What a person sees of the mean."""
    return (
        f"After {run.draws} draws the mean is {run.means[-1]:.4f}, promised to lie within {run.widths[-1]:.4f} of the "
        f"exact complexity, which is {run.exact:.4f}."
    )


def allowed(run: ComplexityRun, theme: str = "light") -> go.Figure:
    """The complexity in truth and by draws, and how large the theorems allow it to be."""
    rows = (("exact", run.exact), ("draws", float(run.means[-1])), ("Massart", run.massart), ("Sauer", run.sauer))
    top = 1.08 * max(1.0, run.sauer, run.massart)
    drawn = figure(
        height=210, hovermode="closest", xaxis=linear_axis("complexity", range=[0, top]),
        yaxis={"showgrid": False, "zeroline": False, "tickvals": [3, 2, 1, 0], "range": [-0.6, 3.6],
               "ticktext": [name for name, _ in rows]},
    )  # fmt: skip
    blue, orange, grey = *palette(theme)[:2], GREY[theme]
    looks = (("circle", blue, 5), ("diamond", orange, 2), ("line-ns", grey, 2), ("line-ns", grey, 2))
    for (name, value), y, (symbol, color, width) in zip(rows, (3, 2, 1, 0), looks, strict=True):
        dash = "dash" if symbol == "line-ns" else "solid"
        line = {"color": color, "width": width, "dash": dash}
        end = {"symbol": ["circle", symbol], "size": [0, 13], "color": color, "line": {"color": color, "width": 2}}
        drawn.add_scatter(
            x=[0, value], y=[y, y], mode="lines+markers", name=name, line=line, marker=end,
            hovertemplate=f"{name}: %{{x:.4f}}<extra></extra>",
        )  # fmt: skip
    drawn.add_vline(x=1, line={"color": grey, "width": 1.2, "dash": "dot"})
    return drawn


def allowed_in_words(run: ComplexityRun) -> str:
    """What a person sees of the bounds."""
    return (
        f"Exact complexity {run.exact:.4f}; by Massart's lemma at most {run.massart:.4f}, with Sauer's count at most "
        f"{run.sauer:.4f}; 1 means that every sign can be fitted."
    )


def complexity_table(run: ComplexityRun) -> dict[str, Any]:
    """A row for each draw."""
    spelled = ["".join("+" if sign > 0 else "-" for sign in row) for row in run.signs]
    return {
        "draw": list(range(1, run.draws + 1)),
        "signs": spelled,
        "supremum": run.suprema.tolist(),
        "mean_so_far": run.means.tolist(),
        "within": run.widths.tolist(),
        "exact": [run.exact] * run.draws,
    }


def _add_best(drawn: go.Figure, run: ComplexityRun, draw: int, seen: Window, theme: str) -> None:
    """Where the best hypothesis says plus."""
    labels = tuple(int(label > 0) for label in run.best(draw - 1))
    inputs = {"n": PLANE} if run.cls in IN_THE_PLANE else {}
    answer = shatters(run.cls, run.points, **inputs).answer(labels)
    if not isinstance(answer, Hypothesis):
        return
    shape, color = region(run.cls, answer, seen, run.points), palette(theme)[2]
    red, green, blue = (int(color[i : i + 2], 16) for i in (1, 3, 5))
    shade = {"fill": "toself", "fillcolor": f"rgba({red}, {green}, {blue}, 0.16)"}
    for lines, width, more in ((shape.inside, 0, shade), (shape.edges, 2.5, {})):
        for line in lines:
            x, y = np.array(line, float).reshape(-1, 2).T
            look = {"color": color, "width": width}
            drawn.add_scatter(x=x, y=y, mode="lines", name="best", line=look, hoverinfo="skip", **more)


def _add_signs(drawn: go.Figure, run: ComplexityRun, draw: int, places: np.ndarray, theme: str) -> None:
    drawn_signs = run.signs[draw - 1]
    for sign, name, symbol, color in ((1, "plus", "circle", 0), (-1, "minus", "circle-open", 1)):
        chosen = places[drawn_signs == sign]
        paint = palette(theme)[color]
        look = {"symbol": symbol, "size": 12, "color": paint, "line": {"width": 2.5, "color": paint}}
        drawn.add_scatter(x=chosen[:, 0], y=chosen[:, 1], mode="markers", name=name, marker=look, hoverinfo="skip")
    wrong = places[run.best(draw - 1) != drawn_signs]
    cross = {"symbol": "x-thin", "size": 17, "line": {"width": 2.5, "color": GREY[theme]}}
    drawn.add_scatter(x=wrong[:, 0], y=wrong[:, 1], mode="markers", name="missed", marker=cross, hoverinfo="skip")


def _window(run: ComplexityRun) -> Window:
    """The points with some air around; a square in the plane."""
    axes = [[float(x) for x in axis] for axis in zip(*run.points, strict=True)]
    half = (0.5 + AIR) * (max(max(axis) - min(axis) for axis in axes) or 1.0)
    middles = [(max(axis) + min(axis)) / 2 for axis in axes]
    if len(axes) == 1:
        return Window(middles[0] - half, middles[0] + half, -1.0, 1.0)
    return Window(middles[0] - half, middles[0] + half, middles[1] - half, middles[1] + half)
