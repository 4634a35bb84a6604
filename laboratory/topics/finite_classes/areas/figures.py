"""Misleading samples as areas of the square of all samples, and their probability against the sample size."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from bounds.numbers import in_words
from laboratory.figures.theme import GREY, figure, label_at, linear_axis, palette
from laboratory.topics.finite_classes.areas.run import BadHypotheses, SampleSquare

if TYPE_CHECKING:
    import plotly.graph_objects as go

HEIGHT, BESIDE = 420, 360
FATES = ("not misleading", "counted before", "new", "counted twice")


def fates(square: SampleSquare, added: int) -> np.ndarray:
    """What becomes of each block when the last of the `added` hypotheses is counted: an index in `FATES`."""
    if added == 0:
        return np.zeros_like(square.masks)
    before = square.fooled(added - 1) > 0
    now = square.within(added - 1)
    return np.where(now & before, 3, np.where(now, 2, np.where(before, 1, 0)))


def areas(square: SampleSquare, added: int, theme: str = "light") -> go.Figure:
    """The square of all samples: what misleads by the first hypotheses, and what the last of them adds."""
    side = {"range": [0, 1], "showgrid": False, "zeroline": False, "ticks": "outside", "nticks": 6}
    drawn = figure(
        height=HEIGHT, hovermode="closest",
        xaxis={**side, "title": {"text": "first half of the sample (share)"}, "constrain": "domain"},
        yaxis={**side, "title": {"text": "second half (share)"}, "scaleanchor": "x", "constrain": "domain",
               "constraintoward": "top"},
    )  # fmt: skip
    blue, orange, purple = palette(theme)[0], palette(theme)[1], palette(theme)[8]
    tints = ["rgba(128, 128, 128, 0.10)", _tinted(blue, 0.35), _tinted(orange, 0.75), purple]
    steps = [[(i + end) / len(tints), tint] for i, tint in enumerate(tints) for end in (0, 1)]
    told = fates(square, added)
    drawn.add_heatmap(
        x=square.right, y=square.up, z=told, zmin=-0.5, zmax=3.5, colorscale=steps, showscale=False, name="samples",
        customdata=np.array(FATES)[told], hovertemplate="%{customdata}<extra></extra>",
    )  # fmt: skip
    _cuts(drawn, square, GREY[theme])
    return drawn


def areas_in_words(square: SampleSquare, added: int) -> str:
    """What a person sees of the square."""
    misled = share_of(square, square.fooled(added) > 0)
    return (
        "All samples as a square of area 1, cut into blocks of equal fate. Those on which one of the first "
        f"{added} bad hypotheses looks perfect cover {misled:.4f} of it."
    )


def share_of(square: SampleSquare, chosen: np.ndarray) -> float:
    """The area of the chosen blocks."""
    return float((np.outer(np.diff(square.up), np.diff(square.right)) * chosen).sum())


def chances(bad: BadHypotheses, m: int, theme: str = "light") -> go.Figure:
    """The probability of a misleading sample: exact, the sum of the areas, and the promise of the theorem."""
    drawn = figure(
        height=BESIDE, xaxis=linear_axis("examples m", range=[0, float(bad.sizes[-1])]),
        yaxis=linear_axis("probability of a misleading sample", range=[0, 1.3]),
    )  # fmt: skip
    blue, orange, grey = *palette(theme)[:2], GREY[theme]
    fine = np.linspace(0.5, float(bad.sizes[-1]), 200)
    drawn.add_hline(y=1, line={"color": grey, "width": 1, "dash": "dot"})
    _curve(drawn, fine, bad.promised(fine), "promise", {"color": grey, "width": 2, "dash": "dash"})
    _curve(drawn, bad.sizes, bad.summed_curve, "sum of the areas", {"color": orange, "width": 2.5, "dash": "dot"})
    _curve(drawn, bad.sizes, bad.exact_curve, "exact", {"color": blue, "width": 4})
    exact = float(bad.misled(m))
    marker = {"size": 11, "color": blue}
    drawn.add_scatter(x=[m], y=[exact], mode="markers", marker=marker, name="now", hoverinfo="skip")
    end = float(bad.sizes[-1])
    _name(drawn, 0.42 * end, float(bad.promised(0.42 * end)), "promise: |H| e<sup>−εm</sup>", grey)
    drawn.add_annotation(
        x=0.98 * end, y=0.62, text="<b>exact</b>", showarrow=False, xanchor="right", font={"color": blue, "size": 14}
    )
    drawn.add_annotation(
        x=0.98 * end, y=0.74, text="sum of the areas (dotted)", showarrow=False, xanchor="right",
        font={"color": orange, "size": 14},
    )  # fmt: skip
    return drawn


def chances_in_words(bad: BadHypotheses, m: int) -> str:
    """What a person sees against the sample size."""
    return (
        f"Three falling curves against the sample size. At m = {m} the exact probability of a misleading sample is "
        f"{in_words(float(bad.misled(m)), 4)}, the sum of the areas {in_words(float(sum(bad.areas(m))), 4)} and the "
        f"promise {in_words(float(bad.promised(m)), 4)}."
    )


def misleading_table(bad: BadHypotheses) -> dict[str, Any]:
    """A row for each sample size; full precision."""
    return {
        "examples": bad.sizes.tolist(),
        "exact": bad.exact_curve.tolist(),
        "sum_of_areas": bad.summed_curve.tolist(),
        "promise": np.asarray(bad.promised(bad.sizes)).tolist(),
    }


def _cuts(drawn: go.Figure, square: SampleSquare, color: str) -> None:
    """Thin lines between the blocks, as one trace."""
    x, y = [], []
    for cut in square.right:
        x += [cut, cut, None]
        y += [0, 1, None]
    for cut in square.up:
        x += [0, 1, None]
        y += [cut, cut, None]
    drawn.add_scatter(x=x, y=y, mode="lines", line={"width": 0.5, "color": color}, name="cuts", hoverinfo="skip")


def _curve(drawn: go.Figure, x: np.ndarray, y: np.ndarray, name: str, look: dict[str, Any]) -> None:
    drawn.add_scatter(x=x, y=y, mode="lines", name=name, line=look, hovertemplate="%{y:.4g}")


def _name(drawn: go.Figure, x: float, y: float, text: str, color: str) -> None:
    label_at(drawn, (x, min(y, 1.2)), text, color, (False, False), side="left", above=True)


def _tinted(color: str, strength: float) -> str:
    red, green, blue = (int(color[i : i + 2], 16) for i in (1, 3, 5))
    return f"rgba({red}, {green}, {blue}, {strength})"
