"""Promise beside truth: training error, true risk and what theorems promise, by sample size."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from bounds.numbers import in_words
from laboratory.figures.names import End
from laboratory.figures.theme import DASHES, figure, linear_axis, log_axis, palette

if TYPE_CHECKING:
    import pandas as pd
    import plotly.graph_objects as go

HEIGHTS = {"unit": "0 to 1", "truth": "near the truth", "log": "log"}
PIXELS = 440
BOTTOM, TOP = 52, 12  # margins in pixels
LINE_PIXELS = 17  # a label's own height
GREY = {"light": "#8a8984", "dark": "#8d9094"}
LEAST = 1e-4  # the foot of a logarithmic axis, where zeros would have no place


@dataclass(frozen=True)
class View:
    """How to draw: `height` is a key of HEIGHTS; `hidden` are theorems that are not drawn."""

    log_sizes: bool = True
    height: str = "unit"
    training: bool = True
    band: bool = True
    hidden: frozenset[str] = frozenset()
    theme: str = "light"


def learning_curves(
    summary: pd.DataFrame, labels: Mapping[str, str], bayes_risk: float | None = None, view: View = View()
) -> go.Figure:
    """The figure from `laboratory.experiments.summary`; `labels` names the theorems, in the order of their colours.

    A line has points where it has numbers: a promise begins where its theorem does. Some size must have a true risk.
    """
    truth = known_at(summary[summary["theorem"] == summary["theorem"].iloc[0]], "true_risk")
    promises = {name: known_at(summary[summary["theorem"] == name], "promised") for name in labels}
    promises = {name: rows for name, rows in promises.items() if name not in view.hidden and len(rows)}
    low, high = _range(truth, promises.values(), view)
    drawn = figure(height=PIXELS, xaxis=_sizes(truth["m"].tolist(), view), yaxis=_errors(low, high, view))
    ends = []
    if view.training:
        ends.append(_training(drawn, truth, view))
    ends += _promises(drawn, promises, labels, view)
    ends.append(_truth(drawn, truth, view))
    if bayes_risk is not None:
        ends.append(_bayes(drawn, truth, bayes_risk, view))
    if high > 1 and promises:
        _mark_vacuous(drawn, high, view)
    _write_names(drawn, ends, (low, high), view)
    return drawn


def known_at(summary: pd.DataFrame, column: str) -> pd.DataFrame:
    """The rows in which `column` holds a number."""
    return summary[summary[column].notna()]


def description(summary: pd.DataFrame, labels: Mapping[str, str]) -> str:
    """What a person sees on the figure, in words."""
    summary = known_at(summary, "true_risk")
    sizes = summary["m"]
    last = summary[sizes == sizes.max()]
    told = {"training error": last["training_error"].iloc[0], "true risk": last["true_risk"].iloc[0]}
    told |= {
        labels[row.theorem]: row.promised for row in known_at(last, "promised").itertuples() if row.theorem in labels
    }
    numbers = ", ".join(f"{name} {in_words(value, 3)}" for name, value in told.items())
    return f"Errors with {in_words(int(sizes.min()))} to {in_words(int(sizes.max()))} examples. At the end: {numbers}."


def _truth(drawn: go.Figure, truth: pd.DataFrame, view: View) -> End:
    color, sizes = palette(view.theme)[0], truth["m"].tolist()
    if view.band:
        edge = {"mode": "lines", "line": {"width": 0}, "hoverinfo": "skip", "showlegend": False}
        drawn.add_scatter(x=sizes, y=_shown(truth["measured_low"], view), name="true risk, 5 %", **edge)
        drawn.add_scatter(
            x=sizes, y=_shown(truth["measured_high"], view), name="true risk, 95 %", fill="tonexty",
            fillcolor=_transparent(color), **edge,
        )  # fmt: skip
    heights = truth["true_risk"].tolist()
    drawn.add_scatter(
        x=sizes, y=_shown(heights, view), name="true risk", mode="lines+markers", line={"color": color, "width": 4},
        marker={"size": 8}, customdata=truth[["measured_low", "measured_high"]].to_numpy(),
        hovertemplate="%{y:.4f}, from %{customdata[0]:.4f} to %{customdata[1]:.4f} in 90 % of runs",
    )  # fmt: skip
    return End("<b>true risk</b>", heights[-1], color)


def _training(drawn: go.Figure, truth: pd.DataFrame, view: View) -> End:
    color, heights = GREY[view.theme], truth["training_error"].tolist()
    drawn.add_scatter(
        x=truth["m"].tolist(), y=_shown(heights, view), name="training error", mode="lines+markers",
        line={"color": color, "width": 1.5}, marker={"size": 5, "symbol": "circle-open"}, hovertemplate="%{y:.4f}",
    )  # fmt: skip
    return End("training error", heights[-1], color)


def _promises(
    drawn: go.Figure, promises: Mapping[str, pd.DataFrame], labels: Mapping[str, str], view: View
) -> list[End]:
    ends = []
    for position, name in enumerate(labels):
        if name not in promises:
            continue
        color, rows = palette(view.theme)[1 + position % 9], promises[name]
        drawn.add_scatter(
            x=rows["m"].tolist(), y=_shown(rows["promised"], view), name=labels[name], mode="lines+markers",
            line={"color": color, "width": 2, "dash": DASHES[1 + position % 5]}, marker={"size": 5},
            customdata=rows[["failures", "runs"]].to_numpy(),
            hovertemplate="%{y:.4f}, failed in %{customdata[0]} of %{customdata[1]} runs",
        )  # fmt: skip
        ends.append(End(labels[name], float(rows["promised"].iloc[-1]), color))
    return ends


def _bayes(drawn: go.Figure, truth: pd.DataFrame, risk: float, view: View) -> End:
    ends = [int(truth["m"].min()), int(truth["m"].max())]
    drawn.add_scatter(
        x=ends, y=_shown([risk, risk], view), name="Bayes risk", mode="lines",
        line={"color": GREY[view.theme], "width": 1, "dash": "dot"}, hoverinfo="skip",
    )  # fmt: skip
    return End("Bayes risk", risk, GREY[view.theme])


def _range(truth: pd.DataFrame, promises: Any, view: View) -> tuple[float, float]:
    """The least and the largest error shown."""
    highest = max([float(rows["promised"].max()) for rows in promises], default=0.0)
    if view.height == "unit":
        return 0.0, 1.12 if highest > 1 else 1.0
    worst = float(truth["measured_high"].max())
    if view.height == "truth":
        return 0.0, min(1.0, max(1.6 * worst, 0.02))
    seen = [*truth["true_risk"], *truth["training_error"], *truth["measured_low"]]
    least = min((value for value in seen if value > 0), default=LEAST)
    return max(LEAST, least / 1.5), max(1.0, 1.3 * min(highest, 10.0))


def _sizes(sizes: Sequence[int], view: View) -> dict[str, Any]:
    """On a logarithmic axis the round numbers within reach are written out: 30, 100, 300, ..."""
    title = "examples <i>m</i>"
    if not view.log_sizes:
        return linear_axis(title, hoverformat=",d")
    decades = range(math.floor(math.log10(min(sizes))), math.ceil(math.log10(max(sizes))) + 1)
    steps = (1, 3) if len(decades) <= 4 else (1,)
    ticks = [step * 10**power for power in decades for step in steps if min(sizes) <= step * 10**power <= max(sizes)]
    return log_axis(title, hoverformat=",d", tickvals=ticks, ticktext=[in_words(tick) for tick in ticks])


def _errors(low: float, high: float, view: View) -> dict[str, Any]:
    if view.height == "log":
        return log_axis("error", range=[math.log10(low), math.log10(high)], hoverformat=".4f")
    return linear_axis("error", range=[low, high], hoverformat=".4f")


def _shown(values: Any, view: View) -> list[float]:
    """On a logarithmic axis a zero lies at the foot, not nowhere."""
    return [max(float(value), LEAST) if view.height == "log" else float(value) for value in values]


def _mark_vacuous(drawn: go.Figure, high: float, view: View) -> None:
    grey = GREY[view.theme]
    drawn.add_hrect(y0=1, y1=high, fillcolor=grey, opacity=0.15, line_width=0, layer="below")
    drawn.add_annotation(
        x=1, xref="paper", y=0 if view.height == "log" else 1, text="above 1 nothing is promised", showarrow=False,
        xanchor="right", yanchor="bottom", font={"color": grey, "size": 12},
    )  # fmt: skip


def _write_names(drawn: go.Figure, ends: Sequence[End], shown: tuple[float, float], view: View) -> None:
    """Each line's name right of its end, moved just so far that no two overlap."""
    low, high = shown
    names = [end.name if end.y <= high else f"{end.name} ↑" for end in ends]  # the arrow: it left above the top
    pixels = [_pixel(min(max(end.y, low), high), low, high, view) for end in ends]
    for end, name, place in zip(ends, names, apart(pixels, LINE_PIXELS, PIXELS - TOP - BOTTOM), strict=True):
        drawn.add_annotation(
            x=1, xref="paper", xanchor="left", xshift=8,
            y=place / (PIXELS - TOP - BOTTOM), yref="paper", yanchor="middle",
            text=name, showarrow=False, font={"color": end.color, "size": 13}, align="left",
        )  # fmt: skip
    longest = max(len(name.replace("<b>", "").replace("</b>", "")) for name in names)
    drawn.update_layout(margin={"l": 0, "t": TOP, "b": BOTTOM, "r": 16 + 7 * longest})


