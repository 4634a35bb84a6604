"""A scored test set: the ROC curve with one threshold's point, the scores, and rates beside what is promised."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import numpy as np

from bounds.numbers import in_words
from laboratory.figures.theme import GREY, figure, label_at, palette
from laboratory.topics.metrics.roc.run import MetricsRun, log_odds, true_curve

if TYPE_CHECKING:
    import plotly.graph_objects as go

HEIGHT = 430
BINS = 30
CURVE_POINTS = 401
WIDE = 40.0  # log-odds beyond which a probability is 0 or 1 on paper


def roc_curve(run: MetricsRun, probability: float, mirrored: bool = False, theme: str = "light") -> go.Figure:
    """True against false positive rate for every threshold; `mirrored` puts specificity on the x-axis, as printed."""
    side = {"range": [-0.02, 1.02], "ticks": "outside", "zeroline": False, "dtick": 0.25, "constrain": "domain"}
    words = "specificity" if mirrored else "false positive rate (1 − specificity)"
    drawn = figure(
        height=HEIGHT, hovermode="closest", xaxis={**side, "title": {"text": words}},
        yaxis={**side, "title": {"text": "true positive rate (sensitivity)"}, "scaleanchor": "x"},
    )  # fmt: skip
    across = (lambda x: 1 - np.asarray(x)) if mirrored else np.asarray
    blue, orange, grey = *palette(theme)[:2], GREY[theme]
    _line(drawn, across([0.0, 1.0]), [0, 1], "chance", {"color": grey, "width": 1.2, "dash": "dot"})
    if run.world is not None:
        alarms, found = true_curve(run.world, np.linspace(WIDE, -WIDE, CURVE_POINTS * 4))
        _line(drawn, across(alarms), found, "exact", {"color": blue, "width": 4})
    steps = {"color": orange, "width": 2, "dash": "solid" if run.world is None else "dash"}
    _line(drawn, across(run.curve.false_positive_rate), run.curve.true_positive_rate, "test set", steps)
    alarms, found = run.point(probability)
    here = {"size": 13, "color": orange, "symbol": "diamond", "line": {"width": 1.5, "color": grey}}
    drawn.add_scatter(
        x=across([alarms]), y=[found], mode="markers", marker=here, name="this threshold",
        hovertemplate="this threshold<br>(%{x:.3f}, %{y:.3f})<extra></extra>",
    )  # fmt: skip
    _name_the_curves(drawn, run, mirrored, theme)
    return drawn


def roc_in_words(run: MetricsRun, probability: float) -> str:
    """What a person sees on the curve."""
    alarms, found = run.point(probability)
    exact = "" if run.true_area is None else f"; the exact curve has area {run.true_area:.3f}"
    return (
        f"ROC curve of {run.samples} test examples with area {run.curve.area:.3f}{exact}. The threshold "
        f"{in_words(probability)} stands at a false positive rate of {alarms:.3f} and a true positive rate of "
        f"{found:.3f}."
    )


def scores(run: MetricsRun, probability: float, theme: str = "light") -> go.Figure:
    """How many test examples of each class have which score, negatives hanging below, and the threshold."""
    edges = np.linspace(run.scores.min(), run.scores.max(), BINS + 1)
    drawn = figure(
        height=190, hovermode="closest", bargap=0.08, barmode="overlay",
        xaxis={"title": {"text": "score: log-odds of a positive"}, "ticks": "outside", "zeroline": False},
        yaxis={"title": {"text": "examples"}, "showticklabels": False},
    )  # fmt: skip
    middles = (edges[1:] + edges[:-1]) / 2
    for which, sign, name, color in (
        (run.positive, 1, "positive", palette(theme)[0]), (~run.positive, -1, "negative", palette(theme)[1])
    ):  # fmt: skip
        counted = np.histogram(run.scores[which], edges)[0]
        drawn.add_bar(
            x=middles, y=sign * counted, name=name, marker={"color": color, "line": {"width": 0}}, customdata=counted,
            hovertemplate=f"%{{customdata}} {name}, score about %{{x:.2f}}<extra></extra>",
        )  # fmt: skip
    _name_the_classes(drawn, theme)
    place = float(np.clip(log_odds(probability), edges[0] - 1, edges[-1] + 1))
    drawn.add_vline(x=place, line={"color": GREY[theme], "width": 2, "dash": "dash"})
    return drawn


def scores_in_words(run: MetricsRun) -> str:
    """What a person sees of the scores."""
    positive, negative = run.scores[run.positive].mean(), run.scores[~run.positive].mean()
    return f"The scores of both classes: positives have {positive:.2f} on average, negatives {negative:.2f}."


def rates(run: MetricsRun, probability: float, theme: str = "light") -> go.Figure:
    """Each rate as measured, between what the test set promises, and the truth where it is known."""
    shown = run.rates(probability)[::-1]
    names = [rate.name for rate in shown]
    drawn = figure(
        height=80 + 45 * len(shown), hovermode="closest",
        xaxis={"title": {"text": "share"}, "range": [-0.01, 1.01], "ticks": "outside", "dtick": 0.25},
        yaxis={"showgrid": False, "zeroline": False, "range": [-0.6, len(shown) - 0.4],
               "tickvals": list(range(len(shown))), "ticktext": names},
    )  # fmt: skip
    blue, orange, grey = *palette(theme)[:2], GREY[theme]
    for row, rate in enumerate(shown):
        _line(drawn, [rate.low, rate.high], [row, row], f"promise: {rate.name}", {"color": grey, "width": 3})
    drawn.add_vline(x=run.majority, line={"color": grey, "width": 1.2, "dash": "dot"})
    here = {"symbol": "circle", "size": 11, "color": orange}
    _dots(drawn, [rate.measured for rate in shown], "measured", here)
    if run.world is not None:
        truth = {"symbol": "line-ns", "size": 20, "line": {"width": 3.5, "color": blue}}
        _dots(drawn, [rate.truth for rate in shown], "truth", truth)
    return drawn


def rates_in_words(run: MetricsRun, probability: float) -> str:
    """What a person sees of the rates."""
    told = (f"{rate.name} {rate.measured:.3f} in [{rate.low:.3f}, {rate.high:.3f}]" for rate in run.rates(probability))
    return "; ".join(told) + "."


def roc_table(run: MetricsRun) -> dict[str, Any]:
    """A row for each threshold of the test set's curve; the first, above every score, is left empty."""
    curve = run.curve
    return {
        "log_odds_at_least": ["", *curve.thresholds[1:].tolist()],
        "false_positives": curve.false_positives.tolist(),
        "true_positives": curve.true_positives.tolist(),
        "false_positive_rate": curve.false_positive_rate.tolist(),
        "true_positive_rate": curve.true_positive_rate.tolist(),
    }


