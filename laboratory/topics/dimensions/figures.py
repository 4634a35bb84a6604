"""Principal components: the worked example's tables, scores, what is lost, and pictures restored."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

import numpy as np

from bounds.numbers import in_words
from laboratory.figures.theme import GREY, figure, label_at, linear_axis, palette
from laboratory.topics.dimensions.pca.run import Components
from laboratory.topics.dimensions.worked.run import TABLE, WorkedExample

if TYPE_CHECKING:
    import plotly.graph_objects as go

HEIGHT = 400
SIDE = 8  # pixels of a digit's picture
MARKS = (
    "circle", "diamond-open", "square", "x", "triangle-up-open", "star", "cross", "pentagon-open", "hash", "bowtie",
)  # fmt: skip


def worked_table(run: WorkedExample, step: int) -> tuple[list[str], list[str], np.ndarray]:
    """Names of rows and columns, and the numbers that the step is about."""
    points = [f"point {number}" for number in range(1, 6)]
    features = [f"f{number}" for number in range(1, 5)]
    if step >= 5:
        return points, ["first axis", "second axis"], run.scores
    if step == 4:
        return features, ["first axis", "second axis"], run.axes[:2].T
    if step == 3:
        axes = [f"axis {number}" for number in range(1, 5)]
        return ["eigenvalue", *features], axes, np.vstack([run.eigenvalues, run.axes.T])
    if step == 2:
        return features, features, run.covariance
    return points, features, run.standardised if step else TABLE


def number_table(rows: Sequence[str], columns: Sequence[str], numbers: np.ndarray, theme: str = "light") -> go.Figure:
    """Numbers in cells, shaded by size and sign."""
    orange, blue = palette(theme)[1], palette(theme)[0]
    most = float(np.abs(numbers).max()) or 1.0
    plain = "{:.0f}" if np.array_equal(numbers, np.round(numbers)) else "{:.4f}"
    side = {"showgrid": False, "zeroline": False, "ticks": ""}
    drawn = figure(
        height=HEIGHT, hovermode=False, xaxis={**side, "side": "top"}, yaxis={**side, "autorange": "reversed"}
    )
    drawn.add_heatmap(
        x=list(columns), y=list(rows), z=numbers, zmin=-most, zmax=most, showscale=False, opacity=0.45, xgap=3, ygap=3,
        colorscale=[[0, orange], [0.5, "rgba(128, 128, 128, 0.06)"], [1, blue]], name="numbers", hoverinfo="skip",
        text=[[plain.format(number).replace("-", "−") for number in row] for row in numbers], texttemplate="%{text}",
        textfont={"size": 15, "color": GREY["dark"] if theme == "dark" else "#161514"},
    )  # fmt: skip
    if theme == "dark":
        drawn.update_traces(textfont={"color": "#f4f3ef"})
    return drawn


def number_table_in_words(rows: Sequence[str], columns: Sequence[str], numbers: np.ndarray) -> str:
    """The table, row by row."""
    told = (f"{name}: {', '.join(f'{number:.4g}' for number in row)}" for name, row in zip(rows, numbers, strict=True))
    return f"A table with columns {', '.join(columns)}. " + "; ".join(told) + "."


def worked_scores(run: WorkedExample, theme: str = "light") -> go.Figure:
    """The five points along the first two axes."""
    drawn = _plane("first axis", "second axis")
    drawn.add_scatter(
        x=run.scores[:, 0], y=run.scores[:, 1], mode="markers+text", name="scores",
        marker={"size": 12, "color": palette(theme)[0]}, text=[str(number) for number in range(1, 6)],
        textposition=_free_sides(run.scores), textfont={"size": 15},
        hovertemplate="point %{text}<br>(%{x:.4f}, %{y:.4f})<extra></extra>",
    )  # fmt: skip
    reach = 1.35 * float(np.abs(run.scores).max())
    drawn.update_xaxes(range=[-reach, reach])
    drawn.update_yaxes(range=[-reach, reach])
    return drawn


def _free_sides(places: np.ndarray) -> list[str]:
    """Above a point, or below it where another point is close above."""
    ahead = places[None] - places[:, None]
    crowded = ((np.abs(ahead[..., 0]) < 0.5) & (ahead[..., 1] > 0) & (ahead[..., 1] < 1)).any(axis=1)
    return ["bottom center" if near else "top center" for near in crowded]


def worked_scores_in_words(run: WorkedExample) -> str:
    """Where the five points lie."""
    places = "; ".join(f"point {i} at ({x:.3f}, {y:.3f})" for i, (x, y) in enumerate(run.scores, 1))
    return f"The scores of the five points along the first two axes: {places}."


def scores(run: Components, theme: str = "light") -> go.Figure:
    """All examples along the first two axes, a colour and a mark for each class."""
    drawn = _plane("score along the first axis", "score along the second axis")
    places = run.scores
    for label, name in enumerate(run.class_names):
        chosen = run.labels == label
        drawn.add_scatter(
            x=places[chosen, 0], y=places[chosen, 1], mode="markers", name=name,
            marker={"size": 5, "color": palette(theme)[label % 10], "symbol": MARKS[label], "opacity": 0.75},
            hovertemplate=f"{name}<br>(%{{x:.3f}}, %{{y:.3f}})<extra></extra>",
        )  # fmt: skip
        middle = np.median(places[chosen], axis=0)
        drawn.add_annotation(
            x=middle[0], y=middle[1], text=f"<b>{name}</b>", showarrow=False,
            font={"size": 14, "color": palette(theme)[label % 10]}, bgcolor=_ground(theme), borderpad=2,
        )  # fmt: skip
    return drawn


def scores_in_words(run: Components) -> str:
    """What a person sees of the scores."""
    return (
        f"{in_words(len(run.points))} examples along the first two of {run.features} principal axes, marked by class: "
        f"{', '.join(run.class_names)}."
    )


def lost(run: Components, kept: int, theme: str = "light") -> go.Figure:
    """The share of all squares lost by keeping n axes: measured, by the eigenvalues, and for random axes."""
    drawn = figure(
        height=HEIGHT, xaxis=linear_axis("axes kept", tickformat=",d"),
        yaxis=linear_axis("share of the squares lost", range=[0, 1.08]),
    )  # fmt: skip
    blue, orange, grey = *palette(theme)[:2], GREY[theme]
    n = np.arange(run.features + 1)
    _curve(drawn, n, run.random_axes, "random axes, on average", {"color": grey, "width": 1.5, "dash": "dot"})
    _curve(drawn, n, run.promised / run.total, "eigenvalues left out", {"color": orange, "width": 2, "dash": "dash"})
    drawn.add_scatter(
        x=n, y=run.lost, mode="markers", name="measured", marker={"size": 7, "color": blue},
        hovertemplate="measured: %{y:.4f}<extra></extra>",
    )  # fmt: skip
    drawn.add_scatter(
        x=[kept], y=[run.lost[kept]], mode="markers", name="now", hoverinfo="skip",
        marker={"size": 14, "color": blue, "symbol": "circle-open", "line": {"width": 3}},
    )  # fmt: skip
    half = run.features / 2
    label_at(drawn, (half, 0.5), "random axes", grey, (False, False), "left", above=True)
    return drawn


def lost_in_words(run: Components, kept: int) -> str:
    """What a person sees of the loss."""
    return (
        f"The share of all squares that is lost by keeping n axes falls from 1 to 0; with {kept} axes it is "
        f"{run.lost[kept]:.4f}. The measured points lie on the line that the eigenvalues give; {kept} random axes "
        f"would lose {run.random_axes[kept]:.4f} on average."
    )


def pictures(run: Components, kept: int, originals: np.ndarray, mean: np.ndarray, theme: str = "light") -> go.Figure:
    """Digits above, and below what `kept` numbers restore; `originals` `(digits, 64)`."""
    rows = [originals, np.array([mean + run.restored(example, kept) for example in range(len(originals))])]
    gap = np.full((SIDE, 1), np.nan)
    bands = [np.hstack([part for picture in row for part in (picture.reshape(SIDE, SIDE), gap)][:-1]) for row in rows]
    z = np.vstack([bands[0], np.full((1, bands[0].shape[1]), np.nan), bands[1]])
    drawn = figure(
        height=150, hovermode=False, xaxis={"visible": False, "constrain": "domain"},
        yaxis={"visible": False, "autorange": "reversed", "scaleanchor": "x", "constrain": "domain"},
    )  # fmt: skip
    ink = ["#fdfdfc", "#161514"] if theme == "light" else ["#1d2023", "#f4f3ef"]
    drawn.add_heatmap(
        z=z, zmin=0, zmax=16, colorscale=[[0, ink[0]], [1, ink[1]]], showscale=False, hoverinfo="skip", name="digits"
    )
    return drawn


def worked_columns(run: WorkedExample) -> Mapping[str, Any]:
    """The example's numbers for a table, a row for each point."""
    columns: dict[str, Any] = {"point": list(range(1, 6))}
    columns |= {f"f{number + 1}": TABLE[:, number].tolist() for number in range(4)}
    columns |= {f"z{number + 1}": run.standardised[:, number].tolist() for number in range(4)}
    return columns | {"score_1": run.scores[:, 0].tolist(), "score_2": run.scores[:, 1].tolist()}


