"""Losses that stand in for mistakes: against the margin, in the mean over a coin, and of a probability."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any

import numpy as np

from laboratory.figures.theme import GREY, MARGIN, figure, linear_axis, palette
from laboratory.topics.linear_models.losses.run import LOSSES, Coin, probability_losses
from laboratory.topics.linear_models.plane import GROUND, word
from learners.losses import losses

if TYPE_CHECKING:
    import plotly.graph_objects as go

HEIGHT = 430
MARGINS = np.round(np.linspace(-2.0, 3.0, 501), 10)
TOP = 4.0
INK = {"hinge": 0, "logistic_base_2": 2, "squared_margin": 1, "exponential": 3, "logistic": 4, "perceptron": 7}
DASHES = {
    "hinge": "solid", "logistic_base_2": "dash", "squared_margin": "dashdot", "exponential": "longdash",
    "logistic": "dot", "perceptron": "dot",
}  # fmt: skip
PLACES = {  # where a curve can be told from the others, and on which side its name stands
    "hinge": (-1.9, "left", "bottom"),
    "logistic_base_2": (2.95, "right", "bottom"),
    "squared_margin": (2.85, "right", "bottom"),
    "exponential": (-1.386, "center", "bottom"),
    "logistic": (-1.95, "left", "top"),
    "perceptron": (-0.3, "right", "top"),
}


def against_the_margin(shown: Iterable[str], margin: float, theme: str = "light") -> go.Figure:
    """The number of mistakes, heaviest, and the losses `shown` against the margin, with their values at one."""
    drawn = figure(
        height=HEIGHT, margin=MARGIN | {"t": 28},
        xaxis={"title": {"text": "margin z = y·f(x)"}, "range": [-2, 3], "zeroline": False, "ticks": "outside",
               "showgrid": False},
        yaxis=linear_axis("loss", range=[0, TOP]),
    )  # fmt: skip
    drawn.add_vline(x=margin, line={"color": GREY[theme], "width": 1, "dash": "dot"})
    for name in shown:
        ink = palette(theme)[INK[name]]
        look = {"color": ink, "width": 2.5, "dash": DASHES[name]}
        _curve(drawn, MARGINS, losses[name].value(MARGINS), LOSSES[name], look)
        _at(drawn, margin, float(losses[name].value(margin)), ink)
        _named(drawn, name, ink, theme)
    steps = np.array([-2.0, 0.0, 0.0, 3.0])
    _curve(drawn, steps, np.array([1.0, 1.0, 0.0, 0.0]), "mistake", {"color": GREY[theme], "width": 5})
    _at(drawn, margin, float(losses["zero_one"].value(margin)), GREY[theme])
    word(drawn, -1.9, 1.0, "<b>mistake</b>", GREY[theme], xanchor="left", yanchor="top", yshift=-5)
    return drawn


def _named(drawn: go.Figure, name: str, ink: str, theme: str) -> None:
    x, side, above = PLACES[name]
    shift = {"left": 6, "right": -6, "center": 0}[side]
    word(drawn, x, float(losses[name].value(x)), LOSSES[name].replace(" (", "<br>("), ink, xanchor=side,
         yanchor=above, xshift=shift, align=side, bgcolor=GROUND[theme])  # fmt: skip


def against_the_margin_in_words(shown: Iterable[str], margin: float) -> str:
    """What a person sees of the losses."""
    told = ", ".join(f"{LOSSES[name]} {float(losses[name].value(margin)):.3f}" for name in shown)
    mistake = float(losses["zero_one"].value(margin))
    return f"Losses against the margin. At margin {margin:g}: mistake {mistake:g}" + (f", {told}." if told else ".")


def coin(asked: Coin, theme: str = "light") -> go.Figure:
    """Mean loss of every score at a place where the label is positive with probability eta, and the best score."""
    scores = np.linspace(-3.0, 3.0, 601)
    heights = asked.mean_loss(scores)
    ink, grey = palette(theme)[INK[asked.loss]], GREY[theme]
    wrong = np.where(scores > 0, 1 - asked.eta, asked.eta)
    wrong[scores == 0] = max(asked.eta, 1 - asked.eta)  # no answer counts as the worse one
    top = min(float(heights.max()), 4.0)
    drawn = figure(
        height=HEIGHT,
        xaxis={"title": {"text": "score f"}, "range": [-3, 3], "zeroline": True, "ticks": "outside", "showgrid": False},
        yaxis=linear_axis("mean loss at this place", range=[0, 1.08 * top]),
    )  # fmt: skip
    _curve(drawn, scores, wrong, "mistakes", {"color": grey, "width": 4})
    _curve(drawn, scores, heights, LOSSES[asked.loss], {"color": ink, "width": 3, "dash": DASHES[asked.loss]})
    here, left = float(asked.mean_loss(asked.score)), asked.score < asked.best_score
    _at(drawn, asked.score, here, ink, 12)
    if np.isfinite(asked.best_score):
        _at(drawn, asked.best_score, asked.least, ink, 12, "circle-open")
        word(drawn, asked.best_score, asked.least, "best", ink, yanchor="top", yshift=-8)
    drawn.add_shape(
        type="line",
        x0=asked.score,
        x1=asked.score,
        y0=asked.least,
        y1=here,
        line={"color": ink, "width": 2, "dash": "dot"},
    )
    word(drawn, asked.score, (asked.least + here) / 2, "excess", ink, xanchor="right" if left else "left",
         xshift=-6 if left else 6)  # fmt: skip
    word(
        drawn, -2.95, min(float(heights[0]), top), LOSSES[asked.loss], ink, xanchor="left", yanchor="bottom", xshift=18
    )
    word(drawn, 2.95, float(wrong[-1]), "mistakes", grey, xanchor="right", yanchor="top", yshift=-4)
    return drawn


def coin_in_words(asked: Coin) -> str:
    """What a person sees of the mean losses."""
    return (
        f"Mean {LOSSES[asked.loss]} loss against the score where the label is positive with probability "
        f"{asked.eta:g}. At score {asked.score:g} it is {float(asked.mean_loss(asked.score)):.3f}, at best "
        f"{asked.least:.3f}."
    )


def of_a_probability(theme: str = "light") -> go.Figure:
    """Logarithmic and absolute loss of the probability given to what came true."""
    p = np.linspace(0.01, 1.0, 397)
    logarithmic, absolute = probability_losses(p)
    blue, red = palette(theme)[0], palette(theme)[1]
    drawn = figure(
        height=HEIGHT,
        xaxis={"title": {"text": "probability p given to the true label"}, "range": [0, 1], "ticks": "outside"},
        yaxis=linear_axis("loss", range=[0, 5]),
    )  # fmt: skip
    _curve(drawn, p, logarithmic, "ln(1/p)", {"color": blue, "width": 3.5})
    _curve(drawn, p, absolute, "1 − p", {"color": red, "width": 3.5, "dash": "dash"})
    word(drawn, 0.1, 2.5, "logarithmic, ln(1/p)", blue, xanchor="left", yanchor="bottom")
    word(drawn, 0.12, 0.88, "absolute, 1 − p", red, xanchor="left", yanchor="top", yshift=-14)
    return drawn


def of_a_probability_in_words() -> str:
    """What a person sees of the two."""
    return (
        "Two losses against the probability given to the true label: the absolute one falls straight from 1 to 0, the "
        "logarithmic one from 4.605 at 0.01 to 0 at 1, without bound towards 0."
    )


def margin_table(shown: Iterable[str]) -> Mapping[str, Any]:
    """Mistake and the losses shown, by margin."""
    columns = {name: losses[name].value(MARGINS).tolist() for name in ("zero_one", *shown)}
    return {"margin": MARGINS.tolist(), **columns}


def _curve(drawn: go.Figure, x: np.ndarray, y: np.ndarray, name: str, look: dict[str, Any]) -> None:
    drawn.add_scatter(
        x=x, y=y, mode="lines", line=look, name=name, hovertemplate=f"{name}: %{{y:.4f}}<extra></extra>"
    )  # fmt: skip


def _at(drawn: go.Figure, x: float, y: float, ink: str, size: int = 9, symbol: str = "circle") -> None:
    drawn.add_scatter(
        x=[x], y=[y], mode="markers", name="here", hoverinfo="skip",
        marker={"size": size, "color": ink, "symbol": symbol, "line": {"width": 2, "color": ink}},
    )  # fmt: skip