def _name_the_curves(drawn: go.Figure, run: MetricsRun, mirrored: bool, theme: str) -> None:
    blue, orange, grey = *palette(theme)[:2], GREY[theme]
    flat = (False, False)
    right = "left" if mirrored else "right"  # the free corner is below the diagonal
    corner = 0.02 if mirrored else 0.98
    if run.world is not None:
        text = f"exact: area {run.true_area:.3f}"
        label_at(drawn, (corner, 0.2), text, blue, flat, right, above=True)
    label_at(drawn, (corner, 0.1), f"test set: area {run.curve.area:.3f}", orange, flat, right, above=True)
    label_at(drawn, (corner, 0.0), "dotted: chance, area 1/2", grey, flat, right, above=True)


def _name_the_classes(drawn: go.Figure, theme: str) -> None:
    for x, y, across, anchor, text, color in (
        (0.01, 1, "left", "top", "positive", 0), (0.99, 0, "right", "bottom", "negative", 1)
    ):  # fmt: skip
        drawn.add_annotation(
            x=x, y=y, xref="paper", yref="paper", text=text, showarrow=False, xanchor=across, yanchor=anchor,
            font={"color": palette(theme)[color], "size": 14},
        )  # fmt: skip


def _dots(drawn: go.Figure, x: Sequence[float | None], name: str, look: dict[str, Any]) -> None:
    drawn.add_scatter(
        x=list(x), y=list(range(len(x))), mode="markers", marker=look, name=name,
        hovertemplate=f"{name}: %{{x:.4f}}<extra></extra>",
    )  # fmt: skip


def _line(drawn: go.Figure, x: Any, y: Any, name: str, look: dict[str, Any]) -> None:
    drawn.add_scatter(
        x=x, y=y, mode="lines", name=name, line=look, hovertemplate=f"{name}: (%{{x:.3f}}, %{{y:.3f}})<extra></extra>"
    )
