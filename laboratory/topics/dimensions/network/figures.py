"""Principal components as a network: its units and weights, and the loss of gradient descent."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import numpy as np

from laboratory.figures.theme import GREY, figure, label_at, log_axis, palette
from laboratory.topics.dimensions.network.run import NetworkRun

if TYPE_CHECKING:
    import plotly.graph_objects as go

HEIGHT = 400
LAYERS = (0.0, 1.0, 2.0)
WIDEST = 7.0  # pixels


def units(run: NetworkRun, theme: str = "light") -> go.Figure:
    """Inputs, code and outputs as circles; a line for each weight, wider for larger, dashed for negative ones."""
    features = run.encoder.shape[1]
    hidden = {"visible": False}
    drawn = figure(
        height=HEIGHT, hovermode="closest", xaxis={**hidden, "range": [-0.35, 2.35]},
        yaxis={**hidden, "range": [-0.5, features - 0.25]},
    )  # fmt: skip
    outer, inner = _heights(features, features), _heights(run.code, features)
    most = max(float(np.abs(run.encoder).max()), float(np.abs(run.decoder).max()), 1e-12)
    for code, height in enumerate(inner):
        for feature, end in enumerate(outer):
            _weight(drawn, (0, end), (1, height), float(run.encoder[code, feature]), most, theme)
            _weight(drawn, (1, height), (2, end), float(run.decoder[feature, code]), most, theme)
    places = [(0, y, f"x<sub>{i}</sub>") for i, y in enumerate(outer, 1)]
    places += [(1, y, f"z<sub>{i}</sub>") for i, y in enumerate(inner, 1)]
    places += [(2, y, f"x̃<sub>{i}</sub>") for i, y in enumerate(outer, 1)]
    x, y, names = zip(*places, strict=True)
    drawn.add_scatter(
        x=x, y=y, text=names, mode="markers+text", name="units", hoverinfo="skip", textfont={"size": 15},
        marker={"size": 38, "color": _ground(theme), "line": {"width": 2, "color": GREY[theme]}},
    )  # fmt: skip
    for layer, text in zip(LAYERS, ("input", "code z = Wx", "output Vz"), strict=True):
        drawn.add_annotation(
            x=layer, y=features - 0.42, text=text, showarrow=False, font={"size": 14, "color": GREY[theme]}
        )
    return drawn


def units_in_words(run: NetworkRun) -> str:
    """The network and its weights."""
    rows = (
        f"hidden unit {code + 1} takes {', '.join(f'{weight:.3f}' for weight in run.encoder[code])} and gives "
        f"{', '.join(f'{weight:.3f}' for weight in run.decoder[:, code])}"
        for code in range(run.code)
    )
    return f"A network of {run.encoder.shape[1]} inputs, {run.code} hidden units and as many outputs as inputs: " + (
        "; ".join(rows) + "."
    )


def losses(run: NetworkRun, theme: str = "light") -> go.Figure:
    """The loss after each step, down to the eigenvalues left out."""
    top = 1.15 * float(max(run.losses.max(), run.least))
    drawn = figure(
        height=HEIGHT, xaxis=log_axis("steps of gradient descent"),
        yaxis={"title": {"text": "mean squared distance"}, "ticks": "outside", "range": [0, top]},
    )  # fmt: skip
    blue, orange, grey = *palette(theme)[:2], GREY[theme]
    steps = np.arange(1, len(run.losses))
    drawn.add_scatter(
        x=[1, max(len(run.losses) - 1, 2)], y=[run.least] * 2, mode="lines", name="eigenvalues left out",
        line={"color": orange, "width": 2, "dash": "dash"}, hovertemplate="least: %{y:.4f}<extra></extra>",
    )  # fmt: skip
    drawn.add_scatter(
        x=steps, y=run.losses[1:], mode="lines", name="loss", line={"color": blue, "width": 3.5},
        hovertemplate="loss: %{y:.4f}<extra></extra>",
    )  # fmt: skip
    if run.step:
        drawn.add_vline(x=run.step, line={"color": grey, "width": 1, "dash": "dot"})
        drawn.add_scatter(
            x=[run.step], y=[run.losses[run.step]], mode="markers", marker={"size": 11, "color": blue}, name="now",
            hoverinfo="skip",
        )  # fmt: skip
    label_at(drawn, (1, run.least), "least possible (PCA)", orange, (True, False), "left", above=True)
    label_at(drawn, (1, float(run.losses[min(1, len(steps))])), "loss", blue, (True, False), "left", above=True)
    return drawn


def losses_in_words(run: NetworkRun) -> str:
    """What a person sees of the loss."""
    return (
        f"The mean squared distance between inputs and outputs falls from {run.losses[0]:.4f} to "
        f"{run.losses[-1]:.4f} in {len(run.losses) - 1} steps; no weights come below {run.least:.4f}."
    )


def losses_columns(run: NetworkRun) -> Mapping[str, Any]:
    """A row for each step."""
    return {
        "step": list(range(len(run.losses))),
        "loss": run.losses.tolist(),
        "least": [run.least] * len(run.losses),
    }


def _weight(
    drawn: go.Figure, start: tuple[float, float], end: tuple[float, float], weight: float, most: float, theme: str
) -> None:
    color = palette(theme)[0 if weight >= 0 else 1]
    look = {"color": color, "width": 0.4 + WIDEST * abs(weight) / most, "dash": "solid" if weight >= 0 else "dash"}
    drawn.add_scatter(
        x=[start[0], end[0]], y=[start[1], end[1]], mode="lines", line=look, opacity=0.8, hoverinfo="skip",
        name="weight",
    )  # fmt: skip


def _heights(count: int, features: int) -> np.ndarray:
    """Places from above, evenly in the middle."""
    return (features - 1) / 2 + ((count - 1) / 2 - np.arange(count)) * min(1.0, (features - 1) / max(count, 1))


def _ground(theme: str) -> str:
    return "#fdfdfc" if theme == "light" else "#121416"