def _pixel(y: float, low: float, high: float, view: View) -> float:
    tall = PIXELS - TOP - BOTTOM
    if view.height == "log":
        return tall * (math.log10(max(y, low)) - math.log10(low)) / (math.log10(high) - math.log10(low))
    return tall * (y - low) / (high - low)


def apart(places: Sequence[float], gap: float, top: float) -> list[float]:
    """Places moved as little as possible so that each is `gap` from the next and all lie within 0 and `top`.

    The order is kept. Neighbours that collide become a block around their mean.
    """
    order = sorted(range(len(places)), key=lambda i: places[i])
    blocks: list[list[int]] = []
    middles: list[float] = []
    for i in order:
        blocks.append([i])
        middles.append(_within(places[i], 1, gap, top))
        while len(blocks) > 1 and middles[-1] - middles[-2] < gap * (len(blocks[-1]) + len(blocks[-2])) / 2:
            together = blocks.pop(-2) + blocks.pop()
            middles[-2:] = [_within(sum(places[j] for j in together) / len(together), len(together), gap, top)]
            blocks.append(together)
    moved = list(places)
    for block, middle in zip(blocks, middles, strict=True):
        for rank, i in enumerate(block):
            moved[i] = middle + gap * (rank - (len(block) - 1) / 2)
    return moved


def _within(middle: float, count: int, gap: float, top: float) -> float:
    half = gap * count / 2
    return min(max(middle, half), max(top - half, half))


def _transparent(color: str) -> str:
    red, green, blue = (int(color[i : i + 2], 16) for i in (1, 3, 5))
    return f"rgba({red}, {green}, {blue}, 0.18)"