def lost_columns(run: Components) -> Mapping[str, Any]:
    """A row for each number of axes kept."""
    return {
        "axes": list(range(run.features + 1)),
        "eigenvalue": ["", *run.eigenvalues.tolist()],
        "squares_lost_measured": run.measured.tolist(),
        "squares_lost_by_eigenvalues": run.promised.tolist(),
        "share_lost": run.lost.tolist(),
        "share_lost_by_random_axes": run.random_axes.tolist(),
    }


def _plane(first: str, second: str) -> go.Figure:
    side = {"showgrid": False, "zeroline": True, "ticks": "outside", "nticks": 7}
    return figure(
        height=HEIGHT, hovermode="closest", xaxis={**side, "title": {"text": first}, "constrain": "domain"},
        yaxis={**side, "title": {"text": second}, "scaleanchor": "x", "constrain": "domain"},
    )  # fmt: skip


def _ground(theme: str) -> str:
    return "rgba(253, 253, 252, 0.75)" if theme == "light" else "rgba(18, 20, 22, 0.7)"


def _curve(drawn: go.Figure, x: Any, y: Any, name: str, look: dict[str, Any]) -> None:
    drawn.add_scatter(x=x, y=y, mode="lines", line=look, name=name, hovertemplate=f"{name}: %{{y:.4f}}<extra></extra>")
